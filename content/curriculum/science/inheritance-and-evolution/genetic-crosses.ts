import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { emptySquare } from './punnett-drawing.ts'

const rows = [
  {
    plant: 'pea plants',
    strong: 'purple flowers',
    weak: 'white flowers',
    big: 'P',
    small: 'p',
  },
  { plant: 'pea plants', strong: 'round seeds', weak: 'wrinkled seeds', big: 'R', small: 'r' },
  { plant: 'mice', strong: 'black fur', weak: 'brown fur', big: 'B', small: 'b' },
  { plant: 'guinea pigs', strong: 'short hair', weak: 'long hair', big: 'H', small: 'h' },
] as const

export const geneticCrosses: readonly ContentQuestion[] = [
  {
    key: 'crosses-words',
    topics: ['genetic-crosses'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['GCSE-BIV-06'],
    question: {
      type: 'matching',
      text: 'Match each word with its meaning. One meaning is left over.',
      max_score: 5,
      left: ['allele', 'genotype', 'phenotype', 'dominant', 'heterozygous'],
      right: [
        'the features that can be observed, such as white flowers',
        'having two different alleles of a gene',
        'a version of a gene',
        'a cell that divides twice',
        'shows even if there is only one copy of it',
        'the alleles that an organism has, such as Pp',
      ],
      pairs: [3, 6, 1, 5, 2],
      hints: [
        'Two of the words end in -type: one is about letters, and one about looks.',
        'Learn them in pairs: gene and version of it, what is written and what is seen.',
        'Hetero means different, as homo means the same.',
        'One of the -type words is about genes, and the other about what appears. A dominant allele wins over the other one.',
      ],
      method_answer: [
        { text: 'Allele: version of a gene. Genotype: the letters. Phenotype: what is seen.' },
        { text: 'Dominant: one copy is enough. Heterozygous: two different alleles.' },
      ],
    },
  },
  {
    key: 'crosses-genotype-to-phenotype',
    topics: ['genetic-crosses'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['GCSE-BIV-06'],
    question: {
      type: 'single_choice',
      text: 'In {{plant}} the allele {{big}} for {{strong}} is dominant over {{small}} for {{weak}}. What does the genotype {{big}}{{small}} lead to?',
      max_score: 1,
      template: { draw: {}, rows },
      options: [
        { text: '{{strong}}' },
        option(
          '{{weak}}',
          'dominant_and_recessive_swapped',
          'Which of the two alleles shows if there is one of each?',
        ),
        option(
          'half {{strong}} and half {{weak}}',
          'alleles_blend',
          'One of the alleles is dominant. What does that mean for the other?',
        ),
        option(
          'no feature at all, since the alleles differ',
          'different_alleles_cancel',
          'The alleles do not cancel. Which of them shows?',
        ),
      ],
      answers: [1],
      hints: [
        'There is one allele of each kind.',
        'A dominant allele shows even if there is only one of it.',
        'The capital letter stands for the dominant allele.',
        'Find the feature that belongs to {{big}} in the question.',
      ],
      method_answer: [
        { text: '{{big}} is dominant, so one copy of it is enough.' },
        { text: 'So {{big}}{{small}} leads to {{strong}}.' },
      ],
    },
  },
  {
    key: 'crosses-fill-the-square',
    topics: ['genetic-crosses'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-BIV-07'],
    question: {
      type: 'cloze_dropdown',
      text: 'In {{plant}}, {{big}} ({{strong}}) is dominant over {{small}} ({{weak}}). Two parents {{big}}{{small}} are crossed. Fill in the Punnett square. Upper row: [[1]] on the left and [[2]] on the right. Lower row: [[3]] on the left and [[4]] on the right.',
      diagram: emptySquare('{{big}}', '{{small}}'),
      max_score: 4,
      template: { draw: {}, rows },
      gaps: [
        {
          options: [
            { text: '{{big}}{{big}}' },
            option(
              '{{big}}{{small}}',
              'punnett_letters_misread',
              'Take the letter of the row and the letter of the column.',
            ),
            option(
              '{{small}}{{small}}',
              'punnett_letters_misread',
              'Look again which letter stands at the row and which at the column.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '{{big}}{{big}}',
              'punnett_letters_misread',
              'Take the letter of the row and the letter of the column.',
            ),
            { text: '{{big}}{{small}}' },
            option(
              '{{small}}{{small}}',
              'punnett_letters_misread',
              'Look again which letter stands at the row and which at the column.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              '{{big}}{{big}}',
              'punnett_letters_misread',
              'Look again which letter stands at the row and which at the column.',
            ),
            { text: '{{big}}{{small}}' },
            option(
              '{{small}}{{small}}',
              'punnett_letters_misread',
              'Take the letter of the row and the letter of the column.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              '{{big}}{{big}}',
              'punnett_letters_misread',
              'Look again which letter stands at the row and which at the column.',
            ),
            option(
              '{{big}}{{small}}',
              'punnett_letters_misread',
              'Take the letter of the row and the letter of the column.',
            ),
            { text: '{{small}}{{small}}' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Each cell of the square gets one allele from each parent.',
        'Take the letter at the left of the row and the letter at the top of the column.',
        'In the first cell both letters are {{big}}.',
        'In two of the cells there is one letter of each kind, and in the last cell both are small.',
      ],
      method_answer: [
        { text: 'First row: {{big}}{{big}} and {{big}}{{small}}.' },
        { text: 'Second row: {{big}}{{small}} and {{small}}{{small}}.' },
      ],
    },
  },
  {
    key: 'crosses-probability',
    topics: ['genetic-crosses'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-BIV-07'],
    question: {
      type: 'number',
      text: 'In {{plant}}, {{big}} ({{strong}}) is dominant over {{small}} ({{weak}}). Both parents are {{big}}{{small}}. What is the probability that one of their young has **{{weak}}**?',
      diagram: emptySquare('{{big}}', '{{small}}'),
      max_score: 1,
      template: { draw: {}, rows, check: ['1 - answer = 3 / 4'] },
      answer: '1/4',
      mistakes: [
        slip(
          '3/4',
          'dominant_and_recessive_swapped',
          'That is the probability of {{strong}}. Which genotype shows {{weak}}?',
        ),
        slip(
          '1/2',
          'carriers_counted',
          'Do those with one {{small}} show it? Look at what {{big}} does.',
        ),
      ],
      hints: [
        'Draw the Punnett square of the two parents.',
        'Count the cells that show the feature, and divide by all cells.',
        'The four cells are {{big}}{{big}}, {{big}}{{small}}, {{big}}{{small}} and {{small}}{{small}}.',
        'To show {{weak}}, two small letters are needed. How many of the four cells have that?',
      ],
      method_answer: [
        { text: 'Only {{small}}{{small}} shows {{weak}}: that is one cell.' },
        { maths: tex`\frac{1}{4}`, text: 'One of four equally likely cells.' },
      ],
    },
  },
  {
    key: 'crosses-expected-number',
    topics: ['genetic-crosses'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['GCSE-BIV-07'],
    question: {
      type: 'number',
      text: 'In pea plants T (tall) is dominant over t (short). A plant Tt is crossed with a plant {{one}}, and {{n}} seeds are sown. How many **{{kind}}** plants do you expect?',
      max_score: 2,
      template: {
        draw: { n: { pick: [40, 60, 80, 120, 200] } },
        rows: [
          { one: 'tt', kind: 'short', share: 0.5, cells: 2, pairs: 'Tt, Tt, tt, tt' },
          { one: 'Tt', kind: 'tall', share: 0.75, cells: 3, pairs: 'TT, Tt, Tt, tt' },
          { one: 'tt', kind: 'tall', share: 0.5, cells: 2, pairs: 'Tt, Tt, tt, tt' },
        ],
        derive: { expected: 'n * share', slipped: 'n / 4' },
        check: ['answer / n = share'],
      },
      answer: '{{expected}}',
      mistakes: [
        slip(
          '{{slipped}}',
          'one_part_only',
          'That is one cell of the four. Is it the only one that is {{kind}}?',
        ),
        slip(
          '{{cells}}',
          'square_as_actual_children',
          'The square shows chances, not four plants. How many seeds are sown?',
        ),
      ],
      hints: [
        'Draw the Punnett square first.',
        'Find which part of the cells is {{kind}}, and take that part of all the seeds.',
        'The cells are {{pairs}}.',
        'Of the four cells {{cells}} are {{kind}}. Work out {{n}} ÷ 4 × {{cells}}.',
      ],
      method_answer: [
        { text: 'The cells are {{pairs}}.' },
        {
          maths: tex`{{n}} \div 4 \times {{cells}} = {{expected}}`,
          text: 'Expected; chance may bring a few more or fewer.',
        },
      ],
    },
  },
  {
    key: 'crosses-boy-or-girl',
    topics: ['genetic-crosses'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-BIV-09'],
    question: {
      type: 'cloze_dropdown',
      text: 'Most females have the sex chromosomes [[1]], and most males have [[2]]. So every egg cell carries [[3]]. Half of the sperm cells carry an X, and half carry [[4]].',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'XX' },
            option('XY', 'sex_chromosomes_swapped', 'Which of the two pairs has two alike?'),
            option('YY', 'sex_chromosomes_swapped', 'Nobody has a pair without an X.'),
          ],
          answer: 1,
        },
        {
          options: [
            option('XX', 'sex_chromosomes_swapped', 'Then a child could never get a Y.'),
            { text: 'XY' },
            option('YY', 'sex_chromosomes_swapped', 'Nobody has a pair without an X.'),
          ],
          answer: 2,
        },
        {
          options: [
            option('a Y', 'sex_chromosomes_swapped', 'An egg can only carry what the mother has.'),
            { text: 'an X' },
            option('two of them', 'meiosis_keeps', 'Meiosis halves the number. How many are left?'),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'a Y' },
            option(
              'none',
              'sex_chromosomes_swapped',
              'Each sperm gets one of the pair. One half gets an X. And the other half?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Of 23 pairs of chromosomes one pair decides about sex.',
        'Write down both parents’ pairs, then split each pair as meiosis does.',
        'Two that are alike make a female, and two that differ make a male.',
        'A mother can give only one kind. A father has two kinds, and each sperm gets one of them.',
      ],
      method_answer: [
        { text: 'Females: XX. Males: XY. Each egg has an X.' },
        { text: 'Half of the sperm have an X and half a Y, so the chances are equal.' },
      ],
    },
  },
  {
    key: 'crosses-next-child',
    topics: ['genetic-crosses'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-BIV-09', 'GCSE-BIV-07'],
    question: {
      type: 'single_choice',
      text: 'A couple have {{count}} {{kind}}. They expect another child. What is the chance that it is a {{other}}?',
      max_score: 1,
      template: {
        draw: { count: { pick: ['two', 'three', 'four'] } },
        rows: [
          { kind: 'girls', other: 'boy' },
          { kind: 'boys', other: 'girl' },
        ],
      },
      options: [
        option(
          'More than half, because it is the turn of a {{other}}',
          'outcome_is_due',
          'Do sperm cells know which children are there already?',
        ),
        { text: 'About half, as for every child' },
        option(
          'Less than half, because this family has {{kind}}',
          'outcome_is_due',
          'The father makes as many sperm with an X as with a Y. Does that change?',
        ),
      ],
      answers: [2],
      hints: [
        'Think of coins. Does a coin remember the last throws?',
        'Draw the square of XX and XY, and see what it says about each child.',
        'Half of the cells are XX, and half are XY.',
        'Each fertilisation is new, and the square is the same for every child. What does it say?',
      ],
      method_answer: [
        { text: 'In the square two cells of four are XX and two are XY.' },
        { text: 'Chance has no memory, so it is about half each time.' },
      ],
    },
  },
  {
    key: 'crosses-why-height-is-different',
    topics: ['genetic-crosses'],
    difficulty: 0.3,
    minutes: 1,
    statements: ['GCSE-BIV-08'],
    question: {
      type: 'single_choice',
      text: 'Why can one Punnett square with T and t not predict how tall a person becomes?',
      max_score: 1,
      options: [
        { text: 'Very many genes act together, and food matters, too' },
        option(
          'People have three copies of each gene',
          'number_of_alleles_mixed',
          'There are two of each, one from each parent. How many genes act on height?',
        ),
        option(
          'People have no genes for height',
          'genes_or_surroundings_only',
          'Tall parents often have tall children. So what is the difficulty?',
        ),
        option(
          'Height is decided by genes that come from the mother only',
          'all_genes_from_one_parent',
          'Half of the genes come from each parent.',
        ),
      ],
      answers: [1],
      hints: [
        'A square with two letters has two phenotypes. How many heights are there?',
        'Compare a feature with two forms, as of a pea, with one on a long scale.',
        'Heights form a range without gaps: continuous variation.',
        'Could one gene with two alleles give a hundred different heights? What else could act on it?',
      ],
      method_answer: [
        { text: 'Most features come from many genes that act together.' },
        { text: 'Surroundings, such as food, play a part as well.' },
      ],
    },
  },
  {
    key: 'crosses-carriers',
    topics: ['genetic-crosses'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['GCSE-BIV-07', 'GCSE-BIV-06'],
    question: {
      type: 'multi_part',
      text: 'Cystic fibrosis is an illness of the lungs and the gut. It is caused by a recessive allele, f. Two healthy parents are both Ff: they carry the allele and do not have the illness.',
      max_score: 3,
      sub_questions: [
        {
          type: 'number',
          text: 'What is the probability that a child of theirs has cystic fibrosis?',
          max_score: 1,
          answer: '1/4',
          mistakes: [
            slip('3/4', 'carriers_counted', 'Do those with one f have the illness?'),
            slip('1/2', 'carriers_counted', 'Do those with Ff have the illness?'),
          ],
          hints: [],
          method_answer: [{ maths: tex`\frac{1}{4}`, text: 'Only ff, one cell of four.' }],
        },
        {
          type: 'number',
          text: 'What is the probability that a child is a carrier, Ff?',
          max_score: 1,
          answer: '1/2',
          mistakes: [
            slip('1/4', 'one_path_only', 'There are two ways to get Ff. Look at the whole square.'),
            slip(
              '3/4',
              'union_and_intersection_swapped',
              'Three cells have an F, and three have an f. A carrier has one of each.',
            ),
          ],
          hints: [],
          method_answer: [{ maths: tex`\frac{2}{4} = \frac{1}{2}`, text: 'Ff comes twice.' }],
        },
        {
          type: 'single_choice',
          text: 'The parents have four children. Is it certain that exactly one has the illness?',
          max_score: 1,
          options: [
            option(
              'Yes, since one of the four cells is ff',
              'square_as_actual_children',
              'The square shows the chance for each child, not a list of four children.',
            ),
            option(
              'No, the illness comes with the last child',
              'outcome_is_due',
              'Chance has no memory. What is the chance for each child?',
            ),
            { text: 'No, each child has the same chance' },
          ],
          answers: [3],
          hints: [],
          method_answer: [{ text: 'It may be none, one or more of the four.' }],
        },
      ],
      hints: [
        'Draw the Punnett square of Ff and Ff.',
        'Recessive means that two copies are needed for it to show.',
        'The cells are FF, Ff, Ff and ff.',
        'Count the cells with two small letters, then those with one of each, and divide by four.',
      ],
      method_answer: [
        { maths: tex`\frac{1}{4}`, text: 'ff has the illness.' },
        { maths: tex`\frac{2}{4} = \frac{1}{2}`, text: 'Ff is a carrier.' },
        { text: 'These are chances for each child, not a promise for four.' },
      ],
    },
  },
]
