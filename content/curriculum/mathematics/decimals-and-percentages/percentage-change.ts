import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const percentageChange: readonly ContentQuestion[] = [
  {
    key: 'change-sale-price',
    topics: ['percentage-change'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['MK3-R-10', 'GCSE-R9a'],
    question: {
      type: 'number',
      text: 'A coat costs £{{price}}. In a sale it is {{p}}% cheaper. What is the sale price in pounds? Give the number only.',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{100-p}}', label: '?' },
              { size: '{{p}}', label: '{{p}}%', dashed: true },
            ],
            total: '£{{price}}',
          },
        ],
      },
      max_score: 1,
      template: {
        draw: { price: { from: 40, to: 160, step: 10 }, p: { pick: [10, 15, 20, 25, 30, 40] } },
        derive: { off: 'price * p / 100', value: 'price - off' },
        where: ['is_integer(off)', 'price != 100'],
        check: ['price - answer = price / 100 * p'],
      },
      answer: '{{value}}',
      mistakes: [
        {
          answer: '{{off}}',
          misconception: {
            code: 'percent_of_instead_of_changed',
            text: 'This is what you save, not what you pay.',
          },
        },
        {
          answer: '{{price - p}}',
          misconception: {
            code: 'percent_added_as_number',
            text: 'The percentage is of the price; it is not a number of pounds.',
          },
        },
        {
          answer: '{{price + off}}',
          misconception: {
            code: 'percent_wrong_direction',
            text: 'In a sale the price goes down.',
          },
        },
      ],
      hints: [
        'Will you pay more or less than £{{price}}?',
        'If {{p}}% is taken off, what percentage of the price is left to pay?',
        'Find {{p}}% of {{price}} first.',
        '{{p}}% of {{price}} is {{off}}. Take that from {{price}}.',
      ],
      method_answer: [
        { maths: tex`100\% - {{p}}\% = {{100-p}}\%`, text: 'What is left to pay.' },
        {
          maths: tex`{{price}} \times \frac{ {{100-p}} }{100} = {{value}}`,
          text: 'So the coat costs £{{value}}.',
        },
      ],
    },
  },
  {
    key: 'change-multiplier',
    topics: ['percentage-change'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['MK3-N-18', 'GCSE-R9a'],
    question: {
      type: 'single_choice',
      text: 'By which number do you multiply to increase an amount by {{p}}%?',
      max_score: 1,
      template: { draw: { p: { from: 2, to: 9 } }, check: ['answer = 1 + p / 100'] },
      options: [
        {
          text: '1.{{p}}',
          misconception: {
            code: 'percent_one_place_off',
            text: 'This is an increase by {{10*p}}%: the first place after the point is tenths.',
          },
        },
        {
          text: '0.0{{p}}',
          misconception: {
            code: 'percent_of_instead_of_changed',
            text: 'This gives the increase alone. The amount itself is still there.',
          },
        },
        {
          text: '0.{{100-p}}',
          misconception: {
            code: 'percent_wrong_direction',
            text: 'This makes the amount smaller.',
          },
        },
        { text: '1.0{{p}}' },
      ],
      answers: [4],
      hints: [
        'After the rise you have all of the amount, and {{p}}% more. What percentage is that?',
        'Write the percentage you end with as a decimal. Per cent means hundredths.',
        'You end with {{100+p}}% of the amount.',
        '{{100+p}}% is {{100+p}} hundredths. Divide by 100.',
      ],
      method_answer: [
        { maths: tex`100\% + {{p}}\% = {{100+p}}\%`, text: 'The whole and the rise.' },
        { maths: tex`\frac{ {{100+p}} }{100} = 1.0{{p}}`, text: 'As a decimal.' },
      ],
    },
  },
  {
    key: 'change-find-percentage',
    topics: ['percentage-change'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-R9a', 'MK3-N-19'],
    question: {
      type: 'number',
      text: 'A plant grows from {{old}} cm to {{new}} cm. By what percentage has it grown? Give the number only.',
      max_score: 1,
      template: {
        draw: {
          old: { pick: [20, 25, 40, 50, 60, 80] },
          p: { pick: [5, 10, 15, 20, 30, 35, 40, 60] },
        },
        derive: { grown: 'old * p / 100', new: 'old + grown' },
        where: ['is_integer(grown)', 'grown != p'],
        check: ['old + old * answer / 100 = new'],
      },
      answer: '{{p}}',
      mistakes: [
        {
          answer: '{{grown}}',
          misconception: {
            code: 'difference_as_percentage',
            text: 'This is how many centimetres it grew. What part of its first height is that?',
          },
        },
        {
          answer: '{{100 + p}}',
          misconception: {
            code: 'multiplier_for_change',
            text: 'This is its new height as a percentage of the old one.',
          },
        },
        {
          answer: '{{100 * grown / new}}',
          misconception: {
            code: 'percent_change_of_new',
            text: 'A change is compared with the height before it, not after.',
          },
        },
      ],
      hints: [
        'By how many centimetres did it grow?',
        'Compare the growth with the height it started from.',
        'Write the growth as a fraction over {{old}}.',
        tex`The fraction is $\frac{ {{grown}} }{ {{old}} }$. Write it out of a hundred.`,
      ],
      method_answer: [
        { maths: tex`{{new}} - {{old}} = {{grown}}`, text: 'It grew by {{grown}} cm.' },
        {
          maths: tex`\frac{ {{grown}} }{ {{old}} } = \frac{ {{p}} }{100} = {{p}}\%`,
          text: 'Compare with the first height, out of a hundred.',
        },
      ],
    },
  },
  {
    key: 'change-up-then-down',
    topics: ['percentage-change'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['MK3-R-10', 'GCSE-R9a'],
    question: {
      type: 'true_false',
      text: 'A price rises by {{p}}% and then falls by {{p}}%. It is then back where it began. Is this true?',
      max_score: 1,
      template: { draw: { p: { pick: [10, 20, 30, 40, 50] } } },
      options: [
        {
          text: 'True',
          misconception: {
            code: 'percent_changes_cancel',
            text: 'The fall is worked out on the larger price, so it is more than the rise was.',
          },
        },
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'Try it with £100.',
        'The second percentage is of the new price, not of the old one.',
        'After a rise of {{p}}% the £100 has become £{{100+p}}.',
        'The fall is {{p}}% of £{{100+p}}. Is that more than £{{p}}, less, or the same?',
      ],
      method_answer: [
        { maths: tex`100 \times \frac{ {{100+p}} }{100} = {{100+p}}`, text: 'After the rise.' },
        {
          maths: tex`{{100+p}} \times \frac{ {{100-p}} }{100} = {{(100+p)*(100-p)/100}}`,
          text: 'The fall is of the larger price, so we end below 100.',
        },
      ],
    },
  },
  {
    key: 'change-reverse',
    topics: ['percentage-change'],
    difficulty: 1.3,
    minutes: 3,
    statements: ['MK3-R-11'],
    question: {
      type: 'number',
      text: 'After a rise of {{p}}% a bus ticket costs {{after}}p. How many pence did it cost before?',
      max_score: 2,
      template: {
        draw: { before: { from: 120, to: 480, step: 20 }, p: { pick: [5, 10, 20, 25, 50] } },
        derive: { after: 'before * (100 + p) / 100' },
        where: ['is_integer(after)'],
        check: ['answer + answer * p / 100 = after'],
      },
      answer: '{{before}}',
      mistakes: [
        {
          answer: '{{after * (100 - p) / 100}}',
          misconception: {
            code: 'reverse_percent_of_new',
            text: 'The rise was {{p}}% of the old price, so it is not {{p}}% of the new one.',
          },
        },
        {
          answer: '{{after - p}}',
          misconception: {
            code: 'percent_added_as_number',
            text: 'The percentage is of the price; it is not a number of pence.',
          },
        },
      ],
      hints: [
        'The new price is 100% and {{p}}% together of the old one.',
        'The old price times {{(100+p)/100|dp2}} is {{after}}. How do you undo that?',
        '{{after}}p is {{100+p}}% of the old price. Find 1% of the old price first.',
        'Divide {{after}} by {{100+p}} for 1%, then multiply by 100.',
      ],
      method_answer: [
        {
          maths: tex`{{100+p}}\%\ \text{is}\ {{after}}`,
          text: 'The new price, in per cent of the old.',
        },
        {
          maths: tex`{{after}} \div \frac{ {{100+p}} }{100} = {{before}}`,
          text: 'Undo the multiplication: the old price is 100%.',
        },
      ],
    },
  },
  {
    key: 'change-choose-multipliers',
    topics: ['percentage-change'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['MK3-N-18', 'GCSE-R9a'],
    question: {
      type: 'matching',
      text: 'Match each change with its multiplier. One multiplier is left over.',
      max_score: 4,
      left: ['increase by 20%', 'decrease by 20%', 'increase by 2%', 'decrease by 2%'],
      right: ['0.98', '1.2', '0.2', '0.8', '1.02'],
      pairs: [2, 4, 5, 1],
      hints: [
        'What percentage do you have after each change?',
        'A multiplier above 1 makes larger, one below 1 makes smaller.',
        'After an increase by 20% you have 120% of the amount.',
        'Write each percentage as hundredths: 120%, 80%, 102% and 98%.',
      ],
      method_answer: [
        {
          maths: tex`120\% = 1.2, \quad 80\% = 0.8`,
          text: 'All of it with a fifth more, or less.',
        },
        { maths: tex`102\% = 1.02, \quad 98\% = 0.98`, text: 'Two hundredths more, or less.' },
      ],
    },
  },
  {
    key: 'change-more-pupils',
    topics: ['percentage-change'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['MK3-R-10', 'GCSE-R9a'],
    question: {
      type: 'number',
      text: 'A dance club had {{n}} members last year. This year it has {{p}}% more. How many members has it now?',
      diagram: {
        kind: 'bar_model',
        rows: [
          { label: 'then', parts: [{ size: 100, label: '{{n}}' }] },
          {
            label: 'now',
            parts: [
              { size: 100, label: '{{n}}' },
              { size: '{{p}}', label: '{{p}}%', tone: 'b' },
            ],
          },
        ],
      },
      max_score: 1,
      template: {
        draw: { n: { from: 40, to: 240, step: 20 }, p: { pick: [20, 25, 30, 40] } },
        derive: { more: 'n * p / 100', value: 'n + n * p / 100' },
        where: ['is_integer(more)', 'n != 100', 'more != p'],
        check: ['(answer - n) / n * 100 = p'],
      },
      answer: '{{value}}',
      mistakes: [
        slip(
          '{{more}}',
          'percent_of_instead_of_changed',
          'These are the new members. How many are there in all?',
        ),
        slip(
          '{{n + p}}',
          'percent_added_as_number',
          'The percentage is a part of {{n}}. It is not a number of members.',
        ),
        slip(
          '{{n - more}}',
          'percent_wrong_direction',
          'The club has grown. Should there be more or fewer members?',
        ),
      ],
      hints: [
        'Are there more members now, or fewer?',
        'Find the percentage of last year’s number. Then add it to that number.',
        '10% of {{n}} is {{n/10}}. Use it to find {{p}}%.',
        '{{p}}% of {{n}} is {{more}}. Add the members of last year.',
      ],
      method_answer: [
        {
          maths: tex`{{n}} \times \frac{ {{p}} }{100} = {{more}}`,
          text: 'So many members are new.',
        },
        { maths: tex`{{n}} + {{more}} = {{value}}`, text: 'Old and new members together.' },
      ],
    },
  },
]
