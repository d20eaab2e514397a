import type { Strand } from '#misconceptions/entry.ts'

export const TRANSFORMATIONS_AND_TRIGONOMETRY = {} as const satisfies Strand
