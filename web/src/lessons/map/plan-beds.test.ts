import { describe, expect, test } from 'vitest'
import { arrowTarget } from './arrow-target.ts'
import { planBeds, planEdges, wholeGarden } from './plan-beds.ts'
import { strandOf, topicNamed } from './testing.ts'

const bedOf = (key: string, count: number) =>
  strandOf(key, ...Array.from({ length: count }, (_, at) => topicNamed(`${key}${at}`)))

/** Five plants fit beside each other. */
const width = 5 * wholeGarden.cell + 6

const planned = (...counts: number[]) =>
  planBeds(
    counts.map((count, at) => bedOf('abcdefgh'[at] ?? '', count)),
    width,
    wholeGarden,
  )

const random = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

describe('beds', () => {
  test('stand beside each other while their plants fit into one row', () => {
    const { beds } = planned(2, 3, 4, 7, 1)
    expect(beds.map(({ strand }) => strand.key)).toEqual(['a', 'b', 'c', 'd', 'e'])
    const [a, b, c, d, e] = beds.map(({ top }) => top)
    expect(a).toBe(b)
    expect([a, c, d, e]).toEqual([a, c, d, e].toSorted((x = 0, y = 0) => x - y))
    expect(new Set([a, c, d, e]).size).toBe(4)
  })

  test('never meet, hold all their plants, and give each its room, whatever there is', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const next = random(seed)
      const counts = Array.from(
        { length: 1 + Math.floor(next() * 8) },
        () => 1 + Math.floor(next() * 14),
      )
      const wide = 20 + next() * 70
      const strands = counts.map((count, at) => bedOf('abcdefgh'[at] ?? '', count))
      const { beds, spots, cells, height } = planBeds(strands, wide, wholeGarden)
      for (const [at, bed] of beds.entries()) {
        expect(bed.left + bed.width).toBeLessThanOrEqual(wide)
        expect(bed.top + bed.height).toBeLessThanOrEqual(height)
        for (const { id } of bed.strand.topics) {
          const spot = spots.get(id)
          expect(spot?.x).toBeGreaterThan(bed.left)
          expect(spot?.x).toBeLessThan(bed.left + bed.width)
          expect(spot?.y).toBeLessThan(bed.top + bed.height)
          expect(cells.get(id)).toBeGreaterThan(wholeGarden.cell - 1)
        }
        for (const other of beds.slice(at + 1)) {
          const isBeside = bed.left + bed.width <= other.left
          expect(isBeside || bed.top + bed.height <= other.top).toBe(true)
        }
      }
      expect(spots.size).toBe(counts.reduce((sum, count) => sum + count, 0))
    }
  })
})

describe('lines', () => {
  const strands = [
    strandOf(
      'a',
      topicNamed('a1', { leads_to: ['a2', 'b2'] }),
      topicNamed('a2', { needs: ['a1'] }),
    ),
    strandOf(
      'b',
      ...['b1', 'b3', 'b4', 'b5'].map((name) => topicNamed(name)),
      topicNamed('b2', { needs: ['a1', 'gone', 'b1'] }),
    ),
  ]
  const plan = planBeds(strands, width, wholeGarden)

  test('join what the garden shows, straight to the neighbour and bent from bed to bed', () => {
    const edges = planEdges(plan).map(({ from, to, d }) => [from.id, to.id, d.includes('C')])
    expect(edges).toEqual([
      ['a1', 'a2', false],
      ['a1', 'b2', true],
      ['b1', 'b2', true],
    ])
  })

  test.each([
    ['a1', 'ArrowRight', 'a2'],
    ['a2', 'ArrowLeft', 'a1'],
    ['a1', 'ArrowLeft', undefined],
    ['a1', 'ArrowDown', 'b2'],
    ['b2', 'ArrowUp', 'a1'],
    ['a2', 'ArrowDown', 'b5'],
    ['b1', 'ArrowUp', 'a1'],
    ['a2', 'ArrowUp', 'a1'],
  ] as const)('lead the arrow keys: from %s by %s to %s', (from, key, to) => {
    expect(arrowTarget(plan, from, key)).toBe(to)
  })
})
