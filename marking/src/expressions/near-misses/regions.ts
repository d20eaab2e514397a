import {
  bracketsOf,
  childrenOf,
  type Node,
  type RelationSign,
  some,
  withChildren,
} from '@learngrove/maths/notation'
import { isSameMeaning } from '@learngrove/maths/values'
import { type Asked, type Miss, miss } from '#expressions/near-misses/shape.ts'

/** More signs than these are not turned one by one. */
const MAX_SIGNS = 3

const OPEN: Readonly<Partial<Record<RelationSign, RelationSign>>> = {
  '<': '≤',
  '≤': '<',
  '>': '≥',
  '≥': '>',
}
const TURNED: Readonly<Partial<Record<RelationSign, RelationSign>>> = {
  '<': '>',
  '>': '<',
  '≤': '≥',
  '≥': '≤',
}
const BRACKETS = ['()', '[]', '[)', '(]']

/** Of inequalities and intervals: an end that belongs to them or not, or the other direction. */
export function regionMisses({ wanted, given, pointKey }: Asked): readonly Miss[] {
  if (pointKey !== undefined)
    return (given.type === 'tuple' && bracketsOf(given) !== '()') || given.type === 'set'
      ? [miss('Write a point in round brackets, with a comma between its values.')]
      : []
  if (wanted.type === 'tuple' && given.type === 'tuple')
    return BRACKETS.some((brackets) => isSameMeaning({ ...given, brackets }, wanted) === true) &&
      bracketsOf(wanted) !== bracketsOf(given)
      ? [ENDS]
      : []
  const isUnequal = (node: Node) =>
    some(node, (each) => each.type === 'relation' && OPEN[each.sign] !== undefined)
  if (!isUnequal(wanted)) return []
  if (!isUnequal(given))
    return given.type === 'relation' && given.sign === '=' && !('items' in given.right)
      ? [miss('An equation is not enough here. Which sign tells that a whole range fits?')]
      : []
  const means = (node: Node) => isSameMeaning(node, wanted) === true
  const count = signsIn(given)
  if (count > MAX_SIGNS) return []
  const found: Miss[] = []
  for (let mask = 1; mask < 2 ** count; mask += 1)
    if (means(exchanged(given, OPEN, mask))) found.push(ENDS)
  if (means(exchanged(given, TURNED, 2 ** count - 1)))
    found.push(miss('Look at which way the sign points: put in a number that fits your answer.'))
  if (given.type === 'all' || given.type === 'any') {
    const other = { ...given, type: given.type === 'all' ? 'any' : 'all' } as const
    if (means(other))
      found.push(miss('Do both hold together, or one or the other? Look at “and” and “or”.'))
  }
  return found
}

const ENDS = miss('Look at the ends once more: does the number itself belong to it?')

const signsIn = (node: Node): number =>
  (node.type === 'relation' && OPEN[node.sign] ? 1 : 0) +
  childrenOf(node).reduce((sum, child) => sum + signsIn(child), 0)

/** With some of its signs exchanged, counted in the order in which they are met. */
function exchanged(node: Node, by: typeof OPEN, mask: number): Node {
  let at = 0
  const walk = (each: Node): Node => {
    const sign = each.type === 'relation' ? by[each.sign] : undefined
    const isMeant = sign !== undefined && (mask & (1 << at)) !== 0
    if (sign !== undefined) at += 1
    const same = withChildren(each, childrenOf(each).map(walk))
    return isMeant && same.type === 'relation' ? { ...same, sign } : same
  }
  return walk(node)
}
