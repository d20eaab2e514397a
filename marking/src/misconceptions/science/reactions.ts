import type { Strand } from '#misconceptions/entry.ts'

export const REACTIONS = {} as const satisfies Strand
