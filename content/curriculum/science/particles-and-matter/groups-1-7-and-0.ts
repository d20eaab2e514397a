import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const groups17And0: readonly ContentQuestion[] = [
  {
    key: 'groups-match-families',
    topics: ['groups-1-7-and-0'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['GCSE-CAT-09'],
    question: {
      type: 'matching',
      text: 'Match each group with what its elements are like. One is left over.',
      max_score: 3,
      left: ['Group 1', 'Group 7', 'Group 0'],
      right: [
        'colourless gases that hardly react at all',
        'hard metals with high melting points',
        'coloured, poisonous non-metals with molecules of two atoms',
        'soft metals that react with water',
      ],
      pairs: [4, 3, 1],
      hints: [
        'One group is the alkali metals, one the halogens and one the noble gases.',
        'Think of one element of each: sodium, chlorine and neon.',
        'Sodium can be cut with a knife and is kept under oil.',
        'Chlorine is in one of these groups: it is a poisonous green gas. What is left is about neon.',
      ],
      method_answer: [
        { text: 'Group 1: soft metals that react with water, such as sodium.' },
        { text: 'Group 7: coloured, poisonous non-metals, such as chlorine.' },
        { text: 'Group 0: colourless gases that hardly react, such as neon.' },
        { text: 'Hard metals with high melting points stand in the middle of the table.' },
      ],
    },
  },
  {
    key: 'groups-metal-and-water',
    topics: ['groups-1-7-and-0'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-CAT-09'],
    question: {
      type: 'fill_blanks',
      text: 'Complete the word equation: {{metal}} + water → {{metal}} [[1]] + [[2]].',
      max_score: 2,
      template: {
        rows: [{ metal: 'lithium' }, { metal: 'sodium' }, { metal: 'potassium' }],
        draw: {},
      },
      blanks: [
        {
          type: 'short_text',
          references: ['hydroxide'],
          not: [
            'oxide',
            'chloride',
            'hydride',
            'water',
            'hydroxate',
            'hydroxite',
            'hydroxine',
            'hydroxyl',
            'hydroxin',
            'hydrate',
          ],
          spellings: ['hydroxid', 'hidroxide'],
        },
        {
          type: 'short_text',
          references: ['hydrogen', 'H2'],
          not: ['oxygen', 'steam', 'water', 'hydroxide'],
          spellings: ['hydrogin', 'hidrogen'],
        },
      ],
      hints: [
        'What do you see and hear, and what does indicator show in the water afterwards?',
        'Group 1 metals are called alkali metals: with water they make an alkali, and a gas fizzes off.',
        'The alkali is named after the metal. Its second word names the ion that every alkali has.',
        'The gas comes out of the water, burns with a squeaky pop, and is the lightest of all.',
      ],
      method_answer: [
        { text: '{{metal}} + water → {{metal}} hydroxide + hydrogen' },
        { text: 'The hydroxide is an alkali. The fizzing is hydrogen.' },
      ],
    },
  },
  {
    key: 'groups-halogens-order',
    topics: ['groups-1-7-and-0'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-CAT-09', 'SK3-CT-04'],
    question: {
      type: 'ordering',
      text: 'Put the halogens in order of how reactive they are, most reactive first.',
      max_score: 2,
      items: ['fluorine', 'chlorine', 'bromine', 'iodine'],
      hints: [
        'In which direction does Group 7 get less reactive?',
        'Group 1 gets more reactive down the group. Group 7 does the opposite.',
        'Halogens gain one electron. A small atom pulls it in more strongly than a large one.',
        'So the smallest atom comes first and the largest last. Go down the group.',
      ],
      method_answer: [
        { text: 'Down Group 7 the atoms get larger, and gain an electron less readily.' },
        { text: 'So they get less reactive from top to bottom.' },
      ],
    },
  },
  {
    key: 'groups-estimate-boiling-point',
    topics: ['groups-1-7-and-0'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-CAT-09', 'SK3-CT-04'],
    question: {
      type: 'number',
      text: 'Noble gases boil at these temperatures, from top to bottom of the group: neon −246 °C, argon −186 °C, krypton −153 °C, xenon ? °C, radon −62 °C. Estimate the boiling point of xenon from its two neighbours.',
      diagram: {
        kind: 'axes',
        x: {
          from: 0,
          to: 6,
          step: 1,
          labels: ['', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn', ''],
          label: 'Noble gas',
        },
        y: { from: -300, to: 0, step: 50, label: 'Boiling point (°C)' },
        points: [{ at: [1, -246] }, { at: [2, -186] }, { at: [3, -153] }, { at: [5, -62] }],
        alt: 'A graph of boiling points: neon −246 °C, argon −186 °C, krypton −153 °C, radon −62 °C. Xenon is missing between krypton and radon.',
      },
      max_score: 1,
      answer: '-107.5',
      tolerance: { from: '-125', to: '-90' },
      mistakes: [
        {
          answer: '107.5',
          misconception: {
            code: 'number_sign_turned',
            text: 'Both neighbours are below zero. What about xenon?',
          },
        },
        {
          answer: '-169.5',
          misconception: {
            code: 'neighbours_misread',
            text: 'These two are both above it in the group. Which one is below?',
          },
        },
        {
          answer: '-45.5',
          misconception: {
            code: 'stopped_early',
            text: 'That is half of the difference. Go that far on from one of the neighbours.',
          },
        },
      ],
      hints: [
        'Which two elements are the neighbours of xenon?',
        'In a group the values change step by step. A value lies between those of its neighbours.',
        'The neighbours are krypton with −153 °C and radon with −62 °C.',
        'Take about the middle of −153 and −62.',
      ],
      method_answer: [
        {
          maths: '(-153 + (-62)) \\div 2 = -107.5',
          text: 'The middle of its neighbours, in °C. Measured: −108 °C.',
        },
      ],
    },
  },
  {
    key: 'groups-why-down-group-1',
    topics: ['groups-1-7-and-0'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-CAT-08', 'GCSE-CAT-09'],
    question: {
      type: 'cloze_dropdown',
      text: 'Down Group 1 the outer electron is [[1]] the nucleus, so it is attracted [[2]]. It is lost [[3]], and the metal reacts faster.',
      diagram: {
        kind: 'atom',
        shells: [2, 8, 8, 1],
        nucleus: 'K',
        alt: 'A potassium atom with 2, 8, 8 and 1 electrons on its four shells.',
      },
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'nearer to',
              'outer_electron_distance_turned',
              'Each element further down has one shell more.',
            ),
            { text: 'further from' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'less strongly' },
            option(
              'more strongly',
              'attraction_grows_with_distance',
              'Does a magnet pull more or less from far away?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'less readily',
              'weak_hold_lost_less_readily',
              'Something held loosely: is it lost more or less readily?',
            ),
            { text: 'more readily' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Compare sodium (2,8,1) and potassium (2,8,8,1). Which has more shells?',
        'The nucleus attracts the outer electron. The attraction gets weaker with distance and with the shells in between.',
        'Potassium has one shell more than sodium, so its outer electron is on a wider shell.',
        'A wider shell means a weaker pull. Think of a button on a loose thread: will it stay on for long?',
      ],
      method_answer: [
        { text: 'Each step down adds a shell: the outer electron is further from the nucleus.' },
        { text: 'It is attracted less strongly and so lost more readily.' },
      ],
    },
  },
  {
    key: 'groups-displacement-seen',
    topics: ['groups-1-7-and-0'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-CAT-09'],
    question: {
      type: 'single_choice',
      text: '{{x}} water is added to a solution of potassium {{salt}}. What happens?',
      max_score: 1,
      template: {
        rows: [
          {
            x: 'Chlorine',
            xs: 'chlorine',
            salt: 'bromide',
            new: 'bromine',
            made: 'potassium chloride',
          },
          {
            x: 'Chlorine',
            xs: 'chlorine',
            salt: 'iodide',
            new: 'iodine',
            made: 'potassium chloride',
          },
          { x: 'Bromine', xs: 'bromine', salt: 'iodide', new: 'iodine', made: 'potassium bromide' },
        ],
        draw: {},
      },
      options: [
        option(
          'Potassium metal and {{new}} are made',
          'displaces_the_metal',
          'The two halogens compete. Does potassium change its place?',
        ),
        { text: 'The products are {{made}} and {{new}}' },
        option(
          'Nothing, because only metals displace each other',
          'only_metals_displace',
          'Two halogens can compete for the same place in a salt, too.',
        ),
        option(
          'Nothing, because {{new}} is more reactive',
          'halogen_trend_turned_round',
          'Look where the two stand in Group 7. Which end is more reactive?',
        ),
      ],
      answers: [2],
      hints: [
        'Which two elements compete for the place in the salt?',
        'A more reactive halogen takes the place of a less reactive one.',
        'In Group 7 the elements higher up are more reactive.',
        '{{x}} is above {{new}}. So which of the two ends up in the salt with potassium?',
      ],
      method_answer: [
        { text: '{{x}} is above {{new}} in Group 7, so it is more reactive.' },
        {
          text: 'It takes the place of {{new}}: the salt is now {{made}}, and {{new}} is set free.',
        },
      ],
    },
  },
  {
    key: 'groups-displacement-which-react',
    topics: ['groups-1-7-and-0'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['GCSE-CAT-09'],
    question: {
      type: 'multiple_choice',
      text: 'In which of these tubes does a reaction take place? Choose all that fit.',
      max_score: 2,
      options: [
        { text: 'bromine and sodium iodide solution' },
        option(
          'iodine and potassium bromide solution',
          'halogen_trend_turned_round',
          'Compare iodine and bromine: which one is higher in the group?',
        ),
        option(
          'bromine and sodium bromide solution',
          'displaces_itself',
          'Both are the same element. What could change?',
        ),
        { text: 'chlorine and sodium iodide solution' },
        option(
          'iodine and sodium chloride solution',
          'halogen_trend_turned_round',
          'Is iodine more reactive than the chlorine that is in the salt already?',
        ),
      ],
      answers: [1, 4],
      hints: [
        'In each tube two halogens compete: one free and one in the salt.',
        'There is a reaction only if the free halogen is the more reactive one.',
        'The order is fluorine, chlorine, bromine, iodine, most reactive first.',
        'Write for each tube which is free and which is in the salt. Keep those where the free one comes first in the order.',
      ],
      method_answer: [
        { text: 'Chlorine is more reactive than iodine, and so is bromine: both react.' },
        { text: 'Iodine is the least reactive of them, so it displaces none.' },
        { text: 'Bromine cannot displace itself.' },
      ],
    },
  },
  {
    key: 'groups-explain-opposite-trends',
    topics: ['groups-1-7-and-0'],
    difficulty: 1,
    minutes: 4,
    statements: ['GCSE-CAT-08', 'GCSE-CAT-09'],
    question: {
      type: 'long_text',
      text: 'Down Group 1 the elements get **more** reactive. Down Group 7 they get **less** reactive. Explain both trends with the electrons of their atoms.',
      max_score: 4,
      criteria: [
        {
          code: 'lose_and_gain',
          text: 'Says that Group 1 atoms lose an electron and Group 7 atoms gain one.',
          marks: 1,
          evidence: [
            'Group 1 atoms lose one electron and Group 7 atoms gain one electron.',
            'Metals of Group 1 give away their outer electron, and halogens take one up.',
          ],
        },
        {
          code: 'further_away',
          text: 'Says that down a group the outer shell is further from the nucleus.',
          marks: 1,
          evidence: [
            'Down the group there are more shells, so the outer shell is further from the nucleus.',
            'The atoms get larger down the group.',
          ],
        },
        {
          code: 'group_1',
          text: 'Says that the outer electron is attracted less, so it is lost more readily.',
          marks: 1,
          evidence: [
            'In Group 1 the attraction for the outer electron gets weaker, so it is lost more easily.',
            'The outer electron is held less strongly and comes off more readily.',
          ],
        },
        {
          code: 'group_7',
          text: 'Says that a new electron is attracted less, so it is gained less readily.',
          marks: 1,
          evidence: [
            'In Group 7 the nucleus attracts an extra electron less strongly, so it is harder to gain.',
            'A larger halogen atom gains an electron less readily.',
          ],
        },
      ],
      references: [
        'Group 1 atoms lose one electron and Group 7 atoms gain one electron. Down the group there are more shells, so the outer shell is further from the nucleus. In Group 1 the attraction for the outer electron gets weaker, so it is lost more easily. In Group 7 the nucleus attracts an extra electron less strongly, so it is harder to gain.',
      ],
      hints: [
        'What do atoms of each group do with electrons when they react?',
        'Both trends have one cause: what happens to the distance from the nucleus?',
        'Begin with: Group 1 atoms lose an electron, Group 7 atoms gain one.',
        'Then say what more shells do to the attraction, and what that means for losing and for gaining.',
      ],
      method_answer: [
        { text: 'Group 1 atoms lose an electron, Group 7 atoms gain one.' },
        {
          text: 'Down both groups the outer shell is further from the nucleus, and attraction is weaker.',
        },
        { text: 'Weaker attraction makes losing an electron easier and gaining one harder.' },
      ],
    },
  },
  {
    key: 'groups-noble-gas-use',
    topics: ['groups-1-7-and-0'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-CAT-09', 'GCSE-CAT-08'],
    question: {
      type: 'single_choice',
      text: 'Argon is blown over hot metal while it is welded, so that the metal does not react with the air. Why is argon a good choice?',
      max_score: 1,
      options: [
        option(
          'It cools the metal quickly',
          'inert_gas_as_coolant',
          'The metal has to be hot enough to melt. What is argon to keep away?',
        ),
        option(
          'It reacts with oxygen and so uses it up',
          'noble_gas_reacts',
          'Look at its place in the table: Group 0. Do these gases react with oxygen?',
        ),
        { text: 'It has a full outer shell of electrons' },
        option(
          'It has no electrons',
          'noble_gas_without_electrons',
          'Argon has 18 electrons. What matters is how they are arranged.',
        ),
      ],
      answers: [3],
      hints: [
        'In which group is argon?',
        'How an element reacts depends on its outer electrons.',
        'Argon has the electrons 2,8,8.',
        'It neither has to lose nor to gain any. What does that mean for reactions?',
      ],
      method_answer: [
        { text: 'Argon is a noble gas with a full outer shell, 2,8,8.' },
        { text: 'It hardly reacts, so it keeps the air away from the hot metal.' },
      ],
    },
  },
]
