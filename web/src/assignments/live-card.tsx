import { pages } from '@learngrove/contract/pages'
import { ChartColumn, Clock, Presentation, Printer, Projector } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import type { Board } from './assignments.data.ts'
import { BoardTrack } from './board-track.tsx'
import { type OnDeed, StudentsTable } from './students-table.tsx'
import { rulesOf } from './words-of-work.ts'

type LiveCardProps = { readonly board: Board; readonly now: Date; readonly onDeed: OnDeed }

/** One piece of work as it goes: where everybody is, and the same as a table. */
export function LiveCard({ board, now, onDeed }: LiveCardProps) {
  const { assignment, students } = board
  const { id, class_id, title } = assignment
  const unfinished = students.filter(
    ({ state, excused_at }) => state !== 'finished' && excused_at === null,
  )
  return (
    <Card as="section" padding="none" className="overflow-hidden" aria-labelledby="live-title">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 lg:p-5">
        <div className="min-w-0 flex-1 basis-72">
          <h3 id="live-title" className="text-xl">
            {title}
          </h3>
          <p className="mt-1 text-quiet text-sm">{rulesOf(assignment, now)}</p>
        </div>
        <Button
          kind="line"
          size="small"
          icon={<ChartColumn {...ICON} />}
          render={<Link to={pages.teacherReports({ class: class_id, work: id })} />}
        >
          Report
        </Button>
        <Button
          kind="line"
          size="small"
          icon={<Presentation {...ICON} />}
          render={
            <Link to={pages.teacherAssignments({ class: class_id, work: id, view: 'project' })} />
          }
        >
          Project, no names
        </Button>
        <Button
          kind="line"
          size="small"
          icon={<Projector {...ICON} />}
          render={
            <Link
              to={pages.teacherAssignments({
                ...{ class: class_id, work: id, view: 'board', question: '1' },
              })}
            />
          }
        >
          Question on the board
        </Button>
        <Button
          kind="line"
          size="small"
          icon={<Printer {...ICON} />}
          render={
            <Link to={pages.teacherAssignments({ class: class_id, work: id, view: 'paper' })} />
          }
        >
          On paper
        </Button>
        <Button
          kind="line"
          size="small"
          icon={<Clock {...ICON} />}
          disabled={unfinished.length === 0}
          onClick={() => onDeed('extend', unfinished)}
        >
          More time
        </Button>
      </header>
      <BoardTrack board={board} hasNames />
      <StudentsTable board={board} now={now} onDeed={onDeed} />
    </Card>
  )
}
