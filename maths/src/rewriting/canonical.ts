import {
  dividedBy,
  isTooBig,
  isZero,
  negative,
  ONE,
  plus,
  type Rational,
  ratio,
  times,
  toText,
  whole,
} from '#exact/rational.ts'
import * as build from '#notation/build.ts'
import { bracketsOf, childrenOf, type Node } from '#notation/node.ts'

/** A factor that is not taken apart any further, and its exponent. */
type Factor = { readonly atom: Node; readonly exponent: number }

/** A number times powers of atoms. */
type Monomial = { readonly coefficient: Rational; readonly factors: ReadonlyMap<string, Factor> }

/** A sum of monomials, each by the key of its atoms. */
export type Canonical = ReadonlyMap<string, Monomial>

/** Longer sums and higher powers are not multiplied out. */
const MAX_TERMS = 24
const MAX_POWER = 6
const MAX_EXPONENT = 60
const MAX_DEPTH = 40

const constant = (coefficient: Rational): Canonical =>
  new Map(isZero(coefficient) ? [] : [['', { coefficient, factors: new Map() }]])

const single = (key: string, factor: Factor): Canonical => monomial(ONE, new Map([[key, factor]]))

function monomial(coefficient: Rational, all: ReadonlyMap<string, Factor>): Canonical {
  const factors = new Map([...all].filter(([, { exponent }]) => exponent !== 0).sort(byKey))
  const key = [...factors].map(([name, { exponent }]) => `${name}^${exponent}`).join('*')
  return new Map([[key, { coefficient, factors }]])
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0

function added(a: Canonical, b: Canonical): Canonical | undefined {
  const sum = new Map(a)
  for (const [key, term] of b) {
    const coefficient = plus(sum.get(key)?.coefficient ?? whole(0), term.coefficient)
    if (isTooBig(coefficient)) return undefined
    if (isZero(coefficient)) sum.delete(key)
    else sum.set(key, { ...term, coefficient })
  }
  return sum.size > MAX_TERMS ? undefined : sum
}

function multiplied(a: Canonical, b: Canonical): Canonical | undefined {
  let product: Canonical | undefined = new Map()
  for (const one of a.values())
    for (const other of b.values()) {
      const factors = new Map(one.factors)
      for (const [key, { atom, exponent }] of other.factors)
        factors.set(key, { atom, exponent: exponent + (factors.get(key)?.exponent ?? 0) })
      const coefficient = times(one.coefficient, other.coefficient)
      product = product && added(product, monomial(coefficient, factors))
    }
  return product
}

const scaled = (a: Canonical, by: Rational): Canonical =>
  new Map([...a].map(([key, term]) => [key, { ...term, coefficient: times(term.coefficient, by) }]))

/** One over it: a monomial is turned round, and a sum becomes an atom below. */
function inverse(a: Canonical): Canonical | undefined {
  const [only, ...more] = a.values()
  if (only === undefined) return undefined
  const over = dividedBy(ONE, only.coefficient)
  if (more.length === 0) {
    const turned = [...only.factors].map(([key, factor]) => [
      key,
      { ...factor, exponent: -factor.exponent },
    ])
    return monomial(over, new Map(turned as [string, Factor][]))
  }
  const lead = leadOf(a)
  const unit = scaled(a, dividedBy(ONE, lead))
  const atom = nodeOf(unit)
  const below = single(`(${keyOf(unit)})`, { atom, exponent: -1 })
  return scaled(below, dividedBy(ONE, lead))
}

const leadOf = (a: Canonical): Rational => [...a].sort(byKey).at(-1)?.[1].coefficient ?? ONE

function quotient(a: Canonical, b: Canonical): Canonical | undefined {
  if (b.size > 1 && a.size === b.size) {
    // A sum over a multiple of itself is a number.
    const share = dividedBy(leadOf(a), leadOf(b))
    if (keyOf(scaled(b, share)) === keyOf(a)) return constant(share)
  }
  const over = inverse(b)
  return over && multiplied(a, over)
}

function monomialPower({ coefficient, factors }: Monomial, times: number): Canonical | undefined {
  if (Math.abs(times) > MAX_EXPONENT) return undefined
  const { n, d } = times < 0 ? dividedBy(ONE, coefficient) : coefficient
  const size = BigInt(Math.abs(times))
  const power = ratio(n ** size, d ** size)
  if (isTooBig(power)) return undefined
  const all = [...factors].map(
    ([key, { atom, exponent }]) => [key, { atom, exponent: exponent * times }] as const,
  )
  return monomial(power, new Map(all))
}

function raised(base: Canonical, node: Node, depth: number): Canonical | undefined {
  const exponent = canonicalOf(node, depth)
  const value = exponent && numberOf(exponent)
  if (value === undefined || value.d !== 1n) return undefined
  const times = Number(value.n)
  const [only, ...more] = base.values()
  if (only !== undefined && more.length === 0) return monomialPower(only, times)
  if (Math.abs(times) > MAX_POWER) return undefined
  const by = times < 0 ? inverse(base) : base
  let power: Canonical | undefined = constant(ONE)
  for (let i = 0; i < Math.abs(times); i += 1) power = power && by && multiplied(power, by)
  return power
}

/** What is not taken apart: its kind with the keys of what is in it. */
function atomOf(node: Node, depth: number): Canonical {
  const name = 'name' in node ? node.name : 'sign' in node ? node.sign : bracketsOf(node)
  const inner = childrenOf(node).map((child) => canonicalKey(child, depth + 1))
  const key = inner.length === 0 && name !== '' ? name : `${node.type}${name}(${inner.join(', ')})`
  return single(key, { atom: node, exponent: 1 })
}

/** Keeps what was worked out: a search meets the same part of a line again and again. */
const KNOWN = new WeakMap<Node, Canonical | 'none'>()

/**
 * Multiplies out and collects: terms sorted, numbers exact, signs gathered in the coefficients.
 * Undefined where it would grow too long, or where something is divided by zero.
 */
export function canonicalOf(node: Node, depth = 0): Canonical | undefined {
  if (depth > MAX_DEPTH) return undefined
  const known = KNOWN.get(node)
  if (known !== undefined) return known === 'none' ? undefined : known
  const canonical = workedOut(node, depth)
  KNOWN.set(node, canonical ?? 'none')
  return canonical
}

function workedOut(node: Node, depth: number): Canonical | undefined {
  const of = (part: Node) => canonicalOf(part, depth + 1)
  switch (node.type) {
    case 'number':
      return constant(node.value)
    case 'signed': {
      const inner = node.sign === '-' ? of(node.of) : undefined
      return inner ? scaled(inner, whole(-1)) : atomOf(node, depth)
    }
    case 'sum': {
      if (node.sign !== '+' && node.sign !== '-') return atomOf(node, depth)
      const [left, right] = [of(node.left), of(node.right)]
      return left && right && added(left, node.sign === '-' ? scaled(right, whole(-1)) : right)
    }
    case 'product':
    case 'quotient': {
      const [left, right] = [of(node.left), of(node.right)]
      if (!left || !right) return undefined
      return node.type === 'product' ? multiplied(left, right) : quotient(left, right)
    }
    case 'mixed': {
      const [left, right] = [of(node.whole), of(node.fraction)]
      return left && right && added(left, right)
    }
    case 'power': {
      const base = of(node.base)
      return base && (raised(base, node.exponent, depth + 1) ?? atomOf(node, depth))
    }
    case 'percent': {
      const inner = of(node.of)
      return inner && scaled(inner, dividedBy(ONE, whole(100)))
    }
    default:
      return atomOf(node, depth)
  }
}

/** The number that it comes to; undefined where letters are left. */
export function numberOf(a: Canonical): Rational | undefined {
  if (a.size === 0) return whole(0)
  return a.size === 1 ? a.get('')?.coefficient : undefined
}

export const keyOf = (a: Canonical): string =>
  a.size === 0
    ? '0'
    : [...a]
        .sort(byKey)
        .map(([key, { coefficient }]) => `${toText(coefficient)}${key && '*'}${key}`)
        .join(' + ')

const TURNED: Readonly<Record<string, string>> = { '>': '<', '≥': '≤' }

/**
 * Equal for two formulas that are the same but for collecting, multiplying out and order. The sides
 * of an equation are each taken by themselves, and may stand the other way round.
 */
export function canonicalKey(node: Node, depth = 0): string {
  if (depth > MAX_DEPTH) return '…'
  if (node.type === 'relation') {
    const sides = [canonicalKey(node.left, depth + 1), canonicalKey(node.right, depth + 1)]
    const sign = TURNED[node.sign]
    if (sign !== undefined) return sides.reverse().join(` ${sign} `)
    return (node.sign === '=' || node.sign === '≠' ? sides.sort() : sides).join(` ${node.sign} `)
  }
  if (node.type === 'all' || node.type === 'any' || node.type === 'set')
    return `${node.type}(${node.items.map((item) => canonicalKey(item, depth + 1)).sort()})`
  const canonical = canonicalOf(node, depth)
  if (canonical !== undefined) return keyOf(canonical)
  return `${node.type}(${childrenOf(node).map((child) => canonicalKey(child, depth + 1))})`
}

function powerNode({ atom, exponent }: Factor): Node {
  const size = Math.abs(exponent)
  return size === 1 ? atom : build.power(atom, build.integer(size))
}

function monomialNode({ coefficient, factors }: Monomial): Node {
  const all = [...factors.values()]
  const size = coefficient.n < 0n ? negative(coefficient) : coefficient
  const above = all.filter(({ exponent }) => exponent > 0).map(powerNode)
  const below = all.filter(({ exponent }) => exponent < 0).map(powerNode)
  const isPlain = size.n === 1n && size.d === 1n
  const top = [...(isPlain && above.length > 0 ? [] : [build.numeral(size)]), ...above]
  const [first = build.integer(1), ...others] = top
  const product = others.reduce(build.product, first)
  return below.length === 0 ? product : build.quotient(product, below.reduce(build.product))
}

/** Writes it down: letters before numbers, the highest powers first. */
export function nodeOf(a: Canonical): Node {
  const degree = ({ factors }: Monomial) =>
    [...factors.values()].reduce((sum, { exponent }) => sum + exponent, 0)
  const [first, ...others] = [...a.values()].sort((one, other) => degree(other) - degree(one))
  if (first === undefined) return build.integer(0)
  const lead = monomialNode(first)
  return others.reduce<Node>(
    (sum, term) => build.sum(sum, monomialNode(term), term.coefficient.n < 0n ? '-' : '+'),
    first.coefficient.n < 0n ? build.opposite(lead) : lead,
  )
}

/** The same formula collected, side by side where it is an equation. */
export function collected(node: Node): Node {
  if (node.type === 'relation')
    return { ...node, left: collected(node.left), right: collected(node.right) }
  const canonical = canonicalOf(node)
  return canonical ? nodeOf(canonical) : node
}
