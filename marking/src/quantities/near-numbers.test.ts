import { describe, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { COMMON } from '#testing.ts'

const GENERAL = 'Not yet. Go through your working once more, one step at a time.'

const noteOf = (key: object, value: string, text = 'What is the answer?') =>
  judge({ ...COMMON, type: 'number', answer: '12', ...key, text }, { value }).scoring_rationale

const CLOCK = { answer: '14:30', kind: 'time_of_day' }
const RATIO = { answer: '2:3:5', kind: 'ratio' }

describe('a number that is near the key is told how', () => {
  test.each<[object, string, RegExp]>([
    [{}, '21', /digits are there, in another order/],
    [{ answer: '9.8', unit: 'm/s^2' }, '8.9 m/s^2', /another order/],
    [{}, '144', /its square/],
    [{ answer: '√2' }, '2√2', /twice as much/],
    [{ answer: '6*pi' }, '6', /π is missing/],
    [{ answer: '6*pi' }, '6*3.14', /rounded, and the exact value/],
    [{ answer: '3/4' }, '1/4', /bottom of your fraction is right/],
    [{ answer: '3/7' }, '3/8', /top of your fraction is right/],
    [{ answer: '0.35' }, '0.65', /what is left over/],
    [{ answer: '1/3' }, '0.3', /rounded, and the exact value/],
    [{ answer: '5/3' }, '1.6', /cut off, and the exact value/],
    [{ answer: '6.02e23' }, '6.02 × 10^-23', /power of ten/],
    [{ answer: '1234567' }, '1.234567', /where the point stands/],
    [{ answer: '6.02e23' }, '6158', /quite another size/],
    [{}, '13', /very near/],
    [{ answer: '100', tolerance: { absolute: 0.5 } }, '100.6', /very near/],
    [{ answer: '70', unit: 'kg' }, '70 lb', /Look at the unit/],
    [{ answer: '90', unit: 'min' }, '1.3 h', /Sixty of the smaller unit/],
    [CLOCK, '2:30 am', /half of the day/],
    [CLOCK, '12:30', /minutes are right/],
    [CLOCK, '14:50', /hour is right/],
    [RATIO, '2:3', /how many does it compare/],
    [RATIO, '2:5:3', /Look at their order/],
    [RATIO, '2:3:6', /All parts but one/],
  ])('%j: %s', (key, value, words) => {
    expect(noteOf(key, value)).toMatch(words)
  })

  test('of an estimate, of several keys and of numbers that are far off nothing is said', () => {
    expect(noteOf({ answer: '20' }, '21', 'Estimate 4.1 × 4.9.')).toBe(GENERAL)
    expect(noteOf({ other_answers: [{ answer: '40' }] }, '21')).toBe(GENERAL)
    expect(noteOf({}, '55')).toBe(GENERAL)
  })

  test('two explanations that are equally good are none', () => {
    // Both the double and the square.
    expect(noteOf({ answer: '2' }, '4')).toBe(GENERAL)
  })

  test('minutes are taken for decimals where the question has hours in it', () => {
    const key = { answer: '75', unit: 'min' }
    expect(noteOf(key, '85 min', 'How many minutes are 1.25 hours?')).toMatch(/Sixty of the/)
    expect(noteOf(key, '85 min')).toBe(GENERAL)
  })

  test('a degree has no prefix, and a rate none of ten', () => {
    expect(noteOf({ answer: '45', unit: '°' }, '4.5°')).toMatch(/decimal point/)
    expect(noteOf({ answer: '90', unit: 'km/h' }, '9 km/h')).toMatch(/decimal point/)
    expect(noteOf({ answer: '1.5', unit: 'km' }, '150 m')).toMatch(/prefix/)
    expect(noteOf({ answer: '12', unit: 'V' }, '1.2 V')).toMatch(/decimal point/)
    expect(noteOf({ answer: '12', unit: 'cm' }, '1.2 cm')).toMatch(/prefix/)
  })

  test('a power of a unit is no area where the unit is a rate', () => {
    expect(noteOf({ answer: '9.8', unit: 'm/s^2' }, '98 m/s^2')).not.toMatch(/areas and volumes/)
    expect(noteOf({ answer: '24', unit: 'cm^2' }, '240 mm^2')).toMatch(/areas and volumes/)
  })
})
