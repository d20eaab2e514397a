import type { Answer, JudgeOptions, Verdict } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'

/** One line of a set of mathematics: what a student wrote, the key, and what a person would say. */
export type Row = {
  readonly source?: string
  readonly student: string
  readonly teacher: string
  readonly expected: boolean
  readonly type: string
  readonly note?: string
  readonly opts?: Readonly<Record<string, unknown>>
}

/** A row as a question of ours. */
export type Task = {
  readonly question: Question
  readonly answer: Answer
  readonly options?: JudgeOptions
  /** The verdicts that are a yes in the row's sense; `right` alone where nothing is said. */
  readonly accepts?: readonly Verdict[]
  /** Why the row's verdict follows a convention of its platform that we do not share: counted apart. */
  readonly convention?: string
}

/** A row that asks for what no question of ours asks, and which: counted, and listed as such. */
export type NotMeasured = { readonly notMeasured: string }

export type Adapter = (row: Row) => Task | NotMeasured

export const plainQuestion = { text: '', max_score: 1, hints: [], method_answer: [] } as const

export const isTask = (adapted: Task | NotMeasured): adapted is Task => 'question' in adapted
