import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const harderInequalities: readonly ContentQuestion[] = [
  {
    key: 'quadratic-inequality-inside',
    topics: ['harder-inequalities'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['GCSE-A22Ha'],
    question: {
      type: 'single_choice',
      text: 'The picture shows $y = (x {{-a|signed}})(x - {{b}})$. Which inequality solves $(x {{-a|signed}})(x - {{b}}) < 0$?',
      diagram: {
        kind: 'axes',
        x: { from: -6, to: 7, step: 1, label: 'x' },
        y: { from: -16, to: 16, step: 4, label: 'y' },
        curves: [{ type: 'polynomial', coefficients: [1, '{{-a-b}}', '{{a*b}}'] }],
        alt: 'A curve that opens upwards and crosses the x-axis at {{a}} and at {{b}}.',
      },
      max_score: 1,
      template: { draw: { a: { from: -4, to: -1 }, b: { from: 1, to: 4 } }, where: ['a != -b'] },
      options: [
        { text: '${{a}} < x < {{b}}$' },
        {
          text: '$x < {{b}}$',
          misconception: {
            code: 'root_of_inequality',
            text: 'Look at the far left of the curve. Is it below the $x$-axis there?',
          },
        },
        {
          text: '$x < {{a}}$ or $x > {{b}}$',
          misconception: {
            code: 'inside_and_outside_swapped',
            text: 'Where is the curve below the $x$-axis: between the crossings or outside them?',
          },
        },
        {
          text: '${{a}} \\le x \\le {{b}}$',
          misconception: {
            code: 'end_point_changed',
            text: 'At the crossings the value is 0. Is that less than 0?',
          },
        },
      ],
      answers: [1],
      hints: [
        '“Less than zero” means: where is the curve below the $x$-axis?',
        'Find the crossings. Then see between which numbers the curve is below the axis.',
        'The curve crosses the axis at ${{a}}$ and at ${{b}}$.',
        'Between the crossings the curve is below the axis. Do the crossings themselves count?',
      ],
      method_answer: [
        {
          maths: '{{a}} < x < {{b}}',
          text: 'The curve is below the axis between the crossings, without the crossings.',
        },
      ],
    },
  },
  {
    key: 'quadratic-inequality-outside',
    topics: ['harder-inequalities'],
    difficulty: 0.4,
    minutes: 3,
    statements: ['GCSE-A22Ha'],
    question: {
      type: 'expression',
      text: 'Solve $x^2 {{s|signed}}x {{t|signed}} > 0$. Write your answer like $x < 1$ or $x > 2$.',
      max_score: 2,
      template: {
        draw: { a: { from: -6, to: -1 }, b: { from: 1, to: 7 } },
        derive: { s: '-a-b', t: 'a*b' },
        where: ['abs(s) > 1'],
      },
      start: 'x^2 {{s|signed}}x {{t|signed}} > 0',
      answer: 'x < {{a}} or x > {{b}}',
      variables: ['x'],
      mistakes: [
        {
          answer: '{{a}} < x < {{b}}',
          misconception: {
            code: 'inside_and_outside_swapped',
            text: 'Test a number between the two, such as 0. Does it fit?',
          },
        },
        {
          answer: 'x <= {{a}} or x >= {{b}}',
          misconception: {
            code: 'end_point_changed',
            text: 'At the ends the value is 0. Is that more than 0?',
          },
        },
      ],
      hints: [
        'Where is the curve $y = x^2 {{s|signed}}x {{t|signed}}$ above the $x$-axis?',
        'Find the crossings by factorising. A sketch shows which side is meant.',
        'Find two numbers with product ${{t}}$ and sum ${{s}}$.',
        'The crossings are at ${{a}}$ and at ${{b}}$, and the curve opens upwards. Where is it above the axis?',
      ],
      method_answer: [
        { maths: '(x {{-a|signed}})(x - {{b}}) > 0', text: 'Factorise.' },
        {
          maths: tex`x < {{a}} \text{ or } x > {{b}}`,
          text: 'The curve opens upwards, so it is above the axis outside the crossings.',
        },
      ],
    },
  },
  {
    key: 'quadratic-inequality-set',
    topics: ['harder-inequalities'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-A22Hc', 'GCSE-A22Ha'],
    question: {
      type: 'single_choice',
      text: tex`Which set is the solution of $x^2 \ge {{a^2}}$?`,
      max_score: 1,
      template: { draw: { a: { from: 2, to: 9 } } },
      options: [
        { text: tex`$\{x : x \le -{{a}}\} \cup \{x : x \ge {{a}}\}$` },
        {
          text: tex`$\{x : -{{a}} \le x \le {{a}}\}$`,
          misconception: {
            code: 'inside_and_outside_swapped',
            text: 'Try $x = 0$. Is its square large enough?',
          },
        },
        {
          text: tex`$\{x : x \le -{{a}}\} \cap \{x : x \ge {{a}}\}$`,
          misconception: {
            code: 'union_and_intersection_swapped',
            text: 'Can a number be in both sets at once?',
          },
        },
        {
          text: tex`$\{x : x \ge {{a}}\}$`,
          misconception: {
            code: 'root_of_inequality',
            text: 'Negative numbers have squares too. Try $x = -{{a+1}}$.',
          },
        },
      ],
      answers: [1],
      hints: [
        'Which numbers have a square of {{a^2}} or more? Think of both signs.',
        tex`The sign $\cup$ joins two sets: “in one or the other”. The sign $\cap$ means “in both”.`,
        'Try $x = {{a+1}}$, $x = 0$ and $x = -{{a+1}}$.',
        'Numbers from {{a}} upwards fit, and numbers from $-{{a}}$ downwards fit. How are the two sets joined?',
      ],
      method_answer: [
        {
          maths: tex`x \le -{{a}} \text{ or } x \ge {{a}}`,
          text: 'Both large positive and large negative numbers fit.',
        },
        { text: 'A number is in one set or the other, so it is the union.' },
      ],
    },
  },
  {
    key: 'region-point-check',
    topics: ['harder-inequalities'],
    difficulty: 0,
    minutes: 2.5,
    statements: ['GCSE-A22Hb'],
    question: {
      type: 'multiple_choice',
      text: tex`Which points satisfy both $y > x {{c|signed}}$ and $x + y \le {{s}}$? Choose all that do.`,
      max_score: 2,
      template: {
        draw: { c: { from: -2, to: 2, except: [0] }, s: { from: 6, to: 9 } },
        where: ['s - 1 > 1 + c', 'max(c,0) < 4 + c'],
      },
      options: [
        { text: '$(0, {{max(c,0)+2}})$' },
        {
          text: '$({{s}}, 1)$',
          misconception: {
            code: 'given_part_left_out',
            text: 'Check the second condition: what is $x + y$ here?',
          },
        },
        {
          text: '$(2, {{2+c}})$',
          misconception: {
            code: 'end_point_changed',
            text: 'This point lies on the line. Is $y$ greater than $x {{c|signed}}$?',
          },
        },
        { text: '$(1, {{s-1}})$' },
        {
          text: '$(4, {{max(c,0)}})$',
          misconception: {
            code: 'inequality_read_backwards',
            text: 'Check the first condition: is $y$ greater than $x {{c|signed}}$?',
          },
        },
      ],
      answers: [1, 4],
      hints: [
        'A point has to satisfy both conditions.',
        'Put the two coordinates in: the first is $x$ and the second is $y$.',
        'For $(2, {{2+c}})$: is ${{2+c}}$ greater than $2 {{c|signed}}$?',
        tex`For each point compare $y$ with $x {{c|signed}}$, and then $x + y$ with {{s}}. The sign $\le$ allows the two to be equal.`,
      ],
      method_answer: [
        {
          maths: '{{max(c,0)+2}} > 0 {{c|signed}}',
          text: 'The first point is above the line, and its sum is small enough.',
        },
        {
          maths: '1 + {{s-1}} = {{s}}',
          text: 'The point $(1, {{s-1}})$ lies on the second line, which is allowed, and above the first.',
        },
      ],
    },
  },
  {
    key: 'region-which-inequalities',
    topics: ['harder-inequalities'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-A22Hb'],
    question: {
      type: 'multiple_choice',
      text: 'Which inequalities, taken together, describe the shaded region with its edges? Choose all that belong to it.',
      diagram: {
        kind: 'axes',
        x: { from: -1, to: 8, step: 1, label: 'x' },
        y: { from: -1, to: 8, step: 1, label: 'y' },
        shapes: [
          {
            points: [
              ['{{a}}', '{{b}}'],
              ['{{s-b}}', '{{b}}'],
              ['{{a}}', '{{s-a}}'],
            ],
            tone: 'a',
          },
        ],
        lines: [
          { from: ['{{a}}', -1], to: ['{{a}}', 8] },
          { from: [-1, '{{b}}'], to: [8, '{{b}}'] },
        ],
        curves: [{ type: 'polynomial', coefficients: [-1, '{{s}}'] }],
        alt: 'A triangle is shaded. Its edges lie on the lines x = {{a}}, y = {{b}} and x + y = {{s}}. Its corners are ({{a}}, {{b}}), ({{s-b}}, {{b}}) and ({{a}}, {{s-a}}).',
      },
      max_score: 3,
      template: {
        draw: { a: { from: 1, to: 2 }, b: { from: 1, to: 3 }, s: { from: 6, to: 8 } },
        where: ['a + b + 2 < s'],
      },
      options: [
        { text: tex`$x \ge {{a}}$` },
        {
          text: tex`$x \le {{a}}$`,
          misconception: {
            code: 'region_other_side',
            text: 'On which side of the line $x = {{a}}$ is the shaded part?',
          },
        },
        { text: tex`$y \ge {{b}}$` },
        {
          text: tex`$y \le {{b}}$`,
          misconception: {
            code: 'region_other_side',
            text: 'Is the shaded part above or below the line $y = {{b}}$?',
          },
        },
        { text: tex`$x + y \le {{s}}$` },
        {
          text: tex`$x + y \ge {{s}}$`,
          misconception: {
            code: 'region_other_side',
            text: 'Choose a point in the shaded part and add its coordinates.',
          },
        },
      ],
      answers: [1, 3, 5],
      hints: [
        'Each edge of the region lies on a line. Which three lines are there?',
        'Choose a point inside the region and test each inequality with it.',
        'The point $({{a+1}}, {{b+1}})$ is inside.',
        'Compare {{a+1}} with {{a}}, then {{b+1}} with {{b}}, then ${{a+1}} + {{b+1}}$ with {{s}}.',
      ],
      method_answer: [
        { maths: '{{a+1}} > {{a}}', text: 'The region is to the right of the line $x = {{a}}$.' },
        { maths: '{{b+1}} > {{b}}', text: 'It is above the line $y = {{b}}$.' },
        {
          maths: '{{a}} + {{b}} < {{s}}',
          text: 'Its corner has a sum below {{s}}, so it is below the third line.',
        },
      ],
    },
  },
  {
    key: 'region-edge-style',
    topics: ['harder-inequalities'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['GCSE-A22Hb'],
    question: {
      type: 'true_false',
      text: 'The region $y < {{m}}x + {{c}}$ is drawn with a solid line at its edge. A solid line means that its points belong to the region. Is the drawing right?',
      max_score: 1,
      template: { draw: { m: { from: 2, to: 5 }, c: { from: 1, to: 9 } } },
      options: [
        {
          text: 'It is right',
          misconception: {
            code: 'end_point_changed',
            text: 'Take a point on the line. Is its $y$ less than ${{m}}x + {{c}}$?',
          },
        },
        { text: 'It is not right' },
      ],
      answers: [2],
      hints: [
        'Do the points on the line satisfy the inequality?',
        tex`With $<$ the two sides must not be equal. With $\le$ they may be.`,
        'The point $(0, {{c}})$ lies on the line.',
        'Put it in: is ${{c}} < {{c}}$? Decide whether the points on the line belong to the region.',
      ],
      method_answer: [
        {
          maths: tex`{{m}} \times 0 + {{c}} = {{c}}`,
          text: 'The point $(0, {{c}})$ is on the line.',
        },
        {
          text: '${{c}} < {{c}}$ is not true, so the line does not belong to the region. It is drawn dashed.',
        },
      ],
    },
  },
]
