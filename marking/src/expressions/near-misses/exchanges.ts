import {
  childrenOf,
  isStatement,
  type Node,
  variablesOf,
  withChildren,
} from '@learngrove/maths/notation'
import { canonicalKey, writtenKey } from '@learngrove/maths/rewriting'
import {
  approx,
  countNodes,
  evaluate,
  isSameMeaning,
  isSameValue,
  monomialOf,
  screenFor,
  spend,
} from '@learngrove/maths/values'
import { EXCHANGES, JOINED } from '#expressions/near-misses/exchange-table.ts'
import { type Miss, miss } from '#expressions/near-misses/shape.ts'

/** Larger formulas are not changed place by place. */
const MAX_NODES = 40
/** So many changed formulas are compared in full; the others are told apart at a few places. */
const MAX_COMPARED = 12

/** A part of a formula, and the formula with something else in its place. */
type Site = { readonly node: Node; readonly put: (other: Node) => Node }

/** The formula itself and all its parts. */
function sitesIn(node: Node, put: Site['put'] = (other) => other): readonly Site[] {
  const children = childrenOf(node)
  return [
    { node, put },
    ...children.flatMap((child, i) =>
      sitesIn(child, (other) => put(withChildren(node, children.with(i, other)))),
    ),
  ]
}

/** What was done in the place of something else: a product for a power, a root term by term. */
export function exchangeMisses(wanted: Node, given: Node): readonly Miss[] {
  const nodes = countNodes(wanted)
  if (nodes + countNodes(given) > MAX_NODES) return []
  const mayBe = isStatement(given) ? screenFor(given) : screenOf(given)
  const found = new Set<string>()
  let compared = 0
  const sites = sitesIn(wanted)
  const exchanges = monomialOf(given) ? [...EXCHANGES, JOINED] : EXCHANGES
  for (const { words, apply, whole } of exchanges) {
    for (const { node, put } of whole ? sites.slice(0, 1) : sites)
      for (const other of apply(node)) {
        if (found.has(words)) break
        const candidate = put(other)
        if (!spend(nodes)) return []
        if (!mayBe(candidate)) continue
        compared += 1
        if (compared > MAX_COMPARED) return []
        if (isSameMeaning(candidate, given) !== true) continue
        if (!isWrittenSo(candidate, given, whole)) continue
        found.add(words)
      }
    if (found.size > 1) break
  }
  return [...found].map(miss)
}

/**
 * Whether it is no chance that an exchange comes to the same: numbers that are not worked out must
 * stand as they were written, and so must letters that change places across an equals sign.
 */
function isWrittenSo(candidate: Node, given: Node, isOfWhole = false): boolean {
  if (isStatement(given)) return !isOfWhole || canonicalKey(candidate) === canonicalKey(given)
  const bare = given.type === 'signed' ? given.of : given
  if (bare.type === 'number' || variablesOf(given).length > 0) return true
  return writtenKey(candidate, 'form') === writtenKey(given, 'form')
}

/** Values for letters that no school formula is made for. */
const ODD_VALUES: readonly number[] = [2.3127, 3.6249, 1.6561]

/** A quick look at one place, where the value that is wanted is worked out once. */
function screenOf(to: Node): (candidate: Node) => boolean {
  const at = new Map(
    variablesOf(to).flatMap((name, i) => {
      const value = approx(ODD_VALUES[i % ODD_VALUES.length] ?? 1)
      return value ? [[name, value] as const] : []
    }),
  )
  const value = evaluate(to, at)
  return (candidate) => {
    const own = value && evaluate(candidate, at)
    return own === undefined || value === undefined || isSameValue(own, value)
  }
}
