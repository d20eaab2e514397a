import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from './writing.ts'

export const moneyAndModellingMore: readonly ContentQuestion[] = [
  {
    key: 'money-two-strategies',
    topics: ['money-and-modelling'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['MK3-W-01'],
    question: {
      type: 'multiple_choice',
      text: 'A jacket for £{{a}} is {{r}}% cheaper in a sale. Which two ways give the new price?',
      max_score: 2,
      template: {
        draw: { a: { from: 40, to: 120, step: 20 }, r: { pick: [15, 35] } },
      },
      options: [
        { text: 'Build {{r}}% of £{{a}} from 10% and 5%, and take it from £{{a}}' },
        option(
          'Take £{{r}} from £{{a}}',
          'percent_added_as_number',
          '{{r}}% is not £{{r}}, unless the price is £100.',
        ),
        option(
          tex`Multiply {{a}} by 0.{{r}}`,
          'percent_of_instead_of_changed',
          'That gives how much comes off. What is left to pay?',
        ),
        { text: 'Multiply {{a}} by 0.{{100 - r}}' },
      ],
      answers: [1, 4],
      hints: [
        'Is it asked how much comes off, or what is left to pay?',
        'You can take a part away, or find the part that is left. Both lead to the same price.',
        'If {{r}}% comes off, {{100 - r}}% is left.',
        'Try each way with a price of £100, where you know the answer: {{r}} pounds come off.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} - {{a*r/100}} = {{a*(100 - r)/100}}`,
          text: 'Taking away the part that comes off.',
        },
        {
          maths: tex`{{a}} \times 0.{{100 - r}} = {{a*(100 - r)/100}}`,
          text: 'Finding the part that is left. It is one step only.',
        },
      ],
    },
  },
  {
    key: 'money-two-bike-hires',
    topics: ['money-and-modelling'],
    difficulty: 0.9,
    minutes: 5,
    statements: ['MK3-W-10', 'MK3-W-11', 'MK3-W-01'],
    question: {
      type: 'multi_part',
      text: 'Two shops hire out bikes. Shop A takes £{{f}} once, and £{{a}} for each hour on top. Shop B takes £{{b}} for each hour and nothing else.',
      max_score: 5,
      template: {
        draw: {
          a: { from: 2, to: 4 },
          g: { from: 2, to: 3 },
          e: { from: 4, to: 7 },
          h: { from: 2, to: 3 },
        },
        derive: { b: 'a + g', f: 'g*e' },
        where: ['h < e', 'a != h', 'b*h != f', 'f + a*h != b*h', 'f + a != b'],
        check: ['answer1 - f = a*h', 'answer2 = b*h', 'answer3*b = f + a*answer3'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What does shop A take for {{h}} hours, in pounds?',
          max_score: 1,
          answer: '{{f + a*h}}',
          mistakes: [
            slip(
              '{{(f + a)*h}}',
              'fixed_cost_multiplied',
              'The £{{f}} is paid once and not for each hour.',
            ),
          ],
          hints: ['What is paid once, and what is paid for each hour?'],
          method_answer: [
            {
              maths: tex`{{f}} + {{h}} \times {{a}} = {{f + a*h}}`,
              text: 'Once, and for each hour.',
            },
          ],
        },
        {
          type: 'number',
          text: 'What does shop B take for {{h}} hours, in pounds?',
          max_score: 1,
          answer: '{{b*h}}',
          mistakes: [slip('{{b + h}}', 'added_instead', 'Each hour costs £{{b}}.')],
          hints: ['Multiply the price of an hour by the hours.'],
          method_answer: [{ maths: tex`{{h}} \times {{b}} = {{b*h}}`, text: 'For each hour.' }],
        },
        {
          type: 'number',
          text: 'For how many hours do both shops take the same?',
          max_score: 2,
          answer: '{{e}}',
          mistakes: [
            slip(
              '{{f}}',
              'other_quantity_given',
              'That is what shop A takes at first. After how many hours has shop B caught up?',
            ),
          ],
          hints: [
            'Each hour shop B takes £{{g}} more. How long does it take until that makes £{{f}}?',
          ],
          method_answer: [
            {
              maths: tex`{{f}} \div {{g}} = {{e}}`,
              text: 'The £{{f}}, shared by the £{{g}} that each hour costs more.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'Which shop would you choose for a whole day of {{e + 4}} hours?',
          max_score: 1,
          options: [
            { text: 'Shop A, because each further hour costs less there' },
            option(
              'Shop B, because there is nothing to pay at first',
              'start_decides_over_rate',
              'That helps for short rides. What happens after many hours?',
            ),
            option(
              'It makes no difference',
              'start_decides_over_rate',
              'They take the same at one moment only. What happens after it?',
            ),
          ],
          answers: [1],
          hints: ['Work out both prices for {{e + 4}} hours and compare.'],
          method_answer: [
            { text: 'After {{e}} hours shop B is dearer, since each hour costs £{{g}} more.' },
          ],
        },
      ],
      hints: [
        'What is paid once, and what is paid for each hour?',
        'Write a line for each shop. Then ask how the difference changes from hour to hour.',
        'For {{h}} hours shop A takes £{{f}} and {{h}} times £{{a}}.',
        'Each hour shop B takes £{{g}} more. See how many hours make up for the £{{f}}, and what happens after that.',
      ],
      method_answer: [
        { maths: tex`{{f}} + {{h}} \times {{a}} = {{f + a*h}}`, text: '(a) Shop A.' },
        { maths: tex`{{h}} \times {{b}} = {{b*h}}`, text: '(b) Shop B.' },
        { maths: tex`{{f}} \div {{g}} = {{e}}`, text: '(c) Each hour shop B costs £{{g}} more.' },
        { text: '(d) After {{e}} hours shop A is cheaper.' },
      ],
    },
  },
]
