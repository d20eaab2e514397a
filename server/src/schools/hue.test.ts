import { expect, test } from 'vitest'
import { hueOf, withHue } from './hue.ts'

test.each([
  ['#ff0000', 0],
  ['#00ff00', 120],
  ['#0000ff', 240],
  ['#ffff00', 60],
  ['#808080', 0],
])('the hue of %s is %i', (colour, hue) => {
  expect(hueOf(colour)).toBe(hue)
})

test.each(['#1f7f52', '#7ad98f', '#123456', '#fedcba'])(
  '%s with its own hue stays as it is',
  (colour) => {
    expect(withHue(colour, hueOf(colour))).toBe(colour)
  },
)

test('another hue keeps how light a colour is', () => {
  expect(withHue('#ff0000', 240)).toBe('#0000ff')
  expect(hueOf(withHue('#1f7f52', 280))).toBeCloseTo(280, 0)
})
