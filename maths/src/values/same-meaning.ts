import { isStatement, type Node } from '#notation/node.ts'
import { countNodes } from '#values/count-nodes.ts'
import { compareExpressions } from '#values/equal.ts'
import { haveSameMeaning } from '#values/meaning.ts'
import { spend } from '#values/work.ts'

/** About how many places two expressions are worked out at. */
const PLACES = 8

/**
 * Whether two lines of working mean the same; undefined where that is not decided. It differs from
 * `isEqual` in that many lines have to share the work of one judgement: each comparison is taken
 * from its budget, and no second opinion is asked for on plain expressions.
 */
export function isSameMeaning(a: Node, b: Node): boolean | undefined {
  if (!spend((countNodes(a) + countNodes(b)) * PLACES)) return undefined
  const isPlain = (node: Node) => !isStatement(node) && !('items' in node)
  if (!isPlain(a) || !isPlain(b)) return haveSameMeaning(a, b)
  const verdict = compareExpressions(a, b)
  return verdict === 'unknown' ? undefined : verdict === 'equal'
}
