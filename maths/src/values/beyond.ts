import { childrenOf, type Node } from '#notation/node.ts'
import { countNodes } from '#values/count-nodes.ts'
import { type Environment, evaluate } from '#values/evaluate.ts'
import { isNearZero, numberOf } from '#values/value.ts'

/** Longer formulas are not searched for the part that has no value: they are left open. */
const MAX_NODES = 80
const GROWING = new Set(['exp', 'sinh', 'cosh', 'sech', 'csch'])

/**
 * Whether an expression that could not be worked out has a value at this place nevertheless, one
 * that is too large or too small for a machine number.
 */
export const isBeyond = (node: Node, at: Environment): boolean =>
  countNodes(node) > MAX_NODES || isTooFar(node, at)

function isTooFar(node: Node, at: Environment): boolean {
  for (const child of childrenOf(node))
    if (evaluate(child, at) === undefined) return isTooFar(child, at)
  const worked = (each: Node) => evaluate(each, at)
  switch (node.type) {
    case 'number':
    case 'sum':
    case 'product':
      return true
    case 'quotient': {
      const under = worked(node.right)
      return under !== undefined && !isNearZero(under)
    }
    case 'power': {
      const [base, exponent] = [worked(node.base), worked(node.exponent)]
      if (!base || !exponent || isNearZero(base)) return false
      return numberOf(base) > 0 || Number.isInteger(numberOf(exponent))
    }
    case 'factorial': {
      const of = worked(node.of)
      return of?.exact === true && of.d === 1n && of.n > 0n
    }
    case 'call': {
      const [first] = node.args
      const of = first && GROWING.has(node.name) ? worked(first) : undefined
      return of !== undefined && !isNearZero(of)
    }
    default:
      return false
  }
}
