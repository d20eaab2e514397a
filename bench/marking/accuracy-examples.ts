import type { JudgedRow } from '@learngrove/marking/adversarial'
import type { NumberKey, Question } from '@learngrove/marking/question'

/** Longer examples are none that somebody reads. */
const MAX_LENGTH = 150

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``

function roundingOf({ tolerance }: NumberKey): string {
  if (tolerance === undefined) return ''
  if ('decimal_places' in tolerance) return ` to ${tolerance.decimal_places} d.p.`
  return 'significant_figures' in tolerance ? ` to ${tolerance.significant_figures} s.f.` : ''
}

/** The key of a question, or what it asks, as a teacher would name it. */
function askedBy(question: Question): string {
  switch (question.type) {
    case 'number':
      return `${code([question.answer, question.unit ?? ''].join(' ').trim())}${roundingOf(question)}`
    case 'expression': {
      const { answer, form, start } = question
      const asked = typeof form === 'string' ? `, asked for ${form.replaceAll('_', ' ')}` : ''
      return `${code(answer)}${asked}${start === undefined ? '' : ` from ${code(start)}`}`
    }
    case 'short_text':
      return code(question.references[0] ?? '')
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false': {
      const right = question.answers.map((order) => question.options[order - 1]?.text ?? '')
      return `${code(right.join(', '))} among ${code(question.options.map(({ text }) => text).join(', '))}`
    }
    default:
      return `“${question.text}”`
  }
}

function givenIn({ row: { question, answer, typed } }: JudgedRow): string {
  if ('options' in question && answer.selected_option) {
    const texts = answer.selected_option.map((order) => question.options[order - 1]?.text ?? '')
    return texts.includes('') ? '' : texts.length === 0 ? 'nothing' : code(texts.join(', '))
  }
  return code(typed.replaceAll('⏎', ' / '))
}

/** An example from the middle of those that are short enough: the first ones are the plainest. */
function exampleOf(those: readonly JudgedRow[], said: string): readonly string[] {
  const lines = those.flatMap((each) => {
    const [given, asked] = [givenIn(each), askedBy(each.row.question)]
    const isPlain = given === asked || each.row.why === 'as it is' || given === ''
    return isPlain || given.length + asked.length > MAX_LENGTH
      ? []
      : [`- ${given} for ${asked} (${each.row.why}): ${said}`]
  })
  return lines.slice(Math.floor(lines.length / 2)).slice(0, 1)
}

/** A few rows of one type: what is right, what is not, and what a child or a teacher is asked about. */
export function examplesOf(set: string, those: readonly JudgedRow[]): string {
  const agreed = (expected: string) =>
    those.filter(({ row, difference }) => difference === 'none' && row.expected === expected)
  const asked = (verdict: string) => those.filter(({ judgement }) => judgement.verdict === verdict)
  const lines = [
    ...exampleOf(agreed('right'), 'right'),
    ...exampleOf(agreed('part'), 'some of the marks'),
    ...exampleOf(agreed('wrong'), 'no marks'),
    ...exampleOf(asked('unread'), 'the child is asked to write it anew'),
    ...exampleOf(asked('unsure'), 'left to a teacher'),
  ]
  return `**${set[0]?.toUpperCase()}${set.slice(1)}**\n\n${lines.slice(0, 4).join('\n')}\n`
}
