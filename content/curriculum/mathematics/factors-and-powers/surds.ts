import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const surds: readonly ContentQuestion[] = [
  {
    key: 'surd-simplify',
    topics: ['surds'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['GCSE-N8Ha'],
    question: {
      type: 'expression',
      text: tex`Simplify $\sqrt{ {{k*k*n}} }$.`,
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 6 }, n: { pick: [2, 3, 5, 6, 7] } },
        where: ['k != n'],
      },
      answer: tex`{{k}}\sqrt{ {{n}} }`,
      variables: [],
      form: 'surd_form',
      mistakes: [
        slip(
          tex`{{k*k}}\sqrt{ {{n}} }`,
          'square_taken_out_whole',
          'The square number comes out as its root.',
        ),
        slip('{{k*k*n/2}}', 'root_halves', 'A square root is not half of the number.'),
      ],
      hints: [
        'Is there a square number that goes into {{k*k*n}}?',
        'Split the number into a square number and another number. Take the root of each.',
        'The square number {{k*k}} goes into {{k*k*n}}.',
        tex`So it is $\sqrt{ {{k*k}} } \times \sqrt{ {{n}} }$. Work out the first root.`,
      ],
      method_answer: [
        {
          maths: tex`\sqrt{ {{k*k*n}} } = \sqrt{ {{k*k}} } \times \sqrt{ {{n}} } = {{k}}\sqrt{ {{n}} }`,
          text: 'Take the square number out as its root.',
        },
      ],
    },
  },
  {
    key: 'surd-add',
    topics: ['surds'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-N8Ha'],
    question: {
      type: 'expression',
      text: tex`Work out $\sqrt{ {{a*a*n}} } + \sqrt{ {{b*b*n}} }$. Give your answer in its simplest form.`,
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 4 }, b: { from: 2, to: 5 }, n: { pick: [2, 3, 5, 7] } },
        where: ['a != b', 'a != n', 'b != n'],
      },
      answer: tex`{{a+b}}\sqrt{ {{n}} }`,
      variables: [],
      form: 'surd_form',
      mistakes: [
        slip(
          tex`\sqrt{ {{(a*a+b*b)*n}} }`,
          'roots_added_inside',
          'Test it with 9 and 16: their roots are 3 and 4. What does the root of their sum make?',
        ),
        slip(
          tex`{{a*a+b*b}}\sqrt{ {{n}} }`,
          'square_taken_out_whole',
          'A square number comes out as its root.',
        ),
      ],
      hints: [
        'You cannot add roots of different numbers. Can you make the numbers below the roots the same?',
        'Simplify each root. Then count how many of the same root there are.',
        'The first is $\\sqrt{ {{a*a}} } \\times \\sqrt{ {{n}} }$, so it is ${{a}}\\sqrt{ {{n}} }$.',
        'The second is ${{b}}\\sqrt{ {{n}} }$. Add {{a}} and {{b}} of the same root.',
      ],
      method_answer: [
        {
          maths: tex`\sqrt{ {{a*a*n}} } = {{a}}\sqrt{ {{n}} }, \quad \sqrt{ {{b*b*n}} } = {{b}}\sqrt{ {{n}} }`,
          text: 'Simplify both.',
        },
        {
          maths: tex`{{a}}\sqrt{ {{n}} } + {{b}}\sqrt{ {{n}} } = {{a+b}}\sqrt{ {{n}} }`,
          text: 'Count them together.',
        },
      ],
    },
  },
  {
    key: 'surd-square',
    topics: ['surds'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-N8Ha'],
    question: {
      type: 'number',
      text: tex`Work out $({{k}}\sqrt{ {{n}} })^2$.`,
      max_score: 1,
      template: {
        draw: { k: { from: 2, to: 6 }, n: { pick: [2, 3, 5, 6, 7] } },
        where: ['k != n'],
        check: ['answer/k/k = n'],
      },
      answer: '{{k*k*n}}',
      mistakes: [
        slip('{{k*n}}', 'power_on_one_factor', 'The number in front is in the bracket too.'),
        slip(
          '{{k*k*n*n}}',
          'root_times_itself_kept',
          'A root times itself makes the number below the root.',
        ),
      ],
      hints: [
        'Everything in the bracket is squared.',
        'Square the number in front. Square the root. Multiply the two.',
        'The number in front makes ${{k}}^2 = {{k*k}}$.',
        'The root squared makes {{n}}. Multiply it by {{k*k}}.',
      ],
      method_answer: [
        {
          maths: tex`{{k}}^2 = {{k*k}}, \quad (\sqrt{ {{n}} })^2 = {{n}}`,
          text: 'Square both factors.',
        },
        { maths: tex`{{k*k}} \times {{n}} = {{k*k*n}}`, text: 'Multiply.' },
      ],
    },
  },
  {
    key: 'surd-brackets',
    topics: ['surds'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-N8Ha', 'GCSE-A4Hd'],
    question: {
      type: 'expression',
      text: tex`Expand and simplify $({{a}} + \sqrt{ {{n}} })^2$.`,
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 6 }, n: { pick: [2, 3, 5, 7] } },
        where: ['a != n'],
      },
      answer: tex`{{a*a+n}} + {{2*a}}\sqrt{ {{n}} }`,
      variables: [],
      form: 'surd_form',
      mistakes: [
        slip(
          '{{a*a+n}}',
          'square_of_sum',
          'Write the bracket twice and multiply every part by every part.',
        ),
        slip(
          tex`{{a*a+n}} + {{a}}\sqrt{ {{n}} }`,
          'middle_term_not_doubled',
          'How many products of the number and the root are there?',
        ),
      ],
      hints: [
        'The bracket stands there twice.',
        'Multiply every part of the first bracket by every part of the second.',
        tex`The first parts make {{a*a}}, and the roots make $\sqrt{ {{n}} } \times \sqrt{ {{n}} } = {{n}}$.`,
        tex`There are also two products of {{a}} and $\sqrt{ {{n}} }$. Put the whole numbers together, and the roots together.`,
      ],
      method_answer: [
        {
          maths: tex`({{a}} + \sqrt{ {{n}} })^2 = {{a*a}} + {{a}}\sqrt{ {{n}} } + {{a}}\sqrt{ {{n}} } + {{n}}`,
          text: 'Every part by every part.',
        },
        { maths: tex`{{a*a+n}} + {{2*a}}\sqrt{ {{n}} }`, text: 'Collect whole numbers and roots.' },
      ],
    },
  },
  {
    key: 'surd-rationalise',
    topics: ['surds'],
    difficulty: 0.8,
    minutes: 1.5,
    statements: ['GCSE-N8Hb', 'GCSE-A4Hd'],
    question: {
      type: 'expression',
      text: tex`Rationalise the denominator of $\frac{ {{k*n}} }{\sqrt{ {{n}} }}$. Give your answer in its simplest form.`,
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 6 }, n: { pick: [2, 3, 5, 6, 7] } },
        where: ['k != n'],
      },
      answer: tex`{{k}}\sqrt{ {{n}} }`,
      variables: [],
      form: 'rationalised',
      mistakes: [
        slip(
          tex`{{k*n}}\sqrt{ {{n}} }`,
          'bottom_dropped',
          'What has the denominator become? Divide by it too.',
        ),
        slip('{{k}}', 'root_of_bottom_dropped', 'That divides by {{n}}, and not by its root.'),
      ],
      hints: [
        'Rationalise means: make the denominator a whole number.',
        'Multiply the top and the bottom by the root that stands below.',
        tex`Multiply both by $\sqrt{ {{n}} }$. The denominator becomes {{n}}.`,
        tex`The root stands on the top now. Divide the {{k*n}} in front of it by {{n}}.`,
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{k*n}} }{\sqrt{ {{n}} }} = \frac{ {{k*n}}\sqrt{ {{n}} } }{ {{n}} }`,
          text: 'Multiply top and bottom by the root.',
        },
        { maths: tex`{{k}}\sqrt{ {{n}} }`, text: 'Divide by {{n}}.' },
      ],
    },
  },
  {
    key: 'surd-sum-slip',
    topics: ['surds'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['GCSE-N8Ha'],
    question: {
      type: 'single_choice',
      text: tex`Pedro writes $\sqrt{ {{a}} } + \sqrt{ {{b}} } = \sqrt{ {{a+b}} }$. What would you tell him?`,
      max_score: 1,
      template: {
        draw: { a: { pick: [2, 3, 5, 7] }, b: { pick: [6, 10, 11, 13] } },
      },
      options: [
        option(
          'That is right: add the numbers below the roots',
          'roots_added_inside',
          'Test it with 9 and 16. What do you get on each side?',
        ),
        option(
          tex`It should be $\sqrt{ {{a*b}} }$`,
          'operation_exchanged',
          'That is the product of the two roots. Here they are added.',
        ),
        { text: 'Roots of these two numbers cannot be joined in a sum' },
        option(
          'It should be half of {{a+b}}',
          'root_halves',
          'A square root is not half of a number.',
        ),
      ],
      answers: [3],
      hints: [
        'Test his rule with numbers whose roots you know.',
        'Use 9 and 16, and work out both sides.',
        'On the left there are 3 and 4. On the right there is the root of 25.',
        'The left makes 7 and the right makes 5, so roots cannot be added below one sign. Do {{a}} and {{b}} share a root that could be counted?',
      ],
      method_answer: [
        { text: 'With 9 and 16 his rule would make 7 equal to 5.' },
        { text: 'Only equal roots can be counted together, and these two are different.' },
      ],
    },
  },
]
