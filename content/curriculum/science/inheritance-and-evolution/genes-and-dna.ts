import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const genesAndDna: readonly ContentQuestion[] = [
  {
    key: 'genes-order-of-size',
    topics: ['genes-and-dna'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['SK3-BV-02'],
    question: {
      type: 'ordering',
      text: 'Put these in order of size, the smallest first.',
      max_score: 2,
      items: ['gene', 'chromosome', 'nucleus', 'cell', 'organism'],
      hints: [
        'Each of them is inside the next one.',
        'Open the boxes from the outside: what is in a body, what is in that, and so on.',
        'Bodies are made of cells, so those two are at the large end.',
        'The nucleus is in the cell, and in it are long threads. A gene is a short piece of such a thread.',
      ],
      method_answer: [
        { text: 'A gene is a section of a chromosome. Chromosomes are in the nucleus.' },
        { text: 'The nucleus is in a cell, and many cells make an organism.' },
      ],
    },
  },
  {
    key: 'genes-what-a-gene-is',
    topics: ['genes-and-dna'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['SK3-BV-02', 'GCSE-BIV-02'],
    question: {
      type: 'single_choice',
      text: 'What is a gene?',
      max_score: 1,
      options: [
        option(
          'A kind of cell that only sperm and eggs have',
          'genes_only_in_sex_cells',
          'Each cell with a nucleus has genes. What are they made of?',
        ),
        option(
          'A feature, such as brown eyes',
          'gene_is_a_trait',
          'Brown eyes can be seen. What is inside the cell that helps to make them?',
        ),
        option(
          'A whole chromosome',
          'gene_and_chromosome_mixed',
          'A chromosome has hundreds or thousands of them.',
        ),
        { text: 'A section of DNA that holds an instruction' },
      ],
      answers: [4],
      hints: [
        'A gene is something inside the nucleus.',
        'Compare DNA to a book of recipes. Which part of the book would a gene be?',
        'A chromosome is like a whole volume of the book.',
        'A recipe is not the cake. Which of the answers is the recipe, and how long a piece of the book is it?',
      ],
      method_answer: [
        { text: 'DNA is a very long molecule, and a gene is a section of it.' },
        { text: 'It carries an instruction. The feature is what comes of it.' },
      ],
    },
  },
  {
    key: 'genes-shape-of-dna',
    topics: ['genes-and-dna'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-BV-02', 'GCSE-BIV-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'DNA is made of [[1]] strands that are twisted into a [[2]]. Long molecules of DNA are packed into [[3]], which are found in the [[4]] of a human cell.',
      max_score: 4,
      gaps: [
        {
          options: [
            option('one', 'shape_of_dna_mixed', 'Think of a ladder: how many sides does it have?'),
            { text: 'two' },
            option(
              'four',
              'shape_of_dna_mixed',
              'Four is the number of letters of its code. How many sides does a ladder have?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'double helix' },
            option(
              'flat ring',
              'shape_of_dna_mixed',
              'Twist a rope ladder. What shape do its sides take?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'ribosomes',
              'gene_and_chromosome_mixed',
              'There proteins are made. What are the threads in a nucleus called?',
            ),
            { text: 'chromosomes' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'membrane',
              'nucleus_does_all',
              'The membrane is the edge of the cell. Where are its instructions kept?',
            ),
            { text: 'nucleus' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Think of a ladder that has been twisted.',
        'Work from the molecule outwards: strands, shape, package, place.',
        'A ladder has a left and a right side.',
        'A helix is a shape like a spring. The packages are threads that can be seen when a cell divides, in its control centre.',
      ],
      method_answer: [
        { text: 'Two strands make a double helix, like a twisted ladder.' },
        { text: 'DNA is packed into chromosomes in the nucleus.' },
      ],
    },
  },
  {
    key: 'genes-half-from-each',
    topics: ['genes-and-dna'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['SK3-BV-01'],
    question: {
      type: 'number',
      text: 'The body cells of {{animal}} have {{n}} chromosomes. How many of them came from the mother?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { animal: 'a person', n: 46 },
          { animal: 'a dog', n: 78 },
          { animal: 'a cat', n: 38 },
          { animal: 'a horse', n: 64 },
          { animal: 'a fruit fly', n: 8 },
        ],
        derive: { half: 'n / 2' },
        check: ['answer + answer = n'],
      },
      answer: '{{half}}',
      mistakes: [
        slip(
          '{{n}}',
          'all_genes_from_one_parent',
          'Then nothing would be left for the father to pass on.',
        ),
        slip(
          '{{2 * n}}',
          'multiplied_for_divided',
          'That is more than a cell has. Share {{n}} between two parents.',
        ),
      ],
      hints: [
        'A new life begins with an egg and a sperm.',
        'Each of the two brings as many chromosomes as the other.',
        'There are {{n}} chromosomes from two parents.',
        'Share {{n}} equally between mother and father.',
      ],
      method_answer: [
        { text: 'Egg and sperm bring half of the chromosomes each.' },
        { maths: tex`{{n}} \div 2 = {{half}}`, text: 'From the mother.' },
      ],
    },
  },
  {
    key: 'genes-passed-on-or-not',
    topics: ['genes-and-dna'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['SK3-BV-01'],
    question: {
      type: 'multiple_choice',
      text: 'Two parents have a child. Which of their features can be passed on by **genes**? Choose all that can.',
      max_score: 2,
      options: [
        option(
          'the mother’s strong arms from years of rowing',
          'acquired_features_inherited',
          'Training changed her muscles. Did it change the DNA in her egg cells?',
        ),
        option(
          'the language that both speak',
          'acquired_features_inherited',
          'A child learns what it hears. Is that in the DNA?',
        ),
        { text: 'the father’s curly hair' },
        option(
          'the father’s pierced ear',
          'acquired_features_inherited',
          'Has a baby ever been born with a pierced ear?',
        ),
        { text: 'their blood groups' },
      ],
      answers: [3, 5],
      hints: [
        'Only what stands in the DNA of egg and sperm can be passed on in this way.',
        'Ask of each feature: was it there from the genes, or did life add it?',
        'Training, piercing and learning happen during life.',
        'Which two features would the parents have had without doing or learning anything?',
      ],
      method_answer: [
        { text: 'Blood groups and curly hair come from genes.' },
        { text: 'Training, piercing and language do not change the DNA of egg and sperm.' },
      ],
    },
  },
  {
    key: 'genes-who-found-the-shape',
    topics: ['genes-and-dna'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['SK3-BV-02', 'SK3-WS-02'],
    question: {
      type: 'matching',
      text: 'In 1953 the structure of DNA was worked out, with the help of several people. Match each with what they did. One is left over.',
      max_score: 3,
      left: ['Rosalind Franklin', 'James Watson and Francis Crick', 'Maurice Wilkins'],
      right: [
        'found the first antibiotic',
        'worked on X-ray images as well, and showed one to the people who built the model',
        'took X-ray images that showed the shape of a helix',
        'built a model of two twisted strands',
      ],
      pairs: [3, 4, 2],
      hints: [
        'Some made images and measurements, and two put them together into a model.',
        'X-rays were sent through DNA. The pattern told about its shape.',
        'Watson and Crick worked in Cambridge with pieces of metal and wire.',
        'Franklin was the expert who took images of DNA. That leaves one person, who brought an image to the builders.',
      ],
      method_answer: [
        { text: 'Franklin took the X-ray images; Wilkins shared results.' },
        { text: 'Watson and Crick built the model. The first antibiotic is another story.' },
      ],
    },
  },
  {
    key: 'genes-franklin-evidence',
    topics: ['genes-and-dna'],
    difficulty: 0.7,
    minutes: 3.5,
    statements: ['SK3-WS-02', 'SK3-BV-02'],
    question: {
      type: 'long_text',
      text: 'Watson and Crick built a model of DNA in 1953. Explain why they needed the work of others, and why a model is useful in science. Name one piece of evidence.',
      max_score: 3,
      criteria: [
        {
          code: 'evidence',
          text: 'Names evidence, such as Franklin’s X-ray images, which showed a helix.',
          marks: 1,
          evidence: [
            'Rosalind Franklin’s X-ray image showed that DNA is a helix.',
            'They used X-ray images made by Franklin and Wilkins.',
          ],
        },
        {
          code: 'others',
          text: 'Says that a model has to fit evidence, which they had not measured themselves.',
          marks: 1,
          evidence: [
            'A model must fit the measurements, and others had made these.',
            'They did not do the experiments themselves, so they needed the results of others.',
          ],
        },
        {
          code: 'model',
          text: 'Says what a model is good for: it shows what is too small to see, explains or predicts.',
          marks: 1,
          evidence: [
            'A model helps us to understand something that is too small to see.',
            'A model explains how DNA is copied and can be tested.',
          ],
        },
      ],
      references: [
        'Rosalind Franklin’s X-ray image showed that DNA is a helix. A model must fit the measurements, and others had made these. A model helps us to understand something that is too small to see.',
      ],
      hints: [
        'There are three things to write: evidence, why others, and why a model.',
        'Think of what the two had in front of them: metal pieces, but no measurements of their own.',
        'Rosalind Franklin sent X-rays through DNA. What did the pattern show?',
        'A model has to agree with what was measured. And DNA is far too small to be seen. Put these two thoughts into sentences.',
      ],
      method_answer: [
        { text: 'Franklin’s X-ray images showed a helix: the model had to fit them.' },
        { text: 'A model shows what cannot be seen, and it can be tested.' },
      ],
    },
  },
]
