import type { Blank, Question, SubQuestion } from '@learngrove/marking/question'
import { toLatex } from '@learngrove/maths'

/** Letters as they stand before the options and the parts of a printed question. */
export const letterOf = (at: number) => String.fromCharCode('A'.charCodeAt(0) + at)

/** Writes what is right, for whoever marks on paper: texts with mathematics, one a line. */
export function answersOf(question: Question | SubQuestion): string[] {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return question.answers.map(
        (order) => `${letterOf(order - 1)}: ${question.options[order - 1]?.text ?? ''}`,
      )
    case 'number':
    case 'expression':
    case 'short_text':
      return [blankAnswer(question)]
    case 'fill_blanks':
      return question.blanks.map(blankAnswer)
    case 'cloze_dropdown':
      return question.gaps.map(({ options, answer }) => options[answer - 1]?.text ?? '')
    case 'matching':
      return question.pairs.map((order, at) => `${at + 1} with ${letterOf(order - 1)}`)
    case 'ordering':
      return [
        (question.sequence ?? question.items.map((_, at) => at + 1))
          .map((order) => letterOf(order - 1))
          .join(', '),
      ]
    case 'table':
      return question.rows.map(
        ({ label, cells }) =>
          `${label}: ${cells.flatMap((cell) => (cell.type === 'given' ? [] : [blankAnswer(cell)])).join('; ')}`,
      )
    case 'hot_spot':
      return question.spots.map(({ label }) => label)
    case 'long_text':
    case 'drawing':
    case 'recording':
      return question.criteria.map(({ text, marks }) => `${text} [${marks}]`)
    case 'multi_part':
      return question.sub_questions.flatMap((part, at) =>
        answersOf(part).map((answer) => `(${letterOf(at).toLowerCase()}) ${answer}`),
      )
  }
}

function blankAnswer(blank: Blank): string {
  if (blank.type === 'short_text') return blank.references[0] ?? ''
  const tex = `$${toLatex(blank.answer)}$`
  return blank.type === 'number' && blank.unit ? `${tex} ${blank.unit}` : tex
}
