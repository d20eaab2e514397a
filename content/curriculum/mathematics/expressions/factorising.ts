import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const factorising: readonly ContentQuestion[] = [
  {
    key: 'factorise-common-factor',
    topics: ['factorising'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['MK3-A-07', 'GCSE-A4c'],
    question: {
      type: 'expression',
      text: 'Factorise fully: ${{k*a}}x + {{k*b}}$',
      max_score: 1,
      template: {
        draw: { k: { from: 2, to: 9 }, a: { from: 2, to: 7 }, b: { from: 2, to: 9 } },
        where: ['gcd(a, b) = 1'],
      },
      start: '{{k*a}}x + {{k*b}}',
      answer: '{{k}}({{a}}x + {{b}})',
      variables: ['x'],
      form: 'factorised',
      mistakes: [
        {
          answer: '{{k}}({{a}}x + {{k*b}})',
          misconception: {
            code: 'factor_taken_from_first_only',
            text: 'Both terms are divided by what you take out. Expand your answer to check.',
          },
        },
      ],
      hints: [
        'Which number divides both {{k*a}} and {{k*b}}? Find the largest.',
        'Write that number in front of a bracket. Then divide each term by it.',
        'The highest common factor of {{k*a}} and {{k*b}} is {{k}}.',
        'It begins with ${{k}}($. Divide ${{k*a}}x$ by {{k}}, then divide {{k*b}} by {{k}}.',
      ],
      method_answer: [
        { text: 'The highest common factor of {{k*a}} and {{k*b}} is {{k}}.' },
        {
          maths: '{{k}}({{a}}x + {{b}})',
          text: 'Divide each term by it. Expanding gets the start back.',
        },
      ],
    },
  },
  {
    key: 'factorise-highest-factor',
    topics: ['factorising'],
    difficulty: -1,
    minutes: 1,
    statements: ['MK3-A-07', 'GCSE-A4c'],
    question: {
      type: 'single_choice',
      text: 'What is the highest common factor of ${{k*a}}x$ and ${{k*b}}x^2$?',
      max_score: 1,
      template: {
        draw: { k: { pick: [4, 6, 8, 9, 10, 12] }, a: { from: 2, to: 5 }, b: { from: 3, to: 7 } },
        where: ['gcd(a, b) = 1', 'a != b'],
      },
      options: [
        {
          text: '${{k*a*b}}x^2$',
          misconception: {
            code: 'multiple_for_factor',
            text: 'This is something that both divide. A factor has to divide both of them.',
          },
        },
        { text: '${{k}}x$' },
        {
          text: '${{k}}x^2$',
          misconception: {
            code: 'factor_of_one_term_only',
            text: 'Both terms have to divide by it. How many $x$ does the first term have?',
          },
        },
        {
          text: '${{k}}$',
          misconception: {
            code: 'common_factor_not_highest',
            text: 'Look at the letters too. Do both terms have one?',
          },
        },
      ],
      answers: [2],
      hints: [
        'A common factor divides both terms. Look at numbers and letters in turn.',
        'Find the highest number that divides both, then see which letters are in both.',
        'The numbers are {{k*a}} and {{k*b}}. The largest number that divides both is {{k}}.',
        'The first term has one $x$ and the second has two. How many can you take out of both?',
      ],
      method_answer: [
        { text: 'The highest common factor of {{k*a}} and {{k*b}} is {{k}}.' },
        {
          maths: tex`{{k*a}}x = {{k}}x \times {{a}}, \quad {{k*b}}x^2 = {{k}}x \times {{b}}x`,
          text: 'Both terms also have an $x$, so the highest common factor is ${{k}}x$.',
        },
      ],
    },
  },
  {
    key: 'factorise-letter-and-number',
    topics: ['factorising'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-A-07', 'GCSE-A4c'],
    question: {
      type: 'expression',
      text: 'Factorise fully: ${{k*a}}x^2 {{k*b|signed}}x$',
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 6 }, a: { from: 2, to: 5 }, b: { from: -7, to: 7, except: [0] } },
        where: ['gcd(a, abs(b)) = 1', 'abs(b) > 1'],
      },
      start: '{{k*a}}x^2 {{k*b|signed}}x',
      answer: '{{k}}x({{a}}x {{b|signed}})',
      variables: ['x'],
      form: 'factorised',
      mistakes: [
        {
          answer: '{{k}}x({{a}}x {{k*b|signed}})',
          misconception: {
            code: 'factor_taken_from_first_only',
            text: 'Both terms are divided by what you take out. Expand your answer to check.',
          },
        },
        {
          answer: '{{k}}x({{a}}x {{-b|signed}})',
          misconception: {
            code: 'sign_in_expansion',
            text: 'Expand your answer and look at the sign of the second term.',
          },
        },
        {
          answer: '{{k}}x({{a}}x {{b|signed}}x)',
          misconception: {
            code: 'factor_taken_from_first_only',
            text: 'One $x$ stands in front now. Is it still inside as well?',
          },
        },
      ],
      hints: [
        'What do the numbers share, and what do the letters share?',
        'Take out the highest common factor of both terms, then divide each term by it.',
        'Both {{k*a}} and {{k*abs(b)}} divide by {{k}}, and both terms have an $x$.',
        'It begins with ${{k}}x($. Divide ${{k*a}}x^2$ by ${{k}}x$, then the second term.',
      ],
      method_answer: [
        { maths: tex`{{k*a}}x^2 \div {{k}}x = {{a}}x`, text: 'The first term in the bracket.' },
        { maths: tex`{{k*b}}x \div {{k}}x = {{b}}`, text: 'The second term in the bracket.' },
        { maths: '{{k}}x({{a}}x {{b|signed}})', text: 'Put the common factor in front.' },
      ],
    },
  },
  {
    key: 'factorise-one-left',
    topics: ['factorising'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['MK3-A-07', 'GCSE-A4c'],
    question: {
      type: 'expression',
      text: 'Factorise fully: ${{k*a}}y + {{k}}$',
      max_score: 1,
      template: { draw: { k: { from: 3, to: 9 }, a: { from: 2, to: 7 } }, where: ['a != k'] },
      start: '{{k*a}}y + {{k}}',
      answer: '{{k}}({{a}}y + 1)',
      variables: ['y'],
      form: 'factorised',
      mistakes: [
        {
          answer: '{{k}}({{a}}y)',
          misconception: {
            code: 'term_taken_out_leaves_nothing',
            text: 'Expand your answer. Do you get both terms back?',
          },
        },
        {
          answer: '{{k}}({{a}}y + {{k}})',
          misconception: {
            code: 'factor_taken_from_first_only',
            text: 'Both terms are divided by what you take out.',
          },
        },
      ],
      hints: [
        'Both terms can be divided by the same number. Which is the largest?',
        'Take the number out, and ask for each term: what times this number makes the term?',
        'Write ${{k}}($ and think: {{k}} times what makes ${{k*a}}y$?',
        'The first term in the bracket is ${{a}}y$. Then: {{k}} times what makes {{k}}?',
      ],
      method_answer: [
        { maths: tex`{{k}} \times {{a}}y = {{k*a}}y`, text: 'The first term.' },
        { maths: tex`{{k}} \times 1 = {{k}}`, text: 'The second term leaves a 1.' },
        { maths: '{{k}}({{a}}y + 1)', text: 'Put both in the bracket.' },
      ],
    },
  },
  {
    key: 'factorise-check-by-expanding',
    topics: ['factorising'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['MK3-A-07'],
    question: {
      type: 'single_choice',
      text: '{{name}} factorises ${{k*a}}n - {{k*b}}$ and writes ${{k}}({{a}}n - {{k*b}})$. Which check shows what to change?',
      max_score: 1,
      template: {
        draw: {
          k: { from: 2, to: 6 },
          a: { from: 2, to: 5 },
          b: { from: 2, to: 9 },
          name: { pick: ['Omar', 'Freya', 'Dewi', 'Anjali', 'Kwame'] },
        },
        where: ['gcd(a,b) = 1'],
      },
      options: [
        {
          text: 'Expanding gives ${{k*a}}n - {{k*b}}$, so nothing has to change',
          misconception: {
            code: 'factor_taken_from_first_only',
            text: 'Multiply the second term in the bracket by {{k}} and compare.',
          },
        },
        {
          text: 'Expanding gives ${{k*a}}n - {{k*k*b}}$, so the second term in the bracket has to be smaller',
        },
        {
          text: 'Expanding gives ${{a}}n - {{k*k*b}}$, so the first term in the bracket has to be larger',
          misconception: {
            code: 'bracket_last_term_only',
            text: 'The {{k}} multiplies the first term in the bracket as well.',
          },
        },
        {
          text: 'Expanding gives ${{k+a}}n - {{k+k*b}}$, so both terms in the bracket have to be larger',
          misconception: {
            code: 'added_instead',
            text: 'What does the {{k}} in front do to each term: is it added, or does it multiply?',
          },
        },
      ],
      answers: [2],
      hints: [
        'Which operation undoes factorising?',
        'Expand the bracket, and compare with what {{name}} began with.',
        'The first product is ${{k}} \\times {{a}}n = {{k*a}}n$, as it should be.',
        'The second product is ${{k}} \\times {{k*b}}$. Compare it with {{k*b}}.',
      ],
      method_answer: [
        {
          maths: '{{k}}({{a}}n - {{k*b}}) = {{k*a}}n - {{k*k*b}}',
          text: 'Expanding does not give the start back.',
        },
        {
          maths: '{{k}}({{a}}n - {{b}}) = {{k*a}}n - {{k*b}}',
          text: 'The second term has to be divided by {{k}} as well.',
        },
      ],
    },
  },
  {
    key: 'factorise-powers-two-letters',
    topics: ['factorising'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['MK3-A-07', 'GCSE-A4c'],
    question: {
      type: 'expression',
      text: 'Factorise fully: ${{k*a}}x^2y + {{k*b}}xy^2$',
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 6 }, a: { from: 2, to: 5 }, b: { from: 2, to: 7 } },
        where: ['gcd(a,b) = 1'],
      },
      start: '{{k*a}}x^2y + {{k*b}}xy^2',
      answer: '{{k}}xy({{a}}x + {{b}}y)',
      variables: ['x', 'y'],
      form: 'factorised',
      mistakes: [
        {
          answer: '{{k}}xy({{a}}x + {{k*b}}y)',
          misconception: {
            code: 'factor_taken_from_first_only',
            text: 'Both terms are divided by the number in front. Expand to check.',
          },
        },
        {
          answer: '{{k}}xy({{a}} + {{b}})',
          misconception: {
            code: 'letter_left_out',
            text: 'Some letters have to stay in the bracket. Expand to check.',
          },
        },
      ],
      hints: [
        'Compare the two terms: numbers, then $x$, then $y$.',
        'Take out everything that both terms share.',
        'Both numbers divide by {{k}}, and both terms have at least one $x$ and one $y$.',
        'In front stands ${{k}}xy$. Divide ${{k*a}}x^2y$ and ${{k*b}}xy^2$ by it, one after the other.',
      ],
      method_answer: [
        { maths: tex`{{k*a}}x^2y \div {{k}}xy = {{a}}x`, text: 'What is left of the first term.' },
        { maths: tex`{{k*b}}xy^2 \div {{k}}xy = {{b}}y`, text: 'What is left of the second term.' },
        { maths: '{{k}}xy({{a}}x + {{b}}y)', text: 'The common factor goes in front.' },
      ],
    },
  },
  {
    key: 'factorise-rectangle-side',
    topics: ['factorising'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['MK3-A-07', 'GCSE-A4c'],
    question: {
      type: 'expression',
      text: 'The rectangle in the picture has an area of ${{k*a}}x + {{k*b}}$ cm². It is {{k}} cm high. Write an expression for its width in cm.',
      diagram: {
        kind: 'quadrilateral',
        shape: 'rectangle',
        width: 8,
        height: 4,
        sides: { right: '{{k}} cm', bottom: '?' },
        tone: 'a',
        not_to_scale: true,
        alt: 'A rectangle. Its height is {{k}} cm and its width is not given.',
      },
      max_score: 2,
      template: {
        draw: { k: { from: 3, to: 8 }, a: { from: 2, to: 6 }, b: { from: 2, to: 9 } },
        where: ['a != k', 'b != k', 'k*b - k > 0', 'k*a - k != a', 'b != k*b-k'],
      },
      start: '({{k*a}}x + {{k*b}})/{{k}}',
      answer: '{{a}}x + {{b}}',
      variables: ['x'],
      mistakes: [
        {
          answer: '{{a}}x + {{k*b}}',
          misconception: { code: 'divided_one_term', text: 'Divide both terms by the height.' },
        },
        {
          answer: '{{k*a-k}}x + {{k*b-k}}',
          misconception: {
            code: 'operation_exchanged',
            text: 'Area is height times width. What undoes multiplying?',
          },
        },
      ],
      hints: [
        'Area, height and width belong together. Which of them is asked for?',
        'The width times {{k}} makes the area, so the area is factorised with {{k}} in front.',
        'Write ${{k}}(\\ldots)$ and ask: {{k}} times what makes ${{k*a}}x$?',
        'The width begins with ${{a}}x$. Now ask: {{k}} times what makes {{k*b}}?',
      ],
      method_answer: [
        {
          maths: '{{k*a}}x + {{k*b}} = {{k}}({{a}}x + {{b}})',
          text: 'Take out the height, {{k}}.',
        },
        { maths: '{{a}}x + {{b}}', text: 'The bracket is the width.' },
      ],
    },
  },
]
