import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const calculatingWithNegatives: readonly ContentQuestion[] = [
  {
    key: 'negatives-subtract-a-negative',
    topics: ['calculating-with-negatives'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['MK3-N-11', 'GCSE-N2a'],
    question: {
      type: 'number',
      text: 'Work out ${{a}} - (-{{b}})$.',
      max_score: 1,
      template: {
        draw: { a: { from: 3, to: 15 }, b: { from: 2, to: 12 } },
        where: ['a != b', 'a != 2*b'],
        check: ['answer - b = a'],
      },
      answer: '{{a + b}}',
      mistakes: [
        slip(
          '{{a - b}}',
          'double_minus',
          'You take a negative number away. Does that make the result smaller or larger?',
        ),
        slip(
          '{{0 - a - b}}',
          'number_sign_turned',
          'You start above zero. Which way do you go from there?',
        ),
      ],
      hints: [
        'There are two signs side by side. What do they mean together?',
        'To take a debt away makes you richer: taking away a negative number is adding.',
        'Write the two signs as one plus.',
        'Now it says ${{a}} + {{b}}$.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} - (-{{b}}) = {{a}} + {{b}} = {{a + b}}`,
          text: 'Taking away a negative is adding.',
        },
      ],
    },
  },
  {
    key: 'negatives-add-and-subtract',
    topics: ['calculating-with-negatives'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['MK3-N-11', 'GCSE-N2a'],
    question: {
      type: 'fill_blanks',
      text: 'Fill in the results: $-{{a}} + {{b}} =$ [[1]], $-{{c}} - {{d}} =$ [[2]] and ${{e}} + (-{{f}}) =$ [[3]].',
      max_score: 3,
      template: {
        draw: {
          a: { from: 8, to: 15 },
          b: { from: 2, to: 7 },
          c: { from: 3, to: 9 },
          d: { from: 2, to: 8 },
          e: { from: 2, to: 6 },
          f: { from: 7, to: 14 },
        },
        where: [
          'c != d',
          'a != 2*b',
          'f != 2*e',
          'c + d != a',
          'a - b != c',
          'f - e != a',
          'f - e != c',
        ],
        check: ['answer1 - b = 0 - a', 'answer2 + d = 0 - c', 'answer3 + f = e'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{b - a}}',
          mistakes: [
            slip(
              '{{0 - a - b}}',
              'negative_plus_positive',
              'Adding {{b}} goes to the right. Start at $-{{a}}$.',
            ),
            slip('{{a - b}}', 'number_sign_turned', 'Are {{b}} steps enough to get past zero?'),
          ],
        },
        {
          type: 'number',
          answer: '{{0 - c - d}}',
          mistakes: [
            slip(
              '{{c + d}}',
              'two_minuses_in_a_sum',
              'The two signs do not stand side by side. You start below zero and go further down.',
            ),
            slip(
              '{{d - c}}',
              'counted_the_other_way',
              'Taking away goes to the left. Which way did you go?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{e - f}}',
          mistakes: [
            slip(
              '{{e + f}}',
              'negative_added_as_positive',
              'Adding a negative number is like taking away.',
            ),
            slip('{{f - e}}', 'number_sign_turned', 'You go down further than you are above zero.'),
          ],
        },
      ],
      hints: [
        'Where on the number line does each one start, and which way does it go?',
        'Adding a positive number goes right. Taking it away goes left. Adding a negative number goes left as well.',
        'The first one starts at $-{{a}}$ and goes {{b}} to the right.',
        'The second goes {{d}} further left from $-{{c}}$. The third goes {{f}} left from {{e}}.',
      ],
      method_answer: [
        { maths: tex`-{{a}} + {{b}} = {{b - a}}`, text: '{{b}} to the right.' },
        { maths: tex`-{{c}} - {{d}} = {{0 - c - d}}`, text: '{{d}} further to the left.' },
        {
          maths: tex`{{e}} + (-{{f}}) = {{e}} - {{f}} = {{e - f}}`,
          text: 'Adding a negative is taking away.',
        },
      ],
    },
  },
  {
    key: 'negatives-multiply-divide',
    topics: ['calculating-with-negatives'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['MK3-N-11', 'GCSE-N2a'],
    question: {
      type: 'fill_blanks',
      text: 'Fill in the results: $-{{a}} \\times (-{{b}}) =$ [[1]] and ${{c*d}} \\div (-{{c}}) =$ [[2]].',
      max_score: 2,
      template: {
        draw: {
          a: { from: 3, to: 9 },
          b: { from: 4, to: 12 },
          c: { from: 3, to: 9 },
          d: { from: 2, to: 11 },
        },
        where: ['a != b'],
        check: ['answer1/a = b', 'answer2*c = 0 - c*d'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a*b}}',
          mistakes: [
            slip(
              '{{0 - a*b}}',
              'minus_times_minus',
              'Both factors are negative, so the signs are the same. What sign does the product get?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{0 - d}}',
          mistakes: [
            slip(
              '{{d}}',
              'minus_times_plus',
              'One of the two numbers is negative and the other is not. What does that mean for the sign?',
            ),
          ],
        },
      ],
      hints: [
        'Work out the size first, and the sign afterwards.',
        'Same signs make a positive result. Different signs make a negative one.',
        'The size of the first is ${{a}} \\times {{b}}$, and both signs are minus.',
        'The size of the second is ${{c*d}} \\div {{c}}$, and its two signs are different.',
      ],
      method_answer: [
        { maths: tex`-{{a}} \times (-{{b}}) = {{a*b}}`, text: 'Same signs: positive.' },
        { maths: tex`{{c*d}} \div (-{{c}}) = {{0 - d}}`, text: 'Different signs: negative.' },
      ],
    },
  },
]
