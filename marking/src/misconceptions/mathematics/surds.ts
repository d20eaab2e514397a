import type { Strand } from '#misconceptions/entry.ts'

export const SURDS = {
  root_of_sum: {
    name: 'Root shared out over a sum',
    what: 'Takes the root of each term of a sum by itself.',
    example: ['$\\sqrt{x^2 + 16}$', '$x + 4$', '$\\sqrt{x^2 + 16}$'],
    helps: 'Test it with $\\sqrt{9 + 16}$, and treat the root sign as a bracket.',
  },
  roots_added_inside: {
    name: 'Numbers under roots added',
    what: 'Adds the numbers under two roots that are added.',
    example: ['$\\sqrt{3} + \\sqrt{12}$', '$\\sqrt{15}$', '$3\\sqrt{3}$'],
    helps: 'Simplify each root first, and collect them as one collects letters.',
    was: ['adds-under-the-root'],
  },
  root_halves: {
    name: 'Root taken for a half',
    what: 'Halves a number to take its square root.',
    example: ['$\\sqrt{36}$', '$18$', '$6$'],
    helps: 'Ask for the side of a square with that area.',
    was: ['square_halved'],
  },
  root_times_itself_kept: {
    name: 'Root times itself squared too often',
    what: 'Takes a root times itself for the square of the number under it.',
    example: ['$\\sqrt{7} \\times \\sqrt{7}$', '$49$', '$7$'],
    helps: 'Try it with $\\sqrt{9}$, whose value is known.',
  },
  factor_put_under_root: {
    name: 'Factor put under the root as it is',
    what: 'Writes a factor under the root without squaring it.',
    example: ['$3\\sqrt{5}$', '$\\sqrt{15}$', '$\\sqrt{45}$'],
    helps: 'Write the factor as a root of its own before the two are joined.',
  },
  square_taken_out_whole: {
    name: 'Square taken out whole',
    what: 'Takes a square number out of a root without taking its root.',
    example: ['$\\sqrt{75}$', '$25\\sqrt{3}$', '$5\\sqrt{3}$'],
    helps: 'Split the root in two, and work the root of the square out on its own.',
  },
  root_of_bottom_dropped: {
    name: 'Root dropped from the bottom',
    what: 'Leaves the root in the bottom out, so that the value changes.',
    example: ['$\\frac{6}{\\sqrt{5}}$', '$\\frac{6}{5}$', '$\\frac{6\\sqrt{5}}{5}$'],
    helps: 'Multiply by a fraction that is 1, written out with its top and bottom.',
  },
  bottom_dropped: {
    name: 'Bottom forgotten after rationalising',
    what: 'Rationalises the bottom and forgets to divide by what it has become.',
    example: ['$\\frac{6}{\\sqrt{3}}$', '$6\\sqrt{3}$', '$2\\sqrt{3}$'],
    helps: 'Work top and bottom out on two lines, and compare the values on a calculator.',
    was: ['drops-the-denominator'],
  },
  root_kept_after_power: {
    name: 'Exponent under a root misread',
    what: 'Takes the root of the exponent, or takes two from it, where it is halved.',
    example: ['$\\sqrt{x^{16}}$', '$x^4$', '$x^8$'],
    helps: 'Square the answer and compare it with what stood under the root.',
  },
} as const satisfies Strand
