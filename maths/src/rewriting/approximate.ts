import { toNumber } from '#exact/rational.ts'
import type { Node } from '#notation/node.ts'

const FIRST_PLACE = 0.7390851332
const APART = 0.6180339887

/** The place of a letter: the same for the same name, and no root of anything that school asks. */
function placeOf(name: string): number {
  let place = FIRST_PLACE
  for (const letter of name) place += APART * ((letter.codePointAt(0) ?? 0) % 89)
  return place
}

/**
 * What it comes to in machine numbers at one odd place: two formulas that differ there are not the
 * same. Not a number where it holds functions, or has no real value there.
 */
export function approximate(node: Node): number {
  switch (node.type) {
    case 'number':
      return toNumber(node.value)
    case 'variable':
      return placeOf(node.name)
    case 'constant':
      return node.name === 'pi' ? Math.PI : node.name === 'e' ? Math.E : Number.NaN
    case 'root':
      return approximate(node.of) ** (node.index ? 1 / approximate(node.index) : 1 / 2)
    case 'absolute':
      return Math.abs(approximate(node.of))
    case 'signed':
      return node.sign === '-' ? -approximate(node.of) : Number.NaN
    case 'sum': {
      const [left, right] = [approximate(node.left), approximate(node.right)]
      return node.sign === '+' ? left + right : node.sign === '-' ? left - right : Number.NaN
    }
    case 'product':
      return approximate(node.left) * approximate(node.right)
    case 'quotient':
      return approximate(node.left) / approximate(node.right)
    case 'mixed':
      return approximate(node.whole) + approximate(node.fraction)
    case 'percent':
      return approximate(node.of) / 100
    case 'power':
      return approximate(node.base) ** approximate(node.exponent)
    default:
      return Number.NaN
  }
}

const NEAR = 1e-9

/** Whether two machine numbers are the same but for rounding errors. */
export const isNear = (a: number, b: number, within = 0): boolean =>
  Math.abs(a - b) <= Math.max(within, NEAR * (1 + Math.abs(a) + Math.abs(b)))
