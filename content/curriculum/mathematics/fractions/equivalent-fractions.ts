import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const equivalentFractions: readonly ContentQuestion[] = [
  {
    key: 'equivalent-missing-numerator',
    topics: ['equivalent-fractions'],
    difficulty: -1.2,
    minutes: 1,
    statements: [],
    question: {
      type: 'number',
      text: tex`Which number is missing? $\frac{ {{n}} }{ {{d}} } = \frac{?}{ {{d*k}} }$`,
      max_score: 1,
      template: {
        draw: { d: { from: 3, to: 9 }, n: { from: 2, to: 8 }, k: { from: 2, to: 6 } },
        derive: { value: 'n * k', added: 'n + d * k - d' },
        where: ['n < d', 'gcd(n, d) = 1', 'k != n', 'added != value'],
      },
      answer: '{{value}}',
      mistakes: [
        {
          answer: '{{added}}',
          misconception: {
            code: 'equivalent_by_adding',
            text: 'Adding the same to both parts changes the value. Multiply both by the same number.',
          },
        },
        {
          answer: '{{n}}',
          misconception: {
            code: 'tops_not_scaled',
            text: 'The parts got smaller, so more of them are needed.',
          },
        },
      ],
      hints: [
        'What happened to the number below the line?',
        'Whatever multiplies the denominator must multiply the numerator too.',
        'How many times does {{d}} go into {{d*k}}?',
      ],
      method_answer: [
        {
          maths: tex`{{d}} \times {{k}} = {{d*k}}`,
          text: 'The denominator was multiplied by {{k}}.',
        },
        { maths: tex`{{n}} \times {{k}} = {{value}}`, text: 'Do the same to the numerator.' },
      ],
    },
  },
  {
    key: 'equivalent-lowest-terms',
    topics: ['equivalent-fractions'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'fill_blanks',
      text: tex`Write $\frac{ {{n*k}} }{ {{d*k}} }$ in its lowest terms: [[1]] over [[2]].`,
      max_score: 2,
      template: {
        draw: { d: { from: 4, to: 11 }, n: { from: 2, to: 9 }, k: { pick: [4, 6, 8, 9] } },
        where: ['n < d', 'gcd(n, d) = 1', 'n != k', 'd != k'],
      },
      blanks: [
        { type: 'number', answer: '{{n}}' },
        { type: 'number', answer: '{{d}}' },
      ],
      hints: [
        'Which number divides both {{n*k}} and {{d*k}}?',
        'Divide both by the same number, and go on until only 1 divides both.',
      ],
      method_answer: [
        { text: 'The highest common factor of {{n*k}} and {{d*k}} is {{k}}.' },
        {
          maths: tex`\frac{ {{n*k}} \div {{k}} }{ {{d*k}} \div {{k}} } = \frac{ {{n}} }{ {{d}} }`,
          text: 'Divide both parts by it.',
        },
      ],
    },
  },
  {
    key: 'equivalent-choose-all',
    topics: ['equivalent-fractions'],
    difficulty: 0.1,
    minutes: 2,
    statements: [],
    has_equal_options: true,
    question: {
      type: 'multiple_choice',
      text: tex`Which of these are equal to $\frac{ {{n}} }{ {{d}} }$? Choose all that are.`,
      max_score: 2,
      template: {
        draw: { d: { from: 3, to: 8 }, n: { from: 2, to: 7 }, k: { from: 3, to: 6 } },
        where: ['n < d', 'gcd(n, d) = 1', 'n != k or d != k + 1'],
      },
      options: [
        { text: tex`$\frac{ {{n*k}} }{ {{d*k}} }$` },
        {
          text: tex`$\frac{ {{n+k}} }{ {{d+k}} }$`,
          misconception: {
            code: 'equivalent_by_adding',
            text: 'Adding the same to both parts changes the value of a fraction.',
          },
        },
        {
          text: tex`$\frac{ {{n*k}} }{ {{d*(k+1)}} }$`,
          misconception: {
            code: 'different_multipliers',
            text: 'Here the numerator and the denominator were multiplied by different numbers.',
          },
        },
        { text: tex`$\frac{ {{n*2}} }{ {{d*2}} }$` },
        {
          text: tex`$\frac{ {{n*n}} }{ {{d*d}} }$`,
          misconception: {
            code: 'different_multipliers',
            text: 'Squaring multiplies the two parts by different numbers.',
          },
        },
      ],
      answers: [1, 4],
      hints: [
        'Look for one number that multiplies both parts.',
        tex`For each option ask: what times {{n}}, and what times {{d}}? Are the two the same?`,
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{n}} \times {{k}} }{ {{d}} \times {{k}} } = \frac{ {{n*k}} }{ {{d*k}} }`,
          text: 'Both parts were multiplied by {{k}}.',
        },
        {
          maths: tex`\frac{ {{n}} \times 2 }{ {{d}} \times 2 } = \frac{ {{n*2}} }{ {{d*2}} }`,
          text: 'Both parts were multiplied by 2. In the others the two multipliers differ.',
        },
      ],
    },
  },
  {
    key: 'equivalent-true-or-not',
    topics: ['equivalent-fractions'],
    difficulty: -0.9,
    minutes: 1,
    statements: [],
    question: {
      type: 'true_false',
      text: tex`Is this true? $\frac{ {{n}} }{ {{d}} } = \frac{ {{n+k}} }{ {{d+k}} }$`,
      max_score: 1,
      template: {
        draw: { d: { from: 4, to: 9 }, n: { from: 1, to: 8 }, k: { from: 2, to: 5 } },
        where: ['n < d'],
      },
      options: [
        {
          text: 'True',
          misconception: {
            code: 'equivalent_by_adding',
            text: 'Try it with one half: add 1 to both parts and you get two thirds.',
          },
        },
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'Try the same with a fraction that you know well, such as one half.',
        'What may be done to both parts of a fraction without changing its value?',
      ],
      method_answer: [
        {
          text: 'Adding the same number to both parts changes the value, unless the fraction is 1.',
        },
        {
          maths: tex`{{n}} \times {{d+k}} = {{n*(d+k)}} \neq {{(n+k)*d}} = {{n+k}} \times {{d}}`,
          text: 'Multiplying crosswise shows it: the two products differ.',
        },
      ],
    },
  },
  {
    key: 'equivalent-simplify-words',
    topics: ['equivalent-fractions'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'short_text',
      text: 'What do we call the largest number that divides both the numerator and the denominator?',
      max_score: 1,
      references: [
        'highest common factor',
        'greatest common divisor',
        'HCF',
        'GCD',
        'GCF',
        'greatest common factor',
      ],
      not: [
        'lowest common multiple',
        'highest common multiple',
        'greatest common multiple',
        'LCM',
        'common denominator',
      ],
      hints: [
        'Three words: one says how large it is, one that the two numbers share it.',
        'A number that divides another is called its … what?',
      ],
      method_answer: [
        {
          text: 'It is the highest common factor. Dividing both parts by it gives the lowest terms in one step.',
        },
      ],
    },
  },
  {
    key: 'equivalent-missing-denominator',
    topics: ['equivalent-fractions'],
    difficulty: 0.3,
    minutes: 2,
    statements: [],
    question: {
      type: 'number',
      text: tex`Which number is missing? $\frac{ {{n*j}} }{ {{d*j}} } = \frac{ {{n*k}} }{?}$`,
      max_score: 1,
      template: {
        draw: {
          d: { from: 3, to: 9 },
          n: { from: 2, to: 7 },
          j: { from: 2, to: 4 },
          k: { from: 3, to: 7 },
        },
        derive: { value: 'd * k', added: 'd * j + n * k - n * j' },
        where: ['n < d', 'gcd(n, d) = 1', 'mod(k, j) != 0', 'k > j', 'added != value'],
      },
      answer: '{{value}}',
      mistakes: [
        {
          answer: '{{added}}',
          misconception: {
            code: 'equivalent_by_adding',
            text: 'The two numerators differ by adding; equivalent fractions differ by multiplying.',
          },
        },
      ],
      hints: [
        'No whole number takes {{n*j}} to {{n*k}}. What could you do to the first fraction before?',
        'Bring the first fraction to its lowest terms first.',
        'Divide {{n*j}} and {{d*j}} by {{j}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{n*j}} }{ {{d*j}} } = \frac{ {{n}} }{ {{d}} }`,
          text: 'Divide both parts by {{j}}.',
        },
        {
          maths: tex`\frac{ {{n}} }{ {{d}} } = \frac{ {{n*k}} }{ {{value}} }`,
          text: 'Now multiply both parts by {{k}}.',
        },
        { maths: tex`{{d}} \times {{k}} = {{value}}`, text: 'This is the missing denominator.' },
      ],
    },
  },
]
