import type { Strand } from '#misconceptions/entry.ts'

export const HEALTH_AND_COORDINATION = {
  reproductive_parts_mixed: {
    name: 'Parts for reproduction mixed up',
    what: 'Takes one part of the body for another when it comes to reproduction.',
    example: ['Where are sperm cells made?', 'in the bladder', 'in the testes'],
    helps: 'Walk the way of a cell on a drawing, and name each part that it passes.',
  },
  gamete_and_embryo_mixed: {
    name: 'Gamete and embryo mixed up',
    what: 'Calls a sex cell an embryo, or an embryo a sex cell.',
    example: ['What is an egg cell?', 'an embryo', 'a gamete'],
    helps: 'Lay out the stages as cards, with the number of cells on each.',
  },
  fertilisation_as_touching: {
    name: 'Fertilisation without the nuclei',
    what: 'Lets other parts of the sex cells join in place of their nuclei.',
    example: ['What joins in fertilisation?', 'the tails', 'the nuclei'],
    helps: 'Ask where the instructions of both parents are kept.',
  },
  fertilisation_in_another_place: {
    name: 'Fertilisation in another place',
    what: 'Puts fertilisation where the egg is not yet, or not any more.',
    example: ['Where do egg and sperm usually meet?', 'in the ovary', 'in an oviduct'],
    helps: 'Move two counters along a drawing, one from each end.',
  },
  baby_in_the_stomach: {
    name: 'Baby in the stomach',
    what: 'Puts the foetus into the stomach.',
    example: ['Where does a baby grow?', 'in the stomach', 'in the uterus'],
    helps: 'Trace the way of food and the place of the uterus on one outline.',
  },
  bloods_mix_in_placenta: {
    name: 'Bloods mix in the placenta',
    what: 'Lets the blood of mother and foetus mix.',
    example: [
      'How does oxygen reach the foetus?',
      'with the mother’s blood',
      'by diffusion through a thin wall',
    ],
    helps: 'Draw the two bloods in two colours with a line between them.',
  },
  diet_of_one_kind: {
    name: 'One nutrient makes a diet',
    what: 'Takes a meal with plenty of one nutrient for a balanced one.',
    example: ['Is bread with jam a balanced meal?', 'Yes.', 'No, it lacks protein.'],
    helps: 'Tick off a list of nutrients for each meal.',
  },
  only_light_food_is_healthy: {
    name: 'Only light food is good food',
    what: 'Leaves out foods that give energy, as if they were bad.',
    example: ['Is a bowl of leaves a full lunch?', 'Yes.', 'No, it gives little energy.'],
    helps: 'Ask for each nutrient what the body could not do without it.',
  },
  rest_of_day_left_out: {
    name: 'Rest of the day left out',
    what: 'Adds up the hours that are told and forgets those that are left of the day.',
    example: ['8 hours asleep, 1 hour running: how many hours are left?', '$0$', '$15$'],
    helps: 'Draw the 24 hours as a bar, and fill it completely.',
  },
  need_follows_eating: {
    name: 'Eating makes the need',
    what: 'Takes how much somebody eats for the reason of how much they need.',
    example: ['Why does a builder need more energy?', 'He eats more.', 'He moves more.'],
    helps: 'Ask what the energy is used for, one activity after another.',
  },
  growth_explains_all_need: {
    name: 'Growth explains every need',
    what: 'Explains a higher need of energy by growth where nobody grows.',
    example: ['Why does a builder of 35 need more energy?', 'He grows.', 'He moves more.'],
    helps: 'Make a list of age, size and activity for both people.',
  },
  deficiency_for_excess: {
    name: 'Lack taken for excess',
    what: 'Names an illness of too little where there is too much, or the other way round.',
    example: ['What can too much energy in food lead to?', 'scurvy', 'more stored fat'],
    helps: 'Sort cards of illnesses under “too little” and “too much”.',
  },
  extra_energy_vanishes: {
    name: 'Extra energy vanishes',
    what: 'Lets energy from food that is not used leave the body.',
    example: ['What happens to extra energy from food?', 'It leaves the body.', 'It is stored.'],
    helps: 'Draw energy in and out as two arrows of a box, and ask about the rest.',
  },
} as const satisfies Strand
