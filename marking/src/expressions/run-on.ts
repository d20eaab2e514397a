import { childrenOf, type Node, type RelationNode } from '@learngrove/maths/notation'
import { evaluate, isSameValue } from '@learngrove/maths/values'
import { isWorkedOut } from '#expressions/calculation.ts'

/** What is said of it: the value is right, and only the writing is not. */
export const RUN_ON_NOTE =
  'One thing about how it is written: an equals sign says that both of its sides are worth the same. Begin a new line for each step.'

/**
 * Whether a chain goes on with its own results, as it is spoken: `6 × 4 = 24 × 3.75 = 90`. Each link
 * that does not hold goes on from the number on its left, and the last one holds.
 */
export function isRunOn(links: readonly RelationNode[]): boolean {
  const last = links.at(-1)
  if (last === undefined || links.length < 2 || !isWorkedOut(last.left, last.right)) return false
  const broken = links.filter(({ left, right }) => !isWorkedOut(left, right))
  return broken.length > 0 && broken.every(({ left, right }) => goesOn(left, right))
}

function goesOn(left: Node, right: Node): boolean {
  const value = evaluate(left, new Map())
  if (value === undefined) return false
  for (let node: Node | undefined = right; node !== undefined; node = firstOf(node)) {
    const here = evaluate(node, new Map())
    if (here !== undefined && isSameValue(here, value)) return true
  }
  return false
}

/** What is read first in a row of operations. */
const firstOf = (node: Node): Node | undefined =>
  node.type === 'sum' ||
  node.type === 'product' ||
  node.type === 'quotient' ||
  node.type === 'power'
    ? childrenOf(node)[0]
    : undefined
