import { ONE, ZERO } from '#exact/rational.ts'
import { mentions, type Node } from '#notation/node.ts'
import { type Environment, evaluate } from '#values/evaluate.ts'
import {
  absolute,
  add,
  approx,
  divide,
  isNearZero,
  multiply,
  negate,
  numberOf,
  root,
  subtract,
  through,
  type Value,
} from '#values/value.ts'

export type Complex = { readonly re: Value; readonly im: Value }

/** The letter that stands for the root of -1. */
export const IMAGINARY = 'i'
const MAX_POWER = 64n

const complex = (re: Value | undefined, im: Value | undefined): Complex | undefined =>
  re && im && { re, im }

const plus = (a: Complex, b: Complex): Complex | undefined =>
  complex(add(a.re, b.re), add(a.im, b.im))

function times(a: Complex, b: Complex): Complex | undefined {
  const [x, y] = [multiply(a.re, b.re), multiply(a.im, b.im)]
  const [u, v] = [multiply(a.re, b.im), multiply(a.im, b.re)]
  return complex(x && y && subtract(x, y), u && v && add(u, v))
}

const opposite = ({ re, im }: Complex): Complex => ({ re: negate(re), im: negate(im) })

function squareOf({ re, im }: Complex): Value | undefined {
  const [x, y] = [multiply(re, re), multiply(im, im)]
  return x && y && add(x, y)
}

function over(a: Complex, b: Complex): Complex | undefined {
  const size = squareOf(b)
  const top = times(a, { re: b.re, im: negate(b.im) })
  return size && top && complex(divide(top.re, size), divide(top.im, size))
}

/** e^(a + bi) = e^a (cos b + i sin b). */
function exponential({ re, im }: Complex): Complex | undefined {
  const size = through(Math.exp, re)
  const [x, y] = [through(Math.cos, im), through(Math.sin, im)]
  return size && complex(x && multiply(size, x), y && multiply(size, y))
}

/** The angle from the positive real axis, above -π and up to π; undefined of 0. */
function argument({ re, im }: Complex): Value | undefined {
  if (isNearZero(im)) {
    if (isNearZero(re)) return undefined
    return numberOf(re) > 0 ? ZERO : approx(Math.PI)
  }
  const [x, y] = [numberOf(re), numberOf(im)]
  const size = Math.hypot(x, y)
  const spread = (re.exact ? 0 : re.e) + (im.exact ? 0 : im.e)
  return approx(Math.atan2(y, x), spread / size)
}

/** The logarithm whose imaginary part is the argument. */
function logarithm(z: Complex): Complex | undefined {
  const square = squareOf(z)
  const size = square && root(square, 2)
  if (size === undefined || isNearZero(size)) return undefined
  return complex(through(Math.log, size), argument(z))
}

/** The root in the right half of the plane. */
function squareRoot({ re, im }: Complex): Complex | undefined {
  if (isNearZero(im) && im.exact)
    return numberOf(re) < 0 ? complex(ZERO, root(negate(re), 2)) : complex(root(re, 2), ZERO)
  const log = logarithm({ re, im })
  return log && exponential({ re: halfOf(log.re), im: halfOf(log.im) })
}

const TWO: Value = { exact: true, n: 2n, d: 1n }
const halfOf = (a: Value): Value => divide(a, TWO) ?? a

function wholePower(base: Complex, n: bigint): Complex | undefined {
  if (n > MAX_POWER || n < -MAX_POWER) return undefined
  const size = n < 0n ? -n : n
  let result: Complex | undefined = { re: ONE, im: ZERO }
  for (let i = 0n; i < size; i += 1n) result = result && times(result, base)
  return n >= 0n ? result : result && over({ re: ONE, im: ZERO }, result)
}

/** z^w; of a whole w by multiplying, else by the logarithm of z. */
function powerOf(base: Complex, exponent: Complex): Complex | undefined {
  const { re, im } = exponent
  if (im.exact && im.n === 0n && re.exact && re.d === 1n) return wholePower(base, re.n)
  const log = logarithm(base)
  const raised = log && times(log, exponent)
  return raised && exponential(raised)
}

