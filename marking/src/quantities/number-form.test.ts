import { describe, expect, test } from 'vitest'
import type { Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import { numberQuestion } from '#testing.ts'

const verdictOf = (key: object, value: string): Verdict =>
  judge(numberQuestion(key), { value }).verdict

describe('forms', () => {
  test.each<[string, string[], string, Verdict]>([
    ['7/2', ['mixed'], '3 1/2', 'right'],
    ['7/2', ['mixed'], '3½', 'right'],
    ['7/2', ['mixed'], '7/2', 'wrong_form'],
    ['7/2', ['mixed'], '2 3/2', 'wrong_form'],
    ['7/2', ['improper_fraction'], '7/2', 'right'],
    ['7/2', ['improper_fraction'], '\\frac{14}{4}', 'right'],
    ['7/2', ['improper_fraction'], '3.5', 'wrong_form'],
    ['7/2', ['proper_fraction', 'decimal'], '7/2', 'wrong_form'],
    ['3/2', ['proper_fraction', 'decimal'], '3/2', 'wrong_form'],
    ['1', ['proper_fraction', 'integer'], '2/2', 'wrong_form'],
    ['0.6', ['decimal'], '3/5', 'wrong_form'],
    ['0.6', ['decimal'], '60%', 'wrong_form'],
    ['0.6', ['percent'], '60%', 'right'],
    ['0.6', ['percent'], '0.6', 'wrong_form'],
    ['6', ['integer'], '6.0', 'right'],
    ['6', ['integer'], '12/2', 'wrong_form'],
    ['6π', ['pi'], '6 pi', 'right'],
    ['6π', ['decimal'], '6π', 'wrong_form'],
    ['5√2', ['surd'], '√50', 'right'],
    ['450000', ['standard_form'], '4.5 × 10^5', 'right'],
    ['450000', ['standard_form'], '4.5E5', 'right'],
    ['450000', ['standard_form'], '4.5 e +5', 'right'],
    ['450000', ['standard_form'], '45 × 10^4', 'wrong_form'],
    ['450000', ['standard_form'], '450000', 'wrong_form'],
    ['0.00045', ['standard_form'], '4.5 x 10^-4', 'right'],
    ['450000', ['integer', 'decimal'], '4.5e5', 'wrong_form'],
  ])('%s as %j: %s is %s', (answer, forms, value, verdict) => {
    expect(verdictOf({ answer, forms }, value)).toBe(verdict)
  })

  test.each<[string, string, Verdict, Verdict]>([
    ['3/4', '3/4', 'right', 'right'],
    ['3/4', '9/12', 'wrong_form', 'unread'],
    ['3/4', '0.75', 'right', 'right'],
    ['-3/4', '3/-4', 'wrong_form', 'unread'],
    ['-3/4', '-\\frac{3}{4}', 'right', 'right'],
    ['-3/4', '\\frac{-3}{4}', 'right', 'right'],
    ['3/4', '-\\frac{-3}{4}', 'wrong_form', 'unread'],
    ['5/4', '10/4', 'wrong', 'unread'],
    ['5/4', '1 1/4', 'right', 'right'],
    ['5/4', '1 2/8', 'wrong_form', 'unread'],
    ['3', '3/1', 'wrong_form', 'unread'],
    ['5√2', '√50', 'wrong_form', 'unread'],
    ['5√2', '5√2', 'right', 'right'],
  ])('%s in simplest form: %s is %s, and %s where it is required', (answer, value, form, first) => {
    expect(verdictOf({ answer, simplify: 'enforced' }, value)).toBe(form)
    expect(verdictOf({ answer, simplify: 'required' }, value)).toBe(first)
  })

  test('what must be simplified first does not tell whether it is right', () => {
    const key = numberQuestion({ answer: '3/4', simplify: 'required' })
    const [right, wrong] = ['6/8', '6/10'].map((value) => judge(key, { value }))
    expect(right?.scoring_rationale).toBe(wrong?.scoring_rationale)
    expect(right?.problem).toBe('not_simplified')
  })

  test('the share of another form is the author’s', () => {
    const key = { answer: '1/2', simplify: 'enforced', form_share: 0.5 }
    expect(judge(numberQuestion(key), { value: '2/4' }).marks_given).toBe(1)
  })

  test.each<[string, string, Verdict]>([
    ['4', '√16', 'wrong_form'],
    ['1+√5', '√5 + 1', 'right'],
    ['√7/2', '\\frac{\\sqrt{7}}{2}', 'right'],
    ['3π/4', '3/4 π', 'right'],
    ['0.5', '√(1/4)', 'wrong_form'],
  ])('key %s: %s, a finished number or not, is %s', (answer, value, verdict) => {
    expect(verdictOf({ answer }, value)).toBe(verdict)
  })
})

describe('styles of notation', () => {
  test.each<[string[], string, Verdict]>([
    [['plain'], '2345.5', 'right'],
    [['plain'], '2,345.5', 'unread'],
    [['en'], '2,345.5', 'right'],
    [['en'], '2345.5', 'right'],
    [['en'], '23,45.5', 'unread'],
    [['si-en'], '2 345.5', 'right'],
    [['si-en'], '2345,5', 'unread'],
    [['eu'], '2.345,5', 'right'],
    [['eu'], '2345.5', 'unread'],
    [['si-fr'], '2 345,5', 'right'],
    [['plain-eu'], '2345,5', 'right'],
    [['plain-eu'], '2.345,5', 'unread'],
    [['ch'], "2'345.5", 'right'],
    [['ch'], '2’345.5', 'right'],
    [['en'], "2'345.5", 'unread'],
    [['in'], '2,345.5', 'right'],
    [['plain', 'eu'], '2.345,5', 'right'],
    [['eu'], '-2.345,5', 'wrong'],
  ])('in %j: %s is %s', (notation, value, verdict) => {
    expect(verdictOf({ answer: '2345.5', notation }, value)).toBe(verdict)
  })

  test('the message shows the style that is asked for', () => {
    const question = numberQuestion({ notation: ['si-fr'] })
    expect(judge(question, { value: '1.5' }).scoring_rationale).toContain('1 234,5')
  })
})
