import { wordsOf } from '#text/word-shapes.ts'

/** Words and the signs between sentences; whatever else stands in an answer may mean something. */
const WORDS_ALONE = /^[\p{L}\p{M}\p{Nd}\s.,;!'’"“”]*$/u
/** `0.4`, `1,000`: a sign within a number. */
const SIGN_IN_NUMBER = /\p{Nd}[.,']\p{Nd}/u
/** `CO` is not `Co`, and `pH` not `ph`. */
const CAPITAL_WITHIN = /\p{L}\p{Lu}/u

/**
 * What a text says, the same for two texts that say it in the same words: case, spaces, the signs between
 * sentences and short forms (`isn't`) do not count, and a number may be a word. Another word is another text,
 * however near; and where signs, formulas or capitals may mean something, only the spaces do not count.
 */
export function sameWordsKey(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const isWords =
    WORDS_ALONE.test(plain) && !SIGN_IN_NUMBER.test(plain) && !CAPITAL_WITHIN.test(plain)
  return isWords ? `words ${wordsOf(plain).join(' ')}` : `text ${plain}`
}
