/** Which column orders the rows, and which way. */
export type TableSort = {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** What a row is ordered by; null stands last whichever way. */
export type SortValue = string | number | null

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left), String(right))
}

/** A copy of the rows in order; rows that are equal keep their places. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueIn: (row: Row) => SortValue,
  direction: TableSort['direction'],
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((left, right) => {
    const a = valueIn(left)
    const b = valueIn(right)
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * compare(a, b)
  })
}

/** What a press on a column's heading asks for: up, then down, then up again. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort {
  const turn = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: turn ? 'descending' : 'ascending' }
}
