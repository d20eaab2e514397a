import { describe, expect, test } from 'vitest'
import type { ReadingProblem, Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import { wordsToDigits } from '#numbers/number-words.ts'
import { numberQuestion } from '#testing.ts'

const verdictOf = (key: object, value: string): Verdict =>
  judge(numberQuestion(key), { value }).verdict

describe('numbers in words', () => {
  test.each([
    ['twenty-one', '21'],
    ['Twenty one', '21'],
    ['one and a half', '1 1/2'],
    ['minus three', '-3'],
    ['negative two and three quarters', '-2 3/4'],
    ['two thirds', '2/3'],
    ['a half', '1/2'],
    ['half', '1/2'],
    ['three quarters', '3/4'],
    ['a hundred', '100'],
    ['two hundred and five', '205'],
    ['one hundred and two thirds', '100 2/3'],
    ['three thousand four hundred and twelve', '3412'],
    ['two million, fifty thousand', '2050000'],
    ['nought point two five', '0.25'],
    ['twelve point nought six', '12.06'],
    ['1.5 million', '1500000'],
    ['3.25 thousand', '3250'],
    ['five over eight', '5/8'],
    ['seven hundredths', '7/100'],
    ['fifteen metres per second', '15 metres per second'],
    ['six feet two inches', '6 feet 2 inches'],
    ['ten seconds', '10 seconds'],
    ['a third of it', 'a third of it'.replace('a third', '1/3')],
    ['some', 'some'],
    ['often', 'often'],
    ['five - three', '5 - 3'],
  ])('%s is %s', (words, digits) => {
    expect(wordsToDigits(words)).toBe(digits)
  })
})

describe('as people type', () => {
  test.each<[object, string, Verdict]>([
    [{ answer: '21' }, 'twenty-one', 'right'],
    [{ answer: '1.5', unit: 'h' }, 'one and a half hours', 'right'],
    [{ answer: '0.25' }, 'twenty-five per cent', 'right'],
    [{ answer: '-7' }, 'x = −7', 'right'],
    [{ answer: '-7' }, '= -7', 'right'],
    [{ answer: '2.5' }, '2½', 'right'],
    [{ answer: '0.5' }, '٠٫٥', 'right'],
    [{ answer: '42' }, '４２', 'right'],
    [{ answer: '42' }, '$42$', 'right'],
    [{ answer: '0.75', unit: 'mile' }, '3/4 of a mile', 'right'],
    [{ answer: '9', text: 'How many pencils are left?' }, '9 pencils', 'right'],
    [{ answer: '9', text: 'How many pencils are left?' }, '9 pens', 'unread'],
    [{ answer: '60', text: 'How big is the angle?' }, '60°', 'right'],
    [{ answer: '1000000' }, '10^6', 'right'],
    [{ answer: '3e8' }, '3.0 * 10^8', 'right'],
    [{ answer: '1' }, 'infinity', 'unread'],
    [{ answer: '1' }, 'dunno', 'unread'],
    [{ answer: '1' }, '!', 'unread'],
    [{ answer: '7' }, '3, 4', 'unread'],
  ])('%j: %s is %s', (key, value, verdict) => {
    expect(verdictOf(key, value)).toBe(verdict)
  })

  test('a dot groups thousands where a comma is the decimal sign', () => {
    const key = numberQuestion({ answer: '1234.5', unit: '€' })
    expect(judge(key, { value: '€1.234,50' }, { decimal: ',' }).verdict).toBe('right')
  })
})

describe('several units, money and time', () => {
  test.each<[string, string, string, Verdict]>([
    ['63', 'in', '5 ft 3 in', 'right'],
    ['63', 'in', `5' 3"`, 'right'],
    ['63', 'in', 'five feet three inches', 'right'],
    ['135', 'min', '2 h 15 min', 'right'],
    ['135', 'min', '2h15m', 'right'],
    ['135', 'min', '2 hours and 15 minutes', 'right'],
    ['135', 'min', '2 h 51 min', 'wrong'],
    ['135', 'min', '2 h 15 kg', 'unread'],
    ['3725', 's', '1 h 2 min 5 s', 'right'],
    ['100', 'oz', '6 lb 4 oz', 'right'],
    ['3.5', '£', '£3.50', 'right'],
    ['3.5', '£', '350p', 'right'],
    ['3.5', '£', '3 pounds 50 pence', 'right'],
    ['3.5', '£', '£3 50p', 'right'],
    ['3.5', '£', '-£3.50', 'wrong'],
    ['3.5', '£', '$3.50', 'wrong'],
    ['2', '$', '$2', 'right'],
    ['2', '$', '\\$2.00', 'right'],
    ['2', '$', '200 cents', 'right'],
    ['2', '€', '200 cents', 'right'],
    ['2', '€', '2 euros', 'right'],
    ['2', 'lb', '2 pounds', 'right'],
    ['2', '£', '2 pounds', 'right'],
  ])('%s %s: %s is %s', (answer, unit, value, verdict) => {
    expect(verdictOf({ answer, unit }, value)).toBe(verdict)
  })

  test('a euro is no pound', () => {
    const { scoring_rationale } = judge(numberQuestion({ unit: '£' }), { value: '€12' })
    expect(scoring_rationale).toMatch(/euros.*pounds/)
  })
})

describe('units', () => {
  test.each<[string, string, string, Verdict]>([
    ['0.5', 'mol dm^-3', '0.5 mol/dm³', 'right'],
    ['0.5', 'mol dm^-3', '0.5 M', 'right'],
    ['0.5', 'mol dm^-3', '500 mmol dm-3', 'right'],
    ['250', 'ml', '0.25 litres', 'right'],
    ['250', 'ml', '250 cm^3', 'right'],
    ['2', 'kWh', '7.2 MJ', 'right'],
    ['68', '°F', '20 °C', 'right'],
    ['25', '°C', '25 C', 'right'],
    ['25', '°C', '25 degrees', 'right'],
    ['180', '°', 'π rad', 'right'],
    ['π/2', 'rad', '90°', 'right'],
    ['60', 'mph', '60 miles per hour', 'right'],
    ['101325', 'Pa', '1 atm', 'right'],
    ['101.325', 'kPa', '760 torr', 'right'],
    ['2000', 'kcal', '2000 Cal', 'right'],
    ['6', 'N m', '6 J', 'right'],
    ['1.6', 'N/kg', '1.6 m s⁻²', 'right'],
    ['4', 'm', '4 m^2', 'wrong'],
    ['4', 'm', '4 blobs', 'unread'],
    ['4', 'm', '4', 'unread'],
  ])('%s %s: %s is %s', (answer, unit, value, verdict) => {
    expect(verdictOf({ answer, unit }, value)).toBe(verdict)
  })

  test.each<[string, string, Verdict]>([
    ['m', '3 metres', 'right'],
    ['m', '300 cm', 'wrong_form'],
    ['m', '30 cm', 'wrong'],
  ])('insisting on %s: %s is %s', (unit, value, verdict) => {
    expect(verdictOf({ answer: '3', unit, insist_on_unit: true }, value)).toBe(verdict)
  })

  test('the share of another unit is the author’s', () => {
    const key = { answer: '3', unit: 'm', insist_on_unit: true, unit_share: 0 }
    expect(judge(numberQuestion(key), { value: '300 cm' }).marks_given).toBe(0)
  })

  test.each<[string, string, boolean, Verdict]>([
    ['N', 'newtons', true, 'right'],
    ['W', 'J s^-1', false, 'right'],
    ['W', 'J s^-1', true, 'wrong_form'],
    ['kg m^2 s^-2', 's^-2 m^2 kg', true, 'right'],
    ['N', 'kN', false, 'wrong'],
    ['N', 'J', false, 'wrong'],
    ['N', '3 N', false, 'unread'],
    ['N', 'pushiness', false, 'unread'],
  ])('the unit %s: %s (insisting: %s) is %s', (answer, value, insist_on_unit, verdict) => {
    expect(verdictOf({ kind: 'unit', answer, insist_on_unit }, value)).toBe(verdict)
  })
})

describe('times of day', () => {
  test.each<[string, string, Verdict]>([
    ['14:30', '2:30 pm', 'right'],
    ['14:30', '2.30 p.m.', 'right'],
    ['14:30', '14.30', 'right'],
    ['14:30', '1430', 'right'],
    ['14:30', 'half past two in the afternoon', 'right'],
    ['14:30', '2:30 am', 'wrong'],
    ['14:30', '2:30', 'unread'],
    ['14:30', '14:03', 'wrong'],
    ['02:30', '2:30', 'right'],
    ['14:30', '02:30', 'wrong'],
    ['8:45', 'quarter to nine', 'right'],
    ['8:45', 'a quarter to nine', 'right'],
    ['20:45', 'quarter to nine', 'unread'],
    ['12:00', 'noon', 'right'],
    ['12:00', '12 pm', 'right'],
    ['0:00', '12 am', 'right'],
    ['0:00', 'midnight', 'right'],
    ['0:00', '24:00', 'right'],
    ['7:00', "seven o'clock", 'right'],
    ['14:30', '14', 'unread'],
    ['14:30', '25:10', 'unread'],
    ['14:30', '14:75', 'unread'],
    ['14:30', '30 past 14', 'unread'],
    ['3:10', '70 past 2', 'unread'],
    ['14:30', 'later', 'unread'],
  ])('%s: %s is %s', (answer, value, verdict) => {
    expect(verdictOf({ kind: 'time_of_day', answer }, value)).toBe(verdict)
  })

  test('what was read is shown on the clock of 24 hours', () => {
    const question = numberQuestion({ kind: 'time_of_day', answer: '14:05' })
    expect(judge(question, { value: '2:05 pm' }).reading?.speech).toBe('14:05')
  })

  test('a tolerance counts minutes, across midnight too', () => {
    const key = { kind: 'time_of_day', answer: '23:58', tolerance: { absolute: 5 } }
    expect(verdictOf(key, '00:03')).toBe('right')
    expect(verdictOf(key, '00:04')).toBe('wrong')
  })

  test('one clock may be asked for', () => {
    const key = { kind: 'time_of_day', answer: '14:30', forms: ['clock_24'] }
    expect(verdictOf(key, '2:30 pm')).toBe('wrong_form')
    expect(verdictOf({ ...key, forms: ['clock_12'] }, '2:30 pm')).toBe('right')
  })

  test.each<[string, string, Verdict]>([
    ['clock_24', '10:15', 'right'],
    ['clock_24', '10:15 am', 'wrong_form'],
    ['clock_12', '10:15 am', 'right'],
    // Without am or pm it is a morning time of 24 hours, and no time of twelve.
    ['clock_12', '10:15', 'wrong_form'],
  ])('in the morning, on %s, %s is %s', (form, value, verdict) => {
    const key = { kind: 'time_of_day', answer: '10:15', forms: [form] }
    expect(verdictOf(key, value)).toBe(verdict)
  })
})

describe('ratios', () => {
  test.each<[string, string, string, Verdict]>([
    ['3:4', '6:8', 'optional', 'right'],
    ['3:4', '6:8', 'enforced', 'wrong_form'],
    ['3:4', '6:8', 'required', 'unread'],
    ['3:4', '3 to 4', 'enforced', 'right'],
    ['3:4', '1.5 : 2', 'optional', 'right'],
    ['3:4', '4:3', 'optional', 'wrong'],
    ['3:4', '3:5', 'optional', 'wrong'],
    ['3:4', '3:4:5', 'optional', 'wrong'],
    ['3:4:5', '3:4', 'optional', 'wrong'],
    ['3:4', '3/4', 'optional', 'unread'],
    ['1:2:3', 'five : ten : fifteen', 'optional', 'right'],
    ['1:2', '0:0', 'optional', 'unread'],
  ])('%s: %s, simplest form %s, is %s', (answer, value, simplify, verdict) => {
    expect(verdictOf({ kind: 'ratio', answer, simplify }, value)).toBe(verdict)
  })
})

test.each<[object, string, ReadingProblem]>([
  [{ kind: 'ratio', answer: '1:2', simplify: 'required' }, '2:4', 'not_simplified'],
  [{ answer: '5', unit: 'kg' }, '5', 'missing_unit'],
  [{ answer: '5', unit: 'kg' }, '5 kgs of it', 'unknown_unit'],
])('%j: %s is not marked: %s', (key, value, problem) => {
  expect(judge(numberQuestion(key), { value })).toMatchObject({ verdict: 'unread', problem })
})

test.each<[string, string, string, string]>([
  ['ratio', '3:4', '9:16', '18:32'],
  ['time_of_day', '14:30', '14:06', '2:06 pm'],
  ['unit', 'N', 'kg', 'kilograms'],
])('a foreseen %s: for %s, %s covers %s', (kind, answer, slip, value) => {
  const misconception = { code: 'near', text: 'Have another look.' }
  const mistake = judge(
    numberQuestion({ kind, answer, mistakes: [{ answer: slip, misconception }] }),
    { value },
  )
  expect(mistake).toMatchObject({ verdict: 'wrong', misconception })
  const ungraded = [{ answer: slip, text: 'Nearly: read it again.' }]
  expect(judge(numberQuestion({ kind, answer, ungraded }), { value })).toMatchObject({
    verdict: 'unread',
    problem: 'try_again',
  })
})
