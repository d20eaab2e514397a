import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const person = (first_name: string, last_name: string) => ({
  ...{ id: `${first_name} ${last_name}`, first_name, last_name },
})
const students = [
  ...[person('Maya', 'Okafor'), person('Maya', 'Lind'), person('Will', 'Stone')],
  ...[person('Grace', 'O’Brien'), person('Zoë', 'Maya'), person('Tom', 'Lind')],
]
const topics = ['Fractions', 'Ratio and proportion', 'Linear equations'].map((title) => ({
  ...{ id: title, title },
}))

test.each([
  ['who is stuck on fractions?', 'stuck', 'Fractions'],
  ['What shall I do on Monday?', 'plan', undefined],
  ['fractions?', 'stuck', 'Fractions'],
  ['Who is good at linear equations', 'ready', 'Linear equations'],
  ['which misconceptions are there in ratio?', 'slips', 'Ratio and proportion'],
  ['Who forgets proportion?', 'fading', 'Ratio and proportion'],
  ['Who has not handed in the work?', 'set', undefined],
  ['Which question was hardest?', 'questions', undefined],
  ['who was quiet this week', 'effort', undefined],
  ['how are they doing', 'overview', undefined],
  ['Write an email to the parents', 'outside', undefined],
  ['qwerty', 'unknown', undefined],
])('%s: %s', (message, kind, topic) => {
  const found = understand(message, { students, topics })
  expect([found.kind, found.topic?.title]).toEqual([kind, topic])
})

test.each([
  ['How is Maya Lind doing?', 'student', ['Maya Lind']],
  ['How is maya’s work?', 'which', ['Maya Okafor', 'Maya Lind']],
  ['How does Will do?', 'student', ['Will Stone']],
  ['Will they be ready?', 'ready', []],
  ['Who will be stuck?', 'stuck', []],
  ['What of Maya Okafor and Tom?', 'student', ['Maya Okafor', 'Tom Lind']],
  ['Has Grace O’Brien forgotten fractions?', 'student', ['Grace O’Brien']],
  ['Is Zoë sad?', 'outside', ['Zoë Maya']],
])('%s is about %s', (message, kind, ids) => {
  const found = understand(message, { students, topics })
  expect([found.kind, found.students.map(({ id }) => id)]).toEqual([kind, ids])
})

test.each([
  ['Who was quiet this week?', 1],
  ['Who was stuck in the last six weeks?', 6],
  ['Who was stuck in the last 600 weeks?', undefined],
  ['How was this term?', 12],
  ['Who is stuck?', undefined],
])('%s takes so many weeks: %s', (message, weeks) => {
  expect(understand(message, { students, topics }).weeks).toBe(weeks)
})
