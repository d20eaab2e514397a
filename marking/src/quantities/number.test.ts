import { describe, expect, test } from 'vitest'
import type { ReadingProblem, Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import { numberQuestion } from '#testing.ts'

const verdictOf = (key: object, value: string): Verdict =>
  judge(numberQuestion(key), { value }).verdict

describe('numbers', () => {
  test.each<[object, string, Verdict]>([
    [{ answer: '12' }, '12', 'right'],
    [{ answer: '12' }, '12.0', 'right'],
    [{ answer: '12' }, '13', 'wrong'],
    [{ answer: '3/4' }, '0.75', 'right'],
    [{ answer: '3/4' }, '6/8', 'right'],
    [{ answer: '1.5' }, '1 1/2', 'right'],
    [{ answer: '1.5' }, '1\\frac{1}{2}', 'right'],
    [{ answer: '1000' }, '1,000', 'right'],
    [{ answer: '2.5e3' }, '2.5 × 10^3', 'right'],
    [{ answer: '3.5e-4' }, '0.00035', 'right'],
    [{ answer: '1.08e-10' }, '1.67e-10', 'wrong'],
    [{ answer: '-3' }, '−3', 'right'],
    [{ answer: '0.5' }, '50%', 'right'],
    [{ answer: '12' }, '3*4', 'wrong_form'],
    [{ answer: '12' }, '3*5', 'wrong'],
    [{ answer: '10', tolerance: { absolute: 0.5 } }, '10.5', 'right'],
    [{ answer: '10', tolerance: { absolute: 0.5 } }, '10.51', 'wrong'],
    [{ answer: '200', tolerance: { relative: 0.01 } }, '198', 'right'],
    [{ answer: '200', tolerance: { relative: 0.01 } }, '197.9', 'wrong'],
    [{ answer: '3.14159', tolerance: { decimal_places: 2 } }, '3.14', 'right'],
    [{ answer: '3.14159', tolerance: { decimal_places: 2 } }, '3.1416', 'wrong_form'],
    [{ answer: '3.14159', tolerance: { decimal_places: 2 } }, '3.1449', 'wrong'],
    [{ answer: '3.14159', tolerance: { decimal_places: 2 } }, '3.15', 'wrong'],
    [{ answer: '1234', tolerance: { significant_figures: 2 } }, '1200', 'right'],
    [{ answer: '999.96', tolerance: { significant_figures: 4 } }, '1000', 'right'],
    [{ answer: '1.4142135623730951' }, '√2', 'right'],
    [{ answer: '0.3333333333333333' }, '1/3', 'right'],
    [{ answer: '0.333' }, '1/3', 'wrong'],
  ])('%j: %s is %s', (key, value, verdict) => {
    expect(verdictOf(key, value)).toBe(verdict)
  })

  test('per cent is what the question asks for, or a way to write a number', () => {
    const percent = numberQuestion({ answer: '50', text: 'What percentage is it?' })
    expect(judge(percent, { value: '50%' }).verdict).toBe('right')
    expect(verdictOf({ answer: '50' }, '50%')).toBe('wrong_form')
    expect(verdictOf({ answer: '0.5' }, '0.5%')).toBe('wrong')
    expect(verdictOf({ answer: '50', percent_sign: 'name' }, '50%')).toBe('right')
    expect(verdictOf({ answer: '2.4', percent_sign: 'hundredths' }, '240%')).toBe('right')
  })

  test('a decimal comma where the locale writes one', () => {
    const question = numberQuestion({ answer: '2.5' })
    expect(judge(question, { value: '2,5' }, { decimal: ',' }).verdict).toBe('right')
    expect(judge(question, { value: '2,5' })).toMatchObject({
      verdict: 'unread',
      scoring_rationale: 'One number is asked for. Write decimals with a point.',
    })
  })

  test('an unrounded answer keeps half of its marks', () => {
    const question = numberQuestion({ answer: '3.14159', tolerance: { decimal_places: 2 } })
    expect(judge(question, { value: '3.1416' })).toMatchObject({ marks_given: 1, max_score: 2 })
  })
})

describe('units', () => {
  test.each<[string, string, string, Verdict]>([
    ['12', 'm', '1200 cm', 'right'],
    ['0.12', 'm', '12 cm', 'right'],
    ['12', 'm', '12 cm', 'wrong'],
    ['12', 'm', '12 cm^2', 'wrong'],
    ['5', 'm/s', '5 m s^-1', 'right'],
    ['5', 'm/s', '5 ms^-1', 'right'],
    ['5', 'm s^-1', '18 km/h', 'right'],
    ['5', 'm/s', '5 metres per second', 'right'],
    ['2.5', 'h', '2 h 30 min', 'right'],
    ['3.5', '£', '£3.50', 'right'],
    ['3.5', '£', '350p', 'right'],
    ['20', '°C', '293.15 K', 'right'],
    ['20', '°C', '20 degrees Celsius', 'right'],
    ['30', '°', '30°', 'right'],
    ['6.4', 'N', '6.4 kg m / s^2', 'right'],
    ['6.4', 'N', '6.4 J/m', 'right'],
    ['20', 'cm^2', '20\\text{ cm}^2', 'right'],
    ['20', 'cm^2', '20 square centimetres', 'right'],
    ['4200', 'J/kg °C', '4.2 kJ/(kg °C)', 'right'],
    ['3', 'µm', '3 μm', 'right'],
    ['7', 'kg', '7 Kg', 'right'],
    ['40', '%', '40 %', 'right'],
    ['1', 'MW', '1 mW', 'wrong'],
  ])('%s %s: %s is %s', (answer, unit, value, verdict) => {
    expect(verdictOf({ answer, unit }, value)).toBe(verdict)
  })

  test.each<[string | undefined, string, ReadingProblem]>([
    ['m', '12', 'missing_unit'],
    ['m', '12 foo', 'unknown_unit'],
    [undefined, '12 cm', 'unknown_unit'],
    ['m', '', 'empty'],
    ['m', 'twelve', 'missing_unit'],
    ['m', 'a lot', 'unreadable'],
    ['m', '9^9^9^9 m', 'unreadable'],
    ['m', 'x m', 'unreadable'],
  ])('key in %s: %s is not marked: %s', (unit, value, problem) => {
    const judgement = judge(numberQuestion({ unit }), { value })
    expect(judgement).toMatchObject({ verdict: 'unread', problem, marks_given: 0 })
  })

  test('says which dimension is asked for, and not which unit', () => {
    const { scoring_rationale } = judge(numberQuestion({ unit: 'mm' }), { value: '12 kg' })
    expect(scoring_rationale).toBe(
      'The unit kg measures a mass, and the question asks for a length.',
    )
  })

  test('a unit that the question names may be written though none is asked for', () => {
    const question = numberQuestion({ text: 'How long is it in cm?' })
    expect(judge(question, { value: '12 cm' }).verdict).toBe('right')
  })
})

test('a foreseen mistake is named before anything else is said', () => {
  const misconception = { code: 'added', text: 'Those were added, not multiplied.' }
  const question = numberQuestion({
    answer: '12',
    unit: 'm',
    mistakes: [{ answer: '7', misconception }],
  })
  expect(judge(question, { value: '700 cm' })).toMatchObject({
    verdict: 'wrong',
    misconception,
    scoring_rationale: misconception.text,
    reading: { latex: '700\\,\\text{cm}', speech: '700 cm' },
  })
})

test.each<[string, Verdict]>([
  ['12 m²', 'right'],
  ['12 square metres', 'right'],
  ['13 m²', 'wrong'],
  ['12 cm²', 'unread'],
  ['12 m³', 'unread'],
  ['12 m', 'unread'],
])('where a text asks for square metres, %s is %s', (value, verdict) => {
  const text = 'How many square metres are there?'
  expect(verdictOf({ answer: '12', text }, value)).toBe(verdict)
})

test.each<[string, string, Verdict]>([
  ['How long is the rope, in metres?', '12', 'right'],
  ['How long is the rope, in metres?', '12 m', 'right'],
  ['How long is the rope, in metres?', '12 metres', 'right'],
  ['How long is the rope, in metres?', '12 cm', 'unread'],
  ['How many litres does it hold?', '12 l', 'right'],
  ['What is the speed in metres per second?', '12 m', 'unread'],
  ['What is the speed in metres per second?', '12 s', 'unread'],
  ['What is the moment in newton metres?', '12 m', 'unread'],
  ['How many minutes are 0.2 hours?', '12 min', 'right'],
  ['How many minutes are 0.2 hours?', '12 h', 'unread'],
])('where a text asks “%s”, %s is %s', (text, value, verdict) => {
  expect(verdictOf({ answer: '12', text }, value)).toBe(verdict)
})
