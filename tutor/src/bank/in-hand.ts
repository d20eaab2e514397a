import type { Question } from '@learngrove/marking/question'

/** A question that a talk is about, as its author wrote it and this student drew it: key and all. */
export type InHand = {
  /** Its id in the attempt: what was helped is kept by it. */
  readonly id: string
  readonly question: Question
  /** Not settled yet: neither its answer nor its worked solution is told. */
  readonly is_open: boolean
  /** It was set by a teacher. */
  readonly is_assigned: boolean
  /** What it is about: the name of its first topic. */
  readonly topic?: string
  /** How many of its hints the page has shown. */
  readonly hint_rung: number
  /** What the student has put in, in words. */
  readonly given?: string
  readonly verdict?: string
  /** What a usual mistake in it tells, for the student; the page has shown it too. */
  readonly misconception?: string
}
