import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { plantCell } from './cell-drawings.ts'

export const cells: readonly ContentQuestion[] = [
  {
    key: 'cells-parts-and-jobs',
    topics: ['cells'],
    difficulty: -1.2,
    minutes: 1,
    statements: ['SK3-BC-03', 'GCSE-BCE-01'],
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
        'Think of where each part is: in the middle, at the edge, or in between.',
        'Match the two that you are most sure of first, then look at what is left.',
        'The cell membrane is the thin edge of the cell. Which job can only be done at the edge?',
        'Muscle cells have very many mitochondria. What do muscles need a lot of?',
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
    statements: ['SK3-BC-04'],
    question: {
      type: 'multiple_choice',
      text: 'Which parts does a leaf cell have that an animal cell does not? Choose all of them.',
      max_score: 3,
      options: [
        { text: 'large permanent vacuole' },
        { text: 'cell wall' },
        { text: 'chloroplasts' },
        option(
          'mitochondria',
          'plants_do_not_respire',
          'Plant cells respire as well, and so they have mitochondria, but so do animal cells.',
        ),
        option('nucleus', 'plants_differ_in_all', 'Animal cells have a nucleus too.'),
      ],
      answers: [1, 2, 3],
      hints: [
        'Some parts are in both kinds of cell. You are looking for the others.',
        'Ask of each part: would one of my own cells need it?',
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
    key: 'cells-what-is-made-of-cells',
    topics: ['cells'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['SK3-BC-01'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are made of cells? Choose all of them.',
      max_score: 3,
      options: [
        option(
          'a drop of clean water',
          'all_things_of_cells',
          'Water was never alive. It is made of particles much smaller than cells.',
        ),
        option(
          'a grain of salt',
          'all_things_of_cells',
          'Salt was never alive. It is made of particles much smaller than cells.',
        ),
        { text: 'a mushroom' },
        { text: 'your heart' },
        { text: 'a rose petal' },
      ],
      answers: [3, 4, 5],
      hints: [
        'Cells are the units of one group of things only. Which group?',
        'Ask of each thing: is it a living thing, or a part of one?',
        'Begin at the top: what was the petal a part of before it was picked?',
        'Three of the five are living things or parts of them. Two were never alive.',
      ],
      method_answer: [
        { text: 'All living things, and all their parts, are made of cells.' },
        { text: 'The petal, the heart and the mushroom count. Salt and water were never alive.' },
      ],
    },
  },
  {
    key: 'cells-name-from-drawing',
    topics: ['cells'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['SK3-BC-01', 'SK3-BC-04'],
    question: {
      type: 'matching',
      text: 'The drawing shows a plant cell. P is its thick outer edge, Q the thin line inside it, R a round body, S a large space, T a small green body and U the jelly in between. Match each letter with its name. One name is left over.',
      diagram: plantCell,
      max_score: 6,
      left: ['P', 'Q', 'R', 'S', 'T', 'U'],
      right: [
        'vacuole',
        'cell membrane',
        'chloroplast',
        'cell wall',
        'nucleus',
        'ribosome',
        'cytoplasm',
      ],
      pairs: [4, 2, 5, 1, 3, 7],
      hints: [
        'Look at where each part is and how large it is.',
        'Begin with the parts you know best, then use what is left over.',
        'T is small and green. Which part holds the green substance chlorophyll?',
        'The stiff outer edge is the wall, the thin one inside it is the membrane. The large space holds sap.',
      ],
      method_answer: [
        { text: 'P is the cell wall and Q the cell membrane, which lies just inside it.' },
        { text: 'R is the nucleus, S the vacuole with its sap, T a chloroplast.' },
        { text: 'U is the cytoplasm. Ribosomes are too small to be drawn here.' },
      ],
    },
  },
  {
    key: 'cells-lens-power',
    topics: ['cells'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['SK3-BC-02'],
    question: {
      type: 'number',
      text: 'A light microscope has an eyepiece lens of ×{{eye}} and an objective lens of ×{{lens}}. How many times does it magnify in all?',
      max_score: 1,
      template: {
        draw: { eye: { pick: [5, 10, 15, 20] }, lens: { pick: [4, 10, 20, 40] } },
        where: ['eye != lens'],
        check: ['answer / lens = eye'],
      },
      answer: '{{eye * lens}}',
      mistakes: [
        slip(
          '{{eye + lens}}',
          'added_instead',
          'The second lens magnifies an image that is already larger. Is that the same as adding?',
        ),
      ],
      hints: [
        'The light goes through both lenses, one after the other.',
        'The eyepiece magnifies the image that the objective has already made larger.',
        'First the cell looks {{lens}} times larger. Then that image is made {{eye}} times larger.',
        'Work out {{lens}} lots of {{eye}}.',
      ],
      method_answer: [
        {
          maths: tex`{{eye}} \times {{lens}} = {{eye * lens}}`,
          text: 'Multiply the powers of the two lenses.',
        },
      ],
    },
  },
  {
    key: 'cells-microscope-steps',
    topics: ['cells'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['SK3-BC-02'],
    question: {
      type: 'ordering',
      text: 'Wanjiru wants to see the cells of an onion under a light microscope. Put her steps in order.',
      max_score: 3,
      items: [
        'Peel off a thin layer of onion and lay it flat on a slide',
        'Add a drop of stain and lower a cover slip onto it',
        'Put the slide on the stage under the lowest-power lens',
        'Turn the focusing wheel until the image is sharp',
        'Change to a higher-power lens and make the image sharp again',
      ],
      hints: [
        'Two of the steps make the slide. The others use the microscope.',
        'A slide has to be ready before it goes under a lens. Start looking with low power.',
        'First of all she needs a layer thin enough for light to pass through.',
        'Layer, then stain, then the stage. Now think: would she focus before or after she changes the lens for more detail?',
      ],
      method_answer: [
        { text: 'She makes the slide: a thin layer, a drop of stain, a cover slip.' },
        { text: 'She puts it on the stage, with the lowest power to find the cells.' },
        { text: 'She focuses, then changes to a higher power and focuses again.' },
      ],
    },
  },
  {
    key: 'cells-magnification',
    topics: ['cells'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-BCE-03', 'SK3-BC-02'],
    question: {
      type: 'number',
      text: 'A cell is {{real|dp1}} mm long. In a picture it is {{image}} mm long. How many times is it magnified?',
      max_score: 1,
      template: {
        draw: { times: { pick: [50, 100, 200, 400] }, tenths: { from: 1, to: 6 } },
        derive: { real: 'tenths / 10', image: 'times * tenths / 10' },
        where: ['image != times'],
        check: ['answer * real = image'],
      },
      answer: '{{times}}',
      mistakes: [
        slip(
          '{{real * image}}',
          'multiplied_for_divided',
          'The two lengths are compared, so one is divided by the other.',
        ),
        slip(
          '{{real / image}}',
          'number_upside_down',
          'The picture is larger than the cell, so the magnification is more than 1.',
        ),
      ],
      hints: [
        'How many of the real cells, end to end, would be as long as the picture?',
        'Divide the length in the picture by the real length.',
        'The length in the picture is {{image}} mm, and the real length is {{real|dp1}} mm.',
        'Work out {{image}} ÷ {{real|dp1}}. Multiplying both by 10 makes it easier.',
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
    key: 'cells-measure-the-drawing',
    topics: ['cells'],
    difficulty: 0.9,
    minutes: 2.5,
    statements: ['GCSE-BCE-03', 'SK3-BC-02'],
    question: {
      type: 'number',
      text: 'A drawing of a cell says “×{{times}}”. On the drawing the cell is {{image}} mm long, as the ruler shows. How long is the real cell? Give your answer in millimetres.',
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
      max_score: 2,
      template: {
        draw: { times: { pick: [50, 100, 200] }, hundredths: { from: 12, to: 60 } },
        derive: { real: 'hundredths / 100', image: 'times * hundredths / 100' },
        where: ['is_integer(image)', 'image >= 12', 'image <= 66', 'image != times'],
        check: ['answer * times = image'],
      },
      answer: '{{real}}',
      mistakes: [
        slip(
          '{{image * times}}',
          'multiplied_for_divided',
          'That would be longer than the drawing. The real cell is much smaller.',
        ),
        slip(
          '{{times / image}}',
          'number_upside_down',
          'Which of the two do you share out: the length or the magnification?',
        ),
      ],
      hints: [
        'Is the real cell longer or shorter than the drawing?',
        'The drawing is so many times longer than the cell. Undo that.',
        'The drawing is {{image}} mm long, and that is {{times}} times the real length.',
        'Work out {{image}} ÷ {{times}}. It is less than 1 mm.',
      ],
      method_answer: [
        {
          maths: tex`\text{real length} = \frac{\text{image length}}{\text{magnification}}`,
          text: 'The real cell is smaller, so divide.',
        },
        {
          maths: tex`\frac{ {{image}} }{ {{times}} } = {{real|dp2}}`,
          text: 'The length is in millimetres, as on the ruler.',
        },
      ],
    },
  },
  {
    key: 'cells-chloroplast-word',
    topics: ['cells', 'photosynthesis'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['SK3-BC-03'],
    question: {
      type: 'short_text',
      text: 'In which part of a leaf cell does photosynthesis take place?',
      max_score: 1,
      references: ['chloroplast', 'chloroplasts', 'in the chloroplasts'],
      not: ['chlorophyll', 'mitochondria', 'nucleus', 'chromosome'],
      spellings: ['cloroplast', 'chloroplasst', 'cloroplasts'],
      hints: [
        'Photosynthesis needs light. Which part of the cell can take light in?',
        'Look for the part that gives leaves their colour.',
        'It is green, and onion cells from under the ground do not have it.',
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
    key: 'cells-onion-without-green',
    topics: ['cells'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['SK3-BC-04', 'SK3-BC-03'],
    question: {
      type: 'single_choice',
      text: 'Kofi looks at cells from an onion bulb. He sees no chloroplasts and says, “These must be animal cells.” What would you tell him?',
      max_score: 1,
      options: [
        option(
          'He is right, because every plant cell is green',
          'plant_cells_always_green',
          'Think of a root or a potato. Are all parts of a plant green?',
        ),
        option(
          'He is right, because only plant cells have a nucleus',
          'plants_differ_in_all',
          'Your own cells have a nucleus as well.',
        ),
        {
          text: 'He should look for cell walls, as a bulb needs no chloroplasts',
        },
        option(
          'He should look for a cell membrane, because only plant cells have one',
          'plants_differ_in_all',
          'Every cell has a membrane. Which outer layer do only plant cells have here?',
        ),
      ],
      answers: [3],
      hints: [
        'An onion is part of a plant. So what did Kofi not think of?',
        'Ask what chloroplasts are for, and where in a plant they are of use.',
        'The bulb of an onion grows under the ground, without light.',
        'So a missing chloroplast proves nothing. Which sign of a plant cell would be there even in the dark?',
      ],
      method_answer: [
        { text: 'Chloroplasts take in light, so parts of a plant in the dark have none.' },
        { text: 'The cell wall is there in every plant cell, and in no animal cell.' },
      ],
    },
  },
  {
    key: 'cells-order-of-size',
    topics: ['cells'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['SK3-BC-07'],
    question: {
      type: 'ordering',
      text: 'Put these in order, smallest first.',
      max_score: 2,
      items: ['cell nucleus', 'cell', 'tissue', 'organ', 'organ system'],
      hints: [
        'Each of these is made of several of the one before it, or holds it.',
        'Start with what is inside a cell, and build up from there.',
        'The nucleus is a part of a cell, so it comes before the cell.',
        'Similar cells together make a tissue. Which of the two left over is built from tissues?',
      ],
      method_answer: [
        { text: 'A nucleus is part of a cell; similar cells form a tissue.' },
        { text: 'Tissues form an organ, such as the heart; organs form an organ system.' },
      ],
    },
  },
  {
    key: 'cells-level-of-organisation',
    topics: ['cells'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['SK3-BC-07'],
    question: {
      type: 'cloze_dropdown',
      text: 'The chart goes from small to large. In your body a muscle cell is part of muscle, which is a [[1]]. Muscle is part of the {{organ}}, which is an [[2]]. The {{organ}} belongs to the {{system}} system.',
      diagram: {
        kind: 'web',
        arrange: 'row',
        nodes: [
          { name: 'a', label: 'muscle cell' },
          { name: 'b', label: 'muscle' },
          { name: 'c', label: '{{organ}}' },
        ],
        arrows: [
          { from: 'a', to: 'b' },
          { from: 'b', to: 'c' },
        ],
      },
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { organ: 'heart', system: 'circulatory' },
          { organ: 'stomach', system: 'digestive' },
          { organ: 'bladder', system: 'urinary' },
        ],
      },
      gaps: [
        {
          options: [
            option(
              'cell',
              'levels_of_body_mixed',
              'Muscle is many similar cells together, not a single one.',
            ),
            { text: 'tissue' },
            option(
              'system of organs',
              'levels_of_body_mixed',
              'A system is made of organs. Muscle is a part of one organ here.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'organ' },
            option(
              'organism',
              'levels_of_body_mixed',
              'An organism is a whole living thing. This is only one part of you.',
            ),
            option(
              'organelle',
              'levels_of_body_mixed',
              'An organelle is a part inside one cell. This is made of very many cells.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'There are names for each level, from one cell up to the whole body.',
        'Similar cells form the second level, and several of those form the third.',
        'Muscle is made of many muscle cells that work together.',
        'Similar cells form the first gap. For the second gap: several of those make one part of you with its own job.',
      ],
      method_answer: [
        { text: 'Many similar cells form a tissue: muscle is one.' },
        { text: 'Several tissues form an organ: the {{organ}} is one.' },
      ],
    },
  },
]
