import type { Strand } from '#misconceptions/entry.ts'

export const RATIO_AND_PROPORTION = {
  ratio_whole_for_other_part: {
    name: 'Whole in place of the other part',
    what: 'Compares a part with the whole where it is to be compared with the other part.',
    example: [
      '8 squares and 5 circles: write the ratio of squares to circles.',
      '$8 : 13$',
      '$8 : 5$',
    ],
    helps: 'Write the two names above the ratio before any number.',
  },
  shared_equally_despite_ratio: {
    name: 'Shared equally in spite of a ratio',
    what: 'Gives everybody the same though a ratio with different numbers is given.',
    example: ['Share £20 in the ratio 2 : 3. How much is the larger share?', '$10$', '$12$'],
    helps: 'Deal counters out, two to one and three to the other, until none is left.',
  },
  ratio_as_difference: {
    name: 'Ratio read as a difference',
    what: 'Takes the difference of the two numbers of a ratio for the difference of the amounts.',
    example: [
      'Cats to dogs is 2 : 5, and there are 4 cats. How many more dogs are there?',
      '$3$',
      '$6$',
    ],
    helps: 'Write three pairs of amounts with this ratio, and compare their differences.',
  },
  fraction_of_other_whole: {
    name: 'Fraction of another whole',
    what: 'Takes a fraction of one amount where it belongs to another, such as the rest.',
    example: ['A half of 12 is gone. A third of the rest follows. How much is that?', '$4$', '$2$'],
    helps: 'Ask after each fraction: of what? Draw that bar again by itself.',
  },
  total_prices_compared: {
    name: 'Prices of packs compared as they stand',
    what: 'Compares the prices of packs and does not ask how much is in each.',
    example: [
      '200 g cost £1, and 500 g cost £2. Which is the better buy?',
      'the first',
      'the second',
    ],
    helps: 'Ask for the price of one and the same amount, such as 100 g.',
  },
  larger_pack_taken_as_cheaper: {
    name: 'Size of a pack taken for its value',
    what: 'Trusts that a larger pack, or any pack, is good value and does not work it out.',
    example: [
      '200 g cost £1, and 500 g cost £3. Which is the better buy?',
      'the second',
      'the first',
    ],
    helps: 'Collect real prices from a shop, and look for one that does not follow the rule.',
  },
  straight_line_taken_as_proportional: {
    name: 'Any straight line taken as proportional',
    what: 'Takes every straight graph, or steady growth, for direct proportion.',
    example: [
      'A taxi costs £3 and £2 for each km. Is the price proportional to the way?',
      'yes',
      'no',
    ],
    helps: 'Ask whether zero goes with zero, and whether twice as much costs twice as much.',
  },
  growing_taken_as_proportional: {
    name: 'Any growth taken as proportional',
    what: 'Takes two quantities that grow together for directly proportional.',
    example: ['Is the area of a square directly proportional to its side?', 'yes', 'no'],
    helps: 'Double one of them in a table, and see whether the other doubles too.',
  },
  average_of_speeds: {
    name: 'Mean of two speeds taken',
    what: 'Takes the mean of the speeds for the average speed of a journey.',
    example: [
      'There at 30 km/h and back at 60 km/h. What is the average, in km/h?',
      '$45$',
      '$40$',
    ],
    helps: 'Give the way a length, and find the whole distance and the whole time.',
  },
  part_of_journey_left_out: {
    name: 'Part of a journey left out',
    what: 'Uses the distance or the time of one part where the whole journey is meant.',
    example: ['60 km there and 60 km back in 3 hours. What is the speed, in km/h?', '$20$', '$40$'],
    helps: 'Sketch the journey, and write distance and time on every part of it.',
  },
  inverse_for_direct_proportion: {
    name: 'Inverse for direct proportion',
    what: 'Lets one quantity shrink where both grow together.',
    example: ['Does a longer rope have more mass?', 'no', 'yes'],
    helps: 'Act out the story with something real, once and then twice as large.',
  },
  relation_not_seen: {
    name: 'Proportion not noticed',
    what: 'Says that two quantities are not in proportion though they are.',
    example: [
      'Is the time to fill a bath inversely proportional to the number of taps?',
      'no',
      'yes',
    ],
    helps: 'Make a small table: one of them doubled, and doubled again.',
  },
  inverse_graph_as_falling_line: {
    name: 'Inverse proportion drawn as a falling line',
    what: 'Expects the graph of inverse proportion to be a straight line down.',
    example: ['What is the graph of $y = \\frac{6}{x}$?', 'a falling line', 'a curve'],
    helps: 'Plot five points of it, and lay a ruler along the first two.',
  },
  part_of_work_forgotten: {
    name: 'Work that is done counted again',
    what: 'Shares out the whole work though a part of it is already done.',
    example: ['Half of a job of 8 hours is done. How many hours are left?', '$8$', '$4$'],
    helps: 'Draw the work as a bar, and shade what is done at each point of the story.',
  },
  one_rate_for_all: {
    name: 'One rate used where there are two',
    what: 'Uses the same rate for every part of a calculation in which the rate changes.',
    example: ['5 hours at £12 and 2 hours at £18: what is the pay, in pounds?', '$84$', '$96$'],
    helps: 'Write the parts below each other, each with its own rate.',
  },
  multiplier_part_left_out: {
    name: 'Only the extra part counted',
    what: 'Takes the extra part of a multiplier above one and leaves the whole out.',
    example: ['What is one and a half times £12, in pounds?', '$6$', '$18$'],
    helps: 'Draw the whole as a bar first, and then the extra part beside it.',
  },
  units_one_part_converted: {
    name: 'One of two units converted',
    what: 'Converts one of the two units of a compound measure and leaves the other.',
    example: ['Write 2 g/cm³ in kg/m³.', '$0.002$', '$2000$'],
    helps: 'Convert the top and the bottom in two lines of their own, and then divide.',
  },
  ratio_as_amounts: {
    name: 'Ratio read as the amounts themselves',
    what: 'Takes the numbers of a ratio for the amounts and not for parts.',
    example: ['x : y is 2 : 5. What is x + y?', '$7$', 'it may be any number'],
    helps: 'Ask for three different pairs of amounts in the same ratio.',
  },
  ratio_one_number_only: {
    name: 'One number of a ratio used',
    what: 'Multiplies by one of the two numbers of a ratio and leaves the other out.',
    example: ['p : q is 2 : 5. What is q when p is 4?', '$20$', '$10$'],
    helps: 'Put a pair with this ratio in, and see whether the rule gives it.',
  },
  ratios_joined_unmatched: {
    name: 'Ratios joined with different middle parts',
    what: 'Joins two ratios though the quantity in both has different numbers of parts.',
    example: ['A : B is 2 : 3, and B : C is 4 : 5. What is A : C?', '$2 : 5$', '$8 : 15$'],
    helps: 'Write both ratios below each other, with B above B.',
  },
  ratios_added: {
    name: 'Ratios of two mixtures added',
    what: 'Adds the parts of two mixtures though the parts are not equally large.',
    example: [
      '3 litres of 1 : 2 and 1 litre of 1 : 1 are mixed. What is the ratio?',
      '$2 : 3$',
      '$3 : 5$',
    ],
    helps: 'Change the parts of each mixture into litres before anything is added.',
  },
  mean_not_weighted: {
    name: 'Mean taken of unequal amounts',
    what: 'Takes the mean of two values though there is more of one than of the other.',
    example: [
      '2 kg at £9 and 1 kg at £6: what does 1 kg of the mixture cost, in pounds?',
      '$7.5$',
      '$8$',
    ],
    helps: 'Ask for the price of everything together, and how many kilograms that is.',
  },
  start_counted_as_growth: {
    name: 'Start counted as growth',
    what: 'Divides the whole height by the time though a part of it was there at the start.',
    example: [
      'A tank rises from 20 to 80 litres in 10 min. How many litres per minute?',
      '$8$',
      '$6$',
    ],
    helps: 'Mark the start on the axis, and draw the rise from there.',
  },
  constant_multiplied_in: {
    name: 'Constant counted as change',
    what: 'Counts the constant of a formula when it is asked how many times as large the result becomes.',
    example: ['In $y = 3x$, x is doubled. By what is y multiplied?', '$6$', '$2$'],
    helps: 'Work out the result before and after, and divide the one by the other.',
  },
  halving_taken_as_subtracting: {
    name: 'Second half taken for the rest',
    what: 'Takes the first half away a second time, so that nothing is left.',
    example: ['80 mg halve every hour. How many mg are left after 2 hours?', '$0$', '$20$'],
    helps: 'Fold a strip of paper in half, and fold what is left again.',
  },
  step_not_counted: {
    name: 'Number of steps miscounted',
    what: 'Uses a number of steps of growth that does not fit the time.',
    example: ['It doubles every 30 min. By what is it multiplied in 2 hours?', '$4$', '$16$'],
    helps: 'Mark the steps on a time line, and number the jumps.',
  },
  rate_shared_by_steps: {
    name: 'Whole change shared over the steps',
    what: 'Divides the percentage of the whole change by the number of steps.',
    example: ['It grows by 44% in 2 years. By what percentage each year?', '$22$', '$20$'],
    helps: 'Let the found rate run for two years, and compare with the real end.',
  },
  proportion_power_left_out: {
    name: 'Power left out of a proportion',
    what: 'Uses proportion to the quantity itself where its square, cube or root is meant.',
    example: [
      'y is proportional to $x^2$. At x = 2 it is 12. What is it at x = 4?',
      '$24$',
      '$48$',
    ],
    helps: 'Write the equation with k before any number is put in.',
  },
  constant_not_worked_out: {
    name: 'Constant of proportion not worked out',
    what: 'Writes a proportion as an equation with no constant, or with a given value as the constant.',
    example: ['y is proportional to $x^2$, and y = 12 at x = 2. What is k?', '$12$', '$3$'],
    helps: 'Put the pair that is known into the equation, and see whether both sides agree.',
  },
  square_and_root_swapped: {
    name: 'Square and square root swapped',
    what: 'Uses the square root where the square belongs, or the other way round.',
    example: [
      'The side grows 4 times as long. How many times as large is the area?',
      '$2$',
      '$16$',
    ],
    helps: 'Draw the square and its side, and ask which of the two is looked for.',
  },
} as const satisfies Strand
