import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const lawsOfIndices: readonly ContentQuestion[] = [
  {
    key: 'indices-multiply',
    topics: ['laws-of-indices'],
    difficulty: -1,
    minutes: 0.8,
    statements: ['GCSE-N7', 'GCSE-A4g'],
    question: {
      type: 'number',
      text: '${{b}}^m \\times {{b}}^n = {{b}}^k$, where $m = {{m}}$ and $n = {{n}}$. What is $k$?',
      max_score: 1,
      template: {
        draw: { b: { from: 3, to: 9 }, m: { from: 2, to: 7 }, n: { from: 3, to: 8 } },
        where: ['m != n', 'm != b', 'n != b'],
        check: ['b^answer/b^m = b^n'],
      },
      answer: '{{m+n}}',
      mistakes: [
        slip(
          '{{m*n}}',
          'exponents_multiplied',
          'Write both powers as products. How many factors are there together?',
        ),
      ],
      hints: [
        'Both powers have the same base. Count the factors.',
        'When powers of one base are multiplied, the factors are counted together.',
        'The first power has {{m}} factors of {{b}}.',
        'The second has {{n}} more. How many are there altogether?',
      ],
      method_answer: [
        { maths: tex`k = {{m}} + {{n}} = {{m+n}}`, text: 'Count the factors together.' },
      ],
    },
  },
  {
    key: 'indices-power-of-product',
    topics: ['laws-of-indices'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['GCSE-A4g', 'GCSE-N7'],
    question: {
      type: 'expression',
      text: 'Simplify $({{c}}x^{{m}})^{{n}}$.',
      max_score: 2,
      template: {
        draw: { c: { from: 2, to: 5 }, m: { from: 2, to: 6 }, n: { from: 2, to: 3 } },
        where: ['m*n != m + n', 'c^n != c*n'],
      },
      answer: '{{c^n}}x^{ {{m*n}} }',
      variables: ['x'],
      form: 'simplified',
      mistakes: [
        slip('{{c}}x^{ {{m*n}} }', 'power_on_one_factor', 'The number is in the bracket too.'),
        slip(
          '{{c*n}}x^{ {{m*n}} }',
          'factor_times_exponent',
          'The number in the bracket is raised to the power, not multiplied by it.',
        ),
        slip(
          '{{c^n}}x^{ {{m+n}} }',
          'exponents_added',
          'The bracket is repeated. How many factors of x are there in all?',
        ),
      ],
      hints: [
        'Everything in the bracket gets the power.',
        'Raise the number to the power. For the letter, multiply the indices.',
        'The number becomes ${{c}}^{{n}}$, which is {{c^n}}.',
        'The bracket stands there {{n}} times, each with {{m}} factors of $x$. Put that count above $x$, after {{c^n}}.',
      ],
      method_answer: [
        { maths: tex`{{c}}^{ {{n}} } = {{c^n}}`, text: 'The number.' },
        {
          maths: tex`(x^{ {{m}} })^{ {{n}} } = x^{ {{m*n}} }`,
          text: 'The letter: multiply the indices.',
        },
        { maths: tex`{{c^n}}x^{ {{m*n}} }`, text: 'Together.' },
      ],
    },
  },
  {
    key: 'indices-several-letters',
    topics: ['laws-of-indices'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-A4g'],
    question: {
      type: 'expression',
      text: 'Simplify ${{c}}a^{{m}}b^{{p}} \\times {{d}}a^{{n}}b$.',
      max_score: 2,
      template: {
        draw: {
          c: { from: 2, to: 6 },
          d: { from: 3, to: 7 },
          m: { from: 2, to: 5 },
          n: { from: 3, to: 6 },
          p: { from: 2, to: 4 },
        },
        where: ['c != d', 'm != n'],
      },
      answer: '{{c*d}}a^{ {{m+n}} }b^{ {{p+1}} }',
      variables: ['a', 'b'],
      form: 'simplified',
      mistakes: [
        slip(
          '{{c*d}}a^{ {{m*n}} }b^{ {{p}} }',
          'exponents_multiplied',
          'Count the factors of each letter. A letter with no index stands there once.',
        ),
        slip(
          '{{c+d}}a^{ {{m+n}} }b^{ {{p+1}} }',
          'added_instead',
          'The indices are added, but the numbers in front are multiplied.',
        ),
        slip(
          '{{c*d}}a^{ {{m+n}} }b^{ {{p}} }',
          'lone_letter_not_counted',
          'The last letter has no index. It still counts as one factor.',
        ),
      ],
      hints: [
        'Sort the product: the numbers, then one letter, then the other.',
        'Multiply the numbers. Add the indices of each letter.',
        'The numbers make ${{c}} \\times {{d}} = {{c*d}}$.',
        'For $a$ add {{m}} and {{n}}. For $b$ add {{p}} and 1. Write it all as one product.',
      ],
      method_answer: [
        { maths: tex`{{c}} \times {{d}} = {{c*d}}`, text: 'The numbers.' },
        {
          maths: tex`a^{ {{m}} } \times a^{ {{n}} } = a^{ {{m+n}} }, \quad b^{ {{p}} } \times b = b^{ {{p+1}} }`,
          text: 'Each letter by itself.',
        },
        { maths: tex`{{c*d}}a^{ {{m+n}} }b^{ {{p+1}} }`, text: 'Together.' },
      ],
    },
  },
  {
    key: 'indices-negative',
    topics: ['laws-of-indices'],
    difficulty: 0.3,
    minutes: 1,
    statements: ['GCSE-N7'],
    question: {
      type: 'number',
      text: 'Work out ${{b}}^{-{{n}}}$. Give a fraction.',
      max_score: 1,
      template: {
        draw: { b: { from: 2, to: 10 }, n: { from: 2, to: 4 } },
        where: ['b^n <= 125', 'b != n'],
        check: ['answer*b^n = 1'],
      },
      answer: '1/{{b^n}}',
      mistakes: [
        slip(
          '{{-b^n}}',
          'negative_power_made_negative',
          'A minus in the index does not make the value negative. Which fraction does it make?',
        ),
        slip(
          '{{-b*n}}',
          'power_as_multiple',
          'The index does not multiply. What does a minus in it mean?',
        ),
        slip(
          '{{b^n}}',
          'exponent_sign_turned',
          'That is the value without the minus. What does the minus do?',
        ),
      ],
      hints: [
        'What does a minus in the index mean?',
        'A negative index means 1 over the same power with a positive index.',
        tex`So write $\frac{1}{ {{b}}^{{n}} }$.`,
        'Work out ${{b}}^{{n}}$: it is {{b}} times {{b^(n-1)}}. Put it under 1.',
      ],
      method_answer: [
        {
          maths: tex`{{b}}^{-{{n}}} = \frac{1}{ {{b}}^{{n}} } = \frac{1}{ {{b^n}} }`,
          text: 'One over the positive power.',
        },
      ],
    },
  },
  {
    key: 'indices-zero-and-root',
    topics: ['laws-of-indices'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['GCSE-N7'],
    question: {
      type: 'number',
      text: tex`Work out $\sqrt{ {{r*r}} } \times 2^{{n}} + {{c}}^0$.`,
      max_score: 2,
      template: {
        draw: { r: { from: 3, to: 10 }, n: { from: 3, to: 5 }, c: { from: 4, to: 15 } },
        where: ['c != r', 'c != 2', 'mod(r, 2) = 0'],
        check: ['(answer - 1)/2^n = r'],
      },
      answer: '{{r*2^n+1}}',
      mistakes: [
        slip(
          '{{r*2^n}}',
          'power_nought_is_nought',
          'Follow the pattern of powers down to the index 0. Do they end at nothing?',
        ),
        slip(
          '{{r*2*n+1}}',
          'power_as_multiple',
          'Write the power of 2 as a product of equal numbers.',
        ),
        slip(
          '{{r*r/2*2^n+1}}',
          'root_halves',
          'A square root is not half. Which number times itself makes {{r*r}}?',
        ),
      ],
      hints: [
        'There are three things to find: a root, a power, and a power with index 0.',
        'Work out the root and the powers first. Then multiply, and then add.',
        'The root is {{r}}, because ${{r}} \\times {{r}} = {{r*r}}$.',
        'Any number but 0 has the value 1 with index 0. So work out ${{r}} \\times {{2^n}}$, and add 1.',
      ],
      method_answer: [
        {
          maths: tex`\sqrt{ {{r*r}} } = {{r}}, \quad 2^{{n}} = {{2^n}}, \quad {{c}}^0 = 1`,
          text: 'Roots and powers first.',
        },
        { maths: tex`{{r}} \times {{2^n}} + 1 = {{r*2^n+1}}`, text: 'Multiply, and then add.' },
      ],
    },
  },
  {
    key: 'indices-divide-slip',
    topics: ['laws-of-indices'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-A4g', 'GCSE-N7'],
    question: {
      type: 'single_choice',
      text: tex`Amara writes $x^{ {{m}} } \div x^{ {{n}} } = x^{ {{m/n}} }$. What would you tell her?`,
      max_score: 1,
      template: {
        draw: { n: { pick: [2, 3, 4] }, k: { pick: [3, 4, 5] } },
        derive: { m: 'n*k' },
        where: ['m - n != k'],
      },
      options: [
        option(
          'That is right: divide the indices',
          'exponents_divided',
          'Write both as products and cancel. How many factors are left?',
        ),
        option(
          'Add the indices',
          'exponents_added',
          'Dividing takes factors away. Should the index grow?',
        ),
        option(
          'It cannot be written as one power',
          'one_case_taken_for_all',
          'Both have the same base. Write them as products and cancel.',
        ),
        { text: 'Subtract the indices' },
      ],
      answers: [4],
      hints: [
        'Think of each power as a long product of $x$.',
        'What happens to the factors when you divide by some of them?',
        'There are {{m}} factors on top and {{n}} factors below.',
        'Each factor below cancels one on top. How does that change the number on top?',
      ],
      method_answer: [
        {
          text: 'The {{n}} factors below cancel {{n}} of the {{m}} factors on top, so the indices are subtracted.',
        },
        {
          maths: tex`x^{ {{m}} } \div x^{ {{n}} } = x^{ {{m-n}} }`,
          text: 'That many factors are left.',
        },
      ],
    },
  },
]
