import { isEqual } from '@learngrove/maths'
import * as build from '@learngrove/maths/build'
import {
  childrenOf,
  isAlike,
  type Node,
  variablesOf,
  withChildren,
} from '@learngrove/maths/notation'
import { writtenKey } from '@learngrove/maths/rewriting'
import type { Equality } from '#expressions/expression-key.ts'

/** `written`: of the same value, and not as near to the key as is asked for. */
export type Nearness = 'equal' | 'written' | 'different' | 'unknown'

/** More letters are not tried in every order. */
const MAX_LETTERS = 4

/** How near an answer comes to the key on the rung that is asked for. */
export function compareOn(rung: Equality, given: Node, wanted: Node): Nearness {
  if (rung === 'identical' && isAlike(given, wanted)) return 'equal'
  if (rung === 'same_up_to_order' && isSameUpToOrder(given, wanted)) return 'equal'
  const same = isSameMeaning(given, wanted)
  const isRewritten = rung === 'substitution' && same !== true && isRenamed(given, wanted)
  if (isRewritten) return 'equal'
  if (same === undefined) return 'unknown'
  if (!same) return 'different'
  return rung === 'identical' || rung === 'same_up_to_order' ? 'written' : 'equal'
}

/** Written alike but for the order of terms, factors and sides. */
export const isSameUpToOrder = (a: Node, b: Node): boolean =>
  writtenKey(a, 'order') === writtenKey(b, 'order')

function isSameMeaning(a: Node, b: Node): boolean | undefined {
  return isOfNumbers(a) && isOfNumbers(b) ? saysTheSame(a, b) : isEqual(a, b)
}

const isOfNumbers = (node: Node): node is Relation =>
  node.type === 'relation' && node.sign === '=' && variablesOf(node).length === 0

/**
 * Equations without letters are true or not, so that any two true ones have the same solutions:
 * they say the same where they compare the same two numbers.
 */
function saysTheSame(a: Relation, b: Relation): boolean {
  const same = (x: Node, y: Node) => isEqual(x, y) === true
  return (
    (same(a.left, b.left) && same(a.right, b.right)) ||
    (same(a.left, b.right) && same(a.right, b.left)) ||
    isSameGap(a, b)
  )
}

type Relation = Extract<Node, { type: 'relation' }>

/** A term brought to the other side: the sides differ by the same number, which is not zero. */
function isSameGap(a: Relation, b: Relation): boolean {
  const [x, y] = [build.sum(a.left, a.right, '-'), build.sum(b.left, b.right, '-')]
  if (isEqual(x, build.sum(x, x)) !== false) return false
  return isEqual(x, y) === true || isEqual(x, build.opposite(y)) === true
}

function isRenamed(given: Node, wanted: Node): boolean {
  const [from, to] = [variablesOf(given), variablesOf(wanted)]
  if (from.length !== to.length || from.length === 0 || from.length > MAX_LETTERS) return false
  return orders(to).some(
    (names) =>
      isSameMeaning(
        rename(given, new Map(from.map((old, i) => [old, names[i] ?? old]))),
        wanted,
      ) === true,
  )
}

function orders(items: readonly string[]): string[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, i) =>
    orders(items.toSpliced(i, 1)).map((others) => [item, ...others]),
  )
}

function rename(node: Node, names: ReadonlyMap<string, string>): Node {
  if (node.type === 'variable') return { ...node, name: names.get(node.name) ?? node.name }
  return withChildren(
    node,
    childrenOf(node).map((child) => rename(child, names)),
  )
}
