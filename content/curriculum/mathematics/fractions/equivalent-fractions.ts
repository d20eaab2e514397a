import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const equivalentFractions: readonly ContentQuestion[] = [
  {
    key: 'equivalent-missing-numerator',
    topics: ['equivalent-fractions'],
    difficulty: -1.2,
    minutes: 1,
    statements: ['M5-FR-02'],
    question: {
      type: 'number',
      text: tex`Which number is missing? $\frac{ {{n}} }{ {{d}} } = \frac{?}{ {{d*k}} }$`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [
          { parts: '{{d}}', shaded: '{{n}}' },
          { parts: '{{d*k}}', shaded: 0 },
        ],
        note: 'How many parts of the second bar are as long as the shaded part?',
      },
      max_score: 1,
      template: {
        draw: { d: { from: 3, to: 9 }, n: { from: 2, to: 8 }, k: { from: 2, to: 6 } },
        derive: { value: 'n * k', added: 'n + d * k - d' },
        where: ['n < d', 'gcd(n, d) = 1', 'k != n', 'added != value', 'd * k <= 36', 'value != d'],
        check: ['answer / (d * k) = n / d'],
      },
      answer: '{{value}}',
      mistakes: [
        {
          answer: '{{added}}',
          misconception: {
            code: 'equivalent_by_adding',
            text: 'Adding the same to both parts changes the value. Multiply both by the same number.',
          },
        },
        {
          answer: '{{n}}',
          misconception: {
            code: 'tops_not_scaled',
            text: 'The parts got smaller, so more of them are needed.',
          },
        },
      ],
      hints: [
        'What happened to the number below the line?',
        'Whatever multiplies the denominator must multiply the numerator too.',
        'How many times does {{d}} go into {{d*k}}?',
        'The denominator was multiplied by {{k}}, so multiply {{n}} by {{k}} as well.',
      ],
      method_answer: [
        {
          maths: tex`{{d}} \times {{k}} = {{d*k}}`,
          text: 'The denominator was multiplied by {{k}}.',
        },
        { maths: tex`{{n}} \times {{k}} = {{value}}`, text: 'Do the same to the numerator.' },
      ],
    },
  },
  {
    key: 'equivalent-lowest-terms',
    topics: ['equivalent-fractions'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['M6-FR-01'],
    question: {
      type: 'fill_blanks',
      text: tex`Write $\frac{ {{n*k}} }{ {{d*k}} }$ in its lowest terms: [[1]] over [[2]].`,
      max_score: 2,
      template: {
        draw: { d: { from: 4, to: 11 }, n: { from: 2, to: 9 }, k: { pick: [4, 6, 8, 10] } },
        where: ['n < d', 'gcd(n, d) = 1', 'n != k', 'd != k'],
        check: ['answer1 / answer2 = n * k / (d * k)', 'gcd(answer1, answer2) = 1'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{n}}',
          mistakes: [
            slip(
              '{{n*k/2}}',
              'common_factor_not_highest',
              'That is a good step. Can both numbers be divided once more?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{d}}',
          mistakes: [
            slip(
              '{{d*k/2}}',
              'common_factor_not_highest',
              'That is a good step. Can both numbers be divided once more?',
            ),
          ],
        },
      ],
      hints: [
        'Which number divides both {{n*k}} and {{d*k}}?',
        'Divide both by the same number, and go on until only 1 divides both.',
        'Both divide by {{k}}. Divide the top by it first.',
        'Work out {{n*k}} ÷ {{k}} for the top and {{d*k}} ÷ {{k}} for the bottom.',
      ],
      method_answer: [
        { text: 'The highest common factor of {{n*k}} and {{d*k}} is {{k}}.' },
        {
          maths: tex`\frac{ {{n*k}} \div {{k}} }{ {{d*k}} \div {{k}} } = \frac{ {{n}} }{ {{d}} }`,
          text: 'Divide both parts by it.',
        },
      ],
    },
  },
  {
    key: 'equivalent-choose-all',
    topics: ['equivalent-fractions'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['M5-FR-02'],
    has_equal_options: true,
    question: {
      type: 'multiple_choice',
      text: tex`Which of these are equal to $\frac{ {{n}} }{ {{d}} }$? Choose all that are.`,
      max_score: 2,
      template: {
        draw: { d: { from: 3, to: 8 }, n: { from: 2, to: 7 }, k: { from: 3, to: 6 } },
        where: ['n < d', 'gcd(n, d) = 1', 'n != k or d != k + 1'],
      },
      options: [
        { text: tex`$\frac{ {{n*k}} }{ {{d*k}} }$` },
        {
          text: tex`$\frac{ {{n+k}} }{ {{d+k}} }$`,
          misconception: {
            code: 'equivalent_by_adding',
            text: 'Adding the same to both parts changes the value of a fraction.',
          },
        },
        {
          text: tex`$\frac{ {{n*k}} }{ {{d*(k+1)}} }$`,
          misconception: {
            code: 'different_multipliers',
            text: 'Here the numerator and the denominator were multiplied by different numbers.',
          },
        },
        { text: tex`$\frac{ {{n*2}} }{ {{d*2}} }$` },
        {
          text: tex`$\frac{ {{n*n}} }{ {{d*d}} }$`,
          misconception: {
            code: 'different_multipliers',
            text: 'Squaring multiplies the two parts by different numbers.',
          },
        },
      ],
      answers: [1, 4],
      hints: [
        'Look for one number that multiplies both parts.',
        'For each option ask: what times {{n}}, and what times {{d}}? Are the two the same?',
        'Take the number below the line in each option and divide it by {{d}}.',
        'An option fits when its top divided by {{n}} gives the same as its bottom divided by {{d}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{n}} \times {{k}} }{ {{d}} \times {{k}} } = \frac{ {{n*k}} }{ {{d*k}} }`,
          text: 'Both parts were multiplied by {{k}}.',
        },
        {
          maths: tex`\frac{ {{n}} \times 2 }{ {{d}} \times 2 } = \frac{ {{n*2}} }{ {{d*2}} }`,
          text: 'Both parts were multiplied by 2. In the others the two multipliers differ.',
        },
      ],
    },
  },
  {
    key: 'equivalent-true-or-not',
    topics: ['equivalent-fractions'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['M5-FR-02'],
    question: {
      type: 'true_false',
      text: tex`Is this true? $\frac{ {{n}} }{ {{d}} } = \frac{ {{n+k}} }{ {{d+k}} }$`,
      max_score: 1,
      template: {
        draw: { d: { from: 4, to: 9 }, n: { from: 1, to: 8 }, k: { from: 2, to: 5 } },
        where: ['n < d'],
      },
      options: [
        {
          text: 'True',
          misconception: {
            code: 'equivalent_by_adding',
            text: 'Try it with one half: add 1 to both parts and you get two thirds.',
          },
        },
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'Try the same with a fraction that you know well, such as one half.',
        'What may be done to both parts of a fraction without changing its value?',
        'Here {{k}} was added to {{n}} and to {{d}}. Is that multiplying?',
        'Add 1 to both parts of one half. You get two thirds. Is that still one half?',
      ],
      method_answer: [
        {
          text: 'Adding the same number to both parts changes the value, unless the fraction is 1.',
        },
        {
          maths: tex`{{n}} \times {{d+k}} = {{n*(d+k)}} \neq {{(n+k)*d}} = {{n+k}} \times {{d}}`,
          text: 'Multiplying crosswise shows it: the two products differ.',
        },
      ],
    },
  },
  {
    key: 'equivalent-simplify-words',
    topics: ['equivalent-fractions'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['M6-FR-01'],
    question: {
      type: 'short_text',
      text: 'What do we call the largest number that divides both the numerator and the denominator?',
      max_score: 1,
      references: [
        'highest common factor',
        'greatest common divisor',
        'HCF',
        'GCD',
        'GCF',
        'greatest common factor',
        'largest common factor',
        'biggest common factor',
        'highest common divisor',
        'H.C.F.',
      ],
      not: [
        'lowest common multiple',
        'highest common multiple',
        'greatest common multiple',
        'largest common multiple',
        'biggest common multiple',
        'LCM',
        'common denominator',
      ],
      hints: [
        'Three words: one says how large it is, one that the two numbers share it.',
        'A number that divides another is called its … what?',
        'The word for “shared by both” begins with c.',
        'For 12 and 18 this number is 6. How did your class name it when you listed what divides each of them?',
      ],
      method_answer: [
        {
          text: 'It is the highest common factor. Dividing both parts by it gives the lowest terms in one step.',
        },
      ],
    },
  },
  {
    key: 'equivalent-missing-denominator',
    topics: ['equivalent-fractions'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['M5-FR-02', 'M6-FR-02'],
    question: {
      type: 'number',
      text: tex`Which number is missing? $\frac{ {{n*j}} }{ {{d*j}} } = \frac{ {{n*k}} }{?}$`,
      max_score: 1,
      template: {
        draw: {
          d: { from: 3, to: 9 },
          n: { from: 2, to: 7 },
          j: { from: 2, to: 4 },
          k: { from: 3, to: 7 },
        },
        derive: { value: 'd * k', added: 'd * j + n * k - n * j' },
        where: [
          'n < d',
          'gcd(n, d) = 1',
          'mod(k, j) != 0',
          'k > j',
          'added != value',
          'value != n * k',
        ],
        check: ['n * k / answer = n * j / (d * j)'],
      },
      answer: '{{value}}',
      mistakes: [
        {
          answer: '{{added}}',
          misconception: {
            code: 'equivalent_by_adding',
            text: 'The two numerators differ by adding; equivalent fractions differ by multiplying.',
          },
        },
      ],
      hints: [
        'No whole number times {{n*j}} makes {{n*k}}. How could you make the first fraction simpler?',
        'Bring the first fraction to its lowest terms first.',
        'Divide {{n*j}} and {{d*j}} by {{j}}.',
        tex`You get $\frac{ {{n}} }{ {{d}} }$. The top is multiplied by {{k}} to reach {{n*k}}, so do the same below.`,
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{n*j}} }{ {{d*j}} } = \frac{ {{n}} }{ {{d}} }`,
          text: 'Divide both parts by {{j}}.',
        },
        {
          maths: tex`\frac{ {{n}} }{ {{d}} } = \frac{ {{n*k}} }{ {{value}} }`,
          text: 'Now multiply both parts by {{k}}.',
        },
        { maths: tex`{{d}} \times {{k}} = {{value}}`, text: 'This is the missing denominator.' },
      ],
    },
  },
  {
    key: 'equivalent-in-a-drawing',
    topics: ['equivalent-fractions'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['M4-FR-01', 'M6-FR-01'],
    question: {
      type: 'single_choice',
      text: tex`A bar has {{d*k}} equal parts, and {{n*k}} of them are shaded. Which fraction of the bar is that, in its lowest terms?`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [{ parts: '{{d*k}}', shaded: '{{n*k}}' }],
      },
      max_score: 1,
      template: {
        draw: { d: { pick: [3, 4, 5] }, n: { from: 1, to: 4 }, k: { from: 2, to: 4 } },
        where: ['n < d', 'gcd(n, d) = 1', 'd != k * (d - n)'],
        check: ['answer * d * k = n * k'],
      },
      options: [
        {
          text: tex`$\frac{ {{n}} }{ {{d*k}} }$`,
          misconception: {
            code: 'simplified_one_part',
            text: 'The top was divided by {{k}}. What should happen to the bottom?',
          },
        },
        { text: tex`$\frac{ {{n}} }{ {{d}} }$` },
        {
          text: tex`$\frac{ {{n*k}} }{ {{d*k-n*k}} }$`,
          misconception: {
            code: 'ratio_part_of_part',
            text: 'This compares the shaded parts with the white ones. Compare them with the whole bar.',
          },
        },
        {
          text: tex`$\frac{ {{n*k}} }{ {{d}} }$`,
          misconception: {
            code: 'simplified_one_part',
            text: 'The bottom was divided by {{k}}. What should happen to the top?',
          },
        },
      ],
      answers: [2],
      hints: [
        'How many parts has the bar, and how many of them are shaded?',
        'Join parts into larger equal groups, so that the shaded ones fill whole groups.',
        'As it stands, {{n*k}} parts out of {{d*k}} are shaded. Try groups of {{k}} parts.',
        'Groups of {{k}}: how many groups make the bar, and how many of them are shaded?',
      ],
      method_answer: [
        { maths: tex`\frac{ {{n*k}} }{ {{d*k}} }`, text: 'The shaded parts out of all parts.' },
        {
          maths: tex`\frac{ {{n*k}} \div {{k}} }{ {{d*k}} \div {{k}} } = \frac{ {{n}} }{ {{d}} }`,
          text: 'Groups of {{k}} parts: divide above and below by {{k}}.',
        },
      ],
    },
  },
  {
    key: 'equivalent-matching-drawings',
    topics: ['equivalent-fractions'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['M4-FR-01', 'M5-FR-02'],
    question: {
      type: 'matching',
      text: 'Four bars are as long as each other. Match each bar with a fraction that is equal to its shaded part. One fraction is left over.',
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [
          { parts: 8, shaded: 2, label: 'A' },
          { parts: 10, shaded: 5, label: 'B' },
          { parts: 6, shaded: 4, label: 'C' },
          { parts: 5, shaded: 4, label: 'D' },
        ],
      },
      max_score: 4,
      left: ['A: 2 of 8 parts', 'B: 5 of 10 parts', 'C: 4 of 6 parts', 'D: 4 of 5 parts'],
      right: [
        tex`$\frac{8}{10}$`,
        tex`$\frac{2}{3}$`,
        tex`$\frac{1}{4}$`,
        tex`$\frac{1}{5}$`,
        tex`$\frac{1}{2}$`,
      ],
      pairs: [3, 5, 2, 1],
      hints: [
        'Look how much of each bar is shaded: a little, half of it, or nearly all?',
        'Write each bar as a fraction. Then multiply or divide above and below by the same number.',
        'Bar B has 10 parts and 5 are shaded. What do we call 5 out of 10?',
        'For A divide both numbers by 2, for C divide both by 2, and for D multiply both by 2.',
      ],
      method_answer: [
        {
          maths: tex`\frac{2}{8} = \frac{1}{4}, \quad \frac{5}{10} = \frac{1}{2}`,
          text: 'Bars A and B, divided above and below by 2 and by 5.',
        },
        {
          maths: tex`\frac{4}{6} = \frac{2}{3}, \quad \frac{4}{5} = \frac{8}{10}`,
          text: 'Bar C divided by 2, and bar D multiplied by 2.',
        },
      ],
    },
  },
  {
    key: 'equivalent-from-a-sum',
    topics: ['equivalent-fractions'],
    difficulty: 1.1,
    minutes: 3,
    statements: ['M5-FR-02', 'M6-FR-02'],
    question: {
      type: 'fill_blanks',
      text: tex`I am equal to $\frac{ {{n}} }{ {{d}} }$. My numerator and my denominator add up to {{(n+d)*k}}. Which fraction am I? [[1]] over [[2]]`,
      max_score: 2,
      template: {
        draw: { d: { from: 3, to: 8 }, n: { from: 2, to: 7 }, k: { from: 3, to: 8 } },
        where: [
          'n < d',
          'gcd(n, d) = 1',
          'distinct(n * k, d * k, n, d, n + d, k)',
          '(n + d) * k - d != d * k',
        ],
        check: ['answer1 + answer2 = (n + d) * k', 'answer1 / answer2 = n / d'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{n*k}}',
          mistakes: [
            {
              answer: '{{(n+d)*k - d}}',
              misconception: {
                code: 'tops_not_scaled',
                text: 'Only one part of the fraction was changed to make the sum fit. Is it still equal?',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{d*k}}',
          mistakes: [
            slip(
              '{{d}}',
              'tops_not_scaled',
              'This is the denominator from the start. Both parts have to change.',
            ),
          ],
        },
      ],
      hints: [
        'Every fraction that is equal to this one comes from multiplying both parts by the same number.',
        'List some: multiply both parts by 2, by 3 and so on, and watch what they add up to.',
        'The fraction itself adds up to {{n+d}}.',
        'Multiplying both parts by {{k}} makes that sum {{k}} times as large. Do it to {{n}} and to {{d}}.',
      ],
      method_answer: [
        { maths: tex`{{n}} + {{d}} = {{n+d}}`, text: 'What the parts add up to now.' },
        {
          maths: tex`{{(n+d)*k}} \div {{n+d}} = {{k}}`,
          text: 'The sum has to be {{k}} times as large, so both parts are.',
        },
        {
          maths: tex`\frac{ {{n}} \times {{k}} }{ {{d}} \times {{k}} } = \frac{ {{n*k}} }{ {{d*k}} }`,
          text: 'This is the fraction.',
        },
      ],
    },
  },
]
