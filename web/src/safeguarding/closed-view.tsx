import { closedCaseColumns, limits } from '@learngrove/contract/safeguarding.limits'
import { useNavigate } from 'react-router'
import type { ListColumn } from '#lists/lists.columns.ts'
import { ListFrame } from '#lists/lists.frame.tsx'
import { useListPage } from '#lists/lists.page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { keysOf } from './keys-of.ts'
import { type CaseSummary, recordFile } from './safeguarding.data.ts'
import { safeguardingLinks } from './safeguarding.links.ts'
import { failureWords, kinds, nameOf, outcomes } from './safeguarding.words.ts'
import { ViewHead } from './view-head.tsx'
import { dayOf, whenWords } from './when.ts'

const columns: readonly ListColumn<CaseSummary>[] = [
  { id: 'student', header: 'Who', text: ({ student }) => nameOf(student) },
  { id: 'kind', header: 'Flag', text: ({ kind }) => kinds[kind].title },
  {
    id: 'closed_at',
    header: 'Closed',
    text: ({ closed_at }) => closed_at ?? '',
    cell: ({ closed_at }) => closed_at && whenWords(new Date(closed_at), new Date()),
  },
  {
    id: 'outcome',
    header: 'Outcome',
    text: ({ outcome }) => (outcome ? outcomes[outcome].label : ''),
  },
  {
    id: 'look_again_on',
    header: 'Look again',
    text: ({ look_again_on }) => look_again_on ?? '',
    cell: ({ look_again_on }) => (look_again_on ? dayOf(look_again_on) : 'No'),
  },
]

const filterWords = {
  kind: {
    label: 'Flag',
    any: 'Every flag',
    values: Object.fromEntries(keysOf(kinds).map((kind) => [kind, kinds[kind].title])),
  },
  outcome: {
    label: 'Outcome',
    any: 'Every outcome',
    values: Object.fromEntries(keysOf(outcomes).map((one) => [one, outcomes[one].label])),
  },
}

const searchOf = ({ search }: { readonly search: string }) => (search ? { search } : {})

/** The flags that are closed, the last first. */
export function ClosedView() {
  const navigate = useNavigate()
  const list = useListPage('GET /safeguarding/cases', {
    sortable: closedCaseColumns,
    defaults: {
      sort: { column: 'closed_at', direction: 'descending' },
      page: 1,
      page_size: limits.page_size,
    },
    filters: { kind: keysOf(kinds), outcome: keysOf(outcomes) },
    toSent: (asked) => ({ query: { state: 'closed' as const, ...asked } }),
    read: ({ cases, total_count }) => ({ rows: cases, total: total_count }),
  })
  return (
    <>
      <ViewHead title="Closed flags" lead="Each with its log, which stays." />
      <ListFrame<CaseSummary>
        list={list}
        caption="Closed flags"
        columns={columns}
        rowKey={({ id }) => id}
        filterWords={filterWords}
        searchLabel="Name"
        onRowOpen={({ id }) => navigate(safeguardingLinks.open(id))}
        empty={<EmptyState title="Nothing is closed yet">It is kept here once it is.</EmptyState>}
        failure={failureWords}
        fileName="closed-flags"
        beforeFile={(ids) =>
          recordFile({ list: 'closed', ...(ids ? { ids } : { ...list.chosen, ...searchOf(list) }) })
        }
      />
    </>
  )
}
