import type { Strand } from '#misconceptions/entry.ts'

export const FACTORS_AND_POWERS = {
  factor_and_multiple_swapped: {
    name: 'Factor and multiple swapped',
    what: 'Gives a number that divides another where one in its times table is asked for, or the other way round.',
    example: ['Write a multiple of 12 that is not 12.', '$6$', '$24$'],
    helps:
      'Tie each word to a picture: factors build a rectangle of a number, multiples are the jumps beyond it.',
  },
  ends_of_factors_left_out: {
    name: 'One and the number left out',
    what: 'Lists the factors of a number without 1 and the number itself.',
    example: ['How many factors does 12 have?', '$4$', '$6$'],
    helps: 'Begin every list of factors with the pair of 1 and the number.',
  },
  factor_pairs_counted: {
    name: 'Pairs of factors counted',
    what: 'Counts the pairs of factors where the factors are asked for.',
    example: ['How many factors does 18 have?', '$3$', '$6$'],
    helps:
      'Write the pairs as a rainbow over one row of numbers, and count the numbers of the row.',
  },
  shared_by_one_only: {
    name: 'Factor of one number only',
    what: 'Takes a number for a common factor that divides only one of the two.',
    example: ['Write a common factor of 18 and 30 above 3.', '$9$', '$6$'],
    helps: 'Write both lists of factors under each other, and ring what stands in both.',
  },
  one_taken_as_prime: {
    name: 'One taken for a prime',
    what: 'Counts 1 among the prime numbers.',
    example: ['Write the smallest prime number.', '$1$', '$2$'],
    helps: 'Count factors: a prime number has exactly two, and 1 has one only.',
  },
  prime_tests_stopped_early: {
    name: 'Prime after too few tests',
    what: 'Takes a number for prime because 2, 3 and 5 do not divide it.',
    example: ['Is 77 prime? Give its smallest factor above 1.', '$77$', '$7$'],
    helps: 'Test every prime whose square is not above the number.',
  },
  prime_and_composite_swapped: {
    name: 'Prime and composite swapped',
    what: 'Calls a number prime that is a product of smaller numbers, or the other way round.',
    example: ['What is $3 \\times 7$: prime or composite?', 'prime', 'composite'],
    helps: 'Let counters decide: a composite number can be laid as a rectangle of several rows.',
  },
  square_for_cube: {
    name: 'Square and cube mixed up',
    what: 'Squares where a cube is asked for, or the other way round.',
    example: ['$4^3$', '$16$', '$64$'],
    helps:
      'Build both from unit cubes: a square is one flat layer, a cube has as many layers as its side.',
  },
  one_condition_met: {
    name: 'One of two conditions met',
    what: 'Finds a number that meets one condition and does not test the other.',
    example: ['Find a square number between 20 and 60 that is a multiple of 6.', '$25$', '$36$'],
    helps: 'List what meets the first condition, and cross out with the second.',
  },
  base_and_exponent_swapped: {
    name: 'Base and exponent swapped',
    what: 'Raises the exponent to the base.',
    example: ['$2^5$', '$25$', '$32$'],
    helps:
      'Write the power as a product: the small number counts how often the large one stands there.',
  },
  power_found_by_dividing: {
    name: 'Exponent found by one division',
    what: 'Divides the value by the base once to find the exponent.',
    example: ['Find $n$ where $2^n = 32$.', '$16$', '$5$'],
    helps: 'Build the powers one after the other, and count the steps.',
  },
  square_root_for_cube_root: {
    name: 'Square root and cube root mixed up',
    what: 'Takes one root where the small number on the sign asks for another.',
    example: ['$\\sqrt[3]{64}$', '$8$', '$4$'],
    helps: 'Ask how many equal factors make the number, and test by multiplying.',
  },
  zeros_counted_for_power: {
    name: 'Zeros counted for the power of ten',
    what: 'Counts the zeros of a number to find the index of its standard form.',
    example: ['Write 4600 in standard form.', '$4.6 \\times 10^2$', '$4.6 \\times 10^3$'],
    helps: 'Count the places that the digits move from the front number, with a place value chart.',
  },
  power_counts_zeros: {
    name: 'As many zeros as the index says',
    what: 'Writes as many zeros after the digits as the index of the power of ten says.',
    example: ['Write $4.6 \\times 10^3$ as an ordinary number.', '$46000$', '$4600$'],
    helps: 'Multiply by ten step by step, and write each result in a place value chart.',
  },
} as const satisfies Strand
