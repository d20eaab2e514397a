import { questions } from '@learngrove/content/curriculum'
import { drawQuestion } from '@learngrove/marking/draw'
import { expect, test } from 'vitest'
import { checkFormulas, checkSheet, formulasIn } from '../tools/word-equations.ts'

const seed = 7
/** A third of them shows every kind, and the others take their time: `npm run check:docx` reads all. */
const oneIn = 3
const sheetLength = 40

test('equations of the bank are read back from a Word document as they were written', async () => {
  const texts = new Set(
    questions.flatMap(({ question }) => formulasIn(drawQuestion(question, seed))),
  )
  const sources = [...texts].filter((tex, at) => at % oneIn === 0 && !tex.includes('[['))
  expect(sources.length).toBeGreaterThan(500)
  expect(await checkFormulas(sources)).toEqual([])
})

test('every formula of a worksheet stands in its Word document, with its key and its solution', async () => {
  const chosen = questions.filter((_, at) => at % Math.ceil(questions.length / sheetLength) === 0)
  const sheet = await checkSheet(
    'A sheet',
    chosen.map(({ question }) => drawQuestion(question, seed)),
  )
  expect(sheet.num_asked).toBeGreaterThan(sheetLength)
  expect(sheet.lost).toEqual([])
})
