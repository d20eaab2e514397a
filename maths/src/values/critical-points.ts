import { childrenOf, mentions, type Node, type RelationNode } from '#notation/node.ts'
import { isBeyond } from '#values/beyond.ts'
import { exponentOf } from '#values/degree.ts'
import { type Environment, evaluate } from '#values/evaluate.ts'
import { factorsOf } from '#values/monomials.ts'
import type { Polynomial } from '#values/polynomial.ts'
import { fractionsOf } from '#values/radicals.ts'
import { realRoots } from '#values/roots.ts'
import { sparseRoots } from '#values/sparse.ts'
import type { Value } from '#values/value.ts'
import { spend } from '#values/work.ts'

/**
 * Where the relation may begin or cease to hold as `variable` moves along the
 * line, by formula; undefined where functions stand in it, or it is too long.
 */
export function criticalPoints(
  { left, right }: RelationNode,
  variable: string,
  at: Environment,
): Value[] | undefined {
  const isZero = (node: Node) => node.type === 'number' && node.value.n === 0n
  if (isZero(right)) return zerosOf(left, variable, at)
  if (isZero(left)) return zerosOf(right, variable, at)
  return zerosOf({ type: 'sum', sign: '-', left, right }, variable, at)
}

/** Up to this degree roots come by a formula, or nearly as quickly. */
const QUICK_DEGREE = 4

/** The roots of all of these; undefined where it is too much work to look for them. */
function rootsOf(polynomials: readonly Polynomial[]): Value[] | undefined {
  for (const { length } of polynomials)
    if (length > QUICK_DEGREE + 1 && !spend(length ** 3)) return undefined
  return polynomials.flatMap(realRoots)
}

/** Whether a part without the letter has no value, so that the whole has none anywhere on the line. */
function hasNoValue(node: Node, variable: string, at: Environment): boolean {
  if (mentions(node, variable))
    return childrenOf(node).some((child) => hasNoValue(child, variable, at))
  return evaluate(node, at) === undefined && !isBeyond(node, at)
}

/** The zeros and poles of an expression, and where it turns: of a product those of its factors. */
export function zerosOf(node: Node, variable: string, at: Environment): Value[] | undefined {
  const fractions = fractionsOf(node, variable, at)
  if (fractions !== undefined) return rootsOf(fractions.flatMap(({ top, under }) => [top, under]))
  if (hasNoValue(node, variable, at)) return []
  const parts =
    node.type === 'product'
      ? factorsOf(node)
      : node.type === 'quotient'
        ? [node.left, node.right]
        : node.type === 'signed'
          ? [node.of]
          : node.type === 'power' && (exponentOf(node.exponent) ?? 0) !== 0
            ? [node.base]
            : undefined
  if (parts === undefined) return sparseRoots(node, variable, at)
  const found: Value[] = []
  for (const part of parts) {
    const zeros = zerosOf(part, variable, at)
    if (zeros === undefined) return undefined
    found.push(...zeros)
  }
  return found
}
