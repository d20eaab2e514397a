import { Select } from '#ui/select.tsx'
import { ChoosePage } from './table-head.tsx'
import type { DataTableProps } from './table-types.ts'

/** The dark bar over the table while rows are chosen: how many, all of them, none of them, and what to do. */
export function ChosenBar<Row>({ table }: { readonly table: DataTableProps<Row> }) {
  const { selection } = table
  const count = selection?.chosen.size ?? 0
  const all = selection?.chooseAll
  const link =
    'min-h-11 rounded-control px-1.5 font-semibold underline underline-offset-3 md:min-h-9'
  return (
    <div aria-live="polite">
      {selection && count > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-ink py-2 pr-3 pl-5 text-sm text-paper">
          <b className="font-bold">{count} chosen</b>
          {all && count < all.total && (
            <button type="button" className={link} onClick={all.onChoose}>
              Choose all {all.total}
            </button>
          )}
          <button type="button" className={link} onClick={() => selection.onChange(new Set())}>
            Choose none
          </button>
          <div className="ml-auto flex flex-wrap gap-2 *:bg-paper/13 *:text-inherit *:hover:not-disabled:bg-paper/22">
            {selection.actions}
          </div>
        </div>
      )}
    </div>
  )
}

/** What the headings do, for a narrow place that has none: choose the page, order the rows. */
export function NarrowBar<Row>({ table }: { readonly table: DataTableProps<Row> }) {
  const { columns, sort, onSortChange, selection } = table
  const sortable = onSortChange ? columns.filter((column) => column.sortable) : []
  if (!selection && sortable.length === 0) return null
  const choices = sortable.flatMap((column) => [
    { value: `ascending ${column.id}`, label: `${column.header}, ascending` },
    { value: `descending ${column.id}`, label: `${column.header}, descending` },
  ])
  return (
    <div className="hidden flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-1.5 @max-[600px]:flex">
      <ChoosePage table={table} label="All here" />
      {sortable.length > 0 && (
        <Select
          label="Order"
          labelHidden
          compact
          placeholder="Order by"
          choices={choices}
          value={sort ? `${sort.direction} ${sort.column}` : null}
          onValueChange={(value) => {
            const [direction, ...id] = value.split(' ')
            onSortChange?.({
              column: id.join(' '),
              direction: direction === 'descending' ? 'descending' : 'ascending',
            })
          }}
          className="w-auto max-w-full"
        />
      )}
    </div>
  )
}
