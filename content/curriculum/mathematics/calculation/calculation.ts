import type { Strand } from '#curriculum/shapes.ts'
import { withoutCalculator } from '#curriculum/writing.ts'
import { addingAndSubtractingInYourHeadMore } from './adding-and-subtracting-in-your-head.more.ts'
import { addingAndSubtractingInYourHead } from './adding-and-subtracting-in-your-head.ts'
import { calculationTopics } from './calculation.topics.ts'
import { calculationWorksheets } from './calculation.worksheets.ts'
import { columnAdditionAndSubtractionMore } from './column-addition-and-subtraction.more.ts'
import { columnAdditionAndSubtraction } from './column-addition-and-subtraction.ts'
import { inverseOperationsMore } from './inverse-operations.more.ts'
import { inverseOperations } from './inverse-operations.ts'
import { longDivisionMore } from './long-division.more.ts'
import { longDivision } from './long-division.ts'
import { longMultiplication } from './long-multiplication.ts'
import { mentalMultiplication } from './mental-multiplication.ts'
import { moneyAndModellingMore } from './money-and-modelling.more.ts'
import { moneyAndModelling } from './money-and-modelling.ts'
import { multiStepProblemsMore } from './multi-step-problems.more.ts'
import { multiStepProblems } from './multi-step-problems.ts'
import { orderOfOperationsMore } from './order-of-operations.more.ts'
import { orderOfOperations } from './order-of-operations.ts'
import { shortDivisionMore } from './short-division.more.ts'
import { shortDivision } from './short-division.ts'
import { shortMultiplication } from './short-multiplication.ts'
import { timesTablesMore } from './times-tables.more.ts'
import { timesTables } from './times-tables.ts'
import { usingACalculatorMore } from './using-a-calculator.more.ts'
import { usingACalculator } from './using-a-calculator.ts'

export const calculation: Strand = {
  key: 'calculation',
  title: 'Calculation',
  description: 'Adding, taking away, multiplying and dividing, in the head and on paper.',
  topics: calculationTopics,
  questions: [
    ...withoutCalculator([
      ...columnAdditionAndSubtraction,
      ...columnAdditionAndSubtractionMore,
      ...timesTables,
      ...timesTablesMore,
      ...mentalMultiplication,
      ...shortMultiplication,
      ...addingAndSubtractingInYourHead,
      ...addingAndSubtractingInYourHeadMore,
      ...longMultiplication,
      ...shortDivision,
      ...shortDivisionMore,
      ...longDivision,
      ...longDivisionMore,
      ...orderOfOperations,
      ...orderOfOperationsMore,
    ]),
    ...multiStepProblems,
    ...multiStepProblemsMore,
    ...withoutCalculator([...inverseOperations, ...inverseOperationsMore]),
    ...moneyAndModelling,
    ...moneyAndModellingMore,
    ...usingACalculator,
    ...usingACalculatorMore,
  ],
  worksheets: calculationWorksheets,
}
