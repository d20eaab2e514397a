import { ONE } from '#exact/rational.ts'
import * as build from '#notation/build.ts'
import { childrenOf, type Node, some, withChildren } from '#notation/node.ts'
import { gridOf } from '#values/matrices.ts'

/** Larger ones are not worked out. */
const MAX_SIZE = 4

/** What stands in `det A` or between the bars of `|A|`. */
const matrixIn = (node: Node): Node | undefined =>
  node.type === 'absolute'
    ? node.of
    : node.type === 'call' && node.name === 'det'
      ? node.args[0]
      : undefined

const isDeterminant = (node: Node): boolean => {
  const inner = matrixIn(node)
  return inner !== undefined && some(inner, ({ type }) => type === 'matrix')
}

/** The same with every determinant as a sum of products; as it stands where one has no value. */
export function withDeterminants(node: Node): Node {
  if (!some(node, isDeterminant)) return node
  const inner = isDeterminant(node) ? matrixIn(node) : undefined
  const grid = inner && gridOf(inner)
  if (grid !== undefined && grid.rows === grid.columns && grid.rows <= MAX_SIZE) {
    const { cells, columns } = grid
    return expanded(
      cells.map((_, i) => cells.slice(i * columns, (i + 1) * columns)).slice(0, columns),
    )
  }
  return withChildren(node, childrenOf(node).map(withDeterminants))
}

/** By the first row (Laplace). */
function expanded(rows: readonly (readonly Node[])[]): Node {
  const [first = [], ...others] = rows
  if (first.length === 0) return build.numeral(ONE)
  const terms = first.map((cell, column) =>
    build.product(cell, expanded(others.map((row) => row.filter((_, i) => i !== column)))),
  )
  return terms.reduce((total, term, i) => build.sum(total, term, i % 2 === 1 ? '-' : '+'))
}
