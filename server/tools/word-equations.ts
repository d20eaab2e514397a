import type { Question, SubQuestion } from '@learngrove/marking/question'
import katex from 'katex'
import { readDocx } from '../src/chat/files/reading/docx/docx.ts'
import { keyWords } from '../src/questions/questions.key-words.ts'
import { writePaper } from '../src/worksheets/paper/paper.ts'

/** What a formula is, whichever way it was written: its MathML without what only groups or spaces. */
export const meaningOf = (tex: string): string =>
  katex
    .renderToString(tex, { output: 'mathml', throwOnError: true, strict: 'ignore' })
    .replace(/^.*?<semantics>|<annotation.*$/gs, '')
    .replace(/<mi mathvariant="bold">(\w)<\/mi>/g, 'bold $1')
    .replace(/<\/?(?:mrow|mstyle|mpadded|mi|mn|mo|mtext)\b[^>]*>|<mspace[^>]*>/g, '')
    .replace(/<(\w+)[^>]*>/g, '<$1>')
    .replace(/<msup>([^<>]+)∘<\/msup>/g, '$1°')
    .replace(/[\s\u00a0\u2003-\u200b\u2061]|&nbsp;/g, '')

/** Every formula in the texts of something, as LaTeX. */
export function formulasIn(thing: unknown): string[] {
  if (typeof thing === 'string')
    return [...thing.matchAll(/\$([^$\n]+)\$/g)].map(([, tex = '']) => tex)
  return typeof thing === 'object' && thing !== null ? Object.values(thing).flatMap(formulasIn) : []
}

/** A gap within a formula is printed as a box, and is held against nothing. */
const hasGap = (tex: string) => tex.includes('[[')

/** The formulas of a question that stand on paper: what is asked, what is chosen from, the key, the solution. */
export const printedFormulas = (question: Question): string[] => [
  ...new Set(
    formulasIn([
      askedTexts(question),
      keyWords(question),
      question.method_answer.map(({ maths, text }) => [maths ? `$${maths}$` : '', text]),
    ]).filter((tex) => !hasGap(tex)),
  ),
]

function askedTexts(question: Question | SubQuestion): unknown[] {
  const own: unknown[] = [question.text]
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return [...own, question.options.map(({ text }) => text)]
    case 'cloze_dropdown':
      return [...own, question.gaps.map(({ options }) => options.map(({ text }) => text))]
    case 'matching':
      return [...own, question.left, question.right]
    case 'ordering':
      return [...own, question.items]
    case 'table':
      return [...own, question.columns, question.rows.map(({ label }) => label)]
    case 'multi_part':
      return [...own, question.sub_questions.map(askedTexts)]
    default:
      return own
  }
}

/** What a sheet was found to be. */
export type SheetCheck = {
  readonly bytes: Uint8Array
  /** Equations that were read back from it. */
  readonly num_read: number
  /** Formulas that had to be there. */
  readonly num_asked: number
  /** Formulas that are not there, or not as they were written. */
  readonly lost: readonly string[]
}

/** Writes questions as a Word document and reads its equations back: each formula has to be there, as it was written. */
export async function checkSheet(
  title: string,
  questions: readonly Question[],
): Promise<SheetCheck> {
  const bytes = await writePaper({ title, note: '', questions })
  const read = formulasIn(readDocx(bytes).text)
  const there = new Set(read.map(meaningOf))
  const asked = questions.flatMap(printedFormulas)
  const lost = asked.filter((tex) => !there.has(meaningOf(tex)))
  return { bytes, num_read: read.length, num_asked: asked.length, lost }
}

const line: Omit<Extract<Question, { type: 'short_text' }>, 'text'> = {
  ...{ type: 'short_text', references: [], max_score: 1, hints: [], method_answer: [] },
}

/** Writes formulas a line each and reads them back in their order; returns those that came back otherwise. */
export async function checkFormulas(formulas: readonly string[]): Promise<string[]> {
  const text = formulas.map((tex) => `Line: $${tex}$`).join('\n\n')
  const bytes = await writePaper({ title: 'All', note: '', questions: [{ ...line, text }] })
  const read = [...readDocx(bytes).text.matchAll(/Line: \$([^$]*)\$/g)].map(([, tex = '']) => tex)
  return formulas.filter((tex, at) => meaningOf(tex) !== meaningOf(read[at] ?? ''))
}
