import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip, thousands } from '#curriculum/writing.ts'

export const multiStepProblems: readonly ContentQuestion[] = [
  {
    key: 'steps-both-sides-equal',
    topics: ['multi-step-problems'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['M5-MD-13'],
    question: {
      type: 'number',
      text: 'Which number makes both sides equal? {{a}} + {{b}} = ▢ + {{c}}',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{a}}', label: '{{a}}' },
              { size: '{{b}}', label: '{{b}}', tone: 'b' },
            ],
          },
          {
            parts: [
              { size: '{{a + b - c}}', label: '?' },
              { size: '{{c}}', label: '{{c}}', tone: 'c' },
            ],
          },
        ],
      },
      max_score: 1,
      template: {
        draw: { a: { from: 14, to: 38 }, b: { from: 13, to: 29 }, c: { from: 11, to: 24 } },
        where: ['b != c', 'a != c', 'a + b - c > 8'],
        check: ['answer + c = a + b'],
      },
      answer: '{{a + b - c}}',
      mistakes: [
        slip(
          '{{a + b}}',
          'equals_as_answer_next',
          'That is what the left side makes. The right side has {{c}} already.',
        ),
        slip(
          '{{a + b + c}}',
          'equals_as_answer_next',
          'Put it in: is the right side as much as the left side then?',
        ),
      ],
      hints: [
        'What does the equals sign say about its two sides?',
        'Work out the side that is complete. The other side must make as much.',
        'The left side is {{a}} + {{b}} = {{a + b}}.',
        'So ▢ + {{c}} has to make {{a + b}}. What is missing?',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} = {{a + b}}`, text: 'The left side.' },
        {
          maths: tex`{{a + b}} - {{c}} = {{a + b - c}}`,
          text: 'What is missing on the right side.',
        },
      ],
    },
  },
  {
    key: 'steps-change-from-a-note',
    topics: ['multi-step-problems'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['M6-OP-11', 'M6-OP-10'],
    question: {
      type: 'number',
      text: '{{name}} buys {{n}} {{things}} at £{{p}} each and a card for £{{c}}, and pays with a £50 note. How much change does {{name}} get, in pounds?',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: 5, label: '{{n}} × £{{p}}' },
              { size: 2, label: '£{{c}}', tone: 'b' },
              { size: 3, label: '?', tone: 'c' },
            ],
            total: '£50',
          },
        ],
        not_to_scale: true,
      },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Layla', 'Euan', 'Ngozi', 'Kiran'] },
          things: { pick: ['plants', 'puzzles', 'brushes', 'scarves'] },
          n: { from: 3, to: 6 },
          p: { from: 4, to: 9 },
          c: { from: 2, to: 3 },
        },
        where: [
          'n*p + c < 46',
          'n != p',
          'distinct(50 - n*p - c, n*p + c, 50 - n*p, 50 - p - c, 50 - n*p + c)',
        ],
        check: ['answer + c + n*p = 50'],
      },
      answer: '{{50 - n*p - c}}',
      mistakes: [
        slip(
          '{{n*p + c}}',
          'other_quantity_given',
          'That is what everything costs. What comes back from £50?',
        ),
        slip('{{50 - n*p}}', 'step_left_out', 'What about the card?'),
        slip('{{50 - p - c}}', 'one_of_many_counted', 'How many {{things}} are bought?'),
        slip(
          '{{50 - n*p + c}}',
          'operation_exchanged',
          'The card has to be paid as well. Does that leave more or less?',
        ),
      ],
      hints: [
        'What has to be paid altogether?',
        'Multiply for things that come several times, add the rest, and take the total from what is paid.',
        'The {{things}} cost {{n}} × £{{p}} = £{{n*p}}.',
        'With the card that is £{{n*p + c}}. Take it away from £50.',
      ],
      method_answer: [
        { maths: tex`{{n}} \times {{p}} = {{n*p}}`, text: 'The {{things}}.' },
        { maths: tex`{{n*p}} + {{c}} = {{n*p + c}}`, text: 'With the card.' },
        { maths: tex`50 - {{n*p + c}} = {{50 - n*p - c}}`, text: 'The change.' },
      ],
    },
  },
  {
    key: 'steps-large-in-the-head',
    topics: ['multi-step-problems'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['M6-OP-05'],
    question: {
      type: 'number',
      text: `Work out in your head: (${thousands('100*a')} + ${thousands('100*b')}) × {{m}} ÷ 100`,
      max_score: 1,
      template: {
        draw: { a: { from: 12, to: 29 }, b: { from: 11, to: 18 }, m: { from: 3, to: 6 } },
        where: ['mod(a + b, 10) = 0 or mod(a + b, 5) = 0', 'a != b'],
        check: ['answer*100/m - 100*b = 100*a'],
      },
      answer: '{{(a + b)*m}}',
      mistakes: [
        slip('{{100*a + b*m}}', 'brackets_passed_over', 'The bracket comes first.'),
        slip('{{(a + b)*m*10}}', 'place_value', 'The digits are right. By how much do you divide?'),
        slip('{{(a + b)*m*100}}', 'stopped_early', 'There is one more step: the division.'),
      ],
      hints: [
        'What comes first, and is there an easy order for the rest?',
        'Work out the bracket. Then you may divide by 100 before you multiply.',
        `The bracket is ${thousands('100*a + 100*b')}.`,
        'Divided by 100 that is {{a + b}}. Now multiply by {{m}}.',
      ],
      method_answer: [
        { maths: tex`{{100*a}} + {{100*b}} = {{100*(a + b)}}`, text: 'The bracket.' },
        {
          maths: tex`{{100*(a + b)}} \div 100 = {{a + b}}`,
          text: 'Dividing first keeps the numbers small.',
        },
        { maths: tex`{{a + b}} \times {{m}} = {{(a + b)*m}}`, text: 'Then multiply.' },
      ],
    },
  },
]
