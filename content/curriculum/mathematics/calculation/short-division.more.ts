import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const shortDivisionMore: readonly ContentQuestion[] = [
  {
    key: 'short-divide-is-it-finished',
    topics: ['short-division'],
    difficulty: 0,
    minutes: 1,
    statements: ['M5-MD-08'],
    question: {
      type: 'true_false',
      text: '{{name}} writes {{m*q + r}} ÷ {{m}} = {{q - 1}} remainder {{r + m}}. True or false: this division is finished.',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Lewis', 'Nadira', 'Chloe', 'Ibra'] },
          m: { from: 4, to: 9 },
          q: { from: 13, to: 38 },
          r: { from: 1, to: 7 },
        },
        where: ['r < m'],
      },
      options: [
        option(
          'True: it comes out right when you multiply back',
          'remainder_too_large',
          'It does, but look at what is left. Is it enough for one more each?',
        ),
        { text: 'False: what is left is enough for one more each' },
      ],
      answers: [2],
      hints: [
        'How large may a remainder be?',
        'A remainder is always less than the number that you divide by.',
        'The remainder here is {{r + m}}, and the number you divide by is {{m}}.',
        'Compare the two. Could each of the {{m}} get one more?',
      ],
      method_answer: [
        { maths: tex`{{r + m}} - {{m}} = {{r}}`, text: 'One more each, and less is left.' },
        { maths: tex`{{m*q + r}} = {{m}} \times {{q}} + {{r}}`, text: 'The finished division.' },
      ],
    },
  },
]
