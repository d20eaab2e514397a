import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const countingInStepsMore: readonly ContentQuestion[] = [
  {
    key: 'count-back-to-zero',
    topics: ['counting-in-steps'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['M4-PV-03', 'M4-PV-01'],
    question: {
      type: 'true_false',
      text: '{{name}} counts back in {{s}}s from {{a}} and says: “I shall land on zero.” Is this true?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Elif', 'Tobias', 'Anaya', 'Kofi'] },
          s: { pick: [6, 7, 9] },
          a: { from: 23, to: 58 },
        },
        where: ['mod(a, s) != 0', 'mod(a, 10) = mod(s, 10) or mod(a, 10) = 0'],
      },
      options: [
        option(
          'True',
          'multiple_by_last_digit',
          'Count back from {{a}}, step by step. What is the last number before zero?',
        ),
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'From which numbers do you land on zero when you count back in {{s}}s?',
        'Only the numbers of the {{s}} times table lead to zero.',
        'Look for the numbers of the {{s}} times table on both sides of {{a}}.',
        'They are {{s*floor(a/s)}} and {{s*floor(a/s) + s}}. Is {{a}} one of them?',
      ],
      method_answer: [
        {
          maths: tex`{{a}} - {{floor(a/s)}} \times {{s}} = {{mod(a, s)}}`,
          text: 'The last number above zero.',
        },
        {
          maths: tex`{{mod(a, s)}} - {{s}} = {{mod(a, s) - s}}`,
          text: 'The next step goes past zero.',
        },
      ],
    },
  },
]
