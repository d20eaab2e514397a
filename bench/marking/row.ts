import type { Answer, JudgeOptions } from '@learngrove/marking/judgement'
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
}

export const plainQuestion = { text: '', max_score: 1, hints: [], method_answer: [] } as const
