import type { Strand } from '#misconceptions/entry.ts'

export const WAVES_AND_MATTER = {} as const satisfies Strand
