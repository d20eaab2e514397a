import { expect, test } from 'vitest'
import { buddyAt } from './buddy.ts'
import { bendsOf, type Place, pointsOn } from './trail.ts'

/** The trail that the demonstration school's path winds along. */
const winding: readonly Place[] = [
  { x: 0, y: 0 },
  { x: 2, y: 0 },
  { x: 4, y: 0 },
  { x: 6, y: 1 },
  { x: 4, y: 2 },
  { x: 2, y: 2 },
  { x: 0, y: 3 },
  { x: 2, y: 4 },
  { x: 4, y: 4 },
  { x: 6, y: 5 },
  { x: 4, y: 6 },
  { x: 2, y: 6 },
  { x: 0, y: 6 },
]

const trailOf = (places: readonly Place[]) => pointsOn(bendsOf(places), 8)

test('along the winding trail Pip stands near the plant, on no other, and nearly everywhere', () => {
  const found = winding.map((here, index) => {
    const buddy = buddyAt(winding, index, trailOf(winding), 7)
    if (!buddy) return false
    expect(Math.hypot(buddy.x - here.x, buddy.y - here.y)).toBeLessThan(2.4)
    for (const place of winding) {
      expect(Math.hypot(buddy.x - place.x, buddy.y - place.y)).toBeGreaterThan(0.5)
    }
    return true
  })
  // Between two plants of the first and of the last row there is no room for words.
  expect(found.filter((has) => !has).length).toBeLessThanOrEqual(2)
})

test('beside a plant alone in its row Pip stands in that row, to the right', () => {
  const alone = [{ x: 0, y: 0 }]
  expect(buddyAt(alone, 0, [], 1)).toMatchObject({ side: 'right', y: 0 })
  expect(buddyAt([{ x: 6, y: 0 }], 0, [], 1)).toMatchObject({ side: 'left', y: 0 })
})

test('where every place is taken, or the student is elsewhere, Pip is not drawn', () => {
  const full = Array.from({ length: 49 }, (_, cell) => ({ x: cell % 7, y: Math.floor(cell / 7) }))
  expect(buddyAt(full, 24, [], 7)).toBeUndefined()
  expect(buddyAt(winding, -1, [], 7)).toBeUndefined()
})
