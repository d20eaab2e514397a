import { ratio } from '#exact/rational.ts'
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

/** The places for these variables, one after the other. */
export function pointsFor(variables: readonly string[]): readonly Environment[] {
  const columns = variables.map((name, index) => valuesOf(name, index))
  return PLACES.map((_, i) => {
    const at = new Map<string, Value>()
    variables.forEach((name, index) => {
      const value = columns[index]?.[i]
      if (value !== undefined) at.set(name, value)
    })
    return at
  })
}
