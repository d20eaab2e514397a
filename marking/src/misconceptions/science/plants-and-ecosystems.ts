import type { Strand } from '#misconceptions/entry.ts'
import { CYCLES_AND_VARIETY } from '#misconceptions/science/cycles-and-variety.ts'
import { HABITATS } from '#misconceptions/science/habitats.ts'
import { PHOTOSYNTHESIS_AND_RESPIRATION } from '#misconceptions/science/photosynthesis-and-respiration.ts'
import { PLANTS_AND_FOOD_WEBS } from '#misconceptions/science/plants-and-food-webs.ts'

export const PLANTS_AND_ECOSYSTEMS = {
  ...PLANTS_AND_FOOD_WEBS,
  ...PHOTOSYNTHESIS_AND_RESPIRATION,
  ...HABITATS,
  ...CYCLES_AND_VARIETY,
} as const satisfies Strand
