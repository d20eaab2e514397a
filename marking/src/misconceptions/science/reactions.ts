import type { Strand } from '#misconceptions/entry.ts'

export const REACTIONS = {
  state_change_as_reaction: {
    name: 'Change of state taken for a reaction',
    what: 'Takes melting or boiling for a chemical reaction.',
    example: ['Is melting ice a reaction?', 'Yes.', 'No, it is still water.'],
    helps: 'Ask what is there afterwards, and freeze it again.',
  },
  dissolving_as_reaction: {
    name: 'Dissolving taken for a reaction',
    what: 'Takes dissolving for a chemical reaction.',
    example: ['Does a new substance form when salt dissolves?', 'Yes.', 'No.'],
    helps: 'Let the solution dry and look at what is left.',
  },
  breaking_as_reaction: {
    name: 'Breaking taken for a reaction',
    what: 'Takes a change of shape for a chemical reaction.',
    example: ['Is tearing paper a reaction?', 'Yes.', 'No.'],
    helps: 'Ask whether the pieces are still the same substance.',
  },
  reaction_as_mixing: {
    name: 'Reaction taken for mixing',
    what: 'Says that substances that react are only mixed.',
    example: [
      'What happens to hydrogen and oxygen when they react?',
      'They mix.',
      'Their atoms join in a new way.',
    ],
    helps: 'Compare drawings of a mixture and of a compound.',
  },
  arrow_of_reaction_reversed: {
    name: 'Arrow of a reaction reversed',
    what: 'Writes the products before the arrow.',
    example: [
      'Iron and sulfur make iron sulfide. Write the equation.',
      'iron sulfide → iron + sulfur',
      'iron + sulfur → iron sulfide',
    ],
    helps: 'Read the arrow aloud as “make”.',
  },
  reactant_behind_arrow: {
    name: 'Reactant behind the arrow',
    what: 'Writes one of the reactants after the arrow.',
    example: [
      'Iron and sulfur make iron sulfide. Write the equation.',
      'iron → sulfur + iron sulfide',
      'iron + sulfur → iron sulfide',
    ],
    helps: 'Make two lists first: before and after.',
  },
  reactants_and_products_swapped: {
    name: 'Reactants and products swapped',
    what: 'Calls what reacts a product or what is made a reactant.',
    example: ['What is iron in iron + sulfur → iron sulfide?', 'a product', 'a reactant'],
    helps: 'Link product with what a factory makes.',
  },
  gas_has_no_mass: {
    name: 'Gas without mass',
    what: 'Leaves a gas out of the mass, as if it weighed nothing.',
    example: ['6 g of a metal take up 4 g of oxygen. What is the mass?', '6 g', '10 g'],
    helps: 'Weigh a ball before and after it is pumped up.',
  },
  particles_for_atoms: {
    name: 'Particles for atoms',
    what: 'Counts particles where atoms are asked for.',
    example: ['How many atoms are in 3 particles of O₂?', '3', '6'],
    helps: 'Draw each particle and count its balls.',
  },
  products_counted_for_atoms: {
    name: 'Products for atoms',
    what: 'Gives the number of new particles where atoms are asked for.',
    example: ['4 H₂ and 2 O₂ make water. How many atoms are there?', '4', '12'],
    helps: 'Draw each particle and count its balls.',
  },
  one_reactant_left_out: {
    name: 'One reactant left out',
    what: 'Leaves out one of the substances that were put in.',
    example: ['50 g and 10 g react, 56 g are left. How much gas got out?', '6 g', '4 g'],
    helps: 'List all that goes onto the balance.',
  },
  nitrogen_burns: {
    name: 'Nitrogen keeps fire going',
    what: 'Says that nitrogen is the gas that burning uses.',
    example: ['Which gas does a flame use?', 'nitrogen', 'oxygen'],
    helps: 'Lower a candle into both gases.',
  },
  burning_takes_carbon_dioxide: {
    name: 'Burning uses carbon dioxide',
    what: 'Says that a flame takes in carbon dioxide.',
    example: ['Which gas does a flame use?', 'carbon dioxide', 'oxygen'],
    helps: 'Pour carbon dioxide over a candle.',
  },
  burning_leaves_nothing: {
    name: 'Burning leaves only smoke',
    what: 'Names smoke or nothing as what burning makes.',
    example: ['What does a clean gas flame make?', 'smoke', 'carbon dioxide and water'],
    helps: 'Hold a cold glass and limewater near a flame.',
  },
  hydrogen_set_free: {
    name: 'Burning sets hydrogen free',
    what: 'Says that the hydrogen of a fuel comes out as a gas.',
    example: ['What becomes of the hydrogen in a fuel?', 'hydrogen gas', 'water'],
    helps: 'Hold a cold glass above a flame and look at the mist.',
  },
  decomposition_as_oxidation: {
    name: 'Decomposition taken for oxidation',
    what: 'Calls the splitting of a substance by heat an oxidation.',
    example: [
      'Limestone is heated and gives a gas. What is this?',
      'oxidation',
      'thermal decomposition',
    ],
    helps: 'Count the substances before the arrow.',
  },
  rust_needs_water_only: {
    name: 'Rust from water alone',
    what: 'Says that iron rusts in water without oxygen.',
    example: ['What does iron need to rust?', 'water', 'water and oxygen'],
    helps: 'Put a nail into boiled water under oil.',
  },
  rust_needs_oxygen_only: {
    name: 'Rust from oxygen alone',
    what: 'Says that iron rusts in dry air.',
    example: ['What does iron need to rust?', 'oxygen', 'water and oxygen'],
    helps: 'Keep a nail in a tube with a drying agent.',
  },
  oxidation_as_decomposition: {
    name: 'Oxidation taken for decomposition',
    what: 'Calls a reaction with oxygen a decomposition.',
    example: [
      'Which is a decomposition: copper + oxygen, or copper carbonate heated?',
      'copper + oxygen',
      'copper carbonate heated',
    ],
    helps: 'Count the substances before the arrow.',
  },
  decomposition_of_two: {
    name: 'Decomposition of two substances',
    what: 'Calls a reaction of two substances a decomposition.',
    example: ['Is oxide + acid → salt + water a decomposition?', 'Yes.', 'No.'],
    helps: 'Count the substances before the arrow.',
  },
  burning_as_decomposition: {
    name: 'Burning taken for decomposition',
    what: 'Calls burning a thermal decomposition since it is hot.',
    example: ['Is burning methane a thermal decomposition?', 'Yes.', 'No.'],
    helps: 'Ask whether heat goes in all the time or comes out.',
  },
} as const satisfies Strand
