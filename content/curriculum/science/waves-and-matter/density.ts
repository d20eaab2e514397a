import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const density: readonly ContentQuestion[] = [
  {
    key: 'density-of-a-block',
    topics: ['density'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'number',
      text: 'A block has a mass of {{m|dp1}} g and a volume of {{v}} cm³. What is its density? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          v: { from: 10, to: 60, step: 5 },
          r: { pick: [0.4, 0.6, 0.8, 1.2, 2.4, 2.8, 7.8, 8.8] },
        },
        derive: { m: 'v * r' },
      },
      answer: '{{r}}',
      unit: 'g/cm^3',
      tolerance: { relative: 0.01 },
      mistakes: [
        {
          answer: '{{m * v}}',
          misconception: {
            code: 'multiplied_for_divided',
            text: 'Density is the mass of one cubic centimetre, so share the mass out.',
          },
        },
        {
          answer: '{{v / m}}',
          misconception: {
            code: 'number_upside_down',
            text: 'This is the volume of one gram. Density is the mass of one cubic centimetre.',
          },
        },
      ],
      hints: [
        'What is the mass of one cubic centimetre of it?',
        'Density is mass divided by volume.',
        'Divide {{m|dp1}} by {{v}}.',
      ],
      method_answer: [
        { maths: tex`\rho = \frac{m}{V}`, text: 'Density is mass divided by volume.' },
        {
          maths: tex`\frac{ {{m|dp1}} }{ {{v}} } = {{r|dp1}}\ \text{g/cm}^3`,
          text: 'Grams divided by cubic centimetres.',
        },
      ],
    },
  },
  {
    key: 'density-find-mass',
    topics: ['density'],
    difficulty: 0.4,
    minutes: 2,
    statements: [],
    question: {
      type: 'number',
      text: 'Olive oil has a density of 0.9 g/cm³. What is the mass of {{v}} cm³ of it? Give the unit.',
      max_score: 2,
      template: { draw: { v: { from: 50, to: 900, step: 50 } } },
      answer: '{{v * 9 / 10}}',
      unit: 'g',
      tolerance: { relative: 0.005 },
      mistakes: [
        {
          answer: '{{v * 10 / 9}}',
          misconception: {
            code: 'divided_for_multiplied',
            text: 'Each cubic centimetre has a mass of 0.9 g. How much do all of them have?',
          },
        },
      ],
      hints: [
        'What does a density of 0.9 g/cm³ say about one cubic centimetre?',
        'Mass is density times volume.',
      ],
      method_answer: [
        { maths: tex`m = \rho \times V`, text: 'Each cubic centimetre adds its own mass.' },
        { maths: tex`0.9 \times {{v}} = {{v * 9 / 10}}\ \text{g}`, text: 'Put in the numbers.' },
      ],
    },
  },
  {
    key: 'density-displacement',
    topics: ['density'],
    difficulty: 0.1,
    minutes: 2,
    statements: [],
    question: {
      type: 'number',
      text: 'A measuring cylinder holds {{a}} cm³ of water. A pebble is put in, and the water rises to {{b}} cm³. What is the volume of the pebble? Give the unit.',
      max_score: 1,
      template: {
        draw: { a: { from: 30, to: 60, step: 2 }, v: { from: 7, to: 28 } },
        derive: { b: 'a + v' },
      },
      answer: '{{v}}',
      unit: 'cm^3',
      mistakes: [
        {
          answer: '{{b}}',
          misconception: {
            code: 'water_not_subtracted',
            text: 'This is the water and the pebble together.',
          },
        },
      ],
      hints: [
        'Why does the water rise?',
        'The pebble takes up room that water had. Compare the two levels.',
      ],
      method_answer: [
        {
          maths: tex`{{b}} - {{a}} = {{v}}\ \text{cm}^3`,
          text: 'The pebble pushes aside as much water as its own volume.',
        },
      ],
    },
  },
  {
    key: 'density-floats',
    topics: ['density'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'multiple_choice',
      text: 'Water has a density of 1.0 g/cm³. Which of these float on it? Choose all that do.',
      max_score: 2,
      options: [
        { text: 'cork, 0.2 g/cm³' },
        {
          text: 'glass, 2.5 g/cm³',
          misconception: { code: 'denser_floats', text: 'Denser than water means that it sinks.' },
        },
        { text: 'ice, 0.92 g/cm³' },
        {
          text: 'ebony wood, 1.1 g/cm³',
          misconception: {
            code: 'all_wood_floats',
            text: 'Not the name of the material decides, but its density.',
          },
        },
      ],
      answers: [1, 3],
      hints: [
        'Oil floats on water. Is it more or less dense?',
        'Compare each density with that of water.',
      ],
      method_answer: [
        { text: 'What is less dense than the water floats: cork and ice.' },
        { text: 'Ebony is one of the few woods that sink.' },
      ],
    },
  },
  {
    key: 'density-cut-in-half',
    topics: ['density'],
    difficulty: 0.7,
    minutes: 3,
    statements: [],
    question: {
      type: 'single_choice',
      text: 'A bar of soap has a density of {{r|dp1}} g/cm³. It is cut into two equal halves. What is the density of each half?',
      max_score: 1,
      template: { draw: { r: { pick: [0.8, 1.2, 1.4, 1.6] } } },
      options: [
        {
          text: '{{r/2|dp1}} g/cm³',
          misconception: {
            code: 'density_halves',
            text: 'The mass is halved, and so is the volume.',
          },
        },
        { text: '{{r|dp1}} g/cm³' },
        {
          text: '{{2*r|dp1}} g/cm³',
          misconception: {
            code: 'smaller_is_denser',
            text: 'The volume is halved, and so is the mass.',
          },
        },
      ],
      answers: [2],
      hints: [
        'What happens to the mass, and what happens to the volume?',
        'Both are halved. What does that do to one divided by the other?',
      ],
      method_answer: [
        {
          maths: tex`\frac{m \div 2}{V \div 2} = \frac{m}{V}`,
          text: 'Mass and volume are both halved, so the density stays {{r|dp1}} g/cm³.',
        },
      ],
    },
  },
]
