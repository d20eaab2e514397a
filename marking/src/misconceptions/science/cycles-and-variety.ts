import type { Strand } from '#misconceptions/entry.ts'

/** More of the strand of plants and places to live. */
export const CYCLES_AND_VARIETY = {
  carbon_step_turned_round: {
    name: 'Step of the carbon cycle turned round',
    what: 'Lets a process take carbon in that gives it out, or the other way round.',
    example: ['What puts carbon dioxide into the air?', 'photosynthesis', 'respiration'],
    helps: 'Walk the cycle as a carbon atom, and name each step aloud.',
  },
  carbon_and_water_cycles_mixed: {
    name: 'Carbon and water cycles mixed up',
    what: 'Takes a step of the water cycle for one of the carbon cycle.',
    example: ['What brings carbon into the air?', 'evaporation', 'burning'],
    helps: 'Draw both cycles in two colours on one picture of a landscape.',
  },
  decay_without_conditions: {
    name: 'Decay without water, warmth or air',
    what: 'Expects things to rot anywhere, as decomposers were not alive.',
    example: ['Where does bread go mouldy first?', 'in the freezer', 'in a warm, damp bag'],
    helps: 'Keep slices of bread in four places and look at them every day.',
  },
  energy_is_recycled: {
    name: 'Energy goes round like matter',
    what: 'Lets energy return to plants in a cycle, as carbon and water do.',
    example: ['What do plants get back from decay?', 'energy', 'mineral ions'],
    helps: 'Draw matter as a ring and energy as an arrow that leaves the picture.',
  },
  percent_left_for_change: {
    name: 'Percentage left instead of lost',
    what: 'Gives the percentage that is left where the fall is asked for.',
    example: ['Of 40 species 30 are left. What percentage is lost?', '75 %', '25 %'],
    helps: 'Shade the part that is gone on a bar before any number is written.',
  },
  biodiversity_as_number: {
    name: 'Biodiversity as number of animals',
    what: 'Counts living things where species are to be counted.',
    example: ['500 worms of one species: is that a high biodiversity?', 'yes', 'no'],
    helps: 'Sort buttons by kind, and count kinds and buttons apart.',
  },
  biodiversity_as_rarity: {
    name: 'Biodiversity as rarity',
    what: 'Takes one rare species for a great variety.',
    example: ['Has a cage with one panda a high biodiversity?', 'yes', 'no'],
    helps: 'Ask how many kinds there are, and write the number down.',
  },
  biodiversity_helps_each_one: {
    name: 'Variety saves each animal',
    what: 'Expects variety to keep every single animal safe.',
    example: ['What does biodiversity do?', 'No animal is eaten.', 'The web gets steadier.'],
    helps: 'Take one species out of a web of strings, and see what still holds.',
  },
  human_effect_turned_round: {
    name: 'Help taken for harm',
    what: 'Takes something people do for nature as harm, or harm as help.',
    example: ['What does a hedge do for wildlife?', 'harm', 'help'],
    helps: 'Count for each deed who finds food or shelter before and after.',
  },
  gene_bank_as_store_of_food: {
    name: 'Gene bank as a larder',
    what: 'Takes a gene bank for a store of things to eat.',
    example: ['What is a seed bank for?', 'eating in a famine', 'growing plants again'],
    helps: 'Ask what a single seed can become in ten years.',
  },
  gene_bank_acts_at_a_distance: {
    name: 'Gene bank works on the fields',
    what: 'Lets what is stored act on plants that grow elsewhere.',
    example: ['How does a seed bank help a sick crop?', 'by its cold', 'by seeds that resist'],
    helps: 'Follow one seed from the store to the field, step by step.',
  },
  square_left_out_of_law: {
    name: 'Distance not squared',
    what: 'Lets the intensity of light fall as the distance grows, not as its square.',
    example: ['A lamp is moved twice as far away. The intensity is …', 'halved', 'a quarter'],
    helps: 'Hold squared paper at two distances from a torch and count lit squares.',
  },
  further_is_brighter: {
    name: 'Intensity turned round',
    what: 'Lets light get stronger with distance, or weaker when it comes nearer.',
    example: ['A lamp is moved away. What happens to the intensity?', 'it rises', 'it falls'],
    helps: 'Read a page by a lamp and step back slowly.',
  },
} as const satisfies Strand
