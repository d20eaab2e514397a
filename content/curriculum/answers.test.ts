import { afterAll, expect, test } from 'vitest'
import { checkQuestion } from './answers.testing.ts'
import { isChecked, keepChecked, remember } from './checked.testing.ts'
import { questions } from './questions.ts'

/** `npm run check:content` draws every question so often; `npm test` those that changed, a few times. */
const allDraws = 200
const fewDraws = 10

const isThorough = process.env.CHECK_CONTENT === 'all'
const draws = isThorough ? allDraws : fewDraws
const open = questions.filter((entry) => isThorough || !isChecked(entry, draws))

afterAll(() => keepChecked(questions))

test.each(open)('$key is drawn whole, judged by its key and typeset', (entry) => {
  checkQuestion(entry, draws)
  remember(entry, draws)
})

test('every question was checked as it stands', () => {
  expect(questions.length).toBeGreaterThan(0)
  for (const entry of questions) {
    expect(isChecked(entry, draws), entry.key).toBe(true)
  }
})
