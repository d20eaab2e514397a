const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const LAST_LETTER = 128
const BITS_A_WORD = 16
const HASHES = 11
const BITS_A_LETTER = 6

/** A set of words in few bytes, as six bits a letter. It says yes to each of them, and to some 5 in 10,000 others. */
export type CodedWords = { readonly bits: number; readonly letters: string }

/** The places of a word among the bits, by double hashing (Kirsch and Mitzenmacher 2006) over FNV-1a. */
function placesOf(word: string, bits: number): readonly number[] {
  let [first, second] = [2166136261, 0x9e3779b9]
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    first = Math.imul(first ^ code, 16777619)
    second = Math.imul(second ^ code, 0x85ebca6b)
    second ^= second >>> 13
  }
  first = Math.imul(first ^ (first >>> 15), 0x2c1b3c6d)
  first ^= first >>> 12
  return Array.from(
    { length: HASHES },
    (_, at) => ((first + Math.imul(at, second | 1)) >>> 0) % bits,
  )
}

/** Codes a set of words as a Bloom filter (Bloom 1970). The order of the words changes nothing. */
export function codeWords(words: ReadonlySet<string>): CodedWords {
  const letters = Math.ceil((words.size * BITS_A_WORD) / BITS_A_LETTER)
  const bits = letters * BITS_A_LETTER
  const values = new Uint8Array(letters)
  for (const word of words)
    for (const place of placesOf(word, bits)) {
      const at = Math.floor(place / BITS_A_LETTER)
      values[at] = (values[at] ?? 0) | (1 << (place % BITS_A_LETTER))
    }
  return { bits, letters: Array.from(values, (value) => ALPHABET[value]).join('') }
}

const decoded = new WeakMap<CodedWords, Uint8Array>()

/** Decoded once, when first asked for. */
function valuesOf(coded: CodedWords): Uint8Array {
  const known = decoded.get(coded)
  if (known !== undefined) return known
  const places = new Uint8Array(LAST_LETTER)
  for (let value = 0; value < ALPHABET.length; value += 1)
    places[ALPHABET.charCodeAt(value)] = value
  const values = new Uint8Array(coded.letters.length)
  for (let at = 0; at < values.length; at += 1)
    values[at] = places[coded.letters.charCodeAt(at)] ?? 0
  decoded.set(coded, values)
  return values
}

/** Whether a word is in the coded set. */
export function hasWord(coded: CodedWords, word: string): boolean {
  const values = valuesOf(coded)
  return placesOf(word, coded.bits).every((place) => {
    const value = values[Math.floor(place / BITS_A_LETTER)] ?? 0
    return ((value >> (place % BITS_A_LETTER)) & 1) === 1
  })
}
