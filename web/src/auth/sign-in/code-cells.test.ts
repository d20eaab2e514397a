import { expect, test } from 'vitest'
import { emptyCells, fillCells, isFull, stepBack } from './code-cells.ts'

const cellsOf = (text: string) => [...text.padEnd(6)].map((sign) => sign.trim())

test.each([
  ['a digit goes into its box', '', 0, '4', '4', 1],
  ['the last box keeps the focus', '40712', 5, '9', '407129', 5],
  ['a digit is typed over after the old one', '407', 1, '05', '457', 2],
  ['a digit is typed over before the old one', '407', 1, '50', '457', 2],
  ['the same digit again is one digit', '407', 1, '00', '407', 2],
  ['a whole code fills every box', '', 0, '407129', '407129', 5],
  ['a whole code fills every box, wherever it is pasted', '12', 3, '407129', '407129', 5],
  ['what stands around a code is left out', '', 0, 'Code: 407-129.', '407129', 5],
  ['a part goes on from its box', '40', 2, '712', '40712', 5],
  ['a longer number gives its first six', '', 0, '4071299', '407129', 5],
  ['a letter changes nothing', '407', 1, '0x', '407', 2],
  ['an emptied box is empty', '407', 2, '', '40', 2],
] as const)('%s', (_what, before, at, text, after, next) => {
  expect(fillCells(cellsOf(before), at, text)).toEqual({ cells: cellsOf(after), next })
})

test('a letter in an empty box leaves it empty', () => {
  expect(fillCells(emptyCells, 2, 'x')).toEqual({ cells: emptyCells, next: 2 })
})

test('stepping back takes the digit before, and stops at the first box', () => {
  expect(stepBack(cellsOf('407'), 3)).toEqual({ cells: cellsOf('40'), next: 2 })
  expect(stepBack(cellsOf('4'), 0)).toEqual({ cells: cellsOf(''), next: 0 })
})

test('six digits are a code', () => {
  expect(isFull(cellsOf('407129'))).toBe(true)
  expect(isFull(cellsOf('40712'))).toBe(false)
})
