import { describe, expect, it } from 'vitest'
import { findMistake } from '#mistakes/find-mistake.ts'
import { findMaths } from '#reading/find-maths.ts'
import { findProblem } from '#reading/find-problem.ts'

const codeOf = (before: string, line: string): string | undefined => {
  const { problem } = findProblem(before)
  const found = findMaths(line).at(-1)
  if (!problem || !found) throw new Error(`not read: ${before} | ${line}`)
  return findMistake(problem, found)?.code
}

describe('findMistake', () => {
  it.each([
    ['3(x-2) = 2x+5', '3x - 2 = 2x + 5', 'first_term_only'],
    ['10 - 2(x+3) = 4', '10 - 2x + 6 = 4', 'sign_in_bracket'],
    ['x/2 + 3 = 5', 'x + 3 = 5', 'one_term_multiplied'],
    ['2x + 4 = 10', '2x = 14', 'number_kept_sign'],
    ['5x = 2x + 9', '7x = 9', 'letter_kept_sign'],
    ['2x + 4 = 12', '6x = 12', 'unlike_terms'],
    ['2x + 4 = 10', 'x + 4 = 5', 'divided_one_term'],
    ['4x = 12', 'x = 8', 'subtracted_coefficient'],
    ['4x = 12', 'x = 48', 'multiplied_coefficient'],
    ['-3x = 12', 'x = 4', 'sign_lost'],
    ['1/2 + 1/3', '2/5', 'added_tops_and_bottoms'],
    ['1/2 + 1/3', '2/6', 'tops_not_scaled'],
    ['1/2 ÷ 3/4', '3/8', 'divided_without_flip'],
    ['2 + 3 * 4', '20', 'left_to_right'],
    ['5 + 3^2', '11', 'power_as_product'],
    ['(x+3)^2 = 25', 'x^2 + 9 = 25', 'square_of_sum'],
    ['x^2 - 5x + 6 = 0', '(x+2)(x+3) = 0', 'factor_signs'],
    ['x^2 - 5x + 6 = 0', '(x-1)(x-6) = 0', 'factor_sum'],
    ['(x-2)(x-3) = 0', 'x = -2', 'root_sign'],
    ['x(x-4) = 5', 'x = 9', 'product_not_zero'],
    ['increase 80 by 25%', '20', 'only_the_change'],
    ['25% of 80', '3.2', 'divided_by_percent'],
    [
      'After a 20% increase the price is 60. What was the original price?',
      '48',
      'percent_of_new_amount',
    ],
    ['differentiate x^3', '3x^3', 'power_kept'],
    ['differentiate x^3', 'x^2', 'power_not_in_front'],
    ['differentiate x^2 sin x', '2x cos x', 'product_of_derivatives'],
    ['differentiate sin(3x)', 'cos(3x)', 'inside_forgotten'],
    ['differentiate cos x', 'sin x', 'sign_of_trig'],
  ])('of %s, sees in "%s" %s', (before, line, code) => {
    expect(codeOf(before, line)).toBe(code)
  })

  it('names none where none explains the line', () => {
    expect(codeOf('2x + 4 = 10', 'x = 17')).toBeUndefined()
    expect(codeOf('1/2 + 1/3', '7/9')).toBeUndefined()
  })
})
