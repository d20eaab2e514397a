import { whole } from '#exact/rational.ts'
import type { Polynomial } from '#values/polynomial.ts'
import {
  add,
  approx,
  divide,
  isNearZero,
  multiply,
  negate,
  numberOf,
  root,
  subtract,
  type Value,
} from '#values/value.ts'

const BISECTIONS = 120
/** How exactly a root found by bisection is known, relative to it. */
const ROOT_SPREAD = 1e-11

/** The real roots of a polynomial, exact where its degree is at most two and they are fractions. */
export function realRoots(p: Polynomial): Value[] {
  const [c, b, a] = p
  if (p.length < 2 || c === undefined || b === undefined) return []
  if (p.length === 2) {
    const only = divide(negate(c), b)
    return only ? [only] : []
  }
  if (p.length === 3 && a !== undefined) return quadraticRoots(a, b, c)
  // A factor x is split off as often as it goes, so that x^3 = x^2 stays exact.
  if (isNearZero(c)) return [whole(0), ...realRoots(p.slice(1)).filter((r) => !isNearZero(r))]
  return bisected(p.map(numberOf)).flatMap((r): Value[] => {
    const near = whole(Math.round(r))
    if (Math.abs(r - Math.round(r)) < 1e-9 && isExactRoot(p, near)) return [near]
    const rounded = approx(r, ROOT_SPREAD * Math.max(1, Math.abs(r)))
    return rounded === undefined ? [] : [rounded]
  })
}

function isExactRoot(p: Polynomial, x: Value): boolean {
  let value: Value | undefined = whole(0)
  for (let i = p.length - 1; i >= 0; i -= 1) {
    const next: Value | undefined = value && multiply(value, x)
    value = next && add(next, p[i] ?? whole(0))
  }
  return value?.exact === true && value.n === 0n
}

function quadraticRoots(a: Value, b: Value, c: Value): Value[] {
  const square = multiply(b, b)
  const ac = multiply(a, c)
  const four = ac && multiply(whole(4), ac)
  const inner = square && four && subtract(square, four)
  const double = multiply(whole(2), a)
  if (!inner || !double) return []
  const minusB = negate(b)
  if (isNearZero(inner)) return [divide(minusB, double)].flatMap((r) => r ?? [])
  if (numberOf(inner) < 0) return []
  const spread = root(inner, 2)
  if (!spread) return []
  const tops = [add(minusB, spread), subtract(minusB, spread)]
  return tops.flatMap((top) => (top && divide(top, double)) ?? [])
}

const at = (p: readonly number[], x: number): number => {
  let value = 0
  for (let i = p.length - 1; i >= 0; i -= 1) value = value * x + (p[i] ?? 0)
  return value
}

/** Between two turning points a polynomial crosses zero at most once: bisect there. */
function bisected(p: readonly number[]): number[] {
  if (p.length < 2) return []
  if (p.length === 2) return [-(p[0] ?? 0) / (p[1] ?? 1)]
  const slope = p.slice(1).map((c, i) => c * (i + 1))
  const turns = bisected(slope).sort((x, y) => x - y)
  const lead = Math.abs(p[p.length - 1] ?? 1)
  const bound = 1 + Math.max(...p.map((c) => Math.abs(c) / lead))
  const stops = [-bound, ...turns.filter((x) => Math.abs(x) < bound), bound]
  const found: number[] = []
  const scale = (x: number) => p.reduce((sum, c, i) => sum + Math.abs(c * x ** i), 0)
  for (const turn of turns) if (Math.abs(at(p, turn)) <= 1e-12 * scale(turn)) found.push(turn)
  for (const [i, from] of stops.entries()) {
    const to = stops[i + 1]
    if (to === undefined || at(p, from) * at(p, to) >= 0) continue
    let [low, high] = [from, to]
    for (let step = 0; step < BISECTIONS && high - low > 0; step += 1) {
      const middle = (low + high) / 2
      if (middle === low || middle === high) break
      if (at(p, low) * at(p, middle) <= 0) high = middle
      else low = middle
    }
    found.push((low + high) / 2)
  }
  return found.filter((x, i) => found.findIndex((y) => Math.abs(x - y) < 1e-9) === i)
}
