import type { Sent } from '@learngrove/contract/call'

export type OwnQuestion = Sent<'POST /worksheets/own-questions'>['body']['question']
export type OwnKey = OwnQuestion['key']
export type OwnType = OwnKey['type']

/** How what is right is written, a line for each part of it. */
export const keyWords: Readonly<
  Record<OwnType, { readonly label: string; readonly hint: string }>
> = {
  single_choice: { label: 'Options', hint: 'One a line, with a * before the right one.' },
  multiple_choice: { label: 'Options', hint: 'One a line, with a * before each right one.' },
  true_false: { label: 'Options', hint: 'Two lines, with a * before the right one.' },
  number: {
    label: 'The answer',
    hint: 'A number, a fraction such as 3/4, or with its unit: 12 cm.',
  },
  expression: { label: 'The answer', hint: 'Such as 3(x + 2) or x = 4. What is equal is right.' },
  short_text: { label: 'Right answers', hint: 'One a line. Spelling is let pass.' },
  fill_blanks: { label: 'The blanks', hint: 'One a line, for [[1]], [[2]] … in the text.' },
  matching: { label: 'Pairs', hint: 'One a line: left = right.' },
  ordering: { label: 'In the right order', hint: 'One a line. Students get them mixed up.' },
  long_text: {
    label: 'What earns marks',
    hint: 'One a line, with its marks in front: 2 Says why.',
  },
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const isNumber = (text: string): boolean => /^-?[\d\s.,/]*\d$/.test(text)

/** Reads what is right out of its lines; undefined while something is missing. */
export function keyFrom(type: OwnType, text: string): OwnKey | undefined {
  const lines = linesOf(text)
  const [first] = lines
  if (first === undefined) return undefined
  switch (type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false': {
      const answers = lines.flatMap((line, at) => (line.startsWith('*') ? [at + 1] : []))
      const options = lines.map((line) => line.replace(/^\*\s*/, ''))
      if (options.length < 2 || answers.length === 0 || options.includes('')) return undefined
      return { type, options, answers }
    }
    case 'number': {
      const [, answer = '', unit = ''] = /^(-?[\d.,/]+(?:\s+\d+\/\d+)?)\s*(.*)$/.exec(first) ?? []
      if (answer === '') return undefined
      return { type, answer, ...(unit !== '' && { unit }) }
    }
    case 'expression':
      return { type, answer: first }
    case 'short_text':
      return { type, references: lines }
    case 'fill_blanks':
      return {
        type,
        blanks: lines.map((answer) => ({
          type: isNumber(answer) ? 'number' : 'short_text',
          answer,
        })),
      }
    case 'matching': {
      const pairs = lines.map((line) => line.split('=').map((part) => part.trim()))
      const left = pairs.flatMap(([one]) => (one ? [one] : []))
      const right = pairs.flatMap(([, other]) => (other ? [other] : []))
      return left.length >= 2 && left.length === pairs.length && right.length === left.length
        ? { type, left, right }
        : undefined
    }
    case 'ordering':
      return lines.length >= 2 ? { type, items: lines } : undefined
    case 'long_text': {
      const criteria = lines.map((line) => {
        const [, marks = '1', words = line] = /^(\d{1,2})\s+(.+)$/.exec(line) ?? []
        return { marks: Number(marks), text: words }
      })
      return { type, criteria }
    }
  }
}

/** How many marks a key comes to by itself: those of its criteria, of its blanks, of its pairs. */
export function marksOf(key: OwnKey): number | undefined {
  if (key.type === 'long_text') return key.criteria.reduce((sum, { marks }) => sum + marks, 0)
  if (key.type === 'fill_blanks') return key.blanks.length
  return undefined
}
