import { Checkbox } from '#ui/checkbox.tsx'
import { classes } from '#ui/classes.ts'
import { withKeys } from './table-selection.ts'
import type { Column, DataTableProps } from './table-types.ts'

type TableRowProps<Row> = {
  readonly row: Row
  readonly table: DataTableProps<Row>
}

const CELL =
  'h-14 px-3 py-1.5 align-middle @min-[600px]:first:pl-5 @min-[600px]:last:pr-5 @max-[600px]:block @max-[600px]:h-auto @max-[600px]:p-0'
/** Above the press area that the row's first cell spreads over the whole row. */
const ABOVE = 'relative z-1'

/** A row; in a narrow place a card: the name on top, then each value under its heading. */
export function TableRow<Row>({ row, table }: TableRowProps<Row>) {
  const { selection, columns, rowKey, rowActions } = table
  const key = rowKey(row)
  const chosen = selection?.chosen.has(key) ?? false
  const open = table.openKey === key
  return (
    <tr
      className={classes(
        'relative border-b border-line transition-colors duration-quick last:border-b-0 hover:bg-hover',
        '@max-[600px]:flex @max-[600px]:flex-wrap @max-[600px]:gap-x-3 @max-[600px]:gap-y-1.5 @max-[600px]:px-4 @max-[600px]:py-3',
        selection && '@max-[600px]:pl-13',
        chosen && 'bg-[color-mix(in_oklab,var(--leaf-soft)_50%,var(--surface))]',
        open && 'shadow-[inset_3px_0_var(--leaf)]',
      )}
    >
      {selection && (
        <td
          className={classes(
            CELL,
            'w-12.5 @max-[600px]:absolute @max-[600px]:top-4 @max-[600px]:left-4',
          )}
        >
          <Checkbox
            label={`Choose ${selection.rowLabel(row)}`}
            labelHidden
            checked={chosen}
            onCheckedChange={(checked) =>
              selection.onChange(withKeys(selection.chosen, [key], checked))
            }
            className={ABOVE}
          />
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <NameCell key={column.id} column={column} row={row} table={table} />
        ) : (
          <ValueCell key={column.id} column={column} row={row} />
        ),
      )}
      {rowActions && (
        <td
          className={classes(
            CELL,
            'text-right @max-[600px]:absolute @max-[600px]:top-2 @max-[600px]:right-2',
          )}
        >
          <div className={ABOVE}>{rowActions(row)}</div>
        </td>
      )}
    </tr>
  )
}

type CellProps<Row> = { readonly column: Column<Row>; readonly row: Row }

function NameCell<Row>({ column, row, table }: CellProps<Row> & TableRowProps<Row>) {
  const { onRowOpen, openKey, rowKey } = table
  return (
    <th
      scope="row"
      className={classes(
        CELL,
        'text-left font-normal @max-[600px]:w-full',
        table.rowActions && '@max-[600px]:pr-12',
      )}
    >
      {onRowOpen ? (
        <button
          type="button"
          aria-expanded={openKey === undefined ? undefined : openKey === rowKey(row)}
          onClick={() => onRowOpen(row)}
          className="min-h-11 max-w-full rounded-control text-left after:absolute after:inset-0"
        >
          {column.cell(row)}
        </button>
      ) : (
        column.cell(row)
      )}
    </th>
  )
}

function ValueCell<Row>({ column, row }: CellProps<Row>) {
  const stacked = column.stacked ?? 'pair'
  return (
    <td
      className={classes(
        CELL,
        'tabular-nums @max-[600px]:text-left',
        column.align === 'end' && 'text-right',
        stacked === 'pair' && '@max-[600px]:min-w-20 @max-[600px]:flex-1',
        (stacked === 'wide' || stacked === 'bare') && '@max-[600px]:w-full',
        stacked === 'bare' && '@max-[600px]:empty:hidden',
        stacked === 'hidden' && '@max-[600px]:hidden',
      )}
    >
      {(stacked === 'pair' || stacked === 'wide') && (
        <span className="hidden text-quiet @max-[600px]:block">{column.header}</span>
      )}
      {column.cell(row)}
    </td>
  )
}
