import { describe, expect, test } from 'vitest'
import { testDrawn, testHostile, testTyped, testUnread } from '#families/measure/check.testing.ts'
import { measureFamilies } from '#families/measure/measure.families.ts'
import { readQuantities } from '#families/measure/quantities.ts'
import { isRounding, plainRounded } from '#families/measure/rounding.ts'
import { readUnit } from '#families/measure/units.ts'

describe('measures', () => {
  testTyped(measureFamilies, [
    ['a car goes 120km in 2 hours whats its speed', '60', 'km/h'],
    ['how far does a train go at 90 km/h in 20 minutes', '30', 'km'],
    ['how long does it take to go 150 miles at 60mph', '2.5', 'h'],
    ['a plane flies 800 km/h for 2 hours 30 minutes how far', '2000', 'km'],
    ['A car goes 30 miles in half an hour. speed?', '60', 'mph'],
    ['average speed of a runner, 400 m in 50 s', '8', 'm/s'],
    ['train travels 45 km in 30 minutes. Give its average speed in km/h', '90', 'km/h'],
    ['find the time for 10 km at 40 km/h in minutes', '15', 'min'],
    ['density of 500g with volume 250 cm3', '2', 'g/cm^3'],
    ['density is 2 g cm^-3 volume 5cm³ mass?', '10', 'g'],
    ['density of a 2kg block of volume 0.004m^3', '500', 'kg/m^3'],
    ['pressure of 20N on 4 m^2', '5', 'Pa'],
    ['find the area if the force is 30 N and the pressure is 6 N/cm^2', '5', 'cm^2'],
    ['convert 5 km to m', '5000', 'm'],
    ['how many grams in 3.2 kg', '3200', 'g'],
    ['72 km/h in m/s', '20', 'm/s'],
    ['change 20 m/s into km/h', '72', 'km/h'],
    ['convert 2.5 m^2 to cm^2', '25000', 'cm^2'],
    ['convert 90 minutes to hours', '1.5', 'h'],
    ['how many ml are in 2 litres', '2000', 'ml'],
  ])
  testUnread(measureFamilies, [
    'why do cars have speed limits',
    'what is density',
    'what is the speed of light',
    'a car goes 5 km in 4 laps whats its speed',
    'the speed limit is 30 mph. why?',
    '5 apples cost 2 pounds how much is 1',
    'x + 5 = 9',
    'how do i change my password',
  ])
  testHostile(measureFamilies)
  testDrawn(measureFamilies)
})

test.each([
  ['m/s/s', 'm/s^2'],
  ['kmh', 'km/h'],
  ['J/kg°C', 'J/kg °C'],
  ['Nm', 'N m'],
  ['KG', 'kg'],
  ['metres', 'm'],
])('%s is the unit %s', (typed, unit) => expect(readUnit(typed)?.text).toBe(unit))

test('letters that are no unit make a number no quantity', () => {
  expect(readQuantities('2x + 3').givens[0]?.isStrange).toBe(true)
  expect(readQuantities('5 in a row').givens[0]?.unit).toBeUndefined()
})

test.each([
  [78.53981, undefined, '78.5'],
  [1234567.8, { figures: 3 }, '1230000'],
  [2.345, { places: 1 }, '2.3'],
  [0.25, undefined, '0.25'],
] as const)('%s rounds to %s: %s', (value, rounding, text) =>
  expect(plainRounded(value, rounding)).toBe(text),
)

test.each([
  ['7.07', '\\sqrt{50}', true],
  ['7.1', '\\sqrt{50}', true],
  ['7.0711', '\\sqrt{50}', true],
  ['7.08', '\\sqrt{50}', false],
  ['7', '\\sqrt{50}', false],
  ['x', '\\sqrt{50}', false],
] as const)('%s is a rounding of %s: %s', (typed, exact, is) =>
  expect(isRounding(typed, exact)).toBe(is),
)
