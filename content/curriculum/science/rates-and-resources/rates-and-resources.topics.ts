import type { Topic } from '#curriculum/shapes.ts'

export const ratesAndResourcesTopics: readonly Topic[] = [
  {
    key: 'rocks',
    title: 'Rocks and the Earth',
    description: 'What is under your feet, and how rocks turn into other rocks.',
    year: 8,
    prerequisites: ['particles-and-states'],
    exercises: { 'particles-and-states': 0.1 },
    objectives: [
      {
        text: 'name the layers of the Earth and what they are made of',
        statements: ['SK3-CG-01', 'SK3-CG-02'],
      },
      { text: 'tell igneous, sedimentary and metamorphic rocks apart', statements: ['SK3-CG-03'] },
      { text: 'follow a rock through the rock cycle', statements: ['SK3-CG-03'] },
      { text: 'explain what the size of crystals tells', statements: ['SK3-CG-03'] },
    ],
  },
  {
    key: 'air-and-climate',
    title: 'The air and the climate',
    description: 'What air is made of, how carbon travels, and how people change the climate.',
    year: 8,
    prerequisites: ['burning-and-oxidation', 'photosynthesis', 'respiration'],
    exercises: { 'burning-and-oxidation': 0.3, photosynthesis: 0.2, respiration: 0.2 },
    objectives: [
      { text: 'give the make-up of the air', statements: ['SK3-CG-06'] },
      { text: 'follow carbon through the carbon cycle', statements: ['SK3-CG-05'] },
      {
        text: 'explain how people add carbon dioxide to the air and what it does',
        statements: ['SK3-CG-07'],
      },
    ],
  },
  {
    key: 'materials-and-recycling',
    title: 'Materials and recycling',
    description: 'Choosing the right material, and why using it again is clever.',
    year: 9,
    prerequisites: ['elements-and-compounds', 'rocks'],
    exercises: {},
    objectives: [
      {
        text: 'match ceramics, polymers and composites with their properties',
        statements: ['SK3-CL-03'],
      },
      { text: 'choose a material for a job and give the reason', statements: ['SK3-CL-03'] },
      {
        text: 'explain why resources are limited and what recycling saves',
        statements: ['SK3-CG-04'],
      },
    ],
  },
  {
    key: 'measuring-rates',
    title: 'Measuring rates of reaction',
    description: 'How fast is a reaction? Watching gas, mass and time.',
    year: 10,
    prerequisites: ['chemical-reactions', 'tables-and-graphs'],
    exercises: { 'tables-and-graphs': 0.4, 'chemical-reactions': 0.1 },
    objectives: [
      { text: 'calculate a mean rate from results, with its unit', statements: ['GCSE-CRA-01'] },
      { text: 'compare rates on a graph', statements: ['GCSE-CRA-02'] },
      { text: 'say what a tangent to a rate graph shows', statements: ['GCSE-CRA-02'] },
      {
        text: 'choose how to measure the rate of a reaction',
        statements: ['GCSE-CRA-01', 'GCSE-WS-09'],
      },
    ],
  },
  {
    key: 'changing-rates',
    title: 'Changing the rate',
    description: 'Why crushed, hot and concentrated means quick: it is all about collisions.',
    year: 10,
    prerequisites: ['measuring-rates', 'energy-profiles'],
    exercises: { 'measuring-rates': 0.4, 'energy-profiles': 0.2 },
    objectives: [
      { text: 'explain concentration and pressure by collisions', statements: ['GCSE-CRA-04'] },
      { text: 'explain surface area by collisions', statements: ['GCSE-CRA-04'] },
      {
        text: 'explain temperature by collisions and activation energy',
        statements: ['GCSE-CRA-04'],
      },
      {
        text: 'say what a catalyst does, and read it from a reaction profile',
        statements: ['SK3-CR-11', 'GCSE-CRA-05'],
      },
    ],
  },
  {
    key: 'rates-from-tangents',
    title: 'Rates from tangents',
    description: 'Reading the rate at one moment from a curved graph.',
    year: 10,
    tier: 'higher',
    prerequisites: ['measuring-rates'],
    exercises: { 'measuring-rates': 0.6, 'tables-and-graphs': 0.3 },
    objectives: [
      { text: 'calculate the gradient of a tangent, with its unit', statements: ['GCSE-CRA-03'] },
      {
        text: 'compare the rate at two moments of a reaction',
        statements: ['GCSE-CRA-03', 'GCSE-CRA-02'],
      },
      {
        text: 'say why the rate falls as a reaction goes on',
        statements: ['GCSE-CRA-03', 'GCSE-CRA-04'],
      },
    ],
  },
  {
    key: 'reversible-reactions',
    title: 'Reversible reactions',
    description: 'Reactions that also go backwards, and the busy balance that they reach.',
    year: 11,
    prerequisites: ['changing-rates'],
    exercises: { 'changing-rates': 0.2, 'energy-changes': 0.2 },
    objectives: [
      { text: 'read an equation with a two-way arrow', statements: ['GCSE-CRA-06'] },
      { text: 'say what is equal at equilibrium and what is not', statements: ['GCSE-CRA-06'] },
      {
        text: 'predict the energy change of the reverse reaction',
        statements: ['GCSE-CRA-06', 'GCSE-CEN-01'],
      },
    ],
  },
  {
    key: 'shifting-equilibrium',
    title: 'Shifting an equilibrium',
    description: 'How an equilibrium answers when you warm it, squeeze it or add to it.',
    year: 11,
    tier: 'higher',
    prerequisites: ['reversible-reactions'],
    exercises: { 'reversible-reactions': 0.6 },
    objectives: [
      { text: 'predict the effect of a change of concentration', statements: ['GCSE-CRA-07'] },
      { text: 'predict the effect of a change of temperature', statements: ['GCSE-CRA-07'] },
      { text: 'predict the effect of a change of pressure', statements: ['GCSE-CRA-07'] },
    ],
  },
  {
    key: 'crude-oil',
    title: 'Crude oil',
    description: 'How a black liquid from long ago is sorted into fuels and raw materials.',
    year: 11,
    prerequisites: ['covalent-bonding', 'separating-mixtures', 'burning-and-oxidation'],
    exercises: { 'separating-mixtures': 0.3, 'burning-and-oxidation': 0.2 },
    objectives: [
      {
        text: 'explain how fractional distillation sorts crude oil',
        statements: ['GCSE-CIN-05', 'GCSE-CAN-03'],
      },
      { text: 'write the formula of an alkane', statements: ['GCSE-CIN-06'] },
      {
        text: 'predict how boiling point and thickness change with the size of a molecule',
        statements: ['GCSE-CIN-06'],
      },
      { text: 'balance the equation of complete combustion', statements: ['GCSE-CIN-08'] },
      {
        text: 'say what we use carbon compounds for and why the supply is limited',
        statements: ['GCSE-CIN-09'],
      },
    ],
  },
  {
    key: 'cracking',
    title: 'Cracking and alkenes',
    description: 'Breaking long molecules into more useful short ones.',
    year: 11,
    prerequisites: ['crude-oil', 'balancing-equations'],
    exercises: { 'crude-oil': 0.5, 'balancing-equations': 0.2 },
    objectives: [
      {
        text: 'explain why long molecules are cracked',
        statements: ['GCSE-CIN-07', 'GCSE-CIN-09'],
      },
      { text: 'complete the equation of a cracking', statements: ['GCSE-CIN-07'] },
      { text: 'tell alkenes from alkanes with bromine water', statements: ['GCSE-CIN-07'] },
    ],
  },
  {
    key: 'early-atmosphere',
    title: 'How the atmosphere changed',
    description: 'From volcanoes to the air that we breathe, and how we know.',
    year: 11,
    prerequisites: ['air-and-climate'],
    exercises: { 'air-and-climate': 0.4, photosynthesis: 0.2 },
    objectives: [
      { text: 'put the changes of the atmosphere in order', statements: ['GCSE-CEA-01'] },
      { text: 'explain why oxygen rose and carbon dioxide fell', statements: ['GCSE-CEA-01'] },
      {
        text: 'say why we cannot be sure about the early atmosphere',
        statements: ['GCSE-CEA-01', 'GCSE-WS-01'],
      },
    ],
  },
  {
    key: 'climate-and-pollution',
    title: 'Climate change and pollution',
    description: 'What warms the Earth, how sure we are, and what can be done.',
    year: 11,
    prerequisites: ['early-atmosphere', 'crude-oil'],
    exercises: { 'air-and-climate': 0.5, 'crude-oil': 0.1 },
    objectives: [
      { text: 'explain the greenhouse effect', statements: ['GCSE-CEA-02'] },
      {
        text: 'weigh up evidence that people change the climate',
        statements: ['GCSE-CEA-03', 'GCSE-WS-06'],
      },
      {
        text: 'describe effects of climate change and ways to reduce a carbon footprint',
        statements: ['GCSE-CEA-04'],
      },
      { text: 'match a pollutant with its source and its harm', statements: ['GCSE-CEA-05'] },
    ],
  },
  {
    key: 'using-resources',
    title: 'Water, waste and recycling',
    description: 'Safe water for everyone, and the whole life of a thing from mine to bin.',
    year: 11,
    prerequisites: ['separating-mixtures', 'materials-and-recycling'],
    exercises: { 'separating-mixtures': 0.2, 'materials-and-recycling': 0.4 },
    objectives: [
      { text: 'put the steps of making drinking water in order', statements: ['GCSE-CEA-06'] },
      { text: 'compare two products by their life cycles', statements: ['GCSE-CIN-03'] },
      { text: 'judge whether recycling is worthwhile', statements: ['GCSE-CIN-04'] },
    ],
  },
  {
    key: 'metals-from-poor-ores',
    title: 'Metals from poor ores',
    description:
      'How plants and bacteria help to get copper out of rock that holds very little of it.',
    year: 11,
    tier: 'higher',
    prerequisites: ['electrolysis', 'using-resources'],
    exercises: { 'reactivity-series': 0.3, electrolysis: 0.1 },
    objectives: [
      { text: 'describe how plants and bacteria extract a metal', statements: ['GCSE-CIN-02'] },
      { text: 'weigh up these ways against mining', statements: ['GCSE-CIN-02'] },
      {
        text: 'say how the metal is got out of the solution',
        statements: ['GCSE-CIN-02', 'GCSE-CIN-01'],
      },
    ],
  },
]
