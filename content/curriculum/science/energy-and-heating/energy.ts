import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const energy: readonly ContentQuestion[] = [
  {
    key: 'energy-stores',
    topics: ['energy'],
    difficulty: -0.9,
    minutes: 1,
    statements: [],
    question: {
      type: 'matching',
      text: 'Match each thing with the energy store that is full in it. One store is left over.',
      max_score: 4,
      left: ['a stretched rubber band', 'a book on a high shelf', 'a moving bicycle', 'a sandwich'],
      right: ['kinetic', 'chemical', 'nuclear', 'elastic', 'gravitational'],
      pairs: [4, 5, 1, 2],
      hints: [
        'Ask of each: what could it do if it were let go, or eaten?',
        'Kinetic comes from the Greek word for moving.',
      ],
      method_answer: [
        { text: 'Stretching fills the elastic store, lifting the gravitational store.' },
        { text: 'What moves has energy in its kinetic store; food has it in its chemical store.' },
      ],
    },
  },
  {
    key: 'energy-power',
    topics: ['energy'],
    difficulty: 0.2,
    minutes: 2,
    statements: [],
    question: {
      type: 'number',
      text: 'A kettle transfers {{e}} J in {{t}} s. What is its power? Give the unit.',
      max_score: 2,
      template: {
        draw: { p: { from: 800, to: 2400, step: 200 }, t: { from: 20, to: 90, step: 10 } },
        derive: { e: 'p * t' },
      },
      answer: '{{p}}',
      unit: 'W',
      mistakes: [
        {
          answer: '{{e * t}}',
          misconception: {
            code: 'multiplied_for_divided',
            text: 'Power is the energy of one second, so share the energy out.',
          },
        },
      ],
      hints: [
        'How much energy does it transfer in one second?',
        'Power is energy divided by time.',
      ],
      method_answer: [
        { maths: tex`P = \frac{E}{t}`, text: 'Power is energy divided by time.' },
        {
          maths: tex`\frac{ {{e}} }{ {{t}} } = {{p}}\ \text{W}`,
          text: 'Joules divided by seconds are watts.',
        },
      ],
    },
  },
  {
    key: 'energy-efficiency',
    topics: ['energy', 'percentages-of-an-amount'],
    difficulty: 0.6,
    minutes: 2,
    statements: [],
    question: {
      type: 'number',
      text: 'Of every {{total}} J, a lamp turns {{useful}} J into light. What is its efficiency in per cent? Give the number only.',
      max_score: 1,
      template: {
        draw: { total: { pick: [50, 80, 200, 250, 400] }, p: { from: 15, to: 85, step: 5 } },
        derive: { useful: 'total * p / 100' },
        where: ['is_integer(useful)', 'p != 50', 'useful != p'],
      },
      answer: '{{p}}',
      mistakes: [
        {
          answer: '{{100 - p}}',
          misconception: {
            code: 'part_and_rest_swapped',
            text: 'This is the part that is wasted.',
          },
        },
        {
          answer: '{{total / useful}}',
          misconception: {
            code: 'number_upside_down',
            text: 'No lamp gives out more than it takes in: divide the useful by the total.',
          },
        },
      ],
      hints: [
        'Which part of the energy is useful?',
        'Efficiency is the useful energy divided by the total energy.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{useful}} }{ {{total}} } = {{p/100|dp2}}`,
          text: 'Useful energy divided by total energy.',
        },
        { maths: tex`{{p/100|dp2}} \times 100\,\% = {{p}}\,\%`, text: 'In per cent.' },
      ],
    },
  },
  {
    key: 'energy-conserved',
    topics: ['energy'],
    difficulty: 0.1,
    minutes: 2,
    statements: [],
    question: {
      type: 'single_choice',
      text: 'A bouncing ball comes to rest in the end. What has become of its energy?',
      max_score: 1,
      options: [
        {
          text: 'It has been used up',
          misconception: {
            code: 'energy_used_up',
            text: 'Energy is never lost. It is only moved to other stores.',
          },
        },
        {
          text: 'It is still in the kinetic store of the ball',
          misconception: { code: 'rest_is_motion', text: 'The ball does not move any more.' },
        },
        { text: 'It has warmed the ball, the floor and the air a little' },
        {
          text: 'It has turned into a force',
          misconception: {
            code: 'energy_is_force',
            text: 'A force is a push or pull, not a store.',
          },
        },
      ],
      answers: [3],
      hints: [
        'Energy is never lost. Where could it be?',
        'Rub your hands. What happens to the energy of the movement?',
      ],
      method_answer: [
        { text: 'It is now in thermal stores: ball, floor and air are a little warmer.' },
        { text: 'It is spread out too thinly to be of use, so we call it wasted.' },
      ],
    },
  },
  {
    key: 'energy-unit-word',
    topics: ['energy'],
    difficulty: -1.1,
    minutes: 1,
    statements: [],
    question: {
      type: 'short_text',
      text: 'In which unit is energy measured?',
      max_score: 1,
      references: ['joule', 'joules', 'J', 'kilojoule', 'kJ'],
      not: ['watt', 'newton', 'volt', 'degrees', 'joules per second', 'J per s'],
      spellings: ['jule', 'jules', 'joul'],
      hints: [
        'It is named after an English scientist who was a brewer too.',
        'Food packets show it with a k in front.',
      ],
      method_answer: [{ text: 'In joules (J). Watts are joules per second: the unit of power.' }],
    },
  },
]
