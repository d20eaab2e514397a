import { expect, test } from 'vitest'
import { type Step, stepWords } from './revision.step-words.ts'
import { coversWords } from './revision.words.ts'

const now = new Date('2026-11-24T12:00:00')

const step = (fields: Partial<Step>): Step => ({
  course_tagging_id: 'a',
  title: 'Ratio',
  course_id: 'c',
  reason: 'begin',
  plant: 'seed',
  recall: null,
  answers_left: 4,
  last_practised_at: null,
  covers: [],
  ...fields,
})

test.each([
  [
    step({ reason: 'review', recall: 0.83, last_practised_at: '2026-11-15T12:00:00' }),
    'Water “Ratio”',
    'Last seen 9 days ago: you would still know it about 8 times in 10.',
  ],
  [
    step({ reason: 'review', covers: [{ course_tagging_id: 'b', title: 'Powers' }] }),
    'Water “Ratio”',
    'It fades. It also settles “Powers”.',
  ],
  [
    step({ reason: 'carry_on' }),
    'Carry on with “Ratio”',
    'It is the nearest to its bloom: about 4 right answers to go.',
  ],
  [
    step({ reason: 'carry_on', answers_left: 12 }),
    'Carry on with “Ratio”',
    'It is the nearest to its bloom: a dozen right answers or more to go.',
  ],
  [step({}), 'Begin “Ratio”', 'It is open for you: you know what it stands on.'],
  [
    step({ reason: 'strengthen' }),
    'Strengthen “Ratio”',
    'Of all you have met it has the most to gain.',
  ],
])('%#', (each, title, why) => {
  expect(stepWords(each, now)).toMatchObject({ title, why })
})

test('what else a review settles is named', () => {
  expect(coversWords([])).toBe('')
  expect(coversWords([{ title: 'Ratio' }, { title: 'Powers' }])).toBe(
    'It also settles “Ratio” and “Powers”.',
  )
})
