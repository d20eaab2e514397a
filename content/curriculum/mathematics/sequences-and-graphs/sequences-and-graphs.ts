import type { Strand } from '#curriculum/shapes.ts'
import { equationsOfLines } from './equations-of-lines.ts'
import { exponentialAndWaveGraphs } from './exponential-and-wave-graphs.ts'
import { firstDerivatives } from './first-derivatives.ts'
import { functions } from './functions.ts'
import { gradientAndIntercept } from './gradient-and-intercept.ts'
import { gradientsAndAreas } from './gradients-and-areas.ts'
import { linearSequences } from './linear-sequences.ts'
import { numberSequences } from './number-sequences.ts'
import { otherCurves } from './other-curves.ts'
import { perpendicularLinesAndCircles } from './perpendicular-lines-and-circles.ts'
import { quadraticGraphs } from './quadratic-graphs.ts'
import { quadraticSequences } from './quadratic-sequences.ts'
import { realLifeGraphs } from './real-life-graphs.ts'
import { sequencesAndGraphsTopics } from './sequences-and-graphs.topics.ts'
import { sequencesAndGraphsWorksheets } from './sequences-and-graphs.worksheets.ts'
import { specialSequences } from './special-sequences.ts'
import { straightLineGraphs } from './straight-line-graphs.ts'

export const sequencesAndGraphs: Strand = {
  key: 'sequences-and-graphs',
  title: 'Sequences and graphs',
  description: 'Patterns that go on, and the lines and curves that show them.',
  topics: sequencesAndGraphsTopics,
  questions: [
    ...numberSequences,
    ...linearSequences,
    ...straightLineGraphs,
    ...gradientAndIntercept,
    ...realLifeGraphs,
    ...specialSequences,
    ...quadraticGraphs,
    ...equationsOfLines,
    ...otherCurves,
    ...quadraticSequences,
    ...perpendicularLinesAndCircles,
    ...functions,
    ...exponentialAndWaveGraphs,
    ...gradientsAndAreas,
    ...firstDerivatives,
  ],
  worksheets: sequencesAndGraphsWorksheets,
}
