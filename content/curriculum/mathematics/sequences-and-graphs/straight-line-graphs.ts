import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const straightLineGraphs: readonly ContentQuestion[] = [
  {
    key: 'line-table-of-values',
    topics: ['straight-line-graphs'],
    difficulty: -0.7,
    minutes: 2,
    statements: ['MK3-A-15', 'GCSE-A9a'],
    question: {
      type: 'table',
      text: 'Complete the table of values for $y = {{m}}x {{c|signed}}$.',
      max_score: 3,
      template: {
        draw: { m: { from: 2, to: 5 }, c: { from: -6, to: 6, except: [0] } },
        where: [
          'c - m != 0',
          '3*m + c != 0',
          'distinct(c - m, 3, m, 1, -1, 0, -m)',
          'distinct(c, 3, m, 1, -1)',
          'distinct(3*m + c, 3, m, 1, -1, 0, m + 3 + c)',
        ],
        check: ['answer1 + m = c', 'answer2 - m = c - m', 'answer3 - 3*m = c'],
      },
      columns: ['$y$'],
      rows: [
        {
          label: '$x = -1$',
          cells: [
            {
              type: 'number',
              answer: '{{c-m}}',
              mistakes: [
                slip(
                  '{{m+c}}',
                  'minus_times_plus',
                  'Here $x$ is negative. What is {{m}} times $-1$?',
                ),
              ],
            },
          ],
        },
        {
          label: '$x = 0$',
          cells: [
            {
              type: 'number',
              answer: '{{c}}',
              mistakes: [slip('{{m+c}}', 'nought_as_factor_ignored', 'What is {{m}} times 0?')],
            },
          ],
        },
        {
          label: '$x = 3$',
          cells: [
            {
              type: 'number',
              answer: '{{3*m+c}}',
              mistakes: [slip('{{m+3+c}}', 'added_instead', '${{m}}x$ means {{m}} times $x$.')],
            },
          ],
        },
      ],
      hints: [
        'The rule turns each $x$ into its $y$.',
        'Multiply $x$ by {{m}}. Then add or subtract.',
        'For $x = 3$ the product is ${{m}} \\times 3$.',
        'For $x = 0$ the product is nothing, and for $x = -1$ it is $-{{m}}$. Then do the second step each time.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times (-1) {{c|signed}} = {{c-m}}`, text: 'For $x = -1$.' },
        {
          maths: tex`{{m}} \times 0 {{c|signed}} = {{c}}, \quad {{m}} \times 3 {{c|signed}} = {{3*m+c}}`,
          text: 'For $x = 0$ and $x = 3$.',
        },
      ],
    },
  },
  {
    key: 'line-name-the-four',
    topics: ['straight-line-graphs'],
    difficulty: -0.4,
    minutes: 2,
    statements: ['MK3-A-15', 'GCSE-A9a', 'MK3-W-03'],
    question: {
      type: 'matching',
      text: 'Match each line of the graph with its equation. One equation is left over.',
      diagram: {
        kind: 'axes',
        x: { from: -4, to: 4, step: 1, label: 'x' },
        y: { from: -4, to: 4, step: 1, label: 'y' },
        square: true,
        lines: [
          { from: [3, -4], to: [3, 4] },
          { from: [-4, 2], to: [4, 2] },
          { from: [-4, -4], to: [4, 4] },
          { from: [-4, 4], to: [4, -4] },
        ],
        points: [
          { at: [3, -2], label: 'P', mark: 'none' },
          { at: [-3, 2], label: 'Q', mark: 'none' },
          { at: [-2, -2], label: 'R', mark: 'none' },
          { at: [1.5, -1.5], label: 'S', mark: 'none' },
        ],
        alt: 'P is an upright line through (3, 0). Q is a level line through (0, 2). R climbs through (0, 0) and (2, 2). S falls through (0, 0) and (2, -2).',
      },
      max_score: 4,
      left: ['P', 'Q', 'R', 'S'],
      right: ['$y = 2$', '$y = -x$', '$x = 3$', '$y = x$', '$x = 2$'],
      pairs: [3, 1, 4, 2],
      hints: [
        'Read two points of each line. What do they have in common?',
        'If all points have the same first number, the equation begins with $x$. If all have the same second number, it begins with $y$.',
        'On P there are the points $(3, 0)$ and $(3, 2)$.',
        'On R both numbers of a point are equal. On S one is the opposite of the other.',
      ],
      method_answer: [
        { text: 'On P every $x$ is 3, and on Q every $y$ is 2.' },
        { text: 'On R $y$ is equal to $x$. On S $y$ is the opposite of $x$.' },
      ],
    },
  },
  {
    key: 'line-upright-or-level',
    topics: ['straight-line-graphs'],
    difficulty: -0.1,
    minutes: 1.2,
    statements: ['MK3-A-15', 'GCSE-A9a'],
    question: {
      type: 'single_choice',
      text: 'A straight line goes through $({{a}}, {{b}})$ and $({{a}}, {{b+d}})$. What is its equation?',
      max_score: 1,
      template: {
        draw: {
          a: { from: -5, to: 6, except: [0, 1, -1] },
          b: { from: -4, to: 5, except: [0] },
          d: { from: 2, to: 5 },
        },
        where: ['a != b', 'b + d != a', 'b + d != 0'],
      },
      options: [
        option(
          '$y = {{a}}$',
          'upright_and_level_swapped',
          'That would be a level line. Which number is the same in both points: $x$ or $y$?',
        ),
        option('$y = {{b}}$', 'upright_and_level_swapped', 'Do both points have this $y$?'),
        { text: '$x = {{a}}$' },
        option('$y = {{a}}x$', 'constant_for_variable', 'Put $x = {{a}}$ in. Do both points fit?'),
      ],
      answers: [3],
      hints: [
        'Sketch the two points. How does the line run?',
        'What is the same in both points gives the equation.',
        'Both first numbers are ${{a}}$. The second numbers differ.',
        'The first number of a point is its $x$. Which option says that it is always ${{a}}$?',
      ],
      method_answer: [
        {
          text: 'Both points lie at the same place along, one above the other. So the line is upright.',
        },
        { maths: tex`x = {{a}}`, text: 'Every point of it has this $x$.' },
      ],
    },
  },
  {
    key: 'line-read-the-solution',
    topics: ['straight-line-graphs'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['MK3-A-21', 'GCSE-A17b', 'MK3-A-17'],
    question: {
      type: 'number',
      text: 'The graph shows the line $y = {{m}}x {{c|signed}}$. Use it to solve ${{m}}x {{c|signed}} = {{m*p+c}}$.',
      diagram: {
        kind: 'axes',
        x: { from: -4, to: 4, step: 1, label: 'x' },
        y: { from: -10, to: 10, step: 2, minor: 1, label: 'y' },
        curves: [{ type: 'polynomial', coefficients: ['{{m}}', '{{c}}'] }],
        alt: 'A straight line that crosses the y-axis at {{c}} and goes up {{m}} for each step of 1 along.',
      },
      max_score: 1,
      template: {
        draw: {
          m: { from: 2, to: 3 },
          c: { from: -3, to: 3, except: [0] },
          p: { from: -3, to: 3, except: [0] },
        },
        derive: { v: 'm*p + c' },
        where: ['abs(v) <= 9', 'v != 0', 'm*v + c != p', 'v != p', 'c != v', 'p != c', 'p != m'],
        check: ['m*answer + c = v'],
      },
      answer: '{{p}}',
      mistakes: [
        slip(
          '{{m*v+c}}',
          'axes_read_across',
          'The ${{v}}$ is a value of $y$. Find it on the upright axis, and look for its $x$.',
        ),
        slip(
          '{{c}}',
          'other_quantity_given',
          'That is where the line crosses the axis. Look for the height ${{v}}$.',
        ),
      ],
      hints: [
        'Which of the two axes shows the value ${{v}}$?',
        'Go from ${{v}}$ on the $y$-axis across to the line. Then go straight to the $x$-axis.',
        'Look for the point of the line at the height ${{v}}$.',
        'That point has a whole number as its $x$. Read it off, and check it in the equation.',
      ],
      method_answer: [
        { text: 'At the height ${{v}}$, the line is above or below $x = {{p}}$.' },
        { maths: tex`{{m}} \times ({{p}}) {{c|signed}} = {{v}}`, text: 'Check.' },
        { maths: tex`x = {{p}}`, text: 'The solution.' },
      ],
    },
  },
  {
    key: 'line-which-rule-for-table',
    topics: ['straight-line-graphs'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['MK3-W-03', 'MK3-A-17'],
    question: {
      type: 'single_choice',
      text: 'A line goes through the points $(0, {{c}})$, $(1, {{m+c}})$ and $(2, {{2*m+c}})$. Which rule does it have?',
      max_score: 1,
      template: {
        draw: { m: { from: 2, to: 7 }, c: { from: 2, to: 9 } },
        where: ['m != c', 'm > 1'],
      },
      options: [
        option(
          '$y = {{m+c}}x$',
          'first_point_only',
          'The second point fits. Test the one with $x = 0$.',
        ),
        { text: '$y = {{m}}x + {{c}}$' },
        option(
          '$y = {{c}}x + {{m}}$',
          'gradient_and_intercept_swapped',
          'Put $x = 0$ in. Which $y$ should come out?',
        ),
        option('$y = x + {{c}}$', 'first_point_only', 'The first point fits. Test the second one.'),
      ],
      answers: [2],
      hints: [
        'Test each rule with a point. All three have to fit.',
        'Begin with $x = 0$. Then try $x = 1$ and $x = 2$.',
        'For $x = 0$ the rule has to give {{c}}. That leaves two of the rules.',
        'For each 1 more of $x$, $y$ grows by {{m}}. Which of the two does that?',
      ],
      method_answer: [
        { maths: tex`{{m}} \times 0 + {{c}} = {{c}}`, text: 'The first point fits.' },
        {
          maths: tex`{{m}} \times 1 + {{c}} = {{m+c}}, \quad {{m}} \times 2 + {{c}} = {{2*m+c}}`,
          text: 'So do the other two.',
        },
      ],
    },
  },
  {
    key: 'line-point-on-it-missing',
    topics: ['straight-line-graphs'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['MK3-A-17', 'MK3-A-21'],
    question: {
      type: 'fill_blanks',
      text: 'The points $(p, {{m*a+c}})$ and $({{b}}, q)$ lie on the line $y = {{m}}x {{c|signed}}$. Then $p =$ [[1]] and $q =$ [[2]].',
      max_score: 2,
      template: {
        draw: {
          m: { from: 2, to: 6 },
          c: { from: -9, to: 9, except: [0] },
          a: { from: 2, to: 9 },
          b: { from: -6, to: -2 },
        },
        derive: { v: 'm*a + c', w: 'm*b + c' },
        where: [
          'm*v + c != a',
          'a != m',
          'v != a',
          'w != b',
          'w != 0',
          '(v + c)/m != a',
          'a != abs(c)',
          '-m*b + c != w',
          'm*v + c != (v + c)/m',
          'w != c',
          'w != m',
          'a != -b',
        ],
        check: ['m*answer1 + c = v', '(answer2 - c)/m = b'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a}}',
          mistakes: [
            slip(
              '{{m*v+c}}',
              'ran_forwards',
              'The ${{v}}$ is the $y$ of the point. Which $x$ gives it?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{w}}',
          mistakes: [
            slip(
              '{{c-m*b}}',
              'minus_times_plus',
              'Here $x$ is negative. What is {{m}} times ${{b}}$?',
            ),
          ],
        },
      ],
      hints: [
        'The first number of a point is its $x$, and the second is its $y$.',
        'Put the number that you know into the equation. For $p$ you have to solve it.',
        'For $q$ work out ${{m}} \\times ({{b}}) {{c|signed}}$.',
        'For $p$ solve ${{m}}p {{c|signed}} = {{v}}$: undo the last step first, and then divide by {{m}}.',
      ],
      method_answer: [
        {
          maths: tex`{{m}}p {{c|signed}} = {{v}}, \quad p = {{a}}`,
          text: 'The equation solved for $x$.',
        },
        {
          maths: tex`{{m}} \times ({{b}}) {{c|signed}} = {{w}}`,
          text: 'The $y$ of the second point.',
        },
      ],
    },
  },
  {
    key: 'line-draw-it',
    topics: ['straight-line-graphs'],
    difficulty: 0.5,
    minutes: 5,
    statements: ['MK3-A-15', 'GCSE-A9a'],
    question: {
      type: 'drawing',
      text: 'Draw axes from $-6$ to $6$. Draw the line $y = 2x - 1$ for values of $x$ from $-2$ to 3, and write its equation beside it.',
      max_score: 3,
      criteria: [
        {
          code: 'axes',
          text: 'Axes with equal steps and their names',
          marks: 1,
          evidence: ['The axes have equal steps and are labelled x and y.'],
        },
        {
          code: 'points',
          text: 'Two or more points of the line in the right places',
          marks: 1,
          evidence: ['The points (0, -1), (1, 1) and (3, 5) are marked.'],
        },
        {
          code: 'line',
          text: 'A straight line from $(-2, -5)$ to $(3, 5)$',
          marks: 1,
          evidence: ['A straight line is drawn with a ruler from (-2, -5) to (3, 5).'],
        },
      ],
      hints: [
        'You need a few points before you can draw the line.',
        'Make a small table: choose three values of $x$, and work out $y$ for each.',
        'For $x = 0$, $y = -1$.',
        'For $x = 3$, $y = 2 \\times 3 - 1$, and for $x = -2$, $y = 2 \\times (-2) - 1$. Mark the points and use a ruler.',
      ],
      method_answer: [
        {
          maths: tex`2 \times (-2) - 1 = -5, \quad 2 \times 0 - 1 = -1, \quad 2 \times 3 - 1 = 5`,
          text: 'Three points: $(-2, -5)$, $(0, -1)$ and $(3, 5)$.',
        },
        { text: 'They lie on one straight line. Join them with a ruler.' },
      ],
    },
  },
]
