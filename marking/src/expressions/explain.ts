import { isEqual } from '#algebra.ts'
import { MAL_RULES, type MalRule } from '#expressions/mal-rules.ts'
import type { Misconception } from '#misconception.ts'
import * as build from '#notation/build.ts'
import { childrenOf, type Node, variablesOf, withChildren } from '#notation/node.ts'
import { fractionIn } from '#values/polynomial.ts'
import { isZero, negative } from '#values/rational.ts'

/** How many wrong turns are tried before the search gives up. */
const MAX_TRIES = 80

/** The slip that leads from one line to another; undefined where none of the table does. */
export function explainStep(from: Node, to: Node): Misconception | undefined {
  const sources = [from, ...reducedOf(from)]
  let tries = 0
  for (const rule of MAL_RULES) {
    for (const source of sources) {
      for (const candidate of rewritten(source, rule)) {
        tries += 1
        if (tries > MAX_TRIES) return undefined
        // A slip that changes nothing here explains nothing.
        if (isEqual(candidate, to) === true && isEqual(candidate, from) === false)
          return { code: rule.code, text: rule.text }
      }
    }
  }
  return undefined
}

/** Every way in which the slip can happen once, at the root or below. */
function* rewritten(node: Node, rule: MalRule): Generator<Node> {
  yield* rule.apply(node)
  const children = childrenOf(node)
  for (const [i, child] of children.entries())
    for (const changed of rewritten(child, rule))
      yield withChildren(
        node,
        children.map((each, j) => (j === i ? changed : each)),
      )
}

/** A linear equation once it is collected, k·x = c: a slip may happen there only. */
function reducedOf(node: Node): readonly Node[] {
  if (node.type !== 'relation' || node.sign !== '=') return []
  const [name, ...others] = variablesOf(node)
  if (name === undefined || others.length > 0) return []
  const gap = fractionIn(build.sum(node.left, node.right, '-'), name, new Map())
  const [c, k] = gap?.top ?? []
  if (gap?.top.length !== 2 || gap.under.length > 1 || !c?.exact || !k?.exact || isZero(c))
    return []
  const x: Node = { type: 'variable', name }
  return [build.relation(build.product(build.numeral(k), x), build.numeral(negative(c)))]
}
