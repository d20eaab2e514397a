import { prepare } from '#safety/judge.ts'
import { wholeOf } from '#safety/plain-text.ts'
import type { Scene } from '#understanding/kinds.ts'
import { languageOf } from '#understanding/languages.ts'
import { readNumbers } from '#understanding/read-numbers.ts'

/** Longer messages are understood by their beginning: what is wished stands there. */
const longestRead = 1_000

/** Mathematics is looked for only so far. */
const longestMaths = 2_000

/** More signs in a row than these say no more, and take long to match. */
const manySigns = /([^\p{L}\p{N}]{12})[^\p{L}\p{N}]+/gu

/** A message made ready to be understood. */
export type Message = {
  readonly scene: Scene
  /** With numbers in words as figures. */
  readonly text: string
  /** In lower case, spelled as it is spoken. */
  readonly plain: string
  readonly language: string | undefined
}

export function messageOf(text: string, scene: Scene): Message {
  const beginning = text.slice(0, longestRead)
  return {
    scene,
    text: readNumbers(text.slice(0, longestMaths)) + text.slice(longestMaths),
    plain: prepare(beginning).plain.replace(manySigns, '$1'),
    language: languageOf(beginning.normalize('NFKC').toLowerCase()),
  }
}

/**
 * What of a message the encoder is asked for. It is the piece that the screen of messages reads where the
 * message is one short sentence, so that one vector serves both.
 */
export const textToEmbed = (text: string): string =>
  wholeOf(prepare(text.slice(0, longestRead)).plain) || '.'