/** cos z = (e^(iz) + e^(-iz)) / 2, sin z = (e^(iz) - e^(-iz)) / 2i; the hyperbolic ones without i. */
function waveOf(name: 'cos' | 'sin' | 'cosh' | 'sinh', z: Complex): Complex | undefined {
  const turned: Complex = name.endsWith('h') ? z : { re: negate(z.im), im: z.re }
  const [up, down] = [exponential(turned), exponential(opposite(turned))]
  if (!up || !down) return undefined
  const isSum = name.startsWith('cos')
  const total = plus(up, isSum ? down : opposite(down))
  return total && over(total, name === 'sin' ? { re: ZERO, im: TWO } : { re: TWO, im: ZERO })
}

function callOf(name: string, z: Complex): Complex | undefined {
  switch (name) {
    case 'conj':
      return { re: z.re, im: negate(z.im) }
    case 'Re':
      return { re: z.re, im: ZERO }
    case 'Im':
      return { re: z.im, im: ZERO }
    case 'arg':
      return complex(argument(z), ZERO)
    case 'exp':
      return exponential(z)
    case 'ln':
      return logarithm(z)
    case 'cos':
    case 'sin':
    case 'cosh':
    case 'sinh':
      return waveOf(name, z)
    case 'tan':
    case 'tanh': {
      const isCircle = name === 'tan'
      const top = waveOf(isCircle ? 'sin' : 'sinh', z)
      const under = top && waveOf(isCircle ? 'cos' : 'cosh', z)
      return under && over(top, under)
    }
    default:
      return undefined
  }
}

/** Functions that say something of a complex number, also of one that happens to be real. */
const OF_COMPLEX = new Set(['conj', 'Re', 'Im', 'arg'])

export const isComplexCall = (node: Node): boolean =>
  node.type === 'call' && OF_COMPLEX.has(node.name)

/** The value with i as the root of -1; undefined where no school formula for it is known here. */
export function evaluateComplex(node: Node, at: Environment): Complex | undefined {
  if (node.type === 'variable' && node.name === IMAGINARY) return { re: ZERO, im: ONE }
  switch (node.type) {
    case 'labelled':
      return evaluateComplex(node.of, at)
    case 'signed': {
      const of = evaluateComplex(node.of, at)
      return of && (node.sign === '-' ? opposite(of) : undefined)
    }
    case 'sum':
    case 'product':
    case 'quotient': {
      const left = evaluateComplex(node.left, at)
      const right = left && evaluateComplex(node.right, at)
      if (!left || !right) return undefined
      if (node.type === 'sum') return plus(left, node.sign === '-' ? opposite(right) : right)
      return node.type === 'product' ? times(left, right) : over(left, right)
    }
    case 'root': {
      const of = node.index === undefined ? evaluateComplex(node.of, at) : undefined
      if (of !== undefined) return squareRoot(of)
      break
    }
    case 'power': {
      const isReal = !mentions(node, IMAGINARY) && node.base.type !== 'root'
      if (isReal) break
      const [base, exponent] = [evaluateComplex(node.base, at), evaluateComplex(node.exponent, at)]
      return base && exponent && powerOf(base, exponent)
    }
    case 'absolute': {
      const of = evaluateComplex(node.of, at)
      if (of?.im.exact && of.im.n === 0n) return complex(absolute(of.re), ZERO)
      const square = of && squareOf(of)
      return square && complex(root(square, 2), ZERO)
    }
    case 'call': {
      const [of, ...others] = node.args
      const isOwn = mentions(node, IMAGINARY) || isComplexCall(node)
      if (!isOwn || of === undefined || others.length > 0) break
      const inner = evaluateComplex(of, at)
      return inner && callOf(node.name, inner)
    }
    default:
  }
  return mentions(node, IMAGINARY) ? undefined : complex(evaluate(node, at), ZERO)
}
