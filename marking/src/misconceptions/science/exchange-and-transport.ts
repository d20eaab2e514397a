import type { Strand } from '#misconceptions/entry.ts'

export const EXCHANGE_AND_TRANSPORT = {
  taken_in_or_given_out: {
    name: 'Taken in and given out exchanged',
    what: 'Counts a substance that the body needs among its wastes, or the other way round.',
    example: ['Which of oxygen and urea must an animal get rid of?', 'oxygen', 'urea'],
    helps: 'Sort cards of substances into what cells use and what they make.',
  },
  exchange_without_gradient: {
    name: 'Exchange without a difference',
    what: 'Expects exchange to be quick where both sides are alike.',
    example: [
      'When does diffusion work best?',
      'with the same concentration on both sides',
      'with a large difference',
    ],
    helps: 'Ask for the two concentrations in each example of exchange.',
  },
  one_face_of_cube: {
    name: 'One face for the whole surface',
    what: 'Gives the area of one face of a cube for its surface area.',
    example: ['A cube has edges of 3 cm. What is its surface area in cm²?', '$9$', '$54$'],
    helps: 'Unfold a box and count its faces.',
  },
  cube_as_three_times: {
    name: 'Cube of a number as three times',
    what: 'Multiplies a length by three where its cube is asked for.',
    example: ['A cube has edges of 4 cm. What is its volume in cm³?', '$12$', '$64$'],
    helps: 'Build it from small cubes, layer by layer.',
  },
  larger_has_larger_ratio: {
    name: 'Larger body, larger ratio',
    what: 'Expects a larger body to have the larger ratio of surface to volume.',
    example: ['Which has the larger ratio, a mouse or an elephant?', 'the elephant', 'the mouse'],
    helps: 'Work out both for cubes of 1, 2 and 3 cm in a table.',
  },
  ratio_same_for_shape: {
    name: 'Same shape, same ratio',
    what: 'Expects bodies of the same shape to have the same ratio of surface to volume.',
    example: ['Cubes of 1 cm and 3 cm: are their ratios alike?', 'Yes.', 'No, 6 to 1 and 2 to 1.'],
    helps: 'Work out both for cubes of 1, 2 and 3 cm in a table.',
  },
  ratio_without_surface: {
    name: 'Small ratio taken for no surface',
    what: 'Takes a small surface for the volume for none at all.',
    example: [
      'Why can a horse not breathe through its skin?',
      'It has no surface.',
      'Its surface is small for its volume.',
    ],
    helps: 'Compare a number with its share of another, on several examples.',
  },
  larger_animal_larger_cells: {
    name: 'Larger animals have larger cells',
    what: 'Explains the size of animals by the size of their cells.',
    example: [
      'Are the cells of a whale larger than those of a mouse?',
      'Yes.',
      'No, there are more of them.',
    ],
    helps: 'Show skin cells of both at the same magnification.',
  },
  cut_keeps_surface: {
    name: 'Cutting keeps the surface',
    what: 'Expects the surface to stay the same when a body is cut into parts.',
    example: [
      'A cube is cut into 8. What happens to the surface?',
      'It stays the same.',
      'It gets larger.',
    ],
    helps: 'Cut a potato and paint all the faces that can be touched.',
  },
  thick_wall_for_more_blood: {
    name: 'Thick wall for more blood',
    what: 'Explains the thick wall of the left ventricle by a larger volume.',
    example: [
      'Why is the left wall thicker?',
      'It holds more blood.',
      'It pumps at a higher pressure.',
    ],
    helps: 'Ask where the extra blood would go if one side pumped more.',
  },
  heart_sides_swapped: {
    name: 'Sides of the heart swapped',
    what: 'Lets the left side pump to the lungs, or the right side to the body.',
    example: ['Where does the left ventricle pump the blood?', 'to the lungs', 'to the body'],
    helps: 'Walk the two loops on a floor plan with red and blue cards.',
  },
  time_not_scaled: {
    name: 'Time not scaled to the minute',
    what: 'Gives what happens in a part of a minute for the whole minute.',
    example: ['18 beats in 15 seconds. How many in a minute?', '$18$', '$72$'],
    helps: 'Ask how many times the given time fits into the one that is asked for.',
  },
  blue_blood: {
    name: 'Blood in veins is blue',
    what: 'Takes the blue of drawings for the colour of blood.',
    example: ['What colour is blood in a vein?', 'blue', 'dark red'],
    helps: 'Ask what colour blood has when it is taken from a vein.',
  },
} as const satisfies Strand
