import type { Family } from '../family.ts'

export const scienceFamilies: readonly Family[] = []
