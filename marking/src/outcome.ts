import type {
  Judgement,
  MarkPoint,
  Part,
  Reading,
  ReadingProblem,
  Verdict,
  WorkingLine,
} from '#judgement.ts'
import type { Misconception } from '#misconception.ts'
import { currentCode } from '#misconceptions/misconceptions.ts'

/** What a marker of one family says to one answer, before there are marks. */
export type Outcome = {
  readonly verdict: Verdict
  /** The part of the marks, from 0 to 1. */
  readonly share: number
  /** For the student: why. */
  readonly note: string
  readonly marker: string
  readonly reading?: Reading
  readonly problem?: ReadingProblem
  readonly misconception?: Misconception
  readonly lines?: readonly WorkingLine[]
  readonly parts?: readonly Part[]
  readonly mark_points?: readonly MarkPoint[]
  /** 1 where nothing is said. */
  readonly confidence?: number
  readonly needs_review?: boolean
}

/** Marks are kept to the hundredth. */
const MARK_STEPS = 100

export const marksOf = (share: number, max_score: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * max_score * MARK_STEPS) / MARK_STEPS

export const right = (marker: string, note: string, reading?: Reading): Outcome => ({
  verdict: 'right',
  share: 1,
  note,
  marker,
  ...(reading && { reading }),
})

export const notYet = (marker: string, note: string, reading?: Reading): Outcome => ({
  verdict: 'wrong',
  share: 0,
  note,
  marker,
  ...(reading && { reading }),
})

/**
 * The right value in another form. It earns nothing unless a share is named:
 * what was to be transformed could otherwise be handed in as it stood.
 */
export const wrongForm = (marker: string, note: string, reading?: Reading, share = 0): Outcome => ({
  verdict: 'wrong_form',
  share,
  note,
  marker,
  ...(reading && { reading }),
})

/** Not marked: it costs neither a mark nor a try. */
export const unread = (marker: string, problem: ReadingProblem, note: string): Outcome => ({
  verdict: 'unread',
  share: 0,
  note,
  marker,
  problem,
})

export const foreseen = (
  marker: string,
  misconception: Misconception,
  reading?: Reading,
): Outcome => ({ ...notYet(marker, misconception.text, reading), misconception })

/** Says a misconception by the code it has today: a question kept long ago names it as it was. */
const today = ({ code, text }: Misconception) => ({ code: currentCode(code), text })

export const EMPTY_NOTE = 'There is no answer here yet.'

export function partOf(outcome: Outcome, max_score: number): Part {
  const { reading, problem, misconception, lines, mark_points, parts } = outcome
  return {
    verdict: outcome.verdict,
    marks_given: marksOf(outcome.share, max_score),
    max_score,
    ...(reading && { reading }),
    note: outcome.note,
    ...(problem && { problem }),
    ...(misconception && { misconception: today(misconception) }),
    ...(lines && { lines }),
    ...(mark_points && { mark_points }),
    ...(parts && { parts }),
  }
}

/**
 * A part that was read while another could not be. It is not marked: an answer that costs
 * nothing must not tell what is right either.
 */
export function heldBack({ reading, problem, note }: Outcome, max_score: number): Part {
  const common = { verdict: 'unread' as const, marks_given: 0, max_score }
  return problem === undefined
    ? { ...common, ...(reading && { reading }), note: 'We can read this one.' }
    : { ...common, note, problem }
}

/** Read or handed in, and left to a person. */
export const forTeacher = (marker: string, note: string): Outcome => ({
  verdict: 'unsure',
  share: 0,
  note,
  marker,
  confidence: 0,
  needs_review: true,
})

export function judgementOf(outcome: Outcome, max_score: number): Judgement {
  const marks_given = marksOf(outcome.share, max_score)
  const { reading, problem, misconception, lines, mark_points } = outcome
  return {
    verdict: outcome.verdict,
    marks_given,
    max_score,
    is_full_marks: outcome.verdict === 'right',
    ...(reading && { reading }),
    ...(problem && { problem }),
    parts: outcome.parts ?? [],
    scoring_rationale: outcome.note,
    ...(misconception && { misconception: today(misconception) }),
    ...(lines && { lines }),
    ...(mark_points && { mark_points }),
    confidence: outcome.confidence ?? 1,
    marker: outcome.marker,
    needs_review: outcome.needs_review ?? false,
  }
}
