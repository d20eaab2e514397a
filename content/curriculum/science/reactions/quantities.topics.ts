import type { Topic } from '#curriculum/shapes.ts'

export const quantitiesTopics: readonly Topic[] = [
  {
    key: 'masses-in-reactions',
    title: 'Formula mass and percentages',
    description: 'How much a formula weighs, and how much of it is each element.',
    year: 10,
    prerequisites: ['balancing-equations', 'inside-the-atom'],
    exercises: { 'inside-the-atom': 0.2, 'elements-and-compounds': 0.2 },
    objectives: [
      { text: 'calculate a relative formula mass', statements: ['GCSE-CQU-02', 'GCSE-CAT-05'] },
      { text: 'calculate the percentage by mass of an element', statements: ['GCSE-CQU-02'] },
      {
        text: 'use conservation of mass when a gas is made or taken in',
        statements: ['GCSE-CQU-01'],
      },
      { text: 'find an empirical formula', statements: ['GCSE-CCH-04'] },
    ],
  },
  {
    key: 'concentration',
    title: 'Concentration of solutions',
    description: 'How much is dissolved in how much: the mass in each cubic decimetre.',
    year: 10,
    prerequisites: ['pure-and-mixed', 'science-calculations'],
    exercises: { 'pure-and-mixed': 0.2, 'science-calculations': 0.3 },
    objectives: [
      { text: 'change between cm³ and dm³', statements: ['GCSE-CQU-07', 'GCSE-WS-23'] },
      { text: 'calculate a concentration in g/dm³', statements: ['GCSE-CQU-07'] },
      {
        text: 'say how adding solute or water changes the concentration',
        statements: ['GCSE-CQU-07'],
      },
    ],
  },
  {
    key: 'moles',
    title: 'Moles',
    description: 'Counting atoms by weighing them, as a bank counts coins.',
    year: 10,
    tier: 'higher',
    prerequisites: ['masses-in-reactions'],
    exercises: { 'masses-in-reactions': 0.6, 'balancing-equations': 0.2 },
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
    prerequisites: ['moles', 'concentration'],
    exercises: { moles: 0.6, concentration: 0.3 },
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
