import type { Node } from '@learngrove/maths/notation'
import { canonicalKey } from '@learngrove/maths/rewriting'
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
  const listed = explainStep(from, to)
  const traced = diagnoseStep(from, to)
  if (listed === undefined || traced === undefined) return plain(listed ?? traced)
  if (traced.code === 'miscalculated') return plain(listed)
  const isRival = canonicalKey(listed.made) === canonicalKey(to)
  if (isAgreed(listed.code, traced.code) || !isRival) return plain(traced)
  if (listed.steps === traced.steps) return undefined
  return plain(listed.steps < traced.steps ? listed : traced)
}

const isAgreed = (a: string, b: string): boolean => a === b || (isOfSigns(a) && isOfSigns(b))

const plain = (slip: Misconception | undefined): Misconception | undefined =>
  slip && { code: slip.code, text: slip.text }
