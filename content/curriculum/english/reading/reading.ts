import type { Strand } from '#curriculum/shapes.ts'
import { findingInformationPassages } from './finding-information.passages.ts'
import { findingInformation } from './finding-information.ts'
import { readingTopics } from './reading.topics.ts'

export const reading: Strand = {
  key: 'reading',
  title: 'Reading',
  description: 'What a text says, and what it does not say aloud.',
  topics: readingTopics,
  questions: [...findingInformation, ...findingInformationPassages],
}
