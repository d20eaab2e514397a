import { type Node, some } from '@learngrove/maths/notation'
import { factorsOf } from '@learngrove/maths/values'
import { type Check, isNumeric, isWholeNumber } from '#expressions/forms/parts.ts'
import { hasReducible } from '#expressions/forms/reducible.ts'
import { hasNestedFraction } from '#expressions/forms/single-fraction.ts'
import { standardAsNumbers } from '#expressions/forms/standard-form.ts'
import { hasSimplerRoot } from '#expressions/forms/surds.ts'
import { hasLikeTerms } from '#expressions/forms/terms.ts'

/** No bracket to multiply out and like terms collected. */
export const missingForExpanded: Check = (node) => {
  if (some(node, isBracket)) return 'There still are brackets to multiply out.'
  return hasLikeTerms(node) ? 'Some like terms can still be collected.' : undefined
}

function isBracket(node: Node): boolean {
  if (node.type === 'product') return factorsOf(node).some((factor) => factor.type === 'sum')
  if (node.type === 'signed') return node.of.type === 'sum'
  if (node.type === 'sum') return node.sign === '-' && node.right.type === 'sum'
  if (node.type !== 'power' || node.exponent.type !== 'number') return false
  return node.base.type === 'sum' || (node.base.type === 'product' && !isNumeric(node.base))
}

/** Like terms together, fractions cancelled, roots small, numbers worked out. */
export const missingForSimplified: Check = (written) => {
  const node = standardAsNumbers(written)
  if (hasLikeTerms(node)) return 'Some terms can still be put together.'
  if (hasNestedFraction(node)) return 'There still is a fraction inside a fraction.'
  if (hasReducible(node)) return 'A fraction can still be simplified.'
  if (hasSimplerRoot(node)) return 'A root can still be simplified.'
  return some(node, isUndone) ? 'Something can still be worked out.' : undefined
}

const isTrivial = (node: Node): boolean =>
  node.type === 'number' && (node.text === '1' || node.text === '0')

function isUndone(node: Node): boolean {
  switch (node.type) {
    case 'signed':
      return node.of.type === 'signed'
    case 'product':
      return [node.left, node.right].some(isTrivial)
    case 'quotient':
      return isDecimalDivision(node.left, node.right)
    case 'absolute':
    case 'factorial':
      return isNumeric(node)
    case 'power':
      if (isTrivial(node.exponent) || node.base.type === 'power') return true
      return isNumeric(node) && node.base.type === 'number' && node.exponent.type === 'number'
    default:
      return false
  }
}

/** 1.5/3: a division by a number that leaves no fraction to keep. */
const isDecimalDivision = (left: Node, right: Node): boolean =>
  [left, right].every((side) => side.type === 'number') &&
  ![left, right].every((side) => isWholeNumber(side))
