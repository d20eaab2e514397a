import { describe, expect, it } from 'vitest'
import { type ItemState, updateItem } from './mastery.ts'
import { random } from './testing.ts'

describe('items', () => {
  const variance = 0
  const chance = 0.5

  it('become harder when missed and easier when solved, in ever smaller steps', () => {
    const item = { difficulty: 0, count: 0 }
    const missed = updateItem(item, { share: 0, hint_rung: 0, chance, variance })
    const solved = updateItem(item, { share: 1, hint_rung: 0, chance, variance })
    expect(missed.difficulty).toBeGreaterThan(0)
    expect(solved.difficulty).toBeLessThan(0)
    let settled: ItemState = item
    for (let index = 0; index < 100; index += 1) {
      settled = updateItem(settled, { share: 0, hint_rung: 0, chance, variance })
      settled = updateItem(settled, { share: 1, hint_rung: 0, chance, variance })
    }
    const later = updateItem(settled, { share: 0, hint_rung: 0, chance, variance })
    expect(later.difficulty - settled.difficulty).toBeLessThan(missed.difficulty / 10)
    expect(later.count).toBe(201)
  })

  it('learn less from a student of whom little is known', () => {
    const item = { difficulty: 0, count: 0 }
    const known = updateItem(item, { share: 0, hint_rung: 0, chance, variance: 0 })
    const unknown = updateItem(item, { share: 0, hint_rung: 0, chance, variance: 2 })
    expect(unknown.difficulty).toBeLessThan(known.difficulty)
  })

  it('find the difficulty that their answers have', () => {
    const next = random(3)
    let item: ItemState = { difficulty: 0, count: 0 }
    for (let index = 0; index < 3000; index += 1) {
      const ability = next() * 4 - 2
      const share = next() < 1 / (1 + Math.exp(1.5 - ability)) ? 1 : 0
      const expected = 1 / (1 + Math.exp(item.difficulty - ability))
      item = updateItem(item, { share, hint_rung: 0, chance: expected, variance })
    }
    expect(item.difficulty).toBeGreaterThan(1.2)
    expect(item.difficulty).toBeLessThan(1.8)
  })
})
