import type { Family } from '../family.ts'
import { compareFamilies } from './compare.ts'
import { convertFamilies } from './convert.ts'
import { estimates } from './estimate.ts'
import { factorFamilies } from './factors.ts'
import { interestFamilies } from './interest.ts'
import { percentageFamilies } from './percentages.ts'
import { proportionFamilies } from './proportion.ts'
import { ratioFamilies } from './ratio.ts'
import { roundingFamilies } from './rounding.ts'
import { standardFormFamilies } from './standard-form.ts'

export const numberFamilies: readonly Family[] = [
  ...interestFamilies,
  ...standardFormFamilies,
  estimates,
  ...roundingFamilies,
  ...ratioFamilies,
  ...proportionFamilies,
  ...factorFamilies,
  ...compareFamilies,
  ...convertFamilies,
  ...percentageFamilies,
]
