import type { Strand } from '#misconceptions/entry.ts'

export const LOGS = {
  log_of_sum: {
    name: 'Logarithm shared out over a sum',
    what: 'Splits the logarithm of a sum into a sum of logarithms.',
    example: ['$\\ln(x + y)$', '$\\ln(x) + \\ln(y)$', '$\\ln(x + y)$'],
    helps: 'Try it with numbers on a calculator, then with a product in place of the sum.',
  },
  logs_added_inside: {
    name: 'Numbers inside added',
    what: 'Adds what stands inside two logarithms that are added.',
    example: ['$\\log(6) + \\log(5)$', '$\\log(11)$', '$\\log(30)$'],
    helps: 'Read a logarithm as an exponent: adding exponents multiplies the powers.',
  },
  logs_multiplied: {
    name: 'Product of logarithms joined',
    what: 'Takes the product of two logarithms for the logarithm of the product.',
    example: ['$\\ln(x) \\times \\ln(y)$', '$\\ln(xy)$', '$\\ln(x) \\times \\ln(y)$'],
    helps: 'Put the rule for sums beside it, and test both with numbers.',
  },
  logs_divided: {
    name: 'Quotient of logarithms joined',
    what: 'Takes the quotient of two logarithms for the logarithm of the quotient.',
    example: ['$\\frac{\\ln(20)}{\\ln(5)}$', '$\\ln(4)$', '$\\log_5(20)$'],
    helps: 'Put the rule for differences beside it, and test both with numbers.',
  },
  log_power_outside: {
    name: 'Power of a logarithm brought down',
    what: 'Brings an exponent down that belongs to the logarithm itself.',
    example: ['$(\\ln(x))^3$', '$3\\ln(x)$', '$(\\ln(x))^3$'],
    helps: 'Compare both places of the exponent, inside and outside, written with brackets.',
  },
  log_factor_came_out: {
    name: 'Factor taken out of a logarithm',
    what: 'Takes a factor inside a logarithm out in front of it.',
    example: ['$\\ln(5x)$', '$5\\ln(x)$', '$\\ln(5) + \\ln(x)$'],
    helps: 'Split the product by the rule, and see that the factor gets its own logarithm.',
  },
  log_power_raised: {
    name: 'Exponent raised the logarithm',
    what: 'Makes an exponent inside a logarithm a power of the logarithm.',
    example: ['$\\ln(x^4)$', '$(\\ln(x))^4$', '$4\\ln(x)$'],
    helps: 'Write the power out as a product and split its logarithm into a sum.',
  },
  log_of_one: {
    name: 'Logarithm of 1 taken for 1',
    what: 'Takes the logarithm of 1 for 1.',
    example: ['$3 + \\ln(1)$', '$4$', '$3$'],
    helps: 'Ask which exponent turns the base into 1.',
  },
  exponential_divided_by_base: {
    name: 'Exponential divided by its base',
    what: 'Divides by the base to free an unknown exponent.',
    example: ['$5^x = 125$', '$x = 25$', '$x = 3$'],
    helps: 'Read it as a question: how often is the base a factor?',
  },
  log_undone_the_wrong_way: {
    name: 'Logarithm undone with base and exponent swapped',
    what: 'Raises the value to the base to undo a logarithm.',
    example: ['$\\log_2(x) = 5$', '$x = 25$', '$x = 32$'],
    helps: 'Say it in words: 5 is the exponent that makes $x$ out of 2.',
  },
} as const satisfies Strand
