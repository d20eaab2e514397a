import type { Subject } from '#curriculum/shapes.ts'
import { calculation } from './calculation/calculation.ts'
import { decimalsAndPercentages } from './decimals-and-percentages/decimals-and-percentages.ts'
import { equations } from './equations/equations.ts'
import { expressions } from './expressions/expressions.ts'
import { factorsAndPowers } from './factors-and-powers/factors-and-powers.ts'
import { fractions } from './fractions/fractions.ts'
import { placeValue } from './place-value/place-value.ts'
import { ratioAndProportion } from './ratio-and-proportion/ratio-and-proportion.ts'

export const mathematics: Subject = {
  key: 'mathematics',
  title: 'Mathematics',
  description: 'Numbers, shapes, letters and chance, one small step after another.',
  strands: [
    placeValue,
    calculation,
    factorsAndPowers,
    fractions,
    decimalsAndPercentages,
    ratioAndProportion,
    expressions,
    equations,
  ],
}
