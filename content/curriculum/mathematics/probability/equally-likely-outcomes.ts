import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const equallyLikelyOutcomes: readonly ContentQuestion[] = [
  {
    key: 'likely-counter-from-a-bag',
    topics: ['equally-likely-outcomes'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['MK3-P-07', 'GCSE-P2'],
    question: {
      type: 'number',
      text: 'A bag holds {{r}} red, {{b}} blue and {{g}} green counters. One is taken without looking. What is the probability that it is red? Give a fraction.',
      diagram: {
        kind: 'counters',
        in: 'bag',
        groups: [
          { count: '{{r}}', name: 'red', mark: 'R', tone: 'c' },
          { count: '{{b}}', name: 'blue', mark: 'B', tone: 'b' },
          { count: '{{g}}', name: 'green', mark: 'G', tone: 'a' },
        ],
      },
      max_score: 1,
      template: {
        draw: { r: { from: 2, to: 6 }, b: { from: 2, to: 6 }, g: { from: 2, to: 5 } },
        derive: { n: 'r + b + g' },
        where: ['distinct(r/n, 1/3, r/(b + g), (b + g)/n)'],
        check: ['answer*n = r'],
      },
      answer: '{{r/n}}',
      mistakes: [
        slip(
          '{{r}}',
          'probability_as_count',
          'That is how many are red. Out of how many counters is one taken?',
        ),
        slip(
          '1/3',
          'outcomes_taken_as_equal',
          'There are three colours, but not equally many of each. Count the counters.',
        ),
        slip(
          '{{r/(b + g)}}',
          'chance_as_odds',
          'You compared red with the others. The red ones belong to all the counters too.',
        ),
      ],
      hints: [
        'Every single counter has the same chance of being taken.',
        'Probability is the number that you want, out of the number of all.',
        'There are {{r}} red counters. How many counters are there altogether?',
        'Altogether there are {{r}} + {{b}} + {{g}} counters. Write {{r}} over that total.',
      ],
      method_answer: [
        { maths: tex`{{r}} + {{b}} + {{g}} = {{n}}`, text: 'All the counters.' },
        { maths: tex`\frac{ {{r}} }{ {{n}} } = {{r/n|tex}}`, text: 'Red ones out of all.' },
      ],
    },
  },
  {
    key: 'likely-number-card',
    topics: ['equally-likely-outcomes'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['MK3-P-07', 'GCSE-P2'],
    question: {
      type: 'number',
      text: 'Cards with the numbers 1 to {{n}} are shuffled, and one is drawn. What is the probability that its number is a multiple of {{k}}? Give a fraction.',
      max_score: 2,
      template: {
        draw: { n: { from: 11, to: 25 }, k: { from: 3, to: 6 } },
        derive: { m: 'floor(n/k)' },
        where: ['mod(n, k) != 0', 'm > 1', 'distinct(m/n, k/n, 1/k, m/(n - m))'],
        check: ['answer*n*k + mod(n, k) = n'],
      },
      answer: '{{m/n}}',
      mistakes: [
        slip(
          '{{k/n}}',
          'other_quantity_given',
          'You used {{k}} itself. How many multiples of {{k}} are there up to {{n}}?',
        ),
        slip(
          '{{1/k}}',
          'outcomes_taken_as_equal',
          'That would be so if {{n}} were a multiple of {{k}}. List the multiples and count them.',
        ),
        slip(
          '{{m/(n - m)}}',
          'chance_as_odds',
          'Compare with all the cards, not only with the others.',
        ),
      ],
      hints: [
        'Each card has the same chance. Which cards do you want?',
        'List the multiples of {{k}} up to {{n}}, count them, and write the count over the number of cards.',
        'The list begins {{k}}, {{2*k}}.',
        'The last multiple in the list is {{m*k}}. Count the list, and write the count over {{n}}.',
      ],
      method_answer: [
        {
          maths: tex`{{m}} \times {{k}} = {{m*k}}`,
          text: 'So there are {{m}} multiples up to {{n}}.',
        },
        { maths: tex`\frac{ {{m}} }{ {{n}} } = {{m/n|tex}}`, text: 'Multiples out of all cards.' },
      ],
    },
  },
  {
    key: 'likely-expected-times',
    topics: ['equally-likely-outcomes'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-P2'],
    question: {
      type: 'number',
      text: 'A fair spinner has {{n}} equal parts. {{k}} of them win a sticker. It is spun {{t}} times. How many stickers would you expect?',
      max_score: 2,
      template: {
        draw: { n: { pick: [5, 6, 8, 10] }, k: { from: 2, to: 4 }, c: { from: 6, to: 25 } },
        derive: { t: 'n*c' },
        where: ['2*k < n + 1', 'distinct(k*c, c, t/k, t - k*c)', 'gcd(n, k) = 1'],
        check: ['answer/t = k/n'],
      },
      answer: '{{k*c}}',
      mistakes: [
        slip('{{c}}', 'one_part_only', 'That is for one of the parts. How many of the parts win?'),
        slip(
          '{{t - k*c}}',
          'complement_not_taken',
          'That is how often you would expect no sticker.',
        ),
      ],
      hints: [
        'First find the probability of winning in one spin.',
        'Multiply the probability by the number of spins.',
        'The probability is {{k}} out of {{n}}.',
        'Find one of the {{n}} parts: {{t}} ÷ {{n}} = {{c}}. Then take {{k}} of these.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{k}} }{ {{n}} } \times {{t}} = {{k*c}}`,
          text: 'Probability times the number of spins.',
        },
        { text: 'It will be about so many. It need not be exactly so.' },
      ],
    },
  },
  {
    key: 'likely-is-the-spinner-fair',
    topics: ['equally-likely-outcomes'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['MK3-P-01', 'GCSE-P2'],
    question: {
      type: 'single_choice',
      text: '{{one}} and {{two}} play with this spinner. Its five equal parts are numbered {{a}}, {{b}}, {{c}}, {{d}} and {{e}}. {{one}} gets a point for an odd number, {{two}} for an even number. Is the game fair?',
      diagram: {
        kind: 'spinner',
        sections: [
          { label: '{{a}}' },
          { label: '{{b}}' },
          { label: '{{c}}' },
          { label: '{{d}}' },
          { label: '{{e}}' },
        ],
        alt: 'A spinner with five equal sections, numbered {{a}}, {{b}}, {{c}}, {{d}} and {{e}}.',
      },
      max_score: 1,
      template: {
        rows: [
          { a: 1, b: 2, c: 3, d: 4, e: 5 },
          { a: 3, b: 4, c: 5, d: 6, e: 7 },
          { a: 5, b: 6, c: 7, d: 8, e: 9 },
        ],
        draw: { one: { pick: ['Mali', 'Hassan'] }, two: { pick: ['Poppy', 'Dmitri'] } },
      },
      options: [
        option(
          'Yes, because each part of the spinner has the same size',
          'outcomes_taken_as_equal',
          'The parts are equal. Do both players have equally many of them?',
        ),
        option(
          'Yes, because there are two players and two kinds of number',
          'outcomes_taken_as_equal',
          'Count how many parts belong to each kind.',
        ),
        option(
          'No, because the larger numbers come less often',
          'larger_score_rarer',
          'Does the arrow know what is written on the parts? Look at their size.',
        ),
        { text: 'No, because more parts are odd than even' },
      ],
      answers: [4],
      hints: [
        'Fair means: both have the same chance.',
        'Each part has the same chance. Count the parts that each player has.',
        'The odd numbers are {{a}}, {{c}} and {{e}}.',
        'One player has three parts and the other two. Which option says that?',
      ],
      method_answer: [
        { text: 'Odd: {{a}}, {{c}}, {{e}}. Even: {{b}}, {{d}}.' },
        {
          maths: tex`\frac{3}{5} > \frac{2}{5}`,
          text: 'The chances differ, so the game is not fair.',
        },
      ],
    },
  },
  {
    key: 'likely-coin-memory',
    topics: ['equally-likely-outcomes'],
    difficulty: 0.5,
    minutes: 1,
    statements: ['MK3-P-01', 'GCSE-P2'],
    question: {
      type: 'single_choice',
      text: 'A fair coin shows heads {{n}} times in a row. What is true of the next toss?',
      max_score: 1,
      template: { draw: { n: { from: 3, to: 8 } } },
      options: [
        option(
          'It must be tails',
          'outcome_is_due',
          'Can you make the coin show tails? Think of one single toss.',
        ),
        option(
          'Tails is more likely, because it is due',
          'outcome_is_due',
          'Does the coin know what it showed before?',
        ),
        { text: 'Heads and tails are equally likely' },
        option(
          'Heads is more likely, because it came so often',
          'outcome_is_due',
          'Does the coin know what it showed before?',
        ),
      ],
      answers: [3],
      hints: [
        'Think of the coin itself. Has it changed after {{n}} tosses?',
        'A fair coin has the same chances in every toss, whatever came before.',
        'Imagine that a friend comes in now and has not seen the {{n}} heads. What would the friend expect?',
        'The coin has two faces and no memory. Which option says what that means for one toss?',
      ],
      method_answer: [
        { text: 'The coin is fair and has no memory, so nothing that came before matters.' },
        { text: 'Each side has the probability one half, in the next toss as in any other.' },
      ],
    },
  },
  {
    key: 'likely-how-many-were-added',
    topics: ['equally-likely-outcomes'],
    difficulty: 1,
    minutes: 3,
    statements: ['MK3-P-07', 'GCSE-P2'],
    question: {
      type: 'number',
      text: tex`A box holds {{b}} blue pens and some black pens. One pen is taken without looking. The probability that it is blue is $ {{p|tex}} $. How many black pens are in the box?`,
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 5 }, u: { from: 1, to: 4 }, v: { from: 3, to: 9 } },
        derive: { b: 'k*u', n: 'k*v', p: 'u/v', x: 'n - b' },
        where: [
          'u < v',
          'gcd(u, v) = 1',
          'distinct(x, n, v - u, b)',
          'v - u > 1',
          '(x - k)*(x - u)*(x - v) != 0',
        ],
        check: ['b/(b + answer) = p'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{n}}',
          'stopped_early',
          'That is how many pens there are in all. How many are black?',
        ),
        slip(
          '{{v - u}}',
          'part_taken_for_whole',
          'The fraction is in its lowest terms. The box has more pens than that.',
        ),
      ],
      hints: [
        'The probability is blue pens out of all pens.',
        'Find a fraction equal to the probability that has {{b}} on top. Its bottom is the number of all pens.',
        'Top and bottom were both divided by {{k}}, because {{b}} ÷ {{k}} = {{u}}.',
        'All the pens are {{k}} × {{v}}. Take away the {{b}} blue ones.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{u}} }{ {{v}} } = \frac{ {{b}} }{ {{n}} }`,
          text: 'The same fraction with {{b}} on top: there are {{n}} pens.',
        },
        { maths: tex`{{n}} - {{b}} = {{x}}`, text: 'The others are black.' },
      ],
    },
  },
]
