import type { Topic } from '#curriculum/shapes.ts'

export const workingScientificallyTopics: readonly Topic[] = [
  {
    key: 'fair-tests',
    title: 'Questions and fair tests',
    description: 'How to ask a question of nature so that the answer can be trusted.',
    year: 7,
    prerequisites: [],
    exercises: {},
    objectives: [
      {
        text: 'turn an observation into a question that can be tested',
        statements: ['SK3-WS-04', 'GCSE-WS-08'],
      },
      {
        text: 'name the independent, dependent and control variables',
        statements: ['SK3-WS-06', 'GCSE-WS-08'],
      },
      {
        text: 'make a prediction and give the scientific reason',
        statements: ['SK3-WS-05', 'GCSE-WS-07'],
      },
      {
        text: 'find the fault in a plan and put it right',
        statements: ['SK3-WS-06', 'GCSE-WS-13'],
      },
    ],
  },
  {
    key: 'measuring',
    title: 'Measuring and safety',
    description: 'The right tool, the right unit, and everybody keeps their eyebrows.',
    year: 7,
    prerequisites: [],
    exercises: {},
    objectives: [
      { text: 'choose the apparatus for a measurement', statements: ['SK3-WS-07', 'GCSE-WS-09'] },
      { text: 'read a scale to the nearest division', statements: ['SK3-WS-08', 'GCSE-WS-12'] },
      {
        text: 'match a quantity with its SI unit, and a substance with its scientific name',
        statements: ['SK3-WS-16', 'GCSE-WS-21'],
      },
      {
        text: 'carry out a method accurately and safely',
        statements: ['GCSE-WS-10', 'SK3-WS-07'],
      },
      {
        text: 'name a hazard, its risk and how to make it smaller',
        statements: ['SK3-WS-03', 'GCSE-WS-05'],
      },
    ],
  },
  {
    key: 'tables-and-graphs',
    title: 'Tables and graphs',
    description: 'How to set out results so that anyone can see what they say.',
    year: 7,
    prerequisites: ['fair-tests', 'measuring'],
    exercises: { 'fair-tests': 0.2, measuring: 0.2 },
    objectives: [
      {
        text: 'put results into a table with headings and units',
        statements: ['SK3-WS-11', 'SK3-WS-08', 'GCSE-WS-12'],
      },
      {
        text: 'choose a bar chart, a line graph or a scatter graph',
        statements: ['SK3-WS-11', 'GCSE-WS-14'],
      },
      { text: 'read a value or a gradient from a graph', statements: ['GCSE-WS-14', 'SK3-WS-10'] },
      {
        text: 'calculate a mean and leave out an anomaly',
        statements: ['SK3-WS-18', 'SK3-WS-10', 'GCSE-WS-15'],
      },
    ],
  },
  {
    key: 'conclusions',
    title: 'Conclusions',
    description: 'What the results show, what they do not show, and what to ask next.',
    year: 8,
    prerequisites: ['tables-and-graphs'],
    exercises: { 'tables-and-graphs': 0.4, 'fair-tests': 0.2 },
    objectives: [
      { text: 'say what pattern the results show', statements: ['SK3-WS-12', 'GCSE-WS-17'] },
      {
        text: 'compare results with the prediction and give a scientific reason',
        statements: ['SK3-WS-13', 'GCSE-WS-18'],
      },
      { text: 'say what the results cannot show', statements: ['SK3-WS-12', 'GCSE-WS-17'] },
      { text: 'choose the next question to test', statements: ['SK3-WS-15'] },
      { text: 'choose the clearest way to report a finding', statements: ['GCSE-WS-20'] },
    ],
  },
  {
    key: 'errors-and-uncertainty',
    title: 'Errors and uncertainty',
    description: 'Every measurement is a little out. How much, and what can be done about it?',
    year: 9,
    prerequisites: ['tables-and-graphs'],
    exercises: { 'tables-and-graphs': 0.3, measuring: 0.3 },
    objectives: [
      {
        text: 'tell accurate, precise, repeatable and reproducible apart',
        statements: ['SK3-WS-01', 'GCSE-WS-19'],
      },
      { text: 'tell random from systematic errors', statements: ['SK3-WS-14', 'GCSE-WS-19'] },
      {
        text: 'calculate the range and the uncertainty of a mean',
        statements: ['GCSE-WS-16', 'SK3-WS-18'],
      },
      { text: 'suggest an improvement to a method', statements: ['SK3-WS-08', 'GCSE-WS-13'] },
    ],
  },
  {
    key: 'science-calculations',
    title: 'Calculating in science',
    description: 'Formulae, units, big numbers and tiny ones, as scientists use them.',
    year: 9,
    prerequisites: ['measuring'],
    exercises: { measuring: 0.2 },
    objectives: [
      {
        text: 'put numbers into a formula and rearrange it',
        statements: ['SK3-WS-17', 'SK3-WS-10', 'GCSE-WS-15'],
      },
      {
        text: 'change units, and use prefixes from nano to tera',
        statements: ['GCSE-WS-22', 'GCSE-WS-23'],
      },
      { text: 'read and write numbers in standard form', statements: ['GCSE-WS-22', 'SK3-WS-10'] },
      {
        text: 'give an answer to a sensible number of significant figures',
        statements: ['GCSE-WS-23'],
      },
    ],
  },
  {
    key: 'how-science-works',
    title: 'How science changes its mind',
    description:
      'Why scientists check each other, and why a good idea may give way to a better one.',
    year: 9,
    prerequisites: ['conclusions'],
    exercises: { conclusions: 0.2 },
    objectives: [
      {
        text: 'say why results are published and checked by others',
        statements: ['SK3-WS-02', 'GCSE-WS-06'],
      },
      {
        text: 'explain how new evidence changes a theory or a model',
        statements: ['SK3-WS-02', 'GCSE-WS-01', 'GCSE-WS-02'],
      },
      {
        text: 'tell a question that science can answer from one that it cannot',
        statements: ['GCSE-WS-03'],
      },
      {
        text: 'weigh up the benefits, risks and fairness of using science',
        statements: ['GCSE-WS-03', 'GCSE-WS-04', 'GCSE-WS-05'],
      },
    ],
  },
]
