import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Board } from './assignments.data.ts'
import { BoardTrack } from './board-track.tsx'

/** The board as it may stand on the wall of a room: how many are where, and nobody’s name. */
export function ProjectView({ board }: { readonly board: Board }) {
  const { class_id, id, title, num_finished, num_students } = board.assignment
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-end gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere font-heavy text-3xl md:text-4xl">{title}</h2>
          <p className="mt-2 text-xl">
            {num_finished} of {num_students} finished
          </p>
        </div>
        <Button
          kind="line"
          render={<Link to={pages.teacherAssignments({ class: class_id, work: id })} />}
        >
          Back
        </Button>
      </header>
      <Card padding="none" className="overflow-hidden">
        <BoardTrack board={board} hasNames={false} />
      </Card>
    </div>
  )
}
