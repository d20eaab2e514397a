import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'
import { paired } from './writing.ts'

const TENS = paired('t', 'tens', [
  [20, 'XX'],
  [30, 'XXX'],
  [50, 'L'],
  [60, 'LX'],
  [70, 'LXX'],
  [80, 'LXXX'],
])

export const romanNumeralsMore: readonly ContentQuestion[] = [
  {
    key: 'roman-write-hundreds',
    topics: ['roman-numerals'],
    difficulty: 0.6,
    minutes: 1,
    statements: ['M5-PV-07'],
    question: {
      type: 'single_choice',
      text: 'How do you write {{900 + t}} in Roman numerals?',
      max_score: 1,
      template: TENS,
      options: [
        { text: 'CM{{tens}}' },
        option(
          'DCCCC{{tens}}',
          'numeral_four_times',
          'A letter stands at most three times in a row. Which larger letter is near?',
        ),
        option(
          'MC{{tens}}',
          'numerals_added_only',
          'A C after the M is added. What would take it away?',
        ),
        option(
          'XM{{tens}}',
          'numeral_jump_too_far',
          'X stands only before L and C. Which letter is taken away from M?',
        ),
      ],
      answers: [1],
      hints: [
        'Write the hundreds first and then the tens.',
        'Take one letter away from the next larger one instead of writing it four times.',
        'The hundreds of {{900 + t}} are 900, which is one hundred less than a thousand.',
        'Put the letter for a hundred before the letter for a thousand. Then write {{t}} in letters after them.',
      ],
      method_answer: [
        { maths: tex`1000 - 100 = 900`, text: 'So 900 is a C before an M.' },
        { text: '{{t}} is {{tens}}. It comes after the hundreds.' },
      ],
    },
  },
]
