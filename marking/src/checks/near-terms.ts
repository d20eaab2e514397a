import { CONFUSABLES } from '#text/word-lists.ts'

/** Endings that make another substance, or another thing, of the same beginning. */
const ENDINGS: readonly (readonly string[])[] = [
  ['ane', 'ene', 'yne'],
  ['anol', 'anal', 'anone'],
  ['ate', 'ite', 'ide'],
  ['ine', 'ide'],
  ['ose', 'ase'],
]

/** Shorter beginnings than this make other words: late and lite. */
const MIN_BEGINNING = 3

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
const LETTERS = ['A', 'B', 'C', 'D']
const CHARGES = ['+', '-']

/** The others of a row that a word stands in. */
const others = (row: readonly string[], word: string): readonly string[] =>
  row.includes(word) ? row.filter((each) => each !== word) : []

const otherEndings = (word: string): readonly string[] =>
  ENDINGS.flatMap((row) =>
    row.flatMap((ending) => {
      const beginning = word.slice(0, -ending.length)
      return word.endsWith(ending) && beginning.length >= MIN_BEGINNING
        ? others(row, ending).map((other) => `${beginning}${other}`)
        : []
    }),
  )

const otherNumbers = (word: string): readonly string[] =>
  /^\d{1,4}$/.test(word) ? [String(Number(word) + 1)] : []

const confused = (word: string): readonly string[] =>
  CONFUSABLES.flatMap((pair) => others(pair, word.toLowerCase()))

/** `Na-` and `Na` for `Na+`: an ion is another one with another charge. */
function otherCharges(word: string): readonly string[] {
  const charge = word.at(-1) ?? ''
  const plain = word.slice(0, -1)
  return /^[A-Z][A-Za-z0-9]*[+-]$/.test(word)
    ? [plain, ...others(CHARGES, charge).map((other) => `${plain}${other}`)]
    : []
}

const nearWords = (word: string, isAlone: boolean): readonly string[] => [
  ...confused(word),
  ...otherEndings(word),
  ...others(NUMERALS, word).slice(0, 2),
  ...(isAlone ? [] : others(LETTERS, word).slice(0, 1)),
  ...otherNumbers(word),
  ...otherCharges(word),
]

/** Terms of more words are sentences, whose words a marker weighs together. */
const MAX_WORDS = 3

/**
 * What stands near a term and is something else: the other of a pair that is mixed up (`meiosis`
 * for `mitosis`), another ending (`nitrite` for `nitrate`), number, letter or charge.
 */
export function nearTermsOf(term: string): readonly string[] {
  const words = term.trim().split(/\s+/)
  if (words.length > MAX_WORDS) return []
  return words.flatMap((word, i) =>
    nearWords(word, words.length === 1).map((near) => words.with(i, near).join(' ')),
  )
}
