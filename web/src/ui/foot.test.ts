import { expect, test } from 'vitest'
import { footOf, isClear } from './foot.ts'

const height = 844
const bar = { top: 770, bottom: 844 }

test.each([
  ['nothing stays', [], 0],
  ['a bar of places', [bar], 74],
  ['the higher of two', [bar, { top: 720, bottom: 844 }], 124],
  ['a bar that is further up, as sticky ones may be', [{ top: 600, bottom: 700 }], 0],
  ['a dialog over everything', [{ top: 0, bottom: 844 }], 0],
])('%s', (_name, bars, foot) => {
  expect(footOf({ bars, seen: [] }, height)).toBe(foot)
})

test.each([
  ['the buttons of a dialog, over a bar', { top: 650, bottom: 760 }, 194],
  ['what has the focus in the upper half, which they never reach', { top: 200, bottom: 244 }, 74],
  ['what is scrolled away', { top: 900, bottom: 944 }, 74],
])('above %s', (_name, seen, foot) => {
  expect(footOf({ bars: [bar], seen: [seen] }, height)).toBe(foot)
})

test.each([
  ['beside everything', { top: 690, bottom: 750 }, true],
  ['on a bar', { top: 720, bottom: 780 }, false],
  ['on what has the focus, however high it is', { top: 210, bottom: 300 }, false],
  ['just under it', { top: 244, bottom: 300 }, true],
])('a notification %s', (_name, box, clear) => {
  expect(isClear(box, { bars: [bar], seen: [{ top: 200, bottom: 244 }] }, height)).toBe(clear)
})
