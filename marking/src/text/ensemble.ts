import { sigmoid } from '#text/logistic.ts'

/** A logistic regression over a few numbers. */
export type Ensemble = { readonly bias: number; readonly weights: readonly number[] }

const STEPS = 300
const RATE = 0.5
/** Pulls the weights of many rows hardly, and those of few rows strongly, towards `towards`. */
const RIDGE = 4

/** Fits by gradient descent from `towards`, to which a ridge pulls; rows are of its length. */
export function fitEnsemble(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  towards: readonly number[],
): Ensemble {
  let bias = 0
  const weights = [...towards]
  const count = Math.max(1, rows.length)
  for (let step = 0; step < STEPS; step += 1) {
    let slope = 0
    const slopes = weights.map((weight, at) => (RIDGE * (weight - (towards[at] ?? 0))) / count)
    rows.forEach((row, i) => {
      const off = sigmoid(scoreEnsemble({ bias, weights }, row)) - (targets[i] ?? 0)
      slope += off / count
      for (let at = 0; at < slopes.length; at += 1)
        slopes[at] = (slopes[at] ?? 0) + (off * (row[at] ?? 0)) / count
    })
    bias -= RATE * slope
    for (let at = 0; at < weights.length; at += 1)
      weights[at] = (weights[at] ?? 0) - RATE * (slopes[at] ?? 0)
  }
  return { bias, weights }
}

export const scoreEnsemble = ({ bias, weights }: Ensemble, row: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (row[at] ?? 0), bias)
