import type { Strand } from '#misconceptions/entry.ts'

export const SIGNS = {
  minus_before_bracket: {
    name: 'Minus reaches the first term only',
    what: 'Takes a bracket away and turns the sign of its first term only.',
    example: ['$9 - (x + 4)$', '$9 - x + 4$', '$5 - x$'],
    helps: 'Write the minus as a factor of $-1$ and multiply every term by it.',
  },
  square_kept_the_minus: {
    name: 'Square of a negative is negative',
    what: 'Keeps the minus when a negative number is squared.',
    example: ['$(-6)^2$', '$-36$', '$36$'],
    helps: 'Write the number down twice with its bracket, and decide the sign of the product.',
    was: ['square-of-a-negative'],
  },
  double_minus: {
    name: 'Taking a negative away',
    what: 'Takes a negative number away as if it were a positive one.',
    example: ['$7 - (-2)$', '$5$', '$9$'],
    helps: 'Follow a pattern down: $7 - 2$, $7 - 1$, $7 - 0$, and what comes next.',
    was: ['subtracts-a-negative'],
  },
  minus_times_minus: {
    name: 'Minus times minus stays minus',
    what: 'Gives the product of two negative numbers a minus.',
    example: ['$(-3) \\times (-5)$', '$-15$', '$15$'],
    helps: 'Continue the table of $-3$ below zero and watch the products grow.',
    was: ['minus-times-minus'],
  },
  minus_times_plus: {
    name: 'Minus lost in a product',
    what: 'Leaves the minus out of a product with one negative factor.',
    example: ['$4 \\times (-7)$', '$28$', '$-28$'],
    helps: 'Write it as a repeated sum of the negative number, on a number line.',
  },
  negative_plus_positive: {
    name: 'Signs ignored in a sum',
    what: 'Adds the sizes of a negative and a positive number and keeps the minus.',
    example: ['$-8 + 3$', '$-11$', '$-5$'],
    helps: 'Start at the negative number on a number line and step to the right.',
  },
  subtraction_turned_round: {
    name: 'Smaller taken from larger',
    what: 'Takes the smaller number from the larger one, whichever stands first.',
    example: ['$3 - 10$', '$7$', '$-7$'],
    helps: 'Tell it as a story of having and spending, and ask which number one starts with.',
    was: ['smaller-from-larger', 'subtracts-backwards'],
  },
  absolute_kept_the_minus: {
    name: 'Absolute value with a minus',
    what: 'Works out what stands between the bars and keeps its minus.',
    example: ['$|2 - 9|$', '$-7$', '$7$'],
    helps: 'Ask how far the number is from zero: a distance has no minus.',
  },
  number_sign_turned: {
    name: 'Right size, other sign',
    what: 'Finds the right size of the result and writes the other sign.',
    example: ['What is 3 take away 11?', '$8$', '$-8$'],
    helps: 'Decide before working it out whether the result is above or below zero.',
  },
} as const satisfies Strand
