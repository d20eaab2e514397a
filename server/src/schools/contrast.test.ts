import { expect, test } from 'vitest'
import { contrastOf, enough, readableTheme } from './contrast.ts'

test('contrast is that of WCAG: black on white is 21, a colour on itself 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#1f7a4d', '#1f7a4d')).toBe(1)
})

test('a colour that reads well is left as it is', () => {
  const { theme, corrections } = readableTheme({ primary: '#1f7a4d', highlight1: '#fff7c2' })
  expect(theme).toEqual({ primary: '#1f7a4d', highlight1: '#fff7c2' })
  expect(corrections).toEqual([])
})

test.each(['#ffff00', '#ff9900', '#7fd6a2', '#ffffff', '#00c8ff'])(
  '%s is darkened until white reads on it, and no further',
  (from) => {
    const { theme, corrections } = readableTheme({ primary: from })
    const [correction] = corrections
    expect(theme.primary).toBe(correction?.to)
    expect(correction?.before).toBeLessThan(enough)
    expect(correction?.after).toBeGreaterThanOrEqual(enough)
    expect(correction?.after).toBeLessThan(enough * 1.06)
  },
)
