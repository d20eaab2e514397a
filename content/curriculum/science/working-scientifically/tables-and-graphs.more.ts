import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const moreTablesAndGraphs: readonly ContentQuestion[] = [
  {
    key: 'tables-draw-a-graph',
    topics: ['tables-and-graphs'],
    difficulty: 0.4,
    minutes: 6,
    statements: ['GCSE-WS-14', 'SK3-WS-11'],
    question: {
      type: 'drawing',
      text: 'Hot water cools in a cup. At 0 min it has 80 °C, at 2 min 68 °C, at 4 min 59 °C, at 6 min 52 °C, at 8 min 47 °C and at 10 min 43 °C. Draw a graph of these results.',
      max_score: 4,
      criteria: [
        {
          code: 'axes',
          text: 'Time is along the bottom and temperature up the side, both with units',
          marks: 1,
          evidence: ['The axes say Time (min) and Temperature (°C).'],
        },
        {
          code: 'scales',
          text: 'Both scales go up in equal steps and use more than half of the paper',
          marks: 1,
          evidence: ['The scales have equal steps and fill most of the paper.'],
        },
        {
          code: 'points',
          text: 'All six points are in the right places, as small crosses',
          marks: 1,
          evidence: ['The points are at 80, 68, 59, 52, 47 and 43 °C.'],
        },
        {
          code: 'curve',
          text: 'One smooth curve goes through or near the points',
          marks: 1,
          evidence: ['A smooth curve falls and gets less steep.'],
        },
      ],
      hints: [
        'Which of the two was chosen: the time or the temperature?',
        'Axes first, with labels and units. Then scales in equal steps, then crosses, and the line last.',
        'Time goes along the bottom from 0 to 10 min. Up the side you may begin at 0 or at 40 °C.',
        'The points do not lie on a straight line. Draw one smooth curve, without a ruler.',
      ],
      method_answer: [
        { text: 'Time (min) along the bottom, temperature (°C) up the side.' },
        { text: 'Six crosses, and one smooth curve that gets less steep.' },
      ],
    },
  },
  {
    key: 'tables-gradient-of-a-line',
    topics: ['tables-and-graphs'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-WS-14', 'SK3-WS-10'],
    question: {
      type: 'number',
      text: 'The graph shows the length of a spring for different forces. The straight line goes through the points ({{p}} N, {{c + g * p}} cm) and ({{q}} N, {{c + g * q}} cm). What is its gradient, in cm per newton?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 2, minor: 1, label: 'Force (N)' },
        y: { from: 0, to: 50, step: 10, minor: 5, label: 'Length (cm)' },
        lines: [{ from: [0, '{{c}}'], to: [10, '{{c + 10 * g}}'] }],
        points: [{ at: ['{{p}}', '{{c + g * p}}'] }, { at: ['{{q}}', '{{c + g * q}}'] }],
        alt: 'A straight line that rises through ({{p}}, {{c + g * p}}) and ({{q}}, {{c + g * q}}).',
      },
      max_score: 2,
      template: {
        draw: {
          c: { from: 6, to: 15 },
          g: { from: 2, to: 3 },
          p: { from: 1, to: 3 },
          q: { from: 6, to: 9 },
        },
        derive: { rise: 'g * (q - p)', run: 'q - p' },
        where: ['distinct(g, rise, (c + g * q) / q, 1 / g)'],
        check: ['answer * (q - p) = (c + g * q) - (c + g * p)'],
      },
      answer: '{{g}}',
      mistakes: [
        slip(
          '{{(c + g * q) / q}}',
          'slope_from_the_origin',
          'The line does not begin at zero. Use the changes between the two points.',
        ),
        slip(
          '{{1 / g}}',
          'gradient_upside_down',
          'The change up the side is divided by the change along the bottom.',
        ),
        slip(
          '{{rise}}',
          'stopped_early',
          'By so much the spring gets longer. For how many newtons?',
        ),
      ],
      hints: [
        'The gradient tells how much longer the spring gets for each newton.',
        'Gradient is the change up the side divided by the change along the bottom.',
        'Up the side: {{c + g * q}} − {{c + g * p}} = {{rise}} cm.',
        'Along the bottom it is {{q}} − {{p}} = {{run}} N. Divide {{rise}} by {{run}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{c + g * q}} - {{c + g * p}} }{ {{q}} - {{p}} } = \frac{ {{rise}} }{ {{run}} } = {{g}}`,
          text: 'In cm per newton.',
        },
      ],
    },
  },
  {
    key: 'tables-line-of-best-fit',
    topics: ['tables-and-graphs'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-WS-14', 'GCSE-WS-15'],
    question: {
      type: 'single_choice',
      text: 'Seven of these eight points lie close to a straight line. The point at (5, 4) lies far from it. How is the line of best fit drawn?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 8, step: 2, minor: 1, label: 'Extension (cm)' },
        y: { from: 0, to: 20, step: 4, minor: 2, label: 'Force (N)' },
        points: [
          { at: [1, 2.5] },
          { at: [2, 4.6] },
          { at: [3, 7.8] },
          { at: [4, 9.7] },
          { at: [5, 4] },
          { at: [6, 15.3] },
          { at: [7, 17.2] },
          { at: [8, 19.8] },
        ],
      },
      max_score: 1,
      options: [
        option(
          'From point to point with a ruler, through all eight',
          'best_fit_through_all',
          'Then every small error of a reading makes a corner. Is the pattern a zigzag?',
        ),
        { text: 'Straight, close to the seven, with about as many above as below' },
        option(
          'Straight, halfway between the seven points and the other one',
          'anomaly_kept',
          'Should one odd reading pull the line away from seven good ones?',
        ),
        option(
          'Straight, through the first and the last point, whatever lies between',
          'best_fit_through_all',
          'Two points alone can be out as well. What about the other readings?',
        ),
      ],
      answers: [2],
      hints: [
        'A line of best fit shows the pattern, not each small error.',
        'Leave out the anomaly. Then balance the line among the points that are left.',
        'The anomaly here is the point at (5, 4).',
        'A see-through ruler helps: move it until the points above and below are balanced.',
      ],
      method_answer: [
        { text: 'The anomaly is left out. The line is straight and close to the others.' },
        { text: 'About as many points lie above the line as below it.' },
      ],
    },
  },
]
