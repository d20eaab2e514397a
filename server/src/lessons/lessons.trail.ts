/** Row and column of each step of the trail that winds through a 7x7 field. */
const trail = [
  [0, 0],
  [0, 2],
  [0, 4],
  [1, 6],
  [2, 4],
  [2, 2],
  [3, 0],
  [4, 2],
  [4, 4],
  [5, 6],
  [6, 4],
  [6, 2],
  [6, 0],
] as const

const size = 7

/** Returns the field with the first `count` steps of the trail, in order. */
export function matrixOf(count: number): (number | null)[][] {
  const field = Array.from({ length: size }, () =>
    Array.from<number | null>({ length: size }).fill(null),
  )
  for (const [index, [row, column]] of trail.slice(0, count).entries()) {
    const line = field[row]
    if (line) line[column] = index
  }
  return field
}
