import type { Strand } from '#curriculum/shapes.ts'
import { addingAndSubtractingDecimals } from './adding-and-subtracting-decimals.ts'
import { comparingDecimals } from './comparing-decimals.ts'
import { decimalsAndPercentagesTopics } from './decimals-and-percentages.topics.ts'
import { fractionsDecimalsPercentages } from './fractions-decimals-percentages.ts'
import { multiplyingByPowersOfTen } from './multiplying-by-powers-of-ten.ts'
import { percentageChange } from './percentage-change.ts'
import { percentagesOfAnAmount } from './percentages-of-an-amount.ts'
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
    ...percentagesOfAnAmount,
    ...percentageChange,
  ],
}
