import { expect, test } from 'vitest'
import { allBackMs, heartsAt, maxHearts } from './gamification.hearts.ts'

const hourMs = 3_600_000
const begin = Date.parse('2026-09-01T08:00:00Z')
const at = (hours: number) => new Date(begin + hours * hourMs)

test.each([
  ['nothing lost', [], 0, 5, null],
  ['one lost just now', [0], 0, 4, 4],
  ['a minute short of four hours', [0], 3.99, 4, 4],
  ['four hours later', [0], 4, 5, null],
  ['two lost: the second waits for the first', [0, 1], 3, 3, 4],
  ['two lost, one is back', [0, 1], 4, 4, 8],
  ['all lost at once', [0, 0, 0, 0, 0], 0, 0, 4],
  ['all lost, a day later', [0, 0, 0, 0, 0], 24, 5, null],
  ['all lost, twenty hours later', [0, 0, 0, 0, 0], 20, 5, null],
  ['more than all lost', [0, 0, 0, 0, 0, 1, 2], 3, 0, 4],
  ['one comes back and is lost again', [0, 0, 0, 0, 0, 4], 4, 0, 8],
  ['a loss yet to come', [5], 4, 5, null],
  ['lost in any order', [1, 0], 3, 3, 4],
] as const)('%s', (_name, losses, now, hearts, next) => {
  expect(heartsAt(losses.map(at), at(now))).toEqual({
    hearts,
    next_heart_at: next === null ? null : at(next),
  })
})

/** Histories of up to thirty losses, the same at every run. */
function* histories() {
  let seed = 7
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  for (let count = 0; count < 300; count++) {
    const losses = Array.from({ length: Math.floor(random() * 30) }, () => at(random() * 72))
    yield { losses, now: at(random() * 96) }
  }
}

test('there are never fewer than none or more than all, and the next is within four hours', () => {
  for (const { losses, now } of histories()) {
    const { hearts, next_heart_at } = heartsAt(losses, now)
    expect(hearts).toBeGreaterThanOrEqual(0)
    expect(hearts).toBeLessThanOrEqual(maxHearts)
    expect(next_heart_at === null).toBe(hearts === maxHearts)
    if (!next_heart_at) continue
    expect(next_heart_at.getTime()).toBeGreaterThan(now.getTime())
    expect(next_heart_at.getTime()).toBeLessThanOrEqual(now.getTime() + 4 * hourMs)
  }
})

test('waiting until the next heart brings exactly one', () => {
  for (const { losses, now } of histories()) {
    const past = losses.filter((loss) => loss <= now)
    const { hearts, next_heart_at } = heartsAt(past, now)
    if (next_heart_at) expect(heartsAt(past, next_heart_at).hearts).toBe(hearts + 1)
  }
})

test('what was lost before a pause in which all came back makes no difference', () => {
  for (const { losses, now } of histories()) {
    const early = losses.map((loss) => new Date(loss.getTime() - allBackMs - 96 * hourMs))
    expect(heartsAt([...early, ...losses], now)).toEqual(heartsAt(losses, now))
  }
})
