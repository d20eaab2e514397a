import { classColumns, limits } from '@learngrove/contract/classes.limits'
import { useQuery } from '@tanstack/react-query'
import type { ListColumn } from '#lists/lists.columns.ts'
import { ListFrame } from '#lists/lists.frame.tsx'
import { useListPage } from '#lists/lists.page.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AddClass } from './add-class.tsx'
import { orderOf } from './asked-order.ts'
import { ClassActions } from './class-actions.tsx'
import { type ManagedClass, mySchool, type School } from './classes.data.ts'
import { counted, failureWords, listed } from './classes.words.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { namesById } from './names-by-id.ts'
import { SchoolHead } from './school-head.tsx'

export async function loader() {
  void queryClient.prefetchQuery(mySchool)
  return null
}

const columns: readonly ListColumn<ManagedClass>[] = [
  { id: 'name', header: 'Class', text: ({ name }) => name },
  { id: 'level', header: 'Year', text: ({ academic_level }) => academic_level.name },
  { id: 'subject', header: 'Subject', text: ({ subject }) => subject.name },
  { id: 'teachers', header: 'Teachers', text: ({ teachers }) => listed(teachers, 'Nobody yet') },
  {
    id: 'students',
    header: 'Students',
    text: ({ num_students }) => String(num_students),
    align: 'end',
  },
  {
    id: 'state',
    header: 'State',
    text: ({ is_active }) => (is_active ? 'On' : 'Switched off'),
    cell: ({ is_active }) => (
      <Badge tone={is_active ? 'leaf' : 'danger'}>{is_active ? 'On' : 'Switched off'}</Badge>
    ),
  },
]

/** The classes of a school: found, made, renamed, moved up and switched off. */
function ManageClassesPage() {
  const school = useQuery(mySchool)
  return (
    <>
      <SchoolHead
        page="Classes"
        title={school.data ? counted(school.data.num_classes, 'class', 'classes') : 'Classes'}
        lead={school.data && leadOf(school.data)}
        actions={school.data && <AddClass school={school.data} />}
      />
      <Loaded query={school} what="The list of classes" skeleton={<ListSkeleton />}>
        {(found) => <ClassList school={found} />}
      </Loaded>
    </>
  )
}

const leadOf = ({ num_students, num_without_class }: School) =>
  `${counted(num_students, 'student')}. ${num_without_class === 0 ? 'Everybody is in a class.' : `${num_without_class} in no class yet.`}`

const states = ['true', 'false'] as const

function ClassList({ school }: { readonly school: School }) {
  const list = useListPage('GET /teachers/class', {
    sortable: classColumns,
    defaults: {
      sort: { column: 'name', direction: 'ascending' },
      page: 1,
      page_size: limits.page_size,
    },
    filters: {
      subject: school.subjects.map(({ id }) => id),
      year: school.academic_levels.map(({ id }) => id),
      on: states,
    },
    toSent: ({ search, sort, subject, year, on, page, size }) => ({
      query: {
        ...{ page, size },
        ...orderOf(sort),
        ...(search && { search }),
        ...(subject && { subject_id: subject }),
        ...(year && { academic_level_id: year }),
        ...(on && { is_active: on === 'true' }),
      },
    }),
    read: ({ classes, total_count }) => ({ rows: classes, total: total_count }),
  })
  return (
    <ListFrame<ManagedClass>
      list={list}
      caption="Classes"
      columns={columns}
      rowKey={({ id }) => id}
      filterWords={{
        subject: { label: 'Subject', any: 'Every subject', values: namesById(school.subjects) },
        year: { label: 'Year', any: 'Every year', values: namesById(school.academic_levels) },
        on: { label: 'State', any: 'On and off', values: { true: 'On', false: 'Switched off' } },
      }}
      searchLabel="Name of a class"
      empty={
        <EmptyState title="No classes yet" action={<AddClass school={school} />}>
          A class is a subject in a year, with its teachers and students.
        </EmptyState>
      }
      failure={failureWords}
      fileName="classes"
      rowActions={(row) => <ClassActions of={row} />}
    />
  )
}

export { ManageClassesPage as Component }
