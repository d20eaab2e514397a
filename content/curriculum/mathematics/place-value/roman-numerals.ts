import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { paired } from './writing.ts'

const READ = paired('n', 'numeral', [
  [14, 'XIV'],
  [19, 'XIX'],
  [24, 'XXIV'],
  [29, 'XXIX'],
  [34, 'XXXIV'],
  [39, 'XXXIX'],
  [54, 'LIV'],
  [59, 'LIX'],
  [64, 'LXIV'],
  [79, 'LXXIX'],
])

const ENDS = paired('k', 'tail', [
  [1, 'I'],
  [2, 'II'],
  [3, 'III'],
  [5, 'V'],
  [6, 'VI'],
  [7, 'VII'],
  [8, 'VIII'],
])

const TENS = paired('t', 'tens', [
  [20, 'XX'],
  [30, 'XXX'],
  [50, 'L'],
  [60, 'LX'],
  [70, 'LXX'],
  [80, 'LXXX'],
])

export const romanNumerals: readonly ContentQuestion[] = [
  {
    key: 'roman-letters',
    topics: ['roman-numerals'],
    difficulty: -1.2,
    minutes: 1.5,
    statements: ['M4-PV-09', 'M5-PV-07'],
    question: {
      type: 'matching',
      text: 'Match each Roman letter with its value. Two values are left over.',
      max_score: 4,
      left: ['L', 'C', 'D', 'M'],
      right: ['500', '10', '1,000', '50', '5,000', '100'],
      pairs: [4, 6, 1, 3],
      hints: [
        'Which of these letters do you know from clocks?',
        'The values in order are 1, 5, 10, 50, 100, 500, 1,000, and the letters in order are I, V, X, L, C, D, M.',
        'Two of the letters begin English words: C as in century, and M as in millennium.',
        'A century has a hundred years and a millennium has a thousand. D is half of M, and L is half of C.',
      ],
      method_answer: [
        { text: 'L is 50 and C is 100.' },
        { text: 'D is 500, half of M, which is 1,000.' },
      ],
    },
  },
  {
    key: 'roman-read',
    topics: ['roman-numerals'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['M4-PV-09'],
    question: {
      type: 'number',
      text: 'An old book has the page number {{numeral}}. Which number is that?',
      max_score: 1,
      template: { ...READ, check: ['mod(answer + 1, 5) = 0'] },
      answer: '{{n}}',
      mistakes: [
        slip(
          '{{n + 2}}',
          'numerals_added_only',
          'There is an I before a larger letter. What does it do there?',
        ),
        slip(
          '{{n + 1}}',
          'numeral_left_out',
          'There is an I before the last letter. It counts too.',
        ),
      ],
      hints: [
        'Read from the left. Is any letter smaller than the one after it?',
        'A smaller letter after a larger one is added. A smaller letter before a larger one is taken away.',
        'Look at the last two letters first. The I stands before a larger letter.',
        'The last two letters make {{mod(n, 10)}}. Add what the letters before them are worth.',
      ],
      method_answer: [
        {
          maths: tex`{{mod(n, 10) + 1}} - 1 = {{mod(n, 10)}}`,
          text: 'The last two letters: one is taken away.',
        },
        {
          maths: tex`{{n - mod(n, 10)}} + {{mod(n, 10)}} = {{n}}`,
          text: 'Add the letters before them.',
        },
      ],
    },
  },
  {
    key: 'roman-write',
    topics: ['roman-numerals'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['M4-PV-09'],
    question: {
      type: 'single_choice',
      text: 'How do you write {{40 + k}} in Roman numerals?',
      max_score: 1,
      template: ENDS,
      options: [
        option(
          'XXXX{{tail}}',
          'numeral_four_times',
          'A letter stands at most three times in a row. How is forty made with fewer letters?',
        ),
        option(
          'LX{{tail}}',
          'numerals_added_only',
          'An X after the L is added. What would take it away?',
        ),
        option(
          'IL{{tail}}',
          'numeral_jump_too_far',
          'I stands only before V and X. Which letter is ten less than fifty made with?',
        ),
        { text: 'XL{{tail}}' },
      ],
      answers: [4],
      hints: [
        'Write the tens first and then the ones.',
        'Four of the same letter are too many. Take one away from the next larger letter instead.',
        'The tens of {{40 + k}} are 40, which is ten less than fifty.',
        'Put the letter for ten before the letter for fifty. Then write {{k}} in letters after them.',
      ],
      method_answer: [
        { maths: tex`50 - 10 = 40`, text: 'So 40 is XL, with the X before the L.' },
        { text: '{{k}} is {{tail}}. Together that is XL{{tail}}.' },
      ],
    },
  },
  {
    key: 'roman-order',
    topics: ['roman-numerals'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['M4-PV-09'],
    question: {
      type: 'ordering',
      text: 'Put these Roman numerals in order. Start with the smallest.',
      max_score: 2,
      items: ['XXXVIII', 'XLIX', 'LIV', 'XC', 'CX'],
      hints: [
        'Does a longer numeral always mean a larger number?',
        'Turn each one into our numbers before you compare.',
        'C is 100. In XC the X comes before it, and in CX after it.',
        'The longest one is three tens and an eight. XLIX is one less than 50, and LIV is four more than 50.',
      ],
      method_answer: [
        { text: 'In our numbers they are 38, 49, 54, 90 and 110.' },
        { text: 'The longest numeral is the smallest number here.' },
      ],
    },
  },
  {
    key: 'roman-years',
    topics: ['roman-numerals'],
    difficulty: 0.8,
    minutes: 1.5,
    statements: ['M5-PV-07'],
    question: {
      type: 'number',
      text: 'At the end of an old film you see the year MCM{{tens}}{{tail}}. Which year is that?',
      max_score: 2,
      template: {
        draw: { ...ENDS.draw, ...TENS.draw },
        where: [...ENDS.where, ...TENS.where],
        check: ['answer - t - k + 100 = 2000'],
      },
      answer: '{{1900 + t + k}}',
      mistakes: [
        slip(
          '{{2100 + t + k}}',
          'numerals_added_only',
          'There is a C before the second M. Is it added or taken away?',
        ),
        slip('{{1100 + t + k}}', 'numeral_left_out', 'There are two Ms. Read CM as one piece.'),
      ],
      hints: [
        'Cut the numeral into pieces: thousands, hundreds, tens, ones.',
        'A smaller letter before a larger one is taken away from it. The two together make one piece.',
        'The pieces are M, CM, {{tens}} and {{tail}}.',
        'M is 1,000, and CM is 100 less than 1,000. The tens are {{t}} and the ones are {{k}}.',
      ],
      method_answer: [
        { maths: tex`1000 - 100 = 900`, text: 'CM: the C before the M is taken away.' },
        {
          maths: tex`1000 + 900 + {{t}} + {{k}} = {{1900 + t + k}}`,
          text: 'All the pieces together.',
        },
      ],
    },
  },
  {
    key: 'roman-why-zero',
    topics: ['roman-numerals'],
    difficulty: 0.5,
    minutes: 1,
    statements: ['M4-PV-09'],
    question: {
      type: 'single_choice',
      text: 'The Romans had no sign for zero. What does the 0 do in our number {{a}}0{{b}}?',
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 9 }, b: { from: 2, to: 9 } },
        where: ['a != b'],
      },
      options: [
        option(
          'Nothing: the number is worth as much without it',
          'empty_place_left_out',
          'Leave it out and read what is left. Is it the same number?',
        ),
        { text: 'It shows that there are no tens' },
        option(
          'It makes every digit ten times as large',
          'nought_read_as_times_ten',
          'The {{b}} is still worth {{b}}. Look at which column each digit stands in.',
        ),
        option(
          'It shows where the number ends',
          'empty_place_left_out',
          'There is another digit after it. Which column is empty?',
        ),
      ],
      answers: [2],
      hints: [
        'Read the number aloud. Which kind of thing is there none of?',
        'In our numbers a digit is worth what its column says.',
        'Write {{a}}, 0 and {{b}} into columns for hundreds, tens and ones.',
        'Now imagine that the middle column had no digit. Where would the {{a}} slide to?',
      ],
      method_answer: [
        { text: 'There are {{a}} hundreds, no tens and {{b}} ones.' },
        { text: 'Without the 0 we would read {{a}}{{b}}, and the {{a}} would count tens.' },
      ],
    },
  },
]
