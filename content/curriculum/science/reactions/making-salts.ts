import { chem } from '#curriculum/science/formulae.ts'
import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const makingSalts: readonly ContentQuestion[] = [
  {
    key: 'salts-general-equations',
    topics: ['making-salts'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['GCSE-CCH-06'],
    question: {
      type: 'matching',
      text: 'Match what an acid reacts with to all that is made.',
      max_score: 3,
      left: ['acid + metal', 'acid + metal oxide', 'acid + metal carbonate'],
      right: ['salt + water + carbon dioxide', 'salt + hydrogen', 'salt + water'],
      pairs: [2, 3, 1],
      hints: [
        'Each time a salt is made. What comes with it?',
        'Only atoms that were there before can be in the products.',
        'There is no oxygen in a metal, so no water can be made from it.',
        'An oxide brings oxygen, and a carbonate brings carbon and oxygen.',
      ],
      method_answer: [
        { text: 'A metal gives a salt and hydrogen.' },
        {
          text: 'An oxide brings oxygen, so water is made. A carbonate gives carbon dioxide as well.',
        },
      ],
    },
  },
  {
    key: 'salts-predict-the-salt',
    topics: ['making-salts'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-CCH-06'],
    question: {
      type: 'single_choice',
      text: '{{base}} reacts with {{acid}}. What is made?',
      max_score: 1,
      template: {
        rows: [
          {
            base: 'Copper oxide',
            acid: 'sulfuric acid',
            m: 'copper',
            x: 'sulfate',
            no: 'chloride',
            gas: ' and water',
            bad: 'and hydrogen',
            w: 'copper sulfide',
          },
          {
            base: 'Zinc carbonate',
            acid: 'sulfuric acid',
            m: 'zinc',
            x: 'sulfate',
            no: 'chloride',
            gas: ', water and carbon dioxide',
            bad: 'and hydrogen',
            w: 'zinc sulfide',
          },
          {
            base: 'Magnesium oxide',
            acid: 'nitric acid',
            m: 'magnesium',
            x: 'nitrate',
            no: 'chloride',
            gas: ' and water',
            bad: 'and hydrogen',
            w: 'magnesium nitride',
          },
          {
            base: 'Calcium carbonate',
            acid: 'nitric acid',
            m: 'calcium',
            x: 'nitrate',
            no: 'sulfate',
            gas: ', water and carbon dioxide',
            bad: 'and hydrogen',
            w: 'calcium nitride',
          },
          {
            base: 'Iron oxide',
            acid: 'sulfuric acid',
            m: 'iron',
            x: 'sulfate',
            no: 'nitrate',
            gas: ' and water',
            bad: 'and hydrogen',
            w: 'iron sulfide',
          },
        ],
        draw: {},
      },
      options: [
        option(
          '{{m}} {{x}} {{bad}}',
          'hydrogen_from_every_acid',
          'Hydrogen comes with a metal. Look at what reacts here.',
        ),
        option('{{m}} {{no}}{{gas}}', 'salt_of_other_acid', 'Which salts does {{acid}} make?'),
        { text: '{{m}} {{x}}{{gas}}' },
        option(
          '{{w}}{{gas}}',
          'ending_ide_for_ate',
          'The ending tells whether there is oxygen in the salt.',
        ),
      ],
      answers: [3],
      hints: [
        'Which part of the name comes from the metal, and which from the acid?',
        'Hydrochloric acid makes chlorides, sulfuric acid sulfates, nitric acid nitrates.',
        'The metal is {{m}}, and the acid is {{acid}}.',
        'Now what comes with the salt: is it a metal, an oxide or a carbonate that reacts?',
      ],
      method_answer: [
        { text: '{{m}} from the first, and {{x}} from {{acid}}.' },
        { text: 'An oxide gives water as well. A carbonate gives water and carbon dioxide.' },
      ],
    },
  },
  {
    key: 'salts-neutralisation-ions',
    topics: ['making-salts'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['GCSE-CCH-07'],
    question: {
      type: 'single_choice',
      text: 'An acid and an alkali neutralise each other. Which ionic equation shows what happens?',
      max_score: 1,
      options: [
        { text: chem('H^+ + OH^- -> H2O') },
        option(
          chem('2H^+ -> H2'),
          'hydrogen_from_every_acid',
          'That is when a metal gives electrons. What does an alkali bring?',
        ),
        option(
          chem('Na^+ + Cl^- -> NaCl'),
          'spectator_ions_react',
          'In the solution these ions stay apart. Which ions do all acids and all alkalis have?',
        ),
        option(
          chem('H2O -> H^+ + OH^-'),
          'arrow_of_reaction_reversed',
          'Here water is split. In neutralisation, is water made or split?',
        ),
      ],
      answers: [1],
      hints: [
        'Which ion makes a solution acidic, and which makes it alkaline?',
        'Acids give hydrogen ions, and alkalis give hydroxide ions.',
        'When these two meet, they join.',
        'What has two hydrogen atoms and one oxygen atom, and is neutral?',
      ],
      method_answer: [
        {
          maths: '\\text{H}^{+} + \\text{OH}^{-} \\to \\text{H}_{2}\\text{O}',
          text: 'Hydrogen ions and hydroxide ions make water.',
        },
        { text: 'The other ions stay in the solution as they were.' },
      ],
    },
  },
  {
    key: 'salts-ph-and-ions',
    topics: ['making-salts'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-CCH-08', 'GCSE-CCH-07'],
    question: {
      type: 'cloze_dropdown',
      text: 'Alkali is added drop by drop to an acid of pH 2. The hydrogen ions get [[1]], so the pH [[2]]. When the solution is just neutral, its pH is [[3]]. The most exact way to measure the pH is with [[4]].',
      diagram: {
        kind: 'apparatus',
        pieces: [
          { type: 'burette', liquid: 0.7, label: 'alkali' },
          { type: 'conical_flask', liquid: 0.4, label: 'acid' },
        ],
      },
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'fewer' },
            option(
              'more',
              'alkali_adds_hydrogen_ions',
              'The hydroxide ions of the alkali join with them.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'falls',
              'ph_scale_reversed',
              'Many hydrogen ions mean a low pH. What do few mean?',
            ),
            { text: 'rises' },
          ],
          answer: 2,
        },
        {
          options: [
            option('0', 'neutral_as_zero', 'Zero on this scale is very acidic.'),
            { text: '7' },
            option('14', 'ph_scale_reversed', 'This is the other end of the scale.'),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'litmus paper',
              'indicator_gives_number',
              'Litmus tells acid from alkali. Does it give a number?',
            ),
            { text: 'a pH meter' },
            option('a thermometer', 'instrument_mixed_up', 'This measures something else.'),
          ],
          answer: 2,
        },
      ],
      hints: [
        'What does an alkali do to the hydrogen ions of an acid?',
        'Hydroxide ions and hydrogen ions join to make water. Many hydrogen ions mean a low pH.',
        'Begin with the number of hydrogen ions: some of them become water.',
        'Pure water is neutral: which pH does it have? And which of the instruments shows a pH with decimals?',
      ],
      method_answer: [
        { text: 'Hydroxide ions join with hydrogen ions, so these get fewer and the pH rises.' },
        { text: 'Neutral is pH 7. A pH meter shows it as a number with decimals.' },
      ],
    },
  },
  {
    key: 'salts-steps-of-crystals',
    topics: ['making-salts'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-CCH-11'],
    question: {
      type: 'ordering',
      text: 'Put the steps of making pure, dry crystals of copper sulfate from copper oxide in order.',
      diagram: {
        kind: 'apparatus',
        pieces: [
          { type: 'tripod_and_beaker', liquid: 0.5 },
          { type: 'filter_funnel' },
          { type: 'evaporating_basin', liquid: 0.5 },
        ],
      },
      max_score: 4,
      items: [
        'Warm dilute sulfuric acid in a beaker',
        'Stir in copper oxide until some is left over',
        'Filter to take out the copper oxide that is left',
        'Heat the blue solution in a basin until about half of the water has gone',
        'Leave it to cool slowly, so that crystals form',
        'Take out the crystals and pat them dry',
      ],
      hints: [
        'First react, then get rid of what is too much, then get rid of the water.',
        'All of the acid must be used up, so some oxide is left over. It does not dissolve, so it can be filtered off.',
        'The acid is warmed first.',
        'After filtering there is only salt solution. Less water, then slow cooling: when can you dry the crystals?',
      ],
      method_answer: [
        { text: 'Warm acid and too much oxide: all of the acid is used up.' },
        { text: 'Filtering takes out the oxide. Heating takes away some of the water.' },
        { text: 'Slow cooling gives crystals, which are dried.' },
      ],
    },
  },
  {
    key: 'salts-why-excess',
    topics: ['making-salts'],
    difficulty: 0.5,
    minutes: 1,
    statements: ['GCSE-CCH-11', 'GCSE-CCH-06'],
    question: {
      type: 'single_choice',
      text: '{{who}} makes {{salt}} from {{base}} and an acid. Why is {{base}} added until some of it no longer reacts?',
      max_score: 1,
      template: {
        rows: [
          { salt: 'copper sulfate', base: 'copper oxide' },
          { salt: 'zinc chloride', base: 'zinc oxide' },
          { salt: 'magnesium sulfate', base: 'magnesium carbonate' },
          { salt: 'zinc sulfate', base: 'zinc' },
        ],
        draw: { who: { pick: ['Fatima', 'Liam', 'Priya', 'Jonas'] } },
      },
      options: [
        option(
          'So that the salt contains some of it',
          'excess_stays_in_product',
          'It is filtered off afterwards. So what was it for?',
        ),
        { text: 'So that all of the acid is used up' },
        option(
          'To make the reaction faster',
          'excess_for_speed',
          'The last bit does not react at all. What is it there to show?',
        ),
        option(
          'To make the crystals larger',
          'excess_for_size',
          'The size depends on how slowly it cools. What would stay in the solution with too little of it?',
        ),
      ],
      answers: [2],
      hints: [
        'What would be left in the solution if too little of it were added?',
        'A solid that is left over can be filtered off. An acid that is left over cannot.',
        'When some {{base}} stays as a solid, nothing is there any more for it to react with.',
        'Crystals grown from a solution that still had acid in it would not be clean. What does the solid that is left show?',
      ],
      method_answer: [
        { text: 'What no longer reacts shows that all of the acid is used up.' },
        { text: 'The rest of the {{base}} is filtered off, so the salt is pure.' },
      ],
    },
  },
  {
    key: 'salts-gas-tests',
    topics: ['making-salts'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-CCH-05'],
    question: {
      type: 'matching',
      text: 'Match each test with the gas that it shows.',
      max_score: 4,
      left: [
        'a lit splint gives a squeaky pop',
        'a glowing splint lights up again',
        'limewater turns cloudy',
        'damp litmus paper turns white',
      ],
      right: ['carbon dioxide', 'chlorine', 'hydrogen', 'oxygen'],
      pairs: [3, 4, 1, 2],
      hints: [
        'One gas burns, one helps burning, one is breathed out, and one bleaches.',
        'A pop is a small explosion. A glow gets brighter in the gas that fires need.',
        'Chlorine is used to kill germs and to bleach.',
        'What you breathe out turns limewater cloudy. The fuel among the four makes the pop.',
      ],
      method_answer: [
        { text: 'Hydrogen pops, and oxygen relights a glowing splint.' },
        { text: 'Carbon dioxide turns limewater cloudy, and chlorine bleaches damp litmus.' },
      ],
    },
  },
  {
    key: 'salts-gas-mass',
    topics: ['making-salts'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-CQU-01'],
    question: {
      type: 'number',
      text: 'Calcium carbonate reacts with hydrochloric acid. {{a}} g of calcium carbonate and {{h|dp1}} g of the pure acid give {{s|dp1}} g of calcium chloride and {{w|dp1}} g of water. What mass of carbon dioxide is made? Give the unit.',
      max_score: 2,
      template: {
        draw: { k: { from: 1, to: 6 } },
        derive: { a: '10 * k', h: '73 * k / 10', s: '111 * k / 10', w: '18 * k / 10' },
        check: ['a + h = s + w + answer'],
      },
      answer: '{{a + h - s - w|dp1}}',
      unit: 'g',
      mistakes: [
        slip(
          '{{a + h - s|dp1}}',
          'one_product_left_out',
          'Water is made as well, and it has mass.',
        ),
        slip(
          '{{s + w - a|dp1}}',
          'one_reactant_left_out',
          'The acid went in as well. Add up both reactants first.',
        ),
      ],
      hints: [
        'Mass is kept. List what goes in and what comes out.',
        'The reactants together have the mass of the three products together.',
        'In go {{a}} g and {{h|dp1}} g: {{a + h|dp1}} g.',
        'Take away {{s|dp1}} g and {{w|dp1}} g from {{a + h|dp1}} g.',
      ],
      method_answer: [
        { maths: '{{a}} + {{h|dp1}} = {{a + h|dp1}}', text: 'All that goes in, in g.' },
        {
          maths: '{{a + h|dp1}} - {{s|dp1}} - {{w|dp1}} = {{a + h - s - w|dp1}}',
          text: 'The rest is carbon dioxide, in g.',
        },
      ],
    },
  },
]
