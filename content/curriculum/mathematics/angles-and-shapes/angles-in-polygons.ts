import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const anglesInPolygons: readonly ContentQuestion[] = [
  {
    key: 'polygon-angle-sum',
    topics: ['angles-in-polygons'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['MK3-G-25', 'GCSE-G3c'],
    question: {
      type: 'number',
      text: '{{name}} has {{n}} sides. What do its interior angles total, in degrees?',
      diagram: { kind: 'polygon', sides: '{{n}}' },
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { name: 'A pentagon', n: 5 },
          { name: 'A hexagon', n: 6 },
          { name: 'A heptagon', n: 7 },
          { name: 'An octagon', n: 8 },
          { name: 'A nonagon', n: 9 },
          { name: 'A decagon', n: 10 },
        ],
        check: ['answer / 180 + 2 = n'],
      },
      answer: '{{180 * (n - 2)}}',
      mistakes: [
        slip(
          '{{180 * n}}',
          'triangles_counted_as_sides',
          'Draw lines from one corner to all the others, and count the triangles.',
        ),
        slip(
          '{{180 * (n - 1)}}',
          'triangles_counted_as_sides',
          'Draw lines from one corner to all the others, and count the triangles.',
        ),
        slip(
          '360',
          'interior_and_exterior_swapped',
          'The exterior angles total 360°. The question is about the angles inside.',
        ),
      ],
      hints: [
        'Into how many triangles can you cut it from one corner?',
        'There are two triangles fewer than sides, and each has 180°.',
        'With {{n}} sides there are {{n - 2}} triangles.',
        'Work out {{n - 2}} × 180.',
      ],
      method_answer: [
        { maths: '{{n}} - 2 = {{n - 2}}', text: 'So many triangles from one corner.' },
        { maths: tex`{{n - 2}} \times 180 = {{180 * (n - 2)}}`, text: 'Each triangle has 180°.' },
      ],
    },
  },
  {
    key: 'polygon-exterior-angle',
    topics: ['angles-in-polygons'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['MK3-G-25', 'GCSE-G3c'],
    question: {
      type: 'number',
      text: 'How many degrees is each exterior angle of a regular polygon with {{n}} sides?',
      diagram: {
        kind: 'figure',
        points: { A: [0, 0], B: [5, 0], C: [7, 3], D: [8, 0], E: [-1.5, 2.2] },
        labels: { A: '', B: '', C: '', D: '', E: '' },
        segments: [
          { from: 'E', to: 'A' },
          { from: 'A', to: 'B' },
          { from: 'B', to: 'C' },
          { from: 'B', to: 'D', dashed: true },
        ],
        angles: [{ at: 'B', from: 'D', to: 'C', label: 'x' }],
        not_to_scale: true,
        alt: 'Three sides of a polygon. One side is made longer, and the exterior angle x lies between this line and the next side.',
      },
      max_score: 1,
      template: {
        draw: { n: { pick: [5, 8, 9, 10, 12, 15, 18, 20, 24] } },
        check: ['answer * n = 360'],
      },
      answer: '{{360 / n}}',
      mistakes: [
        slip(
          '{{180 - 360 / n}}',
          'interior_and_exterior_swapped',
          'This is the angle inside. The exterior one lies beside it.',
        ),
        slip('{{180 / n}}', 'line_and_turn_swapped', 'Once round the polygon is a whole turn.'),
      ],
      hints: [
        'Walk once round the polygon. How far do you turn altogether?',
        'The exterior angles total 360°, and in a regular polygon they are all equal.',
        'There are {{n}} exterior angles.',
        'Work out 360 ÷ {{n}}.',
      ],
      method_answer: [
        {
          maths: tex`360 \div {{n}} = {{360 / n}}`,
          text: 'A whole turn, shared by {{n}} equal angles.',
        },
      ],
    },
  },
  {
    key: 'polygon-table',
    topics: ['angles-in-polygons'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-G-25', 'GCSE-G3c'],
    question: {
      type: 'table',
      text: 'Polygons are cut into triangles from one corner. Complete the table.',
      max_score: 4,
      template: {
        draw: { n: { from: 5, to: 9 }, k: { from: 2, to: 6 } },
        derive: { m: 'n + k' },
        where: ['k != 2'],
        check: [
          'answer1 = n - 2',
          'answer2 = 180 * (n - 2)',
          'answer3 = m',
          'answer4 = 180 * (m - 2)',
        ],
      },
      columns: ['Sides', 'Triangles', 'Sum of the interior angles (°)'],
      rows: [
        {
          label: 'P',
          cells: [
            { type: 'given', text: '{{n}}' },
            {
              type: 'number',
              answer: '{{n - 2}}',
              mistakes: [
                slip(
                  '{{n}}',
                  'triangles_counted_as_sides',
                  'Sketch the polygon, and draw the lines from one corner.',
                ),
              ],
            },
            {
              type: 'number',
              answer: '{{180 * (n - 2)}}',
              mistakes: [
                slip(
                  '{{180 * n}}',
                  'triangles_counted_as_sides',
                  'Each triangle has 180°. How many are there?',
                ),
              ],
            },
          ],
        },
        {
          label: 'Q',
          cells: [
            {
              type: 'number',
              answer: '{{m}}',
              mistakes: [
                slip(
                  '{{m - 4}}',
                  'counted_the_other_way',
                  'Are there more sides or more triangles?',
                ),
              ],
            },
            { type: 'given', text: '{{m - 2}}' },
            {
              type: 'number',
              answer: '{{180 * (m - 2)}}',
              mistakes: [
                slip(
                  '{{180 * m}}',
                  'triangles_counted_as_sides',
                  'Each triangle has 180°. How many are there?',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'A quadrilateral falls into two triangles, and a pentagon into three. How does it go on?',
        'There are always 2 triangles fewer than sides. Each of them has 180°.',
        'For P, start at one corner: two of the sides meet there and make no triangle of their own.',
        'For Q, there are 2 more sides than triangles. Multiply the triangles by 180 for both sums.',
      ],
      method_answer: [
        {
          maths: tex`({{n}} - 2) \times 180 = {{180 * (n - 2)}}`,
          text: 'P has {{n - 2}} triangles.',
        },
        { maths: '{{m - 2}} + 2 = {{m}}', text: 'Q has two more sides than triangles.' },
        { maths: tex`{{m - 2}} \times 180 = {{180 * (m - 2)}}`, text: 'The sum for Q.' },
      ],
    },
  },
  {
    key: 'polygon-missing-angle',
    topics: ['angles-in-polygons'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-G-25', 'GCSE-G3c'],
    question: {
      type: 'number',
      text: 'Four angles of a pentagon are {{a}}°, {{b}}°, {{c}}° and {{d}}°. How many degrees is the fifth angle, $x$?',
      diagram: {
        kind: 'outline',
        points: [
          [0, 0],
          [5, -0.5],
          [7, 3],
          [3.5, 5.5],
          [-0.8, 3.4],
        ],
        angles: ['{{a}}°', '{{b}}°', '{{c}}°', '{{d}}°', 'x'],
        not_to_scale: true,
        alt: 'A pentagon with the angles {{a}}°, {{b}}°, {{c}}°, {{d}}° and x.',
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: 92, to: 128 },
          b: { from: 92, to: 128 },
          c: { from: 92, to: 128 },
          d: { from: 92, to: 128 },
        },
        derive: { s: 'a + b + c + d' },
        where: ['s >= 400', 's <= 460', 'distinct(a, b, c, d, 540 - s)', 's != 432', 's != 450'],
        check: ['answer + a + b + c + d = 540'],
      },
      answer: '{{540 - s}}',
      mistakes: [
        slip('{{720 - s}}', 'triangles_counted_as_sides', 'How many triangles make a pentagon?'),
        slip('{{s}}', 'stopped_early', 'This is what the four angles are together.'),
        slip('{{540 - a - b - c}}', 'one_angle_left_out', 'There are four angles to take away.'),
        slip(
          '108',
          'polygon_taken_as_regular',
          'That would be so in a regular pentagon. Are the angles of this one all equal?',
        ),
      ],
      hints: [
        'What do the five angles of a pentagon total?',
        'A pentagon is made of three triangles. Take the four angles from the total.',
        'The total is 3 × 180 = 540 degrees.',
        'The four angles make {{s}}° together. Take that away from 540.',
      ],
      method_answer: [
        { maths: tex`3 \times 180 = 540`, text: 'A pentagon is made of three triangles.' },
        { maths: '{{a}} + {{b}} + {{c}} + {{d}} = {{s}}', text: 'The angles that are known.' },
        { maths: '540 - {{s}} = {{540 - s}}', text: 'What is left for $x$.' },
      ],
    },
  },
  {
    key: 'polygon-regular-interior',
    topics: ['angles-in-polygons'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['MK3-G-25', 'GCSE-G3c'],
    question: {
      type: 'number',
      text: 'How many degrees is each interior angle of a regular polygon with {{n}} sides?',
      max_score: 2,
      template: {
        draw: { n: { pick: [5, 6, 8, 9, 10, 12, 15, 18, 20] } },
        check: ['(180 - answer) * n = 360'],
      },
      answer: '{{180 - 360 / n}}',
      mistakes: [
        slip(
          '{{180 * (n - 2)}}',
          'stopped_early',
          'This is what all the angles are together. They are equal.',
        ),
        slip(
          '{{360 / n}}',
          'interior_and_exterior_swapped',
          'This is the exterior angle. The interior one lies beside it.',
        ),
        slip(
          '180',
          'triangles_counted_as_sides',
          'An angle of 180° would be a straight line. How many triangles are there?',
        ),
      ],
      hints: [
        'There are two ways: by the sum of all the angles, or by the exterior angle.',
        'Find the exterior angle, 360° shared equally. The interior angle lies on a straight line with it.',
        'The exterior angle is 360° ÷ {{n}}.',
        'The exterior angle is {{360 / n}}°. Take it away from 180°.',
      ],
      method_answer: [
        { maths: tex`360 \div {{n}} = {{360 / n}}`, text: 'The exterior angle.' },
        { maths: '180 - {{360 / n}} = {{180 - 360 / n}}', text: 'Both lie on a straight line.' },
      ],
    },
  },
  {
    key: 'polygon-sides-from-interior',
    topics: ['angles-in-polygons'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['MK3-G-25', 'GCSE-G3c'],
    question: {
      type: 'number',
      text: 'Each interior angle of a regular polygon is {{180 - e}}°. How many sides has the polygon?',
      max_score: 2,
      template: {
        draw: { n: { pick: [8, 9, 10, 12, 15, 18, 20, 24, 30, 36] } },
        derive: { e: '360 / n' },
        where: ['360 / (180 - e) != n'],
        check: ['answer * (180 - e) = 180 * (answer - 2)'],
      },
      answer: '{{n}}',
      mistakes: [
        slip(
          '{{360 / (180 - e)}}',
          'interior_and_exterior_swapped',
          'It is the exterior angles that total 360°.',
        ),
        slip(
          '{{e}}',
          'stopped_early',
          'This is the exterior angle. How many of them make a whole turn?',
        ),
      ],
      hints: [
        'Which angle is easier to work with, the interior or the exterior one?',
        'Find the exterior angle. All exterior angles together make 360°.',
        'The exterior angle is 180° − {{180 - e}}°.',
        'Divide 360 by {{e}}.',
      ],
      method_answer: [
        { maths: '180 - {{180 - e}} = {{e}}', text: 'The exterior angle, on a straight line.' },
        { maths: tex`360 \div {{e}} = {{n}}`, text: 'So many of them make a whole turn.' },
      ],
    },
  },
  {
    key: 'polygon-two-side-by-side',
    topics: ['angles-in-polygons'],
    difficulty: 1,
    minutes: 3,
    statements: ['MK3-G-25', 'GCSE-G3c'],
    question: {
      type: 'number',
      text: 'A regular {{one}} and a regular {{two}} have one side in common and lie on different sides of it. How many degrees is the angle between their next two sides, outside both of them?',
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], A: [0, -4], B: [-3.6, 1.2], C: [3.4, 1.4] },
        labels: { O: '', A: '', B: '', C: '' },
        segments: [
          { from: 'A', to: 'O' },
          { from: 'O', to: 'B' },
          { from: 'O', to: 'C' },
        ],
        angles: [{ at: 'O', from: 'C', to: 'B', label: 'x' }],
        texts: [
          { at: [-2.4, -1.6], text: '{{one}}' },
          { at: [2.4, -1.6], text: '{{two}}' },
        ],
        not_to_scale: true,
        alt: 'Three lines meet at a point: the common side, a side of the {{one}} and a side of the {{two}}. The angle x lies between the last two.',
      },
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { one: 'pentagon', two: 'hexagon', n: 5, m: 6 },
          { one: 'octagon', two: 'pentagon', n: 8, m: 5 },
          { one: 'nonagon', two: 'hexagon', n: 9, m: 6 },
          { one: 'octagon', two: 'hexagon', n: 8, m: 6 },
          { one: 'decagon', two: 'hexagon', n: 10, m: 6 },
        ],
        derive: { p: '180 - 360 / n', q: '180 - 360 / m', x: '360 - p - q' },
        where: ['x != p', 'x != q'],
        check: ['answer = 360 / n + 360 / m'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{p + q}}',
          'stopped_early',
          'This is what the two interior angles are together. How much is left all round?',
        ),
        slip(
          '{{360 - p}}',
          'one_angle_left_out',
          'At the point three angles meet: one of each shape, and $x$.',
        ),
        slip(
          '{{180 - 360 / n}}',
          'stopped_early',
          'This is the interior angle of the {{one}}. What else meets at the point?',
        ),
      ],
      hints: [
        'Three angles meet at the end of the common side. Two of them belong to the shapes.',
        'Find the interior angle of each shape. Angles at a point total 360°.',
        'The interior angle of the {{one}} is {{p}}°.',
        'The interior angle of the {{two}} is {{q}}°. Take both away from 360°.',
      ],
      method_answer: [
        { maths: tex`180 - 360 \div {{n}} = {{p}}`, text: 'The interior angle of the {{one}}.' },
        { maths: tex`180 - 360 \div {{m}} = {{q}}`, text: 'The interior angle of the {{two}}.' },
        { maths: '360 - {{p}} - {{q}} = {{x}}', text: 'Angles at a point total 360°.' },
      ],
    },
  },
]
