import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const tablesAndGraphs: readonly ContentQuestion[] = [
  {
    key: 'tables-best-heading',
    topics: ['tables-and-graphs'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['SK3-WS-11', 'SK3-WS-08', 'GCSE-WS-12'],
    question: {
      type: 'single_choice',
      text: 'A table has a column with the {{what}}. The numbers in it are {{a}}, {{b}} and {{c}}. How is the column headed best?',
      max_score: 1,
      template: {
        draw: { a: { from: 12, to: 19 }, b: { from: 21, to: 29 }, c: { from: 31, to: 39 } },
        rows: [
          { what: 'times in seconds', name: 'Time', u: 's', full: 'Seconds' },
          { what: 'lengths in centimetres', name: 'Length', u: 'cm', full: 'Centimetres' },
          { what: 'masses in grams', name: 'Mass', u: 'g', full: 'Grams' },
          { what: 'forces in newtons', name: 'Force', u: 'N', full: 'Newtons' },
        ],
      },
      options: [
        option(
          'Results',
          'heading_incomplete',
          'Results of what? A reader needs the quantity and the unit.',
        ),
        option('{{full}}', 'heading_incomplete', 'This is the unit. What quantity was measured?'),
        option(
          '{{name}}, and {{u}} is written behind each number',
          'unit_in_every_cell',
          'That works, but it is much to write. Where could the unit stand once for all?',
        ),
        { text: '{{name}} ({{u}})' },
      ],
      answers: [4],
      hints: [
        'A reader should know what each number means without asking.',
        'A heading needs two things: the quantity and the unit.',
        'The numbers are {{what}}. So which quantity is it, and in what is it counted?',
        'Look for the heading with both: a name first, and a short unit in brackets.',
      ],
      method_answer: [{ text: 'The heading names the quantity, with the unit in brackets.' }],
    },
  },
  {
    key: 'tables-where-it-goes',
    topics: ['tables-and-graphs'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['SK3-WS-11', 'GCSE-WS-14'],
    question: {
      type: 'cloze_dropdown',
      text: '{{story}} The first column of the table is for the [[1]]. On the graph, the [[2]] goes along the bottom, and the [[3]] goes up the side.',
      max_score: 3,
      template: {
        draw: {},
        rows: [
          {
            story:
              'Sami heats water to five temperatures and times how long a tablet needs to dissolve.',
            x: 'temperature',
            y: 'time',
          },
          {
            story: 'Elin hangs six masses on a spring and measures its length each time.',
            x: 'mass',
            y: 'length',
          },
          {
            story:
              'Juma lets a ball fall from five heights and measures how deep a dent it makes in sand.',
            x: 'height of fall',
            y: 'depth of the dent',
          },
        ],
      },
      gaps: [
        {
          options: [
            { text: '{{x}}' },
            option(
              '{{y}}',
              'variable_kinds_mixed',
              'This is measured. The first column is for what was chosen beforehand.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '{{y}}',
              'graph_axes_of_variables_swapped',
              'Along the bottom goes what was changed on purpose.',
            ),
            { text: '{{x}}' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              '{{x}}',
              'graph_axes_of_variables_swapped',
              'Up the side goes what was measured.',
            ),
            { text: '{{y}}' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Which of the two did the pupil choose before the test began?',
        'What is chosen comes first: in the first column, and along the bottom.',
        'What is measured depends on it. It comes second: in the next column, and up the side.',
        'Find “five” or “six” in the story. What stands behind it was chosen.',
      ],
      method_answer: [
        { text: 'Chosen on purpose, so first column and bottom axis: the {{x}}.' },
        { text: 'Measured, so next column and side axis: the {{y}}.' },
      ],
    },
  },
  {
    key: 'tables-which-graph',
    topics: ['tables-and-graphs'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['SK3-WS-11', 'GCSE-WS-14'],
    question: {
      type: 'matching',
      text: 'Match each set of results with the graph or chart that suits it best. One of the answers is left over.',
      max_score: 3,
      template: {
        draw: {},
        rows: [
          {
            bar: 'how much water four kinds of paper soak up',
            line: 'the temperature of soup, each minute for ten minutes',
            scatter: 'arm length and height of each of 30 pupils',
          },
          {
            bar: 'the top speed of each of five kinds of bird',
            line: 'the height of a bean plant, each day for two weeks',
            scatter: 'hand width and foot length of each of 25 adults',
          },
          {
            bar: 'the energy in 100 g of six foods',
            line: 'the volume of gas collected, each 10 s for 2 minutes',
            scatter: 'the mass and the wing length of each of 40 sparrows',
          },
        ],
      },
      left: ['{{bar}}', '{{line}}', '{{scatter}}'],
      right: ['scatter graph', 'line graph', 'bar chart', 'pie chart'],
      pairs: [3, 2, 1],
      hints: [
        'First ask of each set: are there kinds with names, or numbers on a scale?',
        'Kinds with names get bars. A change with time gets a line. Two measurements of many different things get points.',
        'Look for the words “each minute”, “each day” or “each 10 s”. That is a change with time.',
        'Now find the set with two measurements of each person or animal. One kind of chart is not needed.',
      ],
      method_answer: [
        { text: 'Bar chart: {{bar}}. These are kinds with names.' },
        { text: 'Line graph: {{line}}. This is a change with time.' },
        { text: 'Scatter graph: {{scatter}}. Each gives one point.' },
      ],
    },
  },
  {
    key: 'tables-mean-of-three',
    topics: ['tables-and-graphs'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['SK3-WS-18', 'GCSE-WS-15'],
    question: {
      type: 'number',
      text: 'A {{thing}} is timed three times: {{a/10|dp1}} s, {{b/10|dp1}} s and {{c/10|dp1}} s. What is the mean time, in seconds?',
      max_score: 2,
      template: {
        draw: {
          thing: { pick: ['falling paper cake case', 'rolling marble', 'toy car on a ramp'] },
          m: { from: 18, to: 46 },
          d: { from: 1, to: 3 },
          e: { from: 1, to: 3 },
        },
        derive: { a: 'm - d', b: 'm + d + e', c: 'm - e' },
        where: ['distinct(m, a, b, c)'],
        check: ['answer * 30 = a + b + c'],
      },
      answer: '{{m/10|dp1}}',
      mistakes: [
        slip(
          '{{(a + b + c)/10|dp1}}',
          'mean_not_divided',
          'This is the total. It still has to be shared out.',
        ),
        slip(
          '{{b/10|dp1}}',
          'middle_without_order',
          'This is one of the three. The mean uses all of them.',
        ),
      ],
      hints: [
        'The mean is what each time would be if all three were equal.',
        'Add the three times and divide by how many there are.',
        '{{a/10|dp1}} + {{b/10|dp1}} + {{c/10|dp1}} = {{(a + b + c)/10|dp1}}',
        'Divide {{(a + b + c)/10|dp1}} by 3.',
      ],
      method_answer: [
        {
          maths: tex`{{a/10|dp1}} + {{b/10|dp1}} + {{c/10|dp1}} = {{(a + b + c)/10|dp1}}`,
          text: 'The total, in s.',
        },
        {
          maths: tex`{{(a + b + c)/10|dp1}} \div 3 = {{m/10|dp1}}`,
          text: 'Shared out over three readings.',
        },
      ],
    },
  },
  {
    key: 'tables-read-from-a-line',
    topics: ['tables-and-graphs'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['GCSE-WS-14', 'SK3-WS-10'],
    question: {
      type: 'number',
      text: 'The graph shows water that is heated. The line is straight from {{c}} °C at 0 minutes to {{c + 10 * g}} °C at 10 minutes. What is the temperature after {{t}} minutes, in °C?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 2, minor: 1, label: 'Time (min)' },
        y: { from: 0, to: 100, step: 20, minor: 5, label: 'Temperature (°C)' },
        polylines: [
          {
            points: [
              [0, '{{c}}'],
              [10, '{{c + 10 * g}}'],
            ],
            marks: 'cross',
          },
        ],
        alt: 'A straight line from {{c}} °C at 0 minutes to {{c + 10 * g}} °C at 10 minutes.',
      },
      max_score: 2,
      template: {
        draw: {
          c: { pick: [10, 15, 20, 25] },
          g: { pick: [4, 5, 6, 7] },
          t: { pick: [4, 5, 6, 8] },
        },
        derive: { v: 'c + g * t' },
        where: ['v != t * 10', 'distinct(v, g * t)'],
        check: ['(answer - c) / t = g'],
      },
      answer: '{{v}}',
      mistakes: [
        slip(
          '{{g * t}}',
          'increase_for_the_whole',
          'By so much it has become warmer. How warm was it at the start?',
        ),
      ],
      hints: [
        'The time is along the bottom and the temperature up the side.',
        'Go up from the time to the line, then across to the temperature.',
        'Find {{t}} on the axis “Time (min)” and put a ruler upright there.',
        'In 10 minutes it gets {{10 * g}} °C warmer, so {{g}} °C each minute. It starts at {{c}} °C.',
      ],
      method_answer: [
        { maths: tex`{{10 * g}} \div 10 = {{g}}`, text: 'So many degrees each minute.' },
        {
          maths: tex`{{c}} + {{t}} \times {{g}} = {{v}}`,
          text: 'This is also what the line shows above {{t}} minutes.',
        },
      ],
    },
  },
  {
    key: 'tables-fill-in-the-means',
    topics: ['tables-and-graphs'],
    difficulty: 0.1,
    minutes: 2.5,
    statements: ['SK3-WS-11', 'SK3-WS-18', 'GCSE-WS-15'],
    question: {
      type: 'table',
      text: 'A sugar lump dissolves in water of three temperatures, three times each. Fill in the mean times.',
      max_score: 3,
      template: {
        draw: {
          p: { from: 82, to: 98 },
          q: { from: 51, to: 66 },
          r: { from: 27, to: 38 },
          d: { from: 1, to: 4 },
          e: { from: 1, to: 4 },
        },
        where: ['d != e', 'd != 2 * e', 'e != 2 * d'],
        check: [
          'answer1 * 3 = 3 * p',
          'answer2 = q + d - d',
          'answer3 * 3 = (r - d) + (r + e) + (r + d - e)',
        ],
      },
      columns: ['Trial 1 (s)', 'Trial 2 (s)', 'Trial 3 (s)', 'Mean (s)'],
      rows: [
        {
          label: '20 °C',
          cells: [
            { type: 'given', text: '{{p - d}}' },
            { type: 'given', text: '{{p + d + e}}' },
            { type: 'given', text: '{{p - e}}' },
            {
              type: 'number',
              answer: '{{p}}',
              mistakes: [
                slip('{{3 * p}}', 'mean_not_divided', 'This is the total of three. Share it out.'),
              ],
            },
          ],
        },
        {
          label: '40 °C',
          cells: [
            { type: 'given', text: '{{q + d}}' },
            { type: 'given', text: '{{q + e}}' },
            { type: 'given', text: '{{q - d - e}}' },
            {
              type: 'number',
              answer: '{{q}}',
              mistakes: [
                slip('{{3 * q}}', 'mean_not_divided', 'This is the total of three. Share it out.'),
              ],
            },
          ],
        },
        {
          label: '60 °C',
          cells: [
            { type: 'given', text: '{{r - d}}' },
            { type: 'given', text: '{{r + e}}' },
            { type: 'given', text: '{{r + d - e}}' },
            {
              type: 'number',
              answer: '{{r}}',
              mistakes: [
                slip('{{3 * r}}', 'mean_not_divided', 'This is the total of three. Share it out.'),
              ],
            },
          ],
        },
      ],
      hints: [
        'Each mean lies somewhere among its three times.',
        'Work along one row at a time: add the three times and divide by 3.',
        'The three times at 20 °C make {{3 * p}} s together.',
        'At 40 °C they make {{3 * q}} s and at 60 °C {{3 * r}} s. Divide each total by 3.',
      ],
      method_answer: [
        { maths: tex`{{3 * p}} \div 3 = {{p}}`, text: 'At 20 °C, in s.' },
        { maths: tex`{{3 * q}} \div 3 = {{q}}`, text: 'At 40 °C, in s.' },
        { maths: tex`{{3 * r}} \div 3 = {{r}}`, text: 'At 60 °C, in s.' },
      ],
    },
  },
  {
    key: 'tables-fault-of-a-graph',
    topics: ['tables-and-graphs'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-WS-14', 'SK3-WS-11'],
    question: {
      type: 'single_choice',
      text: 'Amina measured the height of a bean plant every two days. The axes of her graph say “Time” and “Height (cm)”. Each scale goes up in equal steps. What should she add or change?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 2, label: 'Time' },
        y: { from: 0, to: 20, step: 5, label: 'Height (cm)' },
        points: [
          { at: [0, 2] },
          { at: [2, 5] },
          { at: [4, 8.5] },
          { at: [6, 12] },
          { at: [8, 15] },
          { at: [10, 18.5] },
        ],
      },
      max_score: 1,
      options: [
        { text: 'Add a unit to the time' },
        option(
          'Use steps of 5 cm, then 2 cm, then 1 cm up the side',
          'scale_step_misread',
          'Then equal lengths would mean different heights.',
        ),
        option(
          'Leave out the plant at 0, since it had hardly begun',
          'pattern_misread',
          'It is a reading like the others. What would a reader like to know about the numbers?',
        ),
        option(
          'Change the axes over: time belongs up the side',
          'graph_axes_of_variables_swapped',
          'She chose the days and measured the height. Which of them goes along the bottom?',
        ),
      ],
      answers: [1],
      hints: [
        'Read both labels as if you had not been there. Is all that you need to know on them?',
        'An axis needs a quantity and a unit, and equal steps.',
        'On the side you read “Height (cm)”: a quantity, and in brackets a unit.',
        'Compare that with what is written along the bottom.',
      ],
      method_answer: [
        { text: 'The numbers 0 to 10 could be hours, days or weeks.' },
        { text: '“Time (days)” says it.' },
      ],
    },
  },
  {
    key: 'tables-leave-out-an-anomaly',
    topics: ['tables-and-graphs'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-WS-18', 'SK3-WS-10', 'GCSE-WS-15'],
    question: {
      type: 'number',
      text: 'A trolley rolls down a ramp four times. The times are {{a}} ms, {{b}} ms, {{x}} ms and {{c}} ms. In one trial it hit the wall of the ramp. Find the mean without the anomaly, in ms.',
      diagram: {
        kind: 'bar_chart',
        categories: ['1', '2', '3', '4'],
        series: [{ values: ['{{a}}', '{{b}}', '{{x}}', '{{c}}'] }],
        y: { from: 0, to: 1200, step: 200, minor: 50, label: 'Time (ms)' },
        x_label: 'Trial',
        alt: 'A bar chart of the four times: {{a}}, {{b}}, {{x}} and {{c}} ms.',
      },
      max_score: 2,
      template: {
        draw: {
          m: { from: 540, to: 690, step: 6 },
          d: { from: 4, to: 19 },
          e: { from: 4, to: 19 },
          o: { from: 320, to: 460, step: 4 },
        },
        derive: { a: 'm - d', b: 'm + d + e', c: 'm - e', x: 'm + o' },
        where: ['d != e'],
        check: ['3 * answer = a + b + c'],
      },
      answer: '{{m}}',
      mistakes: [
        slip(
          '{{m + o / 4}}',
          'anomaly_kept',
          'One of the four is far from the others. Does it tell about a smooth ride?',
        ),
        slip(
          '{{3 * m / 4}}',
          'anomaly_left_in_count',
          'How many times are left when one is taken out?',
        ),
        slip('{{3 * m}}', 'mean_not_divided', 'This is the total of three. Share it out.'),
      ],
      hints: [
        'Which of the four times is far away from the other three?',
        'Leave the anomaly out, add the others, and divide by how many are left.',
        'The anomaly is {{x}} ms.',
        'The other three make {{3 * m|thousands}} ms. Divide by 3.',
      ],
      method_answer: [
        { text: 'The anomaly is {{x}} ms: there was a reason for it, so it is left out.' },
        {
          maths: tex`{{a}} + {{b}} + {{c}} = {{3 * m|thousands_tex}}`,
          text: 'The total of the others.',
        },
        { maths: tex`{{3 * m|thousands_tex}} \div 3 = {{m}}`, text: 'The mean of three, in ms.' },
      ],
    },
  },
]
