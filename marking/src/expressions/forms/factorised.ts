import { type Node, some } from '@learngrove/maths/notation'
import { gcd } from '@learngrove/maths/rational'
import { factorsOf, monomialOf, termsOf } from '@learngrove/maths/values'
import { splitsFurther } from '#expressions/forms/factors.ts'
import {
  type Check,
  isNumeric,
  isWholeNumber,
  isWholeValue,
  rowOf,
} from '#expressions/forms/parts.ts'
import { hasReducible } from '#expressions/forms/reducible.ts'

/** A product of factors that cannot be split further; of a number, its prime factors. */
export const missingForFactorised: Check = (node, wanted) => {
  if (node.type === 'sum') return 'It still is a sum. Write it as a product of factors.'
  if (isNumeric(node)) return isWholeValue(node) ? missingForPrimes(node) : undefined
  if (hasReducible(node)) return 'A fraction can still be simplified.'
  const factors = factorsOf(node.type === 'quotient' ? node.left : node)
  const sums = factors.flatMap((factor) => sumIn(factor) ?? [])
  for (const sum of sums) {
    if (hasCommonFactor(sum)) return 'A bracket still has a common factor that can be taken out.'
    if (splitsFurther(sum)) return 'One of the brackets can be factorised further.'
  }
  if (sums.some(hasLetterBelow) && !hasLetterBelow(wanted))
    return 'Take out only what divides every term, so that no letter is left below a line.'
  if (hasNumberInFront(factors) && sums.some(hasFractionInFront) && !some(wanted, isFraction))
    return 'Choose the number in front so that no fraction is left in the bracket.'
  // However the key was found to split: an equal answer with fewer factors splits further.
  return factorCount(node) < factorCount(wanted) ? 'It can be factorised further.' : undefined
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

/** Whether all terms share a number or a letter. */
function hasCommonFactor(sum: Node): boolean {
  const terms = termsOf(sum).map((term) => monomialOf(term.node))
  let common = 0n
  let letters: Set<string> | undefined
  for (const term of terms) {
    if (term === undefined) return false
    // A bracket with fractions in it has no whole number in common.
    common = term.coefficient.d === 1n ? gcd(common, term.coefficient.n) : 1n
    const here = [...term.powers].filter(([, power]) => power > 0).map(([name]) => name)
    letters = letters === undefined ? new Set(here) : letters.intersection(new Set(here))
  }
  const hasFractions = terms.some((term) => term !== undefined && term.coefficient.d > 1n)
  return (common > 1n && !hasFractions) || (letters?.size ?? 0) > 0
}

const hasLetterBelow = (node: Node): boolean =>
  some(node, (each) => each.type === 'quotient' && !isNumeric(each.right))

const isFraction = (node: Node): boolean => node.type === 'quotient' || node.type === 'mixed'

const hasNumberInFront = (factors: readonly Node[]): boolean =>
  factors.some((factor) => isNumeric(factor) && !(factor.type === 'number' && factor.text === '1'))

const hasFractionInFront = (sum: Node): boolean =>
  termsOf(sum).some((term) => {
    const monomial = monomialOf(term.node)
    return monomial !== undefined && monomial.powers.size > 0 && monomial.coefficient.d > 1n
  })

/** How many factors with letters it is a product of, each as often as its power says. */
function factorCount(node: Node): number {
  if (isNumeric(node)) return 0
  if (node.type === 'power' && node.exponent.type === 'number') {
    const { n, d } = node.exponent.value
    return d === 1n && n < 100n ? Number(n) * factorCount(node.base) : 1
  }
  if (node.type !== 'product' && node.type !== 'quotient' && node.type !== 'signed') return 1
  return rowOf(node).up.reduce((count, factor) => count + factorCount(factor), 0)
}

/** Numbers past this are not asked whether they are prime. */
const MAX_PRIME = 1_000_000n

function isPrime(n: bigint): boolean {
  if (n < 2n || n > MAX_PRIME) return false
  for (let k = 2n; k * k <= n; k += 1n) if (n % k === 0n) return false
  return true
}

function missingForPrimes(node: Node): string | undefined {
  const { up, down } = rowOf(node)
  const bases = up.map((factor) => (factor.type === 'power' ? factor.base : factor))
  const isDone = bases.every(
    (base) => base.type === 'number' && isWholeNumber(base) && isPrime(base.value.n),
  )
  return isDone && down.length === 0 ? undefined : 'Go on until every factor is a prime number.'
}
