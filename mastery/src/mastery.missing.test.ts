import { expect, test } from 'vitest'
import { answersToMastery, plantOf, type SkillState, updateSkill } from './mastery.ts'

const soon = new Date(Date.UTC(2026, 0, 12, 15))

/** The state after a run of answers, 'r' right and 'n' not yet. */
const run = (marks: string, before?: SkillState): SkillState | undefined =>
  [...marks].reduce<SkillState | undefined>((state, mark) => {
    const share = mark === 'r' ? 1 : 0
    return updateSkill(state, {
      is_correct: share === 1,
      share,
      difficulty: 0,
      hint_rung: 0,
      at: soon,
    })
  }, before)

test.each(['', 'r', 'rr', 'nnrr'])(
  'after “%s” as many answers are missing as it takes',
  (marks) => {
    const state = run(marks)
    const missing = answersToMastery(state, soon)
    expect(plantOf(run('r'.repeat(missing), state), soon)).toBe('bloom')
    expect(plantOf(run('r'.repeat(missing - 1), state), soon)).not.toBe('bloom')
  },
)

test('nothing is missing of a bloom, and never more than a dozen are said to be', () => {
  expect(answersToMastery(run('rrrrrrrrrr'), soon)).toBe(0)
  expect(answersToMastery(run('n'.repeat(60)), soon)).toBe(12)
})
