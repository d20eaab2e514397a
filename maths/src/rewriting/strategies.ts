import { childrenOf, type Node, withChildren } from '#notation/node.ts'
import { applicationsAt, type Rule } from '#rewriting/rule.ts'

/** Rewrites once; undefined where there is nothing to do. */
export type Strategy = (node: Node) => Node | undefined

/** Longer chains of rewriting are broken off. */
const MAX_ROUNDS = 100

/** Carries out a rule at the whole, at the first place that it fits. */
export const once =
  (rule: Rule): Strategy =>
  (node) => {
    const [first] = applicationsAt(rule, node, [], node)
    return first?.result
  }

/** The first strategy that has something to do. */
export const firstOf =
  (...strategies: readonly Strategy[]): Strategy =>
  (node) => {
    for (const strategy of strategies) {
      const made = strategy(node)
      if (made !== undefined) return made
    }
    return undefined
  }

/** One strategy after the other, those with nothing to do left out. */
export const pipeline =
  (...strategies: readonly Strategy[]): Strategy =>
  (node) => {
    const end = strategies.reduce((made, strategy) => strategy(made) ?? made, node)
    return end === node ? undefined : end
  }

/** At the innermost part, from the left, that it can be carried out at. */
export const deeply =
  (strategy: Strategy): Strategy =>
  (node) => {
    const children = childrenOf(node)
    for (const [i, child] of children.entries()) {
      const made = deeply(strategy)(child)
      if (made !== undefined)
        return withChildren(
          node,
          children.map((each, j) => (j === i ? made : each)),
        )
    }
    return strategy(node)
  }

/** Again and again until nothing is left to do. */
export const whilePossible =
  (strategy: Strategy): Strategy =>
  (node) => {
    let made = strategy(node)
    if (made === undefined) return undefined
    for (let i = 0; i < MAX_ROUNDS; i += 1) {
      const next = strategy(made)
      if (next === undefined) return made
      made = next
    }
    return made
  }
