import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const powersAndRoots: readonly ContentQuestion[] = [
  {
    key: 'powers-work-out',
    topics: ['powers-and-roots'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['MK3-N-14', 'GCSE-N6'],
    question: {
      type: 'number',
      text: 'Work out ${{b}}^{{n}}$.',
      max_score: 1,
      template: {
        draw: { b: { from: 2, to: 5 }, n: { from: 3, to: 6 } },
        where: ['b != n', 'b^n < 700', 'b^n != n^b', 'b^n > 20'],
        derive: { v: 'b^n' },
        check: ['answer/b^(n-1) = b'],
      },
      answer: '{{v}}',
      mistakes: [
        slip(
          '{{b*n}}',
          'power_as_multiple',
          'That is {{b}} times {{n}}. How often does {{b}} stand in the product?',
        ),
        slip(
          '{{n^b}}',
          'base_and_exponent_swapped',
          'The large number is multiplied. The small one says how many of them there are.',
        ),
      ],
      hints: [
        'The small number counts, and the large number is multiplied.',
        'Write the power as a product of equal numbers.',
        'There are {{n}} numbers in the product, and each of them is {{b}}. Begin with ${{b}} \\times {{b}} = {{b*b}}$.',
        'You reach ${{b}}^{{n-1}} = {{b^(n-1)}}$. Multiply by {{b}} once more.',
      ],
      method_answer: [
        { maths: tex`{{b}}^{{n-1}} = {{b^(n-1)}}`, text: 'Multiply step by step.' },
        { maths: tex`{{b^(n-1)}} \times {{b}} = {{v}}`, text: 'One more factor.' },
      ],
    },
  },
  {
    key: 'powers-find-exponent',
    topics: ['powers-and-roots'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['MK3-N-14', 'GCSE-N6'],
    question: {
      type: 'number',
      text: '{{v}} is a power of {{b}}. Find the number $n$ so that ${{b}}^n = {{v}}$.',
      max_score: 1,
      template: {
        draw: { b: { from: 2, to: 5 }, n: { from: 3, to: 7 } },
        derive: { v: 'b^n' },
        where: ['v < 700', 'v/b != n', 'n != b*b'],
        check: ['b^answer = v'],
      },
      answer: '{{n}}',
      mistakes: [
        slip(
          '{{v/b}}',
          'power_found_by_dividing',
          'You divided once. How many factors of {{b}} make {{v}}?',
        ),
      ],
      hints: [
        'How often must {{b}} stand in a product that makes {{v}}?',
        'Build the powers of {{b}} one after the other, and count the factors.',
        'Begin with ${{b}} \\times {{b}} = {{b*b}}$. That is a product of two factors.',
        'Keep multiplying by {{b}} until you reach {{v}}. Count every {{b}} that you used.',
      ],
      method_answer: [
        { text: 'Multiply by {{b}} until {{v}} is reached, and count the factors.' },
        { maths: tex`n = {{n}}`, text: 'So many factors were used.' },
      ],
    },
  },
  {
    key: 'roots-added',
    topics: ['powers-and-roots'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['MK3-N-14', 'GCSE-N6'],
    question: {
      type: 'number',
      text: tex`Work out $\sqrt{ {{a*a}} } + \sqrt[3]{ {{b^3}} }$.`,
      max_score: 2,
      template: {
        draw: { a: { pick: [4, 6, 7, 8, 9, 10, 12] }, b: { pick: [2, 3, 4, 5] } },
        derive: { h: 'a*a/2 + b', t: 'a + b^3/3' },
        where: ['is_integer(h)'],
        check: ['(answer - b)^2 = a*a'],
      },
      answer: '{{a+b}}',
      mistakes: [
        slip(
          '{{h}}',
          'root_halves',
          'A square root is not half. Which number times itself makes {{a*a}}?',
        ),
      ],
      hints: [
        'The two roots ask for different things. Look at the small 3.',
        'A square root asks: which number squared? A cube root asks: which number cubed?',
        tex`Begin with $\sqrt{ {{a*a}} }$: find the number that makes {{a*a}} when it is multiplied by itself.`,
        'The square root is {{a}}. Add the number whose cube is {{b^3}}.',
      ],
      method_answer: [
        {
          maths: tex`{{a}}^2 = {{a*a}}, \quad {{b}}^3 = {{b^3}}`,
          text: 'So the roots are {{a}} and {{b}}.',
        },
        { maths: tex`{{a}} + {{b}} = {{a+b}}`, text: 'Add the roots.' },
      ],
    },
  },
  {
    key: 'root-exact-side',
    topics: ['powers-and-roots'],
    difficulty: 0.4,
    minutes: 1,
    statements: ['MK3-N-15'],
    question: {
      type: 'single_choice',
      text: 'The area of a square is {{n}} cm². Which of these is the exact length of a side, in centimetres?',
      diagram: {
        kind: 'quadrilateral',
        shape: 'square',
        width: 5,
        height: 5,
        note: 'Area: {{n}} cm²',
      },
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { n: 2, s: '1.41421', h: '1', f: '0.5' },
          { n: 6, s: '2.44949', h: '3', f: '1.5' },
          { n: 10, s: '3.16228', h: '5', f: '2.5' },
          { n: 14, s: '3.74166', h: '7', f: '3.5' },
          { n: 18, s: '4.24264', h: '9', f: '4.5' },
          { n: 22, s: '4.69042', h: '11', f: '5.5' },
        ],
      },
      options: [
        { text: tex`$\sqrt{ {{n}} }$` },
        option(
          '{{s}}',
          'exact_value_rounded',
          'A calculator shows this, but the digits go on after it.',
        ),
        option('{{h}}', 'root_halves', 'Multiply it by itself. Do you get {{n}}?'),
        option(
          '{{f}}',
          'perimeter_and_area',
          'A side is not a quarter of the area. Multiply it by itself and see.',
        ),
      ],
      answers: [1],
      hints: [
        'Side times side makes the area.',
        'The side is the number whose square is {{n}}. Which option is exactly that?',
        'Test {{h}}: it squares to another number than {{n}}.',
        'Also {{f}} squares to another number, and {{s}} has been rounded. What is left?',
      ],
      method_answer: [
        { text: 'A side is the number whose square is {{n}}.' },
        {
          maths: tex`\sqrt{ {{n}} } \times \sqrt{ {{n}} } = {{n}}`,
          text: 'The root is exact. Its decimal was rounded.',
        },
      ],
    },
  },
  {
    key: 'root-between-whole-numbers',
    topics: ['powers-and-roots'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['MK3-N-15', 'MK3-N-14'],
    question: {
      type: 'fill_blanks',
      text: tex`$\sqrt{ {{n}} }$ lies between two whole numbers that follow each other. The smaller is [[1]], and the larger is [[2]].`,
      max_score: 2,
      template: {
        draw: { k: { from: 4, to: 9 }, r: { from: 2, to: 17 } },
        derive: { n: 'k*k + r' },
        where: ['r < 2*k'],
        check: ['answer1^2 < n', 'answer2^2 > n', 'answer2 - answer1 = 1'],
      },
      blanks: [
        { type: 'number', answer: '{{k}}' },
        { type: 'number', answer: '{{k+1}}' },
      ],
      hints: [
        'Which square numbers are near {{n}}?',
        'Find the square number just below {{n}}, and the one just above.',
        'Just below {{n}} is the square number {{k*k}}.',
        'Just above is {{(k+1)^2}}. Which numbers were squared to make these two?',
      ],
      method_answer: [
        {
          maths: tex`{{k}}^2 = {{k*k}}, \quad {{k+1}}^2 = {{(k+1)^2}}`,
          text: '{{n}} lies between these two square numbers.',
        },
        { text: 'So its root lies between {{k}} and {{k+1}}.' },
      ],
    },
  },
  {
    key: 'rational-or-not',
    topics: ['powers-and-roots'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['MK3-N-26', 'MK3-N-15'],
    question: {
      type: 'matching',
      text: 'A rational number can be written as a fraction of two integers. Match each number with what is true of it.',
      max_score: 3,
      template: {
        draw: {
          k: { from: 3, to: 9 },
          t: { from: 1, to: 7, except: [4] },
          p: { pick: [2, 3, 5, 6, 7, 10, 11] },
        },
        where: ['mod(t, 2) = 1'],
      },
      left: [tex`$\sqrt{ {{k*k}} }$`, tex`$\frac{ {{t}} }{8}$`, tex`$\sqrt{ {{p}} }$`],
      right: ['an integer', 'rational, but not an integer', 'not rational'],
      pairs: [1, 2, 3],
      hints: [
        'Work out what you can before you decide. Some roots are whole numbers.',
        'Integers are whole numbers. Rational numbers are fractions of integers. The root of a whole number that is not square is neither.',
        'Is {{k*k}} a square number? Is {{p}}?',
        'One root is exactly {{k}}, and the other goes on for ever with no pattern. The third number is written as a fraction.',
      ],
      method_answer: [
        { maths: tex`\sqrt{ {{k*k}} } = {{k}}`, text: 'This root is an integer.' },
        { text: 'A fraction of integers is rational, and this one is not whole.' },
        { text: '{{p}} is not a square number, so its root is not rational.' },
      ],
    },
  },
]
