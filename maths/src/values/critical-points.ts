import { childrenOf, type Node, type RelationNode } from '#notation/node.ts'
import { exponentOf } from '#values/degree.ts'
import type { Environment } from '#values/evaluate.ts'
import { fractionsOf } from '#values/radicals.ts'
import { realRoots } from '#values/roots.ts'
import { sparseRoots } from '#values/sparse.ts'
import type { Value } from '#values/value.ts'

export const countNodes = (node: Node): number =>
  childrenOf(node).reduce((sum, child) => sum + countNodes(child), 1)

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

/** The zeros and poles of an expression, and where it turns: of a product those of its factors. */
export function zerosOf(node: Node, variable: string, at: Environment): Value[] | undefined {
  const fractions = fractionsOf(node, variable, at)
  if (fractions !== undefined)
    return fractions.flatMap(({ top, under }) => [...realRoots(top), ...realRoots(under)])
  const parts =
    node.type === 'product' || node.type === 'quotient'
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
