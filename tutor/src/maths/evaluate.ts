import type { Node } from '#maths/node.ts'
import { toNumber } from '#maths/rational.ts'

/** The value at a point in floating point; NaN outside the domain or for a letter without value. */
export function evaluate(node: Node, at: Readonly<Record<string, number>>): number {
  switch (node.type) {
    case 'number':
      return toNumber(node.value)
    case 'fraction':
      return Number(node.top) / Number(node.bottom)
    case 'variable':
      return at[node.name] ?? Number.NaN
    case 'constant':
      return node.name === 'e' ? Math.E : Math.PI
    case 'negate':
      return -evaluate(node.of, at)
    case 'call':
      return functions[node.name](evaluate(node.of, at))
    default: {
      const left = evaluate(node.left, at)
      const right = evaluate(node.right, at)
      if (node.type === 'add') return left + right
      if (node.type === 'subtract') return left - right
      if (node.type === 'multiply') return left * right
      if (node.type === 'power') return left ** right
      return right === 0 ? Number.NaN : left / right
    }
  }
}

const functions = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  ln: (x: number) => (x > 0 ? Math.log(x) : Number.NaN),
  exp: Math.exp,
  sqrt: Math.sqrt,
} as const

/** Points that no zero or pole of a school problem is likely to sit on. */
const samplePoints = [0.37, 0.81, 1.29, 1.93, 2.57, -0.43, -1.17, -2.21]
/** Fewer points inside the domain than this prove nothing. */
const FEWEST_POINTS = 3
const STEP = 1e-3
const CLOSE = 1e-6

const close = (a: number, b: number): boolean =>
  Math.abs(a - b) <= CLOSE * (1 + Math.abs(a) + Math.abs(b))

/**
 * Whether `slope` is the derivative of `node` by `name`, by the five-point difference quotient
 * (error of order h^4) at sample points inside both domains.
 */
export function isDerivative(node: Node, slope: Node, name: string): boolean {
  let tried = 0
  for (const x of samplePoints) {
    const at = (offset: number): number => evaluate(node, { [name]: x + offset * STEP })
    const quotient = (at(-2) - 8 * at(-1) + 8 * at(1) - at(2)) / (12 * STEP)
    const claimed = evaluate(slope, { [name]: x })
    if (!Number.isFinite(quotient) || !Number.isFinite(claimed)) continue
    if (!close(quotient, claimed)) return false
    tried++
  }
  return tried >= FEWEST_POINTS
}
