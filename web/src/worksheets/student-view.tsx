import { useId } from 'react'
import { noAnswer } from '#questions/questions.answer.ts'
import { QuestionDiagram } from '#questions/questions.diagram.tsx'
import { QuestionAnswer } from '#questions/questions.own-answer.tsx'
import { useKatex } from '#ui/maths/use-katex.ts'
import { MathsText } from '#ui/maths-text.tsx'
import type { BankQuestion } from './worksheets.data.ts'

type StudentViewProps = { readonly question: Pick<BankQuestion, 'question_id' | 'shown'> }

/** Texts with gaps are shown where the gaps are filled. */
const inAnswer: readonly string[] = ['fill_blanks', 'cloze_dropdown']

const nothing = () => {}

/** A question with the place to answer, as its student gets it; to be looked at only. */
export function StudentView({ question: { question_id, shown } }: StudentViewProps) {
  useKatex()
  const id = useId()
  const hasGaps = inAnswer.includes(shown.type)
  const asked = { ...shown, id: question_id, evaluation_question_id: question_id }
  return (
    <>
      {!hasGaps && (
        <div id={id}>
          <MathsText>{shown.text}</MathsText>
        </div>
      )}
      {shown.diagram && shown.type !== 'drawing' && <QuestionDiagram diagram={shown.diagram} />}
      <div inert className={hasGaps ? '' : 'mt-3'}>
        <QuestionAnswer
          question={asked}
          answer={noAnswer}
          onAnswer={nothing}
          onPressed={nothing}
          onSubmit={nothing}
          labelledBy={id}
          isPart
        />
      </div>
    </>
  )
}
