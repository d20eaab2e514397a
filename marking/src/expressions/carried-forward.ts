import * as build from '@learngrove/maths/build'
import {
  childrenOf,
  isAlike,
  isStatement,
  type Node,
  variablesOf,
  withChildren,
} from '@learngrove/maths/notation'
import { isSame, isZero, type Rational } from '@learngrove/maths/rational'
import { isWrittenAlike } from '@learngrove/maths/rewriting'
import {
  countNodes,
  evaluate,
  fractionIn,
  isNearZero,
  isSameValue,
  relationsOf,
  solvedOf,
  statementOf,
  termsOf,
  type Value,
} from '@learngrove/maths/values'
import { calculationOf } from '#expressions/calculation.ts'
import type { Turn } from '#expressions/follow-line.ts'
import type { Step } from '#expressions/working.ts'
import { isSolution } from '#expressions/working-system.ts'

/**
 * Whether the line follows rightly, without another slip, from the student's own line that did not
 * follow, and is of the kind that the scheme asks for; and that slip left as much to be done
 * (error carried forward, guarded as in Numbas by what the author would call trivial).
 */
export function isCarried(step: Step, wanted: Node, steps: readonly Step[], turned: Turn): boolean {
  if (step.index <= turned.index || !isUnbroken(step, steps, turned)) return false
  const slip = steps.find(({ index }) => index === turned.index)
  if (slip === undefined || isWrittenAlike(step.node, slip.node)) return false
  // The slip happened in this very step, or said at once what the letter is: nothing is carried on.
  if (isOfKind(slip.node, wanted) || isSolution(slip.node)) return false
  return isOfKind(step.node, wanted) && !isEasier(turned) && !isTrivial(step.node, wanted)
}

const isOfKind = (line: Node, wanted: Node): boolean =>
  (!isSolution(wanted) || isSolution(line)) && isSameKind(line, wanted)

const isUnbroken = (step: Step, steps: readonly Step[], turned: Turn): boolean =>
  steps.every(
    ({ index, verdict }) => index <= turned.index || index > step.index || verdict === 'follows',
  )

/** The same letters on each side, as many terms, as many alternatives: only the numbers differ. */
function isSameKind(line: Node, wanted: Node): boolean {
  if (isStatement(line) !== isStatement(wanted)) return false
  if (line.type === 'relation' && wanted.type === 'relation') {
    if ((line.sign === '=') !== (wanted.sign === '=')) return false
    return (
      (isSameKind(line.left, wanted.left) && isSameKind(line.right, wanted.right)) ||
      (isSameKind(line.left, wanted.right) && isSameKind(line.right, wanted.left))
    )
  }
  if ('items' in wanted)
    return (
      line.type === wanted.type &&
      line.items.length === wanted.items.length &&
      line.items.every((item, i) => isSameKind(item, wanted.items[i] ?? item))
    )
  if ('items' in line) return false
  const names = (node: Node) => variablesOf(node).sort().join(' ')
  if (names(line) !== names(wanted)) return false
  const terms = termsOf(line).length
  return terms <= termsOf(wanted).length && (names(line) === '' || terms === termsOf(wanted).length)
}

/** Whether the slip lowered the degree, made a term vanish or cut away most of the line. */
function isEasier({ from, to, change }: Turn): boolean {
  if (change !== undefined) return true
  const [before, after] = [sizesOf(from), sizesOf(to)]
  if (before === undefined || after === undefined) return countNodes(to) * 2 < countNodes(from)
  return after.degree < before.degree || after.terms < before.terms
}

/** Degree and number of terms once everything is collected on one side. */
function sizesOf(node: Node): { degree: number; terms: number } | undefined {
  const statement = statementOf(node)
  const relation = statement?.type === 'relation' ? statement : undefined
  if (statement !== undefined && relation === undefined) return undefined
  const gap = relation ? build.sum(relation.left, relation.right, '-') : node
  const names = variablesOf(gap)
  const [name] = names
  if (name === undefined || names.length > 1) return undefined
  const top = fractionIn(gap, name, new Map())?.top
  if (top === undefined) return undefined
  return { degree: top.length - 1, terms: top.filter((value) => !isNearZero(value)).length }
}

const valuesOf = (node: Node): readonly (Value | undefined)[] => {
  const statement = statementOf(node)
  const values = statement
    ? relationsOf(statement).flatMap((each) => solvedOf(each)?.value ?? [])
    : [node]
  return values.map((value) => evaluate(value, new Map()))
}

const isOneOrZero = (value: Value | undefined): boolean =>
  value?.exact === true && (isZero(value) || (value.d === 1n && value.n ** 2n === 1n))

/** A value of 0 or 1 that the key does not have, or a line that says nothing. */
function isTrivial(line: Node, wanted: Node): boolean {
  const isPlain = valuesOf(line).some(isOneOrZero) && !valuesOf(wanted).some(isOneOrZero)
  const relation = line.type === 'relation' ? line : undefined
  return isPlain || (relation !== undefined && isWrittenAlike(relation.left, relation.right))
}

/**
 * Whether the line is the wanted calculation with the student's own earlier number in the place of
 * the key's: putting the key's number back gives the wanted value.
 */
export function isRecalculated(
  step: Step,
  wanted: Node,
  source: Node,
  steps: readonly Step[],
): boolean {
  const links =
    step.verdict === 'follows' || step.verdict === 'start' ? calculationOf(step.node) : undefined
  const [target] = valuesOf(wanted)
  const [right] = valuesOf(source)
  const sum = links?.[0]?.left
  if (!sum || !target || !right?.exact) return false
  const number = build.numeral(right)
  for (const own of ownResults(steps, step)) {
    if (isSame(own, right) || isOneOrZero(own)) continue
    const back = replacedNumber(sum, own, number)
    const value = back && evaluate(back, new Map())
    if (value && isSameValue(value, target)) return true
  }
  return false
}

/** What the student's lines before this one came to, as exact numbers. */
const ownResults = (steps: readonly Step[], until: Step): readonly Rational[] =>
  steps.flatMap((step) => {
    if (step.index >= until.index) return []
    const link = calculationOf(step.node)?.at(-1)
    // A number set equal to itself is no result of anything.
    if (link && isAlike(link.left, link.right)) return []
    const last = link?.right
    const values = last ? [evaluate(last, new Map())] : valuesOf(step.node)
    return values.flatMap((value) => (value?.exact ? [value] : []))
  })

function replacedNumber(node: Node, own: Rational, number: Node): Node | undefined {
  if (node.type === 'number') return isSame(node.value, own) ? number : undefined
  let isFound = false
  const children = childrenOf(node).map((child) => {
    const changed = replacedNumber(child, own, number)
    if (changed !== undefined) isFound = true
    return changed ?? child
  })
  return isFound ? withChildren(node, children) : undefined
}
