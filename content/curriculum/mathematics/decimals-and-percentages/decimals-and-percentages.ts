import type { Strand } from '#curriculum/shapes.ts'
import { addingAndSubtractingDecimals } from './adding-and-subtracting-decimals.ts'
import { calculatingWithDecimals } from './calculating-with-decimals.ts'
import { comparingDecimals } from './comparing-decimals.ts'
import { compoundInterest } from './compound-interest.ts'
import { decimalsAndPercentagesTopics } from './decimals-and-percentages.topics.ts'
import { decimalsAndPercentagesWorksheets } from './decimals-and-percentages.worksheets.ts'
import { fractionsAsDecimals } from './fractions-as-decimals.ts'
import { fractionsDecimalsPercentages } from './fractions-decimals-percentages.ts'
import { multiplyingByPowersOfTen } from './multiplying-by-powers-of-ten.ts'
import { percentageChange } from './percentage-change.ts'
import { percentagesOfAnAmount } from './percentages-of-an-amount.ts'
import { recurringDecimals } from './recurring-decimals.ts'
import { reversePercentages } from './reverse-percentages.ts'
import { tenthsAndHundredths } from './tenths-and-hundredths.ts'

export const decimalsAndPercentages: Strand = {
  key: 'decimals-and-percentages',
  title: 'Decimals and percentages',
  description: 'Tenths, hundredths and parts of a hundred.',
  topics: decimalsAndPercentagesTopics,
  questions: [
    ...tenthsAndHundredths,
    ...comparingDecimals,
    ...addingAndSubtractingDecimals,
    ...multiplyingByPowersOfTen,
    ...fractionsDecimalsPercentages,
    ...calculatingWithDecimals,
    ...fractionsAsDecimals,
    ...percentagesOfAnAmount,
    ...percentageChange,
    ...reversePercentages,
    ...compoundInterest,
    ...recurringDecimals,
  ],
  worksheets: decimalsAndPercentagesWorksheets,
}
