import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const density: readonly ContentQuestion[] = [
  {
    key: 'density-of-a-block',
    topics: ['density'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['SK3-PM-02', 'GCSE-PMT-01'],
    question: {
      type: 'number',
      text: 'A block has a mass of {{m|thousands}} g and a volume of {{v}} cm³. What is its density? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          v: { from: 10, to: 60, step: 5 },
          r: { pick: [0.4, 0.6, 0.8, 1.2, 2.4, 2.8, 7.8, 8.8] },
        },
        derive: { m: 'v * r' },
        check: ['answer * v = m'],
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
        'The mass is {{m|thousands}} g, and the volume is {{v}} cm³.',
        'Divide {{m|thousands}} by {{v}}. The unit is grams for each cubic centimetre.',
      ],
      method_answer: [
        { maths: tex`\rho = \frac{m}{V}`, text: 'Density is mass divided by volume.' },
        {
          maths: tex`\frac{ {{m|thousands}} }{ {{v}} } = {{r|dp1}}\ \text{g/cm}^3`,
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
    statements: ['SK3-PM-02', 'GCSE-PMT-01'],
    question: {
      type: 'number',
      text: 'Olive oil has a density of 0.9 g/cm³. What is the mass of {{v}} cm³ of it? Give the unit.',
      max_score: 2,
      template: {
        draw: { v: { from: 50, to: 900, step: 50 } },
        check: ['answer / v * 10 = 9'],
      },
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
        'Each cubic centimetre has a mass of 0.9 g, and there are {{v}} of them.',
        'Work out 0.9 × {{v}}.',
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
    statements: ['GCSE-PMT-01'],
    question: {
      type: 'number',
      text: 'A measuring cylinder holds {{a}} cm³ of water. A pebble is put in, and the water rises to {{b}} cm³. What is the volume of the pebble? Give the unit.',
      diagram: {
        kind: 'apparatus',
        pieces: [
          { type: 'measuring_cylinder', liquid: 0.4, label: '{{a}} cm³' },
          { type: 'measuring_cylinder', liquid: 0.6, label: '{{b}} cm³' },
        ],
        alt: 'Two measuring cylinders: one with {{a}} cm³ of water, and the same one with the pebble in it, at {{b}} cm³.',
      },
      max_score: 1,
      template: {
        draw: { a: { from: 30, to: 60, step: 2 }, v: { from: 7, to: 28 } },
        derive: { b: 'a + v' },
        check: ['answer + a = b'],
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
        'Before, the water stood at {{a}} cm³. With the pebble it stands at {{b}} cm³.',
        'Take {{a}} away from {{b}}.',
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
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['SK3-PM-02', 'SK3-PF-13'],
    question: {
      type: 'multiple_choice',
      text: 'Water has a density of 1.0 g/cm³. Which of these float on it? Choose all that do.',
      max_score: 2,
      options: [
        {
          text: 'glass, 2.5 g/cm³',
          misconception: { code: 'denser_floats', text: 'Denser than water means that it sinks.' },
        },
        {
          text: 'ebony wood, 1.1 g/cm³',
          misconception: {
            code: 'all_wood_floats',
            text: 'It is not the name of the material that decides, but its density.',
          },
        },
        { text: 'cork, 0.2 g/cm³' },
        { text: 'ice, 0.92 g/cm³' },
      ],
      answers: [3, 4],
      hints: [
        'Oil floats on water. Is it more or less dense?',
        'Compare each density with that of water.',
        'What is less dense than 1.0 g/cm³ floats.',
        'Glass has 2.5 and ebony 1.1. Are those below or above 1.0? Do the same with the other two.',
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
    statements: ['SK3-PM-02', 'GCSE-PMT-01'],
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
        'Suppose the bar has a volume of 100 cm³. What are the mass and the volume of a half?',
        'Divide the half mass by the half volume, and compare the result with that of the whole bar.',
      ],
      method_answer: [
        {
          maths: tex`\frac{m \div 2}{V \div 2} = \frac{m}{V}`,
          text: 'Mass and volume are both halved, so the density stays {{r|dp1}} g/cm³.',
        },
      ],
    },
  },
  {
    key: 'density-ice-on-a-lake',
    topics: ['density'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['SK3-PM-06', 'GCSE-PMT-01', 'SK3-PF-13'],
    question: {
      type: 'cloze_dropdown',
      text: 'Most substances are densest as a [[1]], since their particles are closest together there. Water is special: in ice the particles are held [[2]] than in liquid water. So the same mass of ice has a larger [[3]], and ice floats.',
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'solid' },
            option('gas', 'states_mixed_up', 'In a gas the particles are far apart.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'closer together',
              'ice_like_other_solids',
              'If they were, ice would be denser than water. Where is the ice on a lake?',
            ),
            { text: 'a little further apart' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'mass',
              'mass_for_volume',
              'The mass is said to be the same. What is different?',
            ),
            { text: 'volume' },
            option('density', 'denser_floats', 'What floats on water is not denser than water.'),
          ],
          answer: 2,
        },
      ],
      hints: [
        'What does it mean that ice floats on water?',
        'Density is large where many particles are in little room.',
        'In which state are particles packed most closely, as a rule?',
        'Ice floats, so it is less dense than water. Do its particles take more room or less?',
      ],
      method_answer: [
        { text: 'As a rule, solids are densest, as their particles are packed closely.' },
        { text: 'In ice the particles form an open pattern with more room in it.' },
        { text: 'The same mass takes a larger volume, so ice is less dense and floats.' },
      ],
    },
  },
]
