import { questions } from '@learngrove/content/curriculum'
import { drawQuestion } from '@learngrove/marking/draw'
import katex from 'katex'
import { expect, test } from 'vitest'
import { readDocx } from '#chat/files/reading/docx/docx.ts'
import { writePaper } from '#worksheets/paper/paper.ts'

const seed = 7
/** A third of them shows every kind, and the others take their time. */
const oneIn = 3

/** What a formula is, whichever way it was written: its MathML without what only groups or spaces. */
const meaningOf = (tex: string) =>
  katex
    .renderToString(tex, { output: 'mathml', throwOnError: true, strict: 'ignore' })
    .replace(/^.*?<semantics>|<annotation.*$/gs, '')
    .replace(/<mi mathvariant="bold">(\w)<\/mi>/g, 'bold $1')
    .replace(/<\/?(?:mrow|mstyle|mpadded|mi|mn|mo|mtext)\b[^>]*>|<mspace[^>]*>/g, '')
    .replace(/<(\w+)[^>]*>/g, '<$1>')
    .replace(/<msup>([^<>]+)∘<\/msup>/g, '$1°')
    .replace(/[\s\u00a0\u2003-\u200b\u2061]|&nbsp;/g, '')

/** Every formula in the texts of something, as LaTeX. */
function formulasIn(thing: unknown): string[] {
  if (typeof thing === 'string')
    return [...thing.matchAll(/\$([^$\n]+)\$/g)].map(([, tex = '']) => tex)
  return typeof thing === 'object' && thing !== null ? Object.values(thing).flatMap(formulasIn) : []
}

test('equations of the bank are read back from a Word document as they were written', async () => {
  const texts = new Set(
    questions.flatMap(({ question }) => formulasIn(drawQuestion(question, seed))),
  )
  const sources = [...texts].filter((tex, at) => at % oneIn === 0 && !tex.includes('[['))
  expect(sources.length).toBeGreaterThan(500)
  const bytes = await writePaper({
    title: 'All',
    note: '',
    questions: [
      {
        type: 'short_text',
        text: sources.map((tex) => `Line: $${tex}$`).join('\n\n'),
        references: [],
        max_score: 1,
        hints: [],
        method_answer: [],
      },
    ],
  })
  const read = [...readDocx(bytes).text.matchAll(/Line: \$([^$]*)\$/g)].map(([, tex = '']) => tex)
  expect(read.map(meaningOf)).toEqual(sources.map(meaningOf))
})
