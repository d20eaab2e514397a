import { randomFrom } from '@learngrove/server/demo-random'
import { outputs, vectorSize } from '@learngrove/tutor/safety/classifier'
import { responses } from '@learngrove/tutor/safety/kinds'
import { type Parameter, parameter, step } from './adam.ts'

/** A sentence with what is learnt from it. */
export type Example = {
  readonly vector: Float32Array
  readonly places: readonly number[]
  /** Its place in `responses`. */
  readonly response: number
  /** Its place in `heardKinds`; -1 where it is harmless. */
  readonly kind: number
}

export type Learning = {
  readonly epochs: number
  readonly rate: number
  readonly decay: number
  /** How much of what it sees is hidden at each step, so that it leans on no single thing. */
  readonly dropout: number
  readonly seed: number
}

const batchSize = 32
/** How much telling the kind counts beside telling what follows. */
const kindWeight = 0.3
const smallestRate = 1e-5

type Pace = { readonly rate: number; readonly steps: number }

/** Goes through the examples again and again, each time in another order, in small batches. */
export function rounds(
  examples: readonly Example[],
  { epochs, rate, seed }: Learning,
  learnBatch: (batch: readonly Example[], pace: Pace) => void,
) {
  const random = randomFrom(seed).next
  const order = [...examples]
  let steps = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const [one, two] = [order[at], order[other]]
      if (one && two) [order[at], order[other]] = [two, one]
    }
    const now = rate * (1 - epoch / epochs) + smallestRate
    for (let at = 0; at < order.length; at += batchSize) {
      learnBatch(order.slice(at, at + batchSize), { rate: now, steps: ++steps })
    }
  }
}

/** How far outputs are from what an example should give: softmax over what follows, and over the kind. */
export function slopesOf(sums: Float32Array, { response, kind }: Example): Float32Array {
  const slopes = new Float32Array(outputs)
  softmaxSlopes(sums, slopes, { from: 0, to: responses.length, right: response, weight: 1 })
  const from = responses.length
  if (kind >= 0) {
    softmaxSlopes(sums, slopes, { from, to: outputs, right: from + kind, weight: kindWeight })
  }
  return slopes
}

function softmaxSlopes(
  sums: Float32Array,
  slopes: Float32Array,
  { from, to, right, weight }: { from: number; to: number; right: number; weight: number },
) {
  const part = sums.subarray(from, to)
  const most = part.reduce((max, each) => Math.max(max, each), Number.NEGATIVE_INFINITY)
  const powers = part.map((each) => Math.exp(each - most))
  const total = powers.reduce((sum, each) => sum + each, 0)
  for (let at = from; at < to; at++) {
    slopes[at] = weight * ((powers[at - from] ?? 0) / total - (at === right ? 1 : 0))
  }
}

/** Adds `by`, `factor` times over, from a place on. */
export const axpy = (to: Float32Array, from: number, factor: number, by: ArrayLike<number>) => {
  for (let at = 0; at < by.length; at++) {
    to[from + at] = (to[from + at] ?? 0) + factor * (by[at] ?? 0)
  }
}

const dot = (matrix: Float32Array, from: number, by: Float32Array): number => {
  let sum = 0
  for (let at = 0; at < by.length; at++) sum += (matrix[from + at] ?? 0) * (by[at] ?? 0)
  return sum
}

/** Learns to read vectors: one hidden layer, and a straight way beside it. */
export function learnVectors(examples: readonly Example[], learning: Learning, hidden: number) {
  const random = randomFrom(learning.seed + 1).next
  const small = () => (random() - 0.5) * 0.2
  const net = {
    in_hidden: parameter(vectorSize * hidden, small),
    hidden_bias: parameter(hidden),
    hidden_out: parameter(hidden * outputs, small),
    in_out: parameter(vectorSize * outputs),
    out_bias: parameter(outputs),
  }
  const all = Object.values(net)
  const { dropout, decay } = learning

  function learnOne(example: Example, share: number) {
    const { vector } = example
    const mask = Float32Array.from({ length: hidden }, () =>
      random() < dropout ? 0 : 1 / (1 - dropout),
    )
    const units = mask.map((open, unit) => {
      if (open === 0) return 0
      const sum =
        (net.hidden_bias.value[unit] ?? 0) + dot(net.in_hidden.value, unit * vectorSize, vector)
      return open * Math.max(0, sum)
    })
    const sums = net.out_bias.value.map(
      (bias, out) =>
        bias +
        dot(net.hidden_out.value, out * hidden, units) +
        dot(net.in_out.value, out * vectorSize, vector),
    )
    const slopes = slopesOf(sums, example).map((slope) => slope * share)
    const back = new Float32Array(hidden)
    slopes.forEach((slope, out) => {
      axpy(back, 0, slope, net.hidden_out.value.subarray(out * hidden, (out + 1) * hidden))
      axpy(net.hidden_out.slope, out * hidden, slope, units)
      axpy(net.in_out.slope, out * vectorSize, slope, vector)
    })
    axpy(net.out_bias.slope, 0, 1, slopes)
    units.forEach((value, unit) => {
      if (value <= 0) return
      const slope = (back[unit] ?? 0) * (mask[unit] ?? 0)
      net.hidden_bias.slope[unit] = (net.hidden_bias.slope[unit] ?? 0) + slope
      axpy(net.in_hidden.slope, unit * vectorSize, slope, vector)
    })
  }

  const isBias = (each: Parameter) => each === net.hidden_bias || each === net.out_bias
  rounds(examples, learning, (batch, pace) => {
    for (const { slope } of all) slope.fill(0)
    for (const example of batch) learnOne(example, 1 / batch.length)
    for (const each of all) step(each, { ...pace, decay: isBias(each) ? 0 : decay })
  })
  return {
    hidden,
    in_hidden: net.in_hidden.value,
    hidden_bias: net.hidden_bias.value,
    hidden_out: net.hidden_out.value,
    in_out: net.in_out.value,
    out_bias: net.out_bias.value,
  }
}
