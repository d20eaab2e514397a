import { pages } from '@learngrove/contract/pages'
import {
  CalendarPlus,
  Clock,
  HandHelping,
  type LucideIcon,
  Mail,
  PenLine,
  Presentation,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { counted } from '#platform/number-words.ts'
import { daysUntil, dueOf } from '#platform/when.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Section } from '#ui/section.tsx'
import type { Board, Student, Work } from './assignments.data.ts'
import type { OnDeed } from './students-table.tsx'
import { nameOf, namesOf, studentsThat } from './words-of-work.ts'

type ToDo = {
  readonly key: string
  readonly tag: string
  readonly tone: BadgeTone
  readonly icon: LucideIcon
  readonly title: string
  readonly students: readonly Student[]
  readonly text?: string
  readonly press: { readonly label: string; readonly icon: LucideIcon } & (
    | { readonly onAct: () => void }
    | { readonly render: ReactElement }
  )
}

type Given = {
  readonly board: Board
  readonly works: readonly Work[]
  readonly now: Date
  readonly onDeed: OnDeed
}

/** How soon work is due, in days, for it to be worth a word about who has not begun. */
const soonDays = 2
const most = 3

function stuckOf({ board }: Given): ToDo[] {
  const students = studentsThat(board, 'stuck')
  if (students.length === 0) return []
  const questions = [...new Set(students.map(({ question }) => question ?? 1))].sort()
  const [first = 1] = questions
  const { class_id, id } = board.assignment
  const wall = pages.teacherAssignments({
    ...{ class: class_id, work: id, view: 'board', question: String(first) },
  })
  const title = `${namesOf(students)} ${students.length === 1 ? 'is' : 'are'} stuck on question ${questions.join(' and ')}`
  return [
    {
      ...{ key: 'stuck', tag: 'Stuck now', tone: 'peach', icon: HandHelping, title, students },
      press: {
        label: `Put question ${first} on the board`,
        icon: Presentation,
        render: <Link to={wall} />,
      },
    },
  ]
}

function notBegunOf({ board, now, onDeed }: Given): ToDo[] {
  const { due_date } = board.assignment
  const students = studentsThat(board, 'not_begun')
  if (students.length === 0 || due_date === null) return []
  const days = daysUntil(new Date(due_date), now)
  if (days > soonDays) return []
  const isPast = Date.parse(due_date) < now.getTime()
  const have = students.length === 1 ? 'has' : 'have'
  const title = `${namesOf(students)} ${have} not begun`
  const tag = dueOf(new Date(due_date), now).words
  const press = isPast
    ? { label: 'Give more time', icon: CalendarPlus, onAct: () => onDeed('extend', students) }
    : { label: 'Remind kindly', icon: Mail, onAct: () => onDeed('remind', students) }
  return [{ key: 'not-begun', tag, tone: 'not-yet', icon: Clock, title, students, press }]
}

function markingOf({ works, board }: Given): ToDo[] {
  const waiting = works.reduce((sum, { num_waiting }) => sum + num_waiting, 0)
  if (waiting === 0) return []
  const { class_id } = board.assignment
  return [
    {
      ...{ key: 'marking', tag: 'Marking', tone: 'lilac', icon: PenLine, students: [] },
      title: `${counted(waiting, 'answer')} ${waiting === 1 ? 'waits' : 'wait'} for you`,
      text: 'Answers that the machine leaves to a person.',
      press: {
        label: 'Mark them',
        icon: PenLine,
        render: <Link to={pages.teacherAssignments({ class: class_id, view: 'marking' })} />,
      },
    },
  ]
}

/** What to do first with a class’s work, at most three things, each with one press. */
export function ToDoCards(given: Given) {
  const all = [...stuckOf(given), ...notBegunOf(given), ...markingOf(given)].slice(0, most)
  if (all.length === 0) return null
  const title =
    all.length === 1
      ? 'One thing to do first'
      : `${all.length === 2 ? 'Two' : 'Three'} things to do first`
  return (
    <Section id="first" title={title}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3">
        {all.map((one) => (
          <ToDoCard key={one.key} one={one} />
        ))}
      </ul>
    </Section>
  )
}

/** A card names so many students; the table has the others. */
const mostNamed = 3

function ToDoCard({ one }: { readonly one: ToDo }) {
  const { press, students, text } = one
  const Icon = press.icon
  return (
    <Card as="li" className="flex flex-col items-start gap-3">
      <Badge tone={one.tone} icon={one.icon}>
        {one.tag}
      </Badge>
      <h3 className="wrap-anywhere text-lg leading-tight">{one.title}</h3>
      <ul className="mb-1 grid gap-2.5 text-sm">
        {students.slice(0, mostNamed).map((student) => (
          <li key={student.id} className="flex items-center gap-2.5">
            <Avatar name={nameOf(student)} picture={student.profile_pic_url} size="small" />
            <span>
              {nameOf(student)}
              {student.state === 'stuck' && (
                <span className="block text-quiet">
                  {student.minutes} minutes, {counted(student.tries, 'try', 'tries')}
                  {student.hints > 0 && `, ${counted(student.hints, 'hint')}`}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {text && <p className="text-quiet text-sm">{text}</p>}
      <Button
        wide
        icon={<Icon {...ICON} />}
        className="mt-auto"
        {...('render' in press ? { render: press.render } : { onClick: press.onAct })}
      >
        {press.label}
      </Button>
    </Card>
  )
}
