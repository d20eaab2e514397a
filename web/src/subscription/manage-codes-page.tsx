import { groupCode } from '@learngrove/contract/activation-code'
import type { Received } from '@learngrove/contract/call'
import { codeStates, limits } from '@learngrove/contract/subscription.limits'
import type { ListColumn } from '#lists/lists.columns.ts'
import { ListFrame } from '#lists/lists.frame.tsx'
import { useListPage } from '#lists/lists.page.ts'
import { titled } from '#platform/brand.ts'
import { useUser } from '#platform/session.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { dayWords, manageFailure, states, usesWords } from './code-states.ts'
import { EndCodes } from './end-codes.tsx'
import { MakeCodes } from './make-codes.tsx'

export type SchoolCode = Received<'GET /teachers/activation-codes'>['codes'][number]

const columns: readonly ListColumn<SchoolCode>[] = [
  {
    id: 'code',
    header: 'Code',
    text: ({ code }) => groupCode(code),
    cell: ({ code }) => <span className="font-semibold tabular-nums">{groupCode(code)}</span>,
  },
  {
    id: 'courses',
    header: 'Opens',
    text: ({ courses }) => courses.map(({ name }) => name).join(', '),
  },
  { id: 'note', header: 'Note', text: ({ note }) => note },
  { id: 'uses', header: 'Used', text: usesWords, align: 'end' },
  {
    id: 'redeemed_by',
    header: 'By',
    text: ({ redeemed_by }) => redeemed_by.map(({ name }) => name).join(', '),
  },
  { id: 'expires_at', header: 'Until', text: ({ expires_at }) => dayWords(expires_at) },
  {
    id: 'state',
    header: 'State',
    text: ({ state }) => states[state].label,
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
  },
]

const sortable = ['created_at', 'expires_at'] as const

/** The activation codes of a school: made, exported, ended. */
function ManageCodesPage() {
  const user = useUser()
  const list = useListPage('GET /teachers/activation-codes', {
    sortable,
    defaults: { page: 1, page_size: limits.page_size },
    filters: { state: codeStates },
    toSent: ({ search, sort, state, page, size }) => ({
      query: {
        ...{ page, size },
        ...(search && { search }),
        ...(state && { state }),
        ...(sort?.endsWith('expires_at') && {
          order_by: 'expires_at' as const,
          desc: sort.startsWith('-'),
        }),
      },
    }),
    read: ({ codes, total_count }) => ({ rows: codes, total: total_count }),
  })
  return (
    <>
      <title>{titled('Activation codes')}</title>
      <PageHeader
        breadcrumb={<p className="mb-1 text-quiet text-sm">{user?.school_name}</p>}
        title="Activation codes"
        lead="Each opens courses in full to students of your school."
        actions={<MakeCodes />}
        className="mb-5"
      />
      <ListFrame<SchoolCode>
        list={list}
        caption="Activation codes"
        columns={columns}
        rowKey={({ id }) => id}
        filterWords={{
          state: {
            label: 'State',
            any: 'Every state',
            values: Object.fromEntries(codeStates.map((state) => [state, states[state].label])),
          },
        }}
        searchLabel="Code or note"
        empty={
          <EmptyState title="No codes yet" action={<MakeCodes />}>
            Make some, and hand them on as a file.
          </EmptyState>
        }
        failure={manageFailure}
        fileName="activation-codes"
        chosenActions={(chosen) => <EndCodes codes={chosen} />}
      />
    </>
  )
}

export { ManageCodesPage as Component }
