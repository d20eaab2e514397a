import { type CodedNet, type CodedWeights, decodeMatrix } from '#safety/coded-weights.ts'
import { type ConcernKind, heardKinds, type Response, responses } from '#safety/kinds.ts'
import { shippedWeights } from '#safety/weights.gen.ts'
import { kindPlaces, wordFeatures } from '#safety/word-features.ts'

/** The numbers of a vector of the encoder. */
export const vectorSize = 512

/** First what follows from a message, then what it is a sign of. */
export const outputs = responses.length + heardKinds.length

export type Net = {
  readonly hidden: number
  readonly in_hidden: Float32Array
  readonly hidden_bias: Float32Array
  readonly hidden_out: Float32Array
  readonly in_out: Float32Array
  readonly out_bias: Float32Array
}

export type WordWeights = {
  readonly words_out: Float32Array
  readonly words_kind: Float32Array
  readonly words_bias: Float32Array
}

export type Weights = WordWeights & {
  readonly child: readonly Net[]
  readonly answer: Net
  readonly word_share: number
}

const decodeNet = (coded: CodedNet): Net => ({
  hidden: coded.hidden,
  in_hidden: decodeMatrix(coded.in_hidden),
  hidden_bias: Float32Array.from(coded.hidden_bias),
  hidden_out: decodeMatrix(coded.hidden_out),
  in_out: decodeMatrix(coded.in_out),
  out_bias: Float32Array.from(coded.out_bias),
})

const decodeWeights = (coded: CodedWeights): Weights => ({
  child: coded.child.map(decodeNet),
  answer: decodeNet(coded.answer),
  words_out: decodeMatrix(coded.words_out),
  words_kind: decodeMatrix(coded.words_kind),
  words_bias: Float32Array.from(coded.words_bias),
  word_share: coded.word_share,
})

let decoded: Weights | undefined

/** What is checked in, unpacked at the first use. */
const shipped = (): Weights => (decoded ??= decodeWeights(shippedWeights))

/** What is read of one piece of a message. */
export type Reading = {
  /** How much it speaks for a concern: a log-odds, to be held against a threshold. */
  readonly score: number
  /** The same from 0 to 1. */
  readonly certainty: number
  /** What follows if it is one. */
  readonly response: Exclude<Response, 'go_on'>
  readonly kind: ConcernKind
}

/** The outputs for a vector: a small network with one hidden layer, and a straight way beside it. */
export function readVector(net: Net, vector: Float32Array): Float32Array {
  const { hidden, in_hidden, hidden_bias, hidden_out, in_out, out_bias } = net
  const units = new Float32Array(hidden)
  for (let unit = 0; unit < hidden; unit++) {
    const sum = (hidden_bias[unit] ?? 0) + dot(in_hidden, unit * vectorSize, vector)
    units[unit] = Math.max(0, sum)
  }
  return Float32Array.from(
    { length: outputs },
    (_, out) =>
      (out_bias[out] ?? 0) +
      dot(hidden_out, out * hidden, units) +
      dot(in_out, out * vectorSize, vector),
  )
}

/** What several networks make of a vector, on average: each errs in its own way. */
export function readMeaning(nets: readonly Net[], vector: Float32Array): Float32Array {
  const sums = new Float32Array(outputs)
  for (const net of nets) {
    for (const [out, sum] of readVector(net, vector).entries()) {
      sums[out] = (sums[out] ?? 0) + sum / nets.length
    }
  }
  return sums
}

/** The outputs for the words of a plain text, without an encoder. */
export function readWords(weights: WordWeights, plain: string): Float32Array {
  const { words_out, words_kind, words_bias } = weights
  const places = wordFeatures(plain)
  const sums = Float32Array.from(words_bias)
  const share = places.length === 0 ? 0 : 1 / Math.sqrt(places.length)
  const follow = responses.length
  const kinds = heardKinds.length
  for (const place of places) {
    for (let out = 0; out < follow; out++) {
      sums[out] = (sums[out] ?? 0) + share * (words_out[place * follow + out] ?? 0)
    }
    const from = (place % kindPlaces) * kinds
    for (let kind = 0; kind < kinds; kind++) {
      sums[follow + kind] = (sums[follow + kind] ?? 0) + share * (words_kind[from + kind] ?? 0)
    }
  }
  return sums
}

function dot(matrix: Float32Array, from: number, vector: Float32Array): number {
  let sum = 0
  for (let at = 0; at < vector.length; at++) sum += (matrix[from + at] ?? 0) * (vector[at] ?? 0)
  return sum
}

/** The log-odds that outputs speak for any concern against none. */
export function concernOf(sums: Float32Array): number {
  const [care = 0, check_in = 0, refuse = 0, go_on = 0] = sums
  const most = Math.max(care, check_in, refuse)
  const together = Math.exp(care - most) + Math.exp(check_in - most) + Math.exp(refuse - most)
  return most + Math.log(together) - go_on
}

/** Reads one piece of a child's message, in its plain form, with its vector if there is one. */
export function readPiece(plain: string, vector: Float32Array | undefined): Reading {
  const weights = shipped()
  const words = readWords(weights, plain)
  if (!vector) return reading(concernOf(words), words)
  const meaning = readMeaning(weights.child, vector)
  const score = concernOf(meaning) + weights.word_share * concernOf(words)
  return reading(
    score,
    meaning.map((sum, out) => sum + weights.word_share * (words[out] ?? 0)),
  )
}

/** How much a sentence of an answer speaks for something that no child should read. */
export const readAnswer = (vector: Float32Array): number =>
  concernOf(readVector(shipped().answer, vector))

/** Somebody in need is not taken for a nuisance: care wins unless it is far behind. */
const careAhead = 0.5

function reading(score: number, sums: Float32Array): Reading {
  const [care = 0, check_in = 0, refuse = 0] = sums
  const most = Math.max(check_in, refuse)
  const lighter = check_in >= refuse ? ('check_in' as const) : ('refuse' as const)
  const kinds = heardKinds.map((kind, at) => ({ kind, sum: sums[responses.length + at] ?? 0 }))
  const [first] = kinds.sort((a, b) => b.sum - a.sum)
  return {
    score,
    certainty: 1 / (1 + Math.exp(-score)),
    response: care + careAhead >= most ? 'care' : lighter,
    kind: first?.kind ?? 'sadness',
  }
}
