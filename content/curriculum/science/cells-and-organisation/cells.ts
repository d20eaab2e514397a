import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const cells: readonly ContentQuestion[] = [
  {
    key: 'cells-parts-and-jobs',
    topics: ['cells'],
    difficulty: -1.2,
    minutes: 1,
    statements: [],
    question: {
      type: 'matching',
      text: 'Match each part of a cell with its job. One job is left over.',
      max_score: 4,
      left: ['nucleus', 'mitochondria', 'cell membrane', 'ribosomes'],
      right: [
        'controls what goes in and out',
        'make proteins',
        'holds the DNA and controls the cell',
        'release energy by respiration',
        'keep plant cells stiff from outside',
      ],
      pairs: [3, 4, 1, 2],
      hints: [
        'Which part is the outer skin of the cell, and which is its centre of control?',
        'Mitochondria are many in muscle cells. What do muscles need a lot of?',
      ],
      method_answer: [
        { text: 'The nucleus holds the DNA; the membrane decides what goes in and out.' },
        { text: 'Mitochondria release energy by respiration; ribosomes make proteins.' },
        { text: 'Keeping stiff is the job of the cell wall, which was not asked for.' },
      ],
    },
  },
  {
    key: 'cells-plant-only',
    topics: ['cells'],
    difficulty: -0.9,
    minutes: 1,
    statements: [],
    question: {
      type: 'multiple_choice',
      text: 'Which parts does a leaf cell have that an animal cell does not? Choose all of them.',
      max_score: 3,
      options: [
        { text: 'cell wall' },
        {
          text: 'nucleus',
          misconception: { code: 'plants_differ_in_all', text: 'Animal cells have a nucleus too.' },
        },
        { text: 'chloroplasts' },
        {
          text: 'mitochondria',
          misconception: {
            code: 'plants_do_not_respire',
            text: 'Plant cells respire as well, and so they have mitochondria, but so do animal cells.',
          },
        },
        { text: 'large permanent vacuole' },
      ],
      answers: [1, 3, 5],
      hints: [
        'What keeps a plant upright although it has no bones? What makes it green?',
        'There are three: one outside, one green, one filled with sap.',
      ],
      method_answer: [
        {
          text: 'The wall of cellulose gives shape, and the vacuole of cell sap keeps the cell firm.',
        },
        {
          text: 'Chloroplasts catch light. Nucleus and mitochondria are found in both kinds of cell.',
        },
      ],
    },
  },
  {
    key: 'cells-magnification',
    topics: ['cells'],
    difficulty: 0.5,
    minutes: 2,
    statements: [],
    question: {
      type: 'number',
      text: 'A cell is {{real|dp1}} mm long. In a picture it is {{image}} mm long. How many times is it magnified?',
      max_score: 1,
      template: {
        draw: { times: { pick: [50, 100, 200, 400] }, tenths: { from: 1, to: 6 } },
        derive: { real: 'tenths / 10', image: 'times * tenths / 10' },
        where: ['image != times'],
      },
      answer: '{{times}}',
      mistakes: [
        {
          answer: '{{real * image}}',
          misconception: {
            code: 'multiplied_for_divided',
            text: 'The two lengths are compared, so one is divided by the other.',
          },
        },
        {
          answer: '{{real / image}}',
          misconception: {
            code: 'number_upside_down',
            text: 'The picture is larger than the cell, so the magnification is more than 1.',
          },
        },
      ],
      hints: [
        'How many of the real cells, end to end, would be as long as the picture?',
        'Divide the length in the picture by the real length.',
      ],
      method_answer: [
        {
          maths: tex`\text{magnification} = \frac{\text{image length}}{\text{real length}}`,
          text: 'Both lengths in the same unit.',
        },
        {
          maths: tex`\frac{ {{image}} }{ {{real|dp1}} } = {{times}}`,
          text: 'It has no unit: millimetres are divided by millimetres.',
        },
      ],
    },
  },
  {
    key: 'cells-chloroplast-word',
    topics: ['cells', 'photosynthesis'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'short_text',
      text: 'In which part of a leaf cell does photosynthesis take place?',
      max_score: 1,
      references: ['chloroplast', 'chloroplasts', 'in the chloroplasts'],
      not: ['chlorophyll', 'mitochondria', 'nucleus', 'chromosome'],
      spellings: ['cloroplast', 'chloroplasst', 'cloroplasts'],
      hints: [
        'It is green.',
        'Its name begins as the green substance in it does, but it is the part and not the substance.',
      ],
      method_answer: [
        {
          text: 'In the chloroplasts. Chlorophyll is the green substance inside them that takes in light.',
        },
      ],
    },
  },
  {
    key: 'cells-order-of-size',
    topics: ['cells'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'ordering',
      text: 'Put these in order, smallest first.',
      max_score: 2,
      items: ['cell nucleus', 'cell', 'tissue', 'organ', 'organ system'],
      hints: [
        'Which of these is a part of a cell?',
        'Similar cells together make a tissue. What do tissues make together?',
      ],
      method_answer: [
        { text: 'A nucleus is part of a cell; similar cells form a tissue.' },
        { text: 'Tissues form an organ, such as the heart; organs form an organ system.' },
      ],
    },
  },
]
