import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const sortingShapes: readonly ContentQuestion[] = [
  {
    key: 'sort-triangle-by-sides',
    topics: ['sorting-shapes'],
    difficulty: -1,
    minutes: 0.8,
    statements: ['M4-PS-01'],
    question: {
      type: 'single_choice',
      text: 'The sides of a triangle are {{a}} cm, {{b}} cm and {{c}} cm long. What kind of triangle is it?',
      diagram: {
        kind: 'triangle',
        given: { AB: '{{a}}', BC: '{{b}}', CA: '{{c}}' },
        corners: { A: '', B: '', C: '' },
        sides: { AB: '{{a}} cm', BC: '{{b}} cm', CA: '{{c}} cm' },
      },
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            a: 6,
            b: 6,
            c: 6,
            right: 'equilateral',
            p: 'isosceles, with exactly two equal sides',
            q: 'scalene',
            n: 'three',
          },
          {
            a: 8,
            b: 8,
            c: 8,
            right: 'equilateral',
            p: 'isosceles, with exactly two equal sides',
            q: 'scalene',
            n: 'three',
          },
          { a: 5, b: 7, c: 7, right: 'isosceles', p: 'equilateral', q: 'scalene', n: 'two' },
          { a: 9, b: 6, c: 9, right: 'isosceles', p: 'equilateral', q: 'scalene', n: 'two' },
          { a: 5, b: 7, c: 8, right: 'scalene', p: 'isosceles', q: 'equilateral', n: 'no' },
          { a: 9, b: 6, c: 7, right: 'scalene', p: 'isosceles', q: 'equilateral', n: 'no' },
        ],
      },
      options: [
        option(
          '{{q}}',
          'triangle_kinds_mixed_up',
          'Compare the three lengths with each other once more.',
        ),
        option(
          '{{p}}',
          'triangle_kinds_mixed_up',
          'Count how many of the sides are equal, and think what the word means.',
        ),
        { text: '{{right}}' },
      ],
      answers: [3],
      hints: [
        'Compare the lengths of the three sides.',
        'Two of the names are for triangles with equal sides. One is for triangles that have none.',
        'One name means “equal sides”, one means “two legs alike”, and one means “uneven”.',
        'Here {{n}} sides are equal. Which name fits best?',
      ],
      method_answer: [
        { text: 'The sides are {{a}} cm, {{b}} cm and {{c}} cm: {{n}} sides are equal.' },
        { text: 'A triangle like that is called {{right}}.' },
      ],
    },
  },
  {
    key: 'sort-quadrilateral-names',
    topics: ['sorting-shapes'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['M4-PS-01', 'M6-PS-03'],
    question: {
      type: 'matching',
      text: 'Who am I? Match each riddle with a shape. One shape is left over.',
      diagram: {
        kind: 'figure',
        points: {
          A: [0, 0],
          B: [4, 0],
          C: [5, 2.5],
          D: [1, 2.5],
          E: [7, 0],
          F: [12, 0],
          G: [10.5, 2.5],
          H: [8, 2.5],
          I: [14, 1.5],
          J: [15.3, -0.5],
          K: [16.6, 1.5],
          L: [15.3, 2.7],
        },
        labels: Object.fromEntries([...'ABCDEFGHIJKL'].map((each) => [each, ''])),
        polygons: [
          { points: ['A', 'B', 'C', 'D'], tone: 'a' },
          { points: ['E', 'F', 'G', 'H'], tone: 'b' },
          { points: ['I', 'J', 'K', 'L'], tone: 'c' },
        ],
        alt: 'A parallelogram, a trapezium and a kite.',
      },
      max_score: 4,
      left: [
        'I have four equal sides. My angles need not be right angles.',
        'I have four right angles. My sides need not all be equal.',
        'I have exactly one pair of parallel sides.',
        'I have two pairs of equal sides, and equal sides are next to each other.',
      ],
      pairs: [3, 1, 4, 2],
      right: ['a rectangle', 'a kite', 'a rhombus', 'a trapezium', 'a triangle'],
      hints: [
        'Count the sides in each riddle first. Which shape cannot be meant?',
        'Draw what a riddle says, and look at your drawing.',
        'In a kite, the equal sides meet. In a trapezium, two sides run side by side and the other two do not.',
        'A rhombus looks like a square that somebody has pushed over. Which riddle is about that?',
      ],
      method_answer: [
        { text: 'Four equal sides make a rhombus, and four right angles make a rectangle.' },
        { text: 'One pair of parallel sides makes a trapezium.' },
        { text: 'Two pairs of equal sides that meet make a kite.' },
      ],
    },
  },
  {
    key: 'sort-count-scalene',
    topics: ['sorting-shapes'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['M4-PS-01', 'M6-PS-03'],
    question: {
      type: 'fill_blanks',
      text: 'These are the sides of six triangles, in centimetres.\n\nP: {{a}}, {{a}}, {{a}}. Q: {{a}}, {{b}}, {{b}}. R: {{a}}, {{b}}, {{c}}. S: {{c}}, {{c}}, {{c}}. T: {{b}}, {{b}}, {{b}}. U: {{c}}, {{a}}, {{c}}.\n\n[[1]] of the triangles are equilateral. [[2]] have exactly two equal sides.',
      max_score: 2,
      template: {
        draw: { a: { from: 4, to: 6 }, b: { from: 7, to: 8 }, c: { from: 9, to: 10 } },
      },
      blanks: [
        {
          type: 'number',
          answer: '3',
          mistakes: [
            slip(
              '5',
              'triangle_kinds_mixed_up',
              'Equilateral means that all three sides are equal. Two equal sides are not enough.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '2',
          mistakes: [
            slip(
              '5',
              'triangle_kinds_mixed_up',
              'Leave out those with three equal sides: the question says “exactly two”.',
            ),
            slip(
              '1',
              'turned_shape_not_seen',
              'The equal sides need not stand next to each other in the list.',
            ),
          ],
        },
      ],
      hints: [
        'Look at one triangle at a time. Which of its numbers are the same?',
        'Put the triangles into three groups: all sides equal, two equal, none equal.',
        'R has three different sides, so it belongs to neither blank.',
        'In P all sides are equal, and in Q just two. Sort S, T and U in the same way, and count.',
      ],
      method_answer: [
        { text: 'All three sides are equal in P, S and T.', maths: '3' },
        { text: 'Exactly two sides are equal in Q and U. In R no two are.', maths: '2' },
      ],
    },
  },
  {
    key: 'sort-regular-or-not',
    topics: ['sorting-shapes'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['M5-PS-07'],
    question: {
      type: 'single_choice',
      text: '{{shape}} {{name}} says: “It is regular.” What do you say?',
      max_score: 1,
      template: {
        draw: { name: { pick: ['Amara', 'Jonas', 'Wei', 'Sofia'] } },
        rows: [
          {
            shape:
              'A rhombus has four sides of 6 cm. Two of its angles are acute and two are obtuse.',
            right: 'It is not regular, because its angles are not all equal',
            only: 'It is regular, because its sides are all equal',
            other: 'It is not regular, because its sides are not all equal',
            seen: 'sides',
            open: 'angles',
          },
          {
            shape:
              'A hexagon has six sides of 4 cm. Two of its angles are right angles, and the others are obtuse.',
            right: 'It is not regular, because its angles are not all equal',
            only: 'It is regular, because its sides are all equal',
            other: 'It is not regular, because its sides are not all equal',
            seen: 'sides',
            open: 'angles',
          },
          {
            shape: 'A rectangle has four right angles. It is 8 cm long and 5 cm wide.',
            right: 'It is not regular, because its sides are not all equal',
            only: 'It is regular, because its angles are all equal',
            other: 'It is not regular, because its angles are not all equal',
            seen: 'angles',
            open: 'sides',
          },
        ],
      },
      options: [
        option(
          '{{other}}',
          'regular_by_one_half',
          'Read again what is said about its {{seen}}: they are all equal.',
        ),
        { text: '{{right}}' },
        option(
          '{{only}}',
          'regular_by_one_half',
          'A regular shape needs two things. The {{open}} count as well.',
        ),
      ],
      answers: [2],
      hints: [
        'What must be true of a regular shape?',
        'A regular shape has sides that are all equal, and angles that are all equal.',
        'The {{seen}} are all equal here. That is one half.',
        'Now look at the {{open}}. Are they all equal, too?',
      ],
      method_answer: [
        { text: 'A regular shape has equal sides and equal angles.' },
        { text: 'Here the {{seen}} are all equal, but the {{open}} are not. {{right}}.' },
      ],
    },
  },
  {
    key: 'sort-always-belongs',
    topics: ['sorting-shapes'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['M6-PS-03', 'M4-PS-01'],
    question: {
      type: 'multiple_choice',
      text: '{{kind}} is a shape with {{rule}}. Choose the two shapes that always have this.',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          {
            kind: 'A rectangle',
            rule: 'four sides and four right angles',
            p: 'a square',
            q: 'a parallelogram whose angles are all right angles',
            x: 'a trapezium',
            y: 'a rhombus',
          },
          {
            kind: 'A rhombus',
            rule: 'four equal sides',
            p: 'a square',
            q: 'a kite whose four sides are all equal',
            x: 'a rectangle',
            y: 'a trapezium',
          },
          {
            kind: 'A parallelogram',
            rule: 'two pairs of parallel sides',
            p: 'a rectangle',
            q: 'a rhombus',
            x: 'a kite',
            y: 'a trapezium',
          },
        ],
      },
      options: [
        option(
          '{{x}}',
          'quadrilateral_kinds_mixed_up',
          'Try to draw one that does not have {{rule}}.',
        ),
        { text: '{{q}}' },
        { text: '{{p}}' },
        option(
          '{{y}}',
          'quadrilateral_kinds_mixed_up',
          'Some of them may have it, but is it always so?',
        ),
      ],
      answers: [2, 3],
      hints: [
        'One shape may have two names. A spaniel is a dog, too.',
        'For each shape ask: can I draw one that breaks the rule?',
        'The rule is: {{rule}}. Nothing else is asked for.',
        'Two of the shapes can be drawn so that they break the rule. The other two can not.',
      ],
      method_answer: [
        { text: 'The rule is: {{rule}}.' },
        { text: 'Two always keep to it: {{p}}, and {{q}}. The other two need not.' },
      ],
    },
  },
  {
    key: 'sort-two-questions',
    topics: ['sorting-shapes'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['M6-PS-03', 'M4-PS-01'],
    question: {
      type: 'matching',
      text: '{{name}} asks two questions about each shape: Are all four sides equal? Are all four angles right angles? Match each shape with the two answers.',
      max_score: 4,
      template: {
        draw: {
          name: { pick: ['Hana', 'Malik', 'Pia', 'Tomasz'] },
          s: { from: 3, to: 6 },
          w: { from: 7, to: 9 },
        },
      },
      left: [
        'a square with sides of {{s}} cm',
        'a rectangle of {{s}} cm by {{w}} cm',
        'a rhombus with sides of {{w}} cm and an acute angle',
        'a kite with two sides of {{s}} cm and two of {{w}} cm, and two acute angles',
      ],
      pairs: [4, 2, 1, 3],
      right: [
        'sides equal: yes, right angles: no',
        'sides equal: no, right angles: yes',
        'sides equal: no, right angles: no',
        'sides equal: yes, right angles: yes',
      ],
      hints: [
        'Take one shape, and answer both questions before you go on.',
        'A rhombus has equal sides, and a rectangle has right angles. A square has both.',
        'The rectangle has two different lengths, {{s}} cm and {{w}} cm. What is the answer to the first question?',
        'An acute angle is not a right angle. That settles the second question for two of the shapes.',
      ],
      method_answer: [
        { text: 'The square: both answers are yes.' },
        { text: 'The rectangle: its sides differ, but its angles are right angles.' },
        { text: 'The rhombus: its sides are equal, but it has an acute angle.' },
        { text: 'The kite: its sides differ, and it has acute angles.' },
      ],
    },
  },
]
