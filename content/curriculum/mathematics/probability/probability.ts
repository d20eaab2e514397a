import type { Strand } from '#curriculum/shapes.ts'
import { probabilityTopics } from './probability.topics.ts'

export const probability: Strand = {
  key: 'probability',
  title: 'Probability',
  description: 'How likely it is, as a number.',
  topics: probabilityTopics,
  questions: [],
}
