import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const moreConclusions: readonly ContentQuestion[] = [
  {
    key: 'conclude-cause-or-not',
    topics: ['conclusions'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['GCSE-WS-17', 'SK3-WS-12'],
    question: {
      type: 'single_choice',
      text: 'In a town, more people buy {{a}} in weeks in which more people {{b}}. What can be concluded from this alone?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { a: 'ice cream', b: 'get sunburn', third: 'sunny weather', turned: 'Sunburn' },
          { a: 'umbrellas', b: 'take the bus', third: 'rainy weather', turned: 'Taking the bus' },
          { a: 'hot soup', b: 'have a cold', third: 'cold weather', turned: 'Having a cold' },
        ],
      },
      options: [
        option(
          'There is no connection at all between the two',
          'pattern_misread',
          'They do rise together. What does that tell, and what does it not tell?',
        ),
        option(
          '{{turned}} makes people buy {{a}}',
          'correlation_as_cause',
          'The two go together. That alone does not say that one causes the other.',
        ),
        option(
          'Buying {{a}} makes people {{b}}',
          'correlation_as_cause',
          'The two go together. Could something else stand behind both?',
        ),
        { text: 'The two go together, but something else, such as {{third}}, may cause both' },
      ],
      answers: [4],
      hints: [
        'Two things can rise together without one causing the other.',
        'Look for a third thing that could act on both.',
        'Think of the weather in such a week.',
        'Choose the sentence that says what was seen, and claims no more.',
      ],
      method_answer: [
        { text: 'The two are correlated. Behind both there may be {{third}}.' },
        { text: 'To find a cause you would change one thing and keep the others the same.' },
      ],
    },
  },
  {
    key: 'conclude-write-it',
    topics: ['conclusions'],
    difficulty: 0.7,
    minutes: 5,
    statements: ['SK3-WS-12', 'SK3-WS-13', 'GCSE-WS-18'],
    question: {
      type: 'long_text',
      text: 'Marble chips of the same mass react with the same acid. Large chips need 240 s until the fizzing stops, medium chips 130 s and small chips 60 s. Yara had predicted that smaller chips react faster. Write a conclusion: say the pattern, use numbers, compare with the prediction and give a scientific reason.',
      diagram: {
        kind: 'bar_chart',
        categories: ['large', 'medium', 'small'],
        series: [{ values: [240, 130, 60] }],
        y: { from: 0, to: 250, step: 50, minor: 10, label: 'Time (s)' },
        x_label: 'Size of the chips',
      },
      max_score: 4,
      criteria: [
        {
          code: 'pattern',
          text: 'Says that smaller chips need less time, so they react faster',
          marks: 1,
          evidence: [
            'The smaller the chips, the less time the reaction takes.',
            'Smaller chips react faster than large ones.',
          ],
        },
        {
          code: 'numbers',
          text: 'Uses at least two of the numbers',
          marks: 1,
          evidence: [
            'Large chips took 240 s and small chips only 60 s.',
            'The small chips were four times as fast as the large ones, 60 s instead of 240 s.',
          ],
        },
        {
          code: 'prediction',
          text: 'Says that the results fit the prediction',
          marks: 1,
          evidence: ['This supports the prediction of Yara.', 'Her prediction fits the results.'],
        },
        {
          code: 'reason',
          text: 'Gives a reason: small chips have a larger surface for the acid to reach',
          marks: 1,
          evidence: [
            'Small chips have a larger surface area for the acid to react with.',
            'More surface means more collisions between acid and marble.',
          ],
        },
      ],
      references: [
        'The smaller the chips, the less time the reaction takes. Large chips took 240 s and small chips only 60 s. This supports the prediction of Yara. Small chips have a larger surface area for the acid to react with.',
      ],
      hints: [
        'There are four things to write. The question names them in order.',
        'Begin with “The smaller the chips, the …”.',
        'Put two of the times into your next sentence, and then say whether they fit the prediction.',
        'Break a stone into pieces in your mind: is there more or less to be touched by the acid?',
      ],
      method_answer: [
        { text: 'Smaller chips need less time: 60 s instead of 240 s. That fits the prediction.' },
        { text: 'The same mass in small pieces has more surface, so more of it meets the acid.' },
      ],
    },
  },
]
