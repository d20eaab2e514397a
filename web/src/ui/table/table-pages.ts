/** A page number, or a gap that stands for the pages between its neighbours. */
export type PageMark = number | 'gap'

/** The most marks that `pageMarks` gives: ends, a gap or page each side, and the page with its neighbours. */
export const MOST_PAGE_MARKS = 7

/** How many pages so many rows take: at least one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** The rows of a page, counted from 1; a page past the end has none. */
export function pageRows<Row>(
  rows: readonly Row[],
  page: number,
  pageSize: number,
): readonly Row[] {
  return rows.slice((page - 1) * pageSize, page * pageSize)
}

/** Where the page stands among all rows, in words: "1 to 8 of 46". */
export function pageWords(page: number, pageSize: number, total: number): string {
  if (total === 0) return 'None'
  const last = Math.min(page * pageSize, total)
  const first = Math.min((page - 1) * pageSize + 1, last)
  return first === last ? `${last} of ${total}` : `${first} to ${last} of ${total}`
}

/** The marks of a row of page buttons: the ends, the page and its neighbours, gaps between. */
export function pageMarks(page: number, count: number): readonly PageMark[] {
  const numbers = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  if (count <= MOST_PAGE_MARKS) return numbers(1, count)
  const edge = MOST_PAGE_MARKS - 2
  if (page < edge) return [...numbers(1, edge), 'gap', count]
  if (page > count - edge + 1) return [1, 'gap', ...numbers(count - edge + 1, count)]
  return [1, 'gap', ...numbers(page - 1, page + 1), 'gap', count]
}
