import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const inequalities: readonly ContentQuestion[] = [
  {
    key: 'inequality-read-line',
    topics: ['inequalities'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['GCSE-A22'],
    question: {
      type: 'single_choice',
      text: 'Which inequality does the number line show?',
      diagram: {
        kind: 'number_line',
        from: -6,
        to: 6,
        step: 1,
        intervals: [{ from: '{{a}}', from_open: true }],
      },
      max_score: 1,
      template: { draw: { a: { from: -4, to: 3, except: [0] } } },
      options: [
        {
          text: '$x < {{a}}$',
          misconception: {
            code: 'inequality_read_backwards',
            text: 'Which way does the arrow point: to larger or to smaller numbers?',
          },
        },
        {
          text: '$x = {{a}}$',
          misconception: {
            code: 'inequality_made_equation',
            text: 'The thick line shows more than one number.',
          },
        },
        {
          text: tex`$x \ge {{a}}$`,
          misconception: {
            code: 'end_point_changed',
            text: 'Look at the circle: is it open or filled?',
          },
        },
        { text: '$x > {{a}}$' },
      ],
      answers: [4],
      hints: [
        'Look at the circle at the end, and at the direction of the arrow.',
        'An open circle means that the end does not belong to it. A filled one means that it does.',
        'The circle is at ${{a}}$ and it is open.',
        'The arrow points to the right, where the numbers are larger than ${{a}}$.',
      ],
      method_answer: [
        {
          maths: 'x > {{a}}',
          text: 'All numbers to the right of ${{a}}$, without ${{a}}$ itself.',
        },
      ],
    },
  },
  {
    key: 'inequality-solve',
    topics: ['inequalities'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-A22'],
    question: {
      type: 'expression',
      text: 'Solve ${{m}}x {{a|signed}} < {{b}}$.',
      max_score: 2,
      template: {
        draw: {
          m: { from: 2, to: 8 },
          a: { from: -12, to: 12, except: [0] },
          x: { from: -4, to: 9 },
        },
        derive: { b: 'm*x+a' },
        where: ['x != 0', 'b != 0', '(b+a)/m != x', 'abs(a) > 1'],
      },
      start: '{{m}}x {{a|signed}} < {{b}}',
      answer: 'x < {{x}}',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x > {{x}}',
          misconception: {
            code: 'sign_turned_needlessly',
            text: 'Did you multiply or divide by a negative number?',
          },
        },
        {
          answer: 'x = {{x}}',
          misconception: {
            code: 'inequality_made_equation',
            text: 'There are many solutions. Which sign stands in the middle?',
          },
        },
        {
          answer: 'x < {{(b+a)/m}}',
          misconception: {
            code: 'sign_lost_moving',
            text: 'To undo the ${{a|signed}}$, do the opposite on both sides.',
          },
        },
      ],
      hints: [
        'Solve it like an equation, and keep the sign in the middle.',
        'Undo the last thing that was done to $x$ first.',
        'First undo the ${{a|signed}}$ on both sides.',
        'That leaves ${{m}}x < {{b-a}}$. Divide both sides by {{m}}, which is positive.',
      ],
      method_answer: [
        { maths: '{{m}}x < {{b-a}}', text: 'Undo the ${{a|signed}}$.' },
        { maths: 'x < {{x}}', text: 'Divide both sides by {{m}}.' },
      ],
    },
  },
  {
    key: 'inequality-negative',
    topics: ['inequalities'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-A22'],
    question: {
      type: 'expression',
      text: 'Solve ${{a}} - {{m}}x \\ge {{b}}$.',
      max_score: 2,
      template: {
        draw: {
          m: { from: 2, to: 7 },
          a: { from: 3, to: 20 },
          x: { from: -6, to: 8, except: [0] },
        },
        derive: { b: 'a-m*x' },
        where: ['b != 0', 'b != a', '(b+a)/m != x', 'abs(b) < 40'],
      },
      start: '{{a}} - {{m}}x >= {{b}}',
      answer: 'x <= {{x}}',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x >= {{x}}',
          misconception: {
            code: 'sign_not_turned',
            text: 'You divided by a negative number. What happens to the sign then? Test a number.',
          },
        },
        {
          answer: 'x < {{x}}',
          misconception: {
            code: 'end_point_changed',
            text: 'Does ${{x}}$ itself belong to the solution? Put it in.',
          },
        },
      ],
      hints: [
        'What is the number in front of $x$: positive or negative?',
        'Solve it like an equation. When you multiply or divide by a negative number, the sign turns round.',
        tex`Take {{a}} from both sides: $-{{m}}x \ge {{b-a}}$.`,
        'Now divide both sides by $-{{m}}$, and think about the sign in the middle.',
      ],
      method_answer: [
        { maths: tex`-{{m}}x \ge {{b-a}}`, text: 'Take {{a}} from both sides.' },
        { maths: tex`x \le {{x}}`, text: 'Divide by $-{{m}}$, so the sign turns round.' },
      ],
    },
  },
  {
    key: 'inequality-list-integers',
    topics: ['inequalities'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-A22'],
    question: {
      type: 'number',
      text: 'How many whole numbers $n$ fit ${{a}} < {{m}}n \\le {{b}}$? Remember negative whole numbers and zero.',
      max_score: 2,
      template: {
        draw: {
          m: { from: 2, to: 5 },
          p: { from: -4, to: -1 },
          q: { from: 1, to: 5 },
          r: { from: 0, to: 1 },
        },
        derive: { a: 'm*p+r', b: 'm*q' },
        where: ['q - p > 2', 'r < m', 'q - p != q'],
        check: ['answer = floor(b/m) - floor(a/m)'],
      },
      answer: '{{q-p}}',
      mistakes: [
        {
          answer: '{{q-p+1}}',
          misconception: {
            code: 'end_point_changed',
            text: 'Look at both signs again. Which end does not belong to it?',
          },
        },
        {
          answer: '{{q}}',
          misconception: {
            code: 'negative_numbers_left_out',
            text: 'Zero and negative whole numbers can fit too.',
          },
        },
      ],
      hints: [
        'Which values of $n$ are allowed? Both conditions have to hold.',
        'Divide all three parts by {{m}}, then list the whole numbers that fit.',
        'Try $n = 0$: is ${{a}} < 0$ and $0 \\le {{b}}$? Then go on in both directions.',
        'The largest that fits is {{q}}, since ${{m}} \\times {{q}} = {{b}}$. Now find the smallest, and count.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times {{q}} = {{b}}`, text: 'The largest number that fits is {{q}}.' },
        {
          maths: '{{p}} + 1 = {{p+1}}',
          text: 'The smallest is {{p+1}}, since {{p}} gives no more than ${{a}}$.',
        },
        { maths: '{{q}} - ({{p}}) = {{q-p}}', text: 'Count from {{p+1}} to {{q}}.' },
      ],
    },
  },
  {
    key: 'inequality-why-turns',
    topics: ['inequalities'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-A22'],
    question: {
      type: 'true_false',
      text: '{{name}} solves $-x > {{a}}$ and writes $x > -{{a}}$. Is that correct?',
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 9 }, name: { pick: ['Hamza', 'Chloe', 'Ngozi', 'Tom'] } },
      },
      options: [
        {
          text: 'It is correct',
          misconception: {
            code: 'sign_not_turned',
            text: 'Test it: put 0 in place of $x$. Does it fit $-x > {{a}}$?',
          },
        },
        { text: 'It is not correct' },
      ],
      answers: [2],
      hints: [
        'Test the answer with a number.',
        'Choose a number that fits the answer, and put it into the inequality at the start.',
        '0 is greater than $-{{a}}$, so it should fit. What is $-0$?',
        '$-x$ would be 0. Is that more than {{a}}? Decide what this says about the sign.',
      ],
      method_answer: [
        { text: '0 fits $x > -{{a}}$, but $-0 > {{a}}$ is not true.' },
        { maths: 'x < -{{a}}', text: 'Multiplying by $-1$ turns the sign round.' },
      ],
    },
  },
  {
    key: 'inequality-fair',
    topics: ['inequalities'],
    difficulty: 0.3,
    minutes: 2.5,
    statements: ['GCSE-A22'],
    question: {
      type: 'number',
      text: '{{name}} has £{{t}} for the funfair. Going in costs £{{f}}, and each ride costs £{{k}}. Form an inequality for the number of rides, $r$, and solve it. What is the largest number of rides that {{name}} can pay for?',
      max_score: 2,
      template: {
        draw: {
          k: { from: 3, to: 4 },
          f: { from: 2, to: 6 },
          m: { from: 3, to: 7 },
          e: { from: 1, to: 2 },
          name: { pick: ['Zara', 'Kofi', 'Elsie', 'Hamid', 'Bo'] },
        },
        derive: { t: 'f+k*m+e' },
        where: ['f != m', 'k != m', 'f + e != k', 'floor(t/k) != m', 'floor(t/k) != m+1'],
        check: ['answer = floor((t - f) / k)'],
      },
      answer: '{{m}}',
      mistakes: [
        {
          answer: '{{m+1}}',
          misconception: {
            code: 'rounded_the_wrong_way',
            text: 'Work out what that many rides cost, with going in. Is there enough money?',
          },
        },
        {
          answer: '{{floor(t/k)}}',
          misconception: { code: 'given_part_left_out', text: 'Going in has to be paid as well.' },
        },
      ],
      hints: [
        'What is the most that {{name}} can spend, and what has to be paid in any case?',
        'Going in and $r$ rides together cost at most £{{t}}. Write that as an inequality.',
        'It is ${{k}}r + {{f}} \\le {{t}}$.',
        'Take {{f}} from both sides: ${{k}}r \\le {{t-f}}$. Divide by {{k}}, and remember that the rides are whole.',
      ],
      method_answer: [
        { maths: tex`{{k}}r + {{f}} \le {{t}}`, text: 'At most £{{t}} can be spent.' },
        { maths: tex`{{k}}r \le {{t-f}}`, text: 'Take {{f}} from both sides.' },
        {
          maths: tex`{{k}} \times {{m}} = {{k*m}}`,
          text: 'The largest whole number of rides that fits is {{m}}, since one more would cost £{{k*(m+1)}}.',
        },
        { maths: 'r = {{m}}', text: 'So many rides can be paid for.' },
      ],
    },
  },
  {
    key: 'inequality-both-sides',
    topics: ['inequalities'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['GCSE-A22'],
    question: {
      type: 'expression',
      text: 'Solve ${{m}}x {{a|signed}} > {{n}}x {{b|signed}}$.',
      max_score: 2,
      template: {
        draw: {
          m: { from: 2, to: 5 },
          n: { from: 6, to: 9 },
          a: { from: -9, to: 9, except: [0] },
          x: { from: -5, to: 6, except: [0] },
        },
        derive: { b: '(m-n)*x+a', k: 'n-m' },
        where: ['k > 1', 'b != 0', 'abs(b) < 30', 'abs(a) > 0'],
      },
      start: '{{m}}x {{a|signed}} > {{n}}x {{b|signed}}',
      answer: 'x < {{x}}',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x > {{x}}',
          misconception: {
            code: 'sign_not_turned',
            text: 'Put a number from your answer in. Watch the sign when you divide by a negative number.',
          },
        },
        {
          answer: 'x = {{x}}',
          misconception: {
            code: 'inequality_made_equation',
            text: 'There are many solutions. Keep the sign in the middle.',
          },
        },
      ],
      hints: [
        'Where are more $x$: on the left or on the right?',
        'Take the smaller number of $x$ from both sides, so that what is left is positive.',
        'Take ${{m}}x$ from both sides: ${{a}} > {{k}}x {{b|signed}}$.',
        'Undo the ${{b|signed}}$: ${{a-b}} > {{k}}x$. Divide by {{k}} and read it with $x$ first.',
      ],
      method_answer: [
        { maths: '{{a}} > {{k}}x {{b|signed}}', text: 'Take ${{m}}x$ from both sides.' },
        { maths: '{{a-b}} > {{k}}x', text: 'Undo the ${{b|signed}}$.' },
        { maths: 'x < {{x}}', text: 'Divide by {{k}}. “More than $x$” means that $x$ is less.' },
      ],
    },
  },
]
