import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip, thousands } from '#curriculum/writing.ts'

export const significantFigures: readonly ContentQuestion[] = [
  {
    key: 'figures-two-decimal-places',
    topics: ['significant-figures'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['MK3-N-22', 'GCSE-N15a'],
    question: {
      type: 'number',
      text: 'Round {{n|dp4}} to 2 decimal places.',
      diagram: {
        kind: 'number_line',
        from: '{{low|dp2}}',
        to: '{{low + 1/100|dp2}}',
        step: '0.001',
        labels: 'ends',
        points: [{ at: '{{n|dp4}}', label: '{{n|dp4}}', mark: 'arrow' }],
      },
      max_score: 1,
      template: {
        draw: { m: { from: 10217, to: 98783, step: 7 } },
        derive: { n: 'm/10000', low: 'floor(m/100)/100', near: 'round(m/10000, 2)' },
        where: [
          'mod(m, 100) >= 12',
          'mod(m, 10) != 0',
          'mod(m, 100) <= 88',
          'abs(mod(m, 100) - 50) >= 6',
          'mod(floor(m/100), 10) != 9',
          'mod(floor(m/100), 10) != 0',
        ],
        check: ['abs(answer - near) < 1/200'],
      },
      answer: '{{n|dp4}}',
      tolerance: { decimal_places: 2 },
      mistakes: [
        slip(
          '{{2*low + 1/100 - near|dp2}}',
          'rounded_the_wrong_way',
          'That is one of the two neighbours. Is it the nearer one?',
        ),
        slip(
          '{{n|dp1}}',
          'rounded_too_far',
          'Count the digits after the point. How many should stay?',
        ),
        slip(
          '{{n|dp3}}',
          'rounded_not_far_enough',
          'Count the digits after the point. How many should stay?',
        ),
      ],
      hints: [
        'How many digits after the point should stay?',
        'Look at the digit just after the last one that stays, and only at that one.',
        'The digits that stay end with a {{mod(floor(m/100), 10)}}. The digit after it is {{mod(floor(m/10), 10)}}.',
        'If the digit that decides is 5 or more, the last digit goes up by one. Otherwise it stays as it is.',
      ],
      method_answer: [
        { text: 'The third digit after the point is {{mod(floor(m/10), 10)}}, and it decides.' },
        { maths: '{{near|dp2}}', text: 'The nearer hundredth.' },
      ],
    },
  },
  {
    key: 'figures-first-one',
    topics: ['significant-figures'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['MK3-N-22', 'GCSE-N15a'],
    question: {
      type: 'table',
      text: 'For each number, write down its first significant figure.',
      max_score: 3,
      template: {
        draw: {
          a: { from: 2, to: 9 },
          b: { from: 2, to: 9 },
          c: { from: 2, to: 9 },
          d: { from: 1, to: 9 },
        },
        where: ['distinct(a, b, c, d)'],
      },
      columns: ['First significant figure'],
      rows: [
        {
          label: '0.00{{a}}0{{b}}',
          cells: [
            {
              type: 'number',
              answer: '{{a}}',
              mistakes: [
                slip(
                  '0',
                  'leading_noughts_counted',
                  'Noughts at the front only show where the point is. Which digit comes first after them?',
                ),
                slip('{{b}}', 'last_figure_for_first', 'Read from the left, not from the right.'),
              ],
            },
          ],
        },
        {
          label: '{{b}}0{{c}}.{{d}}',
          cells: [
            {
              type: 'number',
              answer: '{{b}}',
              mistakes: [
                slip(
                  '{{d}}',
                  'places_and_figures_mixed_up',
                  'Significant figures are not counted from the point. Start at the left.',
                ),
              ],
            },
          ],
        },
        {
          label: '0.{{c}}{{d}}',
          cells: [
            {
              type: 'number',
              answer: '{{c}}',
              mistakes: [
                slip(
                  '0',
                  'leading_noughts_counted',
                  'The nought before the point tells you no more than that there are no ones.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'Read each number from the left. Which digit tells you most about its size?',
        'The first significant figure is the first digit that is not a nought.',
        'In the first number, pass over the noughts at the front: 0.00.',
        'In the second number there are no noughts at the front, and in the third there is only one.',
      ],
      method_answer: [
        { text: '0.00{{a}}0{{b}}: the first digit that is not a nought is {{a}}.' },
        { text: '{{b}}0{{c}}.{{d}}: it begins with {{b}}.' },
        { text: '0.{{c}}{{d}}: after the nought comes {{c}}.' },
      ],
    },
  },
  {
    key: 'figures-large-number',
    topics: ['significant-figures'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['MK3-N-22', 'GCSE-N15a'],
    question: {
      type: 'number',
      text: `Round ${thousands('n')} to 2 significant figures.`,
      max_score: 1,
      template: {
        draw: { n: { from: 12130, to: 97890, step: 3 } },
        derive: {
          low: '1000*floor(n/1000)',
          near: '1000*floor(n/1000 + 1/2)',
          first: '10000*floor(n/10000 + 1/2)',
          third: '100*floor(n/100 + 1/2)',
        },
        where: [
          'abs(mod(n, 1000) - 500) > 30',
          'distinct(near, third, first, 2*low + 1000 - near)',
          'mod(n, 1000) > 40',
          'mod(n, 1000) < 960',
          'mod(near, 10000) != 0',
          'mod(low, 10000) != 0',
          'abs(mod(n, 10000) - 5000) > 600',
          'mod(n, 100) != 0',
          'mod(n, 10) != 0',
        ],
        check: ['abs(answer - near) < 500'],
      },
      answer: '{{n}}',
      tolerance: { significant_figures: 2 },
      mistakes: [
        slip(
          '{{near/1000}}',
          'noughts_dropped_in_rounding',
          'Is that about as large as the number you began with?',
        ),
        slip(
          '{{2*low + 1000 - near}}',
          'rounded_the_wrong_way',
          'That is one of the two neighbours. Is it the nearer one?',
        ),
        slip('{{first}}', 'rounded_too_far', 'That has one significant figure. One more may stay.'),
        slip(
          '{{third}}',
          'rounded_not_far_enough',
          'Count the figures from the left. How many should stay?',
        ),
      ],
      hints: [
        'Which are the first two significant figures?',
        'The next digit decides. Noughts fill the places up to the point.',
        'Keep the {{floor(n/10000)}} and the {{mod(floor(n/1000), 10)}}. The digit after them is {{mod(floor(n/100), 10)}}.',
        'Decide whether the second figure stays or goes up. Then write three noughts, so that the number keeps its size.',
      ],
      method_answer: [
        { text: 'The third figure is {{mod(floor(n/100), 10)}}, and it decides.' },
        { maths: tex`{{n}} \to {{near}}`, text: 'Noughts keep the size of the number.' },
      ],
    },
  },
]
