import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const identities: readonly ContentQuestion[] = [
  {
    key: 'identity-or-equation',
    topics: ['identities'],
    difficulty: -0.6,
    minutes: 2,
    statements: ['GCSE-A6a', 'GCSE-A3'],
    question: {
      type: 'matching',
      text: 'For which values of $x$ is each of these true? One answer is left over.',
      max_score: 3,
      left: ['$3(x + 2) = 3x + 6$', '$3x + 2 = 14$', '$x + 3 = x + 5$'],
      pairs: [2, 4, 1],
      right: [
        'for no value of $x$',
        'for every value of $x$',
        'for $x = 3$ only',
        'for $x = 4$ only',
      ],
      hints: [
        'An identity is true for every number. An equation is true for some numbers only.',
        'Expand and tidy each side, then compare the two sides.',
        'In the first one, expand the left side and look at both sides.',
        'In the third one, the same number $x$ is made larger by 3 and by 5. Can the results agree?',
      ],
      method_answer: [
        {
          maths: '3(x + 2) = 3x + 6',
          text: 'Expanding gives the other side, so every number fits: it is an identity.',
        },
        {
          maths: tex`3 \times 4 + 2 = 14`,
          text: 'Only $x = 4$ fits, so this one is an equation with one solution.',
        },
        { text: 'Adding 3 and adding 5 to one number never gives the same.' },
      ],
    },
  },
  {
    key: 'identity-which',
    topics: ['identities'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-A6a', 'GCSE-A3'],
    question: {
      type: 'single_choice',
      text: 'Which of these is an identity?',
      max_score: 1,
      template: {
        draw: { k: { from: 2, to: 6 }, a: { from: 2, to: 7 }, b: { from: 8, to: 15 } },
        where: ['k*a != b'],
      },
      options: [
        {
          text: '${{k}}x + {{a}} = {{b}}$',
          misconception: {
            code: 'identity_equation_mixed_up',
            text: 'This is true for one number only. Try $x = 0$.',
          },
        },
        { text: '${{k}}(x + {{a}}) \\equiv {{k}}x + {{k*a}}$' },
        {
          text: '${{k}}(x + {{a}}) \\equiv {{k}}x + {{a}}$',
          misconception: {
            code: 'bracket_first_term_only',
            text: 'Try $x = 0$ on both sides. Do they agree?',
          },
        },
        {
          text: '${{k}}x + {{a}}$',
          misconception: {
            code: 'algebra_words_mixed_up',
            text: 'This is an expression. An identity says that two expressions are equal.',
          },
        },
      ],
      answers: [2],
      hints: [
        'An identity joins two expressions that are equal for every value of $x$.',
        'Test each one with an easy number, such as $x = 0$. One test that does not fit is enough.',
        'With $x = 0$ the left side of the first one is {{a}}, and its right side is {{b}}.',
        'Two of them have a bracket. Expand ${{k}}(x + {{a}})$ and compare.',
      ],
      method_answer: [
        {
          maths: '{{k}}(x + {{a}}) = {{k}}x + {{k*a}}',
          text: 'Expand: both sides are the same expression.',
        },
      ],
    },
  },
  {
    key: 'identity-find-numbers',
    topics: ['identities'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-A6a'],
    question: {
      type: 'fill_blanks',
      text: '${{p}}(x + {{q}}) + {{r}}x \\equiv ax + b$ is an identity. Find the numbers: $a =$ [[1]] and $b =$ [[2]].',
      max_score: 2,
      template: {
        draw: { p: { from: 2, to: 7 }, q: { from: 2, to: 8 }, r: { from: 2, to: 6 } },
        where: ['p*q != q', 'p != q', 'p+r != q', 'p*r != p+r', 'p*q != p+q'],
        check: ['answer1 - p = r', 'answer2 / p = q'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{p+r}}',
          mistakes: [
            {
              answer: '{{p}}',
              misconception: {
                code: 'given_part_left_out',
                text: 'There is another term with $x$. Collect both.',
              },
            },
            {
              answer: '{{p*r}}',
              misconception: {
                code: 'operation_exchanged',
                text: 'The two terms with $x$ are added.',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{p*q}}',
          mistakes: [
            {
              answer: '{{q}}',
              misconception: {
                code: 'bracket_first_term_only',
                text: 'The {{p}} multiplies both terms in the bracket.',
              },
            },
            {
              answer: '{{p+q}}',
              misconception: { code: 'added_instead', text: 'The {{p}} multiplies the bracket.' },
            },
          ],
        },
      ],
      hints: [
        'In an identity both sides have the same number of $x$ and the same plain number.',
        'Expand the bracket and collect like terms. Then compare with $ax + b$.',
        'Expanding gives ${{p}}x + {{p}} \\times {{q}} + {{r}}x$.',
        'Collect ${{p}}x$ and ${{r}}x$ to find $a$. The plain number ${{p}} \\times {{q}}$ is $b$.',
      ],
      method_answer: [
        {
          maths: '{{p}}(x + {{q}}) + {{r}}x = {{p+r}}x + {{p*q}}',
          text: 'Expand and collect like terms.',
        },
        { maths: tex`a = {{p+r}}, \quad b = {{p*q}}`, text: 'Compare with $ax + b$.' },
      ],
    },
  },
  {
    key: 'identity-compare-squares',
    topics: ['identities'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['GCSE-A6a', 'GCSE-A6b'],
    question: {
      type: 'fill_blanks',
      text: tex`$(x + a)^2 \equiv x^2 + {{2*p}}x + b$ is an identity. Find the numbers: $a =$ [[1]] and $b =$ [[2]].`,
      max_score: 2,
      template: {
        draw: { p: { from: 3, to: 12 } },
        check: ['2 * answer1 = 2 * p', 'answer2 = answer1^2'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{p}}',
          mistakes: [
            {
              answer: '{{2*p}}',
              misconception: {
                code: 'square_bracket_not_halved',
                text: 'Expand $(x + a)^2$. How often does the product $ax$ come?',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{p^2}}',
          mistakes: [
            {
              answer: '{{4*p^2}}',
              misconception: {
                code: 'square_bracket_not_halved',
                text: 'First look at the term with $x$ again to find $a$. Then square it.',
              },
            },
            {
              answer: '{{2*p}}',
              misconception: {
                code: 'power_as_multiple',
                text: 'The last number is $a$ times itself.',
              },
            },
          ],
        },
      ],
      hints: [
        'Expand the left side in letters first.',
        '$(x + a)^2 = x^2 + 2ax + a^2$. Now compare it with the right side, term by term.',
        'The terms with $x$ have to agree, so $2a = {{2*p}}$.',
        'Once you know $a$, the plain number $b$ is $a^2$.',
      ],
      method_answer: [
        { maths: '2a = {{2*p}}', text: 'Compare the terms with $x$.' },
        { maths: 'a = {{p}}', text: 'Divide by 2.' },
        { maths: 'b = {{p}}^2 = {{p^2}}', text: 'Compare the plain numbers.' },
      ],
    },
  },
  {
    key: 'identity-show-that',
    topics: ['identities'],
    difficulty: 0.5,
    minutes: 3,
    statements: ['GCSE-A6b'],
    question: {
      type: 'ordering',
      text: tex`Show that $(x + {{a}})^2 - x^2 \equiv {{a}}(2x + {{a}})$. Put the lines in order, from the left side to the right side.`,
      max_score: 3,
      template: { draw: { a: { from: 3, to: 9 } } },
      items: [
        '$(x + {{a}})^2 - x^2$',
        '$(x + {{a}})(x + {{a}}) - x^2$',
        '$x^2 + {{2*a}}x + {{a^2}} - x^2$',
        '${{2*a}}x + {{a^2}}$',
        '${{a}}(2x + {{a}})$',
      ],
      hints: [
        'To show an identity, begin with one side and change it, step by step, into the other.',
        'First expand, then collect like terms, then factorise.',
        'After the first line, the squared bracket is written as two brackets.',
        'Once it is expanded, the two $x^2$ cancel. The common factor is taken out at the end.',
      ],
      method_answer: [
        {
          maths: '(x + {{a}})^2 - x^2 = x^2 + {{2*a}}x + {{a^2}} - x^2',
          text: 'Write the bracket twice and expand.',
        },
        { maths: '{{2*a}}x + {{a^2}}', text: 'The squares cancel.' },
        { maths: '{{a}}(2x + {{a}})', text: 'Take out the common factor.' },
      ],
    },
  },
  {
    key: 'identity-counter-example',
    topics: ['identities'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-A6b', 'MK3-W-06'],
    question: {
      type: 'multiple_choice',
      text: '{{name}} says: “If $n$ is a whole number, then $n^2 + n + {{c}}$ is always a prime number.” Which values of $n$ show that this is not so? Choose all that do.',
      max_score: 2,
      template: {
        draw: { c: { pick: [5, 11, 17] }, name: { pick: ['Anya', 'Joel', 'Amara', 'Rhys'] } },
      },
      options: [
        {
          text: '$n = 1$',
          misconception: {
            code: 'not_a_counter_example',
            text: 'Work out $1 + 1 + {{c}}$. Is it a prime number?',
          },
        },
        { text: '$n = {{c-1}}$' },
        {
          text: '$n = 2$',
          misconception: {
            code: 'not_a_counter_example',
            text: 'Work out $4 + 2 + {{c}}$. Is it a prime number?',
          },
        },
        { text: '$n = {{c}}$' },
      ],
      answers: [2, 4],
      hints: [
        'A counter-example is a value for which the statement is not true.',
        'Work out $n^2 + n + {{c}}$ for each value, and ask whether the result has factors besides 1 and itself.',
        'With $n = 1$ you get {{2+c}}, and with $n = 2$ you get {{6+c}}.',
        'Take the value {{c}}: all three terms divide by it. Then take {{c-1}}: the sum is {{c^2}}. Is that prime?',
      ],
      method_answer: [
        { maths: tex`{{c}}^2 + {{c}} + {{c}} = {{c}} \times {{c+2}}`, text: 'This is not prime.' },
        { maths: '{{c-1}}^2 + {{c-1}} + {{c}} = {{c}}^2', text: 'This is not prime either.' },
        { text: 'The values 1 and 2 give prime numbers, so they show nothing against it.' },
      ],
    },
  },
  {
    key: 'identity-sum-or-product',
    topics: ['identities'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-A6b', 'MK3-W-06'],
    question: {
      type: 'true_false',
      text: '“If you multiply a number by {{k}}, the result is always larger than the number.” Is that true for all numbers?',
      max_score: 1,
      template: { draw: { k: { from: 2, to: 9 } } },
      options: [
        {
          text: 'True',
          misconception: {
            code: 'one_case_taken_for_all',
            text: 'Try numbers of other kinds: 0, and a negative number.',
          },
        },
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'One number that does not fit is enough to show that a statement is not always true.',
        'Do not only try 5 and 10. Try numbers of other kinds too.',
        'Try 0: what is ${{k}} \\times 0$?',
        'Try $-1$ as well. Is ${{k}} \\times (-1)$ larger or smaller than $-1$?',
      ],
      method_answer: [
        {
          maths: tex`{{k}} \times 0 = 0`,
          text: 'For 0 the result is not larger, so this is a counter-example.',
        },
      ],
    },
  },
]
