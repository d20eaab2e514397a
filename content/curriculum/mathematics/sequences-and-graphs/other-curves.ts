import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const otherCurves: readonly ContentQuestion[] = [
  {
    key: 'curves-cubic-table',
    topics: ['other-curves'],
    difficulty: -0.6,
    minutes: 2,
    statements: ['GCSE-A12b'],
    question: {
      type: 'table',
      text: 'Complete the table of values for $y = x^3 {{c|signed}}$.',
      max_score: 3,
      template: {
        draw: { c: { from: -9, to: 9, except: [0] } },
        where: [
          'c != 8',
          'c != -8',
          'distinct(c, 2, 3, -2, 1)',
          'distinct(c - 8, c, 2, 3, -2, -8, 8)',
          'distinct(27 + c, 2, 3, 27)',
        ],
        check: ['answer1 - c = 0 - 8', 'answer2 = c', 'answer3 - c = 27'],
      },
      columns: ['$y$'],
      rows: [
        {
          label: '$x = -2$',
          cells: [
            {
              type: 'number',
              answer: '{{c-8}}',
              mistakes: [
                slip(
                  '{{c+8}}',
                  'cube_of_negative_positive',
                  'Two minus signs make a plus. What does the third factor do?',
                ),
                slip(
                  '{{c-6}}',
                  'power_as_multiple',
                  'The cube of $-2$ is $(-2) \\times (-2) \\times (-2)$.',
                ),
              ],
            },
          ],
        },
        { label: '$x = 0$', cells: [{ type: 'number', answer: '{{c}}' }] },
        {
          label: '$x = 3$',
          cells: [
            {
              type: 'number',
              answer: '{{27+c}}',
              mistakes: [
                slip('{{9+c}}', 'power_as_multiple', 'The cube of 3 is $3 \\times 3 \\times 3$.'),
              ],
            },
          ],
        },
      ],
      hints: [
        'Cube the number first, and then do the rest.',
        'The cube is a product of three equal factors. Mind the sign of a negative number.',
        'For $x = 3$ work out $3 \\times 3 \\times 3$ first.',
        'The cube of $-2$ is negative, as it has three negative factors. Work it out, and finish each row.',
      ],
      method_answer: [
        {
          maths: tex`(-2)^3 {{c|signed}} = {{c-8}}, \quad 0^3 {{c|signed}} = {{c}}`,
          text: 'For $x = -2$ and $x = 0$.',
        },
        { maths: tex`3^3 {{c|signed}} = {{27+c}}`, text: 'For $x = 3$.' },
      ],
    },
  },
  {
    key: 'curves-match-the-four',
    topics: ['other-curves'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['GCSE-A12b'],
    question: {
      type: 'matching',
      text: 'Match each graph with its equation. One equation is left over.',
      diagram: {
        kind: 'axes',
        x: { from: -4, to: 4, step: 1, label: 'x' },
        y: { from: -6, to: 6, step: 2, minor: 1, label: 'y' },
        curves: [
          { type: 'polynomial', coefficients: [1, 0, 0, 0], label: 'P' },
          { type: 'reciprocal', a: 4, label: 'Q' },
          { type: 'polynomial', coefficients: [-1, 0, 0], label: 'R' },
        ],
        alt: 'P comes from below on the left, is level for a moment at (0, 0), and goes up on the right. Q has two separate branches, one at the top right and one at the bottom left. R is a hill with its top at (0, 0).',
      },
      max_score: 3,
      left: ['P', 'Q', 'R'],
      right: ['$y = -x^2$', '$y = x^3$', tex`$y = \frac{4}{x}$`, '$y = -x^3$'],
      pairs: [2, 3, 1],
      hints: [
        'Look at each graph on the left side: is it above or below the $x$-axis?',
        'A square has one sign on both sides. A cube changes its sign. A reciprocal has no value at $x = 0$.',
        'Q has two separate branches, since you cannot divide by 0.',
        'P is below on the left and above on the right. R is below on both sides. Put $x = 1$ and $x = -1$ in.',
      ],
      method_answer: [
        {
          maths: tex`(-1)^3 = -1, \quad 1^3 = 1`,
          text: 'The cube is below on the left and above on the right: P.',
        },
        {
          maths: tex`-(-1)^2 = -1, \quad -(1)^2 = -1`,
          text: 'The negative square is below on both sides: R.',
        },
        { text: 'The reciprocal has two branches: Q.' },
      ],
    },
  },
  {
    key: 'curves-reciprocal-facts',
    topics: ['other-curves'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-A12b'],
    question: {
      type: 'multiple_choice',
      text: tex`Which sentences are true for the graph of $y = \frac{ {{k}} }{x}$? Choose two.`,
      max_score: 2,
      template: { draw: { k: { from: 2, to: 12 } } },
      options: [
        option(
          'It crosses the $x$-axis at {{k}}',
          'asymptote_crossed',
          'For which $x$ would the fraction be 0?',
        ),
        { text: 'It has no point with $x = 0$' },
        option(
          'It is a straight line that falls',
          'inverse_graph_as_falling_line',
          'Try $x = 1$, $x = 2$ and $x = 4$. Are the steps down equal?',
        ),
        option(
          'It lies above the $x$-axis everywhere',
          'negative_numbers_left_out',
          'Put a negative number in for $x$.',
        ),
        { text: 'It goes through the point $({{k}}, 1)$' },
      ],
      answers: [2, 5],
      hints: [
        'Try some values of $x$: large and small, positive and negative, and 0.',
        'You cannot divide by 0, and a fraction is 0 only if its top is 0.',
        'For $x = 1$ the height is {{k}}.',
        'Put $x = {{k}}$ in. Then try $x = 0$ and $x = -1$.',
      ],
      method_answer: [
        { maths: tex`\frac{ {{k}} }{ {{k}} } = 1`, text: 'So $({{k}}, 1)$ is on the graph.' },
        {
          text: 'Dividing by 0 has no result, so there is no point with $x = 0$. The top is never 0, so the graph never meets the $x$-axis.',
        },
      ],
    },
  },
  {
    key: 'curves-cubic-on-the-axis',
    topics: ['other-curves'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-A12b'],
    question: {
      type: 'fill_blanks',
      text: 'The graph of $y = (x {{-a|signed}})(x {{-b|signed}})(x {{-c|signed}})$ crosses the $x$-axis three times. From left to right this is at $x =$ [[1]], [[2]] and [[3]]. It crosses the $y$-axis at $y =$ [[4]].',
      max_score: 4,
      template: {
        draw: { a: { from: -5, to: -1 }, b: { from: 1, to: 3 }, c: { from: 4, to: 6 } },
        derive: { y: '-a*b*c' },
        where: ['a != -b', 'a != -c', 'y != c', 'y != b'],
        check: ['answer4 + answer1*answer2*answer3 = 0', 'answer1 < answer2', 'answer2 < answer3'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a}}',
          mistakes: [
            slip('{{-c}}', 'factor_signs_kept', 'Which $x$ makes a bracket 0? Put yours in.'),
          ],
        },
        {
          type: 'number',
          answer: '{{b}}',
          mistakes: [
            slip('{{-b}}', 'factor_signs_kept', 'Which $x$ makes a bracket 0? Put yours in.'),
          ],
        },
        { type: 'number', answer: '{{c}}' },
        {
          type: 'number',
          answer: '{{y}}',
          mistakes: [
            slip('{{-y}}', 'number_sign_turned', 'Put $x = 0$ in, and count the minus signs.'),
          ],
        },
      ],
      hints: [
        'On the $x$-axis $y$ is 0. When is a product 0?',
        'Each bracket that can become 0 gives a crossing. For the $y$-axis put $x = 0$ in.',
        'The first bracket is 0 when $x {{-a|signed}} = 0$.',
        'Solve the same for the other brackets. For $x = 0$ work out $({{-a}}) \\times ({{-b}}) \\times ({{-c}})$.',
      ],
      method_answer: [
        {
          maths: tex`x = {{a}}, \quad x = {{b}}, \quad x = {{c}}`,
          text: 'Each of these makes one bracket 0.',
        },
        {
          maths: tex`({{-a}}) \times ({{-b}}) \times ({{-c}}) = {{y}}`,
          text: 'The height at $x = 0$.',
        },
      ],
    },
  },
  {
    key: 'curves-which-for-situation',
    topics: ['other-curves'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-A14a', 'GCSE-A12b'],
    question: {
      type: 'matching',
      text: 'Match each situation with the graph of $y$ against $x$. One graph is left over.',
      max_score: 3,
      left: [
        'A cube has the edge $x$ cm and the volume $y$ cm³',
        '$x$ friends share £60 equally, and each gets £$y$',
        'A square has the side $x$ cm and the area $y$ cm²',
      ],
      right: [
        'part of a cubic curve',
        'a falling straight line',
        'part of a quadratic curve',
        'part of a reciprocal curve',
      ],
      pairs: [1, 4, 3],
      hints: [
        'Write $y$ with $x$ for each situation.',
        'A power of 2 gives a quadratic, and of 3 a cubic. An $x$ below a fraction line gives a reciprocal.',
        'The area of the square is $x \\times x$.',
        'The volume is $x \\times x \\times x$. The friends get $60 \\div x$ each.',
      ],
      method_answer: [
        {
          maths: tex`y = x^3, \quad y = \frac{60}{x}, \quad y = x^2`,
          text: 'The three equations, in turn.',
        },
      ],
    },
  },
  {
    key: 'curves-fence-around-garden',
    topics: ['other-curves'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-A14a', 'GCSE-A12b'],
    question: {
      type: 'multi_part',
      text: 'Rectangles of different shapes all have an area of {{k}} cm². One side is $x$ cm long, and the other is $y$ cm long.',
      max_score: 4,
      template: {
        draw: {
          k: { pick: [24, 36, 48, 60, 72] },
          a: { pick: [2, 3, 4] },
          b: { pick: [8, 10, 12, 16] },
        },
        derive: { u: 'k/a', v: 'k/b' },
        where: [
          'is_integer(u)',
          'v != a',
          'u != b',
          'is_integer(2*v)',
          'v != u',
          'k/2 - b != v',
          'k/2 - b > 0',
          'v != b',
          'u != a',
        ],
        check: ['answer1*b = k'],
      },
      sub_questions: [
        {
          type: 'expression',
          text: 'Write $y$ in terms of $x$, as a formula that begins with $y =$.',
          max_score: 1,
          answer: tex`y = \frac{ {{k}} }{x}`,
          variables: ['x', 'y'],
          form: { subject: 'y' },
          mistakes: [
            slip(
              'y = {{k}} - x',
              'added_in_proportion',
              'The sides are multiplied to make the area, not added.',
            ),
            slip(
              'y = {{k}}x',
              'inverse_for_direct_proportion',
              'If one side gets longer, does the other get longer too?',
            ),
          ],
          hints: [
            'How is the area made from the two sides?',
            'The area is $x \\times y$. Solve for $y$.',
            '$xy = {{k}}$.',
            'Divide both sides by $x$.',
          ],
          method_answer: [
            {
              maths: tex`xy = {{k}}, \quad y = \frac{ {{k}} }{x}`,
              text: 'The area is the product of the sides.',
            },
          ],
        },
        {
          type: 'number',
          text: 'What is $y$ when $x = {{b}}$?',
          max_score: 1,
          answer: '{{v}}',
          mistakes: [
            slip(
              '{{k/2-b}}',
              'perimeter_and_area',
              'The {{k}} cm² are the area, not the way round.',
            ),
            slip(
              '{{k*b}}',
              'multiplied_for_divided',
              'The product of the two sides has to be {{k}}.',
            ),
          ],
          hints: [
            'The two sides multiply to the area.',
            'Put $x = {{b}}$ into your equation.',
            '${{b}} \\times y = {{k}}$.',
            'Divide {{k}} by {{b}}.',
          ],
          method_answer: [{ maths: tex`{{k}} \div {{b}} = {{v|tex}}`, text: 'The other side.' }],
        },
        {
          type: 'single_choice',
          text: 'What happens to the graph as $x$ becomes very large?',
          max_score: 2,
          options: [
            { text: 'It comes nearer and nearer to the $x$-axis' },
            option(
              'It begins to climb',
              'relation_direction',
              'The other side gets shorter and shorter. What does $y$ do?',
            ),
            option(
              'It reaches the $x$-axis and stops',
              'asymptote_crossed',
              'Could a rectangle with a side of 0 have this area?',
            ),
          ],
          answers: [1],
          hints: [
            'What happens to $y$ when $x$ is 100, 1000, and more?',
            'The product stays the same, so $y$ has to become small.',
            'For $x = 100$, $y$ is less than 1.',
            'It becomes as small as you like, but a side of 0 gives no area.',
          ],
          method_answer: [{ text: 'The product stays {{k}}, so $y$ becomes small but never 0.' }],
        },
      ],
      hints: [
        'The two sides multiply to the area.',
        'Write the product as an equation, and solve for $y$.',
        '$xy = {{k}}$.',
        'Divide by $x$. Then put $x = {{b}}$ in, and think about very large $x$.',
      ],
      method_answer: [
        { maths: tex`y = \frac{ {{k}} }{x}`, text: '(a) From $xy = {{k}}$.' },
        { maths: tex`{{k}} \div {{b}} = {{v|tex}}`, text: '(b) With $x = {{b}}$.' },
        { text: '(c) The graph comes nearer and nearer to the $x$-axis, but never meets it.' },
      ],
    },
  },
]
