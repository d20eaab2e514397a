import type { Family } from '#families/family.ts'
import { formulaFamily } from '#families/measure/formula-family.ts'
import { amounts, microscopes } from '#families/science/amounts.ts'
import { balancing } from '#families/science/balancing.ts'
import { electricity, waves } from '#families/science/electricity-and-waves.ts'
import { energies } from '#families/science/energy.ts'
import { forces, motion } from '#families/science/forces-and-motion.ts'
import { formulaMass } from '#families/science/formula-mass.ts'

export const scienceFamilies: readonly Family[] = [
  balancing,
  formulaMass,
  formulaFamily(forces),
  formulaFamily(motion),
  formulaFamily(energies),
  formulaFamily(electricity),
  formulaFamily(waves),
  formulaFamily(amounts),
  formulaFamily(microscopes),
]
