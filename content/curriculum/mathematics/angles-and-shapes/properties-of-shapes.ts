import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const propertiesOfShapes: readonly ContentQuestion[] = [
  {
    key: 'property-marks',
    topics: ['properties-of-shapes'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['MK3-G-13', 'GCSE-G1'],
    question: {
      type: 'matching',
      text: 'Match each mark in a drawing with what it says. One meaning is left over.',
      diagram: {
        kind: 'quadrilateral',
        shape: 'parallelogram',
        width: 6,
        shift: 2,
        height: 3,
        marks: 'all',
      },
      max_score: 4,
      left: [
        'the same small strokes on two sides',
        'the same small arrows on two lines',
        'a little square where two lines meet',
        'the same number of arcs in two angles',
      ],
      pairs: [4, 1, 5, 2],
      right: [
        'the lines are parallel',
        'the angles are equal',
        'the shape is regular',
        'the sides are equally long',
        'the lines are perpendicular',
      ],
      hints: [
        'Some marks stand on sides and some in angles.',
        'Arrows tell about directions. Strokes count lengths.',
        'The little square stands for an angle of 90°. Lines that meet like that have a name.',
        'Two lines with the same arrows run side by side and never meet. What are they called?',
      ],
      method_answer: [
        { text: 'Strokes: equal sides. Arrows: parallel lines.' },
        { text: 'The little square: a right angle. Arcs: equal angles.' },
      ],
    },
  },
  {
    key: 'property-angle-of-three-letters',
    topics: ['properties-of-shapes'],
    difficulty: -0.6,
    minutes: 0.8,
    statements: ['MK3-G-14', 'GCSE-G1'],
    question: {
      type: 'number',
      text: 'In a triangle with the corners {{p}}, {{q}} and {{r}}, the angle at {{p}} is {{a}}°, the angle at {{q}} is {{b}}° and the angle at {{r}} is {{180 - a - b}}°. How many degrees is the angle {{x}}{{y}}{{z}}?',
      diagram: {
        kind: 'triangle',
        given: { AB: 6, A: '{{a}}', B: '{{b}}' },
        corners: { A: '{{p}}', B: '{{q}}', C: '{{r}}' },
        angles: { A: '{{a}}°', B: '{{b}}°', C: '{{180 - a - b}}°' },
      },
      max_score: 1,
      template: {
        draw: { a: { from: 40, to: 75 }, b: { from: 40, to: 75 } },
        rows: [
          { p: 'A', q: 'B', r: 'C', x: 'C', y: 'A', z: 'B', k: 1 },
          { p: 'A', q: 'B', r: 'C', x: 'A', y: 'C', z: 'B', k: 3 },
          { p: 'K', q: 'L', r: 'M', x: 'K', y: 'L', z: 'M', k: 2 },
          { p: 'P', q: 'Q', r: 'R', x: 'R', y: 'Q', z: 'P', k: 2 },
          { p: 'X', q: 'Y', r: 'Z', x: 'Y', y: 'X', z: 'Z', k: 1 },
        ],
        derive: {
          c: '180 - a - b',
          e: '(k - 2) * (k - 3) * a / 2 + (k - 1) * (3 - k) * b + (k - 1) * (k - 2) * c / 2',
          first: 'mod(k, 3) + 1',
          f: '(first - 2) * (first - 3) * a / 2 + (first - 1) * (3 - first) * b + (first - 1) * (first - 2) * c / 2',
        },
        where: ['distinct(a, b, c)'],
        check: ['answer = e'],
      },
      answer: '{{e}}',
      mistakes: [
        slip(
          '{{f}}',
          'angle_named_by_end',
          'Trace the three letters with a finger. Where do you turn?',
        ),
        slip(
          '{{a + b + c - e - f}}',
          'angle_named_by_end',
          'Trace the three letters with a finger. Where do you turn?',
        ),
      ],
      hints: [
        'Three letters name an angle. One of them is the corner.',
        'Trace from the first letter to the second and on to the third. The turn is at the middle letter.',
        'The middle letter of {{x}}{{y}}{{z}} is {{y}}.',
        'Which angle of the triangle is at {{y}}?',
      ],
      method_answer: [
        { maths: '{{e}}', text: 'The middle letter says where the angle is: at {{y}}.' },
      ],
    },
  },
  {
    key: 'property-sides-and-corners',
    topics: ['properties-of-shapes'],
    difficulty: -0.2,
    minutes: 1.2,
    statements: ['MK3-G-14', 'GCSE-G1'],
    question: {
      type: 'cloze_dropdown',
      text: 'In the triangle {{p}}{{q}}{{r}}, the side opposite the corner {{p}} is named ${{l}}$, as usual.\n\nThe side ${{l}}$ joins [[1]]. The side {{p}}{{q}} lies opposite the corner [[2]]. The angle between the sides {{p}}{{r}} and {{q}}{{r}} is the angle [[3]].',
      diagram: {
        kind: 'triangle',
        given: { AB: 7, BC: 5, CA: 6 },
        corners: { A: '{{p}}', B: '{{q}}', C: '{{r}}' },
        alt: 'A triangle with the corners {{p}}, {{q}} and {{r}}.',
      },
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { p: 'A', q: 'B', r: 'C', l: 'a' },
          { p: 'D', q: 'E', r: 'F', l: 'd' },
          { p: 'K', q: 'L', r: 'M', l: 'k' },
        ],
      },
      gaps: [
        {
          options: [
            option(
              '{{p}} and {{q}}',
              'side_beside_for_opposite',
              'A side opposite a corner does not touch that corner.',
            ),
            { text: '{{q}} and {{r}}' },
            option(
              '{{p}} and {{r}}',
              'side_beside_for_opposite',
              'A side opposite a corner does not touch that corner.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              '{{p}}',
              'side_beside_for_opposite',
              'The side ends at this corner. Which corner does it not touch?',
            ),
            option(
              '{{q}}',
              'side_beside_for_opposite',
              'The side ends at this corner. Which corner does it not touch?',
            ),
            { text: '{{r}}' },
          ],
          answer: 3,
        },
        {
          options: [
            { text: '{{p}}{{r}}{{q}}' },
            option(
              '{{r}}{{p}}{{q}}',
              'angle_named_by_end',
              'At which corner do the two sides meet? That letter goes into the middle.',
            ),
            option(
              '{{p}}{{q}}{{r}}',
              'angle_named_by_end',
              'At which corner do the two sides meet? That letter goes into the middle.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Sketch the triangle, and write a letter at each corner.',
        'Opposite a corner lies the side that does not touch it. An angle has its corner in the middle of its name.',
        'Cover the corner {{p}} with a finger. Which side can you see whole?',
        'Two sides meet at the letter that both their names share.',
      ],
      method_answer: [
        { text: 'The side ${{l}}$ does not touch {{p}}, so it joins {{q}} and {{r}}.' },
        { text: 'The side {{p}}{{q}} does not touch {{r}}.' },
        {
          text: '{{p}}{{r}} and {{q}}{{r}} meet at {{r}}, so {{r}} is in the middle: {{p}}{{r}}{{q}}.',
        },
      ],
    },
  },
  {
    key: 'property-parallelogram',
    topics: ['properties-of-shapes'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['MK3-G-16', 'GCSE-G4'],
    question: {
      type: 'fill_blanks',
      text: 'ABCD is a parallelogram. AB is {{w}} cm, AD is {{h}} cm, and the angle at A is {{a}}°.\n\nThe side DC is [[1]] cm long. The angle at C is [[2]]°, and the angle at B is [[3]]°.',
      diagram: {
        kind: 'quadrilateral',
        shape: 'parallelogram',
        width: 6,
        shift: 1.5,
        height: 3,
        corners: ['A', 'B', 'C', 'D'],
        sides: { bottom: '{{w}} cm', left: '{{h}} cm' },
        angles: ['{{a}}°', '', '', ''],
        not_to_scale: true,
      },
      max_score: 3,
      template: {
        draw: { w: { from: 8, to: 15 }, h: { from: 4, to: 7 }, a: { from: 52, to: 78 } },
        check: ['answer1 = w', 'answer2 = a', 'answer3 + a = 180'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{w}}',
          mistakes: [slip('{{h}}', 'other_quantity_given', 'Which side lies opposite DC?')],
        },
        {
          type: 'number',
          answer: '{{a}}',
          mistakes: [
            slip(
              '{{180 - a}}',
              'opposite_and_neighbour_swapped',
              'C lies opposite A. How do opposite angles of a parallelogram compare?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{180 - a}}',
          mistakes: [
            slip(
              '{{a}}',
              'opposite_and_neighbour_swapped',
              'B is next to A, not opposite. One of the two is acute, and the other is obtuse.',
            ),
            slip(
              '{{360 - a}}',
              'line_and_turn_swapped',
              'All four angles total 360°. How much do two neighbours make?',
            ),
          ],
        },
      ],
      hints: [
        'What is equal in a parallelogram?',
        'Opposite sides are equal, and opposite angles are equal. Neighbouring angles total 180°.',
        'AB and DC are opposite sides. A and C are opposite corners.',
        'For the angle at B, take the angle at A away from 180°.',
      ],
      method_answer: [
        { maths: '{{w}}', text: 'Opposite sides are equal: DC = AB.' },
        { maths: '{{a}}', text: 'Opposite angles are equal: C is as large as A.' },
        { maths: '180 - {{a}} = {{180 - a}}', text: 'Neighbouring angles total 180°.' },
      ],
    },
  },
  {
    key: 'property-from-diagonals',
    topics: ['properties-of-shapes'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['MK3-G-16', 'GCSE-G4'],
    question: {
      type: 'single_choice',
      text: 'The diagonals of a quadrilateral {{facts}}. Which shape is it?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            facts: 'cut each other in half and cross at right angles. They are not equally long',
            p: 'a rhombus',
            q: 'a rectangle',
            r: 'a kite that is not a rhombus',
            s: 'a square',
            lost: 'A kite that is no rhombus has only one diagonal cut in half, and a square has equal ones.',
          },
          {
            facts: 'cut each other in half and are equally long. They do not cross at right angles',
            p: 'a rectangle',
            q: 'a rhombus',
            r: 'a parallelogram without right angles',
            s: 'a square',
            lost: 'In a rhombus and in a square the diagonals cross at right angles.',
          },
          {
            facts: 'cross at right angles. Only one of them is cut in half by the other',
            p: 'a kite',
            q: 'a rhombus',
            r: 'a rectangle',
            s: 'a square',
            lost: 'In a rhombus, a rectangle and a square both diagonals are cut in half.',
          },
          {
            facts: 'cut each other in half, are equally long, and cross at right angles',
            p: 'a square',
            q: 'a rectangle that is not a square',
            r: 'a rhombus that is not a square',
            s: 'a kite that is not a rhombus',
            lost: 'A rhombus that is no square has diagonals of two lengths, and in a long rectangle they do not cross at right angles.',
          },
        ],
      },
      options: [
        option(
          '{{s}}',
          'property_of_another_shape',
          'Some of the facts fit. Does every one of them?',
        ),
        option(
          '{{q}}',
          'property_of_another_shape',
          'Draw it with its diagonals, and check each of the facts.',
        ),
        option(
          '{{r}}',
          'property_of_another_shape',
          'Draw it with its diagonals, and check each of the facts.',
        ),
        { text: '{{p}}' },
      ],
      answers: [4],
      hints: [
        'Draw two lines that cross as the question says, and join their ends.',
        'Check three things: cut in half, equally long, at right angles.',
        'Look at the shapes one by one, and cross out those that break one of the facts.',
        '{{lost}}',
      ],
      method_answer: [{ text: 'The diagonals {{facts}}.' }, { text: '{{lost}} Only {{p}} fits.' }],
    },
  },
  {
    key: 'property-missing-corner',
    topics: ['properties-of-shapes'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-G11', 'GCSE-G4'],
    question: {
      type: 'fill_blanks',
      text: 'ABCD is a parallelogram with A$({{x}}, {{y}})$, B$({{x + u}}, {{y + v}})$ and C$({{x + u + s}}, {{y + v + t}})$. The corner D is the point ([[1]], [[2]]).',
      diagram: {
        kind: 'axes',
        x: { from: -4, to: 10, step: 2, minor: 1, label: 'x' },
        y: { from: -4, to: 10, step: 2, minor: 1, label: 'y' },
        points: [
          { at: ['{{x}}', '{{y}}'], label: 'A' },
          { at: ['{{x + u}}', '{{y + v}}'], label: 'B' },
          { at: ['{{x + u + s}}', '{{y + v + t}}'], label: 'C' },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          x: { from: -3, to: 1 },
          y: { from: -3, to: 2 },
          u: { from: 3, to: 6 },
          v: { from: -2, to: 2, except: [0] },
          s: { from: -2, to: 3, except: [0] },
          t: { from: 3, to: 5 },
        },
        where: [
          'y + v >= -4',
          'x + u + s <= 10',
          'y + t <= 9',
          'u != 2 * s',
          't != 2 * v',
          'u != s',
          'x != 0',
          'y != 0',
          'x + s >= -4',
          'x + s != t',
          'y + t != s',
        ],
        check: ['answer1 - x = s', 'answer2 - y = t'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{x + s}}',
          mistakes: [
            slip(
              '{{x + 2 * u + s}}',
              'corner_on_other_side',
              'D follows C on the way back to A. Go from C as you go from B to A.',
            ),
            slip(
              '{{x + u}}',
              'other_quantity_given',
              'That is straight above or below B. Are the sides of this parallelogram upright?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{y + t}}',
          mistakes: [
            slip(
              '{{y + 2 * v + t}}',
              'corner_on_other_side',
              'D follows C on the way back to A. Go from C as you go from B to A.',
            ),
          ],
        },
      ],
      hints: [
        'Sketch the three points. Where must D lie so that the corners follow each other round?',
        'AD is parallel to BC and just as long. So the step from A to D is the step from B to C.',
        'Count from B to C: how far is it along the $x$-axis, and how far along the $y$-axis?',
        'It is ${{s}}$ along and ${{t}}$ up. Take the same step from A$({{x}}, {{y}})$.',
      ],
      method_answer: [
        { text: 'From B to C it is ${{s}}$ along and ${{t}}$ up. From A to D it is the same.' },
        { maths: tex`{{x}} + ({{s}}) = {{x + s}}`, text: 'The first coordinate of D.' },
        { maths: tex`{{y}} + {{t}} = {{y + t}}`, text: 'The second coordinate of D.' },
      ],
    },
  },
  {
    key: 'property-kite-angles',
    topics: ['properties-of-shapes'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['MK3-G-16', 'GCSE-G4'],
    question: {
      type: 'number',
      text: 'PQRS is a kite with PQ = PS and RQ = RS. The angle at P is {{t}}° and the angle at R is {{b}}°. How many degrees is the angle at Q?',
      diagram: {
        kind: 'quadrilateral',
        shape: 'kite',
        width: 4,
        height: 6,
        corners: ['R', 'Q', 'P', 'S'],
        angles: ['{{b}}°', 'x', '{{t}}°', ''],
        marks: 'all',
        not_to_scale: true,
      },
      max_score: 2,
      template: {
        draw: { t: { from: 84, to: 128, step: 2 }, b: { from: 36, to: 70, step: 2 } },
        where: ['t + b != 180', 't != 90', '360 - t - b != 2 * t', 't + b >= 140'],
        check: ['2 * answer + t + b = 360'],
      },
      answer: '{{(360 - t - b) / 2}}',
      mistakes: [
        slip(
          '{{360 - t - b}}',
          'stopped_early',
          'This is what the angles at Q and S are together.',
        ),
        slip(
          '{{180 - t}}',
          'property_of_another_shape',
          'That is so in a parallelogram. PQ and SR need not be parallel here.',
        ),
        slip(
          '{{t}}',
          'property_of_another_shape',
          'In a kite only one pair of opposite angles is equal. Which pair?',
        ),
      ],
      hints: [
        'A kite has a line of symmetry. Which two angles are equal?',
        'The angles at Q and S are equal. All four angles total 360°.',
        'The angles at P and R are {{t + b}}° together.',
        'Take {{t + b}} away from 360, and share the rest equally.',
      ],
      method_answer: [
        { maths: '360 - {{t}} - {{b}} = {{360 - t - b}}', text: 'The angles at Q and S together.' },
        {
          maths: tex`{{360 - t - b}} \div 2 = {{(360 - t - b) / 2}}`,
          text: 'They are equal, since PR is a line of symmetry.',
        },
      ],
    },
  },
]
