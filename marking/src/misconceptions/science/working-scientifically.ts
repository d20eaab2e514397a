import type { Strand } from '#misconceptions/entry.ts'

export const WORKING_SCIENTIFICALLY = {} as const satisfies Strand
