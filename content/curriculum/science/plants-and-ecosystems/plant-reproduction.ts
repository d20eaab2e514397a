import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { halfFlower } from './flower-drawing.ts'

export const plantReproduction: readonly ContentQuestion[] = [
  {
    key: 'plant-reproduction-name-the-parts',
    topics: ['plant-reproduction'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['SK3-BR-05'],
    question: {
      type: 'matching',
      text: 'The drawing shows half a flower. P is wide and like a leaf. Q is the sticky top of the middle part, and R its round base. S is a small bag on a thin stalk. Match each letter with its name. One name is left over.',
      diagram: halfFlower,
      max_score: 4,
      left: ['P', 'Q', 'R', 'S'],
      right: ['ovary', 'anther', 'root', 'stigma', 'petal'],
      pairs: [5, 4, 1, 2],
      hints: [
        'The middle part is the female part. The thin stalks with bags are the male parts.',
        'Begin with the part you know from any bunch of flowers.',
        'P is wide and often brightly coloured, so that insects see it.',
        'The sticky top catches pollen, the round base holds the egg cells, and the bag on the stalk makes pollen.',
      ],
      method_answer: [
        { text: 'P is a petal. Q is the stigma and R the ovary: they are female parts.' },
        {
          text: 'S is an anther, the top of a stamen, the male part. A root is not in the drawing.',
        },
      ],
    },
  },
  {
    key: 'plant-reproduction-jobs-of-parts',
    topics: ['plant-reproduction'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['SK3-BR-05'],
    question: {
      type: 'matching',
      text: 'Match each part of a flower with what it does. One line is left over.',
      max_score: 4,
      left: ['anther', 'stigma', 'ovary', 'petal'],
      right: [
        'attracts insects with its colour',
        'takes in water',
        'makes pollen',
        'holds the egg cells and grows into the fruit',
        'catches pollen',
      ],
      pairs: [3, 5, 4, 1],
      hints: [
        'Two of the parts have to do with pollen: one gives it, one receives it.',
        'Ask of each part whether it is male, female or neither.',
        'A petal is neither male nor female. Who looks at the bright petals?',
        'The stigma is sticky. The anther is a bag full of yellow dust. The ovary lies deep in the flower.',
      ],
      method_answer: [
        { text: 'The anther makes pollen, and the stigma catches it.' },
        { text: 'The ovary holds the egg cells; petals attract insects. Roots take in water.' },
      ],
    },
  },
  {
    key: 'plant-reproduction-which-step',
    topics: ['plant-reproduction'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['SK3-BR-05', 'SK3-BR-06'],
    question: {
      type: 'single_choice',
      text: '{{story}} What is this called?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            story: 'A bee brings pollen from one poppy to the stigma of another.',
            right: 'pollination',
            p: 'fertilisation',
            q: 'seed dispersal',
            point: 'Is something brought to a flower, joined inside it, or carried away from it?',
            why: 'Pollen is carried from an anther to a stigma.',
          },
          {
            story: 'The wind blows pollen from one grass flower to the stigma of another.',
            right: 'pollination',
            p: 'seed dispersal',
            q: 'fertilisation',
            point: 'Look at what the wind carries: pollen or seeds?',
            why: 'Pollen is carried from an anther to a stigma, here by the wind.',
          },
          {
            story: 'Inside a bean flower, a male nucleus from pollen joins with an egg cell.',
            right: 'fertilisation',
            p: 'pollination',
            q: 'seed dispersal',
            point: 'Is something brought to a flower, joined inside it, or carried away from it?',
            why: 'Two nuclei join, and a seed can begin to grow.',
          },
          {
            story: 'A squirrel buries a nut far away from the tree, and forgets it.',
            right: 'seed dispersal',
            p: 'pollination',
            q: 'fertilisation',
            point: 'Look at what is carried: pollen or a seed?',
            why: 'A seed is carried away from the plant that made it.',
          },
          {
            story: 'The wind carries a light sycamore seed away from its tree.',
            right: 'seed dispersal',
            p: 'fertilisation',
            q: 'pollination',
            point: 'Look at what the wind carries: pollen or seeds?',
            why: 'A seed is carried away from the plant that made it.',
          },
        ],
      },
      options: [
        option(
          '{{q}}',
          'pollination_steps_mixed',
          'Think of when this happens: before there is a seed, or after?',
        ),
        option(
          '{{p}}',
          'pollination_steps_mixed',
          'Say what is moved, and from where to where. Does this name fit?',
        ),
        { text: '{{right}}' },
      ],
      answers: [3],
      hints: [
        '{{point}}',
        'One word is for carrying pollen, one for the joining of two cells, one for spreading seeds.',
        'Look for the key word in the story: pollen, joins, nut or seed.',
        'To pollinate comes from pollen, and to disperse means to spread far apart. Which fits the story?',
      ],
      method_answer: [{ text: 'This is {{right}}. {{why}}' }],
    },
  },
  {
    key: 'plant-reproduction-order',
    topics: ['plant-reproduction'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['SK3-BR-05', 'SK3-BR-06'],
    question: {
      type: 'ordering',
      text: 'Put the steps in the life of a cherry in order.',
      max_score: 3,
      items: [
        'A bee brings pollen to the stigma',
        'A pollen tube grows down to the ovary',
        'A male nucleus joins with the egg cell',
        'The ovary grows into a fruit with a seed inside',
        'A bird eats the fruit and drops the seed far away',
      ],
      hints: [
        'Each step is needed for the next one.',
        'The order is: pollination, fertilisation, fruit, dispersal.',
        'Everything begins when pollen comes to the flower.',
        'The pollen lies on the stigma and the egg cell deep in the ovary. So a tube has to grow before they can join.',
      ],
      method_answer: [
        { text: 'Pollination: pollen comes to the stigma, and a tube grows down.' },
        { text: 'Fertilisation: the nuclei join. Then the ovary becomes the fruit.' },
        { text: 'Dispersal: the bird carries the seed away.' },
      ],
    },
  },
  {
    key: 'plant-reproduction-how-spread',
    topics: ['plant-reproduction'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['SK3-BR-06'],
    question: {
      type: 'matching',
      text: 'Match each seed or fruit with the way it is spread.',
      max_score: 4,
      left: [
        'a light seed with a tuft of fine hairs',
        'a soft sweet berry with seeds inside',
        'a large fruit full of air that floats',
        'a dry fruit covered with tiny hooks',
      ],
      right: [
        'by water',
        'it holds on to the fur of an animal',
        'by wind',
        'an animal eats it and drops the seeds',
      ],
      pairs: [3, 4, 1, 2],
      hints: [
        'How a seed is built tells how it travels.',
        'Ask of each one: would it fly, float, stick or be eaten?',
        'Fine hairs work like a parachute. What keeps a parachute up?',
        'Hooks hold on to something rough. What is sweet gets eaten, and what is full of air does not sink.',
      ],
      method_answer: [
        { text: 'Hairs catch the wind, and hooks hold on to fur.' },
        { text: 'A sweet berry is eaten; a fruit full of air floats on water.' },
      ],
    },
  },
  {
    key: 'plant-reproduction-seed-distance',
    topics: ['plant-reproduction'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['SK3-BR-06'],
    question: {
      type: 'number',
      text: '{{who}} drops the same sycamore seed three times in front of a fan. It lands {{a}} cm, {{b}} cm and {{c}} cm away, as the chart shows. Find the mean distance in centimetres.',
      diagram: {
        kind: 'bar_chart',
        categories: ['Try 1', 'Try 2', 'Try 3'],
        series: [{ name: 'Seed', values: ['{{a}}', '{{b}}', '{{c}}'] }],
        y: { from: 0, to: 200, step: 50, minor: 10, label: 'Distance (cm)' },
      },
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Amara', 'Bilal', 'Ingrid', 'Santiago'] },
          mean: { from: 100, to: 140, step: 10 },
          up: { pick: [10, 20, 40] },
          down: { pick: [20, 30, 50] },
        },
        derive: { a: 'mean + up', b: 'mean - down', c: '3 * mean - a - b' },
        where: ['distinct(a, b, c, mean)'],
        check: ['answer * 3 - a - b = c'],
      },
      answer: '{{mean}}',
      mistakes: [
        slip(
          '{{a + b + c}}',
          'mean_not_divided',
          'That is the total of the three tries. Share it out among them.',
        ),
        slip('{{b}}', 'middle_without_order', 'The mean uses all three tries, not one of them.'),
      ],
      hints: [
        'Three tries are to be made into one typical distance.',
        'For a mean, add all the tries and share the total out equally.',
        'Start with {{a}} + {{b}} + {{c}} = {{a + b + c}}.',
        'Work out {{a + b + c}} ÷ 3.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} + {{c}} = {{a + b + c}}`, text: 'Add the three distances.' },
        {
          maths: tex`{{a + b + c}} \div 3 = {{mean}}`,
          text: 'Divide by the number of tries. The unit is centimetres.',
        },
      ],
    },
  },
  {
    key: 'plant-reproduction-why-spread',
    topics: ['plant-reproduction'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['SK3-BR-06'],
    question: {
      type: 'single_choice',
      text: 'Tariq asks why a tree does not just drop all its seeds straight down. Which answer is best?',
      max_score: 1,
      options: [
        option(
          'Seeds need to be moved, or they cannot start to grow',
          'seeds_must_travel',
          'Many seeds do start to grow where they fall. What do they lack there later on?',
        ),
        option(
          'The tree wants to see the world',
          'plants_want',
          'A plant has no wishes. What use is it for the young plant to be far away?',
        ),
        option(
          'The seeds have to find pollen',
          'pollination_steps_mixed',
          'Pollen is needed before there is a seed. What does a young plant need?',
        ),
        {
          text: 'Far from the tree there is more light, water and space',
        },
      ],
      answers: [4],
      hints: [
        'Imagine a hundred young trees right under a large old one.',
        'Ask what every plant needs, and who else would take it there.',
        'Under the old tree it is dark, and its roots take up the water.',
        'So think of what a young plant gains if its seed is carried away from the old tree.',
      ],
      method_answer: [
        { text: 'Under the tree the seedlings would compete with it and with each other.' },
        { text: 'Far away there is more light, water and space for them.' },
      ],
    },
  },
  {
    key: 'plant-reproduction-wind-or-insect',
    topics: ['plant-reproduction'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['SK3-BR-05'],
    question: {
      type: 'cloze_dropdown',
      text: 'Flower P has large bright petals, a sweet smell and sticky pollen. Flower Q is small and green, and its long anthers hang out and let go of very much light pollen. Flower P is pollinated by [[1]], and flower Q by [[2]]. Q makes so much pollen because [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'wind',
              'flower_type_swapped',
              'The wind cannot see or smell. For whom are colour and smell?',
            ),
            { text: 'insects' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'wind' },
            option(
              'insects',
              'flower_type_swapped',
              'It is small and green, so insects hardly notice it. Look at its pollen.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'insects eat most of it',
              'flower_type_swapped',
              'Think again who or what carries the pollen of this flower.',
            ),
            option(
              'it has to make many petals',
              'pollen_for_petals',
              'Petals do not come from pollen. What is pollen for?',
            ),
            { text: 'most of it never lands on a stigma' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'A flower is built to suit whatever carries its pollen.',
        'Ask who would notice colour and smell, and what would carry light dust.',
        'Flower P has bright petals and a sweet smell. Who is looking for food there?',
        'Light pollen of Q is blown about anywhere. Think of how many grains reach the right place.',
      ],
      method_answer: [
        { text: 'Colour and smell attract insects to P, and its sticky pollen clings to them.' },
        { text: 'The light pollen of Q is blown by the wind, and most of it is lost.' },
      ],
    },
  },
  {
    key: 'plant-reproduction-bees-and-apples',
    topics: ['plant-reproduction'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['SK3-BI-02'],
    question: {
      type: 'multi_part',
      text: 'A farmer counts the apples on trees that bees can reach: {{with}} on each tree. Trees under a net that keeps bees out have {{without}} apples each.',
      diagram: {
        kind: 'bar_chart',
        categories: ['With bees', 'Under a net'],
        series: [{ name: 'Apples', values: ['{{with}}', '{{without}}'] }],
        y: { from: 0, to: 160, step: 40, minor: 10, label: 'Apples on each tree' },
      },
      max_score: 3,
      template: {
        draw: {
          with: { from: 100, to: 150, step: 10 },
          without: { from: 20, to: 50, step: 10 },
          trees: { pick: [20, 30, 40] },
        },
        check: ['answer1 / trees + without = with'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'The farmer has {{trees}} trees. How many more apples do they bear in all if bees can reach every one of them than if none can be reached?',
          max_score: 2,
          answer: '{{(with - without) * trees}}',
          mistakes: [
            slip(
              '{{with - without}}',
              'one_of_many_counted',
              'That is the difference for one tree. How many trees are there?',
            ),
            slip(
              '{{with * trees}}',
              'gain_not_compared',
              'That is all of the apples. Some would be there without bees as well.',
            ),
          ],
          hints: [],
          method_answer: [
            {
              maths: tex`({{with}} - {{without}}) \times {{trees}} = {{(with - without) * trees|thousands_tex}}`,
              text: 'The difference for one tree, times the number of trees.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'Why do the trees with bees bear more apples?',
          max_score: 1,
          options: [
            { text: 'Bees pollinate flowers, so more of them become fruits' },
            option(
              'Bees scatter the seeds, so that new apples grow from them',
              'pollination_steps_mixed',
              'Seeds are inside the apples, later in the year. What do bees visit in spring?',
            ),
            option(
              'Bees bring water to the tree',
              'bees_feed_plants',
              'Water comes up from the roots. What do bees carry from flower to flower?',
            ),
          ],
          answers: [1],
          hints: [],
          method_answer: [
            { text: 'A flower becomes an apple only if pollen has reached its stigma.' },
          ],
        },
      ],
      hints: [
        'Compare the two kinds of tree first, then think of all the trees.',
        'Find the difference for one tree, and multiply it by the number of trees.',
        'One tree has {{with}} − {{without}} = {{with - without}} more apples with bees.',
        'Now take {{trees}} lots of {{with - without}}. For the reason, think of what an insect carries on its hairs.',
      ],
      method_answer: [
        {
          maths: tex`({{with}} - {{without}}) \times {{trees}} = {{(with - without) * trees|thousands_tex}}`,
          text: 'So many more apples with bees.',
        },
        { text: 'Bees pollinate the flowers, and only pollinated flowers become fruits.' },
      ],
    },
  },
]
