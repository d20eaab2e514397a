import { Check, Clock, Lock } from 'lucide-react'
import { dueOf } from '#student/when.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Section } from './section.tsx'
import type { Child, Week } from './users.data.ts'
import { familyText } from './users.words.ts'
import { weekText } from './week.words.ts'

type DueListProps = { readonly child: Child; readonly due: Week['due'] }

/** What is set for the child, and what was handed in this week. */
export function DueList({ child, due }: DueListProps) {
  return (
    <Section id="due" title={weekText.due} className="mt-10 min-w-0">
      <Card as="div" padding="none">
        {due.length === 0 ? (
          <p className="p-5 text-quiet md:p-6">
            {`Nothing is set for ${child.first_name} just now.`}
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {due.map((each) => (
              <DueRow key={each.quiz_id} due={each} />
            ))}
          </ul>
        )}
      </Card>
      <p className="flex gap-2.5 px-1 pt-3.5 text-quiet text-sm">
        <Lock {...ICON} className="mt-0.5 flex-none" />
        {familyText.chats(child.first_name)}
      </p>
    </Section>
  )
}

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
    return `${marks.format(due.marks_given)} of ${marks.format(due.max_score)} marks`
  }
  return due.num_answered === 0
    ? `Not started, ${due.num_questions} ${due.num_questions === 1 ? 'question' : 'questions'}`
    : `${due.num_answered} of ${due.num_questions} answered`
}
