import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const listingOutcomes: readonly ContentQuestion[] = [
  {
    key: 'listing-how-many-pairs',
    topics: ['listing-outcomes'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-N5', 'MK3-P-06'],
    question: {
      type: 'number',
      text: 'A café offers {{a}} kinds of bread and {{b}} kinds of filling. {{name}} chooses one bread and one filling. How many different sandwiches are possible?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Sunniva', 'Ahmed', 'Chloe', 'Wei'] },
          a: { from: 2, to: 5 },
          b: { from: 3, to: 6 },
        },
        where: ['a != b', 'distinct(a*b, a + b, b*b, 2*a*b)'],
        check: ['answer/a = b'],
      },
      answer: '{{a*b}}',
      mistakes: [
        slip(
          '{{a + b}}',
          'outcomes_added',
          'Each bread goes with every filling. Make a list for the first bread only. How long is it?',
        ),
      ],
      hints: [
        'Every bread can have every filling.',
        'List them in a sensible order: take the first bread with each filling, then the second bread, and so on.',
        'With the first bread there are {{b}} sandwiches.',
        'There are {{a}} breads, and {{b}} sandwiches with each of them. Multiply.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times {{b}} = {{a*b}}`,
          text: 'For each bread there are {{b}} fillings.',
        },
      ],
    },
  },
  {
    key: 'listing-three-cards',
    topics: ['listing-outcomes'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-N5', 'MK3-P-06'],
    question: {
      type: 'multiple_choice',
      text: '{{name}} makes all the two-digit numbers from the cards {{a}}, {{b}} and {{c}}. So far there are {{a}}{{b}}, {{a}}{{c}}, {{b}}{{a}} and {{b}}{{c}}. Which two are missing?',
      diagram: { kind: 'cards', cards: ['{{a}}', '{{b}}', '{{c}}'] },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Zuri', 'Conor', 'Leyla'] },
          a: { from: 1, to: 3 },
          b: { from: 4, to: 6 },
          c: { from: 7, to: 9 },
        },
      },
      options: [
        { text: '{{c}}{{b}}' },
        option(
          '{{a}}{{a}}',
          'repetition_overlooked',
          'There is only one card with that number. Can it be used twice?',
        ),
        { text: '{{c}}{{a}}' },
        option(
          '{{c}}{{c}}',
          'repetition_overlooked',
          'There is only one card with that number. Can it be used twice?',
        ),
        option('{{a}}{{b}}', 'outcomes_missed', 'Look at the list again: is it there already?'),
      ],
      answers: [1, 3],
      hints: [
        'Look at the first digits in the list. Which of the cards has not come first yet?',
        'Work in order: keep the first card and change the second one. Each card can be used once.',
        'The numbers that begin with {{a}} and with {{b}} are all there.',
        'What is missing begins with {{c}}. The second card is one of the other two.',
      ],
      method_answer: [
        { text: 'The card {{c}} has not come first yet.' },
        { text: 'After {{c}} there can be {{a}} or {{b}}: that gives {{c}}{{a}} and {{c}}{{b}}.' },
      ],
    },
  },
  {
    key: 'listing-sum-table',
    topics: ['listing-outcomes'],
    difficulty: 0.1,
    minutes: 3,
    statements: ['MK3-P-06', 'MK3-P-04', 'GCSE-P6', 'GCSE-P7'],
    question: {
      type: 'table',
      text: 'Two spinners are spun, and the numbers are added. Complete the sample space.',
      max_score: 4,
      template: {
        draw: {
          a: { from: 1, to: 3 },
          b: { from: 4, to: 6 },
          c: { from: 1, to: 2 },
          d: { from: 3, to: 5 },
          e: { from: 6, to: 9 },
        },
        where: [
          'distinct(a + d, a + e, b + c, b + d, b + e, a + c)',
          'distinct(a + d, b, e)',
          'b + d != e',
        ],
        check: ['answer1 - a = d', 'answer2 - a = e', 'answer3 - b = d', 'answer4 - b = e'],
      },
      columns: ['{{c}}', '{{d}}', '{{e}}'],
      rows: [
        {
          label: '{{a}}',
          cells: [
            { type: 'given', text: '{{a + c}}' },
            {
              type: 'number',
              answer: '{{a + d}}',
              mistakes: [
                slip('{{a*d}}', 'operation_exchanged', 'The numbers are added, not multiplied.'),
              ],
            },
            {
              type: 'number',
              answer: '{{a + e}}',
              mistakes: [
                slip('{{a*e}}', 'operation_exchanged', 'The numbers are added, not multiplied.'),
              ],
            },
          ],
        },
        {
          label: '{{b}}',
          cells: [
            { type: 'given', text: '{{b + c}}' },
            {
              type: 'number',
              answer: '{{b + d}}',
              mistakes: [
                slip('{{b*d}}', 'operation_exchanged', 'The numbers are added, not multiplied.'),
              ],
            },
            {
              type: 'number',
              answer: '{{b + e}}',
              mistakes: [
                slip('{{b*e}}', 'operation_exchanged', 'The numbers are added, not multiplied.'),
              ],
            },
          ],
        },
      ],
      hints: [
        'Each cell belongs to one number of its row and one of its column.',
        'Add the number at the left of the row and the number at the top of the column.',
        'The first cell shows how it is done: {{a}} + {{c}}.',
        'The four sums are {{a}} + {{d}}, {{a}} + {{e}}, {{b}} + {{d}} and {{b}} + {{e}}.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} + {{d}} = {{a + d}}, \quad {{a}} + {{e}} = {{a + e}}`,
          text: 'First row.',
        },
        {
          maths: tex`{{b}} + {{d}} = {{b + d}}, \quad {{b}} + {{e}} = {{b + e}}`,
          text: 'Second row.',
        },
      ],
    },
  },
  {
    key: 'listing-two-dice',
    topics: ['listing-outcomes'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['MK3-P-06', 'MK3-P-07', 'GCSE-P7'],
    question: {
      type: 'number',
      text: 'Two fair dice are rolled, and their numbers are added. What is the probability that the total is {{s}}? Give a fraction.',
      diagram: { kind: 'dice', values: ['{{x}}', '{{s - x}}'] },
      max_score: 2,
      template: {
        draw: { s: { from: 4, to: 10, except: [7] } },
        derive: { k: '6 - abs(s - 7)', x: 'max(1, s - 6)' },
        where: ['distinct(k/36, 1/11, floor((k + 1)/2)/21, k)'],
        check: ['answer*36 + abs(s - 7) = 6'],
      },
      answer: '{{k/36}}',
      mistakes: [
        slip(
          '1/11',
          'outcomes_taken_as_equal',
          'The totals 2 to 12 are not equally likely. Count the pairs that give each of them.',
        ),
        slip(
          '{{floor((k + 1)/2)/21}}',
          'outcomes_missed',
          'A 1 and then a 3 is another outcome than a 3 and then a 1. How many outcomes are there in all?',
        ),
        slip('{{k}}', 'probability_as_count', 'That is how many outcomes fit. Out of how many?'),
      ],
      hints: [
        'Picture a grid: one dice along the top, the other down the side.',
        'Count all the cells of the grid, and then the cells whose total fits.',
        'The grid has 6 × 6 cells, and all of them are equally likely.',
        'Go through the numbers of the first dice from 1 to 6. For each, see whether the second dice can make {{s}}. Write the count over 36.',
      ],
      method_answer: [
        { maths: tex`6 \times 6 = 36`, text: 'All the outcomes.' },
        {
          maths: tex`\frac{ {{k}} }{36} = {{k/36|tex}}`,
          text: 'In {{k}} of them the total is {{s}}.',
        },
      ],
    },
  },
  {
    key: 'listing-coins-slip',
    topics: ['listing-outcomes'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['MK3-P-07', 'GCSE-P7', 'MK3-P-06'],
    question: {
      type: 'single_choice',
      text: '{{name}} tosses two coins and says, “There are three outcomes: two heads, two tails, or one of each. So each has probability one third.” What would you say?',
      max_score: 1,
      template: { draw: { name: { pick: ['Alba', 'Musa', 'Pia', 'Nikhil'] } } },
      options: [
        option(
          'Each of them has probability a half.',
          'outcomes_taken_as_equal',
          'Three halves would be more than one whole.',
        ),
        { text: 'One of each can come in two ways, so it is more likely than two heads.' },
        option(
          'Two heads is the most likely, because heads comes first.',
          'outcomes_taken_as_equal',
          'The order in which we say the names changes no coin. List all the outcomes.',
        ),
        option(
          'That is right. There are three outcomes.',
          'outcomes_missed',
          'Give the coins two colours. In how many ways can there be one of each?',
        ),
      ],
      answers: [2],
      hints: [
        'Give the two coins different colours, and list what can happen.',
        'Write the first coin and then the second: HH, and so on.',
        'The list is HH, HT, TH and TT: four outcomes.',
        'Two of the four outcomes have one head and one tail. Which option says what follows from that?',
      ],
      method_answer: [
        { text: 'The equally likely outcomes are HH, HT, TH and TT.' },
        {
          maths: tex`\frac{2}{4} > \frac{1}{4}`,
          text: 'One of each has two of the four outcomes, two heads has one.',
        },
      ],
    },
  },
]
