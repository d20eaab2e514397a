import { ratio, whole } from '#exact/rational.ts'
import type { Environment } from '#values/evaluate.ts'
import type { Value } from '#values/value.ts'

/**
 * Where expressions are compared: fractions of no special meaning, on both
 * sides of zero and of one, with thirds (for odd roots of negative numbers)
 * and whole numbers (for powers that exist nowhere else) among them.
 */
const PLACES: readonly (readonly [bigint, bigint])[] = [
  [17n, 7n],
  [-13n, 11n],
  [29n, 13n],
  [5n, 3n],
  [-7n, 3n],
  [3n, 7n],
  [-2n, 7n],
  [41n, 9n],
  [7n, 1n],
  [2n, 1n],
  [-3n, 1n],
  [89n, 97n],
  [-101n, 103n],
  [4n, 1n],
  [11n, 10n],
  [19n, 2n],
]

export const POINT_COUNT = PLACES.length

const WHOLE_PLACES = 11

/** Small and large, for what turns far from zero or close to it. */
const FAR_PLACES: readonly (readonly [bigint, bigint])[] = [
  [1n, 1009n],
  [-3n, 1013n],
  [2n, 37n],
  [-5n, 61n],
  [73n, 2n],
  [-83n, 2n],
  [211n, 1n],
  [-307n, 1n],
  [1009n, 1n],
  [-997n, 1n],
]

const nudge = (name: string): number => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 1009
  return sum
}

const cache = new Map<string, readonly Value[]>()
const MAX_CACHED = 256

/** The values that a variable takes, the same at every call, different for every name. */
function valuesOf(name: string, index: number): readonly Value[] {
  const key = `${name} ${index}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const shift = BigInt(nudge(name) % 89)
  const values = PLACES.map((_, i) => {
    const [n, d] = PLACES[(i * (index + 1) + index * 5) % PLACES.length] ?? [1n, 1n]
    // Whole numbers and thirds stay what they are; the others are made the name's own.
    return d <= 3n ? ratio(n + d * BigInt(index), d) : ratio(n * 101n + shift, d * 101n)
  })
  if (cache.size < MAX_CACHED) cache.set(key, values)
  return values
}

const rows = new Map<string, readonly Environment[]>()

/** The places for these variables, one after the other; made once, since most formulas are about x. */
export function pointsFor(variables: readonly string[]): readonly Environment[] {
  const key = variables.join(' ')
  const known = rows.get(key)
  if (known !== undefined) return known
  const columns = variables.map((name, index) => valuesOf(name, index))
  const made = rowsOf(variables, PLACES.length, (index, row) => columns[index]?.[row])
  if (rows.size < MAX_CACHED) rows.set(key, made)
  return made
}

/** Places from a thousandth to a thousand away from zero, on both sides. */
export const farPointsFor = (variables: readonly string[]): readonly Environment[] =>
  rowsOf(variables, FAR_PLACES.length, (index, row) => {
    const [n, d] = FAR_PLACES[(row + index * 3) % FAR_PLACES.length] ?? [1n, 1n]
    return ratio(n, d)
  })

/** Whole numbers, for what has no value elsewhere, such as n!. */
export const wholePointsFor = (variables: readonly string[]): readonly Environment[] =>
  rowsOf(variables, WHOLE_PLACES, (index, row) =>
    whole(3 + ((row * (index + 1) + index * 4) % WHOLE_PLACES)),
  )

function rowsOf(
  variables: readonly string[],
  rows: number,
  valueAt: (index: number, row: number) => Value | undefined,
): readonly Environment[] {
  return Array.from({ length: rows }, (_, row) => {
    const at = new Map<string, Value>()
    variables.forEach((name, index) => {
      const value = valueAt(index, row)
      if (value !== undefined) at.set(name, value)
    })
    return at
  })
}
