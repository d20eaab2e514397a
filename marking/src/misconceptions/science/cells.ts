import type { Strand } from '#misconceptions/entry.ts'

export const CELLS = {
  all_things_of_cells: {
    name: 'Everything is made of cells',
    what: 'Takes things that were never alive for things made of cells.',
    example: ['Is a grain of salt made of cells?', 'Yes, of tiny ones.', 'No, it never lived.'],
    helps: 'Sort pictures by one question: is it, or was it part of, a living thing?',
  },
  plant_cells_always_green: {
    name: 'Every plant cell is green',
    what: 'Expects chloroplasts in each cell of a plant.',
    example: [
      'Has a root cell chloroplasts?',
      'Yes, it is a plant cell.',
      'No, it is in the dark.',
    ],
    helps: 'Look at onion bulb and at pond weed, one after the other, under the microscope.',
  },
  levels_of_body_mixed: {
    name: 'Levels of the body mixed up',
    what: 'Exchanges cell, tissue, organ, system and organism.',
    example: ['What is the heart: tissue, organ or system?', 'a tissue', 'an organ'],
    helps: 'Build one body part upwards with nested boxes, and name each box.',
  },
  all_cells_alike: {
    name: 'All cells of a body alike',
    what: 'Expects each cell of a body to look and work like every other.',
    example: ['Why has a red blood cell no nucleus?', 'All cells are alike.', 'It makes room.'],
    helps: 'Lay cards of five cells beside cards of five jobs, and ask for reasons.',
  },
  feature_named_without_job: {
    name: 'Feature tied to another job',
    what: 'Picks a feature that a cell has, but not one that helps with the job asked about.',
    example: [
      'What helps a nerve cell to carry messages far?',
      'It has a nucleus.',
      'It is very long.',
    ],
    helps: 'Let students finish the sentence “which helps because …” for each feature.',
  },
  specialised_cells_mixed: {
    name: 'Special cells mixed up',
    what: 'Gives one special cell the shape or the job of another.',
    example: ['Which cell carries oxygen?', 'a nerve cell', 'a red blood cell'],
    helps: 'Make a pair of cards for each cell, one with its shape and one with its job.',
  },
  one_cell_is_not_alive: {
    name: 'One cell cannot live alone',
    what: 'Denies that a single cell can do all that life needs.',
    example: [
      'Is an amoeba alive?',
      'No, it is just one cell.',
      'Yes, it feeds, moves and reproduces.',
    ],
    helps: 'Watch pond water under a microscope and tick the processes of life that are seen.',
  },
  increase_for_the_whole: {
    name: 'Increase compared instead of the whole',
    what: 'Compares what was added with the start, where the new whole is asked for.',
    example: ['A surface of 20 grows by 60. How many times as large is it now?', '$3$', '$4$'],
    helps: 'Draw both as bars, one above the other, and count how often the first fits.',
  },
  total_not_compared: {
    name: 'Total given for a comparison',
    what: 'Gives the new total where the task asks how many times as large it is.',
    example: ['A surface of 20 grows by 60. How many times as large is it now?', '$80$', '$4$'],
    helps: 'Ask which two amounts the words “times as large” put side by side.',
  },
  organ_job_mixed: {
    name: 'Job given to another organ',
    what: 'Gives an organ the job of another one.',
    example: ['Which organ absorbs most of our food?', 'the stomach', 'the small intestine'],
    helps: 'Point to each organ on a drawing of the body, and say its job aloud.',
  },
  contract_and_relax_swapped: {
    name: 'Contract and relax swapped',
    what: 'Says that a muscle gets shorter when it relaxes.',
    example: [
      'The biceps gets shorter. Does it contract or relax?',
      'It relaxes.',
      'It contracts.',
    ],
    helps: 'Let students feel a muscle while they bend and straighten the arm.',
  },
  both_muscles_contract: {
    name: 'Both muscles of a pair contract',
    what: 'Lets both muscles of a pair pull at the same time to move a joint.',
    example: [
      'The biceps bends the arm. What does the triceps do?',
      'It contracts too.',
      'It relaxes.',
    ],
    helps: 'Build an arm of card with two strings, and pull both at once.',
  },
  muscles_push: {
    name: 'Muscles push',
    what: 'Lets a muscle push a bone as well as pull it.',
    example: ['How is the arm straightened?', 'The biceps pushes it.', 'The triceps pulls it.'],
    helps: 'Move a card arm with string, which can pull and cannot push.',
  },
  bones_move_themselves: {
    name: 'Bones move by themselves',
    what: 'Gives the bones the power to move without muscles.',
    example: ['What moves the forearm?', 'its bone', 'a muscle that pulls on its bone'],
    helps: 'Bend a chicken wing by pulling on one tendon.',
  },
  middle_without_order: {
    name: 'One value given for the mean',
    what: 'Gives one of the values where the mean of all of them is asked for.',
    example: ['The tries are 70, 60 and 80. What is their mean?', '$80$', '$70$'],
    helps: 'Stack cubes for each value and level the stacks out.',
  },
} as const satisfies Strand
