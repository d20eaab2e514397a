import { splitExact } from '#text/exact.ts'
import { NEGATIONS, STOP_WORDS } from '#text/word-lists.ts'
import { stem, wordsOf } from '#text/word-shapes.ts'

export type Content = {
  /** Words that carry meaning, each once, by their stems. */
  readonly words: ReadonlyMap<string, string>
  readonly negations: number
}

export function contentOf(text: string): Content {
  const negations = wordsOf(text).filter((word) => NEGATIONS.has(word)).length
  const words = wordsOf(splitExact(text).rest).filter(
    (word) => !STOP_WORDS.has(word) && !NEGATIONS.has(word) && !/^\d/.test(word),
  )
  return { words: new Map(words.map((word) => [stem(word), word])), negations }
}
