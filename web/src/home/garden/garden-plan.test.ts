import { expect, test } from 'vitest'
import { itemLike, sectionLike } from '#home/testing.ts'
import { planOf, reachedOf } from './garden-plan.ts'

const done = itemLike({ completed: true, plant: 'bloom' })
const here = itemLike({ is_current: true, plant: 'sprout' })
const shut = itemLike({ is_locked: true })

const places = [
  [0, 0],
  [2, 0],
  [4, 0],
  [6, 1],
  [4, 2],
] as const

test('the trail is walked up to where the student is, or to the last thing done', () => {
  expect(reachedOf(sectionLike([done, done, here, shut, shut], places))).toBe(2)
  expect(reachedOf(sectionLike([done, done, done], places))).toBe(2)
  expect(reachedOf(sectionLike([shut, shut], places))).toBe(0)
})

test('a garden is as high as its rows, and nothing grows on the trail', () => {
  const plan = planOf(sectionLike([done, done, here, shut, shut], places))
  expect(plan.height).toBeCloseTo(2 + 1.895)
  expect(plan.walked.split('C')).toHaveLength(3)
  expect(plan.trail.split('C')).toHaveLength(5)
  for (const { x, y } of plan.clearings) {
    for (const place of plan.places)
      expect(Math.hypot(x - place.x, y - place.y)).toBeGreaterThan(0.3)
  }
})

test('a garden without items is a meadow', () => {
  expect(planOf(sectionLike([]))).toMatchObject({ places: [], trail: '', walked: '' })
})
