import type { Node } from '@learngrove/maths/notation'
import { approx, evaluate, numberOf, type Value } from '@learngrove/maths/values'

/** Points that no zero or pole of a school problem is likely to sit on. */
const SAMPLE_POINTS = [0.37, 0.81, 1.29, 1.93, 2.57, -0.43, -1.17, -2.21]
/** Fewer points inside the domain than this prove nothing. */
const FEWEST_POINTS = 3
const STEP = 1e-3
const CLOSE = 1e-6

const isClose = (a: number, b: number): boolean =>
  Math.abs(a - b) <= CLOSE * (1 + Math.abs(a) + Math.abs(b))

/** Works out the value where the letter stands for x; NaN where there is none. */
export function valueAt(node: Node, variable: string, x: number): number {
  const point = approx(x)
  const value: Value | undefined = point && evaluate(node, new Map([[variable, point]]))
  return value ? numberOf(value) : Number.NaN
}

/**
 * Whether `slope` is the derivative of `node` by a letter, by the five-point difference quotient
 * (error of order h^4) at sample points inside both domains.
 */
export function isDerivative(node: Node, slope: Node, variable: string): boolean {
  let tried = 0
  for (const x of SAMPLE_POINTS) {
    const at = (offset: number): number => valueAt(node, variable, x + offset * STEP)
    const quotient = (at(-2) - 8 * at(-1) + 8 * at(1) - at(2)) / (12 * STEP)
    const claimed = valueAt(slope, variable, x)
    if (!Number.isFinite(quotient) || !Number.isFinite(claimed)) continue
    if (!isClose(quotient, claimed)) return false
    tried += 1
  }
  return tried >= FEWEST_POINTS
}
