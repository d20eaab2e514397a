import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const addingFractions: readonly ContentQuestion[] = [
  {
    key: 'add-same-denominator',
    topics: ['adding-fractions'],
    difficulty: -1.4,
    minutes: 1,
    statements: [],
    question: {
      type: 'number',
      text: tex`Work out $\frac{ {{a}} }{ {{d}} } + \frac{ {{b}} }{ {{d}} }$. Give a fraction.`,
      max_score: 1,
      template: {
        draw: { d: { from: 5, to: 13 }, a: { from: 1, to: 8 }, b: { from: 1, to: 8 } },
        where: ['a + b < d', 'a != b'],
      },
      answer: '{{(a+b)/d}}',
      mistakes: [
        {
          answer: '{{(a+b)/(2*d)}}',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'The denominator says how large the parts are. They do not change size when you add.',
          },
        },
      ],
      hints: [
        'Both are counted in the same kind of part. How many do you have together?',
        'Add the numerators. What happens to the size of the parts?',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} + {{b}} }{ {{d}} } = \frac{ {{a+b}} }{ {{d}} }`,
          text: 'The parts have the same size, so count them together.',
        },
      ],
    },
  },
  {
    key: 'add-different-denominators',
    topics: ['adding-fractions'],
    difficulty: 0,
    minutes: 2,
    statements: [],
    question: {
      type: 'number',
      text: tex`Work out $\frac{ {{a}} }{ {{b}} } + \frac{ {{c}} }{ {{d}} }$. Give a fraction.`,
      max_score: 2,
      template: {
        draw: {
          b: { from: 2, to: 7 },
          d: { from: 3, to: 9 },
          a: { from: 1, to: 6 },
          c: { from: 1, to: 8 },
        },
        derive: { m: 'lcm(b, d)', x: 'a * m / b', y: 'c * m / d' },
        where: ['b < d', 'a < b', 'c < d', 'gcd(a, b) = 1', 'gcd(c, d) = 1', 'a + c > 2'],
      },
      answer: '{{(x+y)/m}}',
      mistakes: [
        {
          answer: '{{(a+c)/(b+d)}}',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'Tops and bottoms were added separately. Make the parts the same size first.',
          },
        },
        {
          answer: '{{(a+c)/m}}',
          misconception: {
            code: 'tops_not_scaled',
            text: 'The denominators were changed but the numerators were not. Multiply both.',
          },
        },
      ],
      hints: [
        'Can you count these parts together while they are of different sizes?',
        'Find a denominator that both {{b}} and {{d}} divide.',
        'Write both fractions over {{m}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{b}} } = \frac{ {{x}} }{ {{m}} }, \quad \frac{ {{c}} }{ {{d}} } = \frac{ {{y}} }{ {{m}} }`,
          text: 'Both over the lowest common denominator, {{m}}.',
        },
        {
          maths: tex`\frac{ {{x}} + {{y}} }{ {{m}} } = \frac{ {{x+y}} }{ {{m}} }`,
          text: 'Now the parts have the same size: add the numerators.',
        },
        { maths: tex`{{(x+y)/m|tex}}`, text: 'In its lowest terms.' },
      ],
    },
  },
  {
    key: 'add-first-slip',
    topics: ['adding-fractions'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'single_choice',
      text: tex`Ravi writes $\frac{1}{ {{b}} } + \frac{1}{ {{d}} } = \frac{2}{ {{b+d}} }$. What would you tell him?`,
      max_score: 1,
      template: {
        draw: { b: { from: 2, to: 5 }, d: { from: 6, to: 9 } },
        where: ['gcd(b, d) = 1'],
      },
      options: [
        {
          text: 'That is right: add the tops and add the bottoms',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'Check with two halves: adding across would make them a half again.',
          },
        },
        {
          text: 'Multiply the tops and multiply the bottoms instead',
          misconception: {
            code: 'fractions_multiplied_for_added',
            text: 'That is how fractions are multiplied, not how they are added.',
          },
        },
        { text: 'Write both with the same denominator first, then add only the numerators' },
        {
          text: 'Make the numerators the same first, then add the denominators',
          misconception: {
            code: 'roles_of_top_and_bottom',
            text: 'The parts must be of the same size, and their size is below the line.',
          },
        },
      ],
      answers: [3],
      hints: [
        'Is his answer more or less than the larger of the two fractions? What should a sum be?',
        'What has to be equal before parts can be counted together?',
      ],
      method_answer: [
        { text: 'The sum must be larger than each part, and his is not.' },
        {
          maths: tex`\frac{1}{ {{b}} } + \frac{1}{ {{d}} } = \frac{ {{d}} }{ {{b*d}} } + \frac{ {{b}} }{ {{b*d}} } = \frac{ {{b+d}} }{ {{b*d}} }`,
          text: 'Same denominator first, then add the numerators.',
        },
      ],
    },
  },
  {
    key: 'add-mixed-numbers',
    topics: ['adding-fractions'],
    difficulty: 0.8,
    minutes: 3,
    statements: [],
    question: {
      type: 'number',
      text: 'Work out ${{p}}\\tfrac{ {{a}} }{ {{d}} } + {{q}}\\tfrac{ {{b}} }{ {{d}} }$. Give a fraction or a mixed number.',
      max_score: 2,
      template: {
        draw: {
          d: { from: 4, to: 9 },
          a: { from: 1, to: 8 },
          b: { from: 1, to: 8 },
          p: { from: 1, to: 4 },
          q: { from: 1, to: 4 },
        },
        derive: { wholes: 'p + q', over: 'a + b - d' },
        where: ['a < d', 'b < d', 'gcd(a, d) = 1', 'gcd(b, d) = 1', 'over > 0'],
      },
      answer: '{{wholes + (a + b) / d}}',
      mistakes: [
        {
          answer: '{{wholes + over / d}}',
          misconception: {
            code: 'new_whole_lost',
            text: 'The parts make more than a whole. That whole has to be added too.',
          },
        },
        {
          answer: '{{wholes + (a + b) / (2 * d)}}',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'The parts keep their size when you add them.',
          },
        },
      ],
      hints: [
        'Add the wholes, and add the parts. Then look at the parts again.',
        '{{d}} parts make one more whole.',
      ],
      method_answer: [
        { maths: tex`{{p}} + {{q}} = {{wholes}}`, text: 'The wholes.' },
        {
          maths: tex`\frac{ {{a}} }{ {{d}} } + \frac{ {{b}} }{ {{d}} } = \frac{ {{a+b}} }{ {{d}} } = 1\tfrac{ {{over}} }{ {{d}} }`,
          text: 'The parts make one more whole.',
        },
        {
          maths: tex`{{wholes}} + 1\tfrac{ {{over}} }{ {{d}} } = {{wholes+1}}\tfrac{ {{over}} }{ {{d}} }`,
          text: 'Together.',
        },
      ],
    },
  },
  {
    key: 'add-common-denominator-word',
    topics: ['adding-fractions'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'fill_blanks',
      text: tex`To add $\frac{ {{a}} }{ {{b}} }$ and $\frac{ {{c}} }{ {{d}} }$, the smallest denominator that works for both is [[1]]. The first numerator becomes [[2]], the second [[3]].`,
      max_score: 3,
      template: {
        draw: {
          b: { pick: [4, 6, 8, 9] },
          d: { pick: [6, 10, 12, 15] },
          a: { pick: [1, 3, 5, 7] },
          c: { pick: [1, 5, 7, 11] },
        },
        derive: { m: 'lcm(b, d)', x: 'a * m / b', y: 'c * m / d' },
        where: ['a < b', 'c < d', 'gcd(a, b) = 1', 'gcd(c, d) = 1', 'm > d', 'm < b * d'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{m}}',
          mistakes: [
            {
              answer: '{{b*d}}',
              misconception: {
                code: 'common_multiple_not_lowest',
                text: 'The product always works, but here a smaller one does too.',
              },
            },
          ],
        },
        { type: 'number', answer: '{{x}}' },
        { type: 'number', answer: '{{y}}' },
      ],
      hints: [
        'Say the times table of {{d}}. Which is the first number in it that {{b}} divides too?',
        'What multiplied the denominator must multiply the numerator.',
      ],
      method_answer: [
        { text: 'The lowest common multiple of {{b}} and {{d}} is {{m}}.' },
        {
          maths: tex`\frac{ {{a}} }{ {{b}} } = \frac{ {{x}} }{ {{m}} }, \quad \frac{ {{c}} }{ {{d}} } = \frac{ {{y}} }{ {{m}} }`,
          text: 'Multiply above and below by the same number.',
        },
      ],
    },
  },
  {
    key: 'add-steps-in-order',
    topics: ['adding-fractions'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'ordering',
      text: tex`Put the steps of working out $\frac{2}{3} + \frac{1}{4}$ in order.`,
      max_score: 2,
      items: [
        'Find a number that 3 and 4 both divide: 12',
        tex`Write both over 12: $\frac{8}{12}$ and $\frac{3}{12}$`,
        tex`Add the numerators: $8 + 3 = 11$`,
        tex`Write the sum: $\frac{11}{12}$`,
      ],
      hints: [
        'What must be the same before the numerators may be added?',
        'You cannot rewrite the fractions before you know the new denominator.',
      ],
      method_answer: [
        { text: 'Common denominator first, then rewrite, then add, then write the sum.' },
        {
          maths: tex`\frac{2}{3} + \frac{1}{4} = \frac{8}{12} + \frac{3}{12} = \frac{11}{12}`,
          text: 'In one line.',
        },
      ],
    },
  },
]
