import type { Topic } from '#curriculum/shapes.ts'

export const placeValueTopics: readonly Topic[] = [
  {
    key: 'four-digit-numbers',
    title: 'Numbers to 10,000',
    description: 'What each digit of a number is worth, and where the number lives on a line.',
    year: 4,
    prerequisites: [],
    exercises: {},
    objectives: [
      { text: 'say what each digit of a four-digit number is worth', statements: ['M4-PV-04'] },
      { text: 'compare and order numbers beyond 1,000', statements: ['M4-PV-05'] },
      { text: 'find 1,000 more or 1,000 less than a number', statements: ['M4-PV-02'] },
      {
        text: 'read and estimate numbers on number lines and in pictures',
        statements: ['M4-PV-06'],
      },
    ],
  },
  {
    key: 'counting-in-steps',
    title: 'Counting in steps',
    description: 'Step forwards and backwards by the same amount, even below zero.',
    year: 4,
    prerequisites: ['four-digit-numbers'],
    exercises: { 'four-digit-numbers': 0.3 },
    objectives: [
      { text: 'count on and back in 6s, 7s, 9s, 25s and 1,000s', statements: ['M4-PV-01'] },
      { text: 'find the missing numbers in a count', statements: ['M4-PV-01', 'M4-PV-08'] },
      { text: 'count backwards through zero', statements: ['M4-PV-03'] },
    ],
  },
  {
    key: 'rounding-whole-numbers',
    title: 'Rounding whole numbers',
    description:
      'Find the nearest ten, hundred or thousand, and use it when near enough is good enough.',
    year: 4,
    prerequisites: ['four-digit-numbers'],
    exercises: { 'four-digit-numbers': 0.4 },
    objectives: [
      { text: 'round a number to the nearest 10, 100 or 1,000', statements: ['M4-PV-07'] },
      {
        text: 'round larger numbers, up to the nearest 100,000',
        statements: ['M5-PV-05', 'M6-PV-03'],
      },
      { text: 'find which numbers round to a given one', statements: ['M4-PV-08', 'M5-PV-06'] },
      { text: 'decide how closely to round in a problem', statements: ['M6-PV-03', 'M5-PV-06'] },
    ],
  },
  {
    key: 'roman-numerals',
    title: 'Roman numerals',
    description: 'Read the numbers on old clocks and buildings, and see what zero did for ours.',
    year: 4,
    prerequisites: ['four-digit-numbers'],
    exercises: { 'four-digit-numbers': 0.2 },
    objectives: [
      { text: 'read Roman numerals to 100', statements: ['M4-PV-09'] },
      { text: 'read Roman numerals to 1,000, and years written in them', statements: ['M5-PV-07'] },
      { text: 'write a number in Roman numerals', statements: ['M4-PV-09', 'M5-PV-07'] },
      { text: 'say what our system can do with zero and place value', statements: ['M4-PV-09'] },
    ],
  },
  {
    key: 'large-numbers',
    title: 'Numbers to ten million',
    description: 'The same ten digits, read in threes, go on for as long as you like.',
    year: 5,
    prerequisites: ['rounding-whole-numbers'],
    exercises: { 'four-digit-numbers': 0.6, 'rounding-whole-numbers': 0.1 },
    objectives: [
      { text: 'read and write numbers up to 10,000,000', statements: ['M5-PV-01', 'M6-PV-01'] },
      {
        text: 'say what each digit of a large number is worth',
        statements: ['M5-PV-01', 'M6-PV-01'],
      },
      { text: 'compare and order large numbers', statements: ['M5-PV-02', 'M6-PV-02'] },
      { text: 'count on and back in powers of ten', statements: ['M5-PV-03'] },
      { text: 'solve problems with large numbers', statements: ['M5-PV-06', 'M6-PV-05'] },
    ],
  },
  {
    key: 'negative-numbers',
    title: 'Negative numbers',
    description: 'Numbers below zero, for cold days, deep water and money owed.',
    year: 5,
    prerequisites: ['counting-in-steps'],
    exercises: { 'counting-in-steps': 0.5 },
    objectives: [
      { text: 'read and place negative numbers on a number line', statements: ['M5-PV-04'] },
      { text: 'count on and back through zero', statements: ['M5-PV-04'] },
      { text: 'find the difference between two numbers across zero', statements: ['M6-PV-04'] },
      {
        text: 'solve problems with temperatures, heights and money',
        statements: ['M6-PV-04', 'M6-PV-05'],
      },
    ],
  },
  {
    key: 'ordering-numbers',
    title: 'Ordering any numbers',
    description: 'Whole numbers, fractions, decimals and negatives all share one number line.',
    year: 7,
    prerequisites: [
      'large-numbers',
      'negative-numbers',
      'comparing-decimals',
      'comparing-fractions',
    ],
    exercises: {
      'negative-numbers': 0.4,
      'comparing-decimals': 0.5,
      'comparing-fractions': 0.3,
      'large-numbers': 0.2,
    },
    objectives: [
      { text: 'read decimals and integers of any size by place value', statements: ['MK3-N-01'] },
      {
        text: 'order positive and negative decimals and fractions',
        statements: ['MK3-N-02', 'GCSE-N1'],
      },
      { text: 'use =, ≠, <, >, ≤ and ≥ correctly', statements: ['MK3-N-03', 'GCSE-N1'] },
    ],
  },
  {
    key: 'calculating-with-negatives',
    title: 'Calculating with negative numbers',
    description: 'Add, subtract, multiply and divide on both sides of zero.',
    year: 7,
    prerequisites: ['negative-numbers', 'multi-step-problems'],
    exercises: { 'negative-numbers': 0.6 },
    objectives: [
      { text: 'add and subtract with negative numbers', statements: ['MK3-N-11', 'GCSE-N2a'] },
      { text: 'multiply and divide with negative numbers', statements: ['MK3-N-11', 'GCSE-N2a'] },
      {
        text: 'combine several operations with negative numbers',
        statements: ['MK3-N-11', 'GCSE-N2a'],
      },
      { text: 'solve problems in which amounts fall below zero', statements: ['MK3-N-11'] },
    ],
    article: 'negative-numbers',
  },
  {
    key: 'significant-figures',
    title: 'Decimal places and significant figures',
    description: 'Keep the digits that matter and let the rest go.',
    year: 7,
    prerequisites: ['large-numbers', 'comparing-decimals'],
    exercises: { 'rounding-whole-numbers': 0.5, 'comparing-decimals': 0.2 },
    objectives: [
      { text: 'round to a number of decimal places', statements: ['MK3-N-22', 'GCSE-N15a'] },
      {
        text: 'say which digit of a number is its first significant figure',
        statements: ['MK3-N-22', 'GCSE-N15a'],
      },
      { text: 'round to a number of significant figures', statements: ['MK3-N-22', 'GCSE-N15a'] },
      { text: 'choose a suitable accuracy for an answer', statements: ['GCSE-N15a'] },
    ],
    article: 'rounding',
  },
  {
    key: 'estimating',
    title: 'Estimating answers',
    description: 'Round first, work it out in your head, and know roughly what to expect.',
    year: 8,
    prerequisites: ['significant-figures', 'calculating-with-decimals'],
    exercises: { 'significant-figures': 0.6, 'calculating-with-decimals': 0.3 },
    objectives: [
      {
        text: 'estimate a calculation by rounding each number',
        statements: ['MK3-N-23', 'GCSE-N14'],
      },
      { text: 'spot an answer that cannot be right', statements: ['GCSE-N14', 'MK3-N-23'] },
      { text: 'say whether an estimate is too large or too small', statements: ['GCSE-N14'] },
    ],
  },
  {
    key: 'error-intervals',
    title: 'Error intervals',
    description: 'A rounded number hides a whole stretch of numbers that it could have been.',
    year: 9,
    prerequisites: ['significant-figures', 'ordering-numbers'],
    exercises: { 'significant-figures': 0.6, 'ordering-numbers': 0.2 },
    objectives: [
      {
        text: 'find the lower and upper bound of a rounded number',
        statements: ['MK3-N-24', 'GCSE-N16'],
      },
      {
        text: 'write an error interval with inequality signs',
        statements: ['MK3-N-24', 'GCSE-N15b'],
      },
      { text: 'write an error interval for a truncated number', statements: ['GCSE-N15b'] },
      { text: 'interpret the limits of accuracy of a measurement', statements: ['GCSE-N16'] },
    ],
  },
  {
    key: 'bounds',
    title: 'Bounds in calculations',
    description: 'How far off can an answer be when the measurements were rounded?',
    year: 11,
    tier: 'higher',
    prerequisites: ['error-intervals', 'substitution'],
    exercises: { 'error-intervals': 0.6, substitution: 0.3 },
    objectives: [
      {
        text: 'choose which bounds give the largest or smallest answer',
        statements: ['GCSE-N16H'],
      },
      {
        text: 'find the bounds of a sum, difference, product or quotient',
        statements: ['GCSE-N16H'],
      },
      { text: 'use bounds to give an answer to a suitable accuracy', statements: ['GCSE-N16H'] },
    ],
  },
]
