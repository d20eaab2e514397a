import { chem } from '#curriculum/science/formulae.ts'
import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const limitsOfParticleModels: readonly ContentQuestion[] = [
  {
    key: 'models-what-is-left-out',
    topics: ['limits-of-particle-models'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-CBO-02'],
    question: {
      type: 'multiple_choice',
      text: 'The drawing shows the simple particle model of a solid, a liquid and a gas. What does it leave out? Choose all that fit.',
      diagram: {
        kind: 'particles',
        boxes: [
          { label: 'solid', state: 'solid', of: [{ atoms: ['a'], count: 20 }] },
          { label: 'liquid', state: 'liquid', of: [{ atoms: ['a'], count: 18 }] },
          { label: 'gas', state: 'gas', of: [{ atoms: ['a'], count: 6 }] },
        ],
      },
      max_score: 3,
      options: [
        option(
          'that particles of a gas are far apart',
          'model_limit_misjudged',
          'Look at the last box.',
        ),
        { text: 'that particles have different sizes and shapes' },
        option(
          'that particles of a solid are in rows',
          'model_limit_misjudged',
          'Look at the first box.',
        ),
        { text: 'that atoms are mostly empty space and not solid balls' },
        { text: 'the forces between the particles' },
      ],
      answers: [2, 4, 5],
      hints: [
        'Go through the list and look for each thing in the drawing.',
        'The model has small solid balls, all alike, with nothing between them.',
        'The drawing does show how the particles are arranged in each state.',
        'So leave out what is about the arrangement. What remains is about forces, kinds of particles and their inside.',
      ],
      method_answer: [
        { text: 'The model shows how particles are arranged.' },
        {
          text: 'It shows no forces, takes all particles for alike, and draws them as solid balls.',
        },
      ],
    },
  },
  {
    key: 'models-forces-from-boiling',
    topics: ['limits-of-particle-models'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-CBO-01'],
    question: {
      type: 'ordering',
      text: 'The boiling points are: nitrogen −196 °C, water 100 °C, ethanol 78 °C, sodium chloride 1,465 °C, butane −1 °C. Put the substances in order of the forces between their particles, weakest first.',
      max_score: 3,
      items: ['nitrogen', 'butane', 'ethanol', 'water', 'sodium chloride'],
      hints: [
        'What has to be overcome when a liquid boils?',
        'The stronger the forces between particles, the more energy is needed, and the higher the boiling point.',
        'Nitrogen boils at −196 °C, far below all the others.',
        'So order them by their boiling points, from the lowest to the highest. Mind the signs.',
      ],
      method_answer: [
        { text: 'Stronger forces need more energy, so the boiling point is higher.' },
        { text: 'The order of the boiling points is the order of the forces.' },
      ],
    },
  },
  {
    key: 'models-state-from-data',
    topics: ['limits-of-particle-models'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-CBO-01'],
    question: {
      type: 'single_choice',
      text: '{{name}} melts at ${{m}}$ °C and boils at ${{b}}$ °C. Which sentence describes its particles at ${{t}}$ °C?',
      max_score: 1,
      template: {
        rows: [
          { name: 'Bromine', m: -7, b: 59, t: 20 },
          { name: 'Mercury', m: -39, b: 357, t: -10 },
          { name: 'Ethanol', m: -114, b: 78, t: -50 },
          { name: 'Sulfur', m: 115, b: 445, t: 200 },
          { name: 'Oxygen', m: -218, b: -183, t: -200 },
        ],
        draw: {},
      },
      options: [
        option(
          'They are held in fixed places',
          'below_melting_point',
          'Is ${{t}}$ °C below the melting point, ${{m}}$ °C?',
        ),
        { text: 'They are held close but can change places' },
        option(
          'They have overcome the forces and move freely',
          'above_boiling_point',
          'Has ${{t}}$ °C reached the boiling point, ${{b}}$ °C?',
        ),
      ],
      answers: [2],
      hints: [
        'In which state is it at ${{t}}$ °C?',
        'Below the melting point it is a solid, above the boiling point a gas, and in between a liquid.',
        'Put ${{m}}$, ${{t}}$ and ${{b}}$ in order on a thermometer.',
        '${{t}}$ is between the other two. How do the particles move in that state?',
      ],
      method_answer: [
        { text: '${{t}}$ °C lies between ${{m}}$ °C and ${{b}}$ °C, so it is a liquid.' },
        { text: 'In a liquid the forces hold the particles close, but they can change places.' },
      ],
    },
  },
  {
    key: 'models-why-boiling-differs',
    topics: ['limits-of-particle-models'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-CBO-02', 'GCSE-CBO-01'],
    question: {
      type: 'single_choice',
      text: '{{a}} boils at ${{ta}}$ °C and {{b}} at ${{tb}}$ °C. The simple model draws both as the same little balls, and cannot say why they differ. What does it lack?',
      max_score: 1,
      template: {
        rows: [
          { a: 'Hydrogen', ta: -253, b: 'water', tb: 100 },
          { a: 'Methane', ta: -162, b: 'pentane', tb: 36 },
          { a: 'Neon', ta: -246, b: 'radon', tb: -62 },
          { a: 'Fluorine', ta: -188, b: 'iodine', tb: 184 },
        ],
        draw: {},
      },
      options: [
        option(
          'That particles move',
          'model_limit_misjudged',
          'The simple model does say that particles move, and faster when it is hotter.',
        ),
        option(
          'That particles get larger when heated',
          'particles_grow',
          'They do not. What keeps them together, so that energy is needed?',
        ),
        option(
          'That there is air between particles',
          'air_between_particles',
          'Between particles is nothing at all. What acts across this gap?',
        ),
        { text: 'That particles attract each other' },
      ],
      answers: [4],
      hints: [
        'What must be overcome when something boils?',
        'Energy is needed to part particles that attract each other.',
        'The boiling points ${{ta}}$ °C and ${{tb}}$ °C are far apart.',
        'So for {{b}} much more energy is needed. What must be stronger there?',
      ],
      method_answer: [
        { text: 'To boil, particles must overcome the forces between them.' },
        { text: 'These are stronger in {{b}}. The simple model has no forces, so it cannot tell.' },
      ],
    },
  },
  {
    key: 'models-choose-model',
    topics: ['limits-of-particle-models'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-CBO-11', 'GCSE-WS-02'],
    question: {
      type: 'matching',
      text: 'Match each question with the model that answers it best. One is left over.',
      max_score: 4,
      left: [
        'Which electrons of the two atoms are shared in a molecule?',
        'At which angles do the bonds of a molecule point?',
        'How many atoms of each element are in a molecule?',
        'Why does a gas fill the whole of its container?',
      ],
      right: [
        'a dot and cross diagram',
        `a formula such as ${chem('CH4')}`,
        'small balls that move at random',
        'a ball and stick model',
        'a table of boiling points',
      ],
      pairs: [1, 4, 2, 3],
      hints: [
        'Ask of each model: what can I read from it at once?',
        'One model has electrons in it, one has directions, one has numbers, and one has movement.',
        'Dots and crosses are electrons.',
        'A stick has a direction, a small number counts atoms, and movement is about the spreading of a gas.',
      ],
      method_answer: [
        { text: 'Electrons: dot and cross. Angles: balls and sticks.' },
        { text: 'Numbers of atoms: a formula. Filling a container: moving balls.' },
      ],
    },
  },
  {
    key: 'models-scale-of-gas',
    topics: ['limits-of-particle-models'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['GCSE-CBO-02', 'GCSE-WS-02'],
    question: {
      type: 'number',
      text: 'In air at room temperature the molecules are, on average, about 10 times their own width apart. {{who}} draws a gas with balls of {{w}} mm, as close as {{g}} mm to each other. By how many **millimetres** should the gaps in the drawing be larger to be to scale?',
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Omar', 'Ines', 'Tomasz', 'Keira'] },
          w: { from: 3, to: 8 },
          g: { from: 4, to: 15 },
        },
        where: ['g != w', '10 * w - g != 10 * g', '10 * w - g != 10 * g - w'],
        check: ['answer + g = 10 * w'],
      },
      answer: '{{10 * w - g}}',
      mistakes: [
        slip(
          '{{10 * w}}',
          'stopped_early',
          'This is how large the gaps should be. How much is missing?',
        ),
        slip(
          '{{10 * g - w}}',
          'scale_of_wrong_length',
          'The gap is compared with the width of a molecule. Which length has to be taken 10 times?',
        ),
      ],
      hints: [
        'How large should a gap be, if the balls are {{w}} mm wide?',
        'The gap should be 10 times the width of a ball. Then compare with the drawing.',
        '10 × {{w}} = {{10*w}} mm.',
        'Take the {{g}} mm of the drawing away from {{10*w}} mm.',
      ],
      method_answer: [
        { maths: tex`10 \times {{w}} = {{10*w}}`, text: 'The gap to scale, in mm.' },
        {
          maths: tex`{{10*w}} - {{g}} = {{10*w-g}}`,
          text: 'So many millimetres are missing. Drawings of gases show too little space.',
        },
      ],
    },
  },
  {
    key: 'models-explain-with-forces',
    topics: ['limits-of-particle-models'],
    difficulty: 1,
    minutes: 4,
    statements: ['GCSE-CBO-01', 'GCSE-CBO-02', 'GCSE-CBO-11'],
    question: {
      type: 'long_text',
      text: 'Magnesium oxide melts at 2,852 °C, and oxygen at −218 °C. In the simple particle model both are drawn as the same balls in rows. Explain why the melting points are so different, and why this model cannot explain it.',
      max_score: 4,
      criteria: [
        {
          code: 'ions_attract',
          text: 'Says that magnesium oxide has ions of opposite charge that attract each other strongly.',
          marks: 1,
          evidence: [
            'In magnesium oxide there are strong forces between oppositely charged ions.',
            'The ions of magnesium oxide attract each other strongly.',
          ],
        },
        {
          code: 'molecules_weak',
          text: 'Says that oxygen has molecules with weak forces between them.',
          marks: 1,
          evidence: [
            'There are only weak forces between oxygen molecules.',
            'Oxygen is made of small molecules that attract each other weakly.',
          ],
          not: ['The bonds in the oxygen molecule are weak.'],
        },
        {
          code: 'energy',
          text: 'Links stronger forces with more energy for melting.',
          marks: 1,
          evidence: [
            'More energy is needed to overcome stronger forces.',
            'It takes much more energy to melt magnesium oxide, because the forces are stronger.',
          ],
        },
        {
          code: 'model_lacks_forces',
          text: 'Says that the simple model does not show forces or kinds of particles.',
          marks: 1,
          evidence: [
            'The simple model does not show the forces between particles.',
            'The model draws all particles as the same balls, so it does not show ions or molecules.',
          ],
        },
      ],
      references: [
        'In magnesium oxide there are strong forces between oppositely charged ions. There are only weak forces between oxygen molecules. More energy is needed to overcome stronger forces. The simple model does not show the forces between particles.',
      ],
      hints: [
        'Say what the particles of each substance are, and what acts between them.',
        'One has ions, the other has small molecules. Compare the forces, and the energy to overcome them.',
        'Begin with: magnesium oxide is made of ions …',
        'End with what the drawing of balls leaves out.',
      ],
      method_answer: [
        { text: 'Magnesium oxide: ions with opposite charges and strong forces between them.' },
        { text: 'Oxygen: small molecules with weak forces between them.' },
        { text: 'Stronger forces need more energy, so the melting point is much higher.' },
        { text: 'The simple model shows neither forces nor the kinds of particles.' },
      ],
    },
  },
]
