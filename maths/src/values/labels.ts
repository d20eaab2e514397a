import { childrenOf, type Node, some, withChildren } from '#notation/node.ts'

const isLabelled = (node: Node): boolean => some(node, ({ type }) => type === 'labelled')

function labelsOf(node: Node, found: string[] = []): string[] {
  if (node.type === 'labelled') found.push(node.label.replace(/[\s{}.]/g, '').toLowerCase())
  for (const child of childrenOf(node)) labelsOf(child, found)
  return found
}

/** Whether both have words beside their values, and other ones. */
export function isDifferentlyLabelled(a: Node, b: Node): boolean {
  if (!isLabelled(a) || !isLabelled(b)) return false
  return labelsOf(a).sort().join() !== labelsOf(b).sort().join()
}

/** The same without the words beside values. */
export function withoutLabels(node: Node): Node {
  if (!isLabelled(node)) return node
  if (node.type === 'labelled') return withoutLabels(node.of)
  return withChildren(node, childrenOf(node).map(withoutLabels))
}
