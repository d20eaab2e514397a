import type { Node } from '#notation/node.ts'
import * as exact from '#values/rational.ts'
import { type Rational, roundTo } from '#values/rational.ts'

/** How a number is written: as one number, or as a sum that is still to be done. */
export type Written = {
  readonly kind: 'decimal' | 'fraction' | 'exact' | 'computation'
  /** Digits after the point; of a decimal only. */
  readonly places: number
}

/** Tells a finished number from a computation that somebody still has to do. */
export function writtenAs(node: Node): Written {
  switch (node.type) {
    case 'number':
      return { kind: 'decimal', places: placesOf(node.text) }
    case 'signed':
    case 'percent':
      return writtenAs(node.of)
    case 'mixed':
      return { kind: 'fraction', places: 0 }
    case 'quotient': {
      const isPlain = [node.left, node.right].every((side) => writtenAs(side).kind === 'decimal')
      return { kind: isPlain ? 'fraction' : isSurd(node) ? 'exact' : 'computation', places: 0 }
    }
    case 'product':
      if (isStandardForm(node)) return { kind: 'decimal', places: standardPlaces(node) }
      return { kind: isSurd(node) ? 'exact' : 'computation', places: 0 }
    case 'power':
      return isPowerOfTen(node)
        ? { kind: 'decimal', places: 0 }
        : { kind: 'computation', places: 0 }
    case 'root':
    case 'constant':
      return { kind: 'exact', places: 0 }
    default:
      return { kind: 'computation', places: 0 }
  }
}

/** `3√2/4`, `2π`: no simpler way to write it exactly. */
const isSurd = (node: Node): boolean =>
  node.type === 'product' || node.type === 'quotient'
    ? [node.left, node.right].every((side) => side.type === 'number' || isSurd(side)) &&
      [node.left, node.right].some(isSurd)
    : node.type === 'root' || node.type === 'constant'

const isPowerOfTen = (node: Node): boolean =>
  node.type === 'power' && node.base.type === 'number' && node.base.text === '10'

const isStandardForm = (node: Extract<Node, { type: 'product' }>): boolean =>
  writtenAs(node.left).kind === 'decimal' &&
  node.left.type !== 'product' &&
  isPowerOfTen(node.right)

function exponentOf(node: Node): number {
  if (node.type !== 'power') return 0
  const { exponent } = node
  if (exponent.type === 'number') return Number(exponent.text)
  if (exponent.type === 'signed' && exponent.of.type === 'number') return -Number(exponent.of.text)
  return 0
}

const standardPlaces = (node: Extract<Node, { type: 'product' }>): number =>
  writtenAs(node.left).places - exponentOf(node.right)

function placesOf(text: string): number {
  const [digits = '', power = '0'] = text.split(/e/i)
  const point = digits.indexOf('.')
  return (point === -1 ? 0 : digits.length - point - 1) - Number(power)
}

/** The place to which so many significant figures reach: 2 for 1.23 of three figures. */
export function placesForFigures(value: Rational, figures: number): number {
  if (exact.isZero(value)) return figures - 1
  const size = Math.abs(exact.toNumber(value))
  let places = figures - 1 - Math.floor(Math.log10(size))
  // log10 may be one off at powers of ten: 999.96 to four figures is 1000.
  const rounded = Math.abs(exact.toNumber(roundTo(value, places)))
  if (rounded >= 10 ** (figures - places)) places -= 1
  return places
}
