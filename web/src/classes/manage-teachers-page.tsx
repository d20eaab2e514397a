import { limits, signInStates, teacherColumns } from '@learngrove/contract/classes.limits'
import { teacherRole } from '@learngrove/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ListColumn } from '#lists/lists.columns.ts'
import { ListFrame } from '#lists/lists.frame.tsx'
import { useListPage } from '#lists/lists.page.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { useUser } from '#platform/session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ICON } from '#ui/icon-props.ts'
import { AddTeacher } from './add-teacher.tsx'
import { orderOf } from './asked-order.ts'
import { ChangeRole } from './change-role.tsx'
import { mySchool, type School, type Teacher } from './classes.data.ts'
import {
  counted,
  dayWords,
  failureWords,
  listed,
  nameOf,
  roleOf,
  roles,
  signIns,
} from './classes.words.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { PersonActions } from './person-actions.tsx'
import { PersonCell } from './person-cell.tsx'
import { SchoolHead } from './school-head.tsx'
import { SignInBadge } from './sign-in-badge.tsx'

export async function loader() {
  void queryClient.prefetchQuery(mySchool)
  return null
}

/** A role, and what a head of department is over. */
const roleWords = ({ teacher_role_id, subjects }: Teacher) =>
  subjects.length === 0
    ? roles[teacher_role_id]
    : `${roles[teacher_role_id]}: ${listed(subjects, '')}`

const columns: readonly ListColumn<Teacher>[] = [
  {
    id: 'name',
    header: 'Name',
    text: nameOf,
    cell: (teacher) => <PersonCell person={teacher} below={teacher.email} />,
  },
  { id: 'role', header: 'Role', text: roleWords },
  { id: 'classes', header: 'Classes', text: ({ classes }) => listed(classes, 'None yet') },
  {
    id: 'sign_in',
    header: 'Sign-in',
    text: ({ sign_in }) => signIns[sign_in].label,
    cell: ({ sign_in }) => <SignInBadge state={sign_in} />,
  },
  {
    id: 'last_logged_in',
    header: 'Last seen',
    text: ({ last_logged_in }) => (last_logged_in ? dayWords(last_logged_in) : 'Not yet'),
  },
]

const roleIds = Object.values(teacherRole).map(String)
const states = signInStates.filter((state) => ['invited', 'yes', 'off'].includes(state))

/** The staff of a school: found, invited, made head of a department, switched off. */
function ManageTeachersPage() {
  const school = useQuery(mySchool)
  return (
    <>
      <SchoolHead
        page="Teachers"
        title={school.data ? counted(school.data.num_teachers, 'teacher') : 'Teachers'}
        lead="Owners run the school. Heads of department read the classes of their subjects."
        actions={school.data && <AddTeacher school={school.data} />}
      />
      <Loaded query={school} what="The list of teachers" skeleton={<ListSkeleton />}>
        {(found) => (
          <TeacherList
            school={found}
            empty={<EmptyState title="Nobody yet" action={<AddTeacher school={found} />} />}
          />
        )}
      </Loaded>
    </>
  )
}

type TeacherListProps = { readonly school: School; readonly empty: ReactNode }

function TeacherList({ school, empty }: TeacherListProps) {
  const list = useListPage('GET /teachers', {
    sortable: teacherColumns,
    defaults: {
      sort: { column: 'name', direction: 'ascending' },
      page: 1,
      page_size: limits.page_size,
    },
    filters: { role: roleIds, sign_in: states },
    toSent: ({ search, sort, role, page, size, sign_in }) => ({
      query: {
        ...{ page, size },
        ...orderOf(sort),
        ...(search && { name_or_username: search }),
        ...(role && { teacher_role_id: roleOf(role) }),
        ...(sign_in && { sign_in }),
      },
    }),
    read: ({ teachers, total_count }) => ({ rows: teachers, total: total_count }),
  })
  return (
    <ListFrame<Teacher>
      list={list}
      caption="Teachers"
      columns={columns}
      rowKey={({ id }) => id}
      filterWords={{
        role: {
          label: 'Role',
          any: 'Every role',
          values: Object.fromEntries(
            Object.values(teacherRole).map((role) => [String(role), roles[role]]),
          ),
        },
        sign_in: {
          label: 'Sign-in',
          any: 'Every sign-in',
          values: Object.fromEntries(states.map((state) => [state, signIns[state].label])),
        },
      }}
      searchLabel="Name or username"
      empty={empty}
      failure={failureWords}
      fileName="teachers"
      rowActions={(teacher) => <TeacherActions teacher={teacher} school={school} />}
    />
  )
}

type TeacherActionsProps = { readonly teacher: Teacher; readonly school: School }

/** What can be done with one of the staff; nobody changes their own role. */
function TeacherActions({ teacher, school }: TeacherActionsProps) {
  const me = useUser()
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      {isChanging && (
        <ChangeRole teacher={teacher} school={school} onClose={() => setChanging(false)} />
      )}
      <PersonActions
        person={teacher}
        more={
          teacher.id === me?.id
            ? []
            : [
                {
                  label: 'Change role',
                  icon: <GraduationCap {...ICON} />,
                  onAct: () => setChanging(true),
                },
              ]
        }
      />
    </>
  )
}

export { ManageTeachersPage as Component }
