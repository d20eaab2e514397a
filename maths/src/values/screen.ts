import { whole } from '#exact/rational.ts'
import { type Node, variablesOf } from '#notation/node.ts'
import { criticalPoints } from '#values/critical-points.ts'
import { isSameValue, toleranceFor } from '#values/equal.ts'
import { evaluate } from '#values/evaluate.ts'
import { pointsFor } from '#values/points.ts'
import { holds, relationsOf, statementOf } from '#values/statement.ts'
import { add, type Value } from '#values/value.ts'

/** At how many places expressions are looked at before they are compared in full. */
const PLACES = 2

/**
 * A quick look that turns down what cannot mean the same as `to`: equations are asked at its own
 * solutions and beside them, expressions at two places. What passes is still to be compared.
 */
export function screenFor(to: Node): (candidate: Node) => boolean {
  const names = variablesOf(to)
  const statement = statementOf(to)
  if (statement === undefined) return (candidate) => agrees(candidate, to, names)
  const [name, ...others] = names
  if (name === undefined || others.length > 0) return () => true
  const found: Value[] = []
  for (const relation of relationsOf(statement)) {
    const roots = criticalPoints(relation, name, new Map())
    if (roots === undefined) return () => true
    found.push(...roots)
  }
  const beside = found.flatMap((x) => [add(x, whole(1)), add(x, whole(-1))])
  const places = [...found, ...beside].flatMap((x) => (x ? new Map([[name, x]]) : []))
  const truths = places.map((at) => holds(statement, at))
  return (candidate) => {
    const other = statementOf(candidate)
    return other !== undefined && places.every((at, i) => holds(other, at) === truths[i])
  }
}

function agrees(candidate: Node, to: Node, names: readonly string[]): boolean {
  if (statementOf(candidate) !== undefined) return false
  const all = [...new Set([...names, ...variablesOf(candidate)])].sort()
  const places = all.length === 0 ? [new Map()] : pointsFor(all).slice(0, PLACES)
  return places.every((at) => {
    const [x, y] = [evaluate(candidate, at), evaluate(to, at)]
    return !x || !y || isSameValue(x, y, toleranceFor(candidate, to))
  })
}
