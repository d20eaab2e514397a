import type { Strand } from '#curriculum/shapes.ts'
import { boundsMore } from './bounds.more.ts'
import { bounds } from './bounds.ts'
import { calculatingWithNegativesMore } from './calculating-with-negatives.more.ts'
import { calculatingWithNegatives } from './calculating-with-negatives.ts'
import { countingInStepsMore } from './counting-in-steps.more.ts'
import { countingInSteps } from './counting-in-steps.ts'
import { errorIntervalsMore } from './error-intervals.more.ts'
import { errorIntervals } from './error-intervals.ts'
import { estimating } from './estimating.ts'
import { fourDigitNumbersMore } from './four-digit-numbers.more.ts'
import { fourDigitNumbers } from './four-digit-numbers.ts'
import { largeNumbersMore } from './large-numbers.more.ts'
import { largeNumbers } from './large-numbers.ts'
import { negativeNumbersMore } from './negative-numbers.more.ts'
import { negativeNumbers } from './negative-numbers.ts'
import { orderingNumbersMore } from './ordering-numbers.more.ts'
import { orderingNumbers } from './ordering-numbers.ts'
import { placeValueTopics } from './place-value.topics.ts'
import { placeValueWorksheets } from './place-value.worksheets.ts'
import { romanNumeralsMore } from './roman-numerals.more.ts'
import { romanNumerals } from './roman-numerals.ts'
import { roundingWholeNumbersMore } from './rounding-whole-numbers.more.ts'
import { roundingWholeNumbers } from './rounding-whole-numbers.ts'
import { significantFiguresMore } from './significant-figures.more.ts'
import { significantFigures } from './significant-figures.ts'

export const placeValue: Strand = {
  key: 'place-value',
  title: 'Place value',
  description: 'How numbers are written, compared, rounded and estimated.',
  topics: placeValueTopics,
  questions: [
    ...fourDigitNumbers,
    ...fourDigitNumbersMore,
    ...countingInSteps,
    ...countingInStepsMore,
    ...roundingWholeNumbers,
    ...roundingWholeNumbersMore,
    ...romanNumerals,
    ...romanNumeralsMore,
    ...largeNumbers,
    ...largeNumbersMore,
    ...negativeNumbers,
    ...negativeNumbersMore,
    ...orderingNumbers,
    ...orderingNumbersMore,
    ...calculatingWithNegatives,
    ...calculatingWithNegativesMore,
    ...significantFigures,
    ...significantFiguresMore,
    ...estimating,
    ...errorIntervals,
    ...errorIntervalsMore,
    ...bounds,
    ...boundsMore,
  ],
  worksheets: placeValueWorksheets,
}
