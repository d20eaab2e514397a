import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const functions: readonly ContentQuestion[] = [
  {
    key: 'function-put-a-number-in',
    topics: ['functions'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['GCSE-A7Hb'],
    question: {
      type: 'fill_blanks',
      text: tex`The function is $f(x) = {{a}}x {{b|signed}}$. Then $f({{p}})$ is [[1]], and $f(-{{q}})$ is [[2]].`,
      max_score: 2,
      template: {
        draw: {
          a: { from: 2, to: 6 },
          b: { from: -9, to: 9, except: [0] },
          p: { from: 3, to: 9 },
          q: { from: 2, to: 5 },
        },
        where: [
          'a*p + b != a + p + b',
          'b - a*q != 0',
          'p != q',
          'a*p + b > 0',
          'distinct(a*p + b, a, p, q)',
          'b - a*q != -q',
          '10*a + p + b != a*p + b',
          'a*q + b != b - a*q',
        ],
        check: ['(answer1 - b)/a = p', '(answer2 - b)/a = 0 - q'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a*p+b}}',
          mistakes: [slip('{{10*a+p+b}}', 'digit_beside_digit', '${{a}}x$ means {{a}} times $x$.')],
        },
        {
          type: 'number',
          answer: '{{b-a*q}}',
          mistakes: [slip('{{b+a*q}}', 'minus_times_plus', 'What is {{a}} times $-{{q}}$?')],
        },
      ],
      hints: [
        'The number in the bracket goes in where the rule has $x$.',
        'Put the number in for $x$, multiply, and then do the rest.',
        'For the first one begin with ${{a}} \\times {{p}}$.',
        'For the second one begin with ${{a}} \\times (-{{q}})$. Then do the last step of the rule.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{p}} {{b|signed}} = {{a*p+b}}`, text: 'With $x = {{p}}$.' },
        { maths: tex`{{a}} \times (-{{q}}) {{b|signed}} = {{b-a*q}}`, text: 'With $x = -{{q}}$.' },
      ],
    },
  },
  {
    key: 'function-order-of-two',
    topics: ['functions'],
    difficulty: -0.5,
    minutes: 1.2,
    statements: ['GCSE-A7Hb'],
    question: {
      type: 'single_choice',
      text: 'What does $fg(x)$ mean?',
      max_score: 1,
      options: [
        { text: 'First $g$ works on $x$, and then $f$ on the result' },
        option(
          '$f(x)$ multiplied by $g(x)$',
          'composite_as_product',
          'Nothing is multiplied here. The two functions work one after the other.',
        ),
        option(
          'First $f$ works on $x$, and then $g$ on the result',
          'composite_order_turned',
          'Which of the two stands next to the $x$?',
        ),
        option(
          '$f(x)$ and $g(x)$ are added',
          'composite_as_product',
          'The two functions work one after the other.',
        ),
      ],
      answers: [1],
      hints: [
        'It can also be written as $f(g(x))$.',
        'Work from the inside of the brackets to the outside.',
        'What stands next to $x$ works first.',
        'In $f(g(x))$ the inner function is $g$. Which one works on its result?',
      ],
      method_answer: [{ maths: 'fg(x) = f(g(x))', text: 'The inner function goes first.' }],
    },
  },
  {
    key: 'function-which-input',
    topics: ['functions'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-A7Ha', 'GCSE-A7Hb'],
    question: {
      type: 'number',
      text: tex`The function is $f(x) = \frac{x {{b|signed}} }{ {{a}} }$. For which $x$ is $f(x) = {{k}}$?`,
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 7 }, b: { from: -9, to: 9, except: [0] }, k: { from: 2, to: 9 } },
        where: [
          'a*k - b > 0',
          '(k + b)/a != a*k - b',
          'a*(k - b) != a*k - b',
          'a*k + b != a*k - b',
          'distinct(a*k - b, (k + b)/a, a*(k - b), a*k + b)',
          'a*k - b != k',
          'a*k - b != a*k',
          'a*k - b != a',
        ],
        check: ['(answer + b)/a = k'],
      },
      answer: '{{a*k-b}}',
      mistakes: [
        slip('{{(k+b)/a}}', 'ran_forwards', 'The {{k}} is the result. Which number goes in?'),
        slip(
          '{{a*(k-b)}}',
          'undone_in_order_done',
          'The last step of the rule is the division. Undo that one first.',
        ),
        slip('{{a*k+b}}', 'operation_shown_done', 'Do the opposite to undo the step in the top.'),
      ],
      hints: [
        'The result is given. You are looking for the input.',
        'Set the rule equal to {{k}}, and solve for $x$.',
        'Multiply both sides by {{a}}: $x {{b|signed}} = {{a*k}}$.',
        'Now undo the step in the top, so that $x$ stands alone.',
      ],
      method_answer: [
        { maths: tex`x {{b|signed}} = {{a*k}}`, text: 'Both sides multiplied by {{a}}.' },
        { maths: tex`x = {{a*k-b}}`, text: 'The input.' },
      ],
    },
  },
  {
    key: 'function-find-the-inverse',
    topics: ['functions'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-A7Ha'],
    question: {
      type: 'expression',
      text: tex`Find $f^{-1}(x)$ for the function $f(x) = {{a}}x {{b|signed}}$.`,
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 7 }, b: { from: -9, to: 9, except: [0] } },
        where: ['b != a', 'b != -a', 'b != 1', 'b != -1'],
      },
      answer: tex`\frac{x {{-b|signed}} }{ {{a}} }`,
      variables: ['x'],
      mistakes: [
        slip(
          tex`\frac{1}{ {{a}}x {{b|signed}} }`,
          'inverse_as_reciprocal',
          'The inverse undoes the function. It is not 1 divided by it.',
        ),
        slip(
          tex`\frac{x}{ {{a}} } {{-b|signed}}`,
          'undone_in_order_done',
          'Undo the last step first.',
        ),
        slip(
          tex`\frac{x {{b|signed}} }{ {{a}} }`,
          'operation_shown_done',
          'To undo the last step, do its opposite.',
        ),
      ],
      hints: [
        'The inverse function undoes what $f$ does.',
        'Write $y = f(x)$ and solve for $x$. Then write $x$ in place of $y$.',
        '$y = {{a}}x {{b|signed}}$. Undo the last step first.',
        'That gives $y {{-b|signed}} = {{a}}x$. Divide by {{a}}, and write $x$ for $y$.',
      ],
      method_answer: [
        { maths: tex`y {{-b|signed}} = {{a}}x`, text: 'The last step undone.' },
        { maths: tex`x = \frac{y {{-b|signed}} }{ {{a}} }`, text: 'Divided by {{a}}.' },
        {
          maths: tex`f^{-1}(x) = \frac{x {{-b|signed}} }{ {{a}} }`,
          text: 'With $x$ as the letter of the input.',
        },
      ],
    },
  },
  {
    key: 'function-composite-value',
    topics: ['functions'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-A7Hb'],
    question: {
      type: 'table',
      text: 'The functions are $f(x) = x^2 {{b|signed}}$ and $g(x) = {{a}}x$. Complete the table.',
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 4 }, b: { from: -6, to: 6, except: [0] }, p: { from: 2, to: 4 } },
        derive: { gp: 'a*p', fg: 'a^2*p^2 + b', gf: 'a*(p^2 + b)' },
        where: [
          'gf != fg',
          'a*p*(p^2 + b) != fg',
          'a*p*(p^2 + b) != gf',
          'p^2 + b > 0',
          'a != p',
          'distinct(gp, a, p, 2)',
          'gf != a',
          'gf != p',
          'a*p^2 + b != fg',
          'a*p^2 + b != gf',
        ],
        check: ['answer1 = a*p', 'answer2 - b = answer1^2', 'answer3/a - b = p^2'],
      },
      columns: ['Value'],
      rows: [
        { label: '$g({{p}})$', cells: [{ type: 'number', answer: '{{gp}}' }] },
        {
          label: '$fg({{p}})$',
          cells: [
            {
              type: 'number',
              answer: '{{fg}}',
              mistakes: [
                slip(
                  '{{gf}}',
                  'composite_order_turned',
                  'What stands next to the bracket works first.',
                ),
                slip(
                  '{{a*p*(p^2+b)}}',
                  'composite_as_product',
                  'The two results are not multiplied. Put one into the other.',
                ),
              ],
            },
          ],
        },
        {
          label: '$gf({{p}})$',
          cells: [
            {
              type: 'number',
              answer: '{{gf}}',
              mistakes: [
                slip(
                  '{{fg}}',
                  'composite_order_turned',
                  'What stands next to the bracket works first.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'In $fg({{p}})$ two functions work one after the other.',
        'Begin with the function next to the bracket. Put its result into the other one.',
        'For the first two rows work out ${{a}} \\times {{p}}$.',
        'Square that result and do the last step of $f$. For the third row begin with $f$: ${{p}}^2 {{b|signed}}$, and multiply by {{a}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{p}} = {{gp}}`, text: 'The inner function of $fg$.' },
        { maths: tex`{{gp}}^2 {{b|signed}} = {{fg}}`, text: 'Then $f$ works on the result.' },
        {
          maths: tex`{{a}} \times ({{p}}^2 {{b|signed}}) = {{gf}}`,
          text: 'In $gf$ the function $f$ works first.',
        },
      ],
    },
  },
  {
    key: 'function-composite-expression',
    topics: ['functions'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-A7Hb'],
    question: {
      type: 'expression',
      text: 'The functions are $f(x) = x^2 {{b|signed}}$ and $g(x) = x {{a|signed}}$. Write $fg(x)$ without brackets, in its simplest form.',
      max_score: 3,
      template: {
        draw: { a: { from: -6, to: 7, except: [0, 1, -1] }, b: { from: -9, to: 9, except: [0] } },
        where: ['a^2 + b != 0', 'a + b != 0', 'a^2 + b != 1'],
      },
      answer: 'x^2 {{2*a|signed}}x {{a^2+b|signed}}',
      variables: ['x'],
      form: 'expanded',
      mistakes: [
        slip(
          'x^2 {{a+b|signed}}',
          'composite_order_turned',
          'The function next to $x$ works first. Which one squares, and what?',
        ),
        slip('x^2 {{a^2+b|signed}}', 'square_of_sum', 'The square of a bracket has a middle term.'),
      ],
      hints: [
        'Which of the two functions works on $x$ first?',
        'Put the whole of $g(x)$ in where $f$ has its $x$.',
        '$fg(x) = (x {{a|signed}})^2 {{b|signed}}$.',
        'Expand the square, which gives three terms, and collect the numbers.',
      ],
      method_answer: [
        { text: 'The whole of $g(x)$ goes into $f$, where $x$ was.' },
        {
          maths: tex`(x {{a|signed}})^2 {{b|signed}} = x^2 {{2*a|signed}}x + {{a^2}} {{b|signed}}`,
          text: 'The square expanded.',
        },
        {
          maths: tex`x^2 {{2*a|signed}}x + {{a^2}} {{b|signed}} = x^2 {{2*a|signed}}x {{a^2+b|signed}}`,
          text: 'The numbers collected.',
        },
      ],
    },
  },
  {
    key: 'function-inverse-equation',
    topics: ['functions'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-A7Ha', 'GCSE-A7Hb'],
    question: {
      type: 'number',
      text: tex`The function is $f(x) = {{a}}x {{b|signed}}$. For which $x$ is $f(x) = f^{-1}(x)$?`,
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 5 }, x: { from: -6, to: 6, except: [0] } },
        derive: { b: 'x*(1 - a)' },
        where: ['b != x', 'x != -b', 'b != a', 'b != -a', 'abs(b) != 1'],
        check: ['a*answer + b = (answer - b)/a'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{-x}}',
          'sign_lost_moving',
          'Put your number into $f$ and into the inverse. Are they equal?',
        ),
      ],
      hints: [
        'You need the inverse function first.',
        'Set the two rules equal to each other, and solve the equation.',
        tex`$f^{-1}(x) = \frac{x {{-b|signed}} }{ {{a}} }$.`,
        'Multiply both sides by {{a}}: ${{a^2}}x {{a*b|signed}} = x {{-b|signed}}$. Collect the terms with $x$ on one side.',
      ],
      method_answer: [
        { maths: tex`{{a}}x {{b|signed}} = \frac{x {{-b|signed}} }{ {{a}} }`, text: 'Set equal.' },
        {
          maths: tex`{{a^2}}x {{a*b|signed}} = x {{-b|signed}}`,
          text: 'Both sides multiplied by {{a}}.',
        },
        { maths: tex`{{a^2-1}}x = {{-b-a*b}}`, text: 'The terms with $x$ on one side.' },
        { maths: tex`x = {{x}}`, text: 'Divided by {{a^2-1}}.' },
      ],
    },
  },
]
