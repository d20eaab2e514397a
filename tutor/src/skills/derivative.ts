import * as build from '@learngrove/maths/build'
import {
  type Node,
  printTextbook,
  type QuotientNode,
  variablesOf,
} from '@learngrove/maths/notation'
import { degree, exactValue, joined, polynomialIn } from '@learngrove/maths/polynomial'
import { isWhole, isZero, minus, ONE } from '@learngrove/maths/rational'
import { termsOf } from '@learngrove/maths/values'
import { isExponential } from '#skills/operation.ts'
import { simplify } from '#skills/simplify.ts'
import { type Claim, type Solution, type Step, type StepKind, sameValue } from '#skills/step.ts'

/** Brackets within brackets deeper than this are left to a teacher. */
const DEEPEST = 4

/**
 * Differentiates polynomials, sin, cos, e^x, ln, their sums and products, and compositions with
 * the chain rule. Nothing for quotients by letters and other functions.
 */
export function solveDerivative(expression: Node, name: string): Solution | undefined {
  const start = `\\frac{d}{d${name}}\\left(${printTextbook(expression)}\\right)`
  const work = new Differentiation(name)
  const terms = termsOf(expression)
  const slopes: Node[] = []
  for (const { node, isNegative } of terms) {
    const slope = work.slopeOf(node, 0)
    if (!slope) return undefined
    slopes.push(isNegative ? build.negation(slope) : slope)
  }
  const rough = joined(slopes)
  const answer = simplify(rough)
  const steps = [...work.steps]
  const last = steps.at(-1)
  const line = `\\frac{d}{d${name}}\\left(${printTextbook(expression)}\\right) = ${printTextbook(answer)}`
  if (last?.maths !== line) {
    steps.push({
      kind: 'put_together',
      maths: line,
      text: terms.length > 1 ? 'Put the terms together.' : 'Tidy it up.',
      did: 'put the terms together',
      claims: [
        sameValue(printTextbook(rough), printTextbook(answer)),
        slopeClaim(expression, answer, name),
      ],
    })
  }
  return { start, steps, answer: printTextbook(answer) }
}

const slopeClaim = (of: Node, is: Node, variable: string): Claim => ({
  type: 'derivative',
  of,
  is,
  variable,
})

class Differentiation {
  readonly steps: Step[] = []
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  slopeOf(node: Node, depth: number): Node | undefined {
    if (depth > DEEPEST) return undefined
    if (!variablesOf(node).includes(this.#name))
      return variablesOf(node).length > 0 ? undefined : build.integer(0)
    if (node.type === 'variable') return build.integer(1)
    if (node.type === 'signed') {
      const inner = this.slopeOf(node.of, depth)
      return inner && build.negation(inner)
    }
    const known = outside(node)
    if (known) return this.#known(node, known, depth)
    if (node.type === 'sum') {
      const left = this.slopeOf(node.left, depth)
      const right = this.slopeOf(node.right, depth)
      return left && right && simplify({ ...node, left, right })
    }
    if (node.type === 'power') return this.#power(node.base, node.exponent, node, depth)
    if (node.type === 'quotient') return this.#divided(node, depth)
    return node.type === 'product' ? this.#product(node, depth) : undefined
  }

  #divided({ left, right }: QuotientNode, depth: number): Node | undefined {
    if (right.type === 'variable' && exactValue(left)) {
      return this.slopeOf(
        build.product(left, build.power(right, build.negation(build.integer(1)))),
        depth,
      )
    }
    const divisor = exactValue(right)
    if (!divisor || isZero(divisor)) return undefined
    const share = build.quotient(build.integer(1), right)
    return this.slopeOf(build.product(share, left), depth)
  }

  #power(base: Node, exponent: Node, whole: Node, depth: number): Node | undefined {
    const n = exactValue(exponent)
    if (!n || !isWhole(n)) return undefined
    const lower = build.power(base, build.fraction(minus(n, ONE)))
    const outer = simplify(build.product(build.fraction(n), lower))
    if (base.type === 'variable') {
      const text = `Bring the power $${printTextbook(exponent)}$ down in front, and make the power one less.`
      return this.#say('power_rule', whole, outer, text, 'used the power rule')
    }
    return this.#chain(whole, base, outer, depth)
  }

