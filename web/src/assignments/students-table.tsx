import { pages } from '@learngrove/contract/pages'
import { CalendarPlus, ChartColumn, Check, Ellipsis, Mail } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { Menu } from '#ui/menu.tsx'
import type { Column } from '#ui/table/table-types.ts'
import type { Board, Student } from './assignments.data.ts'
import { QuestionCells } from './question-cells.tsx'
import { momentWords, nameOf, nowWords } from './words-of-work.ts'

/** What can be done with students of a piece of work. */
export type Deed = 'extend' | 'excuse' | 'remind'
export type OnDeed = (deed: Deed, students: readonly Student[]) => void

const urgency: Readonly<Record<Student['state'], number>> = {
  stuck: 0,
  not_begun: 1,
  working: 2,
  finished: 3,
}

/** Who needs somebody first. Who is excused needs nobody. */
const inOrder = (students: readonly Student[]) =>
  [...students].sort(
    (one, other) =>
      Number(one.excused_at !== null) - Number(other.excused_at !== null) ||
      urgency[one.state] - urgency[other.state] ||
      (other.minutes ?? 0) - (one.minutes ?? 0),
  )

const minuteSeconds = 60

function Now({ student, now }: { readonly student: Student; readonly now: Date }) {
  const words = nowWords(student, now)
  if (student.excused_at) return <Badge>Excused</Badge>
  if (student.state === 'stuck') return <Badge tone="peach">{words}</Badge>
  if (student.state === 'not_begun') return <Badge tone="not-yet">{words}</Badge>
  if (student.state === 'finished') {
    return (
      <Badge tone="leaf" icon={Check}>
        {words}
      </Badge>
    )
  }
  return words
}

/** How each question stands; where some are enough, how far it is to that. */
function Questions({ student }: { readonly student: Student }) {
  const { cells, num_answered, num_to_answer } = student
  return (
    <>
      <QuestionCells cells={cells} />
      {num_to_answer < cells.length && (
        <span className="block text-quiet text-sm tabular-nums">
          {num_answered} of {num_to_answer} to finish
        </span>
      )}
    </>
  )
}

const columnsOf = (board: Board, now: Date): readonly Column<Student>[] => [
  {
    id: 'student',
    header: 'Student',
    cell: (student) => (
      <span className="flex items-center gap-3">
        <Avatar name={nameOf(student)} picture={student.profile_pic_url} size="small" />
        <span className="wrap-anywhere min-w-0 font-semibold">{nameOf(student)}</span>
      </span>
    ),
  },
  {
    id: 'now',
    header: 'Now',
    stacked: 'bare',
    cell: (student) => <Now student={student} now={now} />,
  },
  {
    id: 'questions',
    header: 'Questions',
    stacked: 'bare',
    cell: (student) => <Questions student={student} />,
  },
  {
    id: 'first',
    header: 'First try',
    align: 'end',
    cell: ({ num_tried, num_right_first }) =>
      num_tried > 0 ? `${num_right_first} of ${num_tried}` : 'none',
  },
  {
    id: 'time',
    header: 'Time',
    align: 'end',
    cell: ({ time_spent }) =>
      time_spent > 0 ? `${Math.max(1, Math.round(time_spent / minuteSeconds))} min` : 'none',
  },
  {
    id: 'due',
    header: 'Due',
    cell: ({ due_date }) => momentWords(due_date ?? board.assignment.due_date, now),
  },
]

type TableProps = { readonly board: Board; readonly now: Date; readonly onDeed: OnDeed }

/** The students of a piece of work, those who need somebody first; what can be done with one or with some. */
export function StudentsTable({ board, now, onDeed }: TableProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = inOrder(board.students)
  const some = rows.filter(({ id }) => chosen.has(id))
  const act = (deed: Deed) => () => onDeed(deed, some)
  return (
    <DataTable
      caption={`The students of ${board.assignment.title}, those who need you first`}
      columns={columnsOf(board, now)}
      rows={rows}
      rowKey={({ id }) => id}
      selection={{
        chosen,
        onChange: setChosen,
        rowLabel: nameOf,
        actions: (
          <>
            <Button
              kind="plain"
              size="small"
              icon={<CalendarPlus {...ICON} />}
              onClick={act('extend')}
            >
              More time
            </Button>
            <Button kind="plain" size="small" icon={<Check {...ICON} />} onClick={act('excuse')}>
              Excuse
            </Button>
            <Button kind="plain" size="small" icon={<Mail {...ICON} />} onClick={act('remind')}>
              Remind
            </Button>
          </>
        ),
      }}
      rowActions={(student) => (
        <RowMenu student={student} class_id={board.assignment.class_id} onDeed={onDeed} />
      )}
      className="rounded-none border-0 shadow-none"
    />
  )
}

type RowMenuProps = {
  readonly student: Student
  readonly class_id: string
  readonly onDeed: OnDeed
}

function RowMenu({ student, class_id, onDeed }: RowMenuProps) {
  const name = nameOf(student)
  const report = pages.studentReports({ classId: class_id, studentId: student.id })
  const act = (deed: Deed) => () => onDeed(deed, [student])
  return (
    <Menu
      align="end"
      trigger={
        <Button kind="plain" size="small" iconOnly icon={<Ellipsis {...ICON} />}>
          {`What to do with ${name}`}
        </Button>
      }
      entries={[
        { heading: name },
        {
          ...{ label: 'Open the report', detail: 'what they know and need', href: report },
          icon: <ChartColumn {...ICON_SMALL} />,
          render: <Link to={report} />,
        },
        {
          label: 'More time',
          detail: 'a new date',
          icon: <CalendarPlus {...ICON_SMALL} />,
          onAct: act('extend'),
        },
        {
          label: student.excused_at ? 'Excuse no longer' : 'Excuse',
          detail: student.excused_at ? 'back on the list' : 'neither for nor against',
          icon: <Check {...ICON_SMALL} />,
          onAct: act('excuse'),
        },
        {
          label: 'Remind',
          detail: 'a kind line',
          icon: <Mail {...ICON_SMALL} />,
          disabled: student.state === 'finished' || student.excused_at !== null,
          onAct: act('remind'),
        },
      ]}
    />
  )
}
