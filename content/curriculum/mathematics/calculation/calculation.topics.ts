import type { Topic } from '#curriculum/shapes.ts'

export const calculationTopics: readonly Topic[] = [
  {
    key: 'column-addition-and-subtraction',
    title: 'Column addition and subtraction',
    description: 'Line the digits up, start on the right, and carry or exchange when you need to.',
    year: 4,
    prerequisites: ['four-digit-numbers'],
    exercises: { 'four-digit-numbers': 0.3 },
    objectives: [
      { text: 'add numbers in columns', statements: ['M4-AS-01', 'M5-AS-01'] },
      {
        text: 'subtract numbers in columns, exchanging where needed',
        statements: ['M4-AS-02', 'M5-AS-02'],
      },
      { text: 'estimate an answer before working it out', statements: ['M4-AS-03'] },
      { text: 'check an answer with the inverse operation', statements: ['M4-AS-03'] },
    ],
  },
  {
    key: 'times-tables',
    title: 'Times tables to 12 × 12',
    description: 'The facts that make all later multiplying and dividing easy.',
    year: 4,
    prerequisites: ['counting-in-steps'],
    exercises: { 'counting-in-steps': 0.3 },
    objectives: [
      { text: 'recall any fact of the tables to 12 × 12', statements: ['M4-MD-01'] },
      { text: 'recall the division facts that go with them', statements: ['M4-MD-02'] },
      { text: 'multiply by 0 and 1, and divide by 1', statements: ['M4-MD-04'] },
    ],
  },
  {
    key: 'mental-multiplication',
    title: 'Multiplying in your head',
    description: 'Turn a hard product into easy ones you already know.',
    year: 4,
    prerequisites: ['times-tables'],
    exercises: { 'times-tables': 0.7 },
    objectives: [
      {
        text: 'multiply and divide mentally with known facts and place value',
        statements: ['M4-MD-03', 'M5-MD-07'],
      },
      { text: 'multiply three numbers in the easiest order', statements: ['M4-MD-05'] },
      { text: 'use factor pairs to make a product easier', statements: ['M4-MD-06'] },
      { text: 'split a number to multiply it in parts', statements: ['M4-MD-08'] },
    ],
  },
  {
    key: 'short-multiplication',
    title: 'Short multiplication',
    description: 'Multiply a long number by a single digit, one place at a time.',
    year: 4,
    prerequisites: ['times-tables', 'column-addition-and-subtraction'],
    exercises: { 'times-tables': 0.6, 'column-addition-and-subtraction': 0.3 },
    objectives: [
      { text: 'multiply two- and three-digit numbers by one digit', statements: ['M4-MD-07'] },
      { text: 'multiply four-digit numbers by one digit', statements: ['M5-MD-05'] },
      { text: 'solve problems that multiply and then add', statements: ['M4-MD-08'] },
    ],
  },
  {
    key: 'adding-and-subtracting-in-your-head',
    title: 'Adding and subtracting in your head',
    description: 'Use near numbers, jumps and clever splits instead of pencil and paper.',
    year: 5,
    prerequisites: ['column-addition-and-subtraction', 'large-numbers'],
    exercises: { 'rounding-whole-numbers': 0.3, 'large-numbers': 0.2 },
    objectives: [
      { text: 'add and subtract large numbers mentally', statements: ['M5-AS-03'] },
      {
        text: 'solve two-step problems and say which operations they need',
        statements: ['M4-AS-04'],
      },
      {
        text: 'solve longer problems, choosing a method for each step',
        statements: ['M5-AS-05', 'M6-OP-10'],
      },
      { text: 'check an answer by rounding', statements: ['M5-AS-04'] },
    ],
  },
  {
    key: 'long-multiplication',
    title: 'Long multiplication',
    description: 'Multiply by the ones, multiply by the tens, and add the two rows.',
    year: 5,
    prerequisites: ['short-multiplication', 'multiplying-by-powers-of-ten'],
    exercises: {
      'short-multiplication': 0.7,
      'times-tables': 0.4,
      'column-addition-and-subtraction': 0.2,
    },
    objectives: [
      { text: 'multiply a two-digit number by a two-digit number', statements: ['M5-MD-06'] },
      {
        text: 'multiply numbers of up to four digits by two digits',
        statements: ['M5-MD-06', 'M6-OP-01'],
      },
      { text: 'solve problems that need long multiplication', statements: ['M6-OP-01'] },
    ],
  },
  {
    key: 'short-division',
    title: 'Short division',
    description: 'Share a long number by a single digit, passing each remainder on.',
    year: 5,
    prerequisites: ['short-multiplication'],
    exercises: { 'times-tables': 0.6 },
    objectives: [
      { text: 'divide up to four digits by one digit', statements: ['M5-MD-08'] },
      { text: 'write a remainder', statements: ['M5-MD-08'] },
      { text: 'decide what a remainder means in a problem', statements: ['M5-MD-08'] },
    ],
  },
  {
    key: 'long-division',
    title: 'Dividing by two-digit numbers',
    description: 'Divide by numbers such as 24, step by step.',
    year: 6,
    prerequisites: ['long-multiplication', 'mixed-numbers'],
    exercises: {
      'short-division': 0.6,
      'column-addition-and-subtraction': 0.3,
      'short-multiplication': 0.3,
    },
    objectives: [
      {
        text: 'divide up to four digits by two digits with long division',
        statements: ['M6-OP-02'],
      },
      { text: 'divide by a two-digit number with short division', statements: ['M6-OP-04'] },
      {
        text: 'write a remainder as a fraction or a whole number, or round',
        statements: ['M6-OP-03'],
      },
      { text: 'choose the form of answer that suits the problem', statements: ['M6-OP-03'] },
    ],
  },
  {
    key: 'order-of-operations',
    title: 'Order of operations',
    description: 'One rule decides what comes first, so that everyone gets the same answer.',
    year: 6,
    prerequisites: ['square-and-cube-numbers'],
    exercises: { 'mental-multiplication': 0.3 },
    objectives: [
      { text: 'use the order of operations with all four operations', statements: ['M6-OP-09'] },
      { text: 'use brackets to change the order', statements: ['M6-OP-09'] },
      {
        text: 'work with powers and roots in the right order',
        statements: ['MK3-N-12', 'GCSE-N3b'],
      },
      { text: 'put brackets in to make a calculation true', statements: ['M6-OP-09', 'MK3-N-12'] },
    ],
    article: 'order-of-operations',
  },
  {
    key: 'multi-step-problems',
    title: 'Problems in several steps',
    description: 'Read it, plan it, work it out, and check that the answer makes sense.',
    year: 6,
    prerequisites: ['long-division', 'adding-and-subtracting-in-your-head', 'order-of-operations'],
    exercises: {
      'adding-and-subtracting-in-your-head': 0.3,
      'long-division': 0.2,
      'order-of-operations': 0.2,
    },
    objectives: [
      { text: 'see what the equals sign says about both of its sides', statements: ['M5-MD-13'] },
      {
        text: 'choose operations for a problem in several steps',
        statements: ['M6-OP-11', 'M5-MD-13', 'M6-OP-10'],
      },
      {
        text: 'calculate mentally with mixed operations and large numbers',
        statements: ['M6-OP-05'],
      },
      {
        text: 'use an estimate to check, and choose a suitable accuracy',
        statements: ['M6-OP-12', 'M5-AS-04'],
      },
    ],
  },
  {
    key: 'inverse-operations',
    title: 'Inverse operations',
    description: 'Every operation has one that undoes it, and that solves many puzzles.',
    year: 7,
    prerequisites: ['multi-step-problems'],
    exercises: { 'multi-step-problems': 0.4, 'order-of-operations': 0.2 },
    objectives: [
      {
        text: 'calculate with integers of any size by written methods',
        statements: ['MK3-N-07', 'GCSE-N2a'],
      },
      {
        text: 'undo a chain of operations by working backwards',
        statements: ['MK3-N-13', 'GCSE-N3a'],
      },
      {
        text: 'use one calculation to write down the answers to others',
        statements: ['MK3-N-13', 'GCSE-N3a'],
      },
      { text: 'say what the reciprocal of a number undoes', statements: ['MK3-N-13', 'MK3-N-12'] },
    ],
  },
  {
    key: 'money-and-modelling',
    title: 'Money problems and choosing a method',
    description: 'Bills, wages and bargains: choose a way, work it out, and judge the answer.',
    year: 8,
    prerequisites: ['inverse-operations', 'percentages-of-an-amount', 'calculating-with-decimals'],
    exercises: {
      'calculating-with-decimals': 0.4,
      'percentages-of-an-amount': 0.3,
      'multi-step-problems': 0.4,
    },
    objectives: [
      { text: 'solve multi-step problems about money', statements: ['MK3-W-10'] },
      {
        text: 'choose a calculation strategy and compare it with another',
        statements: ['MK3-W-01'],
      },
      { text: 'tell additive from multiplicative situations', statements: ['MK3-W-08'] },
      {
        text: 'judge whether a result makes sense in its context',
        statements: ['MK3-W-10', 'MK3-W-11'],
      },
    ],
  },
  {
    key: 'using-a-calculator',
    title: 'Calculators and exact answers',
    description: 'Type it in correctly, read the screen wisely, and know when to stay exact.',
    year: 9,
    prerequisites: ['estimating', 'circles'],
    exercises: { 'order-of-operations': 0.4, estimating: 0.2, circles: 0.2 },
    objectives: [
      { text: 'enter fractions, powers and brackets correctly', statements: ['MK3-N-25'] },
      {
        text: 'read a calculator display in the context of the problem',
        statements: ['MK3-N-25', 'GCSE-N14'],
      },
      { text: 'leave an answer as an exact fraction', statements: ['GCSE-N8'] },
      { text: 'leave an answer as a multiple of π', statements: ['GCSE-N8'] },
    ],
  },
]
