import type { Strand } from '#curriculum/shapes.ts'
import { addingAndSubtractingInYourHead } from './adding-and-subtracting-in-your-head.ts'
import { calculationTopics } from './calculation.topics.ts'
import { columnAdditionAndSubtractionMore } from './column-addition-and-subtraction.more.ts'
import { columnAdditionAndSubtraction } from './column-addition-and-subtraction.ts'
import { inverseOperationsMore } from './inverse-operations.more.ts'
import { inverseOperations } from './inverse-operations.ts'
import { longDivision } from './long-division.ts'
import { longMultiplication } from './long-multiplication.ts'
import { mentalMultiplication } from './mental-multiplication.ts'
import { moneyAndModellingMore } from './money-and-modelling.more.ts'
import { moneyAndModelling } from './money-and-modelling.ts'
import { multiStepProblemsMore } from './multi-step-problems.more.ts'
import { multiStepProblems } from './multi-step-problems.ts'
import { orderOfOperationsMore } from './order-of-operations.more.ts'
import { orderOfOperations } from './order-of-operations.ts'
import { shortDivision } from './short-division.ts'
import { shortMultiplication } from './short-multiplication.ts'
import { timesTables } from './times-tables.ts'
import { usingACalculatorMore } from './using-a-calculator.more.ts'
import { usingACalculator } from './using-a-calculator.ts'

export const calculation: Strand = {
  key: 'calculation',
  title: 'Calculation',
  description: 'Adding, taking away, multiplying and dividing, in the head and on paper.',
  topics: calculationTopics,
  questions: [
    ...columnAdditionAndSubtraction,
    ...columnAdditionAndSubtractionMore,
    ...timesTables,
    ...mentalMultiplication,
    ...shortMultiplication,
    ...addingAndSubtractingInYourHead,
    ...longMultiplication,
    ...shortDivision,
    ...longDivision,
    ...orderOfOperations,
    ...orderOfOperationsMore,
    ...multiStepProblems,
    ...multiStepProblemsMore,
    ...inverseOperations,
    ...inverseOperationsMore,
    ...moneyAndModelling,
    ...moneyAndModellingMore,
    ...usingACalculator,
    ...usingACalculatorMore,
  ],
}
