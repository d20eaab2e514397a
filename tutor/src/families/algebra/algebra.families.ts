import type { Family } from '../family.ts'
import { coordinateFamilies } from './coordinates.ts'
import { expandFamilies } from './expand.ts'
import { factoriseFamilies } from './factorise.ts'
import { fractionFamilies } from './fractions.ts'
import { indexFamilies } from './indices.ts'
import { sequenceFamilies } from './sequences.ts'
import { substituteFamilies } from './substitute.ts'
import { surdFamilies } from './surds.ts'

export const algebraFamilies: readonly Family[] = [
  ...coordinateFamilies,
  ...sequenceFamilies,
  ...substituteFamilies,
  ...fractionFamilies,
  ...factoriseFamilies,
  ...surdFamilies,
  ...indexFamilies,
  ...expandFamilies,
]
