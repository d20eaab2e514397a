import { limits, parentColumns, signInStates } from '@learngrove/contract/classes.limits'
import type { ListColumn } from '#lists/lists.columns.ts'
import { ListFrame } from '#lists/lists.frame.tsx'
import { useListPage } from '#lists/lists.page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AddParent } from './add-parent.tsx'
import { orderOf } from './asked-order.ts'
import type { Parent } from './classes.data.ts'
import { dayWords, failureWords, listed, nameOf, signIns } from './classes.words.ts'
import { PersonActions } from './person-actions.tsx'
import { PersonCell } from './person-cell.tsx'
import { SchoolHead } from './school-head.tsx'
import { SignInBadge } from './sign-in-badge.tsx'

const columns: readonly ListColumn<Parent>[] = [
  {
    id: 'name',
    header: 'Parent',
    text: nameOf,
    cell: (parent) => <PersonCell person={parent} below={parent.email} />,
  },
  { id: 'children', header: 'Guardian of', text: ({ children }) => listed(children, 'Nobody yet') },
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

const states = signInStates.filter((state) => ['invited', 'yes', 'off'].includes(state))

/** The parents of the students of a school. */
function ManageParentsPage() {
  const list = useListPage('GET /teachers/parents', {
    sortable: parentColumns,
    defaults: {
      sort: { column: 'name', direction: 'ascending' },
      page: 1,
      page_size: limits.page_size,
    },
    filters: { sign_in: states },
    toSent: ({ search, sort, page, size, sign_in }) => ({
      query: {
        ...{ page, size },
        ...orderOf(sort),
        ...(search && { name_or_username: search }),
        ...(sign_in && { sign_in }),
      },
    }),
    read: ({ parents, total_count }) => ({ rows: parents, total: total_count }),
  })
  return (
    <>
      <SchoolHead
        page="Parents"
        title="Parents"
        lead="Those whom you invited, and those who linked a student of yours by themselves."
        actions={<AddParent />}
      />
      <ListFrame<Parent>
        list={list}
        caption="Parents"
        columns={columns}
        rowKey={({ id }) => id}
        filterWords={{
          sign_in: {
            label: 'Sign-in',
            any: 'Every sign-in',
            values: Object.fromEntries(states.map((state) => [state, signIns[state].label])),
          },
        }}
        searchLabel="Name or username"
        empty={
          <EmptyState title="No parents yet" action={<AddParent />}>
            Invite one by mail, or let a child show its link code.
          </EmptyState>
        }
        failure={failureWords}
        fileName="parents"
        rowActions={(parent) =>
          // An account of a family is the family's: a school switches only what it made.
          parent.email === null ? null : <PersonActions person={parent} />
        }
      />
    </>
  )
}

export { ManageParentsPage as Component }
