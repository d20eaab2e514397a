import type { Strand } from '#misconceptions/entry.ts'

export const ELECTRONS_AND_ENERGY = {
  anode_and_cathode_swapped: {
    name: 'Anode and cathode swapped',
    what: 'Takes the anode for the negative electrode of electrolysis, or the cathode for the positive one.',
    example: ['Which electrode attracts Na⁺?', 'the anode', 'the cathode'],
    helps: 'Remember PANIC: positive anode, negative is cathode.',
  },
  no_ions_in_solid: {
    name: 'No ions in a solid salt',
    what: 'Says that ions appear only when a salt is melted or dissolved.',
    example: ['Does solid salt have ions?', 'No.', 'Yes, held in place.'],
    helps: 'Draw the lattice, then let it melt.',
  },
  electrons_through_electrolyte: {
    name: 'Electrons through the liquid',
    what: 'Says that electrons carry the charge through the liquid.',
    example: ['What carries charge in salt water?', 'electrons', 'ions'],
    helps: 'Watch coloured ions move across wet paper.',
  },
  heat_runs_electrolysis: {
    name: 'Heat runs electrolysis',
    what: 'Says that heat is what splits the compound, or that electrodes need it.',
    example: ['Why is the salt melted?', 'Electrodes need heat.', 'So that ions can move.'],
    helps: 'Split salt water at room temperature.',
  },
  cathode_rule_of_solutions: {
    name: 'Water left out at the cathode',
    what: 'Leaves out that hydrogen and the metal compete at the cathode of a solution.',
    example: ['What forms at the cathode from sodium chloride solution?', 'sodium', 'hydrogen'],
    helps: 'List all ions in the solution before predicting.',
  },
  halide_overlooked: {
    name: 'Halide overlooked',
    what: 'Expects oxygen at the anode though there are halide ions.',
    example: ['What forms at the anode from sodium chloride solution?', 'oxygen', 'chlorine'],
    helps: 'Underline chloride, bromide or iodide in the name.',
  },
  cryolite_reacts: {
    name: 'Cryolite reacts',
    what: 'Says that cryolite reacts with the aluminium.',
    example: ['What is cryolite for?', 'It reacts with aluminium.', 'It lowers the temperature.'],
    helps: 'Compare the melting points with and without it.',
  },
  reactive_metal_found_native: {
    name: 'Reactive metal found as metal',
    what: 'Expects a reactive metal to lie in the ground as a metal.',
    example: ['Where is sodium found?', 'as a metal', 'in compounds'],
    helps: 'Watch sodium in air and in water.',
  },
  charge_not_balanced: {
    name: 'Charge not balanced',
    what: 'Balances the atoms of an ionic or half equation and not the charges.',
    example: ['Al³⁺ + ? e⁻ → Al', '1', '3'],
    helps: 'Write the total charge under each side.',
  },
  product_named_as_reacting: {
    name: 'Product named as reacting',
    what: 'Names what is made where what reacts is asked for.',
    example: ['What is oxidised in Zn + Cu²⁺ → Zn²⁺ + Cu?', 'zinc ions', 'zinc atoms'],
    helps: 'Cover the right side of the equation.',
  },
  oxidation_needs_oxygen: {
    name: 'No oxidation without oxygen',
    what: 'Says that nothing is oxidised where there is no oxygen.',
    example: [
      'Is zinc oxidised by copper ions?',
      'No, there is no oxygen.',
      'Yes, it loses electrons.',
    ],
    helps: 'Compare burning magnesium in oxygen and in chlorine.',
  },
  hill_for_overall_change: {
    name: 'Hill taken for the overall change',
    what: 'Calls a reaction endothermic because its profile goes up first.',
    example: [
      'A profile goes from 250 up to 400 and down to 100 kJ. What is it?',
      'endothermic',
      'exothermic',
    ],
    helps: 'Cover the middle of the profile with a hand.',
  },
  profile_needs_temperature: {
    name: 'Profile not enough',
    what: 'Asks for a temperature where the profile tells the kind of reaction.',
    example: [
      'A profile ends lower than it begins. What is it?',
      'That depends on the temperature.',
      'exothermic',
    ],
    helps: 'Compare the two ends of the line.',
  },
  hill_measured_from_zero: {
    name: 'Hill measured from zero',
    what: 'Gives the height of the top instead of the climb.',
    example: ['Reactants at 200, top at 350 kJ. What is the activation energy?', '$350$', '$150$'],
    helps: 'Draw a level line at the reactants and measure from it.',
  },
  hill_measured_from_products: {
    name: 'Hill measured from the products',
    what: 'Measures the hill from the level of the products.',
    example: [
      'Reactants at 200, top at 350, products at 100 kJ. What is the activation energy?',
      '$250$',
      '$150$',
    ],
    helps: 'Walk along the line with a finger and stop where the climb begins.',
  },
  level_for_change: {
    name: 'Level for the change',
    what: 'Gives a level where the change from another one is asked for.',
    example: ['Reactants at 200 and products at 120 kJ. How much is given out?', '$120$', '$80$'],
    helps: 'Draw both levels and an arrow between them.',
  },
  bonds_made_first: {
    name: 'Bonds made first',
    what: 'Lets new bonds form before old ones break.',
    example: ['What happens to bonds of the reactants?', 'They are made.', 'They are broken.'],
    helps: 'Use pupils as atoms, who let go before they join new hands.',
  },
  breaking_gives_energy: {
    name: 'Breaking bonds gives out energy',
    what: 'Says that energy comes out when bonds break, or goes in when they form.',
    example: ['What happens to energy when a bond breaks?', 'It is given out.', 'It is taken in.'],
    helps: 'Pull two magnets apart and let them snap together.',
  },
  no_bonds_broken: {
    name: 'No bonds broken',
    what: 'Says that an exothermic reaction breaks no bonds.',
    example: ['Does burning break bonds?', 'No.', 'Yes.'],
    helps: 'Build the reactants and make the products from the same pieces.',
  },
  spark_as_substance: {
    name: 'Spark taken for a substance',
    what: 'Says that a spark brings oxygen or a fuel.',
    example: ['What does a spark do for a gas flame?', 'It brings oxygen.', 'It gives energy.'],
    helps: 'List what is there before the spark.',
  },
  reaction_changes_kind: {
    name: 'Reaction that changes its kind',
    what: 'Says that a reaction is endothermic at first and exothermic later.',
    example: [
      'A profile goes up and then far down. What is it?',
      'first endothermic, then exothermic',
      'exothermic',
    ],
    helps: 'Compare the start with the end.',
  },
  energy_comes_with_spark: {
    name: 'All energy from the spark',
    what: 'Says that the fuel has no energy until there is a spark.',
    example: ['Where does the energy of a flame come from?', 'the spark', 'the reactants'],
    helps: 'Compare the energy of a spark with that of a boiling kettle.',
  },
  same_hill_same_climb: {
    name: 'Same hill, same climb',
    what: 'Gives the way back the same activation energy.',
    example: ['Forward 100 kJ, given out 50 kJ. What is it on the way back?', '$100$', '$150$'],
    helps: 'Draw the hill and start on its other side.',
  },
} as const satisfies Strand
