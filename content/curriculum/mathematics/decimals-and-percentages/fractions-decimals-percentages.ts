import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const fractionsDecimalsPercentages: readonly ContentQuestion[] = [
  {
    key: 'percent-on-a-hundred-square',
    topics: ['fractions-decimals-percentages'],
    difficulty: -1.3,
    minutes: 1,
    statements: ['M5-FR-12'],
    question: {
      type: 'number',
      text: 'The large square has 100 small squares. {{n}} of them are shaded. What percentage of the large square is not shaded?',
      diagram: { kind: 'grid_shape', columns: 10, rows: 10, shaded: '{{n}}' },
      max_score: 1,
      template: {
        draw: { n: { from: 12, to: 88 } },
        where: ['mod(n, 10) != 0', 'n != 50'],
        check: ['answer + n = 100'],
      },
      answer: '{{100 - n}}',
      mistakes: [
        slip(
          '{{n}}',
          'part_and_rest_swapped',
          'This is the percentage that is shaded. Look at the question again.',
        ),
      ],
      hints: [
        'How many small squares are there in all, and how many of them are white?',
        'Per cent means out of a hundred.',
        '{{n}} out of 100 are shaded, so {{n}}% are shaded.',
        'The whole square is 100%. Take away the {{n}}% that are shaded.',
      ],
      method_answer: [
        {
          maths: tex`100 - {{n}} = {{100-n}}`,
          text: 'So many squares out of a hundred are white, and that is the percentage.',
        },
      ],
    },
  },
  {
    key: 'decimal-as-hundredths',
    topics: ['fractions-decimals-percentages'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['M5-FR-07'],
    question: {
      type: 'number',
      text: 'Write 0.{{a}}{{b}} as a fraction.',
      max_score: 1,
      template: {
        draw: { a: { from: 0, to: 9 }, b: { from: 1, to: 9 } },
        derive: { n: '10 * a + b' },
        where: ['n > 2', 'n != 25', 'n != 75', 'mod(n, 5) != 0'],
        check: ['answer * 100 = n'],
      },
      answer: '{{n}}/100',
      forms: ['proper_fraction'],
      form_share: 0.5,
      mistakes: [
        slip(
          '{{n}}/10',
          'place_one_along',
          'Two places after the point are hundredths, not tenths.',
        ),
        slip(
          '{{n}}/1000',
          'place_one_along',
          'Count the places after the point. The last one tells the denominator.',
        ),
      ],
      hints: [
        'How many digits stand after the point?',
        'The last place tells the denominator: one place is tenths, two places are hundredths.',
        'The last digit, {{b}}, is in the place of hundredths.',
        'So count everything in hundredths: write {{n}} above the line and one hundred below it.',
      ],
      method_answer: [
        {
          maths: tex`0.{{a}}{{b}} = \frac{ {{n}} }{100}`,
          text: 'Two places after the point: hundredths.',
        },
      ],
    },
  },
  {
    key: 'percent-as-fraction-and-decimal',
    topics: ['fractions-decimals-percentages'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['M5-FR-13', 'M5-FR-12'],
    question: {
      type: 'fill_blanks',
      text: 'Fill in the gaps. {{p}}% is [[1]] hundredths, so as a decimal it is [[2]]. And {{q}}% as a decimal is [[3]].',
      max_score: 3,
      template: {
        draw: { p: { from: 13, to: 98 }, q: { from: 2, to: 9 } },
        where: ['mod(p, 10) != 0'],
        check: ['answer2 * 100 = p', 'answer1 = p', 'answer3 * 100 = q'],
      },
      blanks: [
        { type: 'number', answer: '{{p}}' },
        {
          type: 'number',
          answer: '{{p/100|dp2}}',
          percent_sign: 'hundredths',
          mistakes: [
            slip(
              '{{p/10|dp1}}',
              'percent_one_place_off',
              'That is more than one whole. Is {{p}}% more than all of it?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{q/100|dp2}}',
          percent_sign: 'hundredths',
          mistakes: [
            slip(
              '{{q/10|dp1}}',
              'percent_one_place_off',
              'The first place after the point is tenths. {{q}}% is fewer than ten hundredths.',
            ),
          ],
        },
      ],
      hints: [
        'What does “per cent” mean?',
        'Per cent means out of a hundred, so each per cent is one hundredth.',
        'Hundredths stand in the second place after the point.',
        'For {{q}}% there are no tenths, so put a nought in the first place and {{q}} in the second.',
      ],
      method_answer: [
        { maths: tex`{{p}}\% = \frac{ {{p}} }{100} = {{p/100|dp2}}`, text: 'Out of a hundred.' },
        {
          maths: tex`{{q}}\% = \frac{ {{q}} }{100} = {{q/100|dp2}}`,
          text: 'With a nought in the place of tenths.',
        },
      ],
    },
  },
  {
    key: 'common-equivalents',
    topics: ['fractions-decimals-percentages'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['M5-FR-14', 'M6-FR-14'],
    question: {
      type: 'matching',
      text: 'Match each fraction with what equals it. One is left over.',
      max_score: 5,
      left: [
        tex`$\frac{1}{5}$`,
        tex`$\frac{1}{2}$`,
        tex`$\frac{3}{4}$`,
        tex`$\frac{3}{10}$`,
        tex`$\frac{2}{5}$`,
      ],
      right: ['75%', '0.3', '25%', '20%', '40%', '0.5'],
      pairs: [4, 6, 1, 2, 5],
      hints: [
        'Some are decimals and some are percentages. Bring them to one form.',
        'Write each fraction out of a hundred. That tells both the percentage and the decimal.',
        'A fifth of 100 is 20, so a fifth is 20 out of 100.',
        'Two fifths are twice that. A quarter of 100 is 25, and three quarters are three times that. A tenth of 100 is 10.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{5} = 20\%, \quad \frac{2}{5} = 40\%, \quad \frac{3}{4} = 75\%`,
          text: 'Out of a hundred.',
        },
        { maths: tex`\frac{1}{2} = 0.5, \quad \frac{3}{10} = 0.3`, text: 'As tenths.' },
      ],
    },
  },
  {
    key: 'order-mixed-forms',
    topics: ['fractions-decimals-percentages'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['M6-FR-14', 'M5-FR-14'],
    question: {
      type: 'ordering',
      text: 'Put these in order, smallest first.',
      max_score: 2,
      template: {
        draw: { n: { from: 1, to: 4 }, a: { from: 2, to: 9 }, b: { from: 3, to: 8 } },
        where: ['a + b < 17'],
      },
      items: [
        '{{(20*n - a - 3)/100|dp2}}',
        '{{20*n - a}}%',
        tex`$\frac{ {{n}} }{5}$`,
        '{{(20*n + b)/100|dp2}}',
        '{{20*n + b + 3}}%',
      ],
      hints: [
        'They are written in three ways. Choose one way for all of them.',
        'Percentages are easy to compare. Write each number out of a hundred.',
        'A fifth is 20%, so find the percentage of the fraction first.',
        'The decimal has two places, so it is hundredths, and hundredths are per cent. Now compare all the percentages.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{n}} }{5} = {{20*n}}\%, \quad {{(20*n + b)/100|dp2}} = {{20*n + b}}\%`,
          text: 'All as percentages.',
        },
        {
          maths: tex`{{20*n - a}} < {{20*n}} < {{20*n + b}} < {{20*n + b + 3}}`,
          text: 'Now they can be compared.',
        },
      ],
    },
  },
  {
    key: 'ways-to-school',
    topics: ['fractions-decimals-percentages'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['M5-FR-14', 'M6-FR-14'],
    question: {
      type: 'number',
      text: tex`In a school, {{p}}% of the pupils walk, $\frac{ {{n}} }{5}$ come by bus and the rest cycle. What percentage of the pupils cycle?`,
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{p}}', label: 'walk' },
              { size: '{{20*n}}', label: 'bus' },
              { size: '{{100 - p - 20*n}}', label: 'cycle' },
            ],
            total: '100%',
          },
        ],
      },
      max_score: 2,
      template: {
        draw: { p: { pick: [15, 25, 30, 35, 45] }, n: { from: 1, to: 3 } },
        derive: { value: '100 - p - 20 * n' },
        where: [
          'value > 12',
          'value != p',
          'value != 20 * n',
          '2 * (p + 20 * n) != 100',
          '2 * p + 30 * n != 100',
        ],
        check: ['answer + p + n / 5 * 100 = 100'],
      },
      answer: '{{value}}',
      mistakes: [
        slip(
          '{{p + 20*n}}',
          'part_and_rest_swapped',
          'This is for walking and the bus together. Who is left?',
        ),
        slip(
          '{{100 - p - 10*n}}',
          'fraction_digits_as_decimal',
          'A fifth is not 10%. How many fifths make 100%?',
        ),
        slip(
          '{{100 - p - n}}',
          'count_as_percentage',
          'The number above the line is not a percentage. Write the fraction out of a hundred.',
        ),
      ],
      hints: [
        'All pupils together are 100%.',
        'Write the fraction as a percentage. Then see what is left of 100%.',
        'A fifth of 100% is 20%.',
        'By bus come {{20*n}}%. Take {{p}}% and {{20*n}}% away from 100%.',
      ],
      method_answer: [
        { maths: tex`\frac{ {{n}} }{5} = {{20*n}}\%`, text: 'A fifth is 20%.' },
        { maths: tex`100 - {{p}} - {{20*n}} = {{value}}`, text: 'What is left of the hundred.' },
      ],
    },
  },
  {
    key: 'names-of-one-number',
    topics: ['fractions-decimals-percentages'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['M5-FR-13', 'M5-FR-07', 'M6-FR-14'],
    has_equal_options: true,
    question: {
      type: 'multiple_choice',
      text: 'Which of these are equal to 0.{{a}}? Choose all that are.',
      max_score: 2,
      template: { draw: { a: { from: 2, to: 9 } }, where: ['a != 5'] },
      options: [
        option(
          '{{a}}%',
          'percent_one_place_off',
          'This is {{a}} hundredths. How many hundredths is 0.{{a}}?',
        ),
        { text: '{{10*a}}%' },
        option(
          tex`$\frac{ {{a}} }{100}$`,
          'hundredths_as_tenths',
          'One place after the point is tenths.',
        ),
        { text: tex`$\frac{ {{a}} }{10}$` },
        option(
          tex`$\frac{1}{ {{a}} }$`,
          'fraction_digits_as_decimal',
          'Divide 1 by {{a}}. Is that 0.{{a}}?',
        ),
      ],
      answers: [2, 4],
      hints: [
        'In which place does the {{a}} stand?',
        'One place after the point is tenths. A tenth is ten hundredths, and hundredths are per cent.',
        '0.{{a}} is the same as 0.{{a}}0.',
        'So it is {{a}} tenths, or {{a}}0 hundredths. Which two options say that?',
      ],
      method_answer: [
        { maths: tex`0.{{a}} = \frac{ {{a}} }{10}`, text: 'One place after the point: tenths.' },
        { maths: tex`0.{{a}} = \frac{ {{10*a}} }{100} = {{10*a}}\%`, text: 'Out of a hundred.' },
      ],
    },
  },
]
