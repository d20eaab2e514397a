import { friendlyLooks, friendlyWords } from './friendly-words.ts'

/** Number of words in a passphrase: three of some 280 are 24 bits, and sign-in is throttled. */
const wordsOfAPhrase = 3
const numbers = { from: 10, count: 90 }

/** Returns a whole number from 0 to below `count`, each equally likely. */
function randomBelow(count: number): number {
  const range = 2 ** 32
  const fair = range - (range % count)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < fair) return drawn % count
  }
}

const oneOf = (words: readonly string[]): string => words[randomBelow(words.length)] ?? ''

/** Suggests three unrelated words: `pebble violin walnut`. */
export function suggestPassphrase(): string {
  const words = new Set<string>()
  while (words.size < wordsOfAPhrase) words.add(oneOf(friendlyWords))
  return [...words].join(' ')
}

/** Suggests a username that says nothing of its owner: `mossy-otter-42`. */
export const suggestUsername = (): string =>
  [oneOf(friendlyLooks), oneOf(friendlyWords), numbers.from + randomBelow(numbers.count)].join('-')
