import { ratio, whole } from '#exact/rational.ts'
import { countNodes } from '#values/count-nodes.ts'
import { criticalPoints } from '#values/critical-points.ts'
import { isSameValue } from '#values/equal.ts'
import type { Environment } from '#values/evaluate.ts'
import { searchPoints } from '#values/search-points.ts'
import { hasValues, relationsOf, type Statement, truthOf } from '#values/statement.ts'
import { approx, numberOf, type Value } from '#values/value.ts'
import { spend } from '#values/work.ts'

/** Places nearer than this are one, where they are not both exact. */
const SAME_PLACE = 1e-9
/** How far beyond the outermost critical points is looked. */
const BEYOND = 1.37
/** How many times as long as usual a place takes where numbers are very long. */
const LONG_COST = 2

/** A place of a line where only one of two statements holds. */
export type Difference = { readonly x: Value; readonly holdsFirst: boolean }

/** What is found along one line. */
export type Line = {
  /** Whether the first statement holds in some places and not in others. */
  readonly changes: boolean
  readonly differences: readonly Difference[]
  /** Whether it could be told everywhere whether the statements hold. */
  readonly isTold: boolean
}

export type LineOptions = {
  /** Whether critical points may be looked for where there is no formula for them. */
  readonly searches?: boolean
  /** Whether a place where a side has no value tells nothing. */
  readonly isLenient?: boolean
}

/** Looks along the line on which one letter takes all values; undefined where its critical points are not known. */
export function lookAlong(
  a: Statement,
  b: Statement,
  variable: string,
  at: Environment,
  { searches = false, isLenient = false }: LineOptions = {},
): Line | undefined {
  const found: Value[] = []
  for (const relation of [...relationsOf(a), ...relationsOf(b)]) {
    const some =
      criticalPoints(relation, variable, at) ??
      (searches ? searchPoints(relation, variable, at) : undefined)
    if (some === undefined) return undefined
    found.push(...some)
  }
  const stops = stopsOf(found)
  // By formula there are few places; after a search there may be many.
  if (searches && !spend(stops.length * (sizeOf(a) + sizeOf(b)))) return undefined
  const differences: Difference[] = []
  let [isTold, changes] = [true, false]
  let first: boolean | undefined
  for (const places of stops) {
    const told = firstTold(a, b, variable, at, places)
    if (told === undefined) {
      isTold = false
      continue
    }
    const { here, x, left, right } = told
    first ??= left
    if (left !== first) changes = true
    if (left !== right && !(isLenient && !(hasValues(a, here) && hasValues(b, here))))
      differences.push({ x, holdsFirst: left })
  }
  return { changes, differences, isTold }
}

/** The first of the places at which it can be told of both whether they hold. */
function firstTold(
  a: Statement,
  b: Statement,
  variable: string,
  at: Environment,
  places: Iterable<Value>,
) {
  let isFirst = true
  for (const x of places) {
    // What cannot be told at one place is long, and will seldom be told at the next.
    if (!isFirst && !spend((sizeOf(a) + sizeOf(b)) * LONG_COST)) return undefined
    isFirst = false
    const here = new Map([...at, [variable, x]])
    const left = truthOf(a, here)
    const right = left === undefined ? undefined : truthOf(b, here)
    if (left !== undefined && right !== undefined) return { here, x, left, right }
  }
  return undefined
}

/** How many parts a statement has. */
export const sizeOf = (statement: Statement): number =>
  relationsOf(statement).reduce((sum, relation) => sum + countNodes(relation), 0)

/**
 * The critical points without doubles, and what lies between and beyond them: there several places
 * are as good as each other, and the next is asked where nothing can be told at one.
 */
function stopsOf(found: readonly Value[]): readonly Iterable<Value>[] {
  const sorted = [...found].sort(
    (a, b) => numberOf(a) - numberOf(b) || Number(b.exact) - Number(a.exact),
  )
  const single: Value[] = []
  for (const x of sorted) {
    const last = single[single.length - 1]
    if (last === undefined) single.push(x)
    else if (isOnePlace(last, x)) {
      if (x.exact && !last.exact) single[single.length - 1] = x
    } else single.push(x)
  }
  const [lowest = ratio(0n, 1n)] = single
  const low = numberOf(lowest)
  const high = numberOf(single[single.length - 1] ?? lowest)
  const stops: Iterable<Value>[] = single.map((x) => [x])
  stops.push(between(Number.NEGATIVE_INFINITY, low, low - BEYOND))
  stops.push(between(high, Number.POSITIVE_INFINITY, high + BEYOND))
  for (const [i, x] of single.entries()) {
    const next = single[i + 1]
    if (next === undefined) continue
    const [from, to] = [numberOf(x), numberOf(next)]
    stops.push(between(from, to, (from + to) / 2))
  }
  return stops
}

/** The place itself, and others of the same open stretch at which high powers stay small. */
function* between(from: number, to: number, place: number): Generator<Value> {
  const near = Math.min(1, to - from) / 128
  for (const x of [place, from + 1, to - 1, 0, 1, -1, from + near, to - near]) {
    if (x <= from || x >= to) continue
    const value = x !== place && Number.isSafeInteger(x) ? whole(x) : approx(x)
    if (value !== undefined) yield value
  }
}

function isOnePlace(a: Value, b: Value): boolean {
  if (a.exact && b.exact) return isSameValue(a, b)
  const [x, y] = [numberOf(a), numberOf(b)]
  return Math.abs(x - y) <= SAME_PLACE * Math.max(1, Math.abs(x))
}
