import { expect, test } from 'vitest'
import { answersToMastery, plantOf } from './mastery.ts'
import { after, run, START } from './testing.ts'

const soon = after(0)

test.each(['', 'r', 'rr', 'nnrr'])(
  'after “%s” as many answers are missing as it takes',
  (marks) => {
    const state = run(marks)
    const missing = answersToMastery(state, soon)
    expect(plantOf(run('r'.repeat(missing), START, state), soon)).toBe('bloom')
    expect(plantOf(run('r'.repeat(missing - 1), START, state), soon)).not.toBe('bloom')
  },
)

test('nothing is missing of a bloom, and never more than a dozen are said to be', () => {
  expect(answersToMastery(run('rrrrrrrrrr'), soon)).toBe(0)
  expect(answersToMastery(run('n'.repeat(60)), soon)).toBe(12)
})
