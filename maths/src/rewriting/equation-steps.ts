import { type Rational, toText, whole } from '#exact/rational.ts'
import * as build from '#notation/build.ts'
import { type Node, some, variablesOf } from '#notation/node.ts'
import { canonicalOf, collected } from '#rewriting/canonical.ts'
import { type Match, numericValue, pattern } from '#rewriting/match.ts'
import { isWrittenAlike } from '#rewriting/outline.ts'
import type { Rule } from '#rewriting/rule.ts'
import { eachApart, sumOf, termsOf, turned } from '#rewriting/terms.ts'

const EQUATION = pattern('a = b')

const sidesOf = (match: Match): readonly [Node, Node] => [match.part('a'), match.part('b')]

const isZeroNode = (node: Node): boolean => numericValue(node)?.n === 0n

/** The numbers in front of what holds a letter, each once. */
export function coefficientsOf(...sides: readonly Node[]): readonly Rational[] {
  const found = new Map<string, Rational>()
  for (const side of sides)
    for (const { coefficient, factors } of canonicalOf(side)?.values() ?? [])
      if (factors.size > 0) found.set(toText(coefficient), coefficient)
  return [...found.values()]
}

/** What stands below a fraction line in one of the sides, each once; ones that are 1 left out. */
export function denominatorsOf(...sides: readonly Node[]): readonly Node[] {
  const found: Node[] = []
  for (const side of sides)
    some(side, (part) => {
      if (part.type !== 'quotient') return false
      const value = numericValue(part.right)
      const isOne = value !== undefined && value.d === 1n && value.n === 1n
      const isKnown = found.some((each) => isWrittenAlike(each, part.right))
      if (!isOne && !isKnown && !(value?.n === 0n)) found.push(part.right)
      return false
    })
  return found
}

const isOne = ({ n, d }: Rational): boolean => n === 1n && d === 1n

/** Collects one side of an equation. */
const COLLECT: Rule = {
  id: 'collect',
  pattern: EQUATION,
  make: (match) => {
    const [a, b] = sidesOf(match)
    const [left, right] = [collected(a), collected(b)]
    return [
      ...(isWrittenAlike(left, a) ? [] : [build.relation(left, b)]),
      ...(isWrittenAlike(right, b) ? [] : [build.relation(a, right)]),
    ]
  },
}

/** Takes a term away from both sides, so that it stands on the other with the opposite sign. */
const MOVE_TERM: Rule = {
  id: 'move_term',
  pattern: EQUATION,
  make: (match) => {
    const [a, b] = sidesOf(match)
    const moved = (from: Node, to: Node): readonly (readonly [Node, Node])[] =>
      isZeroNode(from)
        ? []
        : eachApart(termsOf(from)).map(({ one, others }) => {
            const kept = isZeroNode(to) ? [] : termsOf(to)
            return [sumOf(others), sumOf([...kept, ...turned([one])])]
          })
    return [
      ...moved(a, b).map(([left, right]) => build.relation(left, right)),
      ...moved(b, a).map(([right, left]) => build.relation(left, right)),
    ]
  },
}

/** Divides both sides by the number in front of a letter. */
const DIVIDE: Rule = {
  id: 'divide_both_sides',
  pattern: EQUATION,
  make: (match) => {
    const [a, b] = sidesOf(match)
    return coefficientsOf(a, b)
      .filter((k) => !isOne(k))
      .map((k) => build.relation(dividedSide(a, k), dividedSide(b, k)))
  },
}

/** A side that holds a letter is worked out; of numbers the division is left to be done. */
function dividedSide(side: Node, k: Rational): Node {
  const share = build.quotient(side, build.numeral(k))
  return variablesOf(side).length > 0 ? collected(share) : share
}

/** Multiplies both sides by what stands below a fraction line. */
const MULTIPLY: Rule = {
  id: 'multiply_both_sides',
  pattern: EQUATION,
  make: (match) => {
    const [a, b] = sidesOf(match)
    return denominatorsOf(a, b).map((by) =>
      build.relation(multipliedSide(a, by), multipliedSide(b, by)),
    )
  },
}

function multipliedSide(side: Node, by: Node): Node {
  const product = build.product(side, by)
  return variablesOf(product).length > 0 ? collected(product) : product
}

/** Turns the sign of every term of both sides. */
const CHANGE_SIGNS: Rule = {
  id: 'change_signs',
  pattern: EQUATION,
  make: (match) => {
    const [a, b] = sidesOf(match)
    const minus = build.numeral(whole(-1))
    return [build.relation(collected(build.product(a, minus)), collected(build.product(b, minus)))]
  },
}

/** The right steps of solving an equation. */
export const EQUATION_STEPS: readonly Rule[] = [COLLECT, MOVE_TERM, DIVIDE, MULTIPLY, CHANGE_SIGNS]
