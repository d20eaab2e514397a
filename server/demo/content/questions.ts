import { addingFractions } from './mathematics/adding-fractions.ts'
import { comparingFractions } from './mathematics/comparing-fractions.ts'
import { equivalentFractions } from './mathematics/equivalent-fractions.ts'
import { expandingBrackets } from './mathematics/expanding-brackets.ts'
import { factorisingQuadratics } from './mathematics/factorising-quadratics.ts'
import { firstDerivatives } from './mathematics/first-derivatives.ts'
import { linearEquations } from './mathematics/linear-equations.ts'
import { multiplyingDividingFractions } from './mathematics/multiplying-dividing-fractions.ts'
import { percentageChange } from './mathematics/percentage-change.ts'
import { percentagesOfAnAmount } from './mathematics/percentages-of-an-amount.ts'
import { quadraticEquations } from './mathematics/quadratic-equations.ts'
import { subtractingFractions } from './mathematics/subtracting-fractions.ts'
import { unknownOnBothSides } from './mathematics/unknown-on-both-sides.ts'
import { whatAFractionIs } from './mathematics/what-a-fraction-is.ts'
import { bagOfMathematics } from './mixed-bag/mathematics.ts'
import { bagOfScience } from './mixed-bag/science.ts'
import { acidsAndAlkalis } from './science/acids-and-alkalis.ts'
import { cells } from './science/cells.ts'
import { density } from './science/density.ts'
import { electricCircuits } from './science/electric-circuits.ts'
import { energy } from './science/energy.ts'
import { forces } from './science/forces.ts'
import { mitosisAndMeiosis } from './science/mitosis-and-meiosis.ts'
import { particlesAndStates } from './science/particles-and-states.ts'
import { photosynthesis } from './science/photosynthesis.ts'
import { speed } from './science/speed.ts'
import type { DemoQuestion } from './shapes.ts'

/** The questions of the learning paths, in learning order of their topics. */
export const pathQuestions: readonly DemoQuestion[] = [
  ...whatAFractionIs,
  ...equivalentFractions,
  ...comparingFractions,
  ...addingFractions,
  ...subtractingFractions,
  ...multiplyingDividingFractions,
  ...percentagesOfAnAmount,
  ...percentageChange,
  ...expandingBrackets,
  ...linearEquations,
  ...unknownOnBothSides,
  ...factorisingQuadratics,
  ...quadraticEquations,
  ...firstDerivatives,
  ...cells,
  ...mitosisAndMeiosis,
  ...photosynthesis,
  ...particlesAndStates,
  ...density,
  ...forces,
  ...speed,
  ...energy,
  ...electricCircuits,
  ...acidsAndAlkalis,
]

/** Every question of the demonstration school. */
export const questions: readonly DemoQuestion[] = [
  ...pathQuestions,
  ...bagOfMathematics,
  ...bagOfScience,
]
