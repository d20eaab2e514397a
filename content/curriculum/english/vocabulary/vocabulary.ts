import type { Strand } from '#curriculum/shapes.ts'
import { prefixesAndSuffixes } from './prefixes-and-suffixes.ts'
import { rootsAndWordFamilies } from './roots-and-word-families.ts'
import { vocabularyTopics } from './vocabulary.topics.ts'
import { vocabularyWorksheets } from './vocabulary.worksheets.ts'
import { wordMeanings } from './word-meanings.ts'

export const vocabulary: Strand = {
  key: 'vocabulary',
  title: 'Vocabulary',
  description: 'What words mean, and where they come from.',
  topics: vocabularyTopics,
  questions: [...wordMeanings, ...prefixesAndSuffixes, ...rootsAndWordFamilies],
  worksheets: vocabularyWorksheets,
}
