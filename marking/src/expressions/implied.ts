import {
  childrenOf,
  isAlike,
  type Node,
  type RelationNode,
  some,
  variablesOf,
  withChildren,
} from '@learngrove/maths/notation'
import { isWorkedOut } from '#expressions/calculation.ts'

/** What is not written in an answer because the key makes it plain: degrees, and rounded values. */
export const withImplied = (node: Node, wanted: Node | undefined, about: string): Node =>
  withoutRoundings(
    wanted !== undefined && hasDegrees(wanted) && !/\bunits?\b/i.test(about)
      ? inDegrees(node)
      : node,
    wanted,
  )

const hasDegrees = (node: Node): boolean => some(node, ({ type }) => type === 'degrees')

/** Statements and rows of values, whose parts are looked at one by one. */
const ROWS: ReadonlySet<Node['type']> = new Set(['relation', 'any', 'all', 'list', 'set', 'tuple'])

/** `60, 120` as 60°, 120°; what has π in it is in radians. */
function inDegrees(node: Node): Node {
  if (ROWS.has(node.type)) return withChildren(node, childrenOf(node).map(inDegrees))
  const isOther = some(
    node,
    (each) => each.type === 'degrees' || (each.type === 'constant' && each.name !== 'e'),
  )
  return isOther || variablesOf(node).length > 0 ? node : { type: 'degrees', of: node }
}

/**
 * `x = 1/3 ≈ 0.33` as the exact value or, where the key is a decimal, as the rounded one. A value
 * that is no rounding of the one before it stays, so that the answer is not right.
 */
function withoutRoundings(node: Node, wanted: Node | undefined): Node {
  const [first, last] = node.type === 'all' ? node.items : []
  if (node.type !== 'all' || node.items.length !== 2 || !isLink(first) || !isLink(last)) return node
  if (last.sign !== '≈' || first.sign !== '=' || !isAlike(first.right, last.left)) return node
  if (!isWorkedOut(last.left, last.right)) return node
  return wanted !== undefined && some(wanted, isDecimal) ? { ...first, right: last.right } : first
}

const isLink = (node: Node | undefined): node is RelationNode => node?.type === 'relation'

const isDecimal = (node: Node): boolean => node.type === 'number' && node.text.includes('.')
