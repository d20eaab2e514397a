import type { Answer } from './questions.answer.ts'
import type { Question } from './questions.data.ts'

/** What every way to answer is given. */
export type AnswerProps = {
  readonly question: Question
  readonly answer: Answer
  readonly onAnswer: (answer: Answer) => void
  /** An option was pressed: counted for the teacher's report. */
  readonly onPressed: () => void
  readonly onSubmit: () => void
  /** The id of the question's heading. */
  readonly labelledBy: string
  /** It is one part of several: keys that belong to the whole page are not its own. */
  readonly isPart?: boolean
}
