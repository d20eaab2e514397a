import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const sameDenominatorFractions: readonly ContentQuestion[] = [
  {
    key: 'same-pie-eaten',
    topics: ['same-denominator-fractions'],
    difficulty: -1.4,
    minutes: 1,
    statements: ['M4-FR-04'],
    question: {
      type: 'number',
      text: tex`A pie is cut into {{d}} equal slices. {{name}} eats $\frac{ {{a}} }{ {{d}} }$ of the pie, and Grandma eats $\frac{ {{b}} }{ {{d}} }$ of it. What fraction of the pie have they eaten together?`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'circle',
        wholes: [
          { parts: '{{d}}', shaded: '{{a}}', label: '{{name}}' },
          { parts: '{{d}}', shaded: '{{b}}', label: 'Grandma' },
        ],
        note: 'It is one pie, drawn once for each of them.',
      },
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Leila', 'Ade', 'Wei', 'Freya'] },
          d: { from: 5, to: 12 },
          a: { from: 2, to: 6 },
          b: { from: 2, to: 6 },
        },
        where: ['a + b < d', 'a != b', '2 * (a + b) != d', '3 * (a + b) != 2 * d'],
        check: ['answer - a / d = b / d'],
      },
      answer: '{{(a+b)/d}}',
      mistakes: [
        {
          answer: '{{(a+b)/(2*d)}}',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'There is still one pie with {{d}} slices. Keep the size of the slices.',
          },
        },
        {
          answer: '{{1 - (a+b)/d}}',
          misconception: {
            code: 'part_and_rest_swapped',
            text: 'This is what is still on the plate.',
          },
        },
      ],
      hints: [
        'Both have eaten slices of the same size.',
        'Parts of the same size are counted together. The number below the line does not change.',
        '{{name}} eats {{a}} slices and Grandma eats {{b}}.',
        'How many slices is that together? Write it over {{d}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{d}} } + \frac{ {{b}} }{ {{d}} } = \frac{ {{a+b}} }{ {{d}} }`,
          text: 'The slices have the same size, so count them together.',
        },
      ],
    },
  },
  {
    key: 'same-jug',
    topics: ['same-denominator-fractions'],
    difficulty: -1,
    minutes: 1,
    statements: ['M4-FR-04'],
    question: {
      type: 'number',
      text: tex`A jug is $\frac{ {{a}} }{ {{d}} }$ full of water. {{name}} pours out $\frac{ {{b}} }{ {{d}} }$ of a jug. What fraction of the jug is full now?`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [{ parts: '{{d}}', shaded: '{{a}}' }],
        note: 'The jug at the start',
      },
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Yusuf', 'Mina', 'Kofi', 'Hana'] },
          d: { from: 6, to: 12 },
          a: { from: 4, to: 11 },
          b: { from: 2, to: 7 },
        },
        where: ['a < d', 'b < a', 'a != 2 * b', 'd - a != a - b', 'a + b != d'],
        check: ['answer + b / d = a / d'],
      },
      answer: '{{(a-b)/d}}',
      mistakes: [
        {
          answer: '{{(a+b)/d}}',
          misconception: {
            code: 'added_instead',
            text: 'Water was poured out. Is there more in the jug now, or less?',
          },
        },
        {
          answer: '{{a-b}}',
          misconception: {
            code: 'steps_counted_as_wholes',
            text: 'This counts the parts. Say what kind of part they are, too.',
          },
        },
      ],
      hints: [
        'Is there more water in the jug now, or less?',
        'Take the parts that were poured out from the parts that were there.',
        'The jug had {{a}} parts out of {{d}}, and {{b}} of these parts were poured out.',
        'How many parts are left? The size of a part has not changed.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{d}} } - \frac{ {{b}} }{ {{d}} } = \frac{ {{a-b}} }{ {{d}} }`,
          text: 'Take {{b}} parts away. The parts keep their size.',
        },
      ],
    },
  },
  {
    key: 'same-missing-parts',
    topics: ['same-denominator-fractions'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['M4-FR-04'],
    question: {
      type: 'fill_blanks',
      text: tex`Fill in the missing numerators. $\frac{ {{a}} }{ {{d}} } + \frac{\Box}{ {{d}} } = \frac{ {{c}} }{ {{d}} }$, so the box holds [[1]]. And $\frac{ {{c}} }{ {{d}} } + \frac{\Box}{ {{d}} } = 1$, so the box holds [[2]].`,
      max_score: 2,
      template: {
        draw: { d: { from: 7, to: 12 }, a: { from: 2, to: 6 }, c: { from: 4, to: 10 } },
        derive: { first: 'c - a', second: 'd - c' },
        where: ['first > 1', 'second > 1', 'distinct(first, second, a, c, d)'],
        check: ['a + answer1 = c', 'c + answer2 = d'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{first}}',
          mistakes: [
            {
              answer: '{{a + c}}',
              misconception: {
                code: 'added_instead',
                text: 'How many parts are needed to get from {{a}} parts to {{c}} parts?',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{second}}',
          mistakes: [
            {
              answer: '1',
              misconception: {
                code: 'fraction_added_to_top',
                text: 'One whole is {{d}} parts. How many more are needed?',
              },
            },
          ],
        },
      ],
      hints: [
        'All the parts are of one size, so only the numbers above the line matter.',
        'Count on from the parts you have to the parts you want. One whole has as many parts as the number below the line.',
        'In the first sum you have {{a}} parts and want {{c}}.',
        'In the second sum you have {{c}} parts, and one whole is {{d}} parts. How many are missing?',
      ],
      method_answer: [
        { maths: tex`{{c}} - {{a}} = {{first}}`, text: 'So many parts more make the total.' },
        { maths: tex`{{d}} - {{c}} = {{second}}`, text: 'One whole is {{d}} parts.' },
      ],
    },
  },
  {
    key: 'same-more-than-one',
    topics: ['same-denominator-fractions'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['M5-FR-04'],
    question: {
      type: 'number',
      text: tex`Work out $\frac{ {{a}} }{ {{d}} } + \frac{ {{b}} }{ {{d}} }$. Give your answer as a mixed number.`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [
          { parts: '{{d}}', shaded: '{{a}}' },
          { parts: '{{d}}', shaded: '{{b}}' },
        ],
      },
      max_score: 2,
      template: {
        draw: { d: { from: 4, to: 11 }, a: { from: 2, to: 10 }, b: { from: 2, to: 10 } },
        derive: { over: 'a + b - d' },
        where: ['a < d', 'b < d', 'over > 0', 'gcd(over, d) = 1'],
        check: ['answer - a / d = b / d'],
      },
      answer: '1 {{over}}/{{d}}',
      forms: ['mixed'],
      form_share: 0.5,
      mistakes: [
        {
          answer: '{{(a+b)/(2*d)}}',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'The parts keep their size, so the number below the line stays {{d}}.',
          },
        },
        {
          answer: '{{over/d}}',
          misconception: {
            code: 'new_whole_lost',
            text: 'You counted what is left after one whole. Write the whole as well.',
          },
        },
      ],
      hints: [
        'Count the parts together first. Are there more than one whole?',
        'Take out as many parts as make one whole. What is left stays a fraction.',
        'Together there are {{a+b}} parts, and {{d}} parts make one whole.',
        'Take {{d}} parts from {{a+b}} parts. Write 1 for them, and the parts that are left behind it.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{d}} } + \frac{ {{b}} }{ {{d}} } = \frac{ {{a+b}} }{ {{d}} }`,
          text: 'Count the parts together.',
        },
        {
          maths: tex`\frac{ {{a+b}} }{ {{d}} } = 1\tfrac{ {{over}} }{ {{d}} }`,
          text: '{{d}} of the parts are one whole.',
        },
      ],
    },
  },
  {
    key: 'same-what-stays',
    topics: ['same-denominator-fractions'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['M4-FR-04'],
    question: {
      type: 'single_choice',
      text: tex`Ravi writes $\frac{ {{a}} }{ {{d}} } + \frac{ {{b}} }{ {{d}} } = \frac{ {{a+b}} }{ {{2*d}} }$. What would you tell him?`,
      max_score: 1,
      template: {
        draw: { d: { from: 6, to: 11 }, a: { from: 2, to: 4 }, b: { from: 2, to: 5 } },
        where: ['a + b < d', 'a != b'],
      },
      options: [
        {
          text: 'Well done: the tops and the bottoms are both added',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'Try it with one half and one half. What should they make?',
          },
        },
        { text: 'The parts do not change size, so keep {{d}} below the line' },
        {
          text: 'Add the bottoms, but keep the first top',
          misconception: {
            code: 'roles_of_top_and_bottom',
            text: 'The top counts the parts. The parts are what you add.',
          },
        },
        {
          text: 'Multiply the tops instead of adding them',
          misconception: {
            code: 'fractions_multiplied_for_added',
            text: 'How many parts are there if you put both lots together?',
          },
        },
      ],
      answers: [2],
      hints: [
        'Which of the two numbers of a fraction says how large the parts are?',
        'Adding puts parts together. It does not cut them any smaller.',
        'Think of a bar with {{d}} parts. Colour {{a}} parts, and then {{b}} more.',
        'The bar still has {{d}} parts after colouring. Which sentence says that?',
      ],
      method_answer: [
        { text: 'The number below the line says how large the parts are, and that stays.' },
        {
          maths: tex`\frac{ {{a}} }{ {{d}} } + \frac{ {{b}} }{ {{d}} } = \frac{ {{a+b}} }{ {{d}} }`,
          text: 'Only the counts are added.',
        },
      ],
    },
  },
  {
    key: 'same-vegetable-bed',
    topics: ['same-denominator-fractions'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['M4-FR-04', 'M5-FR-04'],
    question: {
      type: 'number',
      text: tex`In a garden, $\frac{ {{a}} }{ {{d}} }$ of the ground is for beans and $\frac{ {{b}} }{ {{d}} }$ is for carrots. The rest is for flowers. How much more of the ground is for flowers than for beans? Give a fraction of the ground.`,
      max_score: 2,
      template: {
        draw: { d: { pick: [8, 9, 10, 12] }, a: { from: 1, to: 3 }, b: { from: 1, to: 4 } },
        derive: { rest: 'd - a - b', more: 'd - 2 * a - b' },
        where: ['more > 0', 'a != b', 'distinct(more, rest, a + b, a, b)', 'abs(b - a) != more'],
        check: ['a / d + b / d + a / d + answer = 1'],
      },
      answer: '{{more/d}}',
      mistakes: [
        {
          answer: '{{rest/d}}',
          misconception: {
            code: 'stopped_early',
            text: 'This is the part for flowers. How much more is it than the part for beans?',
          },
        },
        {
          answer: '{{(a+b)/d}}',
          misconception: {
            code: 'part_and_rest_swapped',
            text: 'This is for beans and carrots together.',
          },
        },
      ],
      hints: [
        'There are two steps: first the flowers, then the comparison.',
        'The whole ground is 1. Take away what is for beans and for carrots.',
        'Beans and carrots take {{a+b}} parts out of {{d}}.',
        'The flowers have {{rest}} parts out of {{d}} and the beans have {{a}}. What is the difference?',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{d}} }{ {{d}} } - \frac{ {{a}} }{ {{d}} } - \frac{ {{b}} }{ {{d}} } = \frac{ {{rest}} }{ {{d}} }`,
          text: 'What is left for flowers.',
        },
        {
          maths: tex`\frac{ {{rest}} }{ {{d}} } - \frac{ {{a}} }{ {{d}} } = \frac{ {{more}} }{ {{d}} }`,
          text: 'How much more that is than the beans.',
        },
      ],
    },
  },
]
