/** A logistic regression over named features that are there or not. */
export type WordModel = { readonly bias: number; readonly weights: ReadonlyMap<string, number> }

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** How often all rows are gone through where nobody says otherwise. */
const ROUNDS = 25
const RATE = 0.3
/** Pulls every weight towards 0. */
const DECAY = 0.0003
/** Features of fewer rows are not learnt. */
const RARE = 2

/**
 * Fits by AdaGrad in a fixed order of the rows, so the same rows give the same weights. Each row
 * is a list of features of weight 1/sqrt(its length).
 */
export function fitWords(
  rows: readonly (readonly string[])[],
  targets: readonly number[],
  rounds = ROUNDS,
): WordModel {
  const counts = new Map<string, number>()
  for (const row of rows) for (const name of row) counts.set(name, (counts.get(name) ?? 0) + 1)
  const places = new Map<string, number>()
  for (const [name, count] of counts) if (count >= RARE) places.set(name, places.size)
  const weights = new Float64Array(places.size)
  const squares = new Float64Array(places.size).fill(0.01)
  const indexed = rows.map((row) => row.flatMap((name) => places.get(name) ?? []))
  let bias = 0
  let biasSquare = 1
  for (let round = 0; round < rounds; round += 1)
    indexed.forEach((row, i) => {
      const scale = 1 / Math.sqrt(Math.max(1, row.length))
      let sum = bias
      for (const at of row) sum += (weights[at] ?? 0) * scale
      const slope = sigmoid(sum) - (targets[i] ?? 0)
      biasSquare += slope * slope
      bias -= (RATE * slope) / Math.sqrt(biasSquare)
      for (const at of row) {
        const gradient = slope * scale + DECAY * (weights[at] ?? 0)
        const square = (squares[at] ?? 0) + gradient * gradient
        squares[at] = square
        weights[at] = (weights[at] ?? 0) - (RATE * gradient) / Math.sqrt(square)
      }
    })
  return { bias, weights: new Map([...places].map(([name, at]) => [name, weights[at] ?? 0])) }
}

/** The log of the odds that the model sees in a row. */
export function scoreWords({ bias, weights }: WordModel, row: readonly string[]): number {
  let [sum, known] = [0, 0]
  for (const name of row) {
    const weight = weights.get(name)
    if (weight === undefined) continue
    sum += weight
    known += 1
  }
  return bias + sum / Math.sqrt(Math.max(1, known))
}
