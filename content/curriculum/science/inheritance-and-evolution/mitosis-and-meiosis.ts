import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const mitosisAndMeiosis: readonly ContentQuestion[] = [
  {
    key: 'division-growth-word',
    topics: ['mitosis-and-meiosis'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'short_text',
      text: 'Which kind of cell division makes new cells for growth and repair?',
      max_score: 1,
      references: ['mitosis'],
      not: ['meiosis', 'miosis', 'meitosis', 'fertilisation', 'fission'],
      spellings: ['mytosis', 'mitossis'],
      hints: [
        'There are two kinds, and their names differ in the middle only.',
        'It is the one that makes two cells just like the first. Think of toes growing.',
      ],
      method_answer: [
        { text: 'Mitosis makes two identical cells, as growth and repair need.' },
        { text: 'Meiosis makes sex cells.' },
      ],
    },
  },
  {
    key: 'division-chromosome-counts',
    topics: ['mitosis-and-meiosis'],
    difficulty: 0.3,
    minutes: 2,
    statements: [],
    question: {
      type: 'fill_blanks',
      text: 'The body cells of an animal have {{n}} chromosomes. After mitosis each new cell has [[1]] chromosomes. After meiosis each new cell has [[2]].',
      max_score: 2,
      template: { draw: { half: { from: 4, to: 39 } }, derive: { n: '2 * half' } },
      blanks: [
        {
          type: 'number',
          answer: '{{n}}',
          mistakes: [
            {
              answer: '{{half}}',
              misconception: {
                code: 'mitosis_halves',
                text: 'Before mitosis the chromosomes are copied, so each new cell gets a full set.',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{half}}',
          mistakes: [
            {
              answer: '{{n}}',
              misconception: {
                code: 'meiosis_keeps',
                text: 'Two sex cells join later, so each may bring only a half.',
              },
            },
          ],
        },
      ],
      hints: [
        'In which of the two are the new cells just like the old one?',
        'A sperm and an egg join to make a full set. How much does each of them bring?',
      ],
      method_answer: [
        { maths: tex`{{n}}`, text: 'Mitosis keeps the number: the new cells are identical.' },
        {
          maths: tex`{{n}} \div 2 = {{half}}`,
          text: 'Meiosis halves it, so that two sex cells make a full set.',
        },
      ],
    },
  },
  {
    key: 'division-stages',
    topics: ['mitosis-and-meiosis'],
    difficulty: 0.4,
    minutes: 2,
    statements: [],
    question: {
      type: 'ordering',
      text: 'Put the steps of cell division by mitosis in order.',
      max_score: 2,
      items: [
        'The DNA is copied',
        'The chromosomes line up along the middle of the cell',
        'The copies are pulled to opposite ends',
        'Two nuclei form, and the cell divides',
      ],
      hints: [
        'What must be there twice before it can be shared out?',
        'They line up before they are pulled apart.',
      ],
      method_answer: [{ text: 'First copy, then line up, then pull apart, then divide.' }],
    },
  },
  {
    key: 'division-meiosis-facts',
    topics: ['mitosis-and-meiosis'],
    difficulty: 0.7,
    minutes: 3,
    statements: [],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are true of meiosis? Choose all that are.',
      max_score: 2,
      options: [
        { text: 'It makes four cells from one' },
        {
          text: 'The new cells are identical to the first one',
          misconception: {
            code: 'meiosis_copies',
            text: 'The chromosomes are shuffled, so every new cell is different.',
          },
        },
        { text: 'The new cells are all different' },
        {
          text: 'It heals a cut in the skin',
          misconception: { code: 'meiosis_repairs', text: 'Repair is the task of mitosis.' },
        },
      ],
      answers: [1, 3],
      hints: [
        'Meiosis makes sperm and egg cells. Are brothers and sisters all alike?',
        'There are two divisions, one after the other. How many cells does that make?',
      ],
      method_answer: [
        { maths: tex`1 \to 2 \to 4`, text: 'Two divisions make four cells.' },
        { text: 'The chromosomes are shuffled on the way, so all four are different.' },
      ],
    },
  },
  {
    key: 'division-doubling',
    topics: ['mitosis-and-meiosis'],
    difficulty: 0.9,
    minutes: 3,
    statements: [],
    question: {
      type: 'number',
      text: 'A cell divides by mitosis every {{h}} hours, and so do all the new cells. How many cells are there after {{h*k}} hours?',
      max_score: 1,
      template: {
        draw: { h: { pick: [2, 3, 4, 6] }, k: { from: 3, to: 6 } },
        derive: { value: '2^k' },
        where: ['h != k'],
      },
      answer: '{{value}}',
      mistakes: [
        {
          answer: '{{2*k}}',
          misconception: {
            code: 'doubling_taken_as_adding',
            text: 'All the cells divide each time, so the number doubles each time.',
          },
        },
        {
          answer: '{{k + 1}}',
          misconception: {
            code: 'only_one_cell_divides',
            text: 'The new cells divide as well, not only the first one.',
          },
        },
      ],
      hints: [
        'How many times do they divide in that time?',
        'Each division doubles the number of cells.',
      ],
      method_answer: [
        { maths: tex`{{h*k}} \div {{h}} = {{k}}`, text: 'So many divisions, one after another.' },
        {
          maths: tex`2^{ {{k}} } = {{value}}`,
          text: 'Each of them doubles the number, beginning with 1.',
        },
      ],
    },
  },
]
