import { type Node, variablesOf } from '@learngrove/maths/notation'
import { degree, difference, exactValue, polynomialIn } from '@learngrove/maths/polynomial'
import { isLowest, readLiteral } from '#notation/number-literal.ts'
import type { Equation } from '#notation/read-maths.ts'
import { type Found, findMaths } from '#reading/find-maths.ts'
import { findPercentage } from '#reading/find-percentage.ts'
import type { Problem } from '#skills/problem.ts'

/** What a message holds: a problem to work on, and the mathematics in it. */
export type Read = {
  readonly problem: Problem | undefined
  readonly maths: readonly Found[]
  /** There is an equation or a task that none of the skills covers. */
  readonly is_beyond: boolean
}

const asksDerivative =
  /differentiat|derivative|d\s*\/\s*d\s*[a-z]|\\frac\{d[a-z]?\}\{d[a-z]\}|\bf\s*['′]|gradient function/i
const derivativeSigns =
  /\\frac\{d[a-z]?\}\{d[a-z]\}|\bd[a-z]?\s*\/\s*d[a-z]\b|\b[fgy]\s*['′]?\s*\([a-z]\)\s*=?|\by\s*['′]?\s*=/gi

export function findProblem(message: string): Read {
  const percentage = findPercentage(message)
  if (percentage) return { problem: percentage, maths: [], is_beyond: false }
  if (asksDerivative.test(message)) return findDerivative(message)
  const maths = findMaths(message)
  const problem = maths.map(problemOf).find((each) => each !== undefined)
  const is_beyond = !problem && maths.some(isBeyond)
  return { problem, maths, is_beyond }
}

function findDerivative(message: string): Read {
  const by = /(?:with respect to|d\s*\/\s*d|\}\{d)\s*([a-z])\b/i.exec(message)?.[1]
  const maths = findMaths(
    message.replace(derivativeSigns, ' ; ').replace(/\bwith respect to\s+[a-z]\b/gi, ' ; '),
  )
  for (const found of maths) {
    if (found.type !== 'expression') continue
    const names = variablesOf(found.node)
    const variable = by ?? names[0] ?? 'x'
    if (names.length <= 1 && (names.length === 0 || names.includes(variable))) {
      return {
        problem: { kind: 'derivative', expression: found.node, variable },
        maths,
        is_beyond: false,
      }
    }
  }
  return { problem: undefined, maths, is_beyond: maths.length > 0 }
}

/** The problem that a piece of mathematics poses; none for `x = 3` and for a plain number. */
export function problemOf(found: Found): Problem | undefined {
  if (found.type === 'equation') {
    return isSolved(found.equation) ? undefined : equationProblem(found.equation)
  }
  const { node } = found
  if (variablesOf(node).length > 0) return undefined
  const literal = readLiteral(node)
  const isTask = literal ? !isLowest(literal) && !literal.decimal : true
  return isTask && exactValue(node) ? { kind: 'arithmetic', expression: node } : undefined
}

/** A linear or quadratic equation in one letter. */
export function equationProblem(equation: Equation): Problem | undefined {
  const names = new Set([equation.left, equation.right].flatMap(variablesOf))
  const [variable] = names
  if (variable === undefined || names.size > 1) return undefined
  const left = polynomialIn(equation.left, variable)
  const right = polynomialIn(equation.right, variable)
  if (!left || !right) return undefined
  const highest = degree(difference(left, right))
  if (highest > 2) return undefined
  return { kind: highest === 2 ? 'quadratic' : 'linear', equation, variable }
}

/** `x = 3` or `3 = x`, with a number that has a value. */
export function isSolved({ left, right }: Equation): boolean {
  const isLetter = (node: Node): boolean => node.type === 'variable'
  const isValue = (node: Node): boolean => variablesOf(node).length === 0
  return (isLetter(left) && isValue(right)) || (isLetter(right) && isValue(left))
}

function isBeyond(found: Found): boolean {
  if (found.type === 'equation') return !isSolved(found.equation)
  return variablesOf(found.node).length > 0
    ? found.node.type !== 'variable'
    : !exactValue(found.node)
}
