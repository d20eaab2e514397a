import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { towards } from './drawing.ts'

const NO_NAMES = { O: '', A: '', B: '', C: '', D: '', E: '' }

export const angleFacts: readonly ContentQuestion[] = [
  {
    key: 'facts-on-a-line',
    topics: ['angle-facts'],
    difficulty: -1,
    minutes: 0.8,
    statements: ['M5-PS-05', 'M6-PS-07'],
    question: {
      type: 'number',
      text: 'Two angles lie side by side on a straight line. One of them is {{a}}°, and the other is $x$. How many degrees is $x$?',
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], A: [-4, 0], B: [4, 0], C: towards('a') },
        labels: NO_NAMES,
        segments: [
          { from: 'A', to: 'B' },
          { from: 'O', to: 'C' },
        ],
        angles: [
          { at: 'O', from: 'B', to: 'C', label: '{{a}}°' },
          { at: 'O', from: 'C', to: 'A', label: 'x' },
        ],
        alt: 'A straight line. From a point on it a second line goes up. It makes an angle of {{a}}° on one side and the angle x on the other.',
      },
      max_score: 1,
      template: {
        draw: { a: { from: 34, to: 148 } },
        where: ['abs(a - 90) > 10'],
        check: ['answer + a = 180'],
      },
      answer: '{{180 - a}}',
      mistakes: [
        slip(
          '{{360 - a}}',
          'line_and_turn_swapped',
          'A whole turn is 360°. How far does a straight line turn?',
        ),
        slip(
          '{{a}}',
          'angles_taken_as_equal',
          'The two angles make up the line together. Do they look equal?',
        ),
      ],
      hints: [
        'Together the two angles make a straight line.',
        'Angles on a straight line total 180°.',
        'Take the angle that you know away from 180°.',
        'Work out 180 − {{a}}.',
      ],
      method_answer: [
        { maths: '180 - {{a}} = {{180 - a}}', text: 'Angles on a straight line total 180°.' },
      ],
    },
  },
  {
    key: 'facts-at-a-point',
    topics: ['angle-facts'],
    difficulty: -0.5,
    minutes: 1.2,
    statements: ['M5-PS-04', 'M6-PS-07'],
    question: {
      type: 'number',
      text: 'Three angles meet at a point and fill it all the way round. Two of them are {{a}}° and {{b}}°. How many degrees is the third angle, $x$?',
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], A: [4, 0], B: towards('a'), C: towards('a + b') },
        labels: NO_NAMES,
        segments: [
          { from: 'O', to: 'A' },
          { from: 'O', to: 'B' },
          { from: 'O', to: 'C' },
        ],
        angles: [
          { at: 'O', from: 'A', to: 'B', label: '{{a}}°' },
          { at: 'O', from: 'B', to: 'C', label: '{{b}}°' },
          { at: 'O', from: 'C', to: 'A', label: 'x' },
        ],
        alt: 'Three lines meet at a point. The three angles between them are {{a}}°, {{b}}° and x.',
      },
      max_score: 2,
      template: {
        draw: { a: { from: 75, to: 155 }, b: { from: 75, to: 155 } },
        where: [
          'a + b >= 195',
          'a + b <= 285',
          '360 - a - b != a',
          '360 - a - b != b',
          'a != b',
          'a + b != 270',
        ],
        check: ['answer + a + b = 360'],
      },
      answer: '{{360 - a - b}}',
      mistakes: [
        slip(
          '{{a + b}}',
          'stopped_early',
          'This is what the two angles are together. How much is left for the third?',
        ),
        slip(
          '{{a + b - 180}}',
          'line_and_turn_swapped',
          'On a straight line angles total 180°. How far is it all the way round?',
        ),
        slip('{{360 - a}}', 'one_angle_left_out', 'There are two angles to take away.'),
      ],
      hints: [
        'Imagine standing at the point and turning all the way round.',
        'Angles at a point total 360°.',
        'Add the two angles that you know. Together they are {{a + b}}°.',
        'Take {{a + b}} away from 360.',
      ],
      method_answer: [
        { maths: '{{a}} + {{b}} = {{a + b}}', text: 'The two angles that are known.' },
        { maths: '360 - {{a + b}} = {{360 - a - b}}', text: 'Angles at a point total 360°.' },
      ],
    },
  },
  {
    key: 'facts-two-lines-cross',
    topics: ['angle-facts'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['M6-PS-07', 'MK3-G-22', 'GCSE-G3a'],
    question: {
      type: 'fill_blanks',
      text: 'Two straight lines cross. Going round the crossing, the four angles are {{a}}°, $p$, $q$ and $r$.\n\n$p =$ [[1]]°, $q =$ [[2]]°, $r =$ [[3]]°',
      diagram: {
        kind: 'figure',
        points: {
          O: [0, 0],
          A: [4, 0],
          B: towards('a'),
          C: [-4, 0],
          D: towards('a + 180'),
        },
        labels: NO_NAMES,
        segments: [
          { from: 'A', to: 'C' },
          { from: 'B', to: 'D' },
        ],
        angles: [
          { at: 'O', from: 'A', to: 'B', label: '{{a}}°' },
          { at: 'O', from: 'B', to: 'C', label: 'p' },
          { at: 'O', from: 'C', to: 'D', label: 'q' },
          { at: 'O', from: 'D', to: 'A', label: 'r' },
        ],
        alt: 'Two straight lines cross. Going round, the angles are {{a}}°, p, q and r.',
      },
      max_score: 3,
      template: {
        draw: { a: { from: 38, to: 142 } },
        where: ['abs(a - 90) > 12'],
        check: ['answer1 + a = 180', 'answer2 + answer1 = 180', 'answer3 = answer1'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{180 - a}}',
          mistakes: [
            slip(
              '{{a}}',
              'opposite_and_neighbour_swapped',
              '$p$ lies beside {{a}}°, not opposite it.',
            ),
            slip(
              '{{360 - a}}',
              'line_and_turn_swapped',
              '$p$ and {{a}}° lie on one straight line.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{a}}',
          mistakes: [
            slip(
              '{{180 - a}}',
              'opposite_and_neighbour_swapped',
              '$q$ lies opposite {{a}}°. Compare them in the picture.',
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
              '$r$ lies beside {{a}}°, not opposite it.',
            ),
          ],
        },
      ],
      hints: [
        'Which angle lies opposite the one that you know, and which ones lie beside it?',
        'Where two lines cross, opposite angles are equal. Neighbours make a straight line.',
        '$p$ and the angle that you know make a straight line, so they total 180°.',
        'Take the known angle away from 180° for $p$. Then look who lies opposite whom.',
      ],
      method_answer: [
        { maths: 'p = 180 - {{a}} = {{180 - a}}', text: 'On a straight line with {{a}}°.' },
        { maths: 'q = {{a}}', text: 'Vertically opposite {{a}}°.' },
        { maths: 'r = {{180 - a}}', text: 'Vertically opposite $p$.' },
      ],
    },
  },
  {
    key: 'facts-in-a-rectangle',
    topics: ['angle-facts'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['M5-PS-06'],
    question: {
      type: 'fill_blanks',
      text: 'A rectangle is {{w}} cm long and {{h}} cm wide. A line from one corner cuts the right angle there into two parts. One part is {{a}}°.\n\nThe other part is [[1]]°. The long side at the top is [[2]] cm long. The four angles of the rectangle total [[3]]°.',
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], A: [9, 0], B: [9, 5], C: [0, 5], D: towards('a', 5) },
        labels: NO_NAMES,
        polygons: [{ points: ['O', 'A', 'B', 'C'] }],
        segments: [
          { from: 'O', to: 'A', label: '{{w}} cm' },
          { from: 'A', to: 'B', label: '{{h}} cm' },
          { from: 'O', to: 'D' },
        ],
        angles: [
          { at: 'O', from: 'A', to: 'D', label: '{{a}}°' },
          { at: 'O', from: 'D', to: 'C', label: '?' },
        ],
        alt: 'A rectangle, {{w}} cm long and {{h}} cm wide. A line from the bottom left corner makes {{a}}° with the long side.',
      },
      max_score: 3,
      template: {
        draw: {
          w: { from: 8, to: 14 },
          h: { from: 4, to: 7 },
          a: { from: 25, to: 65 },
        },
        where: ['a != 45', 'distinct(90 - a, w, h)'],
        check: ['answer1 + a = 90', 'answer2 = w', 'answer3 = 4 * (answer1 + a)'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{90 - a}}',
          mistakes: [
            slip(
              '{{180 - a}}',
              'line_and_turn_swapped',
              'The corner of a rectangle is not a straight line. How large is it?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{w}}',
          mistakes: [
            slip(
              '{{h}}',
              'other_quantity_given',
              'This is the side next to it. Which sides of a rectangle are equal?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '360',
          mistakes: [
            slip(
              '180',
              'line_and_turn_swapped',
              'Each of the four angles is 90°. How much is that together?',
            ),
          ],
        },
      ],
      hints: [
        'What do you know about the angles and sides of a rectangle?',
        'Every angle is a right angle, and opposite sides are equal.',
        'The two parts at the corner total 90°.',
        'Take {{a}} away from 90. Look opposite for the long side, and add four right angles.',
      ],
      method_answer: [
        { maths: '90 - {{a}} = {{90 - a}}', text: 'The corner is a right angle.' },
        { maths: '{{w}}', text: 'Opposite sides of a rectangle are equal.' },
        { maths: tex`4 \times 90 = 360`, text: 'Four right angles.' },
      ],
    },
  },
  {
    key: 'facts-straight-or-bent',
    topics: ['angle-facts'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['M5-PS-05', 'MK3-G-22', 'GCSE-G3a'],
    question: {
      type: 'single_choice',
      text: 'Three angles meet at a point, side by side: {{a}}°, {{b}}° and {{c}}°. {{name}} says: “The two outer lines make one straight line.” What do you say?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Carmen', 'Idris', 'Nora', 'Kwame'] },
          a: { from: 35, to: 70 },
          b: { from: 40, to: 75 },
          d: { pick: [-4, -3, -2, 2, 3, 4] },
        },
        derive: { c: '180 + d - a - b', t: '180 + d' },
        where: ['c >= 35', 'c <= 85', 'distinct(a, b, c)'],
        check: ['a + b + c = t'],
      },
      options: [
        option(
          'No, because a straight line needs 360°',
          'line_and_turn_swapped',
          'All the way round is 360°. A straight line is only half of that.',
        ),
        option(
          'Yes, because the three angles total 180°',
          'miscalculated',
          'Add the three angles once more, the ones first.',
        ),
        option(
          'Yes, angles side by side always make a straight line',
          'angles_taken_as_straight',
          'Think of two thin slices of cake side by side. Do they make a straight line?',
        ),
        { text: 'No, because the three angles total {{t}}°' },
      ],
      answers: [4],
      hints: [
        'How many degrees would three angles on a straight line total?',
        'Add the three angles, and compare with 180°.',
        'The first two total {{a + b}}°.',
        'Add {{c}} to {{a + b}}. Is it exactly 180?',
      ],
      method_answer: [
        { maths: '{{a}} + {{b}} + {{c}} = {{t}}', text: 'The three angles together.' },
        { text: 'On a straight line they would total 180°. So the line is bent a little.' },
      ],
    },
  },
  {
    key: 'facts-equation-on-a-line',
    topics: ['angle-facts'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['MK3-G-22', 'GCSE-G3a'],
    question: {
      type: 'number',
      text: 'Three angles lie side by side on a straight line: $x$, ${{k}}x$ and {{c}}°. Find $x$.',
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], A: [4, 0], B: towards('x'), C: towards('x + k * x'), D: [-4, 0] },
        labels: NO_NAMES,
        segments: [
          { from: 'D', to: 'A' },
          { from: 'O', to: 'B' },
          { from: 'O', to: 'C' },
        ],
        angles: [
          { at: 'O', from: 'A', to: 'B', label: 'x' },
          { at: 'O', from: 'B', to: 'C', label: '{{k}}x' },
          { at: 'O', from: 'C', to: 'D', label: '{{c}}°' },
        ],
        not_to_scale: true,
        alt: 'Three angles on a straight line: x, {{k}}x and {{c}}°.',
      },
      max_score: 2,
      template: {
        draw: { x: { from: 26, to: 44 }, k: { from: 2, to: 3 } },
        derive: { c: '180 - x - k * x' },
        where: ['c >= 30', 'c != x', 'c != k * x', '360 - c != (k + 1) * (180 - c)'],
        check: ['answer + k * answer + c = 180'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{(360 - c) / (k + 1)}}',
          'line_and_turn_swapped',
          'The angles lie on a straight line, not all the way round.',
        ),
        slip(
          '{{(180 - c) / k}}',
          'lone_letter_not_counted',
          '$x$ on its own is one $x$. How many are there together?',
        ),
        slip('{{180 - c}}', 'stopped_early', 'This is what all the $x$ are together.'),
      ],
      hints: [
        'What do the three angles total?',
        'Write an equation: the sum of the three angles is 180.',
        'There are {{k + 1}} lots of $x$ altogether.',
        'So ${{k + 1}}x = {{180 - c}}$. Divide by {{k + 1}}.',
      ],
      method_answer: [
        { maths: 'x + {{k}}x + {{c}} = 180', text: 'Angles on a straight line total 180°.' },
        { maths: '{{k + 1}}x = {{180 - c}}', text: 'Take {{c}} from both sides.' },
        { maths: 'x = {{x}}', text: 'Divide both sides by {{k + 1}}.' },
      ],
    },
  },
  {
    key: 'facts-crossing-with-right-angle',
    topics: ['angle-facts'],
    difficulty: 1,
    minutes: 2.5,
    statements: ['MK3-G-22', 'GCSE-G3a', 'M6-PS-07'],
    question: {
      type: 'number',
      text: 'The straight lines AB and CD cross at O. The line OE is at right angles to AB, on the same side of AB as C. The angle AOD is {{a}}°. How many degrees is the angle COE?',
      diagram: {
        kind: 'figure',
        points: {
          O: [0, 0],
          A: [-5, 0],
          B: [5, 0],
          C: towards('a', 5),
          D: towards('a + 180', 4),
          E: [0, 4.5],
        },
        segments: [
          { from: 'A', to: 'B' },
          { from: 'C', to: 'D' },
          { from: 'O', to: 'E' },
        ],
        angles: [
          { at: 'O', from: 'A', to: 'D', label: '{{a}}°' },
          { at: 'O', from: 'E', to: 'A', right: true },
        ],
        alt: 'Two straight lines AB and CD cross at O. OE is at right angles to AB. The angle AOD is {{a}}°.',
      },
      max_score: 3,
      template: {
        draw: { a: { from: 27, to: 63 } },
        where: ['a != 45'],
        check: ['answer + a = 90'],
      },
      answer: '{{90 - a}}',
      mistakes: [
        slip(
          '{{a}}',
          'opposite_and_neighbour_swapped',
          'The angle opposite AOD is BOC. The angle COE is what is left of a right angle.',
        ),
        slip(
          '{{180 - a}}',
          'opposite_and_neighbour_swapped',
          'This is the angle AOC. Which part of it lies between C and E?',
        ),
        slip(
          '{{90 + a}}',
          'added_instead',
          'Start with the angle BOC. Is the angle EOB larger or smaller?',
        ),
      ],
      hints: [
        'Find the angle that is opposite AOD first.',
        'Vertically opposite angles are equal, and EOB is a right angle.',
        'The angle BOC is {{a}}°, since it lies opposite AOD.',
        'BOC and COE make a right angle together. Take {{a}} away from 90.',
      ],
      method_answer: [
        { text: 'The angle BOC is {{a}}°, vertically opposite AOD.' },
        {
          text: 'The angle EOB is 90°, because it lies on a straight line with the right angle AOE.',
        },
        { maths: '90 - {{a}} = {{90 - a}}', text: 'BOC and COE make the right angle EOB.' },
      ],
    },
  },
]
