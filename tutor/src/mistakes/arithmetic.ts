import type { Node } from '@learngrove/maths/notation'
import { exactValue } from '@learngrove/maths/polynomial'
import {
  isSame,
  lcm,
  minus,
  negative,
  over,
  plus,
  type Rational,
  ratio,
  times,
} from '@learngrove/maths/rational'
import type { Mistake } from '#mistakes/mistake.ts'
import { literalValue, type NumberLiteral, readLiteral } from '#notation/number-literal.ts'
import { type OperationKind, operationOf } from '#skills/operation.ts'

/** Does one operation in a wrong way; nothing where the slip does not apply to it. */
type BadOperation = (
  type: OperationKind,
  a: NumberLiteral,
  b: NumberLiteral,
) => Rational | undefined

type Slip = Mistake & { readonly value: (node: Node) => Rational | undefined }

/** Names the slip that gives this value for the calculation, by making each slip on it. */
export function arithmeticMistake(before: Node, value: Rational): Mistake | undefined {
  const slip = slips.find((each) => {
    const found = each.value(before)
    return found !== undefined && isSame(found, value)
  })
  return slip && { code: slip.code, text: slip.text }
}

/** Every slip's value for a calculation, with what is told of it. */
export const arithmeticSlips = (
  before: Node,
): readonly { readonly value: Rational; readonly why: string }[] =>
  slips.flatMap(({ value, text }) => {
    const found = value(before)
    return found ? [{ value: found, why: text }] : []
  })

/** Works a calculation out with one operation done wrongly wherever it applies. */
const withBad =
  (bad: BadOperation) =>
  (node: Node): Rational | undefined => {
    let used = false
    const visit = (at: Node): NumberLiteral | undefined => {
      const literal = readLiteral(at)
      if (literal) return literal
      if (at.type === 'signed') {
        const inner = visit(at.of)
        return inner && { ...inner, top: -inner.top }
      }
      const operation = operationOf(at)
      if (!operation) return undefined
      const [a, b] = [visit(operation.left), visit(operation.right)]
      if (!a || !b) return undefined
      const wrong = bad(operation.kind, a, b)
      if (wrong) used = true
      return asValue(wrong ?? rightly(operation.kind, a, b))
    }
    const result = visit(node)
    return used && result ? literalValue(result) : undefined
  }

const asValue = (value: Rational | undefined): NumberLiteral | undefined =>
  value && { top: value.n, bottom: value.d, mixed: false, decimal: false }

function rightly(kind: OperationKind, a: NumberLiteral, b: NumberLiteral): Rational | undefined {
  const [x, y] = [literalValue(a), literalValue(b)]
  if (kind === 'add') return plus(x, y)
  if (kind === 'subtract') return minus(x, y)
  if (kind === 'multiply') return times(x, y)
  if (kind === 'divide') return over(x, y)
  return b.bottom === 1n && b.top >= 0n && b.top <= 9n
    ? ratio(a.top ** b.top, a.bottom ** b.top)
    : undefined
}

const isFraction = (a: NumberLiteral, b: NumberLiteral): boolean =>
  a.bottom !== 1n || b.bottom !== 1n

const slips: readonly Slip[] = [
  {
    code: 'added_tops_and_bottoms',
    text: 'It looks as if the tops and the bottoms were added or subtracted. The bottom says how big the pieces are, so both fractions need the same bottom first.',
    value: withBad((type, a, b) => {
      if (!isFraction(a, b) || (type !== 'add' && type !== 'subtract')) return undefined
      const bottom = type === 'add' ? a.bottom + b.bottom : a.bottom - b.bottom
      const top = type === 'add' ? a.top + b.top : a.top - b.top
      return bottom === 0n ? undefined : ratio(top, bottom)
    }),
  },
  {
    code: 'tops_not_scaled',
    text: 'The new bottom is fine, and the tops were left as they were. When the bottom is multiplied, the top is multiplied by the same number.',
    value: withBad((type, a, b) => {
      if (a.bottom === b.bottom || (type !== 'add' && type !== 'subtract')) return undefined
      const top = type === 'add' ? a.top + b.top : a.top - b.top
      return ratio(top, lcm(a.bottom, b.bottom))
    }),
  },
  {
    code: 'divided_without_turning',
    text: 'It looks as if the fractions were multiplied as they stand. To divide, turn the second one upside down first.',
    value: withBad((type, a, b) =>
      type === 'divide' && isFraction(a, b) ? times(literalValue(a), literalValue(b)) : undefined,
    ),
  },
  {
    code: 'turned_first_fraction',
    text: 'The first fraction was turned upside down. It is the second one, which you divide by, that is turned.',
    value: withBad((type, a, b) => {
      if (type !== 'divide' || a.top === 0n || !isFraction(a, b)) return undefined
      return over(literalValue(b), literalValue(a))
    }),
  },
  {
    code: 'left_to_right_only',
    text: 'It looks as if it was worked out from left to right. $\\times$ and $\\div$ come before $+$ and $-$.',
    value: leftToRight,
  },
  {
    code: 'power_as_multiple',
    text: 'A power is not a multiplication by the little number: $3^2$ is $3 \\times 3$.',
    value: withBad((type, a, b) =>
      type === 'power' ? times(literalValue(a), literalValue(b)) : undefined,
    ),
  },
  {
    code: 'number_sign_turned',
    text: 'The number is right and its sign is not yet. Follow the minus signs from line to line.',
    value: (node) => {
      const value = exactValue(node)
      return value && negative(value)
    },
  },
]

/** Ignores the order of operations; nothing where brackets or powers come in. */
function leftToRight(node: Node): Rational | undefined {
  const row = flattened(node)
  if (!row) return undefined
  const [first, ...rest] = row
  let value = first?.value
  for (const { sign, value: next } of rest) {
    if (value === undefined) return undefined
    if (sign === 'add') value = plus(value, next)
    else if (sign === 'subtract') value = minus(value, next)
    else if (sign === 'multiply') value = times(value, next)
    else value = over(value, next)
  }
  return value
}

type Item = { readonly sign: OperationKind | 'first'; readonly value: Rational }

function flattened(node: Node): Item[] | undefined {
  const literal = readLiteral(node)
  if (literal) return [{ sign: 'first', value: literalValue(literal) }]
  const at = operationOf(node)
  if (!at || at.kind === 'power') return undefined
  const left = flattened(at.left)
  const right = flattened(at.right)
  if (!left || !right) return undefined
  const isSum = ({ type }: Node): boolean => type === 'sum'
  const bracketed = isSum(node) ? isSum(at.right) : isSum(at.left) || right.length > 1
  if (bracketed) return undefined
  return [...left, ...right.map((item, i) => (i === 0 ? { ...item, sign: at.kind } : item))]
}
