import { expect, test } from 'vitest'
import { changeWords, staysWords } from './correction.words.ts'

test.each([
  [0, 0, 'No mark changes'],
  [1, 0, '1 mark goes up'],
  [3, 1, '3 marks go up, 1 goes down'],
  [3, 2, '3 marks go up, 2 go down'],
  [0, 2, '2 marks go down'],
])('%i up and %i down: %s', (num_up, num_down, words) => {
  expect(changeWords({ num_up, num_down })).toBe(words)
})

test('says what is left alone, and nothing where nothing is', () => {
  expect(staysWords({ num_by_person: 0, num_waiting: 0 })).toEqual([])
  expect(staysWords({ num_by_person: 1, num_waiting: 2 })).toEqual([
    '1 answer stays as a person decided.',
    '2 answers wait in Marking.',
  ])
})
