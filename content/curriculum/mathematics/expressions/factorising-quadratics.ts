import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const factorisingQuadratics: readonly ContentQuestion[] = [
  {
    key: 'factorise-common-factor',
    topics: ['factorising-quadratics'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'expression',
      text: 'Factorise fully: ${{k*a}}x + {{k*b}}$',
      max_score: 1,
      template: {
        draw: { k: { from: 2, to: 9 }, a: { from: 2, to: 7 }, b: { from: 2, to: 9 } },
        where: ['gcd(a, b) = 1'],
      },
      start: '{{k*a}}x + {{k*b}}',
      answer: '{{k}}({{a}}x + {{b}})',
      variables: ['x'],
      form: 'factorised',
      mistakes: [
        {
          answer: '{{k}}({{a}}x + {{k*b}})',
          misconception: {
            code: 'factor_taken_from_first_only',
            text: 'Both terms are divided by what you take out. Expand your answer to check.',
          },
        },
      ],
      hints: [
        'Which number divides both {{k*a}} and {{k*b}}? Find the largest.',
        'Write that number before a bracket. What is left of each term inside?',
      ],
      method_answer: [
        { text: 'The highest common factor of {{k*a}} and {{k*b}} is {{k}}.' },
        {
          maths: tex`{{k}}({{a}}x + {{b}})`,
          text: 'Divide each term by it. Expanding gets the start back.',
        },
      ],
    },
  },
  {
    key: 'factorise-simple-quadratic',
    topics: ['factorising-quadratics'],
    difficulty: 0.3,
    minutes: 2,
    statements: [],
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
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times {{b}} = {{t}}, \quad {{a}} + {{b}} = {{s}}`,
          text: 'The two numbers with this product and this sum.',
        },
        { maths: tex`(x + {{a}})(x + {{b}})`, text: 'They go into the brackets.' },
      ],
    },
  },
  {
    key: 'factorise-with-signs',
    topics: ['factorising-quadratics'],
    difficulty: 0.9,
    minutes: 3,
    statements: [],
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
        'One is positive and one is negative; the larger one has the sign of the middle term.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times (-{{b}}) = -{{a*b}}, \quad {{a}} - {{b}} = {{s}}`,
          text: 'The product is negative, so the signs differ.',
        },
        { maths: tex`(x + {{a}})(x - {{b}})`, text: 'They go into the brackets.' },
      ],
    },
  },
  {
    key: 'factorise-two-squares',
    topics: ['factorising-quadratics'],
    difficulty: 0.8,
    minutes: 3,
    statements: [],
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
        'There is no term with $x$ alone: the two numbers add up to nothing.',
        'Both terms are squares, with a minus between them. What is {{a^2}} the square of?',
      ],
      method_answer: [
        { maths: tex`{{a^2}} = {{a}}^2`, text: 'A difference of two squares.' },
        {
          maths: tex`x^2 - {{a}}^2 = (x - {{a}})(x + {{a}})`,
          text: 'Expanding it, the two middle terms cancel.',
        },
      ],
    },
  },
  {
    key: 'factorise-find-pair',
    topics: ['factorising-quadratics'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'fill_blanks',
      text: 'To factorise $x^2 + {{s}}x + {{t}}$ we look for two numbers whose product is [[1]] and whose sum is [[2]].',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 7 }, b: { from: 3, to: 9 } },
        derive: { s: 'a + b', t: 'a * b' },
        where: ['a < b'],
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
        'Expand $(x + a)(x + b)$ and see where $a + b$ and $ab$ turn up.',
        'The number that stands alone comes from multiplying.',
      ],
      method_answer: [
        {
          maths: tex`(x + a)(x + b) = x^2 + (a + b)x + ab`,
          text: 'Expand in letters and compare.',
        },
        { text: 'So the product is {{t}} and the sum is {{s}}.' },
      ],
    },
  },
  {
    key: 'factorise-take-out-x',
    topics: ['factorising-quadratics'],
    difficulty: 0,
    minutes: 2,
    statements: [],
    question: {
      type: 'single_choice',
      text: 'Which is $x^2 - {{a}}x$, factorised?',
      max_score: 1,
      template: { draw: { a: { from: 2, to: 12 } } },
      options: [
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
        {
          text: '$(x - {{a}})(x + {{a}})$',
          misconception: {
            code: 'seen_as_difference_of_squares',
            text: 'A difference of two squares has no $x$ in its second term.',
          },
        },
        { text: '$x(x - {{a}})$' },
      ],
      answers: [4],
      hints: [
        'What do both terms have in common?',
        'Take it out, and see what is left of each term.',
      ],
      method_answer: [
        { maths: tex`x^2 - {{a}}x = x(x - {{a}})`, text: 'Both terms have the factor $x$.' },
      ],
    },
  },
]
