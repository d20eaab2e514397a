import type { Said } from '#english/said.ts'

/** What a family says of a sentence or a word. `told` gives no verdict; `unsure` says honestly that it has none. */
export type Verdict = 'yes' | 'no' | 'both' | 'unsure' | 'told' | 'slip' | 'clean' | 'mended'

/** What the talk about English has in hand, so that "why", "and baby" or a mended sentence are about it. */
export type Hand = {
  readonly family:
    | 'term'
    | 'word'
    | 'form'
    | 'check'
    | 'choice'
    | 'device'
    | 'parts'
    | 'possession'
    | 'spelling'
    | 'improve'
    | 'making'
    | 'writing'
    | 'reading'
  /** The sentence or the word that is spoken of. */
  readonly text: string
  /** What was asked of it: a term, or the name of a form. */
  readonly term?: string
  /** The sentence that a word was taken from, so that "and the verb" is about it. */
  readonly sentence?: string
  /** The reason of what was said last. */
  readonly why?: string
}

export type Reply = {
  readonly verdict: Verdict
  readonly says: readonly string[]
  readonly ask: string
  readonly hand: Hand
}

/** A family hears a message or leaves it to the others. */
export type Family = (said: Said, hand: Hand | undefined) => Reply | undefined
