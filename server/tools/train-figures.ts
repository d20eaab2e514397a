/**
 * `node server/tools/train-figures.ts [--samples 60000] [--rounds 14]`: trains the net that proposes figures
 * written by hand, from figures that are drawn here by strokes, and writes its weights. The same seed on the
 * same Node gives the same bytes. Prints what it knows of figures that it has not seen.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { randomFrom } from '../demo/random.ts'
import { drawnFigure } from '../src/assignments/paper/figures/drawn-figures.testing.ts'
import { figureSigns, numKinds } from '../src/assignments/paper/figures/figure.ts'
import { figureInput } from '../src/assignments/paper/figures/figure-input.ts'
import {
  type Layer,
  layerSizes,
  likelihoods,
  weightsFile,
  writeLayers,
} from '../src/assignments/paper/figures/figure-net.ts'

const { values } = parseArgs({
  options: {
    samples: { type: 'string', default: '60000' },
    rounds: { type: 'string', default: '14' },
    seed: { type: 'string', default: '18' },
  },
})
const [samples, rounds, seed] = [values.samples, values.rounds, values.seed].map(Number)

type Sample = { readonly input: Float32Array; readonly kind: number }

/** What is none of the signs is drawn as often as this, as often as two signs are. */
const otherShare = 2 / (numKinds + 1)

function draw(count: number, random: () => number): Sample[] {
  const found: Sample[] = []
  while (found.length < count) {
    const isOther = random() < otherShare
    const kind = isOther ? figureSigns.length : Math.floor(random() * figureSigns.length)
    const input = figureInput(drawnFigure(figureSigns[kind] ?? 'other', random))
    if (input) found.push({ input, kind })
  }
  return found
}

/** Numbers of one kind with their slopes and what Adam remembers of them. */
class Weights {
  readonly values: Float32Array
  readonly slopes: Float32Array
  readonly first: Float32Array
  readonly second: Float32Array
  constructor(count: number, make: () => number) {
    this.values = Float32Array.from({ length: count }, make)
    this.slopes = new Float32Array(count)
    this.first = new Float32Array(count)
    this.second = new Float32Array(count)
  }
  /** Takes one step down the slopes of a batch. */
  step(rate: number, turn: number, batch: number) {
    const [one, two] = [1 - 0.9 ** turn, 1 - 0.999 ** turn]
    for (let at = 0; at < this.values.length; at += 1) {
      const slope = (this.slopes[at] ?? 0) / batch
      const first = 0.9 * (this.first[at] ?? 0) + 0.1 * slope
      const second = 0.999 * (this.second[at] ?? 0) + 0.001 * slope * slope
      this.first[at] = first
      this.second[at] = second
      const value = this.values[at] ?? 0
      this.values[at] =
        value - rate * (first / one / (Math.sqrt(second / two) + 1e-8) + decay * value)
      this.slopes[at] = 0
    }
  }
}

const decay = 0.01
const batchSize = 32
const firstRate = 0.002
/** So much of the likelihood is kept back from the right kind, so that the net is not sure of everything. */
const doubt = 0.02

const { next } = randomFrom(seed ?? 0)
const layers = layerSizes.slice(1).map((rows, at) => {
  const columns = layerSizes[at] ?? 0
  const spread = Math.sqrt(6 / columns)
  return {
    ...{ rows, columns },
    weights: new Weights(rows * columns, () => (next() * 2 - 1) * spread),
    biases: new Weights(rows, () => 0),
  }
})

/** Goes through the layers and back again, and adds the slopes. Returns the loss. */
function learn({ input, kind }: Sample): number {
  const seen = [input]
  for (const [depth, { rows, columns, weights, biases }] of layers.entries()) {
    const from = seen[depth] ?? input
    const out = new Float32Array(rows)
    for (let row = 0; row < rows; row += 1) {
      let sum = biases.values[row] ?? 0
      for (let at = 0; at < columns; at += 1)
        sum += (weights.values[row * columns + at] ?? 0) * (from[at] ?? 0)
      out[row] = depth < layers.length - 1 ? Math.max(0, sum) : sum
    }
    seen.push(out)
  }
  const out = seen.at(-1) ?? input
  const most = Math.max(...out)
  const powers = out.map((value) => Math.exp(value - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  let slopes = powers.map(
    (power, at) => power / sum - (at === kind ? 1 - doubt : doubt / (numKinds - 1)),
  )
  for (let depth = layers.length - 1; depth >= 0; depth -= 1)
    slopes = back(depth, seen[depth] ?? input, slopes)
  return -Math.log((powers[kind] ?? 0) / sum + 1e-9)
}

function back(depth: number, from: Float32Array, slopes: Float32Array): Float32Array<ArrayBuffer> {
  const before = new Float32Array(from.length)
  const layer = layers[depth]
  if (!layer) return before
  const { columns, weights, biases } = layer
  for (const [row, slope] of slopes.entries()) {
    biases.slopes[row] = (biases.slopes[row] ?? 0) + slope
    for (let at = 0; at < columns; at += 1) {
      const place = row * columns + at
      weights.slopes[place] = (weights.slopes[place] ?? 0) + slope * (from[at] ?? 0)
      before[at] = (before[at] ?? 0) + slope * (weights.values[place] ?? 0)
    }
  }
  if (depth > 0) for (const [at, value] of from.entries()) if (value <= 0) before[at] = 0
  return before
}

const largest = 127

/** Writes each row in whole numbers with a scale of its own. */
const packed = (): Layer[] =>
  layers.map(({ rows, columns, weights, biases }) => {
    const scales = Float32Array.from({ length: rows }, (_, row) => {
      const own = weights.values.subarray(row * columns, (row + 1) * columns)
      return own.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / largest
    })
    const whole = Int8Array.from(weights.values, (value, at) =>
      Math.round(value / (scales[Math.floor(at / columns)] ?? 1)),
    )
    return { scales, biases: biases.values, weights: whole }
  })

const drawn = draw(samples ?? 0, next)
const unseen = draw(5_000, randomFrom((seed ?? 0) + 1).next)
let turn = 0
for (let round = 0; round < (rounds ?? 0); round += 1) {
  const rate = firstRate * (0.5 + 0.5 * Math.cos((Math.PI * round) / (rounds ?? 1)))
  let loss = 0
  for (let at = 0; at < drawn.length; at += 1) {
    const sample = drawn[Math.floor(next() * drawn.length)]
    if (!sample) continue
    loss += learn(sample)
    if (at % batchSize !== batchSize - 1) continue
    turn += 1
    for (const { weights, biases } of layers) {
      weights.step(rate, turn, batchSize)
      biases.step(rate, turn, batchSize)
    }
  }
  const net = packed()
  const right = unseen.filter(({ input, kind }) => {
    const all = likelihoods(net, input)
    return all.indexOf(Math.max(...all)) === kind
  }).length
  console.log(
    `round ${round + 1}: loss ${(loss / drawn.length).toFixed(4)}, of unseen figures right ${((100 * right) / unseen.length).toFixed(1)} %`,
  )
}
const bytes = writeLayers(packed())
writeFileSync(weightsFile, bytes)
console.log(`${bytes.length} bytes written`)
