import { randomFrom } from '@learngrove/server/demo-random'
import { outputs, type WordWeights } from '@learngrove/tutor/safety/classifier'
import { heardKinds, responses } from '@learngrove/tutor/safety/kinds'
import { kindPlaces, wordPlaces } from '@learngrove/tutor/safety/word-features'
import { type Parameter, parameter, step } from './adam.ts'
import { axpy, type Example, type Learning, rounds, slopesOf } from './learn.ts'

/** Keeps a place that one side never has from counting for everything. */
const smoothing = 1

/**
 * Weighs each place by how much likelier one side is to have it than the other, 1 on average, as the naive
 * Bayes features of Wang and Manning (2012), so that rare words that tell much are learnt from few examples.
 */
function tellingOf(examples: readonly Example[]): Float32Array {
  const harmless = responses.indexOf('go_on')
  const of = (holds: (response: number) => boolean) => {
    const counts = new Float32Array(wordPlaces).fill(smoothing)
    for (const { response, places } of examples) {
      if (!holds(response)) continue
      for (const place of places) counts[place] = (counts[place] ?? 0) + 1
    }
    const all = counts.reduce((sum, each) => sum + each, 0)
    return counts.map((each) => each / all)
  }
  const concern = of((response) => response !== harmless)
  const none = of((response) => response === harmless)
  const telling = concern.map((each, at) => Math.abs(Math.log(each / (none[at] ?? each))))
  const mean = telling.reduce((sum, each) => sum + each, 0) / telling.length
  return telling.map((each) => each / mean)
}

const follow = responses.length
const kinds = heardKinds.length

/** Makes a table of which a batch changes only a few rows. */
function tableOf(places: number, width: number) {
  const table = parameter(places * width)
  const seen = new Set<number>()
  return {
    value: table.value,
    rowOf: (place: number) => table.value.subarray(place * width, (place + 1) * width),
    add(place: number, share: number, slopes: Float32Array) {
      if (!seen.has(place)) table.slope.fill(0, place * width, (place + 1) * width)
      seen.add(place)
      axpy(table.slope, place * width, share, slopes)
    },
    move(by: Parameters<typeof step>[1]) {
      for (const place of seen) {
        step(table, { ...by, from: place * width, to: (place + 1) * width })
      }
      seen.clear()
    },
  }
}

/** Learns to read words: each place counts for each output by itself, as much as it tells. */
export function learnWords(examples: readonly Example[], learning: Learning): WordWeights {
  const random = randomFrom(learning.seed + 1).next
  const telling = tellingOf(examples)
  const words = tableOf(wordPlaces, follow)
  const ofKinds = tableOf(kindPlaces, kinds)
  const bias: Parameter = parameter(outputs)
  const { dropout, decay } = learning

  function learnOne(example: Example, part: number) {
    const places = example.places.filter(() => random() > dropout)
    const share = places.length === 0 ? 0 : 1 / Math.sqrt(places.length)
    const sums = Float32Array.from(bias.value)
    for (const place of places) {
      axpy(sums, 0, share * (telling[place] ?? 0), words.rowOf(place))
      axpy(sums, follow, share, ofKinds.rowOf(place % kindPlaces))
    }
    const slopes = slopesOf(sums, example).map((slope) => slope * part)
    axpy(bias.slope, 0, 1, slopes)
    for (const place of places) {
      words.add(place, share * (telling[place] ?? 0), slopes.subarray(0, follow))
      if (example.kind >= 0) ofKinds.add(place % kindPlaces, share, slopes.subarray(follow))
    }
  }

  rounds(examples, learning, (batch, pace) => {
    bias.slope.fill(0)
    for (const example of batch) learnOne(example, 1 / batch.length)
    step(bias, { ...pace, decay: 0 })
    words.move({ ...pace, decay })
    ofKinds.move({ ...pace, decay })
  })
  const words_out = words.value.map((each, at) => each * (telling[Math.floor(at / follow)] ?? 0))
  return { words_out, words_kind: ofKinds.value, words_bias: bias.value }
}
