import { type Node, some } from '@learngrove/maths/notation'
import type { SolutionChange } from '@learngrove/maths/values'
import { completeEquation } from '#expressions/complete-equation.ts'
import { GENERAL_NOTE } from '#expressions/decide.ts'
import { explainStep } from '#expressions/explain.ts'
import type { Turn } from '#expressions/follow-line.ts'
import { lineOfNumbers } from '#expressions/line-of-numbers.ts'
import { RUN_ON_NOTE } from '#expressions/run-on.ts'
import { markScheme } from '#expressions/scheme.ts'
import { slipBetween } from '#expressions/slip.ts'
import { triedValue } from '#expressions/try-value.ts'
import type { Working } from '#expressions/working.ts'
import type { WorkingKey } from '#expressions/working-key.ts'
import type { Misconception } from '#misconception.ts'
import type { Outcome } from '#outcome.ts'

const CHANGES: Readonly<Record<SolutionChange, Misconception>> = {
  lost: {
    code: 'solution_lost',
    text: 'A solution got lost in this step. Dividing by something that can be zero, or taking only one root, does that.',
  },
  gained: {
    code: 'solution_gained',
    text: 'This step lets in a value that does not solve the line before. Put your values back in to check.',
  },
}

const lineNote = (index: number): string =>
  index === 0
    ? 'Line 1 does not follow from what you started with.'
    : `Line ${index + 1} does not follow from the line before it.`

/** The note of a right answer whose working does not hold, or is not written as it should be. */
export function withWorking(outcome: Outcome, working: Working | undefined, count: number): string {
  const turned = working?.turned?.index
  if (outcome.verdict === 'wrong_form' && turned === undefined)
    return working?.lines.at(-1)?.note ?? outcome.note
  if (outcome.verdict !== 'right') return outcome.note
  if (turned !== undefined && count > 1)
    return `Your answer is right. Have another look at your working, though. ${lineNote(turned)}`
  const isNew = working?.isRunOn === true && !outcome.note.includes(RUN_ON_NOTE)
  return isNew ? `${outcome.note} ${RUN_ON_NOTE}` : outcome.note
}

/** An answer that is not right, with the line at which it went astray and the slip behind it. */
export function explained(
  outcome: Outcome,
  working: Working | undefined,
  from: Node | undefined,
  answer: Node | undefined,
  count: number,
  wanted?: Node,
): Outcome {
  const { turned, gained, operation } = working ?? {}
  const step =
    turned ?? (from && answer && { index: 0, from, to: answer, ...(operation && { operation }) })
  const slip = (step && slipOf(step)) ?? (gained === undefined ? undefined : CHANGES.gained)
  const isPlaced = count > 1 && turned !== undefined
  // Of a slip on the way its own text says most; else how the answer differs, where that is known.
  const isGeneral = outcome.note === GENERAL_NOTE && slip === undefined
  const tried = isGeneral && from && answer && wanted && triedValue(from, answer, wanted)
  const near =
    tried || (outcome.note === GENERAL_NOTE ? '' : outcome.note.replace(/^Not yet\. /, ''))
  const note = isPlaced
    ? `Not yet. ${lineNote(turned.index)} ${slip?.text ?? near}`.trimEnd()
    : (slip?.text ?? (tried ? `Not yet. ${tried}` : outcome.note))
  return { ...outcome, note, ...(slip && { misconception: slip }) }
}

function slipOf({ from, to, operation, change, above }: Turn): Misconception | undefined {
  const here = completeEquation(to, from)
  const byOperation = operation && explainStep(from, here, operation)
  if (byOperation) return byOperation
  if (change === undefined) {
    const below = above && lineOfNumbers(above.from, above.to)
    if (below?.kind === 'lost') return below.slip
    const slip = slipBetween(from, here) ?? (above && slipBetween(above.from, above.to))
    // That a calculation is to be done again says less than that the letter is gone.
    if (below !== undefined && (!slip || slip.code === 'miscalculated')) return below.slip
    return slip && isOnly(slip, here) ? slip : undefined
  }
  // What only lost a solution is no slip of another kind that happens to come out there.
  const found = explainStep(from, here)
  return change === 'lost' && !LOSING.has(found?.code ?? '')
    ? CHANGES.lost
    : (found ?? CHANGES[change])
}

/** The slips by which a solution gets lost. */
const LOSING: ReadonlySet<string> = new Set(['lost_a_root', 'divided_by_the_unknown'])

/**
 * Whether nothing else explains a slip as well. Whole or broken values with the other sign come of
 * the formula as they do of the factors, which nobody has to write down.
 */
const isOnly = ({ code }: Misconception, to: Node): boolean =>
  code !== 'formula_sign_of_b' || some(to, ({ type }) => type === 'root')

/** The same outcome with the marks of the scheme instead of all or nothing. */
export function bySchemeMarks(
  key: WorkingKey & { readonly answer: string; readonly variables: readonly string[] },
  outcome: Outcome,
  working: Working,
  start: Node | undefined,
): Outcome {
  const { mark_points, share, isComplete } = markScheme(key, working, start, outcome)
  // What is not decided gets no marks, though the points show what was found.
  if (outcome.verdict === 'unsure') return { ...outcome, mark_points }
  if (outcome.verdict === 'right') {
    if (isComplete) return { ...outcome, share: 1, mark_points }
    const missing = mark_points.find((point) => !point.is_given)
    const note = `Your answer is right. Some marks are for the working: ${missing?.text ?? ''}`
    // A right answer below lines that do not lead to it: a person should have a look.
    const review = working.turned ? { needs_review: true, confidence: 0.5 } : {}
    return { ...outcome, verdict: 'partly', share, note, mark_points, ...review }
  }
  if (share === 0) return { ...outcome, mark_points }
  const note = `${outcome.note} There are marks for part of your working.`
  return { ...outcome, verdict: 'partly', share, note, mark_points }
}
