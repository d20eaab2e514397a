import { afterAll, expect, test } from 'vitest'
import { isChecked, keepChecked, remember } from '#checks/checked.testing.ts'
import { questionProblems } from '#checks/question.ts'
import { questions, topics } from './curriculum.ts'

/** `npm run check:content` draws every question often; `npm test` those that changed, a few times. */
const draws = 10

const places = new Map(topics.map((topic) => [topic.key, topic]))
const open = questions.filter((entry) => !isChecked(entry, draws))

afterAll(() => keepChecked(questions))

test.each(open)('$key is drawn whole, judged by its key, typeset and easy to read', (entry) => {
  const topic = places.get(entry.topics[0] ?? '')
  if (topic === undefined) throw new Error(`there is no topic ${entry.topics[0]}`)
  expect(questionProblems(entry, topic, draws)).toEqual([])
  remember(entry, draws)
})

test('every question was checked as it stands', () => {
  expect(questions.length).toBeGreaterThan(0)
  for (const entry of questions) expect(isChecked(entry, draws), entry.key).toBe(true)
})
