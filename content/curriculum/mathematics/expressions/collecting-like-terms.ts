import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const collectingLikeTerms: readonly ContentQuestion[] = [
  {
    key: 'like-terms-which',
    topics: ['collecting-like-terms'],
    difficulty: -1,
    minutes: 1.5,
    statements: ['MK3-A-05', 'GCSE-A4a'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are like terms with ${{n}}x$? Choose all that are.',
      max_score: 2,
      template: {
        draw: { n: { from: 2, to: 6 }, m: { from: 7, to: 9 }, k: { from: 2, to: 9 } },
        where: ['k != n', 'k != m'],
      },
      options: [
        {
          text: '${{n}}x^2$',
          misconception: {
            code: 'unlike_letters_joined',
            text: 'The square makes it another kind of term: $x^2$ and $x$ have different values.',
          },
        },
        {
          text: '${{n}}y$',
          misconception: {
            code: 'unlike_letters_joined',
            text: 'The number in front is the same, but what about the letter?',
          },
        },
        { text: '$-x$' },
        {
          text: '${{n}}$',
          misconception: {
            code: 'unlike_terms_joined',
            text: 'A plain number has no letter with it.',
          },
        },
        { text: '${{m}}x$' },
      ],
      answers: [3, 5],
      hints: [
        'Like terms have the same letters with the same powers. The number in front does not matter.',
        'Cover up the number in front of each term and compare what is left.',
        'In ${{n}}x$ what is left is $x$. Look for the terms where exactly $x$ is left.',
        '$x^2$ is not $x$, and $y$ is not $x$. A minus sign in front does not change the letter.',
      ],
      method_answer: [
        { text: '${{m}}x$ has the letter $x$ and nothing else, like ${{n}}x$.' },
        { text: tex`$-x$ means $-1 \times x$, so it is alike too.` },
        { text: '$x^2$, $y$ and a plain number are of other kinds.' },
      ],
    },
  },
  {
    key: 'like-terms-two-kinds',
    topics: ['collecting-like-terms'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['MK3-A-05', 'GCSE-A4a'],
    question: {
      type: 'expression',
      text: 'Simplify ${{a}}x + {{b}}y + {{c}}x + {{d}}y$.',
      max_score: 1,
      template: {
        draw: {
          a: { from: 2, to: 9 },
          b: { from: 2, to: 9 },
          c: { from: 2, to: 9 },
          d: { from: 2, to: 9 },
        },
        where: ['a != b', 'a != c', 'distinct(a+c, b+d)'],
      },
      start: '{{a}}x + {{b}}y + {{c}}x + {{d}}y',
      answer: '{{a+c}}x + {{b+d}}y',
      variables: ['x', 'y'],
      form: 'simplified',
      mistakes: [
        {
          answer: '{{a+b+c+d}}xy',
          misconception: {
            code: 'unlike_letters_joined',
            text: 'An $x$ and a $y$ are different kinds. Count each kind by itself.',
          },
        },
        {
          answer: '{{a+c}}x^2 + {{b+d}}y^2',
          misconception: {
            code: 'sum_as_product_of_letters',
            text: 'Adding like terms changes how many there are, not the letter.',
          },
        },
      ],
      hints: [
        'There are two kinds of term here. Which are alike?',
        'Count the terms with $x$ together, and the terms with $y$ together.',
        'Begin with the $x$ terms: ${{a}}x + {{c}}x$.',
        'There are ${{a}} + {{c}}$ lots of $x$, and ${{b}} + {{d}}$ lots of $y$. The two kinds stay apart.',
      ],
      method_answer: [
        { maths: '{{a}}x + {{c}}x = {{a+c}}x', text: 'The terms with $x$.' },
        { maths: '{{b}}y + {{d}}y = {{b+d}}y', text: 'The terms with $y$.' },
        { maths: '{{a+c}}x + {{b+d}}y', text: 'Different kinds stay apart.' },
      ],
    },
  },
  {
    key: 'like-terms-signs',
    topics: ['collecting-like-terms'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-A-05', 'GCSE-A4a'],
    question: {
      type: 'expression',
      text: 'Simplify ${{a}}p + {{b}} - {{c}}p - {{d}}$.',
      max_score: 1,
      template: {
        draw: {
          a: { from: 5, to: 12 },
          b: { from: 2, to: 9 },
          c: { from: 2, to: 9 },
          d: { from: 4, to: 15 },
        },
        derive: { e: 'a-c', f: 'b-d' },
        where: ['e > 1', 'f < 0', 'b != d', 'c != e', 'e + f != 0', 'abs(e+f) != 1'],
      },
      start: '{{a}}p + {{b}} - {{c}}p - {{d}}',
      answer: '{{e}}p {{f|signed}}',
      variables: ['p'],
      form: 'simplified',
      mistakes: [
        {
          answer: '{{a+c}}p {{f|signed}}',
          misconception: {
            code: 'sign_lost_collecting',
            text: 'Look at the sign to the left of the ${{c}}p$.',
          },
        },
        {
          answer: '{{e}}p {{b+d|signed}}',
          misconception: {
            code: 'sign_lost_collecting',
            text: 'Look at the sign to the left of the {{d}}.',
          },
        },
        {
          answer: '{{e+f|coef}}p',
          misconception: {
            code: 'unlike_terms_joined',
            text: 'A term with $p$ and a plain number stay apart.',
          },
        },
      ],
      hints: [
        'Each term takes the sign on its left with it.',
        'Put the $p$ terms side by side and the numbers side by side, each with its sign.',
        'The $p$ terms are ${{a}}p - {{c}}p$. The numbers are $+{{b}} - {{d}}$.',
        'For the numbers, start at {{b}} on a number line and go back {{d}}. You end up below zero.',
      ],
      method_answer: [
        { maths: '{{a}}p - {{c}}p = {{e}}p', text: 'The terms with $p$.' },
        { maths: '{{b}} - {{d}} = {{f}}', text: 'The numbers, with their signs.' },
        { maths: '{{e}}p {{f|signed}}', text: 'Put both together.' },
      ],
    },
  },
  {
    key: 'like-terms-powers',
    topics: ['collecting-like-terms'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['MK3-A-05', 'GCSE-A4a'],
    question: {
      type: 'expression',
      text: 'Simplify ${{a}}x^2 + {{b}}x - {{c|coef}}x^2 + {{d}}x$.',
      max_score: 2,
      template: {
        draw: {
          a: { from: 4, to: 9 },
          b: { from: 2, to: 9 },
          c: { from: 1, to: 3 },
          d: { from: 2, to: 9 },
        },
        derive: { e: 'a-c' },
        where: ['e != b+d', 'b != d', 'e > 1'],
      },
      start: '{{a}}x^2 + {{b}}x - {{c|coef}}x^2 + {{d}}x',
      answer: '{{e}}x^2 + {{b+d}}x',
      variables: ['x'],
      form: 'simplified',
      mistakes: [
        {
          answer: '{{e+b+d}}x^3',
          misconception: {
            code: 'unlike_letters_joined',
            text: '$x^2$ and $x$ are different kinds of term. Count each kind by itself.',
          },
        },
        {
          answer: '{{a+c}}x^2 + {{b+d}}x',
          misconception: {
            code: 'sign_lost_collecting',
            text: 'Look at the sign to the left of ${{c|coef}}x^2$.',
          },
        },
        {
          answer: '{{e}}x^4 + {{b+d}}x^2',
          misconception: {
            code: 'sum_as_product_of_letters',
            text: 'Adding like terms does not change the power.',
          },
        },
      ],
      hints: [
        'Are $x^2$ and $x$ the same kind of term?',
        'Count the squares together and the terms with plain $x$ together.',
        'The squares are ${{a}}x^2 - {{c|coef}}x^2$.',
        'The squares leave ${{e}}x^2$. Now add ${{b}}x$ and ${{d}}x$, and keep the kinds apart.',
      ],
      method_answer: [
        { maths: '{{a}}x^2 - {{c|coef}}x^2 = {{e}}x^2', text: 'The squares.' },
        { maths: '{{b}}x + {{d}}x = {{b+d}}x', text: 'The terms with plain $x$.' },
        { maths: '{{e}}x^2 + {{b+d}}x', text: 'Different powers stay apart.' },
      ],
    },
  },
  {
    key: 'like-terms-spot-slip',
    topics: ['collecting-like-terms'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['MK3-A-05', 'GCSE-A4a'],
    question: {
      type: 'single_choice',
      text: '{{name}} writes ${{a}}n + {{b}} = {{a+b}}n$. What would you tell {{name}}?',
      max_score: 1,
      template: {
        draw: {
          a: { from: 2, to: 8 },
          b: { from: 2, to: 9 },
          name: { pick: ['Ravi', 'Ellie', 'Yusuf', 'Lin', 'Marta'] },
        },
        where: ['a != b'],
      },
      options: [
        {
          text: 'It is correct: ${{a}} + {{b}} = {{a+b}}$, and the $n$ stays',
          misconception: {
            code: 'unlike_terms_joined',
            text: 'Put 10 in place of $n$ on both sides. Do they agree?',
          },
        },
        {
          text: 'The answer should be ${{a*b}}n$',
          misconception: {
            code: 'operation_exchanged',
            text: 'There is a plus sign between the two parts.',
          },
        },
        {
          text: 'The answer should be ${{a+b}}$, without the $n$',
          misconception: {
            code: 'letter_left_out',
            text: 'The letter stands for a number. It cannot disappear.',
          },
        },
        { text: 'It cannot be made shorter, because ${{a}}n$ and ${{b}}$ are not alike' },
      ],
      answers: [4],
      hints: [
        'Are ${{a}}n$ and ${{b}}$ the same kind of term?',
        'Test both sides with a number of your own in place of $n$.',
        'Put $n = 10$ on the left: you get ${{a*10}} + {{b}}$.',
        'On the left that makes {{a*10+b}}, but the right side would be {{(a+b)*10}}. What does that tell you about joining them?',
      ],
      method_answer: [
        { maths: tex`{{a}} \times 10 + {{b}} = {{a*10+b}}`, text: 'The left side for $n = 10$.' },
        {
          maths: tex`{{a+b}} \times 10 = {{(a+b)*10}}`,
          text: 'The right side for $n = 10$: they differ.',
        },
        { text: 'A term with a letter and a plain number are not alike, so they stay apart.' },
      ],
    },
  },
  {
    key: 'like-terms-perimeter',
    topics: ['collecting-like-terms'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['MK3-A-05', 'GCSE-A4a'],
    question: {
      type: 'expression',
      text: 'The sides of a triangle are ${{a}}x + {{b}}$, ${{c}}x$ and $x + {{d}}$, all in centimetres. Write its perimeter in its shortest form.',
      diagram: {
        kind: 'triangle',
        given: { AB: 7, BC: 5, CA: 6 },
        sides: { AB: '{{a}}x + {{b}}', BC: '{{c}}x', CA: 'x + {{d}}' },
        not_to_scale: true,
        alt: 'A triangle. Its sides are {{a}}x + {{b}}, {{c}}x and x + {{d}}.',
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: 2, to: 5 },
          b: { from: 2, to: 9 },
          c: { from: 2, to: 6 },
          d: { from: 2, to: 9 },
        },
        where: ['a != c', 'b != d'],
      },
      start: '({{a}}x + {{b}}) + {{c}}x + (x + {{d}})',
      answer: '{{a+c+1}}x + {{b+d}}',
      variables: ['x'],
      form: 'simplified',
      mistakes: [
        {
          answer: '{{a+c}}x + {{b+d}}',
          misconception: {
            code: 'lone_letter_not_counted',
            text: 'The side $x + {{d}}$ has an $x$ too. A letter on its own counts as one.',
          },
        },
        {
          answer: '{{a+b+c+d+1}}x',
          misconception: {
            code: 'unlike_terms_joined',
            text: 'Keep the terms with $x$ and the plain numbers apart.',
          },
        },
      ],
      hints: [
        'The perimeter is the distance all the way round.',
        'Add the three sides, then collect the terms with $x$ and the numbers.',
        'Write ${{a}}x + {{b}} + {{c}}x + x + {{d}}$.',
        'There are ${{a}} + {{c}} + 1$ lots of $x$, and the numbers are {{b}} and {{d}}.',
      ],
      method_answer: [
        { maths: '{{a}}x + {{b}} + {{c}}x + x + {{d}}', text: 'Add the three sides.' },
        { maths: '{{a+c+1}}x + {{b+d}}', text: 'Collect the $x$ terms and the numbers.' },
      ],
    },
  },
]
