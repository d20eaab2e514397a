import { isStatement, type Node } from '@learngrove/maths/notation'
import { isSameMeaning } from '@learngrove/maths/values'

/**
 * Solutions that stand on lines of their own: `(x-2)(x-5)=0`, then `x-2=0`, `x=2`, then `x-5=0`,
 * `x=5`. Each alone would lose a solution; together they are all of them.
 */
export type Cases = {
  /** The equation that is taken apart. */
  readonly base: Node
  /** For each case the line that begins it and what it has come to. */
  readonly items: readonly { readonly index: number; readonly first: Node; readonly last: Node }[]
}

export const openCases = (base: Node, index: number, node: Node): Cases => ({
  base,
  items: [{ index, first: node, last: node }],
})

/** The same with one more line, which goes on with the last case. */
export function continued(cases: Cases, node: Node): Cases | undefined {
  const last = cases.items.at(-1)
  if (last === undefined || isSameMeaning(last.last, node) !== true) return undefined
  return { ...cases, items: [...cases.items.slice(0, -1), { ...last, last: node }] }
}

/** The same with one more case. */
export const withCase = (cases: Cases, index: number, node: Node): Cases => ({
  ...cases,
  items: [...cases.items, { index, first: node, last: node }],
})

/** All cases as one statement, as they have come out. */
export const together = ({ items }: Cases): Node => ({
  type: 'any',
  items: items.map(({ last }) => last),
})

/** Whether the cases are all there are. */
export const isWhole = (cases: Cases): boolean =>
  cases.items.every(({ last }) => isStatement(last)) &&
  isSameMeaning(cases.base, together(cases)) === true
