import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { fourChambers } from './heart-drawing.ts'

export const heartAndBlood: readonly ContentQuestion[] = [
  {
    key: 'heart-parts-of-blood',
    topics: ['heart-and-blood'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['GCSE-BTR-05'],
    question: {
      type: 'matching',
      text: 'Match each part of blood with what it does. One is left over.',
      max_score: 4,
      left: ['red blood cells', 'white blood cells', 'platelets', 'plasma'],
      right: [
        'help blood to clot at a cut',
        'pump the blood round',
        'is the liquid that carries dissolved substances',
        'carry oxygen',
        'fight germs',
      ],
      pairs: [4, 5, 1, 3],
      hints: [
        'Three of the parts are cells or pieces of cells, and one is a liquid.',
        'Think of what the blood has to do: carry, defend and repair.',
        'Plasma is the yellowish liquid part. Find the line that speaks of a liquid.',
        'Red blood cells are red from the substance that binds a gas. Platelets are small pieces that stick together.',
      ],
      method_answer: [
        { text: 'Red cells carry oxygen, white cells fight germs, platelets help to clot.' },
        { text: 'Plasma carries dissolved substances. It is the heart that pumps.' },
      ],
    },
  },
  {
    key: 'heart-three-vessels',
    topics: ['heart-and-blood'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-BTR-04'],
    question: {
      type: 'matching',
      text: 'Match each blood vessel with its description. One is left over.',
      max_score: 3,
      left: ['artery', 'vein', 'capillary'],
      right: [
        'a wall one cell thick, so substances pass through',
        'a thick wall with muscle, for blood at high pressure',
        'a hollow tube full of air',
        'a thinner wall and valves, for blood on its way back',
      ],
      pairs: [2, 4, 1],
      hints: [
        'The three differ in the thickness of their walls.',
        'Ask of each vessel how hard the blood presses on its wall, and what has to pass through it.',
        'Arteries carry blood straight from the heart. What is the pressure like there?',
        'Capillaries are where oxygen leaves the blood. Veins bring it back slowly, so it must not flow backwards.',
      ],
      method_answer: [
        { text: 'Arteries have thick walls for the high pressure.' },
        { text: 'Veins have valves against backflow; capillaries are one cell thick.' },
      ],
    },
  },
  {
    key: 'heart-name-the-chambers',
    topics: ['heart-and-blood'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-BTR-04'],
    question: {
      type: 'matching',
      text: 'The drawing shows the four chambers of a heart from the front, as if its owner stood in front of you. P is above Q on the left of the drawing; R is above S on the right. Match each letter with its name.',
      diagram: fourChambers,
      max_score: 4,
      left: ['P', 'Q', 'R', 'S'],
      right: ['left ventricle', 'right atrium', 'left atrium', 'right ventricle'],
      pairs: [2, 4, 3, 1],
      hints: [
        'Atria are the upper chambers, and ventricles the lower ones.',
        'Left and right are those of the owner, who is facing you.',
        'The right hand of someone who faces you is on your left. So which side are P and Q?',
        'P and Q are on the owner’s right side. The two on the other side are named in the same way.',
      ],
      method_answer: [
        { text: 'P is the right atrium and Q the right ventricle, as the owner faces you.' },
        { text: 'R is the left atrium, and S the left ventricle, with the thickest wall.' },
      ],
    },
  },
  {
    key: 'heart-way-of-the-blood',
    topics: ['heart-and-blood'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-BTR-04'],
    question: {
      type: 'ordering',
      text: 'Blood comes back from the legs through the vena cava. Put the places that it comes to next in order.',
      max_score: 3,
      items: [
        'right atrium',
        'right ventricle',
        'pulmonary artery and lungs',
        'pulmonary vein and left atrium',
        'left ventricle',
        'aorta',
      ],
      hints: [
        'The blood goes round two loops: one to the lungs and one to the body.',
        'In the heart it always goes from an atrium to the ventricle below it.',
        'Blood from the body comes to the right side of the heart, and so to its upper chamber first.',
        'From the right side it goes to the lungs for oxygen, and comes back to the left. Where does the left side pump it?',
      ],
      method_answer: [
        { text: 'The right side pumps blood to the lungs, where it takes up oxygen.' },
        { text: 'The left side pumps it through the aorta to the body.' },
      ],
    },
  },
  {
    key: 'heart-cardiac-output',
    topics: ['heart-and-blood'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-BTR-04'],
    question: {
      type: 'number',
      text: 'The heart of {{who}} beats {{beats}} times in {{t}} seconds. With each beat it pumps {{stroke}} cm³ of blood. How many cm³ does it pump in one minute?',
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Nadia', 'Kenji', 'Abena', 'Lars'] },
          t: { pick: [15, 20, 30] },
          rate: { from: 60, to: 84, step: 12 },
          stroke: { pick: [60, 70, 80] },
        },
        derive: { beats: 'rate * t / 60' },
        where: ['rate != stroke', 'is_integer(beats)'],
        check: ['answer * t / 60 / stroke = beats'],
      },
      answer: '{{rate * stroke}}',
      mistakes: [
        slip(
          '{{beats * stroke}}',
          'time_not_scaled',
          'That is how much it pumps in {{t}} seconds. How many times does that fit into a minute?',
        ),
        slip(
          '{{rate}}',
          'factor_left_out',
          'That is the number of beats in a minute. How much blood does each one pump?',
        ),
      ],
      hints: [
        'You need the beats in one minute first.',
        'Multiply the beats in a minute by the volume of one beat.',
        'A minute has 60 seconds, so there are {{beats}} × {{60 / t}} = {{rate}} beats in it.',
        'Work out {{rate}} × {{stroke}}.',
      ],
      method_answer: [
        { maths: tex`{{beats}} \times {{60 / t}} = {{rate}}`, text: 'Beats in one minute.' },
        {
          maths: tex`{{rate}} \times {{stroke}} = {{rate * stroke|thousands_tex}}`,
          text: 'Volume in one minute, in cm³.',
        },
      ],
    },
  },
  {
    key: 'heart-thick-left-wall',
    topics: ['heart-and-blood'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-BTR-04'],
    question: {
      type: 'single_choice',
      text: 'The left ventricle (S in the drawing) has a much thicker wall of muscle than the right one. Why?',
      diagram: fourChambers,
      max_score: 1,
      options: [
        { text: 'It pumps blood round the whole body' },
        option(
          'It holds much more blood than the right side',
          'thick_wall_for_more_blood',
          'Both sides pump the same volume with each beat. What differs is how far the blood has to go.',
        ),
        option(
          'It pumps blood to the lungs',
          'heart_sides_swapped',
          'That is the work of the other side. Where does the left side send the blood?',
        ),
        option(
          'It has to keep the blood warm',
          'organ_job_mixed',
          'Warmth comes from respiration in all organs. What can a thick muscle do?',
        ),
      ],
      answers: [1],
      hints: [
        'Muscle pushes. A thicker one pushes harder.',
        'Compare the two loops: where does each side of the heart send its blood?',
        'The right ventricle sends blood only to the lungs, which are next to the heart.',
        'The left one has to reach your head and your toes. What does it need for that?',
      ],
      method_answer: [
        { text: 'The right ventricle pumps to the lungs nearby, at low pressure.' },
        { text: 'The left one pumps round the whole body, so it needs a thick muscle.' },
      ],
    },
  },
  {
    key: 'heart-blue-blood',
    topics: ['heart-and-blood'],
    difficulty: 0,
    minutes: 1,
    statements: ['GCSE-BTR-05', 'GCSE-BTR-04'],
    question: {
      type: 'true_false',
      text: 'In books veins are often drawn blue. The blood in your veins is really blue. True or false?',
      max_score: 1,
      options: [
        option(
          'True',
          'blue_blood',
          'When a nurse takes blood from a vein, what colour is it in the tube?',
        ),
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'The colours in a book are a key, as on a map.',
        'Ask what gives blood its colour, and whether that is in the veins too.',
        'Red blood cells are in all of your blood, also on its way back.',
        'Without oxygen they are a darker shade of their colour. Which colour do they have?',
      ],
      method_answer: [
        { text: 'Blood is always red: bright red with much oxygen, dark red with little.' },
        { text: 'Books use blue to show where the blood holds little oxygen.' },
      ],
    },
  },
  {
    key: 'heart-capillary-suited',
    topics: ['heart-and-blood'],
    difficulty: 0.7,
    minutes: 4,
    statements: ['GCSE-BTR-04', 'GCSE-BTR-05'],
    question: {
      type: 'long_text',
      text: 'Explain how red blood cells and capillaries are suited to bringing oxygen to the cells of a muscle. Give two features of a red blood cell and two of a capillary, and say how each one helps.',
      max_score: 4,
      criteria: [
        {
          code: 'haemoglobin',
          text: 'Says that red cells hold haemoglobin, which binds oxygen.',
          marks: 1,
          evidence: [
            'Red blood cells contain haemoglobin that binds oxygen.',
            'Haemoglobin in the red cells carries oxygen.',
          ],
        },
        {
          code: 'no_nucleus_or_shape',
          text: 'Says that red cells have no nucleus, or a shape with a large surface, and how that helps.',
          marks: 1,
          evidence: [
            'They have no nucleus, so there is more room for oxygen.',
            'Their shape gives them a large surface area to take up oxygen.',
          ],
        },
        {
          code: 'thin_wall',
          text: 'Says that the wall of a capillary is one cell thick, so diffusion is quick.',
          marks: 1,
          evidence: [
            'The walls of capillaries are one cell thick, so oxygen diffuses through quickly.',
            'The capillary wall is very thin, which gives a short distance for diffusion.',
          ],
        },
        {
          code: 'narrow_or_many',
          text: 'Says that capillaries are narrow or very many, so that blood comes close to all cells.',
          marks: 1,
          evidence: [
            'There are very many capillaries, so each cell is close to one.',
            'Capillaries are narrow, so the blood flows slowly and close to the cells.',
          ],
        },
      ],
      references: [
        'Red blood cells contain haemoglobin that binds oxygen. They have no nucleus, so there is more room for oxygen. The walls of capillaries are one cell thick, so oxygen diffuses through quickly. There are very many capillaries, so each cell is close to one.',
      ],
      hints: [
        'You need four features, two for the cell and two for the vessel.',
        'For each feature write what it is, and then “so …” with how it helps.',
        'Begin with the red substance in the cell, which binds oxygen.',
        'Then think of the part that is missing in the cell, of the wall of the capillary, and of how many there are.',
      ],
      method_answer: [
        { text: 'Red cells: haemoglobin binds oxygen; without a nucleus there is more room.' },
        { text: 'Capillaries: thin walls make diffusion quick; they are many, so none is far.' },
      ],
    },
  },
]
