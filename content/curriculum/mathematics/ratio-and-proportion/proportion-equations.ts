import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const proportionEquations: readonly ContentQuestion[] = [
  {
    key: 'law-words-to-equation',
    topics: ['proportion-equations'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-R13H'],
    question: {
      type: 'matching',
      text: 'Match the words with the equation. One equation is left over.',
      max_score: 4,
      left: [
        '$y$ is proportional to the square of $x$',
        '$y$ is proportional to the square root of $x$',
        '$y$ is inversely proportional to the square of $x$',
        '$y$ is inversely proportional to $x$',
      ],
      right: [
        tex`$y = \frac{k}{x}$`,
        tex`$y = k\sqrt{x}$`,
        '$y = kx^2$',
        tex`$y = \frac{k}{x^2}$`,
        tex`$y = \frac{k}{\sqrt{x}}$`,
      ],
      pairs: [3, 2, 4, 1],
      hints: [
        'Proportional means a constant times something. Inversely proportional means a constant divided by it.',
        'First decide on “times” or “divided by”. Then put the square or the root in.',
        'Only two of the sentences say “inversely”. They have $x$ below the line.',
        'The square is $x^2$, and the square root is $\\sqrt{x}$. Look where they have to stand.',
      ],
      method_answer: [
        { maths: 'y = kx^2', text: 'A constant times the square.' },
        { maths: tex`y = k\sqrt{x}`, text: 'A constant times the root.' },
        {
          maths: tex`y = \frac{k}{x^2}, \quad y = \frac{k}{x}`,
          text: 'A constant divided by the square, and by $x$ itself.',
        },
      ],
    },
  },
  {
    key: 'law-square-equation',
    topics: ['proportion-equations'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['GCSE-R13H'],
    question: {
      type: 'expression',
      text: '$y$ is directly proportional to the square of $x$. When $x = {{a}}$, $y = {{k*a^2}}$. Find an equation for $y$ in terms of $x$.',
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 6 }, k: { from: 2, to: 9 } },
        where: ['a != k', 'k*a != a^2'],
      },
      answer: 'y = {{k}}x^2',
      variables: ['x', 'y'],
      form: { subject: 'y' },
      mistakes: [
        slip(
          'y = {{k*a}}x',
          'proportion_power_left_out',
          'The question says: to the square of $x$.',
        ),
        slip(
          'y = {{k*a^2}}x^2',
          'constant_not_worked_out',
          'Put $x = {{a}}$ into your equation. Do you get {{k*a^2}}?',
        ),
        slip(
          'y = x^2',
          'constant_not_worked_out',
          'Put $x = {{a}}$ into your equation. Do you get {{k*a^2}}?',
        ),
      ],
      hints: [
        'Which equation with a constant $k$ do the words give?',
        'Write $y = kx^2$, and put in the pair that you know to find $k$.',
        '${{k*a^2}} = k \\times {{a}}^2$.',
        'Divide {{k*a^2}} by {{a^2}} to find $k$. Write it in front of $x^2$.',
      ],
      method_answer: [
        { maths: tex`{{k*a^2}} = k \times {{a}}^2`, text: 'The pair put in.' },
        { maths: tex`k = {{k*a^2}} \div {{a^2}} = {{k}}`, text: 'The constant.' },
        { maths: tex`y = {{k}}x^2`, text: 'The equation.' },
      ],
    },
  },
  {
    key: 'law-cube-value',
    topics: ['proportion-equations'],
    difficulty: 0,
    minutes: 2.5,
    statements: ['GCSE-R13H'],
    question: {
      type: 'number',
      text: 'The mass $m$ of a ball of clay is directly proportional to the cube of its radius $r$. A ball with radius {{a}} cm has a mass of {{k*a^3}} g. What is the mass in grams of a ball with radius {{c}} cm?',
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 4 }, k: { pick: [5, 6, 7, 8, 9] }, c: { from: 3, to: 6 } },
        where: ['a != c', 'k*a^2*c != k*c^3'],
        check: ['answer*a^3 = k*a^3*c^3'],
      },
      answer: '{{k*c^3}}',
      mistakes: [
        slip(
          '{{k*a^2*c}}',
          'proportion_power_left_out',
          'The mass goes with the cube of the radius.',
        ),
        slip(
          '{{k*a*c^2}}',
          'square_for_cube',
          'You used the square. Which power does the question name?',
        ),
        slip(
          '{{k*3*c}}',
          'power_as_multiple',
          'The cube of {{c}} is ${{c}} \\times {{c}} \\times {{c}}$.',
        ),
      ],
      hints: [
        'Write the words as an equation with a constant $k$.',
        'Find $k$ in $m = kr^3$ from the first ball. Then use it for the second.',
        '${{k*a^3}} = k \\times {{a}}^3$, and ${{a}}^3 = {{a^3}}$.',
        'Divide {{k*a^3}} by {{a^3}} to find $k$, and multiply it by ${{c}}^3 = {{c^3}}$.',
      ],
      method_answer: [
        { maths: tex`k = {{k*a^3}} \div {{a^3}} = {{k}}`, text: 'From the first ball.' },
        { maths: tex`m = {{k}} \times {{c}}^3 = {{k*c^3}}`, text: 'For the second ball.' },
      ],
    },
  },
  {
    key: 'law-what-factor',
    topics: ['proportion-equations'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-R13H'],
    question: {
      type: 'table',
      text: 'The value of $x$ is multiplied by {{q}}. By which number is $y$ multiplied? Complete the table. Write a fraction where $y$ becomes smaller.',
      max_score: 3,
      template: {
        draw: { q: { pick: [4, 9, 16, 25] } },
        derive: { r: 'sqrt(q)' },
        check: ['answer1 = q*q', 'answer2*answer2 = q', 'answer3*q = 1'],
      },
      columns: ['$y$ is multiplied by'],
      rows: [
        {
          label: '$y = kx^2$',
          cells: [
            {
              type: 'number',
              answer: '{{q^2}}',
              mistakes: [
                slip('{{q}}', 'proportion_power_left_out', 'The factor is squared along with $x$.'),
                slip(
                  '{{2*q}}',
                  'power_as_multiple',
                  'The square of {{q}} is ${{q}} \\times {{q}}$.',
                ),
              ],
            },
          ],
        },
        {
          label: '$y = k\\sqrt{x}$',
          cells: [
            {
              type: 'number',
              answer: '{{r}}',
              mistakes: [
                slip('{{q}}', 'proportion_power_left_out', 'The root is taken of the factor too.'),
              ],
            },
          ],
        },
        {
          label: '$y = \\frac{k}{x}$',
          cells: [
            {
              type: 'number',
              answer: '{{1/q}}',
              mistakes: [
                slip(
                  '{{q}}',
                  'direct_for_inverse_proportion',
                  'When $x$ becomes larger, this $y$ becomes smaller.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'Take $k = 1$ and compare $x = 1$ with $x = {{q}}$.',
        'What happens to $x$ happens to its square, its root or its reciprocal in its own way.',
        'With $k = 1$ and $x = 1$, all three give $y = 1$.',
        'Now put $x = {{q}}$ in: work out its square, its square root, and 1 divided by it.',
      ],
      method_answer: [
        { maths: tex`{{q}}^2 = {{q^2}}`, text: 'The square of the factor.' },
        { maths: tex`\sqrt{ {{q}} } = {{r}}`, text: 'Its square root.' },
        { maths: tex`1 \div {{q}} = {{1/q|tex}}`, text: 'Its reciprocal.' },
      ],
    },
  },
  {
    key: 'law-root-value',
    topics: ['proportion-equations'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['GCSE-R13H'],
    question: {
      type: 'number',
      text: 'The time $T$ of one swing of a pendulum is directly proportional to the square root of its length $l$. With a length of {{a^2}} cm it takes {{k*a}} units of time. How many units does it take with a length of {{c^2}} cm?',
      max_score: 3,
      template: {
        draw: { a: { from: 3, to: 8 }, c: { from: 4, to: 10 }, k: { from: 2, to: 6 } },
        where: ['a != c', 'distinct(k*c, k*c^2/a, k, k*c^2)', 'k*c != c^2', 'k*c != a'],
        check: ['(answer/(k*a))^2 = c^2/a^2'],
      },
      answer: '{{k*c}}',
      mistakes: [
        slip(
          '{{k*c^2/a}}',
          'proportion_power_left_out',
          'The time goes with the square root of the length.',
        ),
        slip(
          '{{k*c^2}}',
          'root_passed_over',
          'Take the square root of {{c^2}} before you multiply.',
        ),
      ],
      hints: [
        'Write the words as an equation with a constant $k$.',
        tex`Find $k$ in $T = k\sqrt{l}$ from the first length.`,
        tex`$ {{k*a}} = k \times \sqrt{ {{a^2}} }$, and the root is {{a}}.`,
        tex`Divide {{k*a}} by {{a}} to find $k$, and multiply it by $\sqrt{ {{c^2}} }$.`,
      ],
      method_answer: [
        { maths: tex`k = {{k*a}} \div {{a}} = {{k}}`, text: 'From the first length.' },
        { maths: tex`T = {{k}} \times \sqrt{ {{c^2}} } = {{k*c}}`, text: 'For the second length.' },
      ],
    },
  },
  {
    key: 'law-inverse-square-light',
    topics: ['proportion-equations'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-R13H'],
    question: {
      type: 'number',
      text: 'The brightness $B$ of a lamp is inversely proportional to the square of the distance $d$. At {{a}} m the brightness is {{b}} units. At how many metres is it {{e}} units?',
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 6 }, c: { from: 3, to: 12 }, e: { from: 2, to: 50 } },
        derive: { b: 'c^2*e/a^2', k: 'c^2*e' },
        where: [
          'a != c',
          'is_integer(b)',
          'b < 200',
          'b != e',
          'b != a',
          'a*b/e != c',
          'distinct(c, a*b/e, c^2, a*e/b, a^2/c)',
          'c != b',
          'e != c',
          'c != k/e',
        ],
        check: ['answer^2*e = a^2*b'],
      },
      answer: '{{c}}',
      mistakes: [
        slip(
          '{{a*b/e}}',
          'proportion_power_left_out',
          'The brightness goes with the square of the distance.',
        ),
        slip(
          '{{c^2}}',
          'root_not_taken',
          'That is the square of the distance. What is the distance?',
        ),
        slip(
          '{{a*e/b}}',
          'direct_for_inverse_proportion',
          'Further away it is darker. Does your distance fit?',
        ),
        slip(
          '{{a^2/c}}',
          'direct_for_inverse_proportion',
          'Further away it is darker. Does your distance fit?',
        ),
      ],
      hints: [
        tex`Which equation do the words give? There is a $d^2$ in it.`,
        tex`Find $k$ in $B = \frac{k}{d^2}$. Then solve for $d$.`,
        '$k = {{b}} \\times {{a}}^2 = {{k}}$.',
        '$d^2 = {{k}} \\div {{e}}$. Work it out, and take the square root.',
      ],
      method_answer: [
        { maths: tex`k = {{b}} \times {{a}}^2 = {{k}}`, text: 'From the pair that is known.' },
        {
          maths: tex`d^2 = {{k}} \div {{e}} = {{c^2}}`,
          text: 'The equation solved for the square.',
        },
        { maths: tex`d = {{c}}`, text: 'The distance is positive.' },
      ],
    },
  },
  {
    key: 'law-from-a-table',
    topics: ['proportion-equations'],
    difficulty: 0.9,
    minutes: 2.5,
    statements: ['GCSE-R13H'],
    question: {
      type: 'single_choice',
      text: 'When $x$ is 1, 2 and 4, the values of $y$ are {{16*k}}, {{4*k}} and {{k}}. Which equation fits?',
      max_score: 1,
      template: { draw: { k: { from: 2, to: 12 } } },
      options: [
        { text: tex`$y = \frac{ {{16*k}} }{x^2}$` },
        option(
          tex`$y = \frac{ {{16*k}} }{\sqrt{x}}$`,
          'square_and_root_swapped',
          'Test it with $x = 4$. Does $y$ come out right?',
        ),
        option(
          '$y = {{16*k}}x^2$',
          'direct_for_inverse_proportion',
          'Does $y$ grow or shrink when $x$ grows?',
        ),
        option(
          tex`$y = \frac{ {{16*k}} }{x}$`,
          'proportion_power_left_out',
          'Test it with $x = 2$. Does $y$ come out right?',
        ),
      ],
      answers: [1],
      hints: [
        'When $x$ doubles, what happens to $y$?',
        'Test each equation with $x = 2$ and with $x = 4$.',
        'From $x = 1$ to $x = 2$, $y$ becomes a quarter.',
        'From $x = 2$ to $x = 4$ it becomes a quarter again. Which equation divides by 4 when $x$ doubles?',
      ],
      method_answer: [
        { maths: tex`{{16*k}} \div 2^2 = {{4*k}}`, text: 'Fits for $x = 2$.' },
        { maths: tex`{{16*k}} \div 4^2 = {{k}}`, text: 'Fits for $x = 4$.' },
      ],
    },
  },
]
