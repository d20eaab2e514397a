import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const orderOfOperations: readonly ContentQuestion[] = [
  {
    key: 'order-sum-and-product',
    topics: ['order-of-operations'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['M6-OP-09'],
    question: {
      type: 'number',
      text: '{{name}} buys a bag for £{{a}} and {{b}} notebooks for £{{c}} each. The cost in pounds is {{a}} + {{b}} × {{c}}. Work it out.',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Ife', 'Caleb', 'Saira', 'Dylan'] },
          a: { from: 6, to: 15 },
          b: { from: 3, to: 9 },
          c: { from: 2, to: 6 },
        },
        where: ['b != c'],
        check: ['(answer - a)/b = c'],
      },
      answer: '{{a + b*c}}',
      mistakes: [
        slip(
          '{{(a + b)*c}}',
          'left_to_right_only',
          'The bag is bought once. What costs £{{c}} each?',
        ),
        slip('{{a + b + c}}', 'added_instead', 'There are {{b}} notebooks at £{{c}} each.'),
      ],
      hints: [
        'Which part of the calculation belongs to the notebooks?',
        'Multiplying comes before adding.',
        'The notebooks cost {{b}} × {{c}} pounds.',
        'The notebooks cost £{{b*c}}. Add the £{{a}} of the bag.',
      ],
      method_answer: [
        { maths: tex`{{b}} \times {{c}} = {{b*c}}`, text: 'The product comes first.' },
        { maths: tex`{{a}} + {{b*c}} = {{a + b*c}}`, text: 'Then the sum.' },
      ],
    },
  },
  {
    key: 'order-equal-rank',
    topics: ['order-of-operations'],
    difficulty: -0.1,
    minutes: 1,
    statements: ['M6-OP-09'],
    question: {
      type: 'fill_blanks',
      text: '{{a}} − {{b}} + {{c}} = [[1]] and {{d*e}} ÷ {{d}} × {{f}} = [[2]]',
      max_score: 2,
      template: {
        draw: {
          a: { from: 18, to: 40 },
          b: { from: 8, to: 15 },
          c: { from: 2, to: 7 },
          d: { from: 4, to: 8 },
          e: { from: 3, to: 9 },
          f: { from: 2, to: 3 },
        },
        where: ['is_integer(e/f)', 'a - b != c', 'd != f'],
        check: ['answer1 - c + b = a', 'answer2/f = e'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a - b + c}}',
          mistakes: [
            slip(
              '{{a - b - c}}',
              'minus_over_the_rest',
              'Adding and taking away rank equally. Go from left to right.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{e*f}}',
          mistakes: [
            slip(
              '{{e/f}}',
              'divided_by_the_rest',
              'Dividing and multiplying rank equally. Go from left to right.',
            ),
          ],
        },
      ],
      hints: [
        'Do the two operations in each line rank equally?',
        'Operations of equal rank are done from left to right.',
        'The first line begins with {{a}} − {{b}}, and the second with {{d*e}} ÷ {{d}}.',
        'Go on: {{a - b}} + {{c}}, and {{e}} × {{f}}.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} - {{b}} + {{c}} = {{a - b}} + {{c}} = {{a - b + c}}`,
          text: 'From left to right.',
        },
        {
          maths: tex`{{d*e}} \div {{d}} \times {{f}} = {{e}} \times {{f}} = {{e*f}}`,
          text: 'From left to right.',
        },
      ],
    },
  },
  {
    key: 'order-where-the-brackets-go',
    topics: ['order-of-operations'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['M6-OP-09', 'MK3-N-12'],
    question: {
      type: 'single_choice',
      text: tex`Which of these calculations makes {{(a + b)*(c - d)}}?`,
      max_score: 1,
      template: {
        draw: {
          a: { from: 2, to: 6 },
          b: { from: 2, to: 6 },
          c: { from: 6, to: 9 },
          d: { from: 2, to: 4 },
        },
        where: ['a != b', 'distinct((a + b)*(c - d), a + b*(c - d), (a + b)*c - d, a + b*c - d)'],
      },
      options: [
        option(
          '{{a}} + {{b}} × {{c}} − {{d}}',
          'brackets_passed_over',
          'Without brackets the product comes first. Work it out and compare.',
        ),
        option(
          '{{a}} + {{b}} × ({{c}} − {{d}})',
          'left_to_right_only',
          'The sum at the front has no bracket, so the product comes before it.',
        ),
        option(
          '({{a}} + {{b}}) × {{c}} − {{d}}',
          'minus_over_the_rest',
          'The {{d}} is taken away at the very end here. Work it out and compare.',
        ),
        { text: '({{a}} + {{b}}) × ({{c}} − {{d}})' },
      ],
      answers: [4],
      hints: [
        'What comes first in each of the four lines?',
        'Brackets come first, then products, and sums and differences come last.',
        '{{a}} + {{b}} is {{a + b}}, and {{c}} − {{d}} is {{c - d}}. What would they make together?',
        'The number {{(a + b)*(c - d)}} is {{a + b}} × {{c - d}}. In which line are both worked out before the product?',
      ],
      method_answer: [
        {
          maths: tex`({{a}} + {{b}}) \times ({{c}} - {{d}}) = {{a + b}} \times {{c - d}} = {{(a + b)*(c - d)}}`,
          text: 'Both brackets first.',
        },
      ],
    },
  },
]
