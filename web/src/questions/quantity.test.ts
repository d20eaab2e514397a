import { expect, test } from 'vitest'
import { joinedQuantity, partedQuantity } from './quantity.ts'

test.each([
  ['24 km/h', '24', 'km/h'],
  ['3/4 m', '3/4', 'm'],
  ['2.5e3 J', '2.5e3', 'J'],
  ['-12°C', '-12', '°C'],
  ['45%', '45', '%'],
  ['20', '20', ''],
  ['cm', '', 'cm'],
  ['', '', ''],
])('%s', (text, number, unit) => {
  expect(partedQuantity(text)).toEqual({ number, unit })
  const joined = joinedQuantity({ number, unit })
  expect(partedQuantity(joined)).toEqual({ number, unit })
})
