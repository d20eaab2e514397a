import type { Question } from '@learngrove/marking/question'
import { ImageRun, Packer, PageNumber, Paragraph } from 'docx'
import { keyWords } from '#questions/questions.key-words.ts'
import { paragraphsOf } from './runs.ts'
import { documentOf, footerWith, headOf, page, rowOf, schemeOf, sheetOf, tableOf } from './word.ts'

/** Set work as it is printed: a copy for each student. */
export type Copies = {
  readonly title: string
  /** A line under the title: the class, the marks, the time. */
  readonly note: string
  readonly copies: readonly {
    readonly name: string
    readonly questions: readonly Question[]
    /** The code of the copy, as PNG. */
    readonly code: Uint8Array
  }[]
}

/** Writes copies, each of which begins on a page of its own and counts its pages from one, and after them the mark scheme. */
export function writeCopies({ title, note, copies }: Copies): Promise<Buffer> {
  const [first] = copies
  const sections = copies.map(({ name, questions, code }) => ({
    properties: { page: { ...page, pageNumbers: { start: 1 } } },
    footers: { default: footerWith(`${name}, ${title}`, PageNumber.TOTAL_PAGES_IN_SECTION) },
    children: [
      tableOf([
        rowOf([
          [headWidths.words, headOf({ title, note, name })],
          [headWidths.code, [pictureOf(code, name)]],
        ]),
      ]),
      // Between two tables Word wants a paragraph, or it takes them for one.
      new Paragraph({}),
      ...sheetOf(questions),
    ],
  }))
  const scheme = {
    properties: { page: { ...page, pageNumbers: { start: 1 } } },
    footers: {
      default: footerWith(`Mark scheme, ${title}`, PageNumber.TOTAL_PAGES_IN_SECTION),
    },
    children: [...schemeOf({ title, questions: first?.questions ?? [] }), ...ownKeys(copies)],
  }
  return Packer.toBuffer(documentOf(title, [...sections, scheme]))
}

/** In twentieths of a point. */
const headWidths = { words: 8_000, code: 1_900 } as const
/** As large as on our own pages, in pixels at 96 to the inch. */
const codeSide = 98

const pictureOf = (data: Uint8Array, name: string) =>
  new Paragraph({
    children: [
      new ImageRun({
        type: 'png',
        data,
        transformation: { width: codeSide, height: codeSide },
        altText: { name: 'Code', title: 'Code', description: `The code of the copy of ${name}` },
      }),
    ],
  })

/** Where the numbers of a question are everybody's own: what each student's answer is. */
function ownKeys(copies: Copies['copies']) {
  const keyAt = (at: number) => (copy: Copies['copies'][number]) => {
    const question = copy.questions[at]
    return question ? keyWords(question).join('; ') : ''
  }
  const [first] = copies
  return (first?.questions ?? []).flatMap((_, at) => {
    const keys = copies.map(keyAt(at))
    if (new Set(keys).size < 2) return []
    return [
      ...paragraphsOf(`**Question ${at + 1}, everybody’s own answers**`),
      ...copies.flatMap(({ name }, place) => paragraphsOf(`${name}: ${keys[place] ?? ''}`)),
    ]
  })
}
