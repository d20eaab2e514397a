import { latex } from '#maths/latex.ts'
import {
  binary,
  type CallName,
  call,
  isBinary,
  type Node,
  negate,
  number,
  valueNode,
  variablesOf,
} from '#maths/node.ts'
import { degree, exactValue, joined, toPolynomial } from '#maths/polynomial.ts'
import { isWhole, minus, one } from '#maths/rational.ts'
import { type Claim, type Solution, type Step, type StepKind, sameValue } from '#skills/step.ts'
import { tidy } from '#skills/tidy.ts'

/** Brackets within brackets deeper than this are left to a teacher. */
const DEEPEST = 4

/**
 * Differentiates polynomials, sin, cos, e^x, ln, their sums and products, and compositions with
 * the chain rule. Nothing for quotients by letters and other functions.
 */
export function solveDerivative(expression: Node, name: string): Solution | undefined {
  const start = `\\frac{d}{d${name}}\\left(${latex(expression)}\\right)`
  const work = new Differentiation(name)
  const terms = termsOf(expression, false)
  const slopes: Node[] = []
  for (const { node, minus: turned } of terms) {
    const slope = work.slopeOf(node, 0)
    if (!slope) return undefined
    slopes.push(turned ? negate(slope) : slope)
  }
  const rough = joined(slopes)
  const answer = tidy(rough)
  const steps = [...work.steps]
  const last = steps.at(-1)
  const line = `\\frac{d}{d${name}}\\left(${latex(expression)}\\right) = ${latex(answer)}`
  if (last?.maths !== line) {
    steps.push({
      kind: 'put_together',
      maths: line,
      text: terms.length > 1 ? 'Put the terms together.' : 'Tidy it up.',
      did: 'put the terms together',
      claims: [sameValue(latex(rough), latex(answer)), slopeClaim(expression, answer, name)],
    })
  }
  return { start, steps, answer: latex(answer) }
}

const slopeClaim = (of: Node, is: Node, variable: string): Claim => ({
  type: 'derivative',
  of,
  is,
  variable,
})

function termsOf(node: Node, turned: boolean): { node: Node; minus: boolean }[] {
  if (node.type === 'add') return [...termsOf(node.left, turned), ...termsOf(node.right, turned)]
  if (node.type === 'subtract') {
    return [...termsOf(node.left, turned), ...termsOf(node.right, !turned)]
  }
  return node.type === 'negate' ? termsOf(node.of, !turned) : [{ node, minus: turned }]
}

class Differentiation {
  readonly steps: Step[] = []
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  slopeOf(node: Node, depth: number): Node | undefined {
    if (depth > DEEPEST) return undefined
    if (!variablesOf(node).includes(this.#name))
      return variablesOf(node).length > 0 ? undefined : number(0)
    if (node.type === 'variable') return number(1)
    if (node.type === 'negate') {
      const inner = this.slopeOf(node.of, depth)
      return inner && negate(inner)
    }
    if (node.type === 'call') return this.#call(node, depth)
    if (!isBinary(node)) return undefined
    if (node.type === 'add' || node.type === 'subtract') {
      const left = this.slopeOf(node.left, depth)
      const right = this.slopeOf(node.right, depth)
      return left && right && tidy(binary(node.type, left, right))
    }
    if (node.type === 'power') return this.#power(node.left, node.right, node, depth)
    if (node.type === 'divide') return this.#divided(node, depth)
    return this.#product(node, depth)
  }

  #divided(node: Extract<Node, { left: Node }>, depth: number): Node | undefined {
    const { left, right } = node
    if (right.type === 'variable' && exactValue(left)) {
      return this.slopeOf(binary('multiply', left, binary('power', right, number(-1))), depth)
    }
    const divisor = exactValue(right)
    if (!divisor || divisor.top === 0n) return undefined
    const share = binary('divide', number(1), right)
    return this.slopeOf(binary('multiply', share, left), depth)
  }

  #power(base: Node, exponent: Node, whole: Node, depth: number): Node | undefined {
    const n = exactValue(exponent)
    if (!n || !isWhole(n)) return undefined
    const lower = binary('power', base, valueNode(minus(n, one)))
    const outer = tidy(binary('multiply', valueNode(n), lower))
    if (base.type === 'variable') {
      const text = `Bring the power $${latex(exponent)}$ down in front, and make the power one less.`
      return this.#say('power_rule', whole, outer, text, 'used the power rule')
    }
    return this.#chain(whole, base, outer, depth)
  }

