import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const cumulativeFrequency: readonly ContentQuestion[] = [
  {
    key: 'cumulative-running-total',
    topics: ['cumulative-frequency'],
    difficulty: -0.7,
    minutes: 2,
    statements: ['GCSE-S3Hb'],
    question: {
      type: 'table',
      text: 'The table shows how long some phone calls took, $t$ minutes. Complete the cumulative frequencies.',
      max_score: 3,
      template: {
        draw: {
          a: { from: 3, to: 9 },
          b: { from: 8, to: 16 },
          c: { from: 5, to: 14 },
          d: { from: 2, to: 6 },
        },
        where: ['distinct(a, b, c, d)'],
        check: ['answer1 - a = b', 'answer2 - answer1 = c', 'answer3 - answer2 = d'],
      },
      columns: ['Frequency', 'Cumulative frequency'],
      rows: [
        {
          label: tex`$0 < t \le 5$`,
          cells: [
            { type: 'given', text: '{{a}}' },
            { type: 'given', text: '{{a}}' },
          ],
        },
        {
          label: tex`$5 < t \le 10$`,
          cells: [
            { type: 'given', text: '{{b}}' },
            {
              type: 'number',
              answer: '{{a + b}}',
              mistakes: [
                slip(
                  '{{b}}',
                  'running_total_not_kept',
                  'That is this class only. How many calls took up to 10 minutes?',
                ),
              ],
            },
          ],
        },
        {
          label: tex`$10 < t \le 15$`,
          cells: [
            { type: 'given', text: '{{c}}' },
            {
              type: 'number',
              answer: '{{a + b + c}}',
              mistakes: [
                slip(
                  '{{b + c}}',
                  'running_total_not_kept',
                  'Add to everything so far, from the first class on.',
                ),
              ],
            },
          ],
        },
        {
          label: tex`$15 < t \le 20$`,
          cells: [
            { type: 'given', text: '{{d}}' },
            {
              type: 'number',
              answer: '{{a + b + c + d}}',
              mistakes: [
                slip(
                  '{{c + d}}',
                  'running_total_not_kept',
                  'Add to everything so far, from the first class on.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'Cumulative means: keep adding on.',
        'Each cumulative frequency is the one above it, and the frequency of its own row.',
        'Begin with the second row: {{a}} calls so far, and {{b}} more.',
        'After that add {{c}} to your result, and then {{d}} to the new result.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} = {{a + b}}`, text: 'Up to 10 minutes.' },
        { maths: tex`{{a + b}} + {{c}} = {{a + b + c}}`, text: 'Up to 15 minutes.' },
        {
          maths: tex`{{a + b + c}} + {{d}} = {{a + b + c + d}}`,
          text: 'Up to 20 minutes: all of them.',
        },
      ],
    },
  },
  {
    key: 'cumulative-read-median',
    topics: ['cumulative-frequency'],
    difficulty: 0.2,
    minutes: 2.5,
    statements: ['GCSE-S3Hb', 'GCSE-S4H'],
    question: {
      type: 'fill_blanks',
      text: 'The graph shows the masses of 80 letters. The median is [[1]] g and the interquartile range is [[2]] g.',
      diagram: {
        kind: 'cumulative_frequency',
        x: { from: 0, to: 60, step: 10, minor: 5, label: 'Mass (g)' },
        y: { from: 0, to: 80, step: 20, minor: 10, label: 'Cumulative frequency' },
        join: 'straight',
        points: [
          [0, 0],
          ['{{p}}', 20],
          ['{{q}}', 40],
          ['{{r}}', 60],
          [60, 80],
        ],
        alt: 'A cumulative frequency graph from (0, 0) through ({{p}}, 20), ({{q}}, 40) and ({{r}}, 60) to (60, 80), joined by straight lines.',
      },
      max_score: 3,
      template: {
        draw: {
          p: { pick: [10, 15, 20] },
          q: { pick: [25, 30, 35] },
          r: { pick: [40, 45, 50] },
        },
        where: ['q != r - p', 'r - p != 20', 'r - p != 40', 'q != 40'],
        check: ['answer2 + p = r'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{q}}',
          mistakes: [
            slip(
              '40',
              'position_given_for_value',
              'That is the place of the median. Go across from it to the graph, and down.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{r - p}}',
          mistakes: [
            slip(
              '60',
              'range_for_interquartile',
              'That is the whole range. The quartiles are at a quarter and three quarters.',
            ),
            slip(
              '40',
              'position_given_for_value',
              'You subtracted places. Read the masses at those places first.',
            ),
          ],
        },
      ],
      hints: [
        'The median and the quartiles are masses, so read them from the bottom axis.',
        'The median is at half of the total, and the quartiles are at a quarter and at three quarters of it.',
        'A quarter of 80 letters is 20. Go across from 20 to the graph, and down to the mass.',
        'The lower quartile is {{p}} g. The upper quartile is the mass where three quarters are reached. Subtract the two. For the median go half way up.',
      ],
      method_answer: [
        { text: 'Half of 80 letters: read across there and down. The median is {{q}} g.' },
        { text: 'The quartiles are {{p}} g and {{r}} g.' },
        { maths: tex`{{r}} - {{p}} = {{r - p}}`, text: 'The interquartile range.' },
      ],
    },
  },
  {
    key: 'cumulative-how-many-more-than',
    topics: ['cumulative-frequency'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-S3Hb'],
    question: {
      type: 'number',
      text: 'The graph shows the times of {{n}} runners. How many runners needed more than {{t}} minutes?',
      diagram: {
        kind: 'cumulative_frequency',
        x: { from: 0, to: 50, step: 10, label: 'Time (min)' },
        y: { from: 0, to: 100, step: 20, minor: 10, label: 'Cumulative frequency' },
        points: [
          [10, 0],
          [20, '{{a}}'],
          [30, '{{b}}'],
          [40, '{{c}}'],
          [50, '{{n}}'],
        ],
        alt: 'A cumulative frequency graph through (10, 0), (20, {{a}}), (30, {{b}}), (40, {{c}}) and (50, {{n}}).',
      },
      max_score: 2,
      template: {
        rows: [
          { t: 30, late: 0 },
          { t: 40, late: 1 },
        ],
        draw: {
          n: { pick: [90, 100] },
          a: { pick: [10, 20] },
          b: { pick: [40, 50, 60] },
          c: { pick: [70, 80] },
        },
        derive: { upto: 'b*(1 - late) + c*late', more: 'n - upto' },
        where: ['distinct(more, upto, t)', 'b != more'],
        check: ['answer + upto = n'],
      },
      answer: '{{more}}',
      mistakes: [
        slip(
          '{{upto}}',
          'part_and_rest_swapped',
          'That is how many needed up to {{t}} minutes. Who is left?',
        ),
        slip(
          '{{t}}',
          'axes_read_across',
          'That is the time. Go up from it to the graph, and across.',
        ),
      ],
      hints: [
        'The graph tells how many needed up to a time. You want the others.',
        'Go up from the time to the graph, and read across. Then subtract from the total.',
        'At {{t}} minutes the graph is at {{upto}}.',
        'So {{upto}} of the {{n}} runners needed {{t}} minutes or less. Subtract.',
      ],
      method_answer: [
        { text: 'At {{t}} minutes the cumulative frequency is {{upto}}.' },
        { maths: tex`{{n}} - {{upto}} = {{more}}`, text: 'The others needed more.' },
      ],
    },
  },
  {
    key: 'box-plot-read',
    topics: ['cumulative-frequency'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-S4H'],
    question: {
      type: 'number',
      text: 'The box plot shows the scores of a quiz. Find the interquartile range.',
      diagram: {
        kind: 'box_plot',
        x: { from: 0, to: 40, step: 10, minor: 2, label: 'Score' },
        plots: [{ min: '{{a}}', q1: '{{b}}', median: '{{m}}', q3: '{{d}}', max: '{{e}}' }],
        alt: 'A box plot. The whiskers go from {{a}} to {{e}}. The box goes from {{b}} to {{d}}, with a line at {{m}}.',
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: 2, to: 6, step: 2 },
          b: { from: 8, to: 14, step: 2 },
          m: { from: 16, to: 20, step: 2 },
          d: { from: 22, to: 28, step: 2 },
          e: { from: 32, to: 38, step: 2 },
        },
        where: ['distinct(d - b, e - a, m, d - m, d)'],
        check: ['b + answer = d'],
      },
      answer: '{{d - b}}',
      mistakes: [
        slip(
          '{{e - a}}',
          'range_for_interquartile',
          'That is the whole range, from end to end. The interquartile range is the length of the box.',
        ),
        slip(
          '{{m}}',
          'average_and_spread_mixed',
          'That is the median. The interquartile range measures the spread.',
        ),
      ],
      hints: [
        'The box holds the middle half of the scores.',
        'The box begins at the lower quartile and ends at the upper quartile. Subtract them.',
        'The left end of the box is at {{b}}. Read the right end.',
        'The box goes from {{b}} to {{d}}. How long is it?',
      ],
      method_answer: [
        { maths: tex`{{d}} - {{b}} = {{d - b}}`, text: 'Upper quartile take away lower quartile.' },
      ],
    },
  },
  {
    key: 'box-plots-compared',
    topics: ['cumulative-frequency'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-S4H'],
    question: {
      type: 'multiple_choice',
      text: 'The box plots compare the waiting times of two doctors. Which two sentences are right?',
      diagram: {
        kind: 'box_plot',
        x: { from: 0, to: 50, step: 10, minor: 2, label: 'Minutes' },
        plots: [
          { label: 'P', min: 4, q1: '{{a}}', median: '{{b}}', q3: '{{c}}', max: 46 },
          { label: 'Q', min: 8, q1: '{{d}}', median: '{{e}}', q3: '{{f}}', max: 36 },
        ],
        alt: 'Two box plots. P: whiskers from 4 to 46, box from {{a}} to {{c}}, line at {{b}}. Q: whiskers from 8 to 36, box from {{d}} to {{f}}, line at {{e}}.',
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: 8, to: 10, step: 2 },
          b: { from: 14, to: 16, step: 2 },
          c: { from: 34, to: 38, step: 2 },
          d: { from: 18, to: 20, step: 2 },
          e: { from: 24, to: 26, step: 2 },
          f: { from: 28, to: 30, step: 2 },
        },
      },
      options: [
        { text: 'The times at P vary more, because its interquartile range is larger.' },
        option(
          'The times at Q vary more, because its median is larger.',
          'average_and_spread_mixed',
          'The median does not tell how much they vary. Compare the lengths of the boxes.',
        ),
        { text: 'On average the wait at P is shorter, because its median is smaller.' },
        option(
          'At P more people wait above the median, because that part of the box is longer.',
          'longer_part_more_data',
          'How many of the people are above a median, whatever the plot looks like?',
        ),
      ],
      answers: [1, 3],
      hints: [
        'The line in the box is the average. The length of the box is the spread.',
        'Compare the medians for “on average”, and the boxes for “vary”. Each part of a box plot holds a quarter of the data.',
        'The medians are {{b}} and {{e}} minutes. Which is less?',
        'The box of P is {{c - a}} minutes long and the box of Q {{f - d}}. And each median has half of the people above it.',
      ],
      method_answer: [
        { text: '{{b}} is less than {{e}}, so the wait at P is shorter on average.' },
        {
          maths: tex`{{c}} - {{a}} = {{c - a}}, \quad {{f}} - {{d}} = {{f - d}}`,
          text: 'The interquartile range of P is larger, so its times vary more.',
        },
      ],
    },
  },
]
