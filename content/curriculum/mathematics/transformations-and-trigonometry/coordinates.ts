import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

const AXIS = { from: 0, to: 10, step: 1 } as const

export const coordinates: readonly ContentQuestion[] = [
  {
    key: 'coordinates-read-a-point',
    topics: ['coordinates'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['M4-PD-01'],
    question: {
      type: 'fill_blanks',
      text: 'The map of a park has a grid. What are the coordinates of the {{place}}, marked P? ([[1]], [[2]])',
      diagram: {
        kind: 'axes',
        x: { ...AXIS, label: 'x' },
        y: { ...AXIS, label: 'y' },
        square: true,
        points: [{ at: ['{{x}}', '{{y}}'], label: 'P' }],
        alt: 'A grid with an x-axis and a y-axis from 0 to 10. To get from the corner at zero to the point P, you go {{x}} squares to the right and {{y}} squares up.',
      },
      max_score: 2,
      template: {
        draw: {
          place: { pick: ['pond', 'oak tree', 'swing', 'bench', 'gate'] },
          x: { from: 2, to: 9 },
          y: { from: 2, to: 9 },
        },
        where: ['x != y'],
        check: ['answer1 - x = 0', 'answer1 + answer2 = x + y'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{x}}',
          mistakes: [
            slip(
              '{{y}}',
              'coordinates_swapped',
              'The first number says how far along. Go along before you go up.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{y}}',
          mistakes: [
            slip('{{x}}', 'coordinates_swapped', 'The second number says how far up the point is.'),
          ],
        },
      ],
      hints: [
        'Two numbers tell where a point is. Which one comes first?',
        'Along the corridor, then up the stairs: first count to the right, then up.',
        'Put a finger on the corner at zero. Move it to the right until it is under the point.',
        'The number on the axis below the point comes first. Now count up from there for the second.',
      ],
      method_answer: [
        { text: 'Along the bottom the point is above {{x}}. That is the first number.' },
        { maths: '({{x}}, {{y}})', text: 'It is {{y}} squares up. That is the second number.' },
      ],
    },
  },
  {
    key: 'coordinates-say-the-move',
    topics: ['coordinates'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['M4-PD-02'],
    question: {
      type: 'single_choice',
      text: 'A toy robot rolls on a grid from the point ({{a}}, {{b}}) to the point ({{a+r}}, {{b+u}}). Which words say how it moved?',
      max_score: 1,
      template: {
        draw: {
          a: { from: 1, to: 5 },
          b: { from: 1, to: 5 },
          r: { from: 2, to: 5 },
          u: { from: 2, to: 5 },
        },
        where: ['distinct(a, b, r, u)', 'a + r != u', 'b + u != r'],
      },
      options: [
        option(
          '{{a+r}} right and {{b+u}} up',
          'end_point_taken_for_move',
          'That would be the move from the corner at zero. Where did the robot start?',
        ),
        option(
          '{{r}} left and {{u}} down',
          'translation_turned_round',
          'That is the way back. Did the numbers grow or shrink?',
        ),
        option(
          '{{u}} right and {{r}} up',
          'coordinates_swapped',
          'The first numbers tell how far it went along. Compare those two.',
        ),
        { text: '{{r}} right and {{u}} up' },
      ],
      answers: [4],
      hints: [
        'The move is the way from the start to the end.',
        'Compare the two first numbers, and then the two second numbers.',
        'The first number went from {{a}} to {{a+r}}. That is the way along.',
        'The second number went from {{b}} to {{b+u}}. Did it go up or down, and by how much?',
      ],
      method_answer: [
        { maths: '{{a+r}} - {{a}} = {{r}}', text: 'The first number grew, so it moved right.' },
        { maths: '{{b+u}} - {{b}} = {{u}}', text: 'The second number grew, so it moved up.' },
      ],
    },
  },
  {
    key: 'coordinates-fourth-corner',
    topics: ['coordinates'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['M4-PD-03'],
    question: {
      type: 'fill_blanks',
      text: '{{name}} plots three corners of a rectangle: A ({{a}}, {{b}}), B ({{c}}, {{b}}) and C ({{c}}, {{d}}). What are the coordinates of the fourth corner, D? ([[1]], [[2]])',
      diagram: {
        kind: 'axes',
        x: { ...AXIS, label: 'x' },
        y: { ...AXIS, label: 'y' },
        square: true,
        points: [
          { at: ['{{a}}', '{{b}}'], label: 'A' },
          { at: ['{{c}}', '{{b}}'], label: 'B' },
          { at: ['{{c}}', '{{d}}'], label: 'C' },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Amara', 'Leo', 'Mei', 'Tomasz'] },
          a: { from: 1, to: 4 },
          b: { from: 1, to: 4 },
          c: { from: 6, to: 9 },
          d: { from: 5, to: 9 },
        },
        where: ['distinct(a, b, c, d)', 'c - a != d - b'],
        check: ['answer1 + c = a + c', 'answer2 - b = d - b'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a}}',
          mistakes: [
            slip('{{d}}', 'coordinates_swapped', 'The first number says how far along D is.'),
            slip(
              '{{c}}',
              'corner_on_another_corner',
              'With that number D stands above B. The sides have to close the rectangle.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{d}}',
          mistakes: [
            slip('{{a}}', 'coordinates_swapped', 'The second number says how far up D is.'),
            slip(
              '{{b}}',
              'corner_on_another_corner',
              'With that number D stands beside A and B. Is it on the side of C?',
            ),
          ],
        },
      ],
      hints: [
        'Plot the three corners, and look for the gap.',
        'Opposite sides of a rectangle are equally long, and the corners are square.',
        'D is straight above A. So which number does it share with A?',
        'D is also level with C. So which number does it share with C?',
      ],
      method_answer: [
        { text: 'D is straight above A, so its first number is {{a}}.' },
        { maths: '({{a}}, {{d}})', text: 'D is level with C, so its second number is {{d}}.' },
      ],
    },
  },
  {
    key: 'coordinates-translate-a-corner',
    topics: ['coordinates'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['M5-PD-02', 'MK3-G-17', 'GCSE-G7a'],
    question: {
      type: 'fill_blanks',
      text: 'The triangle is translated {{l}} squares to the left and {{u}} squares up. Where does its corner K go? ([[1]], [[2]])',
      diagram: {
        kind: 'axes',
        x: { ...AXIS, label: 'x' },
        y: { ...AXIS, label: 'y' },
        square: true,
        shapes: [
          {
            points: [
              ['{{a}}', '{{b}}'],
              ['{{a-2}}', '{{b}}'],
              ['{{a-2}}', '{{b-1}}'],
            ],
            tone: 'a',
          },
        ],
        points: [{ at: ['{{a}}', '{{b}}'], label: 'K' }],
        alt: 'A triangle on a grid. Its corner K is at ({{a}}, {{b}}). The other corners are at ({{a-2}}, {{b}}) and ({{a-2}}, {{b-1}}).',
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: 5, to: 8 },
          b: { from: 1, to: 4 },
          l: { from: 2, to: 4 },
          u: { from: 2, to: 5 },
        },
        where: [
          'a - l >= 2',
          'a - l != b + u',
          'l != u',
          'b + u <= 7',
          'b + u != a + l',
          'b - u != a - l',
        ],
        check: ['answer1 + l = a', 'answer2 - u = b'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a-l}}',
          mistakes: [
            slip(
              '{{a+l}}',
              'translation_turned_round',
              'To the left the first number gets smaller.',
            ),
            slip('{{b+u}}', 'coordinates_swapped', 'The first number says how far along it is.'),
          ],
        },
        {
          type: 'number',
          answer: '{{b+u}}',
          mistakes: [
            slip('{{b-u}}', 'translation_turned_round', 'Upwards the second number gets larger.'),
            slip('{{a-l}}', 'coordinates_swapped', 'The second number says how far up it is.'),
          ],
        },
      ],
      hints: [
        'Every corner makes the same move. Follow K only.',
        'A move to the side changes the first number. A move up or down changes the second.',
        'K starts at ({{a}}, {{b}}). To the left, the first number gets smaller.',
        'So the first number gets smaller by the way to the left. The second gets larger by the way up.',
      ],
      method_answer: [
        { maths: '{{a}} - {{l}} = {{a-l}}', text: 'To the left the first number gets smaller.' },
        { maths: '{{b}} + {{u}} = {{b+u}}', text: 'Upwards the second number gets larger.' },
      ],
    },
  },
  {
    key: 'coordinates-what-stays',
    topics: ['coordinates'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['M5-PD-02', 'MK3-G-17'],
    question: {
      type: 'multiple_choice',
      text: 'A shape is translated on a grid. Which of these stay as they were? Choose all.',
      max_score: 3,
      options: [
        option(
          'its distance from the x-axis, always',
          'translation_thought_to_keep_place',
          'Think of a shape that slides up. How far is it from the axis below then?',
        ),
        { text: 'the lengths of its sides' },
        option(
          'the coordinates of its corners',
          'translation_thought_to_keep_place',
          'Slide a coin across the table. Is it still in its old place?',
        ),
        { text: 'the sizes of its angles' },
        { text: 'the way it is turned' },
      ],
      answers: [2, 4, 5],
      hints: [
        'Translating is sliding. Think of a book that slides across a table.',
        'Ask for each one: could you tell the old shape and the new one apart by it?',
        'The shape does not grow, shrink, turn or flip.',
        'Only its place is new. Two of these tell about its place.',
      ],
      method_answer: [
        { text: 'Sliding makes nothing longer, wider or turned. The shape itself stays the same.' },
        { text: 'Its place is new, so coordinates change, and so can distances from an axis.' },
      ],
    },
  },
  {
    key: 'coordinates-gap-or-move',
    topics: ['coordinates'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['M4-PD-02', 'MK3-G-17', 'GCSE-G7a'],
    question: {
      type: 'number',
      text: 'Rectangle P was translated to the right. It is now rectangle Q. How many squares did it move?',
      diagram: {
        kind: 'grid_shape',
        columns: 14,
        rows: 5,
        shapes: [
          {
            points: [
              [1, 1],
              ['{{1+w}}', 1],
              ['{{1+w}}', 4],
              [1, 4],
            ],
            tone: 'a',
            label: 'P',
          },
          {
            points: [
              ['{{1+w+g}}', 1],
              ['{{1+2*w+g}}', 1],
              ['{{1+2*w+g}}', 4],
              ['{{1+w+g}}', 4],
            ],
            tone: 'b',
            label: 'Q',
          },
        ],
        alt: 'Two equal rectangles on squared paper, P to the left of Q. Each is {{w}} squares wide. The gap between them is {{g}} squares wide.',
      },
      max_score: 2,
      template: {
        draw: { w: { from: 2, to: 4 }, g: { from: 2, to: 5 } },
        where: ['w != g', '2 * w + g <= 12'],
        check: ['answer - w = g'],
      },
      answer: '{{w+g}}',
      mistakes: [
        slip(
          '{{g}}',
          'gap_counted_for_translation',
          'That is the gap between them. Follow one corner of P to the same corner of Q.',
        ),
        slip(
          '{{2*w+g}}',
          'ends_counted_for_translation',
          'That is from the left end of one to the right end of the other. Follow one corner.',
        ),
      ],
      hints: [
        'Every point of the shape moves equally far. So one point is enough.',
        'Choose a corner of P. Find the same corner of Q.',
        'Begin at the bottom left corner of P, and count squares to the bottom left corner of Q.',
        'You cross P itself, {{w}} squares wide, and then the gap, {{g}} squares wide.',
      ],
      method_answer: [
        { text: 'The left side of P has to cross its own width and then the gap.' },
        { maths: '{{w}} + {{g}} = {{w+g}}', text: 'So far each point has moved.' },
      ],
    },
  },
]
