import type { Strand } from '#misconceptions/entry.ts'

export const DECIMALS_AND_PERCENTAGES = {
  moved_other_way: {
    name: 'Digits moved the other way',
    what: 'Moves the digits to the left where a number is divided, or to the right where it is multiplied.',
    example: ['$47 \\div 10$', '$470$', '$4.7$'],
    helps: 'Ask before moving: will the number be larger or smaller?',
  },
  ten_tenths_written_as_ten: {
    name: 'Ten in one place after the point',
    what: 'Counts on after nine by writing ten into a place that holds one digit.',
    example: ['What comes after 0.8 and 0.9 in tenths?', '0.10', '$1$'],
    helps: 'Count along a line of tenths, and exchange ten of them for the next place.',
  },
  compared_last_digits: {
    name: 'Last digits compared first',
    what: 'Begins to compare decimals at their last digits.',
    example: ['Which is larger, 3.47 or 3.74?', '$3.47$', '$3.74$'],
    helps: 'Cover the numbers and uncover them from the left, place by place.',
  },
  shorter_decimal_larger: {
    name: 'Shorter decimal, larger number',
    what: 'Takes the decimal with fewer digits for the larger one, as tenths are more than hundredths.',
    example: ['Which is larger, 0.3 or 0.45?', '$0.3$', '$0.45$'],
    helps: 'Write both to the same number of places and mark them on a line.',
  },
  place_sides_swapped: {
    name: 'Places on the two sides of the point mixed up',
    what: 'Takes thousandths for thousands, or hundredths for hundreds.',
    example: ['What is the 6 worth in 2.346?', '6 thousands', '6 thousandths'],
    helps: 'Build the number on a place value chart and say the endings of the names aloud.',
  },
  decimal_sides_apart: {
    name: 'Two sides of the point calculated apart',
    what: 'Calculates after the point as with whole numbers and passes nothing over the point.',
    example: ['$0.8 + 0.4$', '$0.12$', '$1.2$'],
    helps: 'Exchange ten tenths for one whole with counters or on a line.',
  },
  points_not_lined_up: {
    name: 'Points not in line',
    what: 'Lines decimals up by their last or first digits and not by their points.',
    example: ['$3.4 + 2.75$', '$3.09$', '$6.15$'],
    helps: 'Write noughts at the end until both have as many places, and estimate first.',
  },
  extra_digits_brought_down: {
    name: 'Extra digits brought down',
    what: 'Brings down the digits that have nothing above them when subtracting.',
    example: ['$60 - 1.35$', '$59.35$', '$58.65$'],
    helps: 'Write the noughts of 60.00, exchange, and check by adding.',
  },
  nought_appended: {
    name: 'Nought appended to a decimal',
    what: 'Multiplies a decimal by ten by writing a nought at its end.',
    example: ['$2.5 \\times 10$', '$2.50$', '$25$'],
    helps: 'Move the digits on a place value chart, and compare 2.5 with 2.50.',
  },
  fraction_digits_as_decimal: {
    name: 'Digits of a fraction as a decimal',
    what: 'Writes the numbers of a fraction behind or around the point, as 0.15 for a fifth.',
    example: ['Write $\\frac{1}{4}$ as a decimal.', '$1.4$', '$0.25$'],
    helps: 'Divide the top by the bottom, or shade the fraction on a hundred square.',
  },
  interest_of_one_year: {
    name: 'Interest of one year only',
    what: 'Gives the interest of a single year where several years are asked for.',
    example: ['£500 at 4 % simple interest for 3 years: how much interest?', '£20', '£60'],
    helps: 'Write one line for each year before shortening it to a product.',
  },
  multiplier_times_years: {
    name: 'Multiplier times the years',
    what: 'Multiplies by the multiplier and by the number of years, not by a power.',
    example: [
      '£500 grows by 4 % a year for 3 years.',
      '$500 \\times 1.04 \\times 3$',
      '$500 \\times 1.04^3$',
    ],
    helps: 'Write the amount after each year, each made from the one before.',
  },
  recurring_over_ten: {
    name: 'Recurring decimal over a power of ten',
    what: 'Writes a decimal that repeats as a fraction of tenths or hundredths.',
    example: ['Write 0.333… as a fraction.', '$\\frac{3}{10}$', '$\\frac{1}{3}$'],
    helps: 'Divide the fraction back into a decimal and compare the digits.',
  },
  recurring_block_misread: {
    name: 'Repeating part misread',
    what: 'Takes more or fewer digits of a recurring decimal for the part that repeats.',
    example: ['Write 0.2777… with dots.', '0.2̇7̇', '0.27̇'],
    helps: 'Write out several digits and put a bracket around each repeat.',
  },
  recurring_cut_off: {
    name: 'Recurring decimal cut off',
    what: 'Stops a recurring decimal after some places and takes it for the exact number.',
    example: ['Write one third as a decimal.', '0.33', '0.333…'],
    helps: 'Multiply the short decimal back and see what is missing.',
  },
  recurring_subtracted_once: {
    name: 'Number before the point not taken away',
    what: 'Subtracts two multiples of a recurring decimal and keeps the larger whole part as it is.',
    example: ['Write 0.2777… as a fraction.', '$\\frac{27}{90}$', '$\\frac{5}{18}$'],
    helps: 'Write the two multiples under each other and subtract the parts before the point too.',
  },
  hundredths_as_tenths: {
    name: 'Hundredths and tenths mixed up',
    what: 'Takes one place after the point for hundredths, or two places for tenths.',
    example: ['Write 0.7 as a fraction.', '$\\frac{7}{100}$', '$\\frac{7}{10}$'],
    helps: 'Shade it on a square of a hundred: a whole row is one tenth.',
  },
  dividing_makes_smaller: {
    name: 'Dividing always makes smaller',
    what: 'Expects a quotient to be smaller than the number that is divided.',
    example: ['Is $6 \\div 0.5$ more or less than 6?', 'Less.', 'More, it is 12.'],
    helps: 'Ask how often the divisor fits in, beginning with halves in a whole.',
  },
  terminating_misjudged: {
    name: 'Terminating decimal taken for endless',
    what: 'Expects a decimal to go on for ever because its fraction looks unusual.',
    example: ['Does $\\frac{9}{12}$ give a decimal that stops?', 'No.', 'Yes, it is 0.75.'],
    helps: 'Simplify first, and take the denominator apart: twos and fives only will stop.',
  },
} as const satisfies Strand
