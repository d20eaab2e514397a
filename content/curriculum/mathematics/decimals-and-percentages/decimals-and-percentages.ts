import type { Strand } from '#curriculum/shapes.ts'
import { decimalsAndPercentagesTopics } from './decimals-and-percentages.topics.ts'
import { percentageChange } from './percentage-change.ts'
import { percentagesOfAnAmount } from './percentages-of-an-amount.ts'

export const decimalsAndPercentages: Strand = {
  key: 'decimals-and-percentages',
  title: 'Decimals and percentages',
  description: 'Tenths, hundredths and parts of a hundred.',
  topics: decimalsAndPercentagesTopics,
  questions: [...percentagesOfAnAmount, ...percentageChange],
}
