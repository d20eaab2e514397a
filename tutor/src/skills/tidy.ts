import { latex } from '#maths/latex.ts'
import { binary, isBinary, type Node, negate, number, valueNode, variablesOf } from '#maths/node.ts'
import { exactValue, joined, polynomialNode, toPolynomial } from '#maths/polynomial.ts'
import {
  absolute,
  isZero,
  negated,
  one,
  over,
  type Rational,
  sign,
  times,
} from '#maths/rational.ts'

/** A factor and the power that it stands in. */
type Factor = { readonly base: Node; readonly exponent: number }

/** A term as a number times its factors, each base once. */
type Scaled = {
  readonly value: Rational
  readonly factors: readonly Factor[]
  /** Whether it was written as a fraction, so that negative powers belong below. */
  readonly isFraction: boolean
}

/** Tidies as school writing does: numbers in front, no 1 or 0 factors, polynomials collected. */
export function tidy(node: Node): Node {
  const [name = 'x'] = variablesOf(node)
  const p = toPolynomial(node, name)
  if (p && !isPowerOfBracket(node)) return polynomialNode(p, name)
  const terms = termsOf(node, one)
    .map(scaledTerm)
    .filter((term) => !isZero(term.value))
  return joined(terms.map(termNode))
}

/** `(2x + 1)^5` is tidier than its thirty-two terms. */
function isPowerOfBracket(node: Node): boolean {
  if (!isBinary(node)) return 'of' in node && isPowerOfBracket(node.of)
  if (node.type === 'power') return isBinary(node.left) && !exactValue(node.left)
  return node.type === 'multiply' && (isPowerOfBracket(node.left) || isPowerOfBracket(node.right))
}

function termsOf(node: Node, by: Rational): { node: Node; by: Rational }[] {
  if (node.type === 'negate') return termsOf(node.of, negated(by))
  if (node.type === 'add') return [...termsOf(node.left, by), ...termsOf(node.right, by)]
  if (node.type === 'subtract') {
    return [...termsOf(node.left, by), ...termsOf(node.right, negated(by))]
  }
  return [{ node, by }]
}

function scaledTerm({ node, by }: { node: Node; by: Rational }): Scaled {
  const found: Collected = { value: by, factors: new Map(), isFraction: false }
  collect(node, 1, found)
  const factors = [...found.factors.values()].filter((factor) => factor.exponent !== 0)
  return { value: found.value, factors, isFraction: found.isFraction }
}

type Collected = { value: Rational; readonly factors: Map<string, Factor>; isFraction: boolean }

function collect(node: Node, sign: 1 | -1, into: Collected): void {
  const known = exactValue(node)
  if (known && !(sign < 0 && isZero(known))) {
    into.value = sign > 0 ? times(into.value, known) : over(into.value, known)
  } else if (node.type === 'negate') {
    into.value = negated(into.value)
    collect(node.of, sign, into)
  } else if (node.type === 'multiply') {
    collect(node.left, sign, into)
    collect(node.right, sign, into)
  } else if (node.type === 'divide') {
    if (!exactValue(node.right)) into.isFraction = true
    collect(node.left, sign, into)
    collect(node.right, sign === 1 ? -1 : 1, into)
  } else addFactor(node, sign, into)
}

function addFactor(node: Node, sign: 1 | -1, into: Collected): void {
  const raised = node.type === 'power' ? exactValue(node.right) : undefined
  const isPower = node.type === 'power' && raised?.bottom === 1n
  const base = isPower ? node.left : node
  const key = latex(base)
  const before = into.factors.get(key)?.exponent ?? 0
  into.factors.set(key, { base, exponent: before + sign * (isPower ? Number(raised.top) : 1) })
}

function termNode({ value, factors, isFraction }: Scaled): Node {
  const isBelow = (factor: Factor): boolean => isFraction && factor.exponent < 0
  const above = factors.filter((factor) => !isBelow(factor)).sort(byOrder)
  const below = factors.filter(isBelow).sort(byOrder)
  const size = absolute(value)
  const lead = below.length > 0 ? number(size.top) : valueNode(size)
  const isLeadOne = latex(lead) === '1'
  const top = product([...(isLeadOne ? [] : [lead]), ...above.map((f) => raisedNode(f, 1))])
  const bottoms = below.map((f) => raisedNode(f, -1))
  if (size.bottom !== 1n) bottoms.unshift(number(size.bottom))
  const whole = below.length > 0 ? binary('divide', top, product(bottoms)) : top
  return sign(value) < 0 ? negate(whole) : whole
}

function product(nodes: readonly Node[]): Node {
  const [first, ...others] = nodes
  if (!first) return number(1)
  return others.reduce<Node>((all, factor) => binary('multiply', all, factor), first)
}

function raisedNode({ base, exponent }: Factor, turn: 1 | -1): Node {
  const n = exponent * turn
  return n === 1 ? base : binary('power', base, number(n))
}

/** Letters and their powers, then brackets, then functions. */
const byOrder = (a: Factor, b: Factor): number => rank(a.base) - rank(b.base)
const rank = (node: Node): number => (node.type === 'variable' ? 0 : node.type === 'call' ? 2 : 1)
