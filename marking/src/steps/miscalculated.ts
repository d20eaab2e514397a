import { type Node, type RelationNode, variablesOf } from '@learngrove/maths/notation'
import { canonicalKey, factorsOf, sumOf, termsOf } from '@learngrove/maths/rewriting'
import { countNodes, kindOf, monomialOf } from '@learngrove/maths/values'
import { own } from '#steps/own-terms.ts'

/** Of a longer calculation it cannot be said that one number of it came out wrong. */
const MAX_PART = 9

const isSame = (a: Node, b: Node): boolean => canonicalKey(a) === canonicalKey(b)

/** The side that changed its value and the one it became, where the other side is as it was. */
function changed(from: RelationNode, to: RelationNode): readonly [Node, Node] | undefined {
  if (isSame(from.left, to.left)) return [from.right, to.right]
  if (isSame(from.right, to.right)) return [from.left, to.left]
  if (isSame(from.left, to.right)) return [from.right, to.left]
  return isSame(from.right, to.left) ? [from.left, to.right] : undefined
}

function partsOf(from: Node, to: Node): readonly [Node, Node] | undefined {
  if (from.type !== 'relation' && to.type !== 'relation') return [from, to]
  if (from.type !== 'relation' || to.type !== 'relation' || from.sign !== to.sign) return undefined
  return changed(from, to)
}

const kind = (node: Node): string | undefined => {
  const term = monomialOf(node)
  return term && kindOf(term)
}

/** What the sum of the terms of one kind is worth, in canonical form. */
const ofKind = (side: Node, wanted: string): Node =>
  sumOf(termsOf(side).filter(({ node }) => kind(node) === wanted))

/**
 * The part of a line that was worked out to another number, where that is all that differs: like
 * terms that were collected, or a product or quotient. Undefined where more differs, or nothing
 * was to be worked out.
 */
export function miscalculated(from: Node, to: Node): string | undefined {
  const [before, after] = partsOf(from, to) ?? []
  if (before === undefined || after === undefined) return undefined
  const all = [...termsOf(before), ...termsOf(after)].map(({ node }) => kind(node))
  if (all.includes(undefined)) return undefined
  const kinds = [...new Set(all)].filter(
    (each) => each !== undefined && !isSame(ofKind(before, each), ofKind(after, each)),
  )
  const [only, ...more] = kinds
  if (only === undefined || more.length > 0) return undefined
  // What is gone altogether was not miscalculated.
  if (termsOf(after).every(({ node }) => kind(node) !== only)) return undefined
  const part = ofKind(before, only)
  return isCalculation(part) && countNodes(part) <= MAX_PART ? own(part) : undefined
}

/** Whether there is something to be worked out. */
function isCalculation(node: Node): boolean {
  if (node.type === 'sum' || node.type === 'quotient') return true
  if (node.type === 'signed') return isCalculation(node.of)
  return (
    node.type === 'product' &&
    factorsOf(node).filter((factor) => variablesOf(factor).length === 0).length > 1
  )
}
