import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const subtractingFractions: readonly ContentQuestion[] = [
  {
    key: 'subtract-from-a-whole',
    topics: ['subtracting-fractions'],
    difficulty: -1,
    minutes: 1,
    statements: ['M6-FR-05'],
    question: {
      type: 'number',
      text: tex`Work out $1 - \frac{ {{n}} }{ {{d}} }$. Give a fraction.`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [{ parts: '{{d}}', shaded: '{{n}}' }],
        note: 'The shaded parts are taken away.',
      },
      max_score: 1,
      template: {
        draw: { d: { from: 4, to: 15 }, n: { from: 2, to: 14 } },
        derive: { left: 'd - n' },
        where: ['n < d', 'gcd(n, d) = 1', 'left > 1', 'left != n', 'left != n - 1'],
        check: ['answer + n / d = 1'],
      },
      answer: '{{left/d}}',
      mistakes: [
        {
          answer: '{{n/d}}',
          misconception: { code: 'part_and_rest_swapped', text: 'This is what was taken away.' },
        },
        {
          answer: '{{(n-1)/d}}',
          misconception: {
            code: 'fraction_added_to_top',
            text: 'The 1 is a whole, that is {{d}} parts, not one part.',
          },
        },
      ],
      hints: [
        'How many parts of this size are in one whole?',
        'Write the 1 as a fraction over {{d}}.',
        tex`The whole is $\frac{ {{d}} }{ {{d}} }$.`,
        'Take {{n}} parts from {{d}} parts. The parts keep their size.',
      ],
      method_answer: [
        { maths: tex`1 = \frac{ {{d}} }{ {{d}} }`, text: 'One whole is {{d}} parts.' },
        {
          maths: tex`\frac{ {{d}} - {{n}} }{ {{d}} } = \frac{ {{left}} }{ {{d}} }`,
          text: 'Take {{n}} of them away.',
        },
      ],
    },
  },
  {
    key: 'subtract-different-denominators',
    topics: ['subtracting-fractions'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['M6-FR-04'],
    question: {
      type: 'number',
      text: tex`Work out $\frac{ {{a}} }{ {{b}} } - \frac{ {{c}} }{ {{d}} }$. Give a fraction.`,
      max_score: 2,
      template: {
        draw: {
          b: { from: 2, to: 6 },
          d: { from: 5, to: 10 },
          a: { from: 1, to: 5 },
          c: { from: 1, to: 4 },
        },
        derive: { m: 'lcm(b, d)', x: 'a * m / b', y: 'c * m / d' },
        where: [
          'b < d',
          'a < b',
          'gcd(a, b) = 1',
          'gcd(c, d) = 1',
          'x > y',
          'y > 1',
          '(c - a) * m != (x - y) * (d - b)',
        ],
        check: ['answer + c / d = a / b'],
      },
      answer: '{{(x-y)/m}}',
      mistakes: [
        {
          answer: '{{(c-a)/(d-b)}}',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'Tops and bottoms were subtracted separately. Make the parts the same size first.',
          },
        },
        {
          answer: '{{(x+y)/m}}',
          misconception: {
            code: 'added_instead',
            text: 'This is the sum. Look at the sign again.',
          },
        },
      ],
      hints: [
        'What has to be done before parts of different sizes can be taken from each other?',
        'Find a denominator that both {{b}} and {{d}} divide.',
        'Write both fractions over {{m}}.',
        'You have {{x}} parts out of {{m}} and take {{y}} of them away.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{b}} } = \frac{ {{x}} }{ {{m}} }, \quad \frac{ {{c}} }{ {{d}} } = \frac{ {{y}} }{ {{m}} }`,
          text: 'Both over {{m}}.',
        },
        {
          maths: tex`\frac{ {{x}} - {{y}} }{ {{m}} } = \frac{ {{x-y}} }{ {{m}} }`,
          text: 'Subtract the numerators.',
        },
        { maths: tex`{{(x-y)/m|tex}}`, text: 'In its lowest terms.' },
      ],
    },
  },
  {
    key: 'subtract-mixed-numbers',
    topics: ['subtracting-fractions'],
    difficulty: 1,
    minutes: 3,
    statements: ['MK3-N-09', 'M6-FR-05'],
    question: {
      type: 'number',
      text: 'Work out ${{p}}\\tfrac{ {{a}} }{ {{d}} } - {{q}}\\tfrac{ {{b}} }{ {{d}} }$. Give a fraction or a mixed number.',
      max_score: 2,
      template: {
        draw: {
          d: { from: 4, to: 9 },
          a: { from: 1, to: 7 },
          b: { from: 2, to: 8 },
          p: { from: 4, to: 8 },
          q: { from: 1, to: 3 },
        },
        derive: { rest: 'd + a - b', whole: 'p - 1 - q' },
        where: [
          'a < b',
          'b < d',
          'gcd(a, d) = 1',
          'gcd(b, d) = 1',
          'whole > 0',
          '2 * (b - a) != d',
        ],
        check: ['answer + q + b / d = p + a / d'],
      },
      answer: '{{p - q + (a - b) / d}}',
      mistakes: [
        {
          answer: '{{p - q + (b - a) / d}}',
          misconception: {
            code: 'subtraction_turned_round',
            text: 'The parts were turned round. There are too few of them, so exchange a whole.',
          },
        },
        {
          answer: '{{p - q + rest / d}}',
          misconception: {
            code: 'exchanged_whole_kept',
            text: 'One whole was exchanged for parts, so there is one whole less.',
          },
        },
      ],
      hints: [
        'Are there enough parts to take {{b}} away?',
        'Exchange one whole for parts when there are too few of them.',
        'Exchange one of the {{p}} wholes for {{d}} parts.',
        'Now there are {{p-1}} wholes and {{d+a}} parts. Take away {{q}} from the wholes and {{b}} from the parts.',
      ],
      method_answer: [
        {
          maths: tex`{{p}}\tfrac{ {{a}} }{ {{d}} } = {{p-1}}\tfrac{ {{d+a}} }{ {{d}} }`,
          text: 'Exchange one whole for {{d}} parts.',
        },
        {
          maths: tex`{{p-1}} - {{q}} = {{whole}}, \quad {{d+a}} - {{b}} = {{rest}}`,
          text: 'Now there are enough parts: subtract wholes and parts.',
        },
        { maths: tex`{{whole}}\tfrac{ {{rest}} }{ {{d}} }`, text: 'Put them together.' },
      ],
    },
  },
  {
    key: 'subtract-juice',
    topics: ['subtracting-fractions'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['M6-FR-04'],
    question: {
      type: 'number',
      text: tex`A bottle holds $\frac{ {{a}} }{ {{b}} }$ of a litre of juice. {{name}} pours out $\frac{1}{ {{d}} }$ of a litre. How much is left? Give the unit.`,
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Amina', 'Leo', 'Grace', 'Tom'] },
          b: { pick: [4, 5, 8] },
          a: { pick: [3, 4, 7] },
          d: { pick: [3, 6, 10] },
        },
        derive: { m: 'lcm(b, d)', x: 'a * m / b', y: 'm / d' },
        where: ['a = b - 1'],
        check: ['answer + 1 / d = a / b'],
      },
      answer: '{{(x-y)/m}}',
      unit: 'L',
      tolerance: { relative: 0.005 },
      mistakes: [
        {
          answer: '{{(x+y)/m}}',
          misconception: {
            code: 'added_instead',
            text: 'Pouring out makes it less, so take the second amount away.',
          },
        },
      ],
      hints: [
        'Does the bottle hold more or less afterwards?',
        'To take one from the other, both need the same denominator.',
        'Both {{b}} and {{d}} divide {{m}}, so write both over {{m}}.',
        'Count in parts out of {{m}}: there are {{x}}, and {{y}} must be taken away.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{b}} } - \frac{1}{ {{d}} } = \frac{ {{x}} }{ {{m}} } - \frac{ {{y}} }{ {{m}} }`,
          text: 'Both over {{m}}.',
        },
        { maths: tex`\frac{ {{x-y}} }{ {{m}} }\ \text{L}`, text: 'Subtract, and keep the unit.' },
      ],
    },
  },
  {
    key: 'subtract-choose-working',
    topics: ['subtracting-fractions'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['M5-FR-05'],
    question: {
      type: 'single_choice',
      text: tex`Which line of working for $\frac{ {{n}} }{ {{d}} } - \frac{1}{ {{2*d}} }$ is right?`,
      max_score: 1,
      template: {
        draw: { d: { from: 3, to: 9 }, n: { from: 2, to: 8 } },
        where: ['n < d', 'gcd(n, d) = 1'],
      },
      options: [
        {
          text: tex`$\frac{ {{n}} }{ {{2*d}} } - \frac{1}{ {{2*d}} }$`,
          misconception: {
            code: 'tops_not_scaled',
            text: 'The denominator was doubled and the numerator was not.',
          },
        },
        {
          text: tex`$\frac{ {{n-1}} }{ {{d}} }$`,
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'The two parts are not of the same size yet.',
          },
        },
        {
          text: tex`$\frac{ {{n+d}} }{ {{2*d}} } - \frac{1}{ {{2*d}} }$`,
          misconception: {
            code: 'equivalent_by_adding',
            text: 'Equivalent fractions come from multiplying both parts, not from adding.',
          },
        },
        { text: tex`$\frac{ {{2*n}} }{ {{2*d}} } - \frac{1}{ {{2*d}} }$` },
      ],
      answers: [4],
      hints: [
        'Which of the two fractions has to be rewritten?',
        'What was done to {{d}} to make {{2*d}}? Do the same above the line.',
        'Each of the parts is cut in two, so there are {{2*d}} parts instead of {{d}}.',
        'The numerator {{n}} has to be doubled too, and the second fraction stays as it is.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{n}} \times 2 }{ {{d}} \times 2 } = \frac{ {{2*n}} }{ {{2*d}} }`,
          text: 'Both parts times 2. The second fraction stays as it is.',
        },
      ],
    },
  },
  {
    key: 'subtract-two-parts-of-a-day',
    topics: ['subtracting-fractions', 'adding-fractions'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['M6-FR-04', 'MK3-N-09'],
    question: {
      type: 'number',
      text: '{{name}} sleeps for ${{h/24|tex}}$ of the day and is at school for $\\frac{1}{ {{d}} }$ of it. What fraction of the day is left?',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Zoe', 'Yusuf', 'Mei', 'Kofi'] },
          h: { pick: [8, 9, 10] },
          d: { pick: [3, 4, 6] },
        },
        derive: { used: 'h + 24 / d', top: 'h / gcd(h, 24)', under: '24 / gcd(h, 24)' },
        where: ['2 * used != 24', 'under != d', '(top + 1) * 24 != used * (under + d)'],
        check: ['answer + h / 24 + 1 / d = 1'],
      },
      answer: '{{1 - used/24}}',
      mistakes: [
        {
          answer: '{{used/24}}',
          misconception: {
            code: 'stopped_early',
            text: 'This is the time asleep or at school. What is left of the whole day?',
          },
        },
        {
          answer: '{{1 - (top + 1)/(under + d)}}',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'The two parts have different sizes: make them the same before you add.',
          },
        },
      ],
      hints: [
        'The whole day is 1. What has to be taken away from it?',
        'A day has 24 hours: 24 is a good common denominator.',
        'Asleep is {{h}} parts out of 24. At school is {{24/d}} parts out of 24.',
        'Together that is {{used}} parts out of 24. How many of the 24 parts are left?',
      ],
      method_answer: [
        {
          maths: tex`{{h/24|tex}} + \frac{1}{ {{d}} } = \frac{ {{h}} }{24} + \frac{ {{24/d}} }{24} = \frac{ {{used}} }{24}`,
          text: 'Asleep or at school.',
        },
        {
          maths: tex`\frac{24}{24} - \frac{ {{used}} }{24} = \frac{ {{24-used}} }{24} = {{1 - used/24|tex}}`,
          text: 'The rest of the day.',
        },
      ],
    },
  },
  {
    key: 'subtract-parts-of-a-mixed-number',
    topics: ['subtracting-fractions'],
    difficulty: 1.4,
    minutes: 3,
    statements: ['M6-FR-05', 'MK3-N-09'],
    question: {
      type: 'number',
      text: '{{name}} has ${{p}}\\tfrac{1}{ {{b}} }$ kg of rice and cooks ${{q}}\\tfrac{ {{c}} }{ {{d}} }$ kg of it for a party. How many kilograms are left? Give a fraction or a mixed number.',
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Amara', 'Wei', 'Farah', 'Diego'] },
          p: { from: 3, to: 6 },
          q: { from: 1, to: 2 },
          b: { pick: [2, 3, 4] },
          d: { pick: [3, 4, 5, 6, 8] },
          c: { pick: [2, 3, 4, 5] },
        },
        derive: {
          m: 'lcm(b, d)',
          x: 'm / b',
          y: 'c * m / d',
          rest: 'm + x - y',
          whole: 'p - 1 - q',
        },
        where: ['c < d', 'gcd(c, d) = 1', 'y > x', 'whole > 0', '2 * (y - x) != m', 'm > b'],
        check: ['answer + q + c / d = p + 1 / b'],
      },
      answer: '{{whole + rest / m}}',
      mistakes: [
        {
          answer: '{{p - q + (y - x) / m}}',
          misconception: {
            code: 'subtraction_turned_round',
            text: 'The parts were turned round. There are too few of them, so exchange a whole.',
          },
        },
        {
          answer: '{{p - q + rest / m}}',
          misconception: {
            code: 'exchanged_whole_kept',
            text: 'One whole was exchanged for parts, so there is one whole less.',
          },
        },
      ],
      hints: [
        'Are the parts of the same size? And are there enough of them to take the others away?',
        'Write both parts with the same denominator. Then exchange one whole if there are too few.',
        'Over {{m}} the parts are {{x}} and {{y}}.',
        'Exchange a whole: {{p-1}} wholes and {{m+x}} parts out of {{m}}. Take away {{q}} from the wholes and {{y}} from the parts.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{ {{b}} } = \frac{ {{x}} }{ {{m}} }, \quad \frac{ {{c}} }{ {{d}} } = \frac{ {{y}} }{ {{m}} }`,
          text: 'Parts of the same size.',
        },
        {
          maths: tex`{{p}}\tfrac{ {{x}} }{ {{m}} } = {{p-1}}\tfrac{ {{m+x}} }{ {{m}} }`,
          text: 'Exchange one whole for {{m}} parts.',
        },
        {
          maths: tex`{{p-1}}\tfrac{ {{m+x}} }{ {{m}} } - {{q}}\tfrac{ {{y}} }{ {{m}} } = {{whole}}\tfrac{ {{rest}} }{ {{m}} }`,
          text: 'Take wholes from wholes and parts from parts.',
        },
      ],
    },
  },
]
