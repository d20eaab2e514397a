/** What brings a misspelt word back to one that is known, where one slip is all that lies between. */
export type Speller = (plain: string) => string

/** Shorter words have too many neighbours. */
const shortest = 4

/** A word with each of its letters left out, one at a time. */
const withoutOne = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))

/**
 * Makes a speller of known words, the commonest first. A letter left out, doubled, put in, changed, or
 * changed over with the next is one slip: two words that differ by it share a form with one letter left
 * out, or are one (the symmetric delete of SymSpell, Garbe 2012).
 */
export function createSpeller(words: readonly string[]): Speller {
  const known = new Set(words)
  const byForm = new Map<string, string>()
  for (const word of words) {
    if (word.length < shortest) continue
    // Common words come first, so they stand for a form that is also a rarer word's.
    for (const form of [word, ...withoutOne(word)]) if (!byForm.has(form)) byForm.set(form, word)
  }
  const right = (word: string): string => {
    if (word.length < shortest || known.has(word)) return word
    const found = [word, ...withoutOne(word)].map((form) => byForm.get(form))
    return found.find((each) => each !== undefined) ?? word
  }
  return (plain) => plain.replace(/[a-z']+/g, right)
}
