import type { InHand } from '#bank/in-hand.ts'
import { keyOf, knownOf, tellsKey } from '#bank/key.ts'

/** One rung of help, in the author's words. */
export type Rung = { readonly text: string; readonly from: 'author_hint' | 'author_working' }

/** How much help with a question was given: so many hints, then so many steps of its working. */
export type Given = { readonly hints: number; readonly steps: number }

/** The next rung, what is given with it, and whether it is the last. */
export type Next = { readonly rung: Rung; readonly given: Given; readonly is_last: boolean }

/**
 * Finds the next help with a question: the author's hints, then the steps of the worked solution; of what is
 * settled the steps, and where there are none the hints. Undefined where all was given.
 */
export function nextRung(in_hand: InHand, given: Given): Next | undefined {
  const { hints, steps } = ladderOf(in_hand)
  const hint = hints[given.hints]
  const step = steps[given.steps]
  if (hint !== undefined && (in_hand.is_open || steps.length === 0)) {
    const is_last = given.hints === hints.length - 1 && steps.length === 0
    const rung = { text: hint, from: 'author_hint' } as const
    return { rung, is_last, given: { ...given, hints: given.hints + 1 } }
  }
  if (step === undefined) return undefined
  const rung = { text: step, from: 'author_working' } as const
  const is_last = given.steps === steps.length - 1
  return { rung, is_last, given: { ...given, steps: given.steps + 1 } }
}

/**
 * Lists the help that may be given. While a question is open its hints end before the first that tells the
 * key, since the page counts them by their places; there are steps only in practice, after a try that was
 * marked, and they end before the first that tells it too.
 */
function ladderOf(in_hand: InHand): { hints: readonly string[]; steps: readonly string[] } {
  const { question, is_open, is_assigned, verdict, given = '' } = in_hand
  const { hints } = question
  const steps = stepsOf(question)
  if (!is_open) return { hints, steps }
  const key = keyOf(question)
  const known = knownOf(`${question.text}\n${given}`)
  const untold = (texts: readonly string[]) => {
    const told = texts.findIndex((text) => tellsKey(text, key, known))
    return told < 0 ? texts : texts.slice(0, told)
  }
  const hasTried = !is_assigned && verdict !== undefined
  return { hints: untold(hints), steps: hasTried ? untold(steps) : [] }
}

/** Lists the steps of the worked solution, with those of its parts, as they are shown. */
export function stepsOf(question: InHand['question']): readonly string[] {
  const parts = question.type === 'multi_part' ? question.sub_questions : []
  return [question, ...parts]
    .flatMap(({ method_answer }) => method_answer)
    .map(({ text, maths }) => (maths === undefined ? text : `${text}\n\n$$\n${maths}\n$$`))
}
