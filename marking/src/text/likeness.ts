import { isSlip } from '#text/spelling/spelling.ts'
import { type Content, contentOf } from '#text/words.ts'

/** How an answer compares with one text. */
export type Likeness = {
  /** The part of the text's words that the answer has; 0 to 1. */
  readonly coverage: number
  /** Words that count only because a slip of spelling was let pass. */
  readonly slips: number
  /** One says not where the other does not. */
  readonly negated: boolean
}

export function compareTexts(answer: Content, text: Content): Likeness {
  let [hits, slips] = [0, 0]
  for (const [stem, word] of text.words) {
    if (answer.words.has(stem)) hits += 1
    else if (
      [...answer.words].some(([typed, each]) => !text.words.has(typed) && isSlip(each, word))
    ) {
      hits += 1
      slips += 1
    }
  }
  return {
    coverage: hits / Math.max(1, text.words.size),
    slips,
    negated: (answer.negations % 2 === 1) !== (text.negations % 2 === 1),
  }
}

export const contentOfAll = (texts: readonly string[]): readonly Content[] =>
  texts.filter((text) => text.trim() !== '').map(contentOf)
