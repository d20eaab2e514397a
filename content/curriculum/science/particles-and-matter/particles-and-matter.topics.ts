import type { Topic } from '#curriculum/shapes.ts'

export const particlesAndMatterTopics: readonly Topic[] = [
  {
    key: 'particles-and-states',
    title: 'Particles and states',
    description: 'Solids, liquids and gases, explained by what their particles do.',
    year: 7,
    prerequisites: [],
    exercises: {},
    objectives: [
      {
        text: 'describe the particles of a solid, a liquid and a gas',
        statements: ['SK3-CP-01', 'SK3-PM-06', 'SK3-PM-02'],
      },
      { text: 'name the changes of state', statements: ['SK3-CP-03', 'GCSE-CBO-01'] },
      { text: 'explain diffusion', statements: ['SK3-CM-03', 'SK3-PM-04'] },
      {
        text: 'say how particles move as it gets warmer or colder',
        statements: ['SK3-PM-08', 'SK3-CP-03'],
      },
      {
        text: 'find the state of a substance from its melting and boiling points',
        statements: ['SK3-CP-03', 'GCSE-CBO-01'],
      },
    ],
  },
  {
    key: 'pure-and-mixed',
    title: 'Pure substances and mixtures',
    description: 'What a chemist means by pure, and where the sugar goes when it dissolves.',
    year: 7,
    prerequisites: ['particles-and-states'],
    exercises: { 'particles-and-states': 0.3 },
    objectives: [
      { text: 'tell a pure substance from a mixture', statements: ['SK3-CM-01', 'SK3-CM-06'] },
      { text: 'use the words solvent, solute, solution and soluble', statements: ['SK3-CM-02'] },
      {
        text: 'explain dissolving with particles, and say what happens to the mass',
        statements: ['SK3-CM-02', 'SK3-PM-01', 'SK3-CA-04'],
      },
      { text: 'say which changes can be turned back', statements: ['SK3-PM-01'] },
    ],
  },
  {
    key: 'separating-mixtures',
    title: 'Separating mixtures',
    description:
      'How to get clean salt out of rock salt, pure water out of ink, and the colours out of a pen.',
    year: 7,
    prerequisites: ['pure-and-mixed'],
    exercises: { 'pure-and-mixed': 0.5 },
    objectives: [
      {
        text: 'say how filtration, evaporation and distillation work',
        statements: ['SK3-CM-04', 'GCSE-CAN-03'],
      },
      { text: 'choose how to separate a mixture', statements: ['SK3-CM-04', 'GCSE-CAN-05'] },
      { text: 'put the steps of a separation in order', statements: ['SK3-CM-04', 'GCSE-CAN-03'] },
      { text: 'read a simple chromatogram', statements: ['SK3-CM-05'] },
    ],
  },
  {
    key: 'elements-and-compounds',
    title: 'Elements and compounds',
    description: 'About a hundred kinds of atoms, from which everything around you is built.',
    year: 7,
    prerequisites: ['particles-and-states'],
    exercises: { 'particles-and-states': 0.2 },
    objectives: [
      {
        text: 'tell atoms, elements, compounds and mixtures apart',
        statements: ['SK3-CA-02', 'SK3-CA-01', 'SK3-PM-07'],
      },
      { text: 'match an element with its symbol', statements: ['SK3-CA-03'] },
      { text: 'count the atoms in a formula', statements: ['SK3-CA-03', 'GCSE-CCH-01'] },
      {
        text: 'say why a compound is not like its elements',
        statements: ['SK3-CA-02', 'SK3-CT-01'],
      },
    ],
  },
  {
    key: 'periodic-table',
    title: 'The periodic table',
    description: 'A map of the elements, on which neighbours are alike.',
    year: 8,
    prerequisites: ['elements-and-compounds'],
    exercises: { 'elements-and-compounds': 0.4 },
    objectives: [
      { text: 'find groups, periods, metals and non-metals', statements: ['SK3-CT-03'] },
      {
        text: 'compare the properties of metals and non-metals',
        statements: ['SK3-CT-05', 'SK3-CT-01', 'GCSE-CAT-10'],
      },
      {
        text: 'predict how an element behaves from others in its group',
        statements: ['SK3-CT-04'],
      },
      {
        text: 'say how Mendeleev ordered the elements and why he left gaps',
        statements: ['SK3-CT-02'],
      },
      { text: 'say whether an oxide is acidic or basic', statements: ['SK3-CT-06'] },
    ],
  },
  {
    key: 'inside-the-atom',
    title: 'Inside the atom',
    description: 'Protons, neutrons and electrons, and how people found out about them.',
    year: 10,
    prerequisites: ['elements-and-compounds'],
    exercises: { 'elements-and-compounds': 0.3 },
    objectives: [
      {
        text: 'give the charge and mass of protons, neutrons and electrons',
        statements: ['GCSE-CAT-01', 'GCSE-PAT-02'],
      },
      {
        text: 'count the particles in an atom from its two numbers',
        statements: ['GCSE-CAT-04', 'GCSE-PAT-03'],
      },
      {
        text: 'say what isotopes are and calculate a relative atomic mass',
        statements: ['GCSE-CAT-04', 'GCSE-CAT-05', 'GCSE-PAT-03'],
      },
      {
        text: 'put the models of the atom in order, with the evidence for each',
        statements: ['GCSE-CAT-03', 'GCSE-PAT-01'],
      },
      {
        text: 'compare the size of an atom with that of its nucleus',
        statements: ['GCSE-CAT-02', 'GCSE-PAT-02'],
      },
    ],
  },
  {
    key: 'electron-arrangement',
    title: 'Electron arrangement',
    description: 'How electrons fill their shells, and why that explains the periodic table.',
    year: 10,
    prerequisites: ['inside-the-atom', 'periodic-table'],
    exercises: { 'inside-the-atom': 0.4, 'periodic-table': 0.3 },
    objectives: [
      {
        text: 'write the electron arrangement of the first 20 elements',
        statements: ['GCSE-CAT-06'],
      },
      {
        text: "find an element's group and period from its electrons",
        statements: ['GCSE-CAT-07', 'GCSE-CAT-08'],
      },
      { text: 'explain why elements of a group react alike', statements: ['GCSE-CAT-08'] },
    ],
  },
  {
    key: 'groups-1-7-and-0',
    title: 'Groups 1, 7 and 0',
    description:
      'Three families of elements: the wild metals, the coloured halogens and the calm noble gases.',
    year: 10,
    prerequisites: ['electron-arrangement'],
    exercises: { 'electron-arrangement': 0.4, 'periodic-table': 0.3 },
    objectives: [
      {
        text: 'describe properties and reactions of Groups 1, 7 and 0',
        statements: ['GCSE-CAT-09'],
      },
      { text: 'predict trends down a group', statements: ['GCSE-CAT-09', 'SK3-CT-04'] },
      { text: 'explain the trends with electrons', statements: ['GCSE-CAT-08', 'GCSE-CAT-09'] },
      { text: 'predict which halogen displaces another', statements: ['GCSE-CAT-09'] },
    ],
  },
  {
    key: 'ionic-bonding',
    title: 'Ionic bonding',
    description:
      'What holds salt together: atoms that gave away electrons and atoms that took them.',
    year: 10,
    prerequisites: ['electron-arrangement'],
    exercises: { 'electron-arrangement': 0.5 },
    objectives: [
      { text: 'predict the charge of an ion from its group', statements: ['GCSE-CBO-03'] },
      {
        text: 'complete a dot and cross diagram of an ionic compound',
        statements: ['GCSE-CBO-03', 'GCSE-CBO-11'],
      },
      {
        text: 'work out the formula of an ionic compound',
        statements: ['GCSE-CCH-01', 'GCSE-CBO-03'],
      },
      {
        text: 'explain why ionic compounds melt at high temperatures and when they conduct',
        statements: ['GCSE-CBO-07', 'GCSE-CBO-06'],
      },
    ],
  },
  {
    key: 'covalent-bonding',
    title: 'Covalent bonding',
    description: 'How atoms share electrons to make molecules, from hydrogen to long polymers.',
    year: 10,
    prerequisites: ['electron-arrangement'],
    exercises: { 'electron-arrangement': 0.4 },
    objectives: [
      {
        text: 'count the shared pairs in a dot and cross diagram of a molecule',
        statements: ['GCSE-CBO-04'],
      },
      {
        text: 'explain why small molecules have low boiling points',
        statements: ['GCSE-CBO-06', 'GCSE-CBO-07'],
      },
      { text: 'say why carbon forms so many compounds', statements: ['GCSE-CBO-08'] },
      {
        text: 'describe a polymer and how its chains decide its properties',
        statements: ['GCSE-CBO-10'],
      },
    ],
  },
  {
    key: 'giant-structures',
    title: 'Metals, diamond and graphite',
    description: 'Why metals bend, diamond is hard and graphite writes.',
    year: 10,
    prerequisites: ['ionic-bonding', 'covalent-bonding'],
    exercises: { 'covalent-bonding': 0.3, 'ionic-bonding': 0.2 },
    objectives: [
      {
        text: 'explain why metals conduct and can be bent',
        statements: ['GCSE-CBO-05', 'GCSE-CAT-10'],
      },
      { text: 'compare diamond, graphite, graphene and fullerenes', statements: ['GCSE-CBO-09'] },
      {
        text: 'name the type of structure from the properties of a substance',
        statements: ['GCSE-CBO-07', 'GCSE-CBO-06'],
      },
      {
        text: 'say what a model of a structure does not show',
        statements: ['GCSE-CBO-11', 'GCSE-WS-02'],
      },
    ],
  },
  {
    key: 'purity-and-chromatography',
    title: 'Purity and chromatography',
    description: 'How to find out what is in an ink or a medicine, and whether it is pure.',
    year: 10,
    prerequisites: ['separating-mixtures'],
    exercises: { 'separating-mixtures': 0.5 },
    objectives: [
      {
        text: 'tell pure from impure by the melting point',
        statements: ['GCSE-CAN-01', 'SK3-CM-06'],
      },
      { text: 'say what a formulation is', statements: ['GCSE-CAN-02'] },
      { text: 'calculate an Rf value', statements: ['GCSE-CAN-04'] },
      {
        text: 'explain how chromatography separates and name the substances on a chromatogram',
        statements: ['GCSE-CAN-04', 'SK3-CM-05'],
      },
    ],
  },
  {
    key: 'limits-of-particle-models',
    title: 'Limits of particle models',
    description: 'What a picture of little balls gets right, and what it leaves out.',
    year: 10,
    tier: 'higher',
    prerequisites: ['giant-structures'],
    exercises: { 'particles-and-states': 0.3, 'giant-structures': 0.3 },
    objectives: [
      { text: 'name what the simple particle model leaves out', statements: ['GCSE-CBO-02'] },
      {
        text: 'explain with forces between particles why melting points differ',
        statements: ['GCSE-CBO-01', 'GCSE-CBO-02'],
      },
      {
        text: 'choose the model that shows what a question asks about',
        statements: ['GCSE-CBO-11', 'GCSE-WS-02'],
      },
    ],
  },
]
