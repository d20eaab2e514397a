import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const linearEquations: readonly ContentQuestion[] = [
  {
    key: 'linear-one-step',
    topics: ['linear-equations'],
    difficulty: -1.6,
    minutes: 1,
    statements: ['MK3-A-12', 'GCSE-A17a'],
    question: {
      type: 'number',
      text: 'Solve $x {{a|signed}} = {{b}}$. What is $x$?',
      max_score: 1,
      template: {
        draw: { a: { from: -9, to: 9 }, x: { from: 2, to: 20 } },
        derive: { b: 'x + a' },
        where: ['a != 0', 'b != 0'],
        check: ['answer + a = b'],
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
        'There is ${{a|signed}}$ beside $x$. What undoes that?',
        'Work out ${{b}} {{-a|signed}}$.',
      ],
      method_answer: [
        { maths: 'x = {{b}} {{-a|signed}}', text: 'Do the opposite on both sides.' },
        { maths: 'x = {{x}}', text: 'Check it by putting it in.' },
      ],
    },
  },
  {
    key: 'linear-same-to-both-sides',
    topics: ['linear-equations'],
    difficulty: -1.1,
    minutes: 1,
    statements: ['MK3-A-12', 'GCSE-A17a'],
    question: {
      type: 'short_text',
      text: 'An equation is like a pair of scales. If you do something to one side, what must you do to keep it balanced?',
      max_score: 1,
      references: [
        'do the same to the other side',
        'do the same to both sides',
        'do it to the other side as well',
        'the same thing on the other side',
        'do it to both sides',
        'do it to the other side too',
        'do the same operation on both sides',
        'do exactly the same on the other side',
        'apply the same operation to the other side',
        'repeat it on the other side',
      ],
      not: [
        'do the opposite to the other side',
        'do the opposite on the other side',
        'undo it on the other side',
        'change the sign',
        'nothing',
      ],
      hints: [
        'Think of an equation as a pair of scales that is level.',
        'What keeps scales level when something changes on one side?',
        'Imagine a bag on each side. You take an apple out of one of them.',
        'One side is lighter now. How do you put it right without putting the apple back?',
      ],
      method_answer: [{ text: 'Do the same to the other side: then both sides stay equal.' }],
    },
  },
  {
    key: 'linear-two-steps',
    topics: ['linear-equations'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['MK3-A-12', 'GCSE-A17a'],
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
        'Undo the last one first, on both sides.',
        'First get rid of the ${{a|signed}}$ on the left.',
        'That leaves ${{m}}x = {{b-a}}$. Now divide both sides by {{m}}.',
      ],
      method_answer: [
        { maths: '{{m}}x = {{b - a}}', text: 'Undo the ${{a|signed}}$ on both sides.' },
        { maths: 'x = {{x}}', text: 'Divide both sides by {{m}}.' },
      ],
    },
  },
  {
    key: 'linear-inverse-operation-word',
    topics: ['linear-equations'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['MK3-A-12', 'GCSE-A17a'],
    question: {
      type: 'matching',
      text: 'Match each equation with the first thing to do on both sides. One is left over.',
      max_score: 3,
      left: ['$x + 5 = 12$', '$5x = 40$', tex`$\frac{x}{5} = 3$`],
      right: ['multiply by 5', 'add 5', 'subtract 5', 'divide by 5'],
      pairs: [3, 4, 1],
      hints: [
        'What has been done to $x$ in each of them?',
        'Do the opposite: adding and subtracting undo each other, and so do multiplying and dividing.',
        'In the first one 5 was added to $x$.',
        'In the second $x$ was multiplied by 5, and in the third it was divided by 5. Which operations undo these?',
      ],
      method_answer: [
        { maths: 'x + 5 - 5 = 12 - 5', text: 'Subtracting undoes adding.' },
        { maths: tex`5x \div 5 = 40 \div 5`, text: 'Dividing undoes multiplying.' },
        { maths: tex`\frac{x}{5} \times 5 = 3 \times 5`, text: 'Multiplying undoes dividing.' },
      ],
    },
  },
  {
    key: 'linear-with-bracket',
    topics: ['linear-equations', 'expanding-brackets'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['MK3-A-13', 'GCSE-A17a'],
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
        'Dividing is quick here: the left side becomes $x {{a|signed}}$.',
        'You have $x {{a|signed}} = {{b/k}}$. Now undo the ${{a|signed}}$ on both sides.',
      ],
      method_answer: [
        { maths: 'x {{a|signed}} = {{b/k}}', text: 'Divide both sides by {{k}}.' },
        { maths: 'x = {{x}}', text: 'Undo the ${{a|signed}}$ on both sides.' },
      ],
    },
  },
  {
    key: 'linear-from-words',
    topics: ['linear-equations'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-A21b'],
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
        {
          text: tex`$n + {{a}} \times {{k}} = {{b}}$`,
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
        { text: '${{k}}(n + {{a}}) = {{b}}$' },
      ],
      answers: [4],
      hints: [
        'Write down what happens first. What would you put around it?',
        'The multiplication is of the whole sum, not of one part of it.',
        'After the first step there is $n + {{a}}$.',
        'Now all of $n + {{a}}$ is multiplied by {{k}}. Which equation shows that?',
      ],
      method_answer: [
        { maths: 'n + {{a}}', text: 'First {{a}} is added.' },
        {
          maths: '{{k}}(n + {{a}}) = {{b}}',
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
    statements: ['GCSE-A21b'],
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
        'Begin with $2w + 2(w + {{d}}) = {{p}}$.',
        'Expanded and collected it is $4w + {{2*d}} = {{p}}$. Undo the adding, then the multiplying.',
      ],
      method_answer: [
        { maths: '2w + 2(w + {{d}}) = {{p}}', text: 'Two widths and two lengths.' },
        { maths: '4w + {{2*d}} = {{p}}', text: 'Expand and gather.' },
        { maths: '4w = {{4*w}}', text: 'Take {{2*d}} from both sides.' },
        { maths: tex`w = {{w}}\ \text{cm}`, text: 'Divide both sides by 4.' },
      ],
    },
  },
  {
    key: 'linear-fraction',
    topics: ['linear-equations'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['MK3-A-12', 'GCSE-A17a'],
    question: {
      type: 'expression',
      text: tex`Solve for $x$: $\frac{x}{ {{k}} } {{a|signed}} = {{b}}$`,
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 6 }, a: { from: -9, to: 9, except: [0] }, q: { from: 2, to: 9 } },
        derive: { b: 'q+a' },
        where: ['b != 0', 'abs(a) > 1', 'k*(b+a) != k*q', 'k*(b+a) != q', 'q/k != k*q'],
      },
      start: 'x/{{k}} {{a|signed}} = {{b}}',
      answer: 'x = {{k*q}}',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x = {{q}}',
          misconception: {
            code: 'stopped_early',
            text: 'That is $x$ divided by {{k}}. One step is left.',
          },
        },
        {
          answer: 'x = {{k*(b+a)}}',
          misconception: {
            code: 'sign_lost_moving',
            text: 'To undo the ${{a|signed}}$, do the opposite on both sides.',
          },
        },
        {
          answer: 'x = {{q/k}}',
          misconception: {
            code: 'divided_instead_of_multiplied',
            text: '$x$ was divided by {{k}}. What undoes dividing?',
          },
        },
      ],
      hints: [
        'Which two things were done to $x$, and in which order?',
        'Undo the last one first, with the opposite operation.',
        'First undo the ${{a|signed}}$: then $\\frac{x}{ {{k}} } = {{q}}$.',
        '$x$ was divided by {{k}}, so multiply both sides by {{k}}.',
      ],
      method_answer: [
        { maths: tex`\frac{x}{ {{k}} } = {{q}}`, text: 'Undo the ${{a|signed}}$ on both sides.' },
        { maths: 'x = {{k*q}}', text: 'Multiply both sides by {{k}}.' },
      ],
    },
  },
]
