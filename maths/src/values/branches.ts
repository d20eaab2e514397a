import { childrenOf, type Node, some, withChildren } from '#notation/node.ts'

const isOpen = (node: Node): boolean =>
  (node.type === 'signed' || node.type === 'sum') && (node.sign === '±' || node.sign === '∓')

/** With every ± read as `upper` and every ∓ as the other sign. */
function choose(node: Node, upper: '+' | '-'): Node {
  const lower = upper === '+' ? '-' : '+'
  const children = childrenOf(node).map((child) => choose(child, upper))
  const same = withChildren(node, children)
  if (!isOpen(node)) return same
  const sign = 'sign' in node && node.sign === '±' ? upper : lower
  if (same.type === 'sum') return { ...same, sign }
  if (same.type !== 'signed') return same
  return sign === '-' ? { ...same, sign: '-' } : same.of
}

/** The node itself; with ± in it, the one with the upper signs and the one with the lower. */
export const branchesOf = (node: Node): readonly Node[] =>
  some(node, isOpen) ? [choose(node, '+'), choose(node, '-')] : [node]
