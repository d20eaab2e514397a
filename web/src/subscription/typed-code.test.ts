import { groupCode } from '@learngrove/contract/activation-code'
import { expect, test } from 'vitest'
import { codeIn, typedAs } from './typed-code.ts'

test.each([
  ['', ''],
  ['k7mp', 'K7MP'],
  ['K7MP-4XWD-9RTH', 'K7MP4XWD9RTH'],
  ['Your code: K7MP-4XWD-9RTH. Enjoy!', 'K7MP4XWD9RTH'],
  ['Your code K7MP 4XWD 9RTH', 'K7MP4XWD9RTH'],
  ['https://learngrove.test/redeem/K7MP4XWD9RTH', 'K7MP4XWD9RTH'],
  ['K7MP4XWD9RTHX', 'K7MP4XWD9RTHX'],
  ['There is no code in this text.', 'TH3R3ISNOCOD3INTHIST3XT'],
])('the code in %j is %j', (text, code) => {
  expect(codeIn(text)).toBe(code)
})

test.each([
  // typed, caret, shown, caret
  ['', 0, '', 0],
  ['k', 1, 'K', 1],
  ['K7MP', 4, 'K7MP', 4],
  ['K7MP4', 5, 'K7MP-4', 6],
  ['K7MP-', 5, 'K7MP', 4],
  ['K7MP-4XWD9', 10, 'K7MP-4XWD-9', 11],
  // A sign is put into the middle, and one is taken out of it.
  ['K7TMP-4XWD', 3, 'K7TM-P4XW-D', 3],
  ['K7P-4XWD', 2, 'K7P4-XWD', 2],
  // Only the dash was taken away: the caret has passed it, and the next press takes the sign.
  ['K7MP4XWD', 4, 'K7MP-4XWD', 4],
  ['Your code: K7MP-4XWD-9RTH', 25, 'K7MP-4XWD-9RTH', 14],
])('%j with the caret at %i is shown as %j, %i', (text, at, shown, caret) => {
  expect(typedAs(text, at)).toEqual({ shown, caret })
})

test('what is shown stays as it is, wherever the caret stands', () => {
  for (let length = 0; length <= 12; length++) {
    const shown = groupCode('K7MP4XWD9RTH'.slice(0, length))
    expect(typedAs(shown, shown.length)).toEqual({ shown, caret: shown.length })
  }
})
