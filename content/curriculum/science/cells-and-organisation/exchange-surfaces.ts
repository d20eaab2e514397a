import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const exchangeSurfaces: readonly ContentQuestion[] = [
  {
    key: 'exchange-in-and-out',
    topics: ['exchange-surfaces'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['GCSE-BTR-03'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these must an animal get rid of? Choose all of them.',
      max_score: 2,
      options: [
        { text: 'urea' },
        option(
          'glucose',
          'taken_in_or_given_out',
          'This is the food of the cells. What would happen without it?',
        ),
        option(
          'oxygen',
          'taken_in_or_given_out',
          'Respiration uses this gas up. So does an animal need it or not?',
        ),
        option(
          'amino acids from its food',
          'taken_in_or_given_out',
          'Cells build proteins from them. Are they a waste?',
        ),
        { text: 'carbon dioxide' },
      ],
      answers: [1, 5],
      hints: [
        'Reactions in cells use some substances and make others.',
        'Ask of each one: is it used by the cells, or is it a waste product?',
        'Respiration makes one of them, and we breathe it out.',
        'The other waste is made in the liver from proteins, and it leaves the body in urine.',
      ],
      method_answer: [
        { text: 'Carbon dioxide is a waste of respiration, and urea of breaking down proteins.' },
        { text: 'Oxygen, glucose and amino acids are taken in and used.' },
      ],
    },
  },
  {
    key: 'exchange-good-surface',
    topics: ['exchange-surfaces'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-BTR-02'],
    question: {
      type: 'multiple_choice',
      text: 'What makes a good exchange surface? Choose all that are right.',
      max_score: 3,
      options: [
        option(
          'a thick membrane',
          'thick_walls_help_exchange',
          'Substances have to cross it. Is a long or a short way quicker?',
        ),
        { text: 'a thin membrane' },
        { text: 'a good supply of blood, in animals' },
        { text: 'a large surface area' },
        option(
          'the same concentration on both sides',
          'exchange_without_gradient',
          'What happens overall when both sides are alike?',
        ),
      ],
      answers: [2, 3, 4],
      hints: [
        'An exchange surface has to let a lot of a substance through in a short time.',
        'Think of the three things that make diffusion fast: area, distance and difference.',
        'A large field of doors lets more people through than a single door does.',
        'The way has to be short, and something has to carry off what came through, to keep up the difference.',
      ],
      method_answer: [
        { text: 'Large area and short distance make diffusion faster.' },
        { text: 'Blood carries substances off, so the concentration gradient stays steep.' },
      ],
    },
  },
  {
    key: 'exchange-organs-and-features',
    topics: ['exchange-surfaces'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-BTR-02', 'GCSE-BTR-03'],
    question: {
      type: 'matching',
      text: 'Match each exchange surface with what is exchanged there. One is left over.',
      max_score: 4,
      left: ['gills of a fish', 'villi of the gut', 'air sacs of a lung', 'root hairs of a plant'],
      right: [
        'water and minerals come in from the soil',
        'oxygen comes in from air',
        'glucose and amino acids pass into the blood',
        'oxygen comes in from water',
        'light comes in from the sun',
      ],
      pairs: [4, 3, 2, 1],
      hints: [
        'Ask where each surface is, and what is on the other side of it.',
        'Two of them take in oxygen: one from water, and one from air.',
        'A fish lives in water. So begin with the gills.',
        'Villi lie in the small intestine, full of digested food. Light is not a substance that is exchanged.',
      ],
      method_answer: [
        { text: 'Gills take oxygen from water, and air sacs take it from air.' },
        { text: 'Villi take in digested food; root hairs take in water and minerals.' },
      ],
    },
  },
  {
    key: 'exchange-ratio-of-a-cube',
    topics: ['exchange-surfaces'],
    difficulty: 0.3,
    minutes: 3,
    statements: ['GCSE-BTR-02', 'GCSE-WS-15'],
    question: {
      type: 'multi_part',
      text: 'A cube of jelly stands for an animal. Each of its edges is {{s}} cm long.',
      diagram: {
        kind: 'solid',
        shape: 'cuboid',
        width: 4,
        height: 4,
        depth: 4,
        labels: { width: '{{s}} cm', height: '{{s}} cm', depth: '{{s}} cm' },
      },
      max_score: 3,
      template: {
        draw: { s: { from: 2, to: 5 } },
        derive: { area: '6 * s ^ 2', volume: 's ^ 3' },
        check: ['answer1 / (s * s) = 6', 'answer2 / s / s = s', 'answer3 * answer2 = answer1'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'Find its surface area, in cm².',
          max_score: 1,
          answer: '{{area}}',
          mistakes: [
            slip(
              '{{s ^ 2}}',
              'one_face_of_cube',
              'That is one face of the cube. How many faces are there?',
            ),
          ],
          hints: [],
          method_answer: [
            { maths: tex`6 \times {{s}} \times {{s}} = {{area}}`, text: 'Six square faces.' },
          ],
        },
        {
          type: 'number',
          text: 'Find its volume, in cm³.',
          max_score: 1,
          answer: '{{volume}}',
          mistakes: [
            slip(
              '{{3 * s}}',
              'cube_as_three_times',
              'Multiply the three lengths by each other, not by three.',
            ),
          ],
          hints: [],
          method_answer: [
            {
              maths: tex`{{s}} \times {{s}} \times {{s}} = {{volume}}`,
              text: 'Length times width times height.',
            },
          ],
        },
        {
          type: 'number',
          text: 'The ratio of surface area to volume is □ : 1. Which number belongs in the box?',
          max_score: 1,
          answer: '{{6 / s}}',
          follow_through: { answer: 'p1 / p2' },
          mistakes: [
            slip(
              '{{s / 6}}',
              'number_upside_down',
              'That is the volume for each unit of surface. Divide the other way.',
            ),
          ],
          hints: [],
          method_answer: [
            {
              maths: tex`\frac{ {{area}} }{ {{volume}} } = {{6 / s|tex}}`,
              text: 'Divide the surface area by the volume.',
            },
          ],
        },
      ],
      hints: [
        'A cube has six faces, and they are all squares.',
        'Surface area: six times one face. Volume: edge times edge times edge. Ratio: area divided by volume.',
        'One face has {{s}} × {{s}} = {{s ^ 2}} cm².',
        'Six faces are 6 × {{s ^ 2}}, and the volume is {{s}} × {{s ^ 2}}. Divide the first by the second.',
      ],
      method_answer: [
        { maths: tex`6 \times {{s ^ 2}} = {{area}}`, text: 'The surface area in cm².' },
        { maths: tex`{{s}} \times {{s ^ 2}} = {{volume}}`, text: 'The volume in cm³.' },
        {
          maths: tex`\frac{ {{area}} }{ {{volume}} } = {{6 / s|tex}}`,
          text: 'So the ratio is this number to 1.',
        },
      ],
    },
  },
  {
    key: 'exchange-larger-cube',
    topics: ['exchange-surfaces'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-BTR-02'],
    question: {
      type: 'single_choice',
      text: 'Cube P has edges of {{a}} cm and cube Q has edges of {{b}} cm. Which sentence is right?',
      max_score: 1,
      template: {
        draw: { a: { from: 1, to: 3 }, b: { from: 4, to: 9 } },
        where: ['b >= 2 * a'],
      },
      options: [
        option(
          'The ratio of Q is larger, because it holds more',
          'larger_has_larger_ratio',
          'What it holds is the volume, and by that we divide.',
        ),
        option(
          'Q has the larger surface, so it has the larger ratio of surface area to volume',
          'larger_has_larger_ratio',
          'Its volume is larger too. Which of the two has grown more?',
        ),
        {
          text: 'P has the larger ratio of surface area to volume, but the smaller surface',
        },
        option(
          'Both have the same ratio, because both are cubes',
          'ratio_same_for_shape',
          'Work it out for both cubes. Does the ratio depend on the size?',
        ),
      ],
      answers: [3],
      hints: [
        'Tell apart the surface area itself and its ratio to the volume.',
        'For a cube the ratio is 6 divided by the length of the edge.',
        'For P the ratio is 6 ÷ {{a}}.',
        'For Q it is 6 ÷ {{b}}. Which of the two results is greater?',
      ],
      method_answer: [
        {
          maths: tex`6 \div {{a}} > 6 \div {{b}}`,
          text: 'The smaller cube has the larger ratio.',
        },
        { text: 'When a body grows, its volume grows faster than its surface.' },
      ],
    },
  },
  {
    key: 'exchange-why-lungs',
    topics: ['exchange-surfaces'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-BTR-02'],
    question: {
      type: 'single_choice',
      text: 'An amoeba is one cell and has no lungs. A {{animal}} has lungs and blood. Why does a {{animal}} need them?',
      max_score: 1,
      template: { draw: { animal: { pick: ['mouse', 'horse', 'seal', 'lizard'] } } },
      options: [
        option(
          'An amoeba does not need oxygen',
          'one_cell_is_not_alive',
          'An amoeba is alive and respires. How does it get its oxygen?',
        ),
        option(
          'Its skin has no surface at all',
          'ratio_without_surface',
          'It has a surface, but what is it like compared with the volume?',
        ),
        option(
          'Its cells are much larger than the cell of an amoeba',
          'larger_animal_larger_cells',
          'Large animals have more cells, not larger ones. What does that mean for the cells inside?',
        ),
        {
          text: 'Its surface is small compared with its volume',
        },
      ],
      answers: [4],
      hints: [
        'Both need oxygen in each cell. Compare how it gets there.',
        'Think of the surface area to volume ratio, and of the distance to the middle.',
        'In the amoeba no part is far from the water outside, so diffusion is quick enough.',
        'In a {{animal}} oxygen would have to diffuse through many layers of cells. What is its ratio like?',
      ],
      method_answer: [
        { text: 'A small body has a large surface for its volume and short distances.' },
        { text: 'A large one has a small ratio, so it needs an exchange surface and transport.' },
      ],
    },
  },
  {
    key: 'exchange-cut-the-cube',
    topics: ['exchange-surfaces'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['GCSE-BTR-02', 'GCSE-WS-15'],
    question: {
      type: 'number',
      text: 'A cube with edges of {{2 * a}} cm is cut into 8 equal cubes with edges of {{a}} cm. How much surface area do the 8 small cubes have together, in cm²?',
      diagram: { kind: 'solid', shape: 'unit_cubes', width: 2, height: 2, depth: 2 },
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 6 } },
        derive: { small: '6 * a ^ 2' },
        check: ['answer / 2 = 6 * (2 * a) ^ 2'],
      },
      answer: '{{8 * small}}',
      mistakes: [
        slip(
          '{{small}}',
          'one_of_many_counted',
          'That is one of the small cubes. How many are there?',
        ),
        slip(
          '{{4 * small}}',
          'cut_keeps_surface',
          'That was the surface before the cut. Are there new faces now?',
        ),
      ],
      hints: [
        'Each cut makes new faces, so the surface does not stay as it was.',
        'Find the surface of one small cube first.',
        'One small cube has 6 × {{a}} × {{a}} = {{small}} cm².',
        'There are 8 such cubes. Work out 8 × {{small}}.',
      ],
      method_answer: [
        { maths: tex`6 \times {{a}} \times {{a}} = {{small}}`, text: 'One small cube, in cm².' },
        {
          maths: tex`8 \times {{small}} = {{8 * small|thousands_tex}}`,
          text: 'All eight: twice as much as before. So folding a surface into small parts helps.',
        },
      ],
    },
  },
]
