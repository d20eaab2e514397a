import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const fractionalIndices: readonly ContentQuestion[] = [
  {
    key: 'unit-fraction-index',
    topics: ['fractional-indices'],
    difficulty: -0.7,
    minutes: 0.8,
    statements: ['GCSE-N7H'],
    question: {
      type: 'number',
      text: 'Work out ${{v}}^{\\frac{1}{3}}$.',
      max_score: 1,
      template: {
        draw: { r: { pick: [2, 3, 4, 5, 10] } },
        derive: { v: 'r^3' },
        check: ['answer*answer*answer = v'],
      },
      answer: '{{r}}',
      mistakes: [
        slip(
          '{{v/3}}',
          'fraction_power_divides',
          'The fraction stands in the index, so it does not multiply. Which root is it?',
        ),
        slip(
          '{{v^3}}',
          'fraction_power_upside_down',
          'That is the cube. One third in the index goes the other way.',
        ),
      ],
      hints: [
        'A fraction in the index is a root in disguise.',
        'The number below in the index says which root: here the cube root.',
        tex`So work out $\sqrt[3]{ {{v}} }$.`,
        'Which number makes {{v}} when three of it are multiplied together? Try small whole numbers in turn.',
      ],
      method_answer: [
        { maths: tex`\sqrt[3]{ {{v}} } = {{r}}`, text: 'An index of one third is the cube root.' },
      ],
    },
  },
  {
    key: 'fraction-index-root-and-power',
    topics: ['fractional-indices'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-N7H'],
    question: {
      type: 'number',
      text: 'Work out ${{v}}^{\\frac{ {{p}} }{ {{q}} }}$.',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { v: 64, r: 4, p: 2, q: 3, root: 'cube root' },
          { v: 27, r: 3, p: 2, q: 3, root: 'cube root' },
          { v: 125, r: 5, p: 2, q: 3, root: 'cube root' },
          { v: 9, r: 3, p: 3, q: 2, root: 'square root' },
          { v: 16, r: 4, p: 3, q: 2, root: 'square root' },
          { v: 25, r: 5, p: 3, q: 2, root: 'square root' },
          { v: 100, r: 10, p: 3, q: 2, root: 'square root' },
        ],
        check: ['answer^q = v^p'],
      },
      answer: '{{r^p}}',
      mistakes: [
        slip(
          '{{v*p/q}}',
          'fraction_power_divides',
          'The fraction stands in the index. It does not multiply the number.',
        ),
        slip(
          '{{r*p}}',
          'power_as_multiple',
          'The root is right. Now raise it to the power instead of multiplying.',
        ),
      ],
      hints: [
        'The index says two things: a root and a power.',
        'The number below is the root, and the number above is the power. Take the root first.',
        'The root of {{v}} that is asked for is the {{root}}. It is {{r}}.',
        'Now work out ${{r}}^{{p}}$.',
      ],
      method_answer: [
        { maths: tex`{{v}}^{\frac{1}{ {{q}} }} = {{r}}`, text: 'The {{root}} first.' },
        { maths: tex`{{r}}^{ {{p}} } = {{r^p}}`, text: 'Then the power.' },
      ],
    },
  },
  {
    key: 'negative-fraction-index',
    topics: ['fractional-indices'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['GCSE-N7H'],
    question: {
      type: 'number',
      text: 'Work out ${{v}}^{-\\frac{ {{p}} }{ {{q}} }}$. Give a fraction.',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { v: 8, r: 2, p: 2, q: 3, root: 'cube root' },
          { v: 27, r: 3, p: 2, q: 3, root: 'cube root' },
          { v: 64, r: 4, p: 2, q: 3, root: 'cube root' },
          { v: 4, r: 2, p: 3, q: 2, root: 'square root' },
          { v: 16, r: 4, p: 3, q: 2, root: 'square root' },
          { v: 25, r: 5, p: 3, q: 2, root: 'square root' },
        ],
        check: ['answer^q*v^p = 1'],
      },
      answer: '1/{{r^p}}',
      mistakes: [
        slip(
          '{{-r^p}}',
          'negative_power_made_negative',
          'A minus in the index does not make the value negative. What does it do?',
        ),
        slip(
          '{{r^p}}',
          'exponent_sign_turned',
          'The root and the power are right. What does the minus do?',
        ),
        slip(
          '{{-v*p/q}}',
          'fraction_power_divides',
          'The fraction stands in the index. It does not multiply the number.',
        ),
      ],
      hints: [
        'The index says three things: 1 over, a root, and a power.',
        'The minus means 1 over. The number below is the root, and the number above is the power.',
        'Take the {{root}} of {{v}}, which is {{r}}.',
        'Work out ${{r}}^{{p}}$, and write 1 over it.',
      ],
      method_answer: [
        {
          maths: tex`{{v}}^{\frac{1}{ {{q}} }} = {{r}}, \quad {{r}}^{ {{p}} } = {{r^p}}`,
          text: 'The {{root}}, and then the power.',
        },
        {
          maths: tex`{{v}}^{-\frac{ {{p}} }{ {{q}} }} = \frac{1}{ {{r^p}} }`,
          text: 'The minus means 1 over.',
        },
      ],
    },
  },
  {
    key: 'fraction-index-slip',
    topics: ['fractional-indices'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-N7H'],
    question: {
      type: 'single_choice',
      text: 'Hana writes ${{r*r}}^{\\frac{1}{2}} = {{r*r/2}}$. What would you tell her?',
      max_score: 1,
      template: { draw: { r: { pick: [4, 6, 8, 10, 12] } } },
      options: [
        option(
          'That is right: a half in the index halves the number',
          'fraction_power_divides',
          'The index does not multiply the number. Multiply her result by itself and see.',
        ),
        { text: 'Take the square root of {{r*r}}' },
        option(
          'Square {{r*r}}',
          'fraction_power_upside_down',
          'An index of 2 squares. An index of one half goes the other way.',
        ),
        option(
          'Take 1 over {{r*r}} squared',
          'exponent_sign_turned',
          'A minus in the index means 1 over. Here is no minus.',
        ),
      ],
      answers: [2],
      hints: [
        'What should ${{r*r}}^{\\frac{1}{2}} \\times {{r*r}}^{\\frac{1}{2}}$ make, by the laws of indices?',
        'In a product of powers the indices are added: two halves make 1.',
        'So you look for a number that makes {{r*r}} when it is multiplied by itself.',
        'The number {{r}} does that. Which option leads from {{r*r}} to it?',
      ],
      method_answer: [
        { text: 'Two halves make 1, so the number times itself is {{r*r}}.' },
        {
          maths: tex`{{r*r}}^{\frac{1}{2}} = \sqrt{ {{r*r}} } = {{r}}`,
          text: 'An index of one half is the square root.',
        },
      ],
    },
  },
  {
    key: 'estimate-a-root',
    topics: ['fractional-indices'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-N6H'],
    question: {
      type: 'number',
      without_calculator: true,
      text: tex`Without a calculator, estimate $\sqrt{ {{n}} }$ to 1 decimal place.`,
      diagram: {
        kind: 'number_line',
        from: '{{k}}',
        to: '{{k+1}}',
        step: 1,
        minor: '1/10',
      },
      max_score: 2,
      template: {
        draw: { k: { from: 3, to: 9 }, t: { from: 2, to: 8 } },
        derive: { n: 'round((k + t/10)^2, 0)', x: 'k + t/10' },
        where: ['n < (x + 5/100)^2', 'n > (x - 5/100)^2', 'n/2 != x'],
        check: ['(answer - 5/100)^2 < n', '(answer + 5/100)^2 > n'],
      },
      answer: '{{x|dp1}}',
      mistakes: [
        slip(
          '{{n/2|dp1}}',
          'root_halves',
          'A square root is not half. Multiply your number by itself and compare with {{n}}.',
        ),
      ],
      hints: [
        'Between which two whole numbers does the root lie?',
        'Square numbers with one decimal place, and see which comes nearest to {{n}}.',
        'The root lies between {{k}} and {{k+1}}, because {{k*k}} is below {{n}} and {{(k+1)^2}} is above it.',
        'Work out the squares of numbers such as {{k}}.1 and {{k}}.9, and move closer until you are nearest to {{n}}.',
      ],
      method_answer: [
        {
          maths: tex`{{k}}^2 = {{k*k}}, \quad {{k+1}}^2 = {{(k+1)^2}}`,
          text: 'The root lies between {{k}} and {{k+1}}.',
        },
        {
          maths: tex`{{x|dp1}}^2 = {{x^2|dp2}}`,
          text: 'This is near {{n}}, and no other number with one decimal place is nearer to the root.',
        },
        { maths: tex`{{x|dp1}}`, text: 'The estimate.' },
      ],
    },
  },
  {
    key: 'cube-root-not-square-root',
    topics: ['fractional-indices'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['GCSE-N7H'],
    question: {
      type: 'number',
      text: tex`Work out $64^{\frac{1}{3}} \times {{v}}^{\frac{1}{2}}$.`,
      max_score: 2,
      template: {
        draw: { r: { pick: [3, 5, 6, 7, 9, 10] } },
        derive: { v: 'r^2' },
        check: ['answer*answer = 16*v'],
      },
      answer: '{{4*r}}',
      mistakes: [
        slip(
          '{{8*r}}',
          'square_root_for_cube_root',
          'Look at the number below in the first index. Which root is it?',
        ),
        slip(
          '{{32*v/3}}',
          'fraction_power_divides',
          'A fraction in the index is a root. It does not multiply the number.',
        ),
      ],
      hints: [
        'There are two different roots here.',
        'An index of one third is the cube root. An index of one half is the square root.',
        'The cube root of 64 is the number whose cube is 64. Try 3, and then 4.',
        'That root is 4. Multiply it by the square root of {{v}}.',
      ],
      method_answer: [
        { maths: tex`\sqrt[3]{64} = 4, \quad \sqrt{ {{v}} } = {{r}}`, text: 'The two roots.' },
        { maths: tex`4 \times {{r}} = {{4*r}}`, text: 'Their product.' },
      ],
    },
  },
]
