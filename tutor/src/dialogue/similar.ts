import * as build from '@learngrove/maths/build'
import { childrenOf, type Node, withChildren } from '@learngrove/maths/notation'
import { isWhole, ratio, whole } from '@learngrove/maths/rational'
import { literalNode, readLiteral } from '#notation/number-literal.ts'
import { readEquation } from '#notation/read-maths.ts'
import { equationProblem } from '#reading/find-problem.ts'
import type { EquationProblem, PercentageProblem, Problem } from '#skills/problem.ts'
import { type Random, randomFrom } from '#skills/random.ts'
import { solve } from '#skills/solve.ts'
import type { Solution } from '#skills/step.ts'

/** So many draws are tried before giving up. */
const MOST_DRAWS = 40

export type Similar = { readonly problem: Problem; readonly solution: Solution }

/**
 * A problem of the same shape with other numbers and another answer, the same for the same
 * problem and turn; nothing where none is found.
 */
export function similarTo(problem: Problem, solution: Solution, turn: number): Similar | undefined {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const random = randomFrom(`${solution.start}/${turn}/${draw}`)
    const drawn = redraw(problem, solution, random)
    if (!drawn) continue
    const solved = solve(drawn)
    if (solved.type !== 'solved' || solved.solution.steps.length === 0) continue
    if (isApart(solved.solution, solution)) return { problem: drawn, solution: solved.solution }
  }
  return undefined
}

/** No value of the answer may be one of the other's, and the problems must differ. */
function isApart(a: Solution, b: Solution): boolean {
  const values = (solution: Solution): string[] =>
    solution.answer.split('\\text{ or }').map((text) => text.trim())
  return a.start !== b.start && !values(a).some((value) => values(b).includes(value))
}

function redraw(problem: Problem, solution: Solution, random: Random): Problem | undefined {
  switch (problem.kind) {
    case 'linear':
      return drawLinear(problem, solution, random)
    case 'quadratic':
      return drawQuadratic(problem, solution, random)
    case 'arithmetic':
      return { ...problem, expression: withOtherNumbers(problem.expression, random) }
    case 'derivative':
      return { ...problem, expression: withOtherNumbers(problem.expression, random) }
    case 'percentage':
      return drawPercentage(problem, random)
  }
}

const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`)

function drawLinear(
  problem: EquationProblem,
  solution: Solution,
  random: Random,
): Problem | undefined {
  const kinds = solution.steps.map((step) => step.kind)
  const x = problem.variable
  const root = random.between(2, 9)
  const [k, c] = [random.between(2, 5), random.between(6, 9)]
  const b = random.between(1, 8)
  let text = `${c}${x} ${signed(b)} = ${c * root + b}`
  if (kinds.includes('clear_fractions')) text = `(${x} + ${b})/${k} = ${root + b}/${k}`
  else if (kinds.includes('expand') && kinds.includes('move_letters')) {
    text = `${c}(${x} - ${b}) = ${k}${x} ${signed((c - k) * root - c * b)}`
  } else if (kinds.includes('expand')) text = `${c}(${x} + ${b}) = ${c * (root + b)}`
  else if (kinds.includes('move_letters'))
    text = `${c}${x} - ${b} = ${k}${x} ${signed((c - k) * root - b)}`
  const equation = readEquation(text)
  return equation && equationProblem(equation)
}

function drawQuadratic(
  problem: EquationProblem,
  solution: Solution,
  random: Random,
): Problem | undefined {
  const kinds = solution.steps.map((step) => step.kind)
  const x = problem.variable
  const [p, q] = [random.between(-7, 7), random.between(1, 8)]
  const standard = (b: number, c: number): string =>
    `${x}^2 ${b === 0 ? '' : `${signed(b)}${x}`} ${c === 0 ? '' : signed(c)} = 0`.replace(
      /([+-]) 1([a-z])/,
      '$1 $2',
    )
  let text = standard(p + q, p * q)
  if (kinds.includes('complete_square')) text = standard(2 * q, -random.between(2, 9))
  else if (kinds.includes('formula')) text = standard(2 * q + 1, random.between(-4, -1))
  else if (kinds.includes('common_factor')) text = standard(q, 0)
  else if (kinds[0] === 'zero_product') text = `(${x} ${signed(p || 2)})(${x} ${signed(q)}) = 0`
  else if (!kinds.includes('factorise') && kinds.includes('take_root')) text = `${x}^2 = ${q * q}`
  const equation = readEquation(text)
  return equation && equationProblem(equation)
}

function drawPercentage(problem: PercentageProblem, random: Random): Problem {
  const amount = whole(random.between(2, 12) * 20)
  if (problem.form === 'share') return { ...problem, part: whole(random.between(1, 19)), amount }
  return { ...problem, percent: whole(random.between(1, 9) * 5), amount }
}

/** Draws each number of a calculation anew; fractions stay proper, powers stay small. */
function withOtherNumbers(node: Node, random: Random): Node {
  const literal = readLiteral(node)
  if (literal && literal.bottom !== 1n && !literal.decimal) {
    const bottom = BigInt(random.between(3, 9))
    const top = BigInt(random.between(1, Number(bottom) - 1))
    const wholes = literal.mixed ? BigInt(random.between(1, 3)) : 0n
    return literalNode({ top: wholes * bottom + top, bottom, mixed: literal.mixed, decimal: false })
  }
  if (node.type === 'number') {
    const drawn = random.between(2, 9)
    return build.numeral(isWhole(node.value) ? whole(drawn) : ratio(BigInt(drawn), 10n))
  }
  if (node.type === 'power' && node.exponent.type === 'number') {
    const base = withOtherNumbers(node.base, random)
    return build.power(base, build.integer(random.between(2, 4)))
  }
  return withChildren(
    node,
    childrenOf(node).map((child) => withOtherNumbers(child, random)),
  )
}
