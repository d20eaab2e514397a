import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const perimeter: readonly ContentQuestion[] = [
  {
    key: 'perimeter-of-a-rectangle',
    topics: ['perimeter'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['M4-ME-02'],
    question: {
      type: 'number',
      text: 'A {{thing}} is a rectangle. It is {{l}} {{u}} long and {{w}} {{u}} wide. What is its perimeter in {{u}}?',
      diagram: {
        kind: 'quadrilateral',
        shape: 'rectangle',
        width: '{{l}}',
        height: '{{w}}',
        sides: { bottom: '{{l}} {{u}}', right: '{{w}} {{u}}' },
      },
      max_score: 1,
      template: {
        draw: { l: { from: 7, to: 15 }, w: { from: 3, to: 9 } },
        rows: [
          { thing: 'photo', u: 'cm' },
          { thing: 'card', u: 'cm' },
          { thing: 'garden', u: 'm' },
          { thing: 'playground', u: 'm' },
        ],
        where: ['l > w + 1', 'l * w != 2 * (l + w)'],
        check: ['answer - 2 * w = 2 * l'],
      },
      answer: '{{2 * (l + w)}}',
      mistakes: [
        slip('{{l + w}}', 'half_perimeter', 'Walk all the way round. How many sides do you pass?'),
        slip(
          '{{l * w}}',
          'perimeter_and_area',
          'This tells how much is inside. The perimeter is the way round the edge.',
        ),
      ],
      hints: [
        'The perimeter is the way once round the edge.',
        'A rectangle has two long sides and two short sides. Add all four.',
        'One long side and one short side are {{l + w}} {{u}} together.',
        'Double {{l + w}}.',
      ],
      method_answer: [
        { maths: '{{l}} + {{w}} = {{l + w}}', text: 'One long side and one short side.' },
        { maths: tex`2 \times {{l + w}} = {{2 * (l + w)}}`, text: 'There are two of each.' },
      ],
    },
  },
  {
    key: 'perimeter-on-a-grid',
    topics: ['perimeter'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['M4-ME-02', 'M5-ME-03'],
    question: {
      type: 'number',
      text: 'A shape is drawn on a grid of squares with sides of 1 cm. Going round it, its sides are {{w}} cm, {{h - b}} cm, {{a}} cm, {{b}} cm, {{w - a}} cm and {{h}} cm long. What is its perimeter in cm?',
      diagram: {
        kind: 'grid_shape',
        columns: '{{w + 2}}',
        rows: '{{h + 2}}',
        shapes: [
          {
            points: [
              [1, 1],
              ['{{1 + w}}', 1],
              ['{{1 + w}}', '{{1 + h - b}}'],
              ['{{1 + w - a}}', '{{1 + h - b}}'],
              ['{{1 + w - a}}', '{{1 + h}}'],
              [1, '{{1 + h}}'],
            ],
            tone: 'a',
          },
        ],
        unit: '1 cm',
      },
      max_score: 1,
      template: {
        draw: {
          w: { from: 5, to: 8 },
          h: { from: 4, to: 6 },
          a: { from: 2, to: 4 },
          b: { from: 1, to: 3 },
        },
        where: ['a < w - 1', 'b < h - 1', 'w * h - a * b != 2 * (w + h)', 'w != h'],
        check: ['answer / 2 - w = h'],
      },
      answer: '{{2 * (w + h)}}',
      mistakes: [
        slip(
          '{{w * h - a * b}}',
          'perimeter_and_area',
          'These are the squares inside. Count the steps along the edge.',
        ),
        slip(
          '{{2 * w + 2 * h - a - b}}',
          'unlabelled_sides_left_out',
          'The two sides of the step are missing in your sum. Tick off every side as you go round.',
        ),
      ],
      hints: [
        'Start at one corner and walk along the edge, all the way round.',
        'Add the lengths of all six sides.',
        'The first three sides are {{w + h - b + a}} cm together.',
        'Add {{b}}, {{w - a}} and {{h}} to {{w + h - b + a}}.',
      ],
      method_answer: [
        {
          maths: '{{w}} + {{h - b}} + {{a}} + {{b}} + {{w - a}} + {{h}} = {{2 * (w + h)}}',
          text: 'All six sides, in cm.',
        },
      ],
    },
  },
  {
    key: 'perimeter-missing-sides',
    topics: ['perimeter'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['M5-ME-03'],
    question: {
      type: 'fill_blanks',
      text: 'All corners of this shape are square corners. At the bottom it is {{w}} m wide, and on the left it is {{h}} m high. The side at the top is {{c}} m, and the lower side on the right is {{d}} m.\n\n$x =$ [[1]] m, $y =$ [[2]] m',
      diagram: {
        kind: 'outline',
        points: [
          [0, 0],
          ['{{w}}', 0],
          ['{{w}}', '{{d}}'],
          ['{{c}}', '{{d}}'],
          ['{{c}}', '{{h}}'],
          [0, '{{h}}'],
        ],
        sides: ['{{w}} m', '{{d}} m', 'x', 'y', '{{c}} m', '{{h}} m'],
        right_angles: true,
        alt: 'An L shape. The bottom is {{w}} m, the left side {{h}} m, the top {{c}} m and the right side {{d}} m. The step has a flat side x and an upright side y.',
      },
      max_score: 2,
      template: {
        draw: {
          w: { from: 9, to: 15 },
          h: { from: 7, to: 12 },
          c: { from: 3, to: 8 },
          d: { from: 3, to: 7 },
        },
        where: [
          'w - c >= 3',
          'h - d >= 3',
          'distinct(c, d, w - c, h - d)',
          'distinct(w, h, w - c, h - d)',
          'w - d != h - d',
          'h - c != w - c',
          'w + c != h + d',
        ],
        check: ['answer1 + c = w', 'answer2 + d = h'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{w - c}}',
          mistakes: [
            slip(
              '{{w + c}}',
              'missing_side_misread',
              'The side $x$ and the top together are as wide as the bottom.',
            ),
            slip(
              '{{c}}',
              'missing_side_misread',
              'The two flat sides above need not be equal. Together they are {{w}} m.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{h - d}}',
          mistakes: [
            slip(
              '{{h + d}}',
              'missing_side_misread',
              'The two upright sides on the right are together as high as the left side.',
            ),
            slip(
              '{{d}}',
              'missing_side_misread',
              'The two upright sides on the right need not be equal.',
            ),
          ],
        },
      ],
      hints: [
        'Which sides run across, and which sides run up?',
        'The flat sides above are together as long as the side below. The upright sides work in the same way.',
        '$x$ and {{c}} m make {{w}} m.',
        'Take {{c}} away from {{w}} for $x$, and {{d}} away from {{h}} for $y$.',
      ],
      method_answer: [
        { maths: '{{w}} - {{c}} = {{w - c}}', text: 'Across: the top and $x$ make {{w}} m.' },
        {
          maths: '{{h}} - {{d}} = {{h - d}}',
          text: 'Upright: the right side and $y$ make {{h}} m.',
        },
      ],
    },
  },
  {
    key: 'perimeter-find-the-width',
    topics: ['perimeter'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['M4-ME-02'],
    question: {
      type: 'number',
      text: 'A fence of {{p}} m goes once round a rectangular field. The field is {{l}} m long. How many metres wide is it?',
      diagram: {
        kind: 'quadrilateral',
        shape: 'rectangle',
        width: 8,
        height: 5,
        sides: { bottom: '{{l}} m', right: '?' },
        not_to_scale: true,
      },
      max_score: 2,
      template: {
        draw: { l: { from: 12, to: 35 }, w: { from: 6, to: 25 } },
        derive: { p: '2 * (l + w)' },
        where: ['w < l', '2 * w != l'],
        check: ['2 * answer + 2 * l = p'],
      },
      answer: '{{w}}',
      mistakes: [
        slip('{{2 * w}}', 'stopped_early', 'This is what both short sides are together.'),
        slip(
          '{{p - l}}',
          'side_left_out',
          'Only one long side was taken away. How many are there?',
        ),
        slip(
          '{{l + w}}',
          'stopped_early',
          'This is half of the way round: a long side and a short side.',
        ),
      ],
      hints: [
        'How many long sides and how many short sides does the fence pass?',
        'Take both long sides away. What is left is shared by the two short sides.',
        'The long sides are 2 × {{l}} = {{2 * l}} m together.',
        '{{p}} − {{2 * l}} = {{2 * w}}. Halve it.',
      ],
      method_answer: [
        { maths: tex`2 \times {{l}} = {{2 * l}}`, text: 'Both long sides.' },
        { maths: '{{p}} - {{2 * l}} = {{2 * w}}', text: 'Left for the two short sides.' },
        { maths: tex`{{2 * w}} \div 2 = {{w}}`, text: 'One short side, in metres.' },
      ],
    },
  },
  {
    key: 'perimeter-two-units',
    topics: ['perimeter'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['M4-ME-02'],
    question: {
      type: 'number',
      text: '{{name}} puts a ribbon round the edge of a rectangular {{thing}}. It is {{l}} m long and {{w}} cm wide. How many centimetres of ribbon are needed?',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Idil', 'Noah', 'Petra', 'Ali'] },
          thing: { pick: ['tablecloth', 'blanket', 'banner', 'scarf'] },
          l: { from: 2, to: 4 },
          w: { from: 65, to: 95, step: 5 },
        },
        check: ['answer / 2 - w = 100 * l'],
      },
      answer: '{{2 * (100 * l + w)}}',
      mistakes: [
        slip(
          '{{2 * (l + w)}}',
          'units_not_matched',
          'One side is in metres, and the other is in centimetres.',
        ),
        slip('{{100 * l + w}}', 'half_perimeter', 'The ribbon goes round all four sides.'),
        slip('{{2 * (10 * l + w)}}', 'unit_prefix', 'How many centimetres are in 1 metre?'),
      ],
      hints: [
        'The sides are in different units. Which unit does the question ask for?',
        'Change metres into centimetres. Then add all four sides.',
        '{{l}} m are {{100 * l}} cm.',
        'Double {{100 * l}} + {{w}}.',
      ],
      method_answer: [
        { maths: tex`{{l}} \times 100 = {{100 * l}}`, text: 'The long side, in cm.' },
        {
          maths: tex`2 \times ({{100 * l}} + {{w}}) = {{2 * (100 * l + w)}}`,
          text: 'All four sides, in cm.',
        },
      ],
    },
  },
  {
    key: 'perimeter-step-cut-out',
    topics: ['perimeter'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['M5-ME-03'],
    question: {
      type: 'single_choice',
      text: '{{name}} cuts a small rectangle of {{a}} cm by {{b}} cm out of one corner of a card. The card was {{w}} cm long and {{h}} cm wide. What happens to the perimeter?',
      diagram: {
        kind: 'outline',
        points: [
          [0, 0],
          ['{{w}}', 0],
          ['{{w}}', '{{h - b}}'],
          ['{{w - a}}', '{{h - b}}'],
          ['{{w - a}}', '{{h}}'],
          [0, '{{h}}'],
        ],
        sides: ['{{w}} cm', '', '{{a}} cm', '{{b}} cm', '', '{{h}} cm'],
        right_angles: true,
      },
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Otto', 'Jaya', 'Bilal', 'Cleo'] },
          w: { from: 11, to: 15 },
          h: { from: 7, to: 10 },
          a: { from: 3, to: 5 },
          b: { from: 2, to: 4 },
        },
        where: ['a != b', 'a * b != 2 * (a + b)'],
      },
      options: [
        option(
          'It gets {{a * b}} cm shorter',
          'perimeter_and_area',
          'That is how much of the inside is cut out.',
        ),
        option(
          'It gets {{a + b}} cm shorter',
          'same_area_same_perimeter',
          'Two pieces of the edge go. Do new pieces come?',
        ),
        { text: 'It stays the same' },
        option(
          'It gets {{2 * (a + b)}} cm shorter',
          'same_area_same_perimeter',
          'Two sides go, but two new sides come. Trace the new edge with a finger.',
        ),
      ],
      answers: [3],
      hints: [
        'Which pieces of the old edge go away, and which new ones come?',
        'Work out the perimeter before and after.',
        'Before, it is 2 × ({{w}} + {{h}}) = {{2 * (w + h)}} cm.',
        'A piece of {{a}} cm and a piece of {{b}} cm go. In the cut, new sides of {{a}} cm and {{b}} cm appear.',
      ],
      method_answer: [
        { text: 'Pieces of {{a}} cm and {{b}} cm go from the old edge.' },
        {
          text: 'In the step, new sides of {{a}} cm and {{b}} cm appear. So the way round is as long as before.',
        },
      ],
    },
  },
  {
    key: 'perimeter-rooms-in-a-row',
    topics: ['perimeter'],
    difficulty: 0.9,
    minutes: 2,
    statements: ['M5-ME-03', 'M4-ME-02'],
    question: {
      type: 'number',
      text: '{{n}} equal rectangles stand in a row, side by side. Each is {{w}} cm wide and {{h}} cm high. What is the perimeter of the whole shape in cm?',
      diagram: {
        kind: 'figure',
        points: {
          A: [0, 0],
          B: [3, 0],
          C: [6, 0],
          D: [9, 0],
          E: [9, 4],
          F: [6, 4],
          G: [3, 4],
          H: [0, 4],
        },
        labels: { A: '', B: '', C: '', D: '', E: '', F: '', G: '', H: '' },
        polygons: [
          { points: ['A', 'B', 'G', 'H'], tone: 'a' },
          { points: ['B', 'C', 'F', 'G'], tone: 'b' },
          { points: ['C', 'D', 'E', 'F'], tone: 'a' },
        ],
        segments: [
          { from: 'A', to: 'B', label: '{{w}} cm' },
          { from: 'D', to: 'E', label: '{{h}} cm' },
        ],
        not_to_scale: true,
        note: 'The first three rectangles',
        alt: 'Rectangles side by side. Each is {{w}} cm wide and {{h}} cm high.',
      },
      max_score: 2,
      template: {
        draw: { n: { from: 4, to: 8 }, w: { from: 3, to: 6 }, h: { from: 5, to: 9 } },
        where: ['w < h', 'n * w * h != 2 * (n * w + h)', 'w * h != 2 * (w + h)'],
        check: ['answer / 2 - h = n * w'],
      },
      answer: '{{2 * (n * w + h)}}',
      mistakes: [
        slip(
          '{{2 * n * (w + h)}}',
          'inner_sides_counted',
          'The sides where two rectangles touch are not on the edge any more.',
        ),
        slip('{{n * w + h}}', 'half_perimeter', 'This is half of the way round.'),
        slip(
          '{{n * w * h}}',
          'perimeter_and_area',
          'This tells how much is inside. The perimeter is the way round.',
        ),
      ],
      hints: [
        'Which sides lie on the outside of the whole shape?',
        'Together the rectangles make one long rectangle. How long is it, and how high?',
        'It is {{n}} × {{w}} = {{n * w}} cm long and {{h}} cm high.',
        'Add {{n * w}} and {{h}}, and double the sum.',
      ],
      method_answer: [
        { maths: tex`{{n}} \times {{w}} = {{n * w}}`, text: 'The length of the whole shape.' },
        {
          maths: tex`2 \times ({{n * w}} + {{h}}) = {{2 * (n * w + h)}}`,
          text: 'Once round it, in cm.',
        },
      ],
    },
  },
]
