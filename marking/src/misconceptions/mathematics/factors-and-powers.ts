import type { Strand } from '#misconceptions/entry.ts'

export const FACTORS_AND_POWERS = {} as const satisfies Strand
