import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'

/** What a row of values may be written as. */
const SEVERAL: ReadonlySet<Node['type']> = new Set(['list', 'any', 'all', 'set'])

/** A bare value below an equation in one letter is that letter's value. */
export function alongside(node: Node, before: Node | undefined): Node {
  if (before === undefined || isStatement(node) || !isStatement(before)) return node
  const [name, ...others] = variablesOf(before)
  if (name === undefined || others.length > 0) return node
  const left: Node = { type: 'variable', name }
  const items = 'items' in node && SEVERAL.has(node.type) ? node.items : [node]
  const all = items.map((right): Node => ({ type: 'relation', sign: '=', left, right }))
  return all.length === 1 ? (all[0] ?? node) : { type: 'any', items: all }
}
