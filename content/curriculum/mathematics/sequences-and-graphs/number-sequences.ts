import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const numberSequences: readonly ContentQuestion[] = [
  {
    key: 'sequence-next-two',
    topics: ['number-sequences'],
    difficulty: -1,
    minutes: 1,
    statements: ['M6-AL-02'],
    question: {
      type: 'fill_blanks',
      text: 'The sequence goes up in equal steps. Write the next two numbers. {{a}}, {{a+d}}, {{a+2*d}}, {{a+3*d}}, [[1]], [[2]]',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 15 }, d: { from: 3, to: 12 } },
        where: ['a != d', 'd != 10'],
        check: ['answer1 - d = a + 3*d', 'answer2 - answer1 = d'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a+4*d}}',
          mistakes: [
            slip(
              '{{a+3*d+1}}',
              'count_step_changed',
              'How far is it from each number to the next? Use the same step.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{a+5*d}}',
          mistakes: [
            slip(
              '{{a+4*d+1}}',
              'count_step_changed',
              'How far is it from each number to the next? Use the same step.',
            ),
          ],
        },
      ],
      hints: [
        'How far is it from one number to the next?',
        'Subtract a number from the one after it. That is the step.',
        'The step is ${{a+d}} - {{a}}$.',
        'Add {{d}} to {{a+3*d}}. Then add {{d}} once more.',
      ],
      method_answer: [
        { maths: tex`{{a+d}} - {{a}} = {{d}}`, text: 'The step.' },
        {
          maths: tex`{{a+3*d}} + {{d}} = {{a+4*d}}, \quad {{a+4*d}} + {{d}} = {{a+5*d}}`,
          text: 'One step, and one more.',
        },
      ],
    },
  },
  {
    key: 'sequence-say-the-rule',
    topics: ['number-sequences'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['M6-AL-02', 'MK3-A-24'],
    question: {
      type: 'single_choice',
      text: 'What is the rule of this sequence? {{a}}, {{a-d}}, {{a-2*d}}, {{a-3*d}} …',
      max_score: 1,
      template: {
        draw: { a: { from: 40, to: 90 }, d: { from: 3, to: 9 } },
        where: ['a - 3*d > 5', 'mod(a, d) != 0'],
      },
      options: [
        option(
          'Start with {{a-3*d}} and subtract {{d}} each time',
          'started_at_the_end',
          'Which number comes first?',
        ),
        option(
          'The numbers are the multiples of {{d}}',
          'step_taken_for_multiples',
          'The step is {{d}}. But is {{a}} in the times table of {{d}}?',
        ),
        { text: 'Start with {{a}} and subtract {{d}} each time' },
        option(
          'Start with {{a}} and add {{d}} each time',
          'counted_the_other_way',
          'Do the numbers get larger or smaller?',
        ),
      ],
      answers: [3],
      hints: [
        'Do the numbers get larger or smaller?',
        'A rule says where to start, and what to do each time.',
        'The first number is {{a}}.',
        'From {{a}} to {{a-d}}, the number gets smaller by {{d}}. Which option says both?',
      ],
      method_answer: [
        { maths: tex`{{a}} - {{a-d}} = {{d}}`, text: 'The numbers get smaller by so much.' },
        { text: 'So start with {{a}}, and subtract {{d}} each time.' },
      ],
    },
  },
  {
    key: 'sequence-below-zero',
    topics: ['number-sequences'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['M6-AL-02'],
    question: {
      type: 'number',
      text: 'A sequence begins {{a}}, {{a-d}}, {{a-2*d}} … It goes down in equal steps. What is the first number below zero?',
      diagram: {
        kind: 'number_line',
        from: -10,
        to: 25,
        step: 5,
        minor: 1,
        points: [{ at: '{{a}}', label: 'start' }],
        jumps: [{ from: '{{a}}', to: '{{a-d}}' }],
      },
      max_score: 1,
      template: {
        draw: { a: { from: 17, to: 24 }, d: { from: 4, to: 8 } },
        derive: { r: 'mod(a, d)', x: 'mod(a, d) - d' },
        where: ['r > 0', 'a - 2*d > 0', 'x + 2*r != 0', 'r != d - r'],
        check: ['answer + d > 0', 'answer < 0', 'mod(a - answer, d) = 0'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{d - r}}',
          'number_sign_turned',
          'That number is above zero. On which side do you land?',
        ),
        slip(
          '{{x - 1}}',
          'zero_left_out_of_count',
          'Count back step by step. Zero is a number, too.',
        ),
        slip('{{r}}', 'stopped_early', 'That is the last number above zero. Which comes next?'),
      ],
      hints: [
        'How large is the step?',
        'Go on with the same step until you pass zero.',
        'The step is {{d}}. After {{a-2*d}} comes the next number.',
        'The last number above zero is {{r}}. Count back {{d}} from there.',
      ],
      method_answer: [
        { maths: tex`{{a}} - {{a-d}} = {{d}}`, text: 'The step down.' },
        { maths: tex`{{r}} - {{d}} = {{x}}`, text: 'One step from the last number above zero.' },
      ],
    },
  },
  {
    key: 'sequence-missing-between',
    topics: ['number-sequences'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['M6-AL-02'],
    question: {
      type: 'fill_blanks',
      text: 'The sequence goes up in equal steps. Write the missing numbers. {{a}}, [[1]], [[2]], {{a+3*d}}',
      max_score: 2,
      template: {
        draw: { a: { from: 3, to: 20 }, d: { pick: [4, 6, 8, 10, 12, 14] } },
        where: ['a != d', 'a != 2*d', 'a + d != 3*d', '2*a != d'],
        check: ['3*(answer1 - a) = 3*d', 'answer2 + d = a + 3*d'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a+d}}',
          mistakes: [
            slip(
              '{{a + 3*d/2}}',
              'step_shared_by_gaps',
              'Count the jumps from {{a}} to {{a+3*d}}, not the gaps.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{a+2*d}}',
        },
      ],
      hints: [
        'How many jumps lead from {{a}} to {{a+3*d}}?',
        'Find the whole way. Then share it equally among the jumps.',
        'The whole way is ${{a+3*d}} - {{a}} = {{3*d}}$, and there are 3 jumps.',
        'One jump is ${{3*d}} \\div 3$. Add it to {{a}}, and then again.',
      ],
      method_answer: [
        { maths: tex`{{a+3*d}} - {{a}} = {{3*d}}`, text: 'The whole way.' },
        { maths: tex`{{3*d}} \div 3 = {{d}}`, text: 'One jump.' },
        {
          maths: tex`{{a}} + {{d}} = {{a+d}}, \quad {{a+d}} + {{d}} = {{a+2*d}}`,
          text: 'The missing numbers.',
        },
      ],
    },
  },
  {
    key: 'sequence-squares-of-sticks',
    topics: ['number-sequences'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['M6-AL-02', 'MK3-A-24'],
    question: {
      type: 'number',
      text: '{{name}} lays squares of sticks in a row. Squares side by side share a stick. One square takes 4 sticks, two squares take 7, and three squares take 10. How many sticks do {{n}} squares take?',
      diagram: {
        kind: 'grid_shape',
        columns: 10,
        rows: 3,
        shapes: [
          {
            points: [
              [1, 1],
              [2, 1],
              [2, 2],
              [1, 2],
            ],
            tone: 'a',
          },
          {
            points: [
              [3, 1],
              [4, 1],
              [4, 2],
              [3, 2],
            ],
            tone: 'b',
          },
          {
            points: [
              [4, 1],
              [5, 1],
              [5, 2],
              [4, 2],
            ],
            tone: 'b',
          },
          {
            points: [
              [6, 1],
              [7, 1],
              [7, 2],
              [6, 2],
            ],
            tone: 'c',
          },
          {
            points: [
              [7, 1],
              [8, 1],
              [8, 2],
              [7, 2],
            ],
            tone: 'c',
          },
          {
            points: [
              [8, 1],
              [9, 1],
              [9, 2],
              [8, 2],
            ],
            tone: 'c',
          },
        ],
        alt: 'A single square, then two squares side by side, then three squares side by side. Neighbours share a side.',
      },
      max_score: 2,
      template: {
        draw: { name: { pick: ['Nia', 'Tomas', 'Hira', 'Eddie'] }, n: { from: 5, to: 12 } },
        check: ['(answer - 4)/3 + 1 = n'],
      },
      answer: '{{3*n+1}}',
      mistakes: [
        slip(
          '{{4*n}}',
          'shared_parts_counted_twice',
          'Squares side by side share a stick. Do three squares take 12?',
        ),
        slip(
          '{{3*n}}',
          'start_of_pattern_left_out',
          'The very first square needs one stick more. Try it with one square.',
        ),
        slip(
          '{{3*n+4}}',
          'one_step_too_many',
          'One square is there already. How many more are added?',
        ),
      ],
      hints: [
        'How many sticks does each new square bring?',
        'Begin with 4 sticks for the first square. Add the same number for each further square.',
        'From one square to two, the number of sticks grows from 4 to 7.',
        'The first square takes 4. Then there are {{n-1}} more squares, with 3 sticks each.',
      ],
      method_answer: [
        { maths: tex`7 - 4 = 3`, text: 'Sticks for each new square.' },
        {
          maths: tex`4 + {{n-1}} \times 3 = {{3*n+1}}`,
          text: 'The first square and all the others.',
        },
      ],
    },
  },
  {
    key: 'sequence-two-step-rule',
    topics: ['number-sequences'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['MK3-A-24', 'GCSE-A23'],
    question: {
      type: 'fill_blanks',
      text: 'The rule of a sequence is: double the number and subtract {{s}}. The first number is {{a}}. The second number is [[1]], and the fourth is [[2]].',
      max_score: 2,
      template: {
        draw: { a: { from: 5, to: 12 }, s: { from: 2, to: 9 } },
        derive: { b: '2*a - s', c: '2*b - s', e: '2*c - s' },
        where: ['b > a + 1', 'b != 2*(a - s)', 's != a', 'distinct(b, c, e, 2*b)'],
        check: ['(answer1 + s)/2 = a', '(answer2 + s)/2 = c'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{b}}',
          mistakes: [
            slip('{{2*(a-s)}}', 'sum_before_product', 'Which step does the rule name first?'),
          ],
        },
        {
          type: 'number',
          answer: '{{e}}',
          mistakes: [
            slip('{{c}}', 'stopped_early', 'That is the third number. Use the rule once more.'),
          ],
        },
      ],
      hints: [
        'The rule leads from each number to the next.',
        'Use both steps on the first number. Then use them on the result, and so on.',
        'First double {{a}}, which is {{2*a}}. Then subtract {{s}}.',
        'Do the same with the second number to get the third. Then use the rule once more.',
      ],
      method_answer: [
        { maths: tex`2 \times {{a}} - {{s}} = {{b}}`, text: 'The second number.' },
        { maths: tex`2 \times {{b}} - {{s}} = {{c}}`, text: 'The third number.' },
        { maths: tex`2 \times {{c}} - {{s}} = {{e}}`, text: 'The fourth number.' },
      ],
    },
  },
  {
    key: 'sequence-which-is-linear',
    topics: ['number-sequences'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['M6-AL-02', 'MK3-A-24'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these sequences go in equal steps? Choose two.',
      max_score: 2,
      template: {
        draw: {
          a: { from: 2, to: 6 },
          d: { from: 3, to: 7 },
          b: { from: 20, to: 30 },
          e: { from: 6, to: 9 },
        },
        where: ['a != d', 'a*2 != a + d'],
      },
      options: [
        { text: '{{a}}, {{a+d}}, {{a+2*d}}, {{a+3*d}} …' },
        option(
          '{{a}}, {{a+1}}, {{a+3}}, {{a+6}} …',
          'first_difference_only',
          'Look at every step, not only at the first.',
        ),
        { text: '{{b}}, {{b-e}}, {{b-2*e}}, {{b-3*e}} …' },
        option(
          '{{a}}, {{2*a}}, {{4*a}}, {{8*a}} …',
          'doubling_taken_as_adding',
          'Subtract: is the second step as long as the first?',
        ),
      ],
      answers: [1, 3],
      hints: [
        'Write the step between each number and the next.',
        'All the steps of one sequence have to be the same. They may go up or down.',
        'In the sequence of doubles, the first step is {{a}} and the second is {{2*a}}.',
        'One has steps of 1, 2 and 3, and one has steps of {{a}}, {{2*a}} and {{4*a}}. These do not fit.',
      ],
      method_answer: [
        {
          maths: tex`{{a+d}} - {{a}} = {{d}}, \quad {{a+2*d}} - {{a+d}} = {{d}}`,
          text: 'Equal steps up.',
        },
        {
          maths: tex`{{b}} - {{b-e}} = {{e}}, \quad {{b-e}} - {{b-2*e}} = {{e}}`,
          text: 'Equal steps down.',
        },
        { text: 'In the other two the steps get longer.' },
      ],
    },
  },
]
