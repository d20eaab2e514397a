import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const stoppingDistances: readonly ContentQuestion[] = [
  {
    key: 'stopping-add-up',
    topics: ['stopping-distances'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['GCSE-PMO-12'],
    question: {
      type: 'number',
      text: 'A driver sees a deer. The car goes {{a}} m before the driver presses the brake, and {{b}} m more until it stands. What is the stopping distance? Give the unit.',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{a}}', label: 'thinking', tone: 'a' },
              { size: '{{b}}', label: 'braking', tone: 'c' },
            ],
          },
        ],
      },
      max_score: 1,
      template: {
        draw: { a: { from: 9, to: 18 }, b: { from: 14, to: 40 } },
        where: ['b > a', 'b - a != a'],
        check: ['answer - b = a'],
      },
      answer: '{{a + b}}',
      unit: 'm',
      mistakes: [
        slip(
          '{{b}}',
          'braking_for_stopping_distance',
          'This is the way with the brake on. What did the car do before that?',
        ),
        slip(
          '{{a}}',
          'thinking_for_stopping_distance',
          'This is the way until the brake is pressed. Does the car stand then?',
        ),
      ],
      hints: [
        'When does the car begin to stop, and when does it stand?',
        'Stopping distance is thinking distance and braking distance together.',
        'The thinking distance is {{a}} m.',
        'The braking distance of {{b}} m comes after it. Put the two together.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} + {{b}} = {{a+b}}\ \text{m}`,
          text: 'Thinking distance and braking distance.',
        },
      ],
    },
  },
  {
    key: 'stopping-what-makes-longer',
    topics: ['stopping-distances'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-PMO-12'],
    question: {
      type: 'matching',
      text: 'Match each thing with what it makes longer. One is left over.',
      max_score: 3,
      left: ['an icy road', 'a tired driver', 'a higher speed'],
      right: [
        'the thinking distance only',
        'both distances',
        'the braking distance only',
        'neither of them',
      ],
      pairs: [3, 1, 2],
      hints: [
        'Ask of each: does it act on the driver, on the car and road, or on both?',
        'The thinking distance depends on the reaction time and the speed. The braking distance depends on the speed, the brakes and the road.',
        'Ice makes the tyres slide. Does it change how fast the driver reacts?',
        'A tired driver reacts later, but the brakes work as before. The speed matters both before and after the brake is pressed.',
      ],
      method_answer: [
        { text: 'Ice: less friction, so a longer braking distance.' },
        { text: 'Tiredness: a longer reaction time, so a longer thinking distance.' },
        { text: 'Speed: more metres in each second of thinking, and a longer way to brake.' },
      ],
    },
  },
  {
    key: 'stopping-thinking-distance',
    topics: ['stopping-distances'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-PMO-12'],
    question: {
      type: 'number',
      text: 'A driver has a reaction time of {{t|thousands}} s. The car goes at {{v}} m/s. What is the thinking distance? Give the unit.',
      max_score: 2,
      template: {
        rows: [{ t: 0.4 }, { t: 0.5 }, { t: 0.6 }, { t: 0.7 }, { t: 0.8 }],
        draw: { v: { from: 10, to: 30, step: 5 } },
        derive: { d: 'v * t' },
        check: ['answer / v = t'],
      },
      answer: '{{d|thousands}}',
      unit: 'm',
      tolerance: { relative: 0.005 },
      mistakes: [
        slip(
          '{{v / t}}',
          'divided_for_multiplied',
          'In one second it goes {{v}} m. Does it go further or less far in {{t|thousands}} s?',
        ),
        slip(
          '{{v}}',
          'stopped_early',
          'This is how far the car goes in a whole second. How long does the driver need?',
        ),
      ],
      hints: [
        'What does the car do while the driver is reacting?',
        'It goes on at the same speed: distance is speed times time.',
        'The speed is {{v}} m/s, and the time is {{t|thousands}} s.',
        'Work out {{v}} × {{t|thousands}}. The distance is in metres.',
      ],
      method_answer: [
        {
          maths: tex`{{v}} \times {{t|thousands_tex}} = {{d|thousands_tex}}\ \text{m}`,
          text: 'Speed times reaction time.',
        },
      ],
    },
  },
  {
    key: 'stopping-dropped-ruler',
    topics: ['stopping-distances'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-PMO-12'],
    question: {
      type: 'number',
      text: 'Leila drops a ruler, and Sam catches it after it has fallen {{c}} cm. The graph shows how long a ruler needs to fall. Read off Sam’s reaction time, to the nearest 0.01 s. Give the unit.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 40, step: 10, minor: 5, label: 'Distance fallen (cm)' },
        y: { from: 0, to: 0.3, step: 0.05, minor: 0.01, label: 'Time (s)' },
        curves: [{ type: 'power', a: 0.04517, n: '1/2', from: 0, to: 40 }],
        alt: 'A curve that rises less and less. It goes through 5 cm and 0.10 s, 10 cm and 0.14 s, 15 cm and 0.17 s, 20 cm and 0.20 s, 25 cm and 0.23 s, 30 cm and 0.25 s.',
      },
      max_score: 1,
      template: {
        rows: [
          { c: 5, t: 0.1 },
          { c: 10, t: 0.14 },
          { c: 20, t: 0.2 },
          { c: 25, t: 0.23 },
          { c: 30, t: 0.25 },
        ],
        draw: {},
        check: ['abs(answer^2 * 490 - c) < 1.2'],
      },
      answer: '{{t|dp2}}',
      unit: 's',
      tolerance: { absolute: 0.005 },
      mistakes: [
        slip(
          '{{c}}',
          'axes_swapped_in_reading',
          'This is the distance in centimetres. Go up from it to the curve, and then across.',
        ),
      ],
      hints: [
        'Which axis shows the distance, and which shows the time?',
        'Go up from the distance to the curve, then across to the time.',
        'Start at {{c}} cm on the axis along the bottom.',
        'From the curve go straight to the left. The fine lines are 0.01 s apart.',
      ],
      method_answer: [
        { text: 'Up from {{c}} cm to the curve, and across: {{t|dp2}} s.' },
        { text: 'The further the ruler has fallen, the longer the reaction took.' },
      ],
    },
  },
  {
    key: 'stopping-force-of-braking',
    topics: ['stopping-distances'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-PMO-13'],
    question: {
      type: 'multi_part',
      text: 'A car of {{m|thousands}} kg goes at {{v}} m/s. It brakes and stops in {{t}} s.',
      max_score: 4,
      template: {
        draw: {
          m: { from: 900, to: 1600, step: 100 },
          a: { from: 3, to: 8 },
          t: { from: 2, to: 5 },
        },
        derive: { v: 'a * t' },
        where: ['v >= 10', 'v <= 30', 'a != t'],
        check: ['answer1 * t = v', 'answer2 / m = answer1'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How large is its deceleration? Give the unit.',
          max_score: 2,
          answer: '{{a}}',
          unit: 'm/s^2',
          mistakes: [
            slip(
              '{{v * t}}',
              'multiplied_for_divided',
              'The change is shared out over the seconds.',
            ),
          ],
          hints: [
            'By how much does the speed change in one second?',
            'Deceleration is the change in speed divided by the time.',
            'The speed falls from {{v}} m/s to 0 in {{t}} s.',
            'Work out {{v}} ÷ {{t}}.',
          ],
          method_answer: [{ maths: tex`{{v}} \div {{t}} = {{a}}`, text: 'In m/s².' }],
        },
        {
          type: 'number',
          text: 'Estimate the braking force. Give the unit.',
          max_score: 2,
          answer: '{{m * a}}',
          unit: 'N',
          follow_through: { answer: '{{m}} * p1' },
          mistakes: [
            slip(
              '{{m * v}}',
              'acceleration_for_speed',
              'The force goes with the change of speed in each second, not with the speed.',
            ),
          ],
          hints: [
            'Which law joins force, mass and acceleration?',
            'Force is mass times acceleration.',
            'The mass is {{m|thousands}} kg.',
            'Multiply {{m|thousands}} by the answer of part (a).',
          ],
          method_answer: [
            {
              maths: tex`{{m|thousands_tex}} \times {{a}} = {{m*a|thousands_tex}}`,
              text: 'In newtons.',
            },
          ],
        },
      ],
      hints: [
        'First the deceleration, then the force.',
        'Deceleration is change in speed over time. Force is mass times deceleration.',
        'The speed changes by {{v}} m/s in {{t}} s.',
        'Divide {{v}} by {{t}}, and multiply the result by {{m|thousands}} kg.',
      ],
      method_answer: [
        { maths: tex`{{v}} \div {{t}} = {{a}}\ \text{m/s}^2`, text: '(a) The deceleration.' },
        {
          maths: tex`{{m|thousands_tex}} \times {{a}} = {{m*a|thousands_tex}}\ \text{N}`,
          text: '(b) The braking force.',
        },
      ],
    },
  },
  {
    key: 'stopping-why-crumple-zones',
    topics: ['stopping-distances'],
    difficulty: 0.9,
    minutes: 2,
    statements: ['GCSE-PMO-13'],
    question: {
      type: 'single_choice',
      text: 'The front of a modern car is made to crumple in a crash. How does this protect the people inside?',
      max_score: 1,
      options: [
        { text: 'Stopping takes longer, so the force on them is smaller' },
        option(
          'The crumpled metal takes the force away, so no force acts on them',
          'safety_takes_force_away',
          'They come to rest as well. Can that happen without a force on them?',
        ),
        option(
          'It makes the car stop in a shorter time',
          'shorter_stop_is_safer',
          'Falling on a mat or on concrete: which stops you in the longer time?',
        ),
        option(
          'It lets the people go on as before, so no force is needed to stop them',
          'safety_takes_force_away',
          'The car comes to rest. Do the people in it have to come to rest as well?',
        ),
      ],
      answers: [1],
      hints: [
        'Compare a crash with a front that folds up and one that is quite stiff.',
        'Deceleration is the change in speed divided by the time. Force is mass times deceleration.',
        'The change in speed is the same in both crashes: from the speed of the car to zero.',
        'While the front folds up, time goes by. What does a larger time do to the deceleration?',
      ],
      method_answer: [
        { text: 'The change in speed is the same, but it takes a longer time.' },
        { text: 'So the deceleration is smaller, and with it the force on the people.' },
      ],
    },
  },
]
