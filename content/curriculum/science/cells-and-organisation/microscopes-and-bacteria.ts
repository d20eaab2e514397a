import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const microscopesAndBacteria: readonly ContentQuestion[] = [
  {
    key: 'bacteria-which-parts',
    topics: ['microscopes-and-bacteria'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-BCE-01'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these does a bacterial cell have? Choose all of them.',
      max_score: 3,
      options: [
        option(
          'nucleus',
          'bacteria_have_nucleus',
          'Its DNA lies free in the cytoplasm. What would a nucleus put around it?',
        ),
        { text: 'cell wall' },
        option(
          'mitochondria',
          'bacteria_have_mitochondria',
          'A whole bacterium is about as small as one of these. Where does it respire instead?',
        ),
        { text: 'cell membrane' },
        { text: 'ribosomes' },
      ],
      answers: [2, 4, 5],
      hints: [
        'Bacterial cells are prokaryotic: they are small, with few parts inside.',
        'Parts that are wrapped in a membrane of their own are missing.',
        'A bacterium has to make proteins. Which part does this?',
        'Two of the five parts have a membrane of their own around them. Leave those two out.',
      ],
      method_answer: [
        { text: 'Bacteria have a membrane, a cell wall, cytoplasm and ribosomes.' },
        { text: 'Their DNA is not in a nucleus, and they have no mitochondria.' },
      ],
    },
  },
  {
    key: 'bacteria-compare-cells',
    topics: ['microscopes-and-bacteria'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-BCE-01'],
    question: {
      type: 'matching',
      text: 'Match each cell with what is true of it and of none of the others here. One is left over.',
      max_score: 3,
      left: ['leaf cell', 'bacterial cell', 'human muscle cell'],
      right: [
        'has mitochondria but no cell wall',
        'has a cell wall made of cellulose',
        'has chloroplasts but no cytoplasm',
        'has rings of DNA called plasmids',
      ],
      pairs: [2, 4, 1],
      hints: [
        'Compare three things: the wall, the DNA and the parts with membranes.',
        'Every living cell has cytoplasm, so one line can be crossed out.',
        'Plasmids are small rings of DNA that lie free. Which cell has no nucleus?',
        'Cellulose belongs to plants. Which of the cells has no wall at all?',
      ],
      method_answer: [
        { text: 'The wall of a leaf cell is cellulose; that of bacteria is another substance.' },
        { text: 'Only the bacterium has plasmids; the muscle cell has no wall.' },
      ],
    },
  },
  {
    key: 'bacteria-plasmid-word',
    topics: ['microscopes-and-bacteria'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['GCSE-BCE-01'],
    question: {
      type: 'short_text',
      text: 'What is a small extra ring of DNA in a bacterium called?',
      max_score: 1,
      references: ['plasmid', 'a plasmid', 'plasmids', 'plasmid DNA'],
      not: ['nucleus', 'plasma', 'chromosome', 'plastid', 'ribosome', 'flagellum'],
      spellings: ['plasmidd', 'plazmid'],
      hints: [
        'It is not the large loop of DNA, but a small one beside it.',
        'Bacteria can hand it on to each other, and scientists use it to carry genes.',
        'The word begins like “plasma”.',
        'It has seven letters, four of them as in “plasma”.',
      ],
      method_answer: [{ text: 'It is a plasmid. It carries a few genes of its own.' }],
    },
  },
  {
    key: 'microscopes-electron-shows-more',
    topics: ['microscopes-and-bacteria'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-BCE-03'],
    question: {
      type: 'single_choice',
      text: 'With an electron microscope scientists found out how {{part}} are built. Why could a light microscope not show this?',
      max_score: 1,
      template: {
        draw: { part: { pick: ['ribosomes', 'mitochondria', 'the membranes in chloroplasts'] } },
      },
      options: [
        option(
          'A light microscope can magnify only ten times',
          'magnification_for_resolution',
          'It can magnify more than a thousand times. But then the image is blurred. Why?',
        ),
        { text: 'Its resolution is too low: two near points look like one' },
        option(
          'Electron microscopes show colours that light does not show',
          'electron_microscope_colours',
          'Their images are black and white; colour is added later. What do they show better?',
        ),
        option(
          'Light passes only through living cells',
          'light_needs_life',
          'Light also passes through thin slices of dead cells. What is so small here?',
        ),
      ],
      answers: [2],
      hints: [
        'It is not enough to make an image larger. It has to stay sharp as well.',
        'Resolution is how close two points can be and still be seen as two.',
        'The details of {{part}} are far less than a micrometre apart.',
        'Electrons let us tell apart points that are much closer together than light does. What is that property called?',
      ],
      method_answer: [
        { text: 'An electron microscope has a higher resolution and magnification.' },
        { text: 'So details that are very close together can be told apart.' },
      ],
    },
  },
  {
    key: 'microscopes-change-units',
    topics: ['microscopes-and-bacteria'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['GCSE-WS-22', 'GCSE-WS-23'],
    question: {
      type: 'number',
      text: 'A {{thing}} is {{shown}} {{from}} long. How many {{to}} is that?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { thing: 'plant cell', size: 0.08, shown: '0.08', from: 'mm', to: 'micrometres (µm)' },
          {
            thing: 'human cheek cell',
            size: 0.06,
            shown: '0.06',
            from: 'mm',
            to: 'micrometres (µm)',
          },
          { thing: 'pollen grain', size: 0.03, shown: '0.03', from: 'mm', to: 'micrometres (µm)' },
          { thing: 'bacterium', size: 1.5, shown: '1.5', from: 'µm', to: 'nanometres (nm)' },
          { thing: 'chloroplast', size: 5, shown: '5', from: 'µm', to: 'nanometres (nm)' },
          { thing: 'mitochondrion', size: 2, shown: '2', from: 'µm', to: 'nanometres (nm)' },
        ],
        check: ['answer / 1000 = size'],
      },
      answer: '{{1000 * size}}',
      mistakes: [
        slip(
          '{{size / 1000}}',
          'unit_step_turned_round',
          'The new unit is smaller. Do you need more of them, or fewer?',
        ),
        slip(
          '{{100 * size}}',
          'unit_step_of_hundred',
          'From one of these units to the next is a step of more than a hundred. How large is it?',
        ),
      ],
      hints: [
        'The new unit is much smaller than the old one.',
        'From mm to µm, and from µm to nm, is a step of 1,000 each time.',
        'One {{from}} makes 1,000 of the new unit.',
        'Work out {{shown}} × 1,000.',
      ],
      method_answer: [
        {
          maths: tex`{{shown}} \times 1{,}000 = {{1000 * size|thousands_tex}}`,
          text: 'The unit is 1,000 times smaller, so the number is 1,000 times larger.',
        },
      ],
    },
  },
  {
    key: 'microscopes-order-of-sizes',
    topics: ['microscopes-and-bacteria'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-WS-22'],
    question: {
      type: 'ordering',
      text: 'Put these in order of size, smallest first.',
      max_score: 3,
      items: [
        'a ribosome: 25 nm',
        'a virus: 0.1 µm',
        'a bacterium: 2 µm',
        'a human egg cell: 0.1 mm',
        'a grain of rice: 6 mm',
      ],
      hints: [
        'The sizes are in three different units, so the numbers alone do not tell.',
        'Change them all to one unit. A micrometre is 1,000 nm, and a millimetre 1,000 µm.',
        'In nanometres the virus is 0.1 × 1,000 = 100 nm.',
        'In micrometres the egg cell is 100 µm. Now compare it with the bacterium of 2 µm.',
      ],
      method_answer: [{ text: 'In micrometres: 0.025, then 0.1, then 2, then 100, then 6,000.' }],
    },
  },
  {
    key: 'microscopes-real-size',
    topics: ['microscopes-and-bacteria'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-BCE-03', 'GCSE-WS-23'],
    question: {
      type: 'number',
      text: 'In a photo taken at ×{{times|thousands}} a {{thing}} is {{image}} mm long, as the ruler shows. How long is it really, in micrometres (µm)? 1 mm = 1,000 µm.',
      diagram: {
        kind: 'scale',
        instrument: 'ruler',
        from: 0,
        to: 70,
        step: 10,
        minor: 1,
        value: '{{image}}',
        unit: 'mm',
      },
      max_score: 3,
      template: {
        draw: { tenths: { from: 12, to: 60 } },
        rows: [
          { thing: 'bacterium', times: 10000 },
          { thing: 'chloroplast', times: 5000 },
          { thing: 'mitochondrion', times: 20000 },
        ],
        derive: { real: 'tenths / 10', image: 'real * times / 1000' },
        where: ['is_integer(image)', 'image >= 12', 'image <= 66'],
        check: ['answer / 1000 * times = image'],
      },
      answer: '{{real}}',
      mistakes: [
        slip(
          '{{image / times}}',
          'length_left_in_millimetres',
          'That is the length in millimetres. How many micrometres is it?',
        ),
        slip(
          '{{image * times}}',
          'multiplied_for_divided',
          'The real thing is smaller than its photo. Is your number?',
        ),
      ],
      hints: [
        'The photo is so many times as long as the real thing.',
        'Change the length of the image to micrometres, and divide by the magnification.',
        '{{image}} mm is {{1000 * image|thousands}} µm.',
        'Work out {{1000 * image|thousands}} ÷ {{times|thousands}}.',
      ],
      method_answer: [
        {
          maths: tex`{{image}} \times 1{,}000 = {{1000 * image|thousands_tex}}`,
          text: 'The length of the image in micrometres.',
        },
        {
          maths: tex`\frac{ {{1000 * image|thousands_tex}} }{ {{times|thousands_tex}} } = {{real|dp1}}`,
          text: 'Divide by the magnification to get the real length.',
        },
      ],
    },
  },
]
