import type { Strand } from '#curriculum/shapes.ts'
import { findingInformationPassages } from './finding-information.passages.ts'
import { findingInformation } from './finding-information.ts'
import { gettingLost } from './language-and-structure.essay.ts'
import { languageAndStructurePassages } from './language-and-structure.passages.ts'
import { languageAndStructure } from './language-and-structure.ts'
import { poetryPassages } from './poetry.passages.ts'
import { poetry } from './poetry.ts'
import { movingDay } from './poetry.verse.ts'
import { readingTopics } from './reading.topics.ts'
import { readingWorksheets } from './reading.worksheets.ts'
import { readingBetweenTheLinesPassages } from './reading-between-the-lines.passages.ts'
import { theLastSlice } from './reading-between-the-lines.scene.ts'
import { readingBetweenTheLines } from './reading-between-the-lines.ts'
import { summarisingAndComparingPassages } from './summarising-and-comparing.passages.ts'
import { summarisingAndComparing } from './summarising-and-comparing.ts'

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
    ...summarisingAndComparing,
    ...summarisingAndComparingPassages,
    ...languageAndStructure,
    ...languageAndStructurePassages,
    ...gettingLost,
    ...poetry,
    ...poetryPassages,
    ...movingDay,
  ],
  worksheets: readingWorksheets,
}
