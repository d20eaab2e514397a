import { pages } from '@learngrove/contract/pages'
import { AppLink } from '#platform/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import type { SheetStudent } from './reports.data.ts'
import { personWords, shortDay } from './reports.words.ts'

type SheetStudentsProps = {
  readonly students: readonly SheetStudent[]
  readonly classId: string
  readonly aliasOf: (id: string) => string | undefined
  readonly onOpen: (student: SheetStudent) => void
}

/** How each student did set work; the marks open the answers. */
export const SheetStudents = ({ students, classId, aliasOf, onOpen }: SheetStudentsProps) => (
  <DataTable<SheetStudent>
    caption="Each student"
    rows={students}
    rowKey={({ id }) => id}
    empty={<p className="p-6 text-center text-quiet">It is set to nobody who is in the class.</p>}
    columns={[
      {
        id: 'name',
        header: 'Student',
        cell: (student) => {
          const alias = aliasOf(student.id)
          const href = pages.studentReports({ classId, studentId: student.id })
          return alias ?? <AppLink href={href}>{personWords(student, undefined)}</AppLink>
        },
      },
      {
        id: 'marks',
        header: 'Marks',
        cell: (student) => {
          if (student.num_answered === 0) return '–'
          const marks = `${student.marks_given} of ${student.max_score}`
          const name = personWords(student, aliasOf(student.id))
          return (
            <Button
              kind="soft"
              size="small"
              aria-label={`${marks}, the answers of ${name}`}
              onClick={() => onOpen(student)}
            >
              {marks}
            </Button>
          )
        },
      },
      {
        id: 'done',
        header: 'Answered',
        cell: ({ num_answered, num_questions }) => `${num_answered} of ${num_questions}`,
      },
      { id: 'minutes', header: 'Time', cell: ({ minutes }) => `${minutes} min` },
      {
        id: 'finished',
        header: 'Finished',
        cell: ({ finished_at, num_answered }) =>
          finished_at ? shortDay(finished_at) : num_answered === 0 ? 'not begun' : 'at it',
      },
    ]}
  />
)
