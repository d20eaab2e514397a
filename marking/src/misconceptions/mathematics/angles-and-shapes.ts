import type { Strand } from '#misconceptions/entry.ts'

export const ANGLES_AND_SHAPES = {} as const satisfies Strand
