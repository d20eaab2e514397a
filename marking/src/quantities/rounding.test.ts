import { describe, expect, test } from 'vitest'
import type { Verdict } from '#judgement.ts'
import { checkTemplate, judge } from '#marking.ts'
import { numberQuestion } from '#testing.ts'

const verdictOf = (key: object, value: string): Verdict =>
  judge(numberQuestion(key), { value }).verdict

const places = (answer: string, decimal_places: number, precision?: string) => ({
  answer,
  tolerance: { decimal_places },
  ...(precision && { precision }),
})
const figures = (answer: string, significant_figures: number, precision?: string) => ({
  answer,
  tolerance: { significant_figures },
  ...(precision && { precision }),
})

describe('rounded answers', () => {
  test.each<[object, string, Verdict]>([
    [places('0.7', 2), '0.7', 'right'],
    [places('0.7', 2), '0.70', 'right'],
    [places('0.7', 2), '0.700', 'wrong_form'],
    [places('0.7', 2, 'strict'), '0.7', 'wrong_form'],
    [places('0.7', 2, 'strict'), '0.70', 'right'],
    [places('0.7', 2), '7/10', 'wrong_form'],
    [places('2/3', 2), '0.67', 'right'],
    [places('2/3', 2), '0.667', 'wrong_form'],
    [places('2/3', 2), '0.66', 'wrong'],
    [places('2/3', 2), '0.669', 'wrong'],
    [places('√3', 15), '1.732050807568877', 'right'],
    [places('-2.345', 2), '-2.35', 'right'],
    [places('1450', 0), '1450', 'right'],
    [places('1450', 0), '1450.0', 'wrong_form'],
    [figures('0.012345', 2), '0.012', 'right'],
    [figures('0.012345', 2), '0.0123', 'wrong_form'],
    [figures('0.5', 3), '0.5', 'right'],
    [figures('0.5', 3, 'strict'), '0.5', 'wrong_form'],
    [figures('0.5', 3, 'strict'), '0.500', 'right'],
    [figures('48210', 2), '48000', 'right'],
    [figures('48210', 2), '48210', 'wrong_form'],
    [figures('48210', 2), '4.8 × 10^4', 'right'],
    [figures('48210', 2), '4.80 × 10^4', 'wrong_form'],
    [figures('50000', 2, 'strict'), '5e4', 'wrong_form'],
    [figures('50000', 2, 'strict'), '5.0e4', 'right'],
    [figures('50000', 2, 'strict'), '50000', 'right'],
    [figures('9.96', 2), '10', 'right'],
    [{ ...figures('3.14159', 3), unit: 'm' }, '314 cm', 'right'],
    [{ ...places('3.14159', 2), unit: 'm' }, '314 cm', 'right'],
    [{ ...places('3.14159', 2), unit: 'm' }, '314.16 cm', 'wrong_form'],
    [{ ...figures('12.3456', 3), unit: 'm/s' }, '44.4 km/h', 'right'],
    [{ ...figures('12.3456', 3), unit: 'm/s' }, '44.5 km/h', 'wrong'],
    [figures('1/3', 3), '33.3%', 'right'],
  ])('%j: %s is %s', (key, value, verdict) => {
    expect(verdictOf(key, value)).toBe(verdict)
  })

  test('the share of an unrounded answer is the author’s', () => {
    const key = { ...places('2/3', 2), precision_share: 0.25, max_score: 4 }
    expect(judge(numberQuestion(key), { value: '0.6667' })).toMatchObject({
      verdict: 'wrong_form',
      marks_given: 1,
    })
  })

  test('says kindly that only the rounding is off', () => {
    const notes = ['0.66', '0.71'].map(
      (value) => judge(numberQuestion(places('2/3', 2)), { value }).scoring_rationale,
    )
    expect(notes[0]).toMatch(/round/)
    expect(notes[1]).not.toMatch(/round/)
    const exact = judge(numberQuestion({ answer: '2/3' }), { value: '0.67' })
    expect(exact).toMatchObject({ verdict: 'wrong' })
    expect(exact.scoring_rationale).toMatch(/exact/)
  })

  test.each([
    [{ decimal_places: 1 }, 'to 1 decimal place.'],
    [{ decimal_places: 2 }, 'to 2 decimal places.'],
    [{ significant_figures: 1 }, 'to 1 significant figure.'],
  ])('says how it is to be rounded: %j', (tolerance, words) => {
    const judgement = judge(numberQuestion({ answer: '2/3', tolerance }), { value: '0.6667' })
    expect(judgement).toMatchObject({ verdict: 'wrong_form' })
    expect(judgement.scoring_rationale).toContain(words)
  })
})

describe('a key that is rounded already', () => {
  test.each<[object, string, Verdict]>([
    [figures('20', 1), '15', 'wrong'],
    [figures('20', 1), '22', 'wrong'],
    [figures('20', 1), '24.9', 'wrong'],
    [figures('20', 1), '20', 'right'],
    [figures('20', 1), '2 × 10^1', 'right'],
    [figures('10', 2), '9.6', 'wrong'],
    [figures('10', 2), '9.8', 'wrong'],
    [places('3.7', 1), '3.66', 'wrong'],
    [places('3.7', 1), '3.7', 'right'],
    [places('3.7', 1), '3.70', 'wrong_form'],
    [places('3.7', 1), '37/10', 'wrong_form'],
    [figures('50', 1), '46.56', 'wrong'],
    [figures('0.138', 3), '138*10^-3', 'right'],
    // The author gave the exact value: what agrees with it is the value, not yet rounded.
    [figures('46.56', 1), '46.56', 'wrong_form'],
    [figures('46.56', 1), '46.6', 'wrong_form'],
    [figures('46.56', 1), '47.1', 'wrong'],
    [figures('46.56', 1), '50', 'right'],
    [places('2/3', 2), '2/3', 'wrong_form'],
    [places('2/3', 2), '0.666', 'wrong'],
  ])('%j: %s is %s', (key, value, verdict) => {
    const judgement = judge(numberQuestion(key), { value })
    expect(judgement.verdict).toBe(verdict)
    if (verdict === 'wrong') expect(judgement.marks_given).toBe(0)
  })
})

