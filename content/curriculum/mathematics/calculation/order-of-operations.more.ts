import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const orderOfOperationsMore: readonly ContentQuestion[] = [
  {
    key: 'order-power-and-bracket',
    topics: ['order-of-operations'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['MK3-N-12', 'GCSE-N3b'],
    question: {
      type: 'number',
      text: 'Work out ${{a}} \\times ({{b}} + {{c}})^2 - {{d}}$.',
      max_score: 2,
      template: {
        draw: {
          a: { from: 2, to: 4 },
          b: { from: 1, to: 4 },
          c: { from: 2, to: 5 },
          d: { from: 5, to: 20 },
        },
        where: [
          'b != c',
          'a != b + c',
          'distinct(a*(b + c)^2 - d, (a*(b + c))^2 - d, 2*a*(b + c) - d, a*(b + c^2) - d, a*(b^2 + c^2) - d, a*b + c^2 - d)',
          '2*a*(b + c) > d',
        ],
        check: ['(answer + d)/a = (b + c)*(b + c)'],
      },
      answer: '{{a*(b + c)^2 - d}}',
      mistakes: [
        slip(
          '{{(a*(b + c))^2 - d}}',
          'factor_raised_with_it',
          'Only the bracket is squared. The {{a}} stands outside.',
        ),
        slip(
          '{{2*a*(b + c) - d}}',
          'power_as_multiple',
          'To square is to multiply a number by itself.',
        ),
        slip('{{a*(b^2 + c^2) - d}}', 'square_of_sum', 'Add inside the bracket before you square.'),
        slip(
          '{{a*b + c^2 - d}}',
          'brackets_passed_over',
          'What does the bracket tell you to do first?',
        ),
      ],
      hints: [
        'Which part comes first?',
        'Brackets, then powers, then products, and taking away comes last.',
        'The bracket is {{b}} + {{c}} = {{b + c}}.',
        'Its square is {{(b + c)^2}}. Multiply that by {{a}}, and then take {{d}} away.',
      ],
      method_answer: [
        {
          maths: tex`({{b}} + {{c}})^2 = {{b + c}}^2 = {{(b + c)^2}}`,
          text: 'The bracket, and then its square.',
        },
        { maths: tex`{{a}} \times {{(b + c)^2}} = {{a*(b + c)^2}}`, text: 'The product.' },
        {
          maths: tex`{{a*(b + c)^2}} - {{d}} = {{a*(b + c)^2 - d}}`,
          text: 'The difference at the end.',
        },
      ],
    },
  },
  {
    key: 'order-fraction-line',
    topics: ['order-of-operations'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['MK3-N-12', 'GCSE-N3b'],
    question: {
      type: 'number',
      text: tex`Work out $\frac{ {{a}} + {{b}} }{ {{c}} }$.`,
      max_score: 1,
      template: {
        draw: { c: { from: 2, to: 6 }, q: { from: 4, to: 9 }, k: { from: 2, to: 5 } },
        derive: { b: 'c*k', a: 'c*q - b' },
        where: ['a > 3', 'a != b', 'c != k', 'a/c + b != q'],
        check: ['answer * c = a + b'],
      },
      answer: '{{q}}',
      mistakes: [
        slip('{{a + k}}', 'divided_one_term', 'The line goes under both numbers. What is divided?'),
        slip(
          '{{a/c + b}}',
          'divided_one_term',
          'The line goes under both numbers. What is divided?',
        ),
        slip(
          '{{a + b}}',
          'stopped_early',
          'That is the top. What does the line tell you to do with it?',
        ),
      ],
      hints: [
        'What does the line say about everything above it?',
        'A fraction line works like a bracket: work out the top first, and then divide.',
        'The top is {{a}} + {{b}}.',
        'The top makes {{a + b}}. Divide it by {{c}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} + {{b}} }{ {{c}} } = \frac{ {{a + b}} }{ {{c}} } = {{q}}`,
          text: 'The top first, as if it were in brackets.',
        },
      ],
    },
  },
  {
    key: 'order-root-of-a-sum',
    topics: ['order-of-operations'],
    difficulty: 0.9,
    minutes: 1.5,
    statements: ['MK3-N-12', 'GCSE-N3b'],
    question: {
      type: 'number',
      text: 'Work out ${{m}} \\times \\sqrt{ {{a*a}} + {{b*b}} }$.',
      max_score: 2,
      template: {
        draw: { m: { from: 2, to: 6 }, a: { from: 3, to: 12 }, b: { from: 4, to: 15 } },
        derive: { h: 'sqrt(a*a + b*b)' },
        where: ['a < b', 'm != h', 'distinct(m*h, m*(a + b), m*a + b, h, m*(a*a + b*b))'],
        check: ['answer^2 = m*m*(a*a + b*b)'],
      },
      answer: '{{m*h}}',
      mistakes: [
        slip(
          '{{m*(a + b)}}',
          'root_of_sum',
          'The root sign covers the whole sum. Add before you take the root.',
        ),
        slip(
          '{{m*a + b}}',
          'root_of_sum',
          'The root sign covers the whole sum. Add before you take the root.',
        ),
        slip('{{h}}', 'stopped_early', 'That is the root. What stands in front of it?'),
        slip('{{m*(a*a + b*b)}}', 'root_passed_over', 'The sum still has to go under the root.'),
      ],
      hints: [
        'How far does the root sign reach?',
        'A root sign works like a bracket: work out what is under it first.',
        'Under the root there is {{a*a}} + {{b*b}} = {{a*a + b*b}}.',
        'Find the number whose square is {{a*a + b*b}}, and multiply it by {{m}}.',
      ],
      method_answer: [
        {
          maths: tex`\sqrt{ {{a*a}} + {{b*b}} } = \sqrt{ {{a*a + b*b}} } = {{h}}`,
          text: 'First the sum, then its root.',
        },
        { maths: tex`{{m}} \times {{h}} = {{m*h}}`, text: 'Then the product.' },
      ],
    },
  },
]
