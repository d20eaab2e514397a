import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const reversePercentages: readonly ContentQuestion[] = [
  {
    key: 'reverse-choose-the-calculation',
    topics: ['reverse-percentages'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['MK3-R-11', 'GCSE-R9b'],
    question: {
      type: 'single_choice',
      text: 'In a sale everything is {{p}}% cheaper. {{name}} pays £{{after|dp2}} for a jacket. Which calculation gives the price before the sale?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Ngozi', 'Mateo', 'Hana', 'Yusuf'] },
          p: { pick: [10, 15, 20, 30, 40] },
          before: { from: 30, to: 90, step: 10 },
        },
        derive: { after: 'before * (100 - p) / 100', m: '(100 - p) / 100' },
      },
      options: [
        option(
          '{{after|dp2}} × {{1 + p/100|dp2}}',
          'reverse_percent_of_new',
          'This adds {{p}}% of the sale price. The {{p}}% is a part of the old price.',
        ),
        option(
          '{{after|dp2}} × {{m|dp2}}',
          'reverse_percent_repeated',
          'This makes it cheaper once more. Was it cheaper or dearer before?',
        ),
        option(
          '{{after|dp2}} + {{p}}',
          'percent_added_as_number',
          'The percentage is not a number of pounds.',
        ),
        { text: '{{after|dp2}} ÷ {{m|dp2}}' },
      ],
      answers: [4],
      hints: [
        'Which price is 100%: the one before the sale, or the one in the sale?',
        'The old price was multiplied by something to get the sale price. Undo that.',
        'In the sale {{100-p}}% of the old price is left.',
        'So the old price times {{m|dp2}} is £{{after|dp2}}. What undoes a multiplication?',
      ],
      method_answer: [
        {
          maths: tex`{{before}} \times {{m|dp2}} = {{after|dp2}}`,
          text: 'The old price, of which {{100-p}}% is left.',
        },
        { maths: tex`{{after|dp2}} \div {{m|dp2}} = {{before}}`, text: 'Undo it by dividing.' },
      ],
    },
  },
  {
    key: 'reverse-sale-price',
    topics: ['reverse-percentages'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['MK3-R-11', 'GCSE-R9b'],
    question: {
      type: 'number',
      text: 'A rucksack is reduced by {{p}}% and now costs £{{after}}. What did it cost before, in pounds?',
      diagram: {
        kind: 'bar_model',
        rows: [
          { label: 'before', parts: [{ size: 100, label: '?' }] },
          {
            label: 'now',
            parts: [
              { size: '{{100-p}}', label: '£{{after}}' },
              { size: '{{p}}', label: '{{p}}%', dashed: true },
            ],
          },
        ],
      },
      max_score: 2,
      template: {
        draw: { p: { pick: [10, 20, 25, 30, 40] }, before: { from: 20, to: 90, step: 5 } },
        derive: { after: 'before * (100 - p) / 100' },
        where: [
          'is_integer(after)',
          'distinct(before, after * (100 + p) / 100, after + p, after * (100 - p) / 100)',
        ],
        check: ['answer - answer * p / 100 = after'],
      },
      answer: '{{before}}',
      mistakes: [
        slip(
          '{{after * (100 + p) / 100|dp2}}',
          'reverse_percent_of_new',
          'The reduction was {{p}}% of the old price, not of the new one.',
        ),
        slip(
          '{{after * (100 - p) / 100|dp2}}',
          'reverse_percent_repeated',
          'This reduces the price again. Was it higher or lower before?',
        ),
        slip(
          '{{after + p}}',
          'percent_added_as_number',
          'The percentage is a part of the price. It is not a number of pounds.',
        ),
      ],
      hints: [
        'The old price is 100%. What percentage of it is £{{after}}?',
        'Find 1% or 10% of the old price first, and go from there to 100%.',
        '£{{after}} is {{100-p}}% of the old price.',
        'Divide {{after}} by {{100-p}} to get 1%. Then multiply by 100.',
      ],
      method_answer: [
        {
          maths: tex`100 - {{p}} = {{100-p}}`,
          text: 'The new price is {{100-p}}% of the old one.',
        },
        {
          maths: tex`{{after}} \div {{(100-p)/100|dp2}} = {{before}}`,
          text: 'Divide by the multiplier, in pounds.',
        },
      ],
    },
  },
  {
    key: 'reverse-after-a-rise',
    topics: ['reverse-percentages'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-R-11', 'GCSE-R9b'],
    question: {
      type: 'number',
      text: 'A village grew by {{p}}% in ten years. Now {{after|thousands}} people live there. How many lived there ten years ago?',
      max_score: 2,
      template: {
        draw: {
          p: { pick: [5, 10, 15, 20, 25, 30, 40] },
          before: { from: 400, to: 980, step: 20 },
        },
        derive: { after: 'before * (100 + p) / 100' },
        where: ['is_integer(after)'],
        check: ['answer + answer * p / 100 = after'],
      },
      answer: '{{before}}',
      mistakes: [
        slip(
          '{{after * (100 - p) / 100}}',
          'reverse_percent_of_new',
          'The {{p}}% are of the old number of people, so they are not {{p}}% of the new one.',
        ),
        slip(
          '{{after * (100 + p) / 100}}',
          'reverse_percent_repeated',
          'Were there more or fewer people ten years ago?',
        ),
        slip(
          '{{after - p}}',
          'percent_added_as_number',
          'The percentage is a part of the people. It is not a number of people.',
        ),
      ],
      hints: [
        'Which number of people is 100%: the one now, or the one ten years ago?',
        'Write the number now as a percentage of the old one. Then find 1%.',
        '{{after|thousands}} people are {{100+p}}% of the old number.',
        'Divide {{after|thousands}} by {{100+p}} to get 1%, and multiply by 100.',
      ],
      method_answer: [
        {
          maths: tex`100 + {{p}} = {{100+p}}`,
          text: 'The new number is {{100+p}}% of the old one.',
        },
        {
          maths: tex`{{after}} \div {{(100+p)/100|dp2}} = {{before}}`,
          text: 'Divide by the multiplier.',
        },
      ],
    },
  },
  {
    key: 'reverse-or-forward',
    topics: ['reverse-percentages'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['GCSE-R9b'],
    question: {
      type: 'multiple_choice',
      text: 'In which of these do you have to work back to the amount before the change? Choose all that fit.',
      max_score: 2,
      options: [
        { text: 'A game costs £24 after 20% was taken off. What did it cost at first?' },
        option(
          'A game costs £24. It will be reduced by 20%. What will it cost?',
          'reverse_percent_of_new',
          'Here the amount before the change is known: it is £24.',
        ),
        { text: 'After a rise of 5% a train ticket costs £8.40. How much was it last year?' },
        option(
          'A tree is 4 m tall and grows by 5%. How tall is it then?',
          'reverse_percent_of_new',
          'Here the height before the change is known. The new height is asked for.',
        ),
        { text: 'A phone has lost 40% of its value and is worth £90. What was it worth when new?' },
      ],
      answers: [1, 3, 5],
      hints: [
        'In each one ask: is the amount that you are told from before or from after the change?',
        'You work back when you know the amount after the change and want the one before.',
        'In the first one £24 is the price after the reduction.',
        'Look for words such as “at first”, “last year” and “when new” in the questions.',
      ],
      method_answer: [
        {
          text: 'In the first, the third and the fifth the amount after the change is known, and the one before is asked for.',
        },
        {
          maths: tex`24 \div 0.8 = 30, \quad 8.40 \div 1.05 = 8, \quad 90 \div 0.6 = 150`,
          text: 'There you divide by the multiplier.',
        },
      ],
    },
  },
  {
    key: 'reverse-what-went-on',
    topics: ['reverse-percentages'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['MK3-R-11', 'GCSE-R9b'],
    question: {
      type: 'single_choice',
      text: 'A pair of boots costs £{{after}} after {{p}}% off. Ravi says: “{{p}}% of {{after}} is {{after*p/100|thousands}}, so they cost £{{after + after*p/100|thousands}} before.” What would you tell him?',
      max_score: 1,
      template: {
        draw: { p: { pick: [10, 20, 25, 30, 40] }, before: { from: 30, to: 200, step: 5 } },
        derive: {
          after: 'before * (100 - p) / 100',
          guess: 'before * (100 - p) / 100 * (100 + p) / 100',
        },
        where: ['is_integer(after)', 'is_integer(after * p / 100)', 'after != p'],
      },
      options: [
        {
          text: 'The {{p}}% is a part of the old price, so check: {{p}}% off £{{guess}} is not £{{after}}',
        },
        option(
          'That is right: what was taken off is put back on',
          'reverse_percent_of_new',
          'Test it: take {{p}}% off his answer. Do you get £{{after}}?',
        ),
        option(
          'He should take {{p}}% off £{{after}} instead',
          'reverse_percent_repeated',
          'Then the boots would have been cheaper before the reduction.',
        ),
        option(
          'He should add £{{p}}',
          'percent_added_as_number',
          'A percentage is not a number of pounds.',
        ),
      ],
      answers: [1],
      hints: [
        'You can test his answer without knowing the right one.',
        'Take {{p}}% off the price he found. It should lead to the price in the sale.',
        '{{p}}% of £{{guess}} is £{{guess*p/100|dp2}}.',
        'Taking that off leaves £{{guess - guess*p/100|dp2}}. Compare it with the sale price, and think which price the {{p}}% belongs to.',
      ],
      method_answer: [
        {
          maths: tex`{{guess}} \times {{(100-p)/100|dp2}} = {{guess*(100-p)/100|dp2}}`,
          text: 'His price does not lead to £{{after}}.',
        },
        {
          maths: tex`{{after}} \div {{(100-p)/100|dp2}} = {{before}}`,
          text: 'This one does: the {{p}}% belongs to the old price.',
        },
      ],
    },
  },
  {
    key: 'reverse-vat',
    topics: ['reverse-percentages'],
    difficulty: 0.9,
    minutes: 2.5,
    statements: ['MK3-R-11', 'GCSE-R9b'],
    question: {
      type: 'number',
      text: 'A bicycle costs £{{after}}. This price includes VAT, a tax of 20% that is added to the price before tax. How much of the £{{after}} is tax, in pounds?',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: 100, label: 'price before tax' },
              { size: 20, label: 'tax' },
            ],
            total: '£{{after}}',
          },
        ],
      },
      max_score: 2,
      template: {
        draw: { before: { from: 120, to: 560, step: 20 } },
        derive: { after: 'before * 6 / 5', vat: 'before / 5' },
        check: ['answer * 5 + answer = after'],
      },
      answer: '{{vat}}',
      mistakes: [
        slip(
          '{{after/5|dp2}}',
          'reverse_percent_of_new',
          'This is 20% of the price with tax. The tax is 20% of the price before tax.',
        ),
        slip(
          '{{before}}',
          'stopped_early',
          'This is the price before tax. How much was added to it?',
        ),
      ],
      hints: [
        'Which amount is 100%: the price before the tax, or the price with it?',
        'Write £{{after}} as a percentage of the price before tax.',
        '£{{after}} is 120% of it, so six equal parts of 20% make £{{after}}.',
        'The tax is one of the six equal parts. Divide {{after}} by 6.',
      ],
      method_answer: [
        { maths: tex`{{after}} \div 1.2 = {{before}}`, text: 'The price before tax.' },
        {
          maths: tex`{{after}} - {{before}} = {{vat}}`,
          text: 'The tax that was added, in pounds.',
        },
      ],
    },
  },
  {
    key: 'reverse-two-changes',
    topics: ['reverse-percentages'],
    difficulty: 1.3,
    minutes: 3.5,
    statements: ['MK3-R-11', 'GCSE-R9b'],
    question: {
      type: 'number',
      text: 'The number of visitors to a museum rose by {{p}}% in one year and fell by {{q}}% in the next. After that it was {{after|thousands}}. How many visitors were there at first?',
      max_score: 3,
      template: {
        draw: {
          p: { pick: [10, 20, 25, 50] },
          q: { pick: [10, 20, 40, 50] },
          k: { from: 2, to: 19 },
        },
        derive: {
          before: '400 * k',
          middle: '400 * k * (100 + p) / 100',
          after: '400 * k * (100 + p) * (100 - q) / 10000',
        },
        where: [
          'is_integer(after)',
          'p != q',
          'after != before',
          'distinct(before, middle, after * 100 / (100 + p - q), after * (100 - p) * (100 + q) / 10000)',
        ],
        check: ['answer * (1 + p / 100) * (1 - q / 100) = after'],
      },
      answer: '{{before}}',
      mistakes: [
        slip(
          '{{middle}}',
          'stopped_early',
          'This is the number after the first year. Go back one year more.',
        ),
        slip(
          '{{after * (100 - p) * (100 + q) / 10000|dp1}}',
          'reverse_percent_of_new',
          'Each percentage belongs to the number before its change. Divide by the multipliers.',
        ),
      ],
      hints: [
        'Two changes were made, one after the other. Go back in the other order.',
        'Each change is a multiplication. Undo it by dividing by its multiplier.',
        'The fall by {{q}}% is a multiplication by {{(100-q)/100|dp2}}. Divide {{after|thousands}} by it.',
        'Before the fall there were {{middle|thousands}}. Now divide by {{(100+p)/100|dp2}} to undo the rise.',
      ],
      method_answer: [
        { maths: tex`{{after}} \div {{(100-q)/100|dp2}} = {{middle}}`, text: 'Before the fall.' },
        { maths: tex`{{middle}} \div {{(100+p)/100|dp2}} = {{before}}`, text: 'Before the rise.' },
      ],
    },
  },
]
