import type { Question, SubQuestion } from '@learngrove/marking/question'
import {
  BorderStyle,
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { picturesOf } from './picture.ts'
import { lineOf, paragraphsOf } from './runs.ts'

/** Letters as they stand before the options of a printed question. */
const letterOf = (at: number) => String.fromCharCode('A'.charCodeAt(0) + at)

type Content = Paragraph | Table

/** Lines to write on, by what is asked. */
const linesFor = { working: 3, long: 6 } as const
/** In twentieths of a point. */
const lineHeight = 400
const boxHeight = 3_400
const gap = '____________'
/** `[[1]]` in a text is a gap to fill; within a formula it is a box. */
const gaps = /\[\[\d+\]\]/g
const formula = /\$[^$\n]+\$/g
const withGaps = (text: string) =>
  text
    .replace(formula, (tex) => tex.replace(gaps, () => String.raw`\boxed{\phantom{000}}`))
    .replace(gaps, gap)

/** Writes a question as it stands on paper: what is asked, its picture, and room for the answer. */
export function contentOf(question: Question | SubQuestion): Content[] {
  return [
    ...paragraphsOf(withGaps(question.text)),
    ...picturesOf(question.diagram),
    ...roomFor(question),
  ]
}

function roomFor(question: Question | SubQuestion): Content[] {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return question.options.map(({ text }, at) => optionOf(at, text))
    case 'number':
      return [...ruled(linesFor.working), answerLine(question.unit)]
    case 'expression':
      return [...ruled(linesFor.working), answerLine()]
    case 'short_text':
      return ruled(1)
    case 'cloze_dropdown':
      return question.gaps.map(({ options }, at) =>
        lineOf([bold(`${at + 1}  `)], options.map(({ text }) => text).join('   /   ')),
      )
    case 'matching':
      return [pairs(question.left, question.right)]
    case 'ordering':
      return [...question.items.map((text, at) => optionOf(at, text)), answerLine()]
    case 'table':
      return [grid(question.columns, question.rows)]
    case 'hot_spot':
      return [lineOf([], question.image.alt), answerLine()]
    case 'long_text':
      return ruled(linesFor.long)
    case 'drawing':
      return [box()]
    case 'recording':
      return [lineOf([], 'Say your answer aloud to your teacher.')]
    case 'multi_part':
      return question.sub_questions.flatMap((part, at) => [
        lineOf([bold(`(${letterOf(at).toLowerCase()})`)], ` [${part.max_score}]`),
        ...contentOf(part),
      ])
    // Its gaps are written in the text.
    case 'fill_blanks':
      return []
  }
}

const bold = (text: string) => new TextRun({ text, bold: true })

const optionOf = (at: number, text: string) => lineOf([bold(`${letterOf(at)}  `)], text)

const answerLine = (unit = '') => lineOf([bold('Answer  ')], `${gap}${gap} ${unit}`)

const edge = { style: BorderStyle.SINGLE, size: 4, color: '87938B' }
const rule = { style: BorderStyle.SINGLE, size: 4, color: 'C9C8BC', space: 1 }

const ruled = (count: number) =>
  Array.from(
    { length: count },
    () =>
      new Paragraph({
        border: { bottom: rule, between: rule },
        spacing: { line: lineHeight, lineRule: 'exact' },
      }),
  )

const full = { size: 100, type: WidthType.PERCENTAGE }
const edges = { top: edge, bottom: edge, left: edge, right: edge }

const cellOf = (text: string) =>
  new TableCell({
    children: text === '' ? [new Paragraph({})] : paragraphsOf(text),
    borders: edges,
  })

const grid = (
  columns: readonly string[],
  rows: readonly { readonly label: string; readonly cells: readonly object[] }[],
) =>
  new Table({
    width: full,
    rows: [
      ['', ...columns],
      ...rows.map(({ label, cells }) => [label, ...cells.map(givenText)]),
    ].map((cells) => new TableRow({ cantSplit: true, children: cells.map(cellOf) })),
  })

const givenText = (cell: object) =>
  'type' in cell && cell.type === 'given' && 'text' in cell && typeof cell.text === 'string'
    ? cell.text
    : ''

const pairs = (left: readonly string[], right: readonly string[]) =>
  new Table({
    width: full,
    rows: Array.from(
      { length: Math.max(left.length, right.length) },
      (_, at) =>
        new TableRow({
          cantSplit: true,
          children: [
            cellOf(left[at] === undefined ? '' : `**${at + 1}**  ${left[at]}  →  ____`),
            cellOf(right[at] === undefined ? '' : `**${letterOf(at)}**  ${right[at]}`),
          ],
        }),
    ),
  })

const box = () =>
  new Table({
    width: full,
    rows: [
      new TableRow({
        height: { value: boxHeight, rule: HeightRule.ATLEAST },
        children: [cellOf('')],
      }),
    ],
  })
