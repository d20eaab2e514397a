import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip, thousands } from '#curriculum/writing.ts'

export const roundingWholeNumbers: readonly ContentQuestion[] = [
  {
    key: 'round-nearest-on-line',
    topics: ['rounding-whole-numbers'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['M4-PV-07'],
    question: {
      type: 'number',
      text: `Round ${thousands('n')} to the nearest {{word}}. The number line shows where it lies.`,
      diagram: {
        kind: 'number_line',
        from: '{{low}}',
        to: '{{low + p}}',
        step: '{{p/10}}',
        labels: 'ends',
        points: [{ at: '{{n}}', label: thousands('n'), mark: 'arrow' }],
      },
      max_score: 1,
      template: {
        draw: {
          n: { from: 2101, to: 9489 },
          p: { pick: [10, 100, 1000] },
          word: { pick: ['10', '100', '1,000'] },
          w0: { pick: ['10'] },
          w1: { pick: ['100'] },
          w2: { pick: ['1,000'] },
        },
        derive: { low: 'p*floor(n/p)', key: 'p*floor(n/p + 1/2)', over: 'mod(n, p)' },
        where: [
          '(p = 10 and word = w0) or (p = 100 and word = w1) or (p = 1000 and word = w2)',
          'over*20 >= p',
          'over*20 <= 19*p',
          'over*2 != p',
          'mod(n, 10) != 0',
          'n + p != key + over or p != 10',
        ],
        check: ['abs(answer - n)*2 < p', 'mod(answer, p) = 0'],
      },
      answer: '{{key}}',
      mistakes: [
        slip(
          '{{2*low + p - key}}',
          'rounded_the_wrong_way',
          'That is one of the two neighbours. Is it the nearer one?',
        ),
        slip(
          '{{key + over}}',
          'rounding_kept_the_rest',
          'A rounded number ends in noughts. Which digits give way to noughts?',
        ),
      ],
      hints: [
        'Between which two round numbers does the number lie?',
        'To round is to choose the nearer of the two neighbours.',
        `The middle between the two neighbours is ${thousands('low + p/2')}. On which side of it is the arrow?`,
        'The neighbours are the two ends of the line. The shorter way to an end is {{min(over, p - over)}} long.',
      ],
      method_answer: [
        { maths: tex`{{n}} - {{low}} = {{over}}`, text: 'How far it is to the neighbour below.' },
        {
          maths: tex`{{low + p}} - {{n}} = {{p - over}}`,
          text: 'How far it is to the neighbour above.',
        },
        { maths: tex`{{key}}`, text: 'The nearer neighbour.' },
      ],
    },
  },
  {
    key: 'round-large-table',
    topics: ['rounding-whole-numbers'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['M5-PV-05', 'M6-PV-03'],
    question: {
      type: 'table',
      text: `Round ${thousands('n')} in three ways. Start from ${thousands('n')} each time.`,
      max_score: 3,
      template: {
        draw: { n: { from: 214160, to: 894870, step: 7 } },
        derive: {
          t: '1000*floor(n/1000 + 1/2)',
          tt: '10000*floor(n/10000 + 1/2)',
          h: '100000*floor(n/100000 + 1/2)',
        },
        where: [
          'distinct(t, tt, h)',
          'abs(t - tt) > 1000',
          'mod(n, 1000) != 500',
          'mod(n, 10000) != 5000',
          'mod(t, 10000) != 0',
          'mod(tt, 100000) != 0',
          'abs(mod(n, 1000) - 500) > 60',
          'abs(mod(n, 10000) - 5000) > 600',
        ],
        check: ['abs(answer1 - n) < 500', 'abs(answer2 - n) < 5000', 'abs(answer3 - n) < 50000'],
      },
      columns: ['Rounded'],
      rows: [
        {
          label: 'to the nearest 1,000',
          cells: [
            {
              type: 'number',
              answer: '{{t}}',
              mistakes: [
                slip(
                  '{{2*1000*floor(n/1000) + 1000 - t}}',
                  'rounded_the_wrong_way',
                  'Look at the hundreds digit. Which thousand is nearer?',
                ),
                slip(
                  '{{tt}}',
                  'rounded_too_far',
                  'That is the nearest ten thousand. One more digit can stay.',
                ),
              ],
            },
          ],
        },
        {
          label: 'to the nearest 10,000',
          cells: [
            {
              type: 'number',
              answer: '{{tt}}',
              mistakes: [
                slip(
                  '{{2*10000*floor(n/10000) + 10000 - tt}}',
                  'rounded_the_wrong_way',
                  'Look at the thousands digit. Which ten thousand is nearer?',
                ),
                slip(
                  '{{t}}',
                  'rounded_not_far_enough',
                  'That is the nearest thousand. A ten thousand ends in four noughts.',
                ),
              ],
            },
          ],
        },
        {
          label: 'to the nearest 100,000',
          cells: [
            {
              type: 'number',
              answer: '{{h}}',
              mistakes: [
                slip(
                  '{{2*100000*floor(n/100000) + 100000 - h}}',
                  'rounded_the_wrong_way',
                  'Look at the ten thousands digit. Which hundred thousand is nearer?',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'Find the column you round to. Which digit stands just to the right of it?',
        'If the next digit is 5 or more, go up to the next one. If it is 4 or less, stay.',
        'For the nearest 1,000 the digit that decides is {{mod(floor(n/100), 10)}}, in the hundreds.',
        'For the nearest 10,000 it is {{mod(floor(n/1000), 10)}}, and for the nearest 100,000 it is {{mod(floor(n/10000), 10)}}. Noughts fill the columns after it.',
      ],
      method_answer: [
        {
          text: `The hundreds digit is {{mod(floor(n/100), 10)}}, so the nearest thousand is ${thousands('t')}.`,
        },
        {
          text: `The thousands digit is {{mod(floor(n/1000), 10)}}, so the nearest ten thousand is ${thousands('tt')}.`,
        },
        {
          text: `The ten thousands digit is {{mod(floor(n/10000), 10)}}, so the nearest hundred thousand is ${thousands('h')}.`,
        },
      ],
    },
  },
]
