import type { Strand } from '#misconceptions/entry.ts'

export const PLANTS_AND_ECOSYSTEMS = {} as const satisfies Strand
