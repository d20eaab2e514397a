import * as build from '@learngrove/maths/build'
import { childrenOf, type Node, variablesOf, withChildren } from '@learngrove/maths/notation'
import { isZero, negative } from '@learngrove/maths/rational'
import {
  countNodes,
  fractionIn,
  isSameMeaning,
  relationsOf,
  screenFor,
  solvedOf,
  spend,
  statementOf,
} from '@learngrove/maths/values'
import { rulesFor } from '#expressions/mal-rules/all.ts'
import type { MalRule, Operation } from '#expressions/mal-rules/rule.ts'
import { isDone } from '#expressions/operation.ts'
import type { Misconception } from '#misconception.ts'

/** How many wrong turns are tried before the search gives up. */
const MAX_TRIES = 600
/** How many of them are compared in full; the others are told apart at a few places. */
const MAX_COMPARED = 30
/** Longer lines are not searched for slips. */
const MAX_NODES = 120

/** A slip, and the line that it makes: of the same meaning as the line that was handed in. */
export type Explained = Misconception & {
  readonly made: Node
  /** How many right steps stand before the slip. */
  readonly steps: number
}

/**
 * The slip that leads from one line to another; undefined where none of the table does, where the
 * step is right, or where the search would take too long.
 */
export function explainStep(from: Node, to: Node, operation?: Operation): Explained | undefined {
  if (countNodes(from) + countNodes(to) > MAX_NODES) return undefined
  if (isRight(from, to, operation)) return undefined
  const isSolved = isSolution(to)
  const mayBe = screenFor(to)
  const sources = operation === undefined ? [from, ...reducedOf(from)] : [from]
  let tries = 0
  let compared = 0
  for (const rule of rulesFor(operation)) {
    if (rule.only_solved && !isSolved) continue
    for (const source of sources) {
      for (const candidate of operation === undefined
        ? rewritten(source, rule)
        : rule.apply(source)) {
        tries += 1
        if (tries > MAX_TRIES || compared > MAX_COMPARED) return undefined
        if (!spend(countNodes(candidate))) return undefined
        if (!mayBe(candidate)) continue
        compared += 1
        if (isSameMeaning(candidate, to) === true)
          return {
            code: rule.code,
            text: rule.text,
            made: candidate,
            steps: source === from ? 0 : 1,
          }
      }
    }
  }
  return undefined
}

function isRight(from: Node, to: Node, operation: Operation | undefined): boolean {
  if (operation === undefined) return isSameMeaning(from, to) !== false
  if (!isDone(operation, from, to)) return false
  // Without a letter for the constant an integral is one of many.
  const known = new Set(variablesOf(from))
  return operation === 'derivative' || variablesOf(to).some((name) => !known.has(name))
}

function isSolution(node: Node): boolean {
  const statement = statementOf(node)
  return statement !== undefined && relationsOf(statement).every((each) => solvedOf(each))
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
