import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'

/** What a row of values may be written as. */
const SEVERAL: ReadonlySet<Node['type']> = new Set(['list', 'any', 'all', 'set'])

/** Completes a bare value below an equation in one letter to that letter's value: `3` to `x = 3`. */
export function completeEquation(node: Node, before: Node | undefined): Node {
  if (before === undefined || isStatement(node) || !isStatement(before)) return node
  const [name, ...others] = variablesOf(before)
  if (name === undefined || others.length > 0) return node
  const left: Node = { type: 'variable', name }
  const items = 'items' in node && SEVERAL.has(node.type) ? node.items : [node]
  const all = items.map((right): Node => ({ type: 'relation', sign: '=', left, right }))
  return all.length === 1 ? (all[0] ?? node) : { type: 'any', items: all }
}
