import type { Strand } from '#misconceptions/entry.ts'

export const HABITATS = {
  leaf_loses_sugar: {
    name: 'Leaf loses food through its holes',
    what: 'Lets sugar or minerals leave a leaf through its stomata.',
    example: ['What does a leaf lose through its stomata?', 'sugar', 'water vapour'],
    helps: 'Hold a plastic bag over a leaf and test the drops in it.',
  },
  transpiration_and_translocation: {
    name: 'Transpiration and translocation swapped',
    what: 'Exchanges the stream of water with the transport of sugar.',
    example: [
      'What is the movement of sugar in the phloem called?',
      'transpiration',
      'translocation',
    ],
    helps: 'Draw both streams on one plant, in blue and in red, with their names.',
  },
  respiration_for_transport: {
    name: 'Respiration taken for transport',
    what: 'Calls the movement of a substance through a plant respiration.',
    example: ['Water leaves the leaves. What is it called?', 'respiration', 'transpiration'],
    helps: 'Sort words into reactions in cells and movements in a plant.',
  },
  transpiration_change_turned_round: {
    name: 'Change of water uptake turned round',
    what: 'Lets a plant take up less water where it evaporates faster, or the other way round.',
    example: [
      'A fan blows on a plant. How does its water uptake change?',
      'It falls.',
      'It rises.',
    ],
    helps: 'Compare when washing dries faster: wind, warmth, moist air.',
  },
  plant_with_a_pump: {
    name: 'Plants with a pump',
    what: 'Expects roots or rain to pump water up a plant.',
    example: [
      'What moves water up a tree?',
      'The roots pump it.',
      'It evaporates from the leaves.',
    ],
    helps: 'Lift a thread of water with a wick that dries at its upper end.',
  },
  xylem_is_alive: {
    name: 'Xylem is alive',
    what: 'Takes the tubes of the xylem for living cells that push water.',
    example: ['What are xylem tubes made of?', 'living cells', 'dead, hollow cells'],
    helps: 'Look through a thin slice of wood under the microscope.',
  },
  grease_conclusion_turned_round: {
    name: 'Blocked side misjudged',
    what: 'Concludes from a blocked side with little effect that most holes are there.',
    example: ['Grease on top changes little. Where are most stomata?', 'on top', 'below'],
    helps: 'Ask what would happen if the only door of a room were blocked.',
  },
  sampling_method_swapped: {
    name: 'Random quadrats and transect swapped',
    what: 'Uses a line for a total, or random places for a change along a way.',
    example: ['How do plants change from a pond to a field?', 'random quadrats', 'a transect'],
    helps: 'Ask whether the answer will be one number or a chart along a line.',
  },
  sample_where_most_are: {
    name: 'Sample taken where most are',
    what: 'Takes a sample where there is most to count.',
    example: [
      'Where should a quadrat be placed to count daisies?',
      'among the daisies',
      'at random',
    ],
    helps: 'Compare the estimates of a group with random places and one without.',
  },
  careful_count_is_enough: {
    name: 'Careful counting is enough',
    what: 'Trusts a sample because it was counted with care, whatever its places.',
    example: [
      'All quadrats lie among daisies, all counts are right. Is the estimate good?',
      'Yes.',
      'No, it is biased.',
    ],
    helps: 'Count the tall students of one row and scale up to the school.',
  },
  bias_turned_round: {
    name: 'Bias judged the other way',
    what: 'Expects an estimate too low where only rich places were sampled.',
    example: [
      'All quadrats lie among daisies. Is the estimate too high or too low?',
      'too low',
      'too high',
    ],
    helps: 'Work both estimates out on a small map with all the plants drawn in.',
  },
  not_scaled_to_the_field: {
    name: 'Count not scaled up',
    what: 'Gives what a sample holds for what the whole place holds.',
    example: ['4 daisies in 1 m², field of 500 m². How many daisies?', '$4$', '$2000$'],
    helps: 'Draw one quadrat to scale on a plan of the field.',
  },
  chart_trend_turned_round: {
    name: 'Trend read backwards',
    what: 'Reads a rise from left to right as a fall, or the other way round.',
    example: [
      'The bars get taller from 0 m to 15 m. What happens further from the path?',
      'There are fewer.',
      'There are more.',
    ],
    helps: 'Let students say both ends of the chart aloud, with their distances.',
  },
  sides_added_for_area: {
    name: 'Sides added for an area',
    what: 'Adds the sides of a square where its area is asked for.',
    example: ['A quadrat has sides of 0.5 m. What is its area in m²?', '$1$', '$0.25$'],
    helps: 'Fill a square metre with quadrats and count how many fit.',
  },
  quadrat_taken_for_square_metre: {
    name: 'Small quadrat taken for a square metre',
    what: 'Takes the count of a smaller quadrat for that of a square metre.',
    example: ['3 snails in 0.25 m². How many in 1 m²?', '$3$', '$12$'],
    helps: 'Fill a square metre with quadrats and count how many fit.',
  },
  biotic_for_abiotic: {
    name: 'Biotic and abiotic swapped',
    what: 'Counts a living factor among the non-living ones, or the other way round.',
    example: ['Is a predator a biotic or an abiotic factor?', 'abiotic', 'biotic'],
    helps: 'Ask of each factor whether it is alive or comes from something alive.',
  },
  competed_for_what_is_plenty: {
    name: 'Competition for what is plentiful',
    what: 'Names something that is not scarce as what living things compete for.',
    example: ['What do young trees in a dark wood compete for?', 'oxygen', 'light'],
    helps: 'Ask what would be gone first if twice as many lived there.',
  },
  adaptation_by_wish: {
    name: 'Adaptation by wish',
    what: 'Lets living things adapt because they need or want to.',
    example: ['Why has the hare white fur?', 'It decided to.', 'White hares survived more often.'],
    helps: 'Play the hunt for brown and white paper dots on a white sheet.',
  },
  adaptation_by_contact: {
    name: 'Adaptation by contact',
    what: 'Lets the surroundings mark a body, as snow its fur.',
    example: [
      'Why has the hare white fur?',
      'The snow coloured it.',
      'White hares survived more often.',
    ],
    helps: 'Ask whether the young would have the mark at birth.',
  },
  adaptation_by_learning: {
    name: 'Body features are learnt',
    what: 'Lets animals learn features of the body from their parents.',
    example: ['Why has the hare white fur?', 'It learnt it.', 'It inherited it.'],
    helps: 'Sort features into those that are learnt and those that are inherited.',
  },
  effect_of_factor_turned_round: {
    name: 'Effect of a factor turned round',
    what: 'Lets a population rise when life becomes harder, or fall when it becomes easier.',
    example: [
      'There is less oxygen for trout. What happens to their number?',
      'It rises.',
      'It falls.',
    ],
    helps: 'Ask first whether life became easier or harder for them.',
  },
  mean_for_the_total: {
    name: 'Mean compared instead of the total',
    what: 'Compares the means where the totals are asked for.',
    example: ['2 plants of 25 g, 8 of 10 g. How much more do the eight weigh?', '$15$', '$30$'],
    helps: 'Lay out one card for each plant, with its mass on it.',
  },
} as const satisfies Strand
