import type { Strand } from '#misconceptions/entry.ts'

export const RATES_AND_RESOURCES = {
  rock_kinds_mixed_up: {
    name: 'Kinds of rock mixed up',
    what: 'Gives one kind of rock the way in which another forms.',
    example: ['How does granite form?', 'from pressed grains', 'from molten rock'],
    helps: 'Sort samples by what can be seen: layers, grains, crystals.',
  },
  metamorphic_as_melted: {
    name: 'Metamorphic taken for melted',
    what: 'Says that a rock melts when it becomes metamorphic.',
    example: ['How does marble form?', 'Limestone melts.', 'Limestone is changed while solid.'],
    helps: 'Compare baking bread with melting butter.',
  },
  rock_step_mixed_up: {
    name: 'Step of the rock cycle mixed up',
    what: 'Puts a step of the rock cycle where it cannot happen.',
    example: ['How does rock become magma?', 'by frost', 'by melting'],
    helps: 'Walk the cycle with cards on the floor, saying where each step is.',
  },
  crystal_size_turned_round: {
    name: 'Size of crystals turned round',
    what: 'Says that large crystals come from quick cooling.',
    example: ['Large crystals: how did the rock cool?', 'quickly', 'slowly'],
    helps: 'Cool molten salol on a warm and on a cold slide.',
  },
  crystals_grow_in_solid: {
    name: 'Crystals grow on in rock',
    what: 'Takes large crystals for a sign of great age.',
    example: ['Large crystals: what do they tell?', 'It is old.', 'It cooled slowly.'],
    helps: 'Ask when the crystals stopped growing.',
  },
  fossils_lived_in_rock: {
    name: 'Fossils lived in rock',
    what: 'Says that the animals lived inside the rock.',
    example: ['Why are there shells in limestone?', 'They lived in it.', 'They were buried.'],
    helps: 'Make a fossil of a shell in layers of sand and plaster.',
  },
  rock_age_decides_fossils: {
    name: 'Age decides over fossils',
    what: 'Explains missing fossils by the age of a rock, not by how it formed.',
    example: ['Why has granite no fossils?', 'too old', 'It was molten.'],
    helps: 'Ask what molten rock would do to a shell.',
  },
  ozone_hole_for_climate: {
    name: 'Ozone hole for climate change',
    what: 'Explains the warming of the climate by the hole in the ozone layer.',
    example: ['What warms the climate?', 'the ozone hole', 'greenhouse gases'],
    helps: 'Put the two problems into two columns: gas, radiation, harm.',
  },
  carbon_dioxide_burns: {
    name: 'Carbon dioxide burns',
    what: 'Says that carbon dioxide burns or heats the air by itself.',
    example: ['How does carbon dioxide warm the Earth?', 'It burns.', 'It holds radiation back.'],
    helps: 'Lower a candle into carbon dioxide.',
  },
  waste_heat_for_greenhouse: {
    name: 'Waste heat for the greenhouse effect',
    what: 'Explains the warming of the climate by the heat of engines.',
    example: ['How do cars warm the climate?', 'by hot fumes', 'by carbon dioxide'],
    helps: 'Ask what is still there a year later: the heat or the gas.',
  },
  weather_for_climate: {
    name: 'Weather taken for climate',
    what: 'Judges the climate by one season or one place.',
    example: ['A cold winter: is the climate getting cooler?', 'Yes.', 'One winter does not tell.'],
    helps: 'Draw yearly values and their average over thirty years.',
  },
  years_for_amount: {
    name: 'Years for the amount',
    what: 'Subtracts the years where the amounts are to be compared.',
    example: ['317 in 1960, 414 in 2020: how many more?', '60', '97'],
    helps: 'Label the two columns before subtracting.',
  },
  composite_misjudged: {
    name: 'Composite misjudged',
    what: 'Calls a single material a composite.',
    example: ['Which is a composite?', 'copper', 'fibreglass'],
    helps: 'Break a piece of each and look for parts that differ.',
  },
  squash_and_stretch_swapped: {
    name: 'Squashed and stretched swapped',
    what: 'Takes the stretched side of a bent beam for the squashed one.',
    example: ['A beam sags. What is its lower side?', 'squashed', 'stretched'],
    helps: 'Bend a sponge with lines drawn on its edge.',
  },
  one_property_only: {
    name: 'One property only',
    what: 'Chooses a material for one good point and does not test the others.',
    example: ['A cover for a cable: what suits?', 'copper, as it bends', 'a polymer'],
    helps: 'Tick each need in a table for each material.',
  },
} as const satisfies Strand
