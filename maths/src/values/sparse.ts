import { ONE, ZERO } from '#exact/rational.ts'
import { mentions, type Node } from '#notation/node.ts'
import { exponentOf } from '#values/degree.ts'
import { type Environment, evaluate } from '#values/evaluate.ts'
import { MAX_DEGREE, type Polynomial } from '#values/polynomial.ts'
import { realRoots } from '#values/roots.ts'
import { add, divide, isNearZero, multiply, negate, root, type Value } from '#values/value.ts'

/** Coefficients by their exponents: x^6000 - x^5999 has two. */
type Sparse = ReadonlyMap<number, Value>

const MAX_TERMS = 8

function plus(a: Sparse, b: Sparse, sign: 1 | -1): Sparse | undefined {
  const result = new Map(a)
  for (const [exponent, value] of b) {
    const sum = add(result.get(exponent) ?? ZERO, sign === 1 ? value : negate(value))
    if (sum === undefined) return undefined
    if (isNearZero(sum)) result.delete(exponent)
    else result.set(exponent, sum)
  }
  return result.size > MAX_TERMS ? undefined : result
}

function times(a: Sparse, b: Sparse): Sparse | undefined {
  let result: Sparse | undefined = new Map()
  for (const [m, x] of a) {
    for (const [n, y] of b) {
      const value = multiply(x, y)
      result = value && result && plus(result, new Map([[m + n, value]]), 1)
    }
  }
  return result
}

/** x^n; of a longer sum only what can be multiplied out is needed elsewhere. */
function powerOf(base: Sparse, exponent: number): Sparse | undefined {
  const [[degree, value] = [0, ZERO], ...others] = base
  if (exponent < 0 || others.length > 0 || !value.exact || value.n !== 1n || value.d !== 1n)
    return undefined
  return new Map([[degree * exponent, ONE]])
}

function sparseOf(node: Node, variable: string, at: Environment): Sparse | undefined {
  const of = (each: Node) => sparseOf(each, variable, at)
  if (!mentions(node, variable)) {
    const value = evaluate(node, at)
    return value && new Map(isNearZero(value) ? [] : [[0, value]])
  }
  switch (node.type) {
    case 'variable':
      return new Map([[1, ONE]])
    case 'signed': {
      const inner = of(node.of)
      return inner && plus(new Map(), inner, -1)
    }
    case 'sum':
    case 'product': {
      const left = of(node.left)
      const right = left && of(node.right)
      if (!left || !right) return undefined
      return node.type === 'product'
        ? times(left, right)
        : plus(left, right, node.sign === '-' ? -1 : 1)
    }
    case 'quotient': {
      const left = mentions(node.right, variable) ? undefined : of(node.left)
      const under = left && evaluate(node.right, at)
      const by = under && divide(ONE, under)
      return left && by && times(left, new Map([[0, by]]))
    }
    case 'power': {
      const base = of(node.base)
      const exponent = exponentOf(node.exponent)
      return base && exponent !== undefined ? powerOf(base, exponent) : undefined
    }
    default:
      return undefined
  }
}

/**
 * The real roots of a polynomial with few terms and high powers; undefined where it is none, or its
 * roots are not found once the lowest power is split off.
 */
export function sparseRoots(node: Node, variable: string, at: Environment): Value[] | undefined {
  const sparse = sparseOf(node, variable, at)
  if (sparse === undefined) return undefined
  const exponents = [...sparse.keys()].sort((m, n) => m - n)
  const [lowest, second] = exponents
  const highest = exponents[exponents.length - 1]
  if (lowest === undefined || highest === undefined) return []
  const zero = lowest > 0 ? [ZERO] : []
  if (second === undefined) return zero
  if (highest - lowest <= MAX_DEGREE) {
    const dense: Polynomial = Array.from(
      { length: highest - lowest + 1 },
      (_, i) => sparse.get(lowest + i) ?? ZERO,
    )
    return [...zero, ...realRoots(dense)]
  }
  return exponents.length > 2 ? undefined : [...zero, ...binomialRoots(sparse, lowest, highest)]
}

/** Of a x^n + b: one root where n is odd, two or none where it is even. */
function binomialRoots(sparse: Sparse, lowest: number, highest: number): Value[] {
  const [a, b] = [sparse.get(highest), sparse.get(lowest)]
  const share = a && b && divide(negate(b), a)
  const positive = share && root(share, highest - lowest)
  if (positive === undefined) return []
  return (highest - lowest) % 2 === 0 ? [positive, negate(positive)] : [positive]
}
