import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

const OF_O = [
  { from: 'O', to: 'A' },
  { from: 'O', to: 'B' },
]
const OF_C = [
  { from: 'C', to: 'A' },
  { from: 'C', to: 'B' },
]

export const circleTheorems: readonly ContentQuestion[] = [
  {
    key: 'circle-angle-at-circumference',
    topics: ['circle-theorems'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['GCSE-G10Ha'],
    question: {
      type: 'number',
      text: 'A, B and C lie on a circle with the centre O. C lies on the longer arc from A to B. The angle AOB is {{2 * h}}°. How many degrees is the angle ACB?',
      diagram: {
        kind: 'circle',
        centre: 'O',
        points: { A: '{{270 - h}}', B: '{{270 + h}}', C: '{{c}}' },
        chords: [...OF_O, ...OF_C],
        angles: [
          { at: 'O', from: 'A', to: 'B', label: '{{2 * h}}°' },
          { at: 'C', from: 'A', to: 'B', label: 'x' },
        ],
        alt: 'A circle with centre O. The angle AOB at the centre is {{2 * h}}°. The angle x is at C on the circle.',
      },
      max_score: 1,
      template: {
        draw: { h: { from: 35, to: 72 }, c: { from: 70, to: 110, step: 5 } },
        where: ['c != 90', 'h != 60', 'h != 45'],
        check: ['2 * answer = 2 * h'],
      },
      answer: '{{h}}',
      mistakes: [
        slip(
          '{{2 * h}}',
          'angle_at_centre_and_circle',
          'C is farther away from AB than O is. Can the angle be as large there?',
        ),
        slip(
          '{{4 * h}}',
          'angle_at_centre_and_circle',
          'Which of the two angles is the larger one?',
        ),
        slip(
          '{{180 - 2 * h}}',
          'angles_taken_as_straight',
          'The two angles do not lie on a straight line.',
        ),
      ],
      hints: [
        'Both angles stand on the same arc from A to B.',
        'The angle at the centre is twice the angle at the circumference.',
        'The angle at the centre is AOB, {{2 * h}}°.',
        'Halve {{2 * h}}.',
      ],
      method_answer: [
        {
          maths: tex`{{2 * h}} \div 2 = {{h}}`,
          text: 'The angle at the centre is twice the angle at the circumference.',
        },
      ],
    },
  },
  {
    key: 'circle-angle-in-semicircle',
    topics: ['circle-theorems'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['GCSE-G10Ha'],
    question: {
      type: 'number',
      text: 'AB is a diameter of a circle, and C lies on the circle. The angle ABC is {{b}}°. How many degrees is the angle BAC?',
      diagram: {
        kind: 'circle',
        centre: 'O',
        points: { A: 180, B: 0, C: '{{180 - 2 * b}}' },
        chords: [{ from: 'A', to: 'B' }, ...OF_C],
        angles: [
          { at: 'B', from: 'A', to: 'C', label: '{{b}}°' },
          { at: 'A', from: 'B', to: 'C', label: 'x' },
        ],
        alt: 'A circle with the diameter AB and a point C on it. The angle at B is {{b}}°, and the angle at A is x.',
      },
      max_score: 2,
      template: {
        draw: { b: { from: 27, to: 63 } },
        where: ['b != 45', 'b != 60', 'b != 30'],
        check: ['answer + b = 90'],
      },
      answer: '{{90 - b}}',
      mistakes: [
        slip(
          '{{180 - b}}',
          'one_angle_left_out',
          'The triangle has a third angle, at C. How large is it?',
        ),
        slip('{{b}}', 'isosceles_other_pair', 'AC and BC are equal only if C is at the top.'),
        slip(
          '{{(180 - b) / 2}}',
          'isosceles_other_pair',
          'The angles at A and C are not equal. What is special about C?',
        ),
      ],
      hints: [
        'AB is a diameter. What does that tell you about the angle at C?',
        'The angle in a semicircle is a right angle. The angles of a triangle total 180°.',
        'The angle ACB is 90°.',
        'Take 90 and {{b}} away from 180.',
      ],
      method_answer: [
        { text: 'The angle ACB is 90°, because AB is a diameter.' },
        { maths: '180 - 90 - {{b}} = {{90 - b}}', text: 'The angles of a triangle total 180°.' },
      ],
    },
  },
  {
    key: 'circle-same-segment',
    topics: ['circle-theorems'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['GCSE-G10Ha'],
    question: {
      type: 'fill_blanks',
      text: 'A, B, C and D lie on a circle, with C and D on the same side of AB. The angle ACB is {{h}}°, and the angle CAD is {{g}}°.\n\nThe angle ADB is [[1]]°. The angle CBD is [[2]]°.',
      diagram: {
        kind: 'circle',
        points: { A: '{{270 - h}}', B: '{{270 + h}}', C: 55, D: '{{55 + 2 * g}}' },
        chords: [...OF_C, { from: 'D', to: 'A' }, { from: 'D', to: 'B' }],
        angles: [
          { at: 'C', from: 'A', to: 'B', label: '{{h}}°' },
          { at: 'D', from: 'A', to: 'B', label: '?' },
        ],
        alt: 'A circle with the points A and B below and C and D above. C and D are joined to A and B. The angle ACB is {{h}}°.',
      },
      max_score: 2,
      template: {
        draw: { h: { from: 36, to: 62 }, g: { from: 22, to: 34 } },
        where: ['h != 2 * g', 'h != 60'],
        check: ['answer1 = h', 'answer2 = g'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{h}}',
          mistakes: [
            slip(
              '{{2 * h}}',
              'angle_at_centre_and_circle',
              'D lies on the circle, not at its centre.',
            ),
            slip(
              '{{180 - h}}',
              'cyclic_opposite_equal',
              'C and D lie on the same side of AB. Compare the two angles.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{g}}',
          mistakes: [
            slip(
              '{{h}}',
              'other_arc_taken',
              'On which arc does the angle CBD stand? Follow its lines to C and D.',
            ),
            slip(
              '{{2 * g}}',
              'angle_at_centre_and_circle',
              'B lies on the circle, not at its centre.',
            ),
          ],
        },
      ],
      hints: [
        'On which arc does each angle stand? Its two lines lead to the ends of the arc.',
        'Angles at the circumference on the same arc are equal.',
        'ACB and ADB both stand on the arc from A to B.',
        'CAD and CBD both stand on the arc from C to D. Which size is known for each pair?',
      ],
      method_answer: [
        { maths: '{{h}}', text: 'ADB and ACB stand on the arc AB: angles in the same segment.' },
        { maths: '{{g}}', text: 'CBD and CAD stand on the arc CD: angles in the same segment.' },
      ],
    },
  },
  {
    key: 'circle-choose-the-theorem',
    topics: ['circle-theorems'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-G10Ha'],
    question: {
      type: 'matching',
      text: 'O is the centre of a circle, and all the other points lie on it. Match each step with its reason. One reason is left over.',
      max_score: 4,
      template: {
        draw: { a: { from: 31, to: 59 }, b: { from: 36, to: 69 } },
        where: ['a != b', '90 - a != b', '2 * a != b', 'a != 2 * b'],
      },
      left: [
        'PQ is a diameter. So the angle PRQ is 90°.',
        'The angle ACB is {{a}}°. So the angle AOB is {{2 * a}}°.',
        'The angle KLM is {{b}}°. So the angle KNM is {{b}}°, too.',
        'OS and OT are radii. So the angles OST and OTS are equal.',
      ],
      pairs: [4, 1, 5, 3],
      right: [
        'angle at the centre and at the circumference',
        'alternate angles',
        'angles of an isosceles triangle',
        'angle in a semicircle',
        'angles in the same segment',
      ],
      hints: [
        'Which of the steps are about the centre O?',
        'Look for the key words: diameter, centre, same arc, radii.',
        'A diameter cuts the circle into two halves.',
        'Two equal radii and a chord make a triangle. Of which kind?',
      ],
      method_answer: [
        { text: 'A diameter gives a right angle. At the centre the angle is doubled.' },
        { text: 'On one arc the angles are equal. Two radii make an isosceles triangle.' },
      ],
    },
  },
  {
    key: 'circle-radii-and-centre',
    topics: ['circle-theorems'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-G10Ha'],
    question: {
      type: 'number',
      text: 'A, B and C lie on a circle with the centre O. C lies on the longer arc from A to B. The angle OAB is {{a}}°. How many degrees is the angle ACB?',
      diagram: {
        kind: 'circle',
        centre: 'O',
        points: { A: '{{180 + a}}', B: '{{360 - a}}', C: 75 },
        chords: [{ from: 'A', to: 'B' }, ...OF_O, ...OF_C],
        angles: [
          { at: 'A', from: 'B', to: 'O', label: '{{a}}°' },
          { at: 'C', from: 'A', to: 'B', label: 'x' },
        ],
        alt: 'A circle with centre O. A and B are joined to each other, to O and to C. The angle OAB is {{a}}°, and the angle at C is x.',
      },
      max_score: 3,
      template: {
        draw: { a: { from: 24, to: 48 } },
        where: ['a != 45', 'a != 30'],
        check: ['2 * answer + 2 * a = 180'],
      },
      answer: '{{90 - a}}',
      mistakes: [
        slip(
          '{{180 - 2 * a}}',
          'stopped_early',
          'This is the angle at the centre. Which angle is asked for?',
        ),
        slip(
          '{{a}}',
          'other_arc_taken',
          'The angle OAB does not stand on the arc AB. Find the angle at the centre first.',
        ),
        slip(
          '{{(180 - a) / 2}}',
          'one_angle_left_out',
          'The triangle OAB has two angles of this size.',
        ),
      ],
      hints: [
        'OA and OB are radii. What kind of triangle is OAB?',
        'Find the angle AOB in the isosceles triangle, and then the angle at the circumference.',
        'The angle OBA is {{a}}°, too. So AOB is 180° − {{2 * a}}°.',
        'AOB is {{180 - 2 * a}}°. Halve it.',
      ],
      method_answer: [
        { text: 'OA = OB, so the angle OBA is {{a}}°, too.' },
        { maths: tex`180 - 2 \times {{a}} = {{180 - 2 * a}}`, text: 'The angle at the centre.' },
        {
          maths: tex`{{180 - 2 * a}} \div 2 = {{90 - a}}`,
          text: 'The angle at the circumference is half of it.',
        },
      ],
    },
  },
  {
    key: 'circle-reflex-at-centre',
    topics: ['circle-theorems'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['GCSE-G10Ha'],
    question: {
      type: 'number',
      text: 'A, B and C lie on a circle with the centre O. C lies on the shorter arc from A to B. The obtuse angle AOB is {{2 * h}}°. How many degrees is the angle ACB?',
      diagram: {
        kind: 'circle',
        centre: 'O',
        points: { A: '{{270 - h}}', B: '{{270 + h}}', C: 280 },
        chords: [...OF_O, ...OF_C],
        angles: [{ at: 'O', from: 'A', to: 'B', label: '{{2 * h}}°' }],
        alt: 'A circle with centre O. A and B are joined to O, and also to C, which lies on the shorter arc between them. The angle AOB is {{2 * h}}°.',
      },
      max_score: 2,
      template: {
        draw: { h: { from: 52, to: 74 } },
        where: ['h != 60'],
        check: ['2 * answer + 2 * h = 360'],
      },
      answer: '{{180 - h}}',
      mistakes: [
        slip(
          '{{h}}',
          'other_arc_taken',
          'C lies on the shorter arc. So its angle stands on the longer one.',
        ),
        slip(
          '{{360 - 2 * h}}',
          'stopped_early',
          'This is the reflex angle at the centre. One step is left.',
        ),
        slip(
          '{{180 - 2 * h}}',
          'angles_taken_as_straight',
          'No straight line is formed here. Which angle at O stands on the longer arc?',
        ),
      ],
      hints: [
        'On which arc does the angle ACB stand: the one with C, or the other one?',
        'The theorem holds for the reflex angle at the centre, too.',
        'The reflex angle AOB is 360° − {{2 * h}}°.',
        'It is {{360 - 2 * h}}°. Halve it.',
      ],
      method_answer: [
        {
          maths: '360 - {{2 * h}} = {{360 - 2 * h}}',
          text: 'The reflex angle AOB stands on the longer arc.',
        },
        {
          maths: tex`{{360 - 2 * h}} \div 2 = {{180 - h}}`,
          text: 'The angle at the circumference is half of it.',
        },
      ],
    },
  },
  {
    key: 'circle-diameter-and-segment',
    topics: ['circle-theorems'],
    difficulty: 1,
    minutes: 2.5,
    statements: ['GCSE-G10Ha'],
    question: {
      type: 'number',
      text: 'AB is a diameter of a circle. C and D lie on the circle, on different sides of AB. The angle ADC is {{d}}°. How many degrees is the angle BAC?',
      diagram: {
        kind: 'circle',
        centre: 'O',
        points: { A: 180, B: 0, C: '{{180 - 2 * d}}', D: 250 },
        chords: [
          { from: 'A', to: 'B' },
          { from: 'A', to: 'C' },
          { from: 'B', to: 'C' },
          { from: 'D', to: 'A' },
          { from: 'D', to: 'C' },
        ],
        angles: [
          { at: 'D', from: 'C', to: 'A', label: '{{d}}°' },
          { at: 'A', from: 'B', to: 'C', label: 'x' },
        ],
        alt: 'A circle with the diameter AB. C lies above it and D below. C is joined to A, B and D, and D to A. The angle ADC is {{d}}°, and the angle BAC is x.',
      },
      max_score: 3,
      template: {
        draw: { d: { from: 32, to: 62 } },
        where: ['d != 45', 'd != 60'],
        check: ['answer + d = 90'],
      },
      answer: '{{90 - d}}',
      mistakes: [
        slip('{{d}}', 'other_arc_taken', 'ADC stands on the arc AC. On which arc does BAC stand?'),
        slip(
          '{{180 - d}}',
          'cyclic_opposite_equal',
          'Look for an angle on the same arc as ADC first.',
        ),
        slip(
          '{{180 - 2 * d}}',
          'angle_at_centre_and_circle',
          'No angle at the centre is needed here. Find the angle ABC.',
        ),
      ],
      hints: [
        'Which other angle at the circumference stands on the arc AC?',
        'Use angles in the same segment first, and then the angle in a semicircle.',
        'ABC and ADC both stand on the arc AC, so ABC is {{d}}°. And ACB is 90°.',
        'In the triangle ABC, take 90 and {{d}} away from 180.',
      ],
      method_answer: [
        { text: 'The angle ABC is {{d}}°, in the same segment as ADC.' },
        { text: 'The angle ACB is 90°, because AB is a diameter.' },
        { maths: '180 - 90 - {{d}} = {{90 - d}}', text: 'The angles of the triangle ABC.' },
      ],
    },
  },
]
