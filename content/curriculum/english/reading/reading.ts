import type { Strand } from '#curriculum/shapes.ts'
import { findingInformationPassages } from './finding-information.passages.ts'
import { findingInformation } from './finding-information.ts'
import { readingTopics } from './reading.topics.ts'
import { readingBetweenTheLinesPassages } from './reading-between-the-lines.passages.ts'
import { theLastSlice } from './reading-between-the-lines.scene.ts'
import { readingBetweenTheLines } from './reading-between-the-lines.ts'

export const reading: Strand = {
  key: 'reading',
  title: 'Reading',
  description: 'What a text says, and what it does not say aloud.',
  topics: readingTopics,
  questions: [
    ...findingInformation,
    ...findingInformationPassages,
    ...readingBetweenTheLines,
    ...readingBetweenTheLinesPassages,
    ...theLastSlice,
  ],
}
