import * as build from '@learngrove/maths/build'
import { type Node, variablesOf } from '@learngrove/maths/notation'
import { ONE } from '@learngrove/maths/rational'
import { writtenKey } from '@learngrove/maths/rewriting'
import { fractionIn, termsOf } from '@learngrove/maths/values'
import { splitsFurther } from '#expressions/forms/factors.ts'
import { type Check, isNumeric, rowOf } from '#expressions/forms/parts.ts'

const SPLIT = 'Split it into fractions with one factor, or a power of one, below each line.'

/** A sum of fractions, each with a power of one factor below and something of less degree above. */
export const missingForPartialFractions: Check = (node) => {
  const [name, ...others] = variablesOf(node)
  if (name === undefined || others.length > 0) return undefined
  const seen = new Set<string>()
  for (const term of termsOf(node)) {
    const { up, down } = rowOf(term.node)
    const below = down.filter((factor) => !isNumeric(factor))
    const [factor, ...more] = below
    if (factor === undefined) {
      if (degreeIn(term.node, name) === undefined) return SPLIT
      continue
    }
    const base = factor.type === 'power' ? factor.base : factor
    if (more.length > 0 || splitsFurther(base)) return SPLIT
    const key = writtenKey(factor, 'form')
    if (seen.has(key)) return 'Two of the fractions can still be put together.'
    seen.add(key)
    const degree = degreeIn(base, name)
    const above = degreeIn(up.reduce(build.product, build.numeral(ONE)), name)
    if (degree === undefined || above === undefined || above >= degree)
      return 'A fraction still has too much above the line: divide first, or split it.'
  }
  return undefined
}

const degreeIn = (node: Node, name: string): number | undefined => {
  const fraction = fractionIn(node, name, new Map())
  return fraction === undefined || fraction.under.length > 1 ? undefined : fraction.top.length - 1
}
