import { type Node, type QuotientNode, some } from '@learngrove/maths/notation'
import { evaluate } from '@learngrove/maths/values'
import {
  type Check,
  isNumeric,
  isWholeNumber,
  isWholeValue,
  rowsIn,
  withoutSigns,
} from '#expressions/forms/parts.ts'
import { hasReducible } from '#expressions/forms/reducible.ts'

const isPlainFraction = (node: Node): node is QuotientNode =>
  node.type === 'quotient' &&
  isWholeNumber(withoutSigns(node.left).node) &&
  isWholeNumber(withoutSigns(node.right).node)

/** Whether the top of a fraction of whole numbers is smaller than its bottom. */
function isProper({ left, right }: QuotientNode): boolean {
  const [top, under] = [left, right].map((side) => withoutSigns(side).node)
  return top?.type === 'number' && under?.type === 'number' && top.value.n < under.value.n
}

const isRational = (node: Node): boolean => evaluate(node, new Map())?.exact === true

const hasDecimal = (node: Node): boolean =>
  some(node, (each) => (each.type === 'number' && !isWholeNumber(each)) || each.type === 'percent')

const TOO_MANY_SIGNS = 'There is more than one minus sign. One, or none, is enough.'

/** A fraction of whole numbers (or with letters) that cannot be cancelled; a whole number. */
export const missingForLowestTerms: Check = (node) => {
  if (hasDecimal(node))
    return 'Write it as a fraction, with whole numbers above and below the line.'
  if (hasReducible(node)) return 'The fraction can still be made simpler: divide top and bottom.'
  if (rowsIn(node).some(({ down, minus }) => down.length > 0 && minus > 1)) return TOO_MANY_SIGNS
  if (!isNumeric(node)) return undefined
  const { minus, node: bare } = withoutSigns(node)
  if (minus > 1) return TOO_MANY_SIGNS
  if (isWholeNumber(bare) || isPlainFraction(bare)) return undefined
  // √3/2 is as low as it goes: only what has a fraction as its value must become one.
  if (!isRational(bare)) return undefined
  if (bare.type === 'mixed') return isProper(bare.fraction) ? undefined : IMPROPER_PART
  return 'Work it out until there is a single fraction.'
}

const IMPROPER_PART = 'The fraction behind the whole number is still more than one whole.'

/** A whole number with a proper fraction; either alone where the other is nothing. */
export const missingForMixed: Check = (node) => {
  const { minus, node: bare } = withoutSigns(node)
  if (minus > 1) return TOO_MANY_SIGNS
  if (bare.type === 'mixed') {
    if (!isProper(bare.fraction)) return IMPROPER_PART
    return isWholeValue(bare.fraction) ? 'Leave out the part that is nothing.' : undefined
  }
  if (isWholeNumber(bare)) return undefined
  if (!isPlainFraction(bare)) return 'Write it as a whole number with a fraction behind it.'
  if (isWholeValue(bare)) return 'That is a whole number: write it as one.'
  return isProper(bare) ? undefined : 'Take out the wholes and write them in front of the fraction.'
}

/** One fraction of two whole numbers, however large its top. */
export const missingForImproper: Check = (node) => {
  const { minus, node: bare } = withoutSigns(node)
  if (minus > 1) return TOO_MANY_SIGNS
  if (isPlainFraction(bare) || isWholeNumber(bare)) return undefined
  return bare.type === 'mixed'
    ? 'Write it as one fraction, without a whole number in front.'
    : 'Write it as one fraction, with a whole number above and below the line.'
}

/** Decimals instead of fractions; a number by itself is one decimal, worked out. */
export const missingForDecimal: Check = (node) => {
  const { minus, node: bare } = withoutSigns(node)
  if (minus > 1) return TOO_MANY_SIGNS
  const hasFraction = some(
    node,
    (each) => each.type === 'mixed' || (each.type === 'quotient' && isNumeric(each.right)),
  )
  if (hasFraction) return 'Write it with a decimal point, without a fraction.'
  if (!isNumeric(node) || (bare.type === 'number' && !/e/i.test(bare.text))) return undefined
  return 'Work it out and write it as one decimal number.'
}
