import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const factorsAndMultiples: readonly ContentQuestion[] = [
  {
    key: 'multiples-pick-one',
    topics: ['factors-and-multiples'],
    difficulty: -1.2,
    minutes: 0.7,
    statements: ['M5-MD-01'],
    question: {
      type: 'single_choice',
      text: 'Which of these numbers is a multiple of {{n}}?',
      max_score: 1,
      template: {
        draw: { k: { from: 3, to: 9 }, m: { from: 2, to: 9 } },
        rows: [
          { n: 6, f: 3 },
          { n: 8, f: 4 },
          { n: 9, f: 3 },
          { n: 12, f: 6 },
        ],
        derive: { e: '10*m + mod(n, 10)' },
        where: ['mod(e, n) != 0', 'e != n*k + 1', 'n*k + 1 != 10*m'],
        check: ['is_integer(answer/n)'],
      },
      options: [
        { text: '{{n*k}}' },
        option(
          '{{f}}',
          'factor_and_multiple_swapped',
          'That number goes into {{n}}. Does {{n}} go into it?',
        ),
        option(
          '{{e}}',
          'multiple_by_last_digit',
          'The last digit is not enough here. Try to divide the whole number by {{n}}.',
        ),
        option(
          '{{n*k+1}}',
          'table_fact_one_off',
          'It is very near. Does {{n}} go into it with nothing left over?',
        ),
      ],
      answers: [1],
      hints: [
        'A multiple of {{n}} is in the times table of {{n}}.',
        'Divide each number by {{n}}, and look for one with no remainder.',
        'Count in steps of {{n}}: {{n}}, {{2*n}}, and so on.',
        'Carry on to ${{n}} \\times {{k}}$. Which of the numbers do you meet?',
      ],
      method_answer: [
        {
          maths: tex`{{n}} \times {{k}} = {{n*k}}`,
          text: 'So this number is in the times table of {{n}}.',
        },
      ],
    },
  },
  {
    key: 'factor-pairs-complete',
    topics: ['factors-and-multiples'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['M5-MD-01'],
    question: {
      type: 'fill_blanks',
      text: 'Complete these factor pairs of {{n}}. {{a}} and [[1]], {{b}} and [[2]], {{c}} and [[3]].',
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { n: 24, a: 2, b: 3, c: 4 },
          { n: 30, a: 2, b: 3, c: 5 },
          { n: 40, a: 2, b: 4, c: 5 },
          { n: 42, a: 2, b: 3, c: 6 },
          { n: 48, a: 3, b: 4, c: 6 },
          { n: 54, a: 2, b: 3, c: 6 },
          { n: 56, a: 2, b: 4, c: 7 },
          { n: 60, a: 3, b: 4, c: 5 },
        ],
        check: ['answer1*a = n', 'answer2*b = n', 'answer3*c = n'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{n/a}}',
          mistakes: [
            slip(
              '{{n-a}}',
              'subtracted_for_divided',
              'The two numbers of a pair multiply to {{n}}. Do these?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{n/b}}',
          mistakes: [
            slip(
              '{{n-b}}',
              'subtracted_for_divided',
              'The two numbers of a pair multiply to {{n}}. Do these?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{n/c}}',
          mistakes: [
            slip(
              '{{n-c}}',
              'subtracted_for_divided',
              'The two numbers of a pair multiply to {{n}}. Do these?',
            ),
          ],
        },
      ],
      hints: [
        'The two numbers of each pair multiply to the same number. Which one?',
        'Divide {{n}} by the number that you know.',
        'For the first pair, work out ${{n}} \\div {{a}}$.',
        'Then work out ${{n}} \\div {{b}}$ and ${{n}} \\div {{c}}$. Multiply to check each pair.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{n/a}} = {{n}}`, text: 'The first pair.' },
        { maths: tex`{{b}} \times {{n/b}} = {{n}}`, text: 'The second pair.' },
        { maths: tex`{{c}} \times {{n/c}} = {{n}}`, text: 'The third pair.' },
      ],
    },
  },
  {
    key: 'factors-how-many',
    topics: ['factors-and-multiples'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['M5-MD-01'],
    question: {
      type: 'number',
      text: 'How many factors does {{n}} have?',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { n: 12, pairs: 3, list: '1, 2, 3, 4, 6, 12', b: 3, c: 4 },
          { n: 18, pairs: 3, list: '1, 2, 3, 6, 9, 18', b: 3, c: 6 },
          { n: 20, pairs: 3, list: '1, 2, 4, 5, 10, 20', b: 4, c: 5 },
          { n: 28, pairs: 3, list: '1, 2, 4, 7, 14, 28', b: 4, c: 7 },
          { n: 32, pairs: 3, list: '1, 2, 4, 8, 16, 32', b: 4, c: 8 },
          { n: 24, pairs: 4, list: '1, 2, 3, 4, 6, 8, 12, 24', b: 4, c: 6 },
          { n: 30, pairs: 4, list: '1, 2, 3, 5, 6, 10, 15, 30', b: 5, c: 6 },
          { n: 40, pairs: 4, list: '1, 2, 4, 5, 8, 10, 20, 40', b: 5, c: 8 },
          { n: 42, pairs: 4, list: '1, 2, 3, 6, 7, 14, 21, 42', b: 6, c: 7 },
        ],
        check: ['b*c = n'],
      },
      answer: '{{2*pairs}}',
      mistakes: [
        slip(
          '{{pairs}}',
          'factor_pairs_counted',
          'That is how many pairs there are. How many numbers are in the pairs?',
        ),
        slip('{{2*pairs-2}}', 'ends_of_factors_left_out', 'Did you count 1 and the number itself?'),
      ],
      hints: [
        'Factors come in pairs. Which pairs multiply to {{n}}?',
        'Try 1, 2, 3, and so on in turn. Stop when the pairs begin to repeat.',
        'The first pair is 1 and {{n}}.',
        'The last pair is {{b}} and {{c}}. Find the pairs in between, and count all the numbers.',
      ],
      method_answer: [
        { text: 'The factors in order are {{list}}.' },
        {
          maths: tex`{{pairs}} \times 2 = {{2*pairs}}`,
          text: 'There are {{pairs}} pairs, with two numbers in each.',
        },
      ],
    },
  },
  {
    key: 'common-factors-choose',
    topics: ['factors-and-multiples'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['M5-MD-02', 'M6-OP-06'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are common factors of {{a}} and {{b}}? Choose all of them.',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { a: 24, b: 36, x: 3, y: 12, u: 8, v: 9, m: 72 },
          { a: 18, b: 30, x: 3, y: 6, u: 9, v: 5, m: 90 },
          { a: 20, b: 30, x: 5, y: 10, u: 4, v: 6, m: 60 },
          { a: 28, b: 42, x: 7, y: 14, u: 4, v: 6, m: 84 },
          { a: 40, b: 60, x: 4, y: 20, u: 8, v: 12, m: 120 },
          { a: 16, b: 40, x: 4, y: 8, u: 16, v: 5, m: 80 },
        ],
        check: ['is_integer(a/x)', 'is_integer(b/x)', 'is_integer(a/y)', 'is_integer(b/y)'],
      },
      options: [
        { text: '{{x}}' },
        option('{{u}}', 'shared_by_one_only', '{{u}} goes into {{a}}. Does it go into {{b}}?'),
        { text: '{{y}}' },
        option('{{v}}', 'shared_by_one_only', '{{v}} goes into {{b}}. Does it go into {{a}}?'),
        option(
          '{{m}}',
          'multiple_for_factor',
          '{{a}} and {{b}} go into this number. For a factor it is the other way round.',
        ),
      ],
      answers: [1, 3],
      hints: [
        'A common factor goes into both numbers.',
        'Divide both numbers by each option. There must be no remainder.',
        'Begin with {{u}}: work out ${{a}} \\div {{u}}$ and then try ${{b}} \\div {{u}}$.',
        'Neither {{u}} nor {{v}} goes into both. No factor is above {{a}}. Test what is left.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \div {{x}} = {{a/x}}, \quad {{b}} \div {{x}} = {{b/x}}`,
          text: '{{x}} goes into both.',
        },
        {
          maths: tex`{{a}} \div {{y}} = {{a/y}}, \quad {{b}} \div {{y}} = {{b/y}}`,
          text: '{{y}} goes into both too.',
        },
      ],
    },
  },
  {
    key: 'common-multiple-buses',
    topics: ['factors-and-multiples'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['M6-OP-07'],
    question: {
      type: 'number',
      text: '{{name}} sees a red bus and a green bus leave together. A red bus leaves every {{a}} minutes, and a green bus every {{b}} minutes. After how many minutes do a red and a green bus next leave together?',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Mei', 'Yusuf', 'Ngozi', 'Oliver'] },
          a: { from: 4, to: 12 },
          b: { from: 6, to: 15 },
        },
        derive: { l: 'lcm(a, b)' },
        where: ['a < b', 'gcd(a, b) > 1', 'mod(b, a) != 0', 'l <= 60'],
        check: ['is_integer(answer/a)', 'is_integer(answer/b)', 'answer*gcd(a, b) = a*b'],
      },
      answer: '{{l}}',
      mistakes: [
        slip(
          '{{a*b}}',
          'common_multiple_not_lowest',
          'They do leave together then. Was there an earlier time?',
        ),
        slip('{{a+b}}', 'added_instead', 'When does each bus leave? Write both lists of times.'),
      ],
      hints: [
        'Write down the minutes at which each bus leaves.',
        'Look for the first number that is in both times tables.',
        'The red bus leaves after {{a}}, {{2*a}} … minutes.',
        'Stop at the first multiple of {{b}} that {{a}} goes into exactly.',
      ],
      method_answer: [
        { text: 'List the multiples of {{b}}, and stop at the first that {{a}} divides.' },
        {
          maths: tex`{{b}} \times {{l/b}} = {{l}}, \quad {{a}} \times {{l/a}} = {{l}}`,
          text: 'They leave together after {{l}} minutes.',
        },
      ],
    },
  },
  {
    key: 'factors-larger-has-more',
    topics: ['factors-and-multiples'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['M5-MD-01'],
    question: {
      type: 'single_choice',
      text: 'Leila says: “Of two numbers, the larger one has more factors.” Is that always, sometimes or never true?',
      max_score: 1,
      options: [
        option(
          'Always true',
          'one_case_taken_for_all',
          'Test it with 12 and 13. Which has more factors?',
        ),
        { text: 'Sometimes true' },
        option(
          'Never true',
          'one_case_taken_for_all',
          'Test it with 5 and 6. Which has more factors?',
        ),
      ],
      answers: [2],
      hints: [
        'Test the sentence with some pairs of numbers.',
        'Find one pair where it is true. Then look for a pair where it is not.',
        'Begin with 5 and 6. List the factors of both.',
        'In 5 and 6 the larger has more. Now compare 12 and 13, and choose.',
      ],
      method_answer: [
        { text: '6 has four factors and 5 has two, so it is true for 5 and 6.' },
        {
          text: '13 has two factors and 12 has six, so it is not true for 12 and 13. It is sometimes true.',
        },
      ],
    },
  },
]
