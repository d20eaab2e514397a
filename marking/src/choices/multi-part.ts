import { isIllegible } from '#choices/fill-blanks.ts'
import { type Earlier, followThrough, type MarkPart } from '#choices/follow-through.ts'
import type { Answer, JudgeOptions } from '#judgement.ts'
import { EMPTY_NOTE, heldBack, marksOf, type Outcome, partOf, unread } from '#outcome.ts'
import type { MultiPartQuestion } from '#question.ts'

const MARKER = 'multi_part'

/** More parts than these are several questions. */
export const MAX_PARTS = 30

/**
 * Each part is judged with its own question, and their marks are added up. A part that is
 * left out costs its marks; one that cannot be read stops the marking, so that it costs nothing.
 */
export function markParts(
  question: MultiPartQuestion,
  answer: Answer,
  { decimal }: JudgeOptions,
  markPart: MarkPart,
): Outcome {
  // Answers that a teacher has marked are answers to the whole question, and teach nothing of a part.
  const options: JudgeOptions = decimal === undefined ? {} : { decimal }
  const subs = question.sub_questions
  const outcomes: Outcome[] = []
  const earlier: Earlier[] = []
  for (const [i, part] of subs.entries()) {
    const given = answer.parts?.[i] ?? {}
    const own = markPart(part, given, options)
    const outcome = followThrough({ part, answer: given, own, earlier, options, markPart }) ?? own
    outcomes.push(outcome)
    earlier.push({ part, answer: given, outcome: own })
  }
  if (outcomes.every(({ problem }) => problem === 'empty'))
    return unread(MARKER, 'empty', EMPTY_NOTE)
  const marksFor = (i: number): number => subs[i]?.max_score ?? 0
  const illegible = outcomes.findIndex(({ problem }) => isIllegible(problem))
  const stuck = outcomes[illegible]
  if (stuck?.problem !== undefined)
    return {
      ...unread(MARKER, stuck.problem, `Part ${letterOf(illegible)}: ${stuck.note}`),
      parts: outcomes.map((outcome, i) => heldBack(outcome, marksFor(i))),
    }
  const marks = outcomes.reduce((sum, { share }, i) => sum + marksOf(share, marksFor(i)), 0)
  const most = subs.reduce((sum, { max_score }) => sum + max_score, 0)
  return {
    ...summary(outcomes, most > 0 ? marks / most : 0),
    parts: outcomes.map((outcome, i) => partOf(outcome, marksFor(i))),
    confidence: Math.min(...outcomes.map((outcome) => outcome.confidence ?? 1)),
  }
}

/** `(a)`, `(b)` …, and numbers past the alphabet. */
const letterOf = (i: number): string =>
  i < 26 ? `(${String.fromCharCode('a'.charCodeAt(0) + i)})` : `${i + 1}`

function summary(outcomes: readonly Outcome[], share: number): Outcome {
  const hits = outcomes.filter(({ verdict }) => verdict === 'right').length
  const count = `${hits} of ${outcomes.length} parts ${hits === 1 ? 'is' : 'are'} right.`
  const waiting = outcomes.filter(({ needs_review }) => needs_review).length
  if (waiting > 0) {
    const what = waiting === 1 ? 'one of them' : `${waiting} of them`
    const note = `${count} We cannot be sure about ${what}.`
    return { marker: MARKER, verdict: 'unsure', share, needs_review: true, note }
  }
  if (hits === outcomes.length)
    return { marker: MARKER, verdict: 'right', share: 1, note: 'Yes, all parts are right.' }
  const misconception = outcomes.find((outcome) => outcome.misconception)?.misconception
  const slip = misconception && { misconception }
  if (share > 0) return { marker: MARKER, verdict: 'partly', share, note: count, ...slip }
  const note = 'Not yet. Begin with the first part, one step at a time.'
  return { marker: MARKER, verdict: 'wrong', share: 0, note, ...slip }
}
