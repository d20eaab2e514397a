import * as exact from '#exact/rational.ts'
import { isBound, type Node } from '#notation/node.ts'
import { boundValue } from '#values/bound.ts'
import * as value from '#values/value.ts'
import { approx, through, type Value } from '#values/value.ts'

export type Environment = ReadonlyMap<string, Value>

/** A decimal of this many figures is a calculator's rounding, and is not taken as exact. */
export const CALCULATOR_FIGURES = 12
/** How far such a decimal may be from the number that it stands for, relative to it. */
const CALCULATOR_SPREAD = 2e-14

const HUNDRED = exact.whole(100)

const reciprocal = (fn: (x: number) => number) => (x: number) => 1 / fn(x)
const inverseOf = (fn: (x: number) => number) => (x: number) => fn(1 / x)

const REAL: ReadonlyMap<string, (x: number) => number> = new Map([
  ['sin', Math.sin],
  ['cos', Math.cos],
  ['tan', Math.tan],
  ['sec', reciprocal(Math.cos)],
  ['csc', reciprocal(Math.sin)],
  ['cot', reciprocal(Math.tan)],
  ['arcsin', Math.asin],
  ['arccos', Math.acos],
  ['arctan', Math.atan],
  ['arcsec', inverseOf(Math.acos)],
  ['arccsc', inverseOf(Math.asin)],
  ['arccot', inverseOf(Math.atan)],
  ['sinh', Math.sinh],
  ['cosh', Math.cosh],
  ['tanh', Math.tanh],
  ['sech', value.neverZero(reciprocal(Math.cosh))],
  ['csch', value.neverZero(reciprocal(Math.sinh))],
  ['coth', reciprocal(Math.tanh)],
  ['exp', value.neverZero(Math.exp)],
  ['ln', (x: number) => (x > 0 ? Math.log(x) : Number.NaN)],
  ['arsinh', Math.asinh],
  ['arcosh', Math.acosh],
  ['artanh', Math.atanh],
  ['arsech', inverseOf(Math.acosh)],
  ['arcsch', inverseOf(Math.asinh)],
  ['arcoth', inverseOf(Math.atanh)],
])

/**
 * The value of an expression, or undefined where it is no real number there
 * (or too large to be told). Both signs of ± must have been chosen before.
 */
export function evaluate(node: Node, at: Environment): Value | undefined {
  switch (node.type) {
    case 'number':
      return isCalculated(node.text)
        ? approx(
            exact.toNumber(node.value),
            CALCULATOR_SPREAD * Math.abs(exact.toNumber(node.value)),
          )
        : exact.isTooBig(node.value)
          ? approx(exact.toNumber(node.value))
          : node.value
    case 'variable':
      return at.get(node.name)
    case 'constant':
      if (node.name === 'pi') return approx(Math.PI)
      return node.name === 'e' ? approx(Math.E) : undefined
    case 'labelled':
      return evaluate(node.of, at)
    case 'signed': {
      const of = evaluate(node.of, at)
      return of && value.negate(of)
    }
    case 'mixed': {
      const fraction = evaluate(node.fraction, at)
      return fraction && value.add(node.whole.value, fraction)
    }
    case 'percent': {
      const of = evaluate(node.of, at)
      return of && value.divide(of, HUNDRED)
    }
    case 'degrees': {
      const of = evaluate(node.of, at)
      const turn = approx(Math.PI / 180)
      return of && turn && value.multiply(of, turn)
    }
    case 'absolute': {
      const of = evaluate(node.of, at)
      return of && value.absolute(of)
    }
    case 'factorial': {
      const of = evaluate(node.of, at)
      return of && value.factorial(of)
    }
    case 'root':
      return rootOf(node, at)
    case 'call':
      return callOf(node, at)
    case 'sum':
    case 'product':
    case 'quotient':
    case 'power':
      return combine(node, at)
    default:
      return undefined
  }
}

