import type { Strand } from '#misconceptions/entry.ts'

export const ELECTRICITY_AND_MAGNETISM = {} as const satisfies Strand
