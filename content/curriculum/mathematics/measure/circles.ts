import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

/** Half way between two tenths nothing is asked. */
const CLEAR = 'abs(10 * key - floor(10 * key) - 1/2) > 1/50'
const PI = '3.14159265358979'

export const circles: readonly ContentQuestion[] = [
  {
    key: 'circle-which-formula',
    topics: ['circles'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['MK3-G-05', 'MK3-G-06', 'GCSE-G17a'],
    question: {
      type: 'cloze_dropdown',
      text: 'A round pond has the radius $r$. The length of a fence round it is [[1]]. The area of its water is [[2]]. The way straight across through the centre is [[3]].',
      diagram: { kind: 'circle', radius: 'r' },
      max_score: 3,
      gaps: [
        {
          options: [
            { text: '2πr' },
            option(
              'πr²',
              'circumference_for_area',
              'A fence is a length. Which formula has no square in it?',
            ),
            option(
              '2r',
              'diameter_for_circumference',
              'That goes straight across. The fence goes round.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '2πr',
              'circumference_for_area',
              'An area is counted in squares. Which formula has a square in it?',
            ),
            { text: 'πr²' },
            option(
              '2r²',
              'circle_area_as_square',
              'Four squares on the radius cover the whole circle and more. Do two cover it?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option('r', 'radius_and_diameter', 'That goes from the centre to the edge only.'),
            option(
              'πr',
              'diameter_for_circumference',
              'That is half of the way round. Straight across is shorter.',
            ),
            { text: '2r' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Ask for each one: is it a length, or an area?',
        'The formula with a square gives an area. The others give lengths.',
        'The way round is a little more than three times the way across.',
        'Straight across is two radii. Round is π times as long. What is left is for the water.',
      ],
      method_answer: [
        {
          text: 'The fence is the circumference, the water the area, and the way across the diameter.',
        },
      ],
    },
  },
  {
    key: 'circle-circumference',
    topics: ['circles'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['MK3-G-05', 'GCSE-G17a'],
    question: {
      type: 'number',
      text: 'A round table has a radius of {{r}} cm. How long is the way round its edge, in centimetres? Use a calculator and round to 1 decimal place.',
      diagram: { kind: 'circle', radius: '{{r}} cm' },
      max_score: 2,
      template: {
        draw: { r: { from: 35, to: 85 } },
        derive: { key: `2 * ${PI} * r` },
        where: [CLEAR],
        check: [`abs(answer / (2 * r) - ${PI}) < 1/1000`],
      },
      answer: '{{key|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{key/2|dp1}}',
          'radius_and_diameter',
          'The way round is π times the diameter. How long is that?',
        ),
        slip(
          '{{3.14159265*r*r|dp1}}',
          'circumference_for_area',
          'That is the area of the top. Which formula gives a length?',
        ),
      ],
      hints: [
        'Is the radius given or the diameter?',
        'The circumference is π times the diameter, or 2 times π times the radius.',
        'The diameter is {{2*r}} cm.',
        'Multiply {{2*r}} by π on your calculator.',
      ],
      method_answer: [
        {
          maths: tex`2 \times \pi \times {{r}} \approx {{key|dp1}}`,
          text: 'In centimetres, to 1 decimal place.',
        },
      ],
    },
  },
  {
    key: 'circle-area-exact',
    topics: ['circles'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['MK3-G-06', 'GCSE-G17a'],
    question: {
      type: 'number',
      text: 'A circle has a diameter of {{2*r}} cm. What is its area in square centimetres? Leave π in your answer.',
      diagram: { kind: 'circle', diameter: '{{2*r}} cm' },
      max_score: 2,
      template: { draw: { r: { from: 3, to: 12 } } },
      answer: '{{r^2}}π',
      forms: ['pi'],
      mistakes: [
        slip(
          '{{4*r^2}}π',
          'radius_and_diameter',
          'You squared the diameter. The formula needs the radius.',
        ),
        slip(
          '{{2*r}}π',
          'circumference_for_area',
          'That is the way round. Which formula has a square in it?',
        ),
      ],
      hints: [
        'The formula for the area needs the radius.',
        'Halve the diameter, square the result, and write π behind it.',
        'The radius is {{r}} cm.',
        'Work out {{r}} × {{r}}. Only the radius is squared, not π.',
      ],
      method_answer: [
        { maths: tex`{{2*r}} \div 2 = {{r}}`, text: 'The radius.' },
        { maths: tex`\pi \times {{r}}^2 = {{r^2}}\pi`, text: 'The area in cm².' },
      ],
    },
  },
  {
    key: 'circle-back-to-the-radius',
    topics: ['circles'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-G17a'],
    question: {
      type: 'fill_blanks',
      text: 'Two circles. The first has a circumference of {{2*a}}π cm. Its radius is [[1]] cm. The second has an area of {{b^2}}π cm². Its radius is [[2]] cm.',
      max_score: 2,
      template: {
        draw: { a: { from: 4, to: 15 }, b: { from: 3, to: 12 } },
        where: ['a != b', 'a != 2', 'b != 4'],
        check: ['2 * answer1 = 2 * a', 'answer2 ^ 2 = b ^ 2'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a}}',
          mistakes: [
            slip(
              '{{2*a}}',
              'radius_and_diameter',
              'Circumference divided by π gives the diameter.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{b}}',
          mistakes: [
            slip(
              '{{b^2}}',
              'root_not_taken',
              'That is the square of the radius. Which number times itself gives it?',
            ),
            slip(
              '{{b^2/2}}',
              'root_halves',
              'Halving does not undo a square. Which number times itself gives it?',
            ),
          ],
        },
      ],
      hints: [
        'Write each formula with what you know, and divide by π.',
        'For the circumference, halve what is left. For the area, take the square root.',
        'First circle: 2 times the radius is {{2*a}}.',
        'Second circle: the radius squared is {{b^2}}. Find both radii.',
      ],
      method_answer: [
        { maths: tex`2\pi r = {{2*a}}\pi, \quad r = {{a}}`, text: 'Divided by 2π.' },
        {
          maths: tex`\pi r^2 = {{b^2}}\pi, \quad r = \sqrt{ {{b^2}} } = {{b}}`,
          text: 'Divided by π, and the square root taken.',
        },
      ],
    },
  },
  {
    key: 'circle-wheel-turns',
    topics: ['circles'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['MK3-G-05', 'GCSE-G17a'],
    question: {
      type: 'number',
      text: 'The wheel of {{name}}’s bike has a diameter of {{d}} cm. How far does the bike roll in {{n}} turns of the wheel, in metres? Round to 1 decimal place.',
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Aisha', 'Mateo', 'Sofia', 'Jin'] },
          d: { pick: [52, 56, 61, 66, 68, 71] },
          n: { from: 20, to: 120, step: 10 },
        },
        derive: { key: `${PI} * d * n / 100` },
        where: [CLEAR, 'd != n'],
        check: [`abs(100 * answer / (d * n) - ${PI}) < 1/1000`],
      },
      answer: '{{key|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{2*key|dp1}}',
          'radius_and_diameter',
          'The diameter is given, so nothing has to be doubled.',
        ),
        slip(
          '{{d*n/100}}',
          'diameter_for_circumference',
          'In one turn the wheel rolls off its way round, not its way across.',
        ),
      ],
      hints: [
        'How far does a wheel roll in one turn?',
        'In one turn it rolls just its circumference. Multiply by the number of turns, and change the unit.',
        'One turn is π × {{d}} cm.',
        'Work out π × {{d}} × {{n}}, and divide by 100 for metres.',
      ],
      method_answer: [
        {
          maths: tex`\pi \times {{d}} \times {{n}} \div 100 \approx {{key|dp1}}`,
          text: 'In metres: one turn is one circumference.',
        },
      ],
    },
  },
  {
    key: 'circle-half-perimeter',
    topics: ['circles'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-G17b', 'MK3-G-07'],
    question: {
      type: 'number',
      text: 'A flower bed is a semicircle with a radius of {{r}} m. An edging goes all the way round it, also along the straight side. How long is it, in metres? Round to 1 decimal place.',
      diagram: {
        kind: 'circle',
        only_sectors: true,
        points: { A: 0, B: 180 },
        labels: { A: '', B: '' },
        sectors: [{ from: 'A', to: 'B', tone: 'a' }],
        chords: [{ from: 'O', to: 'A', label: '{{r}} m' }],
      },
      max_score: 3,
      template: {
        draw: { r: { from: 3, to: 16 } },
        derive: { key: `${PI} * r + 2 * r` },
        where: [CLEAR],
        check: [`abs((answer - 2 * r) / r - ${PI}) < 1/1000`],
      },
      answer: '{{key|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{key - 2*r|dp1}}',
          'straight_edge_left_out',
          'That is the curved edge. What closes the shape?',
        ),
        slip(
          '{{2*(key - 2*r) + 2*r|dp1}}',
          'whole_circle_for_part',
          'You went round the whole circle. How much of it is there?',
        ),
        slip(
          '{{key - r|dp1}}',
          'radius_and_diameter',
          'The straight side goes right across. How many radii is that?',
        ),
      ],
      hints: [
        'The edge has two parts. Which?',
        'Add half of a circumference and the diameter.',
        'Half of the circumference is π × {{r}} m.',
        'The straight side is {{2*r}} m. Add the two parts.',
      ],
      method_answer: [
        {
          maths: tex`\pi \times {{r}} + 2 \times {{r}} \approx {{key|dp1}}`,
          text: 'Half of the way round and the straight side, in metres.',
        },
      ],
    },
  },
  {
    key: 'circle-ring-area',
    topics: ['circles'],
    difficulty: 0.9,
    minutes: 2.5,
    statements: ['GCSE-G17b', 'MK3-G-07', 'MK3-G-06'],
    question: {
      type: 'number',
      text: 'A round pond has a radius of {{r}} m. A path {{w}} m wide runs all the way round it. What is the area of the path in square metres? Leave π in your answer.',
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], A: ['{{r}}', 0], B: ['{{r+w}}', 0] },
        labels: { O: '', A: '', B: '' },
        circles: [
          { centre: 'O', radius: '{{r+w}}', tone: 'a' },
          { centre: 'O', radius: '{{r}}', tone: 'b' },
        ],
        segments: [
          { from: 'O', to: 'A', label: '{{r}} m' },
          { from: 'A', to: 'B', label: '{{w}} m' },
        ],
        alt: 'Two circles with the same centre. The inner one has a radius of {{r}} m. The ring between the two is {{w}} m wide.',
      },
      max_score: 3,
      template: {
        draw: { r: { from: 3, to: 9 }, w: { from: 2, to: 4 } },
        derive: { key: '(r + w) ^ 2 - r ^ 2' },
        where: ['r > w', 'key != w * w', 'key != (r + w) ^ 2'],
      },
      answer: '{{key}}π',
      forms: ['pi'],
      mistakes: [
        slip(
          '{{w^2}}π',
          'ring_radii_subtracted',
          'You squared the width. Find the two areas first, and then subtract.',
        ),
        slip(
          '{{(r+w)^2}}π',
          'cut_out_not_taken_off',
          'That is pond and path together. The pond has to come off.',
        ),
      ],
      hints: [
        'The path is a large circle without a small one.',
        'Find both areas and subtract.',
        'The large circle has the radius {{r}} + {{w}} = {{r+w}} m.',
        'The areas are {{(r+w)^2}}π and {{r^2}}π. Subtract.',
      ],
      method_answer: [
        {
          maths: tex`\pi \times {{r+w}}^2 - \pi \times {{r}}^2 = {{key}}\pi`,
          text: 'The large circle without the small one, in m².',
        },
      ],
    },
  },
]
