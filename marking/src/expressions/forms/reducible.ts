import * as build from '@learngrove/maths/build'
import { type Node, variablesOf } from '@learngrove/maths/notation'
import { gcd } from '@learngrove/maths/rational'
import { writtenKey } from '@learngrove/maths/rewriting'
import { fractionIn, realRoots } from '@learngrove/maths/values'
import { contentOf, isNumeric, type Row, rowsIn } from '#expressions/forms/parts.ts'

/** Whether a fraction in it has a factor above and below the line, or nothing but 1 below. */
export const hasReducible = (node: Node): boolean => rowsIn(node).some(isReducible)

function isReducible({ up, down }: Row): boolean {
  if (down.length === 0) return false
  const contents = (nodes: readonly Node[]) =>
    nodes.reduce((all, each) => all * contentOf(each), 1n)
  const below = contents(down)
  if (gcd(contents(up), below) > 1n) return true
  if (below === 1n && down.every(isNumeric) && down.every((each) => each.type === 'number'))
    return true
  const bases = new Set(up.filter((each) => !isNumeric(each)).map(baseKey))
  if (down.some((each) => bases.has(baseKey(each)))) return true
  return sharesRoot(productOf(up), productOf(down))
}

/** x of x^3: what two powers have in common. */
const baseKey = (node: Node): string => writtenKey(node.type === 'power' ? node.base : node, 'form')

const productOf = (nodes: readonly Node[]): Node =>
  nodes.length === 0
    ? { type: 'number', value: { exact: true, n: 1n, d: 1n }, text: '1' }
    : nodes.reduce(build.product)

/** Whether two polynomials in one letter are zero at the same fraction. */
function sharesRoot(above: Node, below: Node): boolean {
  const [name, ...others] = new Set([...variablesOf(above), ...variablesOf(below)])
  if (name === undefined || others.length > 0) return false
  const [top, under] = [above, below].map((side) => fractionIn(side, name, new Map()))
  if (!top || !under || top.top.length < 2 || under.top.length < 2) return false
  const roots = realRoots(top.top)
  return realRoots(under.top).some((x) =>
    roots.some((y) => x.exact && y.exact && x.n === y.n && x.d === y.d),
  )
}
