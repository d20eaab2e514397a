import * as build from '@learngrove/maths/build'
import { childrenOf, type Node, printTextbook, variablesOf } from '@learngrove/maths/notation'
import { exactValue, joined, polynomialIn, polynomialNode } from '@learngrove/maths/polynomial'
import {
  absolute,
  dividedBy,
  isZero,
  negative,
  ONE,
  type Rational,
  signOf,
  times,
  whole,
} from '@learngrove/maths/rational'
import { type Term, termsOf } from '@learngrove/maths/values'
import { isExponential, operationOf } from '#skills/operation.ts'

/** A factor and the power that it stands in. */
type Factor = { readonly base: Node; readonly exponent: number }

/** A term as a number times its factors, each base once. */
type Scaled = {
  readonly value: Rational
  readonly factors: readonly Factor[]
  /** Whether it was written as a fraction, so that negative powers belong below. */
  readonly isFraction: boolean
}

/** Simplifies as school writing does: numbers in front, no 1 or 0 factors, polynomials collected. */
export function simplify(node: Node): Node {
  const [name = 'x'] = variablesOf(node)
  const p = polynomialIn(node, name)
  if (p && !isPowerOfBracket(node)) return polynomialNode(p, name)
  const terms = termsOf(node)
    .map(scaledTerm)
    .filter((term) => !isZero(term.value))
  return joined(terms.map(termNode))
}

/** `(2x + 1)^5` is simpler than its thirty-two terms. */
function isPowerOfBracket(node: Node): boolean {
  if (node.type === 'power') return operationOf(node.base) !== undefined && !exactValue(node.base)
  const isWithin = node.type === 'product' || operationOf(node) === undefined
  return isWithin && childrenOf(node).some(isPowerOfBracket)
}

function scaledTerm({ node, isNegative }: Term): Scaled {
  const found: Collected = {
    value: isNegative ? negative(ONE) : ONE,
    factors: new Map(),
    isFraction: false,
  }
  collect(node, 1, found)
  const factors = [...found.factors.values()].filter((factor) => factor.exponent !== 0)
  return { value: found.value, factors, isFraction: found.isFraction }
}

type Collected = { value: Rational; readonly factors: Map<string, Factor>; isFraction: boolean }

function collect(node: Node, sign: 1 | -1, into: Collected): void {
  const known = exactValue(node)
  if (known && !(sign < 0 && isZero(known))) {
    into.value = sign > 0 ? times(into.value, known) : dividedBy(into.value, known)
  } else if (node.type === 'signed') {
    into.value = negative(into.value)
    collect(node.of, sign, into)
  } else if (node.type === 'product') {
    collect(node.left, sign, into)
    collect(node.right, sign, into)
  } else if (node.type === 'quotient') {
    if (!exactValue(node.right)) into.isFraction = true
    collect(node.left, sign, into)
    collect(node.right, sign === 1 ? -1 : 1, into)
  } else addFactor(node, sign, into)
}

function addFactor(node: Node, sign: 1 | -1, into: Collected): void {
  const raised = node.type === 'power' ? exactValue(node.exponent) : undefined
  const isPower = node.type === 'power' && raised?.d === 1n
  const base = isPower ? node.base : node
  const key = printTextbook(base)
  const before = into.factors.get(key)?.exponent ?? 0
  into.factors.set(key, { base, exponent: before + sign * (isPower ? Number(raised.n) : 1) })
}

function termNode({ value, factors, isFraction }: Scaled): Node {
  const isBelow = (factor: Factor): boolean => isFraction && factor.exponent < 0
  const above = factors.filter((factor) => !isBelow(factor)).sort(byOrder)
  const below = factors.filter(isBelow).sort(byOrder)
  const size = absolute(value)
  const lead = below.length > 0 ? build.integer(size.n) : build.fraction(size)
  const isLeadOne = printTextbook(lead) === '1'
  const top = product([...(isLeadOne ? [] : [lead]), ...above.map((f) => raisedNode(f, 1))])
  const bottoms = below.map((f) => raisedNode(f, -1))
  if (size.d !== 1n) bottoms.unshift(build.integer(size.d))
  const term = below.length > 0 ? build.quotient(top, product(bottoms)) : top
  return signOf(value) < 0 ? build.negation(term) : term
}

function product(nodes: readonly Node[]): Node {
  const [first, ...others] = nodes
  if (!first) return build.integer(1)
  return others.reduce<Node>((all, factor) => build.product(all, factor), first)
}

function raisedNode({ base, exponent }: Factor, turn: 1 | -1): Node {
  const n = exponent * turn
  return n === 1 ? base : build.power(base, build.numeral(whole(n)))
}

/** Letters and their powers, then brackets, then functions. */
const byOrder = (a: Factor, b: Factor): number => rank(a.base) - rank(b.base)
function rank(node: Node): number {
  if (node.type === 'variable') return 0
  const isCurve = node.type === 'call' || node.type === 'root' || isExponential(node)
  return isCurve ? 2 : 1
}
