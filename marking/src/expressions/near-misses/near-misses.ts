import { isStatement, type Node } from '@learngrove/maths/notation'
import { relationsOf, solvedOf, statementOf } from '@learngrove/maths/values'
import { derivativeMisses } from '#expressions/near-misses/derivatives.ts'
import { exchangeMisses } from '#expressions/near-misses/exchanges.ts'
import { fitMisses } from '#expressions/near-misses/fits.ts'
import { formulaMisses } from '#expressions/near-misses/formulas.ts'
import { kindMisses } from '#expressions/near-misses/kinds.ts'
import { letterMisses } from '#expressions/near-misses/letters.ts'
import { isInnerSpot, soleSpot, spotMisses } from '#expressions/near-misses/places.ts'
import { pointMisses } from '#expressions/near-misses/points.ts'
import { regionMisses } from '#expressions/near-misses/regions.ts'
import { type Asked, type Miss, sole } from '#expressions/near-misses/shape.ts'
import { solutionMisses } from '#expressions/near-misses/solutions.ts'
import { tableMisses } from '#expressions/near-misses/tables.ts'

export type { Asked, Miss } from '#expressions/near-misses/shape.ts'

/**
 * What can be said of an answer that is near its key: how it differs, never by how much. Undefined
 * where nothing explains it, or two things do equally well.
 */
export function nearMiss(asked: Asked): Miss | undefined {
  const points = pointMisses(asked)
  if (points.length > 0) return sole(points)
  const kinds = kindMisses(asked)
  if (kinds.length > 0) return sole(kinds)
  const solutions = solutionMisses(asked)
  if (solutions.length > 0) return sole(solutions)
  const regions = regionMisses(asked)
  if (regions.length > 0) return sole(regions)
  const { wanted, given } = asked
  // From an equation many ways lead to a value of its letter, and none is the only one.
  const isAlike = isSolved(wanted) === isSolved(given)
  const spot = isAlike ? soleSpot(wanted, given) : undefined
  if (spot && isInnerSpot(spot)) return sole(spotMisses(spot))
  const sides = sidesOf(asked)
  const groups = [
    () => (sides === undefined ? [] : formulaMisses(...sides)),
    () => (isEquation(wanted) ? fitMisses(asked) : []),
    () => (isAlike ? exchanges(wanted, given) : []),
    () => spotMisses(spot),
    () => (isEquation(wanted) ? [] : fitMisses(asked)),
    () => tableMisses(asked),
    () => letterMisses(asked),
    () => derivativeMisses(wanted, given),
  ]
  for (const group of groups) {
    const misses = group()
    if (misses.length > 0) return sole(misses)
  }
  return undefined
}

/** A power taken for a product looks like a derivative at times: `12x` for `6x²`. */
function exchanges(wanted: Node, given: Node): readonly Miss[] {
  const found = exchangeMisses(wanted, given)
  return found.length > 0 ? [...found, ...derivativeMisses(wanted, given)] : found
}

const isSolved = (node: Node): boolean => {
  const statement = isStatement(node) ? statementOf(node) : undefined
  return statement !== undefined && relationsOf(statement).every((each) => solvedOf(each))
}

const isEquation = (node: Node): boolean => node.type === 'relation' && node.sign === '='

/** The formulas to compare: of `y = 2x + 1` and `y = 2x - 1` what stands behind the letter. */
function sidesOf({ wanted, given }: Asked): readonly [Node, Node] | undefined {
  if (!isStatement(wanted) && !isStatement(given)) return [wanted, given]
  if (wanted.type !== 'relation' || given.type !== 'relation') return undefined
  if (wanted.sign !== given.sign) return undefined
  const [a, b] = [explicit(wanted), explicit(given)]
  return a && b && a.name === b.name ? [a.value, b.value] : undefined
}

const explicit = ({ left, right }: Extract<Node, { type: 'relation' }>) =>
  left.type === 'variable'
    ? { name: left.name, value: right }
    : right.type === 'variable'
      ? { name: right.name, value: left }
      : undefined
