import * as build from '@learngrove/maths/build'
import { printTextbook } from '@learngrove/maths/notation'
import { coefficient, monomial } from '@learngrove/maths/polynomial'
import {
  absolute,
  compare,
  dividedBy,
  isSame,
  isZero,
  negative,
  ONE,
  type Rational,
  signOf,
} from '@learngrove/maths/rational'
import type { Equation } from '#notation/read-maths.ts'
import { equationLatex, valueLatex } from '#skills/operation.ts'
import type { EquationProblem } from '#skills/problem.ts'
import {
  collectedSide,
  commonDenominator,
  expandedSide,
  hasLikeTerms,
  type Side,
  scaledSide,
  sideNode,
  sidePolynomial,
  toSide,
} from '#skills/side.ts'
import { type Solution, type Step, type StepKind, sameSolutions, sameValue } from '#skills/step.ts'

/**
 * Solves a linear equation as it is done at school: clear fractions, expand, collect, letters
 * to one side, numbers to the other, divide. Nothing when the equation is not linear.
 */
export function solveLinear(problem: EquationProblem): Solution | undefined {
  const left = toSide(problem.equation.left, problem.variable)
  const right = toSide(problem.equation.right, problem.variable)
  return left && right && new Working(problem, left, right).solve()
}

class Working {
  readonly #steps: Step[] = []
  readonly #start: string
  readonly #name: string
  #left: Side
  #right: Side
  #line: string

  constructor(problem: EquationProblem, left: Side, right: Side) {
    this.#name = problem.variable
    this.#left = left
    this.#right = right
    this.#start = equationLatex(problem.equation)
    this.#line = this.#start
  }

  solve(): Solution {
    this.#clearFractions()
    this.#expand()
    this.#collect()
    const sides = [this.#left, this.#right].map(sidePolynomial)
    const [a, c] = sides.map((p) => coefficient(p, 1))
    if (a && c && isSame(a, c)) return this.#withoutLetters()
    this.#moveLetters()
    this.#moveNumbers()
    this.#divide()
    return { start: this.#start, steps: this.#steps, answer: this.#line }
  }

  #clearFractions(): void {
    const by = commonDenominator(this.#left, this.#right)
    if (isSame(by, ONE) || this.#isAnswer()) return
    const factor = `$${valueLatex(by)}$`
    this.#step(
      'clear_fractions',
      scaledSide(this.#left, by),
      scaledSide(this.#right, by),
      `Multiply both sides by ${factor} to clear the fractions.`,
      `multiplied both sides by ${factor}`,
    )
  }

  #expand(): void {
    const hasBracket = [...this.#left, ...this.#right].some((term) => term.type === 'bracket')
    if (!hasBracket) return
    this.#step(
      'expand',
      expandedSide(this.#left),
      expandedSide(this.#right),
      'Multiply out: everything inside a bracket is multiplied by what stands in front.',
      'multiplied the brackets out',
    )
  }

  #collect(): void {
    if (!hasLikeTerms(this.#left) && !hasLikeTerms(this.#right)) return
    this.#step(
      'collect',
      collectedSide(this.#left),
      collectedSide(this.#right),
      'Collect like terms on each side.',
      'collected like terms',
    )
  }

  #moveLetters(): void {
    const [a, c] = this.#coefficients(1)
    const smaller = compare(a, c) >= 0 ? c : a
    if (isZero(smaller)) return
    this.#shift('move_letters', smaller, 1)
  }

  #moveNumbers(): void {
    const [, c] = this.#coefficients(1)
    const [b, d] = this.#coefficients(0)
    const moved = isZero(c) ? b : d
    if (!isZero(moved)) this.#shift('move_numbers', moved, 0)
  }

  #divide(): void {
    const [a, c] = this.#coefficients(1)
    if (isZero(a)) {
      const [b] = this.#coefficients(0)
      if (isSame(c, ONE)) {
        this.#step(
          'swap_sides',
          this.#right,
          this.#left,
          'Write it the other way round.',
          'swapped the sides',
        )
      } else this.#divideBy(c, dividedBy(b, c))
    } else if (!isSame(a, ONE)) {
      const [, d] = this.#coefficients(0)
      this.#divideBy(a, dividedBy(d, a))
    }
  }

  #divideBy(by: Rational, value: Rational): void {
    const divisor = `$${valueLatex(by)}$`
    this.#step(
      'divide',
      [{ type: 'plain', exponent: 1, value: ONE }],
      [{ type: 'plain', exponent: 0, value }],
      `Divide both sides by ${divisor}.`,
      `divided both sides by ${divisor}`,
    )
  }

  /** The letter cancels: the equation is never true, or always. */
  #withoutLetters(): Solution {
    const [a] = this.#coefficients(1)
    const before = this.#line
    const sides = { left: this.#left, right: this.#right }
    if (!isZero(a)) this.#shift('move_letters', a, 1)
    const [b, d] = this.#coefficients(0)
    const never = !isSame(b, d)
    const maths = this.#line
    if (maths !== before) this.#steps.pop()
    const gap = `${printTextbook(sideNode(sides.left, this.#name))} - (${printTextbook(sideNode(sides.right, this.#name))})`
    this.#steps.push({
      kind: never ? 'no_solution' : 'always_true',
      maths,
      text: never
        ? `The $${this.#name}$ terms cancel and leave something that is never true, so no value of $${this.#name}$ works.`
        : `The $${this.#name}$ terms cancel and leave something that is always true, so every value of $${this.#name}$ works.`,
      nudge: `Take the $${this.#name}$ terms away from both sides and look at what is left.`,
      did: `took the $${this.#name}$ terms away from both sides`,
      claims: [sameValue(gap, `${valueLatex(b)} - (${valueLatex(d)})`)],
    })
    const answer = never ? '\\text{no solution}' : `\\text{every value of } ${this.#name}`
    return { start: this.#start, steps: this.#steps, answer }
  }

  /** Takes a term away from both sides, or adds what is missing. */
  #shift(kind: StepKind, value: Rational, exponent: 0 | 1): void {
    const size = `$${printTextbook(monomial(absolute(value), this.#name, exponent))}$`
    const takes = signOf(value) > 0
    const change = { type: 'plain' as const, exponent, value: negative(value) }
    this.#step(
      kind,
      collectedSide([...this.#left, change]),
      collectedSide([...this.#right, change]),
      takes ? `Take ${size} away from both sides.` : `Add ${size} to both sides.`,
      takes ? `took ${size} away from both sides` : `added ${size} to both sides`,
    )
  }

  #step(kind: StepKind, left: Side, right: Side, text: string, did: string): void {
    this.#left = left
    this.#right = right
    const equation: Equation = {
      left: sideNode(left, this.#name),
      right: sideNode(right, this.#name),
    }
    const maths = equationLatex(equation)
    const claims = [sameSolutions(this.#line, maths, this.#name)]
    this.#line = maths
    this.#steps.push({ kind, maths, text, did, claims })
  }

  #coefficients(exponent: 0 | 1): [Rational, Rational] {
    return [
      coefficient(sidePolynomial(this.#left), exponent),
      coefficient(sidePolynomial(this.#right), exponent),
    ]
  }

  #isAnswer(): boolean {
    const isLetter =
      printTextbook(sideNode(this.#left, this.#name)) === printTextbook(build.variable(this.#name))
    const right = sidePolynomial(this.#right)
    return isLetter && isZero(coefficient(right, 1)) && isSame(commonDenominator(this.#left), ONE)
  }
}
