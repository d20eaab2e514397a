import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

/** Questions of mathematics that are answered in gaps, in a table or at length. */
export const writtenMathematics: readonly ContentQuestion[] = [
  {
    key: 'bag-rise-and-fall',
    topics: ['percentage-change'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-R-10', 'GCSE-R9a'],
    question: {
      type: 'cloze_dropdown',
      text: 'A coat costs £80. Its price rises by 25%, to [[1]]. Then it falls by 25%, to [[2]]. In the end it costs [[3]] at the start, because the fall is 25% of a larger price.',
      max_score: 3,
      gaps: [
        {
          options: [
            {
              text: '£105',
              misconception: {
                code: 'percent_added_as_number',
                text: '25% of £80 is £20: that is what is added.',
              },
            },
            { text: '£100' },
            {
              text: '£20',
              misconception: {
                code: 'percent_of_instead_of_changed',
                text: 'That is the rise. What is the price after it?',
              },
            },
          ],
          answer: 2,
        },
        {
          options: [
            { text: '£75' },
            {
              text: '£80',
              misconception: {
                code: 'percent_changes_cancel',
                text: 'The fall is 25% of the new price, not of £80.',
              },
            },
            {
              text: '£60',
              misconception: {
                code: 'second_change_of_start',
                text: 'The fall begins at the price after the rise.',
              },
            },
          ],
          answer: 1,
        },
        {
          options: [
            {
              text: 'the same as',
              misconception: {
                code: 'percent_changes_cancel',
                text: 'Compare your two prices: are they the same?',
              },
            },
            {
              text: 'more than',
              misconception: {
                code: 'second_change_of_start',
                text: 'Which is larger: a quarter of £80, or a quarter of the price after the rise?',
              },
            },
            { text: 'less than' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'A quarter is another name for 25%. A quarter of what, each time?',
        'Work out the rise first, add it, and take a quarter of that new price for the fall.',
        'A quarter of £80 is £20. That is how much the price rises.',
        'After the rise, divide the new price by 4 and take that away. Then look back at £80.',
      ],
      method_answer: [
        { maths: tex`80 \times 1.25 = 100`, text: 'A rise of 25% makes 125% of the price.' },
        { maths: tex`100 \times 0.75 = 75`, text: 'A fall of 25% leaves 75% of the new price.' },
        {
          maths: '75 < 80',
          text: 'The fall was taken from a larger price, so it takes away more than was added.',
        },
      ],
    },
  },
  {
    key: 'bag-table-of-values',
    topics: ['quadratic-equations'],
    difficulty: 0.1,
    minutes: 3,
    statements: ['GCSE-A11b'],
    question: {
      type: 'table',
      text: 'Complete the table of values for $y = x^2 - 2x$. The top row is $x$.',
      max_score: 3,
      columns: ['$-2$', '$-1$', '$0$', '$1$', '$2$'],
      rows: [
        {
          label: '$y$',
          cells: [
            { type: 'given', text: '$8$' },
            {
              type: 'number',
              answer: '3',
              mistakes: [
                {
                  answer: '-1',
                  misconception: {
                    code: 'double_minus',
                    text: 'Taking away two lots of a negative number makes it larger.',
                  },
                },
                {
                  answer: '1',
                  misconception: {
                    code: 'square_kept_the_minus',
                    text: 'A negative number times itself is positive.',
                  },
                },
              ],
            },
            { type: 'number', answer: '0' },
            {
              type: 'number',
              answer: '-1',
              mistakes: [
                {
                  answer: '1',
                  misconception: {
                    code: 'subtraction_turned_round',
                    text: 'It is the square minus the double, in that order.',
                  },
                },
              ],
            },
            { type: 'given', text: '$0$' },
          ],
        },
      ],
      hints: [
        'The letter stands in two places. Which number goes into both of them?',
        'Put the number in with brackets, square it first, then take away twice the number.',
        'In the first column that is $(-2)^2 - 2 \\times (-2) = 4 + 4$. Do the same for the next one.',
        'A negative number has a positive square, and taking away twice a negative number adds. In the last open column, something larger is taken from the square.',
      ],
      method_answer: [
        {
          maths: tex`(-1)^2 - 2 \times (-1) = 3`,
          text: 'The square of a negative number is positive.',
        },
        { maths: tex`0^2 - 2 \times 0 = 0`, text: 'Both terms are nothing.' },
        { maths: tex`1^2 - 2 \times 1 = -1`, text: 'One minus two is below zero.' },
      ],
    },
  },
  {
    key: 'bag-explain-the-sum',
    topics: ['adding-fractions'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['M6-FR-04', 'M6-FR-02'],
    question: {
      type: 'long_text',
      text: tex`Sam writes $\frac{1}{2} + \frac{1}{3} = \frac{2}{5}$.

Explain to Sam what is not right yet, and how to find the sum. Two or three sentences are enough.`,
      max_score: 3,
      criteria: [
        {
          code: 'sizes',
          text: 'The parts have different sizes',
          marks: 1,
          evidence: [
            'Halves and thirds are parts of different sizes.',
            'You cannot add the fractions because the denominators are different.',
            'The denominators must not be added.',
          ],
        },
        {
          code: 'common',
          text: 'Both fractions are written with the same denominator',
          marks: 1,
          evidence: [
            'Write both fractions with the same denominator.',
            'Change both fractions into sixths.',
            'Find a common denominator of six.',
          ],
        },
        {
          code: 'sum',
          text: 'The sum is five sixths',
          marks: 1,
          evidence: ['The sum is five sixths.', 'Three sixths and two sixths make five sixths.'],
        },
      ],
      references: [
        'Halves and thirds are parts of different sizes. Write both fractions with the same denominator. The sum is five sixths.',
      ],
      hints: [
        'Is the answer that Sam found larger or smaller than a half? Can that be?',
        'Think of a bar of chocolate that can be cut into halves and into thirds.',
        'Cut the bar into six equal pieces. How many of them are a half, and how many are a third?',
        'A half is three of the six pieces, and a third is two of them. Tell Sam why that helps, and give the sum.',
      ],
      method_answer: [
        {
          text: 'Halves and thirds are parts of different sizes, so they cannot be counted together.',
        },
        {
          maths: tex`\frac{1}{2} = \frac{3}{6}, \quad \frac{1}{3} = \frac{2}{6}`,
          text: 'Write both fractions with the same denominator.',
        },
        { maths: tex`\frac{3}{6} + \frac{2}{6} = \frac{5}{6}`, text: 'Now they can be added.' },
      ],
    },
  },
]
