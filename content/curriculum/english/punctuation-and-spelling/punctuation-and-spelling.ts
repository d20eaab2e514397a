import type { Strand } from '#curriculum/shapes.ts'
import { punctuationAndSpellingTopics } from './punctuation-and-spelling.topics.ts'

export const punctuationAndSpelling: Strand = {
  key: 'punctuation-and-spelling',
  title: 'Punctuation and spelling',
  description: 'The marks and letters that make writing clear.',
  topics: punctuationAndSpellingTopics,
  questions: [],
}
