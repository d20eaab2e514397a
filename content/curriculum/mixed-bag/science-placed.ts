import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { inParts } from './in-parts.ts'

/** Questions of science that are answered part by part, or in a picture. */
export const placedScience: readonly ContentQuestion[] = [
  {
    key: 'bag-ride-in-parts',
    topics: ['speed'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['SK3-PF-01', 'SK3-PF-02', 'GCSE-PMO-03'],
    question: inParts({
      text: 'Noor cycles $12$ km in $40$ minutes, rests for $20$ minutes, and then cycles another $9$ km in $30$ minutes.',
      sub_questions: [
        {
          type: 'number',
          text: 'How long does the whole trip take, with the rest? Give the unit.',
          max_score: 1,
          answer: '1.5',
          unit: 'h',
          hints: [
            'Which parts of the trip take time?',
            'Add the riding and the rest. Then change minutes into hours.',
            'There are $40$, $20$ and $30$ minutes.',
            'Add them, and divide the total by $60$.',
          ],
          method_answer: [
            { maths: tex`40 + 20 + 30 = 90`, text: 'Add the minutes.' },
            { maths: tex`90 \div 60 = 1.5`, text: 'An hour has 60 of them.' },
          ],
        },
        {
          type: 'number',
          text: 'Find the average speed of the whole trip. Give the unit.',
          max_score: 2,
          answer: '14',
          unit: 'km/h',
          mistakes: [
            {
              answer: '18',
              misconception: {
                code: 'rest_of_trip_left_out',
                text: 'The rest belongs to the trip: its time counts too.',
              },
            },
          ],
          follow_through: { answer: '21 / p1' },
          hints: [
            'The average speed is for the whole trip, with the rest.',
            'Add the distances, and divide by the hours of the whole trip.',
            'The distances are $12$ km and $9$ km.',
            'Divide $12 + 9$ by your hours from (a).',
          ],
          method_answer: [
            { maths: tex`12 + 9 = 21`, text: 'Add the distances.' },
            { maths: tex`21 \div 1.5 = 14`, text: 'Divide by the time of the whole trip.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'How does the rest look on a distance-time graph?',
          max_score: 1,
          options: [
            {
              text: 'a line that falls back to zero',
              misconception: {
                code: 'graph_as_speed',
                text: 'The graph shows distance: Noor does not go back to the start.',
              },
            },
            {
              text: 'a line that goes up steeply',
              misconception: {
                code: 'rest_drawn_as_motion',
                text: 'On a line that goes up the distance grows. Does it grow while Noor rests?',
              },
            },
            { text: 'a level line' },
          ],
          answers: [3],
          hints: [
            'What do the two axes of a distance-time graph show?',
            'Ask what happens to the distance while the time goes on.',
            'While Noor rests, minutes pass, and she gets no further.',
            'The line goes on to the right. Does it go up, down or neither?',
          ],
          method_answer: [{ text: 'Time passes and the distance stays, so the line is level.' }],
        },
      ],
      hints: [
        'The rest belongs to the trip: time goes by, and no distance is added.',
        'Average speed is all of the distance for all of the time.',
        'Add the three times first: $40$, $20$ and $30$ minutes. Then write them as hours.',
        'The distances make $21$ km. Divide them by the hours of the whole trip. While Noor rests, does the distance change?',
      ],
    }),
  },
  {
    key: 'bag-parts-of-a-cell',
    topics: ['cells'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['SK3-BC-01', 'SK3-BC-03'],
    question: {
      type: 'hot_spot',
      text: 'Mark three things in this plant cell: the nucleus and both of the chloroplasts.',
      max_score: 3,
      image: {
        file: 'plant-cell.svg',
        alt: 'A plant cell without names. Inside a thick outer edge there are: a large pale blue space, at 58 % from the left and 45 % from the top; a round violet body with a dark spot, at 23 % and 66 %; two green ovals with stripes, at 22 % and 32 %, and at 80 % and 75 %; and an orange oval with a folded line in it, at 45 % and 77 %.',
      },
      spots: [
        { label: 'the nucleus', area: { shape: 'circle', x: 0.234, y: 0.659, radius: 0.1 } },
        {
          label: 'a chloroplast',
          area: { shape: 'rectangle', x: 0.13, y: 0.23, width: 0.18, height: 0.17 },
        },
        {
          label: 'a chloroplast',
          area: { shape: 'rectangle', x: 0.71, y: 0.66, width: 0.17, height: 0.18 },
        },
      ],
      scoring: 'penalty',
      hints: [
        'You are looking for two kinds of part: one kind is there once, the other twice.',
        'Use colour for the one and shape for the other.',
        'Chloroplasts are full of chlorophyll. What colour is that?',
        'Mark the two ovals of that colour. The nucleus is round with a dark spot in it.',
      ],
      method_answer: [
        { text: 'The nucleus is the round body with the dark spot in it.' },
        { text: 'The chloroplasts are the green ovals: they are green because of chlorophyll.' },
        { text: 'The large pale space is the vacuole, and the orange oval is a mitochondrion.' },
      ],
    },
  },
]
