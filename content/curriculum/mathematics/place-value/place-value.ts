import type { Strand } from '#curriculum/shapes.ts'
import { countingInSteps } from './counting-in-steps.ts'
import { fourDigitNumbersMore } from './four-digit-numbers.more.ts'
import { fourDigitNumbers } from './four-digit-numbers.ts'
import { placeValueTopics } from './place-value.topics.ts'
import { romanNumerals } from './roman-numerals.ts'
import { roundingWholeNumbersMore } from './rounding-whole-numbers.more.ts'
import { roundingWholeNumbers } from './rounding-whole-numbers.ts'

export const placeValue: Strand = {
  key: 'place-value',
  title: 'Place value',
  description: 'How numbers are written, compared, rounded and estimated.',
  topics: placeValueTopics,
  questions: [
    ...fourDigitNumbers,
    ...fourDigitNumbersMore,
    ...countingInSteps,
    ...roundingWholeNumbers,
    ...roundingWholeNumbersMore,
    ...romanNumerals,
  ],
}
