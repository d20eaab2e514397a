import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

/** Questions of science that are answered in gaps, in a table or at length. */
export const writtenScience: readonly ContentQuestion[] = [
  {
    key: 'bag-heating-gaps',
    topics: ['particles-and-states'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['SK3-CP-01', 'SK3-CP-03', 'SK3-PM-08'],
    question: {
      type: 'cloze_dropdown',
      text: 'In a block of ice the particles [[1]]. When the ice melts they stay close together but [[2]]. When the water boils they [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            {
              text: 'do not move at all',
              misconception: {
                code: 'solids_are_still',
                text: 'Particles of a solid move too, each about its own place.',
              },
            },
            { text: 'vibrate about fixed places' },
            {
              text: 'move about freely',
              misconception: {
                code: 'states_mixed_up',
                text: 'That is how the particles of a gas move. What keeps a block of ice in its shape?',
              },
            },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'can slide past each other' },
            {
              text: 'become soft',
              misconception: {
                code: 'particles_change',
                text: 'The particles stay as they are; only their movement changes.',
              },
            },
            {
              text: 'stay in their rows',
              misconception: {
                code: 'states_mixed_up',
                text: 'In rows they would keep the shape of the ice. Does water keep a shape?',
              },
            },
          ],
          answer: 1,
        },
        {
          options: [
            {
              text: 'grow larger',
              misconception: {
                code: 'particles_grow',
                text: 'The particles keep their size: the spaces between them grow.',
              },
            },
            {
              text: 'break into hydrogen and oxygen',
              misconception: {
                code: 'boiling_splits',
                text: 'Steam is still water: boiling does not break its particles.',
              },
            },
            { text: 'move far apart, in all directions' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Is anything ever quite at rest, even in something hard?',
        'The particles stay the same. Think only of how they are arranged and how they travel.',
        'Ice keeps its shape. What must its particles be doing for that?',
        'Water keeps close together but takes any shape. Steam fills the whole room. Choose the movement that allows each.',
      ],
      method_answer: [
        { text: 'In a solid the particles are held in fixed places and vibrate there.' },
        { text: 'In a liquid they are still close together but can slide past each other.' },
        { text: 'In a gas they are far apart and move in all directions.' },
      ],
    },
  },
  {
    key: 'bag-density-table',
    topics: ['density'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-PMT-01', 'SK3-PM-02'],
    question: {
      type: 'table',
      text: 'Complete the table. Numbers are enough: the units stand above.',
      max_score: 3,
      columns: ['mass in g', 'volume in cm³', 'density in g/cm³'],
      rows: [
        {
          label: 'iron',
          cells: [
            { type: 'given', text: '156' },
            { type: 'given', text: '20' },
            {
              type: 'number',
              answer: '7.8',
              mistakes: [
                {
                  answer: '3120',
                  misconception: {
                    code: 'multiplied_for_divided',
                    text: 'Density is the mass of one cubic centimetre, so share the mass out.',
                  },
                },
              ],
            },
          ],
        },
        {
          label: 'pine',
          cells: [
            {
              type: 'number',
              answer: '30',
              mistakes: [
                {
                  answer: '120',
                  misconception: {
                    code: 'divided_for_multiplied',
                    text: 'Each cubic centimetre has half a gram. There are 60 of them.',
                  },
                },
              ],
            },
            { type: 'given', text: '60' },
            { type: 'given', text: '0.5' },
          ],
        },
        {
          label: 'ice',
          cells: [
            { type: 'given', text: '46' },
            {
              type: 'number',
              answer: '50',
              mistakes: [
                {
                  answer: '42.32',
                  misconception: {
                    code: 'multiplied_for_divided',
                    text: 'How many times does 0.92 g fit into the mass?',
                  },
                },
              ],
            },
            { type: 'given', text: '0.92' },
          ],
        },
      ],
      hints: [
        'Density says how many grams are in one cubic centimetre.',
        'Which two of the three are given in each row, and does the third come by sharing or by multiplying?',
        'Iron: share 156 g out over 20 cm³. Pine: each of the 60 cm³ has 0.5 g.',
        'Work out 156 ÷ 20 and 60 × 0.5. For ice ask how many times 0.92 g fit into 46 g.',
      ],
      method_answer: [
        { maths: tex`156 \div 20 = 7.8`, text: 'Iron: mass divided by volume.' },
        { maths: tex`0.5 \times 60 = 30`, text: 'Pine: density times volume.' },
        { maths: tex`46 \div 0.92 = 50`, text: 'Ice: mass divided by density.' },
      ],
    },
  },
  {
    key: 'bag-explain-a-smell',
    topics: ['particles-and-states'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['SK3-CM-03', 'SK3-PM-04', 'SK3-PM-08'],
    question: {
      type: 'long_text',
      text: 'Somebody opens a bottle of perfume in one corner of a room. After a while you smell it in the other corner, and sooner on a hot day than on a cold one.\n\nExplain why, using what you know about particles. Three or four sentences are enough.',
      max_score: 3,
      criteria: [
        {
          code: 'random',
          text: 'The particles move about by themselves',
          marks: 1,
          evidence: [
            'Particles of a gas move randomly in all directions.',
            'The perfume particles are always moving.',
          ],
          not: ['The particles do not move.'],
        },
        {
          code: 'spread',
          text: 'They spread to where there are fewer of them',
          marks: 1,
          evidence: [
            'They spread from a high concentration to a low concentration.',
            'The perfume diffuses through the air of the room.',
          ],
        },
        {
          code: 'warm',
          text: 'When it is warmer they move faster',
          marks: 1,
          evidence: [
            'When it is warmer the particles have more energy and move faster.',
            'The particles move faster when it is hot.',
          ],
          not: ['The particles move faster when it is cold.'],
        },
      ],
      references: [
        'Particles of a gas move randomly in all directions. They spread from a high concentration to a low concentration. The particles move faster when it is hot.',
      ],
      hints: [
        'Nobody blows the perfume across. So what carries it?',
        'There are three things to say: how the particles travel, where they end up, and what heat does.',
        'Begin with one particle that leaves the bottle. Which way does it fly?',
        'Then say where there are many of them at first and where there are few, and what a hot day does to their movement.',
      ],
      method_answer: [
        { text: 'Particles of a gas move randomly in all directions.' },
        {
          text: 'So they spread from where there are many to where there are few: this is diffusion.',
        },
        { text: 'When it is warmer they have more energy and move faster, so they arrive sooner.' },
      ],
    },
  },
]
