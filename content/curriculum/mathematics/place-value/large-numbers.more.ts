import type { ContentQuestion } from '#curriculum/shapes.ts'

export const largeNumbersMore: readonly ContentQuestion[] = [
  {
    key: 'large-words-and-digits',
    topics: ['large-numbers'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['M5-PV-01', 'M6-PV-01'],
    question: {
      type: 'matching',
      text: 'Match each number in words with its digits. Two are left over.',
      max_score: 4,
      left: [
        'three million and fifty',
        'three million, fifty thousand',
        'three hundred and five thousand',
        'three million, five hundred',
      ],
      right: ['305,000', '3,050,000', '3,000,500', '3,000,050', '350,000', '3,500,000'],
      pairs: [4, 2, 1, 3],
      hints: [
        'Which of the numbers have millions, and which do not?',
        'After the millions come three places for the thousands, and then three for the rest.',
        'One of the four has no millions, so it has only six digits.',
        'Of the others, one has thousands. The last two differ in whether they end with five hundreds or with five tens.',
      ],
      method_answer: [
        { text: 'Three million and fifty is 3,000,050, with no thousands and no hundreds.' },
        {
          text: 'Three million, fifty thousand is 3,050,000. Three million, five hundred is 3,000,500.',
        },
        { text: 'Three hundred and five thousand is 305,000.' },
      ],
    },
  },
]
