import { expect, test } from 'vitest'
import {
  isReviewDue,
  nextReviewAt,
  plantOf,
  REVIEW_BELOW,
  recallOf,
  type SkillState,
  updateSkill,
} from './mastery.ts'

const dayMs = 86_400_000
const begun = new Date('2026-09-01T09:00:00Z')
const later = (days: number, from = begun) => new Date(from.getTime() + days * dayMs)

/** A skill after this many right answers on each of these days. */
function practised(days: readonly number[], answers: number): SkillState {
  let state: SkillState | undefined
  for (const day of days) {
    for (let count = 0; count < answers; count++) {
      const right = { is_correct: true, share: 1, difficulty: 0, hint_rung: 0 }
      state = updateSkill(state, { ...right, at: later(day) })
    }
  }
  if (!state) throw new Error('Nothing was practised')
  return state
}

const histories = [
  [[0], 1],
  [[0], 8],
  [[0, 3], 4],
  [[0, 4, 20, 80], 5],
  [[0, 30, 200, 600, 1500], 6],
] as const

test.each(histories)(
  'days %j of %d answers: due from the moment named, and not before',
  (days, answers) => {
    const state = practised(days, answers)
    const at = nextReviewAt(state.memory, REVIEW_BELOW)
    expect(recallOf(state, at)).toBeLessThan(REVIEW_BELOW)
    expect(recallOf(state, new Date(at.getTime() - 2))).toBeGreaterThanOrEqual(REVIEW_BELOW)
  },
)

test('at that moment what blooms becomes due and wilts', () => {
  const state = practised([0], 8)
  const at = nextReviewAt(state.memory, REVIEW_BELOW)
  const before = new Date(at.getTime() - 2)
  expect([isReviewDue(state, before), isReviewDue(state, at)]).toEqual([false, true])
  expect([plantOf(state, before), plantOf(state, at)]).toEqual(['bloom', 'wilting'])
})

test('a review puts it off, and a lower share comes later', () => {
  const once = practised([0], 8)
  const twice = practised([0, 5], 8)
  const at = (state: SkillState, below = REVIEW_BELOW) =>
    nextReviewAt(state.memory, below).getTime()
  expect(at(twice)).toBeGreaterThan(at(once) + 5 * dayMs)
  expect(at(once, 0.7)).toBeGreaterThan(at(once, 0.8))
  expect(at(once, 0.8)).toBeGreaterThan(at(once))
})

test.each([0, 1, -1, 2, Number.NaN])('recall never falls below %d for the first time', (below) => {
  expect(() => nextReviewAt(practised([0], 1).memory, below)).toThrow(RangeError)
})
