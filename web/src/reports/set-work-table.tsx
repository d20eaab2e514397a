import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { AppLink } from '#platform/app-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { shortDay } from './reports.words.ts'

type SetWork = Received<'GET /classes/{classId}/students/{studentId}/report'>['set'][number]

const doneWords = ({ finished_at, num_answered, num_questions }: SetWork): string => {
  if (finished_at) return shortDay(finished_at)
  return num_answered === 0 ? 'not begun' : `${num_answered} of ${num_questions}`
}

type SetWorkTableProps = { readonly rows: readonly SetWork[]; readonly classId: string }

/** What was set to a student in a class, and what came of it. */
export const SetWorkTable = ({ rows, classId }: SetWorkTableProps) => (
  <DataTable<SetWork>
    caption="What was set"
    rows={rows}
    rowKey={({ assignment_id }) => assignment_id}
    empty={<p className="p-6 text-center text-quiet">Nothing was set yet.</p>}
    columns={[
      {
        id: 'title',
        header: 'Work',
        cell: ({ title, assignment_id }) => (
          <AppLink href={pages.teacherReports({ class: classId, work: assignment_id })}>
            {title}
          </AppLink>
        ),
      },
      { id: 'set_at', header: 'Set', cell: ({ set_at }) => shortDay(set_at) },
      { id: 'due', header: 'Due', cell: ({ due_date }) => (due_date ? shortDay(due_date) : '–') },
      { id: 'done', header: 'Done', cell: doneWords },
      {
        id: 'result',
        header: 'Result',
        cell: ({ num_answered, marks_given, max_score }) =>
          num_answered === 0 ? '–' : `${marks_given} of ${max_score}`,
      },
      { id: 'minutes', header: 'Time', cell: ({ minutes }) => `${minutes} min` },
    ]}
  />
)
