import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const samplingHabitats: readonly ContentQuestion[] = [
  {
    key: 'sampling-choose-a-method',
    topics: ['sampling-habitats'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-BEC-07', 'SK3-WS-09', 'GCSE-WS-11'],
    question: {
      type: 'single_choice',
      text: '{{question}} Which method fits best?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            question: 'How many daisies grow on the whole school field?',
            right: 'quadrats at random places',
            other: 'quadrats along a line (a transect)',
            clue: 'The question is about one number for the whole place.',
            word: 'number',
          },
          {
            question: 'How do the plants change from the edge of a pond to the dry meadow?',
            right: 'quadrats along a line (a transect)',
            other: 'quadrats at random places',
            clue: 'The question is about a change from one place to another.',
            word: 'change',
          },
          {
            question: 'How does the number of limpets change from the sea up the beach?',
            right: 'quadrats along a line (a transect)',
            other: 'quadrats at random places',
            clue: 'The question is about a change from one place to another.',
            word: 'change',
          },
          {
            question: 'How many dandelions grow in a park?',
            right: 'quadrats at random places',
            other: 'quadrats along a line (a transect)',
            clue: 'The question is about one number for the whole place.',
            word: 'number',
          },
        ],
      },
      options: [
        option(
          'one quadrat where most of them are',
          'sample_where_most_are',
          'Such a place is not like the rest. What would happen to your result?',
        ),
        { text: '{{right}}' },
        option(
          '{{other}}',
          'sampling_method_swapped',
          'Does the question ask for a number in a whole place, or for a change along a way?',
        ),
      ],
      answers: [2],
      hints: [
        '{{clue}}',
        'Random places give a fair picture of a whole area. A line shows how things change along it.',
        'The key word for this question is “{{word}}”.',
        'A place you pick because there is much to see is never fair. Now choose between the other two for a {{word}}.',
      ],
      method_answer: [{ text: 'It asks for a {{word}}, so the best method is: {{right}}.' }],
    },
  },
  {
    key: 'sampling-order-of-steps',
    topics: ['sampling-habitats'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['GCSE-BEC-07', 'SK3-WS-09'],
    question: {
      type: 'ordering',
      text: 'Amir wants to estimate how many clover plants grow on a field. Put his steps in order.',
      max_score: 3,
      items: [
        'Lay two tapes along the edges of the field',
        'Take two random numbers as a place on the field',
        'Put a quadrat there and count the clover plants in it',
        'After many quadrats, find the mean number in one',
        'Multiply up to the area of the whole field',
      ],
      hints: [
        'First comes the work on the field, then the work on paper.',
        'Random numbers are read off along tapes, like coordinates.',
        'Without the tapes the random numbers have no meaning, so they come first.',
        'He has to know a place before he can put a quadrat there, and a mean before he can multiply it up.',
      ],
      method_answer: [
        { text: 'Tapes, random numbers, quadrat and count: this is repeated many times.' },
        { text: 'Then he finds the mean and scales it up to the field.' },
      ],
    },
  },
  {
    key: 'sampling-throw-where-daisies-are',
    topics: ['sampling-habitats'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-BEC-07', 'GCSE-WS-11'],
    question: {
      type: 'single_choice',
      text: '{{who}} puts every quadrat where there are lots of {{plant}}, “so that there is something to count”. What will this do to the estimate?',
      max_score: 1,
      template: {
        draw: {
          who: { pick: ['Isla', 'Rohan', 'Gabriela', 'Kofi'] },
          plant: { pick: ['daisies', 'buttercups', 'clover plants'] },
        },
      },
      options: [
        option(
          'It makes the estimate more accurate, because more plants are counted',
          'sample_where_most_are',
          'More plants are counted, but only in special places. What follows for the whole field?',
        ),
        option(
          'Nothing, as long as the counting is careful',
          'careful_count_is_enough',
          'The counts may be right. But are these places like the rest of the field?',
        ),
        option(
          'The estimate will be too low, because other places are missing',
          'bias_turned_round',
          'Which places are missing: those with many or those with few?',
        ),
        { text: 'The estimate will be too high, because the sample is biased' },
      ],
      answers: [4],
      hints: [
        'A sample stands for the whole field.',
        'Ask whether the chosen places are like all the other places.',
        'Here each quadrat has more {{plant}} in it than most places do.',
        'Multiply a mean from such rich places up to the whole field. Compare that with the truth.',
      ],
      method_answer: [
        { text: 'The chosen places have more {{plant}} than the field has on average.' },
        { text: 'So the estimate comes out too high. Random places avoid this bias.' },
      ],
    },
  },
  {
    key: 'sampling-estimate-population',
    topics: ['sampling-habitats'],
    difficulty: 0.3,
    minutes: 2.5,
    statements: ['GCSE-BEC-07', 'SK3-WS-09'],
    question: {
      type: 'number',
      text: 'In {{n}} random quadrats of 1 m² each there are {{total}} {{plant}} in all. The field has an area of {{area}} m². Estimate how many {{plant}} grow on the field.',
      max_score: 2,
      template: {
        draw: {
          n: { pick: [5, 10, 20] },
          mean: { from: 3, to: 9 },
          area: { from: 200, to: 900, step: 50 },
          plant: { pick: ['daisies', 'dandelions', 'buttercups'] },
        },
        derive: { total: 'mean * n' },
        where: ['mean != n'],
        check: ['answer / area * n = total'],
      },
      answer: '{{mean * area}}',
      mistakes: [
        slip(
          '{{total * area}}',
          'mean_not_divided',
          'That treats all the quadrats as one. How many are in one square metre on average?',
        ),
        slip(
          '{{mean}}',
          'not_scaled_to_the_field',
          'That is the mean for one square metre. How many square metres has the field?',
        ),
        slip(
          '{{total}}',
          'not_scaled_to_the_field',
          'That is what was counted. Most of the field was not in a quadrat.',
        ),
      ],
      hints: [
        'Begin with one quadrat, and go on to the whole field.',
        'Find the mean for one square metre, and multiply it by the area of the field.',
        'The mean is {{total}} ÷ {{n}} = {{mean}} in each square metre.',
        'Work out {{mean}} × {{area}}.',
      ],
      method_answer: [
        { maths: tex`{{total}} \div {{n}} = {{mean}}`, text: 'The mean for one square metre.' },
        {
          maths: tex`{{mean}} \times {{area}} = {{mean * area|thousands_tex}}`,
          text: 'Scale up to the field.',
        },
      ],
    },
  },
  {
    key: 'sampling-read-the-transect',
    topics: ['sampling-habitats'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-BEC-07'],
    question: {
      type: 'single_choice',
      text: 'Quadrats along a line go from a path into a meadow. The chart shows the buttercups: {{a}} at 0 m, {{b}} at 5 m, {{c}} at 10 m and {{d}} at 15 m. Which sentence fits these results?',
      diagram: {
        kind: 'bar_chart',
        categories: ['0 m', '5 m', '10 m', '15 m'],
        series: [{ name: 'Buttercups', values: ['{{a}}', '{{b}}', '{{c}}', '{{d}}'] }],
        y: { from: 0, to: 20, step: 5, minor: 1, label: 'Buttercups' },
      },
      max_score: 1,
      template: {
        draw: {
          a: { from: 1, to: 3 },
          b: { from: 5, to: 8 },
          c: { from: 10, to: 13 },
          d: { from: 15, to: 19 },
        },
      },
      options: [
        option(
          'The path kills buttercups with poison',
          'conclusion_beyond_test',
          'The counts tell where they grow. Do they tell why?',
        ),
        option(
          'There are {{d}} buttercups in the meadow',
          'not_scaled_to_the_field',
          'That is the count of one quadrat. Is the whole meadow in it?',
        ),
        { text: 'There are more buttercups further from the path' },
        option(
          'There are fewer buttercups further from the path',
          'chart_trend_turned_round',
          'Look at the first bar and the last one. Which is taller?',
        ),
      ],
      answers: [3],
      hints: [
        'Read the bars from left to right.',
        'Say how the number changes as the distance from the path grows.',
        'At 0 m there are {{a}}, and at 5 m already {{b}}.',
        'Choose the sentence that tells what the bars do, and no more than that.',
      ],
      method_answer: [
        { text: 'The counts rise from {{a}} to {{d}} with the distance from the path.' },
        {
          text: 'Why this is so cannot be told from the counts alone: perhaps people tread there.',
        },
      ],
    },
  },
  {
    key: 'sampling-small-quadrat',
    topics: ['sampling-habitats'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['GCSE-BEC-07', 'SK3-WS-09'],
    question: {
      type: 'multi_part',
      text: 'Each of {{who}}’s quadrats is a square with sides of 0.5 m. In 10 random quadrats there are {{total}} snails in all. The garden is {{length}} m long and {{width}} m wide.',
      diagram: {
        kind: 'quadrilateral',
        shape: 'rectangle',
        width: 4,
        height: 4,
        sides: { bottom: '0.5 m', right: '0.5 m' },
      },
      max_score: 4,
      template: {
        draw: {
          who: { pick: ['Oluchi', 'Mateusz', 'Sakura', 'Daniel'] },
          mean: { from: 2, to: 6 },
          length: { from: 15, to: 40, step: 5 },
          width: { from: 8, to: 12 },
        },
        derive: { total: '10 * mean' },
        check: [
          'answer1 * 4 = 1',
          'answer2 * answer1 = mean',
          'answer3 = answer2 * length * width',
        ],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'Find the area of one quadrat, in m².',
          max_score: 1,
          answer: '0.25',
          mistakes: [
            slip(
              '1',
              'sides_added_for_area',
              'You have added the sides. Multiply length and width.',
            ),
          ],
          hints: [],
          method_answer: [{ maths: tex`0.5 \times 0.5 = 0.25`, text: 'Length times width.' }],
        },
        {
          type: 'number',
          text: 'How many snails are there in 1 m² on average?',
          max_score: 2,
          answer: '{{4 * mean}}',
          follow_through: { answer: '{{mean}} / p1' },
          mistakes: [
            slip(
              '{{mean}}',
              'quadrat_taken_for_square_metre',
              'That is the mean for one quadrat. How many quadrats make a square metre?',
            ),
          ],
          hints: [],
          method_answer: [
            { maths: tex`{{total}} \div 10 = {{mean}}`, text: 'The mean for one quadrat.' },
            { maths: tex`{{mean}} \div 0.25 = {{4 * mean}}`, text: 'Four quadrats make 1 m².' },
          ],
        },
        {
          type: 'number',
          text: 'Estimate the number of snails in the whole garden.',
          max_score: 1,
          answer: '{{4 * mean * length * width}}',
          follow_through: { answer: 'p2 * {{length * width}}' },
          hints: [],
          method_answer: [
            {
              maths: tex`{{4 * mean}} \times {{length * width}} = {{4 * mean * length * width|thousands_tex}}`,
              text: 'Multiply by the area of the garden in square metres.',
            },
          ],
        },
      ],
      hints: [
        'Here a quadrat is smaller than a square metre.',
        'Go step by step: area of a quadrat, mean in a quadrat, mean in 1 m², whole garden.',
        'The mean for one quadrat is {{total}} ÷ 10 = {{mean}}.',
        'Four such quadrats fill 1 m². The garden has {{length}} × {{width}} = {{length * width}} m².',
      ],
      method_answer: [
        { maths: tex`0.5 \times 0.5 = 0.25`, text: 'The area of a quadrat in m².' },
        { maths: tex`{{mean}} \div 0.25 = {{4 * mean}}`, text: 'Snails in one square metre.' },
        {
          maths: tex`{{4 * mean}} \times {{length * width}} = {{4 * mean * length * width|thousands_tex}}`,
          text: 'Snails in the garden.',
        },
      ],
    },
  },
]
