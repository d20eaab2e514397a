import { type Node, some } from '@learngrove/maths/notation'
import { gcd } from '@learngrove/maths/rational'
import { evaluate } from '@learngrove/maths/values'
import { type Check, contentOf, isNumeric, rowsIn } from '#expressions/forms/parts.ts'
import { hasReducible } from '#expressions/forms/reducible.ts'
import { hasLikeTerms } from '#expressions/forms/terms.ts'

/** Larger squares under a root are not searched for. */
const MAX_BASE = 1000n

type Root = Extract<Node, { type: 'root' }>

const wholeIn = (node: Node): bigint | undefined => {
  const value = isNumeric(node) ? evaluate(node, new Map()) : undefined
  return value?.exact && value.d === 1n ? value.n : undefined
}

const indexOf = ({ index }: Root): bigint | undefined => (index === undefined ? 2n : wholeIn(index))

/** √50 is 5√2: whether a square (of a cube root, a cube) stands under a root of a number. */
export const hasSimplerRoot = (node: Node): boolean =>
  some(node, (each) => {
    if (each.type !== 'root') return false
    const [under, index] = [wholeIn(each.of), indexOf(each)]
    if (under === undefined || index === undefined || index < 2n || index > 8n) return false
    if (under < 2n) return true
    for (let k = 2n; k ** index <= under && k < MAX_BASE; k += 1n)
      if (under % k ** index === 0n) return true
    return false
  })

const isRootOf = (node: Node): node is Root => node.type === 'root'

/** A root of a number that is written as a power, 2^(1/2). */
const isHiddenRoot = (node: Node): boolean => {
  if (node.type !== 'power' || !isNumeric(node)) return false
  const exponent = evaluate(node.exponent, new Map())
  return exponent?.exact === true && exponent.d > 1n
}

/** √(1/2), √0.5: a root of a number that is not whole. */
const isRootOfFraction = (node: Node): boolean => {
  const under = isRootOf(node) ? node.of : isHiddenRoot(node) ? baseOf(node) : undefined
  if (under === undefined || !isNumeric(under)) return false
  const value = evaluate(under, new Map())
  return value?.exact === true && value.d > 1n
}

const baseOf = (node: Node): Node => (node.type === 'power' ? node.base : node)

/** Whether two roots stand in one row of factors, √2·√3 or √6/√2, or a root with itself. */
const hasRootsToJoin = (node: Node): boolean =>
  rowsIn(node).some(({ up, down }) => {
    const isNumericRoot = (each: Node) => isRootOf(each) && isNumeric(each)
    return [...up, ...down].filter(isNumericRoot).length > 1
  })

/** 6/√2 is 3√2: whether a root below the line has a factor in common with what is above. */
const hasRootToCancel = (node: Node): boolean =>
  rowsIn(node).some(({ up, down }) => {
    const above = up.reduce((all, each) => all * contentOf(each), 1n)
    return down.some((each) => isRootOf(each) && gcd(above, wholeIn(each.of) ?? 1n) > 1n)
  })

/** Exact, with roots as small as they can be and put together: 5√2, 1 + √3, (2 - √5)/3. */
export const missingForSurdForm: Check = (node) => {
  const isRounded = some(node, (each) => each.type === 'number' && /[.e]/i.test(each.text))
  if (isRounded) return 'Keep it exact: leave the root in it instead of a decimal.'
  if (some(node, isHiddenRoot)) return 'Write it with a root sign instead of a power.'
  if (some(node, isRootOfFraction)) return 'There is a fraction under a root. Take it apart.'
  if (hasSimplerRoot(node)) return 'A root can still be made simpler: look for a square inside it.'
  if (hasRootsToJoin(node)) return 'Some roots can still be put together.'
  if (hasLikeTerms(node)) return 'Some terms can still be put together.'
  if (hasReducible(node) || hasRootToCancel(node)) return 'A fraction can still be simplified.'
  return isUnexpanded(node) ? 'Something can still be worked out or multiplied out.' : undefined
}

/** 2³, (1 + √2)², (1 + √2)(3 - √2): a power or a product of sums of numbers. */
const isUnexpanded = (node: Node): boolean =>
  some(node, (each) => each.type === 'power' && isNumeric(each) && each.base.type !== 'variable') ||
  rowsIn(node).some(({ up }) => {
    const sums = up.filter((each) => each.type === 'sum' && isNumeric(each))
    return sums.length > 1 || (sums.length > 0 && up.some(isRootOf))
  })

/** No root, and no power that is one, below the line. */
export const missingForRationalised: Check = (node) => {
  const hasRoot = (each: Node) => some(each, (inner) => isRootOf(inner) || isHiddenRoot(inner))
  if (some(node, isRootOfFraction)) return 'There still is a fraction under a root.'
  const isBelow = rowsIn(node).some(({ down }) => down.some(hasRoot))
  const isHidden = some(node, (each) => {
    if (each.type !== 'power' || !hasRoot(each)) return false
    const exponent = evaluate(each.exponent, new Map())
    return exponent?.exact === true && exponent.n < 0n
  })
  return isBelow || isHidden ? 'There still is a root below the line.' : undefined
}
