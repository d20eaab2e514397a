import { CloudOff, Download, SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { networkWords } from '#platform/words.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import type { DataTableProps } from '#ui/table/table-types.ts'
import { type FilterWords, ListFilters } from './list-filters.tsx'
import type { ListColumn } from './lists.columns.ts'
import type { ListPage } from './lists.page.ts'
import { useExport } from './use-export.ts'

type ListFrameProps<Row> = Pick<DataTableProps<Row>, 'onRowOpen' | 'openKey' | 'rowActions'> & {
  readonly list: ListPage<Row>
  /** What the list holds: its caption. */
  readonly caption: string
  readonly columns: readonly ListColumn<Row>[]
  readonly rowKey: (row: Row) => string
  readonly filterWords?: Readonly<Record<string, FilterWords>>
  readonly searchLabel?: string
  /** In place of the rows when there are none at all. */
  readonly empty: ReactNode
  /** Why the list did not arrive. */
  readonly failure: (error: unknown) => string
  /** The beginning of the name of its file. */
  readonly fileName: string
  /** What else can be done with the rows that are chosen: buttons of the dark bar. */
  readonly chosenActions?: (chosen: readonly Row[]) => ReactNode
  /** Runs before a file is made of the rows that were chosen, or of all; if it fails there is no file. */
  readonly beforeFile?: (chosen?: string[]) => Promise<void>
}

/** A list of the staff: filters and file above, rows to order, page and choose, and each of its states. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { list, caption, columns, rowKey, filterWords = {}, searchLabel, empty, fileName } = props
  const { rows, total, state, query, turn } = list
  const file = useExport({ name: fileName, columns })
  const { save, progress } = file
  const selection = useChosen(props, (chosen) =>
    save(async () => {
      await props.beforeFile?.([...chosen.keys()])
      return { rows: [...chosen.values()], total: chosen.size }
    }),
  )
  const saveAll = () =>
    save(async (onPart) => {
      await props.beforeFile?.()
      return list.fetchAll({ keyOf: rowKey, onPart })
    })
  return (
    <>
      <ListFilters
        list={list}
        words={filterWords}
        searchLabel={searchLabel}
        onExport={saveAll}
        isExporting={file.isBusy}
        progress={progress}
      />
      <NotTheNewest list={list} />
      <DataTable<Row>
        caption={caption}
        rows={rows}
        rowKey={rowKey}
        columns={columns.map(({ text, cell, ...column }) => ({
          ...column,
          cell: cell ?? text,
          sortable: list.sortable.includes(column.id),
        }))}
        sort={state.sort}
        onSortChange={(sort) => turn({ sort, page: 1 })}
        selection={selection}
        paging={{
          page: state.page,
          pageSize: state.page_size,
          total,
          onPageChange: (page) => turn({ page }),
          pageSizes: list.pageSizes,
          onPageSizeChange: (page_size) => turn({ page_size, page: 1 }),
        }}
        onRowOpen={props.onRowOpen}
        openKey={props.openKey}
        rowActions={props.rowActions}
        loading={query.isFetching}
        empty={list.isFiltered ? <NothingMatches onClear={list.clear} /> : empty}
        problem={query.data === undefined ? problemOf(props) : undefined}
      />
    </>
  )
}

/** Keeps the rows that are chosen, over all pages, with the box and the bar for them. */
function useChosen<Row>(
  { list, columns, rowKey, chosenActions }: ListFrameProps<Row>,
  save: (chosen: ReadonlyMap<string, Row>) => Promise<void>,
): NonNullable<DataTableProps<Row>['selection']> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const keyed = (rows: readonly Row[]) => new Map(rows.map((row) => [rowKey(row), row]))
  const rowLabel = (row: Row) => columns[0]?.text(row) ?? rowKey(row)
  return {
    chosen: new Set(chosen.keys()),
    onChange: (keys) => {
      const known = new Map([...chosen, ...keyed(list.rows)])
      setChosen(new Map([...known].filter(([key]) => keys.has(key))))
    },
    rowLabel,
    chooseAll: {
      total: list.total,
      onChoose: () =>
        list.fetchAll({ keyOf: rowKey }).then(
          ({ rows }) => setChosen(keyed(rows)),
          () => {},
        ),
    },
    actions: (
      <>
        {chosenActions?.([...chosen.values()])}
        <Button size="small" icon={<Download {...ICON_SMALL} />} onClick={() => save(chosen)}>
          Export
        </Button>
      </>
    ),
  }
}

const NothingMatches = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title="Nothing matches"
    action={
      <Button kind="line" onClick={onClear}>
        Take the filters off
      </Button>
    }
  >
    What there is, is hidden by the filters.
  </EmptyState>
)

/** Says why there is no list: it did not arrive, or there is no network. */
function problemOf<Row>({ list: { query }, failure }: ListFrameProps<Row>): ReactNode {
  if (query.fetchStatus === 'paused') {
    return (
      <EmptyState icon={CloudOff} title="You are offline">
        {networkWords}
      </EmptyState>
    )
  }
  if (!query.isError) return undefined
  return (
    <ErrorState
      title="The list did not arrive"
      action={
        <Button kind="soft" busy={query.isFetching} onClick={() => query.refetch()}>
          Try again
        </Button>
      }
    >
      {failure(query.error)}
    </ErrorState>
  )
}

/** Says that what is shown could not be fetched anew, with the way to try. */
function NotTheNewest<Row>({ list: { query } }: { readonly list: ListPage<Row> }) {
  const isPaused = query.fetchStatus === 'paused'
  const isOld = query.data !== undefined && (query.isError || isPaused)
  return (
    <div role="status" className="empty:absolute">
      {isOld && (
        <p className="mb-4 flex flex-wrap items-center gap-3 rounded-tile bg-pastel-sky px-4 py-3 text-sm">
          <CloudOff {...ICON_SMALL} className="flex-none" />
          <span className="min-w-0 flex-1">
            This may not be the newest: it could not be fetched.
          </span>
          <Button
            kind="line"
            size="small"
            busy={query.isFetching && !isPaused}
            onClick={() => query.refetch()}
          >
            Try again
          </Button>
        </p>
      )}
    </div>
  )
}
