import type { Sent } from '@learngrove/contract/call'

export type OwnQuestion = Sent<'POST /worksheets/own-questions'>['body']['question']
export type OwnKey = OwnQuestion['key']
export type OwnType = OwnKey['type']
/** What is right of these is written in lines; of a picture it is drawn. */
export type LineType = Exclude<OwnType, 'hot_spot'>

/** How what is right is written, a line for each part of it. */
export const keyWords: Readonly<
  Record<LineType, { readonly label: string; readonly hint: string }>
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
  cloze_dropdown: {
    label: 'The gaps',
    hint: 'One a line, for [[1]], [[2]] … in the text: one | *two | three, with a * before the right one.',
  },
  table: {
    label: 'The table',
    hint: 'A line for each row, with | between cells, the headings first. What is to be filled in stands in brackets: x | 1 | [4].',
  },
  multi_part: {
    label: 'The parts',
    hint: 'One a line: marks, question => answer. An expression stands between $ signs.',
  },
  drawing: {
    label: 'What earns marks',
    hint: 'One a line, with its marks in front: 1 Labels the axes.',
  },
  long_text: {
    label: 'What earns marks',
    hint: 'One a line, with its marks in front: 2 Says why.',
  },
  recording: {
    label: 'What earns marks',
    hint: 'One a line, with its marks in front: 1 Speaks clearly.',
  },
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const isNumber = (text: string): boolean => /^-?[\d\s.,/]*\d$/.test(text)

/** Reads what is right out of its lines; undefined while something is missing. */
export function keyFrom(type: LineType, text: string): OwnKey | undefined {
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
    case 'cloze_dropdown': {
      const gaps = lines.map(gapFrom)
      const whole = gaps.filter((gap) => gap !== undefined)
      return whole.length === gaps.length ? { type, gaps: whole } : undefined
    }
    case 'table':
      return tableFrom(lines)
    case 'multi_part': {
      const parts = lines.flatMap((line) => partFrom(line) ?? [])
      return parts.length === lines.length && parts.length >= 2 ? { type, parts } : undefined
    }
    case 'drawing':
    case 'recording':
    case 'long_text': {
      const criteria = lines.map((line) => {
        const [, marks = '1', words = line] = /^(\d{1,2})\s+(.+)$/.exec(line) ?? []
        return { marks: Number(marks), text: words }
      })
      return { type, criteria }
    }
  }
}

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim())

/** A gap of a line such as `one | *two | three`. */
function gapFrom(line: string) {
  const cells = cellsOf(line)
  const right = cells.filter((cell) => cell.startsWith('*'))
  const options = cells.map((cell) => cell.replace(/^\*\s*/, ''))
  if (options.length < 2 || right.length !== 1 || options.includes('')) return undefined
  return { options, answer: cells.findIndex((cell) => cell.startsWith('*')) + 1 }
}

/** A table of its headings and rows; the first cell of each is its label. */
function tableFrom([head = '', ...lines]: readonly string[]): OwnKey | undefined {
  const columns = cellsOf(head).slice(1)
  const rows = lines.map((line) => {
    const [label = '', ...cells] = cellsOf(line)
    return { label, cells: cells.map(cellFrom) }
  })
  const isWhole =
    columns.length > 0 &&
    columns.every((column) => column !== '') &&
    rows.length > 0 &&
    rows.every(({ label, cells }) => label !== '' && cells.length === columns.length)
  return isWhole ? { type: 'table', columns, rows } : undefined
}

function cellFrom(cell: string) {
  const [, answer] = /^\[(.+)\]$/.exec(cell) ?? []
  if (answer === undefined) return { type: 'given' as const, text: cell }
  return { type: isNumber(answer) ? ('number' as const) : ('short_text' as const), answer }
}

/** A part of a line such as `2 What is 3 + 4? => 7`. */
function partFrom(line: string) {
  const [, marks = '1', text = '', answer = ''] =
    /^(?:(\d{1,2})\s+)?(.+?)\s*=>\s*(.+)$/.exec(line) ?? []
  if (text === '' || answer === '') return undefined
  const [, expression] = /^\$(.+)\$$/.exec(answer) ?? []
  const key =
    expression !== undefined
      ? { type: 'expression' as const, answer: expression }
      : isNumber(answer)
        ? { type: 'number' as const, answer }
        : { type: 'short_text' as const, references: [answer] }
  return { marks: Number(marks), text, key }
}

/** How many marks a key comes to by itself: those of its criteria, of its blanks, of its pairs. */
export function marksOf(key: OwnKey): number | undefined {
  if (key.type === 'long_text' || key.type === 'drawing' || key.type === 'recording')
    return key.criteria.reduce((sum, { marks }) => sum + marks, 0)
  if (key.type === 'fill_blanks') return key.blanks.length
  if (key.type === 'cloze_dropdown') return key.gaps.length
  if (key.type === 'multi_part') return key.parts.reduce((sum, { marks }) => sum + marks, 0)
  if (key.type === 'table')
    return key.rows.flatMap(({ cells }) => cells.filter(({ type }) => type !== 'given')).length
  if (key.type === 'hot_spot') return key.regions.filter(({ is_right }) => is_right).length
  return undefined
}
