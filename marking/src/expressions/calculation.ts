import { type Node, type RelationNode, variablesOf } from '@learngrove/maths/notation'
import { readDecimal, roundTo } from '@learngrove/maths/rational'
import { evaluate, isSameValue, numberOf, relationsOf, statementOf } from '@learngrove/maths/values'

/** A calculation with numbers only, `4 × 6 = 24 = 20 + 4`, as its links; else undefined. */
export function calculationOf(node: Node): readonly RelationNode[] | undefined {
  const statement = variablesOf(node).length === 0 ? statementOf(node) : undefined
  if (statement === undefined || statement.type === 'any') return undefined
  const links = relationsOf(statement)
  return links.every(({ sign }) => sign === '=' || sign === '≈') ? links : undefined
}

/** The first link whose sides are not the same number, but for rounding of the right one. */
export const brokenLink = (links: readonly RelationNode[]): RelationNode | undefined =>
  links.find(({ left, right }) => !isWorkedOut(left, right))

export function isWorkedOut(left: Node, right: Node): boolean {
  const [a, b] = [evaluate(left, new Map()), evaluate(right, new Map())]
  if (a === undefined || b === undefined) return false
  if (isSameValue(a, b)) return true
  const places = decimalsOf(right)
  if (places === 0 || !b.exact) return false
  const exactly = a.exact ? a : readDecimal(numberOf(a).toPrecision(15))
  return exactly !== undefined && isSameValue(roundTo(exactly, places), b)
}

/** How many decimals a number is written with, whatever its sign. */
function decimalsOf(node: Node): number {
  if (node.type === 'signed' && node.sign === '-') return decimalsOf(node.of)
  return node.type === 'number' ? (/\.(\d+)$/.exec(node.text)?.[1]?.length ?? 0) : 0
}
