import { limits } from '@learngrove/contract/safeguarding.limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { type CaseSummary, closedCases } from './safeguarding.data.ts'
import { safeguardingLinks } from './safeguarding.links.ts'
import { failureWords, kinds, nameOf, outcomes } from './safeguarding.words.ts'
import { ViewHead } from './view-head.tsx'
import { dayOf, whenWords } from './when.ts'

/** The flags that are closed, the last first. */
export function ClosedView() {
  const [page, setPage] = useState(1)
  const navigate = useNavigate()
  const { data, error, isFetching } = useQuery(closedCases(page))
  return (
    <>
      <ViewHead title="Closed flags" lead="Each with its log, which stays." />
      <DataTable<CaseSummary>
        caption="Closed flags"
        rows={data?.cases ?? []}
        rowKey={({ id }) => id}
        loading={isFetching}
        onRowOpen={({ id }) => navigate(safeguardingLinks.open(id))}
        columns={[
          { id: 'student', header: 'Who', cell: ({ student }) => nameOf(student) },
          { id: 'kind', header: 'Flag', cell: ({ kind }) => kinds[kind].title },
          {
            id: 'closed',
            header: 'Closed',
            cell: ({ closed_at }) => closed_at && whenWords(new Date(closed_at), new Date()),
          },
          {
            id: 'outcome',
            header: 'Outcome',
            cell: ({ outcome }) => outcome && outcomes[outcome].label,
          },
          {
            id: 'again',
            header: 'Look again',
            cell: ({ look_again_on }) => (look_again_on ? dayOf(look_again_on) : 'No'),
          },
        ]}
        paging={{
          page,
          pageSize: limits.page_size,
          total: data?.counts.closed ?? 0,
          onPageChange: setPage,
        }}
        empty={<EmptyState title="Nothing is closed yet">It is kept here once it is.</EmptyState>}
        problem={
          error && !data ? (
            <ErrorState title="The list did not arrive">{failureWords(error)}</ErrorState>
          ) : undefined
        }
      />
    </>
  )
}
