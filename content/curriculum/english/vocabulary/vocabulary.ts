import type { Strand } from '#curriculum/shapes.ts'
import { vocabularyTopics } from './vocabulary.topics.ts'

export const vocabulary: Strand = {
  key: 'vocabulary',
  title: 'Vocabulary',
  description: 'What words mean, and where they come from.',
  topics: vocabularyTopics,
  questions: [],
}
