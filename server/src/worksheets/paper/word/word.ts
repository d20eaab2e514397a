import type { Question } from '@learngrove/marking/question'
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type IPropertiesOptions,
  Packer,
  PageNumber,
  Paragraph,
  type Paragraph as ParagraphType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { keyWords } from '#questions/questions.key-words.ts'
import { contentOf } from './question.ts'
import { paragraphsOf } from './runs.ts'

/** A worksheet as it is printed: its questions drawn, with their keys for the mark scheme. */
export type Paper = {
  readonly title: string
  /** A line under the title: the class, the marks, the time. */
  readonly note: string
  readonly questions: readonly Question[]
}

/** Widths on A4 between its margins, in twentieths of a point. */
const margin = 1_000
const widths = { number: 560, content: 8_560, marks: 780 } as const
const scheme = { number: 560, answer: 2_700, marks: 780, lines: 5_860 } as const
const font = 'Calibri'
/** In half points. */
const size = 24

/** How a page of A4 lies, with its margins. */
export const page = {
  margin: { top: margin, bottom: margin, left: margin, right: margin },
} as const

/** Writes a worksheet as a Word document: the sheet, and on a page of its own the mark scheme. */
export function writeWord(paper: Paper): Promise<Buffer> {
  const { title, questions } = paper
  const section = {
    properties: { page },
    footers: { default: footerWith(title, PageNumber.TOTAL_PAGES) },
    children: [...headOf(paper), ...sheetOf(questions), ...schemeOf(paper)],
  }
  return Packer.toBuffer(documentOf(title, [section]))
}

export const documentOf = (title: string, sections: IPropertiesOptions['sections']) =>
  new Document({
    ...{ title, sections },
    styles: { default: { document: { run: { font, size } } } },
  })

/** A foot that says what this is, and which page of how many. */
export const footerWith = (words: string, total: (typeof PageNumber)[keyof typeof PageNumber]) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            size: 18,
            children: [`${words}, page `, PageNumber.CURRENT, ' of ', total],
          }),
        ],
      }),
    ],
  })

type Head = Pick<Paper, 'title' | 'note'> & { readonly name?: string }

/** The title, and a line for a name; of a copy it is there already. */
export const headOf = ({ title, note, name }: Head): ParagraphType[] => [
  new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(title)] }),
  ...paragraphsOf(note, { color: '5A6B62' }),
  new Paragraph({
    spacing: { before: 120, after: 240 },
    children:
      name === undefined
        ? [new TextRun('Name ____________________________________     Date ____________________')]
        : [
            new TextRun('Name '),
            new TextRun({ text: name, bold: true }),
            new TextRun('     Date ____________________'),
          ],
  }),
]

export const sheetOf = (questions: Paper['questions']) => [
  tableOf(
    questions.map((question, at) =>
      rowOf([
        [widths.number, paragraphsOf(`**${at + 1}**`)],
        [widths.content, contentOf(question)],
        [widths.marks, paragraphsOf(`[${question.max_score}]`)],
      ]),
    ),
  ),
]

export function schemeOf({ title, questions }: Omit<Paper, 'note'>) {
  const total = questions.reduce((sum, { max_score }) => sum + max_score, 0)
  const head = ['No', 'Answer', 'Marks', 'How it is worked out'].map((text) => `**${text}**`)
  const columns = Object.values(scheme)
  const rows = questions.map((question, at) => [
    paragraphsOf(`${at + 1}`),
    keyWords(question).flatMap((answer) => paragraphsOf(answer)),
    paragraphsOf(`${question.max_score}`),
    solutionOf(question),
  ])
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: true,
      children: [new TextRun('Mark scheme')],
    }),
    ...paragraphsOf(`${title}. ${total} marks. For teachers, not to be handed out.`),
    tableOf(
      [head.map((text) => paragraphsOf(text)), ...rows].map((cells) =>
        rowOf(cells.map((content, at) => [columns[at] ?? 0, content] as const)),
      ),
    ),
  ]
}

const solutionOf = ({ method_answer }: Question) =>
  method_answer.flatMap(({ maths, text }) =>
    paragraphsOf(maths === undefined ? text : `$${maths}$  ${text}`),
  )

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const borders = { top: none, bottom: none, left: none, right: none }

type Cell = readonly [width: number, content: readonly (ParagraphType | Table)[]]

export const rowOf = (cells: readonly Cell[]) =>
  new TableRow({
    cantSplit: true,
    children: cells.map(
      ([width, content]) =>
        new TableCell({
          borders,
          width: { size: width, type: WidthType.DXA },
          margins: { bottom: 160 },
          // Word wants a paragraph at the end of each cell.
          children: [...content, new Paragraph({})],
        }),
    ),
  })

export const tableOf = (rows: readonly TableRow[]) =>
  new Table({
    rows: [...rows],
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { ...borders, insideHorizontal: none, insideVertical: none },
  })
