import { isTerm, isWord } from '@learngrove/marking/spelling'
import { OWN_WORDS } from './words.ts'

/** Words that nobody here says to a child. */
const UNKIND = /\b(wrong|oops|stupid|silly|lazy|dumb|obviously|simply|trivial|fail(ed|ure)?)\b/i

/** Children of a year are about so many years old when it begins: Year 4 begins at eight. */
const AGE_AT_YEAR = 4
/** A text may ask for so many years more than the age of its readers: what is learnt has long names. */
const MAX_AHEAD = 4

/** Below so many words a figure of readability says nothing. */
const MIN_WORDS = 40

/** What stands in a text besides words: mathematics, code, holes, links. */
const NOT_WORDS = /\$\$?[^$]*\$\$?|`[^`]*`|\{\{[^}]*\}\}|\[\[\d+\]\]|\]\([^)]*\)|[#>|]/g

export const wordsIn = (text: string): string[] =>
  text
    .replace(NOT_WORDS, ' ')
    .replaceAll(/[*_]/g, '')
    .match(/[\p{L}][\p{L}’']*/gu) ?? []

/** The unkind word that a text says to a child, if it does. */
export const unkindWord = (text: string): string | undefined => UNKIND.exec(text)?.[0]

/** What a short form or an owner adds to a word: *is* and *n't*, *you* and *'re*. */
const SHORT_FORM = /(?:(?<!^(?:ca|wo|sha))n[’']t|[’'](?:re|ve|ll|d|m|s)?)$/

/** The words of a text that no list of words has. Names, and words in capitals, are left alone. */
export function misspelt(text: string): string[] {
  const small = wordsIn(text)
    .filter((word) => word === word.toLowerCase())
    .map((word) => word.replace(SHORT_FORM, '').replaceAll(/[’']/g, ''))
  return [...new Set(small)].filter((word) => !isWord(plain(word)) && !OWN_WORDS.has(plain(word)))
}

const plain = (word: string): string =>
  word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * The age, in years, at which a reader follows a text: the grade of Flesch and Kincaid (1975) and
 * five years, a subject's terms counted as short words, since they are what is taught. Undefined of
 * a text too short to tell.
 */
export function readingAge(text: string): number | undefined {
  const words = wordsIn(text)
  if (words.length < MIN_WORDS) return undefined
  const sentences = text
    .replace(NOT_WORDS, ' x ')
    .split(/[.!?:;]+\s|\n/)
    .filter((each) => wordsIn(each).length > 0)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(plain(word)), 0)
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
  return grade + 5
}

const syllablesOf = (word: string): number => {
  const groups = word.replace(/e$/, '').match(/[aeiouy]+/g)?.length ?? 1
  return isTerm(word) ? Math.min(2, Math.max(1, groups)) : Math.max(1, groups)
}

/** Whether a text is too hard to read for those of a year. */
export function isTooHard(text: string, year: number): boolean {
  const age = readingAge(text)
  return age !== undefined && age > year + AGE_AT_YEAR + MAX_AHEAD
}
