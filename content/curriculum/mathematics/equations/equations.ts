import type { Strand } from '#curriculum/shapes.ts'
import { completingTheSquare } from './completing-the-square.ts'
import { equationsTopics } from './equations.topics.ts'
import { equationsWorksheets } from './equations.worksheets.ts'
import { formingEquations } from './forming-equations.ts'
import { harderInequalities } from './harder-inequalities.ts'
import { inequalities } from './inequalities.ts'
import { iteration } from './iteration.ts'
import { linearAndQuadratic } from './linear-and-quadratic.ts'
import { linearEquations } from './linear-equations.ts'
import { missingNumbers } from './missing-numbers.ts'
import { quadraticEquations } from './quadratic-equations.ts'
import { quadraticFormula } from './quadratic-formula.ts'
import { simultaneousEquations } from './simultaneous-equations.ts'
import { unknownOnBothSides } from './unknown-on-both-sides.ts'

export const equations: Strand = {
  key: 'equations',
  title: 'Equations',
  description: 'Finding the number that makes a sentence true.',
  topics: equationsTopics,
  questions: [
    ...missingNumbers,
    ...linearEquations,
    ...unknownOnBothSides,
    ...formingEquations,
    ...inequalities,
    ...simultaneousEquations,
    ...quadraticEquations,
    ...quadraticFormula,
    ...completingTheSquare,
    ...linearAndQuadratic,
    ...harderInequalities,
    ...iteration,
  ],
  worksheets: equationsWorksheets,
}
