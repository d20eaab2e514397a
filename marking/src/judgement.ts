import type { Algebra } from '@learngrove/maths'
import type { MathsProblem } from '@learngrove/maths/notation'
/** What a student handed in. Which field counts depends on the type of the question. */
export type Answer = {
  /** Text as typed: number, expression (one line of working a line), short text; one a blank. */
  readonly value?: string | readonly string[] | null
  /**
   * Orders of options: those chosen; of a matching question the right order for each left in
   * turn (0 for none); of an ordering question the items as the student put them.
   */
  readonly selected_option?: readonly number[] | null
  /** Of a hot-spot question: where the student pointed, in parts of the picture's width and height. */
  readonly points?: readonly { readonly x: number; readonly y: number }[] | null
  /** Whether files came with it; false where it is known that none did. */
  readonly has_files?: boolean
  /** Of a question of several parts: one answer a part, in their order. */
  readonly parts?: readonly (Omit<Answer, 'parts'> | null)[] | null
}

export type Verdict =
  | 'right'
  | 'partly'
  | 'wrong'
  /** The right value in another form than the one asked for. */
  | 'wrong_form'
  /** It could not be read, so it was not marked and costs nothing. */
  | 'unread'
  /** It was read, and the marker does not decide: that is for a person. */
  | 'unsure'

/** Why an answer could not be read, and what to mend. */
export type ReadingProblem =
  | MathsProblem
  | 'missing_unit'
  | 'unknown_unit'
  /** It is to be simplified first. */
  | 'not_simplified'
  /** The author foresaw it, and rather says something than marks it. */
  | 'try_again'

/** How an answer was understood: as LaTeX, and as a person would say it. */
export type Reading = { readonly latex: string; readonly speech: string }

export type Part = {
  readonly verdict: Verdict
  readonly marks_given: number
  readonly max_score: number
  readonly reading?: Reading
  /** For the student, in plain words. */
  readonly note?: string
  /** Of a part that is a question of its own. */
  readonly problem?: ReadingProblem
  readonly misconception?: { readonly code: string; readonly text: string }
  readonly lines?: readonly WorkingLine[]
  readonly mark_points?: readonly MarkPoint[]
  readonly parts?: readonly Part[]
}

/** One line of working: how it was read, and whether it follows from the line before. */
export type WorkingLine = {
  readonly text: string
  readonly latex: string
  readonly verdict: 'start' | 'follows' | 'turned' | 'unread'
  /** Of a line that follows and does not help: what would, for the student. It costs no mark. */
  readonly note?: string
}

/**
 * One mark of a scheme, or one criterion of a rubric: given or not, and what shows it. Code adds
 * the marks; whoever answers the criteria only says yes or no.
 */
export type MarkPoint = {
  readonly code: string
  /** For the student: what it is for. */
  readonly text: string
  readonly marks: number
  readonly is_given: boolean
  /** The student's own words or line that show it. */
  readonly shown_by?: string
  /** From 0 to 1. */
  readonly confidence: number
}

export type Judgement = {
  readonly verdict: Verdict
  readonly marks_given: number
  readonly max_score: number
  readonly is_full_marks: boolean
  /** Absent where there is nothing to read, as in a choice. */
  readonly reading?: Reading
  readonly problem?: ReadingProblem
  readonly parts: readonly Part[]
  /** Why these marks, in words for the student. */
  readonly scoring_rationale: string
  readonly misconception?: { readonly code: string; readonly text: string }
  readonly lines?: readonly WorkingLine[]
  /** The marks of a scheme for working, or the criteria of a rubric. */
  readonly mark_points?: readonly MarkPoint[]
  /** How sure the marker is of these marks, from 0 to 1. */
  readonly confidence: number
  /** Which rule decided, such as `choice`, `number`, `algebra`, `text`; `time_limit` and `fault` where none could. */
  readonly marker: string
  readonly needs_review: boolean
}

export type JudgeOptions = {
  /** The separator of decimals that the student's locale writes. */
  readonly decimal?: '.' | ','
  /** Answers to this very question that a teacher has marked: they teach the marker of texts. */
  readonly graded?: readonly GradedAnswer[]
  /** Asked about the few formulas that have no place at which both have a real value. */
  readonly algebra?: Algebra
  /** Told what the engine failed with; the answer then waits for a teacher, its marker `fault`. */
  readonly onFault?: (error: unknown) => void
}

/** `share`: the part of the marks that the teacher gave, from 0 to 1. */
export type GradedAnswer = { readonly value: string; readonly share: number }
