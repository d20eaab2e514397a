import { expect, test } from 'vitest'
import { footOf } from './foot.ts'

test.each([
  ['nothing stays', [], 0],
  ['a bar of places', [{ top: 770, bottom: 844 }], 74],
  [
    'the higher of two',
    [
      { top: 770, bottom: 844 },
      { top: 720, bottom: 844 },
    ],
    124,
  ],
  ['a bar that is further up, as sticky ones may be', [{ top: 600, bottom: 700 }], 0],
  ['a dialog over everything', [{ top: 0, bottom: 844 }], 0],
  ['a rail beside the page', [{ top: 0, bottom: 844 }], 0],
])('%s', (_name, stays, foot) => {
  expect(footOf(stays, 844)).toBe(foot)
})
