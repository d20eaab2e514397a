import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const gradientAndIntercept: readonly ContentQuestion[] = [
  {
    key: 'gradient-read-from-equation',
    topics: ['gradient-and-intercept'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['MK3-A-19', 'MK3-A-20', 'GCSE-A10'],
    question: {
      type: 'fill_blanks',
      text: 'The line $y = {{c}} {{m|signed}}x$ has the gradient [[1]]. It crosses the $y$-axis at the height [[2]].',
      max_score: 2,
      template: {
        draw: { m: { from: -6, to: 8, except: [0, 1, -1] }, c: { from: 2, to: 9 } },
        where: ['m != c', 'm != -c'],
        check: ['answer2 + answer1 = c + m', 'answer2 = c'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{m}}',
          mistakes: [
            slip(
              '{{c}}',
              'gradient_and_intercept_swapped',
              'Which of the two numbers is multiplied by $x$?',
            ),
            slip('{{-m}}', 'number_sign_turned', 'The sign before the number belongs to it.'),
          ],
        },
        {
          type: 'number',
          answer: '{{c}}',
          mistakes: [slip('{{m}}', 'gradient_and_intercept_swapped', 'What is $y$ when $x = 0$?')],
        },
      ],
      hints: [
        'The equation is not in the usual order. Which term has the $x$?',
        'In $y = mx + c$ the gradient is the number in front of $x$, with its sign.',
        'Write the term with $x$ first, and keep its sign.',
        'Compare with $y = mx + c$: which number stands in the place of $m$, and which of $c$?',
      ],
      method_answer: [
        { maths: tex`y = {{m}}x + {{c}}`, text: 'In the usual order.' },
        {
          maths: tex`m = {{m}}, \quad c = {{c}}`,
          text: 'The gradient, and the height at $x = 0$.',
        },
      ],
    },
  },
  {
    key: 'gradient-from-the-graph',
    topics: ['gradient-and-intercept'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['MK3-A-19', 'GCSE-A10'],
    question: {
      type: 'number',
      text: 'The line goes through the points $(0, {{c}})$ and $({{w}}, {{c+m*w}})$. What is its gradient?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 6, step: 1, label: 'x' },
        y: { from: 0, to: 12, step: 2, minor: 1, label: 'y' },
        lines: [{ from: [0, '{{c}}'], to: ['{{w}}', '{{c+m*w}}'] }],
        points: [{ at: [0, '{{c}}'] }, { at: ['{{w}}', '{{c+m*w}}'] }],
        alt: 'A straight line through the points (0, {{c}}) and ({{w}}, {{c+m*w}}).',
      },
      max_score: 1,
      template: {
        draw: {
          c: { from: 1, to: 11 },
          w: { from: 2, to: 5 },
          m: { pick: [2, 3, -2, -3, '3/2', '-3/2', '1/2', '-1/2'] },
        },
        derive: { e: 'c + m*w', up: 'm*w' },
        where: [
          'is_integer(e)',
          'e >= 1',
          'e <= 11',
          'm != c',
          'e/w != m',
          'up != m',
          'distinct(m, 1/m, up, -m)',
        ],
        check: ['c + answer*w = e'],
      },
      answer: '{{m}}',
      mistakes: [
        slip(
          '{{1/m}}',
          'gradient_upside_down',
          'A steep line has a large gradient. What is divided by what?',
        ),
        slip('{{-m}}', 'gradient_sign_turned', 'Does the line climb or fall from left to right?'),
        slip(
          '{{up}}',
          'stopped_early',
          'That is the change in $y$ over {{w}} steps. What is it for one step?',
        ),
      ],
      hints: [
        'Does the line climb or fall from left to right?',
        'Divide the change in $y$ by the change in $x$.',
        'Along it goes {{w}}. The height changes from {{c}} to {{e}}.',
        'Work out $({{e}} - {{c}}) \\div {{w}}$.',
      ],
      method_answer: [
        { maths: tex`{{e}} - {{c}} = {{up}}`, text: 'The change in $y$.' },
        { maths: tex`{{up}} \div {{w}} = {{m|tex}}`, text: 'Divided by the change in $x$.' },
      ],
    },
  },
  {
    key: 'gradient-meaning-of-the-bill',
    topics: ['gradient-and-intercept'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['MK3-A-19', 'MK3-A-20'],
    question: {
      type: 'cloze_dropdown',
      text: 'The price $P$ pounds of a {{job}} of $t$ hours is $P = {{m}}t + {{c}}$. The graph is a line. Its intercept {{c}} is [[1]]. Its gradient {{m}} is [[2]].',
      max_score: 2,
      template: {
        draw: {
          m: { from: 15, to: 40 },
          c: { from: 45, to: 90, step: 5 },
          job: { pick: ['repair', 'house move', 'piano lesson at home', 'garden visit'] },
        },
      },
      gaps: [
        {
          options: [
            option(
              'the price of each hour',
              'gradient_and_intercept_swapped',
              'Which number is multiplied by the hours?',
            ),
            { text: 'what is paid even for no time at all' },
            option(
              'the longest time possible',
              'gradient_as_other_feature',
              'It is a number of pounds. Put $t = 0$ in.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'the price of each further hour' },
            option(
              'what is paid at the start',
              'gradient_and_intercept_swapped',
              'What does the price grow by when $t$ grows by 1?',
            ),
            option(
              'the price of one hour in all',
              'fixed_amount_multiplied',
              'For one hour both numbers are paid.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Work out the price for 0 hours, for 1 hour and for 2 hours.',
        'The intercept is the value at $t = 0$. The gradient is the change for each 1 of $t$.',
        'For 0 hours the price is ${{m}} \\times 0 + {{c}}$.',
        'For 1 hour it is {{m+c}} pounds, and for 2 hours {{2*m+c}} pounds. How much is added each time?',
      ],
      method_answer: [
        {
          maths: tex`{{m}} \times 0 + {{c}} = {{c}}`,
          text: 'The price before any time has passed.',
        },
        { maths: tex`{{2*m+c}} - {{m+c}} = {{m}}`, text: 'What each further hour adds.' },
      ],
    },
  },
  {
    key: 'gradient-crossing-the-x-axis',
    topics: ['gradient-and-intercept'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['MK3-A-20', 'GCSE-A10'],
    question: {
      type: 'number',
      text: 'At which value of $x$ does the line $y = {{m}}x {{-m*p|signed}}$ cross the $x$-axis?',
      max_score: 1,
      template: {
        draw: { m: { from: 2, to: 7 }, p: { from: -6, to: 9, except: [0, 1, -1] } },
        where: ['m*p != p', 'p != m', 'p != -m', 'p*p != 1', 'm*p != -p'],
        check: ['m*answer - m*p = 0'],
      },
      answer: '{{p}}',
      mistakes: [
        slip(
          '{{-m*p}}',
          'intercepts_swapped',
          'That is where it crosses the $y$-axis. What is $y$ on the $x$-axis?',
        ),
        slip('{{-p}}', 'sign_lost_moving', 'Put your number in for $x$. Does $y$ become 0?'),
        slip('{{m*p}}', 'stopped_early', 'One step is left: divide by {{m}}.'),
      ],
      hints: [
        'What is $y$ at every point of the $x$-axis?',
        'Put $y = 0$ into the equation, and solve for $x$.',
        '$0 = {{m}}x {{-m*p|signed}}$.',
        'Bring the number to the other side: ${{m}}x = {{m*p}}$. Then divide by {{m}}.',
      ],
      method_answer: [
        { maths: tex`{{m}}x {{-m*p|signed}} = 0`, text: 'On the $x$-axis $y$ is 0.' },
        { maths: tex`{{m}}x = {{m*p}}`, text: 'The number on the other side.' },
        { maths: tex`x = {{p}}`, text: 'Divided by {{m}}.' },
      ],
    },
  },
  {
    key: 'gradient-rearrange-first',
    topics: ['gradient-and-intercept'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['MK3-A-18', 'GCSE-A10'],
    question: {
      type: 'expression',
      text: 'Write ${{m*k}}x + {{k}}y = {{c*k}}$ in the form $y = mx + c$.',
      max_score: 2,
      template: {
        draw: { m: { from: 2, to: 6 }, k: { from: 2, to: 5 }, c: { from: -6, to: 9, except: [0] } },
        where: ['c != m', 'm*k != c*k', 'c != 1', 'c != -1'],
      },
      answer: 'y = {{-m}}x {{c|signed}}',
      variables: ['x', 'y'],
      form: { subject: 'y' },
      mistakes: [
        slip(
          'y = {{m}}x {{c|signed}}',
          'sign_lost_moving',
          'What happens to the term with $x$ when it goes to the other side?',
        ),
        slip(
          'y = {{-m*k}}x {{c*k|signed}}',
          'divided_some_terms',
          'The left side still had {{k}} times $y$. Divide every term.',
        ),
        slip(
          'y = {{-m}}x {{c*k|signed}}',
          'divided_some_terms',
          'The last term has to be divided by {{k}} as well.',
        ),
      ],
      hints: [
        'The letter $y$ has to stand alone.',
        'Take the term with $x$ to the other side. Then divide every term by the number in front of $y$.',
        '${{k}}y = {{-m*k}}x {{c*k|signed}}$.',
        'Divide all three terms by {{k}}.',
      ],
      method_answer: [
        {
          maths: tex`{{k}}y = {{-m*k}}x {{c*k|signed}}`,
          text: 'Subtract ${{m*k}}x$ from both sides.',
        },
        { maths: tex`y = {{-m}}x {{c|signed}}`, text: 'Every term divided by {{k}}.' },
      ],
    },
  },
  {
    key: 'gradient-which-sketch',
    topics: ['gradient-and-intercept'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-A12a', 'MK3-A-15'],
    question: {
      type: 'single_choice',
      text: 'Which words fit the sketch of $y = {{c}} - {{m}}x$?',
      max_score: 1,
      template: {
        draw: { m: { from: 2, to: 4 }, p: { from: 2, to: 6 } },
        derive: { c: 'm*p' },
        where: ['c != m', 'p != m'],
      },
      options: [
        option(
          'It falls, crosses the $y$-axis at ${{-m}}$ and the $x$-axis at {{c}}',
          'gradient_and_intercept_swapped',
          'What is $y$ when $x = 0$?',
        ),
        option(
          'It falls, crosses the $y$-axis at {{p}} and the $x$-axis at {{c}}',
          'intercepts_swapped',
          'Put $x = 0$ in to find where it crosses the $y$-axis.',
        ),
        option(
          'It climbs, crosses the $y$-axis at {{c}} and the $x$-axis at {{p}}',
          'gradient_sign_turned',
          'Which sign does the number in front of $x$ have?',
        ),
        { text: 'It falls, crosses the $y$-axis at {{c}} and the $x$-axis at {{p}}' },
      ],
      answers: [4],
      hints: [
        'For a sketch you need the direction and the two crossings.',
        'The sign in front of $x$ gives the direction. Put in $x = 0$, and then $y = 0$.',
        'The number in front of $x$ is $-{{m}}$. For $x = 0$, $y = {{c}}$.',
        'For $y = 0$ you have ${{m}}x = {{c}}$. Solve it for the crossing of the $x$-axis.',
      ],
      method_answer: [
        { maths: tex`{{c}} - {{m}} \times 0 = {{c}}`, text: 'The crossing of the $y$-axis.' },
        {
          maths: tex`{{m}}x = {{c}}, \quad x = {{p}}`,
          text: 'The crossing of the $x$-axis. The gradient is negative, so the line falls.',
        },
      ],
    },
  },
  {
    key: 'gradient-two-points-equation',
    topics: ['gradient-and-intercept'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['MK3-A-19', 'MK3-A-20', 'MK3-A-18', 'GCSE-A10'],
    question: {
      type: 'multi_part',
      text: 'A candle burns down evenly. After {{a}} hours it is {{h-r*a}} cm long, and after {{b}} hours it is {{h-r*b}} cm long.',
      max_score: 4,
      template: {
        draw: {
          r: { pick: [2, 3, 4] },
          h: { from: 20, to: 36 },
          a: { from: 2, to: 3 },
          b: { from: 4, to: 6 },
        },
        where: [
          'h - r*b > 2',
          'mod(h, r) = 0',
          'h - r*a != r',
          'r*(b - a) != r',
          'distinct(r, a, b, b - a)',
        ],
        check: ['h - r*a - answer1*a - h + r*a + answer1*a = 0', 'answer2 - r*b = h - r*b'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many centimetres burn down in each hour?',
          max_score: 1,
          answer: '{{r}}',
          mistakes: [
            slip(
              '{{r*(b-a)}}',
              'stopped_early',
              'That burns down from {{a}} to {{b}} hours. How much is it in one hour?',
            ),
          ],
          hints: [
            'How much shorter is it, and how many hours did that take?',
            'Divide the change in length by the change in time.',
            'From {{a}} to {{b}} hours, ${{h-r*a}} - {{h-r*b}}$ cm burn down.',
            'That takes ${{b}} - {{a}}$ hours. Divide.',
          ],
          method_answer: [
            {
              maths: tex`({{h-r*a}} - {{h-r*b}}) \div ({{b}} - {{a}}) = {{r}}`,
              text: 'Centimetres for each hour.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How long was the new candle, in centimetres?',
          max_score: 1,
          answer: '{{h}}',
          follow_through: { answer: '{{h - r*a}} + p1*({{a}})' },
          mistakes: [
            slip(
              '{{h-r*a}}',
              'point_taken_as_intercept',
              'That is the length after {{a}} hours. How long was it at 0 hours?',
            ),
          ],
          hints: [
            'Go back in time to 0 hours.',
            'Add what burnt down in the first {{a}} hours.',
            'After {{a}} hours it was {{h-r*a}} cm long.',
            'Multiply your rate by {{a}}, and add it to {{h-r*a}}.',
          ],
          method_answer: [
            { maths: tex`{{h-r*a}} + {{a}} \times {{r}} = {{h}}`, text: 'The length at 0 hours.' },
          ],
        },
        {
          type: 'expression',
          text: 'Write the length $L$ in centimetres after $t$ hours as a formula.',
          max_score: 2,
          answer: 'L = {{h}} - {{r}}t',
          variables: ['L', 't'],
          form: { subject: 'L' },
          mistakes: [
            slip('L = {{h}} + {{r}}t', 'gradient_sign_turned', 'Does the candle grow?'),
            slip(
              'L = {{r}} - {{h}}t',
              'gradient_and_intercept_swapped',
              'Which number belongs to each hour?',
            ),
          ],
          hints: [
            'Which number is there at the start, and which belongs to each hour?',
            'Begin with the length at the start. Take away the rate times $t$.',
            'For $t = 0$ the formula has to give the new candle.',
            'Write the answer of (b), a minus, and the answer of (a) in front of $t$.',
          ],
          method_answer: [
            { maths: tex`L = {{h}} - {{r}}t`, text: 'The start, and what each hour takes away.' },
          ],
        },
      ],
      hints: [
        'The length falls evenly, so its graph is a straight line.',
        'Find the gradient from the two points. Then find the value at 0 hours.',
        'From {{a}} to {{b}} hours the length changes from {{h-r*a}} to {{h-r*b}} cm.',
        'Divide that change by ${{b}} - {{a}}$ hours. Then go back {{a}} hours from {{h-r*a}} cm.',
      ],
      method_answer: [
        { maths: tex`({{h-r*a}} - {{h-r*b}}) \div ({{b}} - {{a}}) = {{r}}`, text: '(a) The rate.' },
        { maths: tex`{{h-r*a}} + {{a}} \times {{r}} = {{h}}`, text: '(b) The start.' },
        { maths: tex`L = {{h}} - {{r}}t`, text: '(c) The formula.' },
      ],
    },
  },
]
