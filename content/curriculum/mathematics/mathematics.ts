import type { Subject } from '#curriculum/shapes.ts'
import { anglesAndShapes } from './angles-and-shapes/angles-and-shapes.ts'
import { calculation } from './calculation/calculation.ts'
import { decimalsAndPercentages } from './decimals-and-percentages/decimals-and-percentages.ts'
import { equations } from './equations/equations.ts'
import { expressions } from './expressions/expressions.ts'
import { factorsAndPowers } from './factors-and-powers/factors-and-powers.ts'
import { fractions } from './fractions/fractions.ts'
import { measure } from './measure/measure.ts'
import { placeValue } from './place-value/place-value.ts'
import { probability } from './probability/probability.ts'
import { ratioAndProportion } from './ratio-and-proportion/ratio-and-proportion.ts'
import { sequencesAndGraphs } from './sequences-and-graphs/sequences-and-graphs.ts'
import { statistics } from './statistics/statistics.ts'
import { transformationsAndTrigonometry } from './transformations-and-trigonometry/transformations-and-trigonometry.ts'

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
    sequencesAndGraphs,
    anglesAndShapes,
    measure,
    transformationsAndTrigonometry,
    statistics,
    probability,
  ],
}
