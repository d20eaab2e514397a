import type { Strand } from '#misconceptions/entry.ts'

export const AMOUNTS = {} as const satisfies Strand
