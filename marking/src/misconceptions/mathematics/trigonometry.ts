import type { Strand } from '#misconceptions/entry.ts'

export const TRIGONOMETRY = {
  trig_of_sum: {
    name: 'Sine or cosine shared out over a sum',
    what: 'Takes the sine, cosine or tangent of each term of a sum by itself.',
    example: ['$\\sin(x + y)$', '$\\sin(x) + \\sin(y)$', '$\\sin(x)\\cos(y) + \\cos(x)\\sin(y)$'],
    helps: 'Try it with two angles of 30° before the formula is shown.',
  },
  trig_factor_came_out: {
    name: 'Factor taken out of the angle',
    what: 'Takes a factor of the angle out in front of the function.',
    example: ['$\\cos(3x)$', '$3\\cos(x)$', '$\\cos(3x)$'],
    helps: 'Compare the two curves: one is squeezed, the other is stretched.',
  },
  trig_factor_went_in: {
    name: 'Factor taken into the angle',
    what: 'Takes a factor in front of the function into its angle.',
    example: ['$2\\sin(x)$', '$\\sin(2x)$', '$2\\sin(x)$'],
    helps: 'Work both out for an angle of 30°.',
  },
  sine_and_cosine_not_squared: {
    name: 'Sine and cosine added to 1',
    what: 'Takes the sum of sine and cosine, not of their squares, for 1.',
    example: ['$\\sin(x) + \\cos(x)$', '$1$', '$\\sin(x) + \\cos(x)$'],
    helps: 'Read the identity off a right-angled triangle in the unit circle.',
  },
  square_identity_sign: {
    name: 'Sign in the identity of squares',
    what: 'Rearranges the identity of the squares with a sign that does not fit.',
    example: ['$\\sin(x)^2$', '$1 + \\cos(x)^2$', '$1 - \\cos(x)^2$'],
    helps: 'Write the identity down first, and take the other square from both sides.',
  },
  tangent_upside_down: {
    name: 'Tangent upside down',
    what: 'Writes the tangent as cosine over sine.',
    example: ['$\\tan(x)$', '$\\frac{\\cos(x)}{\\sin(x)}$', '$\\frac{\\sin(x)}{\\cos(x)}$'],
    helps: 'Ask what the tangent of a very small angle is, and which way round gives that.',
  },
  sine_for_cosine: {
    name: 'Sine and cosine swapped',
    what: 'Uses the sine where the cosine belongs, or the other way.',
    example: ['$8\\sin(40°)$', '$8\\cos(40°)$', '$8\\sin(40°)$'],
    helps: 'Label the sides from the marked angle before a function is chosen.',
    was: ['sine_for_cosine_number', 'adjacent-side'],
  },
  tangent_for_sine: {
    name: 'Tangent for sine or cosine',
    what: 'Uses the tangent where the longest side of the triangle is given.',
    example: [
      'The longest side is 10 and the angle 40°. How long is the opposite side?',
      '$8.39$',
      '$6.43$',
    ],
    helps: 'Name the two sides that matter, and choose the function that holds both.',
    was: ['tangent-instead'],
  },
  degrees_as_radians: {
    name: 'Calculator set to radians',
    what: 'Works with an angle in degrees on a calculator that is set to radians.',
    example: ['$5\\sin(40°)$', '$5\\sin(40)$', '$5\\sin(40°)$'],
    helps: 'Check with the sine of 30° before each set of questions: it is one half.',
    was: ['calculator_in_radians'],
  },
  inverse_as_reciprocal: {
    name: 'Inverse function as a reciprocal',
    what: 'Takes the inverse function for one divided by the function.',
    example: ['$\\arcsin(x)$', '$\\frac{1}{\\sin(x)}$', '$\\arcsin(x)$'],
    helps: 'Say it as a question: which angle has this sine?',
  },
  double_angle_halved: {
    name: 'Factor 2 of the double angle missing',
    what: 'Leaves the factor 2 out of the sine of twice an angle.',
    example: ['$\\sin(2x)$', '$\\sin(x)\\cos(x)$', '$2\\sin(x)\\cos(x)$'],
    helps: 'Derive it from the formula for a sum, with both angles the same.',
  },
  double_angle_sign: {
    name: 'Signs of the double angle',
    what: 'Writes the cosine of twice an angle with its signs turned.',
    example: ['$\\cos(2x)$', '$1 - 2\\cos(x)^2$', '$2\\cos(x)^2 - 1$'],
    helps: 'Check the formula at the angle 0, where the value is known.',
  },
} as const satisfies Strand
