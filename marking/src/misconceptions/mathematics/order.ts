import type { Strand } from '#misconceptions/entry.ts'

export const ORDER = {
  left_to_right_only: {
    name: 'Strictly from left to right',
    what: 'Works from left to right and lets no operation go first.',
    example: ['$5 + 2 \\times 6$', '$42$', '$17$'],
    helps: 'Tell it as a story: five pounds and two tickets at six pounds each.',
    was: ['reads-left-to-right'],
  },
  sum_before_product: {
    name: 'Sum before product',
    what: 'Adds what follows a product before the product is worked out.',
    example: ['$4 \\times 3 + 2$', '$20$', '$14$'],
    helps: 'Box each product before anything else is done.',
  },
  minus_over_the_rest: {
    name: 'Minus over all that follows',
    what: 'Works out everything after a minus first, as if it stood in a bracket.',
    example: ['$12 - 5 + 3$', '$4$', '$10$'],
    helps: 'Circle each number with the sign before it, and go from left to right.',
  },
  divided_by_the_rest: {
    name: 'Division by all that follows',
    what: 'Works out everything after a division sign first.',
    example: ['$24 \\div 4 \\times 2$', '$3$', '$12$'],
    helps: 'Say that multiplying and dividing have equal rights, so that the left one is first.',
  },
  minus_squared_with_it: {
    name: 'Minus squared along',
    what: 'Squares the minus in front of a power with the number.',
    example: ['$-6^2$', '$36$', '$-36$'],
    helps: 'Compare the two ways of writing it, with and without a bracket, side by side.',
  },
  factor_raised_with_it: {
    name: 'Factor raised along',
    what: 'Multiplies first and raises the product to the power.',
    example: ['$2 \\times 5^2$', '$100$', '$50$'],
    helps: 'Write the power out as a product and count the factors.',
  },
  sum_raised_with_it: {
    name: 'Sum raised along',
    what: 'Adds first and raises the sum to the power.',
    example: ['$1 + 3^2$', '$16$', '$10$'],
    helps: 'Ask what stands right before the little number: only that is raised.',
  },
  words_in_reading_order: {
    name: 'Words written as they are read',
    what: 'Writes the operations of a sentence down in its order and leaves the bracket out.',
    example: ['Add 3 to $n$, then multiply by 5.', '$5n + 3$', '$5(n + 3)$'],
    helps: 'Let the sentence be done with a number first, and write down what was done to it.',
    was: ['forgets-bracket'],
  },
  numbers_changed_places: {
    name: 'Numbers changed places',
    what: 'Builds the right shape of an equation with two of its numbers swapped.',
    example: ['Add 3 to $n$, then multiply by 5.', '$3(n + 5)$', '$5(n + 3)$'],
    helps: 'Read what was written back aloud, as a sentence, and compare the two.',
    was: ['swaps-numbers'],
  },
  operation_exchanged: {
    name: 'Another operation carried out',
    what: 'Carries out another operation than the one that is written.',
    example: ['$-9 \\div (-7)$', '$-16$', '$\\frac{9}{7}$'],
    helps: 'Read the line aloud, operation by operation, before anything is worked out.',
  },
} as const satisfies Strand
