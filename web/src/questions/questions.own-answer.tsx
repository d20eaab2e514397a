import type { AnswerProps } from './answer-props.ts'
import { PartsAnswer } from './parts-answer.tsx'
import { AnswerArea } from './questions.answer-area.tsx'

/** The place to answer a question: one, or one for each of its parts. */
export function QuestionAnswer(props: AnswerProps) {
  return props.question.type === 'multi_part' ? (
    <PartsAnswer {...props} />
  ) : (
    <AnswerArea {...props} />
  )
}
