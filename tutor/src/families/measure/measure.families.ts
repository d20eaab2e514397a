import type { Family } from '../family.ts'

export const measureFamilies: readonly Family[] = []
