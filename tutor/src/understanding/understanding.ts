/** The door of understanding: what a message of a student is, and what it wishes. */

import { aboutOf } from '#understanding/about.ts'
import {
  decodeReader,
  featuresOf,
  likeliestWish,
  likelihoods,
  type Places,
  placesOf,
  type Ranked,
  type Reader,
  ranked,
} from '#understanding/classifier.ts'
import type { Kind, Scene, Wish } from '#understanding/kinds.ts'
import { messageOf } from '#understanding/message.ts'
import { weights } from '#understanding/weights.gen.ts'

export type { Kind, Scene, Wish } from '#understanding/kinds.ts'
export { textToEmbed } from '#understanding/message.ts'

/** What is made of a message. */
export type Understood = {
  readonly kind: Kind
  /** How likely it is of that kind, from 0 to 1. */
  readonly certainty: number
  /** The other kind, where the two are too close to tell: the tutor asks back. */
  readonly instead?: Kind
  readonly wish?: Wish
  /** What practice, a definition or a plan is asked about, in the words of the message: "adding fractions". */
  readonly about?: string
  /** The language in which somebody says that they do not understand or asks for help, where it is not English. */
  readonly language?: string
  /** The message with numbers in words as figures and comma decimals as points, for the reader of mathematics. */
  readonly text: string
}

type Readers = { readonly places: Places; readonly by_rules: Reader; readonly by_both: Reader }

let decoded: Readers | undefined

/** What is checked in, unpacked at the first use. */
const shipped = (): Readers =>
  (decoded ??= {
    places: placesOf(weights.signs.split(' '), weights.words.split(' ')),
    by_rules: decodeReader(weights.by_rules),
    by_both: decodeReader(weights.by_both),
  })

/**
 * Tells what a message is where it is said. `vector` is the encoder's for `textToEmbed(text)`; without it
 * rules and words alone decide. A bare "yes" is of kind `social`, or an `answer` where a question or a
 * problem is in hand and nothing was offered; `wish` says in both that it is a yes.
 */
export function understand(text: string, scene: Scene, vector?: ArrayLike<number>): Understood {
  const message = messageOf(text, scene)
  const { places, by_rules, by_both } = shipped()
  // The encoder knows English alone: of another language its vectors mean nothing.
  const meaning = message.language === undefined ? vector : undefined
  const reader = meaning ? by_both : by_rules
  const features = featuresOf(message, places)
  const [first = nothing, second = nothing] = ranked(likelihoods(reader.kinds, features, meaning))
  const { kind, certainty } = first
  const wish =
    kind === 'answer'
      ? yesOrNo(message.plain)
      : likeliestWish(likelihoods(reader.wishes, features, meaning), kind)
  const about = aboutOf(text.slice(0, longestAsked), kind, wish)
  return {
    kind,
    certainty,
    ...(certainty < reader.sure_from && { instead: second.kind }),
    ...(wish !== undefined && { wish }),
    ...(about !== undefined && { about }),
    ...(message.language !== undefined && { language: message.language }),
    text: message.text,
  }
}

/** An answer wishes nothing: only a bare yes or no is told, as it may answer what the tutor asked. */
function yesOrNo(plain: string): Wish | undefined {
  if (/^\W*(?:yes|yeah|yep|yup|true)\b/.test(plain)) return 'yes'
  return /^\W*(?:no|nope|nah|false)\b/.test(plain) ? 'no' : undefined
}

const nothing: Ranked = { kind: 'social', certainty: 0 }

/** What a message asks about stands in its first words. */
const longestAsked = 200
