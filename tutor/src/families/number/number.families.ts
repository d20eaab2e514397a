import type { Family } from '../family.ts'
import { percentageFamilies } from './percentages.ts'

export const numberFamilies: readonly Family[] = [...percentageFamilies]
