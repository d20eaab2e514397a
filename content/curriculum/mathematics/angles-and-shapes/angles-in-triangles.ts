import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const anglesInTriangles: readonly ContentQuestion[] = [
  {
    key: 'triangle-third-angle',
    topics: ['angles-in-triangles'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['M6-PS-04', 'MK3-G-24'],
    question: {
      type: 'number',
      text: 'Two angles of a triangle are {{a}}° and {{b}}°. How many degrees is the third angle, $x$?',
      diagram: {
        kind: 'triangle',
        given: { AB: 6, A: '{{a}}', B: '{{b}}' },
        corners: { A: '', B: '', C: '' },
        angles: { A: '{{a}}°', B: '{{b}}°', C: 'x' },
      },
      max_score: 1,
      template: {
        draw: { a: { from: 35, to: 85 }, b: { from: 35, to: 85 } },
        where: [
          'a != b',
          'a + b <= 140',
          'a + b >= 85',
          '180 - a - b != a',
          '180 - a - b != b',
          'a + b != 90',
        ],
        check: ['answer + a + b = 180'],
      },
      answer: '{{180 - a - b}}',
      mistakes: [
        slip(
          '{{360 - a - b}}',
          'angle_sum_of_full_turn',
          'Put the torn corners side by side. Do they go all the way round?',
        ),
        slip(
          '{{a + b}}',
          'stopped_early',
          'This is what the two angles are together. How much is left?',
        ),
        slip('{{180 - a}}', 'one_angle_left_out', 'There are two angles to take away.'),
      ],
      hints: [
        'What do you know about the three angles of every triangle?',
        'The angles of a triangle total 180°.',
        'Together the two angles are {{a + b}}°.',
        'Take {{a + b}} away from 180.',
      ],
      method_answer: [
        { maths: '{{a}} + {{b}} = {{a + b}}', text: 'The two angles that are known.' },
        {
          maths: '180 - {{a + b}} = {{180 - a - b}}',
          text: 'The angles of a triangle total 180°.',
        },
      ],
    },
  },
  {
    key: 'triangle-possible-or-not',
    topics: ['angles-in-triangles'],
    difficulty: -0.5,
    minutes: 1.2,
    statements: ['M6-PS-04', 'MK3-G-24'],
    question: {
      type: 'single_choice',
      text: '{{name}} measured the angles of four triangles. Only one set can be right. Which is it?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Aditi', 'Bruno', 'Layla', 'Mateo'] },
          a: { from: 32, to: 58 },
          b: { from: 61, to: 75 },
          d: { from: 41, to: 57 },
        },
        derive: { c: '180 - a - b' },
        where: ['distinct(a, b, c, d)', 'c != 90', 'c >= 50'],
      },
      options: [
        { text: '{{a}}°, {{b}}° and {{c}}°' },
        option(
          '{{a}}°, {{b}}° and {{c + 10}}°',
          'miscalculated',
          'Add the three angles once more, and mind the tens.',
        ),
        option(
          '90°, 90° and {{d}}°',
          'angle_sum_not_used',
          'Two right angles are 180° already. What is left for the third angle?',
        ),
        option(
          '{{a + 60}}°, {{b + 60}}° and {{c + 60}}°',
          'angle_sum_of_full_turn',
          'These total 360°. How much do the angles of a triangle total?',
        ),
      ],
      answers: [1],
      hints: [
        'One sum has to come out for every triangle.',
        'Add the three angles of each set. They must total 180°.',
        'Two right angles alone make 180°. So one of the sets can be crossed out at once.',
        'Estimate the sums, too: one of the sets comes to far more than 180°. Add the three angles of those that are left.',
      ],
      method_answer: [
        {
          maths: '{{a}} + {{b}} + {{c}} = 180',
          text: 'Only these three total 180°, as the angles of a triangle do.',
        },
      ],
    },
  },
  {
    key: 'isosceles-from-the-top',
    topics: ['angles-in-triangles'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['M6-PS-04', 'GCSE-G4'],
    question: {
      type: 'number',
      text: 'In an isosceles triangle the angle between the two equal sides is {{t}}°. How many degrees is each of the other two angles?',
      diagram: {
        kind: 'triangle',
        given: { AB: 6, A: '{{b}}', B: '{{b}}' },
        corners: { A: '', B: '', C: '' },
        angles: { A: 'x', B: 'x', C: '{{t}}°' },
        equal: ['BC', 'CA'],
        not_to_scale: true,
      },
      max_score: 2,
      template: {
        draw: { b: { from: 36, to: 74 } },
        derive: { t: '180 - 2 * b' },
        where: ['t != b', 't != 90', 'b != 60'],
        check: ['2 * answer + t = 180'],
      },
      answer: '{{b}}',
      mistakes: [
        slip(
          '{{180 - t}}',
          'stopped_early',
          'This is what the two angles are together. They are equal.',
        ),
        slip(
          '{{180 - 2 * t}}',
          'isosceles_other_pair',
          'The equal angles lie opposite the equal sides. Which two are they?',
        ),
        slip(
          '{{t}}',
          'triangle_taken_as_equilateral',
          'Only two of the sides are equal. Are all the angles equal?',
        ),
      ],
      hints: [
        'Which two angles of an isosceles triangle are equal?',
        'The angles opposite the equal sides are equal. All three total 180°.',
        'The two equal angles are 180° − {{t}}° together.',
        'They are {{180 - t}}° together. Share that equally.',
      ],
      method_answer: [
        { maths: '180 - {{t}} = {{180 - t}}', text: 'The two equal angles together.' },
        { maths: tex`{{180 - t}} \div 2 = {{b}}`, text: 'They are equal, so halve it.' },
      ],
    },
  },
  {
    key: 'isosceles-turned',
    topics: ['angles-in-triangles'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['M6-PS-04', 'GCSE-G4'],
    question: {
      type: 'number',
      text: 'In the triangle ABC the sides AB and AC are equal. The angle at B is {{b}}°. How many degrees is the angle at A?',
      diagram: {
        kind: 'triangle',
        given: { CA: 6, AB: 6, A: '{{180 - 2 * b}}' },
        corners: { A: 'A', B: 'B', C: 'C' },
        angles: { B: '{{b}}°', A: 'x' },
        equal: ['AB', 'CA'],
        not_to_scale: true,
      },
      max_score: 2,
      template: {
        draw: { b: { from: 35, to: 78 } },
        where: ['b != 60', 'b != 45'],
        check: ['answer + 2 * b = 180'],
      },
      answer: '{{180 - 2 * b}}',
      mistakes: [
        slip(
          '{{b}}',
          'isosceles_other_pair',
          'The equal angles lie opposite the equal sides. The angle at A lies between them.',
        ),
        slip(
          '{{(180 - b) / 2}}',
          'isosceles_other_pair',
          'That would be so if the angles at A and C were equal. Mark the equal sides first.',
        ),
        slip(
          '{{180 - b}}',
          'one_angle_left_out',
          'There are three angles. How large is the one at C?',
        ),
      ],
      hints: [
        'Mark the equal sides AB and AC. Which angles lie opposite them?',
        'Opposite AC lies the angle at B, and opposite AB lies the angle at C. These two are equal.',
        'So the angle at C is {{b}}°, too.',
        'Take {{2 * b}} away from 180.',
      ],
      method_answer: [
        { text: 'AB = AC, so the angles at C and B are equal: {{b}}° each.' },
        {
          maths: tex`180 - 2 \times {{b}} = {{180 - 2 * b}}`,
          text: 'The three angles total 180°.',
        },
      ],
    },
  },
  {
    key: 'quadrilateral-fourth-angle',
    topics: ['angles-in-triangles'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['M6-PS-04'],
    question: {
      type: 'number',
      text: 'Three angles of a quadrilateral are {{a}}°, {{b}}° and {{c}}°. How many degrees is the fourth angle?',
      diagram: {
        kind: 'outline',
        points: [
          [0, 0],
          [7, -1],
          [6, 4],
          [1, 5],
        ],
        angles: ['{{a}}°', '{{b}}°', '{{c}}°', 'x'],
        not_to_scale: true,
        alt: 'A quadrilateral with the angles {{a}}°, {{b}}°, {{c}}° and x.',
      },
      max_score: 2,
      template: {
        draw: { a: { from: 61, to: 118 }, b: { from: 61, to: 118 }, c: { from: 61, to: 118 } },
        where: [
          'distinct(a, b, c, 360 - a - b - c)',
          'a + b + c >= 230',
          'a + b + c <= 300',
          'a + b + c != 270',
        ],
        check: ['answer + a + b + c = 360'],
      },
      answer: '{{360 - a - b - c}}',
      mistakes: [
        slip('{{a + b + c}}', 'stopped_early', 'This is what the three angles are together.'),
        slip(
          '{{a + b + c - 180}}',
          'triangle_sum_for_quadrilateral',
          'A quadrilateral can be cut into two triangles. How much do its angles total?',
        ),
        slip('{{360 - a - b}}', 'one_angle_left_out', 'There are three angles to take away.'),
      ],
      hints: [
        'Cut a quadrilateral from corner to corner. What do you get?',
        'It is made of two triangles, so its angles total twice 180°.',
        'The three angles that you know total {{a + b + c}}°.',
        'Take {{a + b + c}} away from 360.',
      ],
      method_answer: [
        { maths: tex`2 \times 180 = 360`, text: 'Two triangles make a quadrilateral.' },
        {
          maths: '360 - {{a + b + c}} = {{360 - a - b - c}}',
          text: 'What is left for the fourth angle.',
        },
      ],
    },
  },
  {
    key: 'triangle-side-made-longer',
    topics: ['angles-in-triangles'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['M6-PS-04', 'MK3-G-24'],
    question: {
      type: 'number',
      text: 'One side of a triangle is made longer. The angle outside, between this line and the next side, is {{e}}°. One angle of the triangle, not beside it, is {{a}}°. How many degrees is $x$, the other angle that is not beside it?',
      diagram: {
        kind: 'figure',
        points: { A: [0, 0], B: [6, 0], C: [3.6, 4], D: [9, 0] },
        labels: { A: '', B: '', C: '', D: '' },
        polygons: [{ points: ['A', 'B', 'C'] }],
        segments: [{ from: 'B', to: 'D' }],
        angles: [
          { at: 'A', from: 'B', to: 'C', label: '{{a}}°' },
          { at: 'B', from: 'D', to: 'C', label: '{{e}}°' },
          { at: 'C', from: 'A', to: 'B', label: 'x' },
        ],
        not_to_scale: true,
        alt: 'A triangle with its base made longer to the right. The angle at the bottom left is {{a}}°, the angle at the top is x. The angle outside at the bottom right is {{e}}°.',
      },
      max_score: 2,
      template: {
        draw: { e: { from: 102, to: 138 }, a: { from: 34, to: 66 } },
        where: ['e - a != 180 - e', 'e - a != a', '180 - e - a != e - a'],
        check: ['answer + a + 180 - e = 180'],
      },
      answer: '{{e - a}}',
      mistakes: [
        slip(
          '{{180 - e}}',
          'stopped_early',
          'This is the angle of the triangle beside {{e}}°. One step is left.',
        ),
        slip('{{180 - a}}', 'one_angle_left_out', 'The triangle has a third angle, beside {{e}}°.'),
        slip(
          '{{360 - e - a}}',
          'angle_sum_of_full_turn',
          'The angle of {{e}}° lies outside the triangle.',
        ),
      ],
      hints: [
        'Which angle of the triangle can you find from {{e}}°?',
        'Two angles on a straight line total 180°. So do the three angles of a triangle.',
        'The angle beside {{e}}° is {{180 - e}}°.',
        'The angles {{a}}° and {{180 - e}}° belong to the triangle. Take both away from 180°.',
      ],
      method_answer: [
        { maths: '180 - {{e}} = {{180 - e}}', text: 'The angle beside it, on a straight line.' },
        {
          maths: '180 - {{a}} - {{180 - e}} = {{e - a}}',
          text: 'The angles of a triangle total 180°.',
        },
      ],
    },
  },
  {
    key: 'regular-polygon-from-centre',
    topics: ['angles-in-triangles'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['M6-PS-05', 'M6-PS-04'],
    question: {
      type: 'multi_part',
      text: 'A regular {{name}} has {{n}} equal sides. It is cut from its centre into {{n}} triangles that are all alike.',
      diagram: {
        kind: 'polygon',
        sides: '{{n}}',
        centre_label: 'c',
      },
      max_score: 4,
      template: {
        draw: {},
        rows: [
          { name: 'pentagon', n: 5 },
          { name: 'nonagon', n: 9 },
          { name: 'decagon', n: 10 },
          { name: 'dodecagon', n: 12 },
        ],
        derive: { c: '360 / n', b: '(180 - 360 / n) / 2' },
        check: ['n * answer1 = 360', '2 * answer2 + answer1 = 180', 'answer3 = 2 * answer2'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many degrees is $c$, the angle of each triangle at the centre?',
          max_score: 1,
          answer: '{{c}}',
          mistakes: [
            slip(
              '{{180 / n}}',
              'line_and_turn_swapped',
              'At the centre the angles go all the way round.',
            ),
          ],
          hints: [
            'The angles at the centre meet at one point.',
            'Angles at a point total 360°, and these are all equal.',
            'There are {{n}} of them.',
            'Work out 360 ÷ {{n}}.',
          ],
          method_answer: [
            { maths: tex`360 \div {{n}} = {{c}}`, text: 'A whole turn in {{n}} equal parts.' },
          ],
        },
        {
          type: 'number',
          text: 'How many degrees is each of the other two angles of a triangle?',
          max_score: 2,
          answer: '{{b}}',
          follow_through: { answer: '(180 - p1) / 2', marks: 2 },
          mistakes: [
            slip(
              '{{180 - c}}',
              'stopped_early',
              'This is what the two angles are together. They are equal.',
            ),
          ],
          hints: [
            'Two sides of each triangle go from the centre to a corner. They are equal.',
            'The triangle is isosceles, and its angles total 180°.',
            'Take the angle at the centre away from 180°.',
            'Share what is left equally between the two angles.',
          ],
          method_answer: [
            { maths: tex`(180 - {{c}}) \div 2 = {{b}}`, text: 'The two other angles are equal.' },
          ],
        },
        {
          type: 'number',
          text: 'At each corner of the {{name}} two such angles meet. How many degrees is each angle of the {{name}}?',
          max_score: 1,
          answer: '{{2 * b}}',
          follow_through: { answer: '2 * p2', marks: 1 },
          mistakes: [slip('{{b}}', 'stopped_early', 'At every corner two triangles meet.')],
          hints: [
            'Look at one corner: how many triangles meet there?',
            'The angle of the {{name}} is made of two angles of triangles.',
            'Both of them have the size that you found in part (b).',
            'Double the answer to part (b).',
          ],
          method_answer: [
            {
              maths: tex`2 \times {{b}} = {{2 * b}}`,
              text: 'Two equal angles meet at each corner.',
            },
          ],
        },
      ],
      hints: [
        'Start at the centre. How many equal angles meet there?',
        'Angles at a point total 360°. Angles of a triangle total 180°.',
        'At the centre, share 360° among {{n}} angles.',
        'Take the angle at the centre from 180° and halve it. At a corner of the {{name}} two such angles meet.',
      ],
      method_answer: [
        { maths: tex`360 \div {{n}} = {{c}}`, text: '(a) A whole turn in {{n}} equal parts.' },
        { maths: tex`(180 - {{c}}) \div 2 = {{b}}`, text: '(b) The triangle is isosceles.' },
        {
          maths: tex`2 \times {{b}} = {{2 * b}}`,
          text: '(c) Two such angles meet at each corner.',
        },
      ],
    },
  },
]
