import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'

/** What a row of values may be written as. */
const SEVERAL: ReadonlySet<Node['type']> = new Set(['list', 'any', 'all', 'set'])

const relationsIn = (node: Node): readonly Node[] => ('items' in node ? node.items : [node])

const isNamed = (node: Node, name: string | undefined): boolean =>
  node.type === 'relation' &&
  node.sign === '=' &&
  node.left.type === 'variable' &&
  node.left.name === name &&
  variablesOf(node.right).every((each) => each === 'i')

/** Completes a bare value below an equation in one letter to that letter's value: `3` to `x = 3`. */
export function completeEquation(node: Node, before: Node | undefined): Node {
  if (before === undefined || isStatement(node) || !isStatement(before)) return node
  const names = variablesOf(before)
  // Of z = 2 + 3i the letter i is no unknown.
  const [name, ...others] = names.length === 2 ? names.filter((each) => each !== 'i') : names
  if (names.length === 2 && !relationsIn(before).every((side) => isNamed(side, name))) return node
  if (name === undefined || others.length > 0) return node
  const left: Node = { type: 'variable', name }
  const items = 'items' in node && SEVERAL.has(node.type) ? node.items : [node]
  const all = items.map((right): Node => ({ type: 'relation', sign: '=', left, right }))
  return all.length === 1 ? (all[0] ?? node) : { type: 'any', items: all }
}
