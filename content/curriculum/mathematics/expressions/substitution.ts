import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const substitution: readonly ContentQuestion[] = [
  {
    key: 'substitute-linear',
    topics: ['substitution'],
    difficulty: -1,
    minutes: 1,
    statements: ['MK3-A-03', 'GCSE-A2'],
    question: {
      type: 'number',
      text: 'Find the value of ${{a}}n {{b|signed}}$ when $n = {{n}}$.',
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 9 }, b: { from: -9, to: 9, except: [0] }, n: { from: 3, to: 9 } },
        derive: { v: 'a*n+b' },
        where: ['v > 0', 'a != n', '10*a+n+b != v', 'a+n != a*n'],
        check: ['(answer - b) / a = n'],
      },
      answer: '{{v}}',
      mistakes: [
        {
          answer: '{{10*a+n+b}}',
          misconception: {
            code: 'digit_beside_digit',
            text: '${{a}}n$ means ${{a}} \\times n$. The digits are not pushed together.',
          },
        },
        {
          answer: '{{a+n+b}}',
          misconception: {
            code: 'added_instead',
            text: 'There is a hidden times sign in ${{a}}n$.',
          },
        },
      ],
      hints: [
        'What takes the place of the letter?',
        '${{a}}n$ means ${{a}} \\times n$. Multiply before you add or take away.',
        'Write ${{a}} \\times {{n}} {{b|signed}}$.',
        'The product is {{a*n}}. Only the last step, ${{a*n}} {{b|signed}}$, is left.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{n}} {{b|signed}}`, text: 'Put {{n}} in place of $n$.' },
        { maths: '{{a*n}} {{b|signed}} = {{v}}', text: 'Multiply first.' },
      ],
    },
  },
  {
    key: 'substitute-square',
    topics: ['substitution'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['MK3-A-03', 'GCSE-A2'],
    question: {
      type: 'number',
      text: 'Find the value of ${{a}}x^2$ when $x = {{x}}$.',
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 6 }, x: { from: 3, to: 7 } },
        where: ['a != x', 'x != 2'],
        check: ['answer / a = x^2'],
      },
      answer: '{{a*x^2}}',
      mistakes: [
        {
          answer: '{{(a*x)^2}}',
          misconception: {
            code: 'factor_raised_with_it',
            text: 'The square belongs only to the $x$. What happens to the {{a}}?',
          },
        },
        {
          answer: '{{a*x*2}}',
          misconception: {
            code: 'power_as_multiple',
            text: tex`$x^2$ means $x \times x$, not $x \times 2$.`,
          },
        },
      ],
      hints: [
        'What does the small 2 stand beside?',
        'Work out the power first. Then multiply by the number in front.',
        'First find ${{x}}^2 = {{x}} \\times {{x}}$.',
        'The square is {{x^2}}. Now multiply it by {{a}}.',
      ],
      method_answer: [
        { maths: '{{x}}^2 = {{x^2}}', text: 'The power comes first.' },
        { maths: tex`{{a}} \times {{x^2}} = {{a*x^2}}`, text: 'Then multiply by {{a}}.' },
      ],
    },
  },
  {
    key: 'substitute-negative',
    topics: ['substitution'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['MK3-A-03', 'GCSE-A2'],
    question: {
      type: 'number',
      text: 'Find the value of ${{a}} - {{b}}t$ when $t = -{{t}}$.',
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 12 }, b: { from: 2, to: 6 }, t: { from: 2, to: 6 } },
        where: ['a != b*t', 'a != b + t', 'a != b', '-(a-b)*t != a-b*t'],
        check: ['(a - answer) / b = -t'],
      },
      answer: '{{a+b*t}}',
      mistakes: [
        {
          answer: '{{a-b*t}}',
          misconception: {
            code: 'double_minus',
            text: 'Taking away a negative number makes the result larger.',
          },
        },
        {
          answer: '{{-(a-b)*t}}',
          misconception: { code: 'left_to_right_only', text: 'Multiply before you take away.' },
        },
      ],
      hints: [
        'The number that goes in is negative. Put it in brackets, so that its sign is not lost.',
        'Multiply first. Then think what taking away a negative number does.',
        'Write ${{a}} - {{b}} \\times (-{{t}})$.',
        'The product is ${{-b*t}}$, so you have ${{a}} - ({{-b*t}})$.',
      ],
      method_answer: [
        {
          maths: tex`{{b}} \times (-{{t}}) = {{-b*t}}`,
          text: 'Positive times negative is negative.',
        },
        {
          maths: '{{a}} - ({{-b*t}}) = {{a+b*t}}',
          text: 'Taking away a negative number is adding.',
        },
      ],
    },
  },
  {
    key: 'substitute-speed-formula',
    topics: ['substitution'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['MK3-A-03', 'MK3-A-09', 'GCSE-A2', 'GCSE-A5a'],
    question: {
      type: 'number',
      text: 'Use the formula $v = u + at$ to find $v$ when $u = {{u}}$, $a = {{a}}$ and $t = {{t}}$.',
      max_score: 1,
      template: {
        draw: { u: { from: 2, to: 15 }, a: { from: 2, to: 9 }, t: { from: 3, to: 10 } },
        where: ['a != t', 'a*t != 10*a+t', 't < 10', '(u+a)*t != u+10*a+t'],
        check: ['(answer - u) / t = a'],
      },
      answer: '{{u+a*t}}',
      mistakes: [
        {
          answer: '{{(u+a)*t}}',
          misconception: {
            code: 'left_to_right_only',
            text: 'Multiply before you add: $at$ belongs together.',
          },
        },
        {
          answer: '{{u+a+t}}',
          misconception: { code: 'added_instead', text: tex`$at$ means $a \times t$.` },
        },
        {
          answer: '{{u+10*a+t}}',
          misconception: {
            code: 'digit_beside_digit',
            text: tex`$at$ means $a \times t$. The numbers are not put side by side.`,
          },
        },
      ],
      hints: [
        'Which number takes the place of each letter?',
        tex`$at$ means $a \times t$, and multiplying comes before adding.`,
        tex`Write $v = {{u}} + {{a}} \times {{t}}$.`,
        'The product is {{a*t}}. Now add it to {{u}}.',
      ],
      method_answer: [
        { maths: tex`v = {{u}} + {{a}} \times {{t}}`, text: 'Put the numbers in.' },
        { maths: '{{u}} + {{a*t}} = {{u+a*t}}', text: 'Multiply first, then add.' },
      ],
    },
  },
  {
    key: 'substitute-fraction',
    topics: ['substitution'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['MK3-A-03', 'MK3-A-09', 'GCSE-A2', 'GCSE-A5a'],
    question: {
      type: 'number',
      text: tex`The area of a trapezium is $A = \frac{1}{2}(a + b)h$. Find $A$ when $a = {{a}}$, $b = {{b}}$ and $h = {{h}}$.`,
      diagram: {
        kind: 'quadrilateral',
        shape: 'trapezium',
        width: 9,
        top: 4,
        shift: 3,
        height: 4,
        sides: { bottom: 'b', top: 'a' },
        height_label: 'h',
        alt: 'A trapezium. Its two parallel sides are a and b, and its height is h.',
      },
      max_score: 2,
      template: {
        draw: { a: { from: 3, to: 9 }, b: { from: 5, to: 14 }, h: { pick: [3, 4, 5, 6, 8] } },
        where: [
          'a < b',
          'mod((a+b)*h, 2) = 0',
          'h != a',
          'h != b',
          'a+b != a*b',
          'a/2+b*h != (a+b)*h/2',
          'a*b != 2*(a+b)',
          'a + 2*b*h != a*b*h',
        ],
        check: ['answer * 2 / h - a = b'],
      },
      answer: '{{(a+b)*h/2}}',
      mistakes: [
        {
          answer: '{{(a+b)*h}}',
          misconception: {
            code: 'half_left_out',
            text: tex`Look at the start of the formula: what does the $\frac{1}{2}$ do?`,
          },
        },
        {
          answer: '{{a/2+b*h}}',
          misconception: {
            code: 'bracket_ignored',
            text: 'The bracket says to add first. Then all of it is multiplied.',
          },
        },
        {
          answer: '{{a*b*h/2}}',
          misconception: {
            code: 'operation_exchanged',
            text: 'What sign stands inside the bracket?',
          },
        },
      ],
      hints: [
        'Which part of the formula has to be worked out first?',
        'Work out the bracket, then multiply, and do not forget the half.',
        'The bracket is ${{a}} + {{b}}$.',
        'Half of ${{a+b}} \\times {{h}}$ is wanted. Multiply, then halve.',
      ],
      method_answer: [
        { maths: '{{a}} + {{b}} = {{a+b}}', text: 'The bracket first.' },
        {
          maths: tex`\frac{1}{2} \times {{a+b}} \times {{h}} = {{(a+b)*h/2}}`,
          text: 'Then multiply by the height and take half.',
        },
      ],
    },
  },
  {
    key: 'function-machine',
    topics: ['substitution'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-A7', 'GCSE-A2'],
    question: {
      type: 'table',
      text: 'A function machine does two things to every number. Input → multiply by {{k}} → subtract {{s}} → output. Complete the table.',
      max_score: 3,
      template: {
        draw: {
          k: { from: 2, to: 6 },
          s: { from: 2, to: 9 },
          p: { from: 3, to: 6 },
          q: { from: 7, to: 10 },
        },
        derive: { r: 'p+q' },
        where: [
          'k != s',
          'k*p-s != p',
          'k*p-s != s',
          'k*p-s != k',
          'k*p != 2*s',
          'q != s',
          'q != k',
          'k*(p-s) != k*p-s',
          'k*(k*q-s)-s != q',
          '(k*q-s)/k+s != q',
          '(k*q-s)/k+s != k*(k*q-s)-s',
        ],
        check: ['(answer1 + s) / k = p', '(answer2 + s) / k = -p', 'k * answer3 - s = k*q - s'],
      },
      columns: ['Input', 'Output'],
      rows: [
        {
          label: 'A',
          cells: [
            { type: 'given', text: '{{p}}' },
            {
              type: 'number',
              answer: '{{k*p-s}}',
              mistakes: [
                {
                  answer: '{{k*(p-s)}}',
                  misconception: {
                    code: 'sum_before_product',
                    text: 'Follow the arrows: the first box multiplies.',
                  },
                },
              ],
            },
          ],
        },
        {
          label: 'B',
          cells: [
            { type: 'given', text: '{{-p}}' },
            {
              type: 'number',
              answer: '{{-k*p-s}}',
              mistakes: [
                {
                  answer: '{{-(k*p-s)}}',
                  misconception: {
                    code: 'number_sign_turned',
                    text: 'Start below zero and go down further when you subtract.',
                  },
                },
              ],
            },
          ],
        },
        {
          label: 'C',
          cells: [
            {
              type: 'number',
              answer: '{{q}}',
              mistakes: [
                {
                  answer: '{{k*(k*q-s)-s}}',
                  misconception: {
                    code: 'ran_forwards',
                    text: 'This number comes out of the machine. What went in?',
                  },
                },
                {
                  answer: '{{(k*q-s)/k+s}}',
                  misconception: { code: 'undone_in_order_done', text: 'Undo the last box first.' },
                },
              ],
            },
            { type: 'given', text: '{{k*q-s}}' },
          ],
        },
      ],
      hints: [
        'Which way do you go through the machine in each row?',
        'From input to output, follow the boxes. From output to input, go back and undo the last box first.',
        'In row A, multiply {{p}} by {{k}}, then subtract {{s}}.',
        'In row C, add {{s}} to {{k*q-s}}. That is {{k*q}}, and one more step takes you back to the input.',
      ],
      method_answer: [
        { maths: tex`{{k}} \times {{p}} - {{s}} = {{k*p-s}}`, text: 'Row A, from left to right.' },
        {
          maths: tex`{{k}} \times (-{{p}}) - {{s}} = {{-k*p-s}}`,
          text: 'Row B. The product is negative.',
        },
        {
          maths: tex`({{k*q-s}} + {{s}}) \div {{k}} = {{q}}`,
          text: 'Row C, backwards: undo the subtraction, then the multiplication.',
        },
      ],
    },
  },
  {
    key: 'substitute-spot-slip',
    topics: ['substitution'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['MK3-A-03', 'GCSE-A2'],
    question: {
      type: 'single_choice',
      text: '$a = {{a}}$ and $b = {{b}}$. {{name}} says that $ab = {{10*a+b}}$. What would you tell {{name}}?',
      max_score: 1,
      template: {
        draw: {
          a: { from: 2, to: 9 },
          b: { from: 2, to: 9 },
          name: { pick: ['Noor', 'Jack', 'Ifeoma', 'Pedro'] },
        },
        where: ['a != b', '10*a+b != a*b', 'a+b != a*b'],
      },
      options: [
        {
          text: 'It is correct: the letters stand side by side, and so do the numbers',
          misconception: {
            code: 'digit_beside_digit',
            text: 'Letters side by side have a hidden sign between them.',
          },
        },
        {
          text: 'The value cannot be found, since $a$ and $b$ are letters',
          misconception: {
            code: 'letter_without_value',
            text: 'Both letters have been given a number here.',
          },
        },
        {
          text: '$ab$ means $a + b$, so the value is ${{a+b}}$',
          misconception: {
            code: 'added_instead',
            text: 'A plus sign is never left out in algebra. Which sign is?',
          },
        },
        { text: '$ab$ means $a \\times b$, so the value is ${{a*b}}$' },
      ],
      answers: [4],
      hints: [
        'Which sign is left out when two letters stand side by side?',
        'In algebra the times sign is left out, and no other sign.',
        'So look for the option where {{a}} and {{b}} are joined by that sign.',
        'Between $a$ and $b$ there is a hidden times sign. Work out that product and compare.',
      ],
      method_answer: [
        { maths: tex`ab = a \times b`, text: 'Letters side by side are multiplied.' },
        { maths: tex`{{a}} \times {{b}} = {{a*b}}`, text: 'Put the numbers in.' },
      ],
    },
  },
]
