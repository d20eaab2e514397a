import type { Strand } from '#misconceptions/entry.ts'
import { AIR_AND_USE } from '#misconceptions/science/air-and-use.ts'
import { OIL_AND_EQUILIBRIUM } from '#misconceptions/science/oil-and-equilibrium.ts'
import { ROCKS_AND_RATES } from '#misconceptions/science/rocks-and-rates.ts'

export const RATES_AND_RESOURCES = {
  ...ROCKS_AND_RATES,
  ...OIL_AND_EQUILIBRIUM,
  ...AIR_AND_USE,
} as const satisfies Strand
