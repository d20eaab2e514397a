import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const velocityAndAcceleration: readonly ContentQuestion[] = [
  {
    key: 'velocity-scalars-and-vectors',
    topics: ['velocity-and-acceleration'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['GCSE-PFO-02', 'GCSE-PMO-01'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these quantities are **vectors**? Choose all that are.',
      max_score: 3,
      options: [
        option(
          'speed',
          'vector_and_scalar_swapped',
          'A speed says how fast, such as 5 m/s. Does it say which way?',
        ),
        { text: 'velocity' },
        { text: 'displacement' },
        { text: 'force' },
        option('mass', 'vector_and_scalar_swapped', 'A bag of 2 kg: which way do the 2 kg point?'),
        option('time', 'vector_and_scalar_swapped', 'Ten seconds: do they point north or south?'),
      ],
      answers: [2, 3, 4],
      hints: [
        'For each quantity ask whether a direction belongs to it.',
        'A vector has a size and a direction. A scalar has a size only.',
        'Begin with a push of 5 N: can you give it in different directions?',
        'There are two pairs that are easily mixed up: one of each pair has a direction. Of the other quantities only one can be drawn as an arrow.',
      ],
      method_answer: [
        { text: 'Velocity, displacement and force have a direction: vectors.' },
        { text: 'Speed, mass and time have a size only: scalars.' },
      ],
    },
  },
  {
    key: 'velocity-distance-or-displacement',
    topics: ['velocity-and-acceleration'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-PFO-02', 'GCSE-PMO-01'],
    question: {
      type: 'fill_blanks',
      text: '{{name}} walks {{a}} m east and then {{b}} m back west. The distance is [[1]] m. The displacement is [[2]] m to the east.',
      diagram: {
        kind: 'number_line',
        from: 0,
        to: 100,
        step: 10,
        labels: [0, '{{a}}'],
        jumps: [
          { from: 0, to: '{{a}}', label: '{{a}} m' },
          { from: '{{a}}', to: '{{a - b}}', label: '{{b}} m' },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Iris', 'Hamza', 'Nia', 'Pedro'] },
          a: { from: 50, to: 90, step: 10 },
          b: { from: 20, to: 40, step: 10 },
        },
        where: ['a != 2 * b'],
        check: ['answer1 - b = a', 'answer2 + b = a'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a + b}}',
          mistakes: [
            slip(
              '{{a - b}}',
              'distance_and_displacement_swapped',
              'This is how far the end is from the start. How long was the whole way on foot?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{a - b}}',
          mistakes: [
            slip(
              '{{a + b}}',
              'distance_and_displacement_swapped',
              'This is the whole way on foot. How far is the end from the start?',
            ),
          ],
        },
      ],
      hints: [
        'One of the two counts every step. The other looks only at the start and the end.',
        'Distance is the length of the whole way. Displacement goes straight from the start to the end.',
        'The way on foot is {{a}} m and another {{b}} m.',
        'For the displacement begin {{a}} m east of the start, and come {{b}} m back.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} = {{a+b}}`, text: 'The whole way.' },
        { maths: tex`{{a}} - {{b}} = {{a-b}}`, text: 'From the start to the end, to the east.' },
      ],
    },
  },
  {
    key: 'velocity-typical-speeds',
    topics: ['velocity-and-acceleration'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-PMO-01'],
    question: {
      type: 'matching',
      text: 'Match each motion with a typical speed. One speed is left over.',
      max_score: 4,
      left: ['a person walking', 'a person running', 'a person cycling', 'sound in air'],
      right: ['3 m/s', '300,000 m/s', '1.5 m/s', '330 m/s', '6 m/s'],
      pairs: [3, 1, 5, 4],
      hints: [
        'Put the four motions in order from slow to fast first.',
        'Imagine one second of each: how many metres does it cover?',
        'A walker takes about two steps in a second, each a little under one metre.',
        'Running is about twice as fast as walking, and cycling twice as fast as running. Sound crosses a football pitch in about a third of a second.',
      ],
      method_answer: [
        { text: 'Walking 1.5 m/s, running 3 m/s, cycling 6 m/s, sound in air 330 m/s.' },
      ],
    },
  },
  {
    key: 'acceleration-from-speeds',
    topics: ['velocity-and-acceleration'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-PMO-04'],
    question: {
      type: 'number',
      text: 'A {{thing}} speeds up from {{u}} m/s to {{v}} m/s in {{t}} s. What is its acceleration? Give the unit.',
      max_score: 2,
      template: {
        rows: [
          { thing: 'train', a: 0.5, t: 20 },
          { thing: 'bus', a: 1.5, t: 6 },
          { thing: 'car', a: 3, t: 5 },
          { thing: 'motorbike', a: 4, t: 4 },
          { thing: 'tram', a: 1.2, t: 5 },
        ],
        draw: { u: { from: 2, to: 9 } },
        derive: { v: 'u + a * t' },
        check: ['u + answer * t = v'],
      },
      answer: '{{a|thousands}}',
      unit: 'm/s^2',
      tolerance: { relative: 0.005 },
      mistakes: [
        slip(
          '{{v / t}}',
          'start_speed_left_out',
          'It was moving at the start already. By how much did the velocity change?',
        ),
        slip(
          '{{v - u}}',
          'stopped_early',
          'That is the whole change. How much is it in each second?',
        ),
        slip(
          '{{(v - u) * t}}',
          'multiplied_for_divided',
          'Acceleration is the change in one second. Share the change out over the time.',
        ),
      ],
      hints: [
        'By how much does the velocity change in each second?',
        'Acceleration is the change in velocity divided by the time.',
        'The velocity changes from {{u}} m/s to {{v|thousands}} m/s. Find the difference.',
        'The change is {{v - u|thousands}} m/s. Divide it by {{t}} s. The unit is m/s².',
      ],
      method_answer: [
        { maths: tex`a = \frac{v - u}{t}`, text: 'Change in velocity divided by time.' },
        {
          maths: tex`\frac{ {{v|thousands_tex}} - {{u}} }{ {{t}} } = {{a|thousands_tex}}\ \text{m/s}^2`,
          text: 'In each second the velocity grows by this much.',
        },
      ],
    },
  },
  {
    key: 'acceleration-of-a-fast-jet',
    topics: ['velocity-and-acceleration'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['GCSE-PMO-04'],
    question: {
      type: 'single_choice',
      text: 'A plane flies straight ahead at a steady {{v}} m/s for {{t}} minutes. What is its acceleration?',
      max_score: 1,
      template: { draw: { v: { from: 200, to: 280, step: 10 }, t: { from: 3, to: 9 } } },
      options: [
        option(
          'Very large, because it is so fast',
          'acceleration_for_speed',
          'Acceleration is not how fast it is, but how the velocity changes. Does it change?',
        ),
        option(
          '{{v}} m/s²',
          'acceleration_for_speed',
          'This is the speed with another unit. By how much does the speed change in one second?',
        ),
        { text: '0 m/s²' },
        option(
          '{{v}} ÷ {{t}} m/s²',
          'start_speed_left_out',
          'This shares the speed out over the time, as if it had started from rest. How fast was it at the beginning?',
        ),
      ],
      answers: [3],
      hints: [
        'Look for a word in the text that says how the speed changes.',
        'Acceleration is the change in velocity divided by the time.',
        'At the beginning it flies at {{v}} m/s, and at the end too.',
        'Steady, and straight ahead: neither size nor direction of the velocity changes. What is the change, then?',
      ],
      method_answer: [
        { maths: tex`{{v}} - {{v}} = 0`, text: 'The velocity does not change.' },
        { text: 'So the acceleration is zero, however fast the plane is.' },
      ],
    },
  },
  {
    key: 'velocity-time-graph-read',
    topics: ['velocity-and-acceleration'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-PMO-04'],
    question: {
      type: 'number',
      text: 'The velocity-time graph shows a tram. It starts from rest and reaches {{v}} m/s after {{t1}} s. It keeps this until {{t2}} s, and stops at {{t3}} s. What is its acceleration in the first part? Give the unit.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 60, step: 10, label: 'Time (s)' },
        y: { from: 0, to: 20, step: 5, minor: 1, label: 'Velocity (m/s)' },
        polylines: [
          {
            points: [
              [0, 0],
              ['{{t1}}', '{{v}}'],
              ['{{t2}}', '{{v}}'],
              ['{{t3}}', 0],
            ],
          },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          t1: { pick: [10, 20] },
          v: { pick: [8, 10, 12, 14, 16, 18] },
          keep: { pick: [10, 20] },
          brake: { pick: [10, 20] },
        },
        derive: { t2: 't1 + keep', t3: 't2 + brake', a: 'v / t1' },
        where: ['a * t3 != v', 't3 <= 60', 'v != t1'],
        check: ['answer * t1 = v'],
      },
      answer: '{{a|thousands}}',
      unit: 'm/s^2',
      tolerance: { relative: 0.02 },
      mistakes: [
        slip(
          '{{v * t1}}',
          'multiplied_for_divided',
          'The acceleration is the steepness of the line: change in velocity over time.',
        ),
        slip(
          '{{v / t3}}',
          'slope_from_the_origin',
          'Only the first part counts. When does it end?',
        ),
        slip(
          '{{t1 / v}}',
          'number_upside_down',
          'How many metres per second are gained in one second?',
        ),
      ],
      hints: [
        'Which part of the line is the first part?',
        'On a velocity-time graph the steepness is the acceleration.',
        'In the first part the velocity grows from 0 to {{v}} m/s.',
        'That takes {{t1}} s. Divide {{v}} by {{t1}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{v}} - 0}{ {{t1}} } = {{a|thousands_tex}}\ \text{m/s}^2`,
          text: 'Change in velocity divided by time.',
        },
      ],
    },
  },
  {
    key: 'velocity-time-graph-parts',
    topics: ['velocity-and-acceleration'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-PMO-04'],
    question: {
      type: 'matching',
      text: 'The **velocity**-time graph shows a trip on a scooter. Match each part with what happens. One is left over.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 40, step: 10, label: 'Time (s)' },
        y: { from: 0, to: 8, step: 2, label: 'Velocity (m/s)' },
        polylines: [
          {
            points: [
              [0, 0],
              [10, 6],
              [30, 6],
              [40, 0],
            ],
          },
        ],
        points: [
          { at: [5, 3], label: 'P', mark: 'none' },
          { at: [20, 6], label: 'Q', mark: 'none' },
          { at: [35, 3], label: 'R', mark: 'none' },
        ],
      },
      max_score: 3,
      left: ['P: the line rises', 'Q: the line is level', 'R: the line falls to zero'],
      right: ['slowing down', 'standing still', 'speeding up', 'going at a steady velocity'],
      pairs: [3, 4, 1],
      hints: [
        'Read the label of the upright axis: this is not a graph of distance.',
        'The height of the line is the velocity at that moment.',
        'At 10 s the velocity is 6 m/s. What is it at 30 s?',
        'Where the line is level, the velocity stays 6 m/s, so the scooter is moving. The card for a velocity of zero is left over.',
      ],
      method_answer: [
        { text: 'P: the velocity grows. Q: it stays at 6 m/s. R: it falls to zero.' },
        { text: 'Standing still would be a line along the bottom, at 0 m/s.' },
      ],
    },
  },
  {
    key: 'acceleration-v-squared',
    topics: ['velocity-and-acceleration'],
    difficulty: 1,
    minutes: 3,
    statements: ['GCSE-PMO-06'],
    question: {
      type: 'number',
      text: tex`A car moves at {{u}} m/s. It accelerates at {{a|thousands}} m/s² over {{s}} m. Use $v^2 - u^2 = 2as$ to find its final velocity. Give the unit.`,
      max_score: 3,
      template: {
        draw: { u: { from: 2, to: 15 }, v: { from: 8, to: 25 }, a: { pick: [1.5, 2, 2.5, 3, 4] } },
        derive: { s: '(v^2 - u^2) / (2 * a)' },
        where: ['v > u + 2', 'is_integer(s)', 's >= 10', 's <= 120', 'v != 2 * u'],
        check: ['answer^2 - u^2 = 2 * a * s'],
      },
      answer: '{{v}}',
      unit: 'm/s',
      tolerance: { relative: 0.005 },
      mistakes: [
        slip(
          '{{v^2}}',
          'root_not_taken',
          'This is the square of the velocity. One step is still missing.',
        ),
        slip(
          '{{v^2 - u^2}}',
          'start_speed_left_out',
          'The square of the first velocity has to be added, and then the root taken.',
        ),
      ],
      hints: [
        'Which letter is asked for, and which numbers belong to the others?',
        'Put the numbers in, find the square of the final velocity, and take the square root.',
        'First work out 2 × {{a|thousands}} × {{s}} = {{2*a*s}}.',
        'Add {{u}}² = {{u^2}}. Then the square of the final velocity is {{u^2 + 2*a*s}}. Take its root.',
      ],
      method_answer: [
        {
          maths: tex`v^2 = {{u}}^2 + 2 \times {{a|thousands_tex}} \times {{s}} = {{v^2}}`,
          text: 'Put the numbers in.',
        },
        { maths: tex`\sqrt{ {{v^2}} } = {{v}}`, text: 'In m/s.' },
      ],
    },
  },
]
