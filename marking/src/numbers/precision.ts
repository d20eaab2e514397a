import { type Node, some } from '@learngrove/maths/notation'
import * as exact from '@learngrove/maths/rational'
import { type Rational, roundTo } from '@learngrove/maths/rational'
import { evaluate } from '@learngrove/maths/values'

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
      // A decimal that goes on for ever is no rounded one.
      if (node.text.endsWith(')')) return { kind: 'exact', places: 0 }
      return { kind: 'decimal', places: placesOf(node.text) }
    case 'signed':
    case 'percent':
    // Money and words beside a number leave it as finished as it is: £90.
    case 'labelled':
      return writtenAs(node.of)
    case 'mixed':
      return { kind: 'fraction', places: 0 }
    case 'quotient': {
      const isPlain = [node.left, node.right].every((side) => writtenAs(side).kind === 'decimal')
      return { kind: isPlain ? 'fraction' : exactOrNot(node), places: 0 }
    }
    case 'product':
      if (isStandardForm(node)) return { kind: 'decimal', places: standardPlaces(node) }
      return { kind: exactOrNot(node), places: 0 }
    case 'power':
      return { kind: isPowerOfTen(node) ? 'decimal' : exactOrNot(node), places: 0 }
    default:
      return { kind: exactOrNot(node), places: 0 }
  }
}

const EXACT_PARTS: ReadonlySet<Node['type']> = new Set([
  'number',
  'constant',
  'root',
  'sum',
  'product',
  'quotient',
  'power',
  'signed',
  'mixed',
])

/** `3√2/4`, `2π`, `1 + √5` have no decimal that ends, and stay as they are; `√16` and `3·4` do not. */
const exactOrNot = (node: Node): 'exact' | 'computation' =>
  !some(node, ({ type }) => !EXACT_PARTS.has(type)) &&
  some(node, ({ type }) => type === 'root' || type === 'constant') &&
  evaluate(node, new Map())?.exact === false
    ? 'exact'
    : 'computation'

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

export type Figures = { readonly least: number; readonly most: number }

/**
 * How many significant figures a decimal is written to. Zeros at the end of a whole number may
 * or may not count: `1200` has two to four, `1.20e3` has three.
 */
export function figuresOf(node: Node): Figures {
  if (node.type === 'signed' || node.type === 'percent' || node.type === 'labelled')
    return figuresOf(node.of)
  if (node.type === 'product') return figuresOf(node.left)
  if (node.type !== 'number') return { least: 1, most: 1 }
  const [mantissa = ''] = node.text.split(/e/i)
  const digits = mantissa.replace('.', '').replace(/^-?0*/, '')
  if (digits === '') return { least: 1, most: Number.POSITIVE_INFINITY }
  const most = digits.length
  const least = mantissa.includes('.') ? most : digits.replace(/0+$/, '').length
  return { least, most }
}
