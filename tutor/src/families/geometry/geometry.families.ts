import type { Family } from '../family.ts'

export const geometryFamilies: readonly Family[] = []
