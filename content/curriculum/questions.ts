import { addingFractions } from '#curriculum/mathematics/adding-fractions.ts'
import { comparingFractions } from '#curriculum/mathematics/comparing-fractions.ts'
import { equivalentFractions } from '#curriculum/mathematics/equivalent-fractions.ts'
import { expandingBrackets } from '#curriculum/mathematics/expanding-brackets.ts'
import { factorisingQuadratics } from '#curriculum/mathematics/factorising-quadratics.ts'
import { firstDerivatives } from '#curriculum/mathematics/first-derivatives.ts'
import { linearEquations } from '#curriculum/mathematics/linear-equations.ts'
import { multiplyingDividingFractions } from '#curriculum/mathematics/multiplying-dividing-fractions.ts'
import { percentageChange } from '#curriculum/mathematics/percentage-change.ts'
import { percentagesOfAnAmount } from '#curriculum/mathematics/percentages-of-an-amount.ts'
import { quadraticEquations } from '#curriculum/mathematics/quadratic-equations.ts'
import { subtractingFractions } from '#curriculum/mathematics/subtracting-fractions.ts'
import { unknownOnBothSides } from '#curriculum/mathematics/unknown-on-both-sides.ts'
import { whatAFractionIs } from '#curriculum/mathematics/what-a-fraction-is.ts'
import { bagOfMathematics } from '#curriculum/mixed-bag/mathematics.ts'
import { bagOfScience } from '#curriculum/mixed-bag/science.ts'
import { acidsAndAlkalis } from '#curriculum/science/acids-and-alkalis.ts'
import { cells } from '#curriculum/science/cells.ts'
import { density } from '#curriculum/science/density.ts'
import { electricCircuits } from '#curriculum/science/electric-circuits.ts'
import { energy } from '#curriculum/science/energy.ts'
import { forces } from '#curriculum/science/forces.ts'
import { mitosisAndMeiosis } from '#curriculum/science/mitosis-and-meiosis.ts'
import { particlesAndStates } from '#curriculum/science/particles-and-states.ts'
import { photosynthesis } from '#curriculum/science/photosynthesis.ts'
import { speed } from '#curriculum/science/speed.ts'
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
