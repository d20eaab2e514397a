import type { Strand } from '#misconceptions/entry.ts'

export const PLANTS_AND_ECOSYSTEMS = {
  pollination_steps_mixed: {
    name: 'Pollination and later steps mixed up',
    what: 'Exchanges pollination, fertilisation and seed dispersal.',
    example: [
      'A bee brings pollen to a stigma. What is it called?',
      'fertilisation',
      'pollination',
    ],
    helps: 'Act it out with three stations: the flower, the ovary, the field.',
  },
  seeds_must_travel: {
    name: 'Seeds must travel to grow',
    what: 'Thinks that a seed cannot start to grow where it falls.',
    example: [
      'Can a bean grow where it fell?',
      'No, it has to move.',
      'Yes, but with little light and space.',
    ],
    helps: 'Sow cress in one heap and spread out, and compare after a week.',
  },
  plants_want: {
    name: 'Plants with wishes',
    what: 'Explains what a plant does by what it wants.',
    example: [
      'Why are seeds spread?',
      'The tree wants it.',
      'Young plants have more space far away.',
    ],
    helps: 'Ask what use it is, and for whom, each time a wish is named.',
  },
  flower_type_swapped: {
    name: 'Wind and insect flowers swapped',
    what: 'Gives a flower of the wind to insects, or the other way round.',
    example: ['Small, green, with light pollen: what carries it?', 'insects', 'the wind'],
    helps: 'Compare a grass flower and a bright flower under a hand lens.',
  },
  pollen_for_petals: {
    name: 'Pollen makes petals',
    what: 'Takes pollen for the material of petals.',
    example: ['What is pollen for?', 'to make petals', 'to bring male cells to the egg cells'],
    helps: 'Follow a grain of pollen on a drawing, from anther to ovary.',
  },
  bees_feed_plants: {
    name: 'Bees feed the plants',
    what: 'Says that insects bring food or water to a plant.',
    example: ['What do bees bring to a flower?', 'water', 'pollen'],
    helps: 'Watch a film of a bee at a flower, and list what it takes and leaves.',
  },
  gain_not_compared: {
    name: 'Whole amount for the gain',
    what: 'Gives the whole of the larger amount where the gain over the smaller is asked for.',
    example: ['120 apples with bees, 30 without. How many more with bees?', '$120$', '$90$'],
    helps: 'Draw both as bars, and colour only the piece that sticks out.',
  },
  arrow_points_at_food: {
    name: 'Arrow towards the food',
    what: 'Reads the arrow of a food chain as “eats”.',
    example: [
      'What does grass → rabbit mean?',
      'Grass eats the rabbit.',
      'Grass is eaten by the rabbit.',
    ],
    helps: 'Read each arrow aloud as “is eaten by”, and draw the bite at its tip.',
  },
  arrow_as_change: {
    name: 'Arrow of a food chain as a change',
    what: 'Reads the arrow of a food chain as “turns into”.',
    example: [
      'What does grass → rabbit mean?',
      'Grass becomes a rabbit.',
      'Grass is eaten by the rabbit.',
    ],
    helps: 'Ask what the rabbit does with the grass, and what passes over.',
  },
  arrow_as_neighbours: {
    name: 'Arrow of a food chain between neighbours',
    what: 'Takes the arrow of a food chain for a link between things that live together.',
    example: [
      'What does grass → rabbit mean?',
      'They live together.',
      'Grass is eaten by the rabbit.',
    ],
    helps: 'Turn the arrow round and ask whether the chain still says the same.',
  },
  same_level_eats: {
    name: 'Neighbours of one level eat each other',
    what: 'Says that one animal eats another on the same level, without an arrow.',
    example: [
      'Voles and rabbits stand side by side. Who eats whom?',
      'The rabbit eats the vole.',
      'Neither eats the other.',
    ],
    helps: 'Follow each arrow with a finger, from the food to the eater.',
  },
  level_above_eats_all: {
    name: 'Higher level eats everything below',
    what: 'Lets each animal eat all that stand below it, arrow or not.',
    example: [
      'The frog stands above the vole. Does it eat voles?',
      'Yes, it is higher up.',
      'No, there is no arrow.',
    ],
    helps: 'Cover all but one animal and the arrows that lead into it.',
  },
  fewer_prey_more_predators: {
    name: 'Fewer prey, more predators',
    what: 'Lets the number of hunters rise when their prey dies out.',
    example: [
      'Most rabbits die. What happens to the foxes?',
      'Their number rises.',
      'Their number falls.',
    ],
    helps: 'Play the hunt with counters, and let those without a meal leave the table.',
  },
  change_stays_put: {
    name: 'Change stays in one population',
    what: 'Expects a change of one population to leave others, or all but its neighbours, as they are.',
    example: [
      'The foxes are gone. What happens to the grass?',
      'nothing',
      'There may be less of it.',
    ],
    helps: 'Link students with string as a web, and let one of them pull.',
  },
  all_populations_fall: {
    name: 'All populations go the same way',
    what: 'Lets each population fall, or each rise, when one of them changes.',
    example: [
      'The rabbits die. What happens to the grass?',
      'There is less of it.',
      'There is more of it.',
    ],
    helps: 'Ask of each one whether it lost its food or its eater.',
  },
  producer_needs_predator: {
    name: 'Producers feed on hunters',
    what: 'Says that plants need the hunters in a web directly.',
    example: [
      'Why may grass change when foxes leave?',
      'It needs foxes to grow.',
      'More rabbits eat it.',
    ],
    helps: 'Ask what a plant makes its food from.',
  },
  poison_stays_the_same: {
    name: 'Poison does not add up',
    what: 'Gives an animal the poison of a single meal.',
    example: [
      'A bird eats 50 insects with 2 units each. How much poison is in it?',
      '$2$',
      '$100$',
    ],
    helps: 'Put one bead for each meal in a cup, and pass the cups on up the chain.',
  },
  factor_left_out: {
    name: 'One factor left out',
    what: 'Multiplies all numbers of a chain of steps but one.',
    example: ['5 boxes of 6 bags with 4 sweets each. How many sweets?', '$30$', '$120$'],
    helps: 'Let students write what each number counts before multiplying.',
  },
  poison_reaches_directly: {
    name: 'Poison reaches each animal directly',
    what: 'Overlooks that a poison can be passed on with food.',
    example: [
      'How did the poison of the field get into the hawk?',
      'It was sprayed on it.',
      'With the birds that it ate.',
    ],
    helps: 'Colour one meal and follow the colour up the chain.',
  },
  size_decides_harm: {
    name: 'Size decides the harm',
    what: 'Explains the harm done by a poison with the size of the animal.',
    example: ['Why are hawks harmed most?', 'They are large.', 'They eat many that hold poison.'],
    helps: 'Compare how many meals stand behind one animal at each step.',
  },
  poison_made_in_bodies: {
    name: 'Poison made in the body',
    what: 'Lets animals make more of a poison that they took in.',
    example: [
      'Why is there more poison in the hawk?',
      'Its body makes some.',
      'It adds up with each meal.',
    ],
    helps: 'Count the same beads at the bottom and at the top of the chain.',
  },
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
    what: 'Divides the value at the end, not the growth, by the time.',
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
