import { childrenOf, type Node, some, withChildren } from '@learngrove/maths/notation'

/** What to write instead where a colon is no division. */
export const COLON_NOTE = 'A colon writes a ratio. To divide, please write / or ÷.'

export const hasRatio = (node: Node): boolean => some(node, (each) => each.type === 'ratio')

/**
 * Every `a : b` as a division, as countries with a decimal comma write it. A ratio of sums stays:
 * of `x : 3 + 1` it cannot be told what is divided.
 */
export function colonsAsDivision(node: Node): Node {
  const same = withChildren(node, childrenOf(node).map(colonsAsDivision))
  if (same.type !== 'ratio' || same.items.length !== 2) return same
  const [left, right] = same.items
  if (left === undefined || right === undefined) return same
  if (left.type === 'sum' || right.type === 'sum') return same
  return { type: 'quotient', style: 'divide', left, right }
}
