import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const vectorProof: readonly ContentQuestion[] = [
  {
    key: 'vector-path-a-to-b',
    topics: ['vector-proof'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-G25H'],
    question: {
      type: 'expression',
      text: tex`In triangle OAB, $\overrightarrow{OA} = {{m}}\mathbf{a}$ and $\overrightarrow{OB} = {{n}}\mathbf{b}$. Write $\overrightarrow{AB}$ with a and b.`,
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], A: [5, 0], B: [2, 4] },
        segments: [
          { from: 'O', to: 'A', type: 'vector', label: { text: '{{m}}a', bold: true } },
          { from: 'O', to: 'B', type: 'vector', label: { text: '{{n}}b', bold: true } },
          { from: 'A', to: 'B', type: 'vector' },
        ],
      },
      max_score: 2,
      template: { draw: { m: { from: 2, to: 7 }, n: { from: 2, to: 7 } }, where: ['m != n'] },
      answer: '{{n}}b - {{m}}a',
      variables: ['a', 'b'],
      mistakes: [
        slip(
          '{{m}}a - {{n}}b',
          'vector_direction_turned',
          'That is the way from B to A. Start at A.',
        ),
        slip(
          '{{m}}a + {{n}}b',
          'path_direction_ignored',
          'From A you walk back to O first. Is that along the arrow or against it?',
        ),
      ],
      hints: [
        'Find a way from A to B along arrows that you know.',
        'Walking along an arrow adds it. Walking against it subtracts it.',
        'Go from A back to O, and then from O to B.',
        'The first piece is against OA, the second along OB. Write both with their signs.',
      ],
      method_answer: [
        { text: 'From A back to O, and then on to B.' },
        {
          maths: '-{{m}}a + {{n}}b = {{n}}b - {{m}}a',
          text: 'Against the first arrow, along the second.',
        },
      ],
    },
  },
  {
    key: 'vector-which-is-parallel',
    topics: ['vector-proof'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-G25H'],
    question: {
      type: 'single_choice',
      text: tex`Which vector is parallel to $ {{p}}\mathbf{a} - {{q}}\mathbf{b}$?`,
      max_score: 1,
      template: {
        draw: { p: { from: 2, to: 5 }, q: { from: 2, to: 5 }, k: { from: 2, to: 4 } },
        where: ['gcd(p, q) = 1', 'p + k != k * p', 'q + k != k * q'],
      },
      options: [
        option(
          tex`$ {{p+k}}\mathbf{a} - {{q+k}}\mathbf{b}$`,
          'added_in_proportion',
          'Parallel vectors are multiples of each other. Was anything multiplied here?',
        ),
        option(
          tex`$ {{k*p}}\mathbf{a} + {{k*q}}\mathbf{b}$`,
          'path_direction_ignored',
          'The numbers fit but for one sign. Can one factor make this of the other?',
        ),
        { text: tex`$ {{k*p}}\mathbf{a} - {{k*q}}\mathbf{b}$` },
        option(
          tex`$ {{k*p}}\mathbf{a} - {{q}}\mathbf{b}$`,
          'scalar_on_one_component',
          'Only one part was multiplied. The arrow points in another direction then.',
        ),
      ],
      answers: [3],
      hints: [
        'What does it take for two arrows to be parallel?',
        'One must be a multiple of the other: both parts are multiplied by the same number.',
        'Divide the number before $\\mathbf{a}$ by {{p}}.',
        'Now divide the number before $\\mathbf{b}$, with its sign, by the old one. Do the two results agree?',
      ],
      method_answer: [
        {
          maths: '{{k*p}}a - {{k*q}}b = {{k}}({{p}}a - {{q}}b)',
          text: 'A multiple of the vector, so it is parallel.',
        },
      ],
    },
  },
  {
    key: 'vector-ratio-on-a-line',
    topics: ['vector-proof'],
    difficulty: 0.3,
    minutes: 2.5,
    statements: ['GCSE-G25H'],
    question: {
      type: 'expression',
      text: tex`$\overrightarrow{OA} = {{s}}\mathbf{a}$ and $\overrightarrow{OB} = {{s}}\mathbf{b}$. The point P lies on AB, with AP : PB = {{m}} : {{n}}. Write $\overrightarrow{AP}$ with a and b.`,
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], A: [6, 0], B: [2, 4], P: [4, 2] },
        dots: ['P'],
        segments: [
          { from: 'O', to: 'A', type: 'vector' },
          { from: 'O', to: 'B', type: 'vector' },
          { from: 'A', to: 'B' },
        ],
        not_to_scale: true,
      },
      max_score: 2,
      template: {
        draw: { m: { from: 1, to: 4 }, n: { from: 1, to: 5 }, t: { from: 1, to: 3 } },
        derive: { s: 't * (m + n)' },
        where: ['gcd(m, n) = 1', 'm != n', 's <= 15', 's > 2', 'm * t > 1', 'n * t > 1'],
      },
      answer: '{{m*t}}b - {{m*t}}a',
      variables: ['a', 'b'],
      mistakes: [
        slip(
          '{{n*t}}b - {{n*t}}a',
          'ratio_shares_swapped',
          'That is the part from P to B. Which part starts at A?',
        ),
        slip(
          '{{m*t}}a - {{m*t}}b',
          'vector_direction_turned',
          'That points from P to A. Start at A.',
        ),
      ],
      hints: [
        'First find the vector from A to B.',
        'AP is a fraction of AB. The ratio tells which.',
        tex`$\overrightarrow{AB} = {{s}}\mathbf{b} - {{s}}\mathbf{a}$, and it is cut into {{m}} + {{n}} equal parts.`,
        tex`Take $\frac{ {{m}} }{ {{m+n}} }$ of $\overrightarrow{AB}$.`,
      ],
      method_answer: [
        {
          text: 'The way from A to B is ${{s}}b - {{s}}a$, and AP is {{m}} of {{m+n}} equal parts of it.',
        },
        {
          maths: tex`\frac{ {{m}} }{ {{m+n}} }({{s}}b - {{s}}a) = {{m*t}}b - {{m*t}}a`,
          text: 'That part of it.',
        },
      ],
    },
  },
  {
    key: 'vector-proof-midpoints',
    topics: ['vector-proof'],
    difficulty: 0.5,
    minutes: 3,
    statements: ['GCSE-G25H'],
    question: {
      type: 'ordering',
      text: tex`In triangle OAB, M is the midpoint of OA and N the midpoint of OB. $\overrightarrow{OA} = 2\mathbf{a}$ and $\overrightarrow{OB} = 2\mathbf{b}$. Put the lines of this proof in order: MN is parallel to AB and half as long.`,
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], A: [8, 0], B: [3, 5], M: [4, 0], N: [1.5, 2.5] },
        segments: [
          { from: 'O', to: 'A' },
          { from: 'O', to: 'B' },
          { from: 'A', to: 'B' },
          { from: 'M', to: 'N' },
        ],
      },
      max_score: 3,
      items: [
        tex`M and N are midpoints, so $\overrightarrow{OM} = \mathbf{a}$ and $\overrightarrow{ON} = \mathbf{b}$.`,
        tex`Along the path M to O to N: $\overrightarrow{MN} = -\mathbf{a} + \mathbf{b} = \mathbf{b} - \mathbf{a}$.`,
        tex`In the same way $\overrightarrow{AB} = 2\mathbf{b} - 2\mathbf{a}$, which is $2(\mathbf{b} - \mathbf{a})$.`,
        tex`So $\overrightarrow{AB} = 2\overrightarrow{MN}$.`,
        'One is a multiple of the other, so the lines are parallel, and MN is half as long as AB.',
      ],
      hints: [
        'A proof begins with what is given, and ends with what was to be shown.',
        'First find the short vectors, then the two vectors that are compared.',
        'The midpoints come first. Then comes the vector from M to N.',
        'After the vector from A to B compare the two. The last line says in words what the multiple means.',
      ],
      method_answer: [
        { text: 'Given: midpoints. From them follow the vectors MN and AB.' },
        {
          maths: '2b - 2a = 2(b - a)',
          text: 'AB is twice MN, so they are parallel, and MN is half as long.',
        },
      ],
    },
  },
  {
    key: 'vector-collinear-find-k',
    topics: ['vector-proof'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-G25H'],
    question: {
      type: 'number',
      text: tex`$\overrightarrow{AB} = {{p}}\mathbf{a} + {{q}}\mathbf{b}$ and $\overrightarrow{AC} = {{p*m}}\mathbf{a} + k\mathbf{b}$. The points A, B and C lie on one straight line. What is $k$?`,
      max_score: 2,
      template: {
        draw: { p: { from: 2, to: 6 }, q: { from: 2, to: 9 }, m: { from: 2, to: 5 } },
        where: ['p != q', 'q * m != q + p * m - p', 'q * m != p * m', 'm != q', 'p * m != q * m'],
        check: ['answer / q = (p * m) / p'],
      },
      answer: '{{q*m}}',
      mistakes: [
        slip(
          '{{q+p*m-p}}',
          'added_in_proportion',
          'Parallel vectors are multiples of each other, so nothing is added.',
        ),
        slip(
          '{{q}}',
          'scalar_on_one_component',
          'Only the part with $\\mathbf{a}$ would be multiplied then. Both parts take the same factor.',
        ),
      ],
      hints: [
        'If the points lie on one line, AB and AC are parallel.',
        'Then AC is a multiple of AB: both parts are multiplied by the same number.',
        'Compare the parts with $\\mathbf{a}$: from {{p}} to {{p*m}}.',
        'Divide {{p*m}} by {{p}}, and multiply {{q}} by the result.',
      ],
      method_answer: [
        { maths: tex`{{p*m}} \div {{p}} = {{m}}`, text: 'AC is so many times AB.' },
        {
          maths: tex`k = {{q}} \times {{m}} = {{q*m}}`,
          text: 'The same factor for the other part.',
        },
      ],
    },
  },
  {
    key: 'vector-proof-on-one-line',
    topics: ['vector-proof'],
    difficulty: 1,
    minutes: 3.5,
    statements: ['GCSE-G25H'],
    question: {
      type: 'cloze_dropdown',
      text: tex`$\overrightarrow{OA} = \mathbf{a}$, $\overrightarrow{OB} = \mathbf{b}$ and $\overrightarrow{OC} = {{k}}\mathbf{b} - {{k-1}}\mathbf{a}$. Complete the proof that A, B and C lie on one line. $\overrightarrow{AB} =$ [[1]]. $\overrightarrow{AC} =$ [[2]]. So $\overrightarrow{AC} =$ [[3]]. Therefore AB and AC are parallel. The points lie on one line, because [[4]].`,
      max_score: 4,
      template: { draw: { k: { from: 4, to: 7 } } },
      gaps: [
        {
          options: [
            { text: 'b − a' },
            option('a − b', 'vector_direction_turned', 'That is the way from B to A. Start at A.'),
            option(
              'a + b',
              'path_direction_ignored',
              'From A you walk back to O first, against the arrow.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '{{k}}b − {{k-1}}a',
              'path_direction_ignored',
              'That is the vector from O to C. Start at A: walk back to O first.',
            ),
            option(
              '{{k}}b − {{k-2}}a',
              'path_direction_ignored',
              'Walking back to O takes one more **a** away. How many are taken away in all?',
            ),
            { text: '{{k}}b − {{k}}a' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              '{{k-1}} times AB',
              'stopped_early',
              'Take out the common factor of the two parts.',
            ),
            { text: '{{k}} times AB' },
            option(
              'AB plus {{k}}',
              'added_in_proportion',
              'A vector is multiplied by a number. Adding a number to it has no meaning.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'parallel lines are always one line',
              'parallel_taken_as_one_line',
              'Railway lines are parallel too. What more do AB and AC share?',
            ),
            { text: 'both start at the point A' },
            option(
              'C is farther away than B',
              'parallel_taken_as_one_line',
              'That does not put it on the line. What do AB and AC share?',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Each vector from A begins by walking back to O.',
        'From A to B: back along OA, then along OB. From A to C: back along OA, then along OC.',
        'For the second one, take **a** away from the vector OC and collect the parts with **a**.',
        'Take the common factor out of the second vector. And for the last gap: parallel arrows with a common point cannot lie side by side.',
      ],
      method_answer: [
        { maths: '-a + b = b - a', text: 'From A to O to B.' },
        { maths: '-a + {{k}}b - {{k-1}}a = {{k}}b - {{k}}a', text: 'From A to O to C.' },
        {
          maths: '{{k}}b - {{k}}a = {{k}}(b - a)',
          text: 'So AC is a multiple of AB, and both start at A.',
        },
      ],
    },
  },
]
