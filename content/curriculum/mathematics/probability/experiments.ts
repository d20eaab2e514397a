import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const experiments: readonly ContentQuestion[] = [
  {
    key: 'experiment-relative-frequency',
    topics: ['experiments'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['MK3-P-01', 'GCSE-P1', 'GCSE-P3'],
    question: {
      type: 'number',
      text: '{{name}} throws a paper cup {{n}} times and notes how it lands: {{a}} times on its side, {{b}} times on its base, and the other times on its rim. What is the relative frequency of landing on its rim?',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Lowri', 'Samir', 'Tendai', 'Iris'] },
          n: { pick: [50, 100, 200] },
          a: { from: 20, to: 120 },
          b: { from: 8, to: 30 },
        },
        derive: { c: 'n - a - b', f: 'c/n' },
        where: ['c > 4', 'b < c', 'distinct(f, c, 1/3, a/n, b/n, c/(n - c))', 'a > b'],
        check: ['answer + a/n + b/n = 1'],
      },
      answer: '{{f}}',
      mistakes: [
        slip(
          '{{c}}',
          'probability_as_count',
          'That is how often it happened. Out of how many throws?',
        ),
        slip(
          '1/3',
          'outcomes_taken_as_equal',
          'There are three ways to land, but they did not come equally often.',
        ),
        slip('{{c/(n - c)}}', 'chance_as_odds', 'Divide by all the throws, not by the other ones.'),
      ],
      hints: [
        'First find how often the cup landed on its rim.',
        'Relative frequency is how often it happened, divided by the number of all throws.',
        'Take {{a}} and {{b}} away from {{n}}.',
        'It landed on its rim {{c}} times out of {{n}}. Write that as a fraction or a decimal.',
      ],
      method_answer: [
        { maths: tex`{{n}} - {{a}} - {{b}} = {{c}}`, text: 'How often on the rim.' },
        { maths: tex`\frac{ {{c}} }{ {{n}} } = {{f|tex}}`, text: 'Out of all throws.' },
      ],
    },
  },
  {
    key: 'experiment-best-estimate',
    topics: ['experiments'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-P5'],
    question: {
      type: 'single_choice',
      text: 'Three friends spin the same spinner. {{one}} spins it 10 times, {{two}} 50 times and {{three}} {{n}} times. Whose results give the best estimate of the probability of red?',
      max_score: 1,
      template: {
        rows: [
          { one: 'Ana', two: 'Jo', three: 'Raj' },
          { one: 'Efe', two: 'Lin', three: 'Max' },
          { one: 'Uma', two: 'Sid', three: 'Kai' },
        ],
        draw: { n: { from: 300, to: 900, step: 100 } },
      },
      options: [
        option(
          'All are equally good, because it is the same spinner',
          'few_trials_prove',
          'In ten spins the result can be far off by luck. What about many spins?',
        ),
        { text: '{{three}}’s, because there are the most spins' },
        option(
          '{{one}}’s, because few spins are easy to count',
          'few_trials_prove',
          'With few spins luck plays a large part.',
        ),
        option(
          '{{two}}’s, because it is in the middle',
          'few_trials_prove',
          'What happens to luck as the number of spins grows?',
        ),
      ],
      answers: [2],
      hints: [
        'What plays a large part when there are only a few spins?',
        'The more trials, the closer the relative frequency tends to be to the probability.',
        'In 10 spins one lucky spin changes the relative frequency by a tenth.',
        'In {{n}} spins one lucky spin hardly matters. Which option fits?',
      ],
      method_answer: [
        { text: 'With more trials, luck evens out.' },
        { text: '{{n}} spins are the most, so they give the best estimate.' },
      ],
    },
  },
  {
    key: 'experiment-use-the-estimate',
    topics: ['experiments'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['MK3-P-01', 'GCSE-P3'],
    question: {
      type: 'number',
      text: 'A gardener sows {{n}} seeds, and {{k}} of them grow. Next year she sows {{m}} seeds of the same kind. How many of them does she expect to grow?',
      max_score: 2,
      template: {
        draw: {
          n: { pick: [20, 25, 40, 50] },
          k: { from: 12, to: 46 },
          times: { from: 3, to: 8 },
        },
        derive: { m: 'n*times' },
        where: ['k < n - 2', '2*k > n', 'distinct(k*times, m - n + k, m - k*times, k)'],
        check: ['answer/m = k/n'],
      },
      answer: '{{k*times}}',
      mistakes: [
        slip(
          '{{m - n + k}}',
          'added_in_proportion',
          'You took away the same number of seeds as last year. The same fraction of them will not grow.',
        ),
        slip(
          '{{m - k*times}}',
          'complement_not_taken',
          'That is how many she expects not to grow.',
        ),
      ],
      hints: [
        'Last year tells how likely it is that one seed grows.',
        'Find the relative frequency, and multiply it by the new number of seeds.',
        'Last year {{k}} out of {{n}} seeds grew. How many times as many seeds are there now?',
        'There are {{times}} times as many seeds, so expect {{times}} times as many plants as {{k}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{k}} }{ {{n}} } \times {{m}} = {{k*times}}`,
          text: 'The relative frequency times the number of seeds.',
        },
      ],
    },
  },
  {
    key: 'experiment-is-it-fair',
    topics: ['experiments'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-P5', 'MK3-W-09'],
    question: {
      type: 'single_choice',
      text: 'A dice is rolled {{n}} times. The number {{face}} comes up {{k}} times. Is the dice fair?',
      max_score: 1,
      template: {
        rows: [
          { n: 600, k: 205 },
          { n: 900, k: 310 },
          { n: 1200, k: 390 },
        ],
        draw: { face: { from: 1, to: 6 } },
      },
      options: [
        {
          text: 'It seems biased: {{k}} is far more than about {{n/6}}, and there were many rolls.',
        },
        option(
          'No. A fair dice would show it exactly {{n/6}} times.',
          'expected_taken_as_certain',
          'About {{n/6}} times is what to expect. It need not be exact.',
        ),
        option(
          'Yes, because every dice has six faces.',
          'outcomes_taken_as_equal',
          'A dice with six faces can be heavier on one side. Look at the results.',
        ),
        option(
          'Yes. Anything can happen by chance.',
          'expected_taken_as_certain',
          'With so many rolls, how often would you expect that number on a fair dice?',
        ),
      ],
      answers: [1],
      hints: [
        'How often would you expect one number on a fair dice?',
        'Divide the rolls by 6 and compare. A small difference can be luck, but a large one in many rolls is not likely to be.',
        'Work out {{n}} ÷ 6.',
        'You would expect about {{n/6}}, and it came {{k}} times. Is that a small difference, and were there few rolls?',
      ],
      method_answer: [
        { maths: tex`{{n}} \div 6 = {{n/6}}`, text: 'What to expect on a fair dice.' },
        { text: '{{k}} is far away from that, in a large number of rolls. The dice seems biased.' },
      ],
    },
  },
  {
    key: 'experiment-table-of-results',
    topics: ['experiments'],
    difficulty: 0.2,
    minutes: 3,
    statements: ['MK3-P-01', 'GCSE-P1', 'GCSE-P3'],
    question: {
      type: 'table',
      text: 'A spinner is spun {{n}} times. Complete the table. Give the relative frequencies as decimals.',
      max_score: 3,
      template: {
        draw: { n: { pick: [50, 200] }, a: { from: 11, to: 45 }, b: { from: 11, to: 45 } },
        derive: { c: '100 - a - b' },
        where: [
          'c > 10',
          'distinct(a, b, c)',
          'is_integer(a*n/100)',
          'is_integer(b*n/100)',
          'mod(a, 10) != 0',
          'mod(b, 10) != 0',
          'mod(c, 10) != 0',
        ],
        check: ['answer1*n = a*n/100', 'answer2/n = b/100', 'answer1 + b/100 + answer3 = 1'],
      },
      columns: ['Frequency', 'Relative frequency'],
      rows: [
        {
          label: 'red',
          cells: [
            { type: 'given', text: '{{a*n/100}}' },
            { type: 'number', answer: '{{a/100}}' },
          ],
        },
        {
          label: 'blue',
          cells: [
            {
              type: 'number',
              answer: '{{b*n/100}}',
              mistakes: [
                slip(
                  '{{b}}',
                  'count_as_percentage',
                  'That would be so in 100 spins. How many spins were there?',
                ),
              ],
            },
            { type: 'given', text: '0.{{b}}' },
          ],
        },
        {
          label: 'green',
          cells: [
            { type: 'given', text: '{{c*n/100}}' },
            {
              type: 'number',
              answer: '{{c/100}}',
              mistakes: [
                slip(
                  '{{a/100}}',
                  'other_quantity_given',
                  'That is the relative frequency of red. Use the frequency of green.',
                ),
              ],
            },
          ],
        },
        {
          label: 'Total',
          cells: [
            { type: 'given', text: '{{n}}' },
            { type: 'given', text: '1' },
          ],
        },
      ],
      hints: [
        'The last row says how many spins there were in all.',
        'Relative frequency is frequency divided by the number of spins. To go back, multiply.',
        'For red, divide {{a*n/100}} by {{n}}.',
        'For blue, multiply 0.{{b}} by {{n}}. For green, divide {{c*n/100}} by {{n}}, or take the other two from 1.',
      ],
      method_answer: [
        { maths: tex`{{a*n/100}} \div {{n}} = {{a/100|dp2}}`, text: 'Red.' },
        { maths: tex`0.{{b}} \times {{n}} = {{b*n/100}}`, text: 'Blue.' },
        { maths: tex`{{c*n/100}} \div {{n}} = {{c/100|dp2}}`, text: 'Green.' },
      ],
    },
  },
]
