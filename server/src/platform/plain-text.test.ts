import { expect, test } from 'vitest'
import { plainTextIn } from './plain-text.ts'

const bytes = (...all: readonly (number | string)[]) =>
  Uint8Array.from(
    all.flatMap((each) => (typeof each === 'string' ? [...Buffer.from(each)] : [each])),
  )
const utf16 = (text: string, big = false) => {
  const little = Buffer.from(text, 'utf16le')
  return big ? [0xfe, 0xff, ...little.swap16()] : [0xff, 0xfe, ...little]
}

test.each([
  ['UTF-8', bytes('3 × 4 ≤ 20'), '3 × 4 ≤ 20'],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 'café'), 'café'],
  ['UTF-16, the low half first', bytes(...utf16('x² = 4')), 'x² = 4'],
  ['UTF-16, the high half first', bytes(...utf16('x² = 4', true)), 'x² = 4'],
  ['Windows-1252', bytes('20 ', 0xb0, 'C costs ', 0x80, '5'), '20 °C costs €5'],
  ['lines and tabs', bytes('a\tb\r\nc'), 'a\tb\r\nc'],
])('it reads %s', (_name, given, text) => {
  expect(plainTextIn(given)).toBe(text)
})

test.each([
  ['nothing', bytes()],
  ['space alone', bytes(' \n ')],
  ['a program', bytes('MZ', 0x90, 0, 3)],
  ['UTF-8 that breaks off behind its mark', bytes(0xef, 0xbb, 0xbf, 0xc3)],
  ['half a sign of UTF-16', bytes(0xff, 0xfe, 0x41)],
  ['signs of control', bytes('a', 7, 'b')],
  ['a page', bytes('\n<!doctype html><script>')],
  ['a drawing', bytes('<svg xmlns="x"/>')],
  ['a formatted document', bytes('{\\rtf1 hello}')],
])('it takes %s for no text', (_name, given) => {
  expect(plainTextIn(given)).toBeUndefined()
})
