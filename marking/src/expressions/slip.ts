import * as build from '@learngrove/maths/build'
import { type Node, variablesOf } from '@learngrove/maths/notation'
import { whole } from '@learngrove/maths/rational'
import { canonicalKey } from '@learngrove/maths/rewriting'
import { evaluate, isSameValue, termsOf } from '@learngrove/maths/values'
import { explainStep } from '#expressions/explain.ts'
import type { Misconception } from '#misconception.ts'
import { misconceptionOf } from '#misconceptions/misconceptions.ts'
import { diagnoseStep } from '#steps/steps.ts'

/** Signs that are lost among terms are told apart from the other slips with signs by little. */
const isOfSigns = (code: string): boolean =>
  code === 'sign_lost_collecting' || misconceptionOf(code)?.strand === 'signs'

/**
 * The slip that leads from one line to the next. What the rules trace comes first: it makes the very
 * sides that were written, where the table of slips may only make a line with the same solutions.
 * Where the table makes those sides too, the shorter way counts, and of two ways as short none.
 */
export function slipBetween(from: Node, to: Node): Misconception | undefined {
  const lost = lostLetter(from, to)
  if (lost !== undefined && !isAmongTerms(from, lost))
    return { code: 'letter_left_out', text: `The ${lost} got lost on the way.` }
  const listed = explainStep(from, to)
  const traced = diagnoseStep(from, to)
  if (listed === undefined || traced === undefined) return plain(listed ?? traced)
  if (traced.code === 'miscalculated') return plain(listed)
  const isRival = canonicalKey(listed.made) === canonicalKey(to)
  if (isAgreed(listed.code, traced.code) || !isRival) return plain(traced)
  if (listed.steps === traced.steps) return undefined
  return plain(listed.steps < traced.steps ? listed : traced)
}

/** Two values of a letter at which an equation is looked at. */
const LOOKED_AT = [2, 5]

/**
 * The letter of an equation that is gone from the whole of the next line, though it does not cancel
 * out: that is what a reader sees first, whatever else may be made of the numbers.
 */
function lostLetter(from: Node, to: Node): string | undefined {
  const [name, ...more] = variablesOf(from)
  if (name === undefined || more.length > 0 || from.type !== 'relation' || from.sign !== '=')
    return undefined
  if (to.type !== 'relation' || variablesOf(to).length > 0) return undefined
  const [a, b] = LOOKED_AT.map((value) =>
    evaluate(build.sum(from.left, from.right, '-'), new Map([[name, whole(value)]])),
  )
  return a && b && !isSameValue(a, b) ? name : undefined
}

/** Whether other terms stand beside the letter: then something may have been done to them, too. */
const isAmongTerms = (line: Node, name: string): boolean =>
  line.type === 'relation' &&
  [line.left, line.right].some(
    (side) => termsOf(side).length > 1 && variablesOf(side).includes(name),
  )

const isAgreed = (a: string, b: string): boolean => a === b || (isOfSigns(a) && isOfSigns(b))

const plain = (slip: Misconception | undefined): Misconception | undefined =>
  slip && { code: slip.code, text: slip.text }
