import { matrixSize } from '@learngrove/contract/lessons'
import { expect, test } from 'vitest'
import { itemLike, sectionLike } from '#home/testing.ts'
import { bendsOf, columns, type Place, pathOf, placesOf, pointsOn } from './garden-path.ts'

const items = (count: number) => Array.from({ length: count }, () => itemLike({}))

/** How far beyond the outer columns the meadow reaches, in cells. */
const margin = 0.75

/** Places in some order on the matrix, no two alike; the same seed gives the same ones. */
function scattered(seed: number, count: number): Place[] {
  let state = seed * 2_654_435_761
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
  const cells = Array.from({ length: matrixSize ** 2 }, (_, cell) => cell)
  return Array.from({ length: count }, () => {
    const [cell = 0] = cells.splice(next(cells.length), 1)
    return { x: cell % matrixSize, y: Math.floor(cell / matrixSize) }
  })
}

test('the garden has the columns of the matrix', () => {
  expect(columns).toBe(matrixSize)
})

test('items stand where the matrix has them, the first row that is used on top', () => {
  const section = sectionLike(items(3), [
    [1, 2],
    [3, 2],
    [6, 4],
  ])
  expect(placesOf(section)).toEqual([
    { x: 1, y: 0 },
    { x: 3, y: 0 },
    { x: 6, y: 2 },
  ])
})

test('a matrix that leaves an item out is not drawn by halves', () => {
  const places = placesOf(sectionLike(items(12), [[3, 3]]))
  expect(places).toHaveLength(12)
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(12)
  expect(places.every(({ x }) => x >= 0 && x < matrixSize)).toBe(true)
})

test('a section without items has no places and no trail', () => {
  expect(placesOf(sectionLike([]))).toEqual([])
  expect(pathOf(bendsOf([]))).toBe('')
  expect(pathOf(bendsOf([{ x: 0, y: 0 }]))).toBe('')
})

test('a row is walked straight', () => {
  const row = [0, 2, 4].map((x) => ({ x, y: 0 }))
  expect(pointsOn(bendsOf(row), 5).every(({ y }) => y === 0)).toBe(true)
})

test('the trail passes every place without a kink and stays on the meadow', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const places = scattered(seed, 2 + (seed % 12))
    const bends = bendsOf(places)
    expect(bends.map(({ from }) => from)).toEqual(places.slice(0, -1))
    expect(bends.map(({ to }) => to)).toEqual(places.slice(1))
    bends.slice(1).forEach(({ from, c1 }, index) => {
      const before = bends[index]?.c2 ?? from
      const turn = (from.x - before.x) * (c1.y - from.y) - (from.y - before.y) * (c1.x - from.x)
      expect(Math.abs(turn)).toBeLessThan(1e-9)
    })
    for (const { x } of pointsOn(bends, 8)) {
      expect(x).toBeGreaterThan(-margin)
      expect(x).toBeLessThan(matrixSize - 1 + margin)
    }
  }
})
