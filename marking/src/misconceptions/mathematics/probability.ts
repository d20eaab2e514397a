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
  larger_score_rarer: {
    name: 'Six thought harder to roll',
    what: 'Thinks that some faces of a fair dice come less often than others.',
    example: ['Which is less likely on a fair dice, a 6 or a 3?', 'a 6', 'neither'],
    helps: 'Pool the rolls of the whole class in one chart.',
  },
  outcome_is_due: {
    name: 'An outcome thought due',
    what: 'Expects what has not come for a while to come next, or what came often to come again.',
    example: ['Four heads came in a row. What is likelier next?', 'tails', 'neither'],
    helps: 'Look in a long row of tosses at what comes after four heads.',
  },
  probability_as_count: {
    name: 'Count given for a probability',
    what: 'Gives the number of ways where the probability is asked for.',
    example: ['Two of five counters are red. How likely is red?', '$2$', '$\\frac{2}{5}$'],
    helps: 'Mark 0 and 1 on a line and ask where the answer can lie.',
  },
  chance_as_odds: {
    name: 'Wanted compared with unwanted',
    what: 'Divides the wanted outcomes by the others and not by all of them.',
    example: [
      'Three red and 4 blue counters. How likely is red?',
      '$\\frac{3}{4}$',
      '$\\frac{3}{7}$',
    ],
    helps: 'Let the child count every counter that a hand could meet.',
  },
  chance_words_misjudged: {
    name: 'Words of chance misjudged',
    what: 'Uses words such as even, likely or certain for another part of the scale.',
    example: ['What word fits a probability of 0.5?', 'likely', 'even chance'],
    helps: 'Pin the words on a washing line from 0 to 1.',
  },
  few_trials_prove: {
    name: 'Few trials taken as proof',
    what: 'Takes the results of a few trials as proof of what is fair.',
    example: ['Three heads in four tosses. Is the coin unfair?', 'yes', 'too few to tell'],
    helps: 'Let everyone toss four times, and compare.',
  },
  expected_taken_as_certain: {
    name: 'Expected number taken for certain',
    what: 'Thinks that the expected number of times must come out exactly.',
    example: ['A coin is tossed 10 times. Will there be 5 heads?', 'yes, always', 'about 5'],
    helps: 'Let the class do it, and list what each child found.',
  },
  total_not_one: {
    name: 'Probabilities not brought to one',
    what: 'Finds a missing probability without making all of them total 1.',
    example: ['A has 0.3 and B has 0.4. What is left for C?', '$0.7$', '$0.3$'],
    helps: 'Draw a bar of length 1 and cut off the parts that are known.',
  },
  events_thought_exclusive: {
    name: 'Events thought to exclude each other',
    what: 'Adds probabilities of events that can happen together, or does not see that they can.',
    example: ['Can a number be even and greater than 3?', 'no', 'yes, 4'],
    helps: 'Look for one outcome that belongs to both.',
  },
} as const satisfies Strand
