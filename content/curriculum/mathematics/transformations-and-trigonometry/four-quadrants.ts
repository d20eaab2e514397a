import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

const AXIS = { from: -6, to: 6, step: 2, minor: 1 } as const

export const fourQuadrants: readonly ContentQuestion[] = [
  {
    key: 'quadrants-read-a-point',
    topics: ['four-quadrants'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['M6-PD-01', 'MK3-A-14', 'GCSE-A8'],
    question: {
      type: 'fill_blanks',
      text: 'What are the coordinates of the point P? ([[1]], [[2]])',
      diagram: {
        kind: 'axes',
        x: { ...AXIS, label: 'x' },
        y: { ...AXIS, label: 'y' },
        square: true,
        points: [{ at: ['{{-a}}', '{{b*s}}'], label: 'P' }],
        alt: 'Two axes that cross at zero, each from −6 to 6. To get from zero to the point P, you go {{a}} squares to the left and {{b}} squares {{way}}.',
      },
      max_score: 2,
      template: {
        rows: [
          { way: 'up', s: 1 },
          { way: 'down', s: -1 },
        ],
        draw: { a: { from: 2, to: 5 }, b: { from: 2, to: 5 } },
        where: ['a != b'],
        check: ['answer1 + a = 0', 'answer2 * s = b'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{-a}}',
          mistakes: [
            slip(
              '{{b*s}}',
              'coordinates_swapped',
              'The first number says how far along, left or right.',
            ),
            slip('{{a}}', 'number_sign_turned', 'Is P to the left or to the right of zero?'),
          ],
        },
        {
          type: 'number',
          answer: '{{b*s}}',
          mistakes: [
            slip('{{-a}}', 'coordinates_swapped', 'The second number says how far up or down.'),
            slip('{{-b*s}}', 'number_sign_turned', 'Is P above or below zero?'),
          ],
        },
      ],
      hints: [
        'Start at zero, where the axes cross.',
        'Along first: to the left the numbers are negative. Then up or down: below zero they are negative.',
        'P is {{a}} squares to the left of zero.',
        'Write that with its sign. Then count how far {{way}} it is, and choose the sign of the second number.',
      ],
      method_answer: [
        { text: '{{a}} squares to the left of zero: the first number is negative.' },
        { maths: '({{-a}}, {{b*s}})', text: '{{b}} squares {{way}} gives the second number.' },
      ],
    },
  },
  {
    key: 'quadrants-mark-two-points',
    topics: ['four-quadrants'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['M6-PD-01', 'GCSE-A8'],
    question: {
      type: 'hot_spot',
      text: 'Mark the points $(-3, 2)$ and $(2, -1)$ on the grid.',
      max_score: 2,
      image: {
        file: 'coordinate-grid.svg',
        alt: 'An empty grid of coordinates. The origin is in the middle, at 50 % from the left and 50 % from the top. One step along the x-axis is 11 % of the width, and one step along the y-axis is 14 % of the height.',
      },
      spots: [
        { label: '(−3, 2)', area: { shape: 'circle', x: 0.172, y: 0.22, radius: 0.05 } },
        { label: '(2, −1)', area: { shape: 'circle', x: 0.719, y: 0.64, radius: 0.05 } },
      ],
      scoring: 'penalty',
      hints: [
        'Both points are found from zero, in the middle.',
        'The first number goes along: a negative one goes to the left. The second goes up, or down if it is negative.',
        'For the first point go 3 squares to the left.',
        'Then go 2 up. For the other point go right and then down.',
      ],
      method_answer: [
        { maths: '(-3, 2)', text: '3 to the left of zero, then 2 up.' },
        { maths: '(2, -1)', text: '2 to the right of zero, then 1 down.' },
      ],
    },
  },
  {
    key: 'quadrants-length-across-zero',
    topics: ['four-quadrants'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['M6-PD-01', 'MK3-A-14', 'GCSE-A8'],
    question: {
      type: 'number',
      text: 'A rectangle has the corners $({{-a}}, {{h}})$ and $({{b}}, {{h}})$ at the ends of its top side. How many squares long is that side?',
      diagram: {
        kind: 'axes',
        x: { ...AXIS, label: 'x' },
        y: { ...AXIS, label: 'y' },
        square: true,
        lines: [{ from: ['{{-a}}', '{{h}}'], to: ['{{b}}', '{{h}}'] }],
      },
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 5 }, b: { from: 2, to: 6 }, h: { from: 1, to: 5 } },
        where: ['b > a', 'b - a != 0', 'a + b != h'],
        check: ['answer - b = a'],
      },
      answer: '{{a+b}}',
      mistakes: [
        slip(
          '{{b-a}}',
          'sign_ignored_in_difference',
          'One end is left of zero and the other right of it. Count the squares from end to end.',
        ),
        slip(
          '{{a+b+1}}',
          'counted_marks_not_steps',
          'Those are the marks. Count the steps between them.',
        ),
      ],
      hints: [
        'Both ends are equally high. Only the first coordinates differ.',
        'Go from the left end to zero, and then from zero to the right end.',
        'From ${{-a}}$ to zero there are {{a}} squares.',
        'From zero to {{b}} there are {{b}} more. Add the two parts.',
      ],
      method_answer: [
        { maths: '{{a}} + {{b}} = {{a+b}}', text: 'The way to zero, and the way on from it.' },
      ],
    },
  },
  {
    key: 'quadrants-translate',
    topics: ['four-quadrants'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['M6-PD-02'],
    question: {
      type: 'fill_blanks',
      text: 'A kite is translated {{l}} squares to the left and {{d}} squares down. One corner was at $({{a}}, {{b}})$. Where is it now? ([[1]], [[2]])',
      max_score: 2,
      template: {
        draw: {
          a: { from: 1, to: 4 },
          b: { from: 1, to: 4 },
          l: { from: 3, to: 8 },
          d: { from: 3, to: 8 },
        },
        where: ['l > a', 'd > b', 'a - l != b - d', 'distinct(l, d, a, b)', 'l - a != l', 'd != b'],
        check: ['answer1 + l = a', 'answer2 + d = b'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a-l}}',
          mistakes: [
            slip(
              '{{l-a}}',
              'subtraction_turned_round',
              'You cross zero to the left. Which numbers are there?',
            ),
            slip(
              '{{a+l}}',
              'translation_turned_round',
              'To the left the first number gets smaller.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{b-d}}',
          mistakes: [
            slip(
              '{{d-b}}',
              'subtraction_turned_round',
              'You cross zero downwards. Which numbers are there?',
            ),
            slip(
              '{{b+d}}',
              'translation_turned_round',
              'Downwards the second number gets smaller.',
            ),
          ],
        },
      ],
      hints: [
        'Left and right change the first number, up and down the second.',
        'Left and down make the numbers smaller. They may go below zero.',
        'First number: start at {{a}} and count {{l}} back.',
        'Second number: start at {{b}} and count {{d}} back. You pass zero both times.',
      ],
      method_answer: [
        { maths: '{{a}} - {{l}} = {{a-l}}', text: 'To the left, past zero.' },
        { maths: '{{b}} - {{d}} = {{b-d}}', text: 'Down, past zero.' },
      ],
    },
  },
  {
    key: 'quadrants-reflect-in-an-axis',
    topics: ['four-quadrants'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['M6-PD-03'],
    question: {
      type: 'single_choice',
      text: 'The point $({{a}}, {{-b}})$ is reflected in the **{{axis}}-axis**. Where is its image?',
      diagram: {
        kind: 'axes',
        x: { ...AXIS, label: 'x' },
        y: { ...AXIS, label: 'y' },
        square: true,
        points: [{ at: ['{{a}}', '{{-b}}'] }],
      },
      max_score: 1,
      template: {
        rows: [
          { axis: 'x', sx: 1, sy: -1, keeps: 'first', line: 'lies flat' },
          { axis: 'y', sx: -1, sy: 1, keeps: 'second', line: 'stands upright' },
        ],
        draw: { a: { from: 1, to: 5 }, b: { from: 1, to: 5 } },
        where: ['a != b'],
      },
      options: [
        option(
          '$({{-b}}, {{a}})$',
          'coordinates_swapped',
          'The numbers have changed places. Folding on an axis only changes a sign.',
        ),
        { text: '$({{sx*a}}, {{-sy*b}})$' },
        option(
          '$({{-a}}, {{b}})$',
          'reflected_in_both_axes',
          'Both numbers have changed sign. How often was the point reflected?',
        ),
        option(
          '$({{-sx*a}}, {{sy*b}})$',
          'reflected_in_other_axis',
          'That is the image in the other axis. Lay a pencil on the {{axis}}-axis and fold there.',
        ),
      ],
      answers: [2],
      hints: [
        'The axis is the mirror. The image is as far behind it as the point is in front.',
        'Lay a pencil along the mirror and think of folding the paper on it.',
        'The {{axis}}-axis {{line}}. So the point goes straight across it.',
        'The {{keeps}} number stays as it is. The other one changes its sign.',
      ],
      method_answer: [
        { text: 'The {{axis}}-axis {{line}}, so the {{keeps}} coordinate stays.' },
        {
          maths: tex`({{a}}, {{-b}}) \to ({{sx*a}}, {{-sy*b}})`,
          text: 'The other changes its sign.',
        },
      ],
    },
  },
  {
    key: 'quadrants-fourth-corner',
    topics: ['four-quadrants'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['M6-PD-01', 'GCSE-A8'],
    question: {
      type: 'fill_blanks',
      text: 'ABCD is a parallelogram. Its corners in turn are A $({{a}}, {{b}})$, B $({{a+w}}, {{b}})$, C $({{a+w+s}}, {{b+h}})$ and D. What are the coordinates of D? ([[1]], [[2]])',
      diagram: {
        kind: 'axes',
        x: { ...AXIS, label: 'x' },
        y: { ...AXIS, label: 'y' },
        square: true,
        polylines: [
          {
            points: [
              ['{{a}}', '{{b}}'],
              ['{{a+w}}', '{{b}}'],
              ['{{a+w+s}}', '{{b+h}}'],
            ],
            marks: 'dot',
          },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: -5, to: -3 },
          b: { from: -5, to: -2 },
          w: { from: 4, to: 6 },
          s: { from: 1, to: 3 },
          h: { from: 3, to: 6 },
        },
        where: [
          'a + w + s <= 6',
          'b + h != a + s',
          'b + h >= 1',
          'b != a + s',
          'a != a + s',
          'a + 2 * w + s <= 12',
          'a + s != 0',
          'b + h != a',
        ],
        check: ['a + w + s - answer1 = w', 'answer2 - h = b'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a+s}}',
          mistakes: [
            slip(
              '{{a}}',
              'parallelogram_taken_as_rectangle',
              'Then D would be straight above A. Does BC go straight up?',
            ),
            slip('{{b+h}}', 'coordinates_swapped', 'The first number says how far along D is.'),
          ],
        },
        {
          type: 'number',
          answer: '{{b+h}}',
          mistakes: [
            slip(
              '{{b}}',
              'corner_on_another_corner',
              'That is as low as A and B. D is level with C.',
            ),
            slip('{{a+s}}', 'coordinates_swapped', 'The second number says how far up D is.'),
          ],
        },
      ],
      hints: [
        'Opposite sides of a parallelogram are equal and parallel.',
        'The step from B to C is the same as the step from A to D.',
        'From B to C you go right a little and up {{h}}. Count how far to the right.',
        'Make the same step from A: {{s}} to the right, and {{h}} up.',
      ],
      method_answer: [
        { text: 'From B to C it is {{s}} to the right and {{h}} up. From A to D it is the same.' },
        {
          maths: '({{a}} + {{s}}, {{b}} + {{h}}) = ({{a+s}}, {{b+h}})',
          text: 'The step made from A.',
        },
      ],
    },
  },
]
