import { readFileSync } from 'node:fs'
import { numKinds } from './figure.ts'
import { numInputs } from './figure-input.ts'

/** How many numbers go into each layer; out of the last comes one for each kind. */
export const layerSizes = [numInputs, 80, 40, numKinds] as const

/** One layer: each row has a scale, a bias, and its weights as whole numbers. */
export type Layer = {
  readonly scales: Float32Array
  readonly biases: Float32Array
  readonly weights: Int8Array
}

/** Bytes of a number with a point. */
const floatBytes = 4

/** Reads layers as `writeLayers` writes them. */
export function readLayers(bytes: Uint8Array): Layer[] {
  const whole = Uint8Array.from(bytes)
  let from = 0
  const floats = (count: number) => {
    const view = new DataView(whole.buffer, from, count * floatBytes)
    from += count * floatBytes
    return Float32Array.from({ length: count }, (_, at) => view.getFloat32(at * floatBytes, true))
  }
  return layerSizes.slice(1).map((rows, at) => {
    const [scales, biases] = [floats(rows), floats(rows)]
    const weights = new Int8Array(whole.buffer, from, rows * (layerSizes[at] ?? 0))
    from += weights.length
    return { scales, biases, weights }
  })
}

export function writeLayers(layers: readonly Layer[]): Buffer {
  const floats = (values: Float32Array) => {
    const bytes = Buffer.alloc(values.length * floatBytes)
    for (const [at, value] of values.entries()) bytes.writeFloatLE(value, at * floatBytes)
    return bytes
  }
  return Buffer.concat(
    layers.flatMap(({ scales, biases, weights }) => [
      floats(scales),
      floats(biases),
      Buffer.from(Uint8Array.from(weights)),
    ]),
  )
}

/** Says of each kind how likely the input is of it; together they make one. */
export function likelihoods(layers: readonly Layer[], input: Float32Array): Float32Array {
  let values = input
  for (const [depth, { scales, biases, weights }] of layers.entries()) {
    const width = values.length
    const isLast = depth === layers.length - 1
    values = Float32Array.from(scales, (scale, row) => {
      let sum = 0
      for (let at = 0; at < width; at += 1)
        sum += (weights[row * width + at] ?? 0) * (values[at] ?? 0)
      const value = sum * scale + (biases[row] ?? 0)
      return isLast ? value : Math.max(0, value)
    })
  }
  const most = Math.max(...values)
  const powers = values.map((value) => Math.exp(value - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** Where the weights are; `server/tools/train-figures.ts` makes them. */
export const weightsFile = new URL('./figures.weights', import.meta.url)

let kept: readonly Layer[] | undefined

export function figureNet(): readonly Layer[] {
  kept ??= readLayers(readFileSync(weightsFile))
  return kept
}
