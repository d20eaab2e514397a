import { pages } from '@learngrove/contract/pages'
import { ArrowRight, PenLine } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Section } from '#ui/section.tsx'
import type { Column } from '#ui/table/table-types.ts'
import type { Work } from './assignments.data.ts'
import { momentWords, placeOf } from './words-of-work.ts'

const scoreOf = ({ median_score, max_score }: Work) =>
  median_score === null ? 'none yet' : `${median_score} of ${max_score}`

/** How many have finished, are at work and are to come: a bar, and in words. */
function Bar({ work }: { readonly work: Work }) {
  const { num_finished, num_working, num_not_begun, num_students } = work
  const share = (count: number) => `${(100 * count) / Math.max(1, num_students)}%`
  return (
    <span className="flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className="flex h-2 w-40 max-w-full gap-0.5 overflow-hidden rounded-full bg-track"
      >
        <span className="bg-primary" style={{ width: share(num_finished) }} />
        <span className="bg-primary/50" style={{ width: share(num_working) }} />
      </span>
      <span className="text-quiet tabular-nums">
        <span aria-hidden="true">
          {num_finished}, {num_working}, {num_not_begun}
        </span>
        <span className="sr-only">
          {num_finished} finished, {num_working} at work, {num_not_begun} to come
        </span>
      </span>
    </span>
  )
}

const columnsAt = (now: Date): readonly Column<Work>[] => [
  {
    id: 'work',
    header: 'Work',
    cell: ({ title, num_students }) => (
      <>
        <span className="block wrap-anywhere font-semibold">{title}</span>
        <span className="text-quiet">{num_students} students</span>
      </>
    ),
  },
  {
    id: 'due',
    header: 'Due',
    cell: (work) =>
      placeOf(work, now) === 'later' ? (
        <Badge tone="sky">Opens {momentWords(work.date_assigned, now)}</Badge>
      ) : (
        momentWords(work.due_date, now)
      ),
  },
  {
    id: 'progress',
    header: 'Finished, at work, to come',
    stacked: 'bare',
    cell: (work) => <Bar work={work} />,
  },
  { id: 'median', header: 'Median', align: 'end', cell: scoreOf },
]

const linkTo = ({ class_id, id }: Pick<Work, 'class_id' | 'id'>) =>
  pages.teacherAssignments({ class: class_id, work: id })

type OtherWorkProps = { readonly works: readonly Work[]; readonly now: Date }

/** What else is set, and behind it what is over. */
export function OtherWork({ works, now }: OtherWorkProps) {
  const over = works.filter((work) => placeOf(work, now) === 'archive')
  const also = works.filter((work) => !over.includes(work))
  const columns = columnsAt(now)
  return (
    <>
      {also.length > 0 && (
        <Section id="also" title="Also set">
          <DataTable
            caption="Also set"
            columns={
              also.some(({ num_waiting }) => num_waiting > 0) ? [...columns, toMark] : columns
            }
            rows={also}
            rowKey={({ id }) => id}
            rowActions={(work) => <Open work={work} />}
          />
        </Section>
      )}
      {over.length > 0 && <Archive works={over} now={now} />}
    </>
  )
}

/** Leads to what waits for a person in a piece of work. */
const toMark: Column<Work> = {
  id: 'mark',
  header: 'To mark',
  align: 'end',
  stacked: 'bare',
  cell: ({ class_id, title, num_waiting }) =>
    num_waiting > 0 && (
      <Button
        kind="soft"
        size="small"
        icon={<PenLine {...ICON} />}
        render={<Link to={pages.teacherAssignments({ class: class_id, view: 'marking' })} />}
      >
        Mark {num_waiting}
        <span className="sr-only"> of {title}</span>
      </Button>
    ),
}

const Open = ({ work }: { readonly work: Work }) => (
  <Button
    kind="plain"
    size="small"
    iconOnly
    icon={<ArrowRight {...ICON} />}
    render={<Link to={linkTo(work)} />}
  >
    {`Open ${work.title}`}
  </Button>
)

function Archive({ works, now }: OtherWorkProps) {
  return (
    <details className="mt-6 border-line border-t">
      <summary className="flex min-h-13 cursor-pointer items-center gap-2.5 font-semibold text-quiet text-sm">
        Archive, {works.length}
      </summary>
      <ul>
        {works.map((work) => (
          <li
            key={work.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-2 text-sm"
          >
            <span className="min-w-0 flex-1 basis-60 font-semibold">{work.title}</span>
            <span className="text-quiet">Closed {momentWords(work.due_date, now)}</span>
            <span className="text-quiet tabular-nums">
              {work.num_finished} of {work.num_students}
            </span>
            <Button kind="plain" size="small" render={<Link to={linkTo(work)} />}>
              Open
              <span className="sr-only"> {work.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
