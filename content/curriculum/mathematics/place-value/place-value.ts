import type { Strand } from '#curriculum/shapes.ts'
import { placeValueTopics } from './place-value.topics.ts'

export const placeValue: Strand = {
  key: 'place-value',
  title: 'Place value',
  description: 'How numbers are written, compared, rounded and estimated.',
  topics: placeValueTopics,
  questions: [],
}
