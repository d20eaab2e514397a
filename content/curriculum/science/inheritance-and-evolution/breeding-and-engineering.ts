import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const breedingAndEngineering: readonly ContentQuestion[] = [
  {
    key: 'breeding-steps-in-order',
    topics: ['breeding-and-engineering'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-BIV-14'],
    question: {
      type: 'ordering',
      text: 'A farmer wants cows that give more milk. Put the steps of selective breeding in order.',
      max_score: 2,
      items: [
        'Decide which feature is wanted',
        'Choose the best cows, and bulls from families that give much milk',
        'Breed them with each other',
        'Choose the best of their offspring',
        'Breed these, and go on over many generations',
      ],
      hints: [
        'People decide here what nature decides in natural selection.',
        'One has to know the aim before choosing, and to choose before breeding.',
        'It begins with a decision.',
        'After the first breeding there are young. What does one do with them before breeding again?',
      ],
      method_answer: [
        { text: 'Aim, choose parents, breed, choose offspring, go on.' },
        { text: 'It takes many generations until the feature is common.' },
      ],
    },
  },
  {
    key: 'breeding-natural-or-selective',
    topics: ['breeding-and-engineering'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-BIV-14', 'GCSE-BIV-15'],
    question: {
      type: 'matching',
      text: 'Match each example with what it is. One is left over.',
      max_score: 3,
      left: [
        'Wheat with short stems, from choosing parents for decades',
        'Bacteria that hold a human gene and make insulin',
        'Moths that became darker on sooty trees',
      ],
      right: ['natural selection', 'photosynthesis', 'selective breeding', 'genetic engineering'],
      pairs: [3, 4, 1],
      hints: [
        'Ask who or what decides which features are passed on.',
        'People may choose parents, or they may move a gene. Or nobody decides at all.',
        'A human gene does not get into a bacterium by choosing parents.',
        'In wheat people chose, generation by generation. On the trees it was birds that took the pale ones.',
      ],
      method_answer: [
        { text: 'Choosing parents: selective breeding. Moving a gene: genetic engineering.' },
        { text: 'Where the surroundings decide, it is natural selection.' },
      ],
    },
  },
  {
    key: 'breeding-risk-of-inbreeding',
    topics: ['breeding-and-engineering'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-BIV-14'],
    question: {
      type: 'single_choice',
      text: 'Many dogs of a breed come from few parents. Why are some illnesses more common in such a breed?',
      max_score: 1,
      options: [
        option(
          'Their ancestors caught illnesses, and these got into the genes',
          'acquired_features_inherited',
          'What an animal catches does not get into its egg or sperm cells. What do relatives share?',
        ),
        option(
          'Puppies catch the illnesses from each other',
          'inherited_as_infectious',
          'These illnesses are inherited. How do they get from parents to young?',
        ),
        { text: 'More of the young get two copies of a recessive allele' },
        option(
          'Breeding causes new mutations in each puppy',
          'breeding_makes_mutations',
          'Mutations are as rare as in other dogs. What happens if both parents carry the same allele?',
        ),
      ],
      answers: [3],
      hints: [
        'Parents of one family have much of their DNA in common.',
        'Think of a Punnett square with parents who are both carriers.',
        'A recessive allele shows only if there are two of it.',
        'If both parents carry the same rare allele, one in four of the young gets it twice. When do both carry it?',
      ],
      method_answer: [
        { text: 'Inbred parents often carry the same recessive allele.' },
        { text: 'Then more young get two copies, and the illness shows.' },
      ],
    },
  },
  {
    key: 'breeding-milk-over-generations',
    topics: ['breeding-and-engineering'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['GCSE-BIV-14'],
    question: {
      type: 'number',
      text: 'In a herd the mean yield of milk was {{a|thousands}} litres a year for each cow. With selective breeding it rose by about {{d}} litres in each generation. After how many generations was it {{b|thousands}} litres?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 8, step: 1, label: 'Generation' },
        y: { from: 4000, to: 8000, step: 1000, minor: 500, label: 'Milk (litres a year)' },
        polylines: [
          {
            points: [
              [0, '{{a}}'],
              [1, '{{a + d}}'],
              [2, '{{a + 2 * d}}'],
            ],
            marks: 'cross',
          },
        ],
        alt: 'A line graph of milk against generation. It begins at {{a}} litres and rises by {{d}} litres in each of the first two generations.',
      },
      max_score: 2,
      template: {
        draw: {
          a: { pick: [4500, 5000, 5500] },
          d: { pick: [200, 250, 300] },
          k: { from: 4, to: 8 },
        },
        derive: { b: 'a + d * k', rise: 'd * k' },
        where: ['b <= 8000'],
        check: ['answer * d + a = b'],
      },
      answer: '{{k}}',
      mistakes: [
        slip(
          '{{rise}}',
          'stopped_early',
          'That is the whole rise in litres. How many steps of {{d}} litres is it?',
        ),
        slip(
          '{{b / d}}',
          'start_not_taken_off',
          'The herd did not begin at nothing. Take the start off first.',
        ),
      ],
      hints: [
        'The herd begins with {{a|thousands}} litres, not with none.',
        'Find the whole rise, and divide it by the rise of one generation.',
        '{{b|thousands}} − {{a|thousands}} = {{rise|thousands}} litres.',
        'Work out {{rise|thousands}} ÷ {{d}}.',
      ],
      method_answer: [
        {
          maths: tex`{{b|thousands_tex}} - {{a|thousands_tex}} = {{rise|thousands_tex}}`,
          text: 'The whole rise.',
        },
        {
          maths: tex`{{rise|thousands_tex}} \div {{d}} = {{k}}`,
          text: 'Generations, one step each.',
        },
      ],
    },
  },
  {
    key: 'engineering-what-it-is',
    topics: ['breeding-and-engineering'],
    difficulty: 0,
    minutes: 1,
    statements: ['GCSE-BIV-15'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are examples of **genetic engineering**? Choose all that are.',
      max_score: 2,
      options: [
        option(
          'Vegetables are grown with more fertiliser',
          'mutation_as_any_change',
          'That changes the surroundings. Have the genes been changed?',
        ),
        { text: 'A gene from a bacterium is put into maize, so that it resists insects' },
        option(
          'A cutting of a rose is planted',
          'cloning_for_engineering',
          'The new plant has the same genes as the old one. Has a gene been changed?',
        ),
        option(
          'Two tall sunflowers are crossed to get taller ones',
          'breeding_for_engineering',
          'Here parents are chosen. Is a gene moved by hand?',
        ),
        { text: 'A human gene is put into bacteria, so that they make insulin' },
      ],
      answers: [2, 5],
      hints: [
        'The genome of an organism is changed on purpose.',
        'Ask of each example: is a gene taken from one organism and put into another?',
        'Crossing mixes the genes of two parents, as nature does.',
        'Look for a gene that has come from a quite different species.',
      ],
      method_answer: [
        { text: 'In both a gene of another species has been added to the genome.' },
        { text: 'Crossing and cuttings use the genes that are there already.' },
      ],
    },
  },
  {
    key: 'engineering-sort-the-arguments',
    topics: ['breeding-and-engineering'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-BIV-15', 'GCSE-WS-03', 'GCSE-WS-04'],
    question: {
      type: 'matching',
      text: 'People argue about crops with a gene from another species. Match each sentence with the kind of argument. One is left over.',
      max_score: 4,
      left: [
        'Harvests are larger, as insects eat less of the plants',
        'The gene might get into wild plants by pollen',
        'People should not change living things like this',
        'After trials in many fields, no harm to health was found',
      ],
      right: [
        'an ethical objection',
        'a result of tests',
        'a benefit',
        'a law of physics',
        'a risk for the surroundings',
      ],
      pairs: [3, 5, 1, 2],
      hints: [
        'Some arguments can be tested. Others are about what is right.',
        'Ask of each sentence: is it good, might it do harm, is it a finding, or is it about right and not right?',
        'The word “should” is a sign of one kind of argument.',
        'One sentence names what was found, one what might happen outside the field, and one what is gained.',
      ],
      method_answer: [
        { text: 'Larger harvests: benefit. Pollen: risk. Trials: a result.' },
        {
          text: '“Should not” is about what is right: an ethical objection. Tests alone cannot settle it.',
        },
      ],
    },
  },
  {
    key: 'engineering-share-of-losses',
    topics: ['breeding-and-engineering'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['GCSE-BIV-15', 'GCSE-WS-04'],
    question: {
      type: 'number',
      text: 'In a trial two fields of equal size were planted with maize. Insects destroyed {{p}}% of the usual maize, and {{q}}% of maize with an added gene. Without insects each field would bear {{n}} tonnes. How many **more** tonnes did the second field bear?',
      max_score: 2,
      template: {
        draw: {
          n: { pick: [20, 40, 50, 80] },
          p: { pick: [15, 20, 25, 30] },
          q: { pick: [5, 10] },
        },
        derive: { gain: 'n * (p - q) / 100' },
        where: ['is_integer(gain)', 'p - q != gain', 'p != 2 * q', 'distinct(gain, p - q)'],
        check: ['answer + n - n * p / 100 = n - n * q / 100'],
      },
      answer: '{{gain}}',
      mistakes: [
        slip(
          '{{p - q}}',
          'percent_added_as_number',
          'That is the difference in percentage points. How many tonnes is it?',
        ),
        slip(
          '{{n - n * q / 100}}',
          'gain_not_compared',
          'That is the whole harvest. How much more is it than in the other field?',
        ),
      ],
      hints: [
        'Find out how much is saved compared with the usual maize.',
        'The second field loses fewer percent. Take that part of {{n}} tonnes.',
        'It loses {{p}} − {{q}} = {{p - q}} percentage points less.',
        'Work out {{p - q}}% of {{n}}.',
      ],
      method_answer: [
        { maths: tex`{{p}} - {{q}} = {{p - q}}`, text: 'Percentage points less lost.' },
        { maths: tex`{{n}} \times {{p - q}}\% = {{gain}}`, text: 'Tonnes more.' },
      ],
    },
  },
  {
    key: 'engineering-weigh-up-rice',
    topics: ['breeding-and-engineering'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-BIV-15', 'GCSE-WS-03', 'GCSE-WS-04'],
    question: {
      type: 'long_text',
      text: 'Scientists have added genes to rice, so that its grains hold a substance from which the body makes vitamin A. Many children lack this vitamin, and some lose their sight. Weigh up whether farmers should grow this rice. Give two arguments for it, one practical concern and one ethical concern.',
      max_score: 4,
      criteria: [
        {
          code: 'health',
          text: 'For: fewer children lose their sight or die.',
          marks: 1,
          evidence: [
            'Fewer children would lose their sight because they get enough vitamin A.',
            'It could save the sight and the lives of many children.',
          ],
        },
        {
          code: 'other_for',
          text: 'For: reaches people who have little else to eat, or needs no pills.',
          marks: 1,
          evidence: [
            'People who eat mostly rice get the vitamin from it.',
            'Farmers can keep some seeds and need no tablets.',
          ],
        },
        {
          code: 'practical',
          text: 'Practical concern: spread of the genes, smaller harvests, costs, or effects that are not known yet.',
          marks: 1,
          evidence: [
            'The genes could spread to other rice plants by pollen.',
            'It is not known how well it grows everywhere, and long-term effects have to be tested.',
          ],
        },
        {
          code: 'ethical',
          text: 'Ethical concern: changing living things, or who owns the seeds and decides.',
          marks: 1,
          evidence: [
            'Some people object to changing the genes of living things.',
            'Companies might own the seeds, and poor farmers would depend on them.',
          ],
        },
      ],
      references: [
        'Fewer children would lose their sight because they get enough vitamin A. People who eat mostly rice get the vitamin from it. The genes could spread to other rice plants by pollen. Some people object to changing the genes of living things.',
      ],
      hints: [
        'There are four sentences to write: two for it, one practical concern, one ethical.',
        'Ask who gains what, what might not work, and what some people think is not right.',
        'The vitamin is needed for sight. Who has hardly anything but rice to eat?',
        'For the concerns think of pollen in the wind, of tests over years, and of who owns the seeds.',
      ],
      method_answer: [
        { text: 'For: children keep their sight; it reaches those who eat mostly rice.' },
        {
          text: 'Against: genes may spread or effects be unknown; some object, or fear dependence.',
        },
      ],
    },
  },
]
