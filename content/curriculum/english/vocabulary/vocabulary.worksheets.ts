import type { ContentWorksheet } from '#curriculum/shapes.ts'

export const vocabularyWorksheets: readonly ContentWorksheet[] = [
  {
    key: 'vocabulary-dictionary-detectives',
    title: 'Dictionary detectives',
    subject: 'english',
    topic: 'prefixes-and-suffixes',
    questions: [
      'words-dictionary-order',
      'words-on-which-page',
      'words-meaning-that-fits',
      'words-synonyms-and-antonyms',
      'words-order-by-strength',
      'prefixes-what-they-do',
      'prefixes-which-not',
      'suffixes-spell-the-word',
    ],
  },
  {
    key: 'vocabulary-word-builders',
    title: 'Word builders',
    subject: 'english',
    topic: 'roots-and-word-families',
    questions: [
      'prefixes-what-they-do',
      'suffixes-drop-the-e',
      'suffixes-choose-the-verb',
      'suffixes-make-a-verb',
      'prefixes-build-a-word',
      'roots-match-the-meaning',
      'roots-odd-one-out',
      'roots-sort-the-families',
      'roots-write-the-relative',
    ],
  },
  {
    key: 'vocabulary-the-best-word',
    title: 'The best word',
    subject: 'english',
    topic: 'roots-and-word-families',
    questions: [
      'words-from-the-sentence',
      'words-order-by-strength',
      'words-pick-the-best',
      'prefixes-work-it-out',
      'roots-work-out-a-word',
      'roots-exact-word',
      'roots-choose-for-effect',
      'formal-match-the-words',
    ],
  },
]
