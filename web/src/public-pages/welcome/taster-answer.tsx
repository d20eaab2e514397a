import { asAsked, type PaperQuestion } from '#public-pages/papers/papers.asked.ts'
import type { Answer } from '#questions/questions.answer.ts'
import { AnswerArea } from '#questions/questions.answer-area.tsx'

type TasterAnswerProps = {
  readonly question: PaperQuestion
  readonly answer: Answer
  readonly isMarked: boolean
  readonly labelledBy: string
  readonly onAnswer: (answer: Answer) => void
  readonly onSubmit: () => void
}

const nothing = () => {}

/** The place to answer, as the quiz has it. Once it is marked, the answer stands. */
export function TasterAnswer(props: TasterAnswerProps) {
  const { question, answer, isMarked, labelledBy, onAnswer, onSubmit } = props
  return (
    <div inert={isMarked} className={isMarked ? 'opacity-80' : undefined}>
      <AnswerArea
        question={asAsked(question, 0)}
        answer={answer}
        labelledBy={labelledBy}
        onAnswer={onAnswer}
        onPressed={nothing}
        onSubmit={onSubmit}
      />
    </div>
  )
}
