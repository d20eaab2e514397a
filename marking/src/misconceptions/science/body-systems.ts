import type { Strand } from '#misconceptions/entry.ts'

export const BODY_SYSTEMS = {
  breathe_out_only_carbon_dioxide: {
    name: 'All oxygen turned into carbon dioxide',
    what: 'Expects pure oxygen to go in and pure carbon dioxide to come out.',
    example: ['How much oxygen is in the air we breathe out?', 'none', 'about 16%'],
    helps: 'Read the shares of both kinds of air off one chart, gas by gas.',
  },
  chart_bars_mixed: {
    name: 'Bars of a chart mixed up',
    what: 'Reads the bar of one thing for that of another.',
    example: [
      'The bars of carbon dioxide end at 0.04% and 4%. How much is breathed out?',
      '21%',
      '4%',
    ],
    helps: 'Let students point to the name, then to the bar, then to the scale.',
  },
  thick_walls_help_exchange: {
    name: 'Thick walls for exchange',
    what: 'Expects thick walls where substances have to pass through quickly.',
    example: ['What walls have air sacs?', 'thick and strong ones', 'very thin ones'],
    helps: 'Time how fast ink spreads through one and through five paper towels.',
  },
  lungs_have_muscles: {
    name: 'Lungs with muscles of their own',
    what: 'Lets the lungs suck in air by themselves.',
    example: [
      'What makes the lungs larger?',
      'muscles in the lungs',
      'muscles of the ribs and the diaphragm',
    ],
    helps: 'Work a bell jar model, whose balloons have no muscles.',
  },
  chest_moves_other_way: {
    name: 'Chest movement turned round',
    what: 'Makes the chest smaller as the ribs go up and out, or larger as they go down.',
    example: [
      'The ribs move up and out. What happens to the volume of the chest?',
      'It gets smaller.',
      'It gets larger.',
    ],
    helps: 'Let students lay their hands on their ribs and breathe slowly.',
  },
  pressure_follows_volume: {
    name: 'Pressure grows with the volume',
    what: 'Lets the pressure rise when the same gas gets more room.',
    example: [
      'The chest gets larger. What happens to the pressure inside?',
      'It rises.',
      'It falls.',
    ],
    helps: 'Pull and push a closed syringe, and say what the thumb feels.',
  },
  air_moves_to_higher_pressure: {
    name: 'Air moves to the higher pressure',
    what: 'Lets air move from low pressure to high pressure.',
    example: ['Air moves into the chest. Where is the pressure higher?', 'inside', 'outside'],
    helps: 'Let go of a balloon and ask which way the air went, and why.',
  },
  air_lifts_the_chest: {
    name: 'Air pushes the chest out',
    what: 'Takes the air that comes in for the cause of the larger chest.',
    example: [
      'What comes first when we breathe in?',
      'Air fills the lungs.',
      'Muscles make the chest larger.',
    ],
    helps: 'Breathe out, hold your nose and mouth shut, and lift your ribs all the same.',
  },
  peak_for_change: {
    name: 'Highest value given for the change',
    what: 'Gives the highest value where the difference from the start is asked for.',
    example: ['The volume rises from 2 to 2.6 litres. How much came in?', '$2.6$', '$0.6$'],
    helps: 'Mark the start on the graph, and measure from there upwards.',
  },
  breathing_as_exercise: {
    name: 'Lungs breathe for their own sake',
    what: 'Takes faster breathing in sport for practice of the lungs.',
    example: [
      'Why do we breathe faster when we run?',
      'The lungs need exercise.',
      'The muscles need more oxygen.',
    ],
    helps: 'Ask which part of the body is at work, and what it uses up.',
  },
  nitrogen_used_in_body: {
    name: 'Nitrogen of the air used by the body',
    what: 'Takes nitrogen for a gas that the body uses up.',
    example: ['Which gas of the air do muscles use?', 'nitrogen', 'oxygen'],
    helps: 'Compare the shares of each gas in the air that goes in and out.',
  },
  digestion_only_in_stomach: {
    name: 'Digestion only in the stomach',
    what: 'Takes the stomach for the place where all digestion happens.',
    example: ['Where does digestion begin?', 'in the stomach', 'in the mouth'],
    helps: 'Follow one meal through a model gut made of tights.',
  },
  digested_in_blood: {
    name: 'Food digested in the blood',
    what: 'Lets food pass into the blood before it is broken down.',
    example: ['Where are proteins broken down?', 'in the blood', 'in the gut'],
    helps: 'Try which of flour and sugar in water gets through a paper filter.',
  },
  food_molecules_too_small: {
    name: 'Small molecules held back',
    what: 'Says that molecules cannot get through a wall because they are small.',
    example: [
      'Why can starch not pass through the wall of the gut?',
      'It is too small.',
      'It is too large.',
    ],
    helps: 'Shake peas and rice in a sieve and say which stays.',
  },
  products_of_digestion_mixed: {
    name: 'Products of digestion mixed up',
    what: 'Gives one kind of food the building blocks of another.',
    example: ['What is protein broken down into?', 'sugars', 'amino acids'],
    helps: 'Thread chains of different beads, one kind for each nutrient, and cut them.',
  },
  food_turned_into_energy: {
    name: 'Food turned into energy',
    what: 'Takes energy for a substance that food becomes.',
    example: ['What is starch broken down into?', 'energy', 'sugars'],
    helps: 'Ask which substances are there before and after, and count the atoms.',
  },
  enzymes_used_up: {
    name: 'Enzymes used up',
    what: 'Says that an enzyme is gone after it has worked.',
    example: [
      'What happens to an enzyme after its reaction?',
      'It is used up.',
      'It can be used again.',
    ],
    helps: 'Add more starch to the same saliva, and watch it vanish again.',
  },
  all_bacteria_harm: {
    name: 'All bacteria are harmful',
    what: 'Takes all bacteria for causes of illness.',
    example: ['What do bacteria in the gut do?', 'They make us ill.', 'Many help us to use food.'],
    helps: 'List foods that are made with bacteria, such as cheese.',
  },
  matter_disappears: {
    name: 'Substances disappear',
    what: 'Explains a substance that is no longer found by saying that it vanished.',
    example: [
      'No starch came through the film. Where is it?',
      'It has gone.',
      'It is still in the bag.',
    ],
    helps: 'Weigh everything before and after, the closed bag included.',
  },
  heavier_passes_through: {
    name: 'Heavy molecules pass through',
    what: 'Lets weight decide what gets through a hole.',
    example: ['What decides whether a molecule passes through a hole?', 'its weight', 'its size'],
    helps: 'Sieve large light balls and small heavy ones.',
  },
  film_chooses: {
    name: 'A film that chooses',
    what: 'Gives a film with holes a will to choose.',
    example: [
      'Why does glucose pass through the film and starch not?',
      'The film likes glucose.',
      'Only glucose is small enough.',
    ],
    helps: 'Let students retell it for a net with fish in it.',
  },
  units_left_apart: {
    name: 'Lengths in two units used as they stand',
    what: 'Calculates with a length in metres and a speed or length in centimetres without converting one.',
    example: [
      'A snail does 2 cm each minute. How many minutes does it need for 4 m?',
      '$2$',
      '$200$',
    ],
    helps: 'Write the unit beside each number and make them alike before calculating.',
  },
} as const satisfies Strand
