import type { Strand } from '#curriculum/shapes.ts'
import { addingFractions } from './adding-fractions.ts'
import { comparingFractions } from './comparing-fractions.ts'
import { equivalentFractions } from './equivalent-fractions.ts'
import { fractionsTopics } from './fractions.topics.ts'
import { fractionsWorksheets } from './fractions.worksheets.ts'
import { fractionsAsOperators } from './fractions-as-operators.ts'
import { fractionsOfFractions } from './fractions-of-fractions.ts'
import { mixedNumberCalculations } from './mixed-number-calculations.ts'
import { mixedNumbers } from './mixed-numbers.ts'
import { multiplyingDividingFractions } from './multiplying-dividing-fractions.ts'
import { sameDenominatorFractions } from './same-denominator-fractions.ts'
import { subtractingFractions } from './subtracting-fractions.ts'
import { whatAFractionIs } from './what-a-fraction-is.ts'

export const fractions: Strand = {
  key: 'fractions',
  title: 'Fractions',
  description: 'Parts of a whole, and how to count with them.',
  topics: fractionsTopics,
  questions: [
    ...whatAFractionIs,
    ...equivalentFractions,
    ...sameDenominatorFractions,
    ...mixedNumbers,
    ...comparingFractions,
    ...addingFractions,
    ...subtractingFractions,
    ...fractionsOfFractions,
    ...fractionsAsOperators,
    ...multiplyingDividingFractions,
    ...mixedNumberCalculations,
  ],
  worksheets: fractionsWorksheets,
}
