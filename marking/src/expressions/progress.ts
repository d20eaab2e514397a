import { childrenOf, isStatement, type Node, some, variablesOf } from '@learngrove/maths/notation'
import { isZero } from '@learngrove/maths/rational'
import { countNodes, factorsOf, relationsOf, statementOf, termsOf } from '@learngrove/maths/values'

/** What there still is to be done in a line, each counted a relation. */
type Features = {
  /** Sums inside products, powers and fractions. */
  readonly brackets: number
  readonly terms: number
  readonly fractions: number
  /** Sides with a letter beyond the first. */
  readonly sides: number
  /** Sides with a letter that are more than the letter. */
  readonly open: number
  readonly degree: number
  readonly letters: number
  readonly functions: number
  /** Calculations that are not done yet. */
  readonly numbers: number
  readonly alternatives: number
}

/** How far a difference in each takes a line away from the answer. */
const WEIGHTS: Features = {
  brackets: 2,
  terms: 1,
  fractions: 2,
  sides: 2,
  open: 1,
  degree: 3,
  letters: 5,
  functions: 2,
  numbers: 1,
  alternatives: 1,
}

/** How far a line is from the answer, by what still is to be done in it. */
export function distanceTo(answer: Node): (line: Node) => number {
  const there = featuresOf(answer)
  return (line) => {
    const here = featuresOf(line)
    return NAMES.reduce((sum, name) => sum + WEIGHTS[name] * Math.abs(here[name] - there[name]), 0)
  }
}

// Every key of the weights is one of the features.
const NAMES = Object.keys(WEIGHTS) as (keyof Features)[]

function featuresOf(node: Node): Features {
  const lines = alternativesOf(node)
  const mean = (count: (sides: readonly Node[]) => number): number =>
    lines.reduce((sum, sides) => sum + count(sides), 0) / lines.length
  const each = (count: (side: Node) => number) =>
    mean((sides) => sides.reduce((sum, side) => sum + count(side), 0))
  const withLetter = (sides: readonly Node[]) => sides.filter((side) => !isNumeric(side))
  return {
    brackets: each((side) => innerSums(side).length),
    terms: each((side) => [side, ...innerSums(side)].flatMap((sum) => termsOf(sum)).length),
    fractions: each((side) => counted(side, (n) => n.type === 'quotient' && !isNumeric(n))),
    sides: mean((sides) => Math.max(0, withLetter(sides).length - 1)),
    open: mean((sides) => withLetter(sides).filter(({ type }) => type !== 'variable').length),
    degree: Math.max(...lines.flat().map(degreeOf)),
    letters: variablesOf(node).length,
    functions: each((side) =>
      counted(side, (n) => (n.type === 'call' || n.type === 'root') && !isNumeric(n)),
    ),
    numbers: each((side) => (isNumeric(side) && countNodes(side) > MAX_NUMBER ? 1 : 0)),
    alternatives: lines.length,
  }
}

/** A number, a fraction or one with a sign is done. */
const MAX_NUMBER = 4

const isNumeric = (node: Node): boolean => variablesOf(node).length === 0

/** The sides of each equation; of a product that is zero those of each factor. */
function alternativesOf(node: Node): readonly (readonly Node[])[] {
  const statement = isStatement(node) ? statementOf(node) : undefined
  if (statement === undefined) return 'items' in node ? node.items.map((item) => [item]) : [[node]]
  return relationsOf(statement).flatMap(({ left, right }) => {
    const isZeroed = right.type === 'number' && isZero(right.value)
    const factors = isZeroed ? factorsOf(left).filter((factor) => !isNumeric(factor)) : []
    return factors.length > 1 ? factors.map((factor) => [factor, right]) : [[left, right]]
  })
}

const innerSums = (node: Node, isInside = false): readonly Node[] => [
  ...(isInside && node.type === 'sum' ? [node] : []),
  ...childrenOf(node).flatMap((child) =>
    innerSums(child, node.type !== 'sum' && (isInside || node.type !== 'signed')),
  ),
]

const counted = (node: Node, test: (node: Node) => boolean): number =>
  (test(node) ? 1 : 0) + childrenOf(node).reduce((sum, child) => sum + counted(child, test), 0)

/** The highest power of anything with a letter. */
function degreeOf(node: Node): number {
  const here =
    node.type === 'power' && node.exponent.type === 'number' && !isNumeric(node.base)
      ? Number(node.exponent.text)
      : some(node, ({ type }) => type === 'variable')
        ? 1
        : 0
  return Math.min(MAX_DEGREE, Math.max(here, ...childrenOf(node).map(degreeOf)))
}

const MAX_DEGREE = 6
