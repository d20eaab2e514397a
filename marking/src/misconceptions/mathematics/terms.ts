import type { Strand } from '#misconceptions/entry.ts'

export const TERMS = {
  unlike_terms_joined: {
    name: 'Letter and number joined',
    what: 'Adds a term with a letter and a plain number into one term.',
    example: ['$4x + 3$', '$7x$', '$4x + 3$'],
    helps: 'Put two different numbers in for the letter and compare the two sides.',
  },
  unlike_letters_joined: {
    name: 'Different letters joined',
    what: 'Collects terms of different letters, or of different powers, into one.',
    example: ['$2a + 5b$', '$7ab$', '$2a + 5b$'],
    helps: 'Give the letters values of their own, such as two prices, and work both out.',
  },
  sum_as_product_of_letters: {
    name: 'Letters multiplied while adding',
    what: 'Adds the numbers of like terms and multiplies their letters.',
    example: ['$3x + 4x$', '$7x^2$', '$7x$'],
    helps: 'Lay the terms out as tiles: adding brings more tiles of the same shape.',
  },
  lone_letter_not_counted: {
    name: 'Lone letter counted as nothing',
    what: 'Gives a letter without a number in front no weight.',
    example: ['$6x - x$', '$6$', '$5x$'],
    helps: 'Write the hidden 1 in front of each lone letter for a while.',
  },
  letter_times_itself_doubled: {
    name: 'Letter times itself doubled',
    what: 'Writes a letter times itself as twice the letter.',
    example: ['$a \\times a$', '$2a$', '$a^2$'],
    helps: 'Compare both for a number such as 5: five fives and two fives.',
  },
  sign_lost_collecting: {
    name: 'Sign lost while collecting',
    what: 'Collects like terms and drops the minus in front of one of them.',
    example: ['$5a + 3b - 2a + 4b$', '$7a + 7b$', '$3a + 7b$'],
    helps: 'Circle each term together with the sign before it before moving it.',
    was: ['loses-a-sign'],
  },
  letter_left_out: {
    name: 'Letter left out',
    what: 'Copies the number in front of a letter and leaves the letter out.',
    example: ['$8 + 5x - 8$', '$5$', '$5x$'],
    helps: 'Read each term aloud with its letter, and count the terms with a letter in both lines.',
  },
} as const satisfies Strand
