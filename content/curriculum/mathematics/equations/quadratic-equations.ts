import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const quadraticEquations: readonly ContentQuestion[] = [
  {
    key: 'quadratic-which-product',
    topics: ['quadratic-equations'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['GCSE-A18a'],
    question: {
      type: 'single_choice',
      text: '$(x {{a|signed}})(x {{b|signed}}) = 0$. What can you say for certain?',
      max_score: 1,
      template: {
        draw: { a: { from: -9, to: 9, except: [0] }, b: { from: -9, to: 9, except: [0] } },
        where: ['a != b', 'a != -b'],
      },
      options: [
        {
          text: 'Both brackets are zero',
          misconception: {
            code: 'zero_product_misread',
            text: 'Can both brackets be zero for the same $x$?',
          },
        },
        { text: 'At least one of the brackets is zero' },
        {
          text: '$x$ is zero',
          misconception: {
            code: 'zero_taken_as_root',
            text: 'Put 0 in place of $x$. What are the two brackets then?',
          },
        },
        {
          text: 'One bracket is the negative of the other',
          misconception: {
            code: 'zero_product_misread',
            text: 'That gives zero for a sum. Here the brackets are multiplied.',
          },
        },
      ],
      answers: [2],
      hints: [
        'Two numbers are multiplied, and the result is zero.',
        tex`Think of products such as $0 \times 7$, $3 \times 0$ and $3 \times 7$.`,
        'If neither number is zero, can the product be zero?',
        'A single zero among the factors is enough. Which sentence says just that?',
      ],
      method_answer: [
        {
          text: 'If no factor were zero, the product would not be zero. So at least one of them is.',
        },
      ],
    },
  },
  {
    key: 'quadratic-zero-product',
    topics: ['quadratic-equations'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['GCSE-A18a', 'GCSE-A11b'],
    question: {
      type: 'multiple_choice',
      text: 'Which values of $x$ solve $(x - {{a}})(x + {{b}}) = 0$? Choose all that do.',
      max_score: 2,
      template: { draw: { a: { from: 2, to: 9 }, b: { from: 2, to: 9 } }, where: ['a != b'] },
      options: [
        {
          text: '$x = {{b}}$',
          misconception: {
            code: 'factor_signs_kept',
            text: 'Put it in: the second bracket is not zero then.',
          },
        },
        {
          text: '$x = -{{a}}$',
          misconception: {
            code: 'factor_signs_kept',
            text: 'Put it in: the first bracket is not zero then.',
          },
        },
        {
          text: '$x = 0$',
          misconception: {
            code: 'zero_taken_as_root',
            text: 'Put it in: neither of the brackets is zero.',
          },
        },
        { text: '$x = -{{b}}$' },
        { text: '$x = {{a}}$' },
      ],
      answers: [4, 5],
      hints: [
        'When is a product of two numbers zero?',
        'Ask of each bracket: for which $x$ is it zero?',
        'The first bracket is $x - {{a}}$. Which number makes it zero?',
        'The second bracket is $x + {{b}}$. It is zero for a negative number.',
      ],
      method_answer: [
        { maths: tex`x - {{a}} = 0 \Rightarrow x = {{a}}`, text: 'The first bracket.' },
        { maths: tex`x + {{b}} = 0 \Rightarrow x = -{{b}}`, text: 'The second bracket.' },
      ],
    },
  },
  {
    key: 'quadratic-by-roots',
    topics: ['quadratic-equations'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-A18a'],
    question: {
      type: 'expression',
      text: 'Solve $x^2 = {{a^2}}$. Give all solutions, such as $x = 1$ or $x = 2$.',
      max_score: 2,
      template: { draw: { a: { from: 3, to: 12 } } },
      start: 'x^2 = {{a^2}}',
      answer: 'x = {{a}} or x = {{-a}}',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x = {{a}}',
          misconception: {
            code: 'lost_a_root',
            text: 'That is one of them. Which other number has the same square?',
          },
        },
        {
          answer: 'x = {{a^2/2}}',
          misconception: {
            code: 'square_undone_by_halving',
            text: 'A square is a number times itself, not twice the number.',
          },
        },
      ],
      hints: [
        'Which number times itself makes {{a^2}}? Is there only one?',
        'Take the square root of both sides, and think of both signs.',
        'What happens to the minus when a negative number is squared?',
        'Find the positive number with the square {{a^2}}. Its opposite has the same square.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times {{a}} = {{a^2}}, \quad (-{{a}}) \times (-{{a}}) = {{a^2}}`,
          text: 'A number and its opposite have the same square.',
        },
        { maths: tex`x = {{a}} \ \text{or}\ x = -{{a}}`, text: 'Two solutions.' },
      ],
    },
  },
  {
    key: 'quadratic-take-out-x',
    topics: ['quadratic-equations'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-A18a'],
    question: {
      type: 'expression',
      text: 'Solve $x^2 = {{a}}x$. Give all solutions, such as $x = 1$ or $x = 2$.',
      max_score: 2,
      template: { draw: { a: { from: 3, to: 15 } } },
      start: 'x^2 = {{a}}x',
      answer: 'x = 0 or x = {{a}}',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x = {{a}}',
          misconception: {
            code: 'divided_by_the_unknown',
            text: 'Dividing by $x$ loses a solution, because $x$ may be zero.',
          },
        },
      ],
      hints: [
        'How many solutions would you expect? Be careful with dividing by $x$.',
        'Bring everything to one side and take out the common factor.',
        'On one side you get $x^2 - {{a}}x$, and 0 on the other.',
        'Factorised that is $x(x - {{a}}) = 0$. When is each of the two factors zero?',
      ],
      method_answer: [
        { maths: 'x^2 - {{a}}x = 0', text: 'Everything on one side.' },
        { maths: 'x(x - {{a}}) = 0', text: 'Take out the common factor.' },
        { maths: tex`x = 0 \ \text{or}\ x = {{a}}`, text: 'One of the factors is zero.' },
      ],
    },
  },
  {
    key: 'quadratic-how-many',
    topics: ['quadratic-equations'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-A11b'],
    question: {
      type: 'matching',
      text: 'Match each equation with the number of its real solutions. One of the answers is left over.',
      max_score: 3,
      left: ['$x^2 = 9$', '$x^2 = 0$', '$x^2 = -4$'],
      right: ['one', 'none', 'two', 'three'],
      pairs: [3, 1, 2],
      hints: [
        'Can a number times itself be negative?',
        'For each of them, try a positive number, its opposite, and zero.',
        tex`In the first one, $3 \times 3 = 9$. Is there another number?`,
        'In the last one the square would have to be below zero. Which number could do that?',
      ],
      method_answer: [
        { maths: tex`x = 3 \ \text{or}\ x = -3`, text: 'A positive number has two square roots.' },
        { maths: 'x = 0', text: 'Only zero times zero is zero.' },
        { text: 'No real number has a negative square.' },
      ],
    },
  },
  {
    key: 'quadratic-by-factors',
    topics: ['quadratic-equations'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['GCSE-A18a'],
    question: {
      type: 'expression',
      text: 'Solve $x^2 - {{s}}x + {{t}} = 0$. Give both solutions, such as $x = 1$ or $x = 2$.',
      max_score: 2,
      template: {
        draw: { a: { from: 3, to: 8 }, b: { from: 4, to: 11 } },
        derive: { s: 'a + b', t: 'a * b' },
        where: ['a < b'],
      },
      start: 'x^2 - {{s}}x + {{t}} = 0',
      answer: 'x = {{a}} or x = {{b}}',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x = {{-a}} or x = {{-b}}',
          misconception: {
            code: 'factor_signs_kept',
            text: 'A bracket $x - a$ is zero when $x$ is $a$, not when it is $-a$.',
          },
        },
      ],
      hints: [
        'Can you write the left side as a product of two brackets?',
        'Find two numbers whose product is {{t}} and whose sum is {{s}}.',
        tex`Both brackets have a minus: $(x - \ldots)(x - \ldots) = 0$.`,
        'List the pairs with product {{t}}, find the one with sum {{s}}, and ask when each bracket is zero.',
      ],
      method_answer: [
        { maths: '(x - {{a}})(x - {{b}}) = 0', text: 'Factorise the left side.' },
        {
          maths: tex`x - {{a}} = 0 \ \text{or}\ x - {{b}} = 0`,
          text: 'A product is zero when one of its factors is.',
        },
        { maths: tex`x = {{a}} \ \text{or}\ x = {{b}}`, text: 'Two solutions.' },
      ],
    },
  },
  {
    key: 'quadratic-garden',
    topics: ['quadratic-equations'],
    difficulty: 1.3,
    minutes: 3,
    statements: ['GCSE-A18a'],
    question: {
      type: 'number',
      text: 'A garden is {{d}} m longer than it is wide and has an area of {{area}} m². How wide is it? Give the unit.',
      max_score: 2,
      template: {
        draw: { w: { from: 4, to: 12 }, d: { from: 2, to: 7 } },
        derive: { area: 'w * (w + d)', length: 'w + d' },
        where: ['w != d'],
        check: ['answer * (answer + d) = area'],
      },
      answer: '{{w}}',
      unit: 'm',
      mistakes: [
        {
          answer: '{{length}}',
          misconception: {
            code: 'other_quantity_given',
            text: 'This is the length. The width is asked for.',
          },
        },
        {
          answer: '{{(area - 2 * d) / 4}}',
          misconception: {
            code: 'perimeter_and_area',
            text: 'An area comes from multiplying the sides, not from adding them.',
          },
        },
      ],
      hints: [
        'Call the width $w$. What is the area in terms of $w$?',
        'Bring everything to one side and factorise.',
        'Begin with $w(w + {{d}}) = {{area}}$.',
        'Find two numbers with product {{area}} and difference {{d}}. A width is never negative.',
      ],
      method_answer: [
        { maths: 'w^2 + {{d}}w - {{area}} = 0', text: 'Width times length is the area.' },
        { maths: '(w - {{w}})(w + {{length}}) = 0', text: 'Factorise.' },
        {
          maths: tex`w = {{w}}\ \text{m}`,
          text: 'A width is not negative, so only one solution fits.',
        },
      ],
    },
  },
  {
    key: 'quadratic-graph-crossings',
    topics: ['quadratic-equations'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-A11b'],
    question: {
      type: 'fill_blanks',
      text: 'The curve $y = x^2 {{s|signed}}x {{t|signed}}$ crosses the $x$-axis twice. The smaller value of $x$ is [[1]] and the larger is [[2]].',
      diagram: {
        kind: 'axes',
        x: { from: -7, to: 7, step: 1, label: 'x', labels: 'none' },
        y: { from: -24, to: 20, step: 4, label: 'y', labels: 'none' },
        grid: false,
        curves: [{ type: 'polynomial', coefficients: [1, '{{s}}', '{{t}}'] }],
        alt: 'A curve that opens upwards. It crosses the x-axis once to the left and once to the right of the y-axis.',
      },
      max_score: 2,
      template: {
        draw: { a: { from: -5, to: -1 }, b: { from: 2, to: 6 } },
        derive: { s: '-a-b', t: 'a*b' },
        where: ['s != 0', 'abs(s) > 1', 'a != -b', 't > -20', 's != a', 's != b', 'a != -1'],
        check: ['answer1 + answer2 = -s', 'answer1 * answer2 = t'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a}}',
          mistakes: [
            {
              answer: '{{-b}}',
              misconception: {
                code: 'factor_signs_kept',
                text: 'A bracket is zero for the opposite of the number in it.',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{b}}',
          mistakes: [
            {
              answer: '{{-a}}',
              misconception: {
                code: 'factor_signs_kept',
                text: 'A bracket is zero for the opposite of the number in it.',
              },
            },
          ],
        },
      ],
      hints: [
        'How large is $y$ on the $x$-axis?',
        'Put $x^2 {{s|signed}}x {{t|signed}}$ equal to zero, and factorise it.',
        'Find two numbers with product ${{t}}$ and sum ${{s}}$.',
        'One bracket has a plus and the other a minus. Each is zero for the opposite of its number.',
      ],
      method_answer: [
        {
          maths: 'x^2 {{s|signed}}x {{t|signed}} = (x {{-a|signed}})(x - {{b}})',
          text: 'Factorise.',
        },
        { maths: tex`x = {{a}} \text{ or } x = {{b}}`, text: 'One of the brackets is zero.' },
      ],
    },
  },
]
