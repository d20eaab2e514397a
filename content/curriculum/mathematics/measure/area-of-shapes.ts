import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

const ELL = {
  kind: 'outline',
  points: [
    [0, 0],
    ['{{w}}', 0],
    ['{{w}}', '{{b}}'],
    ['{{a}}', '{{b}}'],
    ['{{a}}', '{{h}}'],
    [0, '{{h}}'],
  ],
  sides: ['{{w}} m', '{{b}} m', '', '', '{{a}} m', '{{h}} m'],
  right_angles: true,
  tone: 'a',
} as const

export const areaOfShapes: readonly ContentQuestion[] = [
  {
    key: 'trapezium-area',
    topics: ['area-of-shapes'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['MK3-G-02', 'GCSE-G16a'],
    question: {
      type: 'number',
      text: 'The front of a roof is a trapezium. Its parallel sides are {{a}} m and {{b}} m long, and they are {{h}} m apart. What is its area? Give the unit.',
      diagram: {
        kind: 'quadrilateral',
        shape: 'trapezium',
        width: '{{b}}',
        top: '{{a}}',
        height: '{{h}}',
        shift: '{{(b-a)/2}}',
        sides: { bottom: '{{b}} m', top: '{{a}} m' },
        height_label: '{{h}} m',
      },
      max_score: 2,
      template: {
        draw: { a: { from: 3, to: 8 }, b: { from: 8, to: 15 }, h: { from: 3, to: 8 } },
        where: [
          'b > a + 3',
          'is_integer((a + b) * h / 2)',
          'a * b * h / 2 != (a + b) * h / 2',
          'distinct(a, b, h)',
        ],
        check: ['2 * answer / h - a = b'],
      },
      answer: '{{(a+b)*h/2}}',
      unit: 'm²',
      mistakes: [
        slip(
          '{{(a+b)*h}}',
          'trapezium_half_left_out',
          'That is the area of two such trapeziums, put together to make a parallelogram.',
        ),
        slip(
          '{{b*h}}',
          'one_parallel_side_used',
          'That is a rectangle on the longer side. The shape gets narrower towards the top.',
        ),
        slip(
          '{{b*h/2}}',
          'one_parallel_side_used',
          'That is a triangle on the longer side. What about the shorter parallel side?',
        ),
      ],
      hints: [
        'The shape is between a narrow rectangle and a wide one.',
        'Add the two parallel sides, halve the sum, and multiply by the height.',
        'The two parallel sides together are {{a}} + {{b}} = {{a+b}} m.',
        'Half of {{a+b}}, times {{h}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{2} \times ({{a}} + {{b}}) \times {{h}} = {{(a+b)*h/2}}`,
          text: 'In square metres.',
        },
      ],
    },
  },
  {
    key: 'compound-l-shape-area',
    topics: ['area-of-shapes'],
    difficulty: -0.3,
    minutes: 2.5,
    statements: ['MK3-G-07', 'GCSE-G17b'],
    question: {
      type: 'number',
      text: 'This is the plan of an L-shaped room. All corners are right angles. The bottom side is {{w}} m, the left side {{h}} m, the top {{a}} m and the right side {{b}} m long. What is the area of the floor? Give the unit.',
      diagram: ELL,
      max_score: 3,
      template: {
        draw: {
          w: { from: 7, to: 12 },
          h: { from: 6, to: 10 },
          a: { from: 2, to: 6 },
          b: { from: 2, to: 5 },
        },
        derive: { key: 'w * b + a * (h - b)' },
        where: ['a < w - 1', 'b < h - 1', 'distinct(w, h, a, b)', 'w * b + a * h != w * h'],
        check: ['w * h - (w - a) * (h - b) = answer'],
      },
      answer: '{{key}}',
      unit: 'm²',
      mistakes: [
        slip(
          '{{w*b + a*h}}',
          'corner_piece_counted_twice',
          'The two rectangles overlap in the corner. Which piece was counted twice?',
        ),
        slip(
          '{{w*h}}',
          'compound_taken_as_rectangle',
          'That is a full rectangle. A piece of it is missing here.',
        ),
      ],
      hints: [
        'Cut the shape into two rectangles, or see it as a large one with a piece missing.',
        'With one straight cut you get two rectangles. Find the two areas and add them.',
        'A level cut leaves a rectangle of {{w}} m by {{b}} m at the bottom.',
        'The upper rectangle is {{a}} m wide and {{h}} − {{b}} = {{h-b}} m high. Add the two areas.',
      ],
      method_answer: [
        { maths: tex`{{w}} \times {{b}} = {{w*b}}`, text: 'The lower rectangle.' },
        { maths: tex`{{a}} \times ({{h}} - {{b}}) = {{a*(h-b)}}`, text: 'The upper rectangle.' },
        { maths: '{{w*b}} + {{a*(h-b)}} = {{key}}', text: 'Together, in square metres.' },
      ],
    },
  },
  {
    key: 'area-find-the-height',
    topics: ['area-of-shapes'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['MK3-G-01', 'GCSE-G16a', 'MK3-G-31'],
    question: {
      type: 'number',
      text: 'A triangular sail has an area of {{b*h/2}} m². Its base is {{b}} m long. How high is the sail, in metres?',
      diagram: {
        kind: 'triangle',
        given: { AB: '{{b}}', A: 70, B: 50 },
        sides: { AB: '{{b}} m' },
        height: { from: 'C', label: 'h' },
        not_to_scale: true,
      },
      max_score: 2,
      template: {
        draw: { b: { from: 4, to: 12 }, h: { from: 5, to: 15 } },
        where: ['is_integer(b * h / 2)', 'b != h', 'b * h / 2 - b != h', 'mod(h, 2) = 1 or b > 4'],
        check: ['b * answer = 2 * (b * h / 2)'],
      },
      answer: '{{h}}',
      mistakes: [
        slip(
          '{{h/2}}',
          'half_left_out',
          'That would be a rectangle. A triangle is half of base times height.',
        ),
        slip(
          '{{b*h/2 - b}}',
          'subtracted_instead_of_divided',
          'Base and height are multiplied in the formula. How is that undone?',
        ),
      ],
      hints: [
        'Write the formula for the area with the numbers that you know.',
        'Area is half of base times height. Solve this for the height.',
        'Double the area: {{b}} times the height is {{b*h}}.',
        'Divide {{b*h}} by {{b}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{2} \times {{b}} \times h = {{b*h/2}}`,
          text: 'The formula with the known numbers.',
        },
        { maths: tex`h = {{b*h}} \div {{b}} = {{h}}`, text: 'Doubled, and divided by the base.' },
      ],
    },
  },
  {
    key: 'compound-l-shape-perimeter',
    topics: ['area-of-shapes'],
    difficulty: 0.3,
    minutes: 2.5,
    statements: ['MK3-G-07', 'MK3-G-05', 'GCSE-G17b'],
    question: {
      type: 'number',
      text: 'A vegetable bed has the shape of an L, with right angles at all corners. The bottom side is {{w}} m, the left side {{h}} m, the top {{a}} m and the right side {{b}} m long. How long is the way round the bed? Give the unit.',
      diagram: ELL,
      max_score: 3,
      template: {
        draw: {
          w: { from: 7, to: 12 },
          h: { from: 6, to: 10 },
          a: { from: 2, to: 6 },
          b: { from: 2, to: 5 },
        },
        where: [
          'a < w - 1',
          'b < h - 1',
          'distinct(w, h, a, b)',
          'w * b + a * (h - b) != 2 * (w + h)',
          'w * b + a * (h - b) != w + h + a + b',
        ],
        check: ['answer / 2 - w = h'],
      },
      answer: '{{2*(w+h)}}',
      unit: 'm',
      mistakes: [
        slip(
          '{{w+h+a+b}}',
          'unlabelled_sides_left_out',
          'You added the four lengths that are given. How many sides has the bed?',
        ),
        slip(
          '{{w*b + a*(h-b)}}',
          'perimeter_and_area',
          'That is the space inside. How long is the edge?',
        ),
      ],
      hints: [
        'Walk round the edge and count the sides. There are six.',
        'Find the two lengths that are not given. Then add all six.',
        'The missing level side is {{w}} − {{a}} = {{w-a}} m long.',
        'The missing upright side is {{h}} − {{b}} = {{h-b}} m long. Now add the six sides.',
      ],
      method_answer: [
        {
          maths: '{{w}} - {{a}} = {{w-a}}, \\quad {{h}} - {{b}} = {{h-b}}',
          text: 'The two missing sides.',
        },
        {
          maths: '{{w}} + {{b}} + {{w-a}} + {{h-b}} + {{a}} + {{h}} = {{2*(w+h)}}',
          text: 'All six sides: as long as round the full rectangle.',
        },
      ],
    },
  },
  {
    key: 'trapezium-why-the-formula',
    topics: ['area-of-shapes'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['MK3-G-02', 'MK3-G-31'],
    question: {
      type: 'cloze_dropdown',
      text: 'A trapezium has parallel sides $a$ and $b$ and the height $h$. Turn a copy of it upside down and put the two side by side. They make a parallelogram with the base [[1]] and the height [[2]]. So the area of one trapezium is [[3]] of base times height.',
      diagram: {
        kind: 'figure',
        points: { A: [0, 0], B: [6, 0], C: [5, 3], D: [2, 3], E: [9, 0], F: [11, 3] },
        labels: { A: '', B: '', C: '', D: '', E: '', F: '' },
        polygons: [
          { points: ['A', 'B', 'C', 'D'], tone: 'a' },
          { points: ['B', 'E', 'F', 'C'], tone: 'b' },
        ],
        segments: [
          { from: 'A', to: 'B', label: 'b' },
          { from: 'B', to: 'E', label: 'a' },
          { from: 'D', to: 'C', label: 'a' },
          { from: 'C', to: 'F', label: 'b' },
        ],
        alt: 'A trapezium with the lower side b and the upper side a. Beside it stands a copy that is turned upside down, with a below and b above. Together they make a parallelogram.',
      },
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'b',
              'one_parallel_side_used',
              'Walk along the bottom of both shapes. Which sides do you pass?',
            ),
            { text: 'a + b' },
            option(
              'a × b',
              'operation_exchanged',
              'The two sides lie one after the other. Which operation is that?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'h' },
            option(
              '2h',
              'trapezium_height_doubled',
              'The two stand side by side, not on top of each other.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option('all', 'trapezium_half_left_out', 'How many trapeziums make the parallelogram?'),
            { text: 'half' },
            option(
              'a quarter',
              'trapezium_half_left_out',
              'How many equal trapeziums make the parallelogram?',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Look at the lower edge of the two shapes together.',
        'The parallelogram is made of two equal trapeziums.',
        'Along the bottom you pass the long side of one and the short side of the other.',
        'The height is that of one trapezium. And one of two equal parts is which share?',
      ],
      method_answer: [
        { text: 'Along the bottom lie b and then a. The height is still h.' },
        {
          maths: tex`\text{area} = \frac{1}{2}(a + b)h`,
          text: 'One of two equal parts of the parallelogram.',
        },
      ],
    },
  },
  {
    key: 'compound-cut-out-triangle',
    topics: ['area-of-shapes'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['MK3-G-07', 'GCSE-G17b'],
    question: {
      type: 'number',
      text: 'From a sheet of card of {{w}} cm by {{h}} cm, a triangle is cut out of the middle. Its base is {{b}} cm and its height {{t}} cm. What area of card is left? Give the unit.',
      diagram: {
        kind: 'outline',
        points: [
          [0, 0],
          ['{{w}}', 0],
          ['{{w}}', '{{h}}'],
          [0, '{{h}}'],
        ],
        sides: ['{{w}} cm', '{{h}} cm', '', ''],
        holes: [
          [
            ['{{(w-b)/2}}', 2],
            ['{{(w+b)/2}}', 2],
            ['{{w/2}}', '{{t+2}}'],
          ],
        ],
        tone: 'a',
        alt: 'A rectangle of {{w}} cm by {{h}} cm. In its middle there is a hole in the shape of a triangle.',
      },
      max_score: 3,
      template: {
        draw: {
          w: { from: 12, to: 20 },
          h: { from: 10, to: 15 },
          b: { from: 4, to: 10, step: 2 },
          t: { from: 4, to: 9 },
        },
        where: ['b < w - 3', 't < h - 3', 'w != h'],
        check: ['answer + b * t / 2 = w * h'],
      },
      answer: '{{w*h - b*t/2}}',
      unit: 'cm²',
      mistakes: [
        slip(
          '{{w*h - b*t}}',
          'half_left_out',
          'You took a whole rectangle away. Which part of it is the triangle?',
        ),
        slip(
          '{{w*h + b*t/2}}',
          'cut_out_added',
          'Something is cut out here. Is more card left than before?',
        ),
      ],
      hints: [
        'What is left is the whole card without the hole.',
        'Find the area of the rectangle and of the triangle, and subtract.',
        'The card has {{w}} × {{h}} = {{w*h}} cm².',
        'The hole has half of {{b}} × {{t}}. Take that away from {{w*h}}.',
      ],
      method_answer: [
        { maths: tex`\frac{1}{2} \times {{b}} \times {{t}} = {{b*t/2}}`, text: 'The triangle.' },
        {
          maths: tex`{{w}} \times {{h}} - {{b*t/2}} = {{w*h - b*t/2}}`,
          text: 'The card without it, in cm².',
        },
      ],
    },
  },
  {
    key: 'trapezium-find-a-side',
    topics: ['area-of-shapes'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-G16a', 'MK3-G-31'],
    question: {
      type: 'number',
      text: 'A trapezium has an area of {{(a+b)*h/2}} cm². Its parallel sides are {{h}} cm apart, and one of them is {{a}} cm long. How long is the other one, in centimetres?',
      diagram: {
        kind: 'quadrilateral',
        shape: 'trapezium',
        width: 10,
        top: 5,
        height: 5,
        shift: 3,
        sides: { top: '{{a}} cm', bottom: 'x' },
        height_label: '{{h}} cm',
        not_to_scale: true,
      },
      max_score: 3,
      template: {
        draw: { a: { from: 4, to: 9 }, b: { from: 6, to: 16 }, h: { from: 4, to: 10 } },
        where: [
          'b > a',
          'is_integer((a + b) * h / 2)',
          'distinct(a, b, h)',
          '(a + b) / 2 - a != b',
          '(a + b) / 2 != a',
          'b != a + b - a / 2',
          '(b - a) / 2 > 0',
        ],
        check: ['(answer + a) * h / 2 = (a + b) * h / 2'],
      },
      answer: '{{b}}',
      mistakes: [
        slip(
          '{{(b-a)/2}}',
          'trapezium_half_left_out',
          'Area divided by height is half of the two sides together. Double it first.',
        ),
        slip(
          '{{a+b}}',
          'stopped_early',
          'That is both parallel sides together. One of them is known.',
        ),
      ],
      hints: [
        'Write the formula with the numbers that you know.',
        'Half of the sum of the sides, times the height, is the area. Undo this step by step.',
        'Double the area: the sum of the sides times {{h}} is {{(a+b)*h}}.',
        'So the two sides together are {{(a+b)*h}} ÷ {{h}} cm. Take away the {{a}} cm.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{2} \times ({{a}} + x) \times {{h}} = {{(a+b)*h/2}}`,
          text: 'The formula with the known numbers.',
        },
        {
          maths: tex`{{a}} + x = {{(a+b)*h}} \div {{h}} = {{a+b}}`,
          text: 'Doubled, and divided by the height.',
        },
        { maths: 'x = {{a+b}} - {{a}} = {{b}}', text: 'The other side, in cm.' },
      ],
    },
  },
]
