import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const perpendicularLinesAndCircles: readonly ContentQuestion[] = [
  {
    key: 'perpendicular-gradient',
    topics: ['perpendicular-lines-and-circles'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['GCSE-A9H'],
    question: {
      type: 'number',
      text: 'A line has the gradient ${{m|tex}}$. What is the gradient of a line at a right angle to it?',
      max_score: 1,
      template: {
        draw: { p: { from: -5, to: 6, except: [0] }, q: { from: 1, to: 5 } },
        derive: { m: 'p/q' },
        where: ['gcd(p, q) = 1 or gcd(p, q) = -1', 'abs(p) != q', 'abs(p) > 1'],
        check: ['answer*m = 0 - 1'],
      },
      answer: '{{-q/p}}',
      mistakes: [
        slip(
          '{{q/p}}',
          'perpendicular_sign_kept',
          'If one of the lines climbs, the other has to fall.',
        ),
        slip(
          '{{-p/q}}',
          'perpendicular_not_turned',
          'A steep line is at right angles to a flat one. Is yours flatter or steeper?',
        ),
        slip('{{p/q}}', 'parallel_for_perpendicular', 'That is the gradient of a parallel line.'),
      ],
      hints: [
        'If one line is steep and climbs, how does the other run?',
        'The two gradients multiply to $-1$.',
        'Turn the fraction upside down, and change its sign.',
        tex`Which number times $ {{m|tex}}$ is $-1$?`,
      ],
      method_answer: [
        {
          maths: tex`{{m|tex}} \times ({{-q/p|tex}}) = -1`,
          text: 'The product of the two gradients is $-1$.',
        },
        { maths: tex`-1 \div ({{m|tex}}) = {{-q/p|tex}}`, text: 'So this is the other gradient.' },
      ],
    },
  },
  {
    key: 'circle-read-the-radius',
    topics: ['perpendicular-lines-and-circles'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-A16Ha'],
    question: {
      type: 'fill_blanks',
      text: 'The circle $x^2 + y^2 = {{r^2}}$ has its centre at $(0, 0)$ and the radius [[1]]. On the right it crosses the $x$-axis at $x =$ [[2]].',
      max_score: 2,
      template: {
        draw: { r: { from: 3, to: 13 } },
        check: ['answer1*answer2 = r*r', 'answer1 = answer2'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{r}}',
          mistakes: [
            slip(
              '{{r^2}}',
              'root_not_taken',
              'The number in the equation is the square of the radius.',
            ),
            slip(
              '{{r^2/2}}',
              'square_undone_by_halving',
              'Squaring is not doubling. Which number squared gives {{r^2}}?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{r}}',
          mistakes: [slip('{{r^2}}', 'root_not_taken', 'Put $y = 0$ in, and solve for $x$.')],
        },
      ],
      hints: [
        'Which theorem links $x$, $y$ and the distance from the centre?',
        'The equation says: the square of the radius is the number on the right.',
        'Put $y = 0$ in: $x^2 = {{r^2}}$.',
        'Take the positive square root of {{r^2}}.',
      ],
      method_answer: [
        { maths: tex`r^2 = {{r^2}}, \quad r = {{r}}`, text: 'The radius is the square root.' },
        { maths: tex`x^2 + 0^2 = {{r^2}}, \quad x = {{r}}`, text: 'On the $x$-axis $y$ is 0.' },
      ],
    },
  },
  {
    key: 'perpendicular-which-lines',
    topics: ['perpendicular-lines-and-circles'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-A9H'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these lines are perpendicular to $y = {{m}}x + {{c}}$? Choose two.',
      max_score: 2,
      template: {
        draw: { m: { from: 2, to: 6 }, c: { from: 2, to: 9 }, d: { from: 2, to: 9 } },
        where: ['c != d', 'm != c', 'm != d', 'm*d != c'],
      },
      options: [
        { text: tex`$y = {{d}} - \frac{1}{ {{m}} }x$` },
        option(
          '$y = {{d}} - {{m}}x$',
          'perpendicular_not_turned',
          'Multiply the two gradients. Do you get $-1$?',
        ),
        option(
          '${{m}}x - y = {{d}}$',
          'parallel_for_perpendicular',
          'Make $y$ stand alone. Is this line parallel or perpendicular?',
        ),
        { text: '${{m}}y + x = {{c}}$' },
        option(
          tex`$y = \frac{1}{ {{m}} }x + {{c}}$`,
          'perpendicular_sign_kept',
          'Both lines climb. Can they be at right angles?',
        ),
      ],
      answers: [1, 4],
      hints: [
        'Find the gradient of each line.',
        'Two lines are perpendicular if their gradients multiply to $-1$.',
        'In the equations with $x$ and $y$ on one side, make $y$ stand alone first.',
        tex`The gradient you want is the one that gives $-1$ when it is multiplied by {{m}}.`,
      ],
      method_answer: [
        {
          maths: tex`{{m}} \times \left(-\frac{1}{ {{m}} }\right) = -1`,
          text: 'So the other gradient has to be minus one over {{m}}.',
        },
        {
          maths: tex`{{m}}y + x = {{c}} \quad \text{gives} \quad y = -\frac{1}{ {{m}} }x + \frac{ {{c}} }{ {{m}} }`,
          text: 'This one has it, too.',
        },
      ],
    },
  },
  {
    key: 'circle-inside-or-outside',
    topics: ['perpendicular-lines-and-circles'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-A16Ha'],
    question: {
      type: 'cloze_dropdown',
      text: 'The circle is $x^2 + y^2 = {{r2}}$. The point $({{a}}, {{b}})$ is [[1]] the circle. The point $({{b+1}}, {{-a}})$ is [[2]] the circle. The point $({{a-1}}, {{b-1}})$ is [[3]] the circle.',
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 6 }, b: { from: 2, to: 7 } },
        derive: { r2: 'a^2 + b^2' },
        where: ['a != b'],
      },
      gaps: [
        {
          options: [
            option(
              'inside',
              'circle_sum_not_compared',
              'Put both numbers in, square them and add. Compare with {{r2}}.',
            ),
            { text: 'on' },
            option(
              'outside',
              'circle_sum_not_compared',
              'Put both numbers in, square them and add. Compare with {{r2}}.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'inside',
              'square_kept_the_minus',
              'The square of a negative number is positive. Add the squares.',
            ),
            option('on', 'circle_sum_not_compared', 'Is the sum of the squares exactly {{r2}}?'),
            { text: 'outside' },
          ],
          answer: 3,
        },
        {
          options: [
            { text: 'inside' },
            option('on', 'circle_sum_not_compared', 'Is the sum of the squares exactly {{r2}}?'),
            option(
              'outside',
              'circle_sum_not_compared',
              'Is the sum of the squares more than {{r2}}, or less?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'How far is each point from the centre?',
        'Square both numbers of the point, and add. Compare the sum with {{r2}}.',
        'For the first point work out ${{a}}^2 + {{b}}^2$.',
        'For the second it is ${{(b+1)^2}} + {{a^2}}$, and for the third ${{(a-1)^2}} + {{(b-1)^2}}$. Less means nearer to the centre.',
      ],
      method_answer: [
        { maths: tex`{{a}}^2 + {{b}}^2 = {{r2}}`, text: 'Exactly the square of the radius.' },
        {
          maths: tex`{{b+1}}^2 + (-{{a}})^2 = {{(b+1)^2+a^2}}`,
          text: 'More, so it is further away.',
        },
        { maths: tex`{{a-1}}^2 + {{b-1}}^2 = {{(a-1)^2+(b-1)^2}}`, text: 'Less, so it is nearer.' },
      ],
    },
  },
  {
    key: 'circle-through-a-point',
    topics: ['perpendicular-lines-and-circles'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-A16Ha'],
    question: {
      type: 'expression',
      text: 'A circle has its centre at the origin and goes through $({{a}}, {{b}})$. Write its equation.',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 7 }, b: { from: -6, to: -1 } },
        where: [
          'a != -b',
          'a + b != 0',
          'a^2 - b^2 != a^2 + b^2',
          '(a + b)^2 != a^2 + b^2',
          'a*a != b*b',
          'a - b != 1',
        ],
      },
      answer: 'x^2 + y^2 = {{a^2+b^2}}',
      variables: ['x', 'y'],
      mistakes: [
        slip('x^2 + y^2 = {{a^2-b^2}}', 'square_kept_the_minus', 'What is the square of ${{b}}$?'),
        slip(
          'x^2 + y^2 = {{(a+b)^2}}',
          'sum_raised_with_it',
          'Square both numbers first, and then add.',
        ),
        slip(
          'x + y = {{a+b}}',
          'circle_without_squares',
          'That is the equation of a line. What does Pythagoras use?',
        ),
      ],
      hints: [
        'What is the square of the radius?',
        'The equation is $x^2 + y^2 = r^2$. Put the point in to find $r^2$.',
        '$r^2 = {{a}}^2 + ({{b}})^2$.',
        'Work out ${{a^2}} + {{b^2}}$, and write it on the right side.',
      ],
      method_answer: [
        { maths: tex`{{a}}^2 + ({{b}})^2 = {{a^2+b^2}}`, text: 'The square of the radius.' },
        { maths: tex`x^2 + y^2 = {{a^2+b^2}}`, text: 'The equation of the circle.' },
      ],
    },
  },
  {
    key: 'perpendicular-through-point',
    topics: ['perpendicular-lines-and-circles'],
    difficulty: 0.5,
    minutes: 3,
    statements: ['GCSE-A9H'],
    question: {
      type: 'expression',
      text: 'A line is perpendicular to $y = {{m}}x {{c|signed}}$ and goes through $({{m*k}}, {{d-k}})$. Find its equation in the form $y = mx + c$.',
      max_score: 3,
      template: {
        draw: {
          m: { from: 2, to: 5 },
          c: { from: -7, to: 7, except: [0] },
          k: { from: 1, to: 3 },
          d: { from: -5, to: 9, except: [0] },
        },
        where: [
          'd != c',
          'd - k != 0',
          'd - 2*k != 0',
          'd - k - m*m*k != 0',
          'd - k + m*m*k != 0',
          'd != 1',
        ],
      },
      answer: tex`y = -\frac{1}{ {{m}} }x {{d|signed}}`,
      variables: ['x', 'y'],
      form: { subject: 'y' },
      mistakes: [
        slip(
          'y = {{m}}x {{d-k-m*m*k|signed}}',
          'parallel_for_perpendicular',
          'That line is parallel. What do perpendicular gradients multiply to?',
        ),
        slip(
          tex`y = \frac{1}{ {{m}} }x {{d-2*k|signed}}`,
          'perpendicular_sign_kept',
          'Both lines climb. Can they be at right angles?',
        ),
        slip(
          'y = {{-m}}x {{d-k+m*m*k|signed}}',
          'perpendicular_not_turned',
          'Multiply the two gradients. Do you get $-1$?',
        ),
      ],
      hints: [
        'Find the gradient first.',
        'The gradients multiply to $-1$. Then put the point in to find $c$.',
        tex`The gradient is $-\frac{1}{ {{m}} }$.`,
        tex`Put in: $ {{d-k}} = -\frac{1}{ {{m}} } \times {{m*k}} + c$, and solve for $c$.`,
      ],
      method_answer: [
        { maths: tex`-1 \div {{m}} = -\frac{1}{ {{m}} }`, text: 'The gradient.' },
        { maths: tex`{{d-k}} = -{{k}} + c, \quad c = {{d}}`, text: 'The point put in.' },
        { maths: tex`y = -\frac{1}{ {{m}} }x {{d|signed}}`, text: 'The equation.' },
      ],
    },
  },
  {
    key: 'circle-tangent-at-a-point',
    topics: ['perpendicular-lines-and-circles'],
    difficulty: 0.9,
    minutes: 4,
    statements: ['GCSE-A16Hb', 'GCSE-A9H', 'GCSE-A16Ha'],
    question: {
      type: 'multi_part',
      text: 'The point P$({{a}}, {{b}})$ lies on the circle $x^2 + y^2 = {{r2}}$.',
      diagram: {
        kind: 'axes',
        x: { from: -10, to: 10, step: 5, minor: 1, label: 'x' },
        y: { from: -10, to: 10, step: 5, minor: 1, label: 'y' },
        square: true,
        curves: [{ type: 'circle', centre: [0, 0], radius: '{{rr}}' }],
        lines: [{ from: [0, 0], to: ['{{a}}', '{{b}}'], dashed: true }],
        points: [{ at: ['{{a}}', '{{b}}'], label: 'P' }],
        alt: 'A circle about the origin, with a dashed radius from the centre to the point P.',
      },
      max_score: 4,
      template: {
        rows: [
          { a: 3, b: 4, rr: 5, r2: 25 },
          { a: 4, b: 3, rr: 5, r2: 25 },
          { a: 6, b: 8, rr: 10, r2: 100 },
          { a: 8, b: 6, rr: 10, r2: 100 },
        ],
        draw: { z: { from: 1, to: 2 } },
        check: ['answer1*a = b', 'answer2*b = 0 - a'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the gradient of the radius from $(0, 0)$ to P?',
          max_score: 1,
          answer: '{{b/a}}',
          mistakes: [
            slip(
              '{{a/b}}',
              'gradient_upside_down',
              'Divide the change in $y$ by the change in $x$.',
            ),
          ],
          hints: [
            'How far along and how far up is P from the centre?',
            'Divide up by along.',
            'P is {{a}} along.',
            'P is {{b}} up. Divide {{b}} by {{a}}.',
          ],
          method_answer: [
            { maths: tex`{{b}} \div {{a}} = {{b/a|tex}}`, text: 'Up divided by along.' },
          ],
        },
        {
          type: 'number',
          text: 'What is the gradient of the tangent at P?',
          max_score: 1,
          answer: '{{-a/b}}',
          follow_through: { answer: '-1/p1' },
          mistakes: [
            slip(
              '{{a/b}}',
              'perpendicular_sign_kept',
              'The radius climbs. What does the tangent do?',
            ),
            slip(
              '{{b/a}}',
              'parallel_for_perpendicular',
              'The tangent is at a right angle to the radius.',
            ),
          ],
          hints: [
            'Which angle do a tangent and a radius make?',
            'They are perpendicular, so their gradients multiply to $-1$.',
            'Turn the gradient of the radius upside down.',
            'Change its sign as well: a radius that climbs has a tangent that falls.',
          ],
          method_answer: [
            {
              maths: tex`-1 \div {{b/a|tex}} = {{-a/b|tex}}`,
              text: 'The gradients multiply to $-1$.',
            },
          ],
        },
        {
          type: 'expression',
          text: 'Find the equation of the tangent at P.',
          max_score: 2,
          answer: '{{a}}x + {{b}}y = {{r2}}',
          variables: ['x', 'y'],
          mistakes: [
            slip(
              '{{a}}x - {{b}}y = {{a^2-b^2}}',
              'perpendicular_sign_kept',
              'Your line goes through P, but it climbs.',
            ),
            slip(
              '{{b}}x - {{a}}y = 0',
              'radius_for_tangent',
              'That is the line through the centre and P.',
            ),
          ],
          hints: [
            'You know the gradient and a point.',
            'Write $y = mx + c$ with the gradient of (b), and put P in.',
            tex`Begin with $y = {{-a/b|tex}}x + c$.`,
            tex`Put P in: $ {{b}} = {{-a/b|tex}} \times {{a}} + c$, and solve for $c$.`,
          ],
          method_answer: [
            {
              maths: tex`{{b}} = {{-a/b|tex}} \times {{a}} + c, \quad c = {{r2/b|tex}}`,
              text: 'P put in.',
            },
            { maths: tex`y = {{-a/b|tex}}x + {{r2/b|tex}}`, text: 'The equation.' },
          ],
        },
      ],
      hints: [
        'The tangent is at a right angle to the radius.',
        'Find the gradient of the radius, then that of the tangent, and then put P in.',
        'The radius goes {{a}} along and {{b}} up.',
        'Turn its gradient upside down and change the sign. Put P into $y = mx + c$.',
      ],
      method_answer: [
        { maths: tex`{{b}} \div {{a}} = {{b/a|tex}}`, text: '(a) The radius.' },
        { maths: tex`-1 \div {{b/a|tex}} = {{-a/b|tex}}`, text: '(b) The tangent.' },
        { maths: tex`y = {{-a/b|tex}}x + {{r2/b|tex}}`, text: '(c) Its equation, with P put in.' },
      ],
    },
  },
]
