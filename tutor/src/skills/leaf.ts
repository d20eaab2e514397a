import * as build from '@learngrove/maths/build'
import type { Node } from '@learngrove/maths/notation'
import { gcd, isWhole, type Rational, ratio } from '@learngrove/maths/rational'
import { shortDecimal } from '#skills/operation.ts'

/** A number in a calculation, as it is written: `6/4` stays six quarters. */
export type Leaf = {
  readonly top: bigint
  readonly bottom: bigint
  readonly mixed: boolean
  readonly decimal: boolean
}

export const leafValue = (leaf: Leaf): Rational => ratio(leaf.top, leaf.bottom)
export const isLowest = (leaf: Leaf): boolean => gcd(leaf.top, leaf.bottom) === 1n

/** The simplest way to write a value; a decimal stays one while it ends. */
export function leafOf(value: Rational, decimal: boolean): Leaf {
  const ends = decimal && shortDecimal(value) !== undefined
  return { top: value.n, bottom: value.d, mixed: false, decimal: ends && !isWhole(value) }
}

export function leafNode(leaf: Leaf): Node {
  if (leaf.decimal) return build.numeral(leafValue(leaf))
  if (leaf.top < 0n) return build.negation(leafNode({ ...leaf, top: -leaf.top }))
  if (leaf.bottom === 1n) return build.integer(leaf.top)
  const [wholes, rest] = [leaf.top / leaf.bottom, leaf.top % leaf.bottom]
  if (!leaf.mixed || wholes === 0n) return fractionNode(leaf.top, leaf.bottom)
  return rest === 0n ? build.integer(wholes) : build.mixed(wholes, rest, leaf.bottom)
}

/** A fraction as it stands, not in lowest terms. */
const fractionNode = (top: bigint, bottom: bigint): Node =>
  build.quotient(build.integer(top), build.integer(bottom))

/**
 * A number, a fraction of whole numbers, a mixed number, or one of them with a minus. `10/5` is
 * none where it was read: it is a division to do.
 */
export function asLeaf(node: Node): Leaf | undefined {
  if (node.type === 'number') {
    const { n, d } = node.value
    return { top: n, bottom: d, mixed: false, decimal: d !== 1n }
  }
  if (node.type === 'mixed') {
    const { n: wholes } = node.whole.value
    const fraction = fractionLeaf(node.fraction)
    return fraction && { ...fraction, top: wholes * fraction.bottom + fraction.top, mixed: true }
  }
  if (node.type === 'signed') {
    const inner = node.of.type === 'signed' ? undefined : asLeaf(node.of)
    return inner && { ...inner, top: -inner.top }
  }
  if (node.type !== 'quotient' || node.style === 'divide') return undefined
  const leaf = fractionLeaf(node)
  return leaf && (node.style === 'fraction' || leaf.top % leaf.bottom !== 0n) ? leaf : undefined
}

function fractionLeaf(node: Extract<Node, { type: 'quotient' }>): Leaf | undefined {
  const top = asLeaf(node.left)
  const bottom = asLeaf(node.right)
  const isBare = top?.bottom === 1n && bottom?.bottom === 1n && !top.mixed && !bottom.mixed
  if (!isBare || bottom.top <= 0n) return undefined
  return { top: top.top, bottom: bottom.top, mixed: false, decimal: false }
}
