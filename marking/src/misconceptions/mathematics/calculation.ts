import type { Strand } from '#misconceptions/entry.ts'

export const CALCULATION = {
  carry_forgotten: {
    name: 'Carried one forgotten',
    what: 'Leaves out what a full column passes on to the next.',
    example: ['$4254 + 2071$', '$6225$', '$6325$'],
    helps: 'Estimate first, and write what is carried below the line at once.',
  },
} as const satisfies Strand
