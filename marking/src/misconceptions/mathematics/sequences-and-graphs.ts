import type { Strand } from '#misconceptions/entry.ts'

export const SEQUENCES_AND_GRAPHS = {} as const satisfies Strand
