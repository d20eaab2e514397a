import { plainToTex } from '#ui/maths/plain-to-tex.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Tex } from '#ui/tex.tsx'
import type { Answer } from './questions.answer.ts'
import {
  blanksOf,
  cellsOf,
  gapsOf,
  openCellsOf,
  orderOf,
  pairsOf,
  partAnswer,
  textOf,
} from './questions.answer.ts'
import type { Question } from './questions.data.ts'
import { letterOf } from './questions.words.ts'
import { cellName } from './table-answer.tsx'

/** One written line as mathematics, or as it was typed where it is none. */
export function MathsLine({ children: line }: { children: string }) {
  const tex = plainToTex(line)
  return tex === undefined ? line : <Tex>{tex}</Tex>
}

type Asked = Omit<Question, 'id' | 'evaluation_question_id'>
type Given = { readonly name: string; readonly text: string }

/** One part's answer in a line of text, its mathematics between dollars. */
function partText(part: Asked, answer: Answer): string {
  const lines = textOf(answer)
    .split('\n')
    .filter((line) => line.trim() !== '')
  if (lines.length > 0) {
    const last = lines.at(-1) ?? ''
    const tex = part.type === 'expression' ? plainToTex(last) : undefined
    return tex === undefined ? withSigns(lines.join(' ')) : `$${tex}$`
  }
  if (answer.points) return placesWords(answer.points.length)
  const pieces = piecesGiven(part, answer).map(({ text }) => text)
  return pieces.filter((text) => text !== '').join(', ')
}

const placesWords = (count: number) => (count === 1 ? '1 place marked' : `${count} places marked`)

/** The pieces of an answer by name, for questions that are answered in several places. */
export function piecesGiven(question: Asked, answer: Answer): Given[] {
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
    case 'cloze_dropdown':
      return gapsOf(question, answer).map((order, at) => ({
        name: `Gap ${at + 1}`,
        text: question.gaps?.[at]?.find((each) => each.order === order)?.text ?? '',
      }))
    case 'table': {
      const cells = openCellsOf(question)
      return cellsOf(question, answer).map((text, at) => ({
        name: cellName(question, cells[at] ?? { row: 0, column: 0 }),
        text,
      }))
    }
    case 'multi_part':
      return (question.sub_questions ?? []).map((part, at) => ({
        name: letterOf(at),
        text: partText(part, partAnswer(answer, at)),
      }))
    default:
      return (answer.selected_option ?? []).map((order) => ({ name: '', text: option(order) }))
  }
}

const filesWords = (type: Question['type'], count: number) =>
  type === 'recording' ? 'a recording' : count === 1 ? '1 page' : `${count} pages`

/** `-5 cm^2` as it is written by hand. */
export const withSigns = (text: string) =>
  text
    .replace(/(?<![\p{L}\d^])-(?=[\d.])/gu, '−')
    .replace(
      /(?<=[a-z)])\^(-?)([1-3])(?!\d)/gi,
      (_, minus: string, digit: string) =>
        `${minus === '' ? '' : '⁻'}${'¹²³'.charAt(Number(digit) - 1)}`,
    )

/** Signs of a long text that stand for it. */
const quoted = 160

/** What the student answered, in a line. */
export function GivenAnswer({ question, answer }: { question: Question; answer: Answer }) {
  const typed = textOf(answer).trim()
  if (question.type === 'long_text' && typed.length > quoted) {
    return `${typed.slice(0, quoted).trimEnd()} …`
  }
  if (answer.points) return placesWords(answer.points.length)
  if (typed !== '') {
    const last = typed.split('\n').findLast((line) => line.trim() !== '') ?? ''
    return question.type === 'expression' ? <MathsLine>{last}</MathsLine> : withSigns(last)
  }
  const files = answer.file_ids?.length ?? 0
  if (files > 0) return filesWords(question.type, files)
  const pieces = piecesGiven(question, answer).filter(({ text }) => text !== '')
  if (pieces.length === 0) return 'nothing yet'
  return pieces.map(({ name, text }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    <span key={at}>
      {at > 0 && ', '}
      {question.type === 'multi_part' && `(${name}) `}
      <MathsText inline>{text}</MathsText>
    </span>
  ))
}
