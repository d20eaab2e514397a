import { limits } from '@learngrove/contract/safeguarding.limits'
import type { ListColumn } from '#lists/lists.columns.ts'
import { ListFrame } from '#lists/lists.frame.tsx'
import { useListPage } from '#lists/lists.page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { fileWords, filteredWords } from './file.words.ts'
import type { Reading } from './safeguarding.data.ts'
import { recordFile } from './safeguarding.data.ts'
import { failureWords, kinds, linesWords, nameOf } from './safeguarding.words.ts'
import { ViewHead } from './view-head.tsx'
import { whenWords } from './when.ts'

const columns: readonly ListColumn<Reading>[] = [
  { id: 'who', header: 'Who', text: ({ reader }) => nameOf(reader) },
  {
    id: 'when',
    header: 'When',
    text: ({ happened_at }) => happened_at,
    cell: ({ happened_at }) => whenWords(new Date(happened_at), new Date()),
  },
  {
    id: 'what',
    header: 'What',
    text: ({ read, file }) => (file ? fileWords(file) : linesWords(read?.lines ?? 0)),
  },
  {
    id: 'flag',
    header: 'Flag',
    text: ({ read, file }) =>
      read
        ? `${nameOf(read.student)}, ${kinds[read.kind].title.toLowerCase()}`
        : filteredWords(file),
  },
]

/** Who has read what and who has made a file, the latest first. */
export function LogView() {
  const list = useListPage('GET /safeguarding/readings', {
    sortable: [],
    defaults: { page: 1, page_size: limits.page_size },
    filters: {},
    toSent: ({ page, size }) => ({ query: { page, size } }),
    read: ({ readings, total_count }) => ({ rows: readings, total: total_count }),
  })
  return (
    <>
      <ViewHead
        title="Who has read"
        lead="Every reading and every file is here, and none can be taken out."
      />
      <ListFrame<Reading>
        list={list}
        caption="Readings"
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nobody has read anything yet" mood="calm" />}
        failure={failureWords}
        fileName="readings"
        beforeFile={(ids) => recordFile({ list: 'readings', ...(ids && { ids }) })}
      />
    </>
  )
}
