import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const timesTables: readonly ContentQuestion[] = [
  {
    key: 'tables-product',
    topics: ['times-tables'],
    difficulty: -1.1,
    minutes: 0.5,
    statements: ['M4-MD-01'],
    question: {
      type: 'number',
      text: tex`A grid of squares has {{a}} rows with {{b}} squares in each. How many squares are there?`,
      diagram: { kind: 'grid_shape', columns: '{{b}}', rows: '{{a}}' },
      max_score: 1,
      template: {
        draw: { a: { from: 3, to: 12 }, b: { from: 6, to: 12 } },
        where: ['a != b', 'a != 10', 'b != 10'],
        check: ['answer/a = b'],
      },
      answer: '{{a*b}}',
      mistakes: [
        slip(
          '{{a + b}}',
          'added_instead',
          'There are {{b}} squares in every row. How many rows are there?',
        ),
        slip(
          '{{a*b + b}}',
          'table_fact_one_off',
          'That is one row too many. Count the rows again.',
        ),
        slip('{{a*b - b}}', 'table_fact_one_off', 'That is one row too few. Count the rows again.'),
      ],
      hints: [
        'How many squares are in one row, and how many rows are there?',
        'Equal rows: multiply.',
        'Start from a fact that you know. Two rows are $2 \\times {{b}} = {{2*b}}$ squares.',
        '{{a}} rows of {{b}} are {{a - 1}} rows, which are {{(a - 1)*b}} squares, and one more row.',
      ],
      method_answer: [{ maths: tex`{{a}} \times {{b}} = {{a*b}}`, text: '{{a}} rows of {{b}}.' }],
    },
  },
  {
    key: 'tables-division-fact',
    topics: ['times-tables'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['M4-MD-02'],
    question: {
      type: 'number',
      text: '{{name}} puts {{a*b}} {{things}} into boxes of {{a}}. How many boxes are full?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Leo', 'Amara', 'Tariq', 'Wen'] },
          things: { pick: ['eggs', 'crayons', 'marbles', 'muffins'] },
          a: { from: 6, to: 12, except: [10] },
          b: { from: 4, to: 12, except: [10] },
        },
        where: ['a != b'],
        check: ['answer * a = a*b'],
      },
      answer: '{{b}}',
      mistakes: [
        slip(
          '{{b + 1}}',
          'table_fact_one_off',
          'Check by multiplying: that many boxes would hold too many.',
        ),
        slip('{{b - 1}}', 'table_fact_one_off', 'Check by multiplying: some would be left over.'),
        slip(
          '{{a*b - a}}',
          'subtracted_for_divided',
          'That is what is left after one box. Go on filling boxes.',
        ),
      ],
      hints: [
        'How often does {{a}} fit into {{a*b}}?',
        'Look for it in the {{a}} times table.',
        tex`Two boxes hold {{2*a}}, and ten boxes would hold {{10*a}}.`,
        'Which number is missing in ▢ × {{a}} = {{a*b}}?',
      ],
      method_answer: [
        { maths: tex`{{b}} \times {{a}} = {{a*b}}`, text: 'The fact of the table.' },
        { maths: tex`{{a*b}} \div {{a}} = {{b}}`, text: 'The same fact as a division.' },
      ],
    },
  },
  {
    key: 'tables-zero-and-one',
    topics: ['times-tables'],
    difficulty: 0,
    minutes: 1,
    statements: ['M4-MD-04'],
    question: {
      type: 'fill_blanks',
      text: tex`Fill in the results: {{a}} × 0 = [[1]], {{b}} × 1 = [[2]], {{c}} ÷ 1 = [[3]] and {{d}} ÷ {{d}} = [[4]].`,
      max_score: 4,
      template: {
        draw: {
          a: { from: 6, to: 48 },
          b: { from: 6, to: 48 },
          c: { from: 6, to: 48 },
          d: { from: 6, to: 48 },
        },
        where: ['distinct(a, b, c, d)'],
        check: ['answer1 = a - a', 'answer2/b = 1', 'answer3 * 1 = c', 'answer4 * d = d'],
      },
      blanks: [
        {
          type: 'number',
          answer: '0',
          mistakes: [
            slip('{{a}}', 'nought_as_factor_ignored', 'How much are {{a}} empty bags together?'),
          ],
        },
        {
          type: 'number',
          answer: '{{b}}',
          mistakes: [
            slip(
              '{{b + 1}}',
              'one_added_for_times_one',
              'Times one means: take it once. Nothing is added.',
            ),
            slip('1', 'nought_as_factor_ignored', 'Take {{b}} once. How much is that?'),
          ],
        },
        {
          type: 'number',
          answer: '{{c}}',
          mistakes: [
            slip(
              '{{c - 1}}',
              'one_added_for_times_one',
              'Divided by one means that one person gets it all.',
            ),
            slip(
              '1',
              'divided_by_itself_mixed_up',
              'Share {{c}} with one person. How much does that person get?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '1',
          mistakes: [
            slip(
              '0',
              'divided_by_itself_mixed_up',
              'Share {{d}} among {{d}} people. How much does each one get?',
            ),
            slip(
              '{{d}}',
              'divided_by_itself_mixed_up',
              'Share {{d}} among {{d}} people. How much does each one get?',
            ),
          ],
        },
      ],
      hints: [
        'Think of bags with sweets in them: how many bags, and how many sweets in each?',
        'To multiply by a number is to take something that many times. To divide is to share.',
        'The first one: {{a}} bags with nothing in them.',
        'The second takes its number once. The third gives everything to a single person. The last shares {{d}} among {{d}} people.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times 0 = 0`, text: 'Nothing, however often.' },
        { maths: tex`{{b}} \times 1 = {{b}}`, text: 'Once is the number itself.' },
        { maths: tex`{{c}} \div 1 = {{c}}`, text: 'One person gets all.' },
        { maths: tex`{{d}} \div {{d}} = 1`, text: 'Each one gets one.' },
      ],
    },
  },
  {
    key: 'tables-two-pairs',
    topics: ['times-tables'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['M4-MD-01', 'M4-MD-02'],
    question: {
      type: 'fill_blanks',
      text: tex`Both sides are equal. Which numbers are missing? {{a}} × [[1]] = {{a*b}} and {{2*c}} × {{d}} = {{c}} × [[2]]`,
      max_score: 2,
      template: {
        draw: {
          a: { from: 6, to: 12, except: [10] },
          b: { from: 4, to: 12, except: [10] },
          c: { from: 3, to: 6 },
          d: { from: 3, to: 6 },
        },
        where: ['distinct(a, b, 2*d)', 'c != d'],
        check: ['answer1 * a = a*b', 'answer2 * c = 2*c*d'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{b}}',
          mistakes: [
            slip(
              '{{a*b - a}}',
              'subtracted_for_divided',
              'Put it in: does {{a}} times your number make {{a*b}}?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{2*d}}',
          mistakes: [
            slip(
              '{{2*c*d}}',
              'equals_as_answer_next',
              'That is what the left side makes. The right side should make as much.',
            ),
            slip(
              '{{d}}',
              'halved_without_doubling',
              'The first factor was halved. What must happen to the other one?',
            ),
          ],
        },
      ],
      hints: [
        'The equals sign says that both sides are worth the same.',
        'Turn a missing factor into a division. If one factor is halved, the other must double.',
        'The first gap: how often does {{a}} fit into {{a*b}}?',
        tex`The second: the left side makes {{2*c*d}}. How often does {{c}} fit into that?`,
      ],
      method_answer: [
        { maths: tex`{{a*b}} \div {{a}} = {{b}}`, text: 'The first missing number.' },
        { maths: tex`{{2*c}} \times {{d}} = {{2*c*d}}`, text: 'What the left side is worth.' },
        { maths: tex`{{2*c*d}} \div {{c}} = {{2*d}}`, text: 'The second missing number.' },
      ],
    },
  },
  {
    key: 'tables-double-a-fact',
    topics: ['times-tables'],
    difficulty: 0.3,
    minutes: 1,
    statements: ['M4-MD-01'],
    question: {
      type: 'single_choice',
      text: tex`{{name}} knows that {{a}} × {{h}} = {{a*h}} and wants to find {{a}} × {{2*h}}. What is a good way?`,
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Ada', 'Rohan', 'Ying', 'Joe'] },
          a: { from: 6, to: 9 },
          h: { pick: [3, 4, 6] },
        },
        where: ['a != h', 'a != 2*h'],
      },
      options: [
        option(
          'Add {{h}}, because {{2*h}} is {{h}} more',
          'more_groups_added_as_ones',
          'It is {{h}} more groups. How much is in each of them?',
        ),
        { text: 'Double {{a*h}}, because {{2*h}} is twice {{h}}' },
        option(
          'Double {{a}} and {{h}}, so that both of them grow alike',
          'doubled_both_factors_of_product',
          'If both factors double, the product grows four times.',
        ),
        option(
          'Add 2, because it is 2 times',
          'added_instead',
          'Twice as many groups: is that 2 more or double?',
        ),
      ],
      answers: [2],
      hints: [
        'How does the second factor change?',
        'Twice as many groups hold twice as much.',
        '{{2*h}} is the double of {{h}}, and the {{a}} stays.',
        'So what has to be done to {{a*h}}, which is the old product?',
      ],
      method_answer: [
        { maths: tex`2 \times {{a*h}} = {{2*a*h}}`, text: 'Twice as many groups.' },
        { maths: tex`{{a}} \times {{2*h}} = {{2*a*h}}`, text: 'The new product.' },
      ],
    },
  },
]
