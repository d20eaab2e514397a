import { limits } from '@learngrove/contract/safeguarding.limits'
import type { ListColumn } from '#lists/lists.columns.ts'
import { ListFrame } from '#lists/lists.frame.tsx'
import { useListPage } from '#lists/lists.page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Reading } from './safeguarding.data.ts'
import { failureWords, kinds, nameOf } from './safeguarding.words.ts'
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
    text: ({ lines }) => `${lines} ${lines === 1 ? 'line' : 'lines'}`,
  },
  {
    id: 'flag',
    header: 'Flag',
    text: ({ student, kind }) => `${nameOf(student)}, ${kinds[kind].title.toLowerCase()}`,
  },
]

/** Who has read what, the latest first. */
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
      <ViewHead title="Who has read" lead="Every reading is here, and none can be taken out." />
      <ListFrame<Reading>
        list={list}
        caption="Readings"
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nobody has read anything yet" mood="calm" />}
        failure={failureWords}
        fileName="readings"
      />
    </>
  )
}
