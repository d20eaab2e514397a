import * as exact from '#exact/rational.ts'
import type { Node } from '#notation/node.ts'
import { add, approx, multiply, numberOf, type Value } from '#values/value.ts'
import { spend } from '#values/work.ts'

/** Longer sums are not worked out. */
const MAX_TERMS = 500

type Environment = ReadonlyMap<string, Value>
type Evaluate = (node: Node, at: Environment) => Value | undefined

/** The value of a sum, a product or an integral between numbers; undefined where it has none that is sure. */
export function boundValue(
  { name, args }: Extract<Node, { type: 'call' }>,
  at: Environment,
  evaluate: Evaluate,
): Value | undefined {
  const [body, letter, from, to] = args
  if (body === undefined || letter?.type !== 'variable' || !from || !to) return undefined
  const valueAt = (x: Value) => evaluate(body, new Map(at).set(letter.name, x))
  const isEndless = endlessOf(from) !== undefined || endlessOf(to) !== undefined
  if (isEndless)
    return name === 'int'
      ? endless(endOf(from, at, evaluate), endOf(to, at, evaluate), valueAt)
      : undefined
  const [first, last] = [evaluate(from, at), evaluate(to, at)]
  if (!first || !last) return undefined
  return name === 'int'
    ? integral(numberOf(first), numberOf(last), valueAt)
    : repeated(
        name === 'sum' ? add : multiply,
        name === 'sum' ? exact.ZERO : exact.ONE,
        first,
        last,
        valueAt,
      )
}

function repeated(
  join: (a: Value, b: Value) => Value | undefined,
  nothing: Value,
  first: Value,
  last: Value,
  valueAt: (x: Value) => Value | undefined,
): Value | undefined {
  if (!first.exact || !last.exact || first.d !== 1n || last.d !== 1n) return undefined
  const count = last.n - first.n + 1n
  if (count < 0n || count > MAX_TERMS || !spend(Number(count))) return undefined
  let total: Value | undefined = nothing
  for (let i = first.n; i <= last.n && total !== undefined; i += 1n) {
    const term = valueAt(exact.whole(i))
    total = term && join(total, term)
  }
  return total
}

/** Places and weights of Gauss and Legendre for 8 points, of which the others are the mirror. */
const RULE: readonly (readonly [number, number])[] = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
]

/** How many pieces are tried; a smooth curve needs few. */
const PANELS = [1, 6, 24]
/** Two rules must agree to this part of the size, or the value is not known. */
const AGREEMENT = 1e-12
/** The area without signs may differ by as much, since it has kinks. */
const SETTLED = 0.02

/** The sign of an end at infinity. */
function endlessOf(node: Node): 1 | -1 | undefined {
  if (node.type === 'constant' && node.name === 'infinity') return 1
  const isTurned = node.type === 'signed' && node.sign === '-' && endlessOf(node.of) === 1
  return isTurned ? -1 : undefined
}

function endOf(node: Node, at: Environment, evaluate: Evaluate): number | undefined {
  const sign = endlessOf(node)
  if (sign !== undefined) return sign * Number.POSITIVE_INFINITY
  const value = evaluate(node, at)
  return value && numberOf(value)
}

type Curve = (x: Value) => Value | undefined

/** A curve this near to zero is zero from there on where it becomes too small for a machine number. */
const FADED = 1e-20

/** Looks back from a place without a value for the last one that has one. */
function hasFaded(from: number, along: number, valueAt: Curve): boolean {
  for (let back = along / 2; back > 1; back /= 2) {
    const x = approx(from + back)
    const y = x && valueAt(x)
    if (y !== undefined) return Math.abs(numberOf(y)) < FADED
  }
  return false
}

/** An integral to infinity: with x = a + t / (1 - t) it goes from 0 to 1. */
function endless(
  from: number | undefined,
  to: number | undefined,
  valueAt: Curve,
): Value | undefined {
  if (from === undefined || to === undefined || from === to) return undefined
  if (from > to) {
    const turned = endless(to, from, valueAt)
    return turned && multiply(turned, exact.whole(-1))
  }
  if (!Number.isFinite(from)) {
    const mirrored: Curve = (x) => valueAt(multiply(x, exact.whole(-1)) ?? x)
    if (Number.isFinite(to)) return endless(-to, Number.POSITIVE_INFINITY, mirrored)
    const [left, right] = [endless(0, to, mirrored), endless(0, to, valueAt)]
    return left && right && add(left, right)
  }
  return integral(0, 1, (t) => {
    const rest = 1 - numberOf(t)
    const along = numberOf(t) / rest
    const x = approx(from + along)
    const y = x && valueAt(x)
    if (y === undefined) return hasFaded(from, along, valueAt) ? exact.ZERO : undefined
    const scale = approx(1 / (rest * rest))
    return scale && multiply(y, scale)
  })
}

/** By pieces, and by twice as many: where both agree the value is known. */
function integral(
  from: number,
  to: number,
  valueAt: (x: Value) => Value | undefined,
): Value | undefined {
  for (const panels of PANELS) {
    if (!spend(panels * RULE.length * 6)) return undefined
    const rough = byPieces(from, to, panels, valueAt)
    const fine = rough && byPieces(from, to, 2 * panels, valueAt)
    if (rough === undefined || fine === undefined) return undefined
    // Of 1/x from -1 to 1 both halves are endless, though they take each other away.
    const isSettled = Math.abs(rough.size - fine.size) <= SETTLED * fine.size
    if (isSettled && Math.abs(rough.total - fine.total) <= AGREEMENT * fine.size)
      return approx(fine.total, 4e-16 * fine.size)
  }
  return undefined
}

function byPieces(
  from: number,
  to: number,
  panels: number,
  valueAt: (x: Value) => Value | undefined,
): { readonly total: number; readonly size: number } | undefined {
  const width = (to - from) / panels
  let [total, size] = [0, 0]
  for (let panel = 0; panel < panels; panel += 1) {
    const middle = from + (panel + 0.5) * width
    for (const [place, weight] of RULE)
      for (const side of [-1, 1]) {
        const x = approx(middle + (side * place * width) / 2)
        const y = x && valueAt(x)
        if (y === undefined) return undefined
        const part = (numberOf(y) * weight * width) / 2
        total += part
        size += Math.abs(part)
      }
  }
  return { total, size }
}
