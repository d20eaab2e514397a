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
} as const satisfies Strand
