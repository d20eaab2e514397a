import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip, texThousands, thousands } from '#curriculum/writing.ts'

export const longDivision: readonly ContentQuestion[] = [
  {
    key: 'long-divide-multiples',
    topics: ['long-division'],
    difficulty: -0.7,
    minutes: 2,
    statements: ['M6-OP-02'],
    question: {
      type: 'table',
      text: 'A short list of multiples helps with dividing by {{d}}. Fill in the list. Then use it: what is {{d*q}} ÷ {{d}}?',
      max_score: 4,
      template: {
        draw: { d: { from: 13, to: 38 }, t: { pick: [1, 2] }, o: { pick: [2, 5] } },
        derive: { q: '10*t + o' },
        where: ['mod(d, 10) != 0', 'd != 25'],
        check: ['answer1/2 = d', 'answer2 + answer2 = 10*d', 'answer3/10 = d', 'answer4*d = d*q'],
      },
      columns: ['Result'],
      rows: [
        { label: '{{d}} × 2', cells: [{ type: 'number', answer: '{{2*d}}' }] },
        {
          label: '{{d}} × 5',
          cells: [
            {
              type: 'number',
              answer: '{{5*d}}',
              mistakes: [slip('{{50*d}}', 'place_value', 'Five times is half of ten times.')],
            },
          ],
        },
        { label: '{{d}} × 10', cells: [{ type: 'number', answer: '{{10*d}}' }] },
        {
          label: '{{d*q}} ÷ {{d}}',
          cells: [
            {
              type: 'number',
              answer: '{{q}}',
              mistakes: [
                slip('{{t + o}}', 'place_value', 'Each ten of them counts ten.'),
                slip(
                  '{{10*t}}',
                  'stopped_early',
                  'Some is left over. How often does {{d}} fit into it?',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'Which of the multiples is easiest to find?',
        'Ten times is easy, and five times is half of it. Take multiples away until nothing is left.',
        'Two times: {{d}} + {{d}}.',
        'For the last row, take {{10*t}} lots away from {{d*q}}. Which line of the list is what is left?',
      ],
      method_answer: [
        { maths: tex`{{d}} \times 2 = {{2*d}}`, text: 'The double.' },
        { maths: tex`{{d}} \times 10 = {{10*d}}`, text: 'Ten times.' },
        { maths: tex`{{10*d}} \div 2 = {{5*d}}`, text: 'Five times is half of that.' },
        {
          maths: tex`{{d*q}} = {{10*t}} \times {{d}} + {{o}} \times {{d}}`,
          text: 'So {{d}} fits {{q}} times.',
        },
      ],
    },
  },
  {
    key: 'long-divide-by-short',
    topics: ['long-division'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['M6-OP-04'],
    question: {
      type: 'number',
      text: 'Work out {{d*q}} ÷ {{d}}. You know the {{d}} times table, so short division will do.',
      max_score: 2,
      template: {
        draw: { d: { pick: [11, 12] }, q: { from: 34, to: 79 } },
        where: ['mod(q, 10) > 1', 'd*q < 1000', 'mod(floor(d*q/10), d) != 0'],
        check: ['answer * d = d*q'],
      },
      answer: '{{q}}',
      mistakes: [
        slip(
          '{{10*floor(q/10)}}',
          'remainder_not_passed_on',
          'The tens leave a remainder. Pass it on to the ones.',
        ),
        slip(
          '{{q + 1}}',
          'table_fact_one_off',
          'Check by multiplying: that is more than there is.',
        ),
        slip(
          '{{q - 1}}',
          'table_fact_one_off',
          'Check by multiplying: there is enough for one more.',
        ),
      ],
      hints: [
        'How often does {{d}} fit into the first two digits?',
        'Share the tens first. Pass on what is left to the ones.',
        '{{floor(d*q/10)}} tens shared by {{d}}: {{floor(q/10)}} each, and {{mod(floor(d*q/10), d)}} left over.',
        'With the ones that makes {{10*mod(floor(d*q/10), d) + mod(d*q, 10)}}. How often does {{d}} fit into that?',
      ],
      method_answer: [
        {
          maths: tex`{{floor(d*q/10)}} = {{d}} \times {{floor(q/10)}} + {{mod(floor(d*q/10), d)}}`,
          text: 'The tens.',
        },
        {
          maths: tex`{{10*mod(floor(d*q/10), d) + mod(d*q, 10)}} \div {{d}} = {{mod(q, 10)}}`,
          text: 'The ones.',
        },
        { maths: tex`{{10*floor(q/10)}} + {{mod(q, 10)}} = {{q}}`, text: 'Together.' },
      ],
    },
  },
  {
    key: 'long-divide-four-digits',
    topics: ['long-division'],
    difficulty: 0.5,
    minutes: 3,
    statements: ['M6-OP-02'],
    question: {
      type: 'number',
      text: `${thousands('n')} {{things}} are packed into boxes of {{d}}. How many boxes are filled?`,
      max_score: 2,
      template: {
        draw: {
          things: { pick: ['pencils', 'candles', 'tulip bulbs', 'badges'] },
          d: { from: 16, to: 36 },
          a: { from: 1, to: 3 },
          b: { from: 1, to: 6 },
          c: { from: 2, to: 7 },
        },
        derive: { q: '100*a + 10*b + c', n: 'd*q' },
        where: ['mod(d, 10) != 0', 'd != 25', 'n < 9999', 'n > 2000', 'distinct(a, b, c)'],
        check: ['answer * d = n'],
      },
      answer: '{{q}}',
      mistakes: [
        slip('{{q - c}}', 'stopped_early', 'Some are left that fill further boxes.'),
        slip(
          '{{10*a + b}}',
          'stopped_early',
          'There is one more digit to share. Check by multiplying.',
        ),
        slip('{{n - d}}', 'subtracted_for_divided', 'That is what is left after one box.'),
      ],
      hints: [
        'Estimate first: about how many hundreds of boxes will it be?',
        'Take away hundreds of boxes, then tens of boxes, then single ones.',
        '{{100*a}} boxes take ${{100*a}} \\times {{d}} = {{100*a*d}}$.',
        `Then {{n - 100*a*d}} are left. {{10*b}} more boxes take {{10*b*d}}, and {{d*c}} are left: how many boxes is that?`,
      ],
      method_answer: [
        {
          maths: tex`${texThousands('n')} - {{100*a*d}} = {{n - 100*a*d}}`,
          text: '{{100*a}} boxes.',
        },
        { maths: tex`{{n - 100*a*d}} - {{10*b*d}} = {{d*c}}`, text: '{{10*b}} more boxes.' },
        { maths: tex`{{d*c}} \div {{d}} = {{c}}`, text: 'The rest.' },
        { maths: tex`{{100*a}} + {{10*b}} + {{c}} = {{q}}`, text: 'Together.' },
      ],
    },
  },
  {
    key: 'long-divide-as-fraction',
    topics: ['long-division'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['M6-OP-03'],
    question: {
      type: 'number',
      text: 'Work out {{d*q + r}} ÷ {{d}}. Give a fraction or a mixed number.',
      max_score: 2,
      template: {
        draw: {
          d: { pick: [12, 14, 15, 16, 18] },
          q: { from: 14, to: 38 },
          r: { from: 3, to: 14 },
        },
        where: ['r < d', 'gcd(r, d) > 1', 'mod(d, r) != 0', 'q != d', 'mod(q, 10) != 0'],
        check: ['answer*d - r = d*q'],
      },
      answer: '{{q + r/d}}',
      mistakes: [
        slip(
          '{{q + r/q}}',
          'remainder_over_other_number',
          'What is left is shared among {{d}}. So what is the denominator?',
        ),
        slip(
          '{{q + d/r}}',
          'remainder_over_other_number',
          'The remainder goes above the line, and the number you divide by goes below it.',
        ),
        slip('{{q}}', 'remainder_dropped', 'Something is left over. Share it as well.'),
      ],
      hints: [
        'How often does {{d}} fit, and what is left over?',
        'Write the remainder over the number that you divide by.',
        '${{d}} \\times {{10*floor(q/10)}} = {{d*10*floor(q/10)}}$, and {{d*q + r - d*10*floor(q/10)}} is left.',
        tex`{{d}} fits {{mod(q, 10)}} more times, with {{r}} left over. Put the remainder over {{d}}, and simplify.`,
      ],
      method_answer: [
        {
          maths: tex`{{d*q + r}} = {{d}} \times {{q}} + {{r}}`,
          text: 'Divided, with a remainder.',
        },
        {
          maths: tex`{{d*q + r}} \div {{d}} = {{q}}\tfrac{ {{r}} }{ {{d}} } = {{q}}\tfrac{ {{r/gcd(r, d)}} }{ {{d/gcd(r, d)}} }`,
          text: 'The remainder is shared too.',
        },
      ],
    },
  },
  {
    key: 'long-divide-three-stories',
    topics: ['long-division'],
    difficulty: 0.8,
    minutes: 3.5,
    statements: ['M6-OP-03'],
    question: {
      type: 'fill_blanks',
      text: 'Use {{n}} ÷ {{d}} = {{q}} remainder {{r}}. Coaches with {{d}} seats for {{n}} people: [[1]] coaches are needed. Boxes of {{d}} from {{n}} apples: [[2]] boxes are full. £{{n}} shared equally among {{d}} people: each gets £[[3]].',
      max_score: 3,
      template: {
        draw: { d: { pick: [20, 25, 50] }, q: { from: 13, to: 28 }, r: { from: 4, to: 24 } },
        derive: { n: 'd*q + r' },
        where: [
          'r < d',
          'mod(q, 10) != 0',
          '100*r/d != 10*r',
          'is_integer(100*r/d)',
          'gcd(r, d) < 5',
          'q != d',
        ],
        check: ['(answer1 - 1)*d < n', 'answer2*d + r = n', 'answer3*d = n'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{q + 1}}',
          mistakes: [slip('{{q}}', 'remainder_dropped', 'Can everybody sit down then?')],
        },
        {
          type: 'number',
          answer: '{{q}}',
          mistakes: [slip('{{q + 1}}', 'remainder_always_rounded_up', 'Is the last box full?')],
        },
        {
          type: 'number',
          answer: '{{q + r/d|dp2}}',
          mistakes: [
            slip(
              '{{q}}',
              'remainder_dropped',
              'Money can be shared further. What about the £{{r}} left over?',
            ),
            slip(
              '{{q}}.{{r}}',
              'remainder_as_decimal',
              '£{{r}} is left over for {{d}} people. How much of a pound is that for each?',
            ),
          ],
        },
      ],
      hints: [
        'What happens in each story with the {{r}} that are left over?',
        'Round up if everybody must have a place, round down if only full ones count, and share on if you can.',
        'In the first story {{r}} people still stand there, and they need a coach too.',
        'In the last one, share £{{r}} among {{d}}: work out ${{r}} \\div {{d}}$ as a decimal.',
      ],
      method_answer: [
        { maths: tex`{{q}} + 1 = {{q + 1}}`, text: 'One more coach for those left over.' },
        { text: '{{q}} boxes are full, and {{r}} apples stay over.' },
        {
          maths: tex`{{n}} \div {{d}} = {{q + r/d|dp2}}`,
          text: 'Pounds can be shared into pence.',
        },
      ],
    },
  },
]
