import type { Strand } from '#misconceptions/entry.ts'

export const PARTICLES_AND_MATTER = {
  air_between_particles: {
    name: 'Something between the particles',
    what: 'Fills the gaps between particles with air or another substance.',
    example: ['What is between the particles of a gas?', 'air', 'nothing'],
    helps: 'Ask what is between the particles of that air.',
  },
  heat_makes_particles: {
    name: 'Heat makes new particles',
    what: 'Says that there are more particles after something was heated.',
    example: [
      'Why does a warm balloon get larger?',
      'Heat adds particles.',
      'Its particles move faster.',
    ],
    helps: 'Weigh a closed bottle before and after it is warmed.',
  },
  no_energy_at_level_temperature: {
    name: 'Level temperature, no energy',
    what: 'Says that no energy goes in while the temperature stays the same.',
    example: [
      'Ice on a heater stays at 0 °C. Does energy go in?',
      'No.',
      'Yes, it parts the particles.',
    ],
    helps: 'Plot a heating curve with the heater on all the time.',
  },
  cold_gas_settles: {
    name: 'Cold gas stops and settles',
    what: 'Says that the particles of a cold gas stop or lie on the bottom.',
    example: ['Where is the air in a cold flask?', 'on the bottom', 'everywhere in it'],
    helps: 'Blow up a balloon, put it into a fridge, and ask why it is still round.',
  },
  mixture_taken_as_pure: {
    name: 'Mixture taken for pure',
    what: 'Counts a picture with several kinds of particles as a pure substance.',
    example: ['A box has single atoms and pairs. Is it pure?', 'Yes.', 'No.'],
    helps: 'Circle each particle and sort the circles into kinds.',
  },
  solute_and_solvent_swapped: {
    name: 'Solute and solvent swapped',
    what: 'Names the liquid as the solute or the solid as the solvent.',
    example: ['Sugar is dissolved in water. What is the solvent?', 'sugar', 'water'],
    helps: 'Say a sentence with both: the solvent dissolves the solute.',
  },
  solution_for_part: {
    name: 'Part and solution mixed up',
    what: 'Uses the word solution for one part, or the word of a part for the whole.',
    example: ['Salt and water together are called what?', 'solvent', 'solution'],
    helps: 'Label a drawing with the three words on three arrows.',
  },
  dissolved_mass_lost: {
    name: 'Dissolved things lose their mass',
    what: 'Says that what dissolves is gone, so that its mass no longer counts.',
    example: ['10 g of salt dissolve in 100 g of water. What is the mass?', '100 g', '110 g'],
    helps: 'Leave salt and water on the scales while stirring.',
  },
  pure_means_natural: {
    name: 'Pure taken for natural',
    what: 'Uses the word pure as on a label in a shop.',
    example: ['Is pure orange juice a pure substance?', 'Yes.', 'No, a mixture.'],
    helps: 'List what is in the drink, and count the substances.',
  },
  pure_means_solid: {
    name: 'Only solids are pure',
    what: 'Says that a liquid or a gas cannot be a pure substance.',
    example: ['Can a liquid be pure?', 'No.', 'Yes, such as distilled water.'],
    helps: 'Draw ice, water and steam with the same kind of particle.',
  },
  dissolving_is_melting: {
    name: 'Dissolving taken for melting',
    what: 'Says that something melts when it dissolves.',
    example: ['What does sugar do in tea?', 'It melts.', 'It dissolves.'],
    helps: 'Melt sugar in a pan and dissolve it in cold water, side by side.',
  },
  solute_becomes_solvent: {
    name: 'Dissolved substance turns into water',
    what: 'Says that a substance becomes water when it dissolves.',
    example: ['What becomes of salt in water?', 'It turns into water.', 'It spreads out.'],
    helps: 'Let the solution dry on a saucer, and look at what is left.',
  },
  reversible_misjudged: {
    name: 'New substances overlooked',
    what: 'Takes a change that makes new substances for one that can be turned back.',
    example: ['Can frying an egg be turned back?', 'Yes, by cooling.', 'No.'],
    helps: 'Ask of each change what is there afterwards that was not there before.',
  },
} as const satisfies Strand
