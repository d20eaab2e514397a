import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const expandingBrackets: readonly ContentQuestion[] = [
  {
    key: 'expand-single',
    topics: ['expanding-brackets'],
    difficulty: -1,
    minutes: 1,
    statements: [],
    question: {
      type: 'expression',
      text: 'Expand ${{k}}(x {{a|signed}})$.',
      max_score: 1,
      template: {
        draw: { k: { from: 2, to: 9 }, a: { from: -9, to: 9 } },
        where: ['a != 0'],
      },
      start: '{{k}}(x {{a|signed}})',
      answer: '{{k}}x {{k*a|signed}}',
      variables: ['x'],
      form: 'expanded',
      mistakes: [
        {
          answer: '{{k}}x {{a|signed}}',
          misconception: {
            code: 'bracket_first_term_only',
            text: 'The {{k}} multiplies everything in the bracket, not only the first term.',
          },
        },
        {
          answer: '{{k}}x {{-k*a|signed}}',
          misconception: {
            code: 'sign_in_expansion',
            text: 'Look at the sign of the second term again.',
          },
        },
      ],
      hints: [
        'What does the {{k}} in front of the bracket do to each thing inside it?',
        'Multiply {{k}} by the first term, then {{k}} by the second, and keep the signs.',
      ],
      method_answer: [
        {
          maths: tex`{{k}} \times x = {{k}}x, \quad {{k}} \times ({{a}}) = {{k*a}}`,
          text: 'Multiply each term inside the bracket by {{k}}.',
        },
        { maths: tex`{{k}}x {{k*a|signed}}`, text: 'Put the two together.' },
      ],
    },
  },
  {
    key: 'expand-negative-multiplier',
    topics: ['expanding-brackets'],
    difficulty: 0,
    minutes: 2,
    statements: [],
    question: {
      type: 'expression',
      text: 'Expand $-{{k}}({{m|coef}}x - {{a}})$.',
      max_score: 1,
      template: {
        draw: { k: { from: 2, to: 7 }, m: { from: 1, to: 4 }, a: { from: 2, to: 9 } },
      },
      start: '-{{k}}({{m|coef}}x - {{a}})',
      answer: '-{{k*m}}x + {{k*a}}',
      variables: ['x'],
      form: 'expanded',
      mistakes: [
        {
          answer: '-{{k*m}}x - {{k*a}}',
          misconception: {
            code: 'minus_times_minus',
            text: 'A negative times a negative is positive.',
          },
        },
        {
          answer: '-{{k*m}}x - {{a}}',
          misconception: {
            code: 'bracket_first_term_only',
            text: 'The number in front multiplies the second term too.',
          },
        },
      ],
      hints: [
        'The minus in front belongs to the number: both multiply each term.',
        'What is a negative number times a negative number?',
      ],
      method_answer: [
        {
          maths: tex`-{{k}} \times {{m|coef}}x = -{{k*m}}x`,
          text: 'Negative times positive is negative.',
        },
        {
          maths: tex`-{{k}} \times (-{{a}}) = +{{k*a}}`,
          text: 'Negative times negative is positive.',
        },
        { maths: tex`-{{k*m}}x + {{k*a}}`, text: 'Together.' },
      ],
    },
  },
  {
    key: 'expand-two-and-simplify',
    topics: ['expanding-brackets'],
    difficulty: 0.5,
    minutes: 2,
    statements: [],
    question: {
      type: 'expression',
      text: 'Expand and simplify ${{p}}(x + {{a}}) + {{q}}(x - {{b}})$.',
      max_score: 2,
      template: {
        draw: {
          p: { from: 2, to: 6 },
          q: { from: 2, to: 6 },
          a: { from: 1, to: 9 },
          b: { from: 1, to: 9 },
        },
        derive: { c: 'p * a - q * b' },
        where: ['c != 0', 'a != b', 'c != a - b'],
      },
      start: '{{p}}(x + {{a}}) + {{q}}(x - {{b}})',
      answer: '{{p+q}}x {{c|signed}}',
      variables: ['x'],
      form: 'expanded',
      mistakes: [
        {
          answer: '{{p+q}}x {{a-b|signed}}',
          misconception: {
            code: 'bracket_first_term_only',
            text: 'The numbers in front multiply the second terms too.',
          },
        },
        {
          answer: '{{p+q}}x + {{p*a+q*b}}',
          misconception: {
            code: 'sign_in_expansion',
            text: 'The second bracket takes something away.',
          },
        },
      ],
      hints: [
        'Expand each bracket by itself first.',
        'Then gather the terms with $x$, and the numbers.',
        'The first bracket gives ${{p}}x + {{p*a}}$.',
      ],
      method_answer: [
        { maths: tex`{{p}}x + {{p*a}} + {{q}}x - {{q*b}}`, text: 'Expand both brackets.' },
        {
          maths: tex`{{p+q}}x {{c|signed}}`,
          text: 'Gather like terms: ${{p}}x + {{q}}x$ and ${{p*a}} - {{q*b}}$.',
        },
      ],
    },
  },
  {
    key: 'expand-double',
    topics: ['expanding-brackets'],
    difficulty: 0.7,
    minutes: 3,
    statements: [],
    question: {
      type: 'expression',
      text: 'Expand and simplify $(x {{a|signed}})(x {{b|signed}})$.',
      max_score: 2,
      template: {
        draw: { a: { from: -8, to: 8 }, b: { from: -8, to: 8 } },
        derive: { s: 'a + b', t: 'a * b' },
        where: ['a != 0', 'b != 0', 's != 0', 'abs(s) != 1', 'a != b'],
      },
      start: '(x {{a|signed}})(x {{b|signed}})',
      answer: 'x^2 {{s|signed}}x {{t|signed}}',
      variables: ['x'],
      form: 'expanded',
      mistakes: [
        {
          answer: 'x^2 {{t|signed}}',
          misconception: {
            code: 'firsts_and_lasts_only',
            text: 'Each term of the first bracket meets both terms of the second: there are two more products.',
          },
        },
        {
          answer: 'x^2 {{s|signed}}x {{-t|signed}}',
          misconception: {
            code: 'sign_in_expansion',
            text: 'Look at the sign of the last product again.',
          },
        },
      ],
      hints: [
        'How many products are there when two terms meet two terms?',
        'Multiply $x$ by the whole second bracket, then {{a}} by the whole second bracket.',
      ],
      method_answer: [
        {
          maths: tex`x \times x {{b|signed}} \times x {{a|signed}} \times x {{t|signed}}`,
          text: 'Four products: each term with each term.',
        },
        {
          maths: tex`x^2 {{s|signed}}x {{t|signed}}`,
          text: 'Gather the two terms with $x$.',
        },
      ],
    },
  },
  {
    key: 'expand-spot-the-slip',
    topics: ['expanding-brackets'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'single_choice',
      text: 'Which is equal to ${{k}}(x - {{a}})$?',
      max_score: 1,
      template: { draw: { k: { from: 2, to: 9 }, a: { from: 2, to: 9 } }, where: ['k != a'] },
      options: [
        {
          text: '${{k}}x - {{a}}$',
          misconception: {
            code: 'bracket_first_term_only',
            text: 'The {{k}} multiplies everything in the bracket, not only the first term.',
          },
        },
        {
          text: '$x - {{k*a}}$',
          misconception: { code: 'bracket_last_term_only', text: 'The $x$ is multiplied as well.' },
        },
        { text: '${{k}}x - {{k*a}}$' },
        {
          text: '${{k}}x + {{k*a}}$',
          misconception: { code: 'sign_in_expansion', text: 'The bracket takes something away.' },
        },
      ],
      answers: [3],
      hints: [
        'Put in a number for $x$, such as 10, and see which of them agrees.',
        'Think of {{k}} bags, each with $x$ apples less {{a}}. How many apples are missing in all?',
      ],
      method_answer: [
        {
          maths: tex`{{k}}(x - {{a}}) = {{k}}x - {{k*a}}`,
          text: 'Everything in the bracket is multiplied by {{k}}.',
        },
      ],
    },
  },
  {
    key: 'expand-pairs',
    topics: ['expanding-brackets'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'matching',
      text: 'Match each expression with the one that equals it. One is left over.',
      max_score: 3,
      left: ['$2(x + 3)$', '$x + x + 4$', '$3(x - 2)$'],
      right: ['$3x - 2$', '$2x + 4$', '$3x - 6$', '$2x + 6$'],
      pairs: [4, 2, 3],
      hints: [
        'Expand the brackets, and gather what is alike.',
        'In the first one, the 2 multiplies both the $x$ and the 3.',
      ],
      method_answer: [
        { maths: tex`2(x + 3) = 2x + 6`, text: 'Two times each term.' },
        { maths: tex`x + x + 4 = 2x + 4`, text: 'Gather the two $x$.' },
        { maths: tex`3(x - 2) = 3x - 6`, text: 'Three times each term.' },
      ],
    },
  },
]
