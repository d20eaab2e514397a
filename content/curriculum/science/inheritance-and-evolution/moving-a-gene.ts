import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const movingAGene: readonly ContentQuestion[] = [
  {
    key: 'moving-gene-tools',
    topics: ['moving-a-gene'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-BIV-16'],
    question: {
      type: 'matching',
      text: 'Match each tool of genetic engineering with its task. One is left over.',
      max_score: 4,
      left: ['restriction enzyme', 'ligase enzyme', 'vector', 'marker gene'],
      right: [
        'joins pieces of DNA together',
        'carries the gene into a cell',
        'digests the protein in food',
        'cuts DNA at a certain place',
        'shows which cells have taken the gene in',
      ],
      pairs: [4, 1, 2, 5],
      hints: [
        'There are scissors, glue, a lorry and a label.',
        'Two of the tools are enzymes that work on DNA. One cuts, and one joins.',
        'To ligate means to tie. A vector is something that carries.',
        'A marker marks. What has to be cut at certain, restricted places?',
      ],
      method_answer: [
        { text: 'Restriction enzymes cut, and ligase joins.' },
        { text: 'A vector carries the gene, and a marker shows where it has arrived.' },
      ],
    },
  },
  {
    key: 'moving-gene-steps',
    topics: ['moving-a-gene'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-BIV-16'],
    question: {
      type: 'ordering',
      text: 'Bacteria are to make human insulin. Put the steps in order.',
      max_score: 3,
      items: [
        'A restriction enzyme cuts the insulin gene out of human DNA',
        'The same enzyme cuts a plasmid open',
        'Ligase joins the gene and the plasmid',
        'The plasmid is put into bacteria',
        'Bacteria that have taken it in are found and allowed to multiply',
        'The bacteria make insulin, which is collected and purified',
      ],
      hints: [
        'First the pieces are cut, then joined, then brought into a cell.',
        'Ask what must be there before each step can be done.',
        'Nothing can be joined before both the gene and the plasmid have been cut. Begin with the gene.',
        'After joining comes the way into the cell. Only cells that have the gene are worth growing, and they make the product last.',
      ],
      method_answer: [
        { text: 'Cut the gene, cut the plasmid, join them, put them into bacteria.' },
        { text: 'Choose the bacteria that have it, let them multiply, and collect the insulin.' },
      ],
    },
  },
  {
    key: 'moving-gene-same-enzyme',
    topics: ['moving-a-gene'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-BIV-16'],
    question: {
      type: 'single_choice',
      text: 'Why is the **same** restriction enzyme used to cut the gene and the plasmid?',
      max_score: 1,
      options: [
        option(
          'So that both pieces become equally long',
          'same_enzyme_same_length',
          'A plasmid is far longer than the gene. What has to match?',
        ),
        option(
          'It is used up after two cuts',
          'enzymes_used_up',
          'Enzymes can work again and again. Think of the ends that it leaves.',
        ),
        { text: 'So that both have “sticky ends” that match' },
        option(
          'Other enzymes would kill the plasmid',
          'enzymes_are_alive',
          'A plasmid is a ring of DNA and is not alive. What do the cut ends have to do?',
        ),
      ],
      answers: [3],
      hints: [
        'Think of two pieces of a jigsaw.',
        'Each restriction enzyme cuts DNA at its own order of letters and leaves ends of a certain kind.',
        'The cut leaves a few letters of one strand hanging over.',
        'Where the gene is to be joined to the plasmid, the hanging letters have to pair. When do they?',
      ],
      method_answer: [
        { text: 'One enzyme always leaves the same sticky ends.' },
        { text: 'So the ends of gene and plasmid match, and ligase can join them.' },
      ],
    },
  },
  {
    key: 'moving-gene-name-the-ring',
    topics: ['moving-a-gene'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['GCSE-BIV-16'],
    question: {
      type: 'short_text',
      text: 'Bacteria have small rings of DNA besides their main DNA. Such a ring is often used as a vector. What is it called?',
      max_score: 1,
      references: ['plasmid', 'a plasmid', 'plasmid DNA'],
      not: [
        'plasma',
        'plastid',
        'platelet',
        'chromosome',
        'virus',
        'nucleus',
        'ribosome',
        'plasmodium',
      ],
      spellings: ['plazmid', 'plasmit'],
      hints: [
        'It is a part of bacterial cells that animal cells do not have.',
        'Its name begins with the letter p.',
        'The first part of the word is the same as in the name of the liquid of blood.',
        'It is not plasma itself: its last two letters are those of “solid”.',
      ],
      method_answer: [
        { text: 'A plasmid is a small ring of DNA in a bacterium.' },
        { text: 'It can be cut open, and a gene can be joined in.' },
      ],
    },
  },
  {
    key: 'moving-gene-find-the-bacteria',
    topics: ['moving-a-gene'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-BIV-16'],
    question: {
      type: 'cloze_dropdown',
      text: 'A plasmid holds the insulin gene and, as a marker, a gene for resistance to an antibiotic. It is added to bacteria, and only [[1]] of them take it in. All are then put on jelly with [[2]]. Those that grow [[3]]. That is how one knows [[4]].',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'a few' },
            option(
              'all',
              'every_cell_takes_the_gene',
              'Then no marker would be needed. Why is there one?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option('insulin', 'marker_and_product_mixed', 'What are these bacteria resistant to?'),
            { text: 'the antibiotic' },
            option(
              'no food at all',
              'marker_and_product_mixed',
              'Then nothing would grow. What should tell them apart?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'have the plasmid' },
            option(
              'have learnt to live with it',
              'change_by_need',
              'Bacteria do not learn. What have they that the others have not?',
            ),
            option(
              'do not have the plasmid',
              'marker_turned_round',
              'The gene for resistance is on the plasmid. Who survives?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'which bacteria are the largest',
              'marker_and_product_mixed',
              'Size does not come into it. What has been marked?',
            ),
            { text: 'which bacteria have taken the gene in' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'A gene cannot be seen. So something that can be seen has to go with it.',
        'Ask which bacteria can live there, and which cannot.',
        'The gene for resistance and the insulin gene are on the same plasmid.',
        'Those without the plasmid die on that jelly. What do the survivors have?',
      ],
      method_answer: [
        { text: 'Few bacteria take the plasmid in. The antibiotic kills all others.' },
        { text: 'So those that grow have the plasmid, and with it the insulin gene.' },
      ],
    },
  },
  {
    key: 'moving-gene-how-many',
    topics: ['moving-a-gene'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['GCSE-BIV-16'],
    question: {
      type: 'multi_part',
      text: 'Plasmids are added to {{n}} million bacteria. One in {{r|thousands}} takes a plasmid in. The bacteria are spread on jelly with an antibiotic, and then each survivor doubles every {{t}} minutes.',
      max_score: 3,
      template: {
        draw: {
          n: { pick: [2, 4, 5] },
          r: { pick: [10000, 20000, 50000, 100000] },
          t: { pick: [20, 30] },
          hours: { pick: [2, 3] },
        },
        derive: {
          alive: 'n * 1000000 / r',
          k: 'hours * 60 / t',
          last: 'n * 1000000 / r * 2 ^ (hours * 60 / t)',
        },
        where: ['k <= 6', 'alive <= 200', 'is_integer(alive)', '2 * k < 2 ^ k'],
        check: ['answer1 * r = n * 1000000', 'answer2 / 2 ^ k = alive'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many bacteria survive at first?',
          max_score: 1,
          answer: '{{alive}}',
          mistakes: [
            slip(
              '{{n * 1000000 - alive}}',
              'marker_turned_round',
              'These are the ones without a plasmid. What does the antibiotic do to them?',
            ),
          ],
          hints: [],
          method_answer: [
            {
              maths: tex`{{n * 1000000|thousands_tex}} \div {{r|thousands_tex}} = {{alive}}`,
              text: 'Those with a plasmid survive.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many are there after {{hours}} hours?',
          max_score: 2,
          answer: '{{last}}',
          follow_through: { answer: 'p1 * {{2 ^ k}}' },
          mistakes: [
            slip(
              '{{alive * 2 * k}}',
              'doubling_taken_as_adding',
              'All of them divide each time, so the number doubles each time.',
            ),
            slip(
              '{{alive * 2}}',
              'step_added_once',
              'That is after {{t}} minutes. How often do they double in this time?',
            ),
          ],
          hints: [],
          method_answer: [
            { maths: tex`{{hours * 60}} \div {{t}} = {{k}}`, text: 'Doublings.' },
            {
              maths: tex`{{alive}} \times 2^{ {{k}} } = {{last|thousands_tex}}`,
              text: 'Doubled again and again.',
            },
          ],
        },
      ],
      hints: [
        'Only bacteria with a plasmid survive the antibiotic.',
        'Divide to find the survivors. Then count the doublings.',
        '{{n}} million is {{n * 1000000|thousands}}. Divide it by {{r|thousands}}.',
        '{{hours}} hours are {{hours * 60}} minutes, so {{k}} doublings. Double the number of survivors so many times.',
      ],
      method_answer: [
        {
          maths: tex`{{n * 1000000|thousands_tex}} \div {{r|thousands_tex}} = {{alive}}`,
          text: 'Survivors.',
        },
        {
          maths: tex`{{alive}} \times 2^{ {{k}} } = {{last|thousands_tex}}`,
          text: 'After {{hours}} hours.',
        },
      ],
    },
  },
  {
    key: 'moving-gene-explain-insulin',
    topics: ['moving-a-gene'],
    difficulty: 0.8,
    minutes: 4.5,
    statements: ['GCSE-BIV-16'],
    question: {
      type: 'long_text',
      text: 'Describe how bacteria can be made to produce human insulin. Say what the enzymes and the vector do, and why bacteria are suited to this.',
      max_score: 5,
      criteria: [
        {
          code: 'cut',
          text: 'Says that a restriction enzyme cuts the gene out of human DNA.',
          marks: 1,
          evidence: [
            'A restriction enzyme cuts the insulin gene out of human DNA.',
            'The gene is cut out with a restriction enzyme.',
          ],
        },
        {
          code: 'plasmid',
          text: 'Says that a plasmid is cut open by the same enzyme, so that the ends match.',
          marks: 1,
          evidence: [
            'A plasmid is cut open with the same enzyme, so the sticky ends match.',
            'The same enzyme opens the plasmid.',
          ],
        },
        {
          code: 'join',
          text: 'Says that ligase joins gene and plasmid.',
          marks: 1,
          evidence: ['Ligase joins the gene and the plasmid.', 'The gene is joined in by ligase.'],
        },
        {
          code: 'into_cell',
          text: 'Says that the plasmid, the vector, carries the gene into bacteria.',
          marks: 1,
          evidence: [
            'The plasmid is the vector and carries the gene into the bacteria.',
            'The vector is put into a bacterium.',
          ],
        },
        {
          code: 'suited',
          text: 'Says that bacteria multiply fast, or are cheap to grow, and read human genes.',
          marks: 1,
          evidence: [
            'Bacteria multiply quickly, so they make much insulin.',
            'Bacteria can be grown cheaply in large tanks.',
          ],
        },
      ],
      references: [
        'A restriction enzyme cuts the insulin gene out of human DNA. A plasmid is cut open with the same enzyme, so the sticky ends match. Ligase joins the gene and the plasmid. The plasmid is the vector and carries the gene into the bacteria. Bacteria multiply quickly, so they make much insulin.',
      ],
      hints: [
        'Write one sentence for each step, and one for the reason at the end.',
        'Think of scissors, an open ring, glue, a lorry and a factory.',
        'The scissors are a restriction enzyme. What do they cut, and where from?',
        'Then open the ring with the same scissors, glue with ligase, and bring it into the cell. What is good about a cell that divides every half hour?',
      ],
      method_answer: [
        { text: 'Cut the gene, cut the plasmid with the same enzyme, join them with ligase.' },
        { text: 'The plasmid takes the gene into bacteria, which multiply fast and make insulin.' },
      ],
    },
  },
]
