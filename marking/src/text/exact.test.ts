import { describe, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { COMMON } from '#testing.ts'
import { exactOf } from '#text/exact.ts'

test.each([
  ['minus four degrees', ['-4']],
  ['−4', ['-4']],
  ['it is 5 metres long', ['5m']],
  ['5m and 6 cm', ['5m', '6cm']],
  ['1,500 kg', ['1500kg']],
  ['3.5 or 3,5', ['3.5']],
  ['1/2', ['1/2']],
  ['H₂O and CO2', ['h2o', 'co2']],
  ['10²', ['10^2']],
  ['from 5-10', ['5', '10']],
  ['seven per cent', ['7%']],
  ['no number here', []],
])('%s', (text, exact) => {
  expect(exactOf(text)).toEqual(exact)
})

describe('what must stand there to the letter', () => {
  test.each([
    ['-5', '5', false],
    ['5', '-5', false],
    ['minus 5', '-5', true],
    ['H2O', 'H2O2', false],
    ['H2O', 'h₂o', true],
    ['CO2', 'CO', false],
    ['1/2', '2/1', false],
    ['5 cm', '5 m', false],
    ['5 m', '5 metres', true],
    ['20 %', '20', false],
    ['10²', '102', false],
    ['1500', '1,500', true],
    ['the rod grows by 5 mm when it is heated', 'the rod grows by 5 cm when it is heated', false],
    ['the rod grows by 5 mm when it is heated', 'the rod grows by 50 mm when it is heated', false],
    ['the rod grows by 5 mm when it is heated', 'The rod grows by 5mm when it is heated', true],
    ['it cools down to -3 °C at night', 'it cools down to 3 °C at night', false],
  ])('%s and %s: %s', (reference, value, isSame) => {
    const { verdict } = judge({ ...COMMON, type: 'short_text', references: [reference] }, { value })
    expect(verdict === 'right', verdict).toBe(isSame)
  })
})
