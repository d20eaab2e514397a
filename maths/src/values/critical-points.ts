import { ratio } from '#exact/rational.ts'
import { childrenOf, type Node, type RelationNode } from '#notation/node.ts'
import { exponentOf } from '#values/degree.ts'
import { type Environment, evaluate } from '#values/evaluate.ts'
import { fractionsOf } from '#values/radicals.ts'
import { realRoots } from '#values/roots.ts'
import { sparseRoots } from '#values/sparse.ts'
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

export const countNodes = (node: Node): number =>
  childrenOf(node).reduce((sum, child) => sum + countNodes(child), 1)

/**
 * Where the relation may begin or cease to hold as `variable` moves along the
 * line, by formula; undefined where functions stand in it, or it is too long.
 */
export function criticalPoints(
  { left, right }: RelationNode,
  variable: string,
  at: Environment,
): Value[] | undefined {
  const isZero = (node: Node) => node.type === 'number' && node.value.n === 0n
  if (isZero(right)) return zerosOf(left, variable, at)
  if (isZero(left)) return zerosOf(right, variable, at)
  return zerosOf({ type: 'sum', sign: '-', left, right }, variable, at)
}

/** The zeros and poles of an expression, and where it turns: of a product those of its factors. */
export function zerosOf(node: Node, variable: string, at: Environment): Value[] | undefined {
  const fractions = fractionsOf(node, variable, at)
  if (fractions !== undefined)
    return fractions.flatMap(({ top, under }) => [...realRoots(top), ...realRoots(under)])
  const parts =
    node.type === 'product' || node.type === 'quotient'
      ? [node.left, node.right]
      : node.type === 'signed'
        ? [node.of]
        : node.type === 'power' && (exponentOf(node.exponent) ?? 0) !== 0
          ? [node.base]
          : undefined
  if (parts === undefined) return sparseRoots(node, variable, at)
  const found: Value[] = []
  for (const part of parts) {
    const zeros = zerosOf(part, variable, at)
    if (zeros === undefined) return undefined
    found.push(...zeros)
  }
  return found
}

/** The same by search, for roots, functions and |x|; undefined where that is too much work. */
export function searchPoints(
  { left, right }: RelationNode,
  variable: string,
  at: Environment,
): Value[] | undefined {
  const node: Node = { type: 'sum', sign: '-', left, right }
  const size = countNodes(node)
  if (!spend(size * 2 * (SCAN_TO * SCAN_STEPS + FAR_PLACES))) return undefined
  const gapAt = (x: Value) => evaluate(node, new Map([...at, [variable, x]]))
  const found: Value[] = []
  let before: { readonly x: number; readonly gap: number } | undefined
  for (const x of places()) {
    const gap = gapNear(x, gapAt)
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
function gapNear(x: Value, gapAt: (x: Value) => Value | undefined): Value | undefined {
  const near = approx(numberOf(x))
  const gap = near && gapAt(near)
  return gap !== undefined && Math.abs(numberOf(gap)) > NEAR_ZERO ? gap : gapAt(x)
}

function* places(): Generator<Value> {
  const steps = SCAN_TO * SCAN_STEPS
  for (let i = FAR_PLACES; i > 0; i -= 1) yield ratio(BigInt(-Math.round(SCAN_TO * 1.15 ** i)), 1n)
  for (let i = -steps; i <= steps; i += 1) yield ratio(BigInt(i), BigInt(SCAN_STEPS))
  for (let i = 1; i <= FAR_PLACES; i += 1) yield ratio(BigInt(Math.round(SCAN_TO * 1.15 ** i)), 1n)
}

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
