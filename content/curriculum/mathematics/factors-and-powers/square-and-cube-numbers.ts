import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const squareAndCubeNumbers: readonly ContentQuestion[] = [
  {
    key: 'square-of-a-number',
    topics: ['square-and-cube-numbers'],
    difficulty: -1,
    minutes: 0.7,
    statements: ['M5-MD-10'],
    question: {
      type: 'number',
      text: 'The drawing shows a square with {{n}} rows of {{n}} small squares. Work out ${{n}}^2$.',
      diagram: {
        kind: 'grid_shape',
        columns: '{{n}}',
        rows: '{{n}}',
        shapes: [
          {
            points: [
              [0, 0],
              ['{{n}}', 0],
              ['{{n}}', '{{n}}'],
              [0, '{{n}}'],
            ],
            tone: 'a',
          },
        ],
      },
      max_score: 1,
      template: {
        draw: { n: { from: 5, to: 9 } },
        check: ['answer/n = n'],
      },
      answer: '{{n^2}}',
      mistakes: [
        slip(
          '{{2*n}}',
          'power_as_multiple',
          'How many small squares are in all the rows together?',
        ),
        slip(
          '{{4*n}}',
          'perimeter_and_area',
          'That is the distance around the edge. Count what is inside.',
        ),
      ],
      hints: [
        'The small number says how the number is multiplied.',
        'To square a number, multiply it by itself.',
        'There are {{n}} rows, with {{n}} small squares in each.',
        'Work out ${{n}} \\times {{n}}$.',
      ],
      method_answer: [
        {
          maths: tex`{{n}}^2 = {{n}} \times {{n}} = {{n*n}}`,
          text: 'Squaring means multiplying by itself.',
        },
      ],
    },
  },
  {
    key: 'cube-of-a-number',
    topics: ['square-and-cube-numbers'],
    difficulty: -0.2,
    minutes: 1.2,
    statements: ['M5-MD-11'],
    question: {
      type: 'number',
      text: '{{name}} builds a large cube out of small cubes. It is {{n}} small cubes long, {{n}} wide and {{n}} high. Work out ${{n}}^3$ to find how many small cubes it has.',
      diagram: {
        kind: 'solid',
        shape: 'unit_cubes',
        width: '{{n}}',
        height: '{{n}}',
        depth: '{{n}}',
      },
      max_score: 1,
      template: {
        draw: { n: { pick: [2, 4, 5] }, name: { pick: ['Hana', 'Ade', 'Lucia', 'Sam'] } },
        check: ['answer/n/n = n'],
      },
      answer: '{{n^3}}',
      mistakes: [
        slip(
          '{{3*n}}',
          'power_as_multiple',
          'That is three times the number. How many small cubes are in one layer?',
        ),
        slip('{{n^2}}', 'square_for_cube', 'That is one layer. How many layers are there?'),
      ],
      hints: [
        'The small 3 says how often the number stands in the product.',
        'To cube a number, multiply three of it together.',
        'One layer has ${{n}} \\times {{n}}$ small cubes, which is {{n*n}}.',
        'There are {{n}} layers of {{n*n}} small cubes. Multiply.',
      ],
      method_answer: [
        { maths: tex`{{n}} \times {{n}} = {{n*n}}`, text: 'One layer.' },
        { maths: tex`{{n*n}} \times {{n}} = {{n^3}}`, text: 'As many layers as the cube is high.' },
      ],
    },
  },
  {
    key: 'square-number-pick-one',
    topics: ['square-and-cube-numbers'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['M5-MD-10'],
    question: {
      type: 'single_choice',
      text: 'Which of these is a square number?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { k: 4, c: 27, o: 20 },
          { k: 6, c: 8, o: 24 },
          { k: 7, c: 27, o: 28 },
          { k: 9, c: 27, o: 18 },
          { k: 10, c: 125, o: 50 },
          { k: 12, c: 125, o: 72 },
        ],
        check: ['is_square(answer)'],
        where: ['o != 2*k', 'k*k + 1 != o'],
      },
      options: [
        option(
          '{{2*k}}',
          'power_as_multiple',
          'That is a number doubled. Look for a number multiplied by itself.',
        ),
        option('{{c}}', 'square_for_cube', 'That is a cube number: three equal factors make it.'),
        { text: '{{k*k}}' },
        option(
          '{{k*k+1}}',
          'table_fact_one_off',
          'It is very near a square number. Check the times table.',
        ),
      ],
      answers: [3],
      hints: [
        'A square number is made by one number multiplied by itself.',
        'Say the square numbers in turn, and look for one of them here.',
        'They begin like this: 1, 4, 9 …',
        'Go on to ${{k}} \\times {{k}}$. Which of the numbers do you meet?',
      ],
      method_answer: [
        { maths: tex`{{k}} \times {{k}} = {{k*k}}`, text: 'So this number is a square number.' },
      ],
    },
  },
  {
    key: 'squares-added',
    topics: ['square-and-cube-numbers'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['M5-MD-10', 'M5-MD-11'],
    question: {
      type: 'number',
      text: 'Work out ${{a}}^2 + {{b}}^3$.',
      max_score: 2,
      template: {
        draw: { a: { from: 4, to: 9 }, b: { from: 2, to: 5 } },
        where: ['a != b'],
        check: ['is_square(answer - b*b*b)'],
      },
      answer: '{{a^2+b^3}}',
      mistakes: [
        slip(
          '{{2*a+3*b}}',
          'power_as_multiple',
          'Write each power as a product before you work it out.',
        ),
        slip(
          '{{a^2+b^2}}',
          'square_for_cube',
          'Look at the small 3. How often does {{b}} stand in that product?',
        ),
      ],
      hints: [
        'There are two powers. Look at the small number of each.',
        'Work out the square. Work out the cube. Then add.',
        'The square is ${{a}} \\times {{a}}$, which is {{a*a}}.',
        'The cube is ${{b}} \\times {{b}} \\times {{b}}$. Add it to {{a*a}}.',
      ],
      method_answer: [
        { maths: tex`{{a}}^2 = {{a*a}}, \quad {{b}}^3 = {{b^3}}`, text: 'Each power by itself.' },
        { maths: tex`{{a*a}} + {{b^3}} = {{a*a+b^3}}`, text: 'Then add.' },
      ],
    },
  },
  {
    key: 'square-with-a-clue',
    topics: ['square-and-cube-numbers'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['M5-MD-12', 'M5-MD-10'],
    question: {
      type: 'number',
      text: '{{name}} thinks of a number between {{lo}} and {{hi}}. It is a square number. It is also a multiple of {{m}}. What is the number?',
      max_score: 2,
      template: {
        draw: { name: { pick: ['Zainab', 'Pedro', 'Mei', 'Callum'] } },
        rows: [
          { lo: 20, hi: 60, m: 6, k: 6, s: 25, t: 30 },
          { lo: 40, hi: 90, m: 4, k: 8, s: 49, t: 44 },
          { lo: 50, hi: 110, m: 5, k: 10, s: 64, t: 55 },
          { lo: 30, hi: 70, m: 7, k: 7, s: 36, t: 35 },
          { lo: 70, hi: 130, m: 9, k: 9, s: 100, t: 90 },
          { lo: 110, hi: 170, m: 12, k: 12, s: 121, t: 120 },
        ],
        check: ['is_square(answer)', 'is_integer(answer/m)', 'answer > lo', 'answer < hi'],
      },
      answer: '{{k*k}}',
      mistakes: [
        slip('{{s}}', 'one_condition_met', 'It is a square number. Is it a multiple of {{m}} too?'),
        slip('{{t}}', 'one_condition_met', 'It is a multiple of {{m}}. Is it a square number too?'),
      ],
      hints: [
        'The number has to fit every clue.',
        'List the square numbers between {{lo}} and {{hi}}, and test each with the other clue.',
        'One square number there is {{s}}, but {{m}} does not go into it.',
        'Try the other square numbers in turn: divide each by {{m}}.',
      ],
      method_answer: [
        { maths: tex`{{k}}^2 = {{k*k}}`, text: 'A square number between {{lo}} and {{hi}}.' },
        {
          maths: tex`{{k*k}} = {{m}} \times {{k*k/m}}`,
          text: 'And {{m}} goes into it. It goes into no other square number there.',
        },
      ],
    },
  },
  {
    key: 'square-of-tiles',
    topics: ['square-and-cube-numbers'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['M5-MD-12'],
    question: {
      type: 'number',
      text: '{{name}} lays {{n*n}} square tiles in one large square, with no gaps. Then {{name}} adds one more row and one more column, so that it is a larger square. How many tiles are added?',
      max_score: 2,
      template: {
        draw: { n: { from: 5, to: 11 }, name: { pick: ['Priya', 'Jonas', 'Amara', 'Yusuf'] } },
        check: ['is_square(answer + n*n)', 'answer - 2*n = 1'],
      },
      answer: '{{2*n+1}}',
      mistakes: [
        slip('{{2*n}}', 'step_left_out', 'Draw it. Is there a tile in the new corner?'),
        slip(
          '{{(n+1)^2}}',
          'other_quantity_given',
          'That is how many tiles there are now. How many are new?',
        ),
      ],
      hints: [
        'How long is a side of the first square? How long is a side of the new one?',
        'Find the square number before and after, and compare them.',
        'There are {{n*n}} tiles at first, so one side is {{n}} tiles long.',
        'The new side is {{n+1}} tiles long. Square that, and take away {{n*n}}.',
      ],
      method_answer: [
        { maths: tex`{{n+1}}^2 = {{(n+1)^2}}`, text: 'The tiles of the larger square.' },
        { maths: tex`{{(n+1)^2}} - {{n*n}} = {{2*n+1}}`, text: 'The tiles that were added.' },
      ],
    },
  },
]
