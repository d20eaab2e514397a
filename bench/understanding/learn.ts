import { randomFrom } from '@learngrove/server/demo-random'
import { likelihoods, type Rows, vectorSize } from '@learngrove/tutor/understanding/classifier'
import { parameter, step } from '../safety/adam.ts'

/** A message with what is learnt from it. */
export type Example = {
  /** The places of its features. */
  readonly features: readonly number[]
  readonly vector?: Float32Array
  /** The output that is right. */
  readonly output: number
  /** How much it counts. */
  readonly weight: number
}

export type Learning = {
  readonly epochs: number
  readonly rate: number
  /** How much weights are pulled towards 0. */
  readonly decay: number
  /** The share of features that is hidden at each step, so that nothing leans on a single one. */
  readonly dropout: number
}

/** How many features a row has, those of a vector included, and how many rows there are. */
export type Size = { readonly width: number; readonly outputs: number }

const batchSize = 32
const smallestRate = 1e-4

/** Learns a softmax regression on `width` features and, where the examples have them, vectors behind these. */
export function learnRows(
  examples: readonly Example[],
  { width, outputs }: Size,
  learning: Learning,
): Rows {
  const { next: random } = randomFrom(1)
  const rows = parameter(width * outputs)
  const bias = parameter(outputs)
  const order = [...examples]
  let steps = 0
  for (let epoch = 0; epoch < learning.epochs; epoch++) {
    shuffle(order, random)
    const rate = learning.rate * (1 - epoch / learning.epochs) + smallestRate
    for (let from = 0; from < order.length; from += batchSize) {
      rows.slope.fill(0)
      bias.slope.fill(0)
      for (const each of order.slice(from, from + batchSize)) {
        const isKept = () => random() >= learning.dropout
        addSlopes(rows, bias, { ...each, features: each.features.filter(isKept) }, width)
      }
      steps++
      step(rows, { rate, decay: learning.decay, steps })
      step(bias, { rate, decay: 0, steps })
    }
  }
  return { rows: rows.value, bias: bias.value }
}

type Parameter = ReturnType<typeof parameter>

function addSlopes(rows: Parameter, bias: Parameter, each: Example, width: number) {
  const { features, vector, output, weight } = each
  const likely = likelihoods({ rows: rows.value, bias: bias.value }, features, vector)
  for (const [at, share] of likely.entries()) {
    const slope = ((share - (at === output ? 1 : 0)) * weight) / batchSize
    const row = at * width
    bias.slope[at] = (bias.slope[at] ?? 0) + slope
    for (const place of features) rows.slope[row + place] = (rows.slope[row + place] ?? 0) + slope
    if (!vector) continue
    const from = row + width - vectorSize
    for (let place = 0; place < vectorSize; place++) {
      rows.slope[from + place] = (rows.slope[from + place] ?? 0) + slope * (vector[place] ?? 0)
    }
  }
}

function shuffle<T>(list: T[], random: () => number) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [list[at], list[other]]
    if (one !== undefined && two !== undefined) [list[at], list[other]] = [two, one]
  }
}
