import { sigmoid } from '#text/logistic.ts'

/** A small tree: a split by one feature, or a leaf with what it adds to the log of the odds. */
export type Tree =
  | { readonly feature: number; readonly below: number; readonly yes: Tree; readonly no: Tree }
  | { readonly adds: number }

export type Trees = { readonly bias: number; readonly trees: readonly Tree[] }

export type TreeOptions = {
  readonly count: number
  readonly depth: number
  readonly rate: number
  /** A leaf holds at least so many rows. */
  readonly leaf: number
  /** So many runs, which see other rows and features, are averaged. */
  readonly runs: number
}

const BINS = 24
/** Pulls leaves of few rows towards 0. */
const RIDGE = 3

/** Every tree sees a part of the rows, every split a part of the features, so that they differ. */
const ROWS_SEEN = 0.6
const FEATURES_SEEN = 0.4
const FEATURE_SEED = 100_003

/** Thresholds at which a feature may be split: between its values, evenly by rank. */
function thresholdsOf(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const distinct = [...new Set(sorted)]
  const before = new Map(distinct.map((value, at) => [value, distinct[at - 1]]))
  const all = new Set<number>()
  for (let bin = 1; bin < BINS; bin += 1) {
    const value = sorted[Math.floor((bin * sorted.length) / BINS)] ?? 0
    const lower = before.get(value)
    if (lower !== undefined) all.add((lower + value) / 2)
  }
  return [...all]
}

type Fitting = {
  readonly bins: readonly Uint8Array[]
  readonly thresholds: readonly (readonly number[])[]
  readonly slopes: Float64Array
  readonly bends: Float64Array
  readonly options: TreeOptions
  readonly round: number
}

/** A number from 0 to 1 that is the same for the same two: which rows and features a tree sees. */
const shareOf = (a: number, b: number): number => {
  let mixed = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
}

const gainOf = (slope: number, bend: number): number => (slope * slope) / (bend + RIDGE)

function grow(fitting: Fitting, rows: Int32Array, depth: number): Tree {
  const { bins, thresholds, slopes, bends, options } = fitting
  let [slope, bend] = [0, 0]
  for (const row of rows) {
    slope += slopes[row] ?? 0
    bend += bends[row] ?? 0
  }
  const leaf = { adds: (options.rate * slope) / (bend + RIDGE) }
  if (depth === 0 || rows.length < 2 * options.leaf) return leaf
  let [best, feature, split] = [gainOf(slope, bend) + 1e-6, -1, 0]
  for (let at = 0; at < bins.length; at += 1) {
    if (shareOf(at + FEATURE_SEED, fitting.round * 8 + depth) > FEATURES_SEEN) continue
    const bin = bins[at]
    const count = thresholds[at]?.length ?? 0
    if (bin === undefined || count === 0) continue
    const [s, b, n] = [
      new Float64Array(count + 1),
      new Float64Array(count + 1),
      new Float64Array(count + 1),
    ]
    for (const row of rows) {
      const into = bin[row] ?? 0
      s[into] = (s[into] ?? 0) + (slopes[row] ?? 0)
      b[into] = (b[into] ?? 0) + (bends[row] ?? 0)
      n[into] = (n[into] ?? 0) + 1
    }
    let [ls, lb, ln] = [0, 0, 0]
    for (let cut = 0; cut < count; cut += 1) {
      ls += s[cut] ?? 0
      lb += b[cut] ?? 0
      ln += n[cut] ?? 0
      if (ln < options.leaf || rows.length - ln < options.leaf) continue
      const gain = gainOf(ls, lb) + gainOf(slope - ls, bend - lb)
      if (gain > best) [best, feature, split] = [gain, at, cut]
    }
  }
  const bin = bins[feature]
  if (bin === undefined) return leaf
  return {
    feature,
    below: thresholds[feature]?.[split] ?? 0,
    yes: grow(
      fitting,
      rows.filter((row) => (bin[row] ?? 0) <= split),
      depth - 1,
    ),
    no: grow(
      fitting,
      rows.filter((row) => (bin[row] ?? 0) > split),
      depth - 1,
    ),
  }
}

/**
 * Gradient boosting of small trees on the log loss, with Newton steps (Friedman 2001; the gain and
 * the leaves as in Chen and Guestrin 2016). The same rows give the same trees.
 */
export function fitTrees(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  options: TreeOptions,
): Trees {
  const runs = Array.from({ length: options.runs }, (_, run) =>
    fitRun(rows, targets, options, run * options.count),
  )
  return {
    bias: runs[0]?.bias ?? 0,
    trees: runs.flatMap(({ trees }) => trees.map((tree) => scaled(tree, 1 / options.runs))),
  }
}

const scaled = (tree: Tree, by: number): Tree =>
  'adds' in tree
    ? { adds: tree.adds * by }
    : { ...tree, yes: scaled(tree.yes, by), no: scaled(tree.no, by) }

/** One run of boosting; `from` is the number of its first tree, which says what each tree sees. */
function fitRun(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  options: TreeOptions,
  from: number,
): Trees {
  const width = rows[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? 0))
  const thresholds = columns.map(thresholdsOf)
  const bins = columns.map((column, at) =>
    Uint8Array.from(column, (value) => {
      const cut = (thresholds[at] ?? []).findIndex((threshold) => value < threshold)
      return cut < 0 ? (thresholds[at]?.length ?? 0) : cut
    }),
  )
  const share = (targets.reduce((sum, each) => sum + each, 0) + 1) / (targets.length + 2)
  const bias = Math.log(share / (1 - share))
  const sums = new Float64Array(rows.length).fill(bias)
  const [slopes, bends] = [new Float64Array(rows.length), new Float64Array(rows.length)]
  const everything = Int32Array.from(rows, (_, i) => i)
  const trees: Tree[] = []
  for (let count = from; count < from + options.count; count += 1) {
    for (let i = 0; i < rows.length; i += 1) {
      const chance = sigmoid(sums[i] ?? 0)
      slopes[i] = (targets[i] ?? 0) - chance
      bends[i] = chance * (1 - chance)
    }
    const seen = everything.filter((row) => shareOf(row, count) < ROWS_SEEN)
    const fitting = { bins, thresholds, slopes, bends, options, round: count }
    const tree = grow(fitting, seen, options.depth)
    rows.forEach((row, i) => {
      sums[i] = (sums[i] ?? 0) + leafOf(tree, row)
    })
    trees.push(tree)
  }
  return { bias, trees }
}

function leafOf(tree: Tree, row: readonly number[]): number {
  let at = tree
  while ('feature' in at) at = (row[at.feature] ?? 0) < at.below ? at.yes : at.no
  return at.adds
}

export const scoreTrees = ({ bias, trees }: Trees, row: readonly number[]): number =>
  trees.reduce((sum, tree) => sum + leafOf(tree, row), bias)
