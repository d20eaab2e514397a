import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const iteration: readonly ContentQuestion[] = [
  {
    key: 'iteration-sign-change',
    topics: ['iteration'],
    difficulty: -0.6,
    minutes: 2,
    statements: ['GCSE-A20H'],
    question: {
      type: 'fill_blanks',
      text: 'Show that $x^3 + x = {{c}}$ has a solution between {{n}} and {{n+1}}. Work out $x^3 + x - {{c}}$: for $x = {{n}}$ it is [[1]], and for $x = {{n+1}}$ it is [[2]]. The sign changes between them, so there is a solution.',
      max_score: 3,
      template: {
        draw: { n: { from: 1, to: 3 }, e: { from: 3, to: 9 } },
        derive: { c: 'n^3+n+e' },
        where: ['e < 3*n^2+3*n+2', 'e != n', '3*n != n^3', 'n > 1'],
        check: ['answer1 = n^3 + n - c', 'answer2 - answer1 = 3*n^2 + 3*n + 2'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{-e}}',
          mistakes: [
            {
              answer: '{{3*n+n-c}}',
              misconception: {
                code: 'power_as_multiple',
                text: tex`$x^3$ means $x \times x \times x$.`,
              },
            },
            {
              answer: '{{n^3+n}}',
              misconception: { code: 'given_part_left_out', text: 'Take {{c}} away as well.' },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{3*n^2+3*n+2-e}}',
          mistakes: [
            {
              answer: '{{3*(n+1)+n+1-c}}',
              misconception: {
                code: 'power_as_multiple',
                text: tex`$x^3$ means $x \times x \times x$.`,
              },
            },
          ],
        },
      ],
      hints: [
        'The expression $x^3 + x - {{c}}$ is zero for a solution. Is it above or below zero at the two ends?',
        'Put each number in: cube it, add the number, and take away {{c}}.',
        'For $x = {{n}}$ begin with ${{n}}^3 = {{n^3}}$.',
        'For $x = {{n+1}}$ begin with ${{n+1}}^3 = {{(n+1)^3}}$. Then add {{n+1}} and take away {{c}}.',
      ],
      method_answer: [
        { maths: '{{n}}^3 + {{n}} - {{c}} = {{-e}}', text: 'Below zero.' },
        {
          maths: '{{n+1}}^3 + {{n+1}} - {{c}} = {{3*n^2+3*n+2-e}}',
          text: 'Above zero, so there is a solution in between.',
        },
      ],
    },
  },
  {
    key: 'iteration-first-steps',
    topics: ['iteration'],
    difficulty: 0,
    minutes: 3,
    statements: ['GCSE-A20H'],
    question: {
      type: 'fill_blanks',
      text: tex`Use $x_{n+1} = \frac{x_n + {{k}} }{ {{m}} }$ with $x_0 = {{z}}$. Find $x_1 =$ [[1]] and $x_2 =$ [[2]]. The values come closer and closer to the solution of $x = \frac{x + {{k}} }{ {{m}} }$, which is $x =$ [[3]].`,
      max_score: 3,
      template: {
        draw: { m: { pick: [3, 4] }, l: { from: 2, to: 9 }, t: { from: 1, to: 4 } },
        derive: { k: '(m-1)*l', z: 'l+t*m^2' },
        where: [
          'z != k',
          'l != m',
          'z != l*m',
          'l + t != k',
          'l + t*m != k',
          'l + t != m',
          'l + t*m != m',
          'l + t != z',
          'l != z',
        ],
        check: ['m * answer1 = z + k', 'm * answer2 = answer1 + k', 'm * answer3 = answer3 + k'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{(z+k)/m}}',
          mistakes: [
            {
              answer: '{{z+k/m}}',
              misconception: {
                code: 'divided_one_term',
                text: 'All of $x_0 + {{k}}$ is divided by {{m}}.',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{((z+k)/m+k)/m}}',
          mistakes: [
            {
              answer: '{{(z+k)/m}}',
              misconception: {
                code: 'start_value_kept',
                text: 'Now put $x_1$ in, not the first value again.',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{l}}',
          mistakes: [
            {
              answer: '{{k/m}}',
              misconception: {
                code: 'letter_left_out',
                text: 'There is an $x$ on both sides. Gather them first.',
              },
            },
          ],
        },
      ],
      hints: [
        'The formula makes the next value from the one before.',
        'Put the value before in place of $x_n$. For the last gap, solve the equation.',
        'For $x_1$ add {{k}} to {{z}}, then divide by {{m}}.',
        'For $x_2$ put $x_1$ in. In the equation multiply both sides by {{m}}: ${{m}}x = x + {{k}}$.',
      ],
      method_answer: [
        { maths: tex`\frac{ {{z}} + {{k}} }{ {{m}} } = {{(z+k)/m}}`, text: 'The first step.' },
        {
          maths: tex`\frac{ {{(z+k)/m}} + {{k}} }{ {{m}} } = {{((z+k)/m+k)/m}}`,
          text: 'The second step uses the result of the first.',
        },
        { maths: '{{m-1}}x = {{k}}', text: 'The equation without its fraction.' },
        { maths: 'x = {{l}}', text: 'Divide by {{m-1}}.' },
      ],
    },
  },
  {
    key: 'iteration-rearrange',
    topics: ['iteration'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-A20H'],
    question: {
      type: 'single_choice',
      text: 'Which iterative formula comes from $x^3 + {{a}}x = {{c}}$?',
      max_score: 1,
      template: { draw: { a: { from: 2, to: 6 }, c: { from: 8, to: 30 } } },
      options: [
        {
          text: tex`$x_{n+1} = \frac{ {{c}} - {{a}}x_n}{3}$`,
          misconception: {
            code: 'square_undone_by_halving',
            text: 'What undoes a cube? It is not dividing by 3.',
          },
        },
        { text: tex`$x_{n+1} = \sqrt[3]{ {{c}} - {{a}}x_n}$` },
        {
          text: tex`$x_{n+1} = \sqrt[3]{ {{c}} + {{a}}x_n}$`,
          misconception: {
            code: 'sign_lost_moving',
            text: 'Take ${{a}}x$ from both sides. Which sign does it get?',
          },
        },
        {
          text: tex`$x_{n+1} = \sqrt[3]{ {{c}} } - {{a}}x_n$`,
          misconception: { code: 'root_of_sum', text: 'The root is taken of the whole side.' },
        },
      ],
      answers: [2],
      hints: [
        'An iterative formula has a single $x$ alone on one side.',
        'Rearrange the equation so that $x^3$ stands alone. Then undo the cube.',
        'Take ${{a}}x$ from both sides: $x^3 = {{c}} - {{a}}x$.',
        'Take the cube root of the whole right side. Then the $x$ on the left is the next value.',
      ],
      method_answer: [
        { maths: 'x^3 = {{c}} - {{a}}x', text: 'Take ${{a}}x$ from both sides.' },
        { maths: tex`x = \sqrt[3]{ {{c}} - {{a}}x}`, text: 'Take the cube root of both sides.' },
      ],
    },
  },
  {
    key: 'iteration-calculator',
    topics: ['iteration'],
    difficulty: 0.6,
    minutes: 4,
    statements: ['GCSE-A20H'],
    question: {
      type: 'number',
      text: tex`Use a calculator. Use $x_{n+1} = \sqrt{10 + x_n}$ with $x_0 = 3$ to find $x_2$. Give your answer to 3 decimal places.`,
      max_score: 3,
      answer: '3.688570356583156',
      tolerance: { decimal_places: 3 },
      mistakes: [
        {
          answer: '3.606',
          misconception: { code: 'stopped_early', text: 'That is $x_1$. Put it in to find $x_2$.' },
        },
        {
          answer: '9.325',
          misconception: {
            code: 'root_of_sum',
            text: 'The root is taken of the whole sum, not of 10 alone.',
          },
        },
        {
          answer: '6.768',
          misconception: {
            code: 'root_of_sum',
            text: 'The root is taken of the whole sum, not of 10 alone.',
          },
        },
      ],
      hints: [
        'The formula makes the next value from the one before.',
        'Put $x_0$ in to get $x_1$. Then put all the digits of $x_1$ in to get $x_2$.',
        tex`$x_1 = \sqrt{10 + 3}$. Keep this number in the calculator.`,
        tex`Now work out $\sqrt{10 + x_1}$ with all the digits of $x_1$, and round only at the end.`,
      ],
      method_answer: [
        { maths: tex`\sqrt{10 + 3} = 3.60555`, text: 'The first step.' },
        { maths: tex`\sqrt{10 + 3.60555} = 3.68857`, text: 'The second step.' },
        { maths: '3.689', text: 'Rounded to 3 decimal places.' },
      ],
    },
  },
  {
    key: 'iteration-pond',
    topics: ['iteration'],
    difficulty: 0.5,
    minutes: 3,
    statements: ['GCSE-R16H'],
    question: {
      type: 'number',
      text: 'A pond has {{z}} fish. Each year one fish in {{m}} is taken out, and after that {{k}} young fish are put in. How many fish are there after 2 years?',
      max_score: 2,
      template: {
        draw: { m: { pick: [4, 5] }, t: { from: 2, to: 6 }, k: { from: 20, to: 80, step: 20 } },
        derive: { z: '20*m*t', u: 'z-z/m+k', v: 'u-u/m+k' },
        where: [
          'is_integer(u/m)',
          'v != z',
          'u != z',
          'z-2*z/m+2*k != v',
          'z-2*z/m+2*k != u',
          'z-2*z/m+2*k != z-z/m-(z-z/m)/m+k',
          'z-z/m-(z-z/m)/m+k != u',
        ],
        check: ['answer - k = u * (m - 1) / m'],
      },
      answer: '{{v}}',
      mistakes: [
        {
          answer: '{{u}}',
          misconception: {
            code: 'stopped_early',
            text: 'That is after one year. Use it to find the next year.',
          },
        },
        {
          answer: '{{z-2*z/m+2*k}}',
          misconception: {
            code: 'start_value_kept',
            text: 'In the second year one in {{m}} of the *new* number is taken out.',
          },
        },
        {
          answer: '{{z-z/m-(z-z/m)/m+k}}',
          misconception: { code: 'given_part_left_out', text: 'Young fish are put in every year.' },
        },
      ],
      hints: [
        'What happens in one year? The same happens again in the next.',
        'Work out the number after one year. Then begin the second year with that number.',
        'In the first year ${{z}} \\div {{m}}$ fish are taken out.',
        'After one year there are {{u}}. Take out one in {{m}} of these, and put {{k}} in.',
      ],
      method_answer: [
        { maths: '{{z}} - {{z/m}} + {{k}} = {{u}}', text: 'After one year.' },
        { maths: '{{u}} - {{u/m}} + {{k}} = {{v}}', text: 'After two years.' },
      ],
    },
  },
  {
    key: 'iteration-why-sign-change',
    topics: ['iteration'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-A20H'],
    question: {
      type: 'true_false',
      text: 'For a smooth curve without gaps, $y = {{p}}$ at $x = {{a}}$ and $y = -{{q}}$ at $x = {{a+1}}$. {{name}} says: “The curve must cross the $x$-axis between {{a}} and {{a+1}}.” Is that true?',
      max_score: 1,
      template: {
        draw: {
          p: { from: 1, to: 9 },
          q: { from: 1, to: 9 },
          a: { from: 1, to: 6 },
          name: { pick: ['Miriam', 'Owen', 'Kaya', 'Ade'] },
        },
      },
      options: [
        { text: 'True' },
        {
          text: 'False',
          misconception: {
            code: 'root_between_same_signs',
            text: 'Draw a line from above the axis to below it, without lifting the pencil.',
          },
        },
      ],
      answers: [1],
      hints: [
        'Is the curve above or below the $x$-axis at each of the two places?',
        'A curve without gaps cannot jump from one side of the axis to the other.',
        'At $x = {{a}}$ it is above the axis, since {{p}} is positive.',
        'At $x = {{a+1}}$ it is below the axis. Can it get there without touching the axis?',
      ],
      method_answer: [
        {
          text: 'The curve goes from above the axis to below it without a gap, so it crosses the axis in between.',
        },
      ],
    },
  },
]
