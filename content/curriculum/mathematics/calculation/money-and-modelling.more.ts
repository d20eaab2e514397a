import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

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
        draw: { a: { from: 40, to: 120, step: 20, except: [100] }, r: { pick: [15, 35] } },
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
        'Try each way with a price of £200, where you know the answer: twice {{r}} pounds come off.',
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
          text: 'How many pounds (£) does shop A take for {{h}} hours?',
          max_score: 1,
          answer: '{{f + a*h}}',
          mistakes: [
            slip(
              '{{(f + a)*h}}',
              'fixed_cost_multiplied',
              'The £{{f}} is paid once and not for each hour.',
            ),
          ],
          hints: [
            'What is paid once, and what is paid for each hour?',
            'Multiply the price of an hour by the hours, and add what is paid once.',
            'The hours alone cost {{h}} × £{{a}}.',
            'Add the £{{f}} that is paid once.',
          ],
          method_answer: [
            {
              maths: tex`{{f}} + {{h}} \times {{a}} = {{f + a*h}}`,
              text: 'Once, and for each hour.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many pounds (£) does shop B take for {{h}} hours?',
          max_score: 1,
          answer: '{{b*h}}',
          mistakes: [slip('{{b + h}}', 'added_instead', 'Each hour costs £{{b}}.')],
          hints: [
            'Is anything paid once in shop B?',
            'Multiply the price of an hour by the hours.',
            'One hour costs £{{b}}.',
            'Multiply {{b}} by {{h}}.',
          ],
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
            'At the start shop A is dearer. What happens from hour to hour?',
            'Find how much more shop B takes for each hour. See when that makes up for the £{{f}}.',
            'Each hour shop B takes £{{g}} more.',
            'Divide {{f}} by {{g}}.',
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
              'Shop B, because there is nothing to pay at the beginning',
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
          hints: [
            'After the time when both take the same, which shop is cheaper?',
            'Work out both prices for {{e + 4}} hours and compare.',
            'Shop B: multiply £{{b}} by {{e + 4}}.',
            'Shop A: multiply £{{a}} by {{e + 4}}, and add £{{f}}. Which is less?',
          ],
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
  {
    key: 'money-electricity-bill',
    topics: ['money-and-modelling'],
    difficulty: 0.5,
    minutes: 3,
    statements: ['MK3-W-10', 'MK3-W-11'],
    question: {
      type: 'number',
      text: `An electricity meter shows ${thousands('m')} units at the start of a month and ${thousands('m + u')} units at its end. A unit costs {{p}}p, and each of the 30 days costs another {{s}}p. How many pounds (£) is the bill?`,
      max_score: 3,
      template: {
        draw: {
          m: { from: 2130, to: 7890 },
          u: { from: 120, to: 340, step: 10 },
          p: { from: 22, to: 32 },
          s: { from: 40, to: 60, step: 10 },
        },
        where: ['mod(m, 10) != 0', 'p != s', 'mod(u, 100) != 0'],
        check: ['(100*answer - 30*s)/p = u'],
      },
      answer: '{{(u*p + 30*s)/100|dp2}}',
      mistakes: [
        slip('{{u*p/100|dp2}}', 'step_left_out', 'Each day costs something as well.'),
        slip('{{u*p + 30*s}}', 'pounds_and_pence', 'That is in pence. How many pounds is it?'),
        slip('{{(u*p + s)/100|dp2}}', 'one_of_many_counted', 'How many days are there?'),
        slip(
          '{{((m + u)*p + 30*s)/100|dp2}}',
          'other_quantity_given',
          'The meter did not start at zero. How many units were used this month?',
        ),
      ],
      hints: [
        'How many units were used in this month?',
        'Multiply the units by their price, and the days by theirs. Add, and turn pence into pounds.',
        `The units used are ${thousands('m + u')} − ${thousands('m')} = {{u}}.`,
        'The units cost {{u*p}}p, and the days cost {{30*s}}p. Add the two and divide by 100.',
      ],
      method_answer: [
        {
          maths: tex`${texThousands('m + u')} - ${texThousands('m')} = {{u}}`,
          text: 'Units used.',
        },
        {
          maths: tex`{{u}} \times {{p}} + 30 \times {{s}} = {{u*p + 30*s}}`,
          text: 'The cost in pence.',
        },
        { maths: tex`{{u*p + 30*s}} \div 100 = {{(u*p + 30*s)/100|dp2}}`, text: 'In pounds.' },
      ],
    },
  },
]
