import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const photosynthesis: readonly ContentQuestion[] = [
  {
    key: 'photosynthesis-equation',
    topics: ['photosynthesis'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'fill_blanks',
      text: 'Complete the word equation: carbon dioxide + [[1]] → glucose + [[2]].',
      max_score: 2,
      blanks: [
        { type: 'short_text', references: ['water'], not: ['oxygen', 'light', 'energy'] },
        {
          type: 'short_text',
          references: ['oxygen'],
          not: ['carbon dioxide', 'hydrogen', 'water'],
        },
      ],
      hints: [
        'Roots take up the first one. We breathe in the second one.',
        'The first one comes up from the soil. The second one is a gas that leaves the leaf.',
      ],
      method_answer: [
        {
          maths: tex`\text{carbon dioxide} + \text{water} \to \text{glucose} + \text{oxygen}`,
          text: 'Light gives the energy; it is not a substance, so it stands over the arrow.',
        },
      ],
    },
  },
  {
    key: 'photosynthesis-chlorophyll',
    topics: ['photosynthesis'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'single_choice',
      text: 'What does chlorophyll do?',
      max_score: 1,
      options: [
        {
          text: 'It takes in carbon dioxide',
          misconception: {
            code: 'chlorophyll_is_a_gate',
            text: 'Gases enter through small holes in the leaf, the stomata.',
          },
        },
        {
          text: 'It carries water to the leaves',
          misconception: {
            code: 'chlorophyll_carries',
            text: 'Water travels in tubes called xylem.',
          },
        },
        { text: 'It takes in light' },
        {
          text: 'It stores glucose',
          misconception: { code: 'chlorophyll_stores', text: 'Glucose is stored as starch.' },
        },
      ],
      answers: [3],
      hints: [
        'It is green. What does the colour of a thing have to do with?',
        'Photosynthesis needs energy from outside. Where does it come from?',
      ],
      method_answer: [
        { text: 'Chlorophyll takes in light, and its energy drives photosynthesis.' },
      ],
    },
  },
  {
    key: 'photosynthesis-food',
    topics: ['photosynthesis'],
    difficulty: 0.1,
    minutes: 2,
    statements: [],
    question: {
      type: 'true_false',
      text: 'A tree takes most of the material of its wood from the soil. Is this true?',
      max_score: 1,
      options: [
        {
          text: 'True',
          misconception: {
            code: 'food_from_soil',
            text: 'If that were so, there would be a hole around every tree.',
          },
        },
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'Which substances go into photosynthesis, and where do they come from?',
        'The carbon in wood was once in a gas.',
      ],
      method_answer: [
        { text: 'Most of it is made of carbon dioxide from the air, and water.' },
        { text: 'From the soil come the water and only a little of minerals.' },
      ],
    },
  },
  {
    key: 'photosynthesis-bubbles',
    topics: ['photosynthesis'],
    difficulty: 0.2,
    minutes: 2,
    statements: [],
    question: {
      type: 'number',
      text: 'A water plant gives off {{n}} bubbles in {{t}} minutes. What is its rate, in bubbles per minute?',
      max_score: 1,
      template: {
        draw: { rate: { from: 6, to: 30 }, t: { from: 2, to: 8 } },
        derive: { n: 'rate * t' },
        where: ['rate != t'],
      },
      answer: '{{rate}}',
      mistakes: [
        {
          answer: '{{n * t}}',
          misconception: {
            code: 'multiplied_for_divided',
            text: 'In one minute there are fewer bubbles than in {{t}} minutes.',
          },
        },
        {
          answer: '{{t / n}}',
          misconception: {
            code: 'number_upside_down',
            text: 'This is how many minutes one bubble takes.',
          },
        },
      ],
      hints: [
        'Per minute means: in one minute.',
        'Share the bubbles out equally among the minutes.',
      ],
      method_answer: [
        { maths: tex`{{n}} \div {{t}} = {{rate}}`, text: 'Bubbles divided by minutes.' },
      ],
    },
  },
  {
    key: 'photosynthesis-limits',
    topics: ['photosynthesis'],
    difficulty: 0.5,
    minutes: 2,
    statements: [],
    question: {
      type: 'multiple_choice',
      text: 'Which of these can limit how fast a plant photosynthesises? Choose all that can.',
      max_score: 3,
      options: [
        { text: 'how bright the light is' },
        { text: 'how warm it is' },
        {
          text: 'how much oxygen is in the air',
          misconception: {
            code: 'product_as_limit',
            text: 'Oxygen is made by photosynthesis; it is not needed for it.',
          },
        },
        { text: 'how much carbon dioxide is in the air' },
      ],
      answers: [1, 2, 4],
      hints: [
        'What goes into photosynthesis, and what comes out?',
        'Enzymes do the work in the leaf. What do they depend on?',
      ],
      method_answer: [
        { text: 'Light gives the energy, and carbon dioxide is a starting material.' },
        { text: 'Temperature matters since enzymes do the work. Oxygen is a product.' },
      ],
    },
  },
]
