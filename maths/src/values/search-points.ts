import { negative, ratio, whole } from '#exact/rational.ts'
import type { Node, RelationNode } from '#notation/node.ts'
import { countNodes } from '#values/count-nodes.ts'
import { zerosOf } from '#values/critical-points.ts'
import { type Environment, evaluate } from '#values/evaluate.ts'
import { kinksOf } from '#values/kinks.ts'
import { approx, isNearZero, numberOf, type Value } from '#values/value.ts'
import { spend } from '#values/work.ts'

/** Where no formula gives the roots they are looked for from -SCAN_TO to SCAN_TO, and some beyond. */
const SCAN_TO = 24
/** Steps to one unit: halves, thirds, quarters, sixths and eighths are met exactly. */
const SCAN_STEPS = 24
const FAR_PLACES = 40
const BISECTIONS = 60
const SCAN_SPREAD = 1e-11
const MAX_FOUND = 60
const NEAR_ZERO = 1e-6
/** How many times as long long fractions take as machine numbers. */
const EXACT_COST = 10

/**
 * Where a relation with functions may begin or cease to hold, by search along the line; undefined
 * where that is too much work.
 */
export function searchPoints(
  { left, right }: RelationNode,
  variable: string,
  at: Environment,
): Value[] | undefined {
  const node: Node = { type: 'sum', sign: '-', left, right }
  const size = countNodes(node)
  if (!spend(size * 2 * (SCAN_TO * SCAN_STEPS + FAR_PLACES))) return undefined
  const gapAt = (x: Value) => evaluate(node, new Map([...at, [variable, x]]))
  const exactGapAt = (x: Value) => (spend(size * EXACT_COST) ? gapAt(x) : undefined)
  const turns = kinksOf(node).flatMap((kink) => zerosOf(kink, variable, at) ?? [])
  const found: Value[] = [...turns]
  let before: { readonly x: number; readonly gap: number } | undefined
  for (const x of placesWith(turns)) {
    const gap = gapNear(x, gapAt, exactGapAt)
    // Where a side begins or ceases to have a value, the statement may change, too.
    if (gap === undefined || isNearZero(gap)) {
      if (gap !== undefined) found.push(x)
      before = undefined
      continue
    }
    const here = { x: numberOf(x), gap: numberOf(gap) }
    if (before !== undefined && before.gap * here.gap < 0) {
      // So many roots would have to be compared as well that it is no school equation.
      if (found.length >= MAX_FOUND || !spend(size * BISECTIONS)) return undefined
      const crossing = cross(before.x, here.x, before.gap, gapAt)
      if (crossing !== undefined) found.push(crossing)
    }
    before = here
  }
  return found
}

/** By machine numbers, which are faster, and exactly only where that may change the answer. */
function gapNear(
  x: Value,
  gapAt: (x: Value) => Value | undefined,
  exactGapAt: (x: Value) => Value | undefined,
): Value | undefined {
  const near = approx(numberOf(x))
  const gap = near && gapAt(near)
  return gap !== undefined && Math.abs(numberOf(gap)) > NEAR_ZERO ? gap : exactGapAt(x)
}

function placesOnTheLine(): Value[] {
  const near = Array.from({ length: 2 * SCAN_TO * SCAN_STEPS + 1 }, (_, i) =>
    ratio(BigInt(i - SCAN_TO * SCAN_STEPS), BigInt(SCAN_STEPS)),
  )
  const far = Array.from({ length: FAR_PLACES }, (_, i) =>
    whole(Math.round(SCAN_TO * 1.15 ** (i + 1))),
  )
  return [...far.map(negative).reverse(), ...near, ...far]
}

const LINE = placesOnTheLine()

/** The places of the line with those at which something turns, in their order. */
const placesWith = (turns: readonly Value[]): readonly Value[] =>
  turns.length === 0 ? LINE : [...LINE, ...turns].sort((a, b) => numberOf(a) - numberOf(b))

function cross(
  from: number,
  to: number,
  first: number,
  gapAt: (x: Value) => Value | undefined,
): Value | undefined {
  let [low, high] = [from, to]
  let nearest = Math.abs(first)
  for (let i = 0; i < BISECTIONS; i += 1) {
    const middle = (low + high) / 2
    const x = approx(middle)
    const gap = x && gapAt(x)
    if (gap === undefined) return undefined
    nearest = Math.abs(numberOf(gap))
    if (numberOf(gap) * first > 0) low = middle
    else high = middle
  }
  // Across a pole the sign changes as well, but there the gap grows.
  if (nearest > 1e-6 * Math.max(1, Math.abs(first))) return undefined
  return approx(high, SCAN_SPREAD * Math.max(1, Math.abs(high)))
}
