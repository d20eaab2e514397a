import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

const BOX = {
  kind: 'solid',
  shape: 'cuboid',
  width: '{{a}}',
  depth: '{{b}}',
  height: '{{c}}',
  labels: { width: '{{a*k}} cm', depth: '{{b*k}} cm', height: '{{c*k}} cm' },
} as const

export const trigonometryIn3d: readonly ContentQuestion[] = [
  {
    key: 'trig-3d-hidden-triangle',
    topics: ['trigonometry-in-3d'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-G20H'],
    question: {
      type: 'single_choice',
      text: 'A box has the base ABCD and the top EFGH, with E above A, F above B, G above C and H above D. You want the angle between the line AG and the base. Which triangle helps?',
      diagram: {
        kind: 'figure',
        points: {
          A: [0, 0],
          B: [6, 0],
          C: [8, 2],
          D: [2, 2],
          E: [0, 4],
          F: [6, 4],
          G: [8, 6],
          H: [2, 6],
        },
        segments: [
          { from: 'A', to: 'B' },
          { from: 'B', to: 'C' },
          { from: 'C', to: 'D', dashed: true },
          { from: 'D', to: 'A', dashed: true },
          { from: 'E', to: 'F' },
          { from: 'F', to: 'G' },
          { from: 'G', to: 'H' },
          { from: 'H', to: 'E' },
          { from: 'A', to: 'E' },
          { from: 'B', to: 'F' },
          { from: 'C', to: 'G' },
          { from: 'D', to: 'H', dashed: true },
          { from: 'A', to: 'G', accent: true },
        ],
        alt: 'A box with the corners A, B, C, D at the bottom and E, F, G, H above them. The line from A to G runs through the inside.',
      },
      max_score: 1,
      options: [
        { text: 'ACG, with the right angle at C' },
        option(
          'ABC, with the right angle at B',
          'plane_angle_in_other_triangle',
          'That triangle lies flat in the base. Where is the line AG in it?',
        ),
        option(
          'AEG, with the right angle at E',
          'plane_angle_in_other_triangle',
          'That gives the angle with the upright edge. The base is at the bottom.',
        ),
        option(
          'ABG, with the right angle at B',
          'plane_angle_in_other_triangle',
          'There is a right angle, but AB is an edge. Which line of the base lies straight below AG?',
        ),
      ],
      answers: [1],
      hints: [
        'The angle between a line and a plane is the angle with its shadow on the plane.',
        'Let light fall straight down. Where does the shadow of AG lie on the base?',
        'A is in the base already. G stands straight above C.',
        'So the shadow is the line from A to C. Which triangle has AG, its shadow and the upright edge?',
      ],
      method_answer: [
        { text: 'G is straight above C, so the shadow of AG on the base is AC.' },
        { text: 'The edge CG is upright, so there is a right angle at C in the triangle ACG.' },
      ],
    },
  },
  {
    key: 'trig-3d-space-diagonal',
    topics: ['trigonometry-in-3d'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['GCSE-G20H'],
    question: {
      type: 'number',
      text: 'A box is {{a*k}} cm long, {{b*k}} cm wide and {{c*k}} cm high. What is the length of the longest straight stick that fits inside, in centimetres?',
      diagram: BOX,
      max_score: 3,
      template: {
        rows: [
          { a: 2, b: 1, c: 2, d: 3 },
          { a: 6, b: 2, c: 3, d: 7 },
          { a: 8, b: 4, c: 1, d: 9 },
          { a: 7, b: 4, c: 4, d: 9 },
          { a: 9, b: 6, c: 2, d: 11 },
          { a: 7, b: 6, c: 6, d: 11 },
          { a: 12, b: 4, c: 3, d: 13 },
        ],
        draw: { k: { from: 2, to: 6 } },
        where: ['d * k <= 60', 'd * k >= 12'],
        check: ['answer ^ 2 - (a * k) ^ 2 - (b * k) ^ 2 = (c * k) ^ 2'],
      },
      answer: '{{d*k}}',
      mistakes: [
        slip(
          '{{(a+b+c)*k}}',
          'pythagoras_sides_added',
          'That is the way along three edges. Straight across is shorter.',
        ),
        slip(
          '{{(d*k)^2}}',
          'pythagoras_root_left_out',
          'That is the square of the length. Take the square root.',
        ),
      ],
      hints: [
        'Which two corners are farthest apart?',
        'Use Pythagoras twice: first in the base, then in the upright triangle that stands on its diagonal.',
        'The square of the diagonal of the base is {{a*k}}² + {{b*k}}² = {{(a*k)^2 + (b*k)^2}}.',
        'Add the square of the height, {{c*k}}² = {{(c*k)^2}}, and take the square root.',
      ],
      method_answer: [
        {
          maths: tex`{{a*k}}^2 + {{b*k}}^2 + {{c*k}}^2 = {{(d*k)^2}}`,
          text: 'The squares of the three edges together.',
        },
        { maths: tex`\sqrt{ {{(d*k)^2}} } = {{d*k}}`, text: 'In centimetres.' },
      ],
    },
  },
  {
    key: 'trig-3d-pyramid-height',
    topics: ['trigonometry-in-3d'],
    difficulty: 0.1,
    minutes: 3,
    statements: ['GCSE-G20H'],
    question: {
      type: 'number',
      text: 'A pyramid has a square base. The diagonals of the base are {{2*a*k}} cm long. Each sloping edge is {{c*k}} cm. The top is straight above the middle of the base. How high is the pyramid, in centimetres?',
      diagram: {
        kind: 'solid',
        shape: 'square_pyramid',
        width: 6,
        depth: 6,
        height: 6,
      },
      max_score: 3,
      template: {
        rows: [
          { a: 3, b: 4, c: 5 },
          { a: 4, b: 3, c: 5 },
          { a: 5, b: 12, c: 13 },
          { a: 8, b: 15, c: 17 },
          { a: 20, b: 21, c: 29 },
        ],
        draw: { k: { from: 1, to: 4 } },
        where: ['c * k <= 40', 'c * k >= 10', 'b * k != 2 * a * k'],
        check: ['answer ^ 2 = (c * k) ^ 2 - (a * k) ^ 2'],
      },
      answer: '{{b*k}}',
      mistakes: [
        slip(
          '{{(c-a)*k}}',
          'pythagoras_sides_added',
          'The lengths were subtracted. It is the squares that fit together.',
        ),
        slip(
          '{{(b*k)^2}}',
          'pythagoras_root_left_out',
          'That is the square of the height. Take the square root.',
        ),
      ],
      hints: [
        'Look for an upright right-angled triangle inside the pyramid.',
        'Its corners are the top, the middle of the base and a corner of the base.',
        'From the middle of the base to a corner is half of a diagonal: {{a*k}} cm.',
        'The sloping edge of {{c*k}} cm is the longest side. Subtract the squares and take the root.',
      ],
      method_answer: [
        { maths: tex`{{2*a*k}} \div 2 = {{a*k}}`, text: 'Half of the diagonal.' },
        {
          maths: tex`h^2 = {{c*k}}^2 - {{a*k}}^2 = {{(b*k)^2}}`,
          text: 'Pythagoras in the upright triangle.',
        },
        { maths: tex`h = \sqrt{ {{(b*k)^2}} } = {{b*k}}`, text: 'The height, in centimetres.' },
      ],
    },
  },
  {
    key: 'trig-3d-line-and-base',
    topics: ['trigonometry-in-3d'],
    difficulty: 0.4,
    minutes: 3.5,
    statements: ['GCSE-G20H'],
    question: {
      type: 'multi_part',
      text: 'A box has the base ABCD with AB = {{w}} cm and BC = {{d}} cm. G is straight above C, and CG = {{h}} cm.',
      diagram: {
        kind: 'solid',
        shape: 'cuboid',
        width: '{{w}}',
        depth: '{{d}}',
        height: '{{h}}',
        labels: { width: '{{w}} cm', depth: '{{d}} cm', height: '{{h}} cm' },
      },
      max_score: 4,
      template: {
        rows: [
          { w: 4, d: 3, h: 6, e: 5, key: 50.194428907735, face: 56.3099 },
          { w: 6, d: 8, h: 5, e: 10, key: 26.565051177078, face: 39.8056 },
          { w: 5, d: 12, h: 9, e: 13, key: 34.695153531234, face: 60.9454 },
          { w: 8, d: 6, h: 7, e: 10, key: 34.992020198559, face: 41.1859 },
          { w: 12, d: 9, h: 10, e: 15, key: 33.69006752598, face: 39.8056 },
          { w: 8, d: 15, h: 12, e: 17, key: 35.217592968193, face: 56.3099 },
        ],
        draw: {},
        check: ['answer1 ^ 2 = w ^ 2 + d ^ 2', 'answer2 < face'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How long is AC, in centimetres?',
          max_score: 2,
          answer: '{{e}}',
          mistakes: [
            slip(
              '{{w+d}}',
              'pythagoras_sides_added',
              'That is the way along two edges. Straight across is shorter.',
            ),
          ],
          hints: [
            'AC is the diagonal of the base.',
            'The base is a rectangle, so use Pythagoras in the triangle ABC.',
            'The short sides are {{w}} cm and {{d}} cm.',
            'Take the square root of {{w}}² + {{d}}² = {{w^2 + d^2}}.',
          ],
          method_answer: [
            { maths: tex`\sqrt{ {{w}}^2 + {{d}}^2 } = {{e}}`, text: 'The diagonal of the base.' },
          ],
        },
        {
          type: 'number',
          text: 'What angle does AG make with the base? Give the number of degrees, rounded to 1 decimal place.',
          max_score: 2,
          answer: '{{key|dp12}}',
          tolerance: { decimal_places: 1 },
          mistakes: [
            slip(
              '{{face|dp1}}',
              'plane_angle_in_other_triangle',
              'You used the edge AB. The shadow of AG on the base is AC.',
            ),
            slip(
              '{{90-key|dp1}}',
              'trig_ratio_upside_down',
              'That is the angle at G. Which side is opposite the angle at A?',
            ),
          ],
          hints: [
            'The angle lies between AG and its shadow on the base.',
            'Use the triangle ACG, with its right angle at C.',
            'Opposite the angle at A is CG = {{h}} cm. Adjacent is AC, which you have found.',
            'Divide CG by AC, and find the angle with this tangent.',
          ],
          method_answer: [
            { maths: tex`\tan x = \frac{ {{h}} }{ {{e}} }`, text: 'In the triangle ACG.' },
            { maths: tex`x \approx {{key|dp1}}`, text: 'The angle with this tangent, in degrees.' },
          ],
        },
      ],
      hints: [
        'First find the shadow of AG on the base.',
        'AC is the diagonal of the base. The triangle ACG stands on it.',
        'Use Pythagoras in the base.',
        'Then divide the height by the diagonal: that is the tangent of the angle.',
      ],
      method_answer: [
        { maths: tex`AC = \sqrt{ {{w}}^2 + {{d}}^2 } = {{e}}`, text: 'The diagonal of the base.' },
        {
          maths: tex`\tan x = \frac{ {{h}} }{ {{e}} }`,
          text: 'So the angle is about {{key|dp1}}°.',
        },
      ],
    },
  },
  {
    key: 'trig-3d-face-and-base',
    topics: ['trigonometry-in-3d'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['GCSE-G20H'],
    question: {
      type: 'number',
      text: 'The roof of a tower is a pyramid with a square base. Each side of the base is {{s}} m long, and the roof is {{h}} m high. Its top is straight above the middle of the base. At what angle to the base does a face slope? Give the number of degrees, rounded to 1 decimal place.',
      diagram: {
        kind: 'solid',
        shape: 'square_pyramid',
        width: '{{s}}',
        depth: '{{s}}',
        height: '{{h}}',
        labels: { width: '{{s}} m', height: '{{h}} m' },
      },
      max_score: 3,
      template: {
        rows: [
          { s: 6, h: 5, key: 59.036243467926, whole: 39.8056, edge: 49.6845 },
          { s: 8, h: 7, key: 60.255118703058, whole: 41.1859, edge: 51.0576 },
          { s: 10, h: 8, key: 57.994616791916, whole: 38.6598, edge: 48.5271 },
          { s: 12, h: 7, key: 49.398705354996, whole: 30.2564, edge: 39.5212 },
          { s: 14, h: 9, key: 52.125016348902, whole: 32.7352, edge: 42.2751 },
          { s: 10, h: 12, key: 67.38013505196, whole: 50.1944, edge: 59.491 },
        ],
        draw: {},
        check: ['answer > edge', 'edge > whole'],
      },
      answer: '{{key|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{whole|dp1}}',
          'whole_base_for_half',
          'You used the whole side of the base. Where does the height stand?',
        ),
        slip(
          '{{edge|dp1}}',
          'plane_angle_in_other_triangle',
          'That is the slope of an edge. Walk up the middle of a face instead.',
        ),
      ],
      hints: [
        'Walk straight up the middle of a face. How steep is it?',
        'The triangle has its corners at the top, in the middle of the base and in the middle of a side of the base.',
        'From the middle of the base to the middle of a side it is {{s/2}} m.',
        'The height is opposite the angle: divide {{h}} by {{s/2}}, and find the angle with this tangent.',
      ],
      method_answer: [
        {
          maths: tex`{{s}} \div 2 = {{s/2}}`,
          text: 'From the middle of the base to the middle of a side.',
        },
        { maths: tex`\tan x = \frac{ {{h}} }{ {{s/2}} }`, text: 'In the upright triangle.' },
        { maths: tex`x \approx {{key|dp1}}`, text: 'In degrees.' },
      ],
    },
  },
  {
    key: 'trig-3d-mast',
    topics: ['trigonometry-in-3d'],
    difficulty: 0.9,
    minutes: 3.5,
    statements: ['GCSE-G20H'],
    question: {
      type: 'number',
      text: 'A mast of {{a*k}} m stands on level ground. From the point P, due south of the mast, its top is seen at an angle of 45° above the ground. The point Q is due east of the mast, {{b*k}} m from its foot. How far is P from Q, in metres?',
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], T: [0, 4], P: [-2, -2], Q: [5, 0] },
        labels: { O: 'foot', T: 'top' },
        segments: [
          { from: 'O', to: 'T', label: '{{a*k}} m' },
          { from: 'O', to: 'P', dashed: true },
          { from: 'O', to: 'Q', label: '{{b*k}} m' },
          { from: 'P', to: 'T' },
          { from: 'P', to: 'Q' },
        ],
        angles: [{ at: 'P', from: 'O', to: 'T', label: '45°' }],
        not_to_scale: true,
      },
      max_score: 3,
      template: {
        rows: [
          { a: 3, b: 4, c: 5 },
          { a: 5, b: 12, c: 13 },
          { a: 8, b: 15, c: 17 },
          { a: 7, b: 24, c: 25 },
          { a: 20, b: 21, c: 29 },
        ],
        draw: { k: { from: 1, to: 6 } },
        where: ['a * k >= 8', 'a * k <= 40', 'c * k <= 75'],
        check: ['answer ^ 2 - (a * k) ^ 2 = (b * k) ^ 2'],
      },
      answer: '{{c*k}}',
      mistakes: [
        slip(
          '{{(a+b)*k}}',
          'pythagoras_sides_added',
          'That is the way from P to the mast and on to Q. Straight across is shorter.',
        ),
        slip(
          '{{(c*k)^2}}',
          'pythagoras_root_left_out',
          'That is the square of the distance. Take the square root.',
        ),
      ],
      hints: [
        'There are two triangles: an upright one with the mast, and a flat one on the ground.',
        'Use the upright triangle first, to find how far P is from the foot. Then use the flat one.',
        tex`An angle of 45° has the tangent 1. So P is as far from the foot as the mast is high.`,
        'South and east make a right angle. Square {{a*k}} and {{b*k}}, add, and take the root.',
      ],
      method_answer: [
        {
          maths: tex`{{a*k}} \div \tan 45° = {{a*k}}`,
          text: 'From P to the foot of the mast, in the upright triangle.',
        },
        {
          maths: tex`\sqrt{ {{a*k}}^2 + {{b*k}}^2 } = {{c*k}}`,
          text: 'On the ground there is a right angle at the foot.',
        },
      ],
    },
  },
]
