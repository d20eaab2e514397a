import { randomFrom } from '@learngrove/server/demo-random'
import type { Sentence } from './sentences.ts'

/** Each sentence of concern between harmless ones; every other without a stop, as children write. */
export function inLongerMessages(
  concerns: readonly Sentence[],
  harmless: readonly Sentence[],
): Sentence[] {
  const random = randomFrom(1)
  const other = () => random.pick(harmless)?.text ?? ''
  return concerns.map((each, at) => {
    const parts = [other(), other(), each.text, other()]
    const bare = parts.map((part) => part.replace(/[.!?…]+$/, ''))
    return { ...each, text: at % 2 === 0 ? `${bare.join('. ')}.` : bare.join(' ') }
  })
}

/** One slip in so many letters. */
const lettersASlip = 12

type Slip = (word: readonly string[], at: number) => string[]

const slips: readonly Slip[] = [
  (word, at) => [...word.slice(0, at), ...word.slice(at + 1)],
  (word, at) => [...word.slice(0, at + 1), ...word.slice(at)],
  (word, at) => [...word.slice(0, at), ...word.slice(at, at + 2).reverse(), ...word.slice(at + 2)],
]

/** The same sentences with a letter left out, doubled or changed over with the next, one in twelve. */
export function misspelt(sentences: readonly Sentence[]): Sentence[] {
  const random = randomFrom(2)
  return sentences.map((sentence) => {
    let letters = [...sentence.text]
    const places = letters.flatMap((letter, at) => (/\p{L}/u.test(letter) ? [at] : []))
    const count = Math.round(places.length / lettersASlip)
    const chosen = Array.from({ length: count }, () => random.pick(places) ?? 0)
    // From the end, so that the places before stay where they were.
    for (const at of chosen.toSorted((a, b) => b - a)) {
      letters = random.pick(slips)?.(letters, at) ?? letters
    }
    return { ...sentence, text: letters.join('') }
  })
}
