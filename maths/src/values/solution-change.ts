import type { Node } from '#notation/node.ts'
import { criticalPoints } from '#values/critical-points.ts'
import { isSameValue } from '#values/equal.ts'
import { searchPoints } from '#values/search-points.ts'
import { holds, namesIn, relationsOf, type Statement, statementOf } from '#values/statement.ts'
import type { Value } from '#values/value.ts'

/** How a step changed what solves an equation: some got lost, or some came in. */
export type SolutionChange = 'lost' | 'gained'

/** Roots found by search are known to about this part of themselves. */
const NEAR = 1e-8

/**
 * Whether the second equation has only some of the solutions of the first, or all of them and
 * more. Undefined where it is neither, where there is more than one letter, or for inequalities.
 */
export function solutionChange(before: Node, here: Node): SolutionChange | undefined {
  const [a, b] = [statementOf(before), statementOf(here)]
  if (a === undefined || b === undefined) return undefined
  const names = new Set([...namesIn(a), ...namesIn(b)])
  const [name] = names
  if (name === undefined || names.size > 1) return undefined
  const [old, now] = [solutionsOf(a, name), solutionsOf(b, name)]
  if (old === undefined || now === undefined) return undefined
  const covers = (those: readonly Value[], these: readonly Value[]) =>
    these.every((x) => those.some((y) => isSameValue(x, y, NEAR)))
  if (covers(old, now)) return now.length > 0 && !covers(now, old) ? 'lost' : undefined
  return covers(now, old) ? 'gained' : undefined
}

function solutionsOf(statement: Statement, name: string): readonly Value[] | undefined {
  const found: Value[] = []
  for (const relation of relationsOf(statement)) {
    if (relation.sign !== '=') return undefined
    const some =
      criticalPoints(relation, name, new Map()) ?? searchPoints(relation, name, new Map())
    if (some === undefined) return undefined
    found.push(...some)
  }
  return found.filter((x) => holds(statement, new Map([[name, x]])))
}
