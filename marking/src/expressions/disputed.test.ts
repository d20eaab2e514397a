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
    ['a calculation may hold', { answer: '24', variables: [] }, '6+4=10', /holds/, /does not hold/],
    ['a minus in the power', { answer: 'x^-2' }, '-x^2', /minus in the power/, /upside down/],
    [
      'two signs are not one',
      { answer: '(-4x+3)/(5x-2)' },
      '(4x+3)/(5x+2)',
      /.*/,
      /sign of one term/,
    ],
    [
      'numbers come to the same by chance',
      { answer: '2*2*2*3*5', variables: [] },
      '2*3*3*5',
      /.*/,
      /“times”/,
    ],
    [
      'letters across the equals sign, too',
      { answer: 'h=2A/b', variables: ['h', 'A', 'b'] },
      'h=A/2 b',
      /.*/,
      /Two letters/,
    ],
    ['bars have no gaps', { answer: '||x|-5|' }, '5-|x|', /some numbers only/, /there are any/],
    [
      'an equation has many solutions, too',
      { answer: 'x+y≤10', variables: ['x', 'y'] },
      'x+y=10',
      /whole range/,
      /More than one number/,
    ],
    [
      'three of four are more than one',
      { answer: '{2,3,5,7}', variables: [] },
      '{2,3,5,-7}',
      /One of them does not fit/,
      /One of them fits/,
    ],
    [
      'fractions in a row are not in each other',
      { answer: '(x+y)/(xy)', variables: ['x', 'y'], form: 'single_fraction' },
      '(x+y)/x*1/y',
      /above or below one line/,
      /inside a fraction/,
    ],
    [
      'what is asked for is not told',
      { answer: 'd', variables: ['b', 'd'] },
      'b',
      /.*/,
      /letter d/,
    ],
    ['a power or a derivative', { answer: '6x^2' }, '12x', /one step at a time/, /no product/],
    ['a double angle, too', { answer: 'sin(x)^2' }, 'sin(2x)', /one step at a time/, /derivative/],
    ['another rounding is no factor', { answer: '4.5x^2' }, '4.524x^2', /.*/, /number in front/],
    [
      'one of three is not some',
      { answer: '{-13,-12,-11}', variables: [] },
      '{-9,-10,-11}',
      /One of them fits, and the others do not/,
      /Some/,
    ],
    [
      'two letters are right',
      { answer: '(2,4,8)', variables: ['x', 'y', 'z'] },
      '(2,4,6)',
      /x and y are right/,
      /y is right/,
    ],
    ['a root of a square is bent', { answer: '√((x+2)^2)' }, '-x-2', /.*/, /number in front/],
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

  test.each([
    ['-6/-1=-y/-1', '-6/-1=-1'],
    ['9.1+58.87=-20.3y-58.87+58.87', '9.1+58.87=-20.3'],
    ['1=-y/-4', '1=-1'],
    ['y/-2*-2=6', '-2*-2=6'],
  ])('of %s the letter is lost in %s', (before, after) => {
    expect(step(before, after).misconception?.text).toBe('The y got lost on the way.')
  })

  test('what is lost or worked out is not known', () => {
    expect(step('y/5=2', '1/5=2').misconception).toBeUndefined()
    expect(step('y/6*6=-6*6', '36=-6*6').misconception?.text).toMatch(/sign of -6 × 6/)
  })

  test('a value put in, and a calculation beside the equation, lost no letter', () => {
    for (const [before, after] of [
      ['2y=8', '2*3=8'],
      ['y/5=2', '1/5=2'],
      ['y=8/2', '8/2=3'],
    ] as const)
      expect(step(before, after).misconception?.code).not.toBe('letter_left_out')
  })

  test('what stands in no line is not named', () => {
    expect(step('(2y+(-5))/-5=-6', '-.4y/1=-6').misconception).toBeUndefined()
    expect(step('2/4=y', '0=y').misconception?.code).not.toBe('done_to_one_side')
    expect(step('-14/10=y', '4=y').misconception?.text ?? '').not.toMatch(/-10y/)
    expect(step('2y+3=11', 'y=7').misconception?.text ?? '').not.toMatch(/1\.5/)
    expect(step('-2y=2/y*y', '-2y=-2').misconception?.text ?? '').not.toMatch(/yy/)
    expect(step('y=-2/1', 'y=1').misconception?.text).toBe('Work out -2/1 once more.')
    expect(step('y=-3/-7', 'y=-4').misconception?.text).toMatch(/division/)
  })

  test('the value of a letter that stands alone is not told', () => {
    expect(step('y=-2/1', 'y=1').scoring_rationale).not.toMatch(/−2/)
  })

  test('one digit is no rounding', () => {
    expect(step('-7/-6=y', '1=y').misconception?.code).not.toBe('rounded_too_far')
    expect(step('y=7/6', 'y=1.2').misconception?.code).toBe('rounded_too_far')
  })

  test('a plus that was copied as a minus was not stepped', () => {
    expect(step('-9.3+25=-4.5y', '-9.3-25=-4.5y').misconception?.text).toMatch(/is a plus/)
  })

  test('a letter that cancels out is not lost', () => {
    expect(step('2y-6=2y-3', '0=9').misconception?.code).not.toBe('letter_left_out')
  })
})
