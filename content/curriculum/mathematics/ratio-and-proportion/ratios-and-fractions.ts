import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const ratiosAndFractions: readonly ContentQuestion[] = [
  {
    key: 'ratio-to-fraction-of-whole',
    topics: ['ratios-and-fractions'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['MK3-R-08', 'GCSE-N11'],
    question: {
      type: 'number',
      text: 'In a box there are only red and blue beads. The ratio of red to blue is ${{a}} : {{b}}$. What fraction of the beads are red?',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{a}}', label: 'red', tone: 'c' },
              { size: '{{b}}', label: 'blue', tone: 'b' },
            ],
          },
        ],
      },
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 7 }, b: { from: 2, to: 9 } },
        where: ['a != b', 'gcd(a, b) = 1'],
        check: ['answer*b = a*(1 - answer)'],
      },
      answer: '{{a/(a+b)}}',
      mistakes: [
        slip(
          '{{a/b}}',
          'ratio_part_of_part',
          'That compares red with blue. A fraction of the beads compares red with all of them.',
        ),
        slip('{{b/(a+b)}}', 'part_and_rest_swapped', 'That is the fraction of the blue beads.'),
      ],
      hints: [
        'A fraction of the beads compares a part with the whole. How many parts is the whole?',
        'Write the parts of red on top, and all the parts together below.',
        'All together there are ${{a}} + {{b}}$ parts.',
        'Red is {{a}} of the {{a+b}} parts. Write that as a fraction.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} = {{a+b}}`, text: 'All the parts.' },
        {
          maths: tex`\frac{ {{a}} }{ {{a}} + {{b}} } = {{a/(a+b)|tex}}`,
          text: 'The red parts out of all the parts.',
        },
      ],
    },
  },
  {
    key: 'fraction-of-whole-to-ratio',
    topics: ['ratios-and-fractions'],
    difficulty: -0.3,
    minutes: 1.2,
    statements: ['MK3-R-08', 'GCSE-R6'],
    question: {
      type: 'number',
      kind: 'ratio',
      text: tex`In a school, $\frac{ {{a}} }{ {{n}} }$ of the pupils walk to school. All the others cycle. What is the ratio of the pupils who walk to the pupils who cycle?`,
      max_score: 1,
      template: {
        draw: { n: { from: 5, to: 12 }, a: { from: 2, to: 9 } },
        where: ['a < n', 'gcd(a, n) = 1', 'n != 2*a', 'n - a > 1'],
      },
      answer: '{{a}}:{{n-a}}',
      mistakes: [
        slip(
          '{{a}}:{{n}}',
          'ratio_whole_for_other_part',
          'The {{n}} parts are all the pupils. How many parts cycle?',
        ),
        slip('{{n-a}}:{{a}}', 'ratio_shares_swapped', 'Which group is named first?'),
      ],
      hints: [
        'If the school is {{n}} parts, how many of them walk and how many cycle?',
        'Take the parts that walk away from all the parts. Then compare the two groups.',
        '{{a}} of the {{n}} parts walk.',
        'The others are ${{n}} - {{a}}$ parts. Write walk : cycle.',
      ],
      method_answer: [
        { maths: tex`{{n}} - {{a}} = {{n-a}}`, text: 'The parts that cycle.' },
        { maths: tex`{{a}} : {{n-a}}`, text: 'Walk to cycle.' },
      ],
    },
  },
  {
    key: 'ratio-matched-with-sentence',
    topics: ['ratios-and-fractions'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-R-08', 'GCSE-R6', 'GCSE-N11'],
    question: {
      type: 'matching',
      text: 'Four choirs have children and adults. Match each ratio of children to adults with its sentence. One sentence is left over.',
      max_score: 4,
      left: ['$1 : 3$', '$3 : 1$', '$2 : 1$', '$2 : 3$'],
      right: [
        'There are twice as many children as adults.',
        'Two thirds of the choir are adults.',
        'One quarter of the choir are children.',
        'Three fifths of the choir are adults.',
        'One quarter of the choir are adults.',
      ],
      pairs: [3, 5, 1, 4],
      hints: [
        'Say for each ratio how many parts the whole choir has.',
        'A fraction of the choir compares with all the parts. “Times as many” compares one part with the other.',
        'In $1 : 3$ the choir has 4 parts.',
        'The choirs have 4, 4, 3 and 5 parts. Look for the sentences with quarters first.',
      ],
      method_answer: [
        { maths: tex`\frac{1}{1 + 3} = \frac{1}{4}`, text: 'One of four parts are children.' },
        { maths: tex`\frac{1}{3 + 1} = \frac{1}{4}`, text: 'One of four parts are adults.' },
        {
          maths: tex`2 \div 1 = 2`,
          text: 'Two parts of children for one of adults, so twice as many.',
        },
        { maths: tex`\frac{3}{2 + 3} = \frac{3}{5}`, text: 'Three of five parts are adults.' },
      ],
    },
  },
  {
    key: 'ratio-how-many-times',
    topics: ['ratios-and-fractions'],
    difficulty: 0.1,
    minutes: 1.2,
    statements: ['MK3-R-08', 'GCSE-R6'],
    question: {
      type: 'number',
      text: 'The lengths of {{first}} and {{second}} are in the ratio ${{a}} : {{b}}$. How many times as long as {{second}} is {{first}}? Give a fraction, a mixed number or a decimal.',
      max_score: 1,
      template: {
        draw: { a: { from: 5, to: 11 }, b: { from: 2, to: 6 } },
        rows: [
          { first: 'the rope', second: 'the pole' },
          { first: 'the ribbon', second: 'the string' },
          { first: 'the snake', second: 'the lizard' },
        ],
        where: ['a > b', 'gcd(a, b) = 1', '(a - b)*b != a'],
        check: ['answer*b = a'],
      },
      answer: '{{a/b}}',
      mistakes: [
        slip(
          '{{b/a}}',
          'number_upside_down',
          'Which of the two is longer? The answer should be more than 1.',
        ),
        slip(
          '{{a-b}}',
          'difference_for_times',
          'That is how many parts more. The question is how many times as long.',
        ),
        slip(
          '{{a/(a+b)}}',
          'ratio_whole_for_other_part',
          'Compare one with the other, not with both together.',
        ),
      ],
      hints: [
        'The two are compared with each other. Should the answer be more or less than 1?',
        'Divide the parts of one by the parts of the other.',
        'There are {{a}} parts for {{first}} and {{b}} for {{second}}.',
        'How many times do {{b}} parts go into {{a}} parts? Write the division as a fraction.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \div {{b}} = {{a/b|tex}}`,
          text: 'The parts of one divided by the parts of the other.',
        },
      ],
    },
  },
  {
    key: 'ratio-true-statements',
    topics: ['ratios-and-fractions'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['MK3-R-08', 'GCSE-N11', 'GCSE-R6'],
    question: {
      type: 'multiple_choice',
      text: 'A rescue home has only cats and dogs. The ratio of cats to dogs is ${{a}} : {{b}}$. Which sentences are true? Choose two.',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 5 }, b: { from: 3, to: 9 } },
        where: ['a < b', 'gcd(a, b) = 1', 'b - a > 1'],
      },
      options: [
        option(
          'There are always {{b-a}} more dogs than cats',
          'ratio_as_difference',
          'Try twice as many cats. How many dogs are there then?',
        ),
        option(
          tex`$\frac{ {{a}} }{ {{b}} }$ of the animals are cats`,
          'ratio_part_of_part',
          'The bottom of this fraction counts the dogs only. What is the whole?',
        ),
        { text: tex`$\frac{ {{a}} }{ {{a+b}} }$ of the animals are cats` },
        { text: tex`There are $\frac{ {{b}} }{ {{a}} }$ times as many dogs as cats` },
        option(
          tex`There are $\frac{ {{a}} }{ {{b}} }$ times as many dogs as cats`,
          'number_upside_down',
          'Which animal are there more of? Should the number be above or below 1?',
        ),
      ],
      answers: [3, 4],
      hints: [
        'Imagine {{a}} cats and {{b}} dogs. Test every sentence.',
        'Then imagine twice as many of both. A sentence that is true must still be true.',
        'With {{a}} cats and {{b}} dogs there are {{a+b}} animals.',
        'A fraction of the animals has {{a+b}} below. “Times as many dogs” is dogs divided by cats.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{a}} + {{b}} } = \frac{ {{a}} }{ {{a+b}} }`,
          text: 'Cats out of all the animals.',
        },
        { maths: tex`{{b}} \div {{a}} = {{b/a|tex}}`, text: 'Dogs compared with cats.' },
      ],
    },
  },
  {
    key: 'ratio-share-given-away',
    topics: ['ratios-and-fractions'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['MK3-R-09', 'GCSE-N11', 'GCSE-R8'],
    question: {
      type: 'number',
      text: tex`{{name}} and {{other}} share {{t}} marbles in the ratio $ {{a}} : {{b}}$. {{name}} gives $\frac{1}{ {{k}} }$ of her marbles to her brother. How many marbles does {{name}} have left?`,
      max_score: 3,
      template: {
        draw: {
          a: { from: 3, to: 7 },
          b: { from: 2, to: 6 },
          k: { from: 3, to: 5 },
          u: { from: 3, to: 12 },
        },
        rows: [
          { name: 'Zara', other: 'Tom' },
          { name: 'Freya', other: 'Ali' },
          { name: 'Ada', other: 'Luis' },
        ],
        derive: { t: 'u*(a + b)', s: 'a*u' },
        where: [
          'a != b',
          'gcd(a, b) = 1',
          'mod(s, k) = 0',
          'mod(t, k) = 0',
          't - t/k != s - s/k',
          's - s/k != s/k',
          't/k < s',
          's - t/k != s - s/k',
          's - s/k != k',
          's - t/k != s/k',
        ],
        check: ['answer*k/(k - 1)*(a + b)/a = t'],
      },
      answer: '{{s - s/k}}',
      mistakes: [
        slip(
          '{{s/k}}',
          'part_and_rest_swapped',
          'That is what her brother gets. How many are left?',
        ),
        slip(
          '{{s - t/k}}',
          'fraction_of_other_whole',
          'She gives a fraction of her own marbles, not of all of them.',
        ),
        slip('{{s}}', 'stopped_early', 'That is her share. What happens to it then?'),
      ],
      hints: [
        'There are two steps: sharing, and giving away.',
        'Find her share first. Then take the fraction of that share.',
        'One part is ${{t}} \\div {{a+b}} = {{u}}$ marbles, and she has {{a}} parts.',
        'Her share is {{s}} marbles. Find $\\frac{1}{ {{k}} }$ of it, and take that away.',
      ],
      method_answer: [
        { maths: tex`{{t}} \div ({{a}} + {{b}}) \times {{a}} = {{s}}`, text: 'Her share.' },
        { maths: tex`{{s}} \div {{k}} = {{s/k}}`, text: 'What she gives away.' },
        { maths: tex`{{s}} - {{s/k}} = {{s - s/k}}`, text: 'What is left.' },
      ],
    },
  },
  {
    key: 'ratio-of-the-rest',
    topics: ['ratios-and-fractions'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['MK3-R-09', 'GCSE-R8', 'GCSE-N11'],
    question: {
      type: 'number',
      text: tex`In a garden, $\frac{1}{ {{k}} }$ of the flowers are red. The rest are yellow and white, and the ratio of yellow to white is $ {{a}} : {{b}}$. What fraction of all the flowers are yellow?`,
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: 1, label: 'red', tone: 'c' },
              { size: '{{k-1}}', label: 'yellow and white' },
            ],
            total: 'all',
          },
        ],
      },
      max_score: 3,
      template: {
        draw: { k: { from: 3, to: 6 }, a: { from: 1, to: 5 }, b: { from: 2, to: 7 } },
        derive: { y: '(k - 1)/k*a/(a + b)' },
        where: [
          'a != b',
          'gcd(a, b) = 1',
          'y != a/(a + b)',
          'y != (k - 1)/k*a/b',
          'y != a/(k*(a + b))',
          'y != 1/k',
          'a*(k - 1) != b',
        ],
        check: ['1/k + answer + answer*b/a = 1'],
      },
      answer: '{{y}}',
      mistakes: [
        slip(
          '{{a/(a+b)}}',
          'fraction_of_other_whole',
          'That is the fraction of the rest. The question asks about all the flowers.',
        ),
        slip(
          '{{(k-1)/k*a/b}}',
          'ratio_part_of_part',
          'How many parts do yellow and white have together?',
        ),
        slip(
          '{{a/(k*(a+b))}}',
          'part_and_rest_swapped',
          'That is a part of the red flowers. Which flowers are shared in the ratio?',
        ),
      ],
      hints: [
        'What fraction of the flowers are not red?',
        'Find the fraction of the rest that is yellow. Then take that fraction of the rest.',
        tex`The rest is $1 - \frac{1}{ {{k}} } = \frac{ {{k-1}} }{ {{k}} }$ of the flowers.`,
        tex`Yellow is {{a}} of {{a+b}} parts of the rest. Multiply $\frac{ {{k-1}} }{ {{k}} }$ by that fraction.`,
      ],
      method_answer: [
        { maths: tex`1 - \frac{1}{ {{k}} } = \frac{ {{k-1}} }{ {{k}} }`, text: 'The rest.' },
        {
          maths: tex`\frac{ {{a}} }{ {{a}} + {{b}} } = {{a/(a+b)|tex}}`,
          text: 'Yellow as a fraction of the rest.',
        },
        {
          maths: tex`\frac{ {{k-1}} }{ {{k}} } \times {{a/(a+b)|tex}} = {{y|tex}}`,
          text: 'A fraction of a fraction.',
        },
      ],
    },
  },
]
