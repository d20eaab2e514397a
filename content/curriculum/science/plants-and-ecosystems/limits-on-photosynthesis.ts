import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

/** Rate against light at little and at much carbon dioxide: both rise alike at first and then level off. */
const RATE_AND_LIGHT = {
  kind: 'axes',
  alt: 'A graph of the rate of photosynthesis against light intensity. Two curves rise together from zero to the point A. The lower curve, at little carbon dioxide, then stays level through the point B. The upper curve, at much carbon dioxide, goes on rising to twice that height and then stays level.',
  x: { from: 0, to: 10, step: 2, label: 'Light intensity', labels: 'none' },
  y: { from: 0, to: 10, step: 2, label: 'Rate', labels: 'none' },
  polylines: [
    {
      points: [
        [0, 0],
        [2, 4],
        [10, 4],
      ],
    },
    {
      points: [
        [0, 0],
        [4, 8],
        [10, 8],
      ],
    },
  ],
  points: [
    { at: [1, 2], label: 'A', mark: 'dot' },
    { at: [8, 4], label: 'B', mark: 'dot' },
  ],
} as const

export const limitsOnPhotosynthesis: readonly ContentQuestion[] = [
  {
    key: 'limits-read-from-graph',
    topics: ['limits-on-photosynthesis'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['GCSE-BPH-03', 'GCSE-BPH-04'],
    question: {
      type: 'cloze_dropdown',
      text: 'The lower curve was measured at little carbon dioxide, the upper one at much. At point A the rate is limited by [[1]]. At point B it is limited by [[2]].',
      diagram: RATE_AND_LIGHT,
      max_score: 2,
      gaps: [
        {
          options: [
            { text: 'light' },
            option(
              'carbon dioxide',
              'limit_is_what_grows',
              'At A both curves are the same. Did more carbon dioxide change anything there?',
            ),
            option(
              'nothing',
              'level_graph_means_stopped',
              'The curve still rises at A. What would make the rate higher?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'light',
              'limit_is_what_grows',
              'To the right of B there is more light. Does the rate rise?',
            ),
            { text: 'carbon dioxide' },
            option(
              'nothing, since it has stopped',
              'level_graph_means_stopped',
              'The curve is level, but not at zero. What did the upper curve have more of?',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'A limiting factor is the one that must increase before the rate can.',
        'Ask at each point what would help if there were more of it.',
        'To the right of A it gets brighter. See what happens to the rate.',
        'At B brighter lamps change nothing. Look at what is different for the upper curve.',
      ],
      method_answer: [
        { text: 'At A the rate rises with light, so light limits it.' },
        {
          text: 'At B more light does not help, and more carbon dioxide does: the upper curve is higher.',
        },
      ],
    },
  },
  {
    key: 'limits-what-else',
    topics: ['limits-on-photosynthesis'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-BPH-04'],
    question: {
      type: 'single_choice',
      text: 'A greenhouse of {{crop}} has bright lamps and much carbon dioxide, but it is only 8 °C. More light and more carbon dioxide do not raise the rate of photosynthesis. What would?',
      max_score: 1,
      template: { draw: { crop: { pick: ['tomatoes', 'peppers', 'cucumbers', 'lettuces'] } } },
      options: [
        { text: 'a higher temperature' },
        option(
          'boiling the water for the plants',
          'more_always_faster',
          'What happens to enzymes that get far too hot?',
        ),
        option(
          'more oxygen',
          'respiration_as_photosynthesis',
          'Is oxygen used in photosynthesis, or made by it?',
        ),
        option(
          'nothing: a level curve cannot rise again',
          'level_graph_means_stopped',
          'Each level stands for one limit. What is still low here?',
        ),
      ],
      answers: [1],
      hints: [
        'Which of the conditions in this greenhouse is low?',
        'Photosynthesis is controlled by enzymes, and these are slow in the cold.',
        'Light and carbon dioxide are there in plenty. One factor is left.',
        'At 8 °C enzymes are slow. So think of what a gentle heater changes.',
      ],
      method_answer: [
        { text: 'Light and carbon dioxide are plentiful, so neither limits the rate.' },
        {
          text: 'The temperature does: enzymes work faster when it is warmer, up to their optimum.',
        },
      ],
    },
  },
  {
    key: 'limits-inverse-square',
    topics: ['limits-on-photosynthesis'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-BPH-05'],
    question: {
      type: 'number',
      text: 'A lamp stands {{d}} cm from pondweed. The light intensity there is {{i}} units. The lamp is moved to {{d*k}} cm. What is the intensity now, in the same units?',
      max_score: 2,
      template: {
        draw: { d: { pick: [5, 10, 15, 20] }, k: { from: 2, to: 4 }, n: { from: 3, to: 12 } },
        derive: { i: 'n * k * k' },
        where: ['n * k != i', 'n != k'],
        check: ['answer * (d*k)^2 = i * d^2'],
      },
      answer: '{{n}}',
      mistakes: [
        slip(
          '{{n*k}}',
          'square_left_out_of_law',
          'The light spreads over height and width. How much larger is the area that it covers?',
        ),
        slip(
          '{{i*k}}',
          'further_is_brighter',
          'The lamp is further away now. Is it brighter or dimmer there?',
        ),
      ],
      hints: [
        'How many times further away is the lamp now?',
        'Light intensity is proportional to 1 divided by the distance squared.',
        'The distance is {{k}} times as great, so the light covers {{k}} × {{k}} times the area.',
        'Divide {{i}} by {{k*k}}.',
      ],
      method_answer: [
        { maths: '{{d*k}} \\div {{d}} = {{k}}', text: 'So many times further away.' },
        {
          maths: '{{i}} \\div {{k}}^2 = {{n}}',
          text: 'The intensity falls by the square of that.',
        },
      ],
    },
  },
  {
    key: 'limits-compare-two-distances',
    topics: ['limits-on-photosynthesis'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['GCSE-BPH-05'],
    question: {
      type: 'number',
      text: 'A lamp is moved from {{k*d}} cm to {{d}} cm from a plant. How many times as great is the light intensity now?',
      max_score: 1,
      template: {
        draw: { d: { pick: [6, 8, 10, 12] }, k: { from: 2, to: 5 } },
        where: ['k * k != d'],
        check: ['answer * d^2 = (k*d)^2'],
      },
      answer: '{{k*k}}',
      mistakes: [
        slip(
          '{{k}}',
          'square_left_out_of_law',
          'That is how many times nearer it is. Intensity goes with the square of the distance.',
        ),
        slip(
          '1/{{k*k}}',
          'further_is_brighter',
          'The lamp came nearer. Should the intensity rise or fall?',
        ),
      ],
      hints: [
        'Is the lamp nearer or further away than before?',
        'Intensity is proportional to 1 divided by the distance squared.',
        'The distance has been divided by {{k}}.',
        'Square the number of times that it has come nearer.',
      ],
      method_answer: [
        { maths: '{{k*d}} \\div {{d}} = {{k}}', text: 'So many times nearer.' },
        { maths: '{{k}}^2 = {{k*k}}', text: 'So many times as bright.' },
      ],
    },
  },
  {
    key: 'limits-greenhouse-costs',
    topics: ['limits-on-photosynthesis'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-BPH-04'],
    question: {
      type: 'number',
      text: 'A grower may heat a greenhouse to 20 °C or to 25 °C. These are the figures of a year. At 20 °C the tomatoes sell for £{{a|thousands}} and heating costs £{{b|thousands}}. At 25 °C they sell for £{{a + m|thousands}} and heating costs £{{b + c|thousands}}. By how many pounds is the better choice better?',
      max_score: 2,
      template: {
        draw: {
          a: { from: 9000, to: 14000, step: 500 },
          b: { from: 2000, to: 4000, step: 500 },
          m: { from: 400, to: 1200, step: 100 },
          c: { from: 1400, to: 2400, step: 100 },
        },
        where: ['c - m != m', 'c - m != c', 'c > m + 200', 'c != 2*m'],
        check: ['(a - b) - (a + m - b - c) = answer'],
      },
      answer: '{{c - m}}',
      mistakes: [
        slip(
          '{{m}}',
          'gain_not_compared',
          'More is sold, but heating costs more as well. Take both into account.',
        ),
        slip(
          '{{c}}',
          'gain_not_compared',
          'That is how much more the heating costs. What is earned more?',
        ),
      ],
      hints: [
        'What is left of the money each year after the heating is paid?',
        'Work out what is sold less the cost of heating, for both temperatures.',
        'At 20 °C there are {{a|thousands}} − {{b|thousands}} = {{a - b|thousands}} pounds left.',
        'At 25 °C there are {{a + m - b - c|thousands}} pounds left. Take the smaller from the larger.',
      ],
      method_answer: [
        {
          maths: '{{a|thousands_tex}} - {{b|thousands_tex}} = {{a - b|thousands_tex}}',
          text: 'Left at 20 °C.',
        },
        {
          maths:
            '{{a + m|thousands_tex}} - {{b + c|thousands_tex}} = {{a + m - b - c|thousands_tex}}',
          text: 'Left at 25 °C.',
        },
        {
          maths:
            '{{a - b|thousands_tex}} - {{a + m - b - c|thousands_tex}} = {{c - m|thousands_tex}}',
          text: 'The cooler greenhouse leaves more, though the plants grow more slowly.',
        },
      ],
    },
  },
  {
    key: 'limits-ravi-says',
    topics: ['limits-on-photosynthesis', 'enzymes'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-BPH-03', 'GCSE-BPH-04'],
    question: {
      type: 'single_choice',
      text: '{{name}} says: “The warmer a greenhouse is, the faster photosynthesis goes.” What would you tell {{name}}?',
      max_score: 1,
      template: { draw: { name: { pick: ['Ravi', 'Ella', 'Kwame', 'Mina'] } } },
      options: [
        option(
          'That is right at any temperature',
          'more_always_faster',
          'What happens to the shape of enzymes when it gets very hot?',
        ),
        option(
          'Temperature makes no difference to plants',
          'enzymes_need_no_conditions',
          'Photosynthesis needs enzymes. Do they work equally well in the cold?',
        ),
        option(
          'Only the light matters, since it gives the energy',
          'limit_is_what_grows',
          'Light is one factor. Can another one hold the plant back?',
        ),
        { text: 'Up to a point: much heat changes the shape of enzymes' },
      ],
      answers: [4],
      hints: [
        'Which substances in a leaf control its reactions?',
        'Enzymes work faster when it gets warmer, until they lose their shape.',
        'Think of a day with 15 °C, one with 25 °C and one with 50 °C.',
        'From 15 °C to 25 °C it goes faster. At 50 °C the enzymes are denatured.',
      ],
      method_answer: [
        { text: 'Warmth speeds enzymes up, so the claim holds for cool greenhouses.' },
        { text: 'Beyond the optimum the enzymes are denatured and the rate falls.' },
      ],
    },
  },
]