  #call(node: Extract<Node, { type: 'call' }>, depth: number): Node | undefined {
    const outer = knownSlope(node.name, node.of)
    if (!outer) return undefined
    if (node.of.type !== 'variable') return this.#chain(node, node.of, outer, depth)
    const text = 'This is one to know by heart.'
    return this.#say('known_derivative', node, outer, text, 'used a derivative that you know')
  }

  #chain(whole: Node, inner: Node, outer: Node, depth: number): Node | undefined {
    const slope = this.slopeOf(inner, depth + 1)
    if (!slope) return undefined
    const result = tidy(binary('multiply', slope, outer))
    const text = `Chain rule: the outside gives $${latex(outer)}$, and the inside $${latex(inner)}$ gives $${latex(slope)}$. Multiply them.`
    const nudge = `Use the chain rule on $${latex(whole)}$: differentiate the outside, keep the inside, and multiply by the derivative of the inside.`
    return this.#say('chain_rule', whole, result, text, 'used the chain rule', nudge)
  }

  #product(node: Extract<Node, { left: Node }>, depth: number): Node | undefined {
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
    const sum = joined([tidy(binary('multiply', u, right)), tidy(binary('multiply', left, v))])
    const text = `Product rule with $u = ${latex(left)}$ and $v = ${latex(right)}$: $u' = ${latex(u)}$ and $v' = ${latex(v)}$, and the derivative is $u'v + uv'$.`
    const nudge = `Use the product rule with $u = ${latex(left)}$ and $v = ${latex(right)}$.`
    return this.#say('product_rule', node, sum, text, 'used the product rule', nudge)
  }

  /** A number in front stays in front; a power of the letter is one step with it. */
  #multiple(by: Node, of: Node, whole: Node, depth: number): Node | undefined {
    const p = toPolynomial(of, this.#name)
    const isMonomial = p && p.filter((value) => value.top !== 0n).length === 1 && !isSum(of)
    if (isMonomial && degree(p) > 0) {
      const slope = tidy(polynomialSlope(whole, this.#name) ?? whole)
      if (degree(p) === 1) return slope
      const text = `Bring the power $${degree(p)}$ down, multiply, and make the power one less.`
      return this.#say('power_rule', whole, slope, text, 'used the power rule')
    }
    const inner = this.slopeOf(of, depth)
    return inner && tidy(binary('multiply', by, inner))
  }

  #say(
    kind: StepKind,
    of: Node,
    is: Node,
    text: string,
    did: string,
    nudge = `Look at $${latex(of)}$. ${text}`,
  ): Node {
    const maths = `\\frac{d}{d${this.#name}}\\left(${latex(of)}\\right) = ${latex(is)}`
    const claims = [slopeClaim(of, is, this.#name)]
    this.steps.push({ kind, maths, text, nudge, did, claims })
    return is
  }
}

const isSum = (node: Node): boolean => node.type === 'add' || node.type === 'subtract'

function polynomialSlope(node: Node, name: string): Node | undefined {
  const p = toPolynomial(node, name)
  const top = p?.[degree(p)]
  if (!p || !top) return undefined
  const n = degree(p)
  const lower = binary('power', { type: 'variable', name }, number(n - 1))
  return binary(
    'multiply',
    binary('multiply', valueNode(top), number(n)),
    n === 1 ? number(1) : lower,
  )
}

function knownSlope(name: CallName, of: Node): Node | undefined {
  if (name === 'sin') return call('cos', of)
  if (name === 'cos') return negate(call('sin', of))
  if (name === 'exp') return call('exp', of)
  return name === 'ln' ? binary('divide', number(1), of) : undefined
}
