import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

const PI = '3.14159265358979'
const CLEAR = 'abs(10 * key - floor(10 * key) - 1/2) > 1/50'

const SECTOR = {
  kind: 'circle',
  only_sectors: true,
  points: { A: 0, B: '{{w}}' },
  labels: { A: '', B: '' },
  sectors: [{ from: 'A', to: 'B', label: '{{w}}°', tone: 'a' }],
  chords: [{ from: 'O', to: 'A', label: '{{r}} cm' }],
} as const

export const arcsAndSectors: readonly ContentQuestion[] = [
  {
    key: 'sector-fraction-of-the-circle',
    topics: ['arcs-and-sectors'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['GCSE-G18'],
    question: {
      type: 'number',
      text: 'A slice of a round cake has an angle of {{w}}° at the centre. What fraction of the cake is it? Give the fraction in its lowest terms.',
      max_score: 1,
      template: {
        draw: { w: { pick: [30, 36, 40, 45, 60, 72, 80, 100, 108, 120, 135, 150] } },
        check: ['answer * 360 = w'],
      },
      answer: '{{w/360}}',
      forms: ['proper_fraction'],
      simplify: 'required',
      mistakes: [
        slip('{{w/180}}', 'fraction_of_half_turn', 'How many degrees has a whole turn?'),
        slip(
          '{{w/100}}',
          'degrees_as_percent',
          'That would be out of 100. A whole turn has more degrees.',
        ),
      ],
      hints: [
        'How many degrees are there all round the centre?',
        'The fraction is the angle out of a whole turn.',
        'A whole turn has 360°.',
        'Write {{w}} over 360, and cancel.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{w}} }{360} = {{w/360|tex}}`,
          text: 'The angle out of a whole turn, in lowest terms.',
        },
      ],
    },
  },
  {
    key: 'arc-length-exact',
    topics: ['arcs-and-sectors'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['GCSE-G18', 'GCSE-N8'],
    question: {
      type: 'number',
      text: 'An arc belongs to an angle of {{w}}° in a circle with a radius of {{r}} cm. How long is the arc, in centimetres? Leave π in your answer.',
      diagram: SECTOR,
      max_score: 2,
      template: {
        draw: { w: { pick: [30, 36, 40, 45, 60, 72, 80, 100, 120, 150] }, r: { from: 4, to: 24 } },
        derive: { key: '2 * r * w / 360' },
        where: ['is_integer(key)', 'key > 1', 'r != 4', 'r * w != 720'],
      },
      answer: '{{key}}π',
      forms: ['pi'],
      mistakes: [
        slip(
          '{{r^2*w/360}}π',
          'circumference_for_area',
          'That is the area of the sector. An arc is a part of the way round.',
        ),
        slip(
          '{{key/2}}π',
          'radius_and_diameter',
          'The way round is π times the diameter. You used the radius.',
        ),
        slip(
          '{{2*r}}π',
          'whole_circle_for_part',
          'That is the whole way round. Which fraction of it is the arc?',
        ),
      ],
      hints: [
        'An arc is a fraction of the way round.',
        'Find the fraction from the angle, and multiply the circumference by it.',
        'The circumference is {{2*r}}π cm.',
        tex`Work out $\frac{ {{w}} }{360} \times {{2*r}}\pi$.`,
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{w}} }{360} \times 2 \times \pi \times {{r}} = {{key}}\pi`,
          text: 'The fraction of the circumference, in cm.',
        },
      ],
    },
  },
  {
    key: 'sector-area-exact',
    topics: ['arcs-and-sectors'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-G18', 'GCSE-N8'],
    question: {
      type: 'number',
      text: 'A sector has an angle of {{w}}° and a radius of {{r}} cm. What is its area in square centimetres? Leave π in your answer.',
      diagram: SECTOR,
      max_score: 2,
      template: {
        draw: { w: { pick: [30, 36, 40, 45, 60, 72, 80, 120, 135, 150] }, r: { from: 3, to: 15 } },
        derive: { key: 'r * r * w / 360' },
        where: ['is_integer(key)', 'key > 1', 'r != 4'],
      },
      answer: '{{key}}π',
      forms: ['pi'],
      mistakes: [
        slip(
          '{{2*r*w/360}}π',
          'circumference_for_area',
          'That is the length of the arc. The area needs the square of the radius.',
        ),
        slip(
          '{{4*key}}π',
          'radius_and_diameter',
          'You squared the diameter. The formula needs the radius.',
        ),
        slip(
          '{{r^2}}π',
          'whole_circle_for_part',
          'That is the whole circle. Which fraction of it is the sector?',
        ),
      ],
      hints: [
        'A sector is a fraction of the circle.',
        'Find the fraction from the angle, and multiply the area of the circle by it.',
        'The whole circle has {{r^2}}π cm².',
        tex`Work out $\frac{ {{w}} }{360} \times {{r^2}}\pi$.`,
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{w}} }{360} \times \pi \times {{r}}^2 = {{key}}\pi`,
          text: 'The fraction of the area, in cm².',
        },
      ],
    },
  },
  {
    key: 'sector-find-the-angle',
    topics: ['arcs-and-sectors'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['GCSE-G18'],
    question: {
      type: 'number',
      text: 'A pendulum is {{r}} cm long. Its end swings along an arc of {{k}}π cm. Through what angle does it swing? Give the number of degrees.',
      max_score: 2,
      template: {
        draw: { w: { from: 20, to: 100, step: 4 }, r: { from: 12, to: 60, step: 3 } },
        derive: { k: '2 * r * w / 360' },
        where: ['is_integer(k)', 'w != r', 'k > 1', '360 * k / (r * r) != w', '2 * w != 360'],
        check: ['answer / 360 * 2 * r = k'],
      },
      answer: '{{w}}',
      mistakes: [
        slip(
          '{{2*w}}',
          'radius_and_diameter',
          'Compare the arc with the whole way round. That is π times the diameter.',
        ),
        slip(
          '{{w/2}}',
          'fraction_of_half_turn',
          'The fraction is of a whole turn. How many degrees has it?',
        ),
      ],
      hints: [
        'Which fraction of the whole circle is the arc?',
        'Divide the arc by the circumference. The angle is the same fraction of a whole turn.',
        'The circumference would be {{2*r}}π cm.',
        tex`Work out $\frac{ {{k}} }{ {{2*r}} } \times 360$.`,
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{k}}\pi}{ {{2*r}}\pi} = {{k/(2*r)|tex}}`,
          text: 'The fraction of the circle.',
        },
        {
          maths: tex`{{k/(2*r)|tex}} \times 360 = {{w}}`,
          text: 'The same fraction of a whole turn, in degrees.',
        },
      ],
    },
  },
  {
    key: 'sector-perimeter',
    topics: ['arcs-and-sectors'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-G18'],
    question: {
      type: 'number',
      text: 'A fan has the shape of a sector with an angle of {{w}}° and a radius of {{r}} cm. A ribbon is sewn on all the way round it. How long is the ribbon, in centimetres? Round to 1 decimal place.',
      diagram: SECTOR,
      max_score: 3,
      template: {
        draw: { w: { from: 70, to: 170, step: 10 }, r: { from: 12, to: 28 } },
        derive: { arc: `2 * ${PI} * r * w / 360`, key: `2 * ${PI} * r * w / 360 + 2 * r` },
        where: [CLEAR],
        check: ['abs(answer - arc - 2 * r) < 1/1000'],
      },
      answer: '{{key|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{arc|dp1}}',
          'straight_edge_left_out',
          'That is the arc. Which other edges has the fan?',
        ),
        slip('{{arc + r|dp1}}', 'straight_edge_left_out', 'A sector has two straight edges.'),
      ],
      hints: [
        'The edge of a sector has three parts.',
        'Find the arc, and add the two radii.',
        tex`The arc is $\frac{ {{w}} }{360} \times 2 \times \pi \times {{r}}$.`,
        'Add {{r}} cm twice to the arc.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{w}} }{360} \times 2 \times \pi \times {{r}} \approx {{arc|dp2}}`,
          text: 'The arc.',
        },
        {
          maths: tex`\frac{ {{w}} }{360} \times 2 \times \pi \times {{r}} + 2 \times {{r}} \approx {{key|dp1}}`,
          text: 'With the two straight edges, in cm.',
        },
      ],
    },
  },
  {
    key: 'sector-find-the-radius',
    topics: ['arcs-and-sectors'],
    difficulty: 1,
    minutes: 3,
    statements: ['GCSE-G18', 'GCSE-N8'],
    question: {
      type: 'multi_part',
      text: 'A sector has an angle of {{w}}° and an area of {{A}}π cm².',
      max_score: 5,
      template: {
        draw: { w: { pick: [40, 60, 72, 80, 90, 120, 150] }, r: { from: 6, to: 20 } },
        derive: { A: 'r * r * w / 360', arc: '2 * r * w / 360' },
        where: ['is_integer(A)', 'is_integer(arc)', 'arc > 1', 'r != A', 'arc != r'],
        check: ['answer1 ^ 2 * w / 360 = A'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the radius, in centimetres?',
          max_score: 3,
          answer: '{{r}}',
          mistakes: [
            slip(
              '{{r^2}}',
              'root_not_taken',
              'That is the square of the radius. Which number times itself gives it?',
            ),
            slip(
              '{{r^2/2}}',
              'root_halves',
              'Halving does not undo a square. Which number times itself gives it?',
            ),
          ],
          hints: [
            'How large would the whole circle be?',
            'Divide the area by the fraction. Then the formula of the circle gives the radius.',
            tex`The sector is $\frac{ {{w}} }{360} = {{w/360|tex}}$ of the circle.`,
            'The whole circle has {{r^2}}π cm². Take the square root.',
          ],
          method_answer: [
            { maths: tex`{{A}}\pi \div {{w/360|tex}} = {{r^2}}\pi`, text: 'The whole circle.' },
            { maths: tex`r = \sqrt{ {{r^2}} } = {{r}}`, text: 'In cm.' },
          ],
        },
        {
          type: 'number',
          text: 'How long is the arc, in centimetres? Leave π in your answer.',
          max_score: 2,
          answer: '{{arc}}π',
          forms: ['pi'],
          mistakes: [
            slip('{{arc/2}}π', 'radius_and_diameter', 'The way round is π times the diameter.'),
            slip(
              '{{2*r}}π',
              'whole_circle_for_part',
              'That is the whole way round. Which fraction of it is the arc?',
            ),
          ],
          hints: [
            'The arc is the same fraction, now of the circumference.',
            'Multiply the circumference by the fraction.',
            'Use the radius that you found, doubled, with π.',
            'Take ${{w/360|tex}}$ of the circumference.',
          ],
          method_answer: [
            {
              maths: tex`{{w/360|tex}} \times 2 \times \pi \times {{r}} = {{arc}}\pi`,
              text: 'In cm.',
            },
          ],
        },
      ],
      hints: [
        'Both parts use one fraction of the circle.',
        'From the sector to the whole circle you divide by the fraction. From the circle to the arc you multiply.',
        tex`The fraction is $\frac{ {{w}} }{360} = {{w/360|tex}}$.`,
        'Divide the area by the fraction for the whole circle. Without π, its square root is the radius.',
      ],
      method_answer: [
        {
          maths: tex`r^2 = {{A}} \div {{w/360|tex}} = {{r^2}}`,
          text: 'So the radius is {{r}} cm.',
        },
        { maths: tex`{{w/360|tex}} \times {{2*r}}\pi = {{arc}}\pi`, text: 'The arc, in cm.' },
      ],
    },
  },
]
