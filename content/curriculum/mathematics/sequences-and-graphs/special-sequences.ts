import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const specialSequences: readonly ContentQuestion[] = [
  {
    key: 'special-name-the-sequence',
    topics: ['special-sequences'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-A24a', 'MK3-A-27'],
    question: {
      type: 'matching',
      text: 'Match each sequence with its name. One name is left over.',
      max_score: 4,
      left: [
        '$1, 3, 6, 10, 15, …$',
        '$1, 4, 9, 16, 25, …$',
        '$1, 8, 27, 64, 125, …$',
        '$1, 1, 2, 3, 5, 8, …$',
      ],
      right: [
        'cube numbers',
        'Fibonacci sequence',
        'triangular numbers',
        'powers of 2',
        'square numbers',
      ],
      pairs: [3, 5, 1, 2],
      hints: [
        'Look at how each sequence grows.',
        'Squares are a number times itself. Cubes have one more factor. In a Fibonacci sequence two terms are added.',
        'The second term of the squares is $2 \\times 2$, and that of the cubes is $2 \\times 2 \\times 2$.',
        'One sequence adds 2, then 3, then 4: its dots make triangles. In one, each term is the sum of the two before.',
      ],
      method_answer: [
        { maths: tex`1, \quad 1 + 2 = 3, \quad 1 + 2 + 3 = 6`, text: 'Triangular numbers.' },
        {
          maths: tex`2 \times 2 = 4, \quad 2 \times 2 \times 2 = 8`,
          text: 'The second square and the second cube.',
        },
        { maths: tex`3 + 5 = 8`, text: 'In the Fibonacci sequence two terms make the next.' },
      ],
    },
  },
  {
    key: 'special-triangular-number',
    topics: ['special-sequences'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-A24a', 'MK3-A-27'],
    question: {
      type: 'number',
      text: 'The triangular numbers begin 1, 3, 6, 10. What is the {{n}}th triangular number?',
      max_score: 1,
      template: {
        draw: { n: { from: 6, to: 12 } },
        derive: { x: 'n*(n + 1)/2' },
        check: ['2*answer = n*n + n'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{x - n}}',
          'step_not_counted',
          'That is one place too early. Count the terms again.',
        ),
        slip(
          '{{n^2}}',
          'triangular_and_square_swapped',
          'That is a square number. Look at the steps 2, 3, 4 …',
        ),
      ],
      hints: [
        'What is added each time?',
        'The steps grow by one: add 2, then 3, then 4.',
        'The fifth one is $10 + 5$.',
        'Go on like this. The last step to the {{n}}th one is to add {{n}} to {{x-n}}.',
      ],
      method_answer: [
        { maths: tex`1 + 2 + 3 + 4 + 5 = 15`, text: 'The fifth triangular number.' },
        { maths: tex`{{x-n}} + {{n}} = {{x}}`, text: 'Going on to the {{n}}th.' },
      ],
    },
  },
  {
    key: 'special-geometric-next',
    topics: ['special-sequences'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['MK3-A-27', 'GCSE-A24c'],
    question: {
      type: 'fill_blanks',
      text: 'In a geometric sequence each term is multiplied by the same number. Complete it: {{a}}, {{a*q}}, {{a*q^2}}, [[1]], [[2]]',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 7 }, q: { from: 2, to: 5 } },
        where: ['a != q'],
        check: ['answer1 = a*q^3', 'answer2/answer1 = q'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a*q^3}}',
          mistakes: [
            slip(
              '{{2*a*q^2 - a*q}}',
              'doubling_taken_as_adding',
              'The steps are not equal. What is each term multiplied by?',
            ),
          ],
        },
        { type: 'number', answer: '{{a*q^4}}' },
      ],
      hints: [
        'Is the same number added or multiplied each time?',
        'Divide a term by the one before it. That number is the ratio.',
        'The ratio is ${{a*q}} \\div {{a}}$.',
        'Multiply {{a*q^2}} by {{q}}, and then by {{q}} again.',
      ],
      method_answer: [
        { maths: tex`{{a*q}} \div {{a}} = {{q}}`, text: 'The ratio.' },
        {
          maths: tex`{{a*q^2}} \times {{q}} = {{a*q^3}}, \quad {{a*q^3}} \times {{q}} = {{a*q^4}}`,
          text: 'The next two terms.',
        },
      ],
    },
  },
  {
    key: 'special-fibonacci-gaps',
    topics: ['special-sequences'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-A24b', 'MK3-A-27'],
    question: {
      type: 'fill_blanks',
      text: 'In this sequence each term is the sum of the two terms before it. Write the missing terms. {{a}}, [[1]], {{2*a+d}}, {{3*a+2*d}}, [[2]]',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 9 }, d: { from: 1, to: 8 } },
        derive: { b: 'a + d' },
        where: [
          'd != a',
          'b != 2*a + d - 1',
          '2*(a + d) != 2*a + d',
          'b != 2*d',
          '(a + 2*a + d)/2 != b',
        ],
        check: ['a + answer1 = 2*a + d', 'answer2 - 3*a - 2*d = 2*a + d'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{b}}',
          mistakes: [
            slip(
              '{{3*a+d}}',
              'added_instead',
              'The third term is the sum. What has to be added to {{a}} to make it?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{5*a+3*d}}',
          mistakes: [slip('{{4*a+3*d}}', 'first_difference_only', 'Add the two terms before it.')],
        },
      ],
      hints: [
        'Which two terms make {{2*a+d}} together?',
        'Forwards you add two terms. Backwards you subtract.',
        'The first gap and {{a}} together are {{2*a+d}}.',
        'Work out ${{2*a+d}} - {{a}}$ for the first gap, and ${{2*a+d}} + {{3*a+2*d}}$ for the second.',
      ],
      method_answer: [
        { maths: tex`{{2*a+d}} - {{a}} = {{b}}`, text: 'Backwards.' },
        { maths: tex`{{2*a+d}} + {{3*a+2*d}} = {{5*a+3*d}}`, text: 'Forwards.' },
      ],
    },
  },
  {
    key: 'special-quadratic-next',
    topics: ['special-sequences'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-A24b'],
    question: {
      type: 'number',
      text: 'The differences of this sequence grow evenly. What is the next term? {{t1}}, {{t2}}, {{t3}}, {{t4}}, …',
      max_score: 2,
      template: {
        draw: { t1: { from: 1, to: 9 }, d: { from: 2, to: 8 }, e: { from: 2, to: 6 } },
        derive: { t2: 't1 + d', t3: 't1 + 2*d + e', t4: 't1 + 3*d + 3*e', t5: 't1 + 4*d + 6*e' },
        where: ['d != e', 't1 != d'],
        check: ['answer - 2*t4 + t3 = e'],
      },
      answer: '{{t5}}',
      mistakes: [
        slip(
          '{{t4 + d + 2*e}}',
          'last_difference_kept',
          'You added the last difference again. The differences grow.',
        ),
        slip(
          '{{t4 + d}}',
          'first_difference_only',
          'You added the first difference. The differences grow.',
        ),
        slip(
          '{{t4 + e}}',
          'second_difference_added',
          'That is by how much the differences grow. First find the next difference.',
        ),
      ],
      hints: [
        'Write the differences below the terms.',
        'By how much do the differences grow? Find the next difference, and add it to the last term.',
        'The differences are {{d}}, {{d+e}} and {{d+2*e}}.',
        'They grow by {{e}}. So the next difference is ${{d+2*e}} + {{e}}$. Add it to {{t4}}.',
      ],
      method_answer: [
        {
          maths: tex`{{t2}} - {{t1}} = {{d}}, \quad {{t3}} - {{t2}} = {{d+e}}, \quad {{t4}} - {{t3}} = {{d+2*e}}`,
          text: 'The differences grow by {{e}}.',
        },
        { maths: tex`{{t4}} + {{d+3*e}} = {{t5}}`, text: 'The next difference is added.' },
      ],
    },
  },
  {
    key: 'special-geometric-shrinking',
    topics: ['special-sequences'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-A24c', 'MK3-A-27'],
    question: {
      type: 'number',
      text: 'A geometric sequence begins {{a*q^3}}, {{a*q^2*p}}, {{a*q*p^2}}, … What is the next term?',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 8 } },
        rows: [
          { p: 1, q: 2 },
          { p: 1, q: 3 },
          { p: 2, q: 3 },
          { p: 3, q: 2 },
          { p: 3, q: 4 },
        ],
        derive: { x: 'a*p^3', lin: '2*a*q*p^2 - a*q^2*p' },
        where: ['x != lin', 'x != a*q*p^2*q/p'],
        check: ['answer*a*q^2*p = a*q*p^2*a*q*p^2'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{lin}}',
          'difference_kept_in_geometric',
          'The differences change. What is each term multiplied by?',
        ),
        slip(
          '{{a*q^2*p}}',
          'ratio_upside_down',
          'You went one step back. Which term is divided by which?',
        ),
      ],
      hints: [
        'Each term is multiplied by the same number. It may be a fraction.',
        'Divide the second term by the first to find that number.',
        tex`The ratio is $\frac{ {{a*q^2*p}} }{ {{a*q^3}} } = {{p/q|tex}}$.`,
        'Multiply the last term, {{a*q*p^2}}, by that ratio.',
      ],
      method_answer: [
        { maths: tex`\frac{ {{a*q^2*p}} }{ {{a*q^3}} } = {{p/q|tex}}`, text: 'The ratio.' },
        { maths: tex`{{a*q*p^2}} \times {{p/q|tex}} = {{x}}`, text: 'The next term.' },
      ],
    },
  },
  {
    key: 'special-fibonacci-letters',
    topics: ['special-sequences'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['GCSE-A24b'],
    question: {
      type: 'expression',
      text: 'In a Fibonacci-type sequence the first two terms are ${{p}}a$ and $b$. Each further term is the sum of the two before it. Write the {{word}} term in its simplest form.',
      max_score: 2,
      template: {
        draw: { p: { from: 1, to: 4 } },
        rows: [
          { word: 'fifth', x: 2, y: 3, u: 1, v: 2 },
          { word: 'sixth', x: 3, y: 5, u: 2, v: 3 },
          { word: 'seventh', x: 5, y: 8, u: 3, v: 5 },
        ],
        where: ['p > 1'],
      },
      answer: '{{p*x}}a + {{y}}b',
      variables: ['a', 'b'],
      form: 'simplified',
      mistakes: [
        slip(
          '{{p*u}}a + {{v}}b',
          'step_not_counted',
          'That is the term before. Count the terms again.',
        ),
        slip(
          '{{p*y}}a + {{x}}b',
          'numbers_changed_places',
          'Write the third term first: how many times is $b$ in it, and in the fourth?',
        ),
      ],
      hints: [
        'Write the third term as a sum of the first two.',
        'Go on term by term, and collect like terms each time.',
        'The third term is ${{p}}a + b$.',
        'The fourth term is $b + ({{p}}a + b) = {{p}}a + 2b$. Go on by adding the last two.',
      ],
      method_answer: [
        { maths: tex`{{p}}a + b, \quad {{p}}a + 2b`, text: 'The third and the fourth term.' },
        {
          maths: tex`({{p*u}}a + {{v}}b) + ({{p*(x-u)}}a + {{y-v|coef}}b) = {{p*x}}a + {{y}}b`,
          text: 'Going on to the {{word}} term, always by adding the last two.',
        },
      ],
    },
  },
]
