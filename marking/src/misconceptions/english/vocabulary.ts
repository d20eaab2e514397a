import type { Strand } from '#misconceptions/entry.ts'

export const VOCABULARY = {} as const satisfies Strand
