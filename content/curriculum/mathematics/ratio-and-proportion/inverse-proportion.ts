import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const inverseProportion: readonly ContentQuestion[] = [
  {
    key: 'inverse-same-work',
    topics: ['inverse-proportion'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['MK3-R-14', 'GCSE-R10'],
    question: {
      type: 'number',
      text: '{{a}} {{workers}} need {{b}} {{times}} to {{job}}. How many {{times}} would {{c}} {{workers}} need, if all work equally fast?',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 12 }, b: { from: 3, to: 20 }, c: { from: 2, to: 15 } },
        rows: [
          { workers: 'painters', times: 'days', job: 'paint a school' },
          { workers: 'printers', times: 'hours', job: 'print a book' },
          { workers: 'pumps', times: 'hours', job: 'empty a pool' },
          { workers: 'gardeners', times: 'hours', job: 'clear a field' },
        ],
        derive: { k: 'a*b' },
        where: [
          'a != c',
          'mod(k, c) = 0',
          'k/c > 1',
          'k/c != c',
          'k/c != b*c/a',
          'b - (c - a) != k/c',
          'b + a - c > 0',
          'distinct(k/c, b*c/a, b + a - c, k)',
          'k/c != a',
        ],
        check: ['answer*c/a = b'],
      },
      answer: '{{k/c}}',
      mistakes: [
        slip(
          '{{b*c/a}}',
          'direct_for_inverse_proportion',
          'Should {{c}} need more time than {{a}}, or less?',
        ),
        slip(
          '{{b + a - c}}',
          'added_in_proportion',
          'One more does not save exactly one of the {{times}}. How much work is it in all?',
        ),
        slip('{{k}}', 'stopped_early', 'That is what one alone would need. Now there are {{c}}.'),
      ],
      hints: [
        'Will {{c}} {{workers}} need more time than {{a}}, or less?',
        'The work stays the same: the number of {{workers}} times the {{times}}.',
        'The work is ${{a}} \\times {{b}} = {{k}}$. One alone would need that many {{times}}.',
        'Share {{k}} among {{c}} {{workers}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{b}} = {{k}}`, text: 'What one alone would need.' },
        { maths: tex`{{k}} \div {{c}} = {{k/c}}`, text: 'Shared among all.' },
      ],
    },
  },
  {
    key: 'inverse-or-direct-sorted',
    topics: ['inverse-proportion'],
    difficulty: -0.3,
    minutes: 2,
    statements: ['MK3-R-14', 'GCSE-R13', 'GCSE-R10', 'MK3-W-08'],
    question: {
      type: 'cloze_dropdown',
      text: 'Choose for each pair. The number of taps of one size and the time to fill a bath: [[1]]. The length of a rope and its mass: [[2]]. The age of a child and the child’s height: [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'direct proportion',
              'direct_for_inverse_proportion',
              'Do two taps need twice the time of one tap?',
            ),
            { text: 'inverse proportion' },
            option('neither', 'relation_not_seen', 'Compare one tap with two taps, and with four.'),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'direct proportion' },
            option(
              'inverse proportion',
              'inverse_for_direct_proportion',
              'Does a rope get lighter when it gets longer?',
            ),
            option(
              'neither',
              'relation_not_seen',
              'Cut the rope in the middle. What happens to the mass?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'direct proportion',
              'growing_taken_as_proportional',
              'Is a child of 10 twice as tall as a child of 5?',
            ),
            option(
              'inverse proportion',
              'inverse_for_direct_proportion',
              'Do children get shorter as they grow older?',
            ),
            { text: 'neither' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Double the first thing of each pair. What happens to the second?',
        'If the second doubles too, it is direct. If it halves, it is inverse. Otherwise it is not in proportion at all.',
        'Two taps bring twice as much water each minute as one tap.',
        'Is a child of 10 exactly twice as tall as at 5? And is a rope twice as long twice as heavy?',
      ],
      method_answer: [
        { text: 'Twice as many taps need half the time, so it is inverse.' },
        { text: 'Twice the length has twice the mass, so it is direct.' },
        { text: 'Children grow, but not to twice the height in twice the time. It is neither.' },
      ],
    },
  },
  {
    key: 'inverse-fill-the-table',
    topics: ['inverse-proportion'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-R-14', 'GCSE-R13', 'GCSE-R10'],
    question: {
      type: 'table',
      text: 'The values of $y$ are inversely proportional to the values of $x$. Complete the table.',
      max_score: 3,
      template: {
        draw: {
          k: { pick: [24, 36, 48, 60, 72, 120] },
          a: { pick: [2, 3] },
          b: { pick: [4, 6] },
          c: { pick: [8, 12] },
          d: { pick: [5, 10, 15, 20] },
        },
        derive: { ya: 'k/a', yb: 'k/b', yc: 'k/c', yd: 'k/d' },
        where: [
          'is_integer(ya)',
          'is_integer(yb)',
          'is_integer(yc)',
          'is_integer(yd)',
          'distinct(a, b, c, d)',
          'yb != ya*b/a',
          'yc != b',
          'yb != b',
          'yd != c',
          'd != yc',
          'distinct(ya, yb, yc, yd, a, b, c)',
        ],
        check: ['answer1*b = a*ya', 'c*answer2 = k', 'answer3*d = a*ya'],
      },
      columns: ['$y$'],
      rows: [
        { label: '$x = {{a}}$', cells: [{ type: 'given', text: '{{ya}}' }] },
        {
          label: '$x = {{b}}$',
          cells: [
            {
              type: 'number',
              answer: '{{yb}}',
              mistakes: [
                slip(
                  '{{ya*b/a}}',
                  'direct_for_inverse_proportion',
                  'As $x$ grows, $y$ has to shrink here.',
                ),
              ],
            },
          ],
        },
        {
          label: '$x = {{c}}$',
          cells: [
            {
              type: 'number',
              answer: '{{yc}}',
              mistakes: [
                slip(
                  '{{ya*c/a}}',
                  'direct_for_inverse_proportion',
                  'As $x$ grows, $y$ has to shrink here.',
                ),
              ],
            },
          ],
        },
        { label: '$x = {{d}}$', cells: [{ type: 'number', answer: '{{yd}}' }] },
      ],
      hints: [
        'If $x$ is doubled, what happens to $y$?',
        'In inverse proportion the product of $x$ and $y$ is always the same.',
        'The first row gives the product: ${{a}} \\times {{ya}} = {{k}}$.',
        'Divide {{k}} by {{b}}, by {{c}} and by {{d}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{ya}} = {{k}}`, text: 'The product.' },
        {
          maths: tex`{{k}} \div {{b}} = {{yb}}, \quad {{k}} \div {{c}} = {{yc}}, \quad {{k}} \div {{d}} = {{yd}}`,
          text: 'The product divided by each $x$.',
        },
      ],
    },
  },
  {
    key: 'inverse-which-graph',
    topics: ['inverse-proportion'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['MK3-R-14', 'GCSE-R14'],
    question: {
      type: 'single_choice',
      text: 'A drive of {{d}} km takes $t$ hours at a speed of $v$ km/h. How does the graph of $t$ against $v$ look?',
      max_score: 1,
      template: { draw: { d: { pick: [60, 80, 100, 120, 150, 200] } } },
      options: [
        option(
          'A straight line up from the origin',
          'direct_for_inverse_proportion',
          'Does a faster drive take more time?',
        ),
        { text: 'A curve down that comes nearer and nearer to the axis' },
        option(
          'A curve that goes down and then up again',
          'relation_direction',
          'Is there a speed from which a faster drive takes longer?',
        ),
        option(
          'A straight line down to the $v$ axis',
          'inverse_graph_as_falling_line',
          'At some speed the time would be nothing at all. Can that be?',
        ),
      ],
      answers: [2],
      hints: [
        'What happens to the time when the speed doubles?',
        'The product of speed and time is always the distance.',
        'Try 20, 40 and 80 km/h. How much time is saved at each step?',
        'The time gets shorter, by less and less, and it never reaches zero.',
      ],
      method_answer: [
        {
          maths: tex`v \times t = {{d}}`,
          text: 'The product is the distance, so it is inverse proportion.',
        },
        { text: 'When $v$ doubles, $t$ halves. It becomes small, but never 0.' },
      ],
    },
  },
  {
    key: 'inverse-read-the-graph',
    topics: ['inverse-proportion'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['MK3-R-14', 'GCSE-R14', 'GCSE-R10'],
    question: {
      type: 'number',
      text: 'The graph shows how many days a bag of feed lasts, for different numbers of {{animals}}. It goes through the point $({{a}}, {{k/a}})$. How many days does the bag last for {{b}} {{animals}}?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 2, label: '{{animals}}' },
        y: { from: 0, to: '{{k/2}}', step: '{{k/10}}', label: 'Days' },
        curves: [{ type: 'reciprocal', a: '{{k}}', from: 2, to: 10 }],
        points: [{ at: ['{{a}}', '{{k/a}}'] }],
      },
      max_score: 2,
      template: {
        draw: {
          animals: { pick: ['hens', 'goats', 'rabbits', 'sheep'] },
          k: { pick: [60, 120, 180, 240] },
          a: { pick: [3, 4, 5, 6] },
          b: { pick: [8, 10, 12, 15] },
        },
        where: [
          'is_integer(k/a)',
          'is_integer(k/b)',
          'k/b != b',
          'k/b != k/a*b/a',
          'k/a - (b - a) != k/b',
          'k/a + a - b > 0',
          'k/b != a',
        ],
        check: ['answer*b = k/a*a'],
      },
      answer: '{{k/b}}',
      mistakes: [
        slip('{{k/a*b/a}}', 'direct_for_inverse_proportion', 'More animals eat the bag up faster.'),
        slip(
          '{{k/a + a - b}}',
          'added_in_proportion',
          'One more animal does not take exactly one day off.',
        ),
      ],
      hints: [
        'What stays the same along the curve?',
        'Multiply the two numbers of the point. That product is the same for every point.',
        'The product is ${{a}} \\times {{k/a}} = {{k}}$.',
        'For {{b}} {{animals}}, divide {{k}} by {{b}}.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times {{k/a}} = {{k}}`,
          text: 'The product of the two numbers of a point.',
        },
        { maths: tex`{{k}} \div {{b}} = {{k/b}}`, text: 'The days for {{b}} {{animals}}.' },
      ],
    },
  },
  {
    key: 'inverse-one-leaves',
    topics: ['inverse-proportion'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['MK3-R-14', 'GCSE-R10'],
    question: {
      type: 'number',
      text: '{{n}} people plan to lay a path in {{d}} days. After {{e}} days {{q}} of them leave, and the rest go on at the same pace. How many more days do they need?',
      max_score: 3,
      template: {
        draw: {
          n: { from: 4, to: 10 },
          d: { from: 6, to: 16 },
          e: { from: 2, to: 8 },
          q: { from: 1, to: 4 },
        },
        derive: { left: 'd - e', rest: 'n - q', x: 'n*(d - e)/(n - q)' },
        where: [
          'e < d - 1',
          'rest > 1',
          'is_integer(x)',
          'x != rest',
          'x != n*d/rest',
          'x != d',
          'x != n',
          'x != left + q',
          'x != e',
          'x != q',
          'distinct(x, n*d/rest, left*rest/n, n*left)',
        ],
        check: ['n*e + answer*(n - q) = n*d'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{n*d/rest}}',
          'part_of_work_forgotten',
          'Some of the path is done already. How much is left?',
        ),
        slip('{{left*rest/n}}', 'direct_for_inverse_proportion', 'Fewer people cannot be faster.'),
        slip(
          '{{n*left}}',
          'stopped_early',
          'That is what one person alone would need. How many are still there?',
        ),
      ],
      hints: [
        'How much work is left after {{e}} days?',
        'Count the work in days of one person. Then share it among those who stay.',
        'All {{n}} people would need {{left}} more days. That is ${{n}} \\times {{left}} = {{n*left}}$ days of one person.',
        'Share {{n*left}} among the {{rest}} people who stay.',
      ],
      method_answer: [
        {
          maths: tex`{{n}} \times ({{d}} - {{e}}) = {{n*left}}`,
          text: 'The work that is left, in days of one person.',
        },
        {
          maths: tex`{{n*left}} \div ({{n}} - {{q}}) = {{x}}`,
          text: 'Shared among those who stay.',
        },
      ],
    },
  },
]
