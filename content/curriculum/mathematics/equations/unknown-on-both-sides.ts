import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const unknownOnBothSides: readonly ContentQuestion[] = [
  {
    key: 'both-sides-first-step',
    topics: ['unknown-on-both-sides'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['MK3-A-13', 'GCSE-A17a'],
    question: {
      type: 'single_choice',
      text: 'Which is a good first step to solve ${{m}}x + {{a}} = {{n}}x + {{b}}$?',
      max_score: 1,
      template: {
        draw: {
          n: { from: 2, to: 5 },
          m: { from: 6, to: 9 },
          a: { from: 2, to: 9 },
          b: { from: 12, to: 30 },
        },
      },
      options: [
        {
          text: 'Take ${{n}}x$ away from the right side only',
          misconception: {
            code: 'done_to_one_side',
            text: 'Both sides stay equal only when the same is done to both.',
          },
        },
        { text: 'Take ${{n}}x$ away from both sides' },
        {
          text: 'Add ${{n}}x$ to both sides',
          misconception: {
            code: 'sign_lost_moving',
            text: 'Adding makes more $x$ on both sides instead of clearing one of them.',
          },
        },
        {
          text: 'Divide the left side by {{m}}',
          misconception: {
            code: 'done_to_one_side',
            text: 'Both sides stay equal only when the same is done to both.',
          },
        },
      ],
      answers: [2],
      hints: [
        'The aim is to have $x$ on one side only.',
        'Which step makes one of the two terms with $x$ disappear, and keeps the scales level?',
        'There are ${{n}}x$ on the right. What has to happen to them?',
        'Whatever you do to the ${{n}}x$ on the right, do it to the left side as well.',
      ],
      method_answer: [
        {
          maths: '{{m-n|coef}}x + {{a}} = {{b}}',
          text: 'Taking ${{n}}x$ away from both sides leaves $x$ on the left only.',
        },
      ],
    },
  },
  {
    key: 'both-sides-check',
    topics: ['unknown-on-both-sides'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['MK3-A-13', 'MK3-A-03'],
    question: {
      type: 'fill_blanks',
      text: 'Check whether $x = {{x}}$ solves ${{m}}x - {{a}} = {{n}}x + {{b}}$. The left side is [[1]] and the right side is [[2]].',
      max_score: 2,
      template: {
        draw: {
          m: { from: 5, to: 8 },
          n: { from: 2, to: 4 },
          a: { from: 1, to: 9 },
          x: { from: 3, to: 9 },
        },
        derive: { b: '(m - n) * x - a', side: 'm * x - a' },
        where: ['b > 0'],
        check: ['answer1 = m * x - a', 'answer2 = answer1'],
      },
      blanks: [
        { type: 'number', answer: '{{side}}' },
        { type: 'number', answer: '{{n * x + b}}' },
      ],
      hints: [
        'A solution makes both sides equal. So work out each side by itself.',
        'Put {{x}} in the place of each $x$. Multiply first, then add or take away.',
        'The left side is ${{m}} \\times {{x}} - {{a}}$.',
        'The right side is ${{n}} \\times {{x}} + {{b}}$. Work it out and compare.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times {{x}} - {{a}} = {{side}}`, text: 'The left side.' },
        {
          maths: tex`{{n}} \times {{x}} + {{b}} = {{side}}`,
          text: 'The right side. Both agree, so it is a solution.',
        },
      ],
    },
  },
  {
    key: 'both-sides-simple',
    topics: ['unknown-on-both-sides'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['MK3-A-13', 'GCSE-A17a'],
    question: {
      type: 'expression',
      text: 'Solve for $x$: ${{m}}x {{a|signed}} = {{n|coef}}x {{b|signed}}$',
      max_score: 2,
      template: {
        draw: {
          m: { from: 3, to: 9 },
          n: { from: 1, to: 7 },
          a: { from: -9, to: 9 },
          x: { from: -5, to: 9 },
        },
        derive: { b: 'm * x + a - n * x', k: 'm - n' },
        where: [
          'k > 1',
          'a != 0',
          'b != 0',
          'x != 0',
          'abs(b) < 40',
          '(b - a) * k != (b + a) * (m + n)',
        ],
      },
      start: '{{m}}x {{a|signed}} = {{n|coef}}x {{b|signed}}',
      answer: 'x = {{x}}',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x = {{(b - a) / (m + n)}}',
          misconception: {
            code: 'sign_lost_moving',
            text: 'To move the ${{n|coef}}x$, take it away from both sides.',
          },
        },
        {
          answer: 'x = {{(b + a) / k}}',
          misconception: {
            code: 'sign_lost_moving',
            text: 'To undo the ${{a|signed}}$, do the opposite on both sides.',
          },
        },
      ],
      hints: [
        'Where would you like all the $x$ to be?',
        'Take the smaller number of $x$ away from both sides.',
        'Take ${{n|coef}}x$ away: on the left ${{k}}x {{a|signed}}$ is left.',
        'You have ${{k}}x {{a|signed}} = {{b}}$. Undo the ${{a|signed}}$, then divide by {{k}}.',
      ],
      method_answer: [
        { maths: '{{k}}x {{a|signed}} = {{b}}', text: 'Take ${{n|coef}}x$ away from both sides.' },
        { maths: '{{k}}x = {{b - a}}', text: 'Undo the ${{a|signed}}$ on both sides.' },
        { maths: 'x = {{x}}', text: 'Divide both sides by {{k}}.' },
      ],
    },
  },
  {
    key: 'both-sides-order-steps',
    topics: ['unknown-on-both-sides'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-A-13', 'GCSE-A17a'],
    question: {
      type: 'ordering',
      text: 'Put the lines of this solution in order.',
      max_score: 2,
      items: [
        '$4(x - 1) = 2x + 10$',
        '$4x - 4 = 2x + 10$',
        '$2x - 4 = 10$',
        '$2x = 14$',
        '$x = 7$',
      ],
      hints: [
        'The line with the bracket is the equation itself.',
        'After the bracket is gone, the $x$ are gathered, then the numbers.',
        'The bracket becomes $4x - 4$. Then $2x$ is taken from both sides.',
        'After that 4 is added to both sides, and at the end both sides are divided by 2.',
      ],
      method_answer: [
        { maths: '4x - 4 = 2x + 10', text: 'Expand the bracket.' },
        { maths: '2x - 4 = 10', text: 'Take $2x$ away from both sides.' },
        { maths: '2x = 14', text: 'Add 4 to both sides.' },
        { maths: 'x = 7', text: 'Divide both sides by 2.' },
      ],
    },
  },
  {
    key: 'both-sides-bracket',
    topics: ['unknown-on-both-sides', 'expanding-brackets'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['MK3-A-13', 'GCSE-A17a'],
    question: {
      type: 'expression',
      text: 'Solve for $x$: ${{k}}(x - {{a}}) = {{n|coef}}x {{b|signed}}$',
      max_score: 2,
      template: {
        draw: {
          k: { from: 3, to: 7 },
          n: { from: 1, to: 5 },
          a: { from: 1, to: 8 },
          x: { from: 2, to: 14 },
        },
        derive: { b: 'k * (x - a) - n * x', c: 'k - n' },
        where: ['c > 0', 'b != 0', 'abs(b) < 30', 'n > 1'],
      },
      start: '{{k}}(x - {{a}}) = {{n|coef}}x {{b|signed}}',
      answer: 'x = {{x}}',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x = {{(b + a) / c}}',
          misconception: {
            code: 'bracket_first_term_only',
            text: 'The {{k}} multiplies everything in the bracket, not only the first term.',
          },
        },
        {
          answer: 'x = {{(b - k * a) / c}}',
          misconception: {
            code: 'sign_lost_moving',
            text: 'To undo taking {{k*a}} away, add it to both sides.',
          },
        },
      ],
      hints: [
        'What does the {{k}} in front of the bracket do to each thing inside it?',
        'Expand the bracket, then gather the $x$ on one side.',
        'Expanded, the left side is ${{k}}x - {{k*a}}$.',
        'Take ${{n}}x$ from both sides, then add {{k*a}} to both sides.',
      ],
      method_answer: [
        { maths: '{{k}}x - {{k*a}} = {{n|coef}}x {{b|signed}}', text: 'Multiply out the bracket.' },
        {
          maths: '{{c|coef}}x - {{k*a}} = {{b}}',
          text: 'Take ${{n|coef}}x$ away from both sides.',
        },
        { maths: '{{c|coef}}x = {{b + k*a}}', text: 'Add {{k*a}} to both sides.' },
        { maths: 'x = {{x}}', text: 'Now $x$ stands alone. Put it in to check both sides.' },
      ],
    },
  },
  {
    key: 'both-sides-taxi',
    topics: ['unknown-on-both-sides'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['MK3-A-13', 'GCSE-A17a'],
    question: {
      type: 'number',
      text: 'Taxi A costs £{{a}} and £{{m}} for each mile. Taxi B costs £{{b}} and £{{n}} for each mile. After how many miles do they cost the same?',
      max_score: 2,
      template: {
        draw: {
          n: { from: 1, to: 3 },
          m: { from: 3, to: 6 },
          a: { from: 2, to: 5 },
          x: { from: 3, to: 9 },
        },
        derive: { k: 'm - n', b: 'a + k * x' },
        where: ['k > 0'],
        check: ['a + m * answer = b + n * answer'],
      },
      answer: '{{x}}',
      mistakes: [
        {
          answer: '{{(b - a) / (m + n)}}',
          misconception: {
            code: 'sign_lost_moving',
            text: 'Each mile makes the gap smaller by the difference of the two prices.',
          },
        },
        {
          answer: '{{a + m * x}}',
          misconception: {
            code: 'other_quantity_given',
            text: 'This is what both cost there, in pounds. The miles are asked for.',
          },
        },
      ],
      hints: [
        'What does each taxi cost after $x$ miles?',
        'They cost the same when the two amounts are equal.',
        'Taxi A costs ${{a}} + {{m}}x$ pounds, and Taxi B costs ${{b}} + {{n|coef}}x$ pounds.',
        'At the start the gap is £{{b-a}}, and each mile makes it £{{k}} smaller.',
      ],
      method_answer: [
        { maths: '{{a}} + {{m}}x = {{b}} + {{n|coef}}x', text: 'The two costs are equal.' },
        {
          maths: '{{k|coef}}x = {{b - a}}',
          text: 'Gather the $x$ on the left, the numbers on the right.',
        },
        { maths: 'x = {{x}}', text: 'After {{x}} miles.' },
      ],
    },
  },
  {
    key: 'both-sides-fraction',
    topics: ['unknown-on-both-sides'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['MK3-A-13', 'GCSE-A17a'],
    question: {
      type: 'expression',
      text: tex`Solve for $x$: $\frac{ {{m}}x {{a|signed}} }{ {{k}} } = x {{b|signed}}$`,
      max_score: 2,
      template: {
        draw: {
          k: { from: 2, to: 4 },
          m: { pick: [5, 7, 9] },
          a: { from: -9, to: 9, except: [0] },
          x: { from: 2, to: 8 },
        },
        derive: { b: '(m*x+a)/k-x' },
        where: [
          'is_integer(b)',
          'b != 0',
          'abs(b) < 15',
          'm > k',
          '(b - a)/(m - k) != x',
          '(b-a)/(m-1) != x',
          'm - k > 1',
          'b != a',
        ],
      },
      start: '({{m}}x {{a|signed}})/{{k}} = x {{b|signed}}',
      answer: 'x = {{x}}',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x = {{(b-a)/(m-k)}}',
          misconception: {
            code: 'bracket_first_term_only',
            text: 'When both sides are multiplied by {{k}}, the ${{b|signed}}$ is multiplied too.',
          },
        },
        {
          answer: 'x = {{(b-a)/(m-1)}}',
          misconception: {
            code: 'multiplied_some_terms',
            text: 'The fraction line is gone. What happens to the right side when you multiply by {{k}}?',
          },
        },
      ],
      hints: [
        'How can the fraction be cleared away?',
        'Multiply both whole sides by the denominator. Put the right side in a bracket.',
        'Multiplying by {{k}} gives ${{m}}x {{a|signed}} = {{k}}(x {{b|signed}})$.',
        'Expand: ${{m}}x {{a|signed}} = {{k}}x {{k*b|signed}}$. Now gather the $x$ on the left.',
      ],
      method_answer: [
        {
          maths: '{{m}}x {{a|signed}} = {{k}}(x {{b|signed}})',
          text: 'Multiply both sides by {{k}}.',
        },
        { maths: '{{m-k}}x = {{k*b-a}}', text: 'Expand and gather.' },
        { maths: 'x = {{x}}', text: 'Divide both sides by {{m-k}}.' },
      ],
    },
  },
]
