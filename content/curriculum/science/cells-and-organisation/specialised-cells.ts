import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { longCells } from './cell-drawings.ts'

export const specialisedCells: readonly ContentQuestion[] = [
  {
    key: 'special-cells-jobs',
    topics: ['specialised-cells'],
    difficulty: -1.1,
    minutes: 1.5,
    statements: ['GCSE-BCE-02'],
    question: {
      type: 'matching',
      text: 'Match each cell with its job. One job is left over.',
      max_score: 4,
      left: ['red blood cell', 'nerve cell', 'root hair cell', 'sperm cell'],
      right: [
        'takes in water and minerals from the soil',
        'carries messages round the body',
        'takes in light to make food',
        'carries oxygen round the body',
        'swims to an egg cell',
      ],
      pairs: [4, 2, 1, 5],
      hints: [
        'The name of each cell says where it is found.',
        'Ask what the body, or the plant, needs to be done in that place.',
        'A root hair cell is in the soil. What can a plant get there?',
        'Blood goes everywhere and carries a gas. Nerves link the brain to the body. A sperm cell has a tail.',
      ],
      method_answer: [
        { text: 'Red blood cells carry oxygen, and nerve cells carry messages.' },
        { text: 'Root hair cells take in water and minerals; sperm cells swim to an egg cell.' },
        { text: 'Taking in light is the job of a leaf cell with chloroplasts.' },
      ],
    },
  },
  {
    key: 'special-cells-name-the-cell',
    topics: ['specialised-cells'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['GCSE-BCE-02'],
    question: {
      type: 'single_choice',
      text: 'Efua reads about a cell: “{{words}}” Which cell is it?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            words: 'It is very long and thin, and has many branches at its ends.',
            right: 'nerve cell',
            p: 'red blood cell',
            q: 'sperm cell',
            r: 'palisade cell of a leaf',
            clue: 'It reaches from one part of the body to another far away.',
            why: 'A long cell can carry messages over a long way.',
          },
          {
            words: 'It is a disc with a dip on both sides, and it has no nucleus.',
            right: 'red blood cell',
            p: 'nerve cell',
            q: 'egg cell',
            r: 'root hair cell',
            clue: 'It has to be small and smooth enough to travel through narrow tubes.',
            why: 'Without a nucleus there is more room in it to carry oxygen.',
          },
          {
            words: 'It has a long thin part that pushes out between the grains of soil.',
            right: 'root hair cell',
            p: 'nerve cell',
            q: 'palisade cell of a leaf',
            r: 'sperm cell',
            clue: 'It lives under the ground.',
            why: 'The long part gives a large surface to take in water.',
          },
          {
            words: 'It is full of chloroplasts and lies near the top of a leaf.',
            right: 'palisade cell of a leaf',
            p: 'root hair cell',
            q: 'red blood cell',
            r: 'nerve cell',
            clue: 'It is in the part of a plant that the sun shines on.',
            why: 'Its many chloroplasts take in light.',
          },
        ],
      },
      options: [
        option(
          '{{q}}',
          'specialised_cells_mixed',
          'Read the description again. What would that shape be good for?',
        ),
        option(
          '{{p}}',
          'specialised_cells_mixed',
          'Think of where this cell is found. Does the description fit there?',
        ),
        { text: '{{right}}' },
        option(
          '{{r}}',
          'specialised_cells_mixed',
          'Think of the job of this cell. Would the shape in the description help with it?',
        ),
      ],
      answers: [3],
      hints: [
        'The shape of a cell tells you about its job.',
        'Ask where such a cell would be of use: in blood, in a leaf, in soil, along the body?',
        'Look for the most unusual thing in the description.',
        '{{clue}}',
      ],
      method_answer: [{ text: 'It is the {{right}}. {{why}}' }],
    },
  },
  {
    key: 'special-cells-feature-for-job',
    topics: ['specialised-cells'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['GCSE-BCE-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'A red blood cell has no nucleus, so [[1]]. A sperm cell has many mitochondria, so [[2]]. A root hair cell has a long thin part, so [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'there is more room to carry oxygen' },
            option(
              'it can divide faster',
              'feature_named_without_job',
              'A cell needs its nucleus to divide. What does a red blood cell carry?',
            ),
            option(
              'it can make its own food',
              'feature_named_without_job',
              'Only cells with chloroplasts make their own food.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'it can take in light',
              'feature_named_without_job',
              'Taking in light is what chloroplasts do.',
            ),
            option(
              'it is small',
              'feature_named_without_job',
              'Mitochondria do not make a cell small. What do they release?',
            ),
            { text: 'enough energy is released for it to swim' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              'it can carry messages',
              'specialised_cells_mixed',
              'That is the job of another long cell, the nerve cell.',
            ),
            { text: 'it has a large surface to take in water' },
            option(
              'it catches more light',
              'feature_named_without_job',
              'A root is in the dark soil. What is there to take in?',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Think of the job of each cell before you choose.',
        'Ask: how would this feature make that job easier?',
        'Red blood cells carry oxygen. What would a cell gain if its nucleus were gone?',
        'Mitochondria release energy, and a swimmer needs a lot of it. A long thin part touches a lot of soil.',
      ],
      method_answer: [
        { text: 'No nucleus leaves more room for the substance that carries oxygen.' },
        { text: 'Mitochondria release energy, which the tail needs for swimming.' },
        { text: 'The long thin part touches more soil, so more water can get in.' },
      ],
    },
  },
  {
    key: 'special-cells-from-drawing',
    topics: ['specialised-cells'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-BCE-02'],
    question: {
      type: 'single_choice',
      text: 'Cell P is shaped like a box. Cell Q is the same box with a long thin part that sticks out. Both lie in wet soil. Which cell takes in water faster, and why?',
      diagram: longCells,
      max_score: 1,
      options: [
        { text: 'Q, because more of its surface touches the soil' },
        option(
          'P, because it has a nucleus',
          'feature_named_without_job',
          'Both cells have a nucleus. How do the two cells differ?',
        ),
        option(
          'P, because water has less far to go',
          'feature_named_without_job',
          'Water comes in everywhere along the edge. Which cell has more edge in the soil?',
        ),
        option(
          'Both the same, because both are root cells',
          'all_cells_alike',
          'Cells of one root can be built differently. Compare their edges.',
        ),
      ],
      answers: [1],
      hints: [
        'Water gets into a cell through its surface.',
        'Compare how much of each cell touches the soil around it.',
        'Follow the edge of each cell with your finger. For which cell is the way longer?',
        'Q has all of the edge that the box has and that of its long part as well.',
      ],
      method_answer: [
        { text: 'Water comes in through the surface of the cell.' },
        { text: 'The long part of Q adds to its surface, so Q takes in water faster.' },
        { text: 'Q is a root hair cell.' },
      ],
    },
  },
  {
    key: 'special-cells-hair-length',
    topics: ['specialised-cells'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-BCE-02'],
    question: {
      type: 'number',
      text: 'The surface of a root cell without a hair is {{plain}} units of area. A root hair adds {{hair}} units to it. How many times as large is the surface of the cell with the hair?',
      max_score: 2,
      template: {
        draw: { plain: { from: 20, to: 60, step: 10 }, times: { from: 3, to: 8 } },
        derive: { hair: 'plain * (times - 1)' },
        check: ['answer * plain - plain = hair'],
      },
      answer: '{{times}}',
      mistakes: [
        slip(
          '{{times - 1}}',
          'increase_for_the_whole',
          'The cell keeps its first surface too. Add the hair to it before you compare.',
        ),
        slip(
          '{{plain + hair}}',
          'total_not_compared',
          'That is the whole surface. How many times does the first surface go into it?',
        ),
      ],
      hints: [
        'You are comparing the cell with a hair to the cell without one.',
        'Find the whole surface first, then see how many times as large it is.',
        'The whole surface is {{plain}} + {{hair}} = {{plain + hair}} units.',
        'Now work out {{plain + hair}} ÷ {{plain}}.',
      ],
      method_answer: [
        {
          maths: tex`{{plain}} + {{hair}} = {{plain + hair}}`,
          text: 'The whole surface of the cell with its hair.',
        },
        {
          maths: tex`{{plain + hair}} \div {{plain}} = {{times}}`,
          text: 'Compare it with the surface without a hair.',
        },
      ],
    },
  },
  {
    key: 'special-cells-euglena',
    topics: ['specialised-cells'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-BC-06'],
    question: {
      type: 'matching',
      text: 'Euglena is a living thing made of one cell. It lives in ponds. Match each of its parts with how the part helps it there. One of the answers is left over.',
      max_score: 3,
      left: ['a long tail that whips to and fro', 'chloroplasts', 'a light-sensitive eye spot'],
      right: [
        'finds out where the pond is bright',
        'pushes it through the water',
        'make food from light',
        'holds it fast to a stone',
      ],
      pairs: [2, 3, 1],
      hints: [
        'Think of what a tiny green pond creature needs to stay alive.',
        'Take each part in turn and ask what larger living things use such a part for.',
        'A fish has a tail as well. What does the tail of a fish do?',
        'Chloroplasts do for Euglena what they do for a leaf. The eye spot notices light.',
      ],
      method_answer: [
        { text: 'The tail pushes Euglena through the water.' },
        { text: 'The eye spot finds the light, and the chloroplasts make food from it.' },
      ],
    },
  },
  {
    key: 'special-cells-one-cell-alive',
    topics: ['specialised-cells'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['SK3-BC-06'],
    question: {
      type: 'true_false',
      text: 'An amoeba is one single cell in a pond. It flows around tiny bits of food and takes them in. Mateo says, “One cell on its own cannot be a living thing.” Is Mateo right?',
      max_score: 1,
      options: [
        option(
          'Yes',
          'one_cell_is_not_alive',
          'Go through what life needs: feeding, moving, growing, reproducing. Which of them can an amoeba not do?',
        ),
        { text: 'No' },
      ],
      answers: [2],
      hints: [
        'What do all living things do?',
        'Check the processes of life for the amoeba: does it feed, move, grow, reproduce?',
        'The text tells of two of them: it moves and it takes in food.',
        'It also respires, grows, and divides into two. So it does all that living things do.',
      ],
      method_answer: [
        { text: 'An amoeba moves, feeds, respires, grows and reproduces by dividing.' },
        { text: 'So one cell can be a whole living thing: a unicellular organism.' },
      ],
    },
  },
  {
    key: 'special-cells-windpipe',
    topics: ['specialised-cells'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-BCE-02'],
    question: {
      type: 'long_text',
      text: 'A cell from the lining of the windpipe has many tiny hairs on top, called cilia. It also has many mitochondria. The cilia beat to push mucus with dust up and out. Explain how each of these two features helps the cell to do its job.',
      max_score: 4,
      criteria: [
        {
          code: 'cilia_move',
          text: 'Says that the cilia move the mucus.',
          marks: 1,
          evidence: [
            'The cilia beat and push the mucus along.',
            'The cilia sweep mucus up.',
            'The cilia move the mucus away.',
          ],
        },
        {
          code: 'dust_out',
          text: 'Says that dust or germs are kept out of the lungs.',
          marks: 1,
          evidence: [
            'This keeps dust out of the lungs.',
            'So germs and dirt are carried away from the lungs.',
            'The lungs stay clean.',
          ],
        },
        {
          code: 'mitochondria_energy',
          text: 'Says that mitochondria release energy by respiration.',
          marks: 1,
          evidence: [
            'Mitochondria release energy.',
            'The mitochondria release energy by respiration.',
            'The mitochondria give the cell energy.',
          ],
          not: ['The mitochondria make food.'],
        },
        {
          code: 'energy_for_beating',
          text: 'Links the energy to the beating of the cilia.',
          marks: 1,
          evidence: [
            'The energy is needed for the cilia to beat.',
            'The cilia need this energy to keep beating.',
            'The energy lets the hairs move all the time.',
          ],
        },
      ],
      references: [
        'The cilia beat and push the mucus along. This keeps dust out of the lungs. The mitochondria release energy by respiration. The cilia need this energy to keep beating.',
      ],
      hints: [
        'There are two features, so there are two things to explain.',
        'For each feature say what it does, and then why that helps.',
        'Begin like this: “The cilia beat, so the mucus …”',
        'Then write what mitochondria release, and what the beating cilia need it for.',
      ],
      method_answer: [
        { text: 'The cilia beat and push the mucus up, so dust is kept out of the lungs.' },
        { text: 'The mitochondria release energy by respiration; the beating cilia need it.' },
      ],
    },
  },
]
