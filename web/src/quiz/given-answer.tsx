import { plainToTex } from '#ui/maths/plain-to-tex.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Tex } from '#ui/tex.tsx'
import type { Answer } from './answer.ts'
import { blanksOf, orderOf, pairsOf, textOf } from './answer.ts'
import type { Question } from './quiz.data.ts'

/** One written line as mathematics, or as it was typed where it is none. */
export function MathsLine({ children: line }: { children: string }) {
  const tex = plainToTex(line)
  return tex === undefined ? line : <Tex>{tex}</Tex>
}

/** The pieces of an answer by name, for questions that are answered in several places. */
export function piecesGiven(question: Question, answer: Answer): { name: string; text: string }[] {
  const option = (order: number) =>
    question.options?.find((each) => each.order === order)?.text ?? ''
  switch (question.type) {
    case 'fill_blanks':
      return blanksOf(question, answer).map((text, at) => ({ name: `Blank ${at + 1}`, text }))
    case 'matching':
      return pairsOf(question, answer).map((order, at) => ({
        name: question.left?.[at] ?? '',
        text: option(order),
      }))
    case 'ordering':
      return orderOf(question, answer).map((order, at) => ({
        name: `${at + 1}`,
        text: option(order),
      }))
    default:
      return (answer.selected_option ?? []).map((order) => ({ name: '', text: option(order) }))
  }
}

/** What the student answered, in a line. */
export function GivenAnswer({ question, answer }: { question: Question; answer: Answer }) {
  const typed = textOf(answer).trim()
  if (typed !== '') {
    const last = typed.split('\n').findLast((line) => line.trim() !== '') ?? ''
    return question.type === 'expression' ? <MathsLine>{last}</MathsLine> : last
  }
  const pieces = piecesGiven(question, answer).filter(({ text }) => text !== '')
  if (pieces.length === 0) return 'nothing yet'
  return pieces.map(({ name, text }, at) => (
    <span key={`${name} ${text}`}>
      {at > 0 && ', '}
      <MathsText inline>{text}</MathsText>
    </span>
  ))
}
