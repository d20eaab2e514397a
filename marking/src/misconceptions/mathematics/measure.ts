import type { Strand } from '#misconceptions/entry.ts'

export const MEASURE = {} as const satisfies Strand
