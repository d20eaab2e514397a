import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { meadowWeb } from './food-web-drawing.ts'

export const foodWebs: readonly ContentQuestion[] = [
  {
    key: 'food-webs-arrow',
    topics: ['food-webs'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['SK3-BI-01'],
    question: {
      type: 'single_choice',
      text: 'A food chain says: {{plant}} → {{eater}}. What does the arrow mean?',
      diagram: {
        kind: 'web',
        arrange: 'row',
        nodes: [
          { name: 'a', label: '{{plant}}' },
          { name: 'b', label: '{{eater}}' },
        ],
        arrows: [{ from: 'a', to: 'b' }],
      },
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { plant: 'grass', eater: 'zebra' },
          { plant: 'seaweed', eater: 'limpet' },
          { plant: 'lettuce', eater: 'snail' },
          { plant: 'bamboo', eater: 'panda' },
        ],
      },
      options: [
        option(
          'The {{eater}} grows into the {{plant}}',
          'arrow_as_change',
          'Nothing turns into something else here. One of them is a meal.',
        ),
        option(
          'The {{plant}} eats the {{eater}}',
          'arrow_points_at_food',
          'Which of the two can eat the other? Then see which way the arrow points.',
        ),
        { text: 'Energy in the {{plant}} passes to the {{eater}}' },
        option(
          'The {{plant}} and the {{eater}} live in the same place',
          'arrow_as_neighbours',
          'They may well do so. But the arrow goes one way only. What passes that way?',
        ),
      ],
      answers: [3],
      hints: [
        'A food chain is about meals.',
        'Read the arrow as “is eaten by”.',
        'Say it aloud: the {{plant}} is eaten by the {{eater}}.',
        'When something is eaten, what it holds goes into the one that eats. Which line says that?',
      ],
      method_answer: [
        { text: 'The arrow means “is eaten by”: the {{plant}} is eaten by the {{eater}}.' },
        { text: 'So it shows which way energy and food pass.' },
      ],
    },
  },
  {
    key: 'food-webs-roles',
    topics: ['food-webs'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['SK3-BI-01', 'GCSE-BEC-01'],
    question: {
      type: 'matching',
      text: 'Look at the food web. Match each living thing with its role. One role is left over.',
      diagram: meadowWeb,
      max_score: 3,
      left: ['grass', 'rabbit', 'frog'],
      right: ['primary consumer', 'producer', 'decomposer', 'secondary consumer'],
      pairs: [2, 1, 4],
      hints: [
        'Look at what each one feeds on.',
        'A producer makes its own food. A primary consumer eats producers. What does a secondary one eat?',
        'Grass is at the bottom: no arrow comes into it.',
        'The arrow into the rabbit comes from a plant; the arrow into the frog comes from an animal.',
      ],
      method_answer: [
        { text: 'Grass makes its own food, so it is the producer.' },
        { text: 'The rabbit eats grass: a primary consumer.' },
        { text: 'The frog eats grasshoppers: a secondary consumer. No decomposer is shown.' },
      ],
    },
  },
  {
    key: 'food-webs-read-the-web',
    topics: ['food-webs'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['SK3-BI-01'],
    question: {
      type: 'multiple_choice',
      text: 'Look at the food web. Which animals eat voles? Choose all of them.',
      diagram: meadowWeb,
      max_score: 2,
      options: [
        option(
          'rabbit',
          'same_level_eats',
          'The rabbit is on the same level as the vole. Is there an arrow between them?',
        ),
        { text: 'fox' },
        option(
          'frog',
          'level_above_eats_all',
          'The frog is above the vole, but is there an arrow from the vole to it?',
        ),
        { text: 'owl' },
      ],
      answers: [2, 4],
      hints: [
        'Put your finger on the vole.',
        'Arrows point to the one that eats. Look at the arrows that leave the vole.',
        'Two arrows go away from the vole, and one comes in.',
        'Follow both of the arrows that go away to their ends, right at the top.',
      ],
      method_answer: [
        { text: 'Two arrows leave the vole: one goes to the owl and one to the fox.' },
        { text: 'The arrow from grass comes in, as the vole eats grass.' },
      ],
    },
  },
  {
    key: 'food-webs-levels-in-order',
    topics: ['food-webs'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['GCSE-BEC-01'],
    question: {
      type: 'ordering',
      text: 'Put these in order, smallest first.',
      max_score: 2,
      items: [
        'one frog (an organism)',
        'all the frogs in a pond (a population)',
        'all the living things in the pond (a community)',
        'the living things with the water, light and mud (an ecosystem)',
      ],
      hints: [
        'Each of these is a part of the next one.',
        'Go from one, to all of one kind, to all kinds, to everything.',
        'Begin with a single living thing.',
        'A population has one kind only; a community has all kinds. Where do water and mud belong?',
      ],
      method_answer: [
        { text: 'An organism is one living thing; a population is all of one kind.' },
        { text: 'A community is all kinds; an ecosystem has the surroundings as well.' },
      ],
    },
  },
  {
    key: 'food-webs-community-word',
    topics: ['food-webs'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['GCSE-BEC-01'],
    question: {
      type: 'short_text',
      text: 'In a wood live oaks, beetles, owls, mushrooms and many more. What is the word for all the populations that live together in one place?',
      max_score: 1,
      references: ['community', 'a community'],
      not: ['population', 'ecosystem', 'habitat', 'food web', 'species'],
      spellings: ['comunity', 'communitty'],
      hints: [
        'The word is for living things only, and for all kinds of them.',
        'It is larger than a population and smaller than an ecosystem.',
        'People who live together in one place are called by the same word.',
        'It begins with “com”, as in “common”, and ends with “ity”.',
      ],
      method_answer: [{ text: 'All the populations of one place together are a community.' }],
    },
  },
  {
    key: 'food-webs-one-population-changes',
    topics: ['food-webs'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-BI-01'],
    question: {
      type: 'cloze_dropdown',
      text: 'In a lake the only food chain is: {{a}} → {{b}} → {{c}}. A disease kills most of the {{b}}. At first there is [[1]] food for the {{c}}, so their number [[2]]. The {{a}} are eaten less, so their number [[3]].',
      diagram: {
        kind: 'web',
        arrange: 'row',
        nodes: [
          { name: 'a', label: '{{a}}' },
          { name: 'b', label: '{{b}}' },
          { name: 'c', label: '{{c}}' },
        ],
        arrows: [
          { from: 'a', to: 'b' },
          { from: 'b', to: 'c' },
        ],
      },
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { a: 'algae', b: 'water fleas', c: 'small fish' },
          { a: 'water plants', b: 'tadpoles', c: 'newts' },
          { a: 'algae', b: 'water snails', c: 'ducks' },
        ],
      },
      gaps: [
        {
          options: [
            { text: 'less' },
            option(
              'more',
              'arrow_points_at_food',
              'Look at the arrow into the {{c}}. What do they eat?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'rises',
              'fewer_prey_more_predators',
              'What happens to animals that find too little to eat?',
            ),
            { text: 'falls' },
            option(
              'stays the same',
              'change_stays_put',
              'They depend on the {{b}}. Can such a loss leave them untouched?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'falls',
              'all_populations_fall',
              'Who used to eat the {{a}}? There are now fewer of them.',
            ),
            option(
              'stays the same',
              'change_stays_put',
              'They were eaten every day. What changes when few are left to eat them?',
            ),
            { text: 'rises' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Look at both sides of the {{b}}: what they eat, and what eats them.',
        'Ask of each of the others: has it lost its food, or has it lost its eater?',
        'The {{c}} eat {{b}}, and there are now few {{b}} left.',
        'Those that lose their food become fewer. Those that lose their eater do the opposite.',
      ],
      method_answer: [
        { text: 'The {{c}} have less food, so their number falls.' },
        { text: 'The {{a}} are eaten less, so their number rises.' },
      ],
    },
  },
  {
    key: 'food-webs-foxes-gone',
    topics: ['food-webs'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['SK3-BI-01'],
    question: {
      type: 'single_choice',
      text: 'Look at the food web. All the foxes leave the meadow. Bao says, “That makes no difference to the grass, because foxes do not eat grass.” What would you tell him?',
      diagram: meadowWeb,
      max_score: 1,
      options: [
        {
          text: 'There may be less grass, as more rabbits and voles eat it',
        },
        option(
          'There will be less grass, because grass needs foxes to grow',
          'producer_needs_predator',
          'Grass makes its own food. Look for the animals between the grass and the fox.',
        ),
        option(
          'There will be more grass, because nobody eats it now',
          'all_populations_fall',
          'Follow the arrows that leave the grass. Are those animals gone?',
        ),
        option(
          'He is right',
          'change_stays_put',
          'Go one step at a time: who is eaten less now, and what do they eat?',
        ),
      ],
      answers: [1],
      hints: [
        'A change in a food web can travel along more than one arrow.',
        'Find out who is eaten by foxes, and what those animals eat.',
        'Foxes eat rabbits and voles. What happens to their numbers now?',
        'More rabbits and voles are alive. Follow the arrows back from them to their food.',
      ],
      method_answer: [
        { text: 'Without foxes more rabbits and voles stay alive.' },
        { text: 'They eat grass, so there may be less of it: the change travels along the web.' },
      ],
    },
  },
  {
    key: 'food-webs-poison-adds-up',
    topics: ['food-webs'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['SK3-BI-03'],
    question: {
      type: 'number',
      text: 'A poison gets into a lake and stays in every body that takes it in. Each water flea holds {{p}} units of it. A small fish eats {{n}} water fleas, and a {{hunter}} eats {{m}} of these small fish. How many units of poison are in the {{hunter}} then?',
      diagram: {
        kind: 'web',
        arrange: 'row',
        nodes: [
          { name: 'a', label: 'water flea' },
          { name: 'b', label: 'small fish' },
          { name: 'c', label: '{{hunter}}' },
        ],
        arrows: [
          { from: 'a', to: 'b' },
          { from: 'b', to: 'c' },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          p: { from: 2, to: 5 },
          n: { from: 20, to: 60, step: 10 },
          m: { from: 3, to: 9 },
          hunter: { pick: ['heron', 'pike', 'kingfisher'] },
        },
        where: ['p != m'],
        check: ['answer / m / n = p'],
      },
      answer: '{{p * n * m}}',
      mistakes: [
        slip(
          '{{p * n}}',
          'one_of_many_counted',
          'That is the poison in one small fish. How many does the {{hunter}} eat?',
        ),
        slip(
          '{{p}}',
          'poison_stays_the_same',
          'The {{hunter}} takes in what is in every fish it eats. Does it add up?',
        ),
        slip(
          '{{n * m}}',
          'factor_left_out',
          'That is the number of water fleas. How much poison is in each of them?',
        ),
      ],
      hints: [
        'The poison is not lost: it moves on to whoever eats.',
        'Work up the chain one step at a time, and multiply at each step.',
        'One small fish holds {{n}} × {{p}} = {{n * p}} units.',
        'The {{hunter}} eats {{m}} such fish, with {{n * p}} units in each.',
      ],
      method_answer: [
        { maths: tex`{{n}} \times {{p}} = {{n * p}}`, text: 'Units in one small fish.' },
        {
          maths: tex`{{m}} \times {{n * p}} = {{m * n * p|thousands_tex}}`,
          text: 'Units in the {{hunter}}: the poison builds up along the chain.',
        },
      ],
    },
  },
  {
    key: 'food-webs-top-predator-poisoned',
    topics: ['food-webs'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['SK3-BI-03'],
    question: {
      type: 'single_choice',
      text: 'A poison was sprayed on fields, and little of it got into each insect. Small birds ate the insects, and hawks ate the small birds. Why were the hawks harmed most?',
      max_score: 1,
      options: [
        option(
          'The poison was sprayed on the hawks',
          'poison_reaches_directly',
          'It was sprayed on fields. How did it get from there to the hawks?',
        ),
        option(
          'Hawks are larger, and poison harms large animals more',
          'size_decides_harm',
          'A larger body would thin the poison out. How much does a hawk take in over its life?',
        ),
        {
          text: 'The poison stays in bodies and adds up along the chain',
        },
        option(
          'Each animal makes some more of the poison',
          'poison_made_in_bodies',
          'No animal makes this poison. Where does all of it come from?',
        ),
      ],
      answers: [3],
      hints: [
        'Follow the poison from the field to the hawk.',
        'Ask at each step how many meals an animal has, and what is in each meal.',
        'A small bird eats hundreds of insects, each with a little poison.',
        'The hawk eats many such birds. Think of what happens if none of the poison leaves a body.',
      ],
      method_answer: [
        { text: 'The poison is not broken down, so it stays in each body.' },
        { text: 'At each step many are eaten by one, so the amount in one body grows.' },
      ],
    },
  },
]
