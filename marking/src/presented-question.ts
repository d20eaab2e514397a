import type { Blank, QuestionType } from '#question.ts'

/** What a student sees of a question: no key, no threshold, no hint. */
export type PresentedQuestion = {
  readonly type: QuestionType
  readonly text: string
  readonly max_score: number
  /** How many rungs the ladder of hints has. */
  readonly hint_count: number
  /** Choice, matching (the right side) and ordering: in the order to show. */
  readonly options?: readonly { readonly order: number; readonly text: string }[]
  /** Matching: the left side. */
  readonly left?: readonly string[]
  /** Fill in the blanks: what each blank takes. */
  readonly blanks?: readonly Blank['type'][]
  /** Number: whether a unit is asked for. Never which. */
  readonly needs_unit?: boolean
  /** Expression: the letters that its keypad shows, and the line that working starts from. */
  readonly variables?: readonly string[]
  readonly start?: string
}
