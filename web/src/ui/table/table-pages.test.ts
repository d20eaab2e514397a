import { describe, expect, test } from 'vitest'
import { MOST_PAGE_MARKS, pageCount, pageMarks, pageRows, pageWords } from './table-pages.ts'

test.each([
  [0, 8, 1],
  [8, 8, 1],
  [9, 8, 2],
  [46, 8, 6],
])('%i rows by %i take %i pages', (total, size, expected) =>
  expect(pageCount(total, size)).toBe(expected),
)

test.each([
  [1, 8, 46, '1 to 8 of 46'],
  [6, 8, 46, '41 to 46 of 46'],
  [2, 8, 9, '9 of 9'],
  [1, 8, 0, 'None'],
])('page %i by %i of %i is "%s"', (page, size, total, expected) =>
  expect(pageWords(page, size, total)).toBe(expected),
)

test('the pages together are all rows, once', () => {
  const rows = Array.from({ length: 46 }, (_, index) => index)
  const pages = Array.from({ length: pageCount(46, 8) }, (_, index) => pageRows(rows, index + 1, 8))
  expect(pages.flat()).toEqual(rows)
  expect(pageRows(rows, 7, 8)).toEqual([])
})

describe('page marks', () => {
  test.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
    [19, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  ])('page %i of %i', (page, count, expected) => expect(pageMarks(page, count)).toEqual(expected))

  test('hold both ends and the page, in order, never too many', () => {
    for (let count = 1; count <= 40; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const marks = pageMarks(page, count)
        const numbers = marks.filter((mark) => mark !== 'gap')
        expect(marks.length).toBeLessThanOrEqual(MOST_PAGE_MARKS)
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]))
      }
    }
  })
})
