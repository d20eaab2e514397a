import type { Question } from '@learngrove/marking/question'
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
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

/** Writes a worksheet as a Word document: the sheet, and on a page of its own the mark scheme. */
export function writeWord(paper: Paper): Promise<Buffer> {
  const document = new Document({
    title: paper.title,
    styles: { default: { document: { run: { font, size } } } },
    sections: [
      {
        properties: {
          page: { margin: { top: margin, bottom: margin, left: margin, right: margin } },
        },
        footers: { default: footerOf(paper) },
        children: [...headOf(paper), ...sheetOf(paper), ...schemeOf(paper)],
      },
    ],
  })
  return Packer.toBuffer(document)
}

const footerOf = ({ title }: Paper) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            size: 18,
            children: [`${title}, page `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })

const headOf = ({ title, note }: Paper): ParagraphType[] => [
  new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(title)] }),
  ...paragraphsOf(note, { color: '5A6B62' }),
  new Paragraph({
    spacing: { before: 120, after: 240 },
    children: [
      new TextRun('Name ____________________________________     Date ____________________'),
    ],
  }),
]

const sheetOf = ({ questions }: Paper) => [
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

function schemeOf({ title, questions }: Paper) {
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

const rowOf = (cells: readonly Cell[]) =>
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

const tableOf = (rows: readonly TableRow[]) =>
  new Table({
    rows: [...rows],
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { ...borders, insideHorizontal: none, insideVertical: none },
  })