function combine(
  node: Extract<Node, { type: 'sum' | 'product' | 'quotient' | 'power' }>,
  at: Environment,
): Value | undefined {
  const isPower = node.type === 'power'
  const left = evaluate(isPower ? node.base : node.left, at)
  const right = left && evaluate(isPower ? node.exponent : node.right, at)
  if (!left || !right) return undefined
  if (node.type === 'sum')
    return node.sign === '-' ? value.subtract(left, right) : value.add(left, right)
  if (node.type === 'product') return value.multiply(left, right)
  return node.type === 'quotient' ? value.divide(left, right) : value.power(left, right)
}

function rootOf(node: Extract<Node, { type: 'root' }>, at: Environment): Value | undefined {
  const of = evaluate(node.of, at)
  if (!of) return undefined
  if (node.index === undefined) return value.root(of, 2)
  const index = evaluate(node.index, at)
  if (!index?.exact || index.n < 1n || index.d > 1n || index.n > 64n) return undefined
  return value.root(of, Number(index.n))
}

function callOf(node: Extract<Node, { type: 'call' }>, at: Environment): Value | undefined {
  if (isBound(node)) return boundValue(node, at, evaluate)
  const [first, second] = node.args
  const x = first && evaluate(first, at)
  if (!x) return undefined
  if (node.name === 'log') {
    const base = second === undefined ? exact.whole(10) : evaluate(second, at)
    if (!base || value.numberOf(x) <= 0 || value.numberOf(base) <= 0) return undefined
    const [top, under] = [through(Math.log, x), through(Math.log, base)]
    return top && under && value.divide(top, under)
  }
  if (node.name === 'max' || node.name === 'min')
    return value.extreme(
      node.name,
      node.args.map((arg) => evaluate(arg, at)),
    )
  if (node.name === 'binom') {
    const k = second && evaluate(second, at)
    return k && value.binomial(x, k)
  }
  if (node.name === 'max' || node.name === 'min') return outermost(node, at)
  if (node.name === 'floor' || node.name === 'ceil' || node.name === 'sgn')
    return stepOf(node.name, x)
  const fn = REAL.get(node.name) ?? (node.args.length === 1 ? curveOf(node.name) : undefined)
  return fn && through(fn, x)
}

/** The largest or the smallest of its arguments. */
function outermost(
  { name, args }: Extract<Node, { type: 'call' }>,
  at: Environment,
): Value | undefined {
  const values = args.map((arg) => evaluate(arg, at))
  const sign = name === 'max' ? 1 : -1
  return values.reduce((most, each) => {
    const gap = most && each && value.subtract(each, most)
    return gap && (value.numberOf(gap) * sign > 0 ? each : most)
  })
}

/** A function that jumps; undefined where it cannot be told on which side of a jump the value is. */
function stepOf(name: 'floor' | 'ceil' | 'sgn', x: Value): Value | undefined {
  const v = value.numberOf(x)
  if (name === 'sgn') return value.isNearZero(x) ? exact.ZERO : exact.whole(Math.sign(v))
  if (x.exact) {
    const below = exact.floorOf(x)
    return exact.whole(name === 'floor' || x.d === 1n ? below : below + 1n)
  }
  if (Math.abs(v - Math.round(v)) <= 8 * x.e) return undefined
  return exact.whole(name === 'floor' ? Math.floor(v) : Math.ceil(v))
}

/** A function of which only the name is known: any curve that no school formula draws. */
function curveOf(name: string): ((x: number) => number) | undefined {
  if (!/^[a-zA-Z]'*$/.test(name)) return undefined
  let seed = name.length
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 997
  const [a, b, c] = [0.5 + (seed % 89) / 97, 0.1 + (seed % 53) / 61, 0.2 + (seed % 37) / 83]
  return (x) => Math.sin(a * x + b) + c * x
}

/** Whether a number is written with a point and so many figures that a calculator gave it. */
export function isCalculated(text: string): boolean {
  if (text.length < CALCULATOR_FIGURES || !text.includes('.')) return false
  const figures = text
    .replace(/[eE].*$/, '')
    .replace('.', '')
    .replace(/^0+/, '')
  return figures.length >= CALCULATOR_FIGURES
}
