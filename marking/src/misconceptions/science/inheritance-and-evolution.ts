import type { Strand } from '#misconceptions/entry.ts'

export const INHERITANCE_AND_EVOLUTION = {} as const satisfies Strand
