import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip, texThousands, thousands } from '#curriculum/writing.ts'

export const addingAndSubtractingInYourHeadMore: readonly ContentQuestion[] = [
  {
    key: 'head-up-to-a-million',
    topics: ['adding-and-subtracting-in-your-head'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['M5-AS-03'],
    question: {
      type: 'number',
      text: `How much is missing from ${thousands('1000*k')} up to one million?`,
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{k}}', label: thousands('1000*k') },
              { size: '{{1000 - k}}', label: '?', tone: 'b' },
            ],
            total: '1,000,000',
          },
        ],
      },
      max_score: 1,
      template: {
        draw: { k: { from: 310, to: 780, step: 10 } },
        where: ['mod(k, 100) != 0', 'k != 500'],
        check: ['answer + 1000*k = 1000000'],
      },
      answer: '{{1000*(1000 - k)}}',
      mistakes: [
        slip(
          '{{1000*(1100 - k)}}',
          'carry_forgotten',
          'Add it back to check: the ten thousands pass one on to the next column.',
        ),
        slip('{{1000 - k}}', 'place_value', 'The digits are right. How many thousands is that?'),
        slip(
          '{{100*(1000 - k)}}',
          'place_value',
          'The digits are right. Is it about as much as the bar shows?',
        ),
      ],
      hints: [
        'How many thousands make one million?',
        'Think in thousands: one million is a thousand thousands. Count up.',
        'From {{k}} up to the next hundred there are {{100 - mod(k, 100)}}.',
        'From there up to 1,000 there are {{900 - 100*floor(k/100)}} more. Put the two together. They are thousands.',
      ],
      method_answer: [
        {
          maths: tex`{{100 - mod(k, 100)}} + {{900 - 100*floor(k/100)}} = {{1000 - k}}`,
          text: 'Counted up, in thousands.',
        },
        {
          maths: tex`1{,}000{,}000 - ${texThousands('1000*k')} = ${texThousands('1000*(1000 - k)')}`,
          text: 'What is missing.',
        },
      ],
    },
  },
]
