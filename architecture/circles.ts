export type Graph = Map<string, Set<string>>

/** Finds the groups of nodes that lead back to each other (Tarjan 1972), each in the order of its names. */
export function circles(graph: Graph): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []

  function visit(node: string) {
    index.set(node, index.size)
    low.set(node, index.get(node) ?? 0)
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      if (open.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(node) !== index.get(node)) return
    const group = open.splice(open.indexOf(node))
    if (group.length > 1) found.push(group.toSorted())
  }

  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found
}
