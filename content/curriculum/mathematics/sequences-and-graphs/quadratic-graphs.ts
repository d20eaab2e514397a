import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const quadraticGraphs: readonly ContentQuestion[] = [
  {
    key: 'parabola-table-of-values',
    topics: ['quadratic-graphs'],
    difficulty: -0.6,
    minutes: 2,
    statements: ['MK3-A-16', 'GCSE-A12a'],
    question: {
      type: 'table',
      text: 'Complete the table of values for $y = x^2 {{c|signed}}$.',
      max_score: 3,
      template: {
        draw: { c: { from: -9, to: 9, except: [0] }, p: { from: 3, to: 5 } },
        where: [
          'p^2 + c != 0',
          '4 + c != 0',
          '2*p + c != p^2 + c',
          'c - 4 != p',
          'distinct(4 + c, p^2 + c, c, p, 2, -2)',
          'distinct(c, 2, p, -2, 1)',
        ],
        check: ['answer1 - c = 4', 'answer2 = c', 'answer3 - c = p*p'],
      },
      columns: ['$y$'],
      rows: [
        {
          label: '$x = -2$',
          cells: [
            {
              type: 'number',
              answer: '{{4+c}}',
              mistakes: [
                slip(
                  '{{c-4}}',
                  'square_kept_the_minus',
                  'The square of a negative number is positive.',
                ),
              ],
            },
          ],
        },
        { label: '$x = 0$', cells: [{ type: 'number', answer: '{{c}}' }] },
        {
          label: '$x = {{p}}$',
          cells: [
            {
              type: 'number',
              answer: '{{p^2+c}}',
              mistakes: [
                slip('{{2*p+c}}', 'power_as_multiple', 'The square of {{p}} is {{p}} times {{p}}.'),
              ],
            },
          ],
        },
      ],
      hints: [
        'The rule: square the number first, and then add or subtract.',
        'Put each value in for $x$. Set a negative value in brackets.',
        'The square of $-2$ is $(-2) \\times (-2)$.',
        'The squares are 4, 0 and ${{p}} \\times {{p}}$. Now do the last step of the rule with each.',
      ],
      method_answer: [
        {
          maths: tex`(-2)^2 {{c|signed}} = {{4+c}}, \quad 0^2 {{c|signed}} = {{c}}`,
          text: 'For $x = -2$ and $x = 0$.',
        },
        { maths: tex`{{p}}^2 {{c|signed}} = {{p^2+c}}`, text: 'For $x = {{p}}$.' },
      ],
    },
  },
  {
    key: 'parabola-match-the-graph',
    topics: ['quadratic-graphs'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['MK3-A-16', 'GCSE-A12a'],
    question: {
      type: 'matching',
      text: 'Match each graph with its equation. One equation is left over.',
      diagram: {
        kind: 'axes',
        x: { from: -4, to: 4, step: 1, label: 'x' },
        y: { from: -6, to: 6, step: 2, minor: 1, label: 'y' },
        curves: [
          { type: 'polynomial', coefficients: [1, 0, -4] },
          { type: 'polynomial', coefficients: [-1, 0, 3] },
          { type: 'polynomial', coefficients: [1, 2] },
        ],
        points: [
          { at: [1, -3], label: 'P', mark: 'none' },
          { at: [1.5, 0.75], label: 'Q', mark: 'none' },
          { at: [3.5, 5.5], label: 'R', mark: 'none' },
        ],
        alt: 'P is a curve like a cup with its lowest point at (0, -4). Q is a curve like a hill with its highest point at (0, 3). R is a straight line that climbs through (0, 2).',
      },
      max_score: 3,
      left: ['P', 'Q', 'R'],
      right: ['$y = 3 - x^2$', '$y = x^2 + 3$', '$y = x^2 - 4$', '$y = x + 2$'],
      pairs: [3, 1, 4],
      hints: [
        'Which of the three is a straight line?',
        'A positive $x^2$ makes a cup, and a negative one makes a hill. At $x = 0$ you see where it crosses the $y$-axis.',
        'P is a cup and crosses the $y$-axis at $-4$.',
        'Q is a hill and crosses at 3. R is straight, so it has no $x^2$.',
      ],
      method_answer: [
        { maths: '0^2 - 4 = -4', text: 'P crosses the $y$-axis at $-4$ and opens upwards.' },
        { maths: '3 - 0^2 = 3', text: 'Q crosses it at 3 and opens downwards.' },
        { text: 'R is straight: its equation has $x$, but no $x^2$.' },
      ],
    },
  },
  {
    key: 'parabola-name-its-points',
    topics: ['quadratic-graphs'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-A11a', 'GCSE-A12a'],
    question: {
      type: 'fill_blanks',
      text: 'The graph shows a quadratic curve. The smaller root is $x =$ [[1]] and the larger root is $x =$ [[2]]. The turning point has $x =$ [[3]] and $y =$ [[4]].',
      diagram: {
        kind: 'axes',
        x: { from: -5, to: 5, step: 1, label: 'x' },
        y: { from: -10, to: 10, step: 2, minor: 1, label: 'y' },
        curves: [{ type: 'polynomial', coefficients: [1, '{{-2*m}}', '{{m^2-w^2}}'] }],
        alt: 'A smooth cup-shaped curve through the points ({{m-3}}, {{9-w^2}}), ({{m-2}}, {{4-w^2}}), ({{m-1}}, {{1-w^2}}), ({{m}}, {{-w^2}}), ({{m+1}}, {{1-w^2}}), ({{m+2}}, {{4-w^2}}) and ({{m+3}}, {{9-w^2}}).',
      },
      max_score: 4,
      template: {
        draw: { m: { from: -2, to: 2, except: [0] }, w: { from: 2, to: 3 } },
        where: [
          'm - w != -w^2',
          'm + w != m - w',
          'm*m != w*w',
          'm - w != 0',
          'm + w != 0',
          'm^2 - w^2 != -w^2',
          'm + w != 1',
        ],
        check: ['answer1 + answer2 = 2*answer3', 'answer4 = answer1*answer2 - answer3*answer3'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{m-w}}',
          mistakes: [
            slip(
              '{{m^2-w^2}}',
              'intercept_for_root',
              'That is where it crosses the $y$-axis. Roots lie on the $x$-axis.',
            ),
          ],
        },
        { type: 'number', answer: '{{m+w}}' },
        {
          type: 'number',
          answer: '{{m}}',
          mistakes: [
            slip(
              '0',
              'turning_point_on_axis',
              'The lowest point need not lie on the $y$-axis. Look half-way between the roots.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{-w^2}}',
          mistakes: [
            slip(
              '{{m^2-w^2}}',
              'turning_point_on_axis',
              'That is the height at $x = 0$. Where is the lowest point?',
            ),
          ],
        },
      ],
      hints: [
        'Roots are where the curve meets the $x$-axis. The turning point is the lowest point.',
        'Read the two crossings of the $x$-axis. The turning point lies half-way between them.',
        'The curve crosses the $x$-axis twice: look to the left first.',
        'Go from the middle between the crossings straight down to the curve, and read the height.',
      ],
      method_answer: [
        { maths: tex`x = {{m-w}}, \quad x = {{m+w}}`, text: 'The crossings of the $x$-axis.' },
        { maths: tex`(({{m-w}}) + ({{m+w}})) \div 2 = {{m}}`, text: 'Half-way between them.' },
        { maths: tex`y = {{-w^2}}`, text: 'The height of the lowest point.' },
      ],
    },
  },
  {
    key: 'parabola-square-of-negative',
    topics: ['quadratic-graphs'],
    difficulty: 0.1,
    minutes: 1.2,
    statements: ['MK3-A-16', 'GCSE-A12a'],
    question: {
      type: 'single_choice',
      text: '{{name}} plots $y = x^2$ and gets the points $(0, 0)$, $({{p}}, {{p^2}})$ and $(-{{p}}, -{{p^2}})$. What would you tell {{name}}?',
      max_score: 1,
      template: {
        draw: { name: { pick: ['Arda', 'Maja', 'Femi', 'Clara'] }, p: { from: 2, to: 6 } },
      },
      options: [
        { text: 'The square of $-{{p}}$ is positive, so the last point is $(-{{p}}, {{p^2}})$' },
        option(
          'All three points are right',
          'square_kept_the_minus',
          'What is $(-{{p}}) \\times (-{{p}})$?',
        ),
        option(
          'The points lie on a straight line, so it is fine',
          'curve_taken_as_line',
          'Is the graph of $y = x^2$ straight? Try $x = 1$ as well.',
        ),
        option(
          'There is no $y$ for a negative $x$',
          'negative_numbers_left_out',
          'A negative number can be squared like any other.',
        ),
      ],
      answers: [1],
      hints: [
        'Look at the point on the left of the axis.',
        'To square a number means to multiply it by itself.',
        'For the last point work out $(-{{p}}) \\times (-{{p}})$.',
        'A negative number times a negative number: which sign does the product have?',
      ],
      method_answer: [
        {
          maths: tex`(-{{p}})^2 = {{p^2}}`,
          text: 'So the curve is the same on both sides of the $y$-axis.',
        },
      ],
    },
  },
  {
    key: 'parabola-solve-from-the-graph',
    topics: ['quadratic-graphs'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['MK3-A-21', 'GCSE-A18b'],
    question: {
      type: 'fill_blanks',
      text: 'The graph shows $y = x^2 {{-2*m|signed}}x {{c|signed}}$. Use it to solve $x^2 {{-2*m|signed}}x {{c|signed}} = {{h}}$. The smaller solution is [[1]] and the larger one is [[2]].',
      diagram: {
        kind: 'axes',
        x: { from: -5, to: 5, step: 1, label: 'x' },
        y: { from: -6, to: 8, step: 2, minor: 1, label: 'y' },
        curves: [{ type: 'polynomial', coefficients: [1, '{{-2*m}}', '{{c}}'] }],
        alt: 'A cup-shaped curve with its lowest point at ({{m}}, {{c-m^2}}).',
      },
      max_score: 2,
      template: {
        draw: {
          m: { pick: [-1, 1, 2, -2] },
          w: { from: 1, to: 3 },
          c: { from: -4, to: 3, except: [0] },
        },
        derive: { h: 'c - m^2 + w^2' },
        where: [
          'h != 0',
          'h <= 6',
          'h >= -5',
          'm + w <= 4',
          'm - w >= -4',
          'm - w != h',
          'm + w != h',
          'c - m^2 >= -6',
          'm - w != c',
          'm + w != 2*m',
          'm - w != m + w',
          'm - w != 2*m',
          'm^2 != w^2',
        ],
        check: [
          'answer1^2 - 2*m*answer1 + c = h',
          'answer2^2 - 2*m*answer2 + c = h',
          'answer1 < answer2',
        ],
      },
      blanks: [
        { type: 'number', answer: '{{m-w}}' },
        {
          type: 'number',
          answer: '{{m+w}}',
          mistakes: [
            slip(
              '{{h}}',
              'axes_read_across',
              'That is the height $y$. Which values of $x$ have this height?',
            ),
          ],
        },
      ],
      hints: [
        'The right side is a value of $y$. Where is it on the graph?',
        'Draw a level line at that height. Where it meets the curve, read the values of $x$.',
        'Draw the line $y = {{h}}$.',
        'It meets the curve twice, once on each side of the turning point. Read both values of $x$.',
      ],
      method_answer: [
        { text: 'The line $y = {{h}}$ meets the curve twice.' },
        { maths: tex`x = {{m-w}}, \quad x = {{m+w}}`, text: 'Read on the $x$-axis.' },
      ],
    },
  },
  {
    key: 'parabola-turning-from-roots',
    topics: ['quadratic-graphs'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-A11a', 'GCSE-A12a'],
    question: {
      type: 'multi_part',
      text: 'The curve $y = (x {{-a|signed}})(x {{-b|signed}})$ crosses the $x$-axis at $x = {{a}}$ and at $x = {{b}}$.',
      max_score: 3,
      template: {
        draw: { a: { from: -5, to: 2, except: [0] }, w: { from: 2, to: 4 } },
        derive: { b: 'a + 2*w', m: 'a + w', y: '-w*w' },
        where: [
          'b != 0',
          'm != 0',
          'a*b != y',
          'a*b != m',
          'm != b - a',
          'm != -m',
          'distinct(a, b, m, 2*w, a*b)',
        ],
        check: ['answer1 - a = b - answer1', 'answer2 = (answer1 - a)*(answer1 - b)'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is $x$ at the turning point?',
          max_score: 1,
          answer: '{{m}}',
          mistakes: [
            slip(
              '{{2*w}}',
              'difference_for_middle',
              'That is how far apart the roots are. Which number is half-way between them?',
            ),
          ],
          hints: [
            'The curve is symmetric. Where is its mirror line?',
            'The turning point lies half-way between the roots.',
            'Add the two roots.',
            'Divide the sum $({{a}}) + ({{b}})$ by 2.',
          ],
          method_answer: [
            { maths: tex`(({{a}}) + ({{b}})) \div 2 = {{m}}`, text: 'Half-way between the roots.' },
          ],
        },
        {
          type: 'number',
          text: 'What is $y$ at the turning point?',
          max_score: 2,
          answer: '{{y}}',
          follow_through: { answer: '(p1 - ({{a}}))*(p1 - ({{b}}))' },
          mistakes: [
            slip(
              '{{a*b}}',
              'turning_point_on_axis',
              'That is the height at $x = 0$. Use the $x$ of the turning point.',
            ),
            slip(
              '{{-y}}',
              'number_sign_turned',
              'The curve is a cup, so its lowest point lies below the axis.',
            ),
          ],
          hints: [
            'Put the $x$ of the turning point into the equation.',
            'Work out each bracket, and multiply.',
            'One bracket is positive and the other is negative.',
            'The brackets are {{w}} and $-{{w}}$. Multiply them.',
          ],
          method_answer: [
            { maths: tex`{{w}} \times (-{{w}}) = {{y}}`, text: 'The two brackets multiplied.' },
          ],
        },
      ],
      hints: [
        'The curve is symmetric, and its mirror line goes through the turning point.',
        'Find the middle of the roots. Then put it into the equation.',
        'The roots are ${{a}}$ and ${{b}}$.',
        'Half of $({{a}}) + ({{b}})$ is the $x$. Put it into both brackets and multiply.',
      ],
      method_answer: [
        { maths: tex`(({{a}}) + ({{b}})) \div 2 = {{m}}`, text: '(a) Half-way between the roots.' },
        { maths: tex`{{w}} \times (-{{w}}) = {{y}}`, text: '(b) The two brackets multiplied.' },
      ],
    },
  },
  {
    key: 'parabola-sketch-it',
    topics: ['quadratic-graphs'],
    difficulty: 0.8,
    minutes: 5,
    statements: ['MK3-A-16', 'GCSE-A12a', 'GCSE-A11a'],
    question: {
      type: 'drawing',
      text: 'Draw the graph of $y = x^2 - 6x + 5$ for values of $x$ from 0 to 6. Mark where it crosses both axes, and mark its turning point.',
      max_score: 4,
      criteria: [
        {
          code: 'shape',
          text: 'A smooth curve that opens upwards',
          marks: 1,
          evidence: ['The curve is smooth and shaped like a cup.'],
        },
        {
          code: 'roots',
          text: 'The roots 1 and 5',
          marks: 1,
          evidence: ['It crosses the x-axis at 1 and at 5.'],
        },
        {
          code: 'intercept',
          text: 'It crosses the $y$-axis at 5',
          marks: 1,
          evidence: ['It crosses the y-axis at 5.'],
        },
        {
          code: 'turning',
          text: 'The turning point $(3, -4)$',
          marks: 1,
          evidence: ['The turning point is marked at (3, -4).'],
        },
      ],
      hints: [
        'Which shape does a curve with a positive $x^2$ have?',
        'Make a table of values and plot the points. The roots are on the $x$-axis, and the turning point is half-way between them.',
        'For $x = 0$, $y = 5$.',
        'Work out $y$ for $x = 1$, 2, 3, 4, 5 and 6. Two of these give 0. Join the points by a smooth curve.',
      ],
      method_answer: [
        {
          maths: tex`1 - 6 + 5 = 0, \quad 25 - 30 + 5 = 0`,
          text: 'For $x = 1$ and for $x = 5$ the height is 0: these are the roots.',
        },
        {
          maths: tex`(1 + 5) \div 2 = 3, \quad 3^2 - 6 \times 3 + 5 = -4`,
          text: 'The turning point is $(3, -4)$.',
        },
      ],
    },
  },
]
