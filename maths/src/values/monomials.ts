import { negative, ONE, over, type Rational, times } from '#exact/rational.ts'
import { type Node, variablesOf } from '#notation/node.ts'
import { evaluate } from '#values/evaluate.ts'

/** A signed term of a sum, as written. */
export type Term = { readonly isNegative: boolean; readonly node: Node }

/** The terms of a sum; anything else is one term. */
export function termsOf(node: Node, isNegative = false): Term[] {
  if (node.type === 'sum')
    return [
      ...termsOf(node.left, isNegative),
      ...termsOf(node.right, isNegative !== (node.sign === '-')),
    ]
  if (node.type === 'signed' && node.sign === '-') return termsOf(node.of, !isNegative)
  return [{ isNegative, node }]
}

/** The factors of a product; `x^2` stays one factor. */
export function factorsOf(node: Node): Node[] {
  if (node.type === 'product') return [...factorsOf(node.left), ...factorsOf(node.right)]
  if (node.type === 'signed' && node.sign === '-') return factorsOf(node.of)
  return [node]
}

/** A number times powers of letters: `-3x^2y` is -3 with `x2 y1`. */
export type Monomial = {
  readonly coefficient: Rational
  readonly powers: ReadonlyMap<string, number>
}

const MAX_EXPONENT = 50

/** The term as a monomial; undefined where it is none (brackets, functions, letters below). */
export function monomialOf(node: Node): Monomial | undefined {
  if (variablesOf(node).length === 0) {
    const value = evaluate(node, new Map())
    return value?.exact ? { coefficient: value, powers: new Map() } : undefined
  }
  switch (node.type) {
    case 'variable':
      return { coefficient: ONE, powers: new Map([[node.name, 1]]) }
    case 'signed': {
      const of = monomialOf(node.of)
      return of && { ...of, coefficient: negative(of.coefficient) }
    }
    case 'product': {
      const [left, right] = [monomialOf(node.left), monomialOf(node.right)]
      return left && right && join(left, right)
    }
    case 'quotient': {
      const [left, right] = [monomialOf(node.left), monomialOf(node.right)]
      if (!left || !right || right.powers.size > 0) return undefined
      const coefficient = over(left.coefficient, right.coefficient)
      return coefficient && { ...left, coefficient }
    }
    case 'power': {
      const base = monomialOf(node.base)
      const exponent = node.exponent.type === 'number' ? Number(node.exponent.text) : Number.NaN
      if (!base || !Number.isInteger(exponent) || exponent > MAX_EXPONENT) return undefined
      if (node.base.type !== 'variable') return undefined
      const powers = new Map([...base.powers].map(([name, power]) => [name, power * exponent]))
      return { coefficient: base.coefficient, powers }
    }
    default:
      return undefined
  }
}

function join(a: Monomial, b: Monomial): Monomial {
  const powers = new Map(a.powers)
  for (const [name, power] of b.powers) powers.set(name, (powers.get(name) ?? 0) + power)
  return { coefficient: times(a.coefficient, b.coefficient), powers }
}

/** Equal for like terms: `x2 y1`. */
export const kindOf = ({ powers }: Monomial): string =>
  [...powers]
    .filter(([, power]) => power !== 0)
    .map(([name, power]) => `${name}${power}`)
    .sort()
    .join(' ')

/** Whether every letter of a term stands in it once: `3xy`, not `x·3·x`. */
export function isCollected(node: Node): boolean {
  const factors = factorsOf(node)
  const letters = factors.flatMap((factor) =>
    factor.type === 'variable'
      ? [factor.name]
      : factor.type === 'power' && factor.base.type === 'variable'
        ? [factor.base.name]
        : [],
  )
  const numbers = factors.filter((factor) => variablesOf(factor).length === 0)
  const isDoubled = numbers.length > 1 && numbers.every((n) => monomialOf(n) !== undefined)
  return new Set(letters).size === letters.length && !isDoubled
}
