import * as build from '@learngrove/maths/build'
import {
  childrenOf,
  mentions,
  type Node,
  type RelationNode,
  withChildren,
} from '@learngrove/maths/notation'
import type { Rational } from '@learngrove/maths/rational'
import * as exact from '@learngrove/maths/rational'
import {
  type Environment,
  evaluate,
  holds,
  isSameMeaning,
  namesIn,
  relationsOf,
  type Statement,
  solvedOf,
  statementOf,
} from '@learngrove/maths/values'

/** Of many equations the first and the last ones are taken together, and of no more letters. */
const FIRST_FACTS = 3
const LAST_FACTS = 5
const MAX_NAMES = 3

/** The equations of a statement that all hold together; none where they are alternatives. */
export function factsOf(node: Node): readonly RelationNode[] {
  const statement = statementOf(node)
  if (statement === undefined || statement.type === 'any') return []
  const all = relationsOf(statement)
  return all.every(({ sign }) => sign === '=') ? all : []
}

/** Whether the line holds for the common solution of two or three of the equations above it. */
export function followsFromSystem(facts: readonly RelationNode[], here: Node): boolean {
  const statement = statementOf(here)
  if (statement === undefined || statement.type === 'any') return false
  const isMany = facts.length > FIRST_FACTS + LAST_FACTS
  const recent = isMany ? [...facts.slice(0, FIRST_FACTS), ...facts.slice(-LAST_FACTS)] : facts
  const names = [...new Set(recent.flatMap((fact) => namesIn(fact)))].sort()
  if (names.length < 2 || names.length > MAX_NAMES) return false
  if (!namesIn(statement).every((name) => names.includes(name))) return false
  // A line that only repeats what is known follows as well.
  return relationsOf(statement).every(
    (relation) =>
      recent.some((fact) => isSameMeaning(fact, relation) === true) ||
      holdsAtSolution(recent, names, relation) ||
      isSubstituted(recent, relation),
  )
}

function holdsAtSolution(
  facts: readonly RelationNode[],
  names: readonly string[],
  here: Statement,
): boolean {
  for (const some of choicesOf(facts, names.length)) {
    const at = solve(some, names)
    if (at !== undefined && holds(here, at)) return true
  }
  return false
}

function* choicesOf<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield []
  else
    for (const [i, item] of items.entries())
      for (const rest of choicesOf(items.slice(i + 1), size - 1)) yield [item, ...rest]
}

/** The equation with what one letter is, by another equation, put in its place. */
function isSubstituted(facts: readonly RelationNode[], here: RelationNode): boolean {
  return facts.some(({ left, right }) => {
    const [name, value] =
      left.type === 'variable' && !mentions(right, left.name)
        ? [left.name, right]
        : right.type === 'variable' && !mentions(left, right.name)
          ? [right.name, left]
          : []
    if (name === undefined || value === undefined) return false
    return facts.some(
      (fact) => mentions(fact, name) && isSameMeaning(replaced(fact, name, value), here) === true,
    )
  })
}

export const replaced = (node: Node, name: string, value: Node): Node =>
  node.type === 'variable' && node.name === name
    ? value
    : withChildren(
        node,
        childrenOf(node).map((child) => replaced(child, name, value)),
      )

/** The one solution of as many linear equations as letters, by elimination. */
function solve(facts: readonly RelationNode[], names: readonly string[]): Environment | undefined {
  const rows = facts.map((fact) => rowOf(fact, names))
  const matrix = rows.flatMap((row) => (row ? [[...row]] : []))
  if (matrix.length !== names.length) return undefined
  for (let i = 0; i < names.length; i += 1) {
    const at = matrix.findIndex((row, j) => j >= i && !exact.isZero(row[i] ?? exact.ZERO))
    const pivot = matrix[at]
    const lead = pivot?.[i]
    if (pivot === undefined || lead === undefined) return undefined
    const scaled = pivot.map((value) => exact.over(value, lead) ?? exact.ZERO)
    matrix[at] = matrix[i] ?? pivot
    matrix[i] = scaled
    for (const [j, row] of matrix.entries()) {
      const by = row[i]
      if (j === i || by === undefined) continue
      matrix[j] = row.map((value, k) =>
        exact.minus(value, exact.times(by, scaled[k] ?? exact.ZERO)),
      )
    }
  }
  return new Map(names.map((name, i) => [name, matrix[i]?.[names.length] ?? exact.ZERO]))
}

/** Coefficients and what they come to, of a linear equation with fractions; else undefined. */
function rowOf({ left, right }: RelationNode, names: readonly string[]): Rational[] | undefined {
  const gap = build.sum(left, right, '-')
  const at = (values: readonly Rational[]) => {
    const value = evaluate(gap, new Map(names.map((name, i) => [name, values[i] ?? exact.ZERO])))
    return value?.exact ? value : undefined
  }
  const origin = at([])
  if (origin === undefined) return undefined
  const row: Rational[] = []
  for (const i of names.keys()) {
    const one = at(names.map((_, j) => (i === j ? exact.ONE : exact.ZERO)))
    if (one === undefined) return undefined
    row.push(exact.minus(one, origin))
  }
  // A place of no special meaning shows whether it really is linear.
  const probe = names.map((_, i) => exact.ratio(BigInt(7 + 4 * i), BigInt(3 + 2 * i)))
  const there = at(probe)
  const expected = row.reduce(
    (sum, k, i) => exact.plus(sum, exact.times(k, probe[i] ?? exact.ZERO)),
    origin,
  )
  if (there === undefined || !exact.isSame(there, expected)) return undefined
  return [...row, exact.negative(origin)]
}

/** Whether a line says what a letter is: `x = 4`. */
export const isSolution = (node: Node): boolean => {
  const statement = statementOf(node)
  return statement !== undefined && relationsOf(statement).every((each) => solvedOf(each))
}
