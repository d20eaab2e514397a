import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Checkbox } from '#ui/checkbox.tsx'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { nextSort } from './table-order.ts'
import { selectionState, withKeys } from './table-selection.ts'
import type { Column, DataTableProps } from './table-types.ts'

/** The headings, with the box that chooses the whole page; a narrow place has the bar instead. */
export function TableHead<Row>({ table }: { readonly table: DataTableProps<Row> }) {
  return (
    <thead className="@max-[600px]:hidden">
      <tr className="border-b border-line">
        {table.selection && (
          <th scope="col" className="w-12.5 pl-5 text-left align-middle">
            <ChoosePage table={table} label="Choose all on this page" labelHidden />
          </th>
        )}
        {table.columns.map((column) => (
          <ColumnHead key={column.id} column={column} table={table} />
        ))}
        {table.rowActions && (
          <th scope="col" className="w-14">
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

type ChoosePageProps<Row> = {
  readonly table: DataTableProps<Row>
  readonly label: string
  readonly labelHidden?: boolean
}

/** The box that chooses every row in sight, or none; mixed while some are chosen. */
export function ChoosePage<Row>({ table, label, labelHidden }: ChoosePageProps<Row>) {
  const { selection, rows, rowKey } = table
  if (!selection) return null
  const keys = rows.map(rowKey)
  const state = selectionState(keys, selection.chosen)
  return (
    <Checkbox
      label={label}
      labelHidden={labelHidden}
      checked={state === 'all'}
      mixed={state === 'some'}
      disabled={rows.length === 0}
      onCheckedChange={() => selection.onChange(withKeys(selection.chosen, keys, state !== 'all'))}
    />
  )
}

type ColumnHeadProps<Row> = {
  readonly column: Column<Row>
  readonly table: DataTableProps<Row>
}

function ColumnHead<Row>({ column, table }: ColumnHeadProps<Row>) {
  const { sort, onSortChange } = table
  const order = sort?.column === column.id ? sort.direction : undefined
  const Arrow = order === undefined ? ChevronsUpDown : order === 'ascending' ? ArrowUp : ArrowDown
  const end = column.align === 'end'
  return (
    <th
      scope="col"
      aria-sort={column.sortable ? (order ?? 'none') : undefined}
      style={{ width: column.width }}
      className={classes(
        'px-3 font-semibold whitespace-nowrap first:pl-5 last:pr-5',
        end ? 'text-right' : 'text-left',
        order ? 'text-ink' : 'text-quiet',
      )}
    >
      {column.sortable && onSortChange ? (
        <button
          type="button"
          onClick={() => onSortChange(nextSort(sort, column.id))}
          className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-semibold -outline-offset-3 hover:text-ink"
        >
          {column.header}
          <Arrow {...ICON_SMALL} className="flex-none" />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}
