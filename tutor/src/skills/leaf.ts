import { fraction, isBinary, type Node, number } from '#maths/node.ts'
import { gcd, isWhole, type Rational, rational, toDecimal } from '#maths/rational.ts'

/** A number in a calculation, as it is written: `6/4` stays six quarters. */
export type Leaf = {
  readonly top: bigint
  readonly bottom: bigint
  readonly mixed: boolean
  readonly decimal: boolean
}

export const whole = (value: bigint): Leaf => ({
  top: value,
  bottom: 1n,
  mixed: false,
  decimal: false,
})
export const leafValue = (leaf: Leaf): Rational => rational(leaf.top, leaf.bottom)
export const isLowest = (leaf: Leaf): boolean => gcd(leaf.top, leaf.bottom) === 1n

/** The simplest way to write a value; a decimal stays one while it ends. */
export function leafOf(value: Rational, decimal: boolean): Leaf {
  const ends = decimal && toDecimal(value) !== undefined
  return { top: value.top, bottom: value.bottom, mixed: false, decimal: ends && !isWhole(value) }
}

export function leafNode(leaf: Leaf): Node {
  if (leaf.decimal) return number(leafValue(leaf), true)
  return leaf.bottom === 1n ? number(leaf.top) : fraction(leaf.top, leaf.bottom, leaf.mixed)
}

/**
 * A number, a fraction of whole numbers, a mixed number, or one of them with a minus. `10/5` is
 * none: it is a division to do.
 */
export function asLeaf(node: Node): Leaf | undefined {
  if (node.type === 'number') {
    const { top, bottom } = node.value
    return { top, bottom, mixed: false, decimal: node.decimal }
  }
  if (node.type === 'fraction') {
    return { top: node.top, bottom: node.bottom, mixed: node.mixed, decimal: false }
  }
  if (node.type === 'negate') {
    const inner = node.of.type === 'negate' ? undefined : asLeaf(node.of)
    return inner && { ...inner, top: -inner.top }
  }
  if (!isBinary(node) || node.type !== 'divide' || node.sign === 'div') return undefined
  const top = asLeaf(node.left)
  const bottom = asLeaf(node.right)
  const bare = top?.bottom === 1n && bottom?.bottom === 1n && !top.mixed && !bottom.mixed
  if (!bare || bottom.top <= 0n || top.top % bottom.top === 0n) return undefined
  return { top: top.top, bottom: bottom.top, mixed: false, decimal: false }
}
