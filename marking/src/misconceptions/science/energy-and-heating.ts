import type { Strand } from '#misconceptions/entry.ts'

export const ENERGY_AND_HEATING = {} as const satisfies Strand
