import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

const AXIS = { from: -6, to: 6, step: 2, minor: 1 } as const

export const reflectionAndRotation: readonly ContentQuestion[] = [
  {
    key: 'rotation-order-of-symmetry',
    topics: ['reflection-and-rotation'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['MK3-G-13', 'GCSE-G1'],
    question: {
      type: 'matching',
      text: 'Turn each shape about its centre, once all the way round. How many times does it look just as at the start? Match each with its order of rotational symmetry. One of the answers is left over.',
      max_score: 4,
      left: [
        'a regular hexagon',
        'a rectangle that is not a square',
        'an equilateral triangle',
        'a kite with two short and two long sides',
      ],
      right: ['order 6', 'order 2', 'order 3', 'order 1', 'order 4'],
      pairs: [1, 2, 3, 4],
      hints: [
        'Trace the shape, and turn the tracing about its centre.',
        'Count how often the tracing fits in one whole turn. The last fit is the start again.',
        'A rectangle fits after half a turn, and again after a whole turn.',
        'Equal sides help: a regular shape fits each time a corner reaches the next. The kite fits only when it is back.',
      ],
      method_answer: [
        { text: 'The hexagon fits after every 60°, the triangle after every 120°.' },
        { text: 'The rectangle fits after 180° and after 360°, the kite only after 360°.' },
      ],
    },
  },
  {
    key: 'reflection-name-the-mirror',
    topics: ['reflection-and-rotation'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['MK3-G-19', 'GCSE-G7a'],
    question: {
      type: 'single_choice',
      text: 'A mirror line goes through the points $({{x1}}, {{y1}})$ and $({{x2}}, {{y2}})$. What is its equation?',
      diagram: {
        kind: 'axes',
        x: { ...AXIS, label: 'x' },
        y: { ...AXIS, label: 'y' },
        square: true,
        lines: [{ from: ['{{lx}}', '{{ly}}'], to: ['{{mx}}', '{{my}}'], dashed: true }],
      },
      max_score: 1,
      template: {
        rows: [
          { up: 1, letter: 'x', other: 'y' },
          { up: 0, letter: 'y', other: 'x' },
        ],
        draw: {
          k: { from: -4, to: 4, except: [0] },
          p: { from: -5, to: -1 },
          q: { from: 1, to: 5 },
        },
        derive: {
          x1: 'up * k + (1 - up) * p',
          y1: '(1 - up) * k + up * p',
          x2: 'up * k + (1 - up) * q',
          y2: '(1 - up) * k + up * q',
          lx: 'up * k - (1 - up) * 6',
          ly: '(1 - up) * k - up * 6',
          mx: 'up * k + (1 - up) * 6',
          my: '(1 - up) * k + up * 6',
        },
        where: ['distinct(k, p, q)', 'p + q != 0', 'p + q != k'],
      },
      options: [
        option(
          '${{other}} = {{k}}$',
          'upright_and_level_swapped',
          'Look at the two points. Which coordinate do they share?',
        ),
        { text: '${{letter}} = {{k}}$' },
        option(
          '$y = x$',
          'diagonal_mirror_for_straight',
          'That line slopes: it goes through (1, 1) and (2, 2). This one does not slope.',
        ),
        option(
          '${{letter}} = {{-k}}$',
          'number_sign_turned',
          'On which side of zero does the line lie?',
        ),
      ],
      answers: [2],
      hints: [
        'The equation says what all points of the line have in common.',
        'Compare the coordinates of the two points. One of them is the same.',
        'The two points share the value ${{k}}$. Is it the first or the second coordinate?',
        'The first coordinate is called x and the second y. Write the one that they share.',
      ],
      method_answer: [
        {
          text: 'Both points have the same {{letter}}-coordinate, ${{k}}$, and so have all others on it.',
        },
        { maths: '{{letter}} = {{k}}', text: 'The equation says just that.' },
      ],
    },
  },
  {
    key: 'reflection-in-x-equals',
    topics: ['reflection-and-rotation'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-G-19', 'GCSE-G7a'],
    question: {
      type: 'fill_blanks',
      text: 'The point $({{a}}, {{b}})$ is reflected in the line $x = {{k}}$. Where is its image? ([[1]], [[2]])',
      diagram: {
        kind: 'axes',
        x: { from: -4, to: 10, step: 2, minor: 1, label: 'x' },
        y: { ...AXIS, label: 'y' },
        square: true,
        points: [{ at: ['{{a}}', '{{b}}'] }],
        lines: [{ from: ['{{k}}', -6], to: ['{{k}}', 6], dashed: true }],
      },
      max_score: 2,
      template: {
        draw: { k: { from: 1, to: 4 }, d: { from: 2, to: 5 }, b: { from: -5, to: 5, except: [0] } },
        derive: { a: 'k - d', image: 'k + d' },
        where: [
          'a != 0',
          'a >= -4',
          'image != b',
          '-a != image',
          'a != b',
          '2 * k - b != b',
          'a != -1 or mod(b, 2) = 1',
          'k != d',
        ],
        check: ['answer1 - k = k - a', 'answer2 = b'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{image}}',
          mistakes: [
            slip(
              '{{-a}}',
              'mirror_taken_as_axis',
              'That is the image in the y-axis. How far is the point from the line x = {{k}}?',
            ),
            slip(
              '{{a}}',
              'upright_and_level_swapped',
              'The line x = {{k}} stands upright. Which way does it reflect?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{b}}',
          mistakes: [
            slip(
              '{{2*k-b}}',
              'upright_and_level_swapped',
              'The line x = {{k}} stands upright. The image is as high as the point.',
            ),
            slip(
              '{{-b}}',
              'reflected_in_both_axes',
              'Straight across an upright mirror the height stays.',
            ),
          ],
        },
      ],
      hints: [
        'Draw the line: all its points have {{k}} as their first coordinate. So it stands upright.',
        'The image is straight across, as far behind the mirror as the point is in front of it.',
        'From ${{a}}$ to ${{k}}$ it is {{d}} squares.',
        'Go on as many squares beyond {{k}}. The height does not change.',
      ],
      method_answer: [
        { maths: '{{k}} {{-a|signed}} = {{d}}', text: 'The distance to the mirror.' },
        { maths: '{{k}} + {{d}} = {{image}}', text: 'As far behind it. The height ${{b}}$ stays.' },
      ],
    },
  },
  {
    key: 'rotation-quarter-turn',
    topics: ['reflection-and-rotation'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['MK3-G-18', 'GCSE-G7a'],
    question: {
      type: 'single_choice',
      text: 'The point $({{a}}, {{b}})$ is rotated by 90° {{way}} about $(0, 0)$. Where does it go?',
      diagram: {
        kind: 'axes',
        x: { ...AXIS, label: 'x' },
        y: { ...AXIS, label: 'y' },
        square: true,
        points: [{ at: ['{{a}}', '{{b}}'] }],
        lines: [{ from: [0, 0], to: ['{{a}}', '{{b}}'] }],
      },
      max_score: 1,
      template: {
        rows: [
          { way: 'clockwise', s: 1, where: 'right and down' },
          { way: 'anticlockwise', s: -1, where: 'left and up' },
        ],
        draw: { a: { from: 2, to: 5 }, b: { from: 2, to: 5 } },
        where: ['a != b'],
      },
      options: [
        option(
          '$({{-s*b}}, {{s*a}})$',
          'rotation_turned_round',
          'That is the turn the other way. Follow the hands of a clock in your mind.',
        ),
        option(
          '$({{-a}}, {{-b}})$',
          'half_turn_for_quarter',
          'That is half a turn. How many degrees has a quarter?',
        ),
        option(
          '$({{s*a}}, {{-s*b}})$',
          'reflected_for_rotated',
          'That is a reflection in an axis. Trace the point and turn the paper.',
        ),
        { text: '$({{s*b}}, {{-s*a}})$' },
      ],
      answers: [4],
      hints: [
        'Trace the point and the axes, hold the origin with a pencil, and turn.',
        'A quarter turn takes one axis to the other. So along becomes up or down, and up becomes along.',
        'The way from the origin is {{a}} to the right and {{b}} up.',
        'After the turn, what was up points to the side, and what was right points up or down. The point lies {{where}} of the origin.',
      ],
      method_answer: [
        {
          text: 'Turned {{way}}, the {{b}} squares up go to the side and the {{a}} squares to the right go up or down.',
        },
        {
          maths: tex`({{a}}, {{b}}) \to ({{s*b}}, {{-s*a}})`,
          text: 'The point then lies {{where}} of the origin.',
        },
      ],
    },
  },
  {
    key: 'rotation-half-turn-about-a-point',
    topics: ['reflection-and-rotation'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['MK3-G-18', 'GCSE-G7a'],
    question: {
      type: 'fill_blanks',
      text: 'A corner of a flag is at $({{a}}, {{b}})$. The flag is rotated by 180° about the point C $({{p}}, {{q}})$. Where does the corner go? ([[1]], [[2]])',
      diagram: {
        kind: 'axes',
        x: { from: -4, to: 8, step: 2, minor: 1, label: 'x' },
        y: { from: -4, to: 8, step: 2, minor: 1, label: 'y' },
        square: true,
        points: [{ at: ['{{p}}', '{{q}}'], label: 'C', mark: 'dot' }, { at: ['{{a}}', '{{b}}'] }],
      },
      max_score: 2,
      template: {
        draw: {
          p: { from: 1, to: 3 },
          q: { from: 1, to: 3 },
          r: { from: 1, to: 5 },
          u: { from: 1, to: 5 },
        },
        derive: { a: 'p + r', b: 'q + u', x: 'p - r', y: 'q - u' },
        where: [
          'r != u',
          'x != -a',
          'y != -b',
          'x != y',
          'x != 0',
          'y != 0',
          'p != q',
          'x != a',
          'y != b',
          'x != b',
          'y != a',
        ],
        check: ['(answer1 + a) / 2 = p', '(answer2 + b) / 2 = q'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{x}}',
          mistakes: [
            slip(
              '{{-a}}',
              'rotated_about_origin',
              'That is the turn about (0, 0). The centre is C.',
            ),
            slip(
              '{{a}}',
              'reflected_for_rotated',
              'Half a turn takes the point to the other side of C, to the side as well.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{y}}',
          mistakes: [
            slip(
              '{{-b}}',
              'rotated_about_origin',
              'That is the turn about (0, 0). The centre is C.',
            ),
            slip(
              '{{b}}',
              'reflected_for_rotated',
              'Half a turn takes the point to the other side of C, up and down as well.',
            ),
          ],
        },
      ],
      hints: [
        'The centre C stays where it is. Start from there.',
        'After half a turn, the point is as far from C, but just on the opposite side.',
        'From C to the corner it is {{r}} to the right and {{u}} up.',
        'So from C go {{r}} to the left and {{u}} down.',
      ],
      method_answer: [
        {
          maths: '{{p}} - {{r}} = {{x}}',
          text: 'From C to the left as far as the corner was to the right.',
        },
        { maths: '{{q}} - {{u}} = {{y}}', text: 'And down as far as it was up.' },
      ],
    },
  },
  {
    key: 'reflection-describe-fully',
    topics: ['reflection-and-rotation'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['MK3-G-18', 'MK3-G-19', 'GCSE-G7a'],
    question: {
      type: 'single_choice',
      text: 'The triangle T has corners $({{a}}, {{b}})$, $({{c}}, {{b}})$ and $({{c}}, {{d}})$. It is mapped onto the triangle U, whose corners are $({{b}}, {{a}})$, $({{b}}, {{c}})$ and $({{d}}, {{c}})$ in the same order. Which words describe this fully?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 7, step: 1, label: 'x' },
        y: { from: 0, to: 7, step: 1, label: 'y' },
        square: true,
        shapes: [
          {
            points: [
              ['{{a}}', '{{b}}'],
              ['{{c}}', '{{b}}'],
              ['{{c}}', '{{d}}'],
            ],
            tone: 'a',
            label: 'T',
          },
          {
            points: [
              ['{{b}}', '{{a}}'],
              ['{{b}}', '{{c}}'],
              ['{{d}}', '{{c}}'],
            ],
            tone: 'b',
            label: 'U',
          },
        ],
      },
      max_score: 1,
      template: {
        draw: {
          a: { from: 2, to: 3 },
          b: { from: 0, to: 1 },
          c: { from: 5, to: 7 },
          d: { from: 2, to: 3 },
        },
      },
      options: [
        option(
          'a rotation of 90° anticlockwise about $(0, 0)$',
          'reflected_for_rotated',
          'Trace T and turn the tracing. Do the corners come in the same order round the shape?',
        ),
        option(
          'a reflection',
          'description_not_full',
          'That is the kind of change. A full description also names the mirror line.',
        ),
        { text: 'a reflection in the line $y = x$' },
        option(
          'a reflection in the line $y = -x$',
          'diagonal_mirror_swapped',
          'That line goes down to the right. Which line lies halfway between T and U?',
        ),
      ],
      answers: [3],
      hints: [
        'Compare the coordinates of a corner before and after.',
        'Decide first whether the shape was turned or flipped. Then name the centre and angle, or the mirror.',
        'In each corner the two coordinates have changed places. The shape is flipped.',
        'The mirror is the line of points for which changing places makes no difference, such as (1, 1) and (2, 2). What is its equation?',
      ],
      method_answer: [
        {
          maths: tex`({{a}}, {{b}}) \to ({{b}}, {{a}})`,
          text: 'The coordinates change places, in every corner.',
        },
        { text: 'Points such as (1, 1) and (2, 2) stay, so the mirror is the line $y = x$.' },
      ],
    },
  },
]
