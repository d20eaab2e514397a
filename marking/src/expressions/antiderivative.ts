import * as build from '@learngrove/maths/build'
import { isStatement, type Node, substitute, variablesOf } from '@learngrove/maths/notation'
import { compareExpressions } from '@learngrove/maths/values'
import type { Misconception } from '#misconception.ts'

/** Letters that may stand for the constant, whatever the question names. */
export const CONSTANT_LETTERS = ['c', 'C', 'k', 'K', 'd', 'D', 'a', 'A', 'b', 'B', 'c_1', 'C_1']

/** A name that no answer can hold. */
const OTHER = '□'

/** `constant`: an antiderivative, to which the constant is missing. */
export type AntiderivativeMatch = 'equal' | 'constant' | 'different' | 'unknown'

/**
 * Whether an answer differs from the key by a constant in a letter of its own: `+ C`, `- k`,
 * `+ 2c`, `(x^3 + c)/3`, `ln(kx)`. `variable` is the letter by which is integrated.
 */
export function compareAntiderivative(
  given: Node,
  wanted: Node,
  variable: string,
): AntiderivativeMatch {
  if (isStatement(given) || 'items' in given) return 'different'
  const free = isFreeOf(build.sum(given, wanted, '-'), variable)
  if (free !== true) return free === undefined ? 'unknown' : 'different'
  const own = new Set(constantsOf(wanted, variable))
  const known = variablesOf(wanted).filter((name) => !own.has(name))
  return constantsOf(given, variable).some((name) => !known.includes(name)) ? 'equal' : 'constant'
}

/** The letters that only add a number to it: c of `x^2 + 3c`, k of `ln(kx)`. */
export const constantsOf = (node: Node, variable: string): readonly string[] =>
  variablesOf(node).filter((name) => {
    if (name === variable) return false
    const other = substitute(node, name, build.variable(OTHER))
    return (
      compareExpressions(node, other) === 'different' &&
      isFreeOf(build.sum(node, other, '-'), variable) === true
    )
  })

/** Whether its value does not hang on a letter; undefined where that cannot be decided. */
function isFreeOf(node: Node, variable: string): boolean | undefined {
  const moved = substitute(node, variable, build.variable(`${OTHER}${OTHER}`))
  const verdict = compareExpressions(node, moved)
  return verdict === 'unknown' ? undefined : verdict === 'equal'
}

export const CONSTANT_MISSING: Misconception = {
  code: 'integral_constant_left_out',
  text: 'The constant of integration is missing: any number could stand behind it, so write + c.',
}
