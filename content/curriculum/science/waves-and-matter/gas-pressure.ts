import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const gasPressure: readonly ContentQuestion[] = [
  {
    key: 'gas-pressure-what-presses',
    topics: ['gas-pressure'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['SK3-CP-02'],
    question: {
      type: 'single_choice',
      text: 'The air in a bicycle tyre presses on the inside of the tyre. What causes this pressure?',
      max_score: 1,
      options: [
        { text: 'The air particles move fast and keep hitting the inside of the tyre' },
        option(
          'The air particles swell and fill the tyre',
          'particles_grow',
          'Particles keep their size. What do they do all the time?',
        ),
        option(
          'The air particles lie on the bottom and press with their weight',
          'cold_gas_settles',
          'The tyre is pressed in all directions, upwards too.',
        ),
        option(
          'The air particles push each other apart, like springs',
          'gas_particles_repel',
          'The particles of a gas are far apart and hardly act on each other. What do they meet?',
        ),
      ],
      answers: [1],
      hints: [
        'How do the particles of a gas move?',
        'They fly about in all directions and bounce off whatever they meet.',
        'Each hit on the rubber is a tiny push.',
        'There are billions of hits each second. What do they add up to?',
      ],
      method_answer: [
        { text: 'The particles fly about and hit the inside of the tyre.' },
        { text: 'Each hit is a tiny force, and all together they are the pressure.' },
      ],
    },
  },
  {
    key: 'gas-pressure-warmed',
    topics: ['gas-pressure'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-PMT-05', 'SK3-PM-08'],
    question: {
      type: 'cloze_dropdown',
      text: 'A closed metal can full of air is warmed. Its particles move [[1]]. They hit the walls [[2]] and harder. The number of particles [[3]]. So the pressure [[4]].',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'faster' },
            option(
              'more slowly',
              'temperature_and_speed_turned',
              'What does a higher temperature say about the particles?',
            ),
            option(
              'as fast as before',
              'temperature_and_speed_turned',
              'Temperature and the speed of particles belong together.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'less often',
              'pressure_falls_when_warmed',
              'The way to the wall is as long as before, and they are faster.',
            ),
            { text: 'more often' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'stays the same' },
            option(
              'gets larger',
              'heat_makes_particles',
              'The can is closed. Where should more particles come from?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'falls',
              'pressure_falls_when_warmed',
              'More hits and harder hits: is that less or more pressure?',
            ),
            { text: 'rises' },
            option(
              'stays the same',
              'pressure_falls_when_warmed',
              'The hits have changed, so the pressure has changed.',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'What does warming do to the particles of a gas?',
        'The temperature of a gas tells how fast its particles are on average.',
        'The quicker a particle is, the less time it needs from wall to wall.',
        'The can is closed, so no particle comes or goes. What do more and harder hits do?',
      ],
      method_answer: [
        { text: 'In a hotter gas the particles are faster.' },
        { text: 'They hit the walls more often and harder, so the pressure rises.' },
      ],
    },
  },
  {
    key: 'gas-pressure-count-particles',
    topics: ['gas-pressure'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-CP-02'],
    question: {
      type: 'number',
      text: 'Boxes P and Q are equally large and equally warm. In the picture each dot stands for many particles of the same gas. The pressure in P is {{p}} kPa. What is the pressure in Q? Give the unit.',
      diagram: {
        kind: 'particles',
        boxes: [
          { label: 'P', state: 'gas', of: [{ atoms: ['a'], count: '{{m}}' }] },
          { label: 'Q', state: 'gas', of: [{ atoms: ['a'], count: '{{n}}' }] },
        ],
        alt: 'Two equal boxes of gas. P has {{m}} dots, and Q has {{n}} dots.',
      },
      max_score: 2,
      template: {
        draw: {
          m: { from: 4, to: 8 },
          k: { pick: [1.5, 2, 2.5, 3] },
          p: { pick: [40, 60, 80, 100, 120] },
        },
        derive: { n: 'm * k', q: 'p * k' },
        where: ['is_integer(n)', 'n <= 18', 'p + n - m != q'],
        check: ['answer / p = n / m'],
      },
      answer: '{{q}}',
      unit: 'kPa',
      mistakes: [
        slip(
          '{{p}}',
          'fixed_where_proportional',
          'Count the dots. Do the walls of Q get as many hits as those of P?',
        ),
        slip('{{p / k}}', 'relation_direction', 'More particles in the same room make more hits.'),
        slip(
          '{{p + n - m}}',
          'added_in_proportion',
          'Compare how many **times** as many particles there are, not how many more.',
        ),
      ],
      hints: [
        'Count the dots in P and in Q.',
        'At the same temperature and volume, twice the particles make twice the hits.',
        'P has {{m}} dots, and Q has {{n}} dots.',
        'Q has {{n}} ÷ {{m}} = {{k|thousands}} times as many. Multiply {{p}} kPa by that.',
      ],
      method_answer: [
        {
          maths: tex`{{n}} \div {{m}} = {{k|thousands_tex}}`,
          text: 'So many times as many particles, and as many times the hits.',
        },
        {
          maths: tex`{{p}} \times {{k|thousands_tex}} = {{q}}\ \text{kPa}`,
          text: 'The pressure in Q.',
        },
      ],
    },
  },
  {
    key: 'gas-pressure-cooled-bottle',
    topics: ['gas-pressure'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-PMT-05', 'SK3-PM-08'],
    question: {
      type: 'multiple_choice',
      text: 'An empty plastic bottle is closed tightly and put into a fridge. After an hour its sides are bent inwards. Which are true? Choose all that are.',
      max_score: 2,
      options: [
        option(
          'Particles have got out of the bottle',
          'cold_gas_loses_particles',
          'The bottle is closed. What else has changed?',
        ),
        option(
          'The particles in the bottle have shrunk',
          'particles_grow',
          'Particles keep their size at any temperature.',
        ),
        option(
          'The particles in the bottle have come to rest',
          'cold_gas_settles',
          'A fridge is cool, but even in ice particles never stop moving.',
        ),
        { text: 'The particles in the bottle are slower on average than before' },
        { text: 'The air outside now presses harder than the air inside' },
      ],
      answers: [4, 5],
      hints: [
        'What does cooling do to the particles inside?',
        'Inside and outside, air presses on the plastic. Compare the two pressures.',
        'Cooler means slower on average: fewer and softer hits from inside.',
        'Size and number of the particles stay as they were. What does the pressure inside do?',
      ],
      method_answer: [
        { text: 'The particles inside are slower, so they hit less often and less hard.' },
        { text: 'The pressure inside falls, and the air outside pushes the sides in.' },
      ],
    },
  },
  {
    key: 'gas-pressure-brownian',
    topics: ['gas-pressure'],
    difficulty: 0.5,
    minutes: 1,
    statements: ['SK3-PM-03'],
    question: {
      type: 'single_choice',
      text: 'Under a microscope, tiny grains of smoke in still air dance about. Each changes its direction all the time. Why?',
      max_score: 1,
      options: [
        option(
          'The grains of smoke are alive',
          'brownian_grains_move_themselves',
          'Grains of dust or of stone do the same. What comes from outside?',
        ),
        { text: 'Fast air particles keep hitting them from all sides' },
        option(
          'The wind carries them',
          'brownian_by_wind',
          'The air is still, and the grains do not all go the same way.',
        ),
        option(
          'The grains of smoke are attracted by each other',
          'brownian_grains_move_themselves',
          'A single grain on its own dances too. What is around it?',
        ),
      ],
      answers: [2],
      hints: [
        'The grains can be seen. What is around them that cannot be seen?',
        'Air is made of particles that move fast in all directions.',
        'A grain is hit from all sides, now a little more from here, now from there.',
        'What makes it jump to and fro, though the air as a whole stands still?',
      ],
      method_answer: [
        { text: 'Air particles hit the grain from all sides, and never quite equally.' },
        {
          text: 'So it is knocked about: Brownian motion. It shows that air is made of particles.',
        },
      ],
    },
  },
  {
    key: 'gas-pressure-spray-can',
    topics: ['gas-pressure'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-PMT-05', 'SK3-PM-08', 'SK3-CP-02'],
    question: {
      type: 'long_text',
      text: 'On a spray can it says: “Keep away from heat, even when it is empty.” An “empty” can is still full of gas.\n\nExplain with particles why a hot can may burst. Two or three sentences are enough.',
      max_score: 3,
      criteria: [
        {
          code: 'faster',
          text: 'The particles of the gas move faster when it is hot',
          marks: 1,
          evidence: [
            'The gas particles move faster when they are heated.',
            'Heating gives the particles more kinetic energy, so they are faster.',
          ],
          not: ['The particles get bigger.'],
        },
        {
          code: 'hits',
          text: 'They hit the walls more often and harder',
          marks: 1,
          evidence: [
            'They hit the walls of the can more often and harder.',
            'The particles collide with the walls more often and with more force.',
          ],
          not: ['They hit the walls less often.'],
        },
        {
          code: 'pressure',
          text: 'So the pressure rises and can burst the can',
          marks: 1,
          evidence: [
            'The pressure inside rises until the can bursts.',
            'So the pressure gets too large for the can.',
          ],
          not: ['The pressure falls.'],
        },
      ],
      references: [
        'The gas particles move faster when they are heated. They hit the walls of the can more often and harder. The pressure inside rises until the can bursts.',
      ],
      hints: [
        'What do the particles do, and what do they do to the walls?',
        'There are three things to say: the speed of the particles, their hits, and the pressure.',
        'Begin with the particles of a gas that gets hotter.',
        'Then say how often and how hard they hit the walls, and what this means for the can.',
      ],
      method_answer: [
        { text: 'In a hot gas the particles are faster.' },
        { text: 'They hit the walls more often and harder.' },
        { text: 'The pressure rises, and the can may burst.' },
      ],
    },
  },
]
