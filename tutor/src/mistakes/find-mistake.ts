import { exactValue } from '@learngrove/maths/polynomial'
import { arithmeticMistake } from '#mistakes/arithmetic.ts'
import { derivativeMistake } from '#mistakes/derivative.ts'
import { linearMistake } from '#mistakes/linear.ts'
import type { Mistake } from '#mistakes/mistake.ts'
import { percentageMistake } from '#mistakes/percentage.ts'
import { quadraticMistake } from '#mistakes/quadratic.ts'
import type { Found } from '#reading/find-maths.ts'
import type { Problem } from '#skills/problem.ts'

/** The usual slip that explains how this line came from the problem; nothing where none does. */
export function findMistake(before: Problem, line: Found): Mistake | undefined {
  if (line.type === 'equation') {
    if (before.kind === 'linear') return linearMistake(before, line.equation)
    return before.kind === 'quadratic' ? quadraticMistake(before, line.equation) : undefined
  }
  if (before.kind === 'derivative') {
    return derivativeMistake(before.expression, before.variable, line.node)
  }
  const value = exactValue(line.node)
  if (!value) return undefined
  if (before.kind === 'arithmetic') return arithmeticMistake(before.expression, value)
  return before.kind === 'percentage' ? percentageMistake(before, value) : undefined
}
