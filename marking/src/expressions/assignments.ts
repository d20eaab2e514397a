import * as build from '@learngrove/maths/build'
import { isAlike, isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import { evaluate, isSameValue, relationsOf, solvedOf, statementOf } from '@learngrove/maths/values'

/** What a line says of one letter: `x = 3`, or several values, `x = 3 or x = -4`. */
export type Assignment = { readonly name: string; readonly values: readonly Node[] }

/** What a line says of its letters, in its order; undefined where it says anything else. */
export function assignmentsOf(node: Node): readonly Assignment[] | undefined {
  const one = assignmentOf(node)
  if (one !== undefined) return [one]
  if (node.type === 'tuple' && node.items.some(isStatement))
    return assignmentsOf({ type: 'list', items: node.items })
  if (node.type === 'any') return valuesByLetter(node)
  if (node.type !== 'list' && node.type !== 'all') return undefined
  const each = node.items.map(assignmentsOf)
  return each.every((items) => items !== undefined) ? each.flat() : undefined
}

/** `x = 3 or x = -4, y = 4 or y = -3`: several values of one letter, and then of the next. */
function valuesByLetter(node: Node): readonly Assignment[] | undefined {
  const statement = statementOf(node)
  const found: { name: string; values: Node[] }[] = []
  for (const each of statement === undefined ? [] : relationsOf(statement)) {
    const solved = solvedOf(each)
    if (solved === undefined) return undefined
    const open = found.at(-1)
    if (open?.name === solved.variable) open.values.push(solved.value)
    else found.push({ name: solved.variable, values: [solved.value] })
  }
  const isSingle = new Set(found.map(({ name }) => name)).size === found.length
  return isSingle && found.every(({ values }) => values.length > 1) ? found : undefined
}

function assignmentOf(node: Node): Assignment | undefined {
  if (!isStatement(node)) return undefined
  const chain = chainOf(node)
  if (chain !== undefined) return chain
  const statement = statementOf(node)
  if (statement === undefined) return undefined
  const solved = relationsOf(statement).map((each) => solvedOf(each))
  const name = solved[0]?.variable
  if (name === undefined || (statement.type === 'all' && solved.length > 1)) return undefined
  const values = solved.flatMap((each) => (each?.variable === name ? [each.value] : []))
  return values.length === solved.length ? { name, values } : undefined
}

/** `y = 4 - 3 = 1`, also `y = 4 - x = 4 - 3 = 1`, whose numbers must be the same. */
export function chainOf(node: Node): Assignment | undefined {
  if (node.type !== 'all') return undefined
  const links = node.items.flatMap((item) =>
    item.type === 'relation' && item.sign === '=' ? [item] : [],
  )
  const [first, last] = [links[0], links.at(-1)]
  if (links.length !== node.items.length || first?.left.type !== 'variable' || !last)
    return undefined
  const isChain = links.every(
    (link, i) => i === 0 || isAlike(links[i - 1]?.right ?? first, link.left),
  )
  if (!isChain || links.length < 2) return undefined
  const numbers = links.map(({ right }) => right).filter((side) => variablesOf(side).length === 0)
  const end = evaluate(last.right, new Map())
  const isTrue = numbers.every((side) => {
    const value = evaluate(side, new Map())
    return value !== undefined && end !== undefined && isSameValue(value, end)
  })
  return isTrue && variablesOf(last.right).length === 0
    ? { name: first.left.name, values: [last.right] }
    : undefined
}

/** `x = 6/2 = 3` as `x = 3`; undefined of anything else. */
export function endOfChain(node: Node): Node | undefined {
  const chain = chainOf(node)
  const [value] = chain?.values ?? []
  return chain && value && build.relation(build.variable(chain.name), value)
}
