import { expect, test } from 'vitest'
import { groupThreads } from './group-threads.ts'

const now = new Date(2026, 2, 12, 0, 30)
const at = (...parts: [number, number, number, number]) => ({
  updated_at: new Date(...parts).toISOString(),
})

test('by the reader’s calendar, not by hours', () => {
  const threads = [at(2026, 2, 12, 0), at(2026, 2, 11, 23), at(2026, 2, 6, 0), at(2026, 2, 5, 23)]
  expect(groupThreads(threads, now).map((group) => [group.title, group.threads.length])).toEqual([
    ['Today', 1],
    ['This week', 2],
    ['Older', 1],
  ])
})

test('a heading without threads is left out', () => {
  expect(groupThreads([at(2020, 0, 1, 0)], now).map(({ title }) => title)).toEqual(['Older'])
})
