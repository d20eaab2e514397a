import { judge } from '@learngrove/marking'
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
    ['3(x-2) = 2x+5', '3x - 2 = 2x + 5', 'bracket_first_term_only'],
    ['10 - 2(x+3) = 4', '10 - 2x + 6 = 4', 'minus_before_bracket'],
    ['x/2 + 3 = 5', 'x + 3 = 5', 'multiplied_some_terms'],
    ['2x + 4 = 10', '2x = 14', 'sign_lost_moving'],
    ['5x = 2x + 9', '7x = 9', 'sign_lost_moving'],
    ['2x + 4 = 12', '6x = 12', 'unlike_terms_joined'],
    ['2x + 4 = 10', 'x + 4 = 5', 'divided_some_terms'],
    ['4x = 12', 'x = 8', 'subtracted_instead_of_divided'],
    ['4x = 12', 'x = 48', 'multiplied_instead_of_divided'],
    ['-3x = 12', 'x = 4', 'factor_sign_turned'],
    ['1/2 + 1/3', '2/5', 'added_tops_and_bottoms'],
    ['1/2 + 1/3', '2/6', 'tops_not_scaled'],
    ['1/2 ÷ 3/4', '3/8', 'divided_without_turning'],
    ['2 + 3 * 4', '20', 'left_to_right_only'],
    ['5 + 3^2', '11', 'power_as_multiple'],
    ['(x+3)^2 = 25', 'x^2 + 9 = 25', 'square_of_sum'],
    ['x^2 - 5x + 6 = 0', '(x+2)(x+3) = 0', 'factor_signs'],
    ['x^2 - 5x + 6 = 0', '(x-1)(x-6) = 0', 'factor_sum'],
    ['(x-2)(x-3) = 0', 'x = -2', 'factor_signs_kept'],
    ['x(x-4) = 5', 'x = 9', 'product_split_without_zero'],
    ['increase 80 by 25%', '20', 'percent_of_instead_of_changed'],
    ['25% of 80', '3.2', 'divided_by_percentage'],
    [
      'After a 20% increase the price is 60. What was the original price?',
      '48',
      'reverse_percent_of_new',
    ],
    ['differentiate x^3', '3x^3', 'derivative_power_kept'],
    ['differentiate x^3', 'x^2', 'derivative_factor_forgotten'],
    ['differentiate x^2 sin x', '2x cos x', 'derivative_product_apart'],
    ['differentiate sin(3x)', 'cos(3x)', 'derivative_chain_forgotten'],
    ['differentiate cos x', 'sin x', 'derivative_trig_sign'],
  ])('of %s, sees in "%s" %s', (before, line, code) => {
    expect(codeOf(before, line)).toBe(code)
  })

  it('names none where none explains the line', () => {
    expect(codeOf('2x + 4 = 10', 'x = 17')).toBeUndefined()
    expect(codeOf('1/2 + 1/3', '7/9')).toBeUndefined()
  })
})

/** The marker may explain fewer lines, or a line of two explanations by the other; these are plain. */
describe('the slip that the marker of a quiz finds in a line', () => {
  it.each([
    ['3(x-2) = 2x+5', '3x - 2 = 2x + 5', 'x = 11'],
    ['10 - 2(x+3) = 4', '10 - 2x + 6 = 4', 'x = 0'],
    ['2x + 4 = 10', '2x = 14', 'x = 3'],
    ['5x = 2x + 9', '7x = 9', 'x = 3'],
    ['2x + 4 = 10', 'x + 4 = 5', 'x = 3'],
    ['4x = 12', 'x = 8', 'x = 3'],
    ['4x = 12', 'x = 48', 'x = 3'],
    ['4x = 12', 'x = 1/3', 'x = 3'],
    ['4x = 12', 'x = -3', 'x = 3'],
    ['1/2 + 1/3', '2/5', '5/6'],
    ['1/2 + 1/3', '2/6', '5/6'],
    ['1/2 ÷ 3/4', '3/8', '2/3'],
    ['1/2 ÷ 3/4', '3/2', '2/3'],
    ['2 + 3 * 4', '20', '14'],
    ['5 + 3^2', '11', '14'],
    ['(x+3)^2 = 25', 'x^2 + 9 = 25', 'x = 2 or x = -8'],
  ])('of %s in "%s" has the same code here', (start, line, answer) => {
    const judged = judge(
      {
        type: 'expression',
        text: 'Work it out.',
        max_score: 1,
        hints: [],
        method_answer: [],
        variables: ['x'],
        start,
        answer,
      },
      { value: [line] },
    )
    expect(judged.misconception?.code).toBeDefined()
    expect(codeOf(start, line)).toBe(judged.misconception?.code)
  })
})
