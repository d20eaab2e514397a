import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const stemCells: readonly ContentQuestion[] = [
  {
    key: 'stem-what-differentiation-is',
    topics: ['stem-cells'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-BCE-06'],
    question: {
      type: 'single_choice',
      text: 'What happens when a cell **differentiates**?',
      max_score: 1,
      options: [
        { text: 'It becomes specialised for one task' },
        option(
          'It loses the genes that it does not need',
          'specialised_cells_lose_genes',
          'The genes are all still there. Which of them are used?',
        ),
        option(
          'It moves to another organ',
          'differentiation_as_moving',
          'The word is about being different. What is it that changes in the cell?',
        ),
        option(
          'It divides into two equal cells',
          'differentiation_as_division',
          'That is mitosis. Differentiating is about what a cell becomes.',
        ),
      ],
      answers: [1],
      hints: [
        'The word has “different” in it.',
        'Compare a cell of an early embryo with a nerve cell. What has changed?',
        'A nerve cell is long, and a muscle cell can contract. Each suits what it does.',
        'It is not about how many cells there are, nor about where they are. It is about shape and parts.',
      ],
      method_answer: [
        {
          text: 'To differentiate is to become specialised: a nerve cell, a muscle cell and so on.',
        },
        { text: 'It keeps its genes, but uses only some of them.' },
      ],
    },
  },
  {
    key: 'stem-three-kinds',
    topics: ['stem-cells'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-BCE-07'],
    question: {
      type: 'matching',
      text: 'Match each kind of stem cell with what it can become. One is left over.',
      max_score: 3,
      left: [
        'stem cells of an early embryo',
        'stem cells of adult bone marrow',
        'meristem cells of a plant',
      ],
      right: [
        'several kinds of cell, mainly of blood',
        'any kind of cell of that plant, all its life',
        'any kind of cell of a body',
        'no other kind of cell at all',
      ],
      pairs: [3, 1, 2],
      hints: [
        'A stem cell can divide and can become other kinds of cell. Not all have the same choice.',
        'Ask how far each has already gone on the way to a special task.',
        'A whole body grows from an early embryo.',
        'Bone marrow makes blood. The tips of shoots and roots make new plant parts for years. What does that say of each choice?',
      ],
      method_answer: [
        { text: 'Embryo: any kind. Bone marrow: several kinds, mainly blood cells.' },
        {
          text: 'Meristem: any kind of plant cell. A cell that can become nothing is no stem cell.',
        },
      ],
    },
  },
  {
    key: 'stem-same-genes-different-cells',
    topics: ['stem-cells'],
    difficulty: 0.2,
    minutes: 0.8,
    statements: ['GCSE-BCE-06'],
    question: {
      type: 'true_false',
      text: 'A skin cell and a muscle cell of one person have different DNA, and that is why they look different. True or false?',
      max_score: 1,
      options: [
        option(
          'True',
          'specialised_cells_lose_genes',
          'All these cells came from one fertilised egg by mitosis. What does mitosis do with DNA?',
        ),
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'Both cells come from the same fertilised egg.',
        'Recall what mitosis does with the DNA before each division.',
        'Two people can cook different meals from one and the same cookbook.',
        'If both have the whole book, what is the difference: the book, or the pages that are read?',
      ],
      method_answer: [
        { text: 'Mitosis copies all the DNA, so both cells have the same.' },
        { text: 'They use different genes of it, and so they become different.' },
      ],
    },
  },
  {
    key: 'stem-why-specialise',
    topics: ['stem-cells'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-BCE-06'],
    question: {
      type: 'multiple_choice',
      text: 'Why does differentiation matter for large organisms? Choose all that are right.',
      max_score: 2,
      options: [
        option(
          'Special cells need no food and no oxygen',
          'special_cells_need_nothing',
          'Every living cell respires. What has a special cell gained instead?',
        ),
        { text: 'Different tissues can work together as organs' },
        option(
          'Each special cell can do every task by itself',
          'all_cells_alike',
          'Can a red blood cell send a message? What does special mean?',
        ),
        { text: 'Cells with special shapes and parts do a task better' },
      ],
      answers: [2, 4],
      hints: [
        'Think of a football team in which everyone played in goal.',
        'Ask what a body of equal cells could not do.',
        'A cell that is very long can carry messages far. A cell without a nucleus has room for oxygen.',
        'Special cells do one thing well and depend on others. Which two options fit that?',
      ],
      method_answer: [
        { text: 'Special cells do their task better, and together they make tissues and organs.' },
        { text: 'They still need food and oxygen, and they cannot do everything.' },
      ],
    },
  },
  {
    key: 'stem-where-in-a-plant',
    topics: ['stem-cells'],
    difficulty: 0,
    minutes: 1,
    statements: ['GCSE-BCE-07'],
    question: {
      type: 'short_text',
      text: 'At the tips of shoots and roots is a plant tissue whose cells divide again and again and can become any kind of plant cell. What is this tissue called?',
      max_score: 1,
      references: ['meristem', 'meristematic tissue', 'apical meristem'],
      not: ['mesophyll', 'epidermis', 'xylem', 'phloem', 'stem', 'mitosis', 'meiosis', 'mesoderm'],
      spellings: ['meristim', 'merestem', 'maristem'],
      hints: [
        'It is the plant’s own supply of stem cells.',
        'Gardeners can grow a whole plant from a cutting because of it.',
        'The word comes from Greek for “to divide”, and begins with the letter m.',
        'It is not the green tissue of leaves. Its name ends like the part of a plant that carries the leaves.',
      ],
      method_answer: [
        { text: 'Meristem tissue is at the tips of shoots and roots.' },
        { text: 'Its cells stay able to become any kind of plant cell.' },
      ],
    },
  },
  {
    key: 'stem-grow-a-patch',
    topics: ['stem-cells'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['GCSE-BCE-07'],
    question: {
      type: 'number',
      text: 'A laboratory starts with {{n|thousands}} stem cells. All of them divide by mitosis once a day. After how many days are there {{last|thousands}} cells?',
      max_score: 2,
      template: {
        draw: { n: { pick: [500, 1000, 2000, 3000] }, k: { from: 3, to: 6 } },
        derive: { last: 'n * 2 ^ k', times: '2 ^ k' },
        check: ['n * 2 ^ answer = last'],
      },
      answer: '{{k}}',
      mistakes: [
        slip(
          '{{times}}',
          'stopped_early',
          'There are {{times}} times as many. How many times must one double to get there?',
        ),
        slip(
          '{{times - 1}}',
          'only_one_cell_divides',
          'The new cells divide as well, so the number doubles each day.',
        ),
      ],
      hints: [
        'Each day the number doubles.',
        'Find out how many times as many there are in the end, then count the doublings.',
        '{{last|thousands}} ÷ {{n|thousands}} = {{times}}.',
        'Double 1 again and again until you reach {{times}}, and count the steps.',
      ],
      method_answer: [
        {
          maths: tex`{{last|thousands_tex}} \div {{n|thousands_tex}} = {{times}}`,
          text: 'So many times as many.',
        },
        { maths: tex`2^{ {{k}} } = {{times}}`, text: 'Doubled again and again.' },
        { maths: tex`{{k}}`, text: 'So many days, with one doubling each.' },
      ],
    },
  },
  {
    key: 'stem-benefit-or-risk',
    topics: ['stem-cells'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-BCE-07', 'GCSE-WS-03'],
    question: {
      type: 'table',
      text: 'Sort what is said about using stem cells in medicine. Write **b** for a benefit, **r** for a risk, or **e** for an ethical objection.',
      max_score: 4,
      columns: ['What is said', 'b, r or e'],
      rows: [
        {
          label: '1',
          cells: [
            {
              type: 'given',
              text: 'They could replace cells that are damaged, for example in diabetes.',
            },
            { type: 'short_text', references: ['b', 'benefit'], not: ['r', 'e', 'risk'] },
          ],
        },
        {
          label: '2',
          cells: [
            { type: 'given', text: 'They might divide out of control and form a tumour.' },
            { type: 'short_text', references: ['r', 'risk'], not: ['b', 'e', 'benefit'] },
          ],
        },
        {
          label: '3',
          cells: [
            { type: 'given', text: 'An embryo cannot agree to being used.' },
            {
              type: 'short_text',
              references: ['e', 'ethical objection', 'ethical'],
              not: ['b', 'r', 'risk'],
            },
          ],
        },
        {
          label: '4',
          cells: [
            { type: 'given', text: 'Cells from a donor may carry a virus.' },
            { type: 'short_text', references: ['r', 'risk'], not: ['b', 'e', 'benefit'] },
          ],
        },
      ],
      hints: [
        'One letter is for what helps, one for what may harm, and one for the thought that something ought not to be done.',
        'Ask of each line: good for the patient, bad for the patient, or a question of right?',
        'Line 1 says that something broken gets better.',
        'Two lines tell what might go badly in the patient’s body. One speaks of someone who was not asked.',
      ],
      method_answer: [
        { text: '1 is a benefit. 2 and 4 are risks for the patient.' },
        { text: '3 is an ethical objection: it asks what is right.' },
      ],
    },
  },
  {
    key: 'stem-weigh-it-up',
    topics: ['stem-cells'],
    difficulty: 0.8,
    minutes: 4.5,
    statements: ['GCSE-BCE-07', 'GCSE-WS-03'],
    question: {
      type: 'long_text',
      text: 'A patient could be treated with stem cells from an embryo or with stem cells from their own bone marrow. Compare the two. Give one advantage and one drawback of each.',
      max_score: 4,
      criteria: [
        {
          code: 'embryo_good',
          text: 'Embryo: can become any kind of cell.',
          marks: 1,
          evidence: [
            'Embryonic stem cells can become any kind of cell.',
            'With stem cells from embryos more kinds of illness could be treated.',
          ],
          not: ['Bone marrow stem cells can become any kind of cell.'],
        },
        {
          code: 'embryo_bad',
          text: 'Embryo: ethical objections, or the body may reject the cells.',
          marks: 1,
          evidence: [
            'The embryo is destroyed, and some people object to that.',
            'The patient’s body may reject cells from an embryo because they are foreign.',
          ],
        },
        {
          code: 'marrow_good',
          text: 'Own marrow: not rejected, or no embryo is needed.',
          marks: 1,
          evidence: [
            'Cells from the own bone marrow are not rejected by the body.',
            'No embryo is used, so there are fewer ethical objections.',
          ],
        },
        {
          code: 'marrow_bad',
          text: 'Own marrow: can become only some kinds of cell, or taking them needs an operation.',
          marks: 1,
          evidence: [
            'Bone marrow stem cells can only become some kinds of cells.',
            'Taking bone marrow is an operation and can hurt.',
          ],
          not: ['Embryonic stem cells can only become some kinds of cells.'],
        },
      ],
      references: [
        'Embryonic stem cells can become any kind of cell. The embryo is destroyed, and some people object to that. Cells from the own bone marrow are not rejected by the body. Bone marrow stem cells can only become some kinds of cells.',
      ],
      hints: [
        'Four sentences are enough: for and against, for each of the two.',
        'Compare three things: what the cells can become, whether the body accepts them, and where they come from.',
        'Cells of an embryo have the widest choice. What about those of bone marrow?',
        'One’s own cells are known to the body, and nobody else is needed. Embryos cannot be asked. Put these thoughts into sentences.',
      ],
      method_answer: [
        { text: 'Embryo: any kind of cell, but ethical objections and possible rejection.' },
        { text: 'Own marrow: no rejection and no embryo, but only some kinds of cell.' },
      ],
    },
  },
]
