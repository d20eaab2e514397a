import * as build from '@learngrove/maths/build'
import { type Node, variablesOf } from '@learngrove/maths/notation'
import { isSame, isZero, type Rational } from '@learngrove/maths/rational'
import { evaluate, pointsFor } from '@learngrove/maths/values'

/** At how many places the sides are asked for their difference. */
const PLACES = 4

/** Whether the sides of an equation differ by the same number wherever they are asked: `2x - 6 = 2x - 3`. */
export function isNeverTrue(node: Node): boolean {
  if (node.type !== 'relation' || node.sign !== '=') return false
  const gap = build.sum(node.left, node.right, '-')
  let first: Rational | undefined
  for (const at of pointsFor(variablesOf(node)).slice(0, PLACES)) {
    const value = evaluate(gap, at)
    if (!value?.exact || isZero(value)) return false
    first ??= value
    if (!isSame(first, value)) return false
  }
  return first !== undefined
}
