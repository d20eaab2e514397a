import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const factorisingQuadratics: readonly ContentQuestion[] = [
  {
    key: 'factorise-find-pair',
    topics: ['factorising-quadratics'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-A4e'],
    question: {
      type: 'fill_blanks',
      text: 'To factorise $x^2 + {{s}}x + {{t}}$ we look for two numbers whose product is [[1]] and whose sum is [[2]].',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 7 }, b: { from: 3, to: 9 } },
        derive: { s: 'a + b', t: 'a * b' },
        where: ['a < b'],
        check: ['answer1 = a * b', 'answer2 = a + b'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{t}}',
          mistakes: [
            {
              answer: '{{s}}',
              misconception: {
                code: 'sum_and_product_swapped',
                text: 'Expand two brackets and see which of the two numbers is the product.',
              },
            },
          ],
        },
        { type: 'number', answer: '{{s}}' },
      ],
      hints: [
        'Where do the two numbers of the quadratic come from when brackets are expanded?',
        'Expand $(x + a)(x + b)$ and see where $a + b$ and $ab$ turn up.',
        'You get $x^2 + (a + b)x + ab$. Compare it with what is given, term by term.',
        'The number that stands alone comes from multiplying. The number beside $x$ comes from adding.',
      ],
      method_answer: [
        { maths: '(x + a)(x + b) = x^2 + (a + b)x + ab', text: 'Expand in letters and compare.' },
        { text: 'So the product is {{t}} and the sum is {{s}}.' },
      ],
    },
  },
  {
    key: 'factorise-take-out-x',
    topics: ['factorising-quadratics'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-A4c'],
    question: {
      type: 'single_choice',
      text: 'Which is $x^2 - {{a}}x$, factorised?',
      max_score: 1,
      template: { draw: { a: { from: 2, to: 12 } } },
      options: [
        { text: '$x(x - {{a}})$' },
        {
          text: '$(x - {{a}})(x + {{a}})$',
          misconception: {
            code: 'seen_as_difference_of_squares',
            text: 'A difference of two squares has no $x$ in its second term.',
          },
        },
        {
          text: '$(x - {{a}})^2$',
          misconception: {
            code: 'difference_of_squares_as_square',
            text: 'Expanding this gives three terms.',
          },
        },
        {
          text: '$x(x + {{a}})$',
          misconception: { code: 'factor_signs', text: 'Expand it and look at the sign.' },
        },
      ],
      answers: [1],
      hints: [
        'What do both terms have in common?',
        'Take the common factor out, and see what is left of each term.',
        'Both terms have an $x$, so write $x$ in front of a bracket.',
        'From $x^2$ an $x$ is left. From ${{a}}x$ the number {{a}} is left, and the sign between them stays.',
      ],
      method_answer: [
        { maths: 'x^2 - {{a}}x = x(x - {{a}})', text: 'Both terms have the factor $x$.' },
      ],
    },
  },
  {
    key: 'factorise-simple-quadratic',
    topics: ['factorising-quadratics'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-A4e'],
    question: {
      type: 'expression',
      text: 'Factorise $x^2 + {{s}}x + {{t}}$.',
      max_score: 2,
      template: {
        draw: { a: { from: 1, to: 8 }, b: { from: 2, to: 9 } },
        derive: { s: 'a + b', t: 'a * b' },
        where: ['a < b'],
      },
      start: 'x^2 + {{s}}x + {{t}}',
      answer: '(x + {{a}})(x + {{b}})',
      variables: ['x'],
      form: 'factorised',
      mistakes: [
        {
          answer: '(x - {{a}})(x - {{b}})',
          misconception: {
            code: 'factor_signs',
            text: 'The product agrees, but then the middle term would be negative.',
          },
        },
      ],
      hints: [
        'Two numbers are wanted: what should their product be, and what their sum?',
        'List the pairs of numbers whose product is {{t}}, and look at their sums.',
        tex`Both numbers are positive, since {{t}} and {{s}} are. Begin the list with $1 \times {{t}}$.`,
        'You need the pair whose sum is {{s}}. Each number goes into a bracket of its own, after $x +$.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times {{b}} = {{t}}, \quad {{a}} + {{b}} = {{s}}`,
          text: 'The two numbers with this product and this sum.',
        },
        { maths: '(x + {{a}})(x + {{b}})', text: 'They go into the brackets.' },
      ],
    },
  },
  {
    key: 'factorise-with-signs',
    topics: ['factorising-quadratics'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-A4e'],
    question: {
      type: 'expression',
      text: 'Factorise $x^2 {{s|signed}}x - {{a*b}}$.',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 9 }, b: { from: 2, to: 9 } },
        derive: { s: 'a - b' },
        where: ['abs(s) > 1'],
      },
      start: 'x^2 {{s|signed}}x - {{a*b}}',
      answer: '(x + {{a}})(x - {{b}})',
      variables: ['x'],
      form: 'factorised',
      mistakes: [
        {
          answer: '(x - {{a}})(x + {{b}})',
          misconception: {
            code: 'factor_signs',
            text: 'The middle term would have the other sign. Swap the signs.',
          },
        },
        {
          answer: '(x - {{a}})(x - {{b}})',
          misconception: {
            code: 'factor_signs',
            text: 'Two negatives make a positive product; this product is negative.',
          },
        },
      ],
      hints: [
        'The product is negative. What does that say about the signs of the two numbers?',
        'One is positive and one is negative. The larger one has the sign of the middle term.',
        'List the pairs with product {{a*b}}, and look at their differences.',
        'The difference has to be {{abs(s)}}. Then choose the signs so that the sum is ${{s}}$.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times (-{{b}}) = -{{a*b}}, \quad {{a}} - {{b}} = {{s}}`,
          text: 'The product is negative, so the signs differ.',
        },
        { maths: '(x + {{a}})(x - {{b}})', text: 'They go into the brackets.' },
      ],
    },
  },
  {
    key: 'factorise-two-squares',
    topics: ['factorising-quadratics'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['GCSE-A4f'],
    question: {
      type: 'expression',
      text: 'Factorise $x^2 - {{a^2}}$.',
      max_score: 1,
      template: { draw: { a: { from: 2, to: 12 } } },
      start: 'x^2 - {{a^2}}',
      answer: '(x - {{a}})(x + {{a}})',
      variables: ['x'],
      form: 'factorised',
      mistakes: [
        {
          answer: '(x - {{a}})(x - {{a}})',
          misconception: {
            code: 'difference_of_squares_as_square',
            text: 'This gives a middle term. With opposite signs the middle terms cancel.',
          },
        },
      ],
      hints: [
        'There is no term with $x$ alone. The two numbers add up to nothing.',
        'Both terms are squares, with a minus between them. What is {{a^2}} the square of?',
        '{{a^2}} is the square of {{a}}. One bracket has $+ {{a}}$.',
        'The other bracket has the same number with the other sign, so that the middle terms cancel.',
      ],
      method_answer: [
        { maths: '{{a^2}} = {{a}}^2', text: 'A difference of two squares.' },
        {
          maths: 'x^2 - {{a}}^2 = (x - {{a}})(x + {{a}})',
          text: 'Expanding it, the two middle terms cancel.',
        },
      ],
    },
  },
  {
    key: 'factorise-two-steps',
    topics: ['factorising-quadratics'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['GCSE-A4c', 'GCSE-A4f', 'GCSE-A4e'],
    question: {
      type: 'expression',
      text: 'Factorise fully: ${{k}}x^2 - {{k*a^2}}$',
      max_score: 2,
      template: { draw: { k: { from: 2, to: 5 }, a: { from: 2, to: 6 } } },
      start: '{{k}}x^2 - {{k*a^2}}',
      answer: '{{k}}(x - {{a}})(x + {{a}})',
      variables: ['x'],
      form: 'factorised',
      mistakes: [
        {
          answer: '{{k}}(x - {{a}})^2',
          misconception: {
            code: 'difference_of_squares_as_square',
            text: 'Expand this. Does it have a middle term?',
          },
        },
        {
          answer: '({{k}}x - {{k*a}})({{k}}x + {{k*a}})',
          misconception: {
            code: 'factor_into_both_brackets',
            text: 'Expand this. How many times does the {{k}} come?',
          },
        },
      ],
      hints: [
        'Always look for a common factor first. Is there one?',
        'Take out the common factor. Then look at what is left in the bracket.',
        'Both terms divide by {{k}}: write ${{k}}(x^2 - {{a^2}})$.',
        'What is left, $x^2 - {{a^2}}$, is a difference of two squares, and ${{a^2}} = {{a}}^2$.',
      ],
      method_answer: [
        { maths: '{{k}}(x^2 - {{a^2}})', text: 'Take out the common factor.' },
        { maths: '{{k}}(x - {{a}})(x + {{a}})', text: 'Then the difference of two squares.' },
      ],
    },
  },
  {
    key: 'factorise-which-quadratic',
    topics: ['factorising-quadratics'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['GCSE-A4c', 'GCSE-A4e', 'GCSE-A4f'],
    question: {
      type: 'matching',
      text: 'Match each quadratic with the best way to begin. One is left over.',
      max_score: 3,
      left: ['$x^2 - 36$', '$5x^2 + 20x$', '$x^2 + 7x + 10$'],
      pairs: [3, 1, 4],
      right: [
        'Take out $5x$',
        'Take out 7',
        'Use the difference of two squares',
        'Find two numbers with product 10 and sum 7',
      ],
      hints: [
        'Count the terms, and look for something that all of them share.',
        'Two squares with a minus make a pattern. Three terms ask for a product and a sum.',
        'In $5x^2 + 20x$ both terms share a number and a letter.',
        '$x^2 - 36$ has two terms that share nothing, but 36 is a square number.',
      ],
      method_answer: [
        { maths: 'x^2 - 36 = (x - 6)(x + 6)', text: 'Two squares with a minus between them.' },
        { maths: '5x^2 + 20x = 5x(x + 4)', text: 'Both terms share $5x$.' },
        {
          maths: 'x^2 + 7x + 10 = (x + 2)(x + 5)',
          text: 'The numbers 2 and 5 have product 10 and sum 7.',
        },
      ],
    },
  },
]
