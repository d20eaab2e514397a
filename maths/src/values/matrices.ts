import * as build from '#notation/build.ts'
import { type Node, some, variablesOf } from '#notation/node.ts'
import { countNodes } from '#values/count-nodes.ts'
import { compareExpressions, type Equality } from '#values/equal.ts'
import { evaluate } from '#values/evaluate.ts'
import { componentsOf, isStack } from '#values/vectors.ts'

/** A table of formulas. */
export type Grid = {
  readonly rows: number
  readonly columns: number
  readonly cells: readonly Node[]
}

const MAX_POWER = 6
/** A cell whose formula grows past this, in nodes, is not worked out. */
const MAX_CELL = 1000

export const hasMatrix = (node: Node): boolean => some(node, ({ type }) => type === 'matrix')

/** A sum, a product or a power of matrices as one; undefined where the sizes do not fit. */
export function gridOf(node: Node): Grid | undefined {
  switch (node.type) {
    case 'matrix': {
      const { items, columns } = node
      return items.some(hasMatrix)
        ? undefined
        : { rows: items.length / columns, columns, cells: items }
    }
    case 'signed': {
      const of = node.sign === '-' ? gridOf(node.of) : undefined
      return of && { ...of, cells: of.cells.map(build.opposite) }
    }
    case 'sum': {
      const [left, right] = [gridOf(node.left), gridOf(node.right)]
      if (!left || !right || (node.sign !== '+' && node.sign !== '-')) return undefined
      if (left.rows !== right.rows || left.columns !== right.columns) return undefined
      const { sign } = node
      const cells = left.cells.flatMap((cell, i) => {
        const other = right.cells[i]
        return other === undefined ? [] : [build.sum(cell, other, sign)]
      })
      return { ...left, cells }
    }
    case 'product': {
      const [left, right] = [gridOf(node.left), gridOf(node.right)]
      if (left && right) return multiplied(left, right)
      const grid = left ?? right
      const scalar = left === undefined ? node.left : node.right
      if (grid === undefined || hasMatrix(scalar)) return undefined
      return { ...grid, cells: grid.cells.map((cell) => build.product(scalar, cell)) }
    }
    case 'quotient': {
      const top = gridOf(node.left)
      if (top === undefined || hasMatrix(node.right)) return undefined
      return { ...top, cells: top.cells.map((cell) => build.quotient(cell, node.right)) }
    }
    case 'power':
      return powerOf(node.base, node.exponent)
    default:
      return undefined
  }
}

function multiplied(a: Grid, b: Grid): Grid | undefined {
  if (a.columns !== b.rows) return undefined
  const cells: Node[] = []
  for (let row = 0; row < a.rows; row += 1) {
    for (let column = 0; column < b.columns; column += 1) {
      let total: Node | undefined
      for (let i = 0; i < a.columns; i += 1) {
        const [x, y] = [a.cells[row * a.columns + i], b.cells[i * b.columns + column]]
        if (x === undefined || y === undefined) return undefined
        const term = build.product(x, y)
        total = total === undefined ? term : build.sum(total, term)
      }
      const cell = total && workedOut(total)
      if (cell === undefined) return undefined
      cells.push(cell)
    }
  }
  return { rows: a.rows, columns: b.columns, cells }
}

/** A number where there is one, so that a row of products stays small. */
function workedOut(cell: Node): Node | undefined {
  const value = variablesOf(cell).length === 0 ? evaluate(cell, new Map()) : undefined
  if (value?.exact) return build.numeral(value)
  return countNodes(cell) > MAX_CELL ? undefined : cell
}

function powerOf(base: Node, exponent: Node): Grid | undefined {
  const grid = gridOf(base)
  if (grid === undefined) return undefined
  if (exponent.type === 'variable' && exponent.name === 'T') return transposed(grid)
  const times = exponent.type === 'number' ? Number(exponent.text) : Number.NaN
  if (!Number.isInteger(times) || times < 1 || times > MAX_POWER) return undefined
  let result: Grid | undefined = grid
  for (let i = 1; i < times; i += 1) result = result && multiplied(result, grid)
  return result
}

export function transposed({ rows, columns, cells }: Grid): Grid {
  const turned = cells.map((_, i) => cells[(i % rows) * columns + Math.floor(i / rows)])
  return { rows: columns, columns: rows, cells: turned.flatMap((cell) => cell ?? []) }
}

/** A point or a vector in angle brackets is a column; in round ones it may be a row as well. */
export function gridLike(node: Node, other: Grid): Grid | undefined {
  const isColumn = other.columns === 1
  if (isColumn && isStack(node)) return { rows: 2, columns: 1, cells: node.args }
  const components = isColumn ? componentsOf(node, other.rows) : undefined
  if (components !== undefined) return { rows: other.rows, columns: 1, cells: components }
  if (node.type !== 'tuple') return gridOf(node)
  const size = node.items.length
  const isRow = other.rows === 1 && node.brackets === undefined
  const [rows, columns] = isRow ? [1, size] : [size, 1]
  return node.brackets === undefined || node.brackets === '<>'
    ? { rows, columns, cells: node.items }
    : undefined
}

/** Whether two matrices are the same, cell by cell; at least one of the two holds a matrix. */
export function compareMatrices(a: Node, b: Node): Equality {
  const [first, second] = [gridOf(a), gridOf(b)]
  const left = first ?? (second && gridLike(a, second))
  const right = second ?? (first && gridLike(b, first))
  if (!left || !right)
    return (first ?? second) && hasMatrix(a) !== hasMatrix(b) ? 'different' : 'unknown'
  if (left.rows !== right.rows || left.columns !== right.columns) return 'different'
  let isKnown = true
  for (const [i, cell] of left.cells.entries()) {
    const other = right.cells[i]
    const verdict = other === undefined ? 'different' : compareExpressions(cell, other)
    if (verdict === 'different') return 'different'
    if (verdict === 'unknown') isKnown = false
  }
  return isKnown ? 'equal' : 'unknown'
}