describe('figures asked for by two numbers, condoned, or with the point misplaced', () => {
  const two = { answer: '3.14159', tolerance: { significant_figures: 4, accurate_to: 3 } }
  const condoned = figures('3.14159', 3, 'at_least')
  const point = { answer: '3.14', point_share: 0.5 }
  test.each<[object, string, Verdict]>([
    [two, '3.142', 'right'],
    [two, '3.144', 'right'],
    [two, '3.138', 'right'],
    [two, '3.146', 'wrong'],
    [two, '3.14', 'wrong_form'],
    [two, '3.1416', 'wrong_form'],
    [{ answer: '2.5', tolerance: { decimal_places: 3, accurate_to: 1 } }, '2.512', 'right'],
    [{ answer: '2.5', tolerance: { decimal_places: 3, accurate_to: 1 } }, '2.612', 'wrong'],
    [condoned, '3.14', 'right'],
    [condoned, '3.142', 'right'],
    [condoned, '3.1416', 'right'],
    [condoned, '3.141', 'wrong'],
    [condoned, '3.1', 'wrong'],
    [point, '31.4', 'wrong_form'],
    [point, '0.0314', 'wrong_form'],
    [point, '31.5', 'wrong'],
    [point, '-3.14', 'wrong'],
    [{ ...point, point_share: 0 }, '314', 'wrong'],
  ])('%j: %s is %s', (key, value, verdict) => {
    expect(verdictOf(key, value)).toBe(verdict)
  })

  test('the power of ten is named', () => {
    const note = (value: string) => judge(numberQuestion(point), { value }).scoring_rationale
    expect(note('314')).toContain('your number is 10^2 times too large')
    expect(note('0.314')).toContain('your number is 10 times too small')
  })

  test('an author is told what no number can have', () => {
    const problems = (key: object) => checkTemplate(numberQuestion(key), 1).join()
    expect(problems({ ...two, tolerance: { significant_figures: 3, accurate_to: 4 } })).toMatch(
      /accurate to 4 of 3/,
    )
    expect(problems({ answer: '3', precision: 'at_least' })).toMatch(/at_least/)
  })

  test('money that is ten or a hundred times off is not told of a prefix', () => {
    const rationale = (value: string) =>
      judge(numberQuestion({ answer: '3.5', unit: '£' }), { value }).scoring_rationale
    expect(rationale('£35')).toMatch(/decimal point/)
    expect(rationale('£350')).toMatch(/pence/)
  })
})

describe('tolerances', () => {
  const range = { answer: '7.3', tolerance: { from: '7.2', to: '7.4' } }
  test.each<[object, string, Verdict]>([
    [range, '7.2', 'right'],
    [range, '7.40', 'right'],
    [range, '7.41', 'wrong'],
    [range, '7.199', 'wrong'],
    [{ ...range, unit: 'cm' }, '73 mm', 'right'],
    [{ answer: '2π', tolerance: { absolute: 0.01 } }, '6.28', 'right'],
    [{ answer: '2π' }, '6.28', 'wrong'],
    [{ answer: '-80', tolerance: { relative: 0.05 } }, '-84', 'right'],
    [{ answer: '-80', tolerance: { relative: 0.05 } }, '-84.1', 'wrong'],
    [{ answer: '6', tolerance: { from: 'five', to: 'x' } }, '6', 'unsure'],
    // Eleven places are an author's, twelve a machine's.
    [{ answer: '12345.00000000001' }, '12345', 'wrong'],
    [{ answer: '12345.000000000001' }, '12345', 'right'],
  ])('%j: %s is %s', (key, value, verdict) => {
    expect(verdictOf(key, value)).toBe(verdict)
  })
})

describe('several answers', () => {
  const key = {
    answer: '4',
    other_answers: [{ answer: '-4' }, { answer: '10', tolerance: { absolute: 1 } }],
    mistakes: [{ answer: '9.5', misconception: { code: 'half', text: 'Look at the half.' } }],
    ungraded: [{ answer: '16', text: 'That is the square. Take one more step.' }],
  }
  test.each<[string, Verdict]>([
    ['4', 'right'],
    ['-4', 'right'],
    ['10.9', 'right'],
    ['9.5', 'wrong'],
    ['16', 'unread'],
    ['5', 'wrong'],
  ])('%s is %s', (value, verdict) => {
    expect(verdictOf(key, value)).toBe(verdict)
  })

  test('what is not marked says why, and costs nothing', () => {
    expect(judge(numberQuestion(key), { value: '16.0' })).toMatchObject({
      problem: 'try_again',
      scoring_rationale: 'That is the square. Take one more step.',
    })
  })

  test('what only an open answer could fit is left to a teacher', () => {
    const open = { answer: '4', other_answers: [{ answer: '' }] }
    expect(verdictOf(open, '4')).toBe('right')
    expect(verdictOf(open, '5')).toBe('unsure')
    expect(verdictOf({ answer: '' }, '4')).toBe('unsure')
  })

  test('a coefficient may be left out where it is 1', () => {
    const one = { answer: '1', is_coefficient: true }
    expect(verdictOf(one, '')).toBe('right')
    expect(verdictOf(one, '-')).toBe('wrong')
    expect(verdictOf({ ...one, answer: '-1' }, '−')).toBe('right')
    expect(verdictOf({ answer: '1' }, '')).toBe('unread')
  })
})
