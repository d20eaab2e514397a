import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { carbonLayers, metalLattice } from './structure-drawings.ts'

export const giantStructures: readonly ContentQuestion[] = [
  {
    key: 'giant-metal-drawn',
    topics: ['giant-structures'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-CBO-05', 'GCSE-CAT-10'],
    question: {
      type: 'cloze_dropdown',
      text: 'The drawing shows the inside of a metal. The circles are [[1]] in rows. The small dots are [[2]] that are free to move. The bond is [[3]].',
      diagram: metalLattice(5, 3, {
        alt: 'Rows of circles with a plus sign, and many small dots between them.',
      }),
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'positive ions' },
            option('negative ions', 'metal_ion_sign_turned', 'Look at the sign in each circle.'),
            option(
              'molecules',
              'molecules_in_giant_structure',
              'Are the circles joined in small groups?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'protons',
              'subatomic_particles_mixed',
              'Protons stay in the nucleus. Which particles can move about?',
            ),
            { text: 'electrons' },
            option(
              'negative ions',
              'ions_carry_charge_in_metal',
              'They are far smaller than atoms. What are they?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'a pair of electrons between two atoms',
              'covalent_for_metallic',
              'The electrons belong to all of the metal and not to two atoms.',
            ),
            { text: 'the attraction between the ions and these electrons' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Read the signs in the drawing.',
        'Metal atoms let go of what is on their outer shells. What is left of the atoms has a charge.',
        'What leaves the atoms is negative. So more of the other charge is left behind.',
        'What moved away from the atoms is negative and tiny. Opposite charges attract, throughout the whole piece.',
      ],
      method_answer: [
        { text: 'Metal atoms lose their outer electrons and are positive ions in rows.' },
        { text: 'The electrons are shared by all of them and free to move.' },
        { text: 'Ions and electrons attract each other: this is the metallic bond.' },
      ],
    },
  },
  {
    key: 'giant-metal-reasons',
    topics: ['giant-structures'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-CBO-05', 'GCSE-CAT-10'],
    question: {
      type: 'matching',
      text: 'Match each property of a metal with its reason. One is left over.',
      max_score: 3,
      left: [
        'It conducts electricity',
        'It can be bent and hammered',
        'Most metals melt at high temperatures',
      ],
      right: [
        'its ions are free to move about',
        'its layers of ions can slide over each other',
        'its free electrons carry charge through it',
        'the attraction between ions and electrons is strong',
      ],
      pairs: [3, 2, 4],
      hints: [
        'One is about moving charges, one about layers and one about forces.',
        'Charge has to move for a current. Rows have to move for bending. Forces have to be overcome for melting.',
        'In a solid metal the ions stay in their rows.',
        'So what carries the charge must be the smaller particles. What slides are whole rows.',
      ],
      method_answer: [
        { text: 'Free electrons carry charge, so metals conduct.' },
        { text: 'Layers slide, and the electrons still hold them together: metals bend.' },
        {
          text: 'Strong attraction needs much energy to overcome: they melt at high temperatures.',
        },
      ],
    },
  },
  {
    key: 'giant-carbon-bond-counts',
    topics: ['giant-structures'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-CBO-09'],
    question: {
      type: 'fill_blanks',
      text: 'Diamond and graphite are both made of carbon alone. In diamond each atom is bonded to [[1]] others. In graphite each atom inside a layer is bonded to [[2]] others. Look at the drawing of graphite.',
      diagram: carbonLayers(3, {
        alt: 'Three layers above each other. Each layer is a row of rings with six atoms. No bonds go from one layer to the next.',
      }),
      max_score: 2,
      blanks: [
        {
          type: 'number',
          answer: '4',
          mistakes: [
            slip(
              '3',
              'diamond_and_graphite_swapped',
              'In diamond all outer electrons of carbon are in bonds.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '3',
          mistakes: [
            slip(
              '4',
              'diamond_and_graphite_swapped',
              'In graphite one electron of each atom is left over.',
            ),
            slip(
              '6',
              'ring_size_for_bonds',
              'A ring has so many atoms. How many lines meet at one atom?',
            ),
            slip(
              '2',
              'edge_for_inside',
              'At the edge it looks so. Look at an atom where rings meet.',
            ),
          ],
        },
      ],
      hints: [
        'How many outer electrons does carbon have?',
        'In diamond all of them are in bonds. In graphite one of each atom is left free.',
        'Look up the group of carbon: it tells the number of outer electrons.',
        'For graphite, look at a place where two rings meet, and count the lines at that atom (a third ring joins there in a whole layer).',
      ],
      method_answer: [
        { text: 'Diamond: all 4 outer electrons of an atom are in bonds.' },
        { text: 'Graphite: 3 of them are in bonds, and one is free.' },
      ],
    },
  },
  {
    key: 'giant-why-graphite-conducts',
    topics: ['giant-structures'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['GCSE-CBO-09'],
    question: {
      type: 'single_choice',
      text: 'Graphite conducts electricity, and diamond does not. Why?',
      max_score: 1,
      options: [
        option(
          'Graphite is a metal',
          'conducts_so_metal',
          'Graphite is made of carbon only. Is carbon a metal?',
        ),
        option(
          'The layers of graphite slide and carry the charge',
          'sliding_carries_charge',
          'The sliding makes it slippery. What is charged and free to move?',
        ),
        option(
          'Graphite is made of ions',
          'ions_carry_charge_in_metal',
          'It has one kind of atom only, and none has lost an electron to another.',
        ),
        { text: 'Each atom has one electron that is free to move' },
      ],
      answers: [4],
      hints: [
        'What must a solid have to conduct?',
        'A carbon atom has four outer electrons. How many of them are in bonds?',
        'In graphite each atom has three bonds.',
        'Four outer electrons and three bonds: what becomes of the electron that is left?',
      ],
      method_answer: [
        { text: 'In graphite three of the four outer electrons are in bonds, and one is free.' },
        { text: 'Free electrons carry the charge. In diamond all four are in bonds.' },
      ],
    },
  },
  {
    key: 'giant-alloy-harder',
    topics: ['giant-structures'],
    difficulty: 0.3,
    minutes: 1,
    statements: ['GCSE-CBO-05', 'GCSE-CAT-10'],
    question: {
      type: 'single_choice',
      text: '{{alloy}} is an alloy: {{main}} with some {{other}} in it. It is harder than pure {{main}}. Why?',
      max_score: 1,
      template: {
        rows: [
          { alloy: 'Brass', main: 'copper', other: 'zinc' },
          { alloy: 'Bronze', main: 'copper', other: 'tin' },
          { alloy: 'Steel', main: 'iron', other: 'carbon' },
          { alloy: 'The gold of most rings', main: 'gold', other: 'copper' },
        ],
        draw: {},
      },
      options: [
        option(
          'The {{other}} is harder and covers the outside',
          'alloy_as_coating',
          'The atoms are mixed throughout. What do they do to the rows?',
        ),
        option(
          'The atoms of {{main}} get harder',
          'particles_change',
          'Single atoms are not hard or soft. What about their rows?',
        ),
        { text: 'Atoms of another size make layers slide less well' },
        option(
          'The two react and make a compound that cannot bend',
          'alloy_as_compound',
          'An alloy is a mixture. What do the other atoms do to the rows?',
        ),
      ],
      answers: [3],
      hints: [
        'Why can a pure metal be bent?',
        'In a pure metal all atoms are of one size, so layers slide over each other.',
        'The atoms of {{other}} have another size than those of {{main}}.',
        'Think of neat rows of oranges with a melon in between. Do the rows still slide?',
      ],
      method_answer: [
        { text: 'In pure {{main}} the layers slide, because all atoms are alike.' },
        {
          text: 'Atoms of {{other}} have another size and disturb the layers. They slide less well.',
        },
      ],
    },
  },
  {
    key: 'giant-structure-from-data',
    topics: ['giant-structures'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-CBO-07', 'GCSE-CBO-06'],
    question: {
      type: 'matching',
      text: 'Four substances were tested. Find the type of structure of each.\n\n- P melts at 1,610 °C and never conducts.\n- Q melts at −114 °C and never conducts.\n- R melts at 1,085 °C. It conducts as a solid and when melted.\n- S melts at 801 °C. It conducts only when melted.',
      max_score: 4,
      left: ['P', 'Q', 'R', 'S'],
      right: ['giant ionic', 'giant covalent', 'metallic', 'small molecules'],
      pairs: [2, 4, 3, 1],
      hints: [
        'Sort by melting point first: which one is quite different from the others?',
        'Giant structures melt at high temperatures. Among them, look at when they conduct.',
        'The one that melts far below zero has weak forces between its particles.',
        'Free electrons conduct in a solid and in a liquid. Ions conduct only when they can move. What is left never conducts.',
      ],
      method_answer: [
        { text: 'Q melts at a low temperature: small molecules.' },
        { text: 'R conducts as a solid too: a metal.' },
        { text: 'S conducts only when melted, when ions can move: giant ionic.' },
        { text: 'P melts at a very high temperature and never conducts: giant covalent.' },
      ],
    },
  },
  {
    key: 'giant-forms-of-carbon',
    topics: ['giant-structures'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-CBO-09'],
    question: {
      type: 'matching',
      text: 'All of these are carbon. Match each form with its description. One is left over.',
      max_score: 4,
      left: ['graphene', 'graphite', 'buckminsterfullerene', 'diamond'],
      right: [
        'many layers that slide over each other',
        'a single layer, one atom thick',
        'a crystal of positive and negative ions',
        'a hollow ball of 60 atoms',
        'four strong bonds at each atom, in all directions',
      ],
      pairs: [2, 1, 4, 5],
      hints: [
        'Two of the forms have layers: one has many, the other a single one.',
        'Graphene is what you would get if you peeled one layer off graphite.',
        'The hardest form has bonds in all directions.',
        'The long name is of a molecule with the formula of 60 atoms, shaped like a football.',
      ],
      method_answer: [
        { text: 'Graphite is made of layers, and graphene is a single one of them.' },
        { text: 'Buckminsterfullerene is a hollow ball of 60 atoms.' },
        { text: 'In diamond each atom has four strong bonds. Carbon alone makes no ions.' },
      ],
    },
  },
  {
    key: 'giant-model-limits',
    topics: ['giant-structures'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-CBO-11', 'GCSE-WS-02'],
    question: {
      type: 'multiple_choice',
      text: 'Mei builds a model of diamond from plastic balls and sticks. What does her model **not** show as it really is? Choose all that fit.',
      max_score: 3,
      options: [
        { text: 'The atoms are not far apart: their shells overlap' },
        option(
          'How many bonds each atom has',
          'model_limit_misjudged',
          'Count the sticks at one ball. Is the number right?',
        ),
        { text: 'A real crystal has a huge number of atoms' },
        option(
          'In which directions the bonds point',
          'model_limit_misjudged',
          'The holes of the balls are made for this. Does it show?',
        ),
        { text: 'There are no sticks: electrons hold the atoms together' },
      ],
      answers: [1, 3, 5],
      hints: [
        'A model shows some things well and others not. Go through the list one by one.',
        'Ask of each: could I see this from her model, and would it be true?',
        'Her balls each have four sticks, as carbon has four bonds, and they point in the right directions.',
        'What remains: think of the sticks, of the gaps between the balls, and of how many balls she has.',
      ],
      method_answer: [
        { text: 'The model shows how many bonds there are and their directions.' },
        { text: 'It does not show electrons, how close atoms are, or how many there are.' },
      ],
    },
  },
  {
    key: 'giant-diamond-and-graphite',
    topics: ['giant-structures'],
    difficulty: 0.9,
    minutes: 4,
    statements: ['GCSE-CBO-09', 'GCSE-CBO-07'],
    question: {
      type: 'long_text',
      text: 'Diamond is used for drills, and graphite for pencils. Both are made of carbon only. Explain with their structures why diamond is hard and graphite is soft.',
      max_score: 4,
      criteria: [
        {
          code: 'diamond_four_bonds',
          text: 'Says that in diamond each atom has four covalent bonds.',
          marks: 1,
          evidence: [
            'In diamond each carbon atom forms four covalent bonds.',
            'Every atom in diamond is bonded to four others.',
          ],
        },
        {
          code: 'diamond_strong',
          text: 'Says that these strong bonds hold the whole giant structure, so it is hard.',
          marks: 1,
          evidence: [
            'The strong bonds go through the whole structure, so diamond is hard.',
            'A lot of energy is needed to break the many strong bonds.',
          ],
        },
        {
          code: 'graphite_layers',
          text: 'Says that graphite has layers, with three bonds for each atom.',
          marks: 1,
          evidence: [
            'In graphite each atom forms three bonds, which makes layers.',
            'Graphite is made of layers.',
          ],
        },
        {
          code: 'graphite_slide',
          text: 'Says that the forces between the layers are weak, so they slide.',
          marks: 1,
          evidence: [
            'There are only weak forces between the layers, so they slide over each other.',
            'The layers can slide because they are not bonded together.',
          ],
          not: ['The bonds within the layers are weak.'],
        },
      ],
      references: [
        'In diamond each carbon atom forms four covalent bonds. The strong bonds go through the whole structure, so diamond is hard. In graphite each atom forms three bonds, which makes layers. There are only weak forces between the layers, so they slide over each other.',
      ],
      hints: [
        'Write two sentences for each of the two forms.',
        'For each form say how the atoms are bonded, and then what follows from it.',
        'Begin with: in diamond each atom has … bonds.',
        'Then: in graphite the atoms make layers. Say what is between the layers, and what they can do.',
      ],
      method_answer: [
        {
          text: 'Diamond: four strong covalent bonds at each atom, in all directions, so it is hard.',
        },
        { text: 'Graphite: three bonds at each atom make layers, with weak forces between them.' },
        { text: 'The layers slide off onto the paper.' },
      ],
    },
  },
]
