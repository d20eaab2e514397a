import { isEqual } from '@learngrove/maths'
import {
  childrenOf,
  isAlike,
  isStatement,
  type Node,
  type RelationNode,
  some,
  variablesOf,
  withChildren,
} from '@learngrove/maths/notation'
import { isWorkedOut } from '#expressions/calculation.ts'

/**
 * What is not written in an answer because the question makes it plain: degrees, the sign of per
 * cent as a mere name, and the rounded value behind an exact one. `about`: the question's text.
 */
export function withImplied(node: Node, wanted: Node | undefined, about: string): Node {
  if (wanted === undefined) return node
  const isInDegrees = leavesOf(wanted).every(isDegrees) && !/\bunits?\b/i.test(about)
  const whole = isInDegrees ? overLeaves(node, inDegrees) : withoutPercent(node, wanted, about)
  return withoutRoundings(whole, wanted)
}

/** Statements and rows of values, whose parts are looked at one by one. */
const ROWS: ReadonlySet<Node['type']> = new Set(['relation', 'any', 'all', 'list', 'set', 'tuple'])

/** The numbers that stand in a row or on a side; a key without any has none to go by. */
function leavesOf(node: Node): readonly (Node | undefined)[] {
  const leaves = numbersIn(node)
  return leaves.length === 0 ? [undefined] : leaves
}

const numbersIn = (node: Node): readonly Node[] =>
  ROWS.has(node.type)
    ? childrenOf(node).flatMap(numbersIn)
    : variablesOf(node).length > 0
      ? []
      : [node]

const overLeaves = (node: Node, change: (leaf: Node) => Node): Node =>
  ROWS.has(node.type)
    ? withChildren(
        node,
        childrenOf(node).map((child) => overLeaves(child, change)),
      )
    : variablesOf(node).length > 0
      ? node
      : change(node)

const isDegrees = (node: Node | undefined): boolean =>
  node?.type === 'signed' ? isDegrees(node.of) : node?.type === 'degrees'

/** `60` as 60°; what has π in it is in radians, and a unit is another unit. */
const inDegrees = (leaf: Node): Node =>
  some(leaf, ({ type }) => type === 'degrees' || type === 'constant' || type === 'labelled')
    ? leaf
    : { type: 'degrees', of: leaf }

/** `10%` as 10 where the question speaks of per cent, unless the hundredths are the key. */
function withoutPercent(node: Node, wanted: Node, about: string): Node {
  const isAsked = /%|per\s?cent/i.test(about) && !some(wanted, ({ type }) => type === 'percent')
  if (!isAsked || !some(node, ({ type }) => type === 'percent')) return node
  return isEqual(node, wanted) === true
    ? node
    : overLeaves(node, (leaf) => (leaf.type === 'percent' ? leaf.of : leaf))
}

/**
 * `x = 1/3 ≈ 0.33` as the exact value or, where the key is a decimal, as the rounded one. Where the
 * exact value is asked for it decides, also where the child has rounded it to another number.
 */
export function withoutRoundings(node: Node, wanted: Node | undefined): Node {
  if (wanted === undefined) return node
  if (node.type === 'any' || isRowOfLinks(node))
    return withChildren(
      node,
      childrenOf(node).map((child) => withoutRoundings(child, wanted)),
    )
  const isOfNumbers = isStatement(wanted) && variablesOf(wanted).length === 0
  if (isLink(node) && node.sign === '≈' && !isOfNumbers) return rounded(node, wanted)
  const [first, last] = node.type === 'all' ? node.items : []
  if (node.type !== 'all' || node.items.length !== 2 || !isLink(first) || !isLink(last)) return node
  if (first.sign !== '=' || !isAlike(first.right, last.left)) return node
  // `x = 8/2 = 4` is worked out to the end.
  const isWorked = last.sign === '=' && first.left.type === 'variable'
  if (isWorked && isWorkedOut(last.left, last.right)) return { ...first, right: last.right }
  if (last.sign !== '≈') return node
  const value = rounded(last, wanted)
  return value === last ? node : { ...first, right: value }
}

/** The side of `1/3 ≈ 0.33` that counts; as it stands where a decimal is asked for and it is none of the value. */
function rounded(link: RelationNode, wanted: Node): Node {
  const { left, right } = link
  if (variablesOf(link).length > 0) return link
  if (!some(wanted, isDecimal)) return some(left, isDecimal) ? link : left
  return isWorkedOut(left, right) ? right : link
}

/** `x = √2 ≈ 1.41, x = -√2 ≈ -1.41`. */
const isRowOfLinks = (node: Node): boolean => node.type === 'list' && node.items.every(isStatement)

const isLink = (node: Node | undefined): node is RelationNode => node?.type === 'relation'

const isDecimal = (node: Node): boolean => node.type === 'number' && node.text.includes('.')
