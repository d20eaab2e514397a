import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const congruentTriangles: readonly ContentQuestion[] = [
  {
    key: 'congruent-matching-parts',
    topics: ['congruent-triangles'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['MK3-G-20'],
    question: {
      type: 'fill_blanks',
      text: 'The triangles ABC and {{p}}{{q}}{{r}} are congruent: A matches {{p}}, B matches {{q}}, and C matches {{r}}. AB = {{s}} cm, BC = {{t}} cm, and the angle at B is {{b}}°.\n\n{{p}}{{q}} = [[1]] cm. {{q}}{{r}} = [[2]] cm. The angle at {{q}} is [[3]]°.',
      diagram: {
        kind: 'triangle',
        given: { AB: '{{s}}', BC: '{{t}}', B: '{{b}}' },
        sides: { AB: '{{s}} cm', BC: '{{t}} cm' },
        angles: { B: '{{b}}°' },
        corners: { A: 'A', B: 'B', C: 'C' },
      },
      max_score: 3,
      template: {
        draw: {
          s: { from: 6, to: 9 },
          t: { from: 4, to: 8 },
          b: { from: 42, to: 78, step: 2 },
        },
        rows: [
          { p: 'P', q: 'Q', r: 'R' },
          { p: 'F', q: 'D', r: 'E' },
          { p: 'L', q: 'M', r: 'K' },
        ],
        where: ['s != t'],
        check: ['answer1 = s', 'answer2 = t', 'answer3 = b'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{s}}',
          mistakes: [
            slip(
              '{{t}}',
              'matching_parts_confused',
              'Replace each letter by its match: which side of ABC is this?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{t}}',
          mistakes: [
            slip(
              '{{s}}',
              'matching_parts_confused',
              'Replace each letter by its match: which side of ABC is this?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{b}}',
          mistakes: [
            slip(
              '{{180 - b}}',
              'angles_taken_as_straight',
              'Congruent triangles have equal angles. Which corner matches {{q}}?',
            ),
          ],
        },
      ],
      hints: [
        'Congruent triangles fit exactly on each other.',
        'Matching sides are equal, and so are matching angles. Go by the letters, not by the place in a picture.',
        'Write the matches one below the other: A and {{p}}, B and {{q}}, C and {{r}}.',
        'Read each name with the letters of ABC in place. Which lengths are given for them?',
      ],
      method_answer: [
        { maths: '{{s}}', text: '{{p}}{{q}} matches AB.' },
        { maths: '{{t}}', text: '{{q}}{{r}} matches BC.' },
        { maths: '{{b}}', text: '{{q}} matches B, so the angles there are equal.' },
      ],
    },
  },
  {
    key: 'congruent-name-the-criterion',
    topics: ['congruent-triangles'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['MK3-G-15', 'GCSE-G5'],
    question: {
      type: 'matching',
      text: 'Two triangles agree in the facts below. Match each set of facts with the criterion that makes them congruent. One name is left over.',
      max_score: 4,
      template: {
        draw: {
          a: { from: 5, to: 7 },
          b: { from: 8, to: 9 },
          c: { from: 10, to: 12 },
          w: { from: 40, to: 75, step: 5 },
          v: { from: 35, to: 80, step: 5 },
        },
        where: ['w != v', 'w + v < 140'],
      },
      left: [
        'sides of {{a}} cm, {{b}} cm and {{c}} cm',
        'sides of {{a}} cm and {{c}} cm, and the angle of {{w}}° between them',
        'angles of {{w}}° and {{v}}°, and the side of {{b}} cm between them',
        'a right angle, a hypotenuse of {{c}} cm, and another side of {{a}} cm',
      ],
      pairs: [4, 5, 1, 2],
      right: ['ASA', 'RHS', 'AAA', 'SSS', 'SAS'],
      hints: [
        'S stands for a side, A for an angle, R for a right angle and H for the hypotenuse.',
        'The letters come in the order in which you meet the facts, going round the triangle.',
        'Where an angle lies between two sides, its letter stands in the middle.',
        'Count the sides in each set: three, two or one. Then look for the right angle.',
      ],
      method_answer: [
        { text: 'Three sides: SSS. Two sides and the angle between them: SAS.' },
        { text: 'Two angles and the side between them: ASA. Right angle, hypotenuse, side: RHS.' },
      ],
    },
  },
  {
    key: 'congruent-find-the-twin',
    topics: ['congruent-triangles'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['MK3-G-20', 'MK3-G-15'],
    question: {
      type: 'single_choice',
      text: 'A triangle has sides of {{a}} cm and {{b}} cm, and the angle between them is {{w}}°. Which triangle must be congruent to it?',
      diagram: {
        kind: 'triangle',
        given: { AB: '{{b}}', CA: '{{a}}', A: '{{w}}' },
        corners: { A: '', B: '', C: '' },
        sides: { AB: '{{b}} cm', CA: '{{a}} cm' },
        angles: { A: '{{w}}°' },
      },
      max_score: 1,
      template: {
        draw: { a: { from: 4, to: 6 }, b: { from: 7, to: 9 }, w: { from: 35, to: 75, step: 5 } },
      },
      options: [
        option(
          'one with sides of {{a}} cm and {{b}} cm, and an angle of {{w}}° somewhere',
          'angle_not_between_sides',
          'Does it matter where the angle lies?',
        ),
        { text: 'one with an angle of {{w}}° where sides of {{b}} cm and {{a}} cm meet' },
        option(
          'one with sides of {{2 * a}} cm and {{2 * b}} cm, and {{w}}° between them',
          'similar_for_congruent',
          'It has the same shape. Has it the same size?',
        ),
        option(
          'one with an angle of {{w}}° between sides of {{a}} cm and {{b + 1}} cm',
          'matching_parts_confused',
          'Compare both sides, one after the other.',
        ),
      ],
      answers: [2],
      hints: [
        'Congruent means the same shape and the same size.',
        'Two sides and the angle **between** them fix a triangle.',
        'Sides that meet in an angle have the angle between them.',
        'Look for sides of {{a}} cm and {{b}} cm, in any order, with the angle of {{w}}° where they meet.',
      ],
      method_answer: [
        {
          text: 'Two sides and the angle between them agree: SAS. The order of the sides does not matter.',
        },
        { text: 'The others differ in size, or the angle may lie elsewhere.' },
      ],
    },
  },
  {
    key: 'congruent-three-angles',
    topics: ['congruent-triangles'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['MK3-G-15', 'GCSE-G5'],
    question: {
      type: 'single_choice',
      text: '{{name}} draws a triangle with angles of {{a}}°, {{b}}° and {{180 - a - b}}°. A friend draws one with the same three angles. Must the two triangles be congruent?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Ilse', 'Rafael', 'Thandi', 'Vikram'] },
          a: { from: 35, to: 60 },
          b: { from: 62, to: 80 },
        },
        where: ['180 - a - b != a', '180 - a - b != b'],
      },
      options: [
        { text: 'No, one may be an enlargement of the other' },
        option(
          'Yes, by ASA',
          'criterion_without_its_facts',
          'ASA needs a side between the two angles. Is a length given?',
        ),
        option(
          'No, the angles need not be in the same order',
          'angles_fix_size',
          'A triangle can be turned or flipped over. Which other thing may differ?',
        ),
        option(
          'Yes, because three facts are always enough',
          'angles_fix_size',
          'Draw a small triangle and a large one with these angles. Is it possible?',
        ),
      ],
      answers: [1],
      hints: [
        'What do angles tell about a triangle, and what do they not tell?',
        'Equal angles make the same shape. What about the size?',
        'Think of a photo and a larger print of it.',
        'No length is given at all. So can the friend’s triangle be twice as large?',
      ],
      method_answer: [
        { text: 'Equal angles make the triangles similar.' },
        { text: 'No length is given, so their sizes may differ, and they need not be congruent.' },
      ],
    },
  },
  {
    key: 'congruent-solve-for-x',
    topics: ['congruent-triangles'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['MK3-G-20', 'MK3-G-15', 'GCSE-G5'],
    question: {
      type: 'number',
      text: 'In the triangles ABC and DEF, AB = DE, AC = DF, and the angles at A and D are equal. BC is ${{k}}x + {{c}}$ cm long, and EF is {{e}} cm long. Find $x$.',
      diagram: {
        kind: 'figure',
        points: {
          A: [0, 0],
          B: [5, 0],
          C: [1.6, 3.4],
          D: [12, 3.2],
          E: [7.2, 1.8],
          F: [11.4, -0.5],
        },
        segments: [
          { from: 'A', to: 'B', ticks: 1 },
          { from: 'B', to: 'C' },
          { from: 'C', to: 'A', ticks: 2 },
          { from: 'D', to: 'E', ticks: 1 },
          { from: 'E', to: 'F' },
          { from: 'F', to: 'D', ticks: 2 },
        ],
        angles: [
          { at: 'A', from: 'B', to: 'C' },
          { at: 'D', from: 'E', to: 'F' },
        ],
        not_to_scale: true,
        alt: 'Two triangles ABC and DEF. AB and DE have one stroke, AC and DF have two. The angles at A and D are marked with one arc.',
      },
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 5 }, c: { from: 2, to: 9 }, x: { from: 3, to: 9 } },
        derive: { e: 'k * x + c' },
        where: ['e / k != x', 'x != c', 'k != x', '(e + c) / k != e'],
        check: ['k * answer + c = e'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{(e + c) / k}}',
          'sign_lost_moving',
          'Take {{c}} away from both sides. Do not add it.',
        ),
        slip('{{e - c}}', 'stopped_early', 'This is what ${{k}}x$ is worth.'),
      ],
      hints: [
        'Are the two triangles congruent? Which criterion fits the three facts?',
        'Two sides and the angle between them agree. So the third sides are equal, too.',
        'BC matches EF. Write that as an equation.',
        '${{k}}x + {{c}} = {{e}}$, so ${{k}}x = {{e - c}}$.',
      ],
      method_answer: [
        { text: 'SAS: the triangles are congruent, and BC = EF.' },
        { maths: '{{k}}x + {{c}} = {{e}}', text: 'Matching sides are equal.' },
        { maths: 'x = {{x}}', text: 'Take {{c}} from both sides, and divide by {{k}}.' },
      ],
    },
  },
  {
    key: 'congruent-angle-not-between',
    topics: ['congruent-triangles'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['MK3-G-15', 'GCSE-G5'],
    question: {
      type: 'single_choice',
      text: 'In the triangles ABC and PQR, AB = PQ = {{c}} cm, BC = QR = {{a}} cm, and the angles at A and P are both 30°. Must the triangles be congruent?',
      diagram: {
        kind: 'figure',
        points: { A: [0, 0], B: [5.2, 3], C: [3.1, 0], D: [7.3, 0], L: [9, 0] },
        labels: { C: '', D: '', L: '' },
        segments: [
          { from: 'A', to: 'B', label: '{{c}} cm' },
          { from: 'A', to: 'L' },
          { from: 'B', to: 'C', dashed: true },
          { from: 'B', to: 'D', dashed: true },
        ],
        angles: [{ at: 'A', from: 'L', to: 'B', label: '30°' }],
        not_to_scale: true,
        alt: 'An angle of 30° at A, with AB = {{c}} cm on its upper line. From B, two dashed lines of equal length lead to the lower line.',
      },
      max_score: 1,
      template: {
        draw: { h: { from: 4, to: 6 }, a: { from: 5, to: 9 } },
        derive: { c: '2 * h' },
        where: ['a > h', 'a < c - 1'],
      },
      options: [
        option(
          'Yes, by SAS',
          'angle_not_between_sides',
          'In SAS the angle lies between the two sides. Which sides meet at A?',
        ),
        option('Yes, by RHS', 'angle_not_between_sides', 'RHS needs a right angle.'),
        option(
          'Yes, because three facts agree',
          'angle_not_between_sides',
          'Not every three facts are enough. Try to draw both dashed lines.',
        ),
        { text: 'No, there are two different triangles with these facts' },
      ],
      answers: [4],
      hints: [
        'Where does the angle of 30° lie: between the two sides, or at the end of one?',
        'Try to draw the triangle: first AB and the angle at A, then C with compasses.',
        'C is {{a}} cm from B. The arc around B may cut the lower line more than once.',
        'The dashed lines show two places for C. Do both triangles have the given facts?',
      ],
      method_answer: [
        { text: 'The angle at A lies opposite BC, not between AB and BC. So SAS does not apply.' },
        {
          text: 'An arc of {{a}} cm around B cuts the lower line twice: two different triangles fit.',
        },
      ],
    },
  },
  {
    key: 'congruent-kite-in-gaps',
    topics: ['congruent-triangles'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['GCSE-G5', 'MK3-G-20', 'MK3-G-15'],
    question: {
      type: 'cloze_dropdown',
      text: 'In the quadrilateral ABCD, AB = AD and CB = CD. The diagonal AC cuts it into two triangles.\n\nThe side AC [[1]]. So the triangles ABC and ADC are congruent by [[2]]. The angle at B matches the angle at [[3]], so these two are equal.',
      diagram: {
        kind: 'quadrilateral',
        shape: 'kite',
        width: 5,
        height: 7,
        corners: ['C', 'B', 'A', 'D'],
        marks: 'all',
      },
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'is the longest side of both',
              'reason_from_looks',
              'How long it looks does not matter here. To which triangles does it belong?',
            ),
            { text: 'belongs to both triangles' },
            option(
              'cuts the angle at A in half',
              'proof_uses_its_claim',
              'That is true, but nobody has said so. It follows later.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'SSS' },
            option(
              'SAS',
              'criterion_without_its_facts',
              'Which angle between the sides would you know?',
            ),
            option(
              'RHS',
              'criterion_without_its_facts',
              'Is there a right angle in these triangles?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'A',
              'matching_parts_confused',
              'A belongs to both triangles. Which corner of ADC takes the place of B?',
            ),
            option(
              'C',
              'matching_parts_confused',
              'C belongs to both triangles. Which corner of ADC takes the place of B?',
            ),
            { text: 'D' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Compare the triangles ABC and ADC, side by side.',
        'Two pairs of equal sides are given. Where does a third pair come from?',
        'Fold the kite along AC. Which corner lands on which?',
        'Three pairs of sides are equal then. Which criterion has three sides?',
      ],
      method_answer: [
        { text: 'AB = AD and CB = CD are given, and AC belongs to both triangles.' },
        { text: 'Three pairs of sides are equal: SSS. B matches D.' },
      ],
    },
  },
]
