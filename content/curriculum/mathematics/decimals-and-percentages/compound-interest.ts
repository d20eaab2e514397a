import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const compoundInterest: readonly ContentQuestion[] = [
  {
    key: 'simple-interest-earned',
    topics: ['compound-interest'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['MK3-R-12', 'GCSE-R9c'],
    question: {
      type: 'number',
      text: '{{name}} saves £{{money}} for {{n}} years. The bank pays {{r}}% simple interest each year. How much interest is that altogether, in pounds?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Amara', 'Tomasz', 'Wei', 'Freya'] },
          money: { from: 200, to: 900, step: 50 },
          r: { from: 2, to: 6 },
          n: { from: 2, to: 5 },
        },
        derive: { year: 'money * r / 100', value: 'money * r * n / 100' },
        where: ['value != 100', 'r != n', 'distinct(value, year, money + value, money)'],
        check: ['answer / n / r * 100 = money'],
      },
      answer: '{{value|dp2}}',
      mistakes: [
        slip(
          '{{year|dp2}}',
          'interest_of_one_year',
          'This is the interest of one year. For how many years is it paid?',
        ),
        slip(
          '{{money + value|dp2}}',
          'percent_changed_instead_of_of',
          'This is everything in the account. The question asks for the interest alone.',
        ),
      ],
      hints: [
        'Simple interest is the same amount each year.',
        'Find the interest of one year. Then multiply it by the number of years.',
        '{{r}}% of £{{money}}: find 1% first, and multiply by {{r}}.',
        'One year brings £{{year|dp2}}. There are {{n}} years.',
      ],
      method_answer: [
        {
          maths: tex`{{money}} \times \frac{ {{r}} }{100} = {{year|dp2}}`,
          text: 'The interest of one year.',
        },
        { maths: tex`{{year|dp2}} \times {{n}} = {{value|dp2}}`, text: '{{n}} years, in pounds.' },
      ],
    },
  },
  {
    key: 'simple-interest-find-years',
    topics: ['compound-interest'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['MK3-R-12', 'GCSE-R9c'],
    question: {
      type: 'fill_blanks',
      text: '£{{money}} earns simple interest. At {{r}}% a year it earns £{{value|dp2}} in [[1]] years. To earn the same in {{m}} years the rate would have to be [[2]]%.',
      max_score: 2,
      template: {
        draw: {
          money: { from: 200, to: 800, step: 100 },
          r: { from: 2, to: 5 },
          n: { from: 3, to: 8 },
          m: { from: 2, to: 6 },
        },
        derive: { year: 'money * r / 100', value: 'money * r * n / 100', rate: 'r * n / m' },
        where: [
          'n != m',
          'is_integer(rate)',
          'rate != r',
          'distinct(n, r, m)',
          'distinct(rate, r, m)',
          'n != rate',
        ],
        check: ['money * r * answer1 / 100 = value', 'money * answer2 * m / 100 = value'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{n}}',
          mistakes: [
            slip(
              '{{value / r}}',
              'divided_by_percentage',
              'Find the interest of one year first. How often does it go into the whole interest?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{rate}}',
          percent_sign: 'name',
          mistakes: [
            slip(
              '{{value / m}}',
              'percent_hundred_left_out',
              'This is the interest of one year in pounds. What percentage of £{{money}} is it?',
            ),
          ],
        },
      ],
      hints: [
        'With simple interest every year brings the same amount.',
        'Find what one year brings. Then divide, or compare it with the amount saved.',
        'At {{r}}% one year brings £{{year|dp2}}. How often does that go into £{{value|dp2}}?',
        'For the second gap divide £{{value|dp2}} by {{m}}, and write the result as a percentage of £{{money}}.',
      ],
      method_answer: [
        {
          maths: tex`{{value|dp2}} \div {{year|dp2}} = {{n}}`,
          text: 'The whole interest divided by that of one year.',
        },
        {
          maths: tex`{{value|dp2}} \div {{m}} \div {{money}} = \frac{ {{rate}} }{100}`,
          text: 'The interest of one year as a part of the amount, out of a hundred.',
        },
      ],
    },
  },
  {
    key: 'compound-choose-the-calculation',
    topics: ['compound-interest'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['GCSE-R16'],
    question: {
      type: 'single_choice',
      text: '£{{money}} is saved at {{r}}% compound interest a year. Which calculation gives the amount after {{n}} years, in pounds?',
      max_score: 1,
      template: {
        draw: {
          money: { from: 200, to: 900, step: 100 },
          r: { from: 2, to: 8 },
          n: { from: 3, to: 6 },
        },
        derive: { m: '1 + r / 100' },
      },
      options: [
        option(
          '${{money}} \\times {{m|dp2}} \\times {{n}}$',
          'multiplier_times_years',
          'This multiplies by the number of years. Each year multiplies by the same number again.',
        ),
        { text: '${{money}} \\times {{m|dp2}}^{ {{n}} }$' },
        option(
          '${{money}} \\times {{r/100|dp2}}^{ {{n}} }$',
          'percent_of_instead_of_changed',
          'Times {{r/100|dp2}} is the interest alone. The savings stay in the account too.',
        ),
        option(
          '${{money}} + {{money}} \\times {{r/100|dp2}} \\times {{n}}$',
          'simple_for_compound_interest',
          'This adds the same interest each year. With compound interest it grows.',
        ),
      ],
      answers: [2],
      hints: [
        'After one year the account holds 100% and {{r}}% of what was there.',
        'Each year multiplies what is there by the same number.',
        'One year is a multiplication by {{m|dp2}}.',
        'Multiply by {{m|dp2}} once for each of the {{n}} years. How is that written in short?',
      ],
      method_answer: [
        {
          maths: tex`1 + {{r/100|dp2}} = {{m|dp2}}`,
          text: 'Each year leaves {{100+r}}% of the amount before.',
        },
        { text: 'So multiply by it once for each year, {{n}} times: that is a power.' },
      ],
    },
  },
  {
    key: 'compound-savings',
    topics: ['compound-interest'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['GCSE-R16'],
    question: {
      type: 'number',
      text: 'Use a calculator. {{name}} saves £{{money}} at {{r}}% compound interest a year. How much is in the account after {{n}} years? Give your answer in pounds to 2 decimal places.',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Kofi', 'Leila', 'Diego', 'Mei'] },
          money: { from: 300, to: 900, step: 100 },
          r: { from: 2, to: 6 },
          n: { from: 3, to: 5 },
        },
        derive: {
          m: '1 + r / 100',
          value: 'money * (1 + r / 100)^n',
          before: 'money * (1 + r / 100)^(n - 1)',
        },
        where: ['mod(1000 * value, 10) != 5'],
        check: ['abs(answer / m - before) < 1 / 1000'],
      },
      answer: '{{value|dp12}}',
      tolerance: { decimal_places: 2 },
      mistakes: [
        slip(
          '{{money * (100 + r * n) / 100|dp2}}',
          'simple_for_compound_interest',
          'Here the interest of each year was worked out on the start only. It earns interest too.',
        ),
        slip(
          '{{value - money|dp2}}',
          'percent_of_instead_of_changed',
          'This is the interest alone. What is in the account?',
        ),
        slip(
          '{{money * m * n|dp2}}',
          'multiplier_times_years',
          'This multiplies by the number of years. Use the multiplier once for each year.',
        ),
      ],
      hints: [
        'Each year the interest is worked out on everything in the account.',
        'Multiply by the same multiplier once for each year. Round only at the end.',
        'The multiplier is {{m|dp2}}, so begin with {{money}} × {{m|dp2}}.',
        'Work out {{money}} times {{m|dp2}} to the power {{n}}, and round to pence.',
      ],
      method_answer: [
        {
          maths: tex`{{money}} \times {{m|dp2}}^{ {{n}} } \approx {{value|dp4}}`,
          text: 'Times {{m|dp2}} for each year.',
        },
        { maths: '{{value|dp2}}', text: 'Rounded to pence, in pounds.' },
      ],
    },
  },
  {
    key: 'compound-van-value',
    topics: ['compound-interest'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-R16', 'GCSE-R9a'],
    question: {
      type: 'number',
      text: 'Use a calculator. A van is bought for £{{money|thousands}}. Each year it loses {{r}}% of its value. What is it worth after {{n}} years? Give your answer to the nearest pound.',
      max_score: 2,
      template: {
        draw: {
          money: { from: 12000, to: 28000, step: 1000 },
          r: { pick: [8, 12, 15, 18] },
          n: { from: 2, to: 3 },
        },
        derive: { m: '1 - r / 100', value: 'money * (1 - r / 100)^n' },
        where: ['mod(2 * value, 1) != 0'],
        check: ['abs(answer / m^n - money) < 1 / 10'],
      },
      answer: '{{value|dp3}}',
      tolerance: { decimal_places: 0 },
      mistakes: [
        slip(
          '{{money * (100 - r * n) / 100|dp0}}',
          'simple_for_compound_interest',
          'Each year the loss is worked out on what the van is worth then, not on the first price.',
        ),
        slip(
          '{{money * (1 + r/100)^n|dp0}}',
          'percent_wrong_direction',
          'The van loses value. Should it be worth more?',
        ),
      ],
      hints: [
        'What percentage of its value does the van still have after one year?',
        'Multiply by the same multiplier once for each year.',
        'After one year {{100-r}}% is left, so the multiplier is {{m|dp2}}.',
        'Work out {{money|thousands}} times {{m|dp2}} to the power {{n}}, and round to whole pounds.',
      ],
      method_answer: [
        {
          maths: tex`{{money}} \times {{m|dp2}}^{ {{n}} } = {{value|dp3}}`,
          text: 'Times {{m|dp2}} for each year.',
        },
        { maths: '{{value|dp0}}', text: 'Rounded to whole pounds.' },
      ],
    },
  },
  {
    key: 'simple-against-compound',
    topics: ['compound-interest'],
    difficulty: 1,
    minutes: 4,
    statements: ['GCSE-R16', 'GCSE-R9c', 'MK3-R-12'],
    question: {
      type: 'multi_part',
      text: 'Use a calculator. {{name}} can save £{{money}} for {{n}} years. Bank A pays {{s}}% simple interest a year. Bank B pays {{r}}% compound interest a year.',
      max_score: 5,
      template: {
        draw: {
          name: { pick: ['Zofia', 'Yusuf', 'Priya', 'Callum'] },
          money: { from: 400, to: 900, step: 100 },
          r: { from: 3, to: 5 },
          n: { from: 3, to: 5 },
        },
        derive: {
          s: 'r',
          a: 'money + money * r * n / 100',
          b: 'money * (1 + r / 100)^n',
          pence: 'round(money * (1 + r / 100)^n, 2)',
        },
        where: ['r != n', 'abs(100 * b - floor(100 * b) - 1/2) > 1/50'],
        check: ['(answer1 - money) / n * 100 / r = money', 'answer3 > 0'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many pounds (£) are in the account of bank A after {{n}} years?',
          max_score: 2,
          answer: '{{a|dp2}}',
          mistakes: [
            slip(
              '{{a - money|dp2}}',
              'percent_of_instead_of_changed',
              'This is the interest alone. What is in the account?',
            ),
            slip(
              '{{money + money*r/100|dp2}}',
              'interest_of_one_year',
              'This is the amount after one year.',
            ),
          ],
          hints: [
            'Simple interest is the same each year.',
            'Find the interest of one year, multiply by the years, and add the savings.',
            'One year brings {{s}}% of £{{money}}.',
            'One year brings £{{money*s/100|dp2}}. Multiply by {{n}} and add £{{money}}.',
          ],
          method_answer: [
            {
              maths: tex`{{money}} + {{n}} \times {{money*s/100|dp2}} = {{a|dp2}}`,
              text: 'The savings and {{n}} times the interest of a year.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many pounds (£) are in the account of bank B after {{n}} years? Give your answer to 2 decimal places.',
          max_score: 2,
          answer: '{{b|dp12}}',
          tolerance: { decimal_places: 2 },
          mistakes: [
            slip(
              '{{a|dp2}}',
              'simple_for_compound_interest',
              'With compound interest the interest earns interest too.',
            ),
          ],
          hints: [
            'Each year the interest is worked out on everything in the account.',
            'Multiply by the same multiplier once for each year.',
            'The multiplier is {{1 + r/100|dp2}}.',
            'Work out {{money}} times {{1 + r/100|dp2}} to the power {{n}}, and round to pence.',
          ],
          method_answer: [
            {
              maths: tex`{{money}} \times {{1 + r/100|dp2}}^{ {{n}} } \approx {{b|dp2}}`,
              text: 'Times the multiplier for each year, rounded to pence.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many pounds (£) more are there at bank B, to the nearest penny?',
          max_score: 1,
          answer: '{{b - a|dp12}}',
          tolerance: { decimal_places: 2 },
          follow_through: { answer: 'p2 - p1' },
          hints: [
            'Compare your answers to the two parts before.',
            'The difference tells how much more it is.',
            'Take the amount of bank A from that of bank B.',
            'Put the points in line and subtract your answer to (a) from your answer to (b).',
          ],
          method_answer: [
            {
              maths: tex`{{pence|dp2}} - {{a|dp2}} = {{pence - a|dp2}}`,
              text: 'Interest on interest makes this difference.',
            },
          ],
        },
      ],
      hints: [
        'The rates are the same. What is different about the interest?',
        'Simple interest adds the same each year. Compound interest multiplies each year.',
        'At bank A one year brings £{{money*s/100|dp2}}. At bank B the multiplier is {{1 + r/100|dp2}}.',
        'For (a) add {{n}} times that interest. For (b) multiply {{n}} times. For (c) subtract.',
      ],
      method_answer: [
        {
          maths: tex`{{money}} + {{n}} \times {{money*s/100|dp2}} = {{a|dp2}}`,
          text: '(a) The same interest each year.',
        },
        {
          maths: tex`{{money}} \times {{1 + r/100|dp2}}^{ {{n}} } \approx {{b|dp2}}`,
          text: '(b) Interest on interest.',
        },
        { maths: tex`{{pence|dp2}} - {{a|dp2}} = {{pence - a|dp2}}`, text: '(c) The difference.' },
      ],
    },
  },
]
