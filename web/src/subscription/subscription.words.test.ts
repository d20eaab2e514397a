import { describe, expect, test } from 'vitest'
import type { Found } from './subscription.data.ts'
import {
  activatedWords,
  codeProblem,
  monthsWords,
  problemWords,
  spentWords,
  subjectsOf,
} from './subscription.words.ts'

describe('what is typed', () => {
  test.each([
    ['', 'Type the code from your card or letter.'],
    ['K7MP4XWD9RTH', ''],
    ['K7MP', 'That is 4 of 12 characters. See whether some are missing.'],
    ['K7MP4XWD9RTHX', 'That is 13 characters, and a code has 12. See whether some are too many.'],
    ['K7MPO', 'A code has no O. Look at that character again.'],
    ['0O1I', 'A code has no 0, O, 1 or I. Look at those characters again.'],
  ])('%j: %s', (code, problem) => {
    expect(codeProblem(code)).toBe(problem)
  })
})

const maths = { subject_name: 'Mathematics', academic_level_name: 'Year 9' }

test('courses are named once, with their year and their end', () => {
  expect(subjectsOf([maths, maths, { subject_name: 'Science' }])).toBe('Mathematics and Science')
  expect(activatedWords({ ...maths, ends_at: null })).toBe('Mathematics, Year 9')
  expect(activatedWords({ ...maths, ends_at: '2027-11-21T12:00:00.000Z' })).toBe(
    'Mathematics, Year 9, until 21 November 2027',
  )
})

test.each([
  [null, /^For good/],
  [1, /^For one month /],
  [12, /^For 12 months /],
])('%j months', (months, words) => {
  expect(monthsWords(months)).toMatch(words)
})

test('one that was ended before its day is not said to have lasted until then', () => {
  // Safe: these words look at the day alone.
  const found = { expires_at: new Date(Date.now() + 86_400_000).toISOString() } as Found
  expect(spentWords.expired(found).text).toMatch(/^It cannot be redeemed any more\. Ask/)
  const past = { expires_at: '2026-01-31T12:00:00.000Z' } as Found
  expect(spentWords.expired(past).text).toMatch(/^It could be redeemed until 31 January 2026\. Ask/)
})

test('every refusal has words, and a fault of ours has some too', () => {
  expect(problemWords({ code: 'NOT_YOUR_SCHOOL' }).title).toMatch(/another school/)
  expect(problemWords({ code: 'INTERNAL' }).text).toMatch(/on our side/)
})
