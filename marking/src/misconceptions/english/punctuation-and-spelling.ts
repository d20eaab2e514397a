import type { Strand } from '#misconceptions/entry.ts'

export const PUNCTUATION_AND_SPELLING = {} as const satisfies Strand
