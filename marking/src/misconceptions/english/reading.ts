import type { Strand } from '#misconceptions/entry.ts'

export const READING = {} as const satisfies Strand
