import { friendlyLooks, friendlyWords } from './friendly-words.ts'

/** Words of a passphrase: three of some 280 are 24 bits, and sign-in slows guesses down. */
const wordsOfAPhrase = 3
const numbers = { from: 10, count: 90 }

/** A whole number from 0 to below `count`, each as likely as the others. */
function randomBelow(count: number): number {
  const range = 2 ** 32
  const fair = range - (range % count)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < fair) return drawn % count
  }
}

const oneOf = (words: readonly string[]): string => words[randomBelow(words.length)] ?? ''

/** Three different words that have nothing to do with each other: `pebble violin walnut`. */
export function suggestPassphrase(): string {
  const words = new Set<string>()
  while (words.size < wordsOfAPhrase) words.add(oneOf(friendlyWords))
  return [...words].join(' ')
}

/** A username that says nothing of its owner: `mossy-otter-42`. */
export const suggestUsername = (): string =>
  [oneOf(friendlyLooks), oneOf(friendlyWords), numbers.from + randomBelow(numbers.count)].join('-')
