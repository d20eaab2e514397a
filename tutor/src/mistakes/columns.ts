import type { Node } from '@learngrove/maths/notation'
import { exactValue } from '@learngrove/maths/polynomial'
import { minus, type Rational, times, toDecimal } from '@learngrove/maths/rational'

const carried =
  'Add column by column: where a column comes to ten or more, the ten is carried to the next one.'
const exchanged =
  'In a column the smaller digit was taken from the larger one. Where the top digit is smaller, exchange a ten first.'
const shifted =
  'The digits are right, and not yet in their places: think of tenths and hundredths, or estimate first.'
const moved =
  'Times ten moves each digit one place to the left. A zero at the end of a decimal leaves it the same.'
const powerOfSum =
  'Work out the bracket first, then multiply it by itself: the square of a sum is more than the two squares.'
const twoSigns = 'Two minus signs meet here: to take a negative number away is to add.'

/** The places in which two numbers may differ by ten. */
const MOST_PLACES = 6

/** What went wrong with the digits or the signs of one calculation; undefined where nothing usual did. */
export function columnSlip(node: Node, claimed: Node): string | undefined {
  const [right, said] = [exactValue(node), exactValue(claimed)]
  if (!right || !said) return undefined
  if (node.type === 'sum') return sumSlip(node, right, said)
  if (node.type === 'product') return placeSlip(node, right, said)
  if (node.type !== 'power' || node.base.type !== 'sum' || node.base.sign === '-') return undefined
  const [a, b] = [exactValue(node.base.left), exactValue(node.base.right)]
  const rest = a && b && minus(minus(said, times(a, a)), times(b, b))
  return rest?.n === 0n ? powerOfSum : undefined
}

const digitsOf = (value: Rational): string => value.n.toString().padStart(MOST_PLACES, '0')
const isWhole = ({ n, d }: Rational): boolean =>
  d === 1n && n >= 0n && n < 10n ** BigInt(MOST_PLACES)

function sumSlip(
  node: Extract<Node, { type: 'sum' }>,
  right: Rational,
  said: Rational,
): string | undefined {
  const [a, b] = [exactValue(node.left), exactValue(node.right)]
  if (!a || !b) return undefined
  if (node.sign === '-' && b.n < 0n && minus(a, said).n === -b.n) return twoSigns
  if (![a, b, right, said].every(isWhole)) return undefined
  if (node.sign !== '-') return isCarried(a, b, minus(right, said)) ? carried : undefined
  const [top, under] = [digitsOf(a), digitsOf(b)]
  const turned = [...top]
    .map((digit, i) => Math.abs(Number(digit) - Number(under[i] ?? 0)))
    .join('')
  return BigInt(turned) === said.n || /^-?10+$/.test(minus(said, right).n.toString())
    ? exchanged
    : undefined
}

/** A ten or more that is missing where a column came to ten. */
function isCarried(a: Rational, b: Rational, missing: Rational): boolean {
  const hasTen = [...digitsOf(a)].some((digit, i) => Number(digit) + Number(digitsOf(b)[i]) > 9)
  return hasTen && /^1[01]*0$/.test(missing.n.toString())
}

function placeSlip(
  node: Extract<Node, { type: 'product' }>,
  right: Rational,
  said: Rational,
): string | undefined {
  const sides = [exactValue(node.left), exactValue(node.right)]
  const isTen = sides.some((side) => side?.d === 1n && /^10+$/.test(side.n.toString()))
  if (isTen && sides.some((side) => side?.n === said.n && side.d === said.d)) return moved
  const bare = (value: Rational) =>
    toDecimal(value)
      ?.replace('.', '')
      .replace(/^0+|0+$/g, '')
  const isDecimal = [right, said, ...sides].some((value) => value && value.d !== 1n)
  return isDecimal && bare(right) !== undefined && bare(right) === bare(said) ? shifted : undefined
}
