import { childrenOf, type Node, some } from '@learngrove/maths/notation'
import { type Check, withoutSigns } from '#expressions/forms/parts.ts'

/**
 * Whether a fraction line stands in it, seen through sums, products and powers, but not inside of
 * an exponent, a root or a function.
 */
function hasFraction(node: Node): boolean {
  switch (node.type) {
    case 'quotient':
    case 'mixed':
      return true
    case 'power':
      return hasFraction(node.base)
    case 'sum':
    case 'product':
    case 'signed':
      return childrenOf(node).some(hasFraction)
    default:
      return false
  }
}

/** `x^-1`: a fraction written in another way. */
const hasNegativePower = (node: Node): boolean =>
  some(node, (each) => each.type === 'power' && each.exponent.type === 'signed')

/** Whether a fraction has a fraction above or below its line. */
export const hasNestedFraction = (node: Node): boolean =>
  (node.type === 'quotient' && [node.left, node.right].some(hasFraction)) ||
  childrenOf(node).some(hasNestedFraction)

/** `(x+y)/x*1/y`: fractions in a row, of which the last line ends all that stands before it. */
const isRow = (node: Node): boolean =>
  node.type === 'quotient' &&
  node.left.type === 'product' &&
  hasFraction(node.left) &&
  !hasFraction(node.right) &&
  !hasNestedFraction(node.left)

/** One line, with no fraction above or below it; nothing to divide needs no line. */
export const missingForSingleFraction: Check = (node) => {
  const { node: bare } = withoutSigns(node)
  if (hasNegativePower(bare)) return 'Write each power below the line instead of with a minus sign.'
  if (isRow(bare)) return 'Write everything above or below one line.'
  if (hasNestedFraction(bare))
    return 'There is a fraction inside a fraction. Multiply top and bottom until one line is left.'
  if (bare.type === 'quotient' || !hasFraction(bare)) return undefined
  return bare.type === 'sum'
    ? 'Bring everything over one common bottom.'
    : 'Write everything above or below one line.'
}
