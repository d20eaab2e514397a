import { ONE, ZERO } from '#exact/rational.ts'
import { mentions, type Node } from '#notation/node.ts'
import { type Environment, evaluate } from '#values/evaluate.ts'
import {
  add,
  divide,
  multiply,
  negate,
  numberOf,
  root,
  subtract,
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

function powerOf(base: Complex, exponent: Node, at: Environment): Complex | undefined {
  const n = evaluate(exponent, at)
  if (!n?.exact || n.d !== 1n || n.n > MAX_POWER || n.n < -MAX_POWER) return undefined
  const size = n.n < 0n ? -n.n : n.n
  let result: Complex | undefined = { re: ONE, im: ZERO }
  for (let i = 0n; i < size; i += 1n) result = result && times(result, base)
  return n.n >= 0n ? result : result && over({ re: ONE, im: ZERO }, result)
}

/** The value with i as the root of -1; undefined where no school formula for it is known here. */
export function evaluateComplex(node: Node, at: Environment): Complex | undefined {
  if (node.type === 'variable' && node.name === IMAGINARY) return { re: ZERO, im: ONE }
  if (node.type === 'root' && node.index === undefined && !mentions(node.of, IMAGINARY)) {
    const of = evaluate(node.of, at)
    if (of === undefined) return undefined
    return numberOf(of) < 0 ? complex(ZERO, root(negate(of), 2)) : complex(root(of, 2), ZERO)
  }
  switch (node.type) {
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
    case 'power': {
      if (!mentions(node.base, IMAGINARY) && node.base.type !== 'root') break
      const base = evaluateComplex(node.base, at)
      return base && powerOf(base, node.exponent, at)
    }
    case 'absolute': {
      const of = evaluateComplex(node.of, at)
      const square = of && squareOf(of)
      return square && complex(root(square, 2), ZERO)
    }
    default:
  }
  return mentions(node, IMAGINARY) ? undefined : complex(evaluate(node, at), ZERO)
}
