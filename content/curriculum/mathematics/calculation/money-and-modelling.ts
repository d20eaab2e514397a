import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const moneyAndModelling: readonly ContentQuestion[] = [
  {
    key: 'money-wages',
    topics: ['money-and-modelling'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['MK3-W-10'],
    question: {
      type: 'number',
      text: '{{name}} earns £{{w}} an hour for the first {{h}} hours of a week. Each further hour is paid at one and a half times that rate. How much does {{name}} earn for {{h + k}} hours, in pounds?',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Tamara', 'Winston', 'Ayaan', 'Bronwen'] },
          w: { pick: [12, 14, 16, 18] },
          h: { from: 20, to: 35, step: 5 },
          k: { from: 4, to: 8 },
        },
        check: ['answer - w*h = w*k + w*k/2'],
      },
      answer: '{{w*h + w*k*3/2}}',
      mistakes: [
        slip('{{w*(h + k)}}', 'step_left_out', 'The further hours are paid at a higher rate.'),
        slip(
          '{{w*(h + k)*3/2}}',
          'rate_used_for_all',
          'Only the hours after the first {{h}} are paid at the higher rate.',
        ),
        slip('{{w*h + w*3/2}}', 'one_of_many_counted', 'How many further hours are there?'),
        slip(
          '{{w*h + w*k/2}}',
          'percent_of_instead_of_changed',
          'One and a half times is the whole rate and a half more.',
        ),
      ],
      hints: [
        'How many hours are paid at each of the two rates?',
        'Work out the two kinds of hours apart, and add.',
        'One and a half times £{{w}} is £{{w*3/2}}.',
        'The first {{h}} hours bring £{{w*h}}. Then there are {{k}} hours at £{{w*3/2}}.',
      ],
      method_answer: [
        { maths: tex`{{h}} \times {{w}} = {{w*h}}`, text: 'The first hours.' },
        { maths: tex`{{k}} \times {{w*3/2}} = {{w*k*3/2}}`, text: 'The further hours.' },
        { maths: tex`{{w*h}} + {{w*k*3/2}} = {{w*h + w*k*3/2}}`, text: 'Together.' },
      ],
    },
  },
  {
    key: 'money-best-buy',
    topics: ['money-and-modelling'],
    difficulty: 0.1,
    minutes: 2.5,
    statements: ['MK3-W-10', 'MK3-W-11'],
    question: {
      type: 'fill_blanks',
      text: 'Rice comes in a bag of {{a}}00 g for £{{p/100|dp2}} and in a bag of {{b}}00 g for £{{q/100|dp2}}. In the small bag 100 g cost [[1]] pence. In the large bag 100 g cost [[2]] pence. If you buy {{m}} kg of the cheaper one, you pay £[[3]].',
      max_score: 4,
      template: {
        draw: {
          a: { from: 4, to: 6 },
          b: { from: 10, to: 15, step: 5 },
          u: { from: 24, to: 36 },
          v: { from: 18, to: 32 },
          m: { pick: [3, 6] },
        },
        derive: { p: 'a*u', q: 'b*v', low: 'min(u, v)' },
        where: [
          'u != v',
          'abs(u - v) < 8',
          'is_integer(10*m/a) or v < u',
          'is_integer(10*m/b) or u < v',
          'mod(low*m, 10) != 0',
        ],
        check: ['answer1*a = p', 'answer2*b = q', 'answer3*10 = low*m'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{u}}',
          mistakes: [
            slip('{{u/100|dp2}}', 'pounds_and_pence', 'That is in pounds. How many pence is it?'),
          ],
        },
        {
          type: 'number',
          answer: '{{v}}',
          mistakes: [
            slip('{{v/100|dp2}}', 'pounds_and_pence', 'That is in pounds. How many pence is it?'),
          ],
        },
        {
          type: 'number',
          answer: '{{low*m/10|dp2}}',
          mistakes: [
            slip(
              '{{max(u, v)*m/10|dp2}}',
              'larger_price_taken',
              'Which of the two costs less for 100 g?',
            ),
            slip('{{low*m*10}}', 'pounds_and_pence', 'That is in pence. How many pounds is it?'),
          ],
        },
      ],
      hints: [
        'How many lots of 100 g are in each bag?',
        'To compare prices, find the price of the same amount for both.',
        'The small bag has {{a}} lots of 100 g, so divide {{p}} pence by {{a}}.',
        'For the last gap, {{m}} kg are {{10*m}} lots of 100 g. Multiply by the lower price, and turn pence into pounds.',
      ],
      method_answer: [
        { maths: tex`{{p}} \div {{a}} = {{u}}`, text: 'Pence for 100 g from the small bag.' },
        { maths: tex`{{q}} \div {{b}} = {{v}}`, text: 'Pence for 100 g from the large bag.' },
        {
          maths: tex`{{10*m}} \times {{low}} \div 100 = {{low*m/10|dp2}}`,
          text: 'The cheaper one, in pounds.',
        },
      ],
    },
  },
  {
    key: 'money-adds-or-multiplies',
    topics: ['money-and-modelling'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['MK3-W-08'],
    question: {
      type: 'cloze_dropdown',
      text: '(a) {{n}} towels dry on a sunny line in {{t}} hours. {{2*n}} towels on a longer line take [[1]] hours. (b) {{n}} pots of paint cover {{c}} m². {{2*n}} pots cover [[2]] m². (c) {{p}} is {{d}} years older than {{q}}. When {{q}} is twice as old as now, {{p}} will be [[3]].',
      max_score: 3,
      template: {
        draw: {
          n: { from: 3, to: 6 },
          t: { from: 2, to: 4 },
          c: { from: 24, to: 45 },
          d: { from: 3, to: 7 },
          p: { pick: ['Jo', 'Ahmed', 'Mei'] },
          q: { pick: ['Sam', 'Rosa', 'Tal'] },
        },
        where: ['n != t', 'distinct(t, 2*t, t + n)', 'distinct(2*c, c, c + n)'],
      },
      gaps: [
        {
          options: [
            option(
              '{{2*t}}',
              'proportional_where_fixed',
              'All the towels dry at the same time, side by side.',
            ),
            { text: '{{t}}' },
            option(
              '{{t + n}}',
              'proportional_where_fixed',
              'Does one towel have to wait for another?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: '{{2*c}}' },
            option(
              '{{c + n}}',
              'added_in_proportion',
              'Each pot covers as much as the others. What happens with twice as many?',
            ),
            option('{{c}}', 'fixed_where_proportional', 'More paint covers more wall.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'twice as old too',
              'proportional_where_fixed',
              'Both get older by the same number of years. What stays the same between them?',
            ),
            option(
              '{{d}} times as old',
              'proportional_where_fixed',
              'The difference of their ages is {{d}} years, now and later.',
            ),
            { text: 'still {{d}} years older' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'In each story: what happens to the second quantity if the first one doubles?',
        'Some quantities grow by multiplying, some keep the same difference, and some do not change at all.',
        'The towels hang beside each other, and the sun shines on all of them.',
        'Each pot of paint does the same work. And two people always grow older by the same number of years.',
      ],
      method_answer: [
        { text: 'The towels dry at the same time: {{t}} hours.' },
        { maths: tex`2 \times {{c}} = {{2*c}}`, text: 'Twice the paint covers twice the wall.' },
        { text: 'The difference of two ages never changes.' },
      ],
    },
  },
]
