import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const measuringRates: readonly ContentQuestion[] = [
  {
    key: 'rates-mean-of-gas',
    topics: ['measuring-rates'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-CRA-01'],
    question: {
      type: 'number',
      text: '{{who}} and acid give {{v}} cm³ of gas in {{t}} s. What is the mean rate of the reaction? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Magnesium', 'Zinc', 'Chalk', 'Marble'] },
          r: { pick: [4, 6, 8, 12, 15, 16] },
          t: { from: 20, to: 80, step: 10 },
        },
        derive: { v: 'r * t / 10' },
        where: ['is_integer(v)', 'v != t', 'v < 100'],
        check: ['answer * t = v'],
      },
      answer: '{{r/10|dp1}}',
      unit: 'cm³/s',
      mistakes: [
        slip(
          '{{t / v}}',
          'number_upside_down',
          'This is how many seconds each cm³ takes. How many cm³ come in a second?',
        ),
        slip('{{v * t}}', 'multiplied_for_divided', 'The rate is the gas of a single second.'),
      ],
      hints: [
        'How much gas comes in one second, on average?',
        'The mean rate is the amount of product divided by the time.',
        'The amount is {{v}} cm³, and the time is {{t}} s.',
        'Work out {{v}} ÷ {{t}}. The unit tells the order: cm³ per second.',
      ],
      method_answer: [
        {
          maths: tex`{{v}} \div {{t}} = {{r/10|dp1}}\ \text{cm}^3/\text{s}`,
          text: 'Amount of gas divided by time.',
        },
      ],
    },
  },
  {
    key: 'rates-compare-two-curves',
    topics: ['measuring-rates'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-CRA-02'],
    question: {
      type: 'single_choice',
      text: 'The graph shows the gas of two reactions, P and Q. Which is true?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 100, step: 20, label: 'Time (s)' },
        y: { from: 0, to: 60, step: 20, minor: 10, label: 'Gas (cm³)' },
        curves: [
          {
            type: 'smooth',
            points: [
              [0, 0],
              [10, 30],
              [20, 42],
              [40, 50],
              [50, 50],
            ],
            label: 'P',
          },
          {
            type: 'smooth',
            points: [
              [0, 0],
              [20, 25],
              [40, 39],
              [70, 49],
              [90, 50],
              [100, 50],
            ],
            label: 'Q',
          },
        ],
        alt: 'Two curves of gas against time. P is steeper and reaches 50 cm³ at 40 s. Q is less steep and reaches 50 cm³ at 90 s.',
      },
      max_score: 1,
      options: [
        { text: 'P is faster, and both give as much gas' },
        option(
          'Both are as fast, because both reach 50 cm³',
          'end_taken_for_rate',
          'They arrive at the same height. Do they arrive at the same time?',
        ),
        option(
          'Q is faster, because it goes on for longer',
          'longer_taken_for_faster',
          'Who is the faster runner: the one who takes more time, or the one who takes less?',
        ),
        option(
          'P is faster and gives more gas in the end',
          'faster_gives_more',
          'At which height does each curve become level?',
        ),
      ],
      answers: [1],
      hints: [
        'There are two things to compare: how steep the curves are, and where they end.',
        'The steeper curve belongs to the faster reaction. The level part shows how much gas there is in the end.',
        'At the start P is steeper than Q.',
        'Now read the height at which each of them becomes level.',
      ],
      method_answer: [
        { text: 'P is steeper, so it is faster.' },
        { text: 'Both become level at 50 cm³: the same amount of gas.' },
      ],
    },
  },
  {
    key: 'rates-read-the-steepness',
    topics: ['measuring-rates'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['GCSE-CRA-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'A graph shows how the volume of gas grows in a reaction. The rate at one moment is shown by the [[1]] of a tangent to the curve. At the start the curve is steepest, so the reaction is [[2]] there. Where the curve is level, the reaction [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            option('length', 'height_for_gradient', 'A tangent can be drawn as long as you like.'),
            { text: 'steepness' },
            option(
              'height',
              'height_for_gradient',
              'The height tells how much gas there is, not how fast more comes.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'fastest' },
            option('slowest', 'relation_direction', 'What does a steep line say about the gas?'),
            option('over', 'relation_direction', 'The gas has only begun to come.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'goes on steadily',
              'level_line_as_steady_rate',
              'Does any more gas come while the line is level?',
            ),
            option('gets faster', 'relation_direction', 'Does any more gas come there?'),
            { text: 'has ended' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'A line that goes up steeply: much gas in a short time.',
        'A tangent touches the curve at one point and has the direction of the curve there.',
        'Compare two tangents. What differs, if one belongs to a faster reaction?',
        'Level means that the volume of gas does not change any more.',
      ],
      method_answer: [
        { text: 'The steepness of the tangent is the rate at that moment.' },
        { text: 'It is greatest at the start, and nought when a reactant is used up.' },
      ],
    },
  },
  {
    key: 'rates-mass-lost',
    topics: ['measuring-rates'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-CRA-01'],
    question: {
      type: 'number',
      text: 'A flask with marble and acid stands on a balance. It shows {{a|dp1}} g at the start and {{b|dp1}} g after {{t}} minutes, because gas escapes. What is the mean rate of loss? Give the unit.',
      diagram: {
        kind: 'apparatus',
        pieces: [{ type: 'conical_flask', liquid: 0.4, label: '{{a|dp1}} g' }],
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: 140, to: 190, step: 5 },
          r: { pick: [2, 3, 4, 5, 6] },
          t: { from: 3, to: 8 },
        },
        derive: { b: 'a - r * t / 10' },
        where: ['r != 10 * t', 'r * t != 10'],
        check: ['a - answer * t = b'],
      },
      answer: '{{r/10|dp1}}',
      unit: 'g/min',
      mistakes: [
        slip(
          '{{b / t}}',
          'start_not_taken_off',
          'This shares out what is still there. How much has gone?',
        ),
        slip(
          '{{r * t / 10}}',
          'total_growth_for_rate',
          'This is the whole loss. How much is it in each minute?',
        ),
      ],
      hints: [
        'How many grams have gone?',
        'The rate is the loss of mass divided by the time.',
        'The loss is {{a|dp1}} − {{b|dp1}} = {{a-b|dp1}} g.',
        'Divide {{a-b|dp1}} by {{t}}. The unit is grams per minute.',
      ],
      method_answer: [
        { maths: tex`{{a|dp1}} - {{b|dp1}} = {{a-b|dp1}}\ \text{g}`, text: 'The loss.' },
        {
          maths: tex`{{a-b|dp1}} \div {{t}} = {{r/10|dp1}}\ \text{g/min}`,
          text: 'In each minute.',
        },
      ],
    },
  },
  {
    key: 'rates-choose-the-instrument',
    topics: ['measuring-rates'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-CRA-01', 'GCSE-WS-09'],
    question: {
      type: 'matching',
      text: 'What would you use to follow each of these? One is left over.',
      max_score: 3,
      left: [
        'how much gas has come so far',
        'how much mass an open flask has lost',
        'how soon a clear solution turns cloudy',
      ],
      right: [
        'a balance and a stopwatch',
        'a filter funnel and a beaker',
        'a cross on paper under the flask, and a stopwatch',
        'a gas syringe and a stopwatch',
      ],
      pairs: [4, 1, 3],
      hints: [
        'A rate needs two things: something that changes, and the time.',
        'Ask of each instrument what quantity it shows.',
        'A balance shows mass.',
        'One of the others shows volume. For the cloudy solution you look down through it at a mark.',
      ],
      method_answer: [
        { text: 'A gas syringe shows the volume of gas, and a balance shows the mass.' },
        { text: 'A cross can no longer be seen once the solution is cloudy enough.' },
      ],
    },
  },
  {
    key: 'rates-between-two-times',
    topics: ['measuring-rates', 'tables-and-graphs'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['GCSE-CRA-01', 'GCSE-CRA-02'],
    question: {
      type: 'number',
      text: 'The graph shows the gas of a reaction. What is the mean rate **between {{t1}} s and {{t2}} s**? Give the unit.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 80, step: 20, minor: 10, label: 'Time (s)' },
        y: { from: 0, to: 60, step: 20, minor: 4, label: 'Gas (cm³)' },
        curves: [
          {
            type: 'smooth',
            points: [
              [0, 0],
              [20, '{{v20}}'],
              [40, '{{v40}}'],
              [60, '{{v60}}'],
              [80, '{{v80}}'],
            ],
          },
        ],
        points: [
          { at: ['{{t1}}', '{{a}}'], mark: 'dot' },
          { at: ['{{t2}}', '{{b}}'], mark: 'dot' },
        ],
        alt: 'A curve of gas against time, through {{a}} cm³ at {{t1}} s and {{b}} cm³ at {{t2}} s.',
      },
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { v20: 28, v40: 44, v60: 52, v80: 56, t1: 20, t2: 40, a: 28, b: 44 },
          { v20: 28, v40: 44, v60: 52, v80: 56, t1: 20, t2: 60, a: 28, b: 52 },
          { v20: 24, v40: 40, v60: 48, v80: 52, t1: 20, t2: 40, a: 24, b: 40 },
          { v20: 24, v40: 40, v60: 48, v80: 52, t1: 20, t2: 60, a: 24, b: 48 },
          { v20: 32, v40: 48, v60: 56, v80: 60, t1: 40, t2: 60, a: 48, b: 56 },
          { v20: 20, v40: 36, v60: 48, v80: 56, t1: 20, t2: 60, a: 20, b: 48 },
        ],
        derive: { r: '(b - a) / (t2 - t1)' },
        check: ['a + answer * (t2 - t1) = b'],
      },
      answer: '{{r|dp1}}',
      unit: 'cm³/s',
      mistakes: [
        slip(
          '{{b / t2}}',
          'start_not_taken_off',
          'This is the mean from the very start. Only the time between the dots counts.',
        ),
        slip(
          '{{(b - a) / t2}}',
          'time_from_the_start',
          'You took the gas between the dots. Take the time between them too.',
        ),
      ],
      hints: [
        'Only what happens between the two dots counts.',
        'The mean rate is the change of volume divided by the change of time.',
        'At {{t1}} s there are {{a}} cm³, and at {{t2}} s there are {{b}} cm³.',
        'Divide {{b}} − {{a}} by {{t2}} − {{t1}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{b}} - {{a}} }{ {{t2}} - {{t1}} } = \frac{ {{b-a}} }{ {{t2-t1}} } = {{r|dp1}}\ \text{cm}^3/\text{s}`,
          text: 'Change of volume divided by change of time.',
        },
      ],
    },
  },
  {
    key: 'rates-cross-disappears',
    topics: ['measuring-rates'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-CRA-01'],
    question: {
      type: 'number',
      text: '{{name}} looks at a cross through a solution that turns cloudy. In run P the cross is gone after {{p}} s, and in run Q after {{q}} s. How many times as fast as P is run Q?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Rowan', 'Priya', 'Sefa', 'Malik'] },
          q: { from: 15, to: 40, step: 5 },
          n: { from: 3, to: 6 },
        },
        derive: { p: 'n * q' },
        where: ['p - q != n', 'p < 200'],
        check: ['answer * q = p'],
      },
      answer: '{{n}}',
      mistakes: [
        slip('{{q / p}}', 'number_upside_down', 'Q needs less time. Is it slower or faster?'),
        slip('{{p - q}}', 'difference_for_times', 'These are the seconds between. How many times?'),
      ],
      hints: [
        'Which run is over sooner?',
        'The same change in half the time means twice the rate.',
        'P takes {{p}} s for the same cloudiness that Q reaches in {{q}} s.',
        'How many times does {{q}} s go into {{p}} s?',
      ],
      method_answer: [
        { maths: tex`{{p}} \div {{q}} = {{n}}`, text: 'The rate goes with one over the time.' },
      ],
    },
  },
  {
    key: 'rates-hydrogen-on-a-balance',
    topics: ['measuring-rates'],
    difficulty: 0.8,
    minutes: 1.5,
    statements: ['GCSE-WS-09', 'GCSE-CRA-01'],
    question: {
      type: 'single_choice',
      text: 'Magnesium in acid gives hydrogen. A balance that shows 0.1 g is not a good way to follow this reaction, although it works well for marble in acid. Why?',
      max_score: 1,
      options: [
        option(
          'The reaction is too slow',
          'instrument_without_its_limit',
          'Magnesium fizzes quickly. Compare the two gases instead.',
        ),
        { text: 'Hydrogen is too light for this balance' },
        option(
          'Hydrogen does not leave the flask',
          'gas_stays_in_flask',
          'The bubbles do leave. How heavy is this gas?',
        ),
        option(
          'Gases have no mass',
          'gas_has_no_mass',
          'Marble gives a gas too, and there the balance does show a loss.',
        ),
      ],
      answers: [2],
      hints: [
        'What does the balance show in both cases, and what leaves the flask?',
        'An instrument has to be fine enough for the change.',
        'Marble gives carbon dioxide. One litre of it has a mass of about 1.8 g.',
        'One litre of hydrogen has about 0.08 g. Compare that with what the balance can show.',
      ],
      method_answer: [
        { text: 'Even a litre of hydrogen has less than 0.1 g, so the balance shows nothing.' },
        { text: 'A gas syringe is better, as it measures the volume.' },
      ],
    },
  },
]
