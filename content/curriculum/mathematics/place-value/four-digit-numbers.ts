import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip, texThousands, thousands } from '#curriculum/writing.ts'

const DIGITS = {
  a: { from: 2, to: 9 },
  b: { from: 1, to: 9 },
  c: { from: 1, to: 9 },
  d: { from: 1, to: 9 },
} as const

export const fourDigitNumbers: readonly ContentQuestion[] = [
  {
    key: 'four-digit-value',
    topics: ['four-digit-numbers'],
    difficulty: -1.2,
    minutes: 1,
    statements: ['M4-PV-04'],
    question: {
      type: 'number',
      text: `What is the value of the digit {{x}} in the number ${thousands('n')}?`,
      max_score: 1,
      template: {
        draw: { ...DIGITS, p: { pick: [10, 100, 1000] } },
        derive: { n: '1000*a + 100*b + 10*c + d', x: 'mod(floor(n/p), 10)' },
        where: ['distinct(a, b, c, d)'],
        check: ['answer = mod(n, 10*p) - mod(n, p)'],
      },
      answer: '{{x*p}}',
      mistakes: [
        slip(
          '{{x}}',
          'digit_for_its_worth',
          'That is the digit itself. Its column says how much each one of it is worth.',
        ),
        slip(
          '{{10*x*p}}',
          'place_one_along',
          'Count the columns again, from the right: ones, tens, hundreds, thousands.',
        ),
      ],
      hints: [
        'Find the digit {{x}}. Which column does it stand in?',
        'From the right, the columns are ones, tens, hundreds and thousands.',
        'Put a finger on the {{x}} and say the columns from the right until you reach it.',
        'It stands in the {{p}}s column, so it is worth {{x}} lots of {{p}}.',
      ],
      method_answer: [
        { text: 'The digit {{x}} stands in the {{p}}s column.' },
        { maths: tex`{{x}} \times {{p}} = {{x*p}}`, text: 'So it is worth this much.' },
      ],
    },
  },
  {
    key: 'four-digit-chart',
    topics: ['four-digit-numbers'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['M4-PV-04', 'M4-PV-06'],
    question: {
      type: 'number',
      text: 'Each counter in the chart is worth the number at the top of its column. There are {{a}} counters for thousands, none for hundreds, {{c}} for tens and {{d}} for ones. Which number is it?',
      diagram: {
        kind: 'place_value',
        columns: ['1000s', '100s', '10s', '1s'],
        rows: [{ cells: ['{{a}}', '0', '{{c}}', '{{d}}'] }],
        counters: true,
      },
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 8 }, c: { from: 2, to: 8 }, d: { from: 2, to: 8 } },
        where: ['distinct(a, c, d)'],
        check: ['floor(answer/1000) = a', 'mod(answer, 1000) = 10*c + d'],
      },
      answer: '{{1000*a + 10*c + d}}',
      mistakes: [
        slip(
          '{{100*a + 10*c + d}}',
          'empty_place_left_out',
          'The hundreds column is empty. Which digit keeps its place?',
        ),
        slip(
          '{{a + c + d}}',
          'digit_for_its_worth',
          'That is how many counters there are. A counter for tens is worth more than one for ones.',
        ),
        slip(
          '{{1000*a + 100*c + d}}',
          'place_one_along',
          'Look at which column is empty: it is not the tens.',
        ),
      ],
      hints: [
        'Look at one column at a time. How much is each counter there worth?',
        'Every column gets one digit, and an empty column gets one too.',
        'The thousands give {{a}} lots of 1,000. Write the next digit for the hundreds.',
        'Put together ${{1000*a}} + 0 + {{10*c}} + {{d}}$.',
      ],
      method_answer: [
        {
          maths: tex`{{1000*a}} + 0 + {{10*c}} + {{d}} = {{1000*a + 10*c + d}}`,
          text: 'Add what the columns are worth. The 0 keeps the hundreds column.',
        },
      ],
    },
  },
  {
    key: 'four-digit-order',
    topics: ['four-digit-numbers'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['M4-PV-05'],
    question: {
      type: 'ordering',
      text: 'Put these numbers in order. Start with the smallest.',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 5 }, b: { from: 3, to: 7 }, c: { from: 4, to: 9 } },
        where: ['a < b', 'b < c'],
      },
      items: [
        '{{100*c + 10*b + a}}',
        thousands('1000*a + 100*b + 10*c'),
        thousands('1000*a + 100*c + 10*b'),
        thousands('1000*b + 100*a + 10*c'),
        thousands('1000*c + 100*a + 10*b'),
      ],
      hints: [
        'How many digits does each number have?',
        'With as many digits in each, compare the thousands first. If they are the same, go on to the hundreds.',
        'One number has only three digits, so it is less than 1,000. It comes first.',
        'Two numbers have {{a}} thousands. The one with {{b}} hundreds comes before the one with {{c}} hundreds.',
      ],
      method_answer: [
        { text: 'The number with three digits is the smallest.' },
        {
          text: 'Of the others, two have {{a}} thousands. Their hundreds, {{b}} and {{c}}, decide.',
        },
        { text: 'Then comes the number with {{b}} thousands, and last the one with {{c}}.' },
      ],
    },
  },
  {
    key: 'four-digit-thousand-more',
    topics: ['four-digit-numbers'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['M4-PV-02'],
    question: {
      type: 'table',
      text: 'Fill in the gaps. The second row starts from the number that is 1,000 less.',
      max_score: 4,
      template: {
        draw: { n: { from: 2105, to: 7896 }, m: { from: 1204, to: 6895 } },
        where: ['abs(n - m) > 500', 'mod(n, 1000) > 100', 'mod(m, 1000) > 100', 'mod(n, 10) != 0'],
        check: ['answer1 + 2000 = answer2', 'answer3 - 1000 = m', 'answer4 - m = 2000'],
      },
      columns: ['1,000 less', 'Number', '1,000 more'],
      rows: [
        {
          label: 'First',
          cells: [
            {
              type: 'number',
              answer: '{{n - 1000}}',
              mistakes: [
                slip(
                  '{{n - 100}}',
                  'place_one_along',
                  'That is 100 less. Look at the thousands digit.',
                ),
              ],
            },
            { type: 'given', text: thousands('n') },
            {
              type: 'number',
              answer: '{{n + 1000}}',
              mistakes: [
                slip(
                  '{{n + 100}}',
                  'place_one_along',
                  'That is 100 more. Look at the thousands digit.',
                ),
              ],
            },
          ],
        },
        {
          label: 'Second',
          cells: [
            { type: 'given', text: thousands('m') },
            {
              type: 'number',
              answer: '{{m + 1000}}',
              mistakes: [
                slip(
                  '{{m - 1000}}',
                  'counted_the_other_way',
                  'The number you are given is the smaller one. Which way do you go from it?',
                ),
              ],
            },
            {
              type: 'number',
              answer: '{{m + 2000}}',
              mistakes: [
                slip(
                  '{{m + 1000}}',
                  'stopped_early',
                  'That is the number in the middle. Go on by 1,000 once more.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'Which digit changes when a number grows by 1,000?',
        'Only the thousands digit goes up or down by one. The other digits stay.',
        `Start with ${thousands('n')}: it has {{floor(n/1000)}} thousands.`,
        `In the second row go up: from ${thousands('m')} to the middle is one step of 1,000, and one more step takes you to the end.`,
      ],
      method_answer: [
        {
          maths: tex`${texThousands('n')} - 1{,}000 = ${texThousands('n - 1000')}`,
          text: 'One thousand less.',
        },
        {
          maths: tex`${texThousands('n')} + 1{,}000 = ${texThousands('n + 1000')}`,
          text: 'One thousand more.',
        },
        {
          maths: tex`${texThousands('m')} + 1{,}000 = ${texThousands('m + 1000')}`,
          text: 'The second row starts with the smallest of its three numbers.',
        },
        {
          maths: tex`${texThousands('m + 1000')} + 1{,}000 = ${texThousands('m + 2000')}`,
          text: 'And one thousand more again.',
        },
      ],
    },
  },
]
