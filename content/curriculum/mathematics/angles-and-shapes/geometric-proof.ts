import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const geometricProof: readonly ContentQuestion[] = [
  {
    key: 'proof-match-reasons',
    topics: ['geometric-proof'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-G6', 'MK3-G-26'],
    question: {
      type: 'matching',
      text: 'Match each step with the reason that belongs to it. One reason is left over.',
      max_score: 4,
      template: {
        draw: { a: { from: 41, to: 59 }, b: { from: 61, to: 79 }, c: { from: 101, to: 129 } },
        where: ['a + b < 135', '180 - a - b != a', '180 - a - b != b'],
      },
      left: [
        'In the triangle PQR, P is {{a}}° and Q is {{b}}°. So R is {{180 - a - b}}°.',
        'Two straight lines cross at {{c}}°. So the angle opposite is {{c}}°, too.',
        'In the triangle ABC, AB = AC. B is {{b}}°, so C is {{b}}°, too.',
        'Two angles lie side by side on a straight line. One is {{c}}°, so the other is {{180 - c}}°.',
      ],
      pairs: [4, 2, 5, 1],
      right: [
        'Angles on a straight line total 180°.',
        'Vertically opposite angles are equal.',
        'Alternate angles on parallel lines are equal.',
        'The angles of a triangle total 180°.',
        'Angles opposite equal sides are equal.',
      ],
      hints: [
        'Read what is given in each step: a triangle, a straight line, crossing lines, equal sides?',
        'The reason names the fact that leads from what is given to what follows.',
        'No parallel lines appear in any step.',
        'Two steps end with 180° minus something. In which of them is there a triangle?',
      ],
      method_answer: [
        { text: 'Three angles of a triangle, or two on a straight line: both total 180°.' },
        { text: 'Equal sides give equal angles, and so do crossing lines.' },
      ],
    },
  },
  {
    key: 'proof-parallel-and-isosceles',
    topics: ['geometric-proof'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-G6', 'MK3-G-26', 'MK3-W-07'],
    question: {
      type: 'fill_blanks',
      text: 'AB is parallel to DC, and AC = AD. The angle BAC is {{a}}°.\n\nThe angle ACD is [[1]]°, because alternate angles are equal. The angle ADC is [[2]]°, because angles opposite equal sides are equal. The angle CAD is [[3]]°, because the angles of a triangle total 180°.',
      diagram: {
        kind: 'figure',
        points: { D: [0, 0], C: [5, 0], A: [2.5, 4], B: [8, 4] },
        segments: [
          { from: 'D', to: 'C', parallel: 1 },
          { from: 'A', to: 'B', parallel: 1 },
          { from: 'A', to: 'C', ticks: 1 },
          { from: 'A', to: 'D', ticks: 1 },
        ],
        angles: [{ at: 'A', from: 'C', to: 'B', label: '{{a}}°' }],
        not_to_scale: true,
        alt: 'A triangle ACD with the base DC. AC and AD have the same stroke. AB starts at A and is parallel to DC. The angle BAC is {{a}}°.',
      },
      max_score: 3,
      template: {
        draw: { a: { from: 48, to: 74 } },
        where: ['a != 60'],
        check: ['answer1 = a', 'answer2 = answer1', 'answer1 + answer2 + answer3 = 180'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a}}',
          mistakes: [
            slip(
              '{{180 - a}}',
              'parallel_equal_as_supplement',
              'Alternate angles are equal. They are not added.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{a}}',
          mistakes: [
            slip(
              '{{(180 - a) / 2}}',
              'isosceles_other_pair',
              'Mark the equal sides AC and AD. Which angles lie opposite them?',
            ),
            slip(
              '{{180 - 2 * a}}',
              'isosceles_other_pair',
              'This angle lies between the equal sides. The question is about the one at D.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{180 - 2 * a}}',
          mistakes: [
            slip(
              '{{180 - a}}',
              'one_angle_left_out',
              'The triangle has two more angles. Take both away.',
            ),
            slip('{{a}}', 'isosceles_other_pair', 'The angle at A lies between the equal sides.'),
          ],
        },
      ],
      hints: [
        'Each blank comes with its reason. Find the two angles that the reason speaks of.',
        'Follow the line AC: it crosses the two parallel lines.',
        'Opposite AD lies the angle at C, and opposite AC lies the angle at D.',
        'The angles at C and D are equal. Take both away from 180°.',
      ],
      method_answer: [
        { maths: '{{a}}', text: 'ACD is alternate to BAC.' },
        { maths: '{{a}}', text: 'AC = AD, so the angles at C and D are equal.' },
        {
          maths: tex`180 - 2 \times {{a}} = {{180 - 2 * a}}`,
          text: 'The angles of a triangle total 180°.',
        },
      ],
    },
  },
  {
    key: 'proof-similar-in-gaps',
    topics: ['geometric-proof'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-G6', 'MK3-G-26'],
    question: {
      type: 'cloze_dropdown',
      text: 'AB is parallel to DE. The lines AE and BD cross at C.\n\nThe angles ACB and ECD are equal, because they are [[1]]. The angles BAC and DEC are equal, because they are [[2]]. Two pairs of angles are equal, so the third pair is, too. Therefore the triangles ABC and EDC are [[3]].',
      diagram: {
        kind: 'figure',
        points: { A: [0, 0], B: [7, 0], C: [3, 2.4], D: [0.5, 3.9], E: [4.875, 3.9] },
        segments: [
          { from: 'A', to: 'B', parallel: 1 },
          { from: 'D', to: 'E', parallel: 1 },
          { from: 'A', to: 'E' },
          { from: 'B', to: 'D' },
        ],
        alt: 'AB at the bottom is parallel to DE at the top, which is shorter. The lines AE and BD cross at C between them.',
      },
      max_score: 3,
      gaps: [
        {
          options: [
            option('alternate angles', 'parallel_pairs_mixed_up', 'These two lie at one crossing.'),
            { text: 'vertically opposite' },
            option(
              'angles of a triangle',
              'fact_does_not_fit',
              'They lie in two different triangles.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'alternate angles' },
            option(
              'vertically opposite',
              'parallel_pairs_mixed_up',
              'These two lie at different points, A and E.',
            ),
            option(
              'corresponding angles',
              'parallel_pairs_mixed_up',
              'Follow the line AE. Do the angles lie on the same side of it?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'congruent',
              'angles_fix_size',
              'Equal angles fix the shape. Do they fix the size?',
            ),
            option(
              'isosceles',
              'fact_does_not_fit',
              'Nothing is said about equal sides of one triangle.',
            ),
            { text: 'similar' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Two of the facts are about angles, and one is about triangles.',
        'Where two lines cross, look across. Where a line meets two parallel lines, look for the letter Z.',
        'ACB and ECD lie opposite each other at C.',
        'BAC and DEC lie between the parallel lines, on different sides of AE. Equal angles make the same shape.',
      ],
      method_answer: [
        { text: 'At C the angles are vertically opposite, at A and E they are alternate.' },
        { text: 'All three angles agree, so the triangles are similar.' },
      ],
    },
  },
  {
    key: 'proof-parallelogram-in-order',
    topics: ['geometric-proof'],
    difficulty: 0.3,
    minutes: 2.5,
    statements: ['GCSE-G6', 'MK3-G-26', 'GCSE-G4', 'MK3-G-16'],
    question: {
      type: 'ordering',
      text: 'ABCD is a parallelogram with the diagonal BD. Prove that its opposite sides are equal. Put the lines in order.',
      diagram: {
        kind: 'figure',
        points: { A: [0, 0], B: [6, 0], C: [7.8, 3.2], D: [1.8, 3.2] },
        polygons: [{ points: ['A', 'B', 'C', 'D'] }],
        segments: [{ from: 'B', to: 'D', dashed: true }],
        alt: 'A parallelogram ABCD. The diagonal BD is dashed.',
      },
      max_score: 4,
      items: [
        'AB is parallel to DC, so the angles ABD and CDB are equal: alternate angles.',
        'In the same way, AD is parallel to BC, so the angles ADB and CBD are equal.',
        'The side BD, between these angles, belongs to both triangles.',
        'So the triangles ABD and CDB are congruent by ASA.',
        'Matching sides are equal: AB = CD and AD = CB.',
      ],
      hints: [
        'What is known of a parallelogram before anything is proved? Only that its sides are parallel.',
        'From parallel lines come equal angles, from these congruent triangles, from these equal sides.',
        'Look at the small words: “in the same way”, “these”, “so”. They point back.',
        'ASA needs two angles and the side between them. All three have to stand before it.',
      ],
      method_answer: [
        { text: 'Two pairs of alternate angles and the side BD between them: ASA.' },
        { text: 'Congruent triangles have equal sides, so AB = CD and AD = CB.' },
      ],
    },
  },
  {
    key: 'proof-similar-length',
    topics: ['geometric-proof'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-G19', 'GCSE-G6', 'MK3-G-26'],
    question: {
      type: 'number',
      text: 'AB is parallel to DE. The lines AE and BD cross at C. AB = {{k * e}} cm, DE = {{e}} cm and CE = {{c}} cm. How many centimetres long is AC?',
      diagram: {
        kind: 'figure',
        points: { A: [0, 0], B: [9, 0], C: [3.6, 4], D: [0.9, 6], E: [5.4, 6] },
        segments: [
          { from: 'A', to: 'B', parallel: 1, label: '{{k * e}} cm' },
          { from: 'D', to: 'E', parallel: 1, label: '{{e}} cm' },
          { from: 'A', to: 'C' },
          { from: 'C', to: 'E' },
          { from: 'B', to: 'D' },
        ],
        texts: [{ at: [5.6, 4.9], text: '{{c}} cm' }],
        not_to_scale: true,
        alt: 'AB at the bottom, {{k * e}} cm, is parallel to DE at the top, {{e}} cm. AE and BD cross at C. CE is {{c}} cm.',
      },
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 4 }, e: { from: 4, to: 8 }, c: { from: 3, to: 9 } },
        where: ['c != e', '(k - 1) * e != (k - 1) * c', 'c + (k - 1) * e != k * c', 'k != c'],
        check: ['answer / c = k * e / e'],
      },
      answer: '{{k * c}}',
      mistakes: [
        slip(
          '{{c + (k - 1) * e}}',
          'added_in_proportion',
          'AB is not so many centimetres longer, but so many times as long as DE.',
        ),
        slip('{{c / k}}', 'number_upside_down', 'AC belongs to the larger triangle.'),
        slip(
          '{{c}}',
          'similar_for_congruent',
          'The triangles have the same shape. Have they the same size?',
        ),
      ],
      hints: [
        'Which two triangles are similar, and why?',
        'The angles of ABC and EDC are equal. So matching sides have the same ratio.',
        'AB matches ED. How many times as long is it?',
        'AC matches EC. Multiply {{c}} by {{k}}.',
      ],
      method_answer: [
        {
          text: 'Opposite angles at C and alternate angles at A and E are equal: the triangles are similar.',
        },
        { maths: tex`{{k * e}} \div {{e}} = {{k}}`, text: 'The scale factor from EDC to ABC.' },
        { maths: tex`{{k}} \times {{c}} = {{k * c}}`, text: 'AC matches EC.' },
      ],
    },
  },
  {
    key: 'proof-angle-in-letters',
    topics: ['geometric-proof'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-G6', 'MK3-W-07', 'GCSE-G4'],
    question: {
      type: 'expression',
      text: 'In the triangle ABC, AB = AC. The angle at B is ${{k}}x + {{c}}$ degrees. Write the angle at A, in degrees, as an expression in $x$, without the sign °. Make it as short as you can.',
      diagram: {
        kind: 'triangle',
        given: { AB: 6, A: 54, B: 54 },
        corners: { A: 'B', B: 'C', C: 'A' },
        angles: { C: '?' },
        equal: ['BC', 'CA'],
        not_to_scale: true,
      },
      max_score: 3,
      template: { draw: { k: { from: 2, to: 6 }, c: { from: 3, to: 20 } } },
      start: '180 - 2({{k}}x + {{c}})',
      answer: '{{180 - 2 * c}} - {{2 * k}}x',
      variables: ['x'],
      form: 'simplified',
      mistakes: [
        {
          answer: '{{180 - c}} - {{k}}x',
          misconception: {
            code: 'one_angle_left_out',
            text: 'The angle at C is as large as the one at B. Take both away.',
          },
        },
        {
          answer: '{{180 + 2 * c}} - {{2 * k}}x',
          misconception: {
            code: 'minus_before_bracket',
            text: 'The minus belongs to both terms in the bracket.',
          },
        },
        {
          answer: '{{180 - c}} - {{2 * k}}x',
          misconception: {
            code: 'bracket_first_term_only',
            text: 'Twice the angle means twice each of its terms.',
          },
        },
      ],
      hints: [
        'Which other angle is as large as the one at B?',
        'AB = AC, so the angles at B and C are equal. All three total 180°.',
        'Start with $180 - 2({{k}}x + {{c}})$.',
        'Expand the bracket, mind the minus, and collect the numbers: 180 and {{2 * c}}.',
      ],
      method_answer: [
        { maths: '180 - 2({{k}}x + {{c}})', text: 'Two equal angles, and 180° altogether.' },
        { maths: '180 - {{2 * k}}x - {{2 * c}}', text: 'Expand. The minus belongs to both terms.' },
        { maths: '{{180 - 2 * c}} - {{2 * k}}x', text: 'Collect the numbers.' },
      ],
    },
  },
  {
    key: 'proof-spot-the-circle',
    topics: ['geometric-proof'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['MK3-W-07', 'GCSE-G6', 'MK3-G-26'],
    question: {
      type: 'single_choice',
      text: '{{name}} wants to prove that the diagonals of every rectangle ABCD are equal, and writes: “(1) AC = DB, since these are the diagonals of a rectangle. (2) AB = DC, and BC belongs to both triangles ABC and DCB. (3) So the triangles are congruent by SSS. (4) So AC = DB.” What would you tell {{name}}?',
      max_score: 1,
      template: { draw: { name: { pick: ['Aroha', 'Dmitri', 'Fatou', 'Luis'] } } },
      options: [
        { text: 'Line (1) uses what is to be proved. Use the right angles at B and C, and SAS' },
        option(
          'Line (3) is not true: three equal sides are not enough',
          'criterion_without_its_facts',
          'SSS is a criterion. Look at where the three sides come from.',
        ),
        option(
          'Line (2) is not true: AB and DC need not be equal',
          'property_of_another_shape',
          'Opposite sides of a rectangle are equal.',
        ),
        option(
          'The proof is complete',
          'proof_uses_its_claim',
          'Compare the first line with the last one.',
        ),
      ],
      answers: [1],
      hints: [
        'What is known of a rectangle at the start, and what is to be shown?',
        'A proof may use only what is given or has been shown before.',
        'Read the lines one by one and ask: how do we know this?',
        'Compare the first line with the claim. What else could give the third fact for the triangles?',
      ],
      method_answer: [
        { text: 'Line (1) is the claim itself. It must not be used.' },
        {
          text: 'AB = DC, the angles at B and C are right angles, and BC is common: SAS. Then AC = DB follows.',
        },
      ],
    },
  },
  {
    key: 'proof-write-rhombus',
    topics: ['geometric-proof'],
    difficulty: 1.2,
    minutes: 6,
    statements: ['GCSE-G6', 'MK3-G-26', 'GCSE-G4', 'MK3-G-16'],
    question: {
      type: 'long_text',
      text: 'ABCD is a rhombus, so all its sides are equal. Prove with congruent triangles that the diagonal AC cuts the angle at A in half. Give a reason for every step.',
      diagram: {
        kind: 'quadrilateral',
        shape: 'rhombus',
        width: 7,
        height: 4,
        corners: ['B', 'C', 'D', 'A'],
        marks: 'all',
      },
      max_score: 4,
      criteria: [
        {
          code: 'sides',
          text: 'Two pairs of equal sides are named, with the reason',
          marks: 1,
          evidence: [
            'AB = AD and CB = CD because all sides of a rhombus are equal.',
            'AB = AD and BC = DC since the sides of a rhombus are equal.',
          ],
        },
        {
          code: 'common',
          text: 'AC belongs to both triangles',
          marks: 1,
          evidence: [
            'AC is a side of both triangles.',
            'AC is common to the triangles ABC and ADC.',
          ],
        },
        {
          code: 'congruent',
          text: 'The triangles ABC and ADC are congruent by SSS',
          marks: 1,
          evidence: [
            'So the triangles ABC and ADC are congruent by SSS.',
            'Triangle ABC is congruent to triangle ADC because three sides are equal.',
          ],
        },
        {
          code: 'angles',
          text: 'The angles BAC and DAC match, so they are equal',
          marks: 1,
          evidence: [
            'Therefore the matching angles BAC and DAC are equal.',
            'So the angle BAC equals the angle DAC, and AC cuts the angle at A in half.',
          ],
        },
      ],
      references: [
        'AB = AD and CB = CD because all sides of a rhombus are equal. AC is a side of both triangles. So the triangles ABC and ADC are congruent by SSS. Therefore the matching angles BAC and DAC are equal, and AC cuts the angle at A in half.',
      ],
      hints: [
        'Which two triangles does the diagonal make?',
        'Show that they are congruent. Then matching angles are equal.',
        'Write down two pairs of equal sides, and a side that both triangles share.',
        'Name the criterion. Then name the two angles at A that match each other.',
      ],
      method_answer: [
        { text: 'AB = AD and CB = CD, because all sides of a rhombus are equal.' },
        { text: 'AC belongs to both triangles ABC and ADC. So they are congruent: SSS.' },
        { text: 'The angles BAC and DAC match, so they are equal.' },
      ],
    },
  },
]
