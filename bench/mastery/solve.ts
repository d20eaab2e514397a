/** Solves a small system of linear equations by elimination. `matrix` holds the right side as its last column. */
export function solve(matrix: readonly (readonly number[])[]): number[] {
  const rows = matrix.map((row) => [...row])
  const size = rows.length
  for (let at = 0; at < size; at++) {
    const weight = (row: number) => Math.abs(rows[row]?.[at] ?? 0)
    let best = at
    for (let row = at + 1; row < size; row++) if (weight(row) > weight(best)) best = row
    const pivot = rows[best] ?? []
    rows[best] = rows[at] ?? []
    rows[at] = pivot
    for (let row = 0; row < size; row++) {
      if (row === at) continue
      const own = rows[row] ?? []
      const factor = (own[at] ?? 0) / (pivot[at] ?? 1)
      for (let column = at; column <= size; column++) {
        own[column] = (own[column] ?? 0) - factor * (pivot[column] ?? 0)
      }
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1))
}
