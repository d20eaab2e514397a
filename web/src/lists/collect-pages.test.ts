import { expect, test } from 'vitest'
import { collectPages } from './collect-pages.ts'

const size = 100
const keyOf = (row: number) => String(row)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Answers as a route does, of the list as it is when it is asked for the time in question. */
const pagesOf = (listAt: (asked: number) => readonly number[]) => {
  let asked = 0
  return async (page: number, pageSize: number) => {
    asked += 1
    const list = listAt(asked)
    return { rows: list.slice((page - 1) * pageSize, page * pageSize), total: list.length }
  }
}

test.each([0, 1, 99, 100, 101, 5_000, 5_001, 12_345])('a list of %i comes whole', async (count) => {
  const parts: number[] = []
  const onPart = (come: number) => parts.push(come)
  const fetchPage = pagesOf(() => upTo(count))
  const { rows, total } = await collectPages({ fetchPage, size, keyOf, onPart })
  expect(rows).toEqual(upTo(count))
  expect(total).toBe(count)
  expect(parts).toHaveLength(Math.max(0, Math.ceil(count / size) - 1))
})

test('a row that moves on while the pages come is there once', async () => {
  const fetchPage = pagesOf((asked) => (asked === 1 ? upTo(250) : [-1, ...upTo(250)]))
  const { rows, total } = await collectPages({ fetchPage, size, keyOf })
  expect(rows).toEqual(upTo(250))
  // The row that came in at the top is missing, and the number says so.
  expect(total).toBe(251)
})

test('a list that becomes shorter ends', async () => {
  const fetchPage = pagesOf((asked) => upTo(asked === 1 ? 1_000 : 0))
  expect((await collectPages({ fetchPage, size, keyOf })).rows).toEqual(upTo(100))
})
