import { childrenOf, type Node, variablesOf } from '@learngrove/maths/notation'
import { gcd, isWhole } from '@learngrove/maths/rational'
import { evaluate, monomialOf, termsOf } from '@learngrove/maths/values'

/** What a check says is still to be done, in words for the student; undefined where nothing is. */
export type Check = (node: Node, wanted: Node) => string | undefined

export const isWholeNumber = (node: Node): boolean =>
  node.type === 'number' && /^\d+$/.test(node.text)

/** Whether a formula without letters comes out at a whole number. */
export const isWholeValue = (node: Node): boolean => {
  const value = evaluate(node, new Map())
  return value?.exact === true && isWhole(value)
}

export const isNumeric = (node: Node): boolean => variablesOf(node).length === 0

/** Without the minus signs in front, and how many there were. */
export function withoutSigns(node: Node): { readonly minus: number; readonly node: Node } {
  let [minus, inner] = [0, node]
  while (inner.type === 'signed' && inner.sign === '-') [minus, inner] = [minus + 1, inner.of]
  return { minus, node: inner }
}

/** The factors above and below the line of a row of products and quotients, without signs. */
export type Row = { readonly up: Node[]; readonly down: Node[]; readonly minus: number }

export function rowOf(node: Node): Row {
  const row = { up: [] as Node[], down: [] as Node[], minus: 0 }
  const walk = (each: Node, isBelow: boolean): void => {
    const { minus, node: inner } = withoutSigns(each)
    row.minus += minus
    if (inner.type === 'product') {
      walk(inner.left, isBelow)
      walk(inner.right, isBelow)
    } else if (inner.type === 'quotient') {
      walk(inner.left, isBelow)
      walk(inner.right, !isBelow)
    } else (isBelow ? row.down : row.up).push(inner)
  }
  walk(node, false)
  return row
}

export const isRow = (node: Node): boolean =>
  node.type === 'product' || node.type === 'quotient' || node.type === 'signed'

/** Every row of products and quotients in a formula, outermost first. */
export function rowsIn(node: Node): Row[] {
  if (!isRow(node)) return childrenOf(node).flatMap(rowsIn)
  const row = rowOf(node)
  return [row, ...[...row.up, ...row.down].flatMap((factor) => childrenOf(factor).flatMap(rowsIn))]
}

/** The whole number that divides every term of a formula; 1 where that cannot be told. */
export function contentOf(node: Node): bigint {
  let common = 0n
  for (const term of termsOf(node)) {
    const coefficient = coefficientOf(term.node)
    if (coefficient === undefined) return 1n
    common = gcd(common, coefficient)
  }
  return common
}

function coefficientOf(term: Node): bigint | undefined {
  const exact = monomialOf(term)?.coefficient
  if (exact !== undefined) return exact.d === 1n ? exact.n : undefined
  const { up, down } = rowOf(term)
  if (down.length > 0) return undefined
  return up.reduce(
    (product, factor) =>
      factor.type === 'number' && factor.value.d === 1n ? product * factor.value.n : product,
    1n,
  )
}
