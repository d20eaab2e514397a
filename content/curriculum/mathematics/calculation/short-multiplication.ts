import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const shortMultiplication: readonly ContentQuestion[] = [
  {
    key: 'short-multiply-two-digits',
    topics: ['short-multiplication'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['M4-MD-07'],
    question: {
      type: 'number',
      text: 'Work out {{10*a + b}} × {{m}}.',
      diagram: {
        kind: 'place_value',
        columns: ['10s', '1s'],
        rows: [{ cells: ['{{a}}', '{{b}}'] }],
        note: 'Multiply by {{m}}',
      },
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 8 }, b: { from: 3, to: 9 }, m: { from: 3, to: 9 } },
        where: ['b*m >= 12', 'mod(b*m, 10) != 0', 'a != b', 'mod(a*m, 10) + floor(b*m/10) != 0'],
        check: ['answer/m = 10*a + b'],
      },
      answer: '{{(10*a + b)*m}}',
      mistakes: [
        slip(
          '{{100*a*m + b*m}}',
          'partial_products_joined',
          'The ones make more than nine. What they pass on belongs to the tens.',
        ),
        slip(
          '{{10*a*m + mod(b*m, 10)}}',
          'carry_forgotten',
          'The ones pass something on to the tens. Add it there.',
        ),
        slip('{{10*a + b*m}}', 'split_part_not_multiplied', 'The tens have to be multiplied too.'),
      ],
      hints: [
        'What is {{m}} times the ones, and what is {{m}} times the tens?',
        'Start with the ones. If they make ten or more, carry the tens.',
        'The ones: {{m}} × {{b}} = {{m*b}}.',
        'Write the {{mod(m*b, 10)}} and carry the {{floor(m*b/10)}}. The tens are {{m}} × {{a}} and the carried {{floor(m*b/10)}}.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times {{b}} = {{m*b}}`, text: 'The ones.' },
        { maths: tex`{{m}} \times {{10*a}} = {{10*a*m}}`, text: 'The tens.' },
        { maths: tex`{{10*a*m}} + {{m*b}} = {{(10*a + b)*m}}`, text: 'Together.' },
      ],
    },
  },
  {
    key: 'short-multiply-three-digits',
    topics: ['short-multiplication'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['M4-MD-07'],
    question: {
      type: 'number',
      text: 'A school buys {{m}} {{things}} for £{{n}} each. How many pounds does it pay?',
      max_score: 2,
      template: {
        draw: {
          things: { pick: ['keyboards', 'benches', 'goals', 'bookcases'] },
          a: { from: 1, to: 4 },
          b: { from: 2, to: 9 },
          c: { from: 3, to: 9 },
          m: { from: 3, to: 8 },
        },
        derive: { n: '100*a + 10*b + c' },
        where: ['c*m >= 12', 'b*m + floor(c*m/10) >= 12', 'mod(c*m, 10) != 0', 'distinct(a, b, c)'],
        check: ['answer/m = n'],
      },
      answer: '{{n*m}}',
      mistakes: [
        slip(
          '{{100*a*m + 10*mod(b*m, 10) + mod(c*m, 10)}}',
          'carry_forgotten',
          'Full columns pass something on. Add it in the next column.',
        ),
        slip(
          '{{n*m - 10*floor(c*m/10)}}',
          'carry_forgotten',
          'The ones pass something on to the tens. Add it there.',
        ),
        slip('{{n + m}}', 'added_instead', 'Each one costs £{{n}}. How many are bought?'),
      ],
      hints: [
        'Estimate first: about how much is {{m}} times £{{n}}?',
        'Multiply the ones, the tens and the hundreds in turn. Carry what is more than nine.',
        'The ones: {{m}} × {{c}} = {{m*c}}. Write {{mod(m*c, 10)}} and carry {{floor(m*c/10)}}.',
        'The tens: {{m}} × {{b}} and the carried {{floor(m*c/10)}} make {{m*b + floor(m*c/10)}}. Carry again, and end with {{m}} × {{a}} hundreds.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times {{c}} = {{m*c}}`, text: 'The ones.' },
        { maths: tex`{{m}} \times {{10*b}} = {{10*m*b}}`, text: 'The tens.' },
        { maths: tex`{{m}} \times {{100*a}} = {{100*m*a}}`, text: 'The hundreds.' },
        { maths: tex`{{m*c}} + {{10*m*b}} + {{100*m*a}} = {{n*m}}`, text: 'Together.' },
      ],
    },
  },
  {
    key: 'short-multiply-then-add',
    topics: ['short-multiplication'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['M4-MD-08'],
    question: {
      type: 'number',
      text: '{{name}} packs {{m}} boxes with {{n}} {{things}} in each, and has {{k}} left over. How many {{things}} are there altogether?',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{n*m}}', label: '{{m}} × {{n}}' },
              { size: '{{n*m/4}}', label: '{{k}}', tone: 'b' },
            ],
            total: '?',
          },
        ],
        not_to_scale: true,
      },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Ibrahim', 'Megan', 'Sunita', 'Diego'] },
          things: { pick: ['candles', 'tiles', 'apples', 'bulbs'] },
          m: { from: 4, to: 9 },
          n: { from: 24, to: 68 },
          k: { from: 11, to: 23 },
        },
        where: ['k < n', 'mod(n, 10) > 2', 'mod(n, 10)*m >= 10'],
        check: ['(answer - k)/m = n'],
      },
      answer: '{{n*m + k}}',
      mistakes: [
        slip(
          '{{n*m}}',
          'stopped_early',
          'That is what the boxes hold. What about those that are left over?',
        ),
        slip(
          '{{(n + k)*m}}',
          'fixed_amount_multiplied',
          'The {{k}} are not in every box. They come once.',
        ),
        slip(
          '{{n*m - k}}',
          'operation_exchanged',
          'Those left over belong to the total. Are there more or fewer of them then?',
        ),
      ],
      hints: [
        'What comes in equal groups, and what comes only once?',
        'Multiply for the boxes. Then add what is left over.',
        'The boxes hold {{m}} × {{n}}. Start with {{m}} × {{mod(n, 10)}}.',
        'The boxes hold {{n*m}}. The {{k}} come on top.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times {{n}} = {{n*m}}`, text: 'In the boxes.' },
        { maths: tex`{{n*m}} + {{k}} = {{n*m + k}}`, text: 'With those left over.' },
      ],
    },
  },
  {
    key: 'short-multiply-four-digits',
    topics: ['short-multiplication'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['M5-MD-05'],
    question: {
      type: 'number',
      text: `Work out ${thousands('n')} × {{m}}.`,
      max_score: 2,
      template: {
        draw: {
          a: { from: 1, to: 6 },
          b: { from: 2, to: 9 },
          c: { from: 2, to: 9 },
          m: { from: 3, to: 9 },
        },
        derive: { n: '1000*a + 100*b + c' },
        where: ['c*m >= 12', 'b*m >= 12', 'mod(c*m, 10) != 0', 'distinct(a, b, c)'],
        check: ['answer/m = n'],
      },
      answer: '{{n*m}}',
      mistakes: [
        slip(
          '{{n*m - 10*floor(c*m/10)}}',
          'carry_forgotten',
          'The tens are empty, but the ones pass something on to them.',
        ),
        slip(
          '{{(100*a + 10*b + c)*m}}',
          'empty_place_left_out',
          'There is a nought in the tens. It keeps its column.',
        ),
        slip('{{n*m + 10*m}}', 'nought_as_factor_ignored', 'How much is {{m}} times no tens?'),
      ],
      hints: [
        'Which column of the number is empty?',
        'Go from the ones to the thousands. An empty column still takes what is carried.',
        'The ones: {{m}} × {{c}} = {{m*c}}. Write {{mod(m*c, 10)}} and carry {{floor(m*c/10)}}.',
        'The tens are 0 and the carried {{floor(m*c/10)}}. The hundreds are {{m}} × {{b}} = {{m*b}}: carry again to the thousands.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times {{c}} = {{m*c}}`, text: 'The ones.' },
        { maths: tex`{{m}} \times {{100*b}} = {{100*m*b}}`, text: 'The hundreds.' },
        {
          maths: tex`{{m}} \times ${texThousands('1000*a')} = ${texThousands('1000*m*a')}`,
          text: 'The thousands.',
        },
        { maths: tex`{{m*c}} + {{100*m*b}} + {{1000*m*a}} = {{n*m}}`, text: 'Together.' },
      ],
    },
  },
  {
    key: 'short-multiply-what-happened',
    topics: ['short-multiplication'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['M4-MD-07'],
    question: {
      type: 'single_choice',
      text: '{{name}} works out {{10*a + b}} × {{m}} and writes {{100*a*m + b*m}}. An estimate is {{10*a}} × {{m}} = {{10*a*m}}. What happened?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Seren', 'Omar', 'Tess', 'Bilal'] },
          a: { from: 2, to: 4 },
          b: { from: 3, to: 9 },
          m: { from: 4, to: 9 },
        },
        where: ['b*m >= 12', 'mod(b*m, 10) != 0', 'a != b'],
      },
      options: [
        { text: 'The tens of {{b*m}} were not carried' },
        option(
          'Nothing: the answer is right and the estimate is too small',
          'estimate_not_trusted',
          'An estimate can be a little off, but not ten times. Compare the number of digits.',
        ),
        option(
          'The tens should have been added to {{m}}',
          'operation_exchanged',
          'The sign says times, so the tens are multiplied too.',
        ),
        option(
          'The ones should have been left as they were',
          'split_part_not_multiplied',
          'The ones are multiplied as well. Where does {{b*m}} go?',
        ),
      ],
      answers: [1],
      hints: [
        'Compare the estimate with the answer: are they about the same size?',
        'A column can hold one digit only. What is more has to be carried.',
        'The ones are {{m}} × {{b}} = {{b*m}}, which has two digits.',
        'The tens are {{m}} × {{a}} = {{a*m}}. Look at how the two results stand in the answer.',
      ],
      method_answer: [
        {
          maths: tex`{{10*a*m}} + {{b*m}} = {{(10*a + b)*m}}`,
          text: 'The {{floor(b*m/10)}} of {{b*m}} belongs to the tens.',
        },
      ],
    },
  },
]
