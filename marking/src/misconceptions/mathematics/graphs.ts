import type { Strand } from '#misconceptions/entry.ts'

export const GRAPHS = {
  one_step_too_many: {
    name: 'One step too many',
    what: 'Counts one step more than there is between the first place and the last.',
    example: ['What is the 10th term of 7, 11, 15, …?', '$47$', '$43$'],
    helps:
      'Count the jumps between the first few terms, and compare with how many terms there are.',
    was: ['one-step-too-many', 'one-day-too-far'],
  },
  first_difference_only: {
    name: 'First difference taken for all',
    what: 'Builds a rule from the first difference of a sequence though it changes.',
    example: ['Find the $n$th term of 5, 8, 13, 20, …', '$3n + 2$', '$n^2 + 4$'],
    helps: 'Write all the differences below the terms, and their differences below them.',
    was: ['first-difference-only'],
  },
  gradient_upside_down: {
    name: 'Gradient upside down',
    what: 'Divides the step along by the step up.',
    example: ['A line goes 2 along and 4 up. What is its gradient?', '$\\frac{1}{2}$', '$2$'],
    helps: 'Compare a steep and a flat line: which must have the larger number?',
  },
  point_taken_as_intercept: {
    name: 'Height of a point taken for the intercept',
    what: 'Takes the height of any given point for the place where the line meets the axis.',
    example: [
      'A line of gradient 3 goes through (2, 1). What is its equation?',
      '$y = 3x + 1$',
      '$y = 3x - 5$',
    ],
    helps: 'Put the point into the equation and see whether both sides agree.',
    was: ['uses-y-as-intercept'],
  },
} as const satisfies Strand
