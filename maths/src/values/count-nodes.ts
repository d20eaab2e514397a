import { childrenOf, type Node } from '#notation/node.ts'

/** How many parts a formula has. */
export const countNodes = (node: Node): number =>
  childrenOf(node).reduce((sum, child) => sum + countNodes(child), 1)
