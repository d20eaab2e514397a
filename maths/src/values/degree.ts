import type { Node } from '#notation/node.ts'
import { isCalculated } from '#values/evaluate.ts'

/** No degree of the two sides of a fraction in lowest terms is larger than these. */
export type Degrees = { readonly top: number; readonly under: number }

const NONE: Degrees = { top: 0, under: 0 }

/**
 * How high the powers in a formula can be, all letters together; undefined where it is no fraction of
 * polynomials with exact numbers.
 */
export function degreesOf(node: Node): Degrees | undefined {
  switch (node.type) {
    case 'number':
      return isCalculated(node.text) ? undefined : NONE
    case 'variable':
      return { top: 1, under: 0 }
    case 'signed':
      return node.sign === '-' ? degreesOf(node.of) : undefined
    case 'sum':
    case 'product':
    case 'quotient': {
      const left = degreesOf(node.left)
      const right = left && degreesOf(node.right)
      return left && right && joined(node.type, left, right)
    }
    case 'power': {
      const base = degreesOf(node.base)
      const times = base && exponentOf(node.exponent)
      if (!base || times === undefined) return undefined
      const { top, under } = base
      return times >= 0
        ? { top: top * times, under: under * times }
        : { top: under * -times, under: top * -times }
    }
    default:
      return undefined
  }
}

function joined(type: 'sum' | 'product' | 'quotient', a: Degrees, b: Degrees): Degrees {
  if (type === 'product') return { top: a.top + b.top, under: a.under + b.under }
  if (type === 'quotient') return { top: a.top + b.under, under: a.under + b.top }
  if (a.under === 0 && b.under === 0) return { top: Math.max(a.top, b.top), under: 0 }
  return { top: Math.max(a.top + b.under, b.top + a.under), under: a.under + b.under }
}

/** The whole number that an exponent is written as, with its sign. */
export function exponentOf(node: Node): number | undefined {
  if (node.type === 'signed' && node.sign === '-') {
    const size = exponentOf(node.of)
    return size === undefined ? undefined : -size
  }
  if (node.type !== 'number' || node.value.d !== 1n) return undefined
  const size = Number(node.value.n)
  return Number.isSafeInteger(size) ? size : undefined
}

/** At so many places two formulas of one letter must agree to be the same: one more than the degree of their gap. */
export const placesFor = (a: Degrees, b: Degrees): number =>
  Math.max(a.top + b.under, b.top + a.under) + 1
