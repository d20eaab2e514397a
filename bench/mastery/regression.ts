import { solve } from './solve.ts'

/** Rows of numbers, one after another, each as wide as there are columns. */
export type Table = { readonly width: number; readonly values: Float64Array }

/** A group of which each row has one: its item, or its skill. `ridge` draws each of its weights to 0. */
export type Group = { readonly of: Int32Array; readonly size: number; readonly ridge: number }

export type Fitted = { readonly weights: Float64Array; readonly groups: readonly Float64Array[] }

/** Half of a Newton step: the weights are found in turn, and a whole one overshoots. */
const share = 0.5
const settledAt = 1e-4
const mostRounds = 400

/**
 * Fits a logistic regression with one-hot groups to the rows that are learnt from: a Newton step of all
 * columns together, then one of each group, in turn until nothing moves. The first column is to be all ones.
 */
export function fitRegression(
  table: Table,
  groups: readonly Group[],
  right: Uint8Array,
  rows: Int32Array,
): Fitted {
  const fitted = {
    weights: new Float64Array(table.width),
    groups: groups.map(({ size }) => new Float64Array(size)),
  }
  const chances = new Float64Array(rows.length)
  const predict = () => {
    for (let at = 0; at < rows.length; at++)
      chances[at] = chanceAt(table, groups, fitted, rows[at] ?? 0)
  }
  for (let round = 0; round < mostRounds; round++) {
    predict()
    const step = columnStep(table, right, rows, chances)
    for (const [at, move] of step.entries())
      fitted.weights[at] = (fitted.weights[at] ?? 0) + share * move
    let most = Math.max(...step.map(Math.abs))
    for (const [at, group] of groups.entries()) {
      predict()
      const moved = groupStep(group, fitted.groups[at] ?? new Float64Array(), right, rows, chances)
      most = Math.max(most, moved)
    }
    if (most < settledAt) break
  }
  return fitted
}

export function chanceAt(
  { width, values }: Table,
  groups: readonly Group[],
  fitted: Fitted,
  row: number,
): number {
  let sum = 0
  for (let at = 0; at < width; at++) {
    sum += (fitted.weights[at] ?? 0) * (values[row * width + at] ?? 0)
  }
  for (let at = 0; at < groups.length; at++) {
    sum += fitted.groups[at]?.[groups[at]?.of[row] ?? 0] ?? 0
  }
  return 1 / (1 + Math.exp(-sum))
}

function columnStep(
  { width, values }: Table,
  right: Uint8Array,
  rows: Int32Array,
  chances: Float64Array,
): number[] {
  const matrix = Array.from({ length: width }, () => new Float64Array(width + 1))
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0
    const chance = chances[at] ?? 0
    const curve = chance * (1 - chance)
    const miss = (right[row] ?? 0) - chance
    for (let one = 0; one < width; one++) {
      const value = values[row * width + one] ?? 0
      const line = matrix[one] ?? new Float64Array()
      for (let other = 0; other < width; other++) {
        line[other] = (line[other] ?? 0) + curve * value * (values[row * width + other] ?? 0)
      }
      line[width] = (line[width] ?? 0) + miss * value
    }
  }
  return solve(
    matrix.map((line, at) =>
      [...line].map((value, column) => (column === at ? value + 1e-6 : value)),
    ),
  )
}

/** Moves the weights of a group, and returns by how much the one that moved most. */
function groupStep(
  { of, size, ridge }: Group,
  weights: Float64Array,
  right: Uint8Array,
  rows: Int32Array,
  chances: Float64Array,
): number {
  const slope = new Float64Array(size)
  const curve = new Float64Array(size).fill(ridge)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0
    const chance = chances[at] ?? 0
    const place = of[row] ?? 0
    slope[place] = (slope[place] ?? 0) + (right[row] ?? 0) - chance
    curve[place] = (curve[place] ?? 0) + chance * (1 - chance)
  }
  let most = 0
  for (let place = 0; place < size; place++) {
    const weight = weights[place] ?? 0
    const move = ((slope[place] ?? 0) - ridge * weight) / Math.max(1e-9, curve[place] ?? 0)
    weights[place] = weight + share * move
    most = Math.max(most, Math.abs(move))
  }
  return most
}
