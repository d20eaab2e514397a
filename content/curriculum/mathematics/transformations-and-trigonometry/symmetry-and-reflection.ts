import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const symmetryAndReflection: readonly ContentQuestion[] = [
  {
    key: 'symmetry-regular-polygon',
    topics: ['symmetry-and-reflection'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['M4-PS-04'],
    question: {
      type: 'number',
      text: 'This is a regular {{shape}}. It has {{n}} equal sides and {{n}} equal angles. How many lines of symmetry does it have?',
      diagram: { kind: 'polygon', sides: '{{n}}' },
      max_score: 1,
      template: {
        rows: [
          { shape: 'pentagon', n: 5 },
          { shape: 'hexagon', n: 6 },
          { shape: 'octagon', n: 8 },
          { shape: 'heptagon', n: 7 },
        ],
        draw: {},
        check: ['answer * 2 = 2 * n'],
      },
      answer: '{{n}}',
      mistakes: [
        slip('1', 'only_upright_mirrors', 'That is the upright one. Turn the page and look again.'),
        slip(
          '2',
          'only_upright_mirrors',
          'Mirror lines may slope too. Turn the page bit by bit and look again.',
        ),
        slip(
          '{{2*n}}',
          'mirror_counted_at_both_ends',
          'A line has two ends. Did you count each line once only?',
        ),
      ],
      hints: [
        'A line of symmetry is a fold that makes both halves match.',
        'Look for folds through corners and through the middles of sides.',
        'Fold through a corner and the middle of the shape. Where does the fold come out?',
        'Count the folds through corners. Then add those that go through middles of sides only. Count no line twice.',
      ],
      method_answer: [
        {
          text: 'Every line of symmetry goes through the centre, and through a corner or the middle of a side.',
        },
        { text: 'A regular shape has as many of these lines as it has sides: {{n}}.' },
      ],
    },
  },
  {
    key: 'symmetry-rectangle-or-not',
    topics: ['symmetry-and-reflection'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['M4-PS-04'],
    question: {
      type: 'matching',
      text: 'How many lines of symmetry does each shape have? One of the answers is left over.',
      max_score: 4,
      left: [
        'a square',
        'a rectangle that is not a square',
        'a slanting parallelogram with sides of 3 cm and 5 cm',
        'a kite with two short and two long sides',
      ],
      right: ['4', '2', '0', '1', '3'],
      pairs: [1, 2, 3, 4],
      hints: [
        'A line of symmetry is a fold that makes both halves match.',
        'Cut the shapes from paper and try every fold.',
        'Fold a sheet of paper from corner to corner. Do the edges meet?',
        'The square has two folds more than the other rectangle. The slanting shape has no fold that works.',
      ],
      method_answer: [
        { text: 'Square: across, upright and both diagonals.' },
        {
          text: 'Rectangle: across and upright. Folded along a diagonal, its corners do not meet.',
        },
        { text: 'Kite: from top to bottom only. The slanting parallelogram has none.' },
      ],
    },
  },
  {
    key: 'symmetry-complete-the-figure',
    topics: ['symmetry-and-reflection'],
    difficulty: -0.3,
    minutes: 2,
    statements: ['M4-PS-05'],
    question: {
      type: 'number',
      text: 'Half of a pattern is shaded, to the left of the mirror line. You shade squares on the right to make it symmetric. How many squares are shaded in the end?',
      diagram: {
        kind: 'grid_shape',
        columns: 8,
        rows: 6,
        shapes: [
          {
            points: [
              ['{{4-a}}', 1],
              [4, 1],
              [4, '{{1+h}}'],
              ['{{4-b}}', '{{1+h}}'],
              ['{{4-b}}', 2],
              ['{{4-a}}', 2],
            ],
            tone: 'a',
          },
        ],
        mirrors: [{ from: [4, 0], to: [4, 6] }],
        alt: 'A pattern on squared paper that touches an upright mirror line. On the left of the line the bottom row has {{a}} shaded squares, and each of the {{h-1}} rows above it has {{b}}.',
      },
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 4 }, b: { from: 1, to: 3 }, h: { from: 3, to: 5 } },
        derive: { half: 'a + b * (h - 1)' },
        where: ['a > b', 'half != 2 * a'],
        check: ['answer / 2 - a = b * (h - 1)'],
      },
      answer: '{{2*half}}',
      mistakes: [
        slip(
          '{{half}}',
          'mirror_image_not_counted',
          'That is one side of the mirror line. The whole pattern has two sides.',
        ),
        slip(
          '{{2*a}}',
          'one_row_reflected',
          'The bottom row is done. Every other row has its mirror image too.',
        ),
      ],
      hints: [
        'What is on the left of the mirror line is on the right as well.',
        'Count the shaded squares on the left. The right has just as many.',
        'Bottom row: {{a}}. Each row above it: {{b}}.',
        'On the left there are {{half}} squares. How many are there on both sides together?',
      ],
      method_answer: [
        {
          maths: tex`{{a}} + {{h-1}} \times {{b}} = {{half}}`,
          text: 'The shaded squares on the left.',
        },
        { maths: tex`2 \times {{half}} = {{2*half}}`, text: 'As many again on the right.' },
      ],
    },
  },
  {
    key: 'reflection-count-from-the-mirror',
    topics: ['symmetry-and-reflection'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['M5-PD-01'],
    question: {
      type: 'number',
      text: 'The corner A is reflected in the mirror line. How many squares are there between A and its image, counted straight across?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 14, step: 1, labels: 'none' },
        y: { from: 0, to: 5, step: 1, labels: 'none' },
        square: true,
        shapes: [
          {
            points: [
              ['{{7-d}}', 1],
              ['{{7-d+w}}', 1],
              ['{{7-d}}', 4],
            ],
            tone: 'a',
          },
        ],
        points: [{ at: ['{{7-d}}', 4], label: 'A', mark: 'dot' }],
        lines: [{ from: [7, 0], to: [7, 5], dashed: true, label: 'mirror' }],
        alt: 'A triangle on squared paper, left of an upright mirror line. Its upright side, with the corner A at the top, is {{d}} squares from the mirror. Its corner nearest to the mirror is {{d-w}} squares from it.',
      },
      max_score: 2,
      template: {
        draw: { d: { from: 3, to: 6 }, w: { from: 1, to: 4 } },
        where: ['w < d - 1', '2 * w != d', '2 * (d - w) != d'],
        check: ['answer - d = d'],
      },
      answer: '{{2*d}}',
      mistakes: [
        slip(
          '{{d}}',
          'mirror_image_not_counted',
          'That is from A to the mirror. The image lies as far behind it.',
        ),
        slip(
          '{{2*(d-w)}}',
          'mirror_distance_of_other_corner',
          'That belongs to the corner nearest to the mirror. Start from A.',
        ),
        slip(
          '{{2*d-w}}',
          'reflected_as_slid',
          'The shape was slid across. In a mirror it is flipped: what is far stays far.',
        ),
      ],
      hints: [
        'How far does a point stand behind the mirror?',
        'The image is as far behind the mirror as the point is in front of it.',
        'A is {{d}} squares in front of the mirror.',
        'Count {{d}} squares to the mirror, and as many behind it.',
      ],
      method_answer: [
        { text: 'A is {{d}} squares from the mirror, and its image is {{d}} squares behind it.' },
        { maths: '{{d}} + {{d}} = {{2*d}}', text: 'Both parts of the way together.' },
      ],
    },
  },
  {
    key: 'reflection-what-changes',
    topics: ['symmetry-and-reflection'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['M5-PD-01'],
    question: {
      type: 'cloze_dropdown',
      text: 'A shape is reflected in a mirror line. Its sides [[1]]. Its angles [[2]]. The shape itself is [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'get longer',
              'reflection_thought_to_change_size',
              'Measure yourself and your image in a flat mirror. Who is taller?',
            ),
            { text: 'stay as long as they were' },
            option(
              'get shorter',
              'reflection_thought_to_change_size',
              'Fold the paper on the line. Do the two shapes cover each other?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'stay as large as they were' },
            option(
              'change in size',
              'reflection_thought_to_change_size',
              'Fold the paper on the line. Do the corners cover each other?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'slid across, the same way round',
              'reflected_as_slid',
              'Hold a page of writing in front of a mirror. Which way round is it?',
            ),
            { text: 'flipped over, the other way round' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Think of your left hand in front of a mirror.',
        'Fold the paper on the mirror line. The shape lands on its image.',
        'If they cover each other, nothing has grown or shrunk.',
        'A left hand looks like a right hand in the mirror. So what happened to the shape?',
      ],
      method_answer: [
        {
          text: 'Folded on the line, the two shapes cover each other: sides and angles are equal.',
        },
        {
          text: 'What was near the mirror stays near it, on the other side. So the shape is flipped.',
        },
      ],
    },
  },
  {
    key: 'reflection-three-corners',
    topics: ['symmetry-and-reflection'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['M5-PD-01', 'M4-PS-05'],
    question: {
      type: 'table',
      text: 'The upright line through {{m}} on the x-axis is a mirror. Write the first coordinate of each image. (The second coordinate stays as it is.)',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 12, step: 1, label: 'x' },
        y: { from: 0, to: 6, step: 1, label: 'y' },
        square: true,
        shapes: [
          {
            points: [
              ['{{m-p}}', 1],
              ['{{m-q}}', 2],
              ['{{m-p}}', 5],
            ],
            tone: 'a',
          },
        ],
        lines: [{ from: ['{{m}}', 0], to: ['{{m}}', 6], dashed: true, label: 'mirror' }],
      },
      max_score: 2,
      template: {
        draw: { m: { from: 5, to: 7 }, p: { from: 3, to: 5 }, q: { from: 2, to: 4 } },
        where: [
          'p > q',
          'm - p > 0',
          'm + p <= 12',
          'm + q != 2 * p',
          'm != 2 * q',
          'm + p != m - q',
        ],
        check: ['answer1 - m = p', 'answer2 - m = q'],
      },
      columns: ['First coordinate before', 'First coordinate of the image'],
      rows: [
        {
          label: 'corner far from the mirror',
          cells: [
            { type: 'given', text: '{{m-p}}' },
            {
              type: 'number',
              answer: '{{m+p}}',
              mistakes: [
                slip(
                  '{{m+q}}',
                  'reflected_as_slid',
                  'What is far from the mirror stays far from it. The shape is flipped, not slid.',
                ),
                slip('{{m-p}}', 'mirror_image_not_counted', 'The image is behind the mirror.'),
              ],
            },
          ],
        },
        {
          label: 'corner near the mirror',
          cells: [
            { type: 'given', text: '{{m-q}}' },
            {
              type: 'number',
              answer: '{{m+q}}',
              mistakes: [
                slip(
                  '{{m+p}}',
                  'reflected_as_slid',
                  'What is near the mirror stays near it. The shape is flipped, not slid.',
                ),
                slip('{{m-q}}', 'mirror_image_not_counted', 'The image is behind the mirror.'),
              ],
            },
          ],
        },
      ],
      hints: [
        'How far is each corner in front of the mirror?',
        'The image is as far behind the mirror, on the same height.',
        'From {{m-p}} to {{m}} it is {{p}} squares. From {{m-q}} to {{m}} it is {{q}}.',
        'Start at {{m}}, at the mirror. Count {{p}} squares on for the one, and {{q}} for the other.',
      ],
      method_answer: [
        {
          maths: '{{m}} + {{p}} = {{m+p}}',
          text: 'The far corner: {{p}} squares behind the mirror.',
        },
        { maths: '{{m}} + {{q}} = {{m+q}}', text: 'The near corner: {{q}} squares behind it.' },
      ],
    },
  },
]
