import type { Strand } from '#misconceptions/entry.ts'

export const PLANTS_AND_FOOD_WEBS = {
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
} as const satisfies Strand
