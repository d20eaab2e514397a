import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const areaOfRectangles: readonly ContentQuestion[] = [
  {
    key: 'area-count-squares',
    topics: ['area-of-rectangles'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['M4-ME-03'],
    question: {
      type: 'number',
      text: 'A shape is drawn on a grid of squares of 1 cm². Its lower {{h - b}} rows have {{w}} squares each. Its upper {{b}} rows have {{w - a}} squares each. How many cm² is its area?',
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
            tone: 'b',
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
          b: { from: 2, to: 3 },
        },
        where: ['a < w - 1', 'b < h - 1', 'w * h - a * b != 2 * (w + h)', 'w * h - a * b != w + h'],
        check: ['answer + a * b = w * h'],
      },
      answer: '{{w * h - a * b}}',
      mistakes: [
        slip(
          '{{2 * (w + h)}}',
          'perimeter_and_area',
          'This is the way round the edge. Count the squares inside.',
        ),
        slip(
          '{{w * h}}',
          'compound_taken_as_rectangle',
          'That would be the whole rectangle. One corner is missing.',
        ),
      ],
      hints: [
        'The area tells how many squares the shape covers.',
        'Count row by row: so many squares in each row, times the rows.',
        'The lower rows have {{h - b}} × {{w}} = {{(h - b) * w}} squares.',
        'The upper rows have {{b}} × {{w - a}} = {{b * (w - a)}} squares. Add both.',
      ],
      method_answer: [
        { maths: tex`{{h - b}} \times {{w}} = {{(h - b) * w}}`, text: 'The lower rows.' },
        { maths: tex`{{b}} \times {{w - a}} = {{b * (w - a)}}`, text: 'The upper rows.' },
        {
          maths: '{{(h - b) * w}} + {{b * (w - a)}} = {{w * h - a * b}}',
          text: 'All the squares.',
        },
      ],
    },
  },
  {
    key: 'area-rectangle-with-unit',
    topics: ['area-of-rectangles'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['M5-ME-04'],
    question: {
      type: 'number',
      text: 'A {{thing}} is {{l}} {{u}} long and {{w}} {{u}} wide. What is its area? Give the unit.',
      diagram: {
        kind: 'quadrilateral',
        shape: 'rectangle',
        width: '{{l}}',
        height: '{{w}}',
        sides: { bottom: '{{l}} {{u}}', right: '{{w}} {{u}}' },
        tone: 'a',
      },
      max_score: 2,
      template: {
        draw: { l: { from: 8, to: 15 }, w: { from: 4, to: 9 } },
        rows: [
          { thing: 'postcard', u: 'cm' },
          { thing: 'tile', u: 'cm' },
          { thing: 'classroom', u: 'm' },
          { thing: 'flower bed', u: 'm' },
        ],
        where: ['l > w', 'l * w != 2 * (l + w)'],
        check: ['answer / w = l'],
      },
      answer: '{{l * w}}',
      unit: '{{u}}^2',
      mistakes: [
        slip(
          '{{2 * (l + w)}}',
          'perimeter_and_area',
          'This is the way round the edge. How many squares fit inside?',
        ),
        slip(
          '{{l + w}}',
          'added_instead',
          'In each row are {{l}} squares. How many rows are there?',
        ),
      ],
      hints: [
        'How many squares with sides of 1 {{u}} fit into the rectangle?',
        'The area is length times width. It is measured in squares.',
        'One row has {{l}} squares, and there are {{w}} rows.',
        'Work out {{l}} × {{w}}. Write the unit with the small 2 for squares.',
      ],
      method_answer: [
        { maths: tex`{{l}} \times {{w}} = {{l * w}}`, text: 'Length times width, in {{u}}².' },
      ],
    },
  },
  {
    key: 'area-of-a-pond',
    topics: ['area-of-rectangles'],
    difficulty: 0,
    minutes: 1,
    statements: ['M5-ME-05'],
    question: {
      type: 'number',
      text: 'A pond is drawn on a grid. Each square stands for 1 m². The pond covers {{f}} whole squares. {{h}} more squares are covered about half. Estimate the area of the pond in m².',
      diagram: {
        kind: 'grid_shape',
        columns: '{{w + 2}}',
        rows: '{{v + 2}}',
        shapes: [
          {
            points: [
              ['{{1 + a}}', 1],
              ['{{1 + w - b}}', 1],
              ['{{1 + w}}', '{{1 + b}}'],
              ['{{1 + w}}', '{{1 + v - c}}'],
              ['{{1 + w - c}}', '{{1 + v}}'],
              ['{{1 + d}}', '{{1 + v}}'],
              [1, '{{1 + v - d}}'],
              [1, '{{1 + a}}'],
            ],
            tone: 'b',
          },
        ],
        unit: '1 m',
        alt: 'A pond with slanted edges on a grid. {{f}} squares are covered whole, and {{h}} squares about half.',
      },
      max_score: 1,
      template: {
        draw: {
          w: { from: 6, to: 8 },
          v: { from: 5, to: 7 },
          a: { from: 1, to: 3 },
          b: { from: 1, to: 3 },
          c: { from: 1, to: 3 },
          d: { from: 1, to: 3 },
        },
        derive: {
          h: 'a + b + c + d',
          f: 'w * v - h - (a * (a - 1) + b * (b - 1) + c * (c - 1) + d * (d - 1)) / 2',
        },
        where: [
          'mod(h, 2) = 0',
          'h >= 6',
          'a + b < w',
          'b + c < v',
          'c + d < w',
          'd + a < v',
          'f != h',
          'f != h / 2',
        ],
        check: ['2 * (w * v - answer) = a^2 + b^2 + c^2 + d^2'],
      },
      answer: '{{f + h / 2}}',
      mistakes: [
        slip('{{f + h}}', 'half_squares_as_whole', 'Two halves make only one whole square.'),
        slip('{{f}}', 'half_squares_left_out', 'The squares that are half covered count, too.'),
      ],
      hints: [
        'What can you do with two squares that are half covered?',
        'Put the halves together in pairs: each pair makes one square.',
        '{{h}} halves make {{h / 2}} whole squares.',
        'Add {{h / 2}} to {{f}}.',
      ],
      method_answer: [
        { maths: tex`{{h}} \div 2 = {{h / 2}}`, text: 'The halves, put together in pairs.' },
        { maths: '{{f}} + {{h / 2}} = {{f + h / 2}}', text: 'About so many m².' },
      ],
    },
  },
  {
    key: 'area-compare-two-floors',
    topics: ['area-of-rectangles'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['M5-ME-04'],
    question: {
      type: 'number',
      text: 'Room P is {{a}} m long and {{b}} m wide. Room Q is {{a + k}} m long and {{b - 1}} m wide. By how many square metres do the areas of the two rooms differ?',
      max_score: 2,
      template: {
        draw: { a: { from: 6, to: 10 }, b: { from: 4, to: 8 }, k: { from: 2, to: 3 } },
        derive: { p: 'a * b', q: '(a + k) * (b - 1)', d: 'abs(p - q)' },
        where: [
          'a > b',
          'd >= 2',
          'd != 2 * (k - 1)',
          'd != a',
          'd != b',
          'd != a + k',
          'd != b - 1',
        ],
        check: ['answer = abs(a * b - (a + k) * (b - 1))'],
      },
      answer: '{{d}}',
      mistakes: [
        slip(
          '{{2 * (k - 1)}}',
          'perimeter_and_area',
          'That compares the ways round the rooms. How many squares fit inside each?',
        ),
        slip('{{p + q}}', 'added_instead', 'The question is how much the areas differ.'),
      ],
      hints: [
        'Find the area of each room first.',
        'Multiply length by width for both, and subtract.',
        'Room P has {{a}} × {{b}} = {{p}} m².',
        'Room Q has {{a + k}} × {{b - 1}} = {{q}} m². Find the difference.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{b}} = {{p}}`, text: 'Room P, in m².' },
        { maths: tex`{{a + k}} \times {{b - 1}} = {{q}}`, text: 'Room Q, in m².' },
        { maths: '{{max(p, q)}} - {{min(p, q)}} = {{d}}', text: 'The difference, in m².' },
      ],
    },
  },
  {
    key: 'area-same-area-table',
    topics: ['area-of-rectangles'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['M6-ME-04', 'M5-ME-04'],
    question: {
      type: 'table',
      text: 'Two rectangles have the same area of {{A}} cm². Complete the table.',
      max_score: 4,
      template: {
        draw: {},
        rows: [
          { A: 24, p: 6, q: 8 },
          { A: 36, p: 9, q: 12 },
          { A: 40, p: 8, q: 10 },
          { A: 48, p: 8, q: 12 },
          { A: 60, p: 10, q: 12 },
          { A: 72, p: 9, q: 12 },
        ],
        derive: { r: 'A / p', s: 'A / q' },
        check: [
          'answer1 * p = A',
          'answer2 = 2 * p + 2 * answer1',
          'answer3 * q = A',
          'answer4 = 2 * q + 2 * answer3',
        ],
      },
      columns: ['Length (cm)', 'Width (cm)', 'Perimeter (cm)'],
      rows: [
        {
          label: 'P',
          cells: [
            { type: 'given', text: '{{p}}' },
            {
              type: 'number',
              answer: '{{r}}',
              mistakes: [
                slip(
                  '{{A - p}}',
                  'subtracted_for_divided',
                  'Length times width is the area. Which number belongs to {{p}}?',
                ),
              ],
            },
            {
              type: 'number',
              answer: '{{2 * (p + r)}}',
              mistakes: [
                slip(
                  '{{p + r}}',
                  'half_perimeter',
                  'Go all the way round. How many sides are there?',
                ),
                slip('{{A}}', 'perimeter_and_area', 'This is the area. What is the way round?'),
              ],
            },
          ],
        },
        {
          label: 'Q',
          cells: [
            { type: 'given', text: '{{q}}' },
            {
              type: 'number',
              answer: '{{s}}',
              mistakes: [
                slip(
                  '{{A - q}}',
                  'subtracted_for_divided',
                  'Length times width is the area. Which number belongs to {{q}}?',
                ),
              ],
            },
            {
              type: 'number',
              answer: '{{2 * (q + s)}}',
              mistakes: [
                slip(
                  '{{2 * (p + r)}}',
                  'same_area_same_perimeter',
                  'The areas are equal. Work out the way round for this one, too.',
                ),
                slip(
                  '{{q + s}}',
                  'half_perimeter',
                  'Go all the way round. How many sides are there?',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'Both areas are {{A}} cm². Find the widths first.',
        'Divide the area by the length. Then double length and width together for the perimeter.',
        'For P, work out {{A}} ÷ {{p}}. For Q, work out {{A}} ÷ {{q}}.',
        'Add length and width in each row, and double the sum. The two results need not be equal.',
      ],
      method_answer: [
        {
          maths: tex`{{A}} \div {{p}} = {{r}}, \quad {{A}} \div {{q}} = {{s}}`,
          text: 'The two widths.',
        },
        { maths: tex`2 \times ({{p}} + {{r}}) = {{2 * (p + r)}}`, text: 'The perimeter of P.' },
        {
          maths: tex`2 \times ({{q}} + {{s}}) = {{2 * (q + s)}}`,
          text: 'The perimeter of Q is another one.',
        },
      ],
    },
  },
  {
    key: 'area-same-fence',
    topics: ['area-of-rectangles'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['M6-ME-04'],
    question: {
      type: 'single_choice',
      text: '{{name}} has {{2 * (a + b)}} m of fence for a rectangular garden. “It does not matter which rectangle I make,” says {{name}}. “The area is always the same.” What do you say?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Rohan', 'Emilia', 'Kwesi', 'Anja'] },
          a: { from: 7, to: 10 },
          b: { from: 3, to: 5 },
        },
      },
      options: [
        {
          text: 'That is not so: {{a}} m by {{b}} m gives {{a * b}} m², but {{a + 1}} m by {{b - 1}} m gives {{(a + 1) * (b - 1)}} m²',
        },
        option(
          'That is not so: {{a}} m by {{b}} m gives {{a * b}} m², but {{a + 1}} m by {{b}} m gives {{(a + 1) * b}} m²',
          'one_condition_met',
          'How much fence does the second rectangle need?',
        ),
        option(
          'That is right if the garden is a rectangle',
          'same_area_same_perimeter',
          'Try two different rectangles with the same way round.',
        ),
        option(
          'That is right, since the fence stays the same',
          'same_area_same_perimeter',
          'Draw two rectangles with this fence, a long thin one and a wide one. Count the squares.',
        ),
      ],
      answers: [1],
      hints: [
        'Find two rectangles that need just this much fence.',
        'Length and width together are half of the fence. Try different pairs, and compare the areas.',
        'Length and width together are {{a + b}} m.',
        'In the right answer, both pairs add up to {{a + b}} m. Which option has two such pairs?',
      ],
      method_answer: [
        {
          maths: '{{a}} + {{b}} = {{a + b}}, \\quad {{a + 1}} + {{b - 1}} = {{a + b}}',
          text: 'Both rectangles need the same fence.',
        },
        {
          maths: tex`{{a}} \times {{b}} = {{a * b}}, \quad {{a + 1}} \times {{b - 1}} = {{(a + 1) * (b - 1)}}`,
          text: 'But their areas differ.',
        },
      ],
    },
  },
  {
    key: 'area-largest-pen',
    topics: ['area-of-rectangles'],
    difficulty: 0.9,
    minutes: 2.5,
    statements: ['M6-ME-04', 'M5-ME-04'],
    question: {
      type: 'number',
      text: '{{name}} has {{4 * s + 2}} m of fence for a rectangular pen for hens. The sides are whole metres. How many square metres is the largest area that the pen can have?',
      max_score: 2,
      template: {
        draw: { name: { pick: ['Uma', 'Pablo', 'Signe', 'Tendai'] }, s: { from: 3, to: 8 } },
        where: ['s * (s + 1) != 4 * s + 2'],
        check: ['answer / s = s + 1'],
      },
      answer: '{{s * (s + 1)}}',
      mistakes: [
        slip(
          '{{2 * s}}',
          'same_area_same_perimeter',
          'That is a very thin pen. Try sides that are closer to each other.',
        ),
        slip(
          '{{(s - 1) * (s + 2)}}',
          'first_that_fits_taken',
          'That is close. Can length and width be even closer to each other?',
        ),
        slip(
          '{{(2 * s + 1) * s}}',
          'one_condition_met',
          'Check the fence: how long is it for this pen?',
        ),
      ],
      hints: [
        'Length and width together are half of the fence.',
        'Make a list of pairs with this sum, and work out the areas.',
        'Length and width add up to {{2 * s + 1}} m. Begin with 1 and {{2 * s}}, and go on.',
        'The areas grow as the two sides come closer together. Which two whole numbers are closest?',
      ],
      method_answer: [
        { maths: tex`{{4 * s + 2}} \div 2 = {{2 * s + 1}}`, text: 'Length and width together.' },
        {
          maths: tex`{{s}} \times {{s + 1}} = {{s * (s + 1)}}`,
          text: 'The two whole numbers that are closest give the largest area, in m².',
        },
      ],
    },
  },
]
