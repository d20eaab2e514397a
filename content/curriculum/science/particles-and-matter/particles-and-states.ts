import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const particlesAndStates: readonly ContentQuestion[] = [
  {
    key: 'states-particle-pictures',
    topics: ['particles-and-states'],
    difficulty: -1.3,
    minutes: 1,
    statements: [],
    question: {
      type: 'matching',
      text: 'Match each state of matter with what its particles do.',
      max_score: 3,
      left: ['solid', 'liquid', 'gas'],
      right: [
        'far apart, moving quickly in all directions',
        'close together, sliding past each other',
        'close together, shaking in fixed places',
        'not moving at all',
      ],
      pairs: [3, 2, 1],
      hints: [
        'Which of them keeps its shape? Which fills any box it is put into?',
        'Particles never stop moving, so one of the cards is left over.',
      ],
      method_answer: [
        { text: 'In a solid the particles shake in fixed places, so it keeps its shape.' },
        { text: 'In a liquid they slide past each other, so it can be poured.' },
        { text: 'In a gas they are far apart and fly about, so it fills any container.' },
      ],
    },
  },
  {
    key: 'states-change-word',
    topics: ['particles-and-states'],
    difficulty: -0.9,
    minutes: 1,
    statements: [],
    question: {
      type: 'short_text',
      text: 'Water vapour in the air turns into drops on a cold window. What is this change of state called?',
      max_score: 1,
      references: ['condensation', 'condensing', 'condense', 'it condenses'],
      not: ['evaporation', 'melting', 'freezing', 'boiling', 'sublimation'],
      spellings: ['condensasion', 'condencation'],
      hints: [
        'Which state does it begin in, and which does it end in?',
        'It is the opposite of evaporating.',
      ],
      method_answer: [{ text: 'From gas to liquid: it is called condensation.' }],
    },
  },
  {
    key: 'states-at-temperature',
    topics: ['particles-and-states'],
    difficulty: 0.3,
    minutes: 2,
    statements: [],
    question: {
      type: 'single_choice',
      text: 'A substance melts at ${{melts}}$ °C and boils at ${{boils}}$ °C. What is it at ${{t}}$ °C?',
      max_score: 1,
      template: {
        draw: {
          melts: { from: -60, to: 30, step: 10 },
          gap: { from: 60, to: 120, step: 10 },
          above: { from: 15, to: 50, step: 5 },
        },
        derive: { boils: 'melts + gap', t: 'melts + above' },
        where: ['t != 0'],
      },
      options: [
        {
          text: 'a solid',
          misconception: {
            code: 'below_melting_point',
            text: 'It is warmer than its melting point, so it has melted.',
          },
        },
        { text: 'a liquid' },
        {
          text: 'a gas',
          misconception: {
            code: 'above_boiling_point',
            text: 'It is colder than its boiling point, so it has not boiled.',
          },
        },
      ],
      answers: [2],
      hints: [
        'Draw a number line with the three temperatures on it.',
        'Has it melted yet at that temperature? Has it boiled yet?',
      ],
      method_answer: [
        {
          maths: tex`{{melts}} < {{t}} < {{boils}}`,
          text: 'It is above its melting point and below its boiling point: a liquid.',
        },
      ],
    },
  },
  {
    key: 'states-diffusion',
    topics: ['particles-and-states'],
    difficulty: 0,
    minutes: 2,
    statements: [],
    question: {
      type: 'single_choice',
      text: 'Why do you smell baking bread in another room after a while?',
      max_score: 1,
      options: [
        {
          text: 'The bread gives off heat, and heat has a smell',
          misconception: {
            code: 'heat_smells',
            text: 'What you smell are particles of the bread.',
          },
        },
        {
          text: 'The particles of the air push the smell along in one direction',
          misconception: {
            code: 'diffusion_is_directed',
            text: 'The particles of the air fly in all directions at random.',
          },
        },
        {
          text: 'The particles of the smell grow until they fill the house',
          misconception: { code: 'particles_grow', text: 'Particles do not change in size.' },
        },
        {
          text: 'Particles move at random and spread from where there are many to where there are few',
        },
      ],
      answers: [4],
      hints: [
        'What are the particles of a gas doing all the time?',
        'If many start in one place and each flies about at random, where are they later?',
      ],
      method_answer: [
        { text: 'This is diffusion: by moving at random, particles spread out evenly.' },
      ],
    },
  },
  {
    key: 'states-heating-steps',
    topics: ['particles-and-states'],
    difficulty: 0.6,
    minutes: 2,
    statements: [],
    question: {
      type: 'ordering',
      text: 'Ice from the freezer is heated steadily until it is steam. Put in order what happens.',
      max_score: 2,
      items: [
        'The ice gets warmer',
        'The ice melts while its temperature stays the same',
        'The water gets warmer',
        'The water boils while its temperature stays the same',
        'The steam gets warmer',
      ],
      hints: [
        'The freezer is colder than 0 °C. What happens first?',
        'During a change of state the energy goes into parting the particles, not into warming.',
      ],
      method_answer: [
        { text: 'Warming and changing state take turns: at 0 °C it melts, at 100 °C it boils.' },
      ],
    },
  },
]
