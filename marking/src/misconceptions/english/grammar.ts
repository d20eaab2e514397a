import type { Strand } from '#misconceptions/entry.ts'

export const GRAMMAR = {} as const satisfies Strand
