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
  mean_zero_left_out: {
    name: 'Zeros left out of a mean',
    what: 'Leaves values of zero out of the count when finding a mean.',
    example: ['Find the mean of 4, 0 and 8.', '$6$', '$4$'],
    helps: 'Level out towers of cubes with an empty place among them.',
  },
  symbol_counted_as_one: {
    name: 'Symbols of a pictogram counted as ones',
    what: 'Counts the symbols of a pictogram and does not use the key.',
    example: ['Each circle stands for 4 books. How many are 3 circles?', '$3$', '$12$'],
    helps: 'Write the worth of each symbol beneath it before adding.',
  },
  axes_read_across: {
    name: 'Axes read the other way round',
    what: 'Reads a value on one axis where it stands on the other.',
    example: ['A graph shows 8 °C at 3 pm. What is the temperature?', '$3$', '$8$'],
    helps: 'Trace the path with a finger: from the question, to the line, to the other axis.',
  },
  point_between_not_read: {
    name: 'Only marked points read',
    what: 'Takes the nearest marked point where a value between two points is asked for.',
    example: [
      'A plant is 4 cm on day 2 and 8 cm on day 4. About how tall was it on day 3?',
      '$4$',
      '$6$',
    ],
    helps: 'Draw a line up from the place on the axis to the graph, and across from there.',
  },
  graph_as_picture: {
    name: 'Graph taken for a picture',
    what: 'Reads a graph as a picture of a path or a hill.',
    example: [
      'A line of temperature goes down. What does it tell?',
      'someone walks downhill',
      'it gets colder',
    ],
    helps: 'Cover the line and read the names of both axes first.',
  },
  frequency_as_angle: {
    name: 'Frequency used as an angle',
    what: 'Draws the number of people as that many degrees.',
    example: ['In a pie chart of 48 people, what angle have 12?', '$12$', '$90$'],
    helps: 'Share the full turn of 360 degrees among all the people first.',
  },
  equal_sectors_equal_numbers: {
    name: 'Equal sectors taken for equal numbers',
    what: 'Takes sectors of one size in two pie charts for the same number of people.',
    example: ['Half of 20 and half of 100 people like tea. Are they as many?', 'yes', 'no'],
    helps: 'Write the total beside each chart before comparing.',
  },
  totals_compared_unfairly: {
    name: 'Totals of unlike groups compared',
    what: 'Compares totals of groups that differ in size.',
    example: [
      '10 pupils collect 50, 20 pupils collect 60. Which group collected more each?',
      'the second',
      'the first',
    ],
    helps: 'Ask how much that is for each one.',
  },
} as const satisfies Strand
