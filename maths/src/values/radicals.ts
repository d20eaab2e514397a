import { ONE, ZERO } from '#exact/rational.ts'
import * as build from '#notation/build.ts'
import { isAlike, mentions, type Node } from '#notation/node.ts'
import { type Environment, evaluate } from '#values/evaluate.ts'
import { type Fraction, fractionIn, productOf, sumOf } from '#values/polynomial.ts'
import { isNearZero, negate } from '#values/value.ts'
import { spend } from '#values/work.ts'

/** More roots and |x| than these in one relation are not worked out together. */
const MAX_RADICALS = 3
const MAX_POWER = 12
/** What a product of two coefficients costs, beside an evaluation. */
const COST = 4

/** A root or an absolute value r, of which the square is known. */
type Radical = { readonly node: Node; readonly square: Radicals }

/**
 * A sum of products of radicals: by the set of those in it (a bit each), what stands before them.
 * No entry is zero.
 */
type Radicals = ReadonlyMap<number, Fraction>

const CONSTANT: Fraction = { top: [ONE], under: [ONE] }
const ZERO_SUM: Radicals = new Map()

type Reading = {
  readonly variable: string
  readonly at: Environment
  readonly known: Radical[]
  /** What stood under a fraction. */
  readonly unders: Radicals[]
}

const only = (fraction: Fraction): Radicals =>
  fraction.top.length === 0 ? ZERO_SUM : new Map([[0, fraction]])

function plus(a: Radicals, b: Radicals, sign: 1 | -1): Radicals | undefined {
  const result = new Map(a)
  for (const [set, fraction] of b) {
    const sum = sumOf(result.get(set) ?? { top: [], under: [ONE] }, fraction, sign)
    if (sum === undefined) return undefined
    if (sum.top.length === 0) result.delete(set)
    else result.set(set, sum)
  }
  return result
}

function times(a: Radicals, b: Radicals, known: readonly Radical[]): Radicals | undefined {
  let result: Radicals | undefined = ZERO_SUM
  for (const [left, x] of a) {
    for (const [right, y] of b) {
      if (!spend(COST * x.top.length * y.top.length)) return undefined
      const fraction = productOf(x, y)
      let product: Radicals | undefined = fraction && new Map([[left ^ right, fraction]])
      // A radical that stands in both comes to its square.
      for (const [i, { square }] of known.entries())
        if ((left & right & (1 << i)) !== 0) product = product && times(product, square, known)
      result = result && product && plus(result, product, 1)
      if (result === undefined) return undefined
    }
  }
  return result
}

/** Splits a sum into what stands without a radical and before it. */
function parted(sum: Radicals, index: number): [without: Radicals, before: Radicals] {
  const bit = 1 << index
  const [without, before] = [new Map<number, Fraction>(), new Map<number, Fraction>()]
  for (const [set, fraction] of sum)
    if ((set & bit) === 0) without.set(set, fraction)
    else before.set(set & ~bit, fraction)
  return [without, before]
}

const negated = (sum: Radicals): Radicals =>
  new Map([...sum].map(([set, { top, under }]) => [set, { top: top.map(negate), under }]))

/** The same with the other sign before one radical. */
function conjugate(sum: Radicals, index: number): Radicals {
  const [without, before] = parted(sum, index)
  const bit = 1 << index
  const turned = new Map([...negated(before)].map(([set, fraction]) => [set | bit, fraction]))
  return new Map([...without, ...turned])
}

/**
 * A fraction of polynomials that is zero wherever the sum is: the product of it with all its
 * conjugates. What else makes that zero are solutions that squaring lets in.
 */
function norm(sum: Radicals, known: readonly Radical[]): Fraction | undefined {
  let result: Radicals | undefined = sum
  for (let i = known.length - 1; i >= 0; i -= 1) {
    if (![...result.keys()].some((set) => (set & (1 << i)) !== 0)) continue
    const other: Radicals = conjugate(result, i)
    result = times(result, other, known)
    if (result === undefined) return undefined
  }
  return result.get(0) ?? { top: [], under: [ONE] }
}

