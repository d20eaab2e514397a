import { areOpposite } from '#text/word-meanings.ts'
import { stem, wordsOf } from '#text/word-shapes.ts'
import { type Content, contentOf, isSlip } from '#text/words.ts'

/** How an answer compares with one reference. */
export type Likeness = {
  /** The part of the reference's words that the answer has, and the other way round; 0 to 1. */
  readonly coverage: number
  readonly precision: number
  /** Words that count only because a slip of spelling was let pass. */
  readonly slips: number
  /** One says not where the other does not. */
  readonly negated: boolean
  /** The answer has the opposite of a word of the reference. */
  readonly opposite: boolean
  /** The numbers in them differ. */
  readonly numbers: boolean
}

export function compareTexts(
  answer: Content,
  reference: Content,
  spellings: readonly string[],
): Likeness {
  const spelt = new Set(spellings.flatMap((word) => wordsOf(word).map(stem)))
  const wanted = new Set(reference.stems)
  let hits = 0
  let slips = 0
  const used = new Set<string>()
  for (const word of wanted) {
    if (answer.stems.includes(word)) {
      hits += 1
      used.add(word)
      continue
    }
    const typed = answer.stems.find(
      (each) =>
        !wanted.has(each) &&
        !used.has(each) &&
        (isSlip(each, word) || isAllowed(each, word, spelt)),
    )
    if (typed === undefined) continue
    used.add(typed)
    hits += 1
    slips += 1
  }
  const opposite = reference.stems.some(
    (word) => !answer.stems.includes(word) && answer.stems.some((each) => areOpposite(each, word)),
  )
  const numbers =
    reference.numbers.some((number) => !answer.numbers.includes(number)) ||
    answer.numbers.some((number) => !reference.numbers.includes(number))
  return {
    coverage: hits / Math.max(1, wanted.size),
    precision: used.size / Math.max(1, answer.stems.length),
    slips,
    negated: (answer.negations % 2 === 1) !== (reference.negations % 2 === 1),
    opposite,
    numbers,
  }
}

/** A spelling that the author lets pass stands for the word that begins as it does. */
const isAllowed = (typed: string, word: string, spelt: ReadonlySet<string>): boolean =>
  spelt.has(typed) && typed.charAt(0) === word.charAt(0)

export const isContradicting = ({ negated, opposite, numbers }: Likeness): boolean =>
  negated || opposite || numbers

export const contentOfAll = (texts: readonly string[]): readonly Content[] =>
  texts.filter((text) => text.trim() !== '').map(contentOf)
