import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const simpleFormulae: readonly ContentQuestion[] = [
  {
    key: 'formula-bike-hire',
    topics: ['simple-formulae'],
    difficulty: -1,
    minutes: 1.5,
    statements: ['M6-AL-01'],
    question: {
      type: 'number',
      text: 'A shop lends out bikes. The cost in pounds is **£{{k}} for every hour, plus £{{f}} to start**. {{name}} borrows a bike for {{h}} hours. How many pounds does {{name}} pay?',
      max_score: 1,
      template: {
        draw: {
          k: { from: 3, to: 8 },
          f: { from: 2, to: 9 },
          h: { from: 2, to: 6 },
          name: { pick: ['Amina', 'Kofi', 'Mei', 'Tomasz', 'Zara'] },
        },
        where: ['k != f', 'h != k', 'k != k*h+f-f*h'],
        check: ['(answer - f) / h = k'],
      },
      answer: '{{k*h+f}}',
      mistakes: [
        {
          answer: '{{(k+f)*h}}',
          misconception: {
            code: 'sum_before_product',
            text: 'The £{{f}} to start is paid once. Which number is paid for every hour?',
          },
        },
        {
          answer: '{{k+f+h}}',
          misconception: {
            code: 'added_instead',
            text: '“For every hour” tells you to multiply. Read the rule again.',
          },
        },
      ],
      hints: [
        'Find the two numbers in the rule. Which one is paid for every hour, and which one only once?',
        '“For every hour” means: multiply the number of hours by that price.',
        'Start with the hours: work out ${{h}} \\times {{k}}$.',
        'The hours cost £{{h*k}}. One more amount has to be added, and only once.',
      ],
      method_answer: [
        { maths: tex`{{h}} \times {{k}} = {{h*k}}`, text: 'The hours, at £{{k}} each.' },
        { maths: '{{h*k}} + {{f}} = {{h*k+f}}', text: 'Add the £{{f}} to start, once.' },
      ],
    },
  },
  {
    key: 'formula-chairs',
    topics: ['simple-formulae'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['M6-AL-01'],
    question: {
      type: 'number',
      text: 'Tables stand in a long row. The number of chairs that fit is $c = {{k}}t + {{e}}$, where $t$ is the number of tables. How many chairs fit when there are {{t}} tables?',
      max_score: 1,
      template: {
        draw: { k: { pick: [2, 4, 6] }, e: { pick: [2, 4] }, t: { from: 3, to: 9 } },
        where: ['k != t', 'k*t+e != 10*k+t+e', 'k != e'],
        check: ['(answer - e) / k = t'],
      },
      answer: '{{k*t+e}}',
      mistakes: [
        {
          answer: '{{10*k+t+e}}',
          misconception: {
            code: 'digit_beside_digit',
            text: 'A number beside a letter is multiplied by it. The two are not pushed together into one number.',
          },
        },
        {
          answer: '{{k+t+e}}',
          misconception: {
            code: 'added_instead',
            text: 'There is a hidden times sign between the {{k}} and the $t$.',
          },
        },
      ],
      hints: [
        'What does the letter $t$ stand for, and what number will you put in its place?',
        '${{k}}t$ is a short way to write ${{k}} \\times t$.',
        'Put {{t}} in place of $t$: you get ${{k}} \\times {{t}} + {{e}}$.',
        'Do the multiplication first: ${{k}} \\times {{t}} = {{k*t}}$. Then add the last number.',
      ],
      method_answer: [
        { maths: tex`c = {{k}} \times {{t}} + {{e}}`, text: 'Put {{t}} in place of $t$.' },
        { maths: tex`{{k}} \times {{t}} + {{e}} = {{k*t+e}}`, text: 'Multiply first, then add.' },
      ],
    },
  },
  {
    key: 'formula-for-a-rule',
    topics: ['simple-formulae'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['M6-AL-01'],
    question: {
      type: 'single_choice',
      text: 'A postcard costs {{p}} pence. Each parcel of postcards also costs {{q}} pence to send. Which formula gives the cost, $C$ pence, of one parcel with $n$ postcards?',
      max_score: 1,
      template: { draw: { p: { pick: [30, 40, 45, 60, 75] }, q: { pick: [90, 120, 150, 250] } } },
      options: [
        {
          text: '$C = {{q}}n + {{p}}$',
          misconception: {
            code: 'numbers_changed_places',
            text: 'Which of the two prices is paid for every postcard?',
          },
        },
        {
          text: '$C = n + {{p}} + {{q}}$',
          misconception: {
            code: 'added_instead',
            text: 'Try it with 10 postcards. Would they cost only 9 pence more than one?',
          },
        },
        { text: '$C = {{p}}n + {{q}}$' },
        {
          text: '$C = {{p+q}}n$',
          misconception: {
            code: 'sum_before_product',
            text: 'Here the sending is paid again with every postcard.',
          },
        },
      ],
      answers: [3],
      hints: [
        'Look for what changes when you buy one more postcard, and what stays the same.',
        'What is paid for every postcard is multiplied by $n$. What is paid once is only added.',
        'One postcard costs {{p}} pence, so $n$ postcards cost ${{p}} \\times n$ pence.',
        'You have ${{p}}n$ for the postcards. Now think how the {{q}} pence for sending joins in, just once.',
      ],
      method_answer: [
        { text: 'Each of the $n$ postcards costs {{p}} pence: that is ${{p}}n$.' },
        { maths: 'C = {{p}}n + {{q}}', text: 'Sending costs {{q}} pence once, so it is added.' },
      ],
    },
  },
  {
    key: 'formula-backwards',
    topics: ['simple-formulae'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['M6-AL-01'],
    question: {
      type: 'number',
      text: 'A climbing hall uses the formula $C = {{k}}h + {{f}}$. Here $C$ is the cost in pounds and $h$ is the number of hours. {{name}} paid £{{c}}. For how many hours did {{name}} climb?',
      max_score: 2,
      template: {
        draw: {
          k: { from: 3, to: 9 },
          f: { from: 4, to: 12 },
          h: { from: 2, to: 8 },
          name: { pick: ['Ravi', 'Ines', 'Oluchi', 'Sam', 'Yuki'] },
        },
        derive: { c: 'k*h+f' },
        where: ['(c+f)/k != h', 'f != k', 'mod(c, k) != 0'],
        check: ['k*answer + f = c'],
      },
      answer: '{{h}}',
      mistakes: [
        {
          answer: '{{c-f}}',
          misconception: {
            code: 'stopped_early',
            text: 'That is what all the hours cost together. One step is left.',
          },
        },
        {
          answer: '{{k*c+f}}',
          misconception: {
            code: 'ran_forwards',
            text: 'Here the cost is known already. Work backwards to the hours.',
          },
        },
        {
          answer: '{{(c+f)/k}}',
          misconception: {
            code: 'sign_lost_moving',
            text: 'The {{f}} was added to get the cost. What undoes adding?',
          },
        },
      ],
      hints: [
        'This time the cost is known, and the number of hours is not.',
        'Work backwards. Undo the last thing first, with the opposite operation.',
        'The last thing that was done was to add {{f}}. Take it off: ${{c}} - {{f}}$.',
        'The hours cost £{{c-f}} altogether, and each hour costs £{{k}}. Now divide.',
      ],
      method_answer: [
        { maths: '{{c}} - {{f}} = {{c-f}}', text: 'Take off the £{{f}}, which was added last.' },
        { maths: tex`{{c-f}} \div {{k}} = {{h}}`, text: 'Divide by the price of one hour.' },
      ],
    },
  },
  {
    key: 'formula-table',
    topics: ['simple-formulae'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['M6-AL-01'],
    question: {
      type: 'table',
      text: 'A pattern is made of sticks. It has $s = {{k}}n + {{e}}$ sticks in picture $n$. Complete the table.',
      max_score: 3,
      template: {
        draw: { k: { from: 2, to: 6 }, e: { from: 1, to: 5 } },
        where: ['k != e'],
        check: ['answer2 - answer1 = 3 * k', 'answer3 - answer2 = 5 * k'],
      },
      columns: ['$n = 1$', '$n = 2$', '$n = 5$', '$n = 10$'],
      rows: [
        {
          label: 'sticks $s$',
          cells: [
            { type: 'given', text: '{{k+e}}' },
            {
              type: 'number',
              answer: '{{2*k+e}}',
              mistakes: [
                {
                  answer: '{{2*(k+e)}}',
                  misconception: {
                    code: 'scaled_whole_total',
                    text: 'Two times the first number counts the extra {{e}} twice.',
                  },
                },
              ],
            },
            {
              type: 'number',
              answer: '{{5*k+e}}',
              mistakes: [
                {
                  answer: '{{5*(k+e)}}',
                  misconception: {
                    code: 'scaled_whole_total',
                    text: 'Five times the first number counts the extra {{e}} five times.',
                  },
                },
              ],
            },
            {
              type: 'number',
              answer: '{{10*k+e}}',
              mistakes: [
                {
                  answer: '{{10*(k+e)}}',
                  misconception: {
                    code: 'scaled_whole_total',
                    text: 'Ten times the first number counts the extra {{e}} ten times.',
                  },
                },
                {
                  answer: '{{2*(5*k+e)}}',
                  misconception: {
                    code: 'scaled_whole_total',
                    text: 'Twice picture 5 counts the extra {{e}} twice.',
                  },
                },
              ],
            },
          ],
        },
      ],
      hints: [
        'The number in the top row takes the place of $n$.',
        'Multiply $n$ by {{k}} first, then add {{e}}. Do the same in every column.',
        'For $n = 2$ work out ${{k}} \\times 2 + {{e}}$.',
        'For $n = 5$ it is ${{k*5}} + {{e}}$, and for $n = 10$ it is ${{k*10}} + {{e}}$.',
      ],
      method_answer: [
        { maths: tex`{{k}} \times 2 + {{e}} = {{2*k+e}}`, text: 'Put 2 in place of $n$.' },
        { maths: tex`{{k}} \times 5 + {{e}} = {{5*k+e}}`, text: 'Put 5 in place of $n$.' },
        { maths: tex`{{k}} \times 10 + {{e}} = {{10*k+e}}`, text: 'Put 10 in place of $n$.' },
      ],
    },
  },
  {
    key: 'formula-in-words-match',
    topics: ['simple-formulae'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['M6-AL-01'],
    question: {
      type: 'matching',
      text: 'Match each rule in words with its formula. One formula is left over.',
      max_score: 3,
      left: [
        'The cost $C$ is £6 for each of $n$ people.',
        'The cost $C$ is $n$ pounds and £6 more.',
        'The cost of £6 is shared by $n$ people. Each pays $C$.',
      ],
      pairs: [3, 1, 4],
      right: ['$C = n + 6$', '$C = n - 6$', '$C = 6n$', tex`$C = 6 \div n$`],
      hints: [
        'Look for the words that tell you to add, take away, multiply or share.',
        '“For each” means multiply. “More” means add. “Shared by” means divide.',
        tex`In the first rule, 4 people would cost $4 \times 6$ pounds.`,
        'In the second rule 6 is put on top of $n$. In the third, the 6 is what gets shared out.',
      ],
      method_answer: [
        { maths: 'C = 6n', text: '£6 for each of $n$ people is 6 times $n$.' },
        { maths: 'C = n + 6', text: '6 more than $n$ is $n$ add 6.' },
        { maths: tex`C = 6 \div n`, text: '£6 shared by $n$ people is 6 divided by $n$.' },
      ],
    },
  },
]
