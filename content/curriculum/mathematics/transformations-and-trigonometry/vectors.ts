import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

const column = (top: string, bottom: string): string =>
  tex`\begin{pmatrix} ${top} \\ ${bottom} \end{pmatrix}`

export const vectors: readonly ContentQuestion[] = [
  {
    key: 'vectors-from-a-to-b',
    topics: ['vectors'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['GCSE-G24'],
    question: {
      type: 'fill_blanks',
      text: 'A translation takes the point A $({{a}}, {{b}})$ to the point B $({{a+p}}, {{b+q}})$. Write it as a column vector. Top: [[1]], bottom: [[2]].',
      diagram: {
        kind: 'axes',
        x: { from: -6, to: 8, step: 2, minor: 1, label: 'x' },
        y: { from: -6, to: 8, step: 2, minor: 1, label: 'y' },
        square: true,
        points: [
          { at: ['{{a}}', '{{b}}'], label: 'A' },
          { at: ['{{a+p}}', '{{b+q}}'], label: 'B' },
        ],
        lines: [{ from: ['{{a}}', '{{b}}'], to: ['{{a+p}}', '{{b+q}}'], arrow: true }],
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: -4, to: 3 },
          b: { from: -1, to: 6 },
          p: { from: 2, to: 5 },
          q: { from: -5, to: -2 },
        },
        where: [
          'b + q != p',
          'b + q != -q',
          'a + p != q',
          'a + p != -p',
          'p != -q',
          'a + p != p',
          'b + q != q',
          'distinct(p, a, a + p)',
          'distinct(q, b, b + q)',
        ],
        check: ['a + answer1 = a + p', 'answer2 - q = 0'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{p}}',
          mistakes: [
            slip(
              '{{q}}',
              'vector_components_swapped',
              'The top number tells the way along, the bottom number the way up or down.',
            ),
            slip('{{-p}}', 'vector_direction_turned', 'That is the way from B to A. Start at A.'),
            slip(
              '{{a+p}}',
              'end_point_taken_for_move',
              'That is where B is. How far along is it from A?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{q}}',
          mistakes: [
            slip(
              '{{p}}',
              'vector_components_swapped',
              'The bottom number tells the way up or down.',
            ),
            slip('{{-q}}', 'vector_direction_turned', 'Does B lie above or below A?'),
            slip(
              '{{b+q}}',
              'end_point_taken_for_move',
              'That is where B is. How far down is it from A?',
            ),
          ],
        },
      ],
      hints: [
        'A column vector tells a move, not a place.',
        'The top number tells how far to the right, the bottom number how far up. Left and down are negative.',
        'Compare the first coordinates: they go from ${{a}}$ to ${{a+p}}$.',
        'Then compare the second ones: they go from ${{b}}$ to ${{b+q}}$. Subtract the start from the end each time.',
      ],
      method_answer: [
        { maths: '{{a+p}} {{-a|signed}} = {{p}}', text: 'Along: end minus start.' },
        {
          maths: '{{b+q}} {{-b|signed}} = {{q}}',
          text: 'Up or down: end minus start. Negative means down.',
        },
      ],
    },
  },
  {
    key: 'vectors-multiply-by-a-number',
    topics: ['vectors'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-G25'],
    question: {
      type: 'fill_blanks',
      text: `The vector $\\mathbf{a}$ is $${column('{{x}}', '{{y}}')}$. Write $ {{k}}\\mathbf{a}$ as a column vector. Top: [[1]], bottom: [[2]].`,
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 6 }, x: { from: 2, to: 7 }, y: { from: -6, to: -2 } },
        where: ['k * x != k + x', 'k * y != k + y', 'x != -y'],
        check: ['answer1 / k = x', 'answer2 / k = y'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{k*x}}',
          mistakes: [
            slip(
              '{{k+x}}',
              'added_in_proportion',
              'With {{k}} such arrows one after another, is it {{k}} more or {{k}} times as much?',
            ),
            slip(
              '{{x}}',
              'scalar_on_one_component',
              'The arrow gets {{k}} times as long. So both numbers change.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{k*y}}',
          mistakes: [
            slip(
              '{{k+y}}',
              'added_in_proportion',
              'With {{k}} such arrows one after another, is it {{k}} more or {{k}} times as much?',
            ),
            slip(
              '{{y}}',
              'scalar_on_one_component',
              'The arrow gets {{k}} times as long. So both numbers change.',
            ),
          ],
        },
      ],
      hints: [
        'What happens to an arrow when it is repeated?',
        'Multiply both numbers of the column.',
        'For the top, multiply ${{x}}$ by {{k}}.',
        'For the bottom, multiply ${{y}}$ by {{k}}. Mind the sign.',
      ],
      method_answer: [
        { maths: tex`{{k}} \times {{x}} = {{k*x}}`, text: 'The way along, {{k}} times.' },
        { maths: tex`{{k}} \times ({{y}}) = {{k*y}}`, text: 'The way down, {{k}} times.' },
      ],
    },
  },
  {
    key: 'vectors-read-an-arrow',
    topics: ['vectors'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-G25', 'GCSE-G24'],
    question: {
      type: 'single_choice',
      text: 'The arrow goes from P to Q: {{p}} squares to the left and {{q}} squares up. Which column vector is it?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 8, step: 1, labels: 'none' },
        y: { from: 0, to: 8, step: 1, labels: 'none' },
        square: true,
        points: [
          { at: [7, 1], label: 'P' },
          { at: ['{{7-p}}', '{{1+q}}'], label: 'Q' },
        ],
        lines: [{ from: [7, 1], to: ['{{7-p}}', '{{1+q}}'], arrow: true }],
      },
      max_score: 1,
      template: { draw: { p: { from: 2, to: 6 }, q: { from: 2, to: 6 } }, where: ['p != q'] },
      options: [
        option(
          `$${column('{{p}}', '{{-q}}')}$`,
          'vector_direction_turned',
          'That is the arrow from Q to P. Where is the head of the arrow?',
        ),
        option(
          `$${column('{{p}}', '{{q}}')}$`,
          'number_sign_turned',
          'Left and right are opposite. How do the signs tell them apart?',
        ),
        option(
          `$${column('{{q}}', '{{-p}}')}$`,
          'vector_components_swapped',
          'The top number tells the way along, the bottom number the way up or down.',
        ),
        { text: `$${column('{{-p}}', '{{q}}')}$` },
      ],
      answers: [4],
      hints: [
        'The top number goes along, the bottom number up or down.',
        'To the right and up are positive. To the left and down are negative.',
        'The arrow goes {{p}} squares to the left.',
        'So the top number is negative. The bottom number tells {{q}} squares up.',
      ],
      method_answer: [
        { text: '{{p}} to the left gives the top number, with a minus.' },
        { text: '{{q}} up gives the bottom number, without one.' },
      ],
    },
  },
  {
    key: 'vectors-subtract',
    topics: ['vectors'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-G25'],
    question: {
      type: 'fill_blanks',
      text: `$\\mathbf{a} = ${column('{{p}}', '{{q}}')}$ and $\\mathbf{b} = ${column('{{r}}', '{{s}}')}$. Work out $\\mathbf{a} - \\mathbf{b}$. Top: [[1]], bottom: [[2]].`,
      max_score: 2,
      template: {
        draw: {
          p: { from: 1, to: 6 },
          q: { from: -5, to: 5 },
          r: { from: 2, to: 9 },
          s: { from: -6, to: -1 },
        },
        where: ['p != r', 'q != s', 'q != 0', 'q + s != 0', 'p - r != p', 'q + s != q - s'],
        check: ['answer1 + r = p', 'answer2 + s = q'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{p-r}}',
          mistakes: [
            slip('{{p+r}}', 'added_instead', 'That is the top of the sum. Look at the sign.'),
            slip('{{r-p}}', 'subtraction_turned_round', 'Start with the number of $\\mathbf{a}$.'),
          ],
        },
        {
          type: 'number',
          answer: '{{q-s}}',
          mistakes: [
            slip(
              '{{q+s}}',
              'double_minus',
              'A negative number is taken away here. What does that do?',
            ),
            slip('{{s-q}}', 'subtraction_turned_round', 'Start with the number of $\\mathbf{a}$.'),
          ],
        },
      ],
      hints: [
        'Tops and bottoms are worked out on their own.',
        'Subtract the top of $\\mathbf{b}$ from the top of $\\mathbf{a}$. Do the same with the bottoms.',
        'Top: start with ${{p}}$ and take {{r}} away.',
        'Bottom: start with ${{q}}$ and take ${{s}}$ away. That is the same as adding ${{-s}}$.',
      ],
      method_answer: [
        { maths: '{{p}} - {{r}} = {{p-r}}', text: 'The tops.' },
        {
          maths: '{{q}} - ({{s}}) = {{q-s}}',
          text: 'The bottoms: taking a negative away makes it larger.',
        },
      ],
    },
  },
  {
    key: 'vectors-paths-in-a-parallelogram',
    topics: ['vectors'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-G25'],
    question: {
      type: 'matching',
      text: 'OACB is a parallelogram. The arrow from O to A is the vector **a**, and the arrow from O to B is the vector **b**. Match each arrow with its vector. One of the answers is left over.',
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], A: [5, 0], B: [2, 3], C: [7, 3] },
        segments: [
          { from: 'O', to: 'A', type: 'vector', label: { text: 'a', bold: true } },
          { from: 'O', to: 'B', type: 'vector', label: { text: 'b', bold: true } },
          { from: 'A', to: 'C' },
          { from: 'B', to: 'C' },
        ],
      },
      max_score: 4,
      left: ['from O to C', 'from A to B', 'from B to A', 'from C to O'],
      right: [
        tex`$\mathbf{a} + \mathbf{b}$`,
        tex`$\mathbf{b} - \mathbf{a}$`,
        tex`$\mathbf{a} - \mathbf{b}$`,
        tex`$-\mathbf{a} - \mathbf{b}$`,
        tex`$\mathbf{a}$`,
      ],
      pairs: [1, 2, 3, 4],
      hints: [
        'Walk along the known arrows. Any way from start to end will do.',
        'Walking along an arrow adds it. Walking against it subtracts it.',
        'Opposite sides are the same vector. So from A to C it is $\\mathbf{b}$.',
        'From A to B you walk back to O first, against $\\mathbf{a}$, and then along $\\mathbf{b}$.',
      ],
      method_answer: [
        { text: 'From O to C: along a, then along b. From C to O it is all the other way.' },
        { text: 'From A to B: back along a, then along b. From B to A it is the other way.' },
      ],
    },
  },
  {
    key: 'vectors-combine',
    topics: ['vectors'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-G25'],
    question: {
      type: 'fill_blanks',
      text: `$\\mathbf{a} = ${column('{{p}}', '{{q}}')}$ and $\\mathbf{b} = ${column('{{r}}', '{{s}}')}$. Work out $ {{m}}\\mathbf{a} - {{n}}\\mathbf{b}$. Top: [[1]], bottom: [[2]].`,
      max_score: 3,
      template: {
        draw: {
          m: { from: 2, to: 5 },
          n: { from: 2, to: 5 },
          p: { from: 2, to: 6 },
          q: { from: -5, to: -1 },
          r: { from: 1, to: 5 },
          s: { from: -5, to: -1 },
        },
        where: [
          'm != n',
          'p != r',
          'q != s',
          'm * p - n * r != m * p - r',
          'm * p != n * r',
          'm * q != n * s',
          'm * p - n * r != p',
          'm * q - n * s != q',
        ],
        check: ['(answer1 + n * r) / m = p', '(answer2 + n * s) / m = q'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{m*p-n*r}}',
          mistakes: [
            slip(
              '{{m*p+n*r}}',
              'added_instead',
              'The second vector is taken away. Look at the sign.',
            ),
            slip(
              '{{m*p-r}}',
              'scalar_on_one_component',
              'The number before $\\mathbf{b}$ multiplies it before it is taken away.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{m*q-n*s}}',
          mistakes: [
            slip(
              '{{m*q+n*s}}',
              'double_minus',
              'A negative number is taken away here. What does that do?',
            ),
            slip(
              '{{m*q-s}}',
              'scalar_on_one_component',
              'The number before $\\mathbf{b}$ multiplies it before it is taken away.',
            ),
          ],
        },
      ],
      hints: [
        'First make the two longer vectors, then subtract.',
        'Multiply both numbers of each column. Then subtract tops and bottoms.',
        'The top of the first is ${{m}} \\times {{p}}$, and the top of the second is ${{n}} \\times {{r}}$.',
        'Top: ${{m*p}} - {{n*r}}$. Bottom: ${{m*q}} - ({{n*s}})$.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times {{p}} - {{n}} \times {{r}} = {{m*p-n*r}}`, text: 'The tops.' },
        {
          maths: tex`{{m}} \times ({{q}}) - {{n}} \times ({{s}}) = {{m*q-n*s}}`,
          text: 'The bottoms.',
        },
      ],
    },
  },
]
