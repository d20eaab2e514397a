import { type Rational, toDecimal, whole } from '#exact/rational.ts'
import type { Node, NumberNode, RelationNode, RelationSign } from '#notation/node.ts'

/** Short ways to put nodes together, for the tables of rules. */
export const sum = (left: Node, right: Node, sign: '+' | '-' = '+'): Node => ({
  type: 'sum',
  sign,
  left,
  right,
})

export const product = (left: Node, right: Node): Node => ({
  type: 'product',
  style: 'dot',
  left,
  right,
})

export const quotient = (left: Node, right: Node): Node => ({
  type: 'quotient',
  style: 'fraction',
  left,
  right,
})

export const power = (base: Node, exponent: Node): Node => ({ type: 'power', base, exponent })

export const opposite = (of: Node): Node =>
  of.type === 'signed' && of.sign === '-' ? of.of : { type: 'signed', sign: '-', of }

/** Puts a minus before a node, also where one stands there already. */
export const negation = (of: Node): Node => ({ type: 'signed', sign: '-', of })

export const variable = (name: string): Node => ({ type: 'variable', name })

export const call = (name: string, ...args: readonly Node[]): Node => ({ type: 'call', name, args })

export const root = (of: Node): Node => ({ type: 'root', of })

export const relation = (left: Node, right: Node, sign: RelationSign = '='): RelationNode => ({
  type: 'relation',
  sign,
  left,
  right,
})

/** A number as a node: a decimal where it ends, a fraction where it does not. */
export function numeral(value: Rational): Node {
  if (value.n < 0n) return opposite(numeral({ ...value, n: -value.n }))
  const text = toDecimal(value)
  if (text !== undefined) return { type: 'number', value, text }
  return quotient(numeral(whole(value.n)), numeral(whole(value.d)))
}

/** Writes a number as a whole number, or as a fraction in lowest terms. */
export const fraction = (value: Rational): Node =>
  value.n < 0n
    ? opposite(fraction({ ...value, n: -value.n }))
    : value.d === 1n
      ? numeral(value)
      : quotient(numeral(whole(value.n)), numeral(whole(value.d)))

/** Writes a whole number with a fraction after it. */
export const mixed = (wholes: bigint, top: bigint, under: bigint): Node => ({
  type: 'mixed',
  whole: integer(wholes),
  fraction: { type: 'quotient', style: 'fraction', left: integer(top), right: integer(under) },
})

/** Writes a whole number that is not negative. */
export const integer = (n: number | bigint): NumberNode => ({
  type: 'number',
  value: whole(n),
  text: String(n),
})
