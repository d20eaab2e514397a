import type { Strand } from '#misconceptions/entry.ts'

export const PHOTOSYNTHESIS_AND_RESPIRATION = {
  roots_take_in_light: {
    name: 'Roots take in light',
    what: 'Gives roots a task that only parts in the light can have.',
    example: ['What do roots take in?', 'light', 'water and minerals'],
    helps: 'Ask what each part of a plant can reach from where it is.',
  },
  photosynthesis_makes_carbon_dioxide: {
    name: 'Photosynthesis makes carbon dioxide',
    what: 'Takes carbon dioxide for a product of photosynthesis.',
    example: ['Which gas does a leaf give off in bright light?', 'carbon dioxide', 'oxygen'],
    helps: 'Collect the bubbles of a water plant and try a glowing splint.',
  },
  photosynthesis_makes_minerals: {
    name: 'Photosynthesis makes minerals',
    what: 'Takes the minerals of the soil for a product of plants.',
    example: ['What does photosynthesis make?', 'minerals', 'glucose and oxygen'],
    helps: 'Write the word equation and look for each substance in it.',
  },
  limit_is_what_grows: {
    name: 'What is plentiful taken for the limit',
    what: 'Calls a factor limiting although more of it changes nothing.',
    example: [
      'More light no longer raises the rate. Is light the limit?',
      'Yes.',
      'No, something else is.',
    ],
    helps: 'Ask at two points of the graph: would more of it help here?',
  },
  level_graph_means_stopped: {
    name: 'Level line read as stopped',
    what: 'Reads a level part of a graph of a rate as a stop.',
    example: [
      'A rate stays at 30 bubbles each minute. Has the plant stopped?',
      'Yes.',
      'No, it goes on at that rate.',
    ],
    helps: 'Let students say what is on the upright axis before they read the line.',
  },
  starch_made_in_the_dark: {
    name: 'Starch without light',
    what: 'Expects a leaf to make starch in the dark.',
    example: [
      'Half a leaf is covered. Where is new starch found?',
      'in the covered half',
      'in the half in the light',
    ],
    helps: 'Cover leaves with stencils and test them with iodine.',
  },
  control_without_purpose: {
    name: 'Comparison without a purpose',
    what: 'Does not see that an unchanged part is there to be compared with.',
    example: [
      'Why cover only half of the leaf?',
      'It saves card.',
      'The other half is there to compare.',
    ],
    helps: 'Ask what could not be known if the second half were missing.',
  },
  conclusion_beyond_test: {
    name: 'Conclusion beyond the test',
    what: 'Concludes something that was the same in all parts of a test.',
    example: [
      'Only light was changed. What does the test tell about water?',
      'Plants need it.',
      'nothing',
    ],
    helps: 'List what was changed and what was kept, and cross out the second list.',
  },
  respiration_as_photosynthesis: {
    name: 'Respiration and photosynthesis exchanged',
    what: 'Gives respiration the substances, or the light, of photosynthesis.',
    example: ['Which gas is used in respiration?', 'carbon dioxide', 'oxygen'],
    helps: 'Write both word equations, one below the other, and draw arrows between them.',
  },
  energy_as_substance: {
    name: 'Energy as a substance',
    what: 'Counts energy among the substances of a reaction.',
    example: ['Glucose and what react in respiration?', 'energy', 'oxygen'],
    helps: 'Let students list only what could be put on a balance.',
  },
  aerobic_and_anaerobic_mixed: {
    name: 'Aerobic and anaerobic swapped',
    what: 'Gives one kind of respiration what belongs to the other.',
    example: ['Which kind makes lactic acid?', 'aerobic', 'anaerobic'],
    helps: 'Split both words into their parts: “an” means without, “aero” means air.',
  },
  breathing_for_respiration: {
    name: 'Breathing taken for respiration',
    what: 'Takes the movement of air for the reaction in the cells.',
    example: ['Where does respiration happen?', 'in the lungs', 'in every living cell'],
    helps: 'Place both words on a drawing of the body, each where it happens.',
  },
  respiration_in_one_place: {
    name: 'Respiration in one place only',
    what: 'Lets only some cells, or only the blood, respire.',
    example: ['Which cells respire?', 'only muscle cells', 'all living cells'],
    helps: 'Ask what each kind of cell would do without any energy.',
  },
  plants_respire_at_night_only: {
    name: 'Plants respire at night only',
    what: 'Lets plants respire only when they do not photosynthesise.',
    example: ['When do plants respire?', 'at night', 'all the time'],
    helps: 'Compare leaves in light and in the dark in a closed jar with indicator.',
  },
  start_not_taken_off: {
    name: 'Start not taken off',
    what: 'Uses the value at the end where the growth since the start is needed.',
    example: ['Dough grows from 20 to 60 ml in 10 minutes. How much each minute?', '$6$', '$4$'],
    helps: 'Mark the start on the scale and measure from there.',
  },
  total_growth_for_rate: {
    name: 'Total growth given for the rate',
    what: 'Gives the growth over the whole time where the growth per minute is asked for.',
    example: ['Dough grows from 20 to 60 ml in 10 minutes. How much each minute?', '$40$', '$4$'],
    helps: 'Ask how long it took, and what happened in the first minute of it.',
  },
  energy_is_made: {
    name: 'Energy is made',
    what: 'Says that energy comes out of nothing.',
    example: [
      'Where is the energy of respiration from?',
      'It is made.',
      'It was stored in the food.',
    ],
    helps: 'Draw the energy as a bar that is moved from one store to another.',
  },
} as const satisfies Strand
