import type { Strand } from '#curriculum/shapes.ts'
import { calculationTopics } from './calculation.topics.ts'

export const calculation: Strand = {
  key: 'calculation',
  title: 'Calculation',
  description: 'Adding, taking away, multiplying and dividing, in the head and on paper.',
  topics: calculationTopics,
  questions: [],
}
