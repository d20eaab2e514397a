import * as build from '@learngrove/maths/build'
import { type Node, type RelationNode, variablesOf } from '@learngrove/maths/notation'
import { whole } from '@learngrove/maths/rational'
import { monomialOf, termsOf } from '@learngrove/maths/values'

/** Pieces of mathematics that the tables of slips look for. */
export type SumNode = Extract<Node, { type: 'sum' }>

export const isSum = (node: Node): node is SumNode => node.type === 'sum'

export const plain = (sign: string): '+' | '-' => (sign === '-' ? '-' : '+')

export const int = (n: number): Node => build.numeral(whole(n))

export const isTwo = (node: Node): boolean => node.type === 'number' && node.text === '2'

export const isNumeric = (node: Node): boolean => variablesOf(node).length === 0

export const isEquation = (node: Node): node is RelationNode =>
  node.type === 'relation' && node.sign === '='

export const isInequality = (node: Node): node is RelationNode =>
  node.type === 'relation' && /[<>≤≥]/.test(node.sign)

/** The terms of a sum with their signs on them. */
export const signedTerms = (node: Node): Node[] =>
  termsOf(node).map((term) => (term.isNegative ? build.opposite(term.node) : term.node))

export const sumOf = (terms: readonly Node[]): Node =>
  terms.length === 0 ? int(0) : terms.reduce((left, right) => build.sum(left, right))

/** Each item with the others, in turn. */
export const eachApart = <T>(items: readonly T[]): readonly { one: T; others: readonly T[] }[] =>
  items.map((one, i) => ({ one, others: items.filter((_, j) => j !== i) }))

/** A factor and the bracket beside it, whichever comes first. */
export function bracketOf(node: Node): readonly { factor: Node; inner: SumNode }[] {
  if (node.type !== 'product') return []
  const { left, right } = node
  if (isSum(right) && !isSum(left)) return [{ factor: left, inner: right }]
  if (isSum(left) && !isSum(right)) return [{ factor: right, inner: left }]
  return []
}

/** Two fractions, or a fraction and something that is none, which then stands over 1. */
export function fractionsOf(
  left: Node,
  right: Node,
): { a: Node; b: Node; c: Node; d: Node } | undefined {
  if (left.type !== 'quotient' && right.type !== 'quotient') return undefined
  const [a, b] = left.type === 'quotient' ? [left.left, left.right] : [left, int(1)]
  const [c, d] = right.type === 'quotient' ? [right.left, right.right] : [right, int(1)]
  return { a, b, c, d }
}

/** `k · x = c` of an equation, with k (not 1 or -1) and c. */
export function scaled(node: Node): readonly { k: Node; x: Node; c: Node }[] {
  if (!isEquation(node)) return []
  const monomial = monomialOf(node.left)
  const [name, ...others] = monomial?.powers.keys() ?? []
  if (monomial === undefined || name === undefined || others.length > 0) return []
  if (monomial.powers.get(name) !== 1 || monomialOf(node.right)?.powers.size !== 0) return []
  // A letter over a number, or alone, has no number in front to be divided by.
  if (monomial.coefficient.n ** 2n === 1n) return []
  return [{ k: build.numeral(monomial.coefficient), x: { type: 'variable', name }, c: node.right }]
}

export const call = (name: string, ...args: readonly Node[]): Node => ({ type: 'call', name, args })

/** A call of one of these functions, with its argument and whatever else it has (a base). */
export function callOf(
  node: Node,
  names: ReadonlySet<string>,
): { name: string; of: Node; more: readonly Node[] } | undefined {
  if (node.type !== 'call' || !names.has(node.name)) return undefined
  const [of, ...more] = node.args
  return of && { name: node.name, of, more }
}
