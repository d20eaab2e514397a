import { expect, test } from 'vitest'
import { linesOf, mascotAt, spanOf } from './garden-mascot.ts'
import { bendsOf, type Place, pointsOn } from './garden-path.ts'

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
    const buddy = mascotAt(winding, index, trailOf(winding), 7)
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
  expect(mascotAt(alone, 0, [], 1)).toMatchObject({ side: 'right', y: 0 })
  expect(mascotAt([{ x: 6, y: 0 }], 0, [], 1)).toMatchObject({ side: 'left', y: 0 })
})

test('where every place is taken, or the student is elsewhere, Pip is not drawn', () => {
  const full = Array.from({ length: 49 }, (_, cell) => ({ x: cell % 7, y: Math.floor(cell / 7) }))
  expect(mascotAt(full, 24, [], 7)).toBeUndefined()
  expect(mascotAt(winding, -1, [], 7)).toBeUndefined()
})

test.each([
  ['Simplifying', 1],
  ['What a fraction is', 2],
  ['Comparing and ordering fractions', 3],
  ['Photosynthesis', 1],
  ['', 1],
])('the name "%s" takes %i lines', (title, lines) => {
  expect(linesOf(title)).toBe(lines)
})

test('the words of Pip lie on no name, however many lines it has', () => {
  // The first part of the demonstration's path, whose fifth item is the current one.
  const places = winding.slice(0, 8)
  const titles = [
    'What a fraction is',
    'Equivalent fractions',
    'Comparing and ordering fractions',
    'Adding fractions',
    'Subtracting fractions',
    'Times and dividing fractions',
    'Percentages of an amount',
    'Percentage change',
  ]
  const lines = titles.map(linesOf)
  const buddy = mascotAt(places, 4, trailOf(places), 5, lines)
  if (!buddy) throw new Error('There is room for Pip')
  const [from, to] = [spanOf(buddy)[0]?.x ?? 0, spanOf(buddy).at(-1)?.x ?? 0]
  for (const [index, { x, y }] of places.entries()) {
    const isBeside = x + 0.64 <= from || x - 0.64 >= to
    const nameEnds = y + 0.23 + 0.19 * (lines[index] ?? 1)
    expect(isBeside || buddy.y - 0.36 >= nameEnds || buddy.y + 0.36 <= y - 0.6).toBe(true)
  }
})

test('where there is room for Pip and none for words, Pip stands there and says nothing', () => {
  const places = winding.slice(0, 8)
  const lines = [2, 2, 3, 2, 2, 3, 2, 2]
  expect(mascotAt(places, 0, trailOf(places), 5, lines)).toMatchObject({ speaks: false })
  expect(mascotAt(places, 4, trailOf(places), 5, lines)).toMatchObject({ speaks: true })
})
