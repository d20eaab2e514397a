import type { Family } from '../family.ts'

export const statisticsFamilies: readonly Family[] = []
