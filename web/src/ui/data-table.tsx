import { classes } from './classes.ts'
import { ChosenBar, NarrowBar } from './table/table-bar.tsx'
import { TableFoot } from './table/table-foot.tsx'
import { TableHead } from './table/table-head.tsx'
import { TableLoading } from './table/table-loading.tsx'
import { TableRow } from './table/table-row.tsx'
import type { DataTableProps } from './table/table-types.ts'

/**
 * Rows that can be ordered, paged, chosen and opened. It holds no state: order, page and selection come
 * and go as props, so that a page can keep them in the address. Under 600 px each row becomes a card.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, paging, loading, empty, problem } = props
  const instead =
    problem ?? (rows.length > 0 ? null : loading ? <TableLoading caption={caption} /> : empty)
  return (
    <div
      className={classes(
        '@container flex flex-col overflow-hidden rounded-card border border-line bg-surface text-sm shadow-1',
        props.className,
      )}
    >
      <ChosenBar table={props} />
      {instead === null || instead === undefined ? (
        <>
          <NarrowBar table={props} />
          {loading && <div className="h-0.75 animate-shimmer bg-primary" />}
          <div className="overflow-x-auto overscroll-x-contain">
            <table
              aria-busy={loading || undefined}
              className="w-full border-collapse @max-[600px]:block"
            >
              <caption
                className={
                  props.captionShown
                    ? 'px-5 pt-4 text-left font-display text-lg font-bold @max-[600px]:block'
                    : 'sr-only'
                }
              >
                {caption}
              </caption>
              <TableHead table={props} />
              <tbody className="@max-[600px]:block">
                {rows.map((row) => (
                  <TableRow key={rowKey(row)} row={row} table={props} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      ) : (
        <div className="grid min-h-64 flex-1 items-center">{instead}</div>
      )}
      {paging && !problem && paging.total > 0 && <TableFoot paging={paging} caption={caption} />}
    </div>
  )
}
