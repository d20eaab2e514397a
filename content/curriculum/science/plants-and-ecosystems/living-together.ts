import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const livingTogether: readonly ContentQuestion[] = [
  {
    key: 'living-biotic-or-abiotic',
    topics: ['living-together'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['GCSE-BEC-02'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are abiotic (non-living) factors for a fish in a pond? Choose all of them.',
      max_score: 3,
      options: [
        { text: 'light' },
        option(
          'a new disease',
          'biotic_for_abiotic',
          'What causes a disease: a thing, or something that lives?',
        ),
        { text: 'oxygen dissolved in the water' },
        option(
          'herons that eat fish',
          'biotic_for_abiotic',
          'Is a heron alive? What does “a-biotic” mean?',
        ),
        { text: 'temperature of the water' },
      ],
      answers: [1, 3, 5],
      hints: [
        '“Biotic” means living, and “a-” at the front means not.',
        'Ask of each factor: is it alive, or caused by something that is alive?',
        'A heron is a living thing, so it is a biotic factor.',
        'Germs are alive as well. The other three could be measured with a meter.',
      ],
      method_answer: [
        { text: 'Temperature, oxygen and light are not living: they are abiotic.' },
        { text: 'Herons and germs are living, so these factors are biotic.' },
      ],
    },
  },
  {
    key: 'living-what-is-competed-for',
    topics: ['living-together'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-BEC-03'],
    question: {
      type: 'single_choice',
      text: '{{story}} What do they compete for most of all?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            story: 'Young trees stand close together under the tall trees of a wood.',
            right: 'light',
            p: 'oxygen',
            q: 'mates',
            clue: 'Look up: what do the tall trees keep from them?',
          },
          {
            story: 'Two male robins sing and chase each other off the same garden in spring.',
            right: 'territory and mates',
            p: 'light',
            q: 'minerals from the soil',
            clue: 'It is spring, and both want to raise young there.',
          },
          {
            story: 'Cactuses in a desert stand far apart, with wide roots.',
            right: 'water',
            p: 'light',
            q: 'mates',
            clue: 'Think of what is scarce in a desert.',
          },
          {
            story: 'Red and grey squirrels live in one wood in winter.',
            right: 'food',
            p: 'light',
            q: 'minerals from the soil',
            clue: 'In winter nothing grows, and both kinds look for nuts.',
          },
        ],
      },
      options: [
        option(
          '{{q}}',
          'competed_for_what_is_plenty',
          'Do these living things need this, and is there too little of it?',
        ),
        { text: '{{right}}' },
        option(
          '{{p}}',
          'competed_for_what_is_plenty',
          'Is this scarce there, or something that they need to fight for?',
        ),
      ],
      answers: [2],
      hints: [
        'Living things compete for what they all need and what is scarce.',
        'Ask what each of them cannot live without, and of which there is too little in this place.',
        'First say whether the story is about plants or animals, and where they are.',
        '{{clue}}',
      ],
      method_answer: [{ text: 'They all need it and there is not enough of it: {{right}}.' }],
    },
  },
  {
    key: 'living-feature-and-use',
    topics: ['living-together'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-BEC-03'],
    question: {
      type: 'matching',
      text: 'Match each feature with how it helps its owner to survive. One is left over.',
      max_score: 4,
      left: [
        'thick fat under the skin of a seal',
        'spines instead of leaves on a cactus',
        'large ears of a desert fox',
        'white fur of an Arctic hare',
      ],
      right: [
        'loses little water, and is not eaten easily',
        'is hard to see on snow',
        'loses heat quickly',
        'keeps heat in',
        'takes in more oxygen',
      ],
      pairs: [4, 1, 3, 2],
      hints: [
        'Think of what is hard about each place: cold, heat or drought.',
        'Ask what would happen to the owner without this feature.',
        'A seal swims in icy water. What does a thick layer do there?',
        'A leaf would lose water, a large surface loses heat, and white is the colour of snow.',
      ],
      method_answer: [
        { text: 'Fat keeps heat in; large ears let heat out.' },
        { text: 'Spines lose little water and keep animals off; white fur hides on snow.' },
      ],
    },
  },
  {
    key: 'living-animals-choose-adaptation',
    topics: ['living-together'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-BEC-03'],
    question: {
      type: 'single_choice',
      text: 'Ffion says, “The hare saw that there was snow, so it decided to grow white fur.” What would you tell her?',
      max_score: 1,
      options: [
        option(
          'Each hare learns from its mother how to turn white',
          'adaptation_by_learning',
          'Fur is not learnt. How does a feature get from parents to their young?',
        ),
        option(
          'She is right: animals adapt when they need to',
          'adaptation_by_wish',
          'Can you grow another colour of hair because you want it?',
        ),
        {
          text: 'Hares with whiter fur survived and passed it on',
        },
        option(
          'The snow coloured the fur of the hare',
          'adaptation_by_contact',
          'Would the young of such a hare be white as well?',
        ),
      ],
      answers: [3],
      hints: [
        'Can an animal choose what it is like?',
        'Think of many hares, some of them whiter than others, and of the foxes that hunt them.',
        'On snow a fox finds brown hares more easily. So which hares have young?',
        'Parents pass features on to their young. Imagine this going on for thousands of years.',
      ],
      method_answer: [
        { text: 'An animal cannot choose its features.' },
        { text: 'Those that happened to be suited survived and passed their features on.' },
      ],
    },
  },
  {
    key: 'living-change-of-a-factor',
    topics: ['living-together'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-BEC-02'],
    question: {
      type: 'cloze_dropdown',
      text: '{{change}} This is [[1]] factor. The number of {{who}} in this place will probably [[2]].',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          {
            change:
              'A river gets warmer, so less oxygen is dissolved in it. Trout need much oxygen.',
            kind: 'an abiotic',
            other: 'a biotic',
            who: 'trout',
            effect: 'fall',
            against: 'rise',
            clue: 'Temperature and oxygen do not live. Trout get less of what they need.',
          },
          {
            change: 'A new kind of fish comes to a lake and eats tadpoles.',
            kind: 'a biotic',
            other: 'an abiotic',
            who: 'frogs',
            effect: 'fall',
            against: 'rise',
            clue: 'A fish is a living thing. Tadpoles are young frogs.',
          },
          {
            change: 'Foxes come to an island where birds nest on the ground.',
            kind: 'a biotic',
            other: 'an abiotic',
            who: 'these birds',
            effect: 'fall',
            against: 'rise',
            clue: 'A fox is a living thing, and eggs on the ground are easy to reach.',
          },
          {
            change: 'A large tree falls in a wood, and more light reaches the ground.',
            kind: 'an abiotic',
            other: 'a biotic',
            who: 'small plants',
            effect: 'rise',
            against: 'fall',
            clue: 'Light does not live. Plants need it for photosynthesis.',
          },
        ],
      },
      gaps: [
        {
          options: [
            { text: '{{kind}}' },
            option('{{other}}', 'biotic_for_abiotic', 'Is what has changed alive, or not?'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '{{against}}',
              'effect_of_factor_turned_round',
              'Do they get more of what they need, or less? Are they in more danger, or less?',
            ),
            { text: '{{effect}}' },
            option(
              'stay the same',
              'change_stays_put',
              'They depend on this factor. How does the change touch them?',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'First look at what has changed, then at those who live there.',
        'Biotic means living. For the number, ask whether life became easier or harder for them.',
        'Think of what {{who}} need to stay alive.',
        '{{clue}}',
      ],
      method_answer: [{ text: 'It is {{kind}} factor, and the number will probably {{effect}}.' }],
    },
  },
  {
    key: 'living-two-plants-in-one-pot',
    topics: ['living-together'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-BEC-02', 'GCSE-BEC-03'],
    question: {
      type: 'number',
      text: '{{who}} grows beans in pots of the same size. With 2 beans in a pot their mean mass is {{a}} g after five weeks. With 8 beans in a pot it is {{b}} g, as the chart shows. How many grams heavier are the eight plants of the crowded pot, all together, than the two of the other pot?',
      diagram: {
        kind: 'bar_chart',
        categories: ['2 in a pot', '8 in a pot'],
        series: [{ name: 'Beans', values: ['{{a}}', '{{b}}'] }],
        y: { from: 0, to: 30, step: 5, minor: 1, label: 'Mean mass (g)' },
      },
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Yusuf', 'Greta', 'Lindiwe', 'Pedro'] },
          a: { from: 20, to: 28 },
          b: { from: 8, to: 12 },
        },
        where: ['8 * b > 2 * a + 2', '8 * b - 2 * a != a - b'],
        check: ['answer + 2 * a = 8 * b'],
      },
      answer: '{{8 * b - 2 * a}}',
      mistakes: [
        slip(
          '{{a - b}}',
          'mean_for_the_total',
          'That compares one bean with one bean. How much do all beans of a pot weigh?',
        ),
        slip(
          '{{8 * b}}',
          'gain_not_compared',
          'That is the crowded pot alone. Compare it with the other one.',
        ),
      ],
      hints: [
        'The chart tells the mass of one bean plant. You need whole pots.',
        'Multiply each mean by the number of plants, then subtract.',
        'The two beans of one pot weigh 2 × {{a}} = {{2 * a}} g together.',
        'The eight weigh 8 × {{b}} = {{8 * b}} g. Take the smaller total from the larger.',
      ],
      method_answer: [
        {
          maths: tex`8 \times {{b}} - 2 \times {{a}} = {{8 * b - 2 * a}}`,
          text: 'Total of one pot minus total of the other, in grams.',
        },
        {
          text: 'Each crowded plant is smaller, since they compete for light, water and minerals.',
        },
      ],
    },
  },
]
