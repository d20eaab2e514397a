import type { Family } from '../family.ts'

export const calculusFamilies: readonly Family[] = []
