import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const naturalCycles: readonly ContentQuestion[] = [
  {
    key: 'cycles-in-or-out-of-the-air',
    topics: ['natural-cycles', 'photosynthesis'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['SK3-CG-05', 'GCSE-BEC-04'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these put carbon dioxide into the air? Choose all of them.',
      max_score: 3,
      options: [
        { text: 'mould feeding on old bread' },
        option(
          'a cloud forming over the sea',
          'carbon_and_water_cycles_mixed',
          'What are clouds made of? Is there carbon in it?',
        ),
        { text: 'a wood fire' },
        { text: 'a horse breathing out' },
        option(
          'a bean plant making sugar in sunlight',
          'carbon_step_turned_round',
          'What does a plant need from the air to make sugar?',
        ),
      ],
      answers: [1, 3, 4],
      hints: [
        'Ask of each one: is carbon leaving something, or being built into something?',
        'Respiration and burning release carbon dioxide. Photosynthesis takes it in.',
        'Mould is alive. So it respires, like a horse.',
        'Two are left out: the one that makes food from light, and the one that is only about water.',
      ],
      method_answer: [
        { text: 'Animals and moulds respire, and wood burns. All three release carbon dioxide.' },
        { text: 'Photosynthesis takes carbon dioxide out of the air, and clouds are water.' },
      ],
    },
  },
  {
    key: 'cycles-carbon-diagram',
    topics: ['natural-cycles'],
    difficulty: 0,
    minutes: 2,
    statements: ['SK3-CG-05', 'GCSE-BEC-04'],
    question: {
      type: 'cloze_dropdown',
      text: 'The chart shows part of the carbon cycle. Arrow P is [[1]]. Arrow Q is [[2]]. Arrow R shows animals eating plants. Both plants and animals give carbon back to the air by [[3]].',
      diagram: {
        kind: 'web',
        arrange: 'levels',
        alt: 'Three boxes: carbon dioxide in the air, plants, animals. Arrow P leads from the air to the plants. Arrow R leads from the plants to the animals. Arrow Q leads from the animals back to the air.',
        nodes: [
          { name: 'p', label: 'plants', level: 1 },
          { name: 'n', label: 'animals', level: 1 },
          { name: 'a', label: 'air', level: 2 },
        ],
        arrows: [
          { from: 'a', to: 'p', label: 'P' },
          { from: 'p', to: 'n', label: 'R' },
          { from: 'n', to: 'a', label: 'Q' },
        ],
      },
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'photosynthesis' },
            option(
              'respiration',
              'respiration_as_photosynthesis',
              'Look which way arrow P points: into the plants or out of them?',
            ),
            option(
              'decay',
              'carbon_step_turned_round',
              'Do living leaves decay to take carbon in?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'photosynthesis',
              'respiration_as_photosynthesis',
              'Can an animal make its food from light?',
            ),
            { text: 'respiration' },
            option('burning', 'carbon_step_turned_round', 'Is there a flame in an animal?'),
          ],
          answer: 2,
        },
        {
          options: [
            option('eating', 'carbon_step_turned_round', 'Eating brings carbon into a body.'),
            option(
              'photosynthesis',
              'respiration_as_photosynthesis',
              'Which process gives carbon dioxide out, day and night?',
            ),
            { text: 'respiration' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Look at the head of each arrow: it shows where the carbon goes.',
        'One process takes carbon dioxide in and needs light. Another gives it out and never stops.',
        'Arrow P leads from the air into the plants. Only one process does that.',
        'Arrow Q leads from a living animal to the air. It is the same process that plants use to release energy.',
      ],
      method_answer: [
        { text: 'P: plants take carbon dioxide in by photosynthesis.' },
        { text: 'Q: animals give it out by respiration, and so do plants.' },
      ],
    },
  },
  {
    key: 'cycles-one-carbon-atom',
    topics: ['natural-cycles', 'respiration'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['SK3-CG-05', 'GCSE-BEC-04'],
    question: {
      type: 'ordering',
      text: 'Follow one carbon atom from the air and back to it. Put the steps in order.',
      max_score: 3,
      items: [
        'It is in carbon dioxide in the air.',
        'A leaf takes it in and builds it into sugar.',
        'A caterpillar eats the leaf.',
        'The caterpillar dies, and fungi feed on it.',
        'The fungi respire.',
      ],
      hints: [
        'Begin in the air. Where can carbon go from there?',
        'Plants come before animals, since animals cannot take carbon from the air.',
        'The second step happens in a leaf.',
        'The last step is the one that sends the atom back as carbon dioxide. Fungi can only do that after they have fed.',
      ],
      method_answer: [
        { text: 'Air, leaf, caterpillar, fungi, and back to the air by respiration.' },
      ],
    },
  },
  {
    key: 'cycles-water-steps',
    topics: ['natural-cycles'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-BEC-04'],
    question: {
      type: 'matching',
      text: 'Match each process of the water cycle with what happens. One is left over.',
      max_score: 4,
      left: ['evaporation', 'condensation', 'precipitation', 'transpiration'],
      right: [
        'water falls as rain, snow or hail',
        'liquid water turns into vapour over sea and land',
        'water vapour leaves the leaves of plants',
        'water vapour cools and becomes tiny drops',
        'rain breaks water into hydrogen and oxygen',
      ],
      pairs: [2, 4, 1, 3],
      hints: [
        'Two of the words tell how water gets into the air. One tells how clouds form.',
        'Think of a kettle, a cold window and a cloudy day.',
        'Transpiration has to do with plants.',
        'Condensation is the opposite of evaporation: the vapour gets colder.',
      ],
      method_answer: [
        { text: 'Evaporation and transpiration bring water into the air as vapour.' },
        { text: 'Condensation makes clouds of it, and precipitation brings it down again.' },
      ],
    },
  },
  {
    key: 'cycles-compost-conditions',
    topics: ['natural-cycles'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-BEC-05'],
    question: {
      type: 'single_choice',
      text: '{{name}} wants a compost heap to rot down quickly. Which heap is best for the decomposers?',
      max_score: 1,
      template: { draw: { name: { pick: ['Amara', 'Ben', 'Leila', 'Tomasz'] } } },
      options: [
        option(
          'boiling hot and under water',
          'decay_without_conditions',
          'What happens to enzymes that are boiled? Is there much oxygen under water?',
        ),
        option(
          'warm and dry, packed tightly',
          'decay_without_conditions',
          'Could decomposers get water and oxygen in there?',
        ),
        option(
          'cold and dry, turned often',
          'decay_without_conditions',
          'Decomposers are alive. How would they do in the cold, without water?',
        ),
        { text: 'warm and moist, turned often' },
      ],
      answers: [4],
      hints: [
        'Decomposers are bacteria and fungi. They are living things.',
        'Their enzymes work well when it is warm, they need water, and most need oxygen.',
        'Turning a heap lets air into it.',
        'So look for the heap that has warmth, water and air, all three, without being too hot.',
      ],
      method_answer: [
        { text: 'Decomposers need water, oxygen and a temperature that suits their enzymes.' },
        { text: 'A warm, moist heap that is turned often gives them all three.' },
      ],
    },
  },
  {
    key: 'cycles-decay-percentage',
    topics: ['natural-cycles'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-BEC-05'],
    question: {
      type: 'number',
      text: 'A bag of leaves with a mass of {{m}} g is buried. After 10 weeks the leaves have a mass of {{m - d}} g. By what percentage has their mass fallen?',
      max_score: 2,
      template: {
        draw: { m: { pick: [50, 80, 120, 200] }, p: { from: 15, to: 45, step: 5 } },
        derive: { d: 'm * p / 100' },
        where: ['is_integer(d)', 'p != 50', '100 - p != p', 'd != p'],
        check: ['m * (100 - answer) / 100 = m - d'],
      },
      answer: '{{p}}',
      percent_sign: 'name',
      mistakes: [
        slip(
          '{{100 - p}}',
          'percent_left_for_change',
          'That is the percentage that is left. How much has gone?',
        ),
        slip(
          '{{d}}',
          'difference_as_percentage',
          'That is the fall in grams. What part of the first mass is it?',
        ),
      ],
      hints: [
        'How many grams have gone?',
        'A percentage fall is the fall divided by the first value, times 100.',
        'The fall is {{m}} − {{m - d}} = {{d}} g.',
        'Work out {{d}} ÷ {{m}} and multiply by 100.',
      ],
      method_answer: [
        { maths: '{{m}} - {{m - d}} = {{d}}', text: 'The fall in grams.' },
        {
          maths: '\\frac{ {{d}} }{ {{m}} } \\times 100 = {{p}}',
          text: 'As a percentage of the first mass. Decomposers have used the rest.',
        },
      ],
    },
  },
  {
    key: 'cycles-why-decomposers',
    topics: ['natural-cycles'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-BEC-05', 'GCSE-BEC-04'],
    question: {
      type: 'multi_part',
      text: 'In a wood, dead leaves fall every autumn, yet they do not pile up higher and higher.',
      max_score: 3,
      sub_questions: [
        {
          type: 'single_choice',
          text: 'Which living things break the dead leaves down?',
          max_score: 1,
          options: [
            { text: 'bacteria and fungi' },
            option('the trees', 'carbon_step_turned_round', 'Do trees feed on dead leaves?'),
            option(
              'none: the leaves turn into nothing',
              'matter_disappears',
              'The atoms of the leaves still exist. Where are they?',
            ),
          ],
          answers: [1],
          hints: ['Most of them are too small to see, and some are mushrooms.'],
          method_answer: [{ text: 'Bacteria and fungi are decomposers.' }],
        },
        {
          type: 'multiple_choice',
          text: 'What do trees get back because of them? Choose two.',
          max_score: 2,
          options: [
            { text: 'carbon dioxide in the air' },
            { text: 'mineral ions in the soil' },
            option(
              'energy that was lost as heat',
              'energy_is_recycled',
              'Matter goes round and round. Does heat come back to a leaf?',
            ),
            option('sugar from the soil', 'food_from_soil', 'Where does a tree make its sugar?'),
          ],
          answers: [1, 2],
          hints: ['Think of what decomposers leave behind, and of what they breathe out.'],
          method_answer: [
            {
              text: 'Decay leaves mineral ions in the soil, and the respiration of decomposers gives out carbon dioxide.',
            },
          ],
        },
      ],
      hints: [
        'What happens to a leaf that lies on damp ground for a year?',
        'Decomposers feed on dead matter. What they do not need is set free.',
        'Decomposers respire, so one gas goes into the air.',
        'Two things that plants need are set free: one into the soil and one into the air.',
      ],
      method_answer: [
        { text: 'Bacteria and fungi break the leaves down.' },
        { text: 'Mineral ions go into the soil and carbon dioxide into the air.' },
      ],
    },
  },
]
