import { expect, test } from 'vitest'
import { randomOf } from '../referee/random.ts'
import { mathematicsInOrder } from './graph.ts'
import { policies, simulate } from './simulate.ts'
import { learnt, natureOf, recallAt, relearn, strengthen } from './truth.ts'

const order = mathematicsInOrder()

test('each topic comes once, after all that it stands on', () => {
  const place = new Map(order.map(({ key }, index) => [key, index]))
  expect(place.size).toBe(order.length)
  expect(order.length).toBeGreaterThan(100)
  for (const { key, prerequisites } of order)
    for (const before of prerequisites)
      expect(place.get(before) ?? Number.POSITIVE_INFINITY).toBeLessThan(place.get(key) ?? -1)
})

test('what is really remembered fades, lasts longer after a late review, and shorter after a lapse', () => {
  const random = randomOf(1)
  const made = () => learnt({ stability: 7, gain: 3, habit: 1 }, randomOf(2), 0)
  expect(natureOf(random)).not.toEqual(natureOf(random))
  const [early, late, part, lapsed] = [made(), made(), made(), made()]
  expect(recallAt(early, 20)).toBeLessThan(recallAt(early, 5))
  strengthen(early, 1)
  strengthen(late, 20)
  strengthen(part, 20, 0.3)
  relearn(lapsed, 20)
  expect(early.stability).toBeLessThan(part.stability)
  expect(part.stability).toBeLessThan(late.stability)
  expect(recallAt(part, 20)).toBeLessThan(recallAt(late, 20))
  expect(lapsed.stability).toBeLessThan(made().stability)
})

test('the same seed is the same student, and needs fewer reviews with credit, and fewer still in a better order', () => {
  const sum = policies.map((policy) => {
    let [reviews, taught] = [0, 0]
    for (let seed = 0; seed < 25; seed++) {
      const [term] = simulate(order, { seed, policy, transfer: 1 })
      reviews += term?.reviews ?? 0
      taught += term?.learnt ?? 0
    }
    return { reviews, taught }
  })
  const [each, credit, ordered] = sum
  expect(credit?.taught).toBe(each?.taught)
  expect(ordered?.taught).toBe(each?.taught)
  expect(credit?.reviews).toBeLessThan(each?.reviews ?? 0)
  expect(ordered?.reviews).toBeLessThan(credit?.reviews ?? 0)
  const asked = { seed: 3, policy: 'credit', transfer: 1 } as const
  expect(simulate(order, asked)).toEqual(simulate(order, asked))
})
