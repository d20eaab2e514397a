import { describe, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { COMMON, expressionQuestion } from '#testing.ts'

const noteOf = (key: object, value: string) =>
  judge(expressionQuestion(key), { value }).scoring_rationale

const step = (before: string, after: string, name = 'y') =>
  judge(expressionQuestion({ answer: before, start: before, variables: [name] }), { value: after })

/** What a second reader would dispute is not said, and what is true is said in its place. */
describe('a diagnosis is true, and the only one', () => {
  test.each<[string, object, string, RegExp, RegExp]>([
    ['bars are no factor', { answer: '|x-3|' }, 'x-3', /one side only/, /number in front/],
    ['nor is a largest number', { answer: 'max(x, 50)' }, '50', /.*/, /number in front/],
    ['nor one term', { answer: '|x-3|' }, '3+x', /.*/, /All is right but one term/],
    [
      'an exponent is no factor',
      { answer: 'a=2*5^(n-1)', variables: ['a', 'n'] },
      'a=2*5^(n-5)',
      /the 5 in the power/,
      /number in front/,
    ],
    [
      'one term has one sign',
      { answer: 'x=y', variables: ['x', 'y'] },
      'x=-y',
      /the sign/,
      /each of/,
    ],
    [
      'round brackets are not asked for again',
      { answer: '(2,-4)', variables: ['x', 'y'] },
      '(-3,3)',
      /.*/,
      /round brackets/,
    ],
    [
      'brackets count among the rest',
      { answer: '(-∞,0]', variables: [] },
      '(-∞,∞)',
      /.*/,
      /the rest is there/,
    ],
    [
      'an interval is no single number',
      { answer: '-2<x<5' },
      '[-2, 5]',
      /.*/,
      /More than one number/,
    ],
    ['from an equation many ways lead', { answer: '2x+4=10' }, 'x=4', /.*/, /“times” and “plus”/],
    ['a product with one', { answer: 'n(n+1)/2', variables: ['n'] }, 'n^2/2', /.*/, /“times”/],
  ])('%s', (_, key, value, said, unsaid) => {
    expect(noteOf(key, value)).toMatch(said)
    expect(noteOf(key, value)).not.toMatch(unsaid)
  })

  test('a per cent sign is told as such, also below one', () => {
    const { scoring_rationale } = judge(
      { ...COMMON, type: 'number', answer: '0.5' },
      { value: '0.5%' },
    )
    expect(scoring_rationale).toMatch(/per cent sign/)
  })

  test('a letter that is gone comes before what may be made of the numbers', () => {
    expect(step('-5=-y/-1', '-5=-1').misconception?.code).toBe('letter_left_out')
    expect(step('y/-6=-7', '-6=-7').misconception?.text).toMatch(/^The y /)
  })

  test('a letter that cancels out is not lost', () => {
    expect(step('2y-6=2y-3', '0=9').misconception?.code).not.toBe('letter_left_out')
  })
})
