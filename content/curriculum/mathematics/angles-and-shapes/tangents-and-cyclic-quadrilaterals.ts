import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const tangentsAndCyclicQuadrilaterals: readonly ContentQuestion[] = [
  {
    key: 'cyclic-opposite-angle',
    topics: ['tangents-and-cyclic-quadrilaterals'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['GCSE-G10Hb'],
    question: {
      type: 'fill_blanks',
      text: 'The corners of the quadrilateral ABCD lie on a circle. The angle at A is {{a}}°, and the angle at B is {{b}}°.\n\nThe angle at C is [[1]]°, and the angle at D is [[2]]°.',
      diagram: {
        kind: 'circle',
        points: { A: 215, B: 330, C: 50, D: 135 },
        chords: [
          { from: 'A', to: 'B' },
          { from: 'B', to: 'C' },
          { from: 'C', to: 'D' },
          { from: 'D', to: 'A' },
        ],
        angles: [
          { at: 'A', from: 'B', to: 'D', label: '{{a}}°' },
          { at: 'B', from: 'C', to: 'A', label: '{{b}}°' },
        ],
        not_to_scale: true,
        alt: 'A quadrilateral ABCD with its corners on a circle. The angle at A is {{a}}°, and the angle at B is {{b}}°.',
      },
      max_score: 2,
      template: {
        draw: { a: { from: 68, to: 86 }, b: { from: 94, to: 112 } },
        where: ['a + b != 180'],
        check: ['answer1 + a = 180', 'answer2 + b = 180'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{180 - a}}',
          mistakes: [
            slip(
              '{{a}}',
              'cyclic_opposite_equal',
              'That is so in a parallelogram. What do opposite angles make on a circle?',
            ),
            slip('{{180 - b}}', 'opposite_and_neighbour_swapped', 'Which corner lies opposite C?'),
          ],
        },
        {
          type: 'number',
          answer: '{{180 - b}}',
          mistakes: [
            slip(
              '{{b}}',
              'cyclic_opposite_equal',
              'That is so in a parallelogram. What do opposite angles make on a circle?',
            ),
            slip('{{180 - a}}', 'opposite_and_neighbour_swapped', 'Which corner lies opposite D?'),
          ],
        },
      ],
      hints: [
        'All four corners lie on a circle. Which corners lie opposite each other?',
        'Opposite angles of a cyclic quadrilateral total 180°.',
        'C lies opposite A, and D lies opposite B.',
        'Take {{a}} away from 180 for C, and {{b}} for D.',
      ],
      method_answer: [
        { maths: '180 - {{a}} = {{180 - a}}', text: 'C lies opposite A.' },
        { maths: '180 - {{b}} = {{180 - b}}', text: 'D lies opposite B.' },
      ],
    },
  },
  {
    key: 'tangent-meets-radius',
    topics: ['tangents-and-cyclic-quadrilaterals'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['GCSE-G10Hb'],
    question: {
      type: 'number',
      text: 'PT is a tangent that touches a circle at T. O is the centre of the circle. The angle OPT is {{p}}°. How many degrees is the angle POT?',
      diagram: {
        kind: 'circle',
        centre: 'O',
        points: { T: 60 },
        outside: { P: [2, 0] },
        chords: [
          { from: 'O', to: 'T' },
          { from: 'O', to: 'P' },
          { from: 'P', to: 'T' },
        ],
        angles: [
          { at: 'P', from: 'T', to: 'O', label: '{{p}}°' },
          { at: 'O', from: 'P', to: 'T', label: 'x' },
        ],
        not_to_scale: true,
        alt: 'A circle with centre O. A tangent from P touches it at T. The angle at P in the triangle OPT is {{p}}°, and the angle at O is x.',
      },
      max_score: 2,
      template: {
        draw: { p: { from: 22, to: 41 } },
        where: ['p != 30'],
        check: ['answer + p = 90'],
      },
      answer: '{{90 - p}}',
      mistakes: [
        slip('{{180 - p}}', 'one_angle_left_out', 'The triangle has a third angle, at T.'),
        slip(
          '{{p}}',
          'tangent_angle_not_used',
          'OT and PT need not be equal. What is special at T?',
        ),
        slip(
          '{{(180 - p) / 2}}',
          'tangent_angle_not_used',
          'OP is longer than a radius, so this triangle is not isosceles. What is special at T?',
        ),
      ],
      hints: [
        'What do you know about a tangent and the radius to the point where it touches?',
        'They meet at a right angle. The angles of a triangle total 180°.',
        'The angle OTP is 90°.',
        'Take 90 and {{p}} away from 180.',
      ],
      method_answer: [
        { text: 'The tangent is perpendicular to the radius OT: the angle OTP is 90°.' },
        { maths: '180 - 90 - {{p}} = {{90 - p}}', text: 'The angles of a triangle total 180°.' },
      ],
    },
  },
  {
    key: 'tangent-two-from-a-point',
    topics: ['tangents-and-cyclic-quadrilaterals'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-G10Hb'],
    question: {
      type: 'fill_blanks',
      text: 'Two tangents from P touch a circle with the centre O at A and B. PA is {{l}} cm long, and the angle APB is {{2 * q}}°.\n\nPB is [[1]] cm long. The angle AOB is [[2]]°. The angle PAB is [[3]]°.',
      diagram: {
        kind: 'circle',
        centre: 'O',
        points: { A: 60, B: 300 },
        outside: { P: [2, 0] },
        chords: [
          { from: 'P', to: 'A', label: '{{l}} cm' },
          { from: 'P', to: 'B' },
          { from: 'O', to: 'A' },
          { from: 'O', to: 'B' },
          { from: 'A', to: 'B', dashed: true },
        ],
        angles: [{ at: 'P', from: 'A', to: 'B', label: '{{2 * q}}°' }],
        not_to_scale: true,
        alt: 'Two tangents from P touch a circle with centre O at A and B. A and B are joined to O and to each other. PA is {{l}} cm, and the angle at P is {{2 * q}}°.',
      },
      max_score: 3,
      template: {
        draw: { l: { from: 7, to: 19 }, q: { from: 22, to: 38 } },
        where: ['q != 30', 'distinct(l, 180 - 2 * q, 90 - q)'],
        check: ['answer1 = l', 'answer2 + 2 * q = 180', '2 * answer3 + 2 * q = 180'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{l}}',
          mistakes: [
            slip(
              '{{2 * l}}',
              'tangents_not_equal',
              'Fold the picture along OP. Where does PA land?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{180 - 2 * q}}',
          mistakes: [
            slip(
              '{{2 * q}}',
              'cyclic_opposite_equal',
              'The quadrilateral OAPB has two right angles. What is left for the other two?',
            ),
            slip('{{4 * q}}', 'angle_at_centre_and_circle', 'P does not lie on the circle.'),
          ],
        },
        {
          type: 'number',
          answer: '{{90 - q}}',
          mistakes: [
            slip(
              '{{180 - 2 * q}}',
              'stopped_early',
              'This is what the angles PAB and PBA are together.',
            ),
            slip(
              '{{2 * q}}',
              'isosceles_other_pair',
              'The angle at P lies between the equal sides.',
            ),
          ],
        },
      ],
      hints: [
        'The picture has a line of symmetry, OP. What is equal?',
        'Tangents from one point are equal. Each is perpendicular to the radius where it touches.',
        'OAPB has angles of 90° at A and B. The triangle PAB is isosceles.',
        'The angles at O and P total 180°. In the triangle PAB, share 180° − {{2 * q}}° equally.',
      ],
      method_answer: [
        { maths: '{{l}}', text: 'Tangents from one point are equal.' },
        { maths: '360 - 90 - 90 - {{2 * q}} = {{180 - 2 * q}}', text: 'The angles of OAPB.' },
        {
          maths: tex`(180 - {{2 * q}}) \div 2 = {{90 - q}}`,
          text: 'PA = PB, so the triangle PAB is isosceles.',
        },
      ],
    },
  },
  {
    key: 'alternate-segment',
    topics: ['tangents-and-cyclic-quadrilaterals'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-G10Hb'],
    question: {
      type: 'fill_blanks',
      text: 'The line PQ is a tangent that touches a circle at A. B and C lie on the circle, B nearer to Q. The angle QAB is {{b}}°, and the angle PAC is {{c}}°.\n\nThe angle ACB is [[1]]°. The angle ABC is [[2]]°. The angle BAC is [[3]]°.',
      diagram: {
        kind: 'circle',
        points: { A: 270, B: '{{270 + 2 * b}}', C: '{{270 - 2 * c}}' },
        outside: { P: [-1.4, -1], Q: [1.4, -1] },
        chords: [
          { from: 'P', to: 'Q' },
          { from: 'A', to: 'B' },
          { from: 'B', to: 'C' },
          { from: 'C', to: 'A' },
        ],
        angles: [
          { at: 'A', from: 'Q', to: 'B', label: '{{b}}°' },
          { at: 'A', from: 'C', to: 'P', label: '{{c}}°' },
        ],
        alt: 'A triangle ABC with its corners on a circle. A tangent PQ touches the circle at A, below. The angle QAB is {{b}}°, and the angle PAC is {{c}}°.',
      },
      max_score: 3,
      template: {
        draw: { b: { from: 46, to: 68 }, c: { from: 40, to: 64 } },
        where: ['distinct(b, c, 180 - b - c)', 'b + c != 90', 'b + c != 120'],
        check: ['answer1 = b', 'answer2 = c', 'answer1 + answer2 + answer3 = 180'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{b}}',
          mistakes: [
            slip(
              '{{c}}',
              'alternate_segment_other_angle',
              'The chord AB makes the angle QAB. Which corner lies across from AB?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{c}}',
          mistakes: [
            slip(
              '{{b}}',
              'alternate_segment_other_angle',
              'The chord AC makes the angle PAC. Which corner lies across from AC?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{180 - b - c}}',
          mistakes: [
            slip(
              '{{b + c}}',
              'stopped_early',
              'Three angles at A lie on the straight line PQ. How much is left?',
            ),
          ],
        },
      ],
      hints: [
        'Each of the given angles lies between the tangent and a chord. Name the chord.',
        'The angle between tangent and chord is equal to the angle in the alternate segment, across from the chord.',
        'QAB lies at the chord AB. Across from AB lies the corner C.',
        'PAC lies at the chord AC, and across from it lies B. The three angles at A make a straight line.',
      ],
      method_answer: [
        { maths: '{{b}}', text: 'ACB: alternate segment theorem, chord AB.' },
        { maths: '{{c}}', text: 'ABC: alternate segment theorem, chord AC.' },
        { maths: '180 - {{b}} - {{c}} = {{180 - b - c}}', text: 'Angles on the straight line PQ.' },
      ],
    },
  },
  {
    key: 'cyclic-equation',
    topics: ['tangents-and-cyclic-quadrilaterals'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-G10Hb'],
    question: {
      type: 'number',
      text: 'In the cyclic quadrilateral PQRS, the angle at P is ${{m}}x + {{c}}$ degrees, and the angle at R is ${{n}}x - {{d}}$ degrees. Find $x$.',
      max_score: 3,
      template: {
        draw: {
          x: { from: 14, to: 30 },
          m: { from: 2, to: 3 },
          n: { from: 3, to: 5 },
          c: { from: 5, to: 30 },
        },
        derive: { d: '(m + n) * x + c - 180' },
        where: [
          'd >= 4',
          'd <= 40',
          'm < n',
          'n * x - d >= 40',
          'n * x - d <= 140',
          'm * x + c != 90',
          'c != d',
          '(c + d) * (m + n) != (180 - c - d) * (n - m)',
        ],
        check: ['m * answer + c + n * answer - d = 180'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{(c + d) / (n - m)}}',
          'cyclic_opposite_equal',
          'Opposite angles of a cyclic quadrilateral are not equal. What do they total?',
        ),
        slip(
          '{{(360 - c + d) / (m + n)}}',
          'angle_sum_of_full_turn',
          'All four angles total 360°. These are only two of them.',
        ),
        slip(
          '{{(180 - c - d) / (m + n)}}',
          'sign_lost_moving',
          'When you move {{d}} to the other side, add it to both sides.',
        ),
      ],
      hints: [
        'P and R are opposite corners. What do their angles total?',
        'Write an equation: the two angles total 180.',
        'Collected, the left side is ${{m + n}}x$ and a number.',
        'So ${{m + n}}x = 180 - {{c}} + {{d}}$. Divide by {{m + n}}.',
      ],
      method_answer: [
        { maths: '{{m}}x + {{c}} + {{n}}x - {{d}} = 180', text: 'Opposite angles total 180°.' },
        {
          maths: '{{m + n}}x = {{180 - c + d}}',
          text: 'Take {{c}} from both sides and add {{d}}.',
        },
        { maths: 'x = {{x}}', text: 'Divide both sides by {{m + n}}.' },
      ],
    },
  },
  {
    key: 'centre-theorem-in-order',
    topics: ['tangents-and-cyclic-quadrilaterals'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-G10Hc'],
    question: {
      type: 'ordering',
      text: 'A, B and C lie on a circle with the centre O. The line CO is made longer to a point D inside the angle AOB. Prove that the angle AOB is twice the angle ACB. Put the lines in order.',
      diagram: {
        kind: 'circle',
        centre: 'O',
        points: { A: 215, B: 335, C: 85 },
        outside: { D: [-0.06, -0.7] },
        chords: [
          { from: 'A', to: 'C' },
          { from: 'B', to: 'C' },
          { from: 'O', to: 'A' },
          { from: 'O', to: 'B' },
          { from: 'C', to: 'D', dashed: true },
        ],
        alt: 'A circle with centre O. A and B, below, are joined to O and to C, above. The line from C through O to D is dashed.',
      },
      max_score: 4,
      items: [
        'OA, OB and OC are radii, so the triangles OAC and OBC are isosceles.',
        'So the angles OAC and OCA are both $a$, and the angles OBC and OCB are both $b$.',
        'An exterior angle of a triangle is the sum of the two opposite angles. So AOD is $2a$, and DOB is $2b$.',
        'The angle AOB is $2a + 2b$, and the angle ACB is $a + b$.',
        'So the angle AOB is twice the angle ACB.',
      ],
      hints: [
        'What is known as soon as the centre and three points of the circle are given?',
        'From radii come isosceles triangles, from these equal angles, from these exterior angles.',
        'The letters $a$ and $b$ have to be explained before they are used.',
        'The exterior angles at O are put together to make AOB. Only then can it be compared with ACB.',
      ],
      method_answer: [
        { text: 'Equal radii make isosceles triangles with equal angles $a$, and $b$.' },
        { maths: tex`2a + 2b = 2(a + b)`, text: 'The exterior angles at O make AOB, twice ACB.' },
      ],
    },
  },
  {
    key: 'cyclic-proof-in-gaps',
    topics: ['tangents-and-cyclic-quadrilaterals'],
    difficulty: 0.9,
    minutes: 2.5,
    statements: ['GCSE-G10Hc'],
    question: {
      type: 'cloze_dropdown',
      text: 'ABCD is a cyclic quadrilateral, and O is the centre of its circle. Call the angle at A $x$ and the angle at C $y$.\n\nThe angle BOD that stands on the same arc as A is [[1]]. The other angle at O, on the other side of BOD, is [[2]]. Together the two angles at O make [[3]]. So $x + y =$ [[4]].',
      diagram: {
        kind: 'circle',
        centre: 'O',
        points: { A: 170, B: 280, C: 15, D: 80 },
        chords: [
          { from: 'A', to: 'B' },
          { from: 'B', to: 'C' },
          { from: 'C', to: 'D' },
          { from: 'D', to: 'A' },
          { from: 'O', to: 'B' },
          { from: 'O', to: 'D' },
        ],
        angles: [
          { at: 'A', from: 'B', to: 'D', label: 'x' },
          { at: 'C', from: 'D', to: 'B', label: 'y' },
        ],
        alt: 'A quadrilateral ABCD on a circle with centre O. O is joined to B and D. The angle at A is x, and the angle at C is y.',
      },
      max_score: 4,
      gaps: [
        {
          options: [
            option(
              '$x$',
              'angle_at_centre_and_circle',
              'At the centre the angle is larger than at the circumference.',
            ),
            { text: '$2x$' },
            option(
              '$180° - x$',
              'angles_taken_as_straight',
              'No straight line is given. Use the angle at the centre.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: '$2y$' },
            option(
              '$y$',
              'angle_at_centre_and_circle',
              'At the centre the angle is larger than at the circumference.',
            ),
            option(
              '$2x$',
              'other_arc_taken',
              'This angle stands on the other arc. Which corner belongs to that?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option('$180°$', 'line_and_turn_swapped', 'How far is it all the way round O?'),
            option(
              '$x + y$',
              'angle_at_centre_and_circle',
              'Each of them is twice the angle at the circumference.',
            ),
            { text: '$360°$' },
          ],
          answer: 3,
        },
        {
          options: [
            option('$360°$', 'stopped_early', 'That is $2x + 2y$.'),
            { text: '$180°$' },
            option('$90°$', 'miscalculated', 'Halve 360° once.'),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Which theorem links angles at the circumference with angles at the centre?',
        'The angle at the centre is twice the angle at the circumference on the same arc.',
        'Use the theorem twice: once for A, and once for C.',
        'The two angles at O go all the way round. Write that with $x$ and $y$, and halve both sides.',
      ],
      method_answer: [
        { maths: '2x + 2y = 360', text: 'The two angles at O go all the way round, in degrees.' },
        { maths: 'x + y = 180', text: 'Halve both sides.' },
      ],
    },
  },
  {
    key: 'tangents-and-angle-on-circle',
    topics: ['tangents-and-cyclic-quadrilaterals'],
    difficulty: 1.1,
    minutes: 3,
    statements: ['GCSE-G10Hb'],
    question: {
      type: 'number',
      text: 'Two tangents from P touch a circle with the centre O at A and B. C lies on the longer arc from A to B. The angle APB is {{2 * q}}°. How many degrees is the angle ACB?',
      diagram: {
        kind: 'circle',
        centre: 'O',
        points: { A: 60, B: 300, C: 170 },
        outside: { P: [2, 0] },
        chords: [
          { from: 'P', to: 'A' },
          { from: 'P', to: 'B' },
          { from: 'C', to: 'A' },
          { from: 'C', to: 'B' },
        ],
        angles: [
          { at: 'P', from: 'A', to: 'B', label: '{{2 * q}}°' },
          { at: 'C', from: 'B', to: 'A', label: 'x' },
        ],
        not_to_scale: true,
        alt: 'Two tangents from P touch a circle with centre O at A and B. C lies on the far side of the circle and is joined to A and B. The angle at P is {{2 * q}}°, and the angle at C is x.',
      },
      max_score: 3,
      template: {
        draw: { q: { from: 21, to: 39 } },
        where: ['q != 30'],
        check: ['2 * answer + 2 * q = 180'],
      },
      answer: '{{90 - q}}',
      mistakes: [
        slip(
          '{{180 - 2 * q}}',
          'stopped_early',
          'This is the angle AOB at the centre. One step is left.',
        ),
        slip('{{q}}', 'angle_at_centre_and_circle', 'P is not the centre. Join O to A and B.'),
        slip(
          '{{2 * q}}',
          'cyclic_opposite_equal',
          'P does not lie on the circle, so the angles at P and C need not be equal.',
        ),
      ],
      hints: [
        'Draw the radii OA and OB. Which angles do you know then?',
        'Radius and tangent are perpendicular. Find the angle AOB, and then the angle at the circumference.',
        'In the quadrilateral OAPB, the angles at A and B are 90°. So AOB is 180° − {{2 * q}}°.',
        'AOB is {{180 - 2 * q}}°. The angle at C is half of it.',
      ],
      method_answer: [
        {
          maths: '360 - 90 - 90 - {{2 * q}} = {{180 - 2 * q}}',
          text: 'The angle AOB in OAPB: radius and tangent are perpendicular.',
        },
        {
          maths: tex`{{180 - 2 * q}} \div 2 = {{90 - q}}`,
          text: 'The angle at the circumference is half of it.',
        },
      ],
    },
  },
]
