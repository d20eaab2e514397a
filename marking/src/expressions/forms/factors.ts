import { type Node, variablesOf } from '@learngrove/maths/notation'
import {
  isSame,
  isZero,
  negative,
  ONE,
  plus,
  type Rational,
  times,
} from '@learngrove/maths/rational'
import {
  fractionIn,
  type Monomial,
  monomialOf,
  type Polynomial,
  realRoots,
  termsOf,
} from '@learngrove/maths/values'

/** More letters are not parted into two groups. */
const MAX_LETTERS = 5

/**
 * Whether a bracket is a product of two others with fractions as coefficients: of one letter, by
 * its roots; of two where every term has the same degree, by putting 1 for one; of several, where
 * its coefficients, letters parted into two groups, are a table of rank one (ax + ay + bx + by).
 */
export function splitsFurther(sum: Node): boolean {
  const names = variablesOf(sum)
  const [name] = names
  if (name === undefined || names.length > MAX_LETTERS) return false
  if (names.length === 1) {
    const fraction = fractionIn(sum, name, new Map())
    return fraction !== undefined && fraction.under.length === 1 && polynomialSplits(fraction.top)
  }
  const terms = termsOf(sum).flatMap(({ node, isNegative }) => {
    const monomial = monomialOf(node)
    if (monomial === undefined) return []
    const { coefficient } = monomial
    return { ...monomial, coefficient: isNegative ? negative(coefficient) : coefficient }
  })
  if (terms.length !== termsOf(sum).length) return false
  return evenDegreeSplits(sum, terms, names) || hasRankOne(terms, names)
}

/** By a root that is a fraction; where only every second power is there, also by its square. */
function polynomialSplits(p: Polynomial): boolean {
  if (p.length < 3) return false
  if (realRoots(p).some((root) => root.exact)) return true
  const isEven = p.every((value, power) => power % 2 === 0 || (value.exact && isZero(value)))
  return isEven && p.length > 3 && polynomialSplits(p.filter((_, power) => power % 2 === 0))
}

const degreeOf = ({ powers }: Monomial): number =>
  [...powers.values()].reduce((sum, power) => sum + power, 0)

/** x² - 4y²: every term of the same degree. */
function evenDegreeSplits(sum: Node, terms: readonly Monomial[], names: readonly string[]) {
  const [first, second] = names
  if (first === undefined || second === undefined || names.length > 2) return false
  if (new Set(terms.map(degreeOf)).size !== 1) return false
  const fraction = fractionIn(sum, first, new Map([[second, ONE]]))
  return fraction !== undefined && fraction.under.length === 1 && polynomialSplits(fraction.top)
}

function hasRankOne(terms: readonly Monomial[], names: readonly string[]): boolean {
  // The first letter is always in the first group, so that no parting is tried twice.
  for (let mask = 0; mask < 2 ** (names.length - 1) - 1; mask += 1) {
    const group = names.filter((_, i) => i === 0 || (mask & (1 << (i - 1))) !== 0)
    if (isTableOfRankOne(terms, group)) return true
  }
  return false
}

/** Whether the coefficients, a row a power of one group and a column a power of the other, multiply. */
function isTableOfRankOne(terms: readonly Monomial[], group: readonly string[]): boolean {
  const table = new Map<string, Map<string, Rational>>()
  const columns = new Set<string>()
  for (const { powers, coefficient } of terms) {
    const named = (isIn: boolean) =>
      [...powers]
        .filter(([name, power]) => power !== 0 && group.includes(name) === isIn)
        .map(([name, power]) => `${name}${power}`)
        .sort()
        .join(' ')
    const [row, column] = [named(true), named(false)]
    columns.add(column)
    const cells = table.get(row) ?? new Map<string, Rational>()
    const before = cells.get(column)
    cells.set(column, before === undefined ? coefficient : plus(before, coefficient))
    table.set(row, cells)
  }
  const rows = [...table.values()]
  const [first, ...others] = rows
  if (first === undefined || others.length === 0 || columns.size < 2) return false
  if (rows.some((cells) => cells.size !== columns.size)) return false
  const [lead] = columns
  const leadOf = (cells: ReadonlyMap<string, Rational>) => cells.get(lead ?? '') ?? ONE
  return others.every((cells) =>
    [...columns].every((column) =>
      isSame(
        times(cells.get(column) ?? ONE, leadOf(first)),
        times(first.get(column) ?? ONE, leadOf(cells)),
      ),
    ),
  )
}