/** 1 over a sum: its conjugates over its norm. */
function inverse(sum: Radicals, known: readonly Radical[]): Radicals | undefined {
  let [top, under]: [Radicals | undefined, Radicals | undefined] = [only(CONSTANT), sum]
  for (let i = known.length - 1; i >= 0 && top && under; i -= 1) {
    if (![...under.keys()].some((set) => (set & (1 << i)) !== 0)) continue
    const other = conjugate(under, i)
    top = times(top, other, known)
    under = times(under, other, known)
  }
  const by = under?.get(0)
  if (!top || !by) return undefined
  return times(top, only({ top: by.under, under: by.top }), known)
}

/** The radical of a node: the same for two that are written alike. */
function radical(reading: Reading, node: Node, square: Radicals): Radicals | undefined {
  const { known } = reading
  let index = known.findIndex((each) => isAlike(each.node, node))
  if (index < 0) {
    if (known.length === MAX_RADICALS) return undefined
    index = known.push({ node, square }) - 1
  }
  return new Map([[1 << index, CONSTANT]])
}

/** Reads |u|, the square root of u, and its root again for the fourth root. */
function rootOf(reading: Reading, of: Node, index: bigint): Radicals | undefined {
  if (index === 1n) return read(reading, of)
  if (index < 1n || index % 2n !== 0n) return undefined
  const inner = rootOf(reading, of, index / 2n)
  const node: Node = {
    type: 'root',
    of,
    index: build.numeral({ exact: true, n: index, d: 1n }),
  }
  return inner && radical(reading, node, inner)
}

function powerOf(reading: Reading, base: Radicals, exponent: bigint): Radicals | undefined {
  const size = exponent < 0n ? -exponent : exponent
  if (size > MAX_POWER) return undefined
  let result: Radicals | undefined = only(CONSTANT)
  for (let i = 0n; i < size; i += 1n) result = result && times(result, base, reading.known)
  if (exponent >= 0n || !result) return result
  reading.unders.push(base)
  return inverse(result, reading.known)
}

function read(reading: Reading, node: Node): Radicals | undefined {
  const { variable, at, known, unders } = reading
  if (!mentions(node, variable)) {
    const value = evaluate(node, at)
    return value && (isNearZero(value) ? ZERO_SUM : only({ top: [value], under: [ONE] }))
  }
  switch (node.type) {
    case 'variable':
      return only({ top: [ZERO, ONE], under: [ONE] })
    case 'signed': {
      const of = read(reading, node.of)
      return of && negated(of)
    }
    case 'sum':
    case 'product':
    case 'quotient': {
      const left = read(reading, node.left)
      const right = left && read(reading, node.right)
      if (!left || !right) return undefined
      if (node.type === 'sum') return plus(left, right, node.sign === '-' ? -1 : 1)
      if (node.type === 'product') return times(left, right, known)
      unders.push(right)
      const by = inverse(right, known)
      return by && times(left, by, known)
    }
    case 'absolute': {
      const of = read(reading, node.of)
      const square = of && times(of, of, known)
      return square && radical(reading, node, square)
    }
    case 'root': {
      const index = node.index === undefined ? undefined : evaluate(node.index, at)
      if (node.index !== undefined && (!index?.exact || index.d !== 1n)) return undefined
      return rootOf(reading, node.of, index?.exact ? index.n : 2n)
    }
    case 'power': {
      const exponent = evaluate(node.exponent, at)
      if (!exponent?.exact || mentions(node.exponent, variable)) return undefined
      const base = rootOf(reading, node.base, exponent.d)
      return base && powerOf(reading, base, exponent.n)
    }
    default:
      return undefined
  }
}

/**
 * Fractions of polynomials among whose zeros and poles are all places at which an expression with
 * square roots and absolute values may be zero, turn or cease to be; undefined where other things
 * stand in it or it grows too long.
 */
export function fractionsOf(node: Node, variable: string, at: Environment): Fraction[] | undefined {
  const plain = fractionIn(node, variable, at)
  if (plain !== undefined) return [plain]
  const reading: Reading = { variable, at, known: [], unders: [] }
  const sum = read(reading, node)
  if (sum === undefined) return undefined
  const { known, unders } = reading
  const fractions: Fraction[] = []
  for (const each of [sum, ...unders, ...known.map(({ square }) => square)]) {
    const fraction = norm(each, known)
    if (fraction === undefined) return undefined
    fractions.push(fraction)
  }
  return fractions
}
