import type { Strand } from '#misconceptions/entry.ts'

export const STATISTICS = {
  mean_not_divided: {
    name: 'Total given for the mean',
    what: 'Adds the numbers up and does not share the total out.',
    example: ['Find the mean of 4, 9, 5 and 10.', '$28$', '$7$'],
    helps: 'Level out towers of cubes until all are of one height.',
    was: ['stops-at-the-total', 'forgets-to-halve'],
  },
  median_not_sorted: {
    name: 'Median of an unsorted list',
    what: 'Takes the middle number of a list as it stands.',
    example: ['Find the median of 8, 3, 12, 5 and 9.', '$12$', '$8$'],
    helps: 'Let the class line up by height before the one in the middle steps out.',
  },
  mean_and_median: {
    name: 'Mean and median mixed up',
    what: 'Finds one average where the other is asked for.',
    example: ['Find the mean of 2, 3, 4 and 15.', '$3.5$', '$6$'],
    helps: 'Find both for the same list, with one number far away from the others.',
    was: ['median'],
  },
} as const satisfies Strand
