import type { Rational } from '#exact/rational.ts'
import type { Node } from '#notation/node.ts'
import { exponentOf } from '#values/degree.ts'

/** A prime (2^61 - 1): two formulas that differ agree at a place by chance about once in 10^15 times. */
const PRIME = (1n << 61n) - 1n
const PLACES = 3

const reduced = (n: bigint): bigint => ((n % PRIME) + PRIME) % PRIME

function powerOf(base: bigint, exponent: bigint): bigint {
  let [result, square, left] = [1n, base, exponent]
  while (left > 0n) {
    if (left & 1n) result = (result * square) % PRIME
    square = (square * square) % PRIME
    left >>= 1n
  }
  return result
}

const inverse = (n: bigint): bigint | undefined => (n === 0n ? undefined : powerOf(n, PRIME - 2n))

function over(n: bigint, d: bigint): bigint | undefined {
  const by = inverse(d)
  return by === undefined ? undefined : (n * by) % PRIME
}

const residueOf = (value: Rational): bigint | undefined =>
  value.d === 1n ? reduced(value.n) : over(reduced(value.n), reduced(value.d))

/** A place that depends on the letter and the try alone, so that a judgement stays what it is. */
function placeOf(name: string, index: number): bigint {
  let hash = 0xcbf29ce484222325n + BigInt(index)
  for (const letter of `${name}${index}`)
    hash = ((hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n) & ((1n << 64n) - 1n)
  return hash % PRIME
}

/** The value modulo a prime; undefined at a pole, and for what is no fraction of polynomials. */
function residue(node: Node, index: number): bigint | undefined {
  switch (node.type) {
    case 'number':
      return residueOf(node.value)
    case 'variable':
      return placeOf(node.name, index)
    case 'signed': {
      const of = residue(node.of, index)
      return of === undefined ? undefined : reduced(-of)
    }
    case 'sum':
    case 'product':
    case 'quotient': {
      const [left, right] = [residue(node.left, index), residue(node.right, index)]
      if (left === undefined || right === undefined) return undefined
      if (node.type === 'sum') return reduced(node.sign === '-' ? left - right : left + right)
      return node.type === 'product' ? (left * right) % PRIME : over(left, right)
    }
    case 'power': {
      const base = residue(node.base, index)
      const exponent = exponentOf(node.exponent)
      if (base === undefined || exponent === undefined) return undefined
      const power = powerOf(base, BigInt(Math.abs(exponent)))
      return exponent >= 0 ? power : over(1n, power)
    }
    default:
      return undefined
  }
}

/**
 * Whether two formulas of sums, products, quotients and whole powers are the same, at places modulo
 * a prime (Schwartz 1980, Zippel 1979): powers of thousands are as quick as squares. Undefined where
 * they have no value at any of the places.
 */
export function compareModulo(a: Node, b: Node): boolean | undefined {
  let seen = 0
  for (let index = 0; index < PLACES; index += 1) {
    const [x, y] = [residue(a, index), residue(b, index)]
    if (x === undefined || y === undefined) continue
    if (x !== y) return false
    seen += 1
  }
  return seen > 0 ? true : undefined
}
