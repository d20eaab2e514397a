export type Point = { readonly x: number; readonly y: number }
export type Pair = { readonly from: Point; readonly to: Point }

/** A plane seen from somewhere: takes points of the page to points of its picture. */
export type Homography = readonly number[]

/**
 * Fits a homography to pairs of points by least squares (the direct linear transformation with its last
 * coefficient one); undefined where they do not determine any. Exact for four pairs.
 */
export function fitHomography(pairs: readonly Pair[]): Homography | undefined {
  const rows = pairs.flatMap(({ from: { x, y }, to: { x: u, y: v } }) => [
    [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
    [0, 0, 0, x, y, 1, -v * x, -v * y, v],
  ])
  const solved = leastSquares(rows, 8)
  return solved && [...solved, 1]
}

/** Fits what keeps parallels parallel, which is steadier where the points lie close together. */
export function fitAffine(pairs: readonly Pair[]): Homography | undefined {
  const rows = pairs.flatMap(({ from: { x, y }, to: { x: u, y: v } }) => [
    [x, y, 1, 0, 0, 0, u],
    [0, 0, 0, x, y, 1, v],
  ])
  const solved = leastSquares(rows, 6)
  return solved && [...solved, 0, 0, 1]
}

export function project(plane: Homography, { x, y }: Point): Point {
  const at = (index: number) => plane[index] ?? 0
  const depth = at(6) * x + at(7) * y + at(8)
  return {
    x: (at(0) * x + at(1) * y + at(2)) / depth,
    y: (at(3) * x + at(4) * y + at(5)) / depth,
  }
}

export const distance = (one: Point, other: Point): number =>
  Math.hypot(one.x - other.x, one.y - other.y)

/** Solves rows of coefficients, each with its right side last, by their normal equations. */
function leastSquares(rows: readonly (readonly number[])[], count: number): number[] | undefined {
  const scales = Array.from({ length: count }, (_, at) =>
    Math.max(1e-12, ...rows.map((row) => Math.abs(row[at] ?? 0))),
  )
  const cell = (row: readonly number[], at: number) => (row[at] ?? 0) / (scales[at] ?? 1)
  const normal = Array.from({ length: count }, (_, i) => [
    ...Array.from({ length: count }, (_, j) =>
      rows.reduce((sum, row) => sum + cell(row, i) * cell(row, j), 0),
    ),
    rows.reduce((sum, row) => sum + cell(row, i) * (row[count] ?? 0), 0),
  ])
  const solved = eliminate(normal)
  return solved?.map((value, at) => value / (scales[at] ?? 1))
}

const smallest = 1e-13

/** Gaussian elimination with the largest pivot of each column. */
function eliminate(matrix: number[][]): number[] | undefined {
  const count = matrix.length
  for (let column = 0; column < count; column += 1) {
    const size = (row: number) => Math.abs(matrix[row]?.[column] ?? 0)
    let best = column
    for (let row = column + 1; row < count; row += 1) if (size(row) > size(best)) best = row
    if (size(best) < smallest) return undefined
    const [pivot, other] = [matrix[best], matrix[column]]
    if (!pivot || !other) return undefined
    matrix[best] = other
    matrix[column] = pivot
    for (const row of matrix) {
      if (row === pivot) continue
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
      for (let at = column; at <= count; at += 1)
        row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0)
    }
  }
  return matrix.map((row, at) => (row[count] ?? 0) / (row[at] ?? 1))
}
