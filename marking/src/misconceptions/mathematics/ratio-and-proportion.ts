import type { Strand } from '#misconceptions/entry.ts'

export const RATIO_AND_PROPORTION = {} as const satisfies Strand
