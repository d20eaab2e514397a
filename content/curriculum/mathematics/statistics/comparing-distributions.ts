import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const comparingDistributions: readonly ContentQuestion[] = [
  {
    key: 'compare-who-is-consistent',
    topics: ['comparing-distributions'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['MK3-S-01', 'GCSE-S4a'],
    question: {
      type: 'single_choice',
      text: 'Two archers have the same mean score, {{m}}. The range of {{one}} is {{r}} and the range of {{two}} is {{s}}. Who is more consistent?',
      max_score: 1,
      template: {
        rows: [
          { one: 'Hana', two: 'Idris' },
          { one: 'Leo', two: 'Thandi' },
          { one: 'Suki', two: 'Evan' },
        ],
        draw: { m: { from: 40, to: 60 }, r: { from: 4, to: 9 }, s: { from: 15, to: 28 } },
      },
      options: [
        { text: '{{one}}, because of the smaller range' },
        option(
          'Nobody can tell without all the scores',
          'average_and_spread_mixed',
          'One of the two measures tells about the spread. Compare it.',
        ),
        option(
          'Both alike, because the means are equal',
          'average_and_spread_mixed',
          'The mean tells how high the scores are. What tells how much they vary?',
        ),
        option(
          '{{two}}, because of the larger range',
          'average_and_spread_mixed',
          'A large range means that the scores are far apart. Is that consistent?',
        ),
      ],
      answers: [1],
      hints: [
        'Consistent means: the scores are close to each other.',
        'An average tells how high. The range tells how spread out.',
        'Compare the two ranges, {{r}} and {{s}}.',
        'A range of {{s}} means that the best and the lowest score are {{s}} apart. Whose scores are closer together?',
      ],
      method_answer: [
        { text: 'The means are equal, so look at the spread.' },
        { text: '{{r}} is less than {{s}}, so the scores of {{one}} vary less.' },
      ],
    },
  },
  {
    key: 'compare-two-buses',
    topics: ['comparing-distributions'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-S-01', 'GCSE-S4a'],
    question: {
      type: 'cloze_dropdown',
      text: 'The journey times of two buses were measured. Bus P has a median of {{a}} minutes and a range of {{r}} minutes. Bus Q has a median of {{b}} minutes and a range of {{s}} minutes. On average bus P is [[1]] than bus Q. Its times are [[2]], because its [[3]].',
      max_score: 3,
      template: {
        draw: {
          a: { from: 20, to: 26 },
          b: { from: 28, to: 36 },
          r: { from: 14, to: 20 },
          s: { from: 4, to: 9 },
        },
      },
      gaps: [
        {
          options: [
            { text: 'quicker' },
            option(
              'slower',
              'average_and_spread_mixed',
              'Compare the medians. A smaller time is a quicker journey.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'more consistent',
              'average_and_spread_mixed',
              'Which bus has the larger range?',
            ),
            { text: 'less consistent' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'median is smaller',
              'average_and_spread_mixed',
              'The median is an average. It does not tell about the spread.',
            ),
            option('range is smaller', 'average_and_spread_mixed', 'Compare the two ranges again.'),
            { text: 'range is larger' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'One of the numbers of each bus is an average, and the other is a spread.',
        'Use the medians for “on average”, and the ranges for how much the times vary.',
        'The medians are {{a}} minutes and {{b}} minutes. Which journey takes less time?',
        'The ranges are {{r}} minutes and {{s}} minutes. The times of bus P are spread over {{r}} minutes, those of bus Q over {{s}}.',
      ],
      method_answer: [
        { text: '{{a}} is less than {{b}}, so bus P is quicker on average.' },
        { text: '{{r}} is more than {{s}}, so the times of bus P vary more.' },
      ],
    },
  },
  {
    key: 'compare-fair-average',
    topics: ['comparing-distributions'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['MK3-S-01', 'GCSE-S4b'],
    question: {
      type: 'single_choice',
      text: 'Six people in an office earn £{{a}}, £{{a}}, £{{b}}, £{{c}}, £{{d}} and £{{big|thousands}} a week. Which average describes best what a typical person there earns?',
      max_score: 1,
      template: {
        draw: {
          a: { from: 380, to: 420, step: 10 },
          b: { from: 440, to: 480, step: 20 },
          c: { from: 500, to: 540, step: 20 },
          d: { from: 560, to: 600, step: 10 },
          big: { from: 4200, to: 6000, step: 100 },
        },
      },
      options: [
        option(
          'The mode, because it comes most often',
          'mean_and_median',
          'Two people earn that, but it is the least of all. Is it typical?',
        ),
        { text: 'The median, because the large value does not move it' },
        option(
          'The range, because it shows all the values',
          'average_and_spread_mixed',
          'The range measures how spread out they are. It is not an average.',
        ),
        option(
          'The mean, because all six values are used to work it out',
          'outlier_moves_median',
          'One value is very large. What does it do to the total?',
        ),
      ],
      answers: [2],
      hints: [
        'One of the six values is not like the others.',
        'An outlier pulls on every average that uses the total.',
        'One person earns £{{big|thousands}}. The other five earn between £{{a}} and £{{d}}.',
        'The most common value is the lowest one, and the total is pulled up by the highest. Which average looks at the middle only?',
      ],
      method_answer: [
        {
          maths: tex`({{b}} + {{c}}) \div 2 = {{(b + c)/2}}`,
          text: 'The median is close to what most of them earn.',
        },
        { text: 'The mean is pulled up by one person, and the mode is the lowest of all.' },
      ],
    },
  },
  {
    key: 'compare-means-of-classes',
    topics: ['comparing-distributions'],
    difficulty: 0.4,
    minutes: 3,
    statements: ['MK3-S-01', 'GCSE-S4a'],
    question: {
      type: 'number',
      text: 'Class P has {{p}} pupils and collected {{p*a}} kg of paper. Class Q has {{q}} pupils and collected {{q*b}} kg. How many more kilograms for each pupil did class P collect?',
      max_score: 3,
      template: {
        draw: {
          p: { from: 15, to: 22 },
          q: { from: 24, to: 32 },
          a: { from: 6, to: 9 },
          b: { from: 3, to: 7 },
        },
        where: ['a > b + 1', 'q*b > p*a', 'distinct(q*b - p*a, a, a - b)'],
        check: ['(answer + b)*p = p*a'],
      },
      answer: '{{a - b}}',
      mistakes: [
        slip(
          '{{q*b - p*a}}',
          'totals_compared_unfairly',
          'That compares the totals. How much is it for each pupil?',
        ),
        slip(
          '{{a}}',
          'stopped_early',
          'That is how much each pupil of P collected. Compare it with class Q.',
        ),
      ],
      hints: [
        'The classes differ in size, so the totals alone are not a fair comparison.',
        'Find the mean for each pupil in both classes, and subtract.',
        'For class P work out {{p*a}} ÷ {{p}}.',
        'Each pupil of P collected {{a}} kg and each pupil of Q {{b}} kg. How much more is that?',
      ],
      method_answer: [
        { maths: tex`{{p*a}} \div {{p}} = {{a}}`, text: 'The mean of class P.' },
        { maths: tex`{{q*b}} \div {{q}} = {{b}}`, text: 'The mean of class Q.' },
        { maths: tex`{{a}} - {{b}} = {{a - b}}`, text: 'The difference for each pupil.' },
      ],
    },
  },
  {
    key: 'compare-cut-axis',
    topics: ['comparing-distributions'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['MK3-W-09', 'GCSE-S4a'],
    question: {
      type: 'single_choice',
      text: 'A shop shows this chart and says, “We sell three times as many {{thing}} as before.” What misleads here?',
      diagram: {
        kind: 'bar_chart',
        categories: ['before', 'now'],
        series: [{ values: ['{{low + 2}}', '{{low + 6}}'] }],
        y: { from: '{{low}}', to: '{{low + 8}}', step: 2, label: 'Sales' },
        alt: 'A bar chart whose axis begins at {{low}}. Before: {{low + 2}}. Now: {{low + 6}}.',
      },
      max_score: 1,
      template: {
        draw: { thing: { pick: ['kites', 'lamps', 'drums'] }, low: { pick: [60, 80, 90, 100] } },
      },
      options: [
        { text: 'The axis does not begin at zero, so the bars look more different than they are.' },
        option(
          'Nothing. The second bar is three times as tall as the first.',
          'cut_axis_trusted',
          'Read both values from the axis. Is one three times the other?',
        ),
        option(
          'A bar chart must have at least three bars.',
          'unsuitable_chart',
          'Two bars are fine for two values. Look at the numbers at the side.',
        ),
        option(
          'The bars should be joined with a line.',
          'unsuitable_chart',
          'A line would not change what the axis does. Look at its lowest number.',
        ),
      ],
      answers: [1],
      hints: [
        'Read the numbers at the side, from the bottom up.',
        'Heights of bars can be compared by eye only when the scale starts at nought.',
        'Before, the shop sold {{low + 2}}. How many does it sell now?',
        'From {{low + 2}} to {{low + 6}} is a small change. Which option says why it looks so large?',
      ],
      method_answer: [
        { text: 'The values are {{low + 2}} and {{low + 6}}, so there are only 4 more.' },
        { text: 'The axis begins at {{low}}. That cuts off most of each bar.' },
      ],
    },
  },
  {
    key: 'compare-two-bar-charts',
    topics: ['comparing-distributions'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['MK3-S-01', 'GCSE-S4a'],
    question: {
      type: 'number',
      text: 'The chart compares how many books two classes read. Each bar is a number of pupils. How much greater is the mean number of books in class Q than in class P?',
      diagram: {
        kind: 'bar_chart',
        categories: ['1 book', '2 books', '3 books'],
        series: [
          { name: 'P', values: ['{{a}}', '{{b}}', '{{c}}'] },
          { name: 'Q', values: ['{{c}}', '{{b}}', '{{a}}'] },
        ],
        y: { from: 0, to: 12, step: 2, minor: 1, label: 'Pupils' },
        alt: 'A bar chart with two bars for each number of books. 1 book: class P {{a}}, class Q {{c}}. 2 books: class P {{b}}, class Q {{b}}. 3 books: class P {{c}}, class Q {{a}}.',
      },
      max_score: 4,
      template: {
        draw: { a: { from: 6, to: 12 }, b: { from: 3, to: 10 }, c: { from: 1, to: 4 } },
        derive: {
          n: 'a + b + c',
          p: '(a + 2*b + 3*c)/n',
          q: '(c + 2*b + 3*a)/n',
          gap: 'q - p',
        },
        where: [
          'mod(20, n) = 0',
          'is_integer(10*p)',
          'mod(a + 2*b + 3*c, n) != 0',
          'distinct(gap, 2*(a - c), q, 2*(a - c)/3, 1)',
        ],
        check: ['answer*n = 2*(a - c)'],
      },
      answer: '{{gap}}',
      mistakes: [
        slip(
          '{{2*(a - c)}}',
          'mean_not_divided',
          'That is the difference of the totals. Divide each total by the number of pupils.',
        ),
        slip(
          '{{2*(a - c)/3}}',
          'divided_by_rows',
          'You divided by the number of bars. How many pupils are in each class?',
        ),
        slip('{{q}}', 'stopped_early', 'That is the mean of class Q. Compare it with class P.'),
      ],
      hints: [
        'Both classes have the same number of pupils. How many is that?',
        'For each class find all the books, and divide by the number of pupils. Then subtract.',
        'In class P there are 1 × {{a}} + 2 × {{b}} + 3 × {{c}} = {{a + 2*b + 3*c}} books.',
        'Class Q has {{c + 2*b + 3*a}} books, and each class has {{n}} pupils. Divide both totals by {{n}}, and subtract.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a + 2*b + 3*c}} }{ {{n}} } = {{p|dp1}}`,
          text: 'The mean of class P.',
        },
        {
          maths: tex`\frac{ {{c + 2*b + 3*a}} }{ {{n}} } = {{q|dp1}}`,
          text: 'The mean of class Q.',
        },
        { maths: tex`{{q|dp1}} - {{p|dp1}} = {{gap|dp1}}`, text: 'The difference.' },
      ],
    },
  },
  {
    key: 'compare-two-swimmers',
    topics: ['comparing-distributions'],
    difficulty: 0.3,
    minutes: 4,
    statements: ['MK3-S-01', 'GCSE-S4a'],
    question: {
      type: 'multi_part',
      text: '{{name}} swims five lengths. The times in seconds are {{c}}, {{a}}, {{e}}, {{b}} and {{d}}. A friend’s five times have a median of {{c + lead}} seconds and a range of {{e - a + more}} seconds.',
      max_score: 4,
      template: {
        draw: {
          name: { pick: ['Sefa', 'Kasia', 'Yonas', 'Elin'] },
          a: { from: 24, to: 28 },
          u: { from: 1, to: 3 },
          v: { from: 1, to: 3 },
          w: { from: 1, to: 3 },
          z: { from: 1, to: 4 },
          lead: { from: 2, to: 5 },
          more: { from: 3, to: 8 },
        },
        derive: { b: 'a + u', c: 'b + v', d: 'c + w', e: 'd + z' },
        check: ['answer1 - v = b', 'answer2 + a = e'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'Work out the median of {{name}}’s times, in seconds.',
          max_score: 1,
          answer: '{{c}}',
          mistakes: [
            slip(
              '{{e}}',
              'median_not_sorted',
              'That is the middle of the list as it stands. Put the times in order first.',
            ),
          ],
          hints: [
            'The median stands in the middle of an ordered list.',
            'Put the five times in order, and take the one in the middle.',
            'In order the times begin {{a}}, {{b}}.',
            'They end with {{d}}, {{e}}. Which time is left in the middle?',
          ],
          method_answer: [{ maths: tex`{{c}}`, text: 'The third of the five ordered times.' }],
        },
        {
          type: 'number',
          text: 'Work out the range of {{name}}’s times, in seconds.',
          max_score: 1,
          answer: '{{e - a}}',
          mistakes: [
            slip(
              '{{e}}',
              'average_and_spread_mixed',
              'That is the longest time. How far is it from the shortest?',
            ),
          ],
          hints: [
            'The range tells how far the times are spread.',
            'Take the shortest time from the longest.',
            'The longest time is {{e}} s.',
            'The shortest is {{a}} s. Work out {{e}} − {{a}}.',
          ],
          method_answer: [
            { maths: tex`{{e}} - {{a}} = {{e - a}}`, text: 'Longest take away shortest.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Which sentence compares the two swimmers well?',
          max_score: 2,
          options: [
            { text: '{{name}} is faster on average, and the times vary less.' },
            option(
              '{{name}} is faster on average, but the times vary more.',
              'average_and_spread_mixed',
              'Compare the two ranges again. A smaller range means that the times vary less.',
            ),
            option(
              'The friend is faster on average, because the median is larger.',
              'average_and_spread_mixed',
              'These are times. Does a faster swimmer need more seconds or fewer?',
            ),
          ],
          answers: [1],
          hints: [
            'Compare the medians first, and then the ranges.',
            'A small time is a fast swim, and a small range means that the times are alike.',
            'The median of the friend is {{lead}} s larger.',
            'The range of the friend is {{more}} s larger. Which sentence says both?',
          ],
          method_answer: [{ text: 'Both the median and the range of {{name}} are smaller.' }],
        },
      ],
      hints: [
        'One part asks for an average, one for a spread, and the last one for both together.',
        'Median: order the times and take the middle one. Range: longest take away shortest. Then compare each with the friend’s.',
        'In order the times begin {{a}}, {{b}}.',
        'The two longest times are {{d}} and {{e}}. Which time is left in the middle? And how far is it from {{a}} to {{e}}?',
      ],
      method_answer: [
        { text: 'In order: {{a}}, {{b}}, {{c}}, {{d}}, {{e}}. The median is {{c}} seconds.' },
        { maths: tex`{{e}} - {{a}} = {{e - a}}`, text: 'The range.' },
        { text: 'Both are smaller than the friend’s: faster on average, and more consistent.' },
      ],
    },
  },
]
