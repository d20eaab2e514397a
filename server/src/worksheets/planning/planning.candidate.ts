import type { QuestionType } from '@learngrove/contract/question'
import type { Band } from '@learngrove/contract/worksheets.limits'

/** A question of the bank under one of its topics, as the planner sees it. */
export type Candidate = {
  readonly question_id: string
  readonly topic_id: string
  /** In logits. */
  readonly difficulty: number
  readonly band: Band
  readonly minutes: number
  readonly type: QuestionType
  readonly text: string
  /** Whether it draws fresh numbers, so that it can be asked again. */
  readonly is_template: boolean
  readonly without_calculator: boolean
  /** How many of the class have had it. */
  readonly num_met: number
}

/** Answers that come as a file are marked by a person: they are asked for where that is wished. */
const byPerson: readonly QuestionType[] = ['drawing', 'recording']

export type Wishes = {
  /** Comes before others: what is to be worked out by head and hand. Few say so, and others can be. */
  readonly without_calculator: boolean
  /** Empty: any. */
  readonly types: readonly QuestionType[]
}

/** Tells whether a question is of a type that is wished for. */
export const isWished = ({ type }: Candidate, { types }: Wishes): boolean =>
  types.length === 0 ? !byPerson.includes(type) : types.includes(type)
