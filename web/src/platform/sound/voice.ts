/** What is told of a sentence while it is said. */
export type Telling = {
  /** As fast as the voice speaks by itself at 1. */
  readonly rate: number
  readonly signal: AbortSignal
  /** It can be heard now. */
  readonly onStart: () => void
  /** A word of it begins: its place in the sentence. Not every voice says so. */
  readonly onWord: (from: number) => void
}

/** Says one sentence at a time. */
export type Voice = {
  /** Resolves when it is said, or with false where this voice cannot say it. Once aborted, it is silent. */
  readonly say: (sentence: string, telling: Telling) => Promise<boolean>
  /** Makes ready what comes next, where that takes time. */
  readonly prepare?: (sentence: string) => void
  readonly close?: () => void
}
