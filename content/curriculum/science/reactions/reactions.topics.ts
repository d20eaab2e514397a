import type { Topic } from '#curriculum/shapes.ts'
import { quantitiesTopics } from './quantities.topics.ts'

export const reactionsTopics: readonly Topic[] = [
  {
    key: 'acids-and-alkalis',
    title: 'Acids and alkalis',
    description: 'The pH scale, indicators, and what happens when the two meet.',
    year: 7,
    prerequisites: ['particles-and-states'],
    exercises: {},
    objectives: [
      { text: 'read the pH scale', statements: ['SK3-CR-08'] },
      {
        text: 'write the word equation of a neutralisation',
        statements: ['SK3-CR-07', 'SK3-CR-10'],
      },
      { text: 'name the salt that is made', statements: ['SK3-CR-10'] },
      { text: 'say what an indicator shows', statements: ['SK3-CR-08'] },
    ],
  },
  {
    key: 'chemical-reactions',
    title: 'Chemical reactions',
    description: 'How new substances are made when atoms change their partners.',
    year: 7,
    prerequisites: ['elements-and-compounds'],
    exercises: { 'elements-and-compounds': 0.4 },
    objectives: [
      { text: 'tell a chemical change from a physical one', statements: ['SK3-PM-05'] },
      { text: 'say what happens to the atoms in a reaction', statements: ['SK3-CR-01'] },
      { text: 'write a word equation', statements: ['SK3-CR-02'] },
      { text: 'use the conservation of mass', statements: ['SK3-CA-04', 'GCSE-CQU-01'] },
    ],
  },
  {
    key: 'burning-and-oxidation',
    title: 'Burning and oxidation',
    description: 'What a flame needs and makes, why iron rusts, and what heat can split.',
    year: 8,
    prerequisites: ['chemical-reactions'],
    exercises: { 'chemical-reactions': 0.5 },
    objectives: [
      { text: 'name the products of burning a fuel', statements: ['SK3-CR-03'] },
      { text: 'say what oxidation is and give examples', statements: ['SK3-CR-05'] },
      { text: 'recognise a thermal decomposition', statements: ['SK3-CR-04'] },
      {
        text: 'explain why mass seems to change when something burns',
        statements: ['SK3-CA-04', 'SK3-CR-05', 'GCSE-CQU-01'],
      },
    ],
  },
  {
    key: 'metals-and-acids',
    title: 'Metals and acids',
    description: 'Some metals fizz, some wait: what metals do with acids, water and oxygen.',
    year: 8,
    prerequisites: ['acids-and-alkalis', 'chemical-reactions'],
    exercises: { 'acids-and-alkalis': 0.3, 'chemical-reactions': 0.3 },
    objectives: [
      { text: 'name the products of a metal and an acid', statements: ['SK3-CR-09'] },
      {
        text: 'write the word equation of a metal with oxygen, water or acid',
        statements: ['SK3-CR-09', 'SK3-CR-02'],
      },
      { text: 'order metals by how they react', statements: ['SK3-CL-01', 'GCSE-CCH-16'] },
    ],
  },
  {
    key: 'reactivity-series',
    title: 'The reactivity series',
    description: 'A league table of metals, and what it tells about who pushes out whom.',
    year: 9,
    prerequisites: ['metals-and-acids', 'burning-and-oxidation'],
    exercises: { 'metals-and-acids': 0.5, 'burning-and-oxidation': 0.2 },
    objectives: [
      { text: 'use the reactivity series with carbon in it', statements: ['SK3-CL-01'] },
      {
        text: 'predict whether a displacement takes place',
        statements: ['SK3-CR-06', 'GCSE-CCH-16'],
      },
      {
        text: 'explain which metals can be extracted with carbon',
        statements: ['SK3-CL-02', 'GCSE-CIN-01'],
      },
      { text: 'say what is oxidised and what is reduced, by oxygen', statements: ['GCSE-CCH-12'] },
      {
        text: 'find the mass of a metal by the conservation of mass',
        statements: ['SK3-CA-04', 'GCSE-CQU-01'],
      },
    ],
  },
  {
    key: 'energy-changes',
    title: 'Warming and cooling reactions',
    description: 'Why a hand warmer gets hot and a cold pack cold.',
    year: 9,
    prerequisites: ['chemical-reactions'],
    exercises: { 'chemical-reactions': 0.2 },
    objectives: [
      {
        text: 'tell exothermic from endothermic by the temperature',
        statements: ['SK3-CE-02', 'GCSE-CEN-01'],
      },
      {
        text: 'match everyday changes with exothermic or endothermic',
        statements: ['SK3-CE-02', 'SK3-CE-01'],
      },
      {
        text: 'say how to measure the temperature change of a reaction fairly',
        statements: ['GCSE-CEN-01'],
      },
    ],
  },
  {
    key: 'balancing-equations',
    title: 'Balancing equations',
    description: 'How to make an equation fair: as many atoms of each kind after as before.',
    year: 9,
    prerequisites: ['chemical-reactions'],
    exercises: { 'chemical-reactions': 0.5, 'elements-and-compounds': 0.3 },
    objectives: [
      { text: 'write formulae of common substances', statements: ['GCSE-CCH-01', 'SK3-CA-03'] },
      { text: 'balance an equation', statements: ['GCSE-CCH-02', 'SK3-CR-02'] },
      { text: 'use state symbols', statements: ['GCSE-CCH-02'] },
    ],
  },
  {
    key: 'making-salts',
    title: 'Making salts',
    description:
      'How acids react with metals, bases and carbonates, and how to grow blue crystals.',
    year: 10,
    prerequisites: ['balancing-equations', 'metals-and-acids', 'ionic-bonding'],
    exercises: { 'acids-and-alkalis': 0.5, 'metals-and-acids': 0.3, 'balancing-equations': 0.2 },
    objectives: [
      {
        text: 'predict the products of an acid with a metal, base or carbonate',
        statements: ['GCSE-CCH-06'],
      },
      {
        text: 'explain neutralisation with hydrogen and hydroxide ions',
        statements: ['GCSE-CCH-07'],
      },
      {
        text: 'say how pH and hydrogen ions are linked, and how to measure pH',
        statements: ['GCSE-CCH-08'],
      },
      { text: 'put the steps of making a pure, dry salt in order', statements: ['GCSE-CCH-11'] },
      {
        text: 'name a gas (hydrogen, oxygen, carbon dioxide, chlorine) from its test',
        statements: ['GCSE-CCH-05'],
      },
      { text: 'find the mass of a gas by the conservation of mass', statements: ['GCSE-CQU-01'] },
    ],
  },
  {
    key: 'strong-and-weak-acids',
    title: 'Strong and weak acids',
    description: 'Why strong is not the same as concentrated, and what one step of pH means.',
    year: 10,
    tier: 'higher',
    prerequisites: ['making-salts'],
    exercises: { 'making-salts': 0.2, 'acids-and-alkalis': 0.3 },
    objectives: [
      { text: 'tell strong and weak from concentrated and dilute', statements: ['GCSE-CCH-09'] },
      {
        text: 'use the tenfold change in hydrogen ions for each step of pH',
        statements: ['GCSE-CCH-10'],
      },
      {
        text: 'compare the pH of two acids of the same concentration',
        statements: ['GCSE-CCH-09', 'GCSE-CCH-10'],
      },
    ],
  },
  {
    key: 'electrolysis',
    title: 'Electrolysis',
    description: 'How electricity pulls compounds apart, and how we get aluminium.',
    year: 10,
    prerequisites: ['reactivity-series', 'ionic-bonding'],
    exercises: { 'ionic-bonding': 0.3, 'reactivity-series': 0.3 },
    objectives: [
      { text: 'say which ions move to which electrode and why', statements: ['GCSE-CCH-14'] },
      { text: 'predict the products of a molten compound', statements: ['GCSE-CCH-14'] },
      { text: 'predict the products of a solution', statements: ['GCSE-CCH-15'] },
      {
        text: 'choose between carbon and electrolysis for extracting a metal',
        statements: ['GCSE-CIN-01'],
      },
    ],
  },
  {
    key: 'oxidation-and-electrons',
    title: 'Oxidation and electrons',
    description:
      'Reactions seen from the side of the electrons: who loses them and who gains them.',
    year: 10,
    tier: 'higher',
    prerequisites: ['electrolysis', 'balancing-equations'],
    exercises: { electrolysis: 0.3, 'balancing-equations': 0.4 },
    objectives: [
      { text: 'balance a half equation', statements: ['GCSE-CCH-03'] },
      { text: 'write an ionic equation for a displacement', statements: ['GCSE-CCH-03'] },
      {
        text: 'say what is oxidised and what is reduced, by electrons',
        statements: ['GCSE-CCH-13'],
      },
    ],
  },
  {
    key: 'energy-profiles',
    title: 'Reaction profiles and bonds',
    description: 'Why even a reaction that gives out heat needs a push to start.',
    year: 10,
    prerequisites: ['energy-changes', 'covalent-bonding'],
    exercises: { 'energy-changes': 0.5 },
    objectives: [
      { text: 'read a reaction profile', statements: ['GCSE-CEN-02'] },
      {
        text: 'label the activation energy and the overall energy change',
        statements: ['GCSE-CEN-02'],
      },
      {
        text: 'say which step takes energy in and which gives it out',
        statements: ['GCSE-CEN-03'],
      },
      {
        text: 'explain with bonds why a reaction is exothermic',
        statements: ['GCSE-CEN-03', 'GCSE-CEN-01'],
      },
    ],
  },
  {
    key: 'bond-energies',
    title: 'Bond energies',
    description: 'Adding up bonds to find out how much energy a reaction gives out.',
    year: 10,
    tier: 'higher',
    prerequisites: ['energy-profiles', 'balancing-equations'],
    exercises: { 'energy-profiles': 0.5, 'balancing-equations': 0.1 },
    objectives: [
      { text: 'count the bonds that are broken and made', statements: ['GCSE-CEN-04'] },
      { text: 'calculate the energy change from bond energies', statements: ['GCSE-CEN-04'] },
      {
        text: 'say from the result whether a reaction is exothermic',
        statements: ['GCSE-CEN-04', 'GCSE-CEN-03'],
      },
    ],
  },
  ...quantitiesTopics,
]
