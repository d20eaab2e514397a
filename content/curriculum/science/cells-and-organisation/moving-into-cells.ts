import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const movingIntoCells: readonly ContentQuestion[] = [
  {
    key: 'moving-in-which-way',
    topics: ['moving-into-cells'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['SK3-BC-05', 'GCSE-BTR-01'],
    question: {
      type: 'single_choice',
      text: 'Boxes P and Q are two places with a thin membrane between them that lets oxygen through. P holds {{many}} oxygen particles and Q holds {{few}}. What happens?',
      diagram: {
        kind: 'particles',
        boxes: [
          { label: 'P', state: 'gas', of: [{ atoms: ['a'], count: '{{many}}' }] },
          { label: 'Q', state: 'gas', of: [{ atoms: ['a'], count: '{{few}}' }] },
        ],
      },
      max_score: 1,
      template: { draw: { many: { from: 10, to: 16 }, few: { from: 2, to: 5 } } },
      options: [
        option(
          'All the particles move to Q and stay there',
          'diffusion_empties_one_side',
          'Particles that are in Q can also move back. How would they be spread in the end?',
        ),
        option(
          'Nothing, because particles need a push',
          'particles_need_a_push',
          'Particles of a gas never rest. Where do they get to in time?',
        ),
        { text: 'Overall oxygen moves from P to Q' },
        option(
          'Overall oxygen moves from Q to P',
          'diffusion_turned_round',
          'More particles hit the membrane on one side than on the other. On which side?',
        ),
      ],
      answers: [3],
      hints: [
        'Compare how crowded the two boxes are.',
        'Particles move at random, and more of them leave a crowded place than come back.',
        'P has {{many}} particles and Q has {{few}}, so P is the crowded one.',
        'Some particles go each way, but more cross from the crowded side. This goes on until both sides are alike.',
      ],
      method_answer: [
        { text: 'Particles move at random, in both directions.' },
        { text: 'More cross from P, where the concentration is higher. This is diffusion.' },
      ],
    },
  },
  {
    key: 'moving-in-gases-of-a-muscle',
    topics: ['moving-into-cells'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['SK3-BC-05', 'GCSE-BTR-01'],
    question: {
      type: 'cloze_dropdown',
      text: 'A muscle cell respires all the time. So inside it there is [[1]] oxygen than in the blood, and oxygen diffuses [[2]] the cell. It makes carbon dioxide, which diffuses [[3]] the cell.',
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'less' },
            option(
              'more',
              'respiration_as_photosynthesis',
              'Respiration uses oxygen up. Photosynthesis is what makes it.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'out of',
              'diffusion_turned_round',
              'Substances diffuse from where there is more to where there is less.',
            ),
            { text: 'into' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'out of' },
            option(
              'into',
              'diffusion_turned_round',
              'Carbon dioxide is made in the cell. On which side is there more of it?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Respiration uses one gas and makes another.',
        'Diffusion goes from the higher concentration to the lower one.',
        'The cell uses up its oxygen, and the blood keeps on bringing more.',
        'For each gas say first on which side there is more of it, then follow it to the other side.',
      ],
      method_answer: [
        { text: 'Oxygen is used up inside, so it diffuses in from the blood.' },
        { text: 'Carbon dioxide is made inside, so it diffuses out into the blood.' },
      ],
    },
  },
  {
    key: 'moving-in-three-ways',
    topics: ['moving-into-cells'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-BTR-01'],
    question: {
      type: 'matching',
      text: 'Match each process with its description. One is left over.',
      max_score: 3,
      left: ['diffusion', 'osmosis', 'active transport'],
      right: [
        'particles move from lower to higher concentration, with energy from respiration',
        'particles spread from higher to lower concentration',
        'large molecules are cut up by enzymes',
        'water moves through a partially permeable membrane to the more concentrated solution',
      ],
      pairs: [2, 4, 1],
      hints: [
        'Two of the processes cost the cell no energy, and one does.',
        'Osmosis is about one substance only. Which?',
        'The word “active” tells you that the cell has to do work.',
        'Find the description with energy, then the one about water. Cutting molecules up is digestion.',
      ],
      method_answer: [
        { text: 'Diffusion: from higher to lower concentration, without energy from the cell.' },
        { text: 'Osmosis: the same for water, through a partially permeable membrane.' },
        { text: 'Active transport: against the concentration gradient, with energy.' },
      ],
    },
  },
  {
    key: 'moving-in-osmosis-direction',
    topics: ['moving-into-cells'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-BTR-01'],
    question: {
      type: 'cloze_dropdown',
      text: '{{who}} puts a piece of {{plant}} into {{bath}}. Overall, water moves [[1]] the cells, so the mass of the piece [[2]].',
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Salma', 'Henrik', 'Zola', 'Arjun'] },
          plant: { pick: ['potato', 'carrot', 'swede'] },
        },
        rows: [
          {
            bath: 'very salty water, more concentrated than its cells',
            way: 'out of',
            other: 'into',
            mass: 'falls',
            grows: 'rises',
            where: 'outside',
          },
          {
            bath: 'pure water',
            way: 'into',
            other: 'out of',
            mass: 'rises',
            grows: 'falls',
            where: 'inside the cells',
          },
          {
            bath: 'strong sugar solution, more concentrated than its cells',
            way: 'out of',
            other: 'into',
            mass: 'falls',
            grows: 'rises',
            where: 'outside',
          },
        ],
      },
      gaps: [
        {
          options: [
            option(
              '{{other}}',
              'osmosis_turned_round',
              'Water moves towards the more concentrated solution. On which side is that?',
            ),
            { text: '{{way}}' },
            option(
              'neither into nor out of',
              'membrane_lets_nothing_through',
              'The membrane lets water through. Are the two sides equally concentrated?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: '{{mass}}' },
            option(
              '{{grows}}',
              'osmosis_turned_round',
              'Water has mass. Does the piece gain water here, or lose it?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Compare the concentration inside the cells with that outside.',
        'Water moves by osmosis to the side with more dissolved in it.',
        'Here the more concentrated solution is {{where}}.',
        'Follow the water to that side, and ask what this does to the mass of the piece.',
      ],
      method_answer: [
        { text: 'The more concentrated solution is {{where}}, so water moves {{way}} the cells.' },
        { text: 'The mass of the piece {{mass}}.' },
      ],
    },
  },
  {
    key: 'moving-in-percentage-change',
    topics: ['moving-into-cells'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['GCSE-BTR-01', 'GCSE-WS-15'],
    question: {
      type: 'number',
      text: 'A piece of {{plant}} has a mass of {{start|dp2}} g. After an hour in a solution its mass is {{end|dp2}} g. By what percentage has its mass {{gone}}? Use a calculator.',
      max_score: 2,
      template: {
        draw: {
          plant: { pick: ['potato', 'carrot', 'beetroot'] },
          start: { pick: [2, 2.5, 4, 5] },
          percent: { from: 4, to: 24, step: 4 },
        },
        rows: [
          { gone: 'gone up', sign: 1 },
          { gone: 'gone down', sign: -1 },
        ],
        derive: { change: 'start * percent / 100', end: 'start + sign * change' },
        where: ['change * 100 != percent', 'is_integer(change * 100)'],
        check: ['start + sign * start * answer / 100 = end'],
      },
      answer: '{{percent}}',
      percent_sign: 'name',
      mistakes: [
        slip(
          '{{round(100 * change / end, 1)}}',
          'percent_change_of_new',
          'Compare the change with the mass at the start, not with the mass at the end.',
        ),
        slip(
          '{{change}}',
          'difference_as_percentage',
          'That is the change in grams. What part of the first mass is it?',
        ),
      ],
      hints: [
        'Find how much the mass changed before you think of per cent.',
        'Divide the change by the mass at the start, and multiply by 100.',
        'The change is {{change|dp2}} g, and the mass at the start was {{start|dp2}} g.',
        'Work out {{change|dp2}} ÷ {{start|dp2}} × 100.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{change|dp2}} }{ {{start|dp2}} } \times 100 = {{percent}}`,
          text: 'The change as a percentage of the mass at the start.',
        },
      ],
    },
  },
  {
    key: 'moving-in-no-change-point',
    topics: ['moving-into-cells'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['GCSE-BTR-01', 'GCSE-WS-15'],
    question: {
      type: 'number',
      text: 'Potato pieces lie in sugar solutions of different concentrations. The graph of their percentage change in mass is a straight line. It begins at {{top}}% for 0 mol/dm³ and falls by {{fall}} percentage points for each 0.1 mol/dm³. At which concentration, in mol/dm³, does the mass not change?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 0.8, step: 0.2, minor: 0.1, label: 'Concentration (mol/dm³)' },
        y: { from: -30, to: 30, step: 10, label: 'Change in mass (%)' },
        lines: [{ from: [0, '{{top}}'], to: [0.8, '{{top - 8 * fall}}'] }],
      },
      max_score: 2,
      template: {
        draw: { tenths: { from: 2, to: 5 }, fall: { from: 4, to: 6 } },
        derive: { top: 'tenths * fall' },
        where: ['top <= 30', 'top - 8 * fall >= -30', 'tenths != 4'],
        check: ['top - 10 * answer * fall = 0'],
      },
      answer: '{{tenths / 10}}',
      mistakes: [
        slip(
          '{{top}}',
          'intercept_for_zero',
          'That is the change in pure water. Where is the change zero?',
        ),
        slip(
          '{{tenths}}',
          'steps_given_for_amount',
          'So many steps it takes. How large is each of them, in mol/dm³?',
        ),
      ],
      hints: [
        'Where the mass does not change, the percentage change is zero.',
        'Find where the line crosses the level line for zero.',
        'The line begins at {{top}}% and loses {{fall}} with each 0.1 mol/dm³.',
        'It takes {{top}} ÷ {{fall}} steps of 0.1 mol/dm³ to come down to zero.',
      ],
      method_answer: [
        {
          maths: tex`{{top}} \div {{fall}} \times 0.1 = {{tenths / 10|dp1}}`,
          text: 'There the line crosses zero: no water moves in or out overall.',
        },
        { text: 'So this is the concentration inside the potato cells.' },
      ],
    },
  },
  {
    key: 'moving-in-root-hair-minerals',
    topics: ['moving-into-cells'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-BTR-01'],
    question: {
      type: 'single_choice',
      text: 'In a root hair cell the concentration of nitrate is higher than in the soil around it. The cell still takes in nitrate. When oxygen is kept from the root, this stops. What explains both facts?',
      max_score: 1,
      options: [
        option(
          'Nitrate diffuses in from the soil',
          'diffusion_against_gradient',
          'Diffusion goes from higher to lower concentration. Which way would that be here?',
        ),
        option(
          'Nitrate is taken in by osmosis, together with the oxygen',
          'osmosis_of_everything',
          'Osmosis is the movement of one substance only. Which is it?',
        ),
        option(
          'Oxygen carries the nitrate into the cell',
          'oxygen_as_carrier',
          'Oxygen is used in a reaction of the cell. What does that reaction release?',
        ),
        {
          text: 'Nitrate is taken in by active transport, which needs energy',
        },
      ],
      answers: [4],
      hints: [
        'Look at which way the nitrate moves: up or down its concentration gradient?',
        'Only one of the three ways can move a substance to where there is more of it.',
        'Nitrate goes from the soil, where there is less, into the cell, where there is more.',
        'Oxygen is needed for respiration, which releases energy. Which way of moving needs energy?',
      ],
      method_answer: [
        { text: 'Nitrate moves from lower to higher concentration: that is active transport.' },
        { text: 'It needs energy from respiration, which needs oxygen.' },
      ],
    },
  },
  {
    key: 'moving-in-even-spread',
    topics: ['moving-into-cells'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['SK3-BC-05', 'GCSE-BTR-01'],
    question: {
      type: 'true_false',
      text: 'A substance is now spread evenly on both sides of a membrane that lets it through. Its particles have stopped moving. True or false?',
      max_score: 1,
      options: [
        option(
          'True',
          'particles_stop_when_even',
          'Particles of a liquid or a gas always move. What can be said of the numbers that go each way?',
        ),
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'What do particles of a liquid or a gas do all the time?',
        'Tell the movement of each particle from the change overall.',
        'Imagine equal numbers of people who go in and out of a shop each minute.',
        'The number inside the shop stays the same. Are the people standing still?',
      ],
      method_answer: [
        { text: 'The particles go on moving at random.' },
        { text: 'As many cross one way as the other, so overall nothing changes.' },
      ],
    },
  },
]
