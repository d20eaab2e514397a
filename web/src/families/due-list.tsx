import { Check, ChevronDown, Clock } from 'lucide-react'
import type { Week } from '#accounts/accounts.data.ts'
import { dueOf } from '#platform/when.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { Section } from '#ui/section.tsx'
import { moreWords } from './week.words.ts'

/** How many are shown at once; the rest is behind a press, so that the week itself stays in view. */
const shownAtOnce = 3

type DueListProps = {
  readonly id: string
  readonly title: string
  readonly due: Week['due']
  readonly className: string
}

/** Lists what is set for the child, the earliest due first; or what was handed in this week. */
export function DueList({ id, title, due, className }: DueListProps) {
  return (
    <Section id={id} title={title} className={className}>
      <Card as="div" padding="none">
        <Rows due={due.slice(0, shownAtOnce)} />
        {due.length > shownAtOnce && (
          <details className="group/rest border-line border-t">
            <summary className="flex min-h-target list-none items-center gap-1.5 rounded-small px-5 font-bold text-primary-strong text-sm md:px-6 [&::-webkit-details-marker]:hidden">
              {moreWords(due.length - shownAtOnce)}
              <ChevronDown
                {...ICON_SMALL}
                className="transition-transform group-open/rest:rotate-180"
              />
            </summary>
            <Rows due={due.slice(shownAtOnce)} className="border-line border-t" />
          </details>
        )}
      </Card>
    </Section>
  )
}

type RowsProps = { readonly due: Week['due']; readonly className?: string }

const Rows = ({ due, className = '' }: RowsProps) => (
  <ul className={`divide-y divide-line ${className}`}>
    {due.map((each) => (
      <DueRow key={each.quiz_id} due={each} />
    ))}
  </ul>
)

function DueRow({ due }: { readonly due: Week['due'][number] }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5 md:px-6">
      <p className="min-w-0 flex-1 basis-48">
        <b className="font-semibold">{due.title}</b>
        <span className="block text-quiet text-sm">{due.subject_name}</span>
      </p>
      <p className="grid justify-items-end gap-0.5 text-right max-sm:justify-items-start max-sm:text-left">
        <DueBadge due={due} />
        <span className="text-quiet text-sm tabular-nums">{stateWords(due)}</span>
      </p>
    </li>
  )
}

function DueBadge({ due }: { readonly due: Week['due'][number] }) {
  if (due.is_completed) {
    return (
      <Badge tone="leaf" icon={Check}>
        Handed in
      </Badge>
    )
  }
  if (due.due_date === null) return <Badge>No date</Badge>
  const { words, is_soon } = dueOf(new Date(due.due_date), new Date())
  return is_soon ? (
    <Badge tone="not-yet" icon={Clock}>
      {words}
    </Badge>
  ) : (
    <Badge>{words}</Badge>
  )
}

const marks = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

function stateWords(due: Week['due'][number]): string {
  if (due.is_completed) {
    const undecided = due.num_waiting === 0 ? '' : `, ${due.num_waiting} not decided yet`
    return `${marks.format(due.marks_given)} of ${marks.format(due.max_score)} marks${undecided}`
  }
  return due.num_answered === 0
    ? `Not started, ${due.num_questions} ${due.num_questions === 1 ? 'question' : 'questions'}`
    : `${due.num_answered} of ${due.num_questions} answered`
}
