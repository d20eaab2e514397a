import type { Family } from '#families/family.ts'
import { formulaFamily } from '#families/measure/formula-family.ts'
import { amounts, microscopes, nuclei } from '#families/science/amounts.ts'
import { balancing } from '#families/science/balancing.ts'
import { formulaMass } from '#families/science/formula-mass.ts'
import { physicsFormulas } from '#families/science/physics.ts'

export const scienceFamilies: readonly Family[] = [
  balancing,
  formulaMass,
  ...[...physicsFormulas, amounts, nuclei, microscopes].map(formulaFamily),
]
