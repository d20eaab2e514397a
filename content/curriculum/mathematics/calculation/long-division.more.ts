import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const longDivisionMore: readonly ContentQuestion[] = [
  {
    key: 'long-divide-and-round',
    topics: ['long-division'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['M6-OP-03'],
    question: {
      type: 'number',
      text: '{{name}} shares {{n}} g of flour equally among {{d}} tins. How many grams are in each tin? Round to the nearest gram.',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Blanca', 'Jin', 'Adaeze', 'Huw'] },
          d: { pick: [12, 14, 16, 18] },
          q: { from: 46, to: 92 },
          r: { from: 2, to: 15 },
        },
        derive: { n: 'd*q + r', near: 'floor(n/d + 1/2)' },
        where: ['r < d', '2*r > d', 'mod(n, 10) != 0'],
        check: ['abs(answer*d - n)*2 < d'],
      },
      answer: '{{near}}',
      mistakes: [
        slip(
          '{{q}}',
          'rounded_the_wrong_way',
          'Something is left over. Is it more or less than half of {{d}}?',
        ),
        slip(
          '{{r}}',
          'other_quantity_given',
          'That is what is left over. How much does each tin get?',
        ),
      ],
      hints: [
        'How many whole grams does each tin get, and what is left over?',
        'If what is left is half of the number of tins or more, round up. If it is less, round down.',
        'Take away ten lots at a time: {{d}} × {{10*floor(q/10)}} = {{10*d*floor(q/10)}}, and {{n - 10*d*floor(q/10)}} is left.',
        '{{d}} × {{q}} = {{d*q}}, and {{r}} g are left over. Compare {{r}} with half of {{d}}.',
      ],
      method_answer: [
        { maths: tex`{{n}} = {{d}} \times {{q}} + {{r}}`, text: 'Divided, with a remainder.' },
        {
          maths: tex`{{q}} + 1 = {{near}}`,
          text: 'More than half of {{d}} is left over, so round up.',
        },
      ],
    },
  },
]
