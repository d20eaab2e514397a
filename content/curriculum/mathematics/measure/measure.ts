import type { Strand } from '#curriculum/shapes.ts'
import { measureTopics } from './measure.topics.ts'

export const measure: Strand = {
  key: 'measure',
  title: 'Measuring',
  description: 'Lengths, areas, volumes, time and money.',
  topics: measureTopics,
  questions: [],
}
