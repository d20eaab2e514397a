import { useId } from 'react'
import { QuestionDiagram } from '#questions/questions.diagram.tsx'
import { piecesOf } from '#questions/questions.text.ts'
import { MathsText } from '#ui/maths-text.tsx'
import type { PrintedQuestion } from './paper.data.ts'
import { RoomToAnswer } from './room-to-answer.tsx'

type Part = PrintedQuestion | NonNullable<PrintedQuestion['sub_questions']>[number]

/** One question on paper: its number, what is asked, room to answer, and its marks. */
export function QuestionBlock({
  question,
  number,
}: {
  readonly question: PrintedQuestion
  readonly number: number
}) {
  const { sub_questions: parts = [], max_score } = question
  return (
    <section className="paper-question" data-question={question.evaluation_question_id}>
      <h3>{number}</h3>
      <div>
        <Asked question={question} part={null} />
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <div key={at} className="paper-part">
            <b>({String.fromCharCode('a'.charCodeAt(0) + at)})</b>
            <div>
              <Asked question={part} part={at} />
            </div>
            <span>[{part.max_score}]</span>
          </div>
        ))}
      </div>
      <span>[{max_score}]</span>
    </section>
  )
}

function Asked({ question, part }: { readonly question: Part; readonly part: number | null }) {
  const id = useId()
  const { text, diagram } = question
  return (
    <>
      <div id={id}>
        <TextWithGaps text={text} />
      </div>
      {diagram && (
        <div className="paper-diagram">
          <QuestionDiagram diagram={diagram} />
        </div>
      )}
      <RoomToAnswer question={question} part={part} labelledBy={id} />
    </>
  )
}

/** A text; its gaps are boxes to write in. */
function TextWithGaps({ text }: { readonly text: string }) {
  if (!text.includes('[[')) return <MathsText>{text}</MathsText>
  return piecesOf(text).map((pieces, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
    <p key={at} className="paper-gap-text">
      {pieces.map((piece, place) =>
        piece.kind === 'words' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
          <MathsText key={place} inline>
            {piece.text}
          </MathsText>
        ) : (
          <i key={`gap ${piece.number}`} className="paper-box" />
        ),
      )}
    </p>
  ))
}
