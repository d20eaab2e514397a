import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const meanFromAFrequencyTable: readonly ContentQuestion[] = [
  {
    key: 'table-mean-total-first',
    topics: ['mean-from-a-frequency-table'],
    difficulty: -0.7,
    minutes: 2,
    statements: ['GCSE-S4b', 'MK3-S-02'],
    question: {
      type: 'table',
      text: 'Some families were asked how many pets they have. Fill in the last column, and then the total number of pets.',
      max_score: 3,
      template: {
        draw: { a: { from: 5, to: 12 }, b: { from: 4, to: 11 }, c: { from: 2, to: 8 } },
        where: ['distinct(a, b, c)', 'b != 6', 'a + 2*b + 3*c != a + b + c'],
        check: ['answer1/b = 2', 'answer2/c = 3', 'answer3 - answer1 - answer2 = a'],
      },
      columns: ['Families', 'Pets in all'],
      rows: [
        {
          label: '1 pet each',
          cells: [
            { type: 'given', text: '{{a}}' },
            { type: 'given', text: '{{a}}' },
          ],
        },
        {
          label: '2 pets each',
          cells: [
            { type: 'given', text: '{{b}}' },
            {
              type: 'number',
              answer: '{{2*b}}',
              mistakes: [
                slip(
                  '{{b}}',
                  'value_and_frequency_swapped',
                  'That is the number of families. Each of them has 2 pets.',
                ),
              ],
            },
          ],
        },
        {
          label: '3 pets each',
          cells: [
            { type: 'given', text: '{{c}}' },
            {
              type: 'number',
              answer: '{{3*c}}',
              mistakes: [
                slip(
                  '{{c}}',
                  'value_and_frequency_swapped',
                  'That is the number of families. Each of them has 3 pets.',
                ),
              ],
            },
          ],
        },
        {
          label: 'Total',
          cells: [
            { type: 'given', text: '{{a + b + c}}' },
            {
              type: 'number',
              answer: '{{a + 2*b + 3*c}}',
              mistakes: [
                slip(
                  '{{a + b + c}}',
                  'value_and_frequency_swapped',
                  'That is how many families there are. Add the column of pets.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'Each row stands for several families with the same number of pets.',
        'Multiply the pets of one family by the number of families. Add the results for the total.',
        'In the second row {{b}} families have 2 pets each.',
        'Work out 2 × {{b}} and 3 × {{c}}. Then add both results to {{a}}.',
      ],
      method_answer: [
        { maths: tex`2 \times {{b}} = {{2*b}}`, text: 'Pets of the families with two.' },
        { maths: tex`3 \times {{c}} = {{3*c}}`, text: 'Pets of the families with three.' },
        { maths: tex`{{a}} + {{2*b}} + {{3*c}} = {{a + 2*b + 3*c}}`, text: 'All the pets.' },
      ],
    },
  },
  {
    key: 'table-mean-of-goals',
    topics: ['mean-from-a-frequency-table'],
    difficulty: 0.1,
    minutes: 3,
    statements: ['GCSE-S4b', 'MK3-S-02'],
    question: {
      type: 'number',
      text: 'The chart shows the goals of a team in {{n}} matches. Work out the mean number of goals in a match.',
      diagram: {
        kind: 'bar_chart',
        categories: ['1 goal', '2 goals', '3 goals', '4 goals'],
        series: [{ values: ['{{a}}', '{{b}}', '{{c}}', '{{d}}'] }],
        y: { from: 0, to: 10, step: 2, minor: 1, label: 'Matches' },
        alt: 'A bar chart. 1 goal: {{a}} matches. 2 goals: {{b}} matches. 3 goals: {{c}} matches. 4 goals: {{d}} matches.',
      },
      max_score: 3,
      template: {
        draw: {
          n: { pick: [10, 20] },
          a: { from: 2, to: 9 },
          b: { from: 2, to: 9 },
          c: { from: 1, to: 7 },
        },
        derive: { d: 'n - a - b - c', total: 'a + 2*b + 3*c + 4*d', mean: 'total/n' },
        where: [
          'd >= 1',
          'd <= 6',
          'mod(total, n) != 0',
          'is_integer(10*mean)',
          'distinct(mean, total/4, 5/2, n/4, total)',
        ],
        check: ['answer*n - a - 2*b - 3*c = 4*d'],
      },
      answer: '{{mean}}',
      mistakes: [
        slip(
          '{{total/4}}',
          'divided_by_rows',
          'The total of the goals is right. How many matches share them?',
        ),
        slip(
          '{{5/2}}',
          'frequencies_not_used',
          'Not every number of goals came equally often. Use how many matches there were of each.',
        ),
        slip(
          '{{total}}',
          'mean_not_divided',
          'That is the total number of goals. Now share it out.',
        ),
        slip(
          '{{n/4}}',
          'divided_by_rows',
          'That is matches divided by bars. You need all the goals, shared among all the matches.',
        ),
      ],
      hints: [
        'How many goals were there in all {{n}} matches together?',
        'Multiply each number of goals by how often it came. Add these, and divide by the number of matches.',
        'The goals are 1 × {{a}} + 2 × {{b}} + 3 × {{c}} + 4 × {{d}}.',
        'That makes {{total}} goals in {{n}} matches. Divide.',
      ],
      method_answer: [
        {
          maths: tex`1 \times {{a}} + 2 \times {{b}} + 3 \times {{c}} + 4 \times {{d}} = {{total}}`,
          text: 'All the goals.',
        },
        { maths: tex`{{total}} \div {{n}} = {{mean|dp1}}`, text: 'Shared among all the matches.' },
      ],
    },
  },
  {
    key: 'table-median-and-mode',
    topics: ['mean-from-a-frequency-table'],
    difficulty: 0.3,
    minutes: 2.5,
    statements: ['GCSE-S4b', 'MK3-S-02'],
    question: {
      type: 'fill_blanks',
      text: 'Shoe sizes in a club: {{a}} children have size 3, {{b}} have size 4, {{c}} have size 5 and {{d}} have size 6. The mode is size [[1]]. The median is size [[2]].',
      max_score: 2,
      template: {
        draw: {
          a: { from: 3, to: 4 },
          b: { from: 3, to: 4 },
          c: { from: 3, to: 7 },
          d: { from: 7, to: 9 },
        },
        derive: { n: 'a + b + c + d', place: '(n + 1)/2' },
        where: [
          'mod(n, 2) = 1',
          'a + b > 6',
          'place > a + b',
          'place <= a + b + c',
          'distinct(place, 5, d, 6)',
          'd > c',
          'place != 6',
        ],
        check: ['answer1 - answer2 = 1'],
      },
      blanks: [
        {
          type: 'number',
          answer: '6',
          mistakes: [
            slip(
              '{{d}}',
              'value_and_frequency_swapped',
              'That is how many children. Which size do they have?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '5',
          mistakes: [
            slip(
              '{{place}}',
              'position_given_for_value',
              'That is the place in the line. Which shoe size does the child in that place have?',
            ),
            slip(
              '4.5',
              'frequencies_not_used',
              'That is the middle of the four sizes. Take into account how many children have each.',
            ),
          ],
        },
      ],
      hints: [
        'Imagine all the children in a line, ordered by shoe size.',
        'The mode is the size that most children have. The median is the size of the child in the middle of the line.',
        'There are {{n}} children, so the middle is in place {{place}}.',
        'The first {{a}} in the line have the smallest size, and after the next {{b}} you are at place {{a + b}}. Go on to place {{place}}. For the mode, look for the largest group.',
      ],
      method_answer: [
        { text: 'Most children, {{d}} of them, have size 6. That is the mode.' },
        {
          maths: tex`({{n}} + 1) \div 2 = {{place}}`,
          text: 'The place of the median among {{n}} children.',
        },
        { text: 'Places {{a + b + 1}} to {{a + b + c}} have size 5, so the median is 5.' },
      ],
    },
  },
  {
    key: 'table-mean-slip',
    topics: ['mean-from-a-frequency-table'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-S4b', 'MK3-S-02'],
    question: {
      type: 'single_choice',
      text: '{{a}} people own 1 bag, {{b}} own 2 bags and {{c}} own 3 bags. {{name}} adds {{a}} + {{2*b}} + {{3*c}} = {{total}} and divides by 3. The result is {{wild}}. How can you see that this is not the mean?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Lena', 'Omar', 'Grace', 'Vikram'] },
          a: { from: 4, to: 9 },
          b: { from: 4, to: 9 },
          c: { from: 4, to: 9 },
        },
        derive: { total: 'a + 2*b + 3*c', wild: 'total/3' },
        where: ['distinct(a, b, c)', 'is_integer(wild)'],
      },
      options: [
        option(
          'A mean is never a whole number.',
          'mean_and_median',
          'A mean may well be whole, such as the mean of 2 and 4.',
        ),
        option(
          'The total should be {{a + b + c}}, not {{total}}.',
          'frequencies_not_used',
          'The number of bags was found well. Look at what it was divided by.',
        ),
        { text: 'The mean cannot be more than 3 bags.' },
        option(
          'It is the mean. There is nothing to change.',
          'divided_by_rows',
          'Compare the result with the largest number of bags that anybody owns.',
        ),
      ],
      answers: [3],
      hints: [
        'Between which two values must a mean lie?',
        'A mean lies between the smallest and the largest value of the data.',
        'The result is {{wild}}. What is the largest number of bags of one person?',
        'The data are 1, 2 and 3. Compare {{wild}} with them, and look for the option that does so.',
      ],
      method_answer: [
        { text: 'Each person owns 1, 2 or 3 bags, so the mean lies between 1 and 3.' },
        {
          maths: tex`{{a}} + {{b}} + {{c}} = {{a + b + c}}`,
          text: 'The total has to be divided by the number of people.',
        },
      ],
    },
  },
  {
    key: 'table-grouped-mean',
    topics: ['mean-from-a-frequency-table'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-S4b'],
    question: {
      type: 'multi_part',
      text: tex`The times of {{n}} runners, $t$ minutes, are grouped: {{a}} runners in $0 < t \le 10$, {{b}} in $10 < t \le 20$ and {{c}} in $20 < t \le 30$.`,
      max_score: 4,
      template: {
        draw: { n: { pick: [20, 25, 40, 50] }, a: { from: 3, to: 14 }, b: { from: 6, to: 28 } },
        derive: { c: 'n - a - b', total: '5*a + 15*b + 25*c', mean: 'total/n' },
        where: [
          'c >= 3',
          'is_integer(10*mean)',
          'mod(total, n) != 0',
          'b > c',
          'b > a',
          'a != c',
          '2*a < n - 1',
          '2*(a + b) > n + 2',
          'distinct(mean, total/3, mean + 5)',
        ],
        check: ['answer*n = 5*a + 15*b + 25*c'],
      },
      sub_questions: [
        {
          type: 'single_choice',
          text: 'Which is the modal class?',
          max_score: 1,
          options: [
            option(
              tex`$0 < t \le 10$`,
              'value_and_frequency_swapped',
              'Which class has the most runners?',
            ),
            { text: tex`$10 < t \le 20$` },
            option(
              tex`$20 < t \le 30$`,
              'value_and_frequency_swapped',
              'The times are largest there, but are there the most runners?',
            ),
          ],
          answers: [2],
          hints: [
            '“Modal” has to do with “most”.',
            'The modal class is the one with the highest frequency.',
            'The frequencies are {{a}}, {{b}} and {{c}}.',
            'Find the largest of them, and look which class it belongs to.',
          ],
          method_answer: [{ text: '{{b}} is the highest frequency.' }],
        },
        {
          type: 'number',
          text: 'Work out an estimate of the mean time, in minutes.',
          max_score: 3,
          answer: '{{mean}}',
          mistakes: [
            slip(
              '{{mean + 5}}',
              'class_end_for_midpoint',
              'You used the upper ends of the classes. Take the value half way between the ends.',
            ),
            slip(
              '{{total/3}}',
              'divided_by_rows',
              'The total is right. How many runners share it?',
            ),
          ],
          hints: [
            'The exact times are not known. Which value can stand for a whole class?',
            'Use the midpoints, each as often as there are runners. Then divide by all runners.',
            'The midpoints are 5, 15 and 25. Multiply each by its frequency.',
            'All the classes together give {{total}} minutes for {{n}} runners. Divide.',
          ],
          method_answer: [
            {
              maths: tex`5 \times {{a}} + 15 \times {{b}} + 25 \times {{c}} = {{total}}`,
              text: 'The midpoint of each class, times its frequency.',
            },
            { maths: tex`{{total}} \div {{n}} = {{mean|dp1}}`, text: 'Shared among the runners.' },
          ],
        },
      ],
      hints: [
        'In a group you do not know the exact times. Which value is a fair one for the whole group?',
        'The modal class has the most runners. For the mean, let the midpoint stand for everybody in the class.',
        'The midpoints are 5, 15 and 25. The first class gives 5 × {{a}}.',
        'All the classes together give {{total}} minutes for {{n}} runners. Divide. And compare {{a}}, {{b}} and {{c}} for the modal class.',
      ],
      method_answer: [
        { text: 'The modal class has {{b}} runners, more than the others.' },
        { maths: tex`{{total}} \div {{n}} = {{mean|dp1}}`, text: 'The estimate of the mean.' },
      ],
    },
  },
  {
    key: 'table-class-of-the-median',
    topics: ['mean-from-a-frequency-table'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-S4b'],
    question: {
      type: 'single_choice',
      text: tex`The masses of {{n}} apples, $m$ grams, are grouped: {{a}} in $80 < m \le 100$, {{b}} in $100 < m \le 120$, {{c}} in $120 < m \le 140$ and {{d}} in $140 < m \le 160$. Which class holds the median?`,
      max_score: 1,
      template: {
        draw: {
          a: { from: 5, to: 9 },
          b: { from: 6, to: 10 },
          c: { from: 8, to: 14 },
          d: { from: 15, to: 20 },
        },
        derive: { n: 'a + b + c + d', place: '(n + 1)/2' },
        where: ['mod(n, 2) = 1', 'place > a + b + 1', 'place < a + b + c'],
      },
      options: [
        option(
          tex`$80 < m \le 100$`,
          'position_given_for_value',
          'Count on from the lightest apples. Is the middle one among the first {{a}}?',
        ),
        option(
          tex`$100 < m \le 120$`,
          'frequencies_not_used',
          'The middle of the classes need not be the middle of the apples. Count the apples.',
        ),
        { text: tex`$120 < m \le 140$` },
        option(
          tex`$140 < m \le 160$`,
          'value_and_frequency_swapped',
          'That is the modal class. The median is the middle of the ordered apples.',
        ),
      ],
      answers: [3],
      hints: [
        'Imagine the apples in order, from the lightest to the heaviest.',
        'Find the place of the middle apple, and count along the classes up to it.',
        'There are {{n}} apples, so the middle one is in place {{place}}.',
        'After the first two classes you have counted {{a + b}} apples, and after three classes {{a + b + c}}. Where is place {{place}}?',
      ],
      method_answer: [
        { maths: tex`({{n}} + 1) \div 2 = {{place}}`, text: 'The place of the median.' },
        { maths: tex`{{a}} + {{b}} = {{a + b}}`, text: 'The first two classes do not reach it.' },
        {
          maths: tex`{{a + b}} + {{c}} = {{a + b + c}}`,
          text: 'The third class does, so the median is in it.',
        },
      ],
    },
  },
]
