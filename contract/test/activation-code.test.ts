import {
  codeAlphabet,
  codeLength,
  groupCode,
  isCode,
  readCode,
  strangeSigns,
} from '@learngrove/contract/activation-code'
import { expect, test } from 'vitest'

/** Signs that are taken for each other in print or by hand. */
const alike = ['0OQD', '1IL', '2Z', '5S', '6G', '8B', 'UV', '4A', '3E']

test('a code has no two signs that look alike, and no vowels', () => {
  for (const group of alike) {
    expect([...group].filter((sign) => codeAlphabet.includes(sign)).length, group).toBeLessThan(2)
  }
  expect(codeAlphabet).not.toMatch(/[AEIOU]/)
  expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length)
  expect(codeLength * Math.log2(codeAlphabet.length)).toBeGreaterThan(54)
})

test.each([
  ['K7MP-4XWD-9RTH', 'K7MP4XWD9RTH'],
  [' k7mp 4xwd\n9rth ', 'K7MP4XWD9RTH'],
  ['K7MP–4XWD—9RTH.', 'K7MP4XWD9RTH'],
  ['Ｋ７ＭＰ', 'K7MP'],
  ['A E U 2 5 6 8', '43VZSGB'],
  ['O01ILQ', 'O01ILQ'],
  ['', ''],
  ['💐', ''],
])('%j is read as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code)
  expect(readCode(groupCode(readCode(typed)))).toBe(code)
})

test('every sign that looks like one of the alphabet is read as it', () => {
  for (const sign of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    const read = readCode(sign)
    const isKnown = codeAlphabet.includes(read)
    expect([sign, isKnown]).toEqual([sign, !'0O1ILQ'.includes(sign)])
  }
})

test.each([
  ['K7MP4XWD9RTH', true],
  ['K7MP4XWD9RT', false],
  ['K7MP4XWD9RTHH', false],
  ['K7MP4XWD9RTO', false],
  ['K7MP-4XWD-9RTH', false],
  ['', false],
])('whether %j is a code: %s', (text, is) => {
  expect(isCode(text)).toBe(is)
})

test.each([
  ['', ''],
  ['K7M', 'K7M'],
  ['K7MP', 'K7MP'],
  ['K7MP4', 'K7MP-4'],
  ['K7MP4XWD9RTH', 'K7MP-4XWD-9RTH'],
])('%j is shown as %j', (code, shown) => {
  expect(groupCode(code)).toBe(shown)
})

test('names the signs that no code has, each once', () => {
  expect(strangeSigns('KO0OLI7')).toEqual(['O', '0', 'L', 'I'])
  expect(strangeSigns('K7MP4XWD9RTH')).toEqual([])
})
