import { type Node, some, variablesOf } from '#notation/node.ts'
import { factorsOf, isCollected, kindOf, monomialOf, termsOf } from '#values/monomials.ts'
import { fractionIn } from '#values/polynomial.ts'
import { isZero, type Rational } from '#values/rational.ts'
import { realRoots } from '#values/roots.ts'

export type Form = 'factorised' | 'expanded' | 'simplified'

/** What is missing for the form, in words for the student; undefined where nothing is. */
export function missingForForm(node: Node, form: Form): string | undefined {
  if (form === 'factorised') return missingForFactorised(node)
  return form === 'expanded' ? missingForExpanded(node) : missingForSimplified(node)
}

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

/** A sum in brackets, seen through a power: (x+1) of (x+1)^2. */
const sumIn = (factor: Node): Node | undefined =>
  factor.type === 'sum'
    ? factor
    : factor.type === 'power'
      ? sumIn(factor.base)
      : factor.type === 'signed'
        ? sumIn(factor.of)
        : undefined

function missingForFactorised(node: Node): string | undefined {
  if (node.type === 'sum') return 'It still is a sum. Write it as a product of factors.'
  const factors = factorsOf(node.type === 'quotient' ? node.left : node)
  for (const factor of factors) {
    const sum = sumIn(factor)
    if (sum === undefined) continue
    if (hasCommonFactor(sum)) return 'A bracket still has a common factor that can be taken out.'
    if (splitsFurther(sum)) return 'One of the brackets can be factorised further.'
  }
  return undefined
}

/** Whether all terms share a number or a letter. */
function hasCommonFactor(sum: Node): boolean {
  const terms = termsOf(sum).map((term) => monomialOf(term.node))
  let common = 0n
  let letters: Set<string> | undefined
  for (const term of terms) {
    if (term === undefined || term.coefficient.d !== 1n) return false
    common = gcd(common, term.coefficient.n)
    const here = [...term.powers].filter(([, power]) => power > 0).map(([name]) => name)
    letters = letters === undefined ? new Set(here) : letters.intersection(new Set(here))
  }
  return common > 1n || (letters?.size ?? 0) > 0
}

/** Whether a bracket in one letter, of degree two or more, has a fraction as a root. */
function splitsFurther(sum: Node): boolean {
  const [name, ...others] = variablesOf(sum)
  if (name === undefined || others.length > 0) return false
  const fraction = fractionIn(sum, name, new Map())
  if (fraction === undefined || fraction.under.length > 1 || fraction.top.length < 3) return false
  return realRoots(fraction.top).some((root) => root.exact)
}

function missingForExpanded(node: Node): string | undefined {
  const hasBracket = some(node, (each) => {
    if (each.type === 'product') return factorsOf(each).some((factor) => factor.type === 'sum')
    if (each.type === 'signed') return each.of.type === 'sum'
    if (each.type === 'sum') return each.sign === '-' && each.right.type === 'sum'
    return each.type === 'power' && each.base.type === 'sum' && each.exponent.type === 'number'
  })
  if (hasBracket) return 'There still are brackets to multiply out.'
  return hasLikeTerms(node) ? 'Some like terms can still be collected.' : undefined
}

/** Whether two terms of one sum are of the same kind, or a term is not tidied up. */
const hasLikeTerms = (node: Node): boolean =>
  some(node, (each) => {
    if (each.type !== 'sum') return each.type === 'product' && !isCollected(each)
    const kinds = termsOf(each).flatMap((term) => {
      const monomial = monomialOf(term.node)
      if (monomial === undefined) return []
      return isZero(monomial.coefficient) ? ['', ''] : [kindOf(monomial)]
    })
    return new Set(kinds).size !== kinds.length
  })

function missingForSimplified(node: Node): string | undefined {
  if (hasLikeTerms(node)) return 'Some terms can still be put together.'
  if (some(node, isReducible)) return 'A fraction can still be simplified.'
  if (some(node, hasSquareFactor)) return 'A root can still be simplified.'
  const isUndone = some(
    node,
    (each) =>
      (each.type === 'signed' && each.of.type === 'signed') ||
      (each.type === 'power' && variablesOf(each).length === 0 && isWholePower(each)) ||
      (each.type === 'product' && isOneTimes(each)) ||
      (each.type === 'power' && each.exponent.type === 'number' && each.exponent.text === '1'),
  )
  return isUndone ? 'Something can still be worked out.' : undefined
}

const isOneTimes = (node: Extract<Node, { type: 'product' }>): boolean =>
  [node.left, node.right].some((side) => side.type === 'number' && side.text === '1')

const isWholePower = (node: Extract<Node, { type: 'power' }>): boolean =>
  node.base.type === 'number' && node.exponent.type === 'number'

const wholeOf = (node: Node): bigint | undefined => {
  const value: Rational | undefined = monomialOf(node)?.coefficient
  return value?.d === 1n ? value.n : undefined
}

function isReducible(node: Node): boolean {
  if (node.type === 'mixed') return isReducible(node.fraction)
  if (node.type !== 'quotient') return false
  const top = termsOf(node.left).map((term) => wholeOf(term.node))
  const under = termsOf(node.right).map((term) => wholeOf(term.node))
  const content = (terms: readonly (bigint | undefined)[]) =>
    terms.every((n) => n !== undefined)
      ? terms.reduce<bigint>((sum, n) => gcd(sum, n ?? 0n), 0n)
      : 1n
  if (gcd(content(top), content(under)) > 1n) return true
  if (under.length === 1 && under[0] === 1n && variablesOf(node.right).length === 0) return true
  return sharesFactor(node.left, node.right)
}

/** Whether numerator and denominator are zero at the same place, or share a letter. */
function sharesFactor(left: Node, right: Node): boolean {
  const [top, under] = [monomialOf(left), monomialOf(right)]
  if (top && under)
    return [...top.powers].some(([name, power]) => power > 0 && (under.powers.get(name) ?? 0) > 0)
  const names = new Set([...variablesOf(left), ...variablesOf(right)])
  const [name] = names
  if (name === undefined || names.size > 1) return false
  const [above, below] = [left, right].map((side) => fractionIn(side, name, new Map()))
  if (!above || !below) return false
  const roots = realRoots(above.top)
  return realRoots(below.top).some((x) =>
    roots.some((y) => x.exact && y.exact && x.n === y.n && x.d === y.d),
  )
}

/** √50 is 5√2: whether a square stands under a root. */
function hasSquareFactor(node: Node): boolean {
  if (node.type !== 'root' || node.index !== undefined) return false
  const under = wholeOf(node.of)
  if (under === undefined || variablesOf(node.of).length > 0) return false
  for (let k = 2n; k * k <= under && k < 10_000n; k += 1n) if (under % (k * k) === 0n) return true
  return false
}
