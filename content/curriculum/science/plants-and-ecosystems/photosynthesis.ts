import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'
import { leafSlice } from './leaf-drawing.ts'

export const photosynthesis: readonly ContentQuestion[] = [
  {
    key: 'photosynthesis-equation',
    topics: ['photosynthesis'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['SK3-BP-01', 'GCSE-BPH-02'],
    question: {
      type: 'fill_blanks',
      text: 'Complete the word equation: carbon dioxide + [[1]] → glucose + [[2]].',
      max_score: 2,
      blanks: [
        {
          type: 'short_text',
          references: ['water', 'H2O'],
          not: ['oxygen', 'O2', 'CO2', 'light', 'energy'],
        },
        {
          type: 'short_text',
          references: ['oxygen', 'O2'],
          not: ['carbon dioxide', 'CO2', 'hydrogen', 'water', 'H2O'],
        },
      ],
      hints: [
        'Two substances go into photosynthesis, and two come out of it.',
        'Light is not a substance, so it stands in no gap.',
        'Roots take up the first one. We breathe in the second one.',
        'The first one falls as rain. The second one is the gas that a flame needs to burn.',
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
    statements: ['SK3-BP-01', 'SK3-BP-03'],
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
        { text: 'It takes in light' },
        {
          text: 'It stores glucose',
          misconception: { code: 'chlorophyll_stores', text: 'Glucose is stored as starch.' },
        },
        {
          text: 'It carries water to the leaves',
          misconception: {
            code: 'chlorophyll_carries',
            text: 'Water travels in tubes called xylem.',
          },
        },
      ],
      answers: [2],
      hints: [
        'It is green. What does the colour of a thing have to do with?',
        'Photosynthesis needs energy from outside. Where does it come from?',
        'Leave out what other parts of a plant do: holes let gases in, tubes carry water.',
        'Plants without it, or in the dark, cannot photosynthesise. What do both of these lack?',
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
    statements: ['SK3-BP-01', 'SK3-BN-07', 'GCSE-BPH-01'],
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
        'Ask of each substance that a tree takes in: does it come from soil, from rain or from air?',
        'A tree in a tub grew for years, and the soil hardly lost any mass.',
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
    statements: ['GCSE-BPH-03'],
    question: {
      type: 'number',
      text: 'A water plant gives off {{n}} bubbles in {{t}} minutes. What is its rate, in bubbles per minute?',
      max_score: 1,
      template: {
        draw: { rate: { from: 6, to: 30 }, t: { from: 2, to: 8 } },
        derive: { n: 'rate * t' },
        where: ['rate != t'],
        check: ['answer * t = n'],
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
        'There are {{n}} bubbles, and {{t}} minutes to share them among.',
        'Work out {{n}} ÷ {{t}}.',
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
    statements: ['GCSE-BPH-03'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these can limit how fast a plant photosynthesises? Choose all that can.',
      max_score: 3,
      options: [
        { text: 'how much carbon dioxide is in the air' },
        {
          text: 'how much oxygen is in the air',
          misconception: {
            code: 'product_as_limit',
            text: 'Oxygen is made by photosynthesis; it is not needed for it.',
          },
        },
        { text: 'how bright the light is' },
        { text: 'how warm it is' },
      ],
      answers: [1, 3, 4],
      hints: [
        'What goes into photosynthesis, and what comes out?',
        'Only what is needed can be in short supply. What comes out is not needed.',
        'Write down the word equation, and cross out what stands to the right of the arrow.',
        'Enzymes do the work in the leaf, so one of the answers is about how fast they work.',
      ],
      method_answer: [
        { text: 'Light gives the energy, and carbon dioxide is a starting material.' },
        { text: 'Temperature matters since enzymes do the work. Oxygen is a product.' },
      ],
    },
  },
  {
    key: 'photosynthesis-leaf-layers',
    topics: ['photosynthesis'],
    difficulty: 0,
    minutes: 2,
    statements: ['SK3-BP-03'],
    question: {
      type: 'matching',
      text: 'The drawing shows a slice through a leaf. P is the thin clear layer on top. Q is the row of tall cells full of chloroplasts. R is the layer of round cells with air between them. S is a small hole at the bottom. Match each letter with what it is good for. One line is left over.',
      diagram: leafSlice,
      max_score: 4,
      left: ['P', 'Q', 'R', 'S'],
      right: [
        'lets carbon dioxide into the leaf',
        'takes in most of the light',
        'lets light through and keeps water in',
        'takes in minerals from the soil',
        'lets gases spread inside the leaf',
      ],
      pairs: [3, 2, 5, 1],
      hints: [
        'Think of where the light comes from, and where the air gets in.',
        'Ask of each layer what it is made of: clear, green, airy or open.',
        'P is clear and covers the leaf like a coat of wax.',
        'Q is the greenest layer. Air reaches R through S. One line belongs to the roots.',
      ],
      method_answer: [
        { text: 'P lets light through and keeps water in; Q takes in most of the light.' },
        { text: 'The gaps in R let gases spread; S is a stoma, which lets carbon dioxide in.' },
        { text: 'Minerals are taken in by the roots.' },
      ],
    },
  },
  {
    key: 'photosynthesis-roots-take-in',
    topics: ['photosynthesis'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['SK3-BN-07', 'SK3-BP-03'],
    question: {
      type: 'multiple_choice',
      text: 'What do the roots of a plant take in from the soil? Choose all that are right.',
      max_score: 2,
      options: [
        option('sugar', 'food_from_soil', 'A plant makes its sugar itself. Where does it do so?'),
        { text: 'minerals' },
        option(
          'light',
          'roots_take_in_light',
          'It is dark in the soil. Which part of the plant is in the light?',
        ),
        { text: 'water' },
        option(
          'starch',
          'food_from_soil',
          'Starch is a store that the plant makes from its own sugar.',
        ),
      ],
      answers: [2, 4],
      hints: [
        'A plant makes its own food, but not out of nothing.',
        'Ask of each one: can it be found in wet soil, and could it get into a root?',
        'Rain seeps into the soil, so one of the answers is easy to find.',
        'The other one is what a gardener gives plants as fertiliser. It is no food, but plants need it to make proteins.',
      ],
      method_answer: [
        { text: 'Roots take in water, and minerals such as nitrates.' },
        { text: 'Sugar and starch are made by the plant; light is taken in by the leaves.' },
      ],
    },
  },
  {
    key: 'photosynthesis-life-depends-on-it',
    topics: ['photosynthesis'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['SK3-BP-02', 'GCSE-BPH-01'],
    question: {
      type: 'multiple_choice',
      text: 'Why does almost all life on Earth depend on photosynthesis? Choose all the good reasons.',
      max_score: 3,
      options: [
        option(
          'It makes the carbon dioxide that we breathe in',
          'photosynthesis_makes_carbon_dioxide',
          'Look at the word equation: on which side does carbon dioxide stand?',
        ),
        { text: 'It gives off the oxygen that most living things need' },
        { text: 'It takes carbon dioxide out of the air' },
        option(
          'It makes the minerals in the soil',
          'photosynthesis_makes_minerals',
          'Minerals come from rock and from things that rot. What does photosynthesis make?',
        ),
        { text: 'It makes the food with which almost all food chains begin' },
      ],
      answers: [2, 3, 5],
      hints: [
        'Think of what photosynthesis uses and what it makes.',
        'Write the word equation, then ask who needs what it makes.',
        'It makes glucose and oxygen. Look for a line about each of them.',
        'Three lines fit: one is about food, and the other two are about gases of the air.',
      ],
      method_answer: [
        { text: 'The glucose becomes food for plants, and for all that eat them or each other.' },
        { text: 'Oxygen is given off, and carbon dioxide is taken from the air.' },
      ],
    },
  },
  {
    key: 'photosynthesis-lamp-graph',
    topics: ['photosynthesis'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-BPH-03'],
    question: {
      type: 'single_choice',
      text: 'Mina counts the bubbles of a water plant and makes her lamp brighter and brighter. The graph rises in a straight line up to a light intensity of {{bend}} units and is level from there on. What limits the rate beyond {{bend}} units?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 2, minor: 1, label: 'Light intensity (units)' },
        y: { from: 0, to: 40, step: 10, label: 'Bubbles each minute' },
        polylines: [
          {
            points: [
              [0, 0],
              ['{{bend}}', '{{top}}'],
              [10, '{{top}}'],
            ],
            marks: 'none',
          },
        ],
      },
      max_score: 1,
      template: {
        draw: { bend: { from: 4, to: 7 }, top: { pick: [20, 25, 30, 35] } },
      },
      options: [
        {
          text: 'Something else, such as the temperature',
        },
        option(
          'Nothing: the plant has stopped',
          'level_graph_means_stopped',
          'A level line at {{top}} bubbles each minute: are there still bubbles?',
        ),
        option(
          'The light, because the plant has used it up',
          'limit_is_what_grows',
          'Beyond {{bend}} units there is more light, and the rate stays the same. Is light what is missing?',
        ),
        option(
          'The oxygen that it gives off',
          'product_as_limit',
          'Oxygen is made by photosynthesis. What goes into it, besides light?',
        ),
      ],
      answers: [1],
      hints: [
        'Compare the two parts of the graph: the rising and the level one.',
        'While more light helps, light is the limit. What does it mean when more light no longer helps?',
        'Beyond {{bend}} units there are {{top}} bubbles each minute, however bright the lamp is.',
        'So there is light enough. Think of the other things that photosynthesis depends on.',
      ],
      method_answer: [
        { text: 'On the rising part more light gives a higher rate, so light is the limit.' },
        { text: 'On the level part more light changes nothing: something else is short now.' },
      ],
    },
  },
  {
    key: 'photosynthesis-covered-leaf',
    topics: ['photosynthesis'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['SK3-BP-01'],
    question: {
      type: 'multi_part',
      text: 'Obi covers half of a leaf with black card for two days. The plant stands in the sun. Then he tests the whole leaf with iodine, which turns blue-black where there is starch.',
      max_score: 3,
      sub_questions: [
        {
          type: 'single_choice',
          text: 'Which part of the leaf turns blue-black?',
          max_score: 1,
          options: [
            option(
              'only the part that was covered',
              'starch_made_in_the_dark',
              'Starch is made from glucose. What does a leaf need to make glucose?',
            ),
            { text: 'only the part that was in the light' },
            option(
              'the whole leaf',
              'starch_made_in_the_dark',
              'The covered part could not do one thing for two days. Which?',
            ),
          ],
          answers: [2],
          hints: [],
          method_answer: [
            { text: 'Only the part in the light could make glucose, and starch from it.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Why did Obi not cover the whole leaf?',
          max_score: 1,
          options: [
            option(
              'Without any light the leaf would have died',
              'control_without_purpose',
              'Two days in the dark do not kill a leaf. What could he not have seen then?',
            ),
            option(
              'Half a leaf needs less iodine',
              'control_without_purpose',
              'He tests the whole leaf all the same. What do the two halves let him do?',
            ),
            { text: 'So that two parts differ only in light' },
          ],
          answers: [3],
          hints: [],
          method_answer: [
            { text: 'The two halves are alike in all but light: a fair comparison.' },
          ],
        },
        {
          type: 'true_false',
          text: 'The test shows that leaves need carbon dioxide to make starch. True or false?',
          max_score: 1,
          options: [
            option(
              'True',
              'conclusion_beyond_test',
              'Leaves do need it. But what was different for the two halves in this test?',
            ),
            { text: 'False' },
          ],
          answers: [2],
          hints: [],
          method_answer: [
            { text: 'Both halves had carbon dioxide, so the test says nothing about it.' },
          ],
        },
      ],
      hints: [
        'What was different for the two halves of the leaf, and what was the same?',
        'A test can only tell about the one thing that was changed.',
        'The card kept light from one half. Air could reach both of them.',
        'No light, no glucose; no glucose, no starch. Now think of which half that is, and what Obi can conclude.',
      ],
      method_answer: [
        { text: 'The part in the light turns blue-black: it could make glucose and starch.' },
        { text: 'The halves differ only in light, so they can be compared.' },
        { text: 'The test shows that light is needed; it says nothing about carbon dioxide.' },
      ],
    },
  },
]
