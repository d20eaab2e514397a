import { splitExact } from '#text/exact.ts'
import { NEGATIONS, STOP_WORDS } from '#text/word-lists.ts'
import { areOpposite, isTerm } from '#text/word-meanings.ts'
import { distance, stem, wordsOf } from '#text/word-shapes.ts'

/** Words of fewer letters must be spelt exactly; a slip in them makes another word. */
export const MIN_LENGTH_FOR_SLIP = 5
/** From this length on two slips are let pass. */
export const MIN_LENGTH_FOR_TWO = 9

export type Content = {
  /** Stems that carry meaning, each once. */
  readonly stems: readonly string[]
  /** Numbers with sign and unit, and formulas. */
  readonly numbers: readonly string[]
  readonly negations: number
  /** How many words it has in all. */
  readonly length: number
}

export function contentOf(text: string): Content {
  const words = wordsOf(text)
  const { exact, rest } = splitExact(text)
  const negations = words.filter((word) => NEGATIONS.has(word)).length
  const stems = wordsOf(rest)
    .filter((word) => !STOP_WORDS.has(word) && !NEGATIONS.has(word) && !/^\d/.test(word))
    .map(stem)
  return {
    stems: [...new Set(stems)],
    numbers: exact,
    negations,
    length: words.length,
  }
}

/** Whether `typed` is `meant` with a slip of the fingers. Numbers and known other words never are. */
export function isSlip(typed: string, meant: string): boolean {
  const length = Math.min(typed.length, meant.length)
  if (length < MIN_LENGTH_FOR_SLIP || /\d/.test(typed + meant)) return false
  if (areOpposite(typed, meant) || isTerm(typed)) return false
  if (typed.charAt(0) !== meant.charAt(0)) return false
  return distance(typed, meant) <= (length >= MIN_LENGTH_FOR_TWO ? 2 : 1)
}
