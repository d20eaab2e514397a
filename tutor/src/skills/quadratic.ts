import { type Node, printTextbook } from '@learngrove/maths/notation'
import {
  coefficient,
  degree,
  difference,
  polynomialIn,
  polynomialNode,
} from '@learngrove/maths/polynomial'
import { gcd, isZero, lcm, type Rational, whole } from '@learngrove/maths/rational'
import type { Equation } from '#notation/read-maths.ts'
import type { IntegerQuadratic } from '#skills/integer-quadratic.ts'
import { equationLatex, operationOf } from '#skills/operation.ts'
import type { EquationProblem } from '#skills/problem.ts'
import { type QuadraticMethod, quadraticRoots } from '#skills/quadratic-roots.ts'
import { type Solution, type Step, sameSolutions } from '#skills/step.ts'

/**
 * Solves a quadratic equation: everything to one side, then by factors where they are whole,
 * by completing the square where the middle is even, else by the formula. Nothing when the
 * equation is not quadratic, or its numbers are too large. A method that is asked for is used where it leads there.
 */
export function solveQuadratic(
  problem: EquationProblem,
  method?: QuadraticMethod,
): Solution | undefined {
  const name = problem.variable
  const left = polynomialIn(problem.equation.left, name)
  const right = polynomialIn(problem.equation.right, name)
  if (!left || !right) return undefined
  const all = difference(left, right)
  if (degree(all) !== 2) return undefined
  const quadratic = wholeCoefficients([0, 1, 2].map((i) => coefficient(all, i)))
  if (isLarge(quadratic)) return undefined
  const start = equationLatex(problem.equation)
  const steps: Step[] = []
  const factored = isFactored(problem.equation, name)
  if (!factored) steps.push(...toStandardForm(problem, start, quadratic))
  const line = steps.at(-1)?.maths ?? start
  const rest = quadraticRoots(quadratic, name, line, factored, method)
  return { start, steps: [...steps, ...rest.steps], answer: rest.answer }
}

/** The root of a larger discriminant is no school work, and takes long to simplify. */
const LARGEST_DISCRIMINANT = 10n ** 15n

function isLarge({ a, b, c }: IntegerQuadratic): boolean {
  const discriminant = b * b - 4n * a * c
  return discriminant > LARGEST_DISCRIMINANT || discriminant < -LARGEST_DISCRIMINANT
}

/** The same equation with whole coefficients, no common factor and a positive square. */
function wholeCoefficients(values: readonly Rational[]): IntegerQuadratic {
  const shared = values.reduce((all, value) => lcm(all, value.d), 1n)
  const tops = values.map((value) => (value.n * shared) / value.d)
  // Without a constant the common number is taken out together with the letter.
  const common = tops[0] === 0n ? 1n : tops.reduce(gcd, 0n)
  const turn = (tops[2] ?? 0n) < 0n ? -common : common
  const [c = 0n, b = 0n, a = 0n] = tops.map((top) => top / turn)
  return { a, b, c }
}

function toStandardForm(
  problem: EquationProblem,
  start: string,
  quadratic: IntegerQuadratic,
): Step[] {
  const name = problem.variable
  const left = polynomialIn(problem.equation.left, name) ?? []
  const right = polynomialIn(problem.equation.right, name) ?? []
  const zero = polynomialNode([], name)
  const moved = difference(left, right)
  const movedLine = equationLatex({ left: polynomialNode(moved, name), right: zero })
  const simple = [quadratic.c, quadratic.b, quadratic.a].map((value) => whole(value))
  const simpleLine = equationLatex({ left: polynomialNode(simple, name), right: zero })
  const steps: Step[] = []
  const isSquare = quadratic.b === 0n && isPureSquare(problem.equation, name)
  if (isSquare) return []
  if (movedLine !== start) {
    steps.push({
      kind: 'make_zero',
      maths: movedLine,
      text: 'Bring everything to one side, so that the other side is $0$.',
      did: 'brought everything to one side',
      claims: [sameSolutions(start, movedLine, name)],
    })
  }
  if (simpleLine !== movedLine) {
    steps.push({
      kind: 'make_simple',
      maths: simpleLine,
      text: 'Multiply or divide both sides by the same number to make the coefficients simple.',
      did: 'made the coefficients simple',
      claims: [sameSolutions(movedLine, simpleLine, name)],
    })
  }
  return steps
}

/** `x² = 9` or `2x² - 18 = 0`: there is nothing to bring across. */
function isPureSquare({ left, right }: Equation, name: string): boolean {
  return [left, right].every((side) => isZero(coefficient(polynomialIn(side, name) ?? [], 1)))
}

/** A product of linear factors on the left, nothing on the right. */
function isFactored({ left, right }: Equation, name: string): boolean {
  return printTextbook(right) === '0' && factorsOf(left, name) >= 2
}

function factorsOf(node: Node, name: string): number {
  const p = polynomialIn(node, name)
  if (!p) return 0
  if (degree(p) === 1) return node.type === 'variable' || operationOf(node) ? 1 : 0
  if (node.type !== 'product') return 0
  const left = factorsOf(node.left, name)
  const right = factorsOf(node.right, name)
  if (left > 0 && right > 0) return left + right
  return degree(polynomialIn(node.left, name) ?? []) === 0 ? right : 0
}
