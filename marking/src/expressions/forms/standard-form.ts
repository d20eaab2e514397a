import { childrenOf, type Node, withChildren } from '@learngrove/maths/notation'
import { compare, isZero, type Rational, toDecimal, whole } from '@learngrove/maths/rational'
import { type Check, withoutSigns } from '#expressions/forms/parts.ts'

const TEN = whole(10)

/** The parts of a × 10^n, or of 3.2e5 as calculators show it; undefined of anything else. */
function partsOf(
  node: Node,
): { readonly front: Rational; readonly isWritten: boolean } | undefined {
  if (node.type === 'number') {
    const [digits = ''] = node.text.split(/e/i)
    const isWritten = digits !== node.text
    return { front: isWritten ? decimalOf(digits, node) : node.value, isWritten }
  }
  if (node.type !== 'product') return undefined
  const sides = [node.left, node.right].map((side) => withoutSigns(side).node)
  const power = sides.find(isPowerOfTen)
  const front = sides.find((side) => side !== power)
  if (power === undefined || front?.type !== 'number' || /e/i.test(front.text)) return undefined
  return { front: front.value, isWritten: true }
}

/** The digits before the e, as a number: they are the value without its power of ten. */
function decimalOf(digits: string, { value }: Extract<Node, { type: 'number' }>): Rational {
  const places = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0
  const n = BigInt(digits.replace('.', '') || '0')
  return isZero(value) ? value : { exact: true, n, d: 10n ** BigInt(places) }
}

const isPowerOfTen = (node: Node): boolean =>
  node.type === 'power' &&
  node.base.type === 'number' &&
  node.base.text === '10' &&
  [node.exponent, withoutSigns(node.exponent).node].some(
    (each) => each.type === 'number' && each.value.d === 1n,
  )

/** a × 10^n with a whole n, and a from 1 up to, not including, 10; or nought. */
export const missingForStandardForm: Check = (node) => {
  const { minus, node: bare } = withoutSigns(node)
  const parts = partsOf(bare)
  if (bare.type === 'number' && isZero(bare.value)) return undefined
  if (minus > 1 || !parts?.isWritten)
    return 'Write it as one number times a power of ten, such as a × 10^n.'
  const size = parts.front.n < 0n ? { ...parts.front, n: -parts.front.n } : parts.front
  if (compare(size, whole(1)) < 0)
    return 'The number in front of the power of ten is still too small: it must be at least 1.'
  return compare(size, TEN) < 0
    ? undefined
    : 'The number in front of the power of ten is still too large: it must be less than 10.'
}

/** With every 3.4 × 10^5 in it as one number, because it is written out as far as it goes. */
export function standardAsNumbers(node: Node): Node {
  const parts = node.type === 'product' ? partsOf(node) : undefined
  if (parts?.isWritten && missingForStandardForm(node, node) === undefined)
    return { type: 'number', value: parts.front, text: toDecimal(parts.front) ?? '1' }
  return withChildren(node, childrenOf(node).map(standardAsNumbers))
}
