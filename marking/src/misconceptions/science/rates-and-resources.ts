import type { Strand } from '#misconceptions/entry.ts'

export const RATES_AND_RESOURCES = {} as const satisfies Strand
