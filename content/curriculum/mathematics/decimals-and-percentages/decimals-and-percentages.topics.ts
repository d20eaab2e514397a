import type { Topic } from '#curriculum/shapes.ts'

export const decimalsAndPercentagesTopics: readonly Topic[] = [
  {
    key: 'tenths-and-hundredths',
    title: 'Tenths and hundredths',
    description: 'Place value does not stop at ones: it goes on to the right of the point.',
    year: 4,
    prerequisites: ['what-a-fraction-is'],
    exercises: { 'four-digit-numbers': 0.2, 'what-a-fraction-is': 0.2 },
    objectives: [
      { text: 'count in hundredths and say where they come from', statements: ['M4-FR-02'] },
      { text: 'write tenths and hundredths as decimals', statements: ['M4-FR-05'] },
      {
        text: 'write one quarter, one half and three quarters as decimals',
        statements: ['M4-FR-06'],
      },
      { text: 'divide one- and two-digit numbers by 10 and 100', statements: ['M4-FR-07'] },
    ],
  },
  {
    key: 'comparing-decimals',
    title: 'Comparing and rounding decimals',
    description: 'The number with more digits is not always the larger one.',
    year: 5,
    prerequisites: ['tenths-and-hundredths', 'rounding-whole-numbers'],
    exercises: { 'tenths-and-hundredths': 0.5, 'rounding-whole-numbers': 0.2 },
    objectives: [
      { text: 'compare decimals with the same number of places', statements: ['M4-FR-09'] },
      {
        text: 'use thousandths and say what each digit is worth',
        statements: ['M5-FR-08', 'M6-FR-09'],
      },
      { text: 'order decimals with up to three places', statements: ['M5-FR-10'] },
      {
        text: 'round decimals to a whole number or to one place',
        statements: ['M4-FR-08', 'M5-FR-09'],
      },
    ],
  },
  {
    key: 'adding-and-subtracting-decimals',
    title: 'Adding and subtracting decimals',
    description: 'Keep the points in line, and columns work just as they always did.',
    year: 5,
    prerequisites: ['column-addition-and-subtraction', 'comparing-decimals'],
    exercises: { 'column-addition-and-subtraction': 0.6, 'tenths-and-hundredths': 0.4 },
    objectives: [
      { text: 'add and subtract decimals in columns', statements: ['M5-FR-11'] },
      { text: 'solve money and measure problems with two places', statements: ['M4-FR-10'] },
      { text: 'solve problems with up to three places', statements: ['M5-FR-11'] },
    ],
  },
  {
    key: 'multiplying-by-powers-of-ten',
    title: 'Times and divided by 10, 100, 1,000',
    description: 'Watch the digits move to the left or right, while the point stays still.',
    year: 5,
    prerequisites: ['tenths-and-hundredths', 'large-numbers'],
    exercises: { 'tenths-and-hundredths': 0.5, 'large-numbers': 0.2 },
    objectives: [
      {
        text: 'multiply whole numbers and decimals by 10, 100 and 1,000',
        statements: ['M5-MD-09', 'M6-FR-10'],
      },
      {
        text: 'divide whole numbers and decimals by 10, 100 and 1,000',
        statements: ['M5-MD-09', 'M6-FR-10'],
      },
      { text: 'find by what a number was multiplied or divided', statements: ['M6-FR-10'] },
    ],
  },
  {
    key: 'fractions-decimals-percentages',
    title: 'Fractions, decimals and percentages',
    description: 'One number, three ways of writing it.',
    year: 5,
    prerequisites: ['comparing-decimals', 'equivalent-fractions'],
    exercises: { 'equivalent-fractions': 0.5, 'tenths-and-hundredths': 0.5 },
    objectives: [
      { text: 'say what per cent means', statements: ['M5-FR-12'] },
      { text: 'write decimals as fractions', statements: ['M5-FR-07'] },
      {
        text: 'write percentages as fractions out of 100 and as decimals',
        statements: ['M5-FR-13'],
      },
      {
        text: 'use common equivalents, such as one fifth and 20%',
        statements: ['M5-FR-14', 'M6-FR-14'],
      },
    ],
  },
  {
    key: 'calculating-with-decimals',
    title: 'Multiplying and dividing decimals',
    description: 'Work as if there were no point, then use your sense of size to put it in.',
    year: 6,
    prerequisites: ['adding-and-subtracting-decimals', 'long-multiplication', 'short-division'],
    exercises: {
      'short-multiplication': 0.3,
      'short-division': 0.4,
      'multiplying-by-powers-of-ten': 0.4,
    },
    objectives: [
      { text: 'multiply a decimal by a whole number', statements: ['M6-FR-11'] },
      { text: 'divide with answers to two decimal places', statements: ['M6-FR-12'] },
      { text: 'round an answer to a stated accuracy', statements: ['M6-FR-13'] },
      { text: 'multiply and divide by decimals', statements: ['MK3-N-08', 'GCSE-N2a'] },
    ],
  },
  {
    key: 'fractions-as-decimals',
    title: 'Fractions as decimals',
    description: 'A fraction is a division that nobody has worked out yet.',
    year: 6,
    prerequisites: ['calculating-with-decimals', 'fractions-decimals-percentages'],
    exercises: { 'short-division': 0.4, 'fractions-decimals-percentages': 0.4 },
    objectives: [
      { text: 'divide to write a fraction as a decimal', statements: ['M6-FR-08'] },
      {
        text: 'write a terminating decimal as a fraction in its lowest terms',
        statements: ['MK3-N-17', 'GCSE-N10'],
      },
      {
        text: 'convert between fractions, decimals and percentages',
        statements: ['M6-FR-14', 'MK3-N-17'],
      },
    ],
  },
  {
    key: 'percentages-of-an-amount',
    title: 'Percentages of an amount',
    description: 'Out of a hundred: from 10 % in the head to any percentage.',
    year: 6,
    prerequisites: ['fractions-decimals-percentages', 'multiplying-by-powers-of-ten'],
    exercises: {
      'fractions-decimals-percentages': 0.4,
      'multiplying-by-powers-of-ten': 0.3,
      'what-a-fraction-is': 0.2,
    },
    objectives: [
      {
        text: 'change between percentages, fractions and decimals',
        statements: ['M6-FR-14', 'MK3-N-18'],
      },
      { text: 'find a percentage of an amount', statements: ['M6-RP-02', 'MK3-N-20', 'GCSE-N12'] },
      { text: 'compare amounts with percentages', statements: ['M6-RP-03', 'MK3-N-19'] },
      { text: 'write one amount as a percentage of another', statements: ['MK3-N-19'] },
    ],
    article: 'percentages-of-an-amount',
  },
  {
    key: 'percentage-change',
    title: 'Percentage change',
    description: 'Rises, falls and the multiplier that does either in one step.',
    year: 8,
    prerequisites: ['percentages-of-an-amount', 'calculating-with-decimals'],
    exercises: { 'percentages-of-an-amount': 0.6, 'calculating-with-decimals': 0.3 },
    objectives: [
      {
        text: 'increase or decrease an amount by a percentage',
        statements: ['MK3-R-10', 'GCSE-R9a'],
      },
      { text: 'use a multiplier', statements: ['MK3-N-18', 'GCSE-R9a'] },
      { text: 'find a percentage change', statements: ['GCSE-R9a', 'MK3-N-19'] },
      { text: 'work back to the amount before a change', statements: ['MK3-R-11'] },
    ],
    article: 'percentage-change',
  },
  {
    key: 'reverse-percentages',
    title: 'Reverse percentages',
    description: 'From the sale price back to the price before.',
    year: 9,
    prerequisites: ['percentage-change', 'linear-equations'],
    exercises: { 'percentage-change': 0.7, 'linear-equations': 0.2 },
    objectives: [
      { text: 'find the original after an increase', statements: ['MK3-R-11', 'GCSE-R9b'] },
      { text: 'find the original after a decrease', statements: ['MK3-R-11', 'GCSE-R9b'] },
      {
        text: 'tell whether a problem asks for the original or the new amount',
        statements: ['GCSE-R9b'],
      },
    ],
    article: 'reverse-percentages',
  },
  {
    key: 'compound-interest',
    title: 'Simple and compound interest',
    description: 'What savings earn and loans cost: the same each year, or interest on interest.',
    year: 9,
    prerequisites: ['percentage-change', 'powers-and-roots', 'inverse-operations'],
    exercises: {
      'percentage-change': 0.6,
      'powers-and-roots': 0.2,
      'percentages-of-an-amount': 0.4,
    },
    objectives: [
      { text: 'find the simple interest on an amount', statements: ['MK3-R-12', 'GCSE-R9c'] },
      {
        text: 'find the rate or the time for simple interest',
        statements: ['MK3-R-12', 'GCSE-R9c'],
      },
      { text: 'find an amount after compound interest', statements: ['GCSE-R16'] },
      { text: 'find an amount after repeated loss in value', statements: ['GCSE-R16', 'GCSE-R9a'] },
      { text: 'compare simple and compound interest', statements: ['GCSE-R16', 'GCSE-R9c'] },
    ],
  },
  {
    key: 'recurring-decimals',
    title: 'Recurring decimals',
    description: 'Decimals that repeat for ever are fractions in disguise.',
    year: 10,
    tier: 'higher',
    prerequisites: ['fractions-as-decimals', 'unknown-on-both-sides'],
    exercises: { 'fractions-as-decimals': 0.4, 'linear-equations': 0.2 },
    objectives: [
      { text: 'write a fraction as a recurring decimal', statements: ['GCSE-N10H'] },
      { text: 'write a recurring decimal as a fraction', statements: ['GCSE-N10H'] },
      { text: 'explain why the method works, with algebra', statements: ['GCSE-N10H'] },
    ],
  },
]
