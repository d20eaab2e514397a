import { createHash } from 'node:crypto'
import type { Judgement, Part } from '@learngrove/marking/judgement'
import type { Question, SubQuestion } from '@learngrove/marking/question'
import { type GivenAnswer, wholeAnswer } from './given-answer.ts'

/** Places in a picture are the same within so many parts of its width. */
const placesAcross = 50

type Judged = Pick<Judgement, 'reading' | 'lines' | 'parts'> | Part

/**
 * What an answer says, without how it is written: two answers of the same print are the same answer.
 * Mathematics counts as it was read, words without their case, spaces and full stops, a choice of
 * several without its order. Whether two numbers are worth the same is not asked: 28 and 28.0 can differ.
 */
export const printOf = (question: Question, answer: GivenAnswer, judged: Judgement): string =>
  createHash('sha256')
    .update(JSON.stringify(saidBy(question, answer, judged)))
    .digest('hex')

function saidBy(question: Question | SubQuestion, answer: GivenAnswer, judged?: Judged): unknown {
  switch (question.type) {
    case 'multi_part':
      return question.sub_questions.map((part, at) => {
        const given = answer.answer_parts?.[at]
        return given ? saidBy(part, wholeAnswer(given), judged?.parts?.[at]) : null
      })
    case 'multiple_choice':
      return answer.selected_option?.toSorted((one, other) => one - other) ?? []
    case 'hot_spot':
      return (answer.points ?? [])
        .map(({ x, y }) => `${Math.round(x * placesAcross)} ${Math.round(y * placesAcross)}`)
        .toSorted()
    case 'number':
    case 'expression':
      return readAs(judged) ?? plain([answer.value ?? ''].flat().join('\n'))
    case 'drawing':
    case 'recording':
      return answer.file_ids ? [answer.value, answer.file_ids] : answer.value
    case 'short_text':
    case 'long_text':
      return plain([answer.value ?? ''].flat().join(' '))
    case 'fill_blanks':
    case 'table':
      return [answer.value ?? []]
        .flat()
        .map((text, at) => mathsIn(judged?.parts?.[at]?.reading?.latex) ?? plain(text))
    default:
      return answer.selected_option ?? answer.value
  }
}

/** How the mathematics was read, the working with it; nothing where there is none. */
function readAs(judged: Judged | undefined): readonly string[] | undefined {
  const lines = judged?.lines?.map(({ latex, text }) => mathsIn(latex) ?? plain(text))
  if (lines && lines.length > 0) return lines
  const maths = mathsIn(judged?.reading?.latex)
  return maths === undefined ? undefined : [maths]
}

/** `2 · x` is `2x`; words that are shown as LaTeX are none. */
const mathsIn = (latex = ''): string | undefined =>
  latex === '' || latex.startsWith('\\text{')
    ? undefined
    : latex.replace(/\\(?:cdot|times)\s*(?=[a-zA-Z(])/g, '').replace(/\s+/g, '')

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '')
    .trim()
