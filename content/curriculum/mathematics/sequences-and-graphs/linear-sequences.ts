import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const linearSequences: readonly ContentQuestion[] = [
  {
    key: 'nth-term-table',
    topics: ['linear-sequences'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['MK3-A-25', 'GCSE-A23'],
    question: {
      type: 'table',
      text: 'The $n$th term of a sequence is ${{d}}n {{c|signed}}$. Complete the table.',
      max_score: 3,
      template: {
        draw: { d: { from: 3, to: 8 }, c: { from: -4, to: 9, except: [0] } },
        where: [
          'c != d',
          '10*d + c != 10*(d + c)',
          'd + c > 0',
          'd + c != 1',
          'd + c != 2',
          'd + c != 10',
          '20 + c != 10*d + c',
        ],
        check: ['answer1 - c = d', 'answer2 - answer1 = d', '(answer3 - c)/d = 10'],
      },
      columns: ['Term'],
      rows: [
        { label: '$n = 1$', cells: [{ type: 'number', answer: '{{d+c}}' }] },
        { label: '$n = 2$', cells: [{ type: 'number', answer: '{{2*d+c}}' }] },
        {
          label: '$n = 10$',
          cells: [
            {
              type: 'number',
              answer: '{{10*d+c}}',
              mistakes: [
                slip(
                  '{{10*(d+c)}}',
                  'scaled_whole_total',
                  'The tenth term is not ten times the first one. Put $n = 10$ in.',
                ),
                slip(
                  '{{3*d+c}}',
                  'place_of_term_overlooked',
                  'That is the third term. Which $n$ does the row have?',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'The letter $n$ stands for the place of a term.',
        'Put the number of the place in for $n$, multiply by {{d}}, and then add or subtract.',
        'For $n = 1$ work out ${{d}} \\times 1 {{c|signed}}$.',
        'For $n = 10$ work out ${{d}} \\times 10 {{c|signed}}$, and for $n = 2$ work out ${{d}} \\times 2 {{c|signed}}$.',
      ],
      method_answer: [
        {
          maths: tex`{{d}} \times 1 {{c|signed}} = {{d+c}}, \quad {{d}} \times 2 {{c|signed}} = {{2*d+c}}`,
          text: 'The first two terms.',
        },
        { maths: tex`{{d}} \times 10 {{c|signed}} = {{10*d+c}}`, text: 'The tenth term.' },
      ],
    },
  },
  {
    key: 'nth-term-arithmetic-or-not',
    topics: ['linear-sequences'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['MK3-A-26', 'GCSE-A24a'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these sequences are arithmetic (linear)? Choose two.',
      max_score: 2,
      template: {
        draw: {
          a: { from: 20, to: 40 },
          d: { from: 3, to: 9 },
          b: { from: 2, to: 6 },
          h: { pick: [3, 6, 7] },
        },
        where: ['a - 3*d > 0'],
      },
      options: [
        { text: '${{a}}, {{a-d}}, {{a-2*d}}, {{a-3*d}}, …$' },
        { text: '$1, {{1+h/10|dp1}}, {{1+2*h/10|dp1}}, {{1+3*h/10|dp1}}, …$' },
        option(
          '$1, 4, 9, 16, …$',
          'first_difference_only',
          'The steps are 3, 5 and 7. What would they have to be?',
        ),
        option(
          '${{b}}, {{3*b}}, {{9*b}}, {{27*b}}, …$',
          'doubling_taken_as_adding',
          'The terms are multiplied by 3 each time. Are the steps equal?',
        ),
      ],
      answers: [1, 2],
      hints: [
        'Find the difference between each term and the next.',
        'In an arithmetic sequence all differences are equal. They may be negative, and they may be decimals.',
        'In $1, 4, 9, 16$ the differences are 3, 5 and 7.',
        'In one more sequence the differences grow: each term is 3 times the one before. The other two are left.',
      ],
      method_answer: [
        {
          maths: tex`{{a-d}} - {{a}} = {{-d}}`,
          text: 'This one goes down by the same each time.',
        },
        {
          maths: tex`{{1+2*h/10|dp1}} - {{1+h/10|dp1}} = {{h/10|dp1}}`,
          text: 'The one with decimals goes up by the same each time.',
        },
      ],
    },
  },
  {
    key: 'nth-term-find-rising',
    topics: ['linear-sequences'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-A-26', 'GCSE-A25'],
    question: {
      type: 'expression',
      text: 'Find the $n$th term of the sequence ${{d+c}}, {{2*d+c}}, {{3*d+c}}, {{4*d+c}}, …$',
      max_score: 2,
      template: {
        draw: { d: { from: 3, to: 9 }, c: { from: -5, to: 8, except: [0] } },
        where: ['d + c > 0', 'c != d', 'd + c != 1'],
      },
      answer: '{{d}}n {{c|signed}}',
      variables: ['n'],
      mistakes: [
        slip(
          'n + {{d}}',
          'step_for_nth_term',
          'That is the step from term to term. What do you get for $n = 1$?',
        ),
        slip(
          '{{d}}n {{d+c|signed}}',
          'first_term_added_to_steps',
          'Put $n = 1$ in. Do you get the first term?',
        ),
        slip(
          '{{d}}n',
          'start_of_pattern_left_out',
          'Put $n = 1$ in. What has to be added or taken away to get the first term?',
        ),
      ],
      hints: [
        'How much do the terms go up each time?',
        'The difference stands in front of $n$. Then compare with the sequence.',
        'The difference is {{d}}, so begin with ${{d}}n$: it gives {{d}}, {{2*d}}, {{3*d}} …',
        'Compare {{d}} with the first term {{d+c}}. What has to be added or taken away?',
      ],
      method_answer: [
        { maths: tex`{{2*d+c}} - {{d+c}} = {{d}}`, text: 'The difference.' },
        {
          maths: tex`{{d+c}} - {{d}} = {{c}}`,
          text: 'What has to be added to {{d}} to get the first term.',
        },
        { maths: tex`{{d}}n {{c|signed}}`, text: 'The $n$th term.' },
      ],
    },
  },
  {
    key: 'nth-term-find-falling',
    topics: ['linear-sequences'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['MK3-A-26', 'GCSE-A25'],
    question: {
      type: 'expression',
      text: 'Find the $n$th term of the sequence ${{c-d}}, {{c-2*d}}, {{c-3*d}}, {{c-4*d}}, …$',
      max_score: 2,
      template: {
        draw: { d: { from: 2, to: 7 }, c: { from: 18, to: 40 } },
        where: ['c - 4*d != 0', 'mod(c, d) != 0'],
      },
      answer: '{{c}} - {{d}}n',
      variables: ['n'],
      mistakes: [
        slip(
          '{{d}}n + {{c-2*d}}',
          'counted_the_other_way',
          'Do the terms go up or down? What does that make the number in front of $n$?',
        ),
        slip(
          '{{c-d}} - {{d}}n',
          'first_term_added_to_steps',
          'Put $n = 1$ in. Do you get the first term?',
        ),
        slip(
          'n - {{d}}',
          'step_for_nth_term',
          'That is the step from term to term. What do you get for $n = 1$?',
        ),
      ],
      hints: [
        'Do the terms go up or down?',
        'The difference stands in front of $n$, with its sign.',
        'The difference is $-{{d}}$, so begin with $-{{d}}n$.',
        'For $n = 1$, $-{{d}}n$ gives $-{{d}}$. How far is it from there up to {{c-d}}?',
      ],
      method_answer: [
        { maths: tex`{{c-2*d}} - {{c-d}} = -{{d}}`, text: 'The difference.' },
        { maths: tex`{{c-d}} + {{d}} = {{c}}`, text: 'The term before the first one.' },
        { maths: tex`{{c}} - {{d}}n`, text: 'The $n$th term.' },
      ],
    },
  },
  {
    key: 'nth-term-is-it-in',
    topics: ['linear-sequences'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['MK3-A-26', 'MK3-W-06'],
    question: {
      type: 'single_choice',
      text: 'The $n$th term of a sequence is ${{d}}n + {{c}}$. Is {{d*k+c+e}} in the sequence?',
      max_score: 1,
      template: {
        draw: {
          d: { from: 4, to: 9 },
          c: { from: 1, to: 6 },
          k: { from: 12, to: 30 },
          e: { from: 1, to: 4 },
        },
        where: ['e < d', 'c < d', 'mod(e, d) != 0'],
      },
      options: [
        option(
          'Yes, as it is larger than {{c}}',
          'term_test_left_out',
          'It is large enough. But do the steps land on it?',
        ),
        { text: 'No, as ${{d}}n + {{c}} = {{d*k+c+e}}$ gives no whole number for $n$' },
        option(
          'No, as it is not a multiple of {{d}}',
          'step_taken_for_multiples',
          'The terms are {{c}} more than the multiples of {{d}}. Take that into account.',
        ),
        option(
          'Yes, as every number comes in the end',
          'term_test_left_out',
          'The terms go up in steps of {{d}}. Do they hit every number?',
        ),
      ],
      answers: [2],
      hints: [
        'If it is in the sequence, it has a place. What would the place be?',
        'Solve ${{d}}n + {{c}} = {{d*k+c+e}}$. A place has to be a whole number.',
        'Subtract {{c}}: ${{d}}n = {{d*k+e}}$.',
        'Divide {{d*k+e}} by {{d}}. Is the result whole?',
      ],
      method_answer: [
        { maths: tex`{{d}}n = {{d*k+e}}`, text: 'Subtract {{c}} from both sides.' },
        {
          maths: tex`{{d}} \times {{k}} = {{d*k}}, \quad {{d}} \times {{k+1}} = {{d*k+d}}`,
          text: 'So $n$ would lie between {{k}} and {{k+1}}: there is no such place.',
        },
      ],
    },
  },
  {
    key: 'nth-term-tables-in-a-row',
    topics: ['linear-sequences'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['MK3-A-25', 'MK3-A-26', 'GCSE-A25', 'GCSE-A23'],
    question: {
      type: 'multi_part',
      text: 'At a street party, tables are put in a row. One table has {{d+c}} seats, two tables have {{2*d+c}} seats, three tables have {{3*d+c}} seats, and so on.',
      max_score: 5,
      template: {
        draw: {
          d: { pick: [2, 4, 6] },
          c: { pick: [2, 4] },
          n: { from: 12, to: 20 },
          k: { from: 21, to: 40 },
        },
        where: ['d != c', 'n*(d + c) != d*n + c', 'd*k + c != n'],
        check: ['answer1 - c = d*n', 'd*answer2 + c = d*k + c'],
      },
      sub_questions: [
        {
          type: 'expression',
          text: 'Write the number of seats at $n$ tables.',
          max_score: 2,
          answer: '{{d}}n + {{c}}',
          variables: ['n'],
          mistakes: [
            slip(
              '{{d+c}}n',
              'scaled_whole_total',
              'Test it with two tables. Seats are lost where tables meet.',
            ),
            slip('n + {{d}}', 'step_for_nth_term', 'Test it with one table.'),
          ],
          hints: [
            'How many seats does each further table bring?',
            'The difference stands in front of $n$. Then compare with one table.',
            'The difference is ${{2*d+c}} - {{d+c}} = {{d}}$.',
            'Begin with ${{d}}n$. For one table it gives {{d}}. How many more make {{d+c}}?',
          ],
          method_answer: [
            {
              maths: tex`{{d}}n + {{c}}`,
              text: 'The difference in front of $n$, and {{c}} at the two ends.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many seats are there at {{n}} tables?',
          max_score: 1,
          answer: '{{d*n+c}}',
          mistakes: [
            slip(
              '{{n*(d+c)}}',
              'scaled_whole_total',
              'A table in the middle has fewer seats than a table alone.',
            ),
          ],
          hints: [
            'Which number does $n$ stand for?',
            'Put the number of tables into your expression.',
            'Multiply {{n}} by {{d}} first.',
            'Work out ${{d}} \\times {{n}} + {{c}}$.',
          ],
          method_answer: [
            { maths: tex`{{d}} \times {{n}} + {{c}} = {{d*n+c}}`, text: 'With $n = {{n}}$.' },
          ],
        },
        {
          type: 'number',
          text: 'There are {{d*k+c}} guests. How many tables are needed?',
          max_score: 2,
          answer: '{{k}}',
          mistakes: [
            slip(
              '{{(d*k+c)/d}}',
              'start_of_pattern_left_out',
              'The {{c}} seats at the ends are there in any case. Take them away first.',
            ),
          ],
          hints: [
            'Now the number of seats is known, and $n$ is not.',
            'Set your expression equal to the guests, and solve for $n$.',
            '${{d}}n + {{c}} = {{d*k+c}}$.',
            'Subtract {{c}}, which gives ${{d}}n = {{d*k}}$. Then divide by {{d}}.',
          ],
          method_answer: [
            { maths: tex`{{d}}n = {{d*k}}`, text: 'Subtract {{c}} from both sides.' },
            { maths: tex`n = {{k}}`, text: 'Divide by {{d}}.' },
          ],
        },
      ],
      hints: [
        'The numbers of seats make a sequence in equal steps.',
        'Find the $n$th term first. Then use it forwards and backwards.',
        'Each further table brings {{d}} seats.',
        'The expression begins with ${{d}}n$. Compare it with {{d+c}} seats at one table.',
      ],
      method_answer: [
        { maths: tex`{{d}}n + {{c}}`, text: '(a) The $n$th term.' },
        { maths: tex`{{d}} \times {{n}} + {{c}} = {{d*n+c}}`, text: '(b) With $n = {{n}}$.' },
        { maths: tex`{{d}}n + {{c}} = {{d*k+c}}, \quad n = {{k}}`, text: '(c) Solved for $n$.' },
      ],
    },
  },
  {
    key: 'nth-term-explain-even',
    topics: ['linear-sequences'],
    difficulty: 0.9,
    minutes: 4,
    statements: ['MK3-W-06', 'MK3-A-26'],
    question: {
      type: 'long_text',
      text: 'The $n$th term of a sequence is $6n + 1$. Ruby looks at 7, 13 and 19 and says: “All the terms are prime numbers.” Haruto says: “All the terms are odd numbers.” Who is right? Explain both.',
      max_score: 3,
      criteria: [
        {
          code: 'counter',
          text: 'A term that is not prime, such as 25, so that Ruby is not right',
          marks: 1,
          evidence: [
            'The fourth term is 25, which is not a prime number.',
            '25 is a term of the sequence and it is 5 times 5.',
            '49 is in the sequence but it is 7 times 7.',
            '55 is a term and it is 5 times 11.',
          ],
        },
        {
          code: 'even',
          text: 'Six times a whole number is always even',
          marks: 1,
          evidence: [
            'Six times a whole number is always an even number.',
            'Multiples of 6 are even.',
            'The part with n is always even, because 6 is even.',
          ],
        },
        {
          code: 'haruto',
          text: 'One more than an even number is odd, so Haruto is right',
          marks: 1,
          evidence: [
            'An even number plus 1 is odd, so Haruto is right.',
            'Haruto is right because one more than an even number is always odd.',
          ],
        },
      ],
      references: [
        'The fourth term is 25, which is not a prime number. Six times a whole number is always an even number. An even number plus 1 is odd, so Haruto is right.',
      ],
      hints: [
        'Three terms that fit do not show that all of them fit.',
        'Look for a term that is not prime. For the other sentence, think about the two parts of the expression.',
        'Work out a few more terms. Is each of them prime?',
        'What kind of number is $6n$ for every $n$? And what happens when you add 1?',
      ],
      method_answer: [
        {
          maths: tex`6 \times 4 + 1 = 25 = 5 \times 5`,
          text: 'A term that is not prime, so Ruby is not right.',
        },
        {
          maths: tex`6n = 2 \times 3n`,
          text: 'This is always even, so $6n + 1$ is always odd, and Haruto is right.',
        },
      ],
    },
  },
]
