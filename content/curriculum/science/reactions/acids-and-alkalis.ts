import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const acidsAndAlkalis: readonly ContentQuestion[] = [
  {
    key: 'acids-ph-order',
    topics: ['acids-and-alkalis'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'ordering',
      text: 'Put these in order of pH, lowest first.',
      max_score: 2,
      items: ['stomach acid', 'lemon juice', 'milk', 'pure water', 'soapy water', 'oven cleaner'],
      hints: [
        'Acids have a low pH, alkalis a high one. Which of these is neutral?',
        'Milk is very slightly acidic. The strongest alkali here is sold with gloves.',
      ],
      method_answer: [
        { text: 'Stomach acid has a pH of about 1.5, lemon juice 2 to 3, milk 6.7.' },
        { text: 'Pure water is neutral with 7, soapy water has about 9 to 10, oven cleaner 13.' },
      ],
    },
  },
  {
    key: 'acids-classify',
    topics: ['acids-and-alkalis'],
    difficulty: -0.9,
    minutes: 1,
    statements: [],
    question: {
      type: 'single_choice',
      text: 'A solution has a pH of {{ph}}. What is it?',
      max_score: 1,
      template: { draw: { ph: { from: 9, to: 13 } } },
      options: [
        {
          text: 'acidic',
          misconception: {
            code: 'ph_scale_reversed',
            text: 'Acids have a low pH, below 7.',
          },
        },
        {
          text: 'neutral',
          misconception: { code: 'neutral_range', text: 'Neutral is a pH of 7.' },
        },
        { text: 'alkaline' },
      ],
      answers: [3],
      hints: ['Which pH does pure water have?', 'Is it above or below the middle of the scale?'],
      method_answer: [{ maths: tex`{{ph}} > 7`, text: 'Above 7 a solution is alkaline.' }],
    },
  },
  {
    key: 'acids-neutralisation',
    topics: ['acids-and-alkalis'],
    difficulty: 0.1,
    minutes: 2,
    statements: [],
    question: {
      type: 'fill_blanks',
      text: 'Complete the word equation: acid + alkali → [[1]] + water. Such a reaction is called [[2]].',
      max_score: 2,
      blanks: [
        { type: 'short_text', references: ['salt', 'a salt'], not: ['hydrogen', 'acid', 'sugar'] },
        {
          type: 'short_text',
          references: ['neutralisation', 'neutralization', 'neutralising'],
          not: ['combustion', 'oxidation', 'evaporation', 'neutral'],
          spellings: ['nutralisation', 'neutralisasion'],
        },
      ],
      hints: [
        'The first one gives crystals when the water dries off.',
        'Neither the acid nor the alkali is left. What do we call a solution with a pH of 7?',
      ],
      method_answer: [
        {
          maths: tex`\text{acid} + \text{alkali} \to \text{salt} + \text{water}`,
          text: 'The two cancel each other out, which is called neutralisation.',
        },
      ],
    },
  },
  {
    key: 'acids-name-the-salt',
    topics: ['acids-and-alkalis'],
    difficulty: 0.6,
    minutes: 2,
    statements: [],
    question: {
      type: 'matching',
      text: 'Which salt is made? Match each pair of acid and alkali with its salt. One salt is left over.',
      max_score: 3,
      left: [
        'hydrochloric acid and sodium hydroxide',
        'sulfuric acid and sodium hydroxide',
        'nitric acid and potassium hydroxide',
      ],
      right: ['potassium nitrate', 'sodium chloride', 'potassium sulfate', 'sodium sulfate'],
      pairs: [2, 4, 1],
      hints: [
        'The first word comes from the alkali, the second from the acid.',
        'Hydrochloric acid makes chlorides. What do the other two make?',
      ],
      method_answer: [
        { text: 'The metal of the alkali gives the first word.' },
        {
          text: 'Hydrochloric acid gives chlorides, sulfuric acid sulfates, nitric acid nitrates.',
        },
      ],
    },
  },
  {
    key: 'acids-titration-volume',
    topics: ['acids-and-alkalis'],
    difficulty: 0.7,
    minutes: 3,
    statements: [],
    question: {
      type: 'number',
      text: 'It takes {{a}} cm³ of an acid to neutralise {{b}} cm³ of an alkali. How much of the same acid neutralises {{c}} cm³ of the same alkali? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          a: { from: 12, to: 30, step: 2 },
          b: { pick: [10, 20, 25] },
          k: { pick: [2, 3, 4] },
        },
        derive: { c: 'b * k', value: 'a * k' },
        where: ['a != b', 'value != a + c - b'],
      },
      answer: '{{value}}',
      unit: 'cm^3',
      mistakes: [
        {
          answer: '{{a + c - b}}',
          misconception: {
            code: 'added_in_proportion',
            text: 'Twice the alkali needs twice the acid: the two grow by multiplying.',
          },
        },
      ],
      hints: [
        'How many times as much alkali is there now?',
        'So many times as much acid is needed.',
      ],
      method_answer: [
        { maths: tex`{{c}} \div {{b}} = {{k}}`, text: 'So many times as much alkali.' },
        {
          maths: tex`{{a}} \times {{k}} = {{value}}\ \text{cm}^3`,
          text: 'So many times as much acid.',
        },
      ],
    },
  },
]
