import { limits, signInStates, studentColumns } from '@learngrove/contract/classes.limits'
import type { ReactNode } from 'react'
import type { ListColumn } from '#lists/lists.columns.ts'
import { ListFrame } from '#lists/lists.frame.tsx'
import { useListPage } from '#lists/lists.page.ts'
import { orderOf } from './asked-order.ts'
import type { Class, School, Student } from './classes.data.ts'
import { dayWords, failureWords, listed, nameOf, signIns } from './classes.words.ts'
import { namesById } from './names-by-id.ts'
import { PersonCell } from './person-cell.tsx'
import { SignInBadge } from './sign-in-badge.tsx'

const columns: readonly ListColumn<Student>[] = [
  {
    id: 'name',
    header: 'Student',
    text: nameOf,
    cell: (student) => <PersonCell person={student} below={student.username} />,
  },
  { id: 'classes', header: 'Class', text: ({ classes }) => listed(classes, 'None yet') },
  { id: 'level', header: 'Year', text: ({ academic_level }) => academic_level?.name ?? '' },
  {
    id: 'sign_in',
    header: 'Sign-in',
    text: ({ sign_in }) => signIns[sign_in].label,
    cell: ({ sign_in }) => <SignInBadge state={sign_in} />,
  },
  {
    id: 'guardians',
    header: 'Guardians',
    text: ({ num_guardians }) => (num_guardians === 0 ? 'None' : `${num_guardians} linked`),
  },
  {
    id: 'last_logged_in',
    header: 'Last seen',
    text: ({ last_logged_in }) => (last_logged_in ? dayWords(last_logged_in) : 'Not yet'),
  },
]

type StudentListProps = {
  readonly school: School
  /** The classes to filter by. */
  readonly classes: readonly Class[]
  readonly empty: ReactNode
  readonly rowActions?: (student: Student) => ReactNode
  readonly chosenActions?: (chosen: readonly Student[]) => ReactNode
  readonly onRowOpen?: (student: Student) => void
}

/** The students whom somebody may see, by class, year and how far they are with signing in. */
export function StudentList({ school, classes, empty, ...actions }: StudentListProps) {
  const levels = school.academic_levels
  const list = useListPage('GET /teachers/students', {
    sortable: studentColumns,
    defaults: {
      sort: { column: 'name', direction: 'ascending' },
      page: 1,
      page_size: limits.page_size,
    },
    filters: {
      class: classes.map(({ id }) => id),
      year: levels.map(({ id }) => id),
      sign_in: signInStates,
    },
    toSent: ({ search, sort, year, class: class_id, page, size, sign_in }) => ({
      query: {
        ...{ page, size },
        ...orderOf(sort),
        ...(search && { name_or_username: search }),
        ...(year && { academic_level_id: year }),
        ...(class_id && { class_id }),
        ...(sign_in && { sign_in }),
      },
    }),
    read: ({ students, total_count }) => ({ rows: students, total: total_count }),
  })
  return (
    <ListFrame<Student>
      list={list}
      caption="Students"
      columns={columns}
      rowKey={({ id }) => id}
      filterWords={{
        class: { label: 'Class', any: 'Every class', values: namesById(classes) },
        year: { label: 'Year', any: 'Every year', values: namesById(levels) },
        sign_in: {
          label: 'Sign-in',
          any: 'Every sign-in',
          values: Object.fromEntries(signInStates.map((state) => [state, signIns[state].label])),
        },
      }}
      searchLabel="Name or username"
      empty={empty}
      failure={failureWords}
      fileName="students"
      {...actions}
    />
  )
}
