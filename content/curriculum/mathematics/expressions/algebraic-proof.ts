import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const algebraicProof: readonly ContentQuestion[] = [
  {
    key: 'proof-write-numbers',
    topics: ['algebraic-proof'],
    difficulty: -0.7,
    minutes: 2,
    statements: ['GCSE-A6H'],
    question: {
      type: 'matching',
      text: '$n$ stands for any whole number. Match each kind of number with the expression that always gives it. One is left over.',
      max_score: 4,
      left: ['an even number', 'an odd number', 'a multiple of 5', 'the whole number after $n$'],
      pairs: [2, 4, 1, 5],
      right: ['$5n$', '$2n$', '$n + 5$', '$2n + 1$', '$n + 1$'],
      hints: [
        'The expression has to work for every whole number $n$, odd or even.',
        'A multiple of a number is that number times $n$. Test with $n = 3$ and with $n = 4$.',
        'An even number is a multiple of 2. What is the expression for that?',
        'An odd number is 1 more than an even number. The next whole number is 1 more than $n$.',
      ],
      method_answer: [
        { maths: '2n', text: 'Two times any whole number is even.' },
        { maths: '2n + 1', text: 'One more than an even number is odd.' },
        { maths: '5n', text: 'Five times any whole number is a multiple of 5.' },
        { maths: 'n + 1', text: 'The next whole number is one more.' },
      ],
    },
  },
  {
    key: 'proof-sum-consecutive',
    topics: ['algebraic-proof'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['GCSE-A6H'],
    question: {
      type: 'expression',
      text: 'The smallest of {{w}} numbers is $n$, and they go up in steps of {{d}}. Write the sum of the {{w}} numbers in its shortest form.',
      max_score: 2,
      template: {
        draw: { k: { pick: [3, 4, 5] }, d: { pick: [1, 2] } },
        derive: { t: 'd*k*(k-1)/2', w: 'k' },
      },
      start: '{{k}}(2n + {{d*(k-1)}})/2',
      answer: '{{k}}n + {{t}}',
      variables: ['n'],
      form: 'simplified',
      mistakes: [
        {
          answer: '{{k}}n + {{d*(k-1)}}',
          misconception: {
            code: 'given_part_left_out',
            text: 'Write down every number in turn. Each is {{d}} more than the one before.',
          },
        },
        {
          answer: '{{k}}n + {{t+d*k}}',
          misconception: {
            code: 'one_step_too_many',
            text: 'The first number is $n$ itself. Nothing has been added to it yet.',
          },
        },
        {
          answer: '{{k}}n',
          misconception: {
            code: 'one_letter_for_two_numbers',
            text: 'The numbers are not all equal to $n$. How does the second one look?',
          },
        },
      ],
      hints: [
        'Write down all {{w}} numbers, beginning with $n$.',
        'Each number is {{d}} more than the one before it. Then add them all.',
        'The first three are $n$, $n + {{d}}$ and $n + {{2*d}}$.',
        'There are {{w}} lots of $n$. Add up all the plain numbers, up to {{d*(k-1)}}.',
      ],
      method_answer: [
        {
          maths: tex`n + (n + {{d}}) + (n + {{2*d}}) + \ldots`,
          text: 'Each number is {{d}} more than the one before.',
        },
        {
          maths: '{{k}}n + {{t}}',
          text: 'There are {{k}} lots of $n$, and the rest adds up to {{t}}.',
        },
      ],
    },
  },
  {
    key: 'proof-steps-in-order',
    topics: ['algebraic-proof'],
    difficulty: 0.2,
    minutes: 3,
    statements: ['GCSE-A6H', 'MK3-W-07'],
    question: {
      type: 'ordering',
      text: 'Prove that the sum of an even number and an odd number is always odd. Put the lines in order.',
      max_score: 3,
      items: [
        'Let $n$ and $m$ be whole numbers.',
        'Then $2n$ is even and $2m + 1$ is odd.',
        'Their sum is $2n + 2m + 1$.',
        'This is equal to $2(n + m) + 1$.',
        'It is 1 more than an even number, so the sum is odd.',
      ],
      hints: [
        'A proof says first what its letters stand for.',
        'Then come the numbers in algebra, then their sum, then the form that shows the result.',
        'After the first line, write the even and the odd number with the letters.',
        'The 2 is taken out of the sum before anything can be said about odd or even.',
      ],
      method_answer: [
        {
          maths: '2n + (2m + 1) = 2n + 2m + 1',
          text: 'Write both numbers with different letters, and add.',
        },
        { maths: '2(n + m) + 1', text: 'One more than an even number is odd.' },
      ],
    },
  },
  {
    key: 'proof-same-letter',
    topics: ['algebraic-proof'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-A6H', 'MK3-W-07'],
    question: {
      type: 'single_choice',
      text: '{{name}} wants to prove that the sum of any two odd numbers is even, and begins: “Let the numbers be ${{c}}n + 1$ and ${{c}}n + 1$.” What would you tell {{name}}?',
      max_score: 1,
      template: { draw: { name: { pick: ['Femi', 'Katya', 'Hugo', 'Leila'] }, c: { pick: [2] } } },
      options: [
        { text: 'They need two letters, since they need not be equal' },
        {
          text: 'It is easier to try some numbers, and that proves it too',
          misconception: {
            code: 'one_case_taken_for_all',
            text: 'However many you try, there are always others left.',
          },
        },
        {
          text: 'The first line is fine',
          misconception: {
            code: 'one_letter_for_two_numbers',
            text: 'Which two numbers do you get for $n = 3$? Could they be different?',
          },
        },
        {
          text: 'The second number has to be the next one after the first',
          misconception: {
            code: 'one_letter_for_two_numbers',
            text: '“Any two” numbers need not stand next to each other.',
          },
        },
      ],
      answers: [1],
      hints: [
        'How many different pairs of numbers can {{name}} write in this way?',
        'A proof has to cover every pair of such numbers.',
        'Choose a number for $n$ and write down both numbers. Are they ever different?',
        'Both are always equal. What has to change, so that any two numbers are possible?',
      ],
      method_answer: [
        { text: 'With one letter both numbers are always the same.' },
        {
          maths: '(2n + 1) + (2m + 1) = 2(n + m + 1)',
          text: 'With two letters it works for every pair.',
        },
      ],
    },
  },
  {
    key: 'proof-difference-of-squares',
    topics: ['algebraic-proof'],
    difficulty: 0.7,
    minutes: 3.5,
    statements: ['GCSE-A6H'],
    question: {
      type: 'expression',
      text: '{{name}} proves that $({{a}}n + {{b}})^2 - ({{a}}n - {{b}})^2$ is a multiple of {{4*a*b}} for every whole number $n$. Expand and simplify the expression, to show the last line of the proof.',
      max_score: 3,
      template: {
        draw: {
          a: { from: 2, to: 5 },
          b: { from: 1, to: 4 },
          name: { pick: ['Sunita', 'Marcus', 'Ayo', 'Elif'] },
        },
        where: ['a != b'],
      },
      start: '({{a}}n + {{b}})^2 - ({{a}}n - {{b}})^2',
      answer: '{{4*a*b}}n',
      variables: ['n'],
      form: 'simplified',
      mistakes: [
        {
          answer: '{{2*b^2}}',
          misconception: {
            code: 'minus_before_bracket',
            text: 'The minus changes the sign of every term of the second bracket.',
          },
        },
        {
          answer: '{{2*a*b}}n',
          misconception: {
            code: 'middle_term_not_doubled',
            text: 'Each square has two equal products in the middle.',
          },
        },
        {
          answer: '0',
          misconception: {
            code: 'square_of_sum',
            text: 'Write each bracket twice. Is there no middle term?',
          },
        },
      ],
      hints: [
        'There are two squared brackets, and a minus in the middle.',
        'Expand each square by itself. Keep the second one in a bracket after the minus.',
        'The first square is ${{a^2}}n^2 + {{2*a*b}}n + {{b^2}}$.',
        'The second square is ${{a^2}}n^2 - {{2*a*b}}n + {{b^2}}$. Take away each of its terms.',
      ],
      method_answer: [
        {
          maths: '{{a^2}}n^2 + {{2*a*b}}n + {{b^2}} - {{a^2}}n^2 + {{2*a*b}}n - {{b^2}}',
          text: 'Expand both. The minus turns every sign of the second.',
        },
        { maths: '{{4*a*b}}n', text: 'Collect: a whole number times {{4*a*b}}.' },
      ],
    },
  },
  {
    key: 'proof-missing-step',
    topics: ['algebraic-proof'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['GCSE-A6H', 'MK3-W-07'],
    question: {
      type: 'single_choice',
      text: 'To prove that the sum of {{k}} consecutive whole numbers is always a multiple of {{k}}, {{name}} writes ${{k}}n + {{k*(k-1)/2}}$. Which line completes the proof?',
      max_score: 1,
      template: {
        draw: { k: { pick: [3, 5, 7] }, name: { pick: ['Zainab', 'Oscar', 'Mei', 'Tariq'] } },
      },
      options: [
        {
          text: 'It has ${{k}}n$ in it, so it is a multiple of {{k}}',
          misconception: {
            code: 'divided_one_term',
            text: 'Both terms have to be multiples of {{k}}.',
          },
        },
        {
          text: 'It is ${{k}}n + {{k*(k-1)/2}} = {{k+k*(k-1)/2}}n$',
          misconception: {
            code: 'unlike_terms_joined',
            text: 'A term with $n$ and a plain number cannot be joined.',
          },
        },
        { text: 'It is ${{k}}(n + {{(k-1)/2}})$, and $n + {{(k-1)/2}}$ is a whole number' },
        {
          text: 'For $n = 2$ it is {{2*k+k*(k-1)/2}}, which is a multiple of {{k}}',
          misconception: {
            code: 'one_case_taken_for_all',
            text: 'This is one case. A proof has to hold for every $n$.',
          },
        },
      ],
      answers: [3],
      hints: [
        'What does a number look like if it is a multiple of {{k}}?',
        'A multiple of {{k}} is {{k}} times a whole number. Which line shows that?',
        'Both ${{k}}n$ and ${{k*(k-1)/2}}$ can be divided by {{k}}.',
        'Look for the line with {{k}} taken out in front, and a reason why the bracket is a whole number.',
      ],
      method_answer: [
        {
          maths: '{{k}}n + {{k*(k-1)/2}} = {{k}}(n + {{(k-1)/2}})',
          text: 'Take out the factor {{k}}.',
        },
        { text: 'The bracket is a whole number, so the sum is {{k}} times a whole number.' },
      ],
    },
  },
  {
    key: 'proof-odd-square',
    topics: ['algebraic-proof'],
    difficulty: 0.9,
    minutes: 5,
    statements: ['GCSE-A6H'],
    question: {
      type: 'multi_part',
      text: 'Every odd number can be written as $2n + 1$, where $n$ is a whole number. {{name}} wants to prove that the square of an odd number is always 1 more than a multiple of 4.',
      max_score: 4,
      template: {
        draw: { name: { pick: ['Ines', 'Kofi', 'Yara', 'Ben'] }, c: { from: 2, to: 9 } },
      },
      sub_questions: [
        {
          type: 'expression',
          text: 'Expand and simplify $(2n + 1)^2$.',
          max_score: 2,
          start: '(2n + 1)^2',
          answer: '4n^2 + 4n + 1',
          variables: ['n'],
          form: 'expanded',
          mistakes: [
            {
              answer: '4n^2 + 1',
              misconception: {
                code: 'square_of_sum',
                text: 'Write the bracket down twice. There are two more products.',
              },
            },
            {
              answer: '2n^2 + 4n + 1',
              misconception: {
                code: 'power_on_one_factor',
                text: 'Both the 2 and the $n$ are squared.',
              },
            },
            {
              answer: '4n^2 + 2n + 1',
              misconception: {
                code: 'middle_term_not_doubled',
                text: 'There are two products with $n$.',
              },
            },
          ],
          hints: [
            'What does the small 2 outside the bracket tell you to do?',
            'Write the bracket twice, and multiply each term by each.',
            'Write $(2n + 1)(2n + 1)$ and find its four products.',
            'The first product is $4n^2$ and the last is 1. Add the two in the middle, $2n$ each.',
          ],
          method_answer: [
            {
              maths: '(2n + 1)(2n + 1) = 4n^2 + 4n + 1',
              text: 'Four products, with like terms collected.',
            },
          ],
        },
        {
          type: 'expression',
          text: tex`The proof ends with $4(\ldots) + 1$. What stands in the bracket?`,
          max_score: 1,
          start: '(4n^2 + 4n)/4',
          answer: 'n^2 + n',
          variables: ['n'],
          mistakes: [
            {
              answer: 'n^2 + 4n',
              misconception: { code: 'divided_one_term', text: 'Both terms are divided by 4.' },
            },
          ],
          hints: [
            'Which terms of your result have a factor of 4?',
            'Take 4 out of these terms: divide each of them by 4.',
            'Leave the 1 outside. Look at the other two terms.',
            'Divide the term with $n^2$ by 4, and then the term with $n$.',
          ],
          method_answer: [
            {
              maths: tex`\frac{4n^2 + 4n}{4} = n^2 + n`,
              text: 'Take 4 out of the first two terms: divide each by 4.',
            },
          ],
        },
        {
          type: 'number',
          text: 'Check the result with $n = {{c}}$, which gives the odd number {{2*c+1}}. Which multiple of 4 is 1 less than its square?',
          max_score: 1,
          answer: '{{(2*c+1)^2-1}}',
          mistakes: [
            {
              answer: '{{c^2+c}}',
              misconception: {
                code: 'stopped_early',
                text: 'This stands in the bracket. It still has to be multiplied by 4.',
              },
            },
            {
              answer: '{{(2*c+1)^2}}',
              misconception: {
                code: 'other_quantity_given',
                text: 'This is the square itself. The multiple of 4 is asked for.',
              },
            },
          ],
          hints: [
            'Two numbers that differ by 1 are compared here. Which are they?',
            'Square the odd number, and take 1 away.',
            'The odd number is {{2*c+1}}.',
            'Work out ${{2*c+1}} \\times {{2*c+1}}$, and take 1 away.',
          ],
          method_answer: [
            {
              maths: tex`4 \times ({{c}}^2 + {{c}}) = {{(2*c+1)^2-1}}`,
              text: 'Put {{c}} in place of $n$ in the multiple of 4.',
            },
          ],
        },
      ],
      hints: [
        'What form must the square have, so that everyone sees the multiple of 4?',
        'Expand the square. Then take 4 out of the terms that have $n$.',
        'Write $(2n + 1)(2n + 1)$ and find its four products.',
        'The square begins with $4n^2$, and the two middle products are $2n$ each. What is in the bracket after the 4?',
      ],
      method_answer: [
        {
          maths: '(2n + 1)(2n + 1) = 4n^2 + 4n + 1',
          text: '(a) Four products, with like terms collected.',
        },
        {
          maths: tex`\frac{4n^2 + 4n}{4} = n^2 + n`,
          text: '(b) Take 4 out of the first two terms: divide each by 4.',
        },
        {
          maths: tex`4 \times ({{c}}^2 + {{c}}) = {{(2*c+1)^2-1}}`,
          text: '(c) Put {{c}} in place of $n$ in the multiple of 4.',
        },
      ],
    },
  },
]
