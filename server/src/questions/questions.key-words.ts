import type { Blank, Question, SubQuestion } from '@learngrove/marking/question'
import { toLatex } from '@learngrove/maths'

/** Says the key of a question as it was drawn, a text for each part of it; for staff alone. */
export function keyWords(question: Question | SubQuestion): string[] {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return optionsOf(question.options, question.answers)
    case 'number':
    case 'expression':
    case 'short_text':
      return [blankWords(question)]
    case 'fill_blanks':
      return question.blanks.map(blankWords)
    case 'cloze_dropdown':
      return question.gaps.flatMap(({ options, answer }) => optionsOf(options, [answer]))
    case 'table':
      return question.rows.flatMap(({ label, cells }) =>
        cells.flatMap((cell) => (cell.type === 'given' ? [] : [`${label}: ${blankWords(cell)}`])),
      )
    case 'matching':
      return question.left.map((left, at) => {
        const right = question.right[(question.pairs[at] ?? 0) - 1]
        return `${left} → ${right ?? ''}`
      })
    case 'ordering':
      return question.sequence
        ? question.sequence.flatMap((order) => question.items[order - 1] ?? [])
        : [...question.items]
    case 'hot_spot':
      return question.spots.map(({ label }) => label)
    case 'multi_part':
      return question.sub_questions.map(
        (part, at) => `(${letterOf(at)}) ${keyWords(part).join('; ')}`,
      )
    case 'long_text':
    case 'drawing':
    case 'recording':
      return question.criteria.map(({ text, marks }) => `${text} [${marks}]`)
  }
}

const letterOf = (at: number): string => String.fromCharCode('a'.charCodeAt(0) + at)

const optionsOf = (options: readonly { readonly text: string }[], orders: readonly number[]) =>
  orders.flatMap((order) => options[order - 1]?.text ?? [])

function blankWords(blank: Blank): string {
  switch (blank.type) {
    case 'number':
      return blank.unit === undefined ? blank.answer : `${blank.answer} ${blank.unit}`
    case 'expression':
      return `$${latexOf(blank.answer)}$`
    case 'short_text':
      return blank.references[0] ?? ''
  }
}

/** A key may be written in LaTeX already, or in what only its marker reads: then it stands as it is. */
function latexOf(answer: string): string {
  if (answer.includes('\\')) return answer
  try {
    return toLatex(answer)
  } catch {
    return answer
  }
}
