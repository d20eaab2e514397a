import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adviseAuthor } from '@learngrove/marking'
import type { Question } from '@learngrove/marking/question'
import { expect, test } from 'vitest'
import { papersFolder } from '../folders.ts'
import { questions } from './questions.ts'

/** Errors are found by the check of every draw; here a few draws show each kind of warning. */
const DRAWS = 3

/** Options of one value on purpose: the value is what is asked about. */
const isMeant = (text: string): boolean => /^options \d+ and \d+: /.test(text)

const inPapers = readdirSync(papersFolder).flatMap((file) => {
  const paper: { readonly questions: readonly Question[] } = JSON.parse(
    readFileSync(join(papersFolder, file), 'utf8'),
  )
  return paper.questions.map((question, i) => ({ key: `${file} ${i + 1}`, question }))
})

test('the authors of our questions have nothing left to weigh', () => {
  const advice = [...questions, ...inPapers].flatMap(({ key, question }) =>
    adviseAuthor(question, DRAWS)
      .filter(({ text }) => !isMeant(text))
      .map(({ severity, text }) => `${key}: ${severity}: ${text}`),
  )
  expect(advice).toEqual([])
})
