import { type Node, printTextbook } from '@learngrove/maths/notation'
import { deeply, once, type Rule, whilePossible } from '@learngrove/maths/rewriting'
import type { Step } from './family.ts'
import { type Said, step } from './write.ts'

/** A rule of the engine with what is said of it at school. */
export type SchoolRule = Rule & {
  readonly said: Said | ((before: Node, after: Node) => Said)
  /** It is a rule of the whole line, and not of each part of it. */
  readonly isOfWhole?: true
}

const MOST_STEPS = 8

/**
 * Works an expression by rules: the first that fits is carried out wherever it fits, until none does. Each line
 * claims that it has the value of the one before.
 */
export function workByRules(
  family: string,
  rules: readonly SchoolRule[],
  start: Node,
): { readonly steps: readonly Step[]; readonly end: Node } {
  const steps: Step[] = []
  let node = start
  for (let made = next(rules, node); made && steps.length < MOST_STEPS; made = next(rules, node)) {
    const { rule, after } = made
    const said = typeof rule.said === 'function' ? rule.said(node, after) : rule.said
    const [line, maths] = [printTextbook(node), printTextbook(after)]
    steps.push(step(`${family}.${rule.id}`, said, maths, [line, maths]))
    node = after
  }
  return { steps, end: node }
}

function next(rules: readonly SchoolRule[], node: Node) {
  const before = printTextbook(node)
  for (const rule of rules) {
    const after = rule.isOfWhole ? once(rule)(node) : whilePossible(deeply(once(rule)))(node)
    if (after && printTextbook(after) !== before) return { rule, after }
  }
  return undefined
}
