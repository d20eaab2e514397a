import type { Strand } from '#misconceptions/entry.ts'

export const EXPRESSIONS = {
  digit_beside_digit: {
    name: 'Number pushed beside a number',
    what: 'Puts the number for a letter beside the number in front, as digits, and does not multiply.',
    example: ['Find $3a$ when $a = 4$.', '$34$', '$12$'],
    helps: 'Write the times sign in each time, with the number for the letter in a bracket.',
  },
  letter_without_value: {
    name: 'Letter without a value',
    what: 'Leaves a letter as it is although a number is given for it.',
    example: [
      'Find $ab$ when $a = 3$ and $b = 5$.',
      'It has no value, since these are letters.',
      '$15$',
    ],
    helps: 'Cover each letter with a card on which its number stands.',
  },
  notation_order: {
    name: 'Number written behind its letter',
    what: 'Copies a product in its order and does not tidy numbers and letters.',
    example: ['Write $a \\times 5 \\times a$ shortly.', 'a5a', '$5a^2$'],
    helps: 'Collect the numbers first, then each letter in turn, and count how often it comes.',
  },
  algebra_words_mixed_up: {
    name: 'Words of algebra mixed up',
    what: 'Takes one of the words expression, equation, formula, identity, term and factor for another.',
    example: ['What is $3x + 2$?', 'an equation', 'an expression'],
    helps: 'Sort cards with examples under the words, and ask of each what decided.',
  },
  subtraction_words_turned: {
    name: 'Less than written in the order of its words',
    what: 'Writes a subtraction told in words with its two parts in the other order.',
    example: ['Write “five less than $n$”.', '$5 - n$', '$n - 5$'],
    helps: 'Put a number in for the letter first, and write down the calculation for it.',
  },
  multiple_on_the_other_side: {
    name: 'Multiple on the other side',
    what: 'Puts the number of “times as many” with the larger of two quantities.',
    example: ['There are six times as many players $p$ as coaches $c$.', '$6p = c$', '$p = 6c$'],
    helps: 'Choose numbers that fit the sentence and test the equation with them.',
  },
  letter_as_object: {
    name: 'Letter read as a thing',
    what: 'Takes a letter for the name of a thing and not for a number.',
    example: [
      'Pens cost $p$ pence each. What does $4p$ tell?',
      'It means four pens.',
      'It is the cost of four pens.',
    ],
    helps: 'Begin the meaning of every letter with “the number of” or “the cost of”.',
  },
  step_added_once: {
    name: 'Step of a pattern added once',
    what: 'Adds the step of a pattern once where it comes again for every $n$.',
    example: ['Find a rule for 5, 8, 11, 14, …', '$n + 3$', '$3n + 2$'],
    helps: 'Test the rule with the third picture, and count the steps up to there.',
  },
  start_of_pattern_left_out: {
    name: 'Start of a pattern left out',
    what: 'Finds the step of a pattern and forgets what is there at the start.',
    example: ['Find a rule for 5, 8, 11, 14, …', '$3n$', '$3n + 2$'],
    helps: 'Test the rule with the first picture and look at what is missing.',
  },
  shared_parts_counted_twice: {
    name: 'Shared parts counted twice',
    what: 'Counts a part that two pieces share once for each of them.',
    example: ['How many sticks make 3 squares in a row?', '$12$', '$10$'],
    helps: 'Build the second piece on to the first, and count only what is new.',
  },
  scaled_whole_total: {
    name: 'Total scaled with its fixed part',
    what: 'Multiplies a total that has a fixed part in it, as if all of it grew in step.',
    example: ['By $s = 3n + 1$ picture 2 has 7 sticks. How many has picture 10?', '$35$', '$31$'],
    helps: 'Write the fixed part in another colour and multiply only the rest.',
  },
  ran_forwards: {
    name: 'Rule used forwards',
    what: 'Puts a result into a rule again where the number before it is asked for.',
    example: ['A machine multiplies by 3 and gives 24. What went in?', '$72$', '$8$'],
    helps: 'Draw the machine with arrows and mark on it which number is known.',
  },
  undone_in_order_done: {
    name: 'Steps undone in the order they were done',
    what: 'Undoes the first step first, where the last one has to go first.',
    example: [
      'Make $x$ the subject of $y = 2x + 6$.',
      '$x = \\frac{y}{2} - 6$',
      '$x = \\frac{y - 6}{2}$',
    ],
    helps: 'Think of shoes and socks: what went on last comes off first.',
  },
  bracket_ignored: {
    name: 'Bracket ignored',
    what: 'Works a calculation out as if its bracket were not there.',
    example: ['$2 \\times (3 + 4)$', '$10$', '$14$'],
    helps: 'Underline the bracket and write its value below before anything else is done.',
  },
  factor_of_one_term_only: {
    name: 'Factor of one term taken as common',
    what: 'Takes out a factor that only one of the terms has.',
    example: ['What is the highest common factor of $6x$ and $9x^2$?', '$3x^2$', '$3x$'],
    helps: 'Write each term as a row of factors and ring only what stands in both rows.',
  },
  term_taken_out_leaves_nothing: {
    name: 'Nothing left of a whole term',
    what: 'Takes a whole term out of a bracket and leaves nothing in its place.',
    example: ['Factorise $6y + 3$.', '$3(2y)$', '$3(2y + 1)$'],
    helps: 'Ask of each term: the factor in front times what makes it?',
  },
  given_part_left_out: {
    name: 'Given part left out',
    what: 'Leaves one of the given parts out of an expression or equation.',
    example: [
      'Two sides of a triangle are $x$ and the third is 5. What is its perimeter?',
      '$x + 5$',
      '$2x + 5$',
    ],
    helps: 'Tick each fact of the text off when it stands in the algebra.',
  },
  constant_for_variable: {
    name: 'Constant taken for a variable',
    what: 'Takes a number that stays the same for a quantity that changes.',
    example: [
      'A tap adds 3 litres each minute. What changes?',
      'the 3 litres',
      'the time and the volume',
    ],
    helps: 'Make a table for the first minutes and look at which columns change.',
  },
  relation_direction: {
    name: 'Direction of a relation turned',
    what: 'Says that a quantity grows where it shrinks, or the other way.',
    example: [
      'How does the height of a burning candle change with time?',
      'It grows.',
      'It shrinks.',
    ],
    helps: 'Tell the story for the start and for a later moment, with numbers.',
  },
  coefficient_left_out_of_product: {
    name: 'Number in front left out of a product',
    what: 'Multiplies two brackets and leaves the number before a letter out of one product.',
    example: ['$(2x + 1)(x + 3)$', '$2x^2 + 4x + 3$', '$2x^2 + 7x + 3$'],
    helps: 'Use a grid, and write each whole term with its number at the edge.',
  },
  identity_equation_mixed_up: {
    name: 'Identity and equation mixed up',
    what: 'Takes an equation for an identity because it has a solution, or the other way.',
    example: [
      'Is $2x + 1 = 7$ an identity?',
      'Yes, since $x = 3$ fits.',
      'No, it fits only for $x = 3$.',
    ],
    helps: 'Test with three numbers, and ask whether all of them fit.',
  },
  one_case_taken_for_all: {
    name: 'Some cases taken for a proof',
    what: 'Takes a statement for always true because some numbers fit.',
    example: [
      'Is $n^2 + n + 5$ always prime?',
      'Yes, since it is for $n = 1$ and $n = 2$.',
      'No, not for $n = 5$.',
    ],
    helps: 'Ask for the case that is most likely not to fit: 0, 1, a negative number, a fraction.',
  },
  not_a_counter_example: {
    name: 'Example taken for a counter-example',
    what: 'Gives a case that fits a statement as evidence against it.',
    example: ['Which number shows that not all odd numbers are prime?', '$7$', '$9$'],
    helps: 'Write beside each case whether it fits the statement or breaks it.',
  },
  square_bracket_not_halved: {
    name: 'Coefficient not halved',
    what: 'Puts the whole number before the letter into the squared bracket, not half of it.',
    example: ['Write $x^2 + 6x$ with a squared bracket.', '$(x + 6)^2 - 36$', '$(x + 3)^2 - 9$'],
    helps: 'Expand the bracket once and compare the term with the letter.',
  },
  third_bracket_left_out: {
    name: 'Third bracket left out',
    what: 'Multiplies two of three brackets and forgets the third, or a term of it.',
    example: ['$(x + 1)(x + 2)(x + 3)$', '$x^2 + 3x + 2$', '$x^3 + 6x^2 + 11x + 6$'],
    helps: 'Write the product of two brackets in a bracket of its own beside the third.',
  },
  factors_in_other_brackets: {
    name: 'Factors in each other’s brackets',
    what: 'Finds the right numbers for two brackets and puts them into the other ones.',
    example: ['Factorise $2x^2 + 7x + 3$.', '$(2x + 3)(x + 1)$', '$(2x + 1)(x + 3)$'],
    helps: 'Expand the middle term of the answer before moving on.',
  },
  leading_coefficient_ignored: {
    name: 'Number before the square ignored',
    what: 'Factorises as if there were no number in front of the square.',
    example: ['Factorise $2x^2 + 7x + 3$.', '$(x + 1)(x + 3)$', '$(2x + 1)(x + 3)$'],
    helps: 'Ask first what the two first terms have to multiply to.',
  },
  one_letter_for_two_numbers: {
    name: 'One letter for two numbers',
    what: 'Uses the same letter for two numbers that need not be equal.',
    example: ['Write any two odd numbers.', '$2n + 1$ and $2n + 1$', '$2n + 1$ and $2m + 1$'],
    helps: 'Put a number in for the letter and look at which pairs can come out.',
  },
} as const satisfies Strand
