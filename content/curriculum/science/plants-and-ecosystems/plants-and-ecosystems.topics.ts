import type { Topic } from '#curriculum/shapes.ts'

export const plantsAndEcosystemsTopics: readonly Topic[] = [
  {
    key: 'plant-reproduction',
    title: 'How plants reproduce',
    description: 'From flower to fruit to seed, and why farmers need bees.',
    year: 7,
    prerequisites: ['specialised-cells'],
    exercises: { 'specialised-cells': 0.1 },
    objectives: [
      { text: 'name the parts of a flower and say what each does', statements: ['SK3-BR-05'] },
      {
        text: 'tell pollination, fertilisation and seed dispersal apart',
        statements: ['SK3-BR-05', 'SK3-BR-06'],
      },
      { text: 'match a seed or fruit with the way it is spread', statements: ['SK3-BR-06'] },
      { text: 'explain why our food depends on insects that pollinate', statements: ['SK3-BI-02'] },
    ],
  },
  {
    key: 'food-webs',
    title: 'Food webs',
    description: 'Who eats whom, and what happens to all the others when one of them is gone.',
    year: 7,
    prerequisites: [],
    exercises: {},
    objectives: [
      {
        text: 'read a food web and name its producers and consumers',
        statements: ['SK3-BI-01', 'GCSE-BEC-01'],
      },
      { text: 'predict what happens when one population changes', statements: ['SK3-BI-01'] },
      { text: 'explain how a poison builds up along a food chain', statements: ['SK3-BI-03'] },
      { text: 'order organism, population, community and ecosystem', statements: ['GCSE-BEC-01'] },
    ],
  },
  {
    key: 'photosynthesis',
    title: 'Photosynthesis',
    description: 'How plants make their food from light, air and water.',
    year: 8,
    prerequisites: ['cells'],
    exercises: { cells: 0.2 },
    objectives: [
      {
        text: 'write the word equation of photosynthesis',
        statements: ['SK3-BP-01', 'GCSE-BPH-02'],
      },
      { text: 'say what chlorophyll does', statements: ['SK3-BP-01', 'SK3-BP-03'] },
      { text: 'name what limits the rate of photosynthesis', statements: ['GCSE-BPH-03'] },
      {
        text: 'explain why almost all life depends on photosynthesis',
        statements: ['SK3-BP-02', 'GCSE-BPH-01'],
      },
      {
        text: 'say how a leaf is suited to its job, and what roots take in',
        statements: ['SK3-BP-03', 'SK3-BN-07'],
      },
    ],
  },
  {
    key: 'respiration',
    title: 'Respiration',
    description: 'How every living cell, day and night, gets energy out of food.',
    year: 8,
    prerequisites: ['breathing'],
    exercises: { cells: 0.2, breathing: 0.1 },
    objectives: [
      { text: 'write the word equation of aerobic respiration', statements: ['SK3-BE-02'] },
      {
        text: 'say why all cells respire, and tell respiration from breathing',
        statements: ['SK3-BE-01', 'GCSE-BCE-10'],
      },
      { text: 'describe anaerobic respiration in muscles and in yeast', statements: ['SK3-BE-03'] },
      {
        text: 'compare aerobic and anaerobic respiration',
        statements: ['SK3-BE-04', 'GCSE-BCE-11'],
      },
    ],
  },
  {
    key: 'plant-transport',
    title: 'Transport in plants',
    description: 'How water climbs a tall tree without a pump, and how sugar travels to the roots.',
    year: 10,
    prerequisites: ['photosynthesis', 'moving-into-cells'],
    exercises: { 'moving-into-cells': 0.4, photosynthesis: 0.2 },
    objectives: [
      {
        text: 'explain how stomata let gases in and out',
        statements: ['SK3-BG-04', 'GCSE-BTR-07'],
      },
      {
        text: 'match root hairs, xylem and phloem with their jobs and features',
        statements: ['GCSE-BTR-06'],
      },
      { text: 'tell transpiration from translocation', statements: ['GCSE-BTR-07'] },
      {
        text: 'predict how light, wind and temperature change water uptake',
        statements: ['GCSE-BTR-08'],
      },
    ],
  },
  {
    key: 'limits-on-photosynthesis',
    title: 'Limits on photosynthesis',
    description: 'What holds a plant back, and how a grower can find out which factor it is.',
    year: 10,
    tier: 'higher',
    prerequisites: ['photosynthesis', 'enzymes'],
    exercises: { photosynthesis: 0.6, enzymes: 0.1 },
    objectives: [
      {
        text: 'read from a graph which factor limits the rate',
        statements: ['GCSE-BPH-03', 'GCSE-BPH-04'],
      },
      {
        text: 'choose greenhouse conditions that are worth their cost',
        statements: ['GCSE-BPH-04'],
      },
      { text: 'use the inverse square law for light intensity', statements: ['GCSE-BPH-05'] },
    ],
  },
  {
    key: 'living-together',
    title: 'Competition and adaptation',
    description: 'How living things and the world around them shape each other.',
    year: 11,
    prerequisites: ['food-webs'],
    exercises: { 'food-webs': 0.4 },
    objectives: [
      {
        text: 'tell living (biotic) from non-living (abiotic) factors',
        statements: ['GCSE-BEC-02'],
      },
      {
        text: 'predict how a change of one factor affects a community',
        statements: ['GCSE-BEC-02'],
      },
      { text: 'name what plants and animals compete for', statements: ['GCSE-BEC-03'] },
      {
        text: 'explain how a feature helps an organism to survive where it lives',
        statements: ['GCSE-BEC-03'],
      },
    ],
  },
  {
    key: 'sampling-habitats',
    title: 'Sampling a habitat',
    description: 'How to count daisies in a field without counting every daisy.',
    year: 11,
    prerequisites: ['living-together'],
    exercises: { 'living-together': 0.2 },
    objectives: [
      {
        text: 'choose random quadrats or a transect for a question',
        statements: ['GCSE-BEC-07', 'SK3-WS-09', 'GCSE-WS-11'],
      },
      {
        text: 'estimate a population from quadrat counts',
        statements: ['GCSE-BEC-07', 'SK3-WS-09'],
      },
      {
        text: 'explain how to keep a sample free from bias',
        statements: ['GCSE-BEC-07', 'GCSE-WS-11'],
      },
    ],
  },
  {
    key: 'natural-cycles',
    title: 'Carbon and water cycles',
    description: 'How nature uses the same carbon and the same water over and over again.',
    year: 11,
    prerequisites: ['photosynthesis', 'respiration', 'food-webs'],
    exercises: { photosynthesis: 0.2, respiration: 0.2, 'food-webs': 0.1 },
    objectives: [
      {
        text: 'name the processes that take carbon out of the air and put it back',
        statements: ['SK3-CG-05', 'GCSE-BEC-04'],
      },
      { text: 'follow water through the water cycle', statements: ['GCSE-BEC-04'] },
      {
        text: 'explain what decomposers do and what helps them to work',
        statements: ['GCSE-BEC-05'],
      },
    ],
  },
  {
    key: 'biodiversity',
    title: 'Biodiversity',
    description:
      'Why it matters that there are many kinds of living things, and how people can protect them.',
    year: 11,
    prerequisites: ['sampling-habitats'],
    exercises: { 'living-together': 0.3, 'food-webs': 0.2 },
    objectives: [
      {
        text: 'explain why biodiversity is worth keeping',
        statements: ['SK3-BV-07', 'GCSE-BEC-06'],
      },
      {
        text: 'describe helpful and harmful things that people do to ecosystems',
        statements: ['GCSE-BEC-08'],
      },
      {
        text: 'match a way of keeping biodiversity, such as a gene bank, with what it does',
        statements: ['SK3-BV-07', 'GCSE-BEC-06'],
      },
    ],
  },
]
