import { type Inline, readMathsText } from '@learngrove/maths/text'
import {
  type IContext,
  ImportedXmlComponent,
  type IRunOptions,
  Math as OfficeMath,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import { equationOf } from './equation.ts'

type Style = Pick<IRunOptions, 'bold' | 'italics' | 'color' | 'size'>

/** Writes a text with mathematics (Markdown, LaTeX between dollars) as paragraphs. */
export function paragraphsOf(markdown: string, style: Style = {}): Paragraph[] {
  return readMathsText(markdown).flatMap((block) => {
    if (block.kind === 'paragraph') return [paragraphOf(runsOf(block.parts, style))]
    if (block.kind === 'display') return [paragraphOf([equation(block.tex)])]
    return block.items.map((item, at) => {
      const sign = block.ordered ? `${block.start + at}.` : '•'
      return paragraphOf([new TextRun({ ...style, text: `${sign} ` }), ...runsOf(item, style)])
    })
  })
}

/** Writes a text in one paragraph, behind other runs. */
export const lineOf = (before: readonly ParagraphChild[], markdown: string, style: Style = {}) =>
  paragraphOf([...before, ...inlineOf(markdown, style)])

const inlineOf = (markdown: string, style: Style): ParagraphChild[] =>
  readMathsText(markdown).flatMap((block) => {
    if (block.kind === 'display') return [equation(block.tex)]
    return block.kind === 'paragraph'
      ? runsOf(block.parts, style)
      : block.items.flatMap((item) => runsOf(item, style))
  })

/** In twentieths of a point. */
const afterParagraph = 80

export const paragraphOf = (children: readonly ParagraphChild[]) =>
  new Paragraph({ children: [...children], spacing: { after: afterParagraph } })

const runsOf = (parts: readonly Inline[], style: Style): ParagraphChild[] =>
  parts.flatMap((part) => runOf(part, style))

function runOf(part: Inline, style: Style): ParagraphChild[] {
  switch (part.kind) {
    case 'text':
      return [new TextRun({ ...style, text: part.text })]
    case 'code':
      return [new TextRun({ ...style, text: part.text, font: 'Consolas' })]
    case 'break':
      return [new TextRun({ break: 1 })]
    case 'strong':
      return runsOf(part.parts, { ...style, bold: true })
    case 'emphasis':
      return runsOf(part.parts, { ...style, italics: true })
    case 'maths':
      return [equation(part.tex)]
  }
}

/** An equation that was written as XML already. */
class Equation extends OfficeMath {
  readonly #written: ImportedXmlComponent

  constructor(omml: string) {
    super({ children: [] })
    this.#written = ImportedXmlComponent.fromXmlString(omml)
  }

  override prepForXml(context: IContext) {
    return this.#written.prepForXml(context)
  }
}

/** What KaTeX cannot read stands as it was written, so that nobody takes it for something else. */
function equation(tex: string): ParagraphChild {
  try {
    return new Equation(equationOf(tex))
  } catch {
    return new TextRun({ text: tex, font: 'Consolas' })
  }
}
