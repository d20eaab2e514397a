import { readAnswer } from '@learngrove/tutor/safety/classifier'
import type { ConcernKind } from '@learngrove/tutor/safety/kinds'
import { plainOf, wholeOf } from '@learngrove/tutor/safety/plain-text'
import { thresholds } from '@learngrove/tutor/safety/thresholds.gen'
import { findUnfit } from '@learngrove/tutor/safety/unfit'
import type { Encoder } from '#platform/encoder.ts'

/** So much of what was said before is looked at with each sentence: no phrase that matters is longer. */
const screenedLength = 400

/** A model elsewhere said what must not be shown to a child. */
export class Withheld extends Error {
  override readonly name = 'Withheld'
  readonly kind: ConcernKind

  constructor(kind: ConcernKind) {
    super('An answer was withheld')
    this.kind = kind
  }
}

/** No answer is shown that is longer: what is beyond is not even looked at. */
const mostScreened = 12_000

/** A sentence that nothing but its own stop ends is not waited for any longer than this. */
const longestHeld = 1_000

/**
 * Lets the words of a model elsewhere through sentence by sentence, once each was looked at, and throws
 * `Withheld` at one that is unfit for a child. Worries in a text, as in a play, are no reason.
 */
export function answerScreen(encoder: Encoder) {
  let held = ''
  let said = ''
  let left = mostScreened

  async function pass(length: number): Promise<string> {
    const text = held.slice(0, length)
    held = held.slice(length)
    const plain = plainOf(said + text)
    const kind = findUnfit(plain)
    if (kind) throw new Withheld(kind)
    const sentences = sentencesOf(text)
    const vectors = (await encoder.embed(sentences)) ?? []
    if (vectors.some((vector) => readAnswer(vector) > thresholds.answer))
      throw new Withheld('crime')
    said = (said + text).slice(-screenedLength)
    return text
  }

  return {
    /** What may be shown now that this has come. */
    async add(delta: string): Promise<string> {
      held += delta.slice(0, left)
      left -= Math.min(left, delta.length)
      const end = held.length > longestHeld ? held.length : endOfSentence(held)
      return end === 0 ? '' : pass(end)
    },
    /** What was held back of an answer that has ended. */
    rest: (): Promise<string> => pass(held.length),
  }
}

const sentencesOf = (text: string): string[] =>
  plainOf(text)
    .split(/[.!?…\n]+/)
    .map(wholeOf)
    .filter((sentence) => /\p{L}/u.test(sentence))

/** Where the last whole sentence ends; 0 where none does. */
function endOfSentence(text: string): number {
  const last = [...text.matchAll(/[.!?…][)"'’”*_$]*(?=\s)|\n/g)].at(-1)
  return last ? last.index + last[0].length : 0
}
