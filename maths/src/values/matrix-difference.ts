import * as build from '#notation/build.ts'
import type { Node } from '#notation/node.ts'
import { withDeterminants } from '#values/determinants.ts'
import { compareExpressions } from '#values/equal.ts'
import { evaluate } from '#values/evaluate.ts'
import { type Grid, gridLike, gridOf, hasMatrix, transposed } from '#values/matrices.ts'
import { namedValue } from '#values/named.ts'

/**
 * How a matrix differs from the one that is asked for. `entry`: in one cell only, counted from 1.
 * `scaled`: every cell is the same number of times too large. `adjugate`: that number is its own
 * determinant, as of an inverse that is still to be divided by it. `determinant`: a number that is
 * the determinant of the matrix asked for. `number`: a matrix where a number is asked for.
 */
export type MatrixDifference =
  | { readonly kind: 'shape'; readonly given: Shape; readonly wanted: Shape }
  | { readonly kind: 'entry'; readonly row: number; readonly column: number }
  | { readonly kind: 'transposed' | 'scaled' | 'adjugate' | 'determinant' | 'number' }

export type Shape = { readonly rows: number; readonly columns: number }

/** Undefined where neither is a matrix, both are the same, or nothing single explains it. */
export function matrixDifference(wanted: Node, given: Node): MatrixDifference | undefined {
  const [key, own] = [wanted, given].map((node) => withDeterminants(namedValue(node) ?? node))
  if (key === undefined || own === undefined || (!hasMatrix(key) && !hasMatrix(own)))
    return undefined
  const [keyGrid, ownGrid] = [gridOf(key), gridOf(own)]
  if (keyGrid === undefined)
    return ownGrid !== undefined && evaluate(key, new Map()) ? { kind: 'number' } : undefined
  const grid = ownGrid ?? gridLike(own, keyGrid)
  if (grid === undefined)
    return isSame(own, determinantOf(keyGrid)) ? { kind: 'determinant' } : undefined
  if (!isSameShape(keyGrid, grid))
    return isSameGrid(transposed(keyGrid), grid)
      ? { kind: 'transposed' }
      : { kind: 'shape', given: shapeOf(grid), wanted: shapeOf(keyGrid) }
  return cellDifference(keyGrid, grid)
}

function cellDifference(wanted: Grid, given: Grid): MatrixDifference | undefined {
  const wrong = wanted.cells.flatMap((cell, i) => (isSame(given.cells[i], cell) ? [] : [i]))
  const [at, ...others] = wrong
  if (at === undefined) return undefined
  if (others.length === 0 && wanted.cells.length > 1)
    return {
      kind: 'entry',
      row: Math.floor(at / wanted.columns) + 1,
      column: (at % wanted.columns) + 1,
    }
  const isTurned = wanted.rows === wanted.columns && isSameGrid(transposed(wanted), given)
  if (isTurned) return { kind: 'transposed' }
  return scaleDifference(wanted, given)
}

function scaleDifference(wanted: Grid, given: Grid): MatrixDifference | undefined {
  const at = wanted.cells.findIndex((cell) => !isSame(cell, build.integer(0)))
  const [below, above] = [wanted.cells[at], given.cells[at]]
  if (below === undefined || above === undefined) return undefined
  const factor = build.quotient(above, below)
  const isScaled =
    !isSame(factor, build.integer(0)) &&
    wanted.cells.every((cell, i) => isSame(given.cells[i], build.product(factor, cell)))
  if (!isScaled) return undefined
  const own = determinantOf(given)
  return { kind: own !== undefined && isSame(factor, own) ? 'adjugate' : 'scaled' }
}

/** Of two rows and two columns. */
function determinantOf({ rows, columns, cells }: Grid): Node | undefined {
  const [a, b, c, d] = cells
  if (rows !== 2 || columns !== 2 || !a || !b || !c || !d) return undefined
  return build.sum(build.product(a, d), build.product(b, c), '-')
}

const isSame = (a: Node | undefined, b: Node | undefined): boolean =>
  a !== undefined && b !== undefined && compareExpressions(a, b) === 'equal'

const isSameShape = (a: Grid, b: Grid): boolean => a.rows === b.rows && a.columns === b.columns

const isSameGrid = (a: Grid, b: Grid): boolean =>
  isSameShape(a, b) && a.cells.every((cell, i) => isSame(cell, b.cells[i]))

const shapeOf = ({ rows, columns }: Grid): Shape => ({ rows, columns })
