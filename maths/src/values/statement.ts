import { isStatement, mentions, type Node, type RelationNode, variablesOf } from '#notation/node.ts'
import { areApart } from '#values/apart.ts'
import { isBeyond } from '#values/beyond.ts'
import { branchesOf } from '#values/branches.ts'
import { type Environment, evaluate } from '#values/evaluate.ts'
import { always, type Claim, isRegion, negated, regionOf } from '#values/regions.ts'
import { isNearZero, numberOf, subtract, type Value } from '#values/value.ts'

/** What an equation or a row of them says, ready to be asked at a place. */
export type Statement = Claim

/** How near the sides must be, relative to them, where they are no exact numbers. */
const SIDE_TOLERANCE = 1e-12

/** A gap that may be zero only because so much of it is rounding error, beside the sides, tells nothing. */
const MAX_SPREAD = 1e-6
const MAX_ERROR = 1e-9

const isVague = (gap: Value, size: number): boolean =>
  !gap.exact && gap.e > MAX_ERROR && gap.e > MAX_SPREAD * size && isNearZero(gap)

/** `x = c`, with a value on the other side that does not depend on x. */
export type Solved = { readonly variable: string; readonly value: Node }

export function solvedOf(statement: Statement): Solved | undefined {
  if (statement.type !== 'relation') return undefined
  const { left, right, sign } = statement
  // An exact value may be given as an approximate one.
  if (sign !== '=' && sign !== '≈') return undefined
  if (left.type === 'variable' && variablesOf(right).length === 0)
    return { variable: left.name, value: right }
  if (right.type === 'variable' && variablesOf(left).length === 0)
    return { variable: right.name, value: left }
  return undefined
}

/** z of `z = 2 - 3i`. */
const complexSolved = (item: Statement): string | undefined =>
  item.type === 'relation' &&
  item.sign === '=' &&
  item.left.type === 'variable' &&
  item.left.name !== 'i' &&
  variablesOf(item.right).every((name) => name === 'i')
    ? item.left.name
    : undefined

const isOneVariableSolved = (items: readonly Statement[]): boolean => {
  const names = items.map((item) => solvedOf(item)?.variable ?? complexSolved(item))
  return names.every((name) => name !== undefined && name === names[0])
}

/**
 * Reads a node as a statement; undefined where it is only an expression.
 * `x = 2, 3`, `x = 2 or 3` and `x = 2 and x = 3` all name two solutions, as
 * pupils write them; `x = 1, y = 2` is one solution of two equations.
 */
export function statementOf(node: Node): Statement | undefined {
  if (!isStatement(node)) return undefined
  if (node.type === 'relation') return relationOf(node)
  if (node.type !== 'any' && node.type !== 'all' && node.type !== 'list') return undefined
  const items: Statement[] = []
  let left: Node | undefined
  for (const item of node.items) {
    const full: Node =
      isStatement(item) || left === undefined
        ? item
        : { type: 'relation', sign: '=', left, right: item }
    const statement = statementOf(full)
    if (statement === undefined) return undefined
    if (full.type === 'relation' && full.sign === '=') left = full.left
    items.push(statement)
  }
  const isPoint = left?.type === 'tuple'
  if (node.type === 'any' || isPoint || isOneVariableSolved(items)) return { type: 'any', items }
  if (node.type === 'list' && areApart(node.items)) return { type: 'any', items }
  return { type: 'all', items }
}

function relationOf(node: RelationNode): Statement | undefined {
  const { left, right, sign } = node
  const isSet = isRegion(right) || right.type === 'set'
  if (sign === '∈' || sign === '∉' || (sign === '=' && isSet)) {
    const inside = regionOf(right, left)
    return inside && (sign === '∉' ? negated(inside) : inside)
  }
  if (isEndless(node)) return always(isInfinite(left) ? right : left)
  if (left.type === 'tuple' && right.type === 'tuple' && left.items.length === right.items.length) {
    const items = left.items.flatMap((item, i) => {
      const other = right.items[i]
      return other === undefined
        ? []
        : [{ type: 'relation' as const, sign, left: item, right: other }]
    })
    return { type: 'all', items }
  }
  if (left.type === 'ratio' || right.type === 'ratio')
    return relationOf({ ...node, left: asQuotient(left), right: asQuotient(right) })
  const branches = branchesOf(node).flatMap((branch) => (branch.type === 'relation' ? branch : []))
  return branches.length > 1 ? { type: 'any', items: branches } : node
}

