import { hasWord } from '#text/spelling/bloom.ts'
import { ENGLISH_WORDS } from '#text/spelling/english-words.ts'
import { OTHER_TERMS } from '#text/spelling/other-terms.ts'
import { SCIENCE_TERMS } from '#text/spelling/science-terms.ts'
import { americanOf } from '#text/spelling/variants.ts'

/** Terms of school subjects, each in American spelling, beside those that the list of English words has. */
export const TERMS: ReadonlySet<string> = new Set(
  [...SCIENCE_TERMS, ...OTHER_TERMS].map(americanOf),
)

/** The list of English words holds words from this length on; shorter ones are never misspellings. */
export const MIN_WORD = 4

/** The English words that the dictionary is made of: plain letters, not too short. */
export function plainWords(words: Iterable<string>): ReadonlySet<string> {
  const plain = new Set<string>()
  for (const word of words) {
    const letters = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    if (letters.length >= MIN_WORD && /^[a-z]+$/.test(letters)) plain.add(letters)
  }
  return plain
}

/** Whether somebody who typed this wrote an English word or a term, in small letters without accents. */
export const isWord = (word: string): boolean =>
  word.length < MIN_WORD || hasWord(ENGLISH_WORDS, word) || isTerm(word)

/** Whether it is a term of a subject. */
export const isTerm = (word: string): boolean => TERMS.has(americanOf(word))
