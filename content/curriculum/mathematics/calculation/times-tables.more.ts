import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const timesTablesMore: readonly ContentQuestion[] = [
  {
    key: 'tables-square',
    topics: ['times-tables'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['M4-MD-01'],
    question: {
      type: 'table',
      text: 'Fill in the missing products of this multiplication square.',
      max_score: 3,
      template: {
        draw: {
          a: { from: 6, to: 9 },
          b: { from: 11, to: 12 },
          c: { from: 4, to: 8 },
          d: { from: 7, to: 12 },
        },
        where: ['c != d', 'd != 10', 'distinct(a, b, c, d)'],
        check: ['answer1/d = a', 'answer2/c = b', 'answer3/d = b'],
      },
      columns: ['× {{c}}', '× {{d}}'],
      rows: [
        {
          label: '{{a}}',
          cells: [
            { type: 'given', text: '{{a*c}}' },
            {
              type: 'number',
              answer: '{{a*d}}',
              mistakes: [
                slip('{{a*d + a}}', 'table_fact_one_off', 'That is one {{a}} too many.'),
                slip('{{a*d - a}}', 'table_fact_one_off', 'That is one {{a}} too few.'),
              ],
            },
          ],
        },
        {
          label: '{{b}}',
          cells: [
            {
              type: 'number',
              answer: '{{b*c}}',
              mistakes: [
                slip(
                  '{{10*c}}',
                  'step_left_out',
                  'That is ten times {{c}}. {{b}} is more than ten.',
                ),
              ],
            },
            {
              type: 'number',
              answer: '{{b*d}}',
              mistakes: [
                slip(
                  '{{10*d}}',
                  'step_left_out',
                  'That is ten times {{d}}. {{b}} is more than ten.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'Which row and which column does each empty cell belong to?',
        'Multiply the number of the row by the number of the column. Build hard facts from easy ones.',
        'For the row of {{b}}, start with ten times the number, and add what is missing.',
        'For {{b}} × {{c}}, add {{b - 10}} × {{c}} to 10 × {{c}}. Do the same with {{d}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{d}} = {{a*d}}`, text: 'The first row.' },
        {
          maths: tex`{{b}} \times {{c}} = 10 \times {{c}} + {{b - 10}} \times {{c}} = {{b*c}}`,
          text: 'The second row, from ten times.',
        },
        {
          maths: tex`{{b}} \times {{d}} = 10 \times {{d}} + {{b - 10}} \times {{d}} = {{b*d}}`,
          text: 'And its second cell.',
        },
      ],
    },
  },
]
