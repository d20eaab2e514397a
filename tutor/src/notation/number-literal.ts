import * as build from '@learngrove/maths/build'
import type { Node } from '@learngrove/maths/notation'
import { gcd, isWhole, type Rational, ratio } from '@learngrove/maths/rational'
import { shortDecimal } from '#notation/short-decimal.ts'

/** A number in a calculation, as it is written: `6/4` stays six quarters. */
export type NumberLiteral = {
  readonly top: bigint
  readonly bottom: bigint
  readonly mixed: boolean
  readonly decimal: boolean
}

export const literalValue = (literal: NumberLiteral): Rational => ratio(literal.top, literal.bottom)
export const isLowest = (literal: NumberLiteral): boolean => gcd(literal.top, literal.bottom) === 1n

/** Writes a value in the simplest way; a decimal stays one while it ends. */
export function shortestLiteral(value: Rational, decimal: boolean): NumberLiteral {
  const ends = decimal && shortDecimal(value) !== undefined
  return { top: value.n, bottom: value.d, mixed: false, decimal: ends && !isWhole(value) }
}

export function literalNode(literal: NumberLiteral): Node {
  if (literal.decimal) return build.numeral(literalValue(literal))
  if (literal.top < 0n) return build.negation(literalNode({ ...literal, top: -literal.top }))
  if (literal.bottom === 1n) return build.integer(literal.top)
  const [wholes, rest] = [literal.top / literal.bottom, literal.top % literal.bottom]
  if (!literal.mixed || wholes === 0n) return fractionNode(literal.top, literal.bottom)
  return rest === 0n ? build.integer(wholes) : build.mixed(wholes, rest, literal.bottom)
}

/** Writes a fraction as it stands, not in lowest terms. */
const fractionNode = (top: bigint, bottom: bigint): Node =>
  build.quotient(build.integer(top), build.integer(bottom))

/**
 * A number, a fraction of whole numbers, a mixed number, or one of them with a minus. `10/5` is
 * none where it was read: it is a division to do.
 */
export function readLiteral(node: Node): NumberLiteral | undefined {
  if (node.type === 'number') {
    const { n, d } = node.value
    return { top: n, bottom: d, mixed: false, decimal: d !== 1n }
  }
  if (node.type === 'mixed') {
    const { n: wholes } = node.whole.value
    const fraction = fractionLiteral(node.fraction)
    return fraction && { ...fraction, top: wholes * fraction.bottom + fraction.top, mixed: true }
  }
  if (node.type === 'signed') {
    const inner = node.of.type === 'signed' ? undefined : readLiteral(node.of)
    return inner && { ...inner, top: -inner.top }
  }
  if (node.type !== 'quotient' || node.style === 'divide') return undefined
  const literal = fractionLiteral(node)
  return literal && (node.style === 'fraction' || literal.top % literal.bottom !== 0n)
    ? literal
    : undefined
}

function fractionLiteral(node: Extract<Node, { type: 'quotient' }>): NumberLiteral | undefined {
  const top = readLiteral(node.left)
  const bottom = readLiteral(node.right)
  const isBare = top?.bottom === 1n && bottom?.bottom === 1n && !top.mixed && !bottom.mixed
  if (!isBare || bottom.top <= 0n) return undefined
  return { top: top.top, bottom: bottom.top, mixed: false, decimal: false }
}
