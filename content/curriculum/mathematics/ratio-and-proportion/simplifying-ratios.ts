import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const simplifyingRatios: readonly ContentQuestion[] = [
  {
    key: 'ratio-from-counters',
    topics: ['simplifying-ratios'],
    difficulty: -1,
    minutes: 0.8,
    statements: ['MK3-R-05', 'GCSE-R4'],
    question: {
      type: 'number',
      kind: 'ratio',
      text: 'There are 3 red and 5 blue counters in a bag, and no others. Write the ratio of red counters to blue counters.',
      diagram: {
        kind: 'counters',
        in: 'bag',
        groups: [
          { count: 3, name: 'red', mark: 'R', tone: 'c' },
          { count: 5, name: 'blue', mark: 'B', tone: 'b' },
        ],
      },
      max_score: 1,
      answer: '3:5',
      mistakes: [
        slip('5:3', 'ratio_shares_swapped', 'Read again which colour comes first.'),
        slip(
          '3:8',
          'ratio_part_of_part',
          'That compares the red ones with all of them. Compare red with blue.',
        ),
      ],
      hints: [
        'Which colour is named first?',
        'A ratio tells one count to the other, in the order of the words.',
        'Red is named first, so begin with the count of the red ones: 3.',
        'After the red ones write a colon, and then the count of the blue ones.',
      ],
      method_answer: [{ maths: '3 : 5', text: 'Red first, and then blue.' }],
    },
  },
  {
    key: 'ratio-simplest-form',
    topics: ['simplifying-ratios'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['MK3-R-05', 'GCSE-R4'],
    question: {
      type: 'fill_blanks',
      text: 'Write the ratio {{a*g}} : {{b*g}} in its simplest form: [[1]] : [[2]]',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 9 }, b: { from: 3, to: 11 }, g: { from: 3, to: 8 } },
        where: ['gcd(a, b) = 1', 'distinct(a, b, g)'],
        check: ['answer1*b*g = answer2*a*g', 'gcd(answer1, answer2) = 1'],
      },
      blanks: [
        { type: 'number', answer: '{{a}}' },
        { type: 'number', answer: '{{b}}' },
      ],
      hints: [
        'Is there a number that goes into both sides?',
        'Divide both sides by their highest common factor.',
        'Both {{a*g}} and {{b*g}} are in the times table of {{g}}.',
        'Work out ${{a*g}} \\div {{g}}$ and ${{b*g}} \\div {{g}}$.',
      ],
      method_answer: [
        {
          maths: tex`{{a*g}} \div {{g}} = {{a}}, \quad {{b*g}} \div {{g}} = {{b}}`,
          text: 'Divide both sides by the highest common factor.',
        },
      ],
    },
  },
  {
    key: 'ratio-missing-number',
    topics: ['simplifying-ratios'],
    difficulty: 0.1,
    minutes: 1.2,
    statements: ['MK3-R-05', 'GCSE-R7'],
    question: {
      type: 'number',
      text: 'The ratios {{a}} : {{b}} and {{a*k}} : $x$ are equivalent. Find $x$.',
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 7 }, b: { from: 3, to: 9 }, k: { from: 3, to: 8 } },
        where: ['gcd(a, b) = 1', 'distinct(a, b, k)'],
        check: ['answer*a = b*a*k'],
      },
      answer: '{{b*k}}',
      mistakes: [
        slip(
          '{{b+a*k-a}}',
          'added_in_proportion',
          'Equivalent ratios are made by multiplying both sides, not by adding.',
        ),
      ],
      hints: [
        'How did the first side change?',
        'Multiply the second side by the same number as the first.',
        'From {{a}} to {{a*k}}: work out ${{a*k}} \\div {{a}}$.',
        'The first side was multiplied by {{k}}. Multiply {{b}} by {{k}} too.',
      ],
      method_answer: [
        { maths: tex`{{a*k}} \div {{a}} = {{k}}`, text: 'The first side was multiplied by this.' },
        { maths: tex`{{k}} \times {{b}} = {{k*b}}`, text: 'The second side too.' },
      ],
    },
  },
  {
    key: 'ratio-one-to-n',
    topics: ['simplifying-ratios'],
    difficulty: 0.6,
    minutes: 1.2,
    statements: ['GCSE-R4'],
    question: {
      type: 'number',
      text: 'The ratio of teachers to students on a trip is {{a}} : {{b}}. Write it in the form $1 : n$. What is $n$? Give a decimal.',
      max_score: 2,
      template: {
        draw: { a: { pick: [2, 5] }, b: { from: 13, to: 49 } },
        where: ['mod(b, 2) = 1', 'mod(b, 5) != 0'],
        check: ['answer*a = b'],
      },
      answer: '{{b/a|dp1}}',
      mistakes: [
        slip(
          '{{b-a+1}}',
          'added_in_proportion',
          'The first side becomes 1 by dividing, not by taking away.',
        ),
        slip('{{b}}', 'done_to_one_side', 'The first side was divided. Do the same to the second.'),
      ],
      hints: [
        'How does {{a}} become 1?',
        'Divide both sides by the number on the first side.',
        'Divide the first side by {{a}}. Then the second must be divided by {{a}} as well.',
        'Work out ${{b}} \\div {{a}}$, and carry on after the point.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \div {{a}} = 1, \quad {{b}} \div {{a}} = {{b/a|dp1}}`,
          text: 'Divide both sides by {{a}}.',
        },
      ],
    },
  },
  {
    key: 'ratio-units-slip',
    topics: ['simplifying-ratios'],
    difficulty: 0.5,
    minutes: 1.2,
    statements: ['MK3-R-05', 'GCSE-R4'],
    question: {
      type: 'single_choice',
      text: 'Omar mixes {{10*c}} ml of syrup with 1 litre of water. What is the ratio of syrup to water in its simplest form?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { c: 20, p: 1, q: 5 },
          { c: 40, p: 2, q: 5 },
          { c: 25, p: 1, q: 4 },
          { c: 30, p: 3, q: 10 },
          { c: 15, p: 3, q: 20 },
        ],
        check: ['c*10*q = 1000*p'],
      },
      options: [
        { text: '{{p}} : {{q}}' },
        option(
          '{{p}} : {{p+q}}',
          'ratio_part_of_part',
          'That compares the syrup with the whole mixture. Compare it with the water.',
        ),
        option(
          '{{10*c}} : 1',
          'units_not_matched',
          'Both sides need the same unit. How many millilitres are a litre?',
        ),
        option('{{q}} : {{p}}', 'ratio_shares_swapped', 'Read again what is named first.'),
      ],
      answers: [1],
      hints: [
        'Are both amounts in the same unit?',
        'Write both in millilitres. Then divide both by the same number.',
        'One litre is 1,000 millilitres.',
        'Now simplify {{10*c}} to 1,000: divide both by their highest common factor, {{10*c/p}}.',
      ],
      method_answer: [
        {
          maths: tex`{{10*c}} \div {{10*c/p}} = {{p}}, \quad 1000 \div {{10*c/p}} = {{q}}`,
          text: 'Both in millilitres, and divided by the same number.',
        },
      ],
    },
  },
]
