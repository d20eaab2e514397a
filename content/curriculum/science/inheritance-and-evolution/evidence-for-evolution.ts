import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const evidenceForEvolution: readonly ContentQuestion[] = [
  {
    key: 'evidence-oldest-layer',
    topics: ['evidence-for-evolution'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-BIV-12'],
    question: {
      type: 'ordering',
      text: 'A cliff has four layers of rock that have not been turned over. P is at the bottom, then Q, then R, and S is at the top. Put the fossils in order of age, the **oldest** first.',
      diagram: {
        kind: 'figure',
        alt: 'A cliff of four layers of rock, one above another. From the bottom to the top they are marked P, Q, R and S.',
        points: {
          A: [0, 0],
          B: [8, 0],
          C: [8, 1.5],
          D: [0, 1.5],
          E: [8, 3],
          F: [0, 3],
          G: [8, 4.5],
          H: [0, 4.5],
          I: [8, 6],
          J: [0, 6],
        },
        labels: Object.fromEntries('A B C D E F G H I J'.split(' ').map((name) => [name, ''])),
        polygons: [
          { points: ['A', 'B', 'C', 'D'], tone: 'c' },
          { points: ['D', 'C', 'E', 'F'], tone: 'a' },
          { points: ['F', 'E', 'G', 'H'], tone: 'b' },
          { points: ['H', 'G', 'I', 'J'], tone: 'd' },
        ],
        texts: [
          { at: [4, 0.75], text: { text: 'P', italic: false } },
          { at: [4, 2.25], text: { text: 'Q', italic: false } },
          { at: [4, 3.75], text: { text: 'R', italic: false } },
          { at: [4, 5.25], text: { text: 'S', italic: false } },
        ],
      },
      max_score: 2,
      items: [
        'a shell in layer P',
        'a fish in layer Q',
        'a footprint in layer R',
        'a feather in layer S',
      ],
      hints: [
        'Think of a pile of newspapers to which one is added every day.',
        'Mud and sand settle on top of what is there already.',
        'The lowest layer was there first.',
        'Go up the cliff layer by layer, and name what is in each.',
      ],
      method_answer: [
        { text: 'New layers settle on top of old ones, so the lowest is the oldest.' },
        { text: 'From the bottom to the top: P, Q, R, S.' },
      ],
    },
  },
  {
    key: 'evidence-how-fossils-form',
    topics: ['evidence-for-evolution'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-BIV-12'],
    question: {
      type: 'matching',
      text: 'Match each kind of fossil with how it came about. One is left over.',
      max_score: 3,
      left: ['an insect in amber', 'bones that have turned to stone', 'a footprint'],
      right: [
        'minerals slowly took the place of hard parts',
        'mud kept its shape, hardened and became rock',
        'a living body turned to stone in one night',
        'nothing could decay it, as air and water were kept out',
      ],
      pairs: [4, 1, 2],
      hints: [
        'A fossil is what is left of a living thing of long ago, or a trace of it.',
        'Ask of each: is it the body itself, a copy in stone, or only a trace?',
        'Amber is hardened tree resin, and it closes tightly.',
        'Stone cannot come from bone by itself, so something must have moved in. A footprint is a shape without a body.',
      ],
      method_answer: [
        { text: 'Amber keeps out what decays; minerals replace bones; mud keeps a shape.' },
        { text: 'It takes a very long time.' },
      ],
    },
  },
  {
    key: 'evidence-gaps-in-the-record',
    topics: ['evidence-for-evolution'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-BIV-12'],
    question: {
      type: 'multiple_choice',
      text: 'Why does the fossil record have gaps? Choose all that are right.',
      max_score: 3,
      options: [
        { text: 'Movements of the rock have destroyed many fossils' },
        { text: 'Soft bodies mostly decay before a fossil can form' },
        option(
          'Scientists have found all the fossils and lost some',
          'record_thought_complete',
          'Most rock has never been looked into. What follows from that?',
        ),
        { text: 'Many have not been found yet' },
        option(
          'In these times nothing was alive',
          'gaps_as_no_life',
          'Older and younger fossils show that life went on. What became of the remains?',
        ),
      ],
      answers: [1, 2, 4],
      hints: [
        'For a fossil to reach a museum, many things have to go well.',
        'Follow a dead jellyfish from its death to the present. What can happen to it on the way?',
        'Bones and shells last. What about everything else?',
        'Something may never become a fossil, may be destroyed later, or may still lie in the ground. Look for these three.',
      ],
      method_answer: [
        { text: 'Soft parts decay, rock moves and melts, and much has not been found.' },
        { text: 'So the record has gaps, but what is there fits together.' },
      ],
    },
  },
  {
    key: 'evidence-resistant-bacteria',
    topics: ['evidence-for-evolution'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-BIV-12', 'GCSE-BIV-11'],
    question: {
      type: 'ordering',
      text: 'Put the steps by which a kind of bacteria becomes resistant to an antibiotic in order.',
      max_score: 3,
      items: [
        'A random mutation makes a few bacteria resistant',
        'The antibiotic is used and kills the others',
        'The resistant bacteria survive',
        'They divide, and their offspring have the same gene',
        'Most of the bacteria are now resistant, and the antibiotic works less and less',
      ],
      hints: [
        'It is natural selection, with the antibiotic as the danger.',
        'The difference has to be there before the antibiotic can choose.',
        'A mutation comes first, at random. It does not come because of the antibiotic.',
        'Then put: danger, survivors, offspring, the whole population.',
      ],
      method_answer: [
        { text: 'Mutation, antibiotic, survival, division: then most are resistant.' },
        { text: 'This evolution can be watched, since bacteria divide so fast.' },
      ],
    },
  },
  {
    key: 'evidence-role-of-mutations',
    topics: ['evidence-for-evolution'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-BIV-10', 'GCSE-BIV-11'],
    question: {
      type: 'cloze_dropdown',
      text: 'The differences within a population arise in the end from [[1]], which are [[2]]. If one of them is useful in the surroundings, those that have it [[3]]. Over many generations it becomes [[4]] in the population.',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'mutations' },
            option(
              'wishes',
              'change_by_need',
              'Wishing does not change DNA. What does, at random?',
            ),
            option(
              'fossils',
              'mutation_as_any_change',
              'Fossils show what was. Where do new alleles come from?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'planned',
              'change_by_need',
              'Nobody plans errors of copying. How do they happen?',
            ),
            { text: 'random' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'survive more often and have more offspring' },
            option(
              'become the strongest of all',
              'survival_of_the_strongest',
              'Useful need not mean strong. What decides how common a feature becomes?',
            ),
            option(
              'give it to their neighbours',
              'acquired_features_inherited',
              'Genes are passed on to offspring. To whom do animals not pass them?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'rarer',
              'effect_of_factor_turned_round',
              'Those with it have more offspring. Does its share rise or fall?',
            ),
            { text: 'more common' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Begin with where something new in the DNA comes from.',
        'Chance makes the differences, and the surroundings sort them.',
        'DNA is copied again and again, and now and then an error is left.',
        'Useful means more survivors, more survivors mean more offspring, and these have the same allele.',
      ],
      method_answer: [
        { text: 'Mutations are random and make new alleles.' },
        { text: 'A useful one brings more offspring, and so it becomes more common.' },
      ],
    },
  },
  {
    key: 'evidence-share-of-resistant',
    topics: ['evidence-for-evolution'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['GCSE-BIV-12'],
    question: {
      type: 'multi_part',
      text: 'A hospital tested samples of a bacterium. In the first year {{a}} of {{m}} samples were resistant to an antibiotic. Ten years later it was {{b}} of {{n}}.',
      max_score: 3,
      template: {
        draw: {
          m: { pick: [200, 250, 400] },
          n: { pick: [300, 500, 600] },
          low: { pick: [2, 4, 6] },
          high: { pick: [18, 24, 30, 36] },
        },
        derive: { a: 'm * low / 100', b: 'n * high / 100' },
        where: ['distinct(a, b, low, high)', 'high - low != a', 'high - low != b'],
        check: ['m * answer1 / 100 = a', 'n * (answer2 + low) / 100 = b'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What percentage was resistant in the first year?',
          max_score: 1,
          answer: '{{low}}',
          percent_sign: 'name',
          mistakes: [
            slip('{{a}}', 'count_as_percentage', 'That is the number. What part of {{m}} is it?'),
          ],
          hints: [],
          method_answer: [
            {
              maths: tex`\frac{ {{a}} }{ {{m}} } \times 100\% = {{low}}\%`,
              text: 'In the first year.',
            },
          ],
        },
        {
          type: 'number',
          text: 'By how many percentage points did the share rise in the ten years?',
          max_score: 1,
          answer: '{{high - low}}',
          follow_through: { answer: '{{high}} - p1' },
          mistakes: [
            slip(
              '{{high}}',
              'gain_not_compared',
              'That is the share at the end. What was it before?',
            ),
          ],
          hints: [],
          method_answer: [
            {
              maths: tex`\frac{ {{b}} }{ {{n}} } \times 100\% = {{high}}\%`,
              text: 'Ten years later.',
            },
            { maths: tex`{{high}} - {{low}} = {{high - low}}`, text: 'The rise.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'What slows the rise down?',
          max_score: 1,
          options: [
            option(
              'Making people resistant to antibiotics',
              'person_becomes_resistant',
              'It is not people who become resistant. Who does?',
            ),
            option(
              'Taking antibiotics against colds, to be safe',
              'antibiotics_against_viruses',
              'Colds come from viruses. Which bacteria would survive the medicine meanwhile?',
            ),
            { text: 'Using antibiotics only where they are needed' },
          ],
          answers: [3],
          hints: [],
          method_answer: [{ text: 'The less they are used, the weaker is the selection.' }],
        },
      ],
      hints: [
        'The two years have different numbers of samples. So compare percentages.',
        'Divide the resistant ones by all, and multiply by 100. Do so for both years.',
        'First year: {{a}} ÷ {{m}}. Later: {{b}} ÷ {{n}}.',
        'Multiply both by 100, and subtract the first from the second. For the last part: each use of an antibiotic selects.',
      ],
      method_answer: [
        { maths: tex`\frac{ {{a}} }{ {{m}} } \times 100\% = {{low}}\%`, text: 'First year.' },
        { maths: tex`\frac{ {{b}} }{ {{n}} } \times 100\% = {{high}}\%`, text: 'Later.' },
        { maths: tex`{{high}} - {{low}} = {{high - low}}`, text: 'Rise in percentage points.' },
      ],
    },
  },
  {
    key: 'evidence-explain-resistance',
    topics: ['evidence-for-evolution'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-BIV-11', 'GCSE-BIV-12', 'GCSE-BIV-10'],
    question: {
      type: 'long_text',
      text: 'Some people say: “Bacteria get used to an antibiotic.” Explain what really happens when bacteria become resistant, and why this is evidence for evolution.',
      max_score: 4,
      criteria: [
        {
          code: 'mutation',
          text: 'Says that random mutations make some bacteria resistant, before or without the antibiotic.',
          marks: 1,
          evidence: [
            'Random mutations make a few bacteria resistant.',
            'By chance some of them have a mutation that protects them.',
          ],
          not: ['The antibiotic makes the bacteria mutate so that they can survive.'],
        },
        {
          code: 'survive',
          text: 'Says that the antibiotic kills the others, and the resistant ones survive.',
          marks: 1,
          evidence: [
            'The antibiotic kills the bacteria without it, and the resistant ones survive.',
            'Only resistant bacteria are left over.',
          ],
        },
        {
          code: 'reproduce',
          text: 'Says that these divide and pass on the gene, so resistance becomes common.',
          marks: 1,
          evidence: [
            'They reproduce and pass on the gene, so resistance becomes more common.',
            'Their offspring inherit the resistance.',
          ],
        },
        {
          code: 'evidence',
          text: 'Says that a population has changed over generations by natural selection, fast enough to be seen.',
          marks: 1,
          evidence: [
            'The population has changed over generations by natural selection, which is evolution.',
            'Bacteria divide so quickly that we can observe evolution.',
          ],
        },
      ],
      references: [
        'Random mutations make a few bacteria resistant. The antibiotic kills the bacteria without it, and the resistant ones survive. They reproduce and pass on the gene, so resistance becomes more common. The population has changed over generations by natural selection, which is evolution.',
      ],
      hints: [
        'No single bacterium changes itself. What changes is the population.',
        'Use the four steps of natural selection: differ, danger, survive, pass on.',
        'Begin with where the difference comes from, and say that it is by chance.',
        'Then the antibiotic, the survivors and their offspring. At last say what has changed over generations, and why we can see it.',
      ],
      method_answer: [
        {
          text: 'Random mutation, antibiotic, survival of the resistant, offspring with the gene.',
        },
        { text: 'The population changed over generations: that is evolution, seen as it happens.' },
      ],
    },
  },
]
