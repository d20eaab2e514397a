import type { Topic } from '#curriculum/shapes.ts'

export const inheritanceAndEvolutionTopics: readonly Topic[] = [
  {
    key: 'variation',
    title: 'Variation',
    description: 'How living things differ, between kinds and within a kind.',
    year: 8,
    prerequisites: [],
    exercises: {},
    objectives: [
      {
        text: 'tell differences between species from differences within one',
        statements: ['SK3-BV-03'],
      },
      { text: 'tell continuous from discontinuous variation', statements: ['SK3-BV-04'] },
      { text: 'choose and read a chart that shows variation', statements: ['SK3-BV-04'] },
      {
        text: 'say whether a feature comes from genes, surroundings or both',
        statements: ['SK3-BV-01', 'GCSE-BIV-03'],
      },
    ],
  },
  {
    key: 'genes-and-dna',
    title: 'Genes and DNA',
    description: 'The instructions inside your cells, and how they are passed on.',
    year: 9,
    prerequisites: ['cells', 'variation'],
    exercises: { cells: 0.2, variation: 0.2 },
    objectives: [
      { text: 'order gene, chromosome, nucleus and cell by size', statements: ['SK3-BV-02'] },
      { text: 'say how features are passed from parents to children', statements: ['SK3-BV-01'] },
      {
        text: 'describe the shape of DNA and what a gene is',
        statements: ['SK3-BV-02', 'GCSE-BIV-02'],
      },
      {
        text: 'say who helped to work out the structure of DNA',
        statements: ['SK3-BV-02', 'SK3-WS-02'],
      },
    ],
  },
  {
    key: 'natural-selection',
    title: 'Natural selection',
    description:
      'How small differences decide who survives, and how kinds of living things change or die out.',
    year: 9,
    prerequisites: ['genes-and-dna', 'food-webs'],
    exercises: { variation: 0.4, 'food-webs': 0.1 },
    objectives: [
      {
        text: 'put the steps of natural selection in order',
        statements: ['SK3-BV-05', 'GCSE-BIV-11'],
      },
      {
        text: 'explain how variation and competition lead to change over generations',
        statements: ['SK3-BV-05'],
      },
      {
        text: 'explain how a change of surroundings can make a species extinct',
        statements: ['SK3-BV-06'],
      },
      {
        text: 'say why features gained during life are not passed on',
        statements: ['SK3-BV-05', 'GCSE-BIV-11'],
      },
    ],
  },
  {
    key: 'mitosis-and-meiosis',
    title: 'Mitosis and meiosis',
    description: 'Two ways to divide: for growing, and for making sex cells.',
    year: 10,
    prerequisites: ['genes-and-dna'],
    exercises: { cells: 0.1, 'genes-and-dna': 0.4 },
    objectives: [
      { text: 'say what mitosis and meiosis are for', statements: ['GCSE-BCE-04', 'GCSE-BIV-05'] },
      {
        text: 'count the chromosomes of the new cells',
        statements: ['GCSE-BCE-04', 'GCSE-BIV-05'],
      },
      { text: 'put the stages of mitosis in order', statements: ['GCSE-BCE-04'] },
      {
        text: 'explain how cancer comes from cells that divide out of control',
        statements: ['GCSE-BCE-05'],
      },
    ],
  },
  {
    key: 'stem-cells',
    title: 'Stem cells',
    description:
      'Cells that have not yet decided what to become, and the hopes and worries they bring.',
    year: 10,
    prerequisites: ['specialised-cells', 'mitosis-and-meiosis'],
    exercises: { 'specialised-cells': 0.4, 'mitosis-and-meiosis': 0.3 },
    objectives: [
      { text: 'explain why differentiation matters', statements: ['GCSE-BCE-06'] },
      {
        text: 'compare stem cells from embryos, adults and plant meristems',
        statements: ['GCSE-BCE-07'],
      },
      {
        text: 'weigh up the benefits and risks of stem cells in medicine',
        statements: ['GCSE-BCE-07', 'GCSE-WS-03'],
      },
    ],
  },
  {
    key: 'genetic-crosses',
    title: 'Genetic crosses',
    description: 'How to work out the chances of a feature in the next generation.',
    year: 11,
    prerequisites: ['mitosis-and-meiosis'],
    exercises: { 'mitosis-and-meiosis': 0.2, 'genes-and-dna': 0.3 },
    objectives: [
      {
        text: 'use the words allele, dominant, recessive, genotype and phenotype',
        statements: ['GCSE-BIV-06'],
      },
      { text: 'complete a Punnett square', statements: ['GCSE-BIV-07'] },
      { text: 'give the probability or ratio of the offspring', statements: ['GCSE-BIV-07'] },
      { text: 'explain how sex is decided by chromosomes', statements: ['GCSE-BIV-09'] },
      {
        text: 'say why most features do not follow from a single gene',
        statements: ['GCSE-BIV-08'],
      },
    ],
  },
  {
    key: 'genomes-and-mutations',
    title: 'Genomes and mutations',
    description: 'All of your genes together, how they change, and what knowing them is good for.',
    year: 11,
    prerequisites: ['genetic-crosses'],
    exercises: { 'genes-and-dna': 0.4, variation: 0.4 },
    objectives: [
      { text: 'say what a genome is', statements: ['GCSE-BIV-01', 'GCSE-BIV-02'] },
      {
        text: 'explain how genes and surroundings together shape an organism',
        statements: ['GCSE-BIV-03'],
      },
      { text: 'say what a mutation is and why most have no effect', statements: ['GCSE-BIV-10'] },
      {
        text: 'weigh up what the study of genomes can do for medicine',
        statements: ['GCSE-BIV-04'],
      },
    ],
  },
  {
    key: 'evidence-for-evolution',
    title: 'Evidence for evolution',
    description: 'What fossils and bacteria tell us about how life changes.',
    year: 11,
    prerequisites: ['natural-selection', 'genomes-and-mutations'],
    exercises: { 'natural-selection': 0.6, 'genomes-and-mutations': 0.2 },
    objectives: [
      {
        text: 'explain evolution by natural selection with mutations',
        statements: ['GCSE-BIV-11', 'GCSE-BIV-10'],
      },
      { text: 'say what fossils show and why the record has gaps', statements: ['GCSE-BIV-12'] },
      { text: 'explain how bacteria become resistant to antibiotics', statements: ['GCSE-BIV-12'] },
    ],
  },
  {
    key: 'classification',
    title: 'Classification',
    description: 'How we sort living things, and why DNA made us sort them anew.',
    year: 11,
    prerequisites: ['evidence-for-evolution'],
    exercises: { 'evidence-for-evolution': 0.2, variation: 0.1 },
    objectives: [
      { text: 'put the groups from kingdom to species in order', statements: ['GCSE-BIV-13'] },
      { text: 'use the two-part name of a species', statements: ['GCSE-BIV-13', 'GCSE-WS-21'] },
      {
        text: 'explain how new evidence, such as DNA, changed classification',
        statements: ['GCSE-BIV-13', 'GCSE-WS-01'],
      },
      { text: 'read an evolutionary tree', statements: ['GCSE-BIV-13'] },
    ],
  },
  {
    key: 'breeding-and-engineering',
    title: 'Breeding and genetic engineering',
    description:
      'How people change plants and animals, slowly by choosing parents or quickly by moving genes.',
    year: 11,
    prerequisites: ['evidence-for-evolution'],
    exercises: { 'genetic-crosses': 0.2, 'genes-and-dna': 0.3 },
    objectives: [
      { text: 'put the steps of selective breeding in order', statements: ['GCSE-BIV-14'] },
      { text: 'name benefits and risks of selective breeding', statements: ['GCSE-BIV-14'] },
      { text: 'say what genetic engineering is and give an example', statements: ['GCSE-BIV-15'] },
      {
        text: 'weigh up practical and ethical arguments about it',
        statements: ['GCSE-BIV-15', 'GCSE-WS-03', 'GCSE-WS-04'],
      },
    ],
  },
  {
    key: 'moving-a-gene',
    title: 'Moving a gene, step by step',
    description:
      'The tools and the steps with which a gene is taken from one living thing to another.',
    year: 11,
    tier: 'higher',
    prerequisites: ['breeding-and-engineering'],
    exercises: { 'breeding-and-engineering': 0.5, 'genes-and-dna': 0.2 },
    objectives: [
      { text: 'put the steps of genetic engineering in order', statements: ['GCSE-BIV-16'] },
      { text: 'say what enzymes and vectors are used for', statements: ['GCSE-BIV-16'] },
      {
        text: 'explain how bacteria can be made to produce human insulin',
        statements: ['GCSE-BIV-16'],
      },
    ],
  },
]
