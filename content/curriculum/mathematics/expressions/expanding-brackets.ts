import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const expandingBrackets: readonly ContentQuestion[] = [
  {
    key: 'expand-single',
    topics: ['expanding-brackets'],
    difficulty: -1,
    minutes: 1,
    statements: ['MK3-A-06', 'GCSE-A4b'],
    question: {
      type: 'expression',
      text: 'Expand ${{k}}(x {{a|signed}})$.',
      max_score: 1,
      template: { draw: { k: { from: 2, to: 9 }, a: { from: -9, to: 9 } }, where: ['a != 0'] },
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
        'Multiply the {{k}} by every term in the bracket, and keep the signs.',
        'Start with the first term: ${{k}} \\times x$.',
        'The first term gives ${{k}}x$. For the second, work out ${{k}} \\times ({{a}})$ and write it with its sign.',
      ],
      method_answer: [
        {
          maths: tex`{{k}} \times x = {{k}}x, \quad {{k}} \times ({{a}}) = {{k*a}}`,
          text: 'Multiply each term inside the bracket by {{k}}.',
        },
        { maths: '{{k}}x {{k*a|signed}}', text: 'Put the two together.' },
      ],
    },
  },
  {
    key: 'expand-spot-the-slip',
    topics: ['expanding-brackets'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['MK3-A-06', 'GCSE-A4b'],
    question: {
      type: 'single_choice',
      text: 'Which is equal to ${{k}}(x - {{a}})$?',
      max_score: 1,
      template: { draw: { k: { from: 2, to: 9 }, a: { from: 2, to: 9 } }, where: ['k != a'] },
      options: [
        {
          text: '${{k}}x + {{k*a}}$',
          misconception: { code: 'sign_in_expansion', text: 'The bracket takes something away.' },
        },
        {
          text: '$x - {{k*a}}$',
          misconception: { code: 'bracket_last_term_only', text: 'The $x$ is multiplied as well.' },
        },
        { text: '${{k}}x - {{k*a}}$' },
        {
          text: '${{k}}x - {{a}}$',
          misconception: {
            code: 'bracket_first_term_only',
            text: 'The {{k}} multiplies everything in the bracket, not only the first term.',
          },
        },
      ],
      answers: [3],
      hints: [
        'Everything in the bracket is multiplied. Is it so in each option?',
        'Put in a number for $x$, such as 10, and see which of them agrees.',
        'Think of {{k}} bags, each with $x$ apples less {{a}}. Each bag has {{a}} missing.',
        'Altogether there are ${{k}}x$ apples, less ${{k}} \\times {{a}}$. Is something added or taken away?',
      ],
      method_answer: [
        {
          maths: '{{k}}(x - {{a}}) = {{k}}x - {{k*a}}',
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
    statements: ['MK3-A-06', 'GCSE-A4b'],
    question: {
      type: 'matching',
      text: 'Match each expression with the one that equals it. One is left over.',
      max_score: 3,
      left: ['$2(x + 3)$', '$x + x + 4$', '$3(x - 2)$'],
      right: ['$3x - 2$', '$2x + 4$', '$3x - 6$', '$2x + 6$'],
      pairs: [4, 2, 3],
      hints: [
        'Which expressions have a bracket, and which only have like terms?',
        'Expand the brackets, and collect what is alike.',
        'In the first one, the 2 multiplies both the $x$ and the 3.',
        tex`In the last one, work out $3 \times x$ and $3 \times 2$, and keep the minus sign.`,
      ],
      method_answer: [
        { maths: '2(x + 3) = 2x + 6', text: 'Two times each term.' },
        { maths: 'x + x + 4 = 2x + 4', text: 'Gather the two $x$.' },
        { maths: '3(x - 2) = 3x - 6', text: 'Three times each term.' },
      ],
    },
  },
  {
    key: 'expand-letter-in-front',
    topics: ['expanding-brackets'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['MK3-A-06', 'GCSE-A4b'],
    question: {
      type: 'expression',
      text: 'Expand ${{k}}x({{a}}x {{b|signed}})$.',
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 6 }, a: { from: 2, to: 5 }, b: { from: -9, to: 9, except: [0] } },
        where: ['abs(b) > 1', 'k*b != b', 'k != a'],
      },
      start: '{{k}}x({{a}}x {{b|signed}})',
      answer: '{{k*a}}x^2 {{k*b|signed}}x',
      variables: ['x'],
      form: 'expanded',
      mistakes: [
        {
          answer: '{{k*a}}x^2 {{b|signed}}',
          misconception: {
            code: 'bracket_first_term_only',
            text: 'The ${{k}}x$ multiplies the second term as well.',
          },
        },
        {
          answer: '{{k*a}}x {{k*b|signed}}x',
          misconception: { code: 'letter_times_itself_doubled', text: tex`What is $x \times x$?` },
        },
        {
          answer: '{{k*a}}x^2 {{k*b|signed}}',
          misconception: {
            code: 'letter_left_out',
            text: 'The letter in front multiplies the second term as well as the number does.',
          },
        },
        {
          answer: '{{k*a}}x^2 {{-k*b|signed}}x',
          misconception: {
            code: 'sign_in_expansion',
            text: 'Look at the sign of the second term again.',
          },
        },
      ],
      hints: [
        'There is a number and a letter in front. Both multiply everything inside.',
        tex`Multiply numbers with numbers and letters with letters: $x \times x = x^2$.`,
        'The first product is ${{k}}x \\times {{a}}x$.',
        'That gives ${{k*a}}x^2$. Now multiply ${{k}}x$ by the second term, with its sign.',
      ],
      method_answer: [
        { maths: tex`{{k}}x \times {{a}}x = {{k*a}}x^2`, text: 'The first product.' },
        { maths: tex`{{k}}x \times ({{b}}) = {{k*b}}x`, text: 'The second product.' },
        { maths: '{{k*a}}x^2 {{k*b|signed}}x', text: 'Put the two together.' },
      ],
    },
  },
  {
    key: 'expand-negative-multiplier',
    topics: ['expanding-brackets'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-A-06', 'GCSE-A4b'],
    question: {
      type: 'expression',
      text: 'Expand $-{{k}}({{m|coef}}x - {{a}})$.',
      max_score: 1,
      template: { draw: { k: { from: 2, to: 7 }, m: { from: 1, to: 4 }, a: { from: 2, to: 9 } } },
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
        'The minus in front belongs to the number. Both multiply each term.',
        'Multiply $-{{k}}$ by each term. A negative times a negative is positive.',
        tex`Start with $-{{k}} \times {{m|coef}}x$.`,
        tex`The first term is $-{{k*m}}x$. Now find $-{{k}} \times (-{{a}})$ and think about its sign.`,
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
        { maths: '-{{k*m}}x + {{k*a}}', text: 'Together.' },
      ],
    },
  },
  {
    key: 'expand-two-and-simplify',
    topics: ['expanding-brackets'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['MK3-A-06', 'GCSE-A4b', 'GCSE-A4a'],
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
        'There are two brackets, each with its own number in front.',
        'Expand each bracket by itself first. Then collect the terms with $x$, and the numbers.',
        'The first bracket gives ${{p}}x + {{p*a}}$.',
        'The second bracket gives ${{q}}x - {{q*b}}$. Now collect like terms.',
      ],
      method_answer: [
        { maths: '{{p}}x + {{p*a}} + {{q}}x - {{q*b}}', text: 'Expand both brackets.' },
        {
          maths: '{{p+q}}x {{c|signed}}',
          text: 'Gather like terms: ${{p}}x + {{q}}x$ and ${{p*a}} - {{q*b}}$.',
        },
      ],
    },
  },
  {
    key: 'expand-minus-bracket',
    topics: ['expanding-brackets'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['MK3-A-06', 'GCSE-A4b', 'GCSE-A4a'],
    question: {
      type: 'expression',
      text: 'Expand and simplify ${{c}} - {{k}}(x - {{a}})$.',
      max_score: 2,
      template: {
        draw: { c: { from: 3, to: 15 }, k: { from: 2, to: 6 }, a: { from: 2, to: 7 } },
        where: ['c > k', 'c - k*a != 0', 'k*a != c', 'k*a + c != a*(c-k)', 'c > a', '(c-k) > 1'],
      },
      start: '{{c}} - {{k}}(x - {{a}})',
      answer: '{{c+k*a}} - {{k}}x',
      variables: ['x'],
      form: 'expanded',
      mistakes: [
        {
          answer: '{{c-k*a}} - {{k}}x',
          misconception: {
            code: 'minus_times_minus',
            text: 'The minus in front of the {{k}} changes the sign of the second product too.',
          },
        },
        {
          answer: '{{c-k}}x - {{(c-k)*a}}',
          misconception: {
            code: 'left_to_right_only',
            text: 'The {{k}} belongs to the bracket. Multiply before you take away.',
          },
        },
        {
          answer: '{{c-a}} - {{k}}x',
          misconception: {
            code: 'bracket_first_term_only',
            text: 'The {{k}} multiplies both terms in the bracket.',
          },
        },
      ],
      hints: [
        'What multiplies the bracket: {{k}}, or something with a minus?',
        'Multiply both terms in the bracket by $-{{k}}$. Then collect the numbers.',
        tex`The first product is $-{{k}} \times x$.`,
        tex`The second product is $-{{k}} \times (-{{a}})$, which is positive. Add it to {{c}}.`,
      ],
      method_answer: [
        { maths: '{{c}} - {{k}}x + {{k*a}}', text: 'Multiply both terms by $-{{k}}$.' },
        { maths: '{{c+k*a}} - {{k}}x', text: 'Collect the numbers.' },
      ],
    },
  },
]
