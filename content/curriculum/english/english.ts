import type { Subject } from '#curriculum/shapes.ts'
import { grammar } from './grammar/grammar.ts'
import { punctuationAndSpelling } from './punctuation-and-spelling/punctuation-and-spelling.ts'
import { reading } from './reading/reading.ts'
import { vocabulary } from './vocabulary/vocabulary.ts'

export const english: Subject = {
  key: 'english',
  title: 'English',
  description: 'How our language works, and how to read and write it well.',
  strands: [grammar, punctuationAndSpelling, vocabulary, reading],
}
