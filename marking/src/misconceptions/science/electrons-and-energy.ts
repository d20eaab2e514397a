import type { Strand } from '#misconceptions/entry.ts'

export const ELECTRONS_AND_ENERGY = {} as const satisfies Strand
