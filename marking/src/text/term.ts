import { splitExact } from '#text/exact.ts'
import { chargesOf, withoutCharges } from '#text/formulas.ts'
import { withLooseNumerals, withoutRoman } from '#text/numerals.ts'
import { canBeVerb } from '#text/verbs.ts'
import { NEGATIONS, STOP_WORDS } from '#text/word-lists.ts'
import { wordsOf } from '#text/word-shapes.ts'

/** A word that carries meaning, and the words before it that say how it hangs together with the one before. */
export type Token = {
  readonly word: string
  /** From the word before to this one: `from`, `to`, `by`, `and`. Words such as `the` and `of` are left out. */
  readonly links: readonly string[]
}

/** A short text as a name or a term is read: every word in its order. */
export type Term = {
  readonly tokens: readonly Token[]
  /** The links after the last word. */
  readonly end: readonly string[]
  readonly numbers: readonly string[]
  /** Letters that are names: `point A`, `vitamin C`. */
  readonly letters: readonly string[]
  readonly charges: readonly string[]
  readonly negations: number
  readonly words: readonly string[]
}

/** Words that say who does what to whom, whither and whence. */
const LINKS: ReadonlySet<string> = new Set(
  `from to into onto out off towards toward away by against without above below over under before
  after than between through during until since and or not nor but if because so up down across
  along around behind beneath beside beyond inside outside upon via per except unless while when
  although instead`.split(/\s+/),
)

/** Words that change nothing about a name that they stand beside. */
const SILENT: ReadonlySet<string> = new Set(
  [...STOP_WORDS].filter(
    (word) => !LINKS.has(word) && !/^(?:may|might|could|would|should)$/.test(word),
  ),
)

const NEGATING: ReadonlySet<string> = new Set([
  ...NEGATIONS,
  ...'hardly scarcely barely rarely seldom false falsely untrue wrong incorrect opposite'.split(
    ' ',
  ),
])

/** Parts that stand by themselves or with a hyphen, and belong to the next word. */
const FRONTS =
  /(?<!\p{L})(non|anti|semi|sub|pre|post|un|co|re|de|bi|tri|multi|dis|in|im|inter|intra|ultra|infra)[-‐‑](?=\p{L})/giu
const APART = /(?<!\p{L})(non|anti|semi) (?=\p{L}{3})/giu

const tidy = (text: string): string =>
  text
    .replace(/[’`]|(?<=\p{L})"(?=\p{L})/gu, "'")
    .replace(/'s(?!\p{L})/gu, '')
    .replace(/(?<=s)'(?!\p{L})/gu, '')
    .replace(FRONTS, '$1')
    .replace(APART, '$1')

/** Lists are read with `and`: commas, ampersands and slashes between words. */
const listed = (text: string): string =>
  text.replace(/(?<=\p{L})\s*(?:[,;&/]|\s\+\s)\s*(?:and\s|&\s*)?(?=\p{L})/gu, ' and ')

/** Reads a name. `wanted` is the name that is asked for: where it has numerals and letters, so may the answer. */
export function readTerm(text: string, wanted?: Term): Term {
  const charges = chargesOf(text)
  const plain = tidy(charges.length > 0 ? withoutCharges(text) : text)
  const numbered =
    wanted !== undefined && wanted.numbers.length > 0
      ? withLooseNumerals(plain)
      : withoutRoman(plain)
  const { exact, rest } = splitExact(numbered)
  const letters = lettersOf(numbered, wanted)
  const words = wordsOf(listed(rest))
  const tokens: Token[] = []
  let links: string[] = []
  let negations = 0
  for (const word of words) {
    if (NEGATING.has(word)) negations += 1
    if (LINKS.has(word)) links.push(word)
    else if (!NEGATIONS.has(word) && !SILENT.has(word) && word.length > 1 && !/^\d/.test(word)) {
      tokens.push({ word, links })
      links = []
    }
  }
  return {
    tokens,
    end: links,
    numbers: exact,
    letters,
    charges,
    negations,
    words: wordsOf(tidy(text)),
  }
}

/** What stands before a letter that is a name. */
const LETTER_BEFORE =
  /^(?:points?|lines?|vitamin|hepatitis|groups?|type|letter|option|answer|angle|lamp|bulb|switch)$/

/** Single letters that are names. A small `a` is one only where no word follows that it could stand before. */
function lettersOf(text: string, wanted: Term | undefined): readonly string[] {
  const words = text.match(/[\p{L}\d]+(?:[''][\p{L}]+)*/gu) ?? []
  return words.flatMap((word, at) => {
    if (!/^\p{L}$/u.test(word)) return []
    const [before, next] = [words[at - 1]?.toLowerCase(), words[at + 1]]
    const isLast = next === undefined
    // A unit after its number: `5 m`.
    if (before !== undefined && /^\d/.test(before)) return []
    const isAfterName =
      before !== undefined && (LETTER_BEFORE.test(before) || isBefore(before, wanted))
    if (/^[iI]$/.test(word)) return words.length === 1 || isAfterName ? ['i'] : []
    if (word === 'a') return isLast || isAfterName || isLinking(next) ? ['a'] : []
    // At the beginning of a sentence the article is written in a capital too.
    if (word === 'A' && at === 0 && !isLast && /^\p{Ll}/u.test(next) && !isLinking(next)) return []
    return [word.toLowerCase()]
  })
}

const isLinking = (word: string): boolean => LINKS.has(word) || /^(?:is|are|was|were)$/.test(word)

/** Whether a word of the wanted name stands before its letter: `point` of `point A`. */
const isBefore = (word: string, wanted: Term | undefined): boolean =>
  wanted !== undefined &&
  wanted.letters.length > 0 &&
  !STOP_WORDS.has(word) &&
  wanted.words.includes(word)

const CARRYING = /^(?:it|this|that|they|these|those|he|she|its|there)?(?:is|are|was|were)$/
const AUXILIARY = /^(?:is|are|was|were|has|have|had|do|does|did|can|will|would|could|should|must)$/

/** Whether it states something, with a verb of its own, and does not only name it: `it is iron` names. */
export const isStatement = ({ words, tokens }: Term): boolean => {
  const [first = '', second = ''] = words
  const from = first !== 'there' && CARRYING.test(first + second) ? 2 : 0
  return (
    words.slice(Math.max(1, from)).some((word) => AUXILIARY.test(word)) ||
    (tokens.length > 1 && tokens.some(({ word }) => canBeVerb(word)))
  )
}
