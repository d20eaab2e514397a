import type { Question } from '#quiz/quiz.data.ts'
import type { Answer } from './answer.ts'

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
