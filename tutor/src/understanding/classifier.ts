import { type CodedMatrix, decodeMatrix } from '#safety/coded-weights.ts'
import { type Kind, kinds, type Wish, wishes, wishesOf } from '#understanding/kinds.ts'
import type { Message } from '#understanding/message.ts'
import { signsOf, wordsOf } from '#understanding/signs.ts'

/** The encoder's vectors have so many numbers. */
export const vectorSize = 512

/** The weights of a softmax regression: a row for each output, a number for each feature. */
export type Rows = { readonly rows: Float32Array; readonly bias: Float32Array }

/** What reads messages, with a vector or without. The last output for wishes is that there is none. */
export type Reader = {
  readonly kinds: Rows
  readonly wishes: Rows
  /** Two kinds are too close to tell where the more likely one is less likely than this. */
  readonly sure_from: number
}

export type CodedRows = { readonly rows: CodedMatrix; readonly bias: readonly number[] }

export type CodedReader = {
  readonly kinds: CodedRows
  readonly wishes: CodedRows
  readonly sure_from: number
}

export type CodedUnderstanding = {
  /** The package that the vectors came from: those of another version would mean nothing. */
  readonly encoder: string
  /** Names of signs, then words: the order of the features. */
  readonly signs: string
  readonly words: string
  readonly by_rules: CodedReader
  readonly by_both: CodedReader
}

/** Where each sign and word stands among the features. */
export type Places = ReadonlyMap<string, number>

export const placesOf = (signs: readonly string[], words: readonly string[]): Places =>
  new Map([...signs.map((sign) => `#${sign}`), ...words].map((name, at) => [name, at]))

/** The places of the features that a message has. */
export const featuresOf = (message: Message, places: Places): number[] =>
  [...signsOf(message).map((sign) => `#${sign}`), ...wordsOf(message.plain)].flatMap(
    (name) => places.get(name) ?? [],
  )

/** How likely each output is; a vector stands behind the features. */
export function likelihoods(
  { rows, bias }: Rows,
  features: readonly number[],
  vector?: ArrayLike<number>,
): number[] {
  const width = rows.length / bias.length
  const from = width - vectorSize
  const sums = Array.from(bias, (first, output) => {
    const row = output * width
    let sum = first
    for (const place of features) sum += rows[row + place] ?? 0
    if (vector)
      for (let at = 0; at < vectorSize; at++)
        sum += (rows[row + from + at] ?? 0) * (vector[at] ?? 0)
    return sum
  })
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((all, each) => all + each, 0)
  return powers.map((each) => each / total)
}

export type Ranked = { readonly kind: Kind; readonly certainty: number }

/** The kinds, the likeliest first. */
export const ranked = (likely: readonly number[]): Ranked[] =>
  kinds
    .map((kind, at) => ({ kind, certainty: likely[at] ?? 0 }))
    .toSorted((a, b) => b.certainty - a.certainty)

/** The likeliest wish of those that a kind may have; undefined where it is likelier that there is none. */
export function likeliestWish(likely: readonly number[], kind: Kind): Wish | undefined {
  const none = likely[wishes.length] ?? 0
  const [best] = wishesOf[kind]
    .map((wish) => ({ wish, likelihood: likely[wishes.indexOf(wish)] ?? 0 }))
    .toSorted((a, b) => b.likelihood - a.likelihood)
  return best && best.likelihood > none ? best.wish : undefined
}

const decodeRows = ({ rows, bias }: CodedRows): Rows => ({
  rows: decodeMatrix(rows),
  bias: Float32Array.from(bias),
})

export const decodeReader = ({ kinds, wishes, sure_from }: CodedReader): Reader => ({
  kinds: decodeRows(kinds),
  wishes: decodeRows(wishes),
  sure_from,
})
