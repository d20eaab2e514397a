import type { Family } from '#families/family.ts'
import { averages } from '#families/statistics/averages.ts'
import { frequencyTable, missingFromMean } from '#families/statistics/mean-problems.ts'
import { probability } from '#families/statistics/probability.ts'

export const statisticsFamilies: readonly Family[] = [
  frequencyTable,
  missingFromMean,
  averages,
  probability,
]
