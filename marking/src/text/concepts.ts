import { exactOf } from '#text/exact.ts'
import { isSlip } from '#text/spelling/spelling.ts'
import { NEGATIONS, STOP_WORDS } from '#text/word-lists.ts'
import { complementOf, contraryOf, isTerm, meaningOf } from '#text/word-meanings.ts'
import { stem, wordsOf } from '#text/word-shapes.ts'

/** A word that carries meaning: what it is about, and which way it points. */
export type Concept = {
  readonly key: string
  /** 1 or -1 for said or denied; halves where a denied contrary leaves open what is so. */
  readonly sign: number
  /** A number, or a letter that names a thing, as in "point A": it must be the very same. */
  readonly is_name: boolean
  /** Its place among all words of the text. */
  readonly at: number
}

/** A text as the features see it. */
export type ReadText = {
  readonly words: readonly string[]
  readonly concepts: readonly Concept[]
  readonly has_negation: boolean
  /** Numbers with sign and unit, and formulas. */
  readonly exact: readonly string[]
}

/** The words that the question and the references of one exercise use. */
export type Vocabulary = {
  /** Each by its stem. */
  readonly words: ReadonlyMap<string, string>
  /** Words that stand before a name: "point" of "point A". */
  readonly before_names: ReadonlySet<string>
  readonly has_letters: boolean
}

/** A negation reaches over so many of the words after it. */
const REACH = 4
const STOPS_REACH: ReadonlySet<string> = new Set(['but', 'because', 'so', 'and', 'then', 'while'])
const OPPOSING_PREFIX = /^(?:un|in|dis|non|ir|im)(?=\p{L}{4})/u

const isLetter = (word: string): boolean => /^\p{L}$/u.test(word) && word !== 'i'
const isNumber = (word: string): boolean => /^\d/.test(word)

export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const known = new Map<string, string>()
  const before_names = new Set<string>()
  let has_letters = false
  for (const text of texts) {
    const words = wordsOf(text)
    // A capital letter on its own inside a sentence names a thing; the article is written small.
    if (/(?:\p{L}|,)\s+[A-Z]\b(?!['’])/u.test(text.replace(/\bI\b/g, ''))) has_letters = true
    words.forEach((word, at) => {
      const next = words[at + 1]
      if (!STOP_WORDS.has(word)) {
        known.set(stem(word), word)
        if (next !== undefined && (isNumber(next) || (isLetter(next) && has_letters)))
          before_names.add(stem(word))
      }
    })
  }
  return { words: known, before_names, has_letters }
}

/** "a" names a thing after "point", before "and b", and at the end; else it is the article. */
function isNameA(words: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  if (!vocabulary.has_letters) return false
  const [before, next] = [words[at - 1], words[at + 1]]
  if (next === undefined) return true
  if (before !== undefined && vocabulary.before_names.has(stem(before))) return true
  return STOP_WORDS.has(next) || NEGATIONS.has(next) || isLetter(next)
}

/** Reads a text against the words of its exercise, so that slips of spelling count as meant. */
export function readText(text: string, vocabulary: Vocabulary): ReadText {
  const words = wordsOf(text)
  const concepts: Concept[] = []
  let denied = 0
  let has_negation = false
  words.forEach((word, at) => {
    if (NEGATIONS.has(word)) {
      denied = REACH + 1
      has_negation = true
    } else if (STOPS_REACH.has(word)) denied = 0
    const reach = denied > 0
    denied = Math.max(0, denied - 1)
    if (NEGATIONS.has(word)) return
    const is_name =
      isNumber(word) || (word === 'a' ? isNameA(words, at, vocabulary) : isLetter(word))
    if (!is_name && STOP_WORDS.has(word)) return
    concepts.push({ ...conceptOf(word, is_name, reach, vocabulary), at })
  })
  return { words, concepts, has_negation, exact: exactOf(text) }
}

/** The stem of the word that was meant, where the one that was typed is a slip. */
const meant = (typed: string, words: ReadonlyMap<string, string>): string | undefined =>
  [...words].find(([, word]) => isSlip(typed, word))?.[0]

function conceptOf(
  word: string,
  is_name: boolean,
  is_denied: boolean,
  { words }: Vocabulary,
): Omit<Concept, 'at'> {
  if (is_name) return { key: word, sign: 1, is_name }
  const typed = stem(word)
  const known = words.has(typed) || meaningOf(typed) !== typed || isTerm(typed)
  const spelt = known ? typed : (meant(word, words) ?? typed)
  const bare = spelt.replace(OPPOSING_PREFIX, '')
  const flipped = bare !== spelt && !complementOf(spelt) && words.has(bare)
  const base = meaningOf(flipped ? bare : spelt)
  const deny = is_denied ? -1 : 1
  const complement = complementOf(base)
  if (complement)
    return { ...complement, sign: complement.sign * deny * (flipped ? -1 : 1), is_name }
  const contrary = contraryOf(base)
  // What is not hot need not be cold.
  if (contrary) return { ...contrary, sign: contrary.sign * (is_denied ? -0.5 : 1), is_name }
  return { key: base, sign: deny * (flipped ? -1 : 1), is_name }
}
