import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const percentagesOfAnAmount: readonly ContentQuestion[] = [
  {
    key: 'percent-of-amount',
    topics: ['percentages-of-an-amount'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['M6-RP-02', 'MK3-N-20', 'GCSE-N12'],
    question: {
      type: 'number',
      text: 'Work out {{p}}% of {{amount}}.',
      max_score: 1,
      template: {
        draw: {
          p: { pick: [5, 15, 20, 25, 30, 40, 60, 70] },
          amount: { from: 40, to: 480, step: 20 },
        },
        derive: { value: 'amount * p / 100' },
        where: ['is_integer(value)', 'amount != 100'],
        check: ['answer / amount * 100 = p'],
      },
      answer: '{{value}}',
      mistakes: [
        {
          answer: '{{amount/p}}',
          misconception: {
            code: 'divided_by_percentage',
            text: 'Dividing by 10 gives 10%, but that works only for 10.',
          },
        },
        {
          answer: '{{amount - value}}',
          misconception: {
            code: 'part_and_rest_swapped',
            text: 'This is what is left when it is taken away.',
          },
        },
      ],
      hints: [
        'Per cent means out of a hundred. About how large a part of {{amount}} is {{p}}%?',
        'Build {{p}}% from easy pieces, such as 10%, 5% and 1%.',
        'Divide {{amount}} by 100 to find 1%.',
        '1% is {{amount/100|dp1}}. Now multiply that by {{p}}.',
      ],
      method_answer: [
        { maths: tex`{{amount}} \div 100 = {{amount/100|dp1}}`, text: '1% is a hundredth.' },
        {
          maths: tex`{{amount/100|dp1}} \times {{p}} = {{value}}`,
          text: '{{p}}% is {{p}} times as much.',
        },
      ],
    },
  },
  {
    key: 'percent-fraction-decimal',
    topics: ['percentages-of-an-amount'],
    difficulty: -1,
    minutes: 1,
    statements: ['M6-FR-14', 'MK3-N-18'],
    question: {
      type: 'matching',
      text: 'Match each percentage with the fraction or decimal that equals it. One is left over.',
      max_score: 4,
      left: ['25%', '5%', '60%', '12.5%'],
      right: ['0.05', tex`$\frac{1}{8}$`, '0.5', tex`$\frac{3}{5}$`, tex`$\frac{1}{4}$`],
      pairs: [5, 1, 4, 2],
      hints: [
        'Per cent means out of a hundred. Write each as a fraction over 100.',
        'As a decimal, move the digits two places: ten per cent is 0.1.',
        'Begin with the one you know best: 25 out of 100 is a quarter of it.',
        'Half of 25% is 12.5%. So what is half of a quarter?',
      ],
      method_answer: [
        {
          maths: tex`25\% = \frac{25}{100} = \frac{1}{4}`,
          text: 'Out of a hundred, then lowest terms.',
        },
        { maths: tex`5\% = \frac{5}{100} = 0.05`, text: 'Five hundredths.' },
        { maths: tex`60\% = \frac{60}{100} = \frac{3}{5}`, text: 'Divide both parts by 20.' },
        { maths: tex`12.5\% = \frac{12.5}{100} = \frac{1}{8}`, text: 'Half of a quarter.' },
      ],
    },
  },
  {
    key: 'percent-one-of-another',
    topics: ['percentages-of-an-amount'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-N-19', 'M6-RP-03'],
    question: {
      type: 'number',
      text: '{{name}} has {{part}} of {{whole}} answers right in a test. What percentage is that? Give the number only.',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Amina', 'Ben', 'Chloe', 'Dev'] },
          whole: { pick: [20, 25, 40, 50] },
          part: { from: 9, to: 38 },
        },
        derive: { value: '100 * part / whole' },
        where: ['part < whole', 'is_integer(value)', '2 * part != whole', 'part + value != 100'],
        check: ['answer / 100 * whole = part'],
      },
      answer: '{{value}}',
      mistakes: [
        {
          answer: '{{100 - value}}',
          misconception: {
            code: 'part_and_rest_swapped',
            text: 'This is the percentage that was not right.',
          },
        },
        {
          answer: '{{part}}',
          misconception: {
            code: 'count_as_percentage',
            text: 'That would be so if there were 100 questions. There are {{whole}}.',
          },
        },
      ],
      hints: [
        'Write it as a fraction first: right answers out of all answers.',
        'Make the denominator 100: by what do you multiply {{whole}}?',
        tex`The fraction is $\frac{ {{part}} }{ {{whole}} }$.`,
        '{{whole}} times ${{100/whole|thousands_tex}}$ is 100. Multiply {{part}} by the same number.',
      ],
      method_answer: [
        { maths: tex`\frac{ {{part}} }{ {{whole}} }`, text: 'The part out of the whole.' },
        {
          maths: tex`\frac{ {{part}} \times {{100/whole|thousands_tex}} }{ {{whole}} \times {{100/whole|thousands_tex}} } = \frac{ {{value}} }{100}`,
          text: 'Out of a hundred.',
        },
        { maths: tex`{{value}}\%`, text: 'That is what per cent means.' },
      ],
    },
  },
  {
    key: 'percent-ten-then-five',
    topics: ['percentages-of-an-amount'],
    difficulty: -1.1,
    minutes: 1,
    statements: ['M6-RP-02'],
    question: {
      type: 'fill_blanks',
      text: '10% of {{amount}} is [[1]], and 5% is half of that: [[2]]. So 15% of {{amount}} is [[3]].',
      max_score: 3,
      template: {
        draw: { amount: { from: 60, to: 380, step: 20 } },
        check: ['answer1 * 10 = amount', 'answer2 * 2 = answer1', 'answer3 = answer1 + answer2'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{amount/10}}',
          mistakes: [
            slip(
              '{{amount/100|thousands}}',
              'place_value',
              'This is 1%. Ten per cent is ten times as much.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{amount/20}}',
          mistakes: [
            slip(
              '{{amount/5}}',
              'divided_by_percentage',
              'Is this less than 10%? Five per cent is half of ten per cent.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{amount*3/20}}',
          mistakes: [slip('{{amount/15}}', 'divided_by_percentage', 'Put 10% and 5% together.')],
        },
      ],
      hints: [
        '10% is one tenth.',
        '15% is 10% and 5% together.',
        'To find a tenth, divide {{amount}} by 10.',
        'Halve the number in your first gap for the second. Then add the two.',
      ],
      method_answer: [
        { maths: tex`{{amount}} \div 10 = {{amount/10}}`, text: '10% is a tenth.' },
        { maths: tex`{{amount/10}} \div 2 = {{amount/20}}`, text: '5% is half of it.' },
        {
          maths: tex`{{amount/10}} + {{amount/20}} = {{amount*3/20}}`,
          text: '15% is both together.',
        },
      ],
    },
  },
  {
    key: 'percent-swap',
    topics: ['percentages-of-an-amount'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['MK3-N-20', 'GCSE-N12'],
    question: {
      type: 'single_choice',
      text: 'Without working it out: which is the same as {{p}}% of {{q}}?',
      max_score: 1,
      template: {
        draw: { p: { from: 12, to: 48, step: 4 }, q: { pick: [25, 60, 75] } },
        where: ['p != q'],
      },
      options: [
        {
          text: '{{100-p}}% of {{q}}',
          misconception: {
            code: 'part_and_rest_swapped',
            text: 'This is the rest of {{q}}, not the same part.',
          },
        },
        {
          text: '{{2*p}}% of {{2*q}}',
          misconception: {
            code: 'doubled_both_factors',
            text: 'Twice the percentage of twice the amount is four times as much.',
          },
        },
        { text: '{{q}}% of {{p}}' },
        {
          text: '{{p}}% of {{100-q}}',
          misconception: {
            code: 'part_and_rest_swapped',
            text: 'Another amount has another {{p}}%.',
          },
        },
      ],
      answers: [3],
      hints: [
        'Write the percentage as a number times a number, divided by 100.',
        'Does the order matter when you multiply?',
        '{{p}}% of {{q}} is {{p}} times {{q}}, divided by 100.',
        'Which option is also {{p}} times {{q}}, divided by 100, only in another order?',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{p}} \times {{q}} }{100} = \frac{ {{q}} \times {{p}} }{100}`,
          text: 'The order of a multiplication does not matter, so the two may be swapped.',
        },
      ],
    },
  },
  {
    key: 'percent-cocoa',
    topics: ['percentages-of-an-amount'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['M6-RP-02', 'MK3-N-20', 'GCSE-N12'],
    question: {
      type: 'number',
      text: 'A bar of milk chocolate has a mass of {{mass}} g and is {{p}}% cocoa. How much cocoa is in it? Give the unit.',
      max_score: 2,
      template: {
        draw: { mass: { pick: [80, 120, 150, 180, 200] }, p: { from: 22, to: 38, step: 2 } },
        derive: { value: 'mass * p / 100' },
        check: ['answer * 100 / p = mass'],
      },
      answer: '{{value|dp1}}',
      unit: 'g',
      mistakes: [
        {
          answer: '{{mass - value|dp1}}',
          misconception: {
            code: 'part_and_rest_swapped',
            text: 'This is everything in the bar but the cocoa.',
          },
        },
      ],
      hints: [
        'How much is 1% of the bar?',
        'Per cent of means: divide by 100, then multiply.',
        'Begin by dividing {{mass}} by 100.',
        '1% is {{mass/100|dp1}} g. Multiply that by {{p}}, and write the unit.',
      ],
      method_answer: [
        {
          maths: tex`{{mass}} \times \frac{ {{p}} }{100} = {{value|dp1}}`,
          text: '{{p}} hundredths of the mass.',
        },
        { maths: tex`{{value|dp1}}\ \text{g}`, text: 'The unit stays: a part of grams is grams.' },
      ],
    },
  },
  {
    key: 'percent-two-teams',
    topics: ['percentages-of-an-amount'],
    difficulty: 0.3,
    minutes: 2.5,
    statements: ['M6-RP-03', 'MK3-N-19'],
    question: {
      type: 'number',
      text: 'The Otters win {{a}} of their {{m}} matches. The Herons win {{b}} of their {{n}} matches. What percentage of their matches does the team with the better record win?',
      max_score: 2,
      template: {
        draw: {
          p: { from: 40, to: 84, step: 4 },
          q: { from: 45, to: 90, step: 5 },
          m: { pick: [25, 50] },
          n: { pick: [20, 40] },
        },
        derive: { a: 'p * m / 100', b: 'q * n / 100' },
        where: [
          'is_integer(a)',
          'is_integer(b)',
          'abs(p - q) < 12',
          'p != q',
          '(a - b) * (p - q) < 0',
          'distinct(p, q, a, b)',
        ],
        check: ['answer >= 100 * a / m', 'answer >= 100 * b / n'],
      },
      answer: '{{max(p, q)}}',
      mistakes: [
        slip(
          '{{min(p, q)}}',
          'large_numbers_large_fraction',
          'This team wins more matches, but it plays more too. Compare both percentages.',
        ),
        slip(
          '{{max(a, b)}}',
          'count_as_percentage',
          'This is a number of matches. How many would it be out of a hundred?',
        ),
      ],
      hints: [
        'The teams play different numbers of matches. What makes them easy to compare?',
        'Write each record out of a hundred. Then compare the two percentages.',
        'For the Otters, {{m}} matches times {{100/m}} is 100. For the Herons, {{n}} times {{100/n|thousands}} is 100.',
        'Multiply {{a}} by {{100/m}}, and {{b}} by {{100/n|thousands}}. Which is more?',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{m}} } = {{p}}\%, \quad \frac{ {{b}} }{ {{n}} } = {{q}}\%`,
          text: 'Both records out of a hundred.',
        },
        {
          maths: tex`{{max(p, q)}} > {{min(p, q)}}`,
          text: 'The larger percentage is the better record.',
        },
      ],
    },
  },
  {
    key: 'percent-build-it-up',
    topics: ['percentages-of-an-amount'],
    difficulty: -0.4,
    minutes: 2,
    statements: ['M6-RP-02'],
    question: {
      type: 'cloze_dropdown',
      without_calculator: true,
      text: '{{name}} wants to find 35% of {{n}} without a calculator. Three lots of 10% make [[1]]. To that {{name}} adds 5%, which is [[2]]. Altogether that is [[3]].',
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Farah', 'Ade', 'Freya', 'Tomasz'] },
          n: { from: 80, to: 460, step: 20 },
        },
        where: ['n != 100', 'mod(n, 60) = 0'],
        check: ['answer1 / 3 * 10 = n', 'answer2 * 20 = n', 'answer1 + answer2 = answer3'],
      },
      gaps: [
        {
          options: [
            option(
              '{{n/10}}',
              'percent_stopped_at_ten',
              'That is 10%. How many lots of it are there?',
            ),
            { text: '{{n*3/10}}' },
            option(
              '{{n/30}}',
              'divided_by_percentage',
              'Divide by 10 for 10%, and then take three lots.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: '{{n/20}}' },
            option('{{n/5}}', 'divided_by_percentage', 'Is 5% more than 10%, or half of it?'),
            option('{{n*3/20}}', 'stopped_early', 'Half of 30% is 15%. You need half of 10%.'),
          ],
          answer: 1,
        },
        {
          options: [
            option('{{n*13/20}}', 'part_and_rest_swapped', 'This is what is left of {{n}}.'),
            option(
              '{{n*3/10 + n/5}}',
              'divided_by_percentage',
              'Look at your 5% again: it is half of 10%.',
            ),
            { text: '{{n*7/20}}' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'All the pieces come from 10% of {{n}}.',
        '10% is a tenth. 5% is half of that, and 30% is three times that.',
        'Divide {{n}} by 10 to get 10%.',
        'Multiply your 10% by 3 for the first gap, halve it for the second, and add the two.',
      ],
      method_answer: [
        { maths: tex`{{n}} \div 10 = {{n/10}}`, text: '10%.' },
        {
          maths: tex`3 \times {{n/10}} = {{n*3/10}}, \quad {{n/10}} \div 2 = {{n/20}}`,
          text: '30% and 5%.',
        },
        { maths: tex`{{n*3/10}} + {{n/20}} = {{n*7/20}}`, text: '35% is both together.' },
      ],
    },
  },
]
