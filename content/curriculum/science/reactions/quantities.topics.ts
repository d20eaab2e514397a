import type { Topic } from '#curriculum/shapes.ts'

export const quantitiesTopics: readonly Topic[] = [
  {
    key: 'masses-in-reactions',
    title: 'Formula mass and concentration',
    description:
      'How much a formula weighs, how much of it is each element, and how much is dissolved.',
    year: 10,
    prerequisites: ['balancing-equations', 'inside-the-atom', 'pure-and-mixed'],
    exercises: { 'inside-the-atom': 0.2, 'pure-and-mixed': 0.1, 'elements-and-compounds': 0.2 },
    objectives: [
      { text: 'calculate a relative formula mass', statements: ['GCSE-CQU-02', 'GCSE-CAT-05'] },
      { text: 'calculate the percentage by mass of an element', statements: ['GCSE-CQU-02'] },
      {
        text: 'use conservation of mass when a gas is made or taken in',
        statements: ['GCSE-CQU-01'],
      },
      { text: 'find an empirical formula', statements: ['GCSE-CCH-04'] },
      {
        text: 'calculate the concentration of a solution in g/dm³',
        statements: ['GCSE-CQU-07', 'GCSE-WS-23'],
      },
    ],
  },
  {
    key: 'moles',
    title: 'Moles',
    description: 'Counting atoms by weighing them, as a bank counts coins.',
    year: 10,
    tier: 'higher',
    prerequisites: ['masses-in-reactions', 'science-calculations'],
    exercises: {
      'science-calculations': 0.3,
      'masses-in-reactions': 0.6,
      'balancing-equations': 0.2,
    },
    objectives: [
      { text: 'change between mass, moles and relative formula mass', statements: ['GCSE-CQU-03'] },
      { text: 'use the Avogadro constant', statements: ['GCSE-CQU-03', 'GCSE-WS-22'] },
      { text: 'calculate the mass of a product or reactant', statements: ['GCSE-CQU-04'] },
      { text: 'work out a balanced equation from masses', statements: ['GCSE-CQU-06'] },
    ],
  },
  {
    key: 'limiting-reactants',
    title: 'Limiting reactants',
    description: 'Which reactant runs out first, and what that does to how much you can make.',
    year: 11,
    tier: 'higher',
    prerequisites: ['moles'],
    exercises: { moles: 0.6, 'masses-in-reactions': 0.3 },
    objectives: [
      { text: 'find the limiting reactant', statements: ['GCSE-CQU-05'] },
      {
        text: 'calculate the greatest mass of product',
        statements: ['GCSE-CQU-05', 'GCSE-CQU-04'],
      },
      {
        text: 'rearrange the equation for concentration, mass and volume',
        statements: ['GCSE-CQU-08'],
      },
    ],
  },
]
