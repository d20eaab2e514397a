import type { Strand } from '#curriculum/shapes.ts'
import { apostrophes } from './apostrophes.ts'
import { colonsAndSemicolons } from './colons-and-semicolons.ts'
import { commasAndParenthesis } from './commas-and-parenthesis.ts'
import { directSpeech } from './direct-speech.ts'
import { punctuationAndSpellingTopics } from './punctuation-and-spelling.topics.ts'
import { punctuationAndSpellingWorksheets } from './punctuation-and-spelling.worksheets.ts'
import { spelling } from './spelling.ts'

export const punctuationAndSpelling: Strand = {
  key: 'punctuation-and-spelling',
  title: 'Punctuation and spelling',
  description: 'The marks and letters that make writing clear.',
  topics: punctuationAndSpellingTopics,
  questions: [
    ...directSpeech,
    ...apostrophes,
    ...spelling,
    ...commasAndParenthesis,
    ...colonsAndSemicolons,
  ],
  worksheets: punctuationAndSpellingWorksheets,
}
