import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const particlesAndStates: readonly ContentQuestion[] = [
  {
    key: 'states-particle-pictures',
    topics: ['particles-and-states'],
    difficulty: -1.3,
    minutes: 1,
    statements: ['SK3-CP-01', 'SK3-PM-06', 'SK3-PM-02'],
    question: {
      type: 'matching',
      text: 'Match each state of matter with what its particles do. One is left over.',
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
        'What keeps its shape has particles with fixed places. What flows has particles that change places.',
        'Begin with a solid, such as a coin: it keeps its shape for years.',
        'Particles never stop moving, so one of the cards is left over. A gas spreads out, so its particles have the most room.',
      ],
      method_answer: [
        { text: 'In a solid the particles shake in fixed places, so it keeps its shape.' },
        { text: 'In a liquid they slide past each other, so it can be poured.' },
        { text: 'In a gas they are far apart and fly about, so it fills any container.' },
      ],
    },
  },
  {
    key: 'states-which-picture',
    topics: ['particles-and-states'],
    difficulty: -1,
    minutes: 1,
    statements: ['SK3-CP-01', 'SK3-PM-06'],
    question: {
      type: 'single_choice',
      text: 'The boxes P, Q and R show the same substance as a solid, a liquid and a gas, but not in this order. Which box shows the liquid?',
      diagram: {
        kind: 'particles',
        boxes: [
          { label: 'P', state: 'gas', of: [{ atoms: ['a'], count: 6 }] },
          { label: 'Q', state: 'liquid', of: [{ atoms: ['a'], count: 16 }] },
          { label: 'R', state: 'solid', of: [{ atoms: ['a'], count: 16 }] },
        ],
      },
      max_score: 1,
      options: [
        option(
          'P, because there is most room to move',
          'states_mixed_up',
          'In a liquid the particles still touch. Do they in P?',
        ),
        { text: 'Q, because the particles touch but have no order' },
        option(
          'R, because the particles touch',
          'states_mixed_up',
          'Here the particles stand in rows. Could this be poured?',
        ),
      ],
      answers: [2],
      hints: [
        'Look at two things: are the particles close, and are they in order?',
        'In a liquid the particles are close together without any order.',
        'In one of the boxes the particles are far apart. Which state is that?',
        'In another box they stand in neat rows, as in a solid. Which box is left?',
      ],
      method_answer: [
        { text: 'P is the gas: its particles are far apart. R is the solid, in rows.' },
        { text: 'Q is the liquid: close together, but in no order.' },
      ],
    },
  },
  {
    key: 'states-change-word',
    topics: ['particles-and-states'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['SK3-CP-03', 'GCSE-CBO-01'],
    question: {
      type: 'short_text',
      text: 'Water vapour in the air turns into drops on a cold window. What is this change of state called?',
      max_score: 1,
      references: ['condensation', 'condensing', 'condense', 'it condenses', 'liquefaction'],
      not: ['evaporation', 'melting', 'freezing', 'boiling', 'sublimation'],
      spellings: ['condensasion', 'condencation'],
      hints: [
        'Which state does it begin in, and which does it end in?',
        'Each change of state has a name. This one goes from gas to liquid.',
        'The vapour in the air is a gas, and the drops are a liquid.',
        'It is the opposite of evaporating, and its name begins with “con”.',
      ],
      method_answer: [{ text: 'From gas to liquid: it is called condensation.' }],
    },
  },
  {
    key: 'states-between-particles',
    topics: ['particles-and-states'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['SK3-PM-06', 'SK3-PM-02'],
    question: {
      type: 'single_choice',
      text: 'A syringe is full of {{gas}}. What is in the gaps between the particles of the gas?',
      diagram: {
        kind: 'particles',
        boxes: [{ label: 'in the syringe', state: 'gas', of: [{ atoms: ['b'], count: 7 }] }],
      },
      max_score: 1,
      template: { draw: { gas: { pick: ['oxygen', 'helium', 'carbon dioxide', 'neon'] } } },
      options: [
        option(
          'A thin liquid that carries the particles',
          'air_between_particles',
          'The particles fly by themselves. Does anything have to carry them?',
        ),
        option(
          'Dust and tiny germs',
          'air_between_particles',
          'These are far larger than particles. A pure gas has none of them in it.',
        ),
        { text: 'Nothing: the gaps are empty space' },
        option(
          'Air',
          'air_between_particles',
          'Air is made of particles too. What would then be between those?',
        ),
      ],
      answers: [3],
      hints: [
        'Everything in the syringe is made of particles. What can there be where no particle is?',
        'Air, dust and liquids are all made of particles themselves.',
        'The syringe holds {{gas}} only. So what kind of particles are in it?',
        'If you answer with any substance, its particles would have gaps as well. So which answer is not a substance?',
      ],
      method_answer: [
        { text: 'All that is in the syringe are particles of {{gas}}.' },
        { text: 'Between them there is empty space, which is why a gas can be squeezed.' },
      ],
    },
  },
  {
    key: 'states-diffusion',
    topics: ['particles-and-states'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-CM-03', 'SK3-PM-04'],
    question: {
      type: 'single_choice',
      text: 'Why do you smell baking bread in another room after a while?',
      max_score: 1,
      options: [
        option(
          'The bread gives off heat, and heat has a smell',
          'heat_smells',
          'What you smell are particles of the bread.',
        ),
        {
          text: 'Particles of the smell move at random and so spread out',
        },
        option(
          'The particles of the air push the smell along in one direction',
          'diffusion_is_directed',
          'The particles of the air fly in all directions at random.',
        ),
        option(
          'The particles of the smell grow until they fill the house',
          'particles_grow',
          'Particles do not change in size.',
        ),
      ],
      answers: [2],
      hints: [
        'Something of the bread must reach your nose. What is it?',
        'Particles of a gas are never still, and no one steers them.',
        'Many particles start close to the bread, and each flies about at random.',
        'Where are they later: still all together, or spread out? Choose the answer that says how.',
      ],
      method_answer: [
        {
          text: 'This is diffusion: moving at random, particles spread from where there are many to where there are few.',
        },
      ],
    },
  },
  {
    key: 'states-warmer-particles',
    topics: ['particles-and-states'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['SK3-PM-08', 'SK3-CP-03'],
    question: {
      type: 'single_choice',
      text: '{{name}} warms {{thing}}, and it gets a little {{change}}. What happens to its particles?',
      max_score: 1,
      template: {
        rows: [
          { name: 'Fatima', thing: 'a metal rod', change: 'longer' },
          { name: 'Oskar', thing: 'the air in a balloon', change: 'larger' },
          { name: 'Linh', thing: 'the liquid in a thermometer', change: 'larger' },
        ],
        draw: {},
      },
      options: [
        { text: 'They move faster and get a little further apart' },
        option(
          'More particles are made by the heat',
          'heat_makes_particles',
          'Weigh it before and after: the mass is the same. So is the number of particles.',
        ),
        option(
          'Each particle gets softer',
          'particles_change',
          'Soft is a word for a whole substance, not for one particle.',
        ),
        option(
          'Each particle grows',
          'particles_grow',
          'The particles keep their size. What else could take up more room?',
        ),
      ],
      answers: [1],
      hints: [
        'What does heating do to the movement of particles?',
        'The particles themselves stay as they are. Only their movement and their places change.',
        'It gets a little {{change}}, with just as many particles as before.',
        'If each one moves more strongly, does it need less room or more room?',
      ],
      method_answer: [
        { text: 'Warm particles move faster and push each other a little further apart.' },
        { text: 'Their size and their number stay the same.' },
      ],
    },
  },
  {
    key: 'states-at-temperature',
    topics: ['particles-and-states'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['SK3-CP-03', 'GCSE-CBO-01'],
    question: {
      type: 'single_choice',
      text: 'A substance melts at ${{melts}}$ °C and boils at ${{boils}}$ °C. What is it at ${{t}}$ °C?',
      diagram: {
        kind: 'number_line',
        from: '{{melts - 20}}',
        to: '{{boils + 20}}',
        step: 20,
        labels: ['{{melts}}', '{{boils}}'],
        points: [
          { at: '{{melts}}', label: 'melts', mark: 'arrow' },
          { at: '{{boils}}', label: 'boils', mark: 'arrow' },
        ],
      },
      max_score: 1,
      template: {
        draw: {
          melts: { from: -60, to: 30, step: 10 },
          gap: { from: 60, to: 120, step: 20 },
          above: { from: 15, to: 50, step: 5 },
        },
        derive: { boils: 'melts + gap', t: 'melts + above' },
        where: ['t != 0'],
      },
      options: [
        option(
          'a solid',
          'below_melting_point',
          'It is warmer than its melting point, so it has melted.',
        ),
        { text: 'a liquid' },
        option(
          'a gas',
          'above_boiling_point',
          'It is colder than its boiling point, so it has not boiled.',
        ),
      ],
      answers: [2],
      hints: [
        'Where does the temperature stand on a line with the other two?',
        'Below its melting point it is solid. Above its boiling point it is a gas.',
        'Compare ${{t}}$ °C with the melting point, ${{melts}}$ °C, first. Has it melted yet?',
        'It is warmer than the melting point. Now compare it with ${{boils}}$ °C: has it boiled yet?',
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
    key: 'states-heating-steps',
    topics: ['particles-and-states'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['SK3-CP-03'],
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
        'Ice must reach 0 °C before it can melt.',
        'Warming and changing state take turns: ice, then water, then steam.',
      ],
      method_answer: [
        { text: 'Warming and changing state take turns: at 0 °C it melts, at 100 °C it boils.' },
      ],
    },
  },
  {
    key: 'states-heating-curve',
    topics: ['particles-and-states'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['SK3-CP-03', 'GCSE-CBO-01', 'SK3-PM-08'],
    question: {
      type: 'single_choice',
      text: 'A solid is heated steadily. The graph shows its temperature: it is level at ${{m}}$ °C from 4 to 10 minutes. What happens during those minutes?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 16, step: 2, label: 'Time (min)' },
        y: { from: 0, to: 120, step: 20, label: 'Temperature (°C)' },
        polylines: [
          {
            points: [
              [0, 20],
              [4, '{{m}}'],
              [10, '{{m}}'],
              [16, '{{m + 30}}'],
            ],
          },
        ],
      },
      max_score: 1,
      template: { draw: { m: { from: 50, to: 80, step: 10 } } },
      options: [
        option(
          'It boils, because the line is level',
          'above_boiling_point',
          'It was a solid at first. Which change of state comes first?',
        ),
        option(
          'The particles stop moving for six minutes',
          'solids_are_still',
          'Particles never stop moving. The temperature stays the same, so how do they move?',
        ),
        option(
          'The heater is off, so no energy goes in',
          'no_energy_at_level_temperature',
          'The text says that it is heated steadily. Where does that energy go?',
        ),
        { text: 'It melts: the energy parts particles' },
      ],
      answers: [4],
      hints: [
        'The heater is on all the time. What can energy do besides making things warmer?',
        'While a substance changes its state, its temperature stays the same.',
        'It begins as a solid. Which change of state is the first?',
        'In that change the particles leave their fixed places, and the energy is needed for that.',
      ],
      method_answer: [
        { text: 'The first level part of a heating curve is melting.' },
        { text: 'The energy pulls the particles out of their places, so nothing gets warmer.' },
      ],
    },
  },
  {
    key: 'states-cold-gas-error',
    topics: ['particles-and-states'],
    difficulty: 1,
    minutes: 2,
    statements: ['SK3-PM-08', 'SK3-PM-06'],
    question: {
      type: 'single_choice',
      text: 'A closed flask of air is cooled in a fridge. Tariq says: “The particles get tired, stop, and sink to the bottom.” What would you tell him?',
      max_score: 1,
      options: [
        option(
          'You are right: cold gas lies on the bottom.',
          'cold_gas_settles',
          'Is there no air in the upper half of a cold room?',
        ),
        option(
          'They stop moving, but they hang still in their places.',
          'cold_gas_settles',
          'Particles in a fridge are far from standing still. What would the air become if they did?',
        ),
        {
          text: 'They move more slowly, but still fill the flask.',
        },
        option(
          'They shrink, because cold things get smaller.',
          'particles_grow',
          'The particles keep their size. What changes about their movement?',
        ),
      ],
      answers: [3],
      hints: [
        'What does temperature tell about the movement of particles?',
        'Colder means that particles move more slowly. It does not mean that they stop.',
        'The air in the fridge is still a gas.',
        'What do the particles of any gas do with the space that they have? Put that together with their lower speed.',
      ],
      method_answer: [
        { text: 'In the cold the particles have less energy and move more slowly.' },
        { text: 'The air is still a gas, so they go on flying about and fill the flask.' },
      ],
    },
  },
]
