import { type Node, some } from '@learngrove/maths/notation'
import { evaluate, numberOf } from '@learngrove/maths/values'
import { isWorkedOut } from '#expressions/calculation.ts'
import type { Outcome } from '#outcome.ts'

const FAR = 'Look at your rounded value once more, though: it is another number.'
/** What is as near as this, relative to the value, stands for it: 22/7 for π. */
const NEAR = 0.005

/** Tells kindly of a value that was rounded to another number: the exact one has decided. */
export const withRoundingNote = (outcome: Outcome, given: Node): Outcome =>
  outcome.verdict === 'right' && some(given, isFarRounding)
    ? { ...outcome, note: `${outcome.note} ${FAR}` }
    : outcome

function isFarRounding(node: Node): boolean {
  if (node.type !== 'relation' || node.sign !== '≈') return false
  const [a, b] = [evaluate(node.left, new Map()), evaluate(node.right, new Map())]
  if (a === undefined || b === undefined || isWorkedOut(node.left, node.right)) return false
  return Math.abs(numberOf(a) - numberOf(b)) > NEAR * Math.abs(numberOf(a))
}
