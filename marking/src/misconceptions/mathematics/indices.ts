import type { Strand } from '#misconceptions/entry.ts'

export const INDICES = {
  exponents_multiplied: {
    name: 'Exponents multiplied in a product',
    what: 'Multiplies the exponents when powers of the same base are multiplied.',
    example: ['$x^2 \\times x^5$', '$x^{10}$', '$x^7$'],
    helps: 'Write both powers out as rows of factors and count the whole row.',
    was: ['multiplies-indices', 'multiplies-the-powers'],
  },
  exponents_added: {
    name: 'Exponents added in a power of a power',
    what: 'Adds the exponents when a power is raised to a power.',
    example: ['$(x^4)^3$', '$x^7$', '$x^{12}$'],
    helps: 'Write the inner power down as often as the outer exponent says.',
  },
  power_of_power_raised: {
    name: 'Exponent raised to the exponent',
    what: 'Raises one exponent to the other in a power of a power.',
    example: ['$(x^4)^3$', '$x^{64}$', '$x^{12}$'],
    helps: 'Write the inner power down as often as the outer exponent says, and count.',
  },
  exponents_divided: {
    name: 'Exponents divided',
    what: 'Divides the exponents when powers of the same base are divided.',
    example: ['$\\frac{x^8}{x^2}$', '$x^4$', '$x^6$'],
    helps: 'Write both rows of factors out and cancel them pair by pair.',
    was: ['divides-indices'],
  },
  bases_combined: {
    name: 'Bases combined',
    what: 'Multiplies the bases as well as adding the exponents.',
    example: ['$3^2 \\times 3^4$', '$9^6$', '$3^6$'],
    helps: 'Write the factors out: every one of them is still the same base.',
  },
  powers_added_like_products: {
    name: 'Sum of powers joined',
    what: 'Adds the exponents where the powers themselves are added.',
    example: ['$x^2 + x^3$', '$x^5$', '$x^2 + x^3$'],
    helps: 'Put 2 in for the letter on both sides and compare.',
  },
  power_nought_is_nought: {
    name: 'Exponent 0 gives 0',
    what: 'Takes a number to the power 0 for 0.',
    example: ['$4 + 7^0$', '$4$', '$5$'],
    helps: 'Follow the powers downwards, dividing by the base each time.',
  },
  power_as_multiple: {
    name: 'Power as a multiple',
    what: 'Multiplies the base by the exponent.',
    example: ['$5^3$', '$15$', '$125$'],
    helps: 'Write the power out as a product, and draw $5^2$ as a square.',
  },
  negative_power_made_negative: {
    name: 'Negative exponent, negative value',
    what: 'Takes a minus in the exponent for a minus of the value.',
    example: ['$2^{-3}$', '$-8$', '$\\frac{1}{8}$'],
    helps: 'Go down the powers of 2, halving each time, past the exponent 0.',
  },
  power_on_one_factor: {
    name: 'Power on one factor only',
    what: 'Raises the letter in a bracket to the power and leaves the number as it was.',
    example: ['$(3x)^2$', '$3x^2$', '$9x^2$'],
    helps: 'Write the bracket down twice and gather the numbers and the letters.',
  },
  factor_times_exponent: {
    name: 'Factor times the exponent',
    what: 'Multiplies the number in the bracket by the exponent.',
    example: ['$(4x)^3$', '$12x^3$', '$64x^3$'],
    helps: 'Write the bracket down three times, and work out the product of the numbers.',
  },
  fraction_power_divides: {
    name: 'Fraction exponent as a fraction of the base',
    what: 'Multiplies the base by a fraction that stands in the exponent.',
    example: ['$64^{\\frac{1}{2}}$', '$32$', '$8$'],
    helps: 'Multiply the power by itself by the rule for exponents: which number does that?',
  },
  fraction_power_upside_down: {
    name: 'Fraction exponent upside down',
    what: 'Takes the top of a fraction exponent for the root and the bottom for the power.',
    example: ['$4^{\\frac{3}{2}}$', '$4^{\\frac{2}{3}}$', '$8$'],
    helps: 'Read it in two steps: the bottom says which root, then the top which power.',
  },
  standard_form_not_adjusted: {
    name: 'Standard form not adjusted',
    what: 'Moves the point in the front number and leaves the power of ten as it was.',
    example: [
      '$(3.2 \\times 10^5) \\times (5 \\times 10^3)$',
      '$1.6 \\times 10^8$',
      '$1.6 \\times 10^9$',
    ],
    helps: 'Write the front number itself as a number times ten, and join the tens.',
    was: ['forgets-the-extra-ten'],
  },
  exponent_sign_turned: {
    name: 'Sign of the power of ten turned',
    what: 'Writes a small number with a positive power of ten, or a large one with a negative.',
    example: ['Write 0.0042 in standard form.', '$4.2 \\times 10^3$', '$4.2 \\times 10^{-3}$'],
    helps: 'Ask first whether the number is more or less than one.',
  },
} as const satisfies Strand
