import type { Strand } from '#misconceptions/entry.ts'

export const PARTICLES_AND_MATTER = {} as const satisfies Strand
