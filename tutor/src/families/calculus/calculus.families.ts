import { derivatives } from '#families/calculus/derivatives.ts'
import { differentiation } from '#families/calculus/differentiation.ts'
import { integration } from '#families/calculus/integration.ts'
import type { Family } from '#families/family.ts'

export const calculusFamilies: readonly Family[] = [differentiation, derivatives, integration]
