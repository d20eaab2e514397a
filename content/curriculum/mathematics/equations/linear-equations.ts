import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const linearEquations: readonly ContentQuestion[] = [
  {
    key: 'linear-one-step',
    topics: ['linear-equations'],
    difficulty: -1.6,
    minutes: 1,
    statements: [],
    question: {
      type: 'number',
      text: 'Solve $x {{a|signed}} = {{b}}$. What is $x$?',
      max_score: 1,
      template: {
        draw: { a: { from: -9, to: 9 }, x: { from: 2, to: 20 } },
        derive: { b: 'x + a' },
        where: ['a != 0', 'b != 0'],
      },
      answer: '{{x}}',
      mistakes: [
        {
          answer: '{{b + a}}',
          misconception: {
            code: 'sign_lost_moving',
            text: 'To undo it, do the opposite on both sides.',
          },
        },
      ],
      hints: [
        'What has been done to $x$?',
        'Do the opposite on both sides, so that $x$ stands alone.',
      ],
      method_answer: [
        { maths: tex`x = {{b}} {{-a|signed}}`, text: 'Do the opposite on both sides.' },
        { maths: tex`x = {{x}}`, text: 'Check it by putting it in.' },
      ],
    },
  },
  {
    key: 'linear-two-steps',
    topics: ['linear-equations'],
    difficulty: -0.9,
    minutes: 1,
    statements: [],
    question: {
      type: 'expression',
      text: 'Solve for $x$: ${{m}}x {{a|signed}} = {{b}}$',
      max_score: 2,
      template: {
        draw: { m: { from: 2, to: 9 }, a: { from: -12, to: 12 }, x: { from: -6, to: 12 } },
        derive: { b: 'm * x + a' },
        where: ['a != 0', 'x != 0', 'b != 0', 'b + a != m * (b - a)'],
      },
      start: '{{m}}x {{a|signed}} = {{b}}',
      answer: 'x = {{x}}',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x = {{(b + a) / m}}',
          misconception: {
            code: 'sign_lost_moving',
            text: 'To undo the ${{a|signed}}$, do the opposite on both sides.',
          },
        },
        {
          answer: 'x = {{b - a}}',
          misconception: {
            code: 'stopped_early',
            text: 'This is {{m}} times $x$. One step is left.',
          },
        },
      ],
      hints: [
        'Which two things were done to $x$, and in which order?',
        'Undo the last one first.',
        'First get rid of the ${{a|signed}}$ on the left.',
      ],
      method_answer: [
        { maths: tex`{{m}}x = {{b - a}}`, text: 'Undo the ${{a|signed}}$ on both sides.' },
        { maths: tex`x = {{x}}`, text: 'Divide both sides by {{m}}.' },
      ],
    },
  },
  {
    key: 'linear-with-bracket',
    topics: ['linear-equations', 'expanding-brackets'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'expression',
      text: 'Solve for $x$: ${{k}}(x {{a|signed}}) = {{b}}$',
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 8 }, a: { from: -9, to: 9 }, x: { from: -5, to: 12 } },
        derive: { b: 'k * (x + a)' },
        where: ['a != 0', 'x != 0', 'b != 0'],
      },
      start: '{{k}}(x {{a|signed}}) = {{b}}',
      answer: 'x = {{x}}',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x = {{(b - a) / k}}',
          misconception: {
            code: 'bracket_first_term_only',
            text: 'The {{k}} multiplies everything in the bracket, not only the first term.',
          },
        },
        {
          answer: 'x = {{b / k + a}}',
          misconception: {
            code: 'sign_lost_moving',
            text: 'After dividing, do the opposite of ${{a|signed}}$ on both sides.',
          },
        },
      ],
      hints: [
        'What does the {{k}} in front of the bracket do to each thing inside it?',
        'There are two ways: expand the bracket, or divide both sides by {{k}}.',
        'Expanded, the left side begins with ${{k}}x$.',
      ],
      method_answer: [
        { maths: tex`x {{a|signed}} = {{b/k}}`, text: 'Divide both sides by {{k}}.' },
        { maths: tex`x = {{x}}`, text: 'Undo the ${{a|signed}}$ on both sides.' },
      ],
    },
  },
  {
    key: 'linear-from-words',
    topics: ['linear-equations'],
    difficulty: 0.4,
    minutes: 2,
    statements: [],
    question: {
      type: 'single_choice',
      text: '{{name}} thinks of a number $n$, adds {{a}} and then multiplies by {{k}}. The result is {{b}}. Which equation says so?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Amina', 'Ben', 'Chloe', 'Dev'] },
          k: { from: 2, to: 6 },
          a: { from: 2, to: 9 },
          n: { from: 3, to: 12 },
        },
        derive: { b: 'k * (n + a)' },
        where: ['k != a', 'a != k * n'],
      },
      options: [
        {
          text: '${{k}}n + {{a}} = {{b}}$',
          misconception: {
            code: 'words_in_reading_order',
            text: 'Here the number is multiplied first. It was added to first.',
          },
        },
        { text: '${{k}}(n + {{a}}) = {{b}}$' },
        {
          text: '$n + {{a}} \\times {{k}} = {{b}}$',
          misconception: {
            code: 'left_to_right_only',
            text: 'Times goes before plus, so this multiplies only the {{a}}.',
          },
        },
        {
          text: '${{a}}(n + {{k}}) = {{b}}$',
          misconception: {
            code: 'numbers_changed_places',
            text: 'The two numbers have changed places.',
          },
        },
      ],
      answers: [2],
      hints: [
        'Write down what happens first. What would you put around it?',
        'The multiplication is of the whole sum.',
      ],
      method_answer: [
        { maths: tex`n + {{a}}`, text: 'First {{a}} is added.' },
        {
          maths: tex`{{k}}(n + {{a}}) = {{b}}`,
          text: 'Then all of it is multiplied, so it needs a bracket.',
        },
      ],
    },
  },
  {
    key: 'linear-perimeter',
    topics: ['linear-equations'],
    difficulty: 0.6,
    minutes: 2,
    statements: [],
    question: {
      type: 'number',
      text: 'A rectangle is {{d}} cm longer than it is wide. Its perimeter is {{p}} cm. How wide is it? Give the unit.',
      max_score: 2,
      template: {
        draw: { w: { from: 4, to: 20 }, d: { from: 2, to: 9 } },
        derive: { p: '4 * w + 2 * d' },
        where: ['w != d', '2 * w != d'],
      },
      answer: '{{w}}',
      unit: 'cm',
      mistakes: [
        {
          answer: '{{w + d}}',
          misconception: {
            code: 'other_quantity_given',
            text: 'This is the length. The width is asked for.',
          },
        },
        {
          answer: '{{(p - d) / 2}}',
          misconception: {
            code: 'half_perimeter',
            text: 'The perimeter goes all the way round: there are four sides.',
          },
        },
      ],
      hints: [
        'Call the width $w$. How long is the length then?',
        'The perimeter is two widths and two lengths together.',
        'Begin with $2w + 2(w + {{d}})$.',
      ],
      method_answer: [
        { maths: tex`2w + 2(w + {{d}}) = {{p}}`, text: 'Two widths and two lengths.' },
        { maths: tex`4w + {{2*d}} = {{p}}`, text: 'Expand and gather.' },
        { maths: tex`4w = {{4*w}}`, text: 'Take {{2*d}} from both sides.' },
        { maths: tex`w = {{w}}\ \text{cm}`, text: 'Divide both sides by 4.' },
      ],
    },
  },
  {
    key: 'linear-inverse-operation-word',
    topics: ['linear-equations'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'matching',
      text: 'Match each equation with the first thing to do on both sides. One is left over.',
      max_score: 3,
      left: ['$x + 5 = 12$', '$5x = 40$', tex`$\frac{x}{5} = 3$`],
      right: ['multiply by 5', 'add 5', 'subtract 5', 'divide by 5'],
      pairs: [3, 4, 1],
      hints: [
        'What has been done to $x$ in each of them?',
        'The opposite of adding is subtracting. What is the opposite of multiplying?',
      ],
      method_answer: [
        { maths: tex`x + 5 - 5 = 12 - 5`, text: 'Subtracting undoes adding.' },
        { maths: tex`5x \div 5 = 40 \div 5`, text: 'Dividing undoes multiplying.' },
        { maths: tex`\frac{x}{5} \times 5 = 3 \times 5`, text: 'Multiplying undoes dividing.' },
      ],
    },
  },
  {
    key: 'linear-same-to-both-sides',
    topics: ['linear-equations'],
    difficulty: -1.1,
    minutes: 1,
    statements: [],
    question: {
      type: 'short_text',
      text: 'An equation is like a pair of scales. If you do something to one side, what must you do to keep it balanced?',
      max_score: 1,
      references: [
        'do the same to the other side',
        'do the same to both sides',
        'do it to the other side as well',
        'the same thing on the other side',
      ],
      not: ['do the opposite to the other side', 'nothing'],
      hints: [
        'Think of two bags on a pair of scales. You take an apple out of one.',
        'What happens to the scales, and how do you put it right?',
      ],
      method_answer: [{ text: 'Do the same to the other side: then both sides stay equal.' }],
    },
  },
]
