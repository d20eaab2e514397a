import { parseMaths } from '@learngrove/maths'
import type { Node } from '@learngrove/maths/notation'
import { canonicalKey, partAt } from '@learngrove/maths/rewriting'
import { describe, expect, test } from 'vitest'
import { misconceptionOf } from '#misconceptions/misconceptions.ts'
import { own } from '#steps/own-terms.ts'
import { adviseStep, diagnoseStep, MISTAKES, traceLine } from '#steps/steps.ts'

const read = (text: string): Node => {
  const parsed = parseMaths(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`)
  return parsed.expression
}

const diagnosed = (from: string, to: string) => diagnoseStep(read(from), read(to))

describe('the mistake that leads from a line to the next', () => {
  test.each([
    // Collecting.
    ['x=9-(-4)', 'x=5', 'double_minus'],
    ['x=-8+3', 'x=-11', 'negative_plus_positive'],
    ['x=3-10', 'x=7', 'subtraction_turned_round'],
    ['x=-5-6', 'x=11', 'number_sign_turned'],
    ['x=-7-3', 'x=-4', 'sign_lost_collecting'],
    ['x=9-3', 'x=12', 'operation_exchanged'],
    ['x=-12-20+3', 'x=-5', 'sign_lost_collecting'],
    ['2x=-9+2', '2x=11', 'sign_lost_collecting'],
    ['5-4x-5=8', '4x=8', 'sign_lost_collecting'],
    ['7+3x-7=9', '3=9', 'letter_left_out'],
    ['5x+3x=16', '8x^2=16', 'sum_as_product_of_letters'],
    ['4x+3=14', '7x=14', 'unlike_terms_joined'],
    ['9-(x+4)=2', '9-x+4=2', 'minus_before_bracket'],
    ['2-3y-5y=10', '2+2y=10', 'sign_lost_collecting'],
    ['5a+3b-2a+4b', '7a+7b', 'sign_lost_collecting'],
    // Multiplying and dividing.
    ['x=-6*(-5)', 'x=-30', 'minus_times_minus'],
    ['x=-28/4', 'x=7', 'minus_times_plus'],
    ['-x/(-1)=7', '-x=7', 'minus_times_minus'],
    ['x=-4/7.6', 'x=0.526', 'minus_times_plus'],
    ['x=4/10', 'x=2.5', 'fraction_upside_down'],
    ['x=3/(1/6)', 'x=0.5', 'divided_without_turning'],
    ['x=9/5', 'x=14', 'operation_exchanged'],
    ['x=6*4', 'x=10', 'operation_exchanged'],
    ['x/6*6=12', 'x/36=12', 'operation_exchanged'],
    ['x=8/8', 'x=0', 'cancelled_to_nothing'],
    ['(6x+4)/2=9', '3x+4=9', 'divided_one_term'],
    ['x=26/7', 'x=3.7', 'rounded_too_far'],
    ['x=48/21', 'x=2.28', 'rounded_the_wrong_way'],
    ['3(x+4)=21', '3x+4=21', 'bracket_first_term_only'],
    ['3(x+4)=21', 'x+12=21', 'bracket_last_term_only'],
    // Brackets.
    ['4(x-5)', '4x+20', 'sign_in_expansion'],
    ['-3(x-4)', '-3x-12', 'sign_in_expansion'],
    ['(x+5)^2', 'x^2+25', 'square_of_sum'],
    ['(x-5)^2', 'x^2-25', 'square_of_sum'],
    ['(2x+3)^2=4', '4x^2+9=4', 'square_of_sum'],
    ['(x+5)^2', 'x^2+5x+25', 'middle_term_not_doubled'],
    ['(x+3)(x-4)', 'x^2-12', 'firsts_and_lasts_only'],
    ['(x+3)(x+4)', 'x^2+7x+7', 'second_terms_added'],
    ['3(x+1)^2', '9x^2+18x+9', 'factor_before_power'],
    ['2(x+4)+3(x-2)', '2x+4+3x-6', 'bracket_first_term_only'],
    // Fractions.
    ['x=1/4+2/5', 'x=3/9', 'added_tops_and_bottoms'],
    ['5/6-1/4', '4/2', 'added_tops_and_bottoms'],
    ['1/4+2/7', '3/28', 'tops_not_scaled'],
    ['2+3/7', '5/7', 'fraction_added_to_top'],
    ['x-(x+3)/2', '(x+3)/2', 'minus_before_fraction'],
    ['(2/3)*(5/7)', '14/15', 'multiplied_crosswise'],
    ['(2/3)/(5/7)', '15/14', 'turned_first_fraction'],
    ['4*(2/9)', '8/36', 'whole_times_both'],
    ['12/(x+3)', '12/x+4', 'bottom_split'],
    ['(x+6)/(x+2)', '3', 'cancelled_a_term'],
    // Powers.
    ['x^2*x^5', 'x^10', 'exponents_multiplied'],
    ['(x^4)^3', 'x^7', 'exponents_added'],
    ['x^8/x^2', 'x^4', 'exponents_divided'],
    ['3^2*3^4', '9^6', 'bases_combined'],
    ['x^2+x^3', 'x^5', 'powers_added_like_products'],
    ['5^3', '15', 'power_as_multiple'],
    ['2^(-3)', '-8', 'negative_power_made_negative'],
    ['(3x)^2', '3x^2', 'power_on_one_factor'],
    ['(4x)^3', '12x^3', 'factor_times_exponent'],
    // Equations.
    ['3x+7=19', '3x=19+7', 'sign_lost_moving'],
    ['3x+7=19', '3x=26', 'sign_lost_moving'],
    ['5x-4=2x+8', '7x-4=8', 'sign_lost_moving'],
    ['x+5=12', 'x=12', 'done_to_one_side'],
    ['4x=20', 'x=20', 'done_to_one_side'],
    ['5x=20', 'x=15', 'subtracted_instead_of_divided'],
    ['5x=20', 'x=100', 'multiplied_instead_of_divided'],
    ['5x=20', 'x=1/4', 'divided_the_wrong_way'],
    ['5x=20', 'x=-4', 'factor_sign_turned'],
    ['x/6=12', 'x=2', 'divided_instead_of_multiplied'],
    ['4x+3=20', 'x+3=5', 'divided_some_terms'],
    ['x/2+3=8', 'x+3=16', 'multiplied_some_terms'],
    // Beside right steps.
    ['3x+7=19', 'x=26/3', 'sign_lost_moving'],
    ['2x-5=-9', 'x=-7', 'sign_lost_moving'],
    ['3(x+4)=21', '3x=17', 'bracket_first_term_only'],
    // Worked out to another number.
    ['x=47-19', 'x=27', 'miscalculated'],
    ['3x+9x-2=10', '11x-2=10', 'miscalculated'],
    ['x=91/7', 'x=12', 'miscalculated'],
  ])('from %s to %s', (from, to, code) => {
    const found = diagnosed(from, to)
    expect(found?.code).toBe(code)
    expect(found?.text).toMatch(/^[A-Z].*[.?]$/)
    expect(found?.text).not.toMatch(/\bwrong\b|\boops\b|undefined|this part/i)
  })

  test.each([
    // Right steps, however far they go.
    ['3x+7=19', '3x=12'],
    ['3x+7=19', 'x=4'],
    ['19=3x+7', 'x=4'],
    ['-x=4', 'x=-4'],
    ['2(x-3)=4x+1', '-7=2x'],
    ['x/4-2=1', 'x-8=4'],
    ['6/x=2', '6=2x'],
    ['x=2/3', 'x=0.667'],
    ['x=2/3', 'x=0.6666'],
    ['3(x+2)', '3x+6'],
    ['(x+5)^2', 'x^2+10x+25'],
    ['x^2-7x+10', '(x-2)(x-5)'],
    ['x^2*x^5', 'x^7'],
    ['(2x)^10', '1024x^10'],
    ['x^8/x^2', 'x^6'],
    ['1/4+2/5', '13/20'],
    ['(x+6)/2', 'x/2+3'],
    // Nothing that is known leads there.
    ['4(x+5)', '4x-20'],
    ['3x+7=19', 'x=101'],
    ['3x+7=19', 'y=4'],
    ['3x+7=19', '12'],
    ['x=1', 'x=5'],
    // Two mistakes lead there as well.
    ['y=(-6-9)/(-4)', 'y=-6-9/(-4)'],
  ])('is not named from %s to %s', (from, to) => expect(diagnosed(from, to)).toBeUndefined())

  test('is named for an expression as for a line', () => {
    expect(diagnosed('2x+9-4', '2x-5')?.code).toBeDefined()
    expect(diagnosed('3(x+4)', '3x+4')?.code).toBe('bracket_first_term_only')
  })

  test('stands at a place, and is told in the student’s own terms', () => {
    const found = diagnosed('5x=-12-8', '5x=20')
    expect(found?.text).toContain('-12 - 8')
    const part = partAt(read('5x=-12-8'), found?.path ?? [])
    expect(part && canonicalKey(part)).toBe('-20')
    expect(diagnosed('3x+7=19', '3x=26')?.text).toContain('7')
  })
})

describe('the table of mistakes', () => {
  test('names codes of the catalogue alone', () => {
    expect(MISTAKES.filter(({ id }) => misconceptionOf(id)?.code !== id)).toEqual([])
    expect(MISTAKES.every(({ isMistake }) => isMistake)).toBe(true)
  })

  test.each([...new Set(MISTAKES.map(({ id }) => id)), 'miscalculated'].map((id) => [id]))(
    'finds the example of the catalogue: %s',
    (id) => {
      const [task = '', slip = '', right = ''] = misconceptionOf(id)?.example ?? []
      const [from, to, end] = [task, slip, right].map((text) => text.replaceAll('$', ''))
      // Some are told in words, and some are of a kind that other rules find.
      if (from === task || to === slip || from === undefined || to === undefined) return
      const code = diagnosed(from, to)?.code
      expect([undefined, id]).toContain(code)
      if (end !== undefined && end !== right) expect(diagnosed(from, end)).toBeUndefined()
    },
  )

  test('gives up long lines, and what explodes', () => {
    const long = Array.from({ length: 60 }, (_, i) => `${i + 1}x`).join('+')
    expect(traceLine(read(`${long}=1`), read('x=1')).kind).toBe('none')
    expect(diagnosed('((((((x^9)^9)^9)^9)^9)^9)=1', 'x=2')).toBeUndefined()
    expect(diagnosed('x/0=1', 'x=2')?.code).not.toBe('right')
  })
})

test.each([
  ['-38-36', '-38 - 36'],
  ['5(x+2)/3', '5(x + 2)/3'],
  ['3-(-10)', '3 - (-10)'],
  ['-2*-10', '-2 × (-10)'],
  ['x^2', 'x^2'],
  ['(x+1)^2', '(x + 1)^2'],
  ['2x=7', '2x = 7'],
  ['-28/3', '-28/3'],
  ['3*4', '3 × 4'],
  ['x*3', 'x × 3'],
])('%s is written %s', (text, words) => expect(own(read(text))).toBe(words))

describe('what is said of a step that does not help', () => {
  test.each([
    ['-7=-x', '-7/1=-x/1', 'This line says the same as the one before. What would leave x alone?'],
    [
      '-6x=5',
      '-x=5/6',
      'That is allowed, but x is still multiplied by -1. What would leave x alone?',
    ],
    [
      '4x=3',
      '16x=12',
      'That is allowed, but x is still multiplied by 16. What would leave x alone?',
    ],
    [
      'x/9=-9',
      'x/81=-1',
      'That is allowed, but x is still divided by 81. What would leave x alone?',
    ],
    [
      'x+5=12',
      'x+10=17',
      'That is allowed, but there is still a number beside x: 10. What would take away the 5 beside x?',
    ],
    [
      '5x=2x+9',
      '7x=4x+9',
      'That is allowed, but x is no nearer to standing alone. What would leave x on one side only?',
    ],
  ])('%s, %s', (before, after, text) =>
    expect(adviseStep(read(before), read(after))?.text).toBe(text),
  )

  test('is nothing where the step helps', () => {
    expect(adviseStep(read('3x+5=11'), read('3x=6'))).toBeUndefined()
  })
})
