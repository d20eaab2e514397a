import { limits } from '@learngrove/contract/safeguarding.limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { type Reading, readings } from './safeguarding.data.ts'
import { failureWords, kinds, nameOf } from './safeguarding.words.ts'
import { ViewHead } from './view-head.tsx'
import { whenWords } from './when.ts'

/** Who has read what. */
export function LogView() {
  const [page, setPage] = useState(1)
  const { data, error, isFetching } = useQuery({ ...readings(page), staleTime: 0 })
  return (
    <>
      <ViewHead title="Who has read" lead="Every reading is here, and none can be taken out." />
      <DataTable<Reading>
        caption="Readings"
        rows={data?.readings ?? []}
        rowKey={({ id }) => id}
        loading={isFetching}
        columns={[
          { id: 'who', header: 'Who', cell: ({ reader }) => nameOf(reader) },
          {
            id: 'when',
            header: 'When',
            cell: ({ happened_at }) => whenWords(new Date(happened_at), new Date()),
          },
          {
            id: 'what',
            header: 'What',
            cell: ({ lines }) => `${lines} ${lines === 1 ? 'line' : 'lines'}`,
          },
          {
            id: 'flag',
            header: 'Flag',
            cell: ({ student, kind }) => `${nameOf(student)}, ${kinds[kind].title.toLowerCase()}`,
          },
        ]}
        paging={{
          page,
          pageSize: limits.page_size,
          total: data?.total_count ?? 0,
          onPageChange: setPage,
        }}
        empty={<EmptyState title="Nobody has read anything yet" mood="calm" />}
        problem={
          error && !data ? (
            <ErrorState title="The log did not arrive">{failureWords(error)}</ErrorState>
          ) : undefined
        }
      />
    </>
  )
}