  #known(node: Node, { inner, slope }: Outside, depth: number): Node | undefined {
    if (inner.type !== 'variable') return this.#chain(node, inner, slope, depth)
    const text = 'This is one to know by heart.'
    return this.#say('known_derivative', node, slope, text, 'used a derivative that you know')
  }

  #chain(whole: Node, inner: Node, outer: Node, depth: number): Node | undefined {
    const slope = this.slopeOf(inner, depth + 1)
    if (!slope) return undefined
    const result = simplify(build.product(slope, outer))
    const text = `Chain rule: the outside gives $${printTextbook(outer)}$, and the inside $${printTextbook(inner)}$ gives $${printTextbook(slope)}$. Multiply them.`
    const nudge = `Use the chain rule on $${printTextbook(whole)}$: differentiate the outside, keep the inside, and multiply by the derivative of the inside.`
    return this.#say('chain_rule', whole, result, text, 'used the chain rule', nudge)
  }

  #product(node: Extract<Node, { type: 'product' }>, depth: number): Node | undefined {
    const { left, right } = node
    const constant = exactValue(left)
      ? { by: left, of: right }
      : exactValue(right)
        ? { by: right, of: left }
        : undefined
    if (constant) return this.#multiple(constant.by, constant.of, node, depth)
    const u = this.slopeOf(left, depth + 1)
    const v = this.slopeOf(right, depth + 1)
    if (!u || !v) return undefined
    const sum = joined([simplify(build.product(u, right)), simplify(build.product(left, v))])
    const text = `Product rule with $u = ${printTextbook(left)}$ and $v = ${printTextbook(right)}$: $u' = ${printTextbook(u)}$ and $v' = ${printTextbook(v)}$, and the derivative is $u'v + uv'$.`
    const nudge = `Use the product rule with $u = ${printTextbook(left)}$ and $v = ${printTextbook(right)}$.`
    return this.#say('product_rule', node, sum, text, 'used the product rule', nudge)
  }

  /** A number in front stays in front; a power of the letter is one step with it. */
  #multiple(by: Node, of: Node, whole: Node, depth: number): Node | undefined {
    const p = polynomialIn(of, this.#name)
    const isMonomial = p && p.filter((value) => !isZero(value)).length === 1 && of.type !== 'sum'
    if (isMonomial && degree(p) > 0) {
      const slope = simplify(polynomialSlope(whole, this.#name) ?? whole)
      if (degree(p) === 1) return slope
      const text = `Bring the power $${degree(p)}$ down, multiply, and make the power one less.`
      return this.#say('power_rule', whole, slope, text, 'used the power rule')
    }
    const inner = this.slopeOf(of, depth)
    return inner && simplify(build.product(by, inner))
  }

  #say(
    kind: StepKind,
    of: Node,
    is: Node,
    text: string,
    did: string,
    nudge = `Look at $${printTextbook(of)}$. ${text}`,
  ): Node {
    const maths = `\\frac{d}{d${this.#name}}\\left(${printTextbook(of)}\\right) = ${printTextbook(is)}`
    const claims = [slopeClaim(of, is, this.#name)]
    this.steps.push({ kind, maths, text, nudge, did, claims })
    return is
  }
}

function polynomialSlope(node: Node, name: string): Node | undefined {
  const p = polynomialIn(node, name)
  const top = p?.[degree(p)]
  if (!p || !top) return undefined
  const n = degree(p)
  const lower = build.power({ type: 'variable', name }, build.integer(n - 1))
  return build.product(
    build.product(build.fraction(top), build.integer(n)),
    n === 1 ? build.integer(1) : lower,
  )
}

/** A function that is known by heart, of something inside it. */
export type Outside = {
  readonly inner: Node
  /** Its derivative by what is inside. */
  readonly slope: Node
}

/** Takes the node for such a function; undefined where it is none. */
export function outside(node: Node): Outside | undefined {
  if (isExponential(node)) return { inner: node.exponent, slope: node }
  const [inner, ...more] = node.type === 'call' ? node.args : []
  if (node.type !== 'call' || inner === undefined || more.length > 0) return undefined
  if (node.name === 'sin') return { inner, slope: build.call('cos', inner) }
  if (node.name === 'cos') return { inner, slope: build.negation(build.call('sin', inner)) }
  return node.name === 'ln' ? { inner, slope: build.quotient(build.integer(1), inner) } : undefined
}
