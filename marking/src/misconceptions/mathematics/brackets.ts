import type { Strand } from '#misconceptions/entry.ts'

export const BRACKETS = {
  bracket_first_term_only: {
    name: 'Only the first term multiplied',
    what: 'Multiplies the first term in the bracket and leaves the others as they are.',
    example: ['$4(x - 5)$', '$4x - 5$', '$4x - 20$'],
    helps: 'Draw the bracket as a rectangle cut in two, so that each piece gets its own product.',
    was: ['first-term-only'],
  },
  bracket_last_term_only: {
    name: 'Only the last term multiplied',
    what: 'Multiplies the last term in the bracket and leaves the first as it is.',
    example: ['$5(x + 2)$', '$x + 10$', '$5x + 10$'],
    helps: 'Write the bracket out as a repeated sum once, and count how often each term comes.',
    was: ['second-term-only'],
  },
  square_of_sum: {
    name: 'Bracket squared term by term',
    what: 'Squares each term of the bracket and leaves the two middle products out.',
    example: ['$(x + 5)^2$', '$x^2 + 25$', '$x^2 + 10x + 25$'],
    helps: 'Put a small number in for the letter, then draw the square with its four pieces.',
  },
  middle_term_not_doubled: {
    name: 'Middle product counted once',
    what: 'Squares a bracket with the product of its terms only once.',
    example: ['$(x + 5)^2$', '$x^2 + 5x + 25$', '$x^2 + 10x + 25$'],
    helps: 'Write the bracket down twice and join each term of one to each term of the other.',
  },
  power_of_sum_apart: {
    name: 'Power shared out over a sum',
    what: 'Raises each term of a bracket to the power by itself.',
    example: ['$(x + 2)^3$', '$x^3 + 8$', '$x^3 + 6x^2 + 12x + 8$'],
    helps: 'Multiply one bracket at a time, and check with a number for the letter.',
  },
  firsts_and_lasts_only: {
    name: 'Two of four products',
    what: 'Multiplies the first terms and the last terms of two brackets and stops there.',
    example: ['$(x + 3)(x + 4)$', '$x^2 + 12$', '$x^2 + 7x + 12$'],
    helps: 'Use a grid with two rows and two columns: no square of it may stay empty.',
    was: ['firsts-and-lasts-only', 'two-products-only'],
  },
  second_terms_added: {
    name: 'Last terms added',
    what: 'Adds the last terms of two brackets where they are to be multiplied.',
    example: ['$(x + 3)(x + 4)$', '$x^2 + 7x + 7$', '$x^2 + 7x + 12$'],
    helps: 'Ask for the product in each square of the grid aloud before anything is collected.',
  },
  factor_into_both_brackets: {
    name: 'Factor used in both brackets',
    what: 'Multiplies each bracket of a product by the number in front.',
    example: ['$2(x + 1)(x + 3)$', '$(2x + 2)(2x + 6)$', '$(2x + 2)(x + 3)$'],
    helps: 'Try it with numbers: twice $3 \\times 4$ is $6 \\times 4$, not $6 \\times 8$.',
  },
  factor_before_power: {
    name: 'Factor taken into the power',
    what: 'Multiplies the number in front into a bracket before the power is worked out.',
    example: ['$3(x + 1)^2$', '$(3x + 3)^2$', '$3x^2 + 6x + 3$'],
    helps: 'Write the power out in full first, and see that the number in front stands there once.',
  },
  sign_in_expansion: {
    name: 'Sign lost while expanding',
    what: 'Multiplies a bracket with a minus in it and writes a product with the other sign.',
    example: ['$3(x - 4)$', '$3x + 12$', '$3x - 12$'],
    helps: 'Circle each term together with the sign before it, and multiply the circles.',
    was: ['sign-slip'],
  },
} as const satisfies Strand
