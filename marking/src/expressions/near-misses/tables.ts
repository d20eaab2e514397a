import { type Node, variablesOf } from '@learngrove/maths/notation'
import { isSameMeaning } from '@learngrove/maths/values'
import { type Asked, type Miss, miss } from '#expressions/near-misses/shape.ts'

/** More entries than these are not looked at one by one. */
const MAX_ENTRIES = 16

/** Of vectors, matrices, sets and intervals: what stands where, and one thing in the place of another. */
export function tableMisses({ wanted, given }: Asked): readonly Miss[] {
  if (wanted.type === 'matrix') return matrixMisses(wanted, given)
  const isNumber = !('items' in given) && variablesOf(given).length === 0
  if (wanted.type === 'set' && isNumber && given.type !== 'constant')
    return [miss('A set is asked for: its members, with commas between them, in braces.')]
  if (wanted.type === 'tuple' && !isInterval(wanted) && isNumber)
    return [miss('A point is asked for: in round brackets, with a comma between its values.')]
  if (isRegion(wanted) && given.type === 'set')
    return [miss('Those are single numbers. All numbers between the ends belong to it, too.')]
  return unionMisses(wanted, given)
}

const isInterval = (node: Node): boolean =>
  node.type === 'tuple' && /^\[|\]$/.test(node.brackets ?? '')

const isRegion = (node: Node): boolean =>
  isInterval(node) || (node.type === 'union' && node.items.every((item) => item.type === 'tuple'))

function matrixMisses(wanted: Extract<Node, { type: 'matrix' }>, given: Node): readonly Miss[] {
  if (given.type === 'set' || given.type === 'list')
    return [miss('A matrix is asked for: write the entries in rows and columns.')]
  if (given.type !== 'matrix')
    return variablesOf(given).length === 0 && !('items' in given)
      ? [miss('That is one number, and more than one is asked for, in rows and columns.')]
      : []
  const [asked, own] = [wanted.items, given.items]
  const count = asked.length
  if (count !== own.length || wanted.columns !== given.columns || count > MAX_ENTRIES) return []
  const isAt = (i: number, j: number): boolean => {
    const [a, b] = [asked[i], own[j]]
    return a !== undefined && b !== undefined && isSameMeaning(a, b) === true
  }
  if (isReordered(count, isAt))
    return [miss('The entries are there, and some of them stand in another place.')]
  const hits = asked.filter((_, i) => isAt(i, i)).length
  return hits > 0
    ? [
        miss(
          `${hits} of ${count} entries ${hits === 1 ? 'is' : 'are'} right. Work out each of them once more.`,
        ),
      ]
    : []
}

/** Whether each entry is there, as often as it is wanted. */
function isReordered(count: number, isAt: (i: number, j: number) => boolean): boolean {
  const used = new Set<number>()
  for (let i = 0; i < count; i += 1) {
    const j = Array.from({ length: count }, (_, at) => at).find(
      (at) => !used.has(at) && isAt(i, at),
    )
    if (j === undefined) return false
    used.add(j)
  }
  return true
}

/** One part of a union alone, or both with the other sign between them. */
function unionMisses(wanted: Node, given: Node): readonly Miss[] {
  if (wanted.type !== 'union') return []
  if (given.type === 'intersection')
    return [
      miss('Look at the sign between the parts once more: ∪ joins them, ∩ is what both have.'),
    ]
  const isPart = wanted.items.some((item) => isSameMeaning(item, given) === true)
  return isPart ? [miss('That is one part of it. There is more to find.')] : []
}
