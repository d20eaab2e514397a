import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const longMultiplication: readonly ContentQuestion[] = [
  {
    key: 'long-multiply-grid',
    topics: ['long-multiplication'],
    difficulty: -0.7,
    minutes: 2.5,
    statements: ['M5-MD-06'],
    question: {
      type: 'table',
      text: 'Fill in the grid for {{10*a + b}} × {{10*c + d}}. Add the four products in your head: they make the answer.',
      max_score: 4,
      template: {
        draw: {
          a: { from: 2, to: 6 },
          b: { from: 3, to: 9 },
          c: { from: 2, to: 4 },
          d: { from: 3, to: 8 },
        },
        where: ['distinct(a, b, c, d)'],
        check: ['answer1 + answer2 + answer3 + answer4 = (10*a + b)*(10*c + d)'],
      },
      columns: ['{{10*a}}', '{{b}}'],
      rows: [
        {
          label: '{{10*c}}',
          cells: [
            {
              type: 'number',
              answer: '{{100*a*c}}',
              mistakes: [slip('{{10*a*c}}', 'place_value', 'Tens times tens make hundreds.')],
            },
            {
              type: 'number',
              answer: '{{10*b*c}}',
              mistakes: [
                slip('{{b*c}}', 'tens_digit_as_ones', 'The row is {{10*c}} and not {{c}}.'),
              ],
            },
          ],
        },
        {
          label: '{{d}}',
          cells: [
            {
              type: 'number',
              answer: '{{10*a*d}}',
              mistakes: [
                slip('{{a*d}}', 'tens_digit_as_ones', 'The column is {{10*a}} and not {{a}}.'),
              ],
            },
            {
              type: 'number',
              answer: '{{b*d}}',
              mistakes: [slip('{{b + d}}', 'added_instead', 'Every cell is a product.')],
            },
          ],
        },
      ],
      hints: [
        'Each cell belongs to one row and one column.',
        'Multiply the number at the side by the number at the top.',
        'The first cell is {{10*c}} × {{10*a}}: start with {{c}} × {{a}}, and remember that they are tens times tens.',
        'The others are {{10*c}} × {{b}}, {{d}} × {{10*a}} and {{d}} × {{b}}.',
      ],
      method_answer: [
        { maths: tex`{{10*c}} \times {{10*a}} = {{100*a*c}}`, text: 'Tens by tens.' },
        { maths: tex`{{10*c}} \times {{b}} = {{10*b*c}}`, text: 'Tens by ones.' },
        { maths: tex`{{d}} \times {{10*a}} = {{10*a*d}}`, text: 'Ones by tens.' },
        { maths: tex`{{d}} \times {{b}} = {{b*d}}`, text: 'Ones by ones.' },
      ],
    },
  },
  {
    key: 'long-multiply-two-by-two',
    topics: ['long-multiplication'],
    difficulty: 0,
    minutes: 2,
    statements: ['M5-MD-06'],
    question: {
      type: 'number',
      text: 'Work out {{n}} × {{10*c + d}}.',
      max_score: 2,
      template: {
        draw: {
          a: { from: 2, to: 9 },
          b: { from: 3, to: 9 },
          c: { from: 2, to: 6 },
          d: { from: 3, to: 9 },
        },
        derive: { n: '10*a + b' },
        where: ['distinct(a, b, c, d)', 'b*d >= 12'],
        check: ['answer/n = 10*c + d'],
      },
      answer: '{{n*(10*c + d)}}',
      mistakes: [
        slip(
          '{{n*(c + d)}}',
          'tens_digit_as_ones',
          'The {{c}} stands for {{10*c}}. What does that do to its row?',
        ),
        slip(
          '{{100*a*c + b*d}}',
          'only_like_places_multiplied',
          'Tens by tens and ones by ones are not all. Which products are missing?',
        ),
        slip('{{n*d}}', 'stopped_early', 'That is the row of the ones. What about the tens?'),
      ],
      hints: [
        'Estimate first: about how large is the product?',
        'Multiply by the ones, multiply by the tens, and add the two rows.',
        'The ones: {{n}} × {{d}} = {{n*d}}.',
        'The tens: {{n}} × {{10*c}} = {{n*10*c}}. Add the two rows.',
      ],
      method_answer: [
        { maths: tex`{{n}} \times {{d}} = {{n*d}}`, text: 'The ones.' },
        { maths: tex`{{n}} \times {{10*c}} = {{n*10*c}}`, text: 'The tens.' },
        { maths: tex`{{n*d}} + {{10*n*c}} = {{n*(10*c + d)}}`, text: 'Both rows together.' },
      ],
    },
  },
  {
    key: 'long-multiply-crates',
    topics: ['long-multiplication'],
    difficulty: 0.3,
    minutes: 2.5,
    statements: ['M6-OP-01', 'M5-MD-06'],
    question: {
      type: 'number',
      text: 'A {{shop}} gets {{m}} crates of {{fruit}} with {{n}} in each crate. How many {{fruit}} is that?',
      max_score: 2,
      template: {
        draw: {
          shop: { pick: ['market stall', 'supermarket', 'canteen'] },
          fruit: { pick: ['oranges', 'mangoes', 'lemons', 'plums'] },
          n: { from: 124, to: 286 },
          c: { from: 2, to: 4 },
          d: { from: 3, to: 8 },
        },
        derive: { m: '10*c + d' },
        where: ['mod(n, 10) > 1', 'c != d'],
        check: ['answer/m = n'],
      },
      answer: '{{n*m}}',
      mistakes: [
        slip(
          '{{n*(c + d)}}',
          'tens_digit_as_ones',
          'The {{c}} of {{m}} stands for {{10*c}} crates.',
        ),
        slip('{{n + m}}', 'added_instead', 'There are {{n}} in every crate.'),
        slip(
          '{{n*10*c}}',
          'stopped_early',
          'That is what {{10*c}} crates hold. There are {{d}} more.',
        ),
      ],
      hints: [
        'Which operation fits equal groups?',
        'Split the {{m}} crates into {{10*c}} and {{d}}.',
        '{{d}} crates hold {{n}} × {{d}} = {{n*d}}.',
        '{{10*c}} crates hold {{n*10*c}}. Add what the other {{d}} hold.',
      ],
      method_answer: [
        { maths: tex`{{n}} \times {{d}} = {{n*d}}`, text: '{{d}} crates.' },
        { maths: tex`{{n}} \times {{10*c}} = {{n*10*c}}`, text: '{{10*c}} crates.' },
        { maths: tex`{{n*d}} + {{n*10*c}} = {{n*m}}`, text: 'All of them.' },
      ],
    },
  },
  {
    key: 'long-multiply-four-by-two',
    topics: ['long-multiplication'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['M6-OP-01'],
    question: {
      type: 'number',
      text: `Work out ${thousands('n')} × {{10*c + d}}.`,
      max_score: 2,
      template: {
        draw: {
          a: { from: 1, to: 4 },
          b: { from: 2, to: 9 },
          e: { from: 3, to: 9 },
          c: { from: 2, to: 5 },
          d: { from: 3, to: 9 },
        },
        derive: { n: '1000*a + 10*b + e' },
        where: ['c != d', 'mod(e*d, 10) != 0'],
        check: ['answer/(10*c + d) = n'],
      },
      answer: '{{n*(10*c + d)}}',
      mistakes: [
        slip(
          '{{n*(c + d)}}',
          'tens_digit_as_ones',
          'The {{c}} stands for {{10*c}}. What does that do to its row?',
        ),
        slip(
          '{{(100*a + 10*b + e)*(10*c + d)}}',
          'empty_place_left_out',
          'There is a nought in the hundreds. It keeps its column.',
        ),
        slip(
          '{{n*d + 100*n*c}}',
          'place_value',
          'The {{c}} stands for {{c}} tens and not for hundreds.',
        ),
      ],
      hints: [
        'Estimate first: about how large is the product?',
        'Multiply by the ones, multiply by the tens, and add the two rows.',
        `The ones: ${thousands('n')} × {{d}} = ${thousands('n*d')}.`,
        `The tens: ${thousands('n')} × {{10*c}} = ${thousands('n*10*c')}. Add the two rows.`,
      ],
      method_answer: [
        {
          maths: tex`${texThousands('n')} \times {{d}} = ${texThousands('n*d')}`,
          text: 'The ones.',
        },
        {
          maths: tex`${texThousands('n')} \times {{10*c}} = ${texThousands('n*10*c')}`,
          text: 'The tens.',
        },
        {
          maths: tex`${texThousands('n*d')} + ${texThousands('n*10*c')} = ${texThousands('n*(10*c + d)')}`,
          text: 'Both rows together.',
        },
      ],
    },
  },
  {
    key: 'long-multiply-missing-nought',
    topics: ['long-multiplication'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['M5-MD-06'],
    question: {
      type: 'single_choice',
      text: '{{name}} works out {{n}} × {{10*c + d}} and writes the rows {{n*d}} and {{n*c}}, which make {{n*(c + d)}}. What would you say?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Jakub', 'Alisha', 'Gwen', 'Samir'] },
          n: { from: 23, to: 48 },
          c: { from: 2, to: 4 },
          d: { from: 2, to: 6 },
        },
        where: ['c != d', 'mod(n, 10) != 0'],
      },
      options: [
        option(
          'All is right: both digits were used',
          'tens_digit_as_ones',
          'Estimate: {{n}} × {{10*c}} alone is far more than that.',
        ),
        { text: 'The second row should be ten times as large' },
        option(
          'The rows should be multiplied, not added',
          'rows_multiplied',
          'Both rows are parts of the whole. How are parts put together?',
        ),
        option(
          'The first row is too small: it should be ten times as large',
          'tens_digit_as_ones',
          'The first row is for the ones. Which digit stands for tens?',
        ),
      ],
      answers: [2],
      hints: [
        'Estimate the product. Is the total about right?',
        'Ask of each row what it was multiplied by, and what its digit stands for.',
        'The first row is {{n}} × {{d}}, for the ones.',
        'The {{c}} in {{10*c + d}} stands in the tens. Which number is it worth?',
      ],
      method_answer: [
        { maths: tex`{{n}} \times {{10*c}} = {{n*10*c}}`, text: 'The row of the tens.' },
        { maths: tex`{{n*d}} + {{n*10*c}} = {{n*(10*c + d)}}`, text: 'The right product.' },
      ],
    },
  },
]
