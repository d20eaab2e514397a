import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const linearAndQuadratic: readonly ContentQuestion[] = [
  {
    key: 'line-curve-substitute',
    topics: ['linear-and-quadratic'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-A19H'],
    question: {
      type: 'single_choice',
      text: 'To solve $y = x {{c|signed}}$ and $x^2 + y^2 = {{r}}$, what do you get when the first equation is put into the second?',
      max_score: 1,
      template: {
        draw: { c: { from: -6, to: 6, except: [0] }, r: { pick: [10, 13, 17, 25, 29, 34] } },
        where: ['abs(c) > 1', 'c^2 != r', 'c^2 < 2*r'],
      },
      options: [
        { text: '$x^2 + (x {{c|signed}})^2 = {{r}}$' },
        {
          text: '$x^2 + x^2 {{c^2|signed}} = {{r}}$',
          misconception: {
            code: 'square_of_sum',
            text: 'Write the squared bracket twice. It has a middle term.',
          },
        },
        {
          text: '$x^2 + x {{c|signed}} = {{r}}$',
          misconception: { code: 'power_left_out', text: 'In the second equation $y$ is squared.' },
        },
        {
          text: '$(x + x {{c|signed}})^2 = {{r}}$',
          misconception: {
            code: 'squares_joined',
            text: 'There are two squares here, and they are added.',
          },
        },
      ],
      answers: [1],
      hints: [
        'The first equation says what $y$ is.',
        'Put it, in a bracket, in the place of $y$ in the second equation.',
        'In the second equation $y$ is squared, so the whole bracket is squared.',
        'The $x^2$ stays as it is. Look for the option that has it, and a squared bracket.',
      ],
      method_answer: [
        {
          maths: 'x^2 + (x {{c|signed}})^2 = {{r}}',
          text: 'The bracket takes the place of $y$ and is squared.',
        },
      ],
    },
  },
  {
    key: 'line-curve-parabola',
    topics: ['linear-and-quadratic'],
    difficulty: 0,
    minutes: 3,
    statements: ['GCSE-A19H'],
    question: {
      type: 'fill_blanks',
      text: 'Solve $y = x^2$ and $y = {{s}}x {{t|signed}}$. The two solutions are $x =$ [[1]], $y =$ [[2]] and, with the larger $x$, $x =$ [[3]], $y =$ [[4]].',
      diagram: {
        kind: 'axes',
        x: { from: -6, to: 8, step: 1, label: 'x', labels: 'none' },
        y: { from: -8, to: 56, step: 8, label: 'y', labels: 'none' },
        grid: false,
        curves: [
          { type: 'polynomial', coefficients: [1, 0, 0] },
          { type: 'polynomial', coefficients: ['{{s}}', '{{t}}'], tone: 'b' },
        ],
        alt: 'A curve that opens upwards and a straight line that rises. They meet in two points.',
      },
      max_score: 4,
      template: {
        draw: { a: { from: -4, to: -2 }, b: { from: 4, to: 7 } },
        derive: { s: 'a+b', t: '-a*b' },
        where: [
          's > 1',
          'b != -2*a',
          'b != 2',
          'b^2 != s',
          'a^2 != s',
          'b != s',
          'b^2 != t',
          'b != t',
        ],
        check: ['answer1 + answer3 = s', 'answer2 = answer1^2', 'answer4 = s * answer3 + t'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a}}',
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
        {
          type: 'number',
          answer: '{{a^2}}',
          mistakes: [
            {
              answer: '{{-(a^2)}}',
              misconception: {
                code: 'square_kept_the_minus',
                text: 'A negative number times itself is positive.',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{b}}',
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
          answer: '{{b^2}}',
          mistakes: [
            {
              answer: '{{2*b}}',
              misconception: { code: 'power_as_multiple', text: '$x^2$ is $x$ times itself.' },
            },
          ],
        },
      ],
      hints: [
        'Where the two graphs meet, both have the same $y$.',
        'Put the two right sides equal. Bring everything to one side and factorise.',
        'You get $x^2 - {{s}}x {{-t|signed}} = 0$.',
        'Look for two numbers with product ${{-t}}$ and sum $-{{s}}$. Each value of $x$ then has its own $y = x^2$.',
      ],
      method_answer: [
        {
          maths: 'x^2 - {{s}}x {{-t|signed}} = 0',
          text: 'Put both equal, everything on one side.',
        },
        { maths: '(x {{-a|signed}})(x - {{b}}) = 0', text: 'Factorise.' },
        { maths: tex`x = {{a}} \text{ or } x = {{b}}`, text: 'Two values of $x$.' },
        { maths: tex`({{a}})^2 = {{a^2}}, \quad {{b}}^2 = {{b^2}}`, text: 'Each has its own $y$.' },
      ],
    },
  },
  {
    key: 'line-curve-circle',
    topics: ['linear-and-quadratic'],
    difficulty: 0.6,
    minutes: 5,
    statements: ['GCSE-A19H'],
    question: {
      type: 'fill_blanks',
      text: 'Solve $x^2 + y^2 = {{r}}$ and $y = x + {{d}}$. There are two solutions. The one with the smaller $x$ is $x =$ [[1]], $y =$ [[2]]. The one with the larger $x$ is $x =$ [[3]], $y =$ [[4]].',
      max_score: 4,
      template: {
        draw: { m: { from: 2, to: 5 }, d: { from: 2, to: 5 } },
        derive: { p: 'm+d', r: 'm^2+(m+d)^2' },
        where: ['r < 90', 'p < 9', 'm != d', 'm + d != 2*d', 'm != 2*d'],
        check: [
          'answer1^2 + answer2^2 = r',
          'answer2 = answer1 + d',
          'answer3^2 + answer4^2 = r',
          'answer4 = answer3 + d',
          'answer1 < answer3',
        ],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{-m-d}}',
          mistakes: [
            {
              answer: '{{-m}}',
              misconception: {
                code: 'factor_signs_kept',
                text: 'A bracket is zero for the opposite of the number in it.',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{-m}}',
          mistakes: [
            {
              answer: '{{m}}',
              misconception: {
                code: 'number_sign_turned',
                text: 'Put $x$ into the equation of the line.',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{m}}',
          mistakes: [
            {
              answer: '{{m+d}}',
              misconception: {
                code: 'factor_signs_kept',
                text: 'A bracket is zero for the opposite of the number in it.',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{m+d}}',
          mistakes: [
            {
              answer: '{{m-d}}',
              misconception: { code: 'sign_lost_moving', text: 'Put $x$ into $y = x + {{d}}$.' },
            },
          ],
        },
      ],
      hints: [
        'There are two unknowns, and the second equation says what $y$ is.',
        'Put $x + {{d}}$, in a bracket, in the place of $y$ in the first equation. Then solve for $x$.',
        'You get $x^2 + (x + {{d}})^2 = {{r}}$. Expand the square and collect.',
        'Halved, it is $x^2 + {{d}}x - {{m*(m+d)}} = 0$. Factorise, then find the $y$ for each $x$.',
      ],
      method_answer: [
        { maths: 'x^2 + (x + {{d}})^2 = {{r}}', text: 'Put the line into the circle.' },
        { maths: '2x^2 + {{2*d}}x - {{r-d^2}} = 0', text: 'Expand and collect.' },
        { maths: '(x - {{m}})(x + {{m+d}}) = 0', text: 'Divide by 2 and factorise.' },
        { maths: tex`x = {{-m-d}} \text{ or } x = {{m}}`, text: 'Two values of $x$.' },
        {
          maths: tex`{{-m-d}} + {{d}} = {{-m}}, \quad {{m}} + {{d}} = {{m+d}}`,
          text: 'Each has its own $y$.',
        },
      ],
    },
  },
  {
    key: 'line-curve-how-often',
    topics: ['linear-and-quadratic'],
    difficulty: 0.5,
    minutes: 3,
    statements: ['GCSE-A19H'],
    question: {
      type: 'matching',
      text: 'The curve is $y = x^2$. Match each line with how often it meets the curve. One answer is left over.',
      diagram: {
        kind: 'axes',
        x: { from: -3, to: 3, step: 1, label: 'x' },
        y: { from: -4, to: 8, step: 2, label: 'y' },
        curves: [{ type: 'polynomial', coefficients: [1, 0, 0] }],
        alt: 'The curve y = x². Its lowest point is at the origin.',
      },
      max_score: 3,
      left: ['$y = 2x - 1$', '$y = 2x + 3$', '$y = 2x - 3$'],
      pairs: [2, 3, 1],
      right: ['not at all', 'once', 'twice', 'three times'],
      hints: [
        'Where a line and the curve meet, both have the same $y$.',
        'Put $x^2$ equal to each line. How many solutions does the quadratic equation have?',
        'For the first line you get $x^2 - 2x + 1 = 0$, which is $(x - 1)^2 = 0$.',
        'For the other two work out $b^2 - 4ac$. Is it above or below zero?',
      ],
      method_answer: [
        { maths: '(x - 1)^2 = 0', text: 'The first line meets the curve once: it is a tangent.' },
        { maths: '(x - 3)(x + 1) = 0', text: 'The second meets it twice.' },
        {
          maths: tex`(-2)^2 - 4 \times 1 \times 3 = -8`,
          text: 'For the third the number under the root is negative: there is no meeting point.',
        },
      ],
    },
  },
  {
    key: 'line-curve-pairs-slip',
    topics: ['linear-and-quadratic'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-A19H'],
    question: {
      type: 'single_choice',
      text: '{{name}} solves $y = x^2 - {{k}}$ and $y = x + {{d}}$ and finds $x = {{p}}$ or $x = {{q}}$. What is still missing?',
      max_score: 1,
      template: {
        draw: {
          p: { from: 3, to: 6 },
          q: { from: -5, to: -2 },
          name: { pick: ['Salma', 'Ivan', 'Grace', 'Dev'] },
        },
        derive: { k: '-p*q-1', d: 'p+q' },
        where: ['p + q = 1', 'k > 0'],
      },
      options: [
        {
          text: 'A check which of the two values of $x$ is the right one',
          misconception: {
            code: 'one_factor_only',
            text: 'The line meets the curve in two places. Both belong to the answer.',
          },
        },
        {
          text: 'Nothing: these are the two solutions',
          misconception: {
            code: 'stopped_early',
            text: 'Both equations have two letters. What is $y$?',
          },
        },
        { text: 'The value of $y$ that belongs to each $x$' },
        {
          text: 'One value of $y$, which belongs to both',
          misconception: {
            code: 'values_not_paired',
            text: 'Put each $x$ into the line. Do you get the same $y$?',
          },
        },
      ],
      answers: [3],
      hints: [
        'How many letters do the equations have?',
        'A solution is a pair: a value of $x$ and a value of $y$ that fit both equations.',
        'Put $x = {{p}}$ into the line: $y = {{p}} + {{d}}$.',
        'Now put $x = {{q}}$ into the line as well. Is it the same $y$?',
      ],
      method_answer: [
        { maths: 'y = {{p}} + {{d}} = {{p+d}}', text: 'The partner of the first value.' },
        { maths: 'y = {{q}} + {{d}} = {{q+d}}', text: 'The partner of the second value.' },
      ],
    },
  },
]
