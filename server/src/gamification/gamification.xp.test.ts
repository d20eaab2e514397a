import { expect, test } from 'vitest'
import { levelOf, xpOfTry } from './gamification.xp.ts'

test.each([
  [0, 1, 0, 1000],
  [999, 1, 0, 1000],
  [1000, 2, 1000, 3000],
  [2999, 2, 1000, 3000],
  [3000, 3, 3000, 6000],
  [8240, 4, 6000, 10_000],
])('%i XP is level %i', (xp, level, current_level_base_xp, next_level_xp) => {
  expect(levelOf(xp)).toEqual({ xp, level, current_level_base_xp, next_level_xp })
})

test('every XP lies between its level and the next', () => {
  for (let xp = 0; xp < 60_000; xp += 7) {
    const { current_level_base_xp, next_level_xp } = levelOf(xp)
    expect(xp).toBeGreaterThanOrEqual(current_level_base_xp)
    expect(xp).toBeLessThan(next_level_xp)
  }
})

test.each([
  [true, 1, 0, 10],
  [true, 2, 0, 5],
  [false, 1, 0, 2],
  [true, 1, 1, 15],
  [true, 2, 1, 8],
  [false, 3, 1, 3],
])(
  'full marks %s at try %i of difficulty %i earns %i',
  (is_full_marks, try_number, difficulty, xp) => {
    expect(xpOfTry({ is_full_marks, try_number, difficulty })).toBe(xp)
  },
)
