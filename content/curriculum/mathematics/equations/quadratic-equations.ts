import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const quadraticEquations: readonly ContentQuestion[] = [
  {
    key: 'quadratic-by-factors',
    topics: ['quadratic-equations'],
    difficulty: 0.8,
    minutes: 3,
    statements: [],
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
        'A product is zero when one of its factors is zero.',
      ],
      method_answer: [
        { maths: tex`(x - {{a}})(x - {{b}}) = 0`, text: 'Factorise the left side.' },
        {
          maths: tex`x - {{a}} = 0 \ \text{or}\ x - {{b}} = 0`,
          text: 'A product is zero when one of its factors is.',
        },
        { maths: tex`x = {{a}} \ \text{or}\ x = {{b}}`, text: 'Two solutions.' },
      ],
    },
  },
  {
    key: 'quadratic-by-roots',
    topics: ['quadratic-equations'],
    difficulty: 0.3,
    minutes: 2,
    statements: [],
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
        'What happens to the minus when a negative number is squared?',
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
    key: 'quadratic-zero-product',
    topics: ['quadratic-equations'],
    difficulty: 0,
    minutes: 2,
    statements: [],
    question: {
      type: 'multiple_choice',
      text: 'Which values of $x$ solve $(x - {{a}})(x + {{b}}) = 0$? Choose all that do.',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 9 }, b: { from: 2, to: 9 } },
        where: ['a != b'],
      },
      options: [
        {
          text: '$x = -{{a}}$',
          misconception: {
            code: 'factor_signs_kept',
            text: 'Put it in: the first bracket is not zero then.',
          },
        },
        { text: '$x = {{a}}$' },
        {
          text: '$x = {{b}}$',
          misconception: {
            code: 'factor_signs_kept',
            text: 'Put it in: the second bracket is not zero then.',
          },
        },
        { text: '$x = -{{b}}$' },
        {
          text: '$x = 0$',
          misconception: {
            code: 'zero_taken_as_root',
            text: 'Put it in: neither of the brackets is zero.',
          },
        },
      ],
      answers: [2, 4],
      hints: [
        'When is a product of two numbers zero?',
        'Ask of each bracket: for which $x$ is it zero?',
      ],
      method_answer: [
        { maths: tex`x - {{a}} = 0 \Rightarrow x = {{a}}`, text: 'The first bracket.' },
        { maths: tex`x + {{b}} = 0 \Rightarrow x = -{{b}}`, text: 'The second bracket.' },
      ],
    },
  },
  {
    key: 'quadratic-how-many',
    topics: ['quadratic-equations'],
    difficulty: 0.6,
    minutes: 2,
    statements: [],
    question: {
      type: 'matching',
      text: 'Match each equation with the number of its real solutions.',
      max_score: 3,
      left: ['$x^2 = 9$', '$x^2 = 0$', '$x^2 = -4$'],
      right: ['one', 'none', 'two', 'three'],
      pairs: [3, 1, 2],
      hints: [
        'Can a number times itself be negative?',
        'For each of them, try a positive number, its opposite, and zero.',
      ],
      method_answer: [
        { maths: tex`x = 3 \ \text{or}\ x = -3`, text: 'A positive number has two square roots.' },
        { maths: tex`x = 0`, text: 'Only zero times zero is zero.' },
        { text: 'No real number has a negative square.' },
      ],
    },
  },
  {
    key: 'quadratic-garden',
    topics: ['quadratic-equations'],
    difficulty: 1.3,
    minutes: 3,
    statements: [],
    question: {
      type: 'number',
      text: 'A garden is {{d}} m longer than it is wide and has an area of {{area}} m². How wide is it? Give the unit.',
      max_score: 2,
      template: {
        draw: { w: { from: 4, to: 12 }, d: { from: 2, to: 7 } },
        derive: { area: 'w * (w + d)', length: 'w + d' },
        where: ['w != d'],
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
      ],
      method_answer: [
        { maths: tex`w^2 + {{d}}w - {{area}} = 0`, text: 'Width times length is the area.' },
        { maths: tex`(w - {{w}})(w + {{length}}) = 0`, text: 'Factorise.' },
        {
          maths: tex`w = {{w}}\ \text{m}`,
          text: 'A width is not negative, so only one solution fits.',
        },
      ],
    },
  },
  {
    key: 'quadratic-take-out-x',
    topics: ['quadratic-equations'],
    difficulty: 0.5,
    minutes: 2,
    statements: [],
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
      ],
      method_answer: [
        { maths: tex`x^2 - {{a}}x = 0`, text: 'Everything on one side.' },
        { maths: tex`x(x - {{a}}) = 0`, text: 'Take out the common factor.' },
        { maths: tex`x = 0 \ \text{or}\ x = {{a}}`, text: 'One of the factors is zero.' },
      ],
    },
  },
]
