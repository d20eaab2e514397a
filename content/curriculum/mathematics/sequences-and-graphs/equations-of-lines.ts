import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const equationsOfLines: readonly ContentQuestion[] = [
  {
    key: 'lines-which-is-parallel',
    topics: ['equations-of-lines'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['GCSE-A9b'],
    question: {
      type: 'single_choice',
      text: 'Which line is parallel to $y = {{m}}x {{c|signed}}$?',
      max_score: 1,
      template: {
        draw: {
          m: { from: 2, to: 7 },
          c: { from: -8, to: 8, except: [0, 1, -1] },
          d: { from: 2, to: 9 },
        },
        where: ['c != d', 'm != d', 'abs(c) != m', 'm != 5'],
      },
      options: [
        option(
          '$y = 5x {{c|signed}}$',
          'parallel_by_intercept',
          'They meet on the $y$-axis. Which number tells how steep a line is?',
        ),
        { text: '$y = {{d}} + {{m}}x$' },
        option(
          '$y = -{{m}}x {{c|signed}}$',
          'gradient_sign_turned',
          'One of the lines climbs and the other falls.',
        ),
        option(
          tex`$y = \frac{1}{ {{m}} }x + {{d}}$`,
          'gradient_upside_down',
          'Is this line as steep as the other one?',
        ),
      ],
      answers: [2],
      hints: [
        'Parallel lines are equally steep.',
        'Compare the numbers in front of $x$, with their signs.',
        'The gradient of the given line is {{m}}.',
        'Look for the line with {{m}} in front of $x$. The terms may stand in another order.',
      ],
      method_answer: [
        {
          maths: tex`y = {{d}} + {{m}}x = {{m}}x + {{d}}`,
          text: 'It has the same gradient {{m}}, so it is parallel.',
        },
      ],
    },
  },
  {
    key: 'lines-midpoint',
    topics: ['equations-of-lines'],
    difficulty: -0.5,
    minutes: 1.2,
    statements: ['GCSE-G11'],
    question: {
      type: 'fill_blanks',
      text: 'A is $({{a}}, {{b}})$ and B is $({{a+2*p}}, {{b+2*q}})$. The midpoint of AB is ([[1]], [[2]]).',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 12, step: 2, minor: 1, label: 'x' },
        y: { from: 0, to: 12, step: 2, minor: 1, label: 'y' },
        square: true,
        lines: [{ from: ['{{a}}', '{{b}}'], to: ['{{a+2*p}}', '{{b+2*q}}'] }],
        points: [
          { at: ['{{a}}', '{{b}}'], label: 'A' },
          { at: ['{{a+2*p}}', '{{b+2*q}}'], label: 'B' },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: 1, to: 5 },
          b: { from: 1, to: 10 },
          p: { from: 2, to: 3 },
          q: { from: -3, to: 4, except: [0, 1, -1] },
        },
        where: [
          'b + 2*q >= 1',
          'b + 2*q <= 11',
          'a + p != p',
          'b + q != abs(q)',
          'a != p',
          'a + p != b + q',
          'a + 2*p != b',
          'distinct(b + q, a, a + 2*p)',
          'distinct(a + p, b, b + 2*q)',
        ],
        check: ['2*answer1 = 2*a + 2*p', 'answer2 - b = b + 2*q - answer2'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a+p}}',
          mistakes: [
            slip(
              '{{p}}',
              'difference_for_middle',
              'That is half of the way from A to B. Where do you land?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{b+q}}',
          mistakes: [
            slip(
              '{{abs(q)}}',
              'difference_for_middle',
              'That is half of the way from A to B. Where do you land?',
            ),
          ],
        },
      ],
      hints: [
        'The midpoint is half-way along and half-way up.',
        'Add the two values of $x$ and halve. Do the same with the values of $y$.',
        'For $x$ work out $({{a}} + {{a+2*p}}) \\div 2$.',
        'For $y$ work out $({{b}} + {{b+2*q}}) \\div 2$.',
      ],
      method_answer: [
        { maths: tex`({{a}} + {{a+2*p}}) \div 2 = {{a+p}}`, text: 'Half-way along.' },
        { maths: tex`({{b}} + {{b+2*q}}) \div 2 = {{b+q}}`, text: 'Half-way up.' },
      ],
    },
  },
  {
    key: 'lines-gradient-and-point',
    topics: ['equations-of-lines'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-A9c'],
    question: {
      type: 'expression',
      text: 'A line has the gradient ${{m}}$ and goes through the point $({{p}}, {{m*p+c}})$. Find its equation in the form $y = mx + c$.',
      max_score: 2,
      template: {
        draw: {
          m: { from: -5, to: 6, except: [0, 1, -1] },
          p: { from: 2, to: 6 },
          c: { from: -9, to: 9, except: [0] },
        },
        where: [
          'm*p + c != 0',
          'm != c',
          'm*p + c != c',
          '2*m*p + c != 0',
          'p - m*(m*p + c) != 0',
          'p - m*(m*p + c) != c',
        ],
      },
      answer: 'y = {{m}}x {{c|signed}}',
      variables: ['x', 'y'],
      form: { subject: 'y' },
      mistakes: [
        slip(
          'y = {{m}}x {{m*p+c|signed}}',
          'point_taken_as_intercept',
          'Put $x = {{p}}$ in. Do you get the right $y$?',
        ),
        slip(
          'y = {{m}}x {{2*m*p+c|signed}}',
          'sign_lost_moving',
          'Put $x = {{p}}$ in. Do you get the right $y$?',
        ),
      ],
      hints: [
        'You know the gradient. What is still missing?',
        'Write $y = mx + c$ with the gradient. Then put the point in to find $c$.',
        'Put in: ${{m*p+c}} = {{m}} \\times {{p}} + c$.',
        'That is ${{m*p+c}} = {{m*p}} + c$. Solve for $c$, and write the equation.',
      ],
      method_answer: [
        { maths: tex`{{m*p+c}} = {{m}} \times {{p}} + c`, text: 'The point put in.' },
        { maths: tex`c = {{c}}`, text: 'Solved for $c$.' },
        { maths: tex`y = {{m}}x {{c|signed}}`, text: 'The equation.' },
      ],
    },
  },
  {
    key: 'lines-through-two-points',
    topics: ['equations-of-lines'],
    difficulty: 0.4,
    minutes: 3,
    statements: ['GCSE-A9c', 'GCSE-A10'],
    question: {
      type: 'expression',
      text: 'Find the equation of the line through $({{p}}, {{m*p+c}})$ and $({{q}}, {{m*q+c}})$, in the form $y = mx + c$.',
      max_score: 3,
      template: {
        draw: {
          m: { from: -4, to: 5, except: [0, 1, -1] },
          c: { from: -8, to: 8, except: [0] },
          p: { from: 1, to: 3 },
          w: { from: 2, to: 4 },
        },
        derive: { q: 'p + w' },
        where: [
          'm*p + c != 0',
          'm*q + c != 0',
          'c != m',
          'm*p + c != c',
          'm*p + 2*c != 0',
          'c + 2*m*p != 0',
          'c != 1',
        ],
      },
      answer: 'y = {{m}}x {{c|signed}}',
      variables: ['x', 'y'],
      form: { subject: 'y' },
      mistakes: [
        slip(
          'y = {{m}}x {{m*p+c|signed}}',
          'point_taken_as_intercept',
          'The first point does not lie on the $y$-axis. Put it in to find $c$.',
        ),
        slip(
          'y = {{-m}}x {{c+2*m*p|signed}}',
          'gradient_sign_turned',
          'Test your line with the second point. Keep the points in the same order above and below.',
        ),
      ],
      hints: [
        'Which two numbers does the equation of a line need?',
        'Find the gradient from the two points. Then put one of them in to find $c$.',
        'The $y$ changes by ${{m*q+c}} - ({{m*p+c}}) = {{m*w}}$ while $x$ changes by {{w}}.',
        'The gradient is ${{m*w}} \\div {{w}}$. Put $({{p}}, {{m*p+c}})$ into $y = mx + c$ with that gradient.',
      ],
      method_answer: [
        { maths: tex`m = {{m*w}} \div {{w}} = {{m}}`, text: 'The gradient.' },
        {
          maths: tex`{{m*p+c}} = {{m}} \times {{p}} + c, \quad c = {{c}}`,
          text: 'The first point put in.',
        },
        { maths: tex`y = {{m}}x {{c|signed}}`, text: 'The equation.' },
      ],
    },
  },
  {
    key: 'lines-parallel-hidden',
    topics: ['equations-of-lines'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['GCSE-A9b', 'GCSE-A10'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these lines are parallel to $y = {{m}}x + 1$? Choose two.',
      max_score: 2,
      template: {
        draw: { m: { from: 2, to: 5 }, k: { from: 2, to: 4 }, c: { from: 2, to: 9 } },
        where: ['m != k', 'c != k', 'mod(c, k) != 0', 'm*k != k'],
      },
      options: [
        option(
          '$y + {{m}}x = {{c}}$',
          'sign_lost_moving',
          'Make $y$ stand alone. What happens to the sign?',
        ),
        option(
          '${{k}}y = {{m}}x + {{c}}$',
          'equation_not_rearranged',
          'Divide by {{k}} first. Which gradient does this line have?',
        ),
        { text: '${{k}}y = {{m*k}}x + {{c}}$' },
        { text: '$y - {{m}}x = {{c}}$' },
      ],
      answers: [3, 4],
      hints: [
        'You can only read a gradient when $y$ stands alone.',
        'Rearrange each equation to $y = mx + c$, and compare the gradients.',
        'In two of them, divide every term by {{k}}.',
        'In the other two, take ${{m}}x$ to the right side. Look for the gradient {{m}}.',
      ],
      method_answer: [
        {
          maths: tex`{{k}}y = {{m*k}}x + {{c}} \quad \text{gives} \quad y = {{m}}x + {{c/k|tex}}`,
          text: 'Gradient {{m}}.',
        },
        {
          maths: tex`y - {{m}}x = {{c}} \quad \text{gives} \quad y = {{m}}x + {{c}}`,
          text: 'Gradient {{m}}.',
        },
      ],
    },
  },
  {
    key: 'lines-parallel-through-point',
    topics: ['equations-of-lines'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-A9b', 'GCSE-A9c'],
    question: {
      type: 'expression',
      text: 'A line is parallel to $y = {{c}} {{m|signed}}x$ and goes through $({{p}}, {{m*p+d}})$. Find its equation in the form $y = mx + c$.',
      max_score: 3,
      template: {
        draw: {
          m: { from: -4, to: 5, except: [0, 1, -1] },
          c: { from: 2, to: 9 },
          p: { from: 2, to: 5 },
          d: { from: -9, to: 9, except: [0] },
        },
        where: [
          'c != d',
          'c != m',
          'm*p + d != 0',
          'm*p + d - c*p != 0',
          'm*p + d != d',
          'c != p',
          'd != 1',
          'm*p + d != c',
        ],
      },
      answer: 'y = {{m}}x {{d|signed}}',
      variables: ['x', 'y'],
      form: { subject: 'y' },
      mistakes: [
        slip(
          'y = {{m}}x + {{c}}',
          'other_line_repeated',
          'That is the given line. Does it go through the point?',
        ),
        slip(
          'y = {{m}}x {{m*p+d|signed}}',
          'point_taken_as_intercept',
          'Put $x = {{p}}$ in. Do you get the right $y$?',
        ),
        slip(
          'y = {{c}}x {{m*p+d-c*p|signed}}',
          'gradient_and_intercept_swapped',
          'Which number of the given line stands in front of $x$?',
        ),
      ],
      hints: [
        'What do parallel lines have in common?',
        'Take the gradient of the given line. Then put the point in to find $c$.',
        'The gradient is the number in front of $x$: ${{m}}$.',
        'Put in: ${{m*p+d}} = {{m}} \\times {{p}} + c$, and solve for $c$.',
      ],
      method_answer: [
        { maths: tex`m = {{m}}`, text: 'Parallel lines have the same gradient.' },
        {
          maths: tex`{{m*p+d}} = {{m}} \times {{p}} + c, \quad c = {{d}}`,
          text: 'The point put in.',
        },
        { maths: tex`y = {{m}}x {{d|signed}}`, text: 'The equation.' },
      ],
    },
  },
  {
    key: 'lines-parallelogram-corner',
    topics: ['equations-of-lines'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-G11', 'GCSE-A10'],
    question: {
      type: 'multi_part',
      text: 'ABCD is a parallelogram with the corners A$({{a}}, {{b}})$, B$({{a+p}}, {{b+q}})$ and C$({{a+p+r}}, {{b+q+s}})$.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 12, step: 2, minor: 1, label: 'x' },
        y: { from: 0, to: 12, step: 2, minor: 1, label: 'y' },
        square: true,
        lines: [
          { from: ['{{a}}', '{{b}}'], to: ['{{a+p}}', '{{b+q}}'] },
          { from: ['{{a+p}}', '{{b+q}}'], to: ['{{a+p+r}}', '{{b+q+s}}'] },
        ],
        points: [
          { at: ['{{a}}', '{{b}}'], label: 'A' },
          { at: ['{{a+p}}', '{{b+q}}'], label: 'B' },
          { at: ['{{a+p+r}}', '{{b+q+s}}'], label: 'C' },
        ],
      },
      max_score: 4,
      template: {
        draw: {
          a: { from: 1, to: 3 },
          b: { from: 1, to: 3 },
          p: { from: 3, to: 5 },
          q: { pick: [1, 2] },
          r: { pick: [1, 2] },
          s: { from: 3, to: 5 },
        },
        where: [
          'a + p + r <= 11',
          'b + q + s <= 11',
          'q/p != s/r',
          'distinct(q/p, p/q, s/r)',
          'a + r != a + p - r',
          'a + r != b + s',
        ],
        check: ['answer1*p = q', 'answer2 - a = r', 'answer3 - b = s'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the gradient of AB?',
          max_score: 2,
          answer: '{{q/p}}',
          mistakes: [
            slip(
              '{{p/q}}',
              'gradient_upside_down',
              'Divide the change in $y$ by the change in $x$.',
            ),
            slip('{{s/r}}', 'other_quantity_given', 'That is the gradient of BC.'),
          ],
          hints: [
            'How far along and how far up is it from A to B?',
            'Divide the change in $y$ by the change in $x$.',
            'From A to B it is {{p}} along.',
            'It is {{q}} up. Divide {{q}} by {{p}}.',
          ],
          method_answer: [
            {
              maths: tex`({{b+q}} - {{b}}) \div ({{a+p}} - {{a}}) = {{q/p|tex}}`,
              text: 'Up divided by along.',
            },
          ],
        },
        {
          type: 'fill_blanks',
          text: 'D is the fourth corner: ([[1]], [[2]]).',
          max_score: 2,
          blanks: [
            { type: 'number', answer: '{{a+r}}' },
            { type: 'number', answer: '{{b+s}}' },
          ],
          hints: [
            'Which side runs beside AD?',
            'AD is parallel to BC and as long as BC. Take the same steps.',
            'Count the steps from B to C: first along, then up.',
            'Take the same steps from A, first along and then up.',
          ],
          method_answer: [
            {
              maths: tex`{{a}} + {{r}} = {{a+r}}, \quad {{b}} + {{s}} = {{b+s}}`,
              text: 'The steps of BC, taken from A.',
            },
          ],
        },
      ],
      hints: [
        'Opposite sides of a parallelogram are parallel and equally long.',
        'Count steps along and up between the corners.',
        'Begin with the steps from A to B.',
        'For D, count the steps from B to C, and take the same steps from A.',
      ],
      method_answer: [
        {
          maths: tex`({{b+q}} - {{b}}) \div ({{a+p}} - {{a}}) = {{q/p|tex}}`,
          text: '(a) Up divided by along.',
        },
        {
          maths: tex`{{a}} + {{r}} = {{a+r}}, \quad {{b}} + {{s}} = {{b+s}}`,
          text: '(b) The steps of BC, taken from A.',
        },
      ],
    },
  },
]
