import type { Family } from '#families/family.ts'
import { compoundMeasures } from '#families/measure/compound.ts'
import { conversion } from '#families/measure/conversion.ts'
import { formulaFamily } from '#families/measure/formula-family.ts'

export const measureFamilies: readonly Family[] = [formulaFamily(compoundMeasures), conversion]
