import { pick } from '#families/draw.ts'
import type { Family } from '#families/family.ts'
import { fromSolution } from '#families/from-solution.ts'
import { findProblem } from '#reading/find-problem.ts'
import { solveDerivative } from '#skills/derivative.ts'

const id = 'derivatives'

/** Derivatives with sines, powers of e, products and brackets, by the skill that knows their rules. */
export const derivatives: Family = {
  id,
  title: 'derivatives with the chain and product rules',
  work: ({ text, words }) => {
    if (!/differentiat|derivative|d\/d/.test(words) || /integrat/.test(words)) return undefined
    const { problem } = findProblem(text)
    if (problem?.kind !== 'derivative') return undefined
    const solution = solveDerivative(problem.expression, problem.variable)
    return solution && solution.steps.length > 0
      ? fromSolution(id, solution, { goal: 'the derivative' })
      : 'beyond'
  },
  draw: (random) => {
    const [a, b] = [random.between(2, 9), random.between(2, 9)]
    return pick(random, [
      { text: `differentiate ${a}sin(x)`, answers: [`${a}cos(x)`] },
      { text: `differentiate sin(${a}x)`, answers: [`${a}cos(${a}x)`] },
      { text: `differentiate e^(${a}x)`, answers: [`${a}e^(${a}x)`] },
      { text: `differentiate x^${a}*sin(x)`, answers: [`${a}x^${a - 1}*sin(x) + x^${a}*cos(x)`] },
      { text: `differentiate (${a}x + 1)^${b}`, answers: [`${a * b}(${a}x + 1)^${b - 1}`] },
    ])
  },
}
