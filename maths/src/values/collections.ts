import { bracketsOf, isStatement, type Node, variablesOf } from '#notation/node.ts'
import { branchesOf } from '#values/branches.ts'

type Same = (a: Node, b: Node) => boolean | undefined

/** Several values: a point, a set, a list, values joined by "or" or "and". */
export const isMany = (node: Node): boolean =>
  node.type === 'tuple' ||
  node.type === 'set' ||
  node.type === 'list' ||
  node.type === 'any' ||
  node.type === 'all'

/** The values of a row without order; ± stands for two. */
function valuesOf(node: Node): readonly Node[] {
  if (node.type === 'tuple' || isStatement(node)) return [node]
  if (!isMany(node) || !('items' in node)) return branchesOf(node)
  // A set in a set is one of its members, whatever it holds itself.
  const isMember = (item: Node): boolean => node.type === 'set' && item.type === 'set'
  return node.items.flatMap((item) => (isMember(item) ? [item] : valuesOf(item)))
}

/**
 * Whether two collections hold the same. Points have an order. Sets and answers joined by "or" or
 * "and" have none. A bare row of numbers may have one, which the author has not said: the same
 * numbers in another order are left undecided.
 */
export function compareCollections(a: Node, b: Node, same: Same): boolean | undefined {
  if (a.type === 'tuple' || b.type === 'tuple') {
    if (a.type !== 'tuple' || b.type !== 'tuple') return false
    if (plainBrackets(a) !== plainBrackets(b) || a.items.length !== b.items.length) return false
    return inOrder(a.items, b.items, same)
  }
  const [left, right] = [valuesOf(a), valuesOf(b)]
  // A point that is named twice is one point, while a number may count twice.
  const isPoint = (node: Node): boolean => node.type === 'tuple'
  const isSet =
    a.type === 'set' || b.type === 'set' || (left.every(isPoint) && right.every(isPoint))
  const ordered = left.length === right.length ? inOrder(left, right, same) : false
  if (ordered === true) return true
  const unordered = isSet ? covering(left, right, same) : matching(left, right, same)
  const isRow = a.type === 'list' && b.type === 'list'
  return unordered === true && isRow && left.every(isNumber) ? undefined : unordered
}

/** Whether the items of two rows are the same in some order; undefined where one is not known. */
export function compareItems(
  a: readonly Node[],
  b: readonly Node[],
  same: Same,
): boolean | undefined {
  if (a.length !== b.length) return false
  return matching(a, b, same) || (inOrder(a, b, same) === undefined ? undefined : false)
}

const isNumber = (node: Node): boolean => !isMany(node) && variablesOf(node).length === 0

/** A vector in angle brackets is a point. */
const plainBrackets = (node: Node): string => (bracketsOf(node) === '<>' ? '()' : bracketsOf(node))

function inOrder(a: readonly Node[], b: readonly Node[], same: Same): boolean | undefined {
  let isKnown = true
  for (const [i, x] of a.entries()) {
    const y = b[i]
    const verdict = y !== undefined && same(x, y)
    if (verdict === false) return false
    if (verdict === undefined) isKnown = false
  }
  return isKnown ? true : undefined
}

/** Every value of either is one of the other's. */
function covering(a: readonly Node[], b: readonly Node[], same: Same): boolean {
  const covers = (these: readonly Node[], those: readonly Node[]) =>
    these.every((x) => those.some((y) => same(x, y) === true))
  return covers(a, b) && covers(b, a)
}

/** Each value of one is paired with one of the other. */
function matching(a: readonly Node[], b: readonly Node[], same: Same): boolean {
  if (a.length !== b.length) return false
  const left = [...b]
  return a.every((x) => {
    const at = left.findIndex((y) => same(x, y) === true)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
