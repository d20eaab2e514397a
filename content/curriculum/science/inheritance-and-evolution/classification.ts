import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { animalTree } from './tree-drawing.ts'

export const classification: readonly ContentQuestion[] = [
  {
    key: 'classify-groups-in-order',
    topics: ['classification'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-BIV-13'],
    question: {
      type: 'ordering',
      text: 'Living things are sorted into groups within groups. Put the groups in order, the **largest** first.',
      max_score: 3,
      items: ['kingdom', 'phylum', 'class', 'order', 'family', 'genus', 'species'],
      hints: [
        'Think of an address: country, county, town, street, house.',
        'Find the two ends first: the widest group and the narrowest.',
        'All animals make up one group. Wolves alone make up another.',
        'A sentence may help: keep ponds clean or frogs get sick. Each first letter stands for a group.',
      ],
      method_answer: [
        { text: 'Kingdom, phylum, class, order, family, genus, species.' },
        { text: 'Each group is a part of the one before.' },
      ],
    },
  },
  {
    key: 'classify-two-part-name',
    topics: ['classification'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-BIV-13', 'GCSE-WS-21'],
    question: {
      type: 'cloze_dropdown',
      text: 'The scientific name of the {{animal}} is *{{genus}} {{species}}*. The word *{{genus}}* names its [[1]], and *{{species}}* its [[2]]. Scientists all over the world use such names because [[3]].',
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { animal: 'grey wolf', genus: 'Canis', species: 'lupus' },
          { animal: 'lion', genus: 'Panthera', species: 'leo' },
          { animal: 'house mouse', genus: 'Mus', species: 'musculus' },
          { animal: 'red fox', genus: 'Vulpes', species: 'vulpes' },
          { animal: 'honey bee', genus: 'Apis', species: 'mellifera' },
        ],
      },
      gaps: [
        {
          options: [
            option('species', 'genus_and_species_swapped', 'Which of the two groups is wider?'),
            { text: 'genus' },
            option(
              'kingdom',
              'groups_of_life_mixed',
              'That would be the whole of the animals. The name is made of the two narrowest groups.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'species' },
            option(
              'genus',
              'genus_and_species_swapped',
              'The wider group comes first, like a surname in a list.',
            ),
            option(
              'family',
              'groups_of_life_mixed',
              'The name is made of the two narrowest groups.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'they are easier to say',
              'scientific_name_for_looks',
              'Many are hard to say. What is better about them than about everyday names?',
            ),
            { text: 'each species has the same one in every language' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'The name has two words, and they stand for two of the seven groups.',
        'The wider group is written first, with a capital letter.',
        'The two narrowest groups are meant.',
        '{{genus}} has the capital letter. For the last gap, think of a scientist in Japan and one in Kenya who write to each other.',
      ],
      method_answer: [
        { text: '{{genus}} is the genus, and {{species}} names the species in it.' },
        { text: 'The name is the same in all languages, so nobody is in doubt.' },
      ],
    },
  },
  {
    key: 'classify-closest-by-name',
    topics: ['classification'],
    difficulty: 0,
    minutes: 1,
    statements: ['GCSE-BIV-13', 'GCSE-WS-21'],
    question: {
      type: 'single_choice',
      text: 'Which two of these are most closely related? Judge by their scientific names: leopard *Panthera pardus*, house cat *Felis catus*, lion *Panthera leo*, cat flea *Ctenocephalides felis*.',
      max_score: 1,
      options: [
        option(
          'house cat and cat flea',
          'genus_and_species_swapped',
          'In one name “felis” is the second word. Which of the two words names the genus?',
        ),
        { text: 'leopard and lion' },
        option(
          'house cat and lion',
          'related_by_looks',
          'They look alike, but compare the first words of their names.',
        ),
        option(
          'house cat and leopard',
          'related_by_looks',
          'They look alike, but compare the first words of their names.',
        ),
      ],
      answers: [2],
      hints: [
        'The names tell which animals are in the same group.',
        'The first word names the genus. Members of one genus are close relatives.',
        'Write the first words under each other.',
        'Which first word comes twice?',
      ],
      method_answer: [
        { text: 'Leopard and lion are both in the genus *Panthera*.' },
        { text: 'The house cat is in the genus *Felis*, in the same family.' },
      ],
    },
  },
  {
    key: 'classify-why-it-changed',
    topics: ['classification'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-BIV-13', 'GCSE-WS-01'],
    question: {
      type: 'multiple_choice',
      text: 'Why has the classification of living things changed since Linnaeus? Choose all that are right.',
      max_score: 3,
      options: [
        { text: 'DNA can be compared between species' },
        option(
          'The old scientists were careless',
          'old_science_was_careless',
          'They worked with what they could see. What did they not have yet?',
        ),
        { text: 'Better microscopes showed what is inside cells' },
        { text: 'Fossils and the chemistry of cells gave new evidence' },
        option(
          'Species change their groups when they like',
          'groups_made_by_species',
          'Groups are made by people. What do people know better today?',
        ),
      ],
      answers: [1, 3, 4],
      hints: [
        'A model in science is changed when new evidence comes.',
        'Ask what scientists can see or measure today that Linnaeus could not.',
        'Linnaeus lived in the 1700s and compared bodies from outside.',
        'Look for three kinds of evidence: from inside cells, from the code of life, and from rocks and chemistry.',
      ],
      method_answer: [
        { text: 'Microscopes, DNA, fossils and chemistry brought new evidence.' },
        { text: 'So the groups were changed to show who is related to whom.' },
      ],
    },
  },
  {
    key: 'classify-three-domains',
    topics: ['classification'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-BIV-13', 'GCSE-WS-01'],
    question: {
      type: 'matching',
      text: 'By comparing molecules of cells, Carl Woese sorted life into three domains. Match each with what belongs to it. One is left over.',
      max_score: 3,
      left: ['Archaea', 'Bacteria', 'Eukaryota'],
      right: [
        'true bacteria, such as those in yoghurt',
        'animals, plants, fungi and protists: cells with a nucleus',
        'viruses only',
        'simple cells, many in places such as hot springs',
      ],
      pairs: [4, 1, 2],
      hints: [
        'Two of the domains have cells without a nucleus.',
        'Find the domain with a nucleus first. The other two look alike but differ in their chemistry.',
        'Eu- means true, and the rest of the word means kernel: cells with a true kernel.',
        'Archaea sounds like ancient, and many live where nothing else can. Viruses are not cells and belong to none.',
      ],
      method_answer: [
        { text: 'Eukaryota have a nucleus. Bacteria and Archaea do not.' },
        { text: 'These two look alike, but their molecules differ a lot.' },
      ],
    },
  },
  {
    key: 'classify-read-the-tree',
    topics: ['classification'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-BIV-13'],
    question: {
      type: 'single_choice',
      text: 'The tree shows how five animals are related. Time runs from left to right. The branches of shark and all the others part first, at W. Then frog parts at X, lizard at Y, and mouse and bat part last, at Z. Which animal is the closest relative of the **lizard** in this tree?',
      diagram: animalTree,
      max_score: 1,
      options: [
        option(
          'The shark, because its branch is the oldest',
          'oldest_branch_as_relative',
          'Its branch parted first. Does that make it near or far?',
        ),
        option(
          'The bat only, because it is at the end',
          'tree_neighbours_are_relatives',
          'Bat and mouse hang on the same branch. Are they not equally far from the lizard?',
        ),
        option(
          'The frog, because it is next to the lizard',
          'tree_neighbours_are_relatives',
          'The order of the names can be turned. Look for the last point that two branches share.',
        ),
        { text: 'Mouse and bat alike, since all three share Y' },
      ],
      answers: [4],
      hints: [
        'A branching point stands for a common ancestor.',
        'The more recent the common ancestor, the closer the relation.',
        'Go back from the lizard to the first branching point. That is Y.',
        'All animals that come after this point share that ancestor. Which are they?',
      ],
      method_answer: [
        { text: 'Lizard, mouse and bat share the ancestor at Y.' },
        { text: 'The frog shares only the older ancestor at X with them.' },
      ],
    },
  },
  {
    key: 'classify-compare-dna',
    topics: ['classification'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['GCSE-BIV-13', 'GCSE-WS-01'],
    question: {
      type: 'multi_part',
      text: 'Scientists compared a piece of DNA with {{n}} letters. Compared with species P, species Q differs in {{q}} letters, and species R in {{r}}.',
      max_score: 3,
      template: {
        draw: {
          n: { pick: [200, 400, 500] },
          a: { pick: [2, 3, 4] },
          b: { pick: [9, 11, 12, 14] },
        },
        derive: { q: 'n * a / 100', r: 'n * b / 100' },
        where: ['distinct(a, b, q, r, 100 - b)', 'n - r != b'],
        check: ['n - n * answer1 / 100 = r'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'In what percentage of the letters are P and R **the same**?',
          max_score: 2,
          answer: '{{100 - b}}',
          percent_sign: 'name',
          mistakes: [
            slip(
              '{{b}}',
              'part_and_rest_swapped',
              'In so many percent they differ. And in how many are they the same?',
            ),
            slip(
              '{{n - r}}',
              'count_as_percentage',
              'That is the number of letters. How many are that in a hundred?',
            ),
          ],
          hints: [],
          method_answer: [
            { maths: tex`{{n}} - {{r}} = {{n - r}}`, text: 'Letters that are the same.' },
            {
              maths: tex`\frac{ {{n - r}} }{ {{n}} } \times 100\% = {{100 - b}}\%`,
              text: 'As a percentage.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'Which is probably the closer relative of P?',
          max_score: 1,
          options: [
            { text: 'Q, because fewer letters differ' },
            option(
              'R, because more letters differ',
              'difference_as_closeness',
              'Relatives have much in common. What does a large difference say?',
            ),
            option(
              'Both alike, because all three have DNA',
              'dna_as_proof_of_nothing',
              'All living things have DNA. What tells them apart?',
            ),
          ],
          answers: [1],
          hints: [],
          method_answer: [
            { text: 'Mutations add up with time. Few differences mean a recent common ancestor.' },
          ],
        },
      ],
      hints: [
        'Each difference is a letter that has changed since the last common ancestor.',
        'Find how many letters are the same, and turn that into a percentage.',
        '{{n}} − {{r}} = {{n - r}} letters are the same.',
        'Work out {{n - r}} ÷ {{n}} × 100. Then compare {{q}} with {{r}} differences.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{n - r}} }{ {{n}} } \times 100\% = {{100 - b}}\%`,
          text: 'The same in P and R.',
        },
        { text: 'Q differs less from P, so their common ancestor is more recent.' },
      ],
    },
  },
  {
    key: 'classify-draw-a-tree',
    topics: ['classification'],
    difficulty: 0.7,
    minutes: 4,
    statements: ['GCSE-BIV-13'],
    question: {
      type: 'drawing',
      text: 'Horse and donkey share the most recent common ancestor. The ancestor that they share with the dog lived earlier, and the one that all three share with the hen lived earlier still. Draw an evolutionary tree of the four.',
      max_score: 3,
      criteria: [
        {
          code: 'hen_first',
          text: 'The branch of the hen parts first, from the other three together',
          marks: 1,
          evidence: ['The first branching point parts the hen from all the others.'],
        },
        {
          code: 'dog_second',
          text: 'The branch of the dog parts next',
          marks: 1,
          evidence: ['The second branching point parts the dog from horse and donkey.'],
        },
        {
          code: 'pair_last',
          text: 'Horse and donkey part last, from a branching point that only they share',
          marks: 1,
          evidence: ['Horse and donkey come from the last branching point.'],
        },
      ],
      hints: [
        'Each branching point stands for a common ancestor.',
        'Begin with the oldest ancestor, and draw time from left to right.',
        'At the oldest point only one branch goes to a single animal.',
        'Now three are left. One of them parts next, and two stay together to the last point.',
      ],
      method_answer: [
        { text: 'Hen parts first, then dog, then horse and donkey from each other.' },
        { text: 'The order from the top to the bottom does not matter, but the points do.' },
      ],
    },
  },
]
