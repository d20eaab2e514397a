import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const mitosisAndMeiosis: readonly ContentQuestion[] = [
  {
    key: 'division-growth-word',
    topics: ['mitosis-and-meiosis'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-BCE-04'],
    question: {
      type: 'short_text',
      text: 'Which kind of cell division makes new cells for growth and repair?',
      max_score: 1,
      references: ['mitosis'],
      not: ['meiosis', 'miosis', 'meitosis', 'fertilisation', 'fission'],
      spellings: ['mytosis', 'mitossis'],
      hints: [
        'There are two kinds, and their names differ in the middle only.',
        'It is the one that makes two cells just like the first.',
        'Growing toes need more cells of the same kind.',
        'The letter in the middle is the one that “two” and “toes” begin with.',
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
    statements: ['GCSE-BCE-04', 'GCSE-BIV-05'],
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
        'For growth a skin cell needs another skin cell with everything in it.',
        'One kind of division keeps the number. The other kind shares each pair out.',
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
    statements: ['GCSE-BCE-04'],
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
        'Each new cell needs a full set. So the set is made ready, sorted, and then shared.',
        'They line up before they are pulled apart.',
        'Copying comes first and dividing last. Which of the two steps between needs the other?',
      ],
      method_answer: [{ text: 'First copy, then line up, then pull apart, then divide.' }],
    },
  },
  {
    key: 'division-meiosis-facts',
    topics: ['mitosis-and-meiosis'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-BIV-05'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are true of meiosis? Choose all that are.',
      max_score: 2,
      options: [
        {
          text: 'The new cells are identical to the first one',
          misconception: {
            code: 'meiosis_copies',
            text: 'The chromosomes are shuffled, so every new cell is different.',
          },
        },
        { text: 'The new cells are all different' },
        { text: 'It makes four cells from one' },
        {
          text: 'It heals a cut in the skin',
          misconception: { code: 'meiosis_repairs', text: 'Repair is the task of mitosis.' },
        },
      ],
      answers: [2, 3],
      hints: [
        'Meiosis makes sperm and egg cells. Are brothers and sisters all alike?',
        'Ask of each sentence whether it fits making sex cells, or growth and repair.',
        'There are two divisions, one after the other. How many cells does that make?',
        'The chromosomes are shuffled on the way. So what are the new cells like, compared with each other?',
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
    statements: ['GCSE-BCE-04'],
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
        '{{h*k}} ÷ {{h}} = {{k}} divisions, one after another.',
        'Begin with 1 and double it {{k}} times.',
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
  {
    key: 'division-cancer',
    topics: ['mitosis-and-meiosis'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-BCE-05'],
    question: {
      type: 'cloze_dropdown',
      text: 'Cancer begins when changes in the [[1]] of a cell make it divide [[2]]. A lump of such cells is a [[3]]. It is cancer if its cells [[4]].',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'DNA' },
            option(
              'membrane',
              'cause_of_cancer_mixed',
              'The membrane does not tell a cell when to divide. What holds the instructions?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'by meiosis',
              'meiosis_repairs',
              'Meiosis makes sex cells. What has got out of hand in a tumour?',
            ),
            { text: 'without control' },
            option(
              'more slowly than others',
              'cause_of_cancer_mixed',
              'Then no lump would grow. What has been lost?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'tumour' },
            option(
              'organ',
              'levels_of_body_mixed',
              'An organ has tissues with a task. Has a lump of such cells a task?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'stay where they are, inside a membrane',
              'benign_and_malignant_swapped',
              'Such a lump is called benign. What makes the other kind dangerous?',
            ),
            { text: 'grow into other tissues and can spread' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Healthy cells divide only when they are needed.',
        'Ask what tells a cell when to divide, and what happens when that is changed.',
        'The instructions of a cell are in its nucleus.',
        'One kind of lump stays in one place. The other kind can travel in blood to other organs. Which is cancer?',
      ],
      method_answer: [
        { text: 'Changes of the DNA make a cell divide without control: a tumour grows.' },
        { text: 'Malignant tumours, which are cancer, grow into tissues and can spread.' },
      ],
    },
  },
  {
    key: 'division-compare-the-two',
    topics: ['mitosis-and-meiosis'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-BCE-04', 'GCSE-BIV-05'],
    question: {
      type: 'table',
      text: 'A cell has {{n}} chromosomes. Fill in the table for both kinds of division.',
      max_score: 4,
      template: {
        draw: { half: { from: 4, to: 30 } },
        derive: { n: '2 * half' },
        where: ['half != 8'],
      },
      columns: ['New cells from one cell', 'Chromosomes in each new cell'],
      rows: [
        {
          label: 'mitosis',
          cells: [
            {
              type: 'number',
              answer: '2',
              mistakes: [
                slip(
                  '4',
                  'divisions_counted_otherwise',
                  'Mitosis has one division. What does that make of one cell?',
                ),
              ],
            },
            {
              type: 'number',
              answer: '{{n}}',
              mistakes: [
                slip(
                  '{{half}}',
                  'mitosis_halves',
                  'Before mitosis the chromosomes are copied, so each new cell gets a full set.',
                ),
              ],
            },
          ],
        },
        {
          label: 'meiosis',
          cells: [
            {
              type: 'number',
              answer: '4',
              mistakes: [
                slip(
                  '2',
                  'divisions_counted_otherwise',
                  'Meiosis has two divisions, one after the other.',
                ),
              ],
            },
            {
              type: 'number',
              answer: '{{half}}',
              mistakes: [
                slip(
                  '{{n}}',
                  'meiosis_keeps',
                  'Two sex cells join later, so each may bring only a half.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'One kind has a single division, and the other has two.',
        'Draw a cell and split it once for the first row. For the second row split the halves again.',
        'In the first row the new cells are just like the old one.',
        'For the last cell of the table, think that each sex cell gets one of each pair.',
      ],
      method_answer: [
        { maths: tex`{{n}}`, text: 'Mitosis: two cells with the full number.' },
        { maths: tex`{{n}} \div 2 = {{half}}`, text: 'Meiosis: four cells with half of it.' },
      ],
    },
  },
]
