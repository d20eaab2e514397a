import { readAnswer } from '@learngrove/tutor/safety/classifier'
import type { ConcernKind } from '@learngrove/tutor/safety/kinds'
import { plainOf, wholeOf } from '@learngrove/tutor/safety/plain-text'
import { thresholds } from '@learngrove/tutor/safety/thresholds.gen'
import { findUnfit } from '@learngrove/tutor/safety/unfit'
import { harmless } from '#models/redaction/redaction.harmless.ts'
import type { Encoder } from '#platform/encoder.ts'

/** Says that a hosted model wrote what must not be shown to a child. */
export class Withheld extends Error {
  override readonly name = 'Withheld'
  readonly kind: ConcernKind

  constructor(kind: ConcernKind) {
    super('An answer was withheld')
    this.kind = kind
  }
}

/** Says that a hosted model told the key of an open question. */
export class Telling extends Error {
  override readonly name = 'Telling'
}

/** Longest answer that is shown; what is beyond is not even screened. */
const mostScreened = 12_000

/**
 * So many characters of what was said before are read again with what comes next: what is unfit is said in far
 * fewer, and reading all of it each time would take ever longer.
 */
const spanRead = 300

/** How long a sentence without a clear end is held back, in characters. */
const longestHeld = 1_000

export type AnswerScreen = ReturnType<typeof answerScreen>

/** Screens nothing, since the built-in tutor's words are ours. */
export const unscreened: AnswerScreen = { add: async (delta) => delta, rest: async () => '' }

/**
 * Passes the words of a hosted model on sentence by sentence, after making each harmless and screening
 * it with all that was said before it, and throws `Withheld` at one that is unfit for a child. Worries in a
 * text, as in a play, are allowed. Throws `Telling` at one that tells what `isTelling` finds: the key of
 * an open question.
 */
export function answerScreen(
  encoder: Encoder,
  isTelling: (text: string) => Promise<boolean> = async () => false,
) {
  let held = ''
  let said = ''
  let lately = ''
  let left = mostScreened
  /** Sentences that may be shown: a model that goes round in circles says the same for ever. */
  const fit = new Set<string>()

  async function pass(length: number): Promise<string> {
    const text = harmless(held.slice(0, length))
    held = held.slice(length)
    if (text === '') return ''
    said += text
    lately = squeezed(lately.slice(-spanRead) + text)
    const kind = findUnfit(plainOf(lately))
    if (kind) throw new Withheld(kind)
    const sentences = [...new Set(sentencesOf(text))].filter((sentence) => !fit.has(sentence))
    const vectors = (await encoder.embed(sentences)) ?? []
    for (const [place, vector] of vectors.entries()) {
      if (readAnswer(vector) > thresholds.answer) throw new Withheld('crime')
      fit.add(sentences[place] ?? '')
    }
    if (await isTelling(said)) throw new Telling()
    return text
  }

  return {
    /** Adds words, and returns what may be shown now. */
    async add(delta: string): Promise<string> {
      held += delta.slice(0, left)
      left -= Math.min(left, delta.length)
      const end = held.length > longestHeld ? held.length : endOfSentence(held)
      return end === 0 ? '' : pass(end)
    },
    /** Returns what was held back of an answer that has ended. */
    rest: (): Promise<string> => pass(held.length),
  }
}

/** Without what takes room and says nothing, so that words cannot be pushed apart by it. */
const squeezed = (text: string): string => text.replace(/\p{Cf}/gu, '').replace(/(\s)\s+/g, '$1')

const sentencesOf = (text: string): string[] =>
  plainOf(text)
    .split(/[.!?…\n]+/)
    .map(wholeOf)
    .filter((sentence) => /\p{L}/u.test(sentence))

/** Returns where the last whole sentence ends; 0 if none does. */
function endOfSentence(text: string): number {
  const last = [...text.matchAll(/[.!?…][)"'’”*_$]*(?=\s)|\n/g)].at(-1)
  return last ? last.index + last[0].length : 0
}