/** A ratio of two parts as a fraction. Longer ones have no value. */
function asQuotient(node: Node): Node {
  if (node.type !== 'ratio') return node
  const [left, right, ...others] = node.items
  if (left === undefined || right === undefined || others.length > 0)
    return { type: 'tuple', items: node.items }
  return { type: 'quotient', style: 'fraction', left, right }
}

const isInfinite = (node: Node): boolean =>
  node.type === 'signed'
    ? isInfinite(node.of)
    : node.type === 'constant' && node.name === 'infinity'

/** `x < ∞`, which a chain such as 2 < x < ∞ may hold. */
function isEndless({ left, right, sign }: RelationNode): boolean {
  const isPositive = (node: Node): boolean => node.type === 'constant' && isInfinite(node)
  const isNegative = (node: Node): boolean =>
    node.type === 'signed' && node.sign === '-' && isPositive(node.of)
  if (sign === '<' || sign === '≤') return isPositive(right) || isNegative(left)
  return (sign === '>' || sign === '≥') && (isPositive(left) || isNegative(right))
}

/** All relations in it. */
export const relationsOf = (statement: Statement): readonly RelationNode[] =>
  statement.type === 'relation' ? [statement] : statement.items.flatMap(relationsOf)

export const namesIn = (statement: Statement): string[] => [
  ...new Set(relationsOf(statement).flatMap((relation) => variablesOf(relation))),
]

export const isAbout = (statement: Statement, variable: string): boolean =>
  relationsOf(statement).some((relation) => mentions(relation, variable))

/** Whether it holds at a place. Where a side has no value it does not. */
export const holds = (statement: Statement, at: Environment): boolean =>
  truthOf(statement, at) === true

/** The same; undefined where a side is too large or too small to be told. */
export function truthOf(statement: Statement, at: Environment): boolean | undefined {
  if (statement.type === 'relation') return truthOfRelation(statement, at)
  const deciding = statement.type === 'any'
  let isTold = true
  for (const item of statement.items) {
    const truth = truthOf(item, at)
    if (truth === deciding) return deciding
    if (truth === undefined) isTold = false
  }
  return isTold ? !deciding : undefined
}

/** Whether every side in it has a value at a place. */
export const hasValues = (statement: Statement, at: Environment): boolean =>
  relationsOf(statement).every(
    ({ left, right }) => evaluate(left, at) !== undefined && evaluate(right, at) !== undefined,
  )

function truthOfRelation({ left, right, sign }: RelationNode, at: Environment) {
  const x = evaluate(left, at)
  const y = x && evaluate(right, at)
  if (!x || !y) return isBeyond(x ? right : left, at) ? undefined : false
  const gap = subtract(x, y)
  if (!gap) return undefined
  const sizes = [Math.abs(numberOf(x)), Math.abs(numberOf(y))]
  if (isVague(gap, Math.max(...sizes))) return undefined
  const scale = Math.min(...sizes)
  const isEqual =
    isNearZero(gap) || (!gap.exact && Math.abs(numberOf(gap)) <= SIDE_TOLERANCE * scale)
  switch (sign) {
    case '=':
    case '≈':
      return isEqual
    case '≠':
      return !isEqual
    case '<':
      return !isEqual && numberOf(gap) < 0
    case '>':
      return !isEqual && numberOf(gap) > 0
    case '≤':
      return isEqual || numberOf(gap) < 0
    case '≥':
      return isEqual || numberOf(gap) > 0
    default:
      // Membership has been written as inequalities before.
      return false
  }
}
