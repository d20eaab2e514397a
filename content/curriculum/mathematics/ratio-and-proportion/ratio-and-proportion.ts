import type { Strand } from '#curriculum/shapes.ts'
import { compoundMeasures } from './compound-measures.ts'
import { directProportion } from './direct-proportion.ts'
import { growthAndDecay } from './growth-and-decay.ts'
import { inverseProportion } from './inverse-proportion.ts'
import { proportionEquations } from './proportion-equations.ts'
import { proportionFormulae } from './proportion-formulae.ts'
import { ratioAndProportionTopics } from './ratio-and-proportion.topics.ts'
import { ratioAndProportionWorksheets } from './ratio-and-proportion.worksheets.ts'
import { ratioProblems } from './ratio-problems.ts'
import { ratiosAndFractions } from './ratios-and-fractions.ts'
import { scalingProblems } from './scaling-problems.ts'
import { sharingInARatio } from './sharing-in-a-ratio.ts'
import { simplifyingRatios } from './simplifying-ratios.ts'
import { speedAndDistance } from './speed-and-distance.ts'
import { unequalSharing } from './unequal-sharing.ts'

export const ratioAndProportion: Strand = {
  key: 'ratio-and-proportion',
  title: 'Ratio and proportion',
  description: 'How much of one thing there is for so much of another.',
  topics: ratioAndProportionTopics,
  questions: [
    ...scalingProblems,
    ...unequalSharing,
    ...simplifyingRatios,
    ...sharingInARatio,
    ...ratiosAndFractions,
    ...directProportion,
    ...speedAndDistance,
    ...inverseProportion,
    ...compoundMeasures,
    ...ratioProblems,
    ...proportionFormulae,
    ...growthAndDecay,
    ...proportionEquations,
  ],
  worksheets: ratioAndProportionWorksheets,
}
