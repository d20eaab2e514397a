import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const harderBracketsAndFactors: readonly ContentQuestion[] = [
  {
    key: 'harder-three-brackets',
    topics: ['harder-brackets-and-factors'],
    difficulty: 0.4,
    minutes: 3.5,
    statements: ['GCSE-A4Ha'],
    question: {
      type: 'expression',
      text: 'Expand and simplify $(x + {{a}})(x {{b|signed}})(x + {{c}})$.',
      max_score: 3,
      template: {
        draw: { a: { from: 1, to: 4 }, b: { from: -5, to: 5, except: [0] }, c: { from: 1, to: 5 } },
        derive: { s: 'a+b+c', q: 'a*b+a*c+b*c', t: 'a*b*c' },
        where: [
          'a < c',
          's != 0',
          'abs(s) > 1',
          'abs(q) > 1',
          'a + b != 0',
          'b != a',
          'b != c',
          'abs(a+b) > 1',
        ],
      },
      start: '(x + {{a}})(x {{b|signed}})(x + {{c}})',
      answer: 'x^3 {{s|signed}}x^2 {{q|signed}}x {{t|signed}}',
      variables: ['x'],
      form: 'expanded',
      mistakes: [
        {
          answer: 'x^3 {{t|signed}}',
          misconception: {
            code: 'firsts_and_lasts_only',
            text: 'Multiply two brackets first. Then each of the three terms meets both terms of the third bracket.',
          },
        },
        {
          answer: 'x^2 {{a+b|signed}}x {{a*b|signed}}',
          misconception: {
            code: 'third_bracket_left_out',
            text: 'One bracket has not been used yet.',
          },
        },
        {
          answer: 'x^3 {{s|signed}}x^2 {{q|signed}}x {{-t|signed}}',
          misconception: {
            code: 'sign_in_expansion',
            text: 'Look at the sign of the last product again.',
          },
        },
      ],
      hints: [
        'There are three brackets, but you can only multiply two at a time.',
        'Expand two of them and collect like terms. Then multiply the result by the third.',
        'Start with $(x + {{a}})(x {{b|signed}}) = x^2 {{a+b|signed}}x {{a*b|signed}}$.',
        'Now multiply each of these three terms by $x$ and by {{c}}, and collect like terms.',
      ],
      method_answer: [
        {
          maths: '(x + {{a}})(x {{b|signed}}) = x^2 {{a+b|signed}}x {{a*b|signed}}',
          text: 'Two brackets first.',
        },
        { maths: '(x^2 {{a+b|signed}}x {{a*b|signed}})(x + {{c}})', text: 'Then the third.' },
        {
          maths: 'x^3 {{s|signed}}x^2 {{q|signed}}x {{t|signed}}',
          text: 'Six products, with like terms collected.',
        },
      ],
    },
  },
  {
    key: 'harder-constant-term',
    topics: ['harder-brackets-and-factors'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-A4Ha'],
    question: {
      type: 'number',
      text: 'What is the constant term, the number without any $x$, when $(x + {{a}})(x - {{b}})(x + {{c}})$ is expanded?',
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 7 }, b: { from: 2, to: 7 }, c: { from: 2, to: 7 } },
        where: ['a != b', 'b != c', 'a + c != b', 'a != c', 'a - b + c != -a*b*c'],
        check: ['-answer / a / c = b'],
      },
      answer: '{{-a*b*c}}',
      mistakes: [
        {
          answer: '{{a*b*c}}',
          misconception: {
            code: 'number_sign_turned',
            text: 'One of the three numbers has a minus sign.',
          },
        },
        {
          answer: '{{a-b+c}}',
          misconception: {
            code: 'added_instead',
            text: 'The last terms of the brackets are multiplied.',
          },
        },
      ],
      hints: [
        'Which terms have no $x$ in them?',
        'The number without $x$ comes from the last terms of all three brackets.',
        'These are {{a}}, $-{{b}}$ and {{c}}.',
        'Multiply them: ${{a}} \\times (-{{b}}) = {{-a*b}}$, and one factor is left.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times (-{{b}}) \times {{c}} = {{-a*b*c}}`,
          text: 'The product of the three last terms.',
        },
      ],
    },
  },
  {
    key: 'harder-cube',
    topics: ['harder-brackets-and-factors'],
    difficulty: 0.7,
    minutes: 3.5,
    statements: ['GCSE-A4Ha'],
    question: {
      type: 'expression',
      text: 'Expand and simplify $(x + {{a}})^3$.',
      max_score: 3,
      template: { draw: { a: { from: 2, to: 6 } } },
      start: '(x + {{a}})^3',
      answer: 'x^3 + {{3*a}}x^2 + {{3*a^2}}x + {{a^3}}',
      variables: ['x'],
      form: 'expanded',
      mistakes: [
        {
          answer: 'x^3 + {{a^3}}',
          misconception: {
            code: 'power_of_sum_apart',
            text: 'Write the bracket down three times. There are more products than two.',
          },
        },
        {
          answer: 'x^3 + {{a}}x^2 + {{a^2}}x + {{a^3}}',
          misconception: {
            code: 'middle_term_not_doubled',
            text: 'How many products have $x^2$ in them? Expand two brackets first.',
          },
        },
        {
          answer: 'x^3 + {{2*a}}x^2 + {{a^2}}x',
          misconception: {
            code: 'third_bracket_left_out',
            text: 'The third bracket has two terms. Use both.',
          },
        },
      ],
      hints: [
        'A cube is a product of three equal brackets.',
        'Expand two brackets first, then multiply the result by the third.',
        '$(x + {{a}})^2 = x^2 + {{2*a}}x + {{a^2}}$.',
        'Multiply it by $x$, then by {{a}}: the squares give ${{2*a}}x^2$ and ${{a}}x^2$.',
      ],
      method_answer: [
        { maths: '(x + {{a}})^2 = x^2 + {{2*a}}x + {{a^2}}', text: 'Two brackets first.' },
        { maths: '(x^2 + {{2*a}}x + {{a^2}})(x + {{a}})', text: 'Then the third.' },
        { maths: 'x^3 + {{3*a}}x^2 + {{3*a^2}}x + {{a^3}}', text: 'Collect like terms.' },
      ],
    },
  },
  {
    key: 'harder-split-the-middle',
    topics: ['harder-brackets-and-factors'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['GCSE-A4Hb'],
    question: {
      type: 'fill_blanks',
      text: 'To factorise ${{m}}x^2 + {{s}}x + {{t}}$, find two numbers with product ${{m}} \\times {{t}}$ and sum {{s}}. In order, the smaller is [[1]] and the larger is [[2]].',
      max_score: 2,
      template: {
        draw: { m: { from: 2, to: 5 }, p: { from: 1, to: 5 }, q: { from: 1, to: 7 } },
        derive: { t: 'p*q', u: 'm*q', s: 'm*q+p' },
        where: ['u > p', 'gcd(m, p) = 1', 'p != q', 's != u*p', 'p != 1'],
        check: ['answer1 * answer2 = m * t', 'answer1 + answer2 = s'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{p}}',
          mistakes: [
            {
              answer: '{{-p}}',
              misconception: {
                code: 'number_sign_turned',
                text: 'The sum is positive. Can a number be negative here?',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{u}}',
          mistakes: [
            {
              answer: '{{m*t}}',
              misconception: {
                code: 'factor_sum',
                text: 'The product fits together with 1. Does the sum fit too?',
              },
            },
          ],
        },
      ],
      hints: [
        'Two numbers are wanted. What is their product, and what is their sum?',
        'List the pairs whose product is {{m*t}}. Then look for the pair with the right sum.',
        tex`The list begins $1 \times {{m*t}}$, and that pair has the sum {{m*t+1}}.`,
        'Go on down the list until the sum is {{s}}.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times {{t}} = {{m*t}}`, text: 'The product that is wanted.' },
        {
          maths: tex`{{p}} \times {{u}} = {{m*t}}, \quad {{p}} + {{u}} = {{s}}`,
          text: 'This pair has the right product and the right sum.',
        },
      ],
    },
  },
  {
    key: 'harder-factorise',
    topics: ['harder-brackets-and-factors'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['GCSE-A4Hb'],
    question: {
      type: 'expression',
      text: 'Factorise ${{m}}x^2 {{s|signed}}x {{t|signed}}$.',
      max_score: 2,
      template: {
        draw: {
          m: { pick: [2, 3, 5] },
          p: { from: -7, to: 7, except: [0] },
          q: { from: -6, to: 6, except: [0] },
        },
        derive: { s: 'm*q+p', t: 'p*q' },
        where: [
          'gcd(m, abs(p)) = 1',
          'abs(s) > 1',
          'p != q',
          'abs(p+q) > 0',
          'p*m + q != s',
          'abs(p) > 1',
          'm*p+q != -s',
        ],
      },
      start: '{{m}}x^2 {{s|signed}}x {{t|signed}}',
      answer: '({{m}}x {{p|signed}})(x {{q|signed}})',
      variables: ['x'],
      form: 'factorised',
      mistakes: [
        {
          answer: '({{m}}x {{q|signed}})(x {{p|signed}})',
          misconception: {
            code: 'factors_in_other_brackets',
            text: 'Expand your answer. Is the term with $x$ the right one?',
          },
        },
        {
          answer: '({{m}}x {{-p|signed}})(x {{-q|signed}})',
          misconception: {
            code: 'factor_signs',
            text: 'Expand your answer and look at the sign of the term with $x$.',
          },
        },
        {
          answer: '(x {{p|signed}})(x {{q|signed}})',
          misconception: {
            code: 'leading_coefficient_ignored',
            text: 'Expand your answer. Does it begin with ${{m}}x^2$?',
          },
        },
      ],
      hints: [
        'The square has a number in front. So one of the brackets begins with ${{m}}x$.',
        'Find two numbers with product ${{m}} \\times ({{t}})$ and sum ${{s}}$. Split the middle term with them.',
        'The two numbers are {{p}} and {{m*q}}. Write ${{m}}x^2 {{m*q|signed}}x {{p|signed}}x {{t|signed}}$.',
        'The first two terms make ${{m}}x(x {{q|signed}})$. The last two share the same bracket.',
      ],
      method_answer: [
        {
          maths: '{{m}}x^2 {{m*q|signed}}x {{p|signed}}x {{t|signed}}',
          text: 'Split the middle term.',
        },
        {
          maths: '{{m}}x(x {{q|signed}}) {{p|signed}}(x {{q|signed}})',
          text: 'Factorise in pairs.',
        },
        {
          maths: '({{m}}x {{p|signed}})(x {{q|signed}})',
          text: 'Take out the bracket that both share.',
        },
      ],
    },
  },
  {
    key: 'harder-factor-check',
    topics: ['harder-brackets-and-factors'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-A4Hb'],
    question: {
      type: 'single_choice',
      text: 'Which is ${{m}}x^2 - {{m*q-p}}x - {{p*q}}$, factorised?',
      max_score: 1,
      template: {
        draw: { m: { pick: [2, 3, 5] }, p: { from: 2, to: 7 }, q: { from: 2, to: 7 } },
        where: [
          'gcd(m,p) = 1',
          'm*q - p > 1',
          'p != q',
          'm*p - q != m*q - p',
          'm*p - q != p - m*q',
        ],
      },
      options: [
        { text: '$({{m}}x + {{p}})(x - {{q}})$' },
        {
          text: '$(x + {{p}})(x - {{q}})$',
          misconception: {
            code: 'leading_coefficient_ignored',
            text: 'Expand it. How many $x^2$ are there?',
          },
        },
        {
          text: '$({{m}}x - {{q}})(x + {{p}})$',
          misconception: {
            code: 'factors_in_other_brackets',
            text: 'Expand it. What is the term with $x$?',
          },
        },
        {
          text: '$({{m}}x - {{p}})(x + {{q}})$',
          misconception: {
            code: 'factor_signs',
            text: 'Expand it and look at the sign of the term with $x$.',
          },
        },
      ],
      answers: [1],
      hints: [
        'Expanding takes you back. Which option gives all three terms?',
        'Look at the term with $x$: it comes from the outer and the inner product.',
        'The last terms have to multiply to $-{{p*q}}$, so one of them is negative.',
        'The term with $x$ has to be $-{{m*q-p}}x$. Find the outer and the inner product of each option.',
      ],
      method_answer: [
        {
          maths: '({{m}}x + {{p}})(x - {{q}}) = {{m}}x^2 - {{m*q}}x + {{p}}x - {{p*q}}',
          text: 'Expand.',
        },
        { maths: '{{m}}x^2 - {{m*q-p}}x - {{p*q}}', text: 'Collect the two middle terms.' },
      ],
    },
  },
]
