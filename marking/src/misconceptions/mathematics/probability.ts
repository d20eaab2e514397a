import type { Strand } from '#misconceptions/entry.ts'

export const PROBABILITY = {
  outcomes_taken_as_equal: {
    name: 'Kinds counted, not outcomes',
    what: 'Counts the kinds of outcome as if each were equally likely.',
    example: [
      'A bag holds 4 blue, 2 red and 3 green counters. How likely is a counter that is not blue?',
      '$\\frac{2}{3}$',
      '$\\frac{5}{9}$',
    ],
    helps: 'Let each single counter be drawn as a dot, and count the dots.',
    was: ['counts-colours'],
  },
  complement_not_taken: {
    name: 'Event itself for its opposite',
    what: 'Gives the probability of an event where that of all the others is asked for.',
    example: [
      'Red comes with a probability of 0.3. How likely is another colour?',
      '$0.3$',
      '$0.7$',
    ],
    helps: 'Underline the word "not", and draw a bar of length 1 with both parts.',
    was: ['the-event-itself', 'tall-instead'],
  },
  replacement_imagined: {
    name: 'Drawn things put back',
    what: 'Keeps the probabilities as they were though nothing is put back.',
    example: [
      'Two of 5 red and 3 blue counters are taken. How likely are two red ones?',
      '$\\frac{25}{64}$',
      '$\\frac{5}{14}$',
    ],
    helps: 'Act it out with a bag, and write down what is in it before each draw.',
    was: ['puts-it-back'],
  },
  total_not_reduced: {
    name: 'Total kept after a draw',
    what: 'Takes one away from the kind that was drawn and keeps the total.',
    example: [
      'Two of 5 red and 3 blue counters are taken. How likely are two red ones?',
      '$\\frac{20}{64}$',
      '$\\frac{5}{14}$',
    ],
    helps: 'Count the whole bag anew before each draw.',
    was: ['total-stays'],
  },
} as const satisfies Strand
