import type { Strand } from '#curriculum/shapes.ts'
import { addingAndSubtractingInYourHead } from './adding-and-subtracting-in-your-head.ts'
import { calculationTopics } from './calculation.topics.ts'
import { columnAdditionAndSubtractionMore } from './column-addition-and-subtraction.more.ts'
import { columnAdditionAndSubtraction } from './column-addition-and-subtraction.ts'
import { longDivision } from './long-division.ts'
import { longMultiplication } from './long-multiplication.ts'
import { mentalMultiplication } from './mental-multiplication.ts'
import { shortDivision } from './short-division.ts'
import { shortMultiplication } from './short-multiplication.ts'
import { timesTables } from './times-tables.ts'

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
  ],
}
