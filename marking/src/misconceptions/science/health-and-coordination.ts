import type { Strand } from '#misconceptions/entry.ts'

export const HEALTH_AND_COORDINATION = {} as const satisfies Strand
