export type Collected<Row> = {
  readonly rows: readonly Row[]
  /** How many there are, as the last page said; more than the rows, if the list changed meanwhile. */
  readonly total: number
}

type Collecting<Row> = {
  readonly fetchPage: (page: number, size: number) => Promise<Collected<Row>>
  readonly size: number
  readonly keyOf: (row: Row) => string
  /** Is told after each page but the last how many rows have come. */
  readonly onPart?: ((come: number, total: number) => void) | undefined
}

/**
 * Fetches a list page by page to its end. Rows move between pages while the list changes, so one
 * that comes twice is kept once.
 */
export async function collectPages<Row>({
  fetchPage,
  size,
  keyOf,
  onPart,
}: Collecting<Row>): Promise<Collected<Row>> {
  const found = new Map<string, Row>()
  for (let page = 1; ; page += 1) {
    const { rows, total } = await fetchPage(page, size)
    for (const row of rows) found.set(keyOf(row), row)
    if (rows.length === 0 || page * size >= total) return { rows: [...found.values()], total }
    onPart?.(found.size, total)
  }
}
