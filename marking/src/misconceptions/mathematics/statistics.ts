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
  range_as_interval: {
    name: 'Range written as two numbers',
    what: 'Gives the smallest and the largest value where the range is asked for.',
    example: ['Find the range of 3, 7 and 10.', '3 to 10', '7'],
    helps: 'Ask for one number that says how far apart the ends are.',
  },
  average_and_spread_mixed: {
    name: 'Average and spread mixed up',
    what: 'Uses a measure of spread as an average, or an average as a measure of spread.',
    example: ['Which number says how consistent the scores are?', 'the mean', 'the range'],
    helps: 'Sort cards with the names of measures under “typical value” and “how spread out”.',
  },
  outlier_moves_median: {
    name: 'Median thought to follow an outlier',
    what: 'Expects one extreme value to move the median as it moves the mean.',
    example: ['In 2, 3, 4 the 4 becomes 40. Which average changes?', 'the median', 'the mean'],
    helps: 'Let the last child of a line grow very tall: who stands in the middle now?',
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
  value_and_frequency_swapped: {
    name: 'Value and frequency mixed up',
    what: 'Gives how often a value comes where the value is asked for, or the value where its frequency is.',
    example: ['Shoe size 4 comes 9 times, more than any other. What is the mode?', '$9$', '$4$'],
    helps: 'Write out a short row of the table as a list of values.',
  },
  boundary_in_both_groups: {
    name: 'Boundary value put in both groups',
    what: 'Puts a value at the end of a class into two classes, or into the other one.',
    example: [
      'Where does 20 belong: $10 \\le x < 20$ or $20 \\le x < 30$?',
      'in both',
      'in the second',
    ],
    helps: 'Read the two signs aloud: which of them lets the number itself in?',
  },
  unsuitable_chart: {
    name: 'Unsuitable chart chosen',
    what: 'Chooses a chart by its looks and not by the kind of data.',
    example: [
      'Which chart shows how a temperature changes in a day?',
      'a pie chart',
      'a line graph',
    ],
    helps: 'Ask whether the data are names, counts or measurements, and what the chart shall show.',
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
