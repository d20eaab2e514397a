import type { ChartTable } from '#ui/chart/table-text.ts'

type TwinTableProps = { readonly caption: string; readonly table: ChartTable }

/** The figures of a chart, the first column naming each row. */
export function TwinTable({ caption, table }: TwinTableProps) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-quiet text-sm">
        <tr className="border-line border-b">
          {table.columns.map((column) => (
            <th key={column} scope="col" className="px-2 py-2 font-semibold not-first:text-right">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chart may name two rows alike
          <tr key={place} className="border-line border-b last:border-0">
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={table.columns[column]} scope="row" className="px-2 py-2 font-semibold">
                  {cell}
                </th>
              ) : (
                <td key={table.columns[column]} className="px-2 py-2 text-right tabular-nums">
                  {cell ?? 'no figure'}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
