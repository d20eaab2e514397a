import * as build from '@learngrove/maths/build'
import { type Node, printTextbook } from '@learngrove/maths/notation'
import {
  dividedBy,
  isZero,
  lcm,
  minus,
  plus,
  type Rational,
  ratio,
  times,
} from '@learngrove/maths/rational'
import {
  literalNode,
  literalValue,
  type NumberLiteral,
  shortestLiteral,
} from '#notation/number-literal.ts'
import { type BinaryOperation, type OperationKind, withOperands } from '#skills/operation.ts'
import type { Step } from '#skills/step.ts'

export type Operation = {
  readonly node: Node
  readonly words: Pick<Step, 'kind' | 'text' | 'did' | 'nudge'>
}

/** Powers beyond this are not worked out. */
const HIGHEST_POWER = 12n

/** One school step towards the result of an operation on two numbers; nothing where it has none. */
export function doOperation(
  at: BinaryOperation,
  left: NumberLiteral,
  right: NumberLiteral,
  inBrackets: boolean,
): Operation | undefined {
  const fractions = isFraction(left) || isFraction(right)
  const decimals = left.decimal || right.decimal
  if (at.kind === 'power') return raise(left, right)
  if (at.kind === 'divide' && isZero(literalValue(right))) return undefined
  if (fractions && !decimals) return onFractions(at, left, right)
  const value = compute(at.kind, literalValue(left), literalValue(right))
  if (!value) return undefined
  const kind = at.kind === 'add' || at.kind === 'subtract' ? 'add_subtract' : 'multiply_divide'
  const node = literalNode(shortestLiteral(value, decimals))
  const line = `$${printTextbook(at.node)} = ${printTextbook(node)}$`
  const why = inBrackets ? 'Brackets first: ' : kind === 'multiply_divide' ? 'Now ' : 'Then '
  return {
    node,
    words: {
      kind: inBrackets ? 'brackets' : kind,
      text: `${why}${line}.`,
      did: `worked out ${line}`,
      nudge: `Work out $${printTextbook(at.node)}$ first and leave the rest as it is.`,
    },
  }
}

const isFraction = (literal: NumberLiteral): boolean => literal.bottom !== 1n && !literal.decimal

function compute(type: OperationKind, a: Rational, b: Rational): Rational | undefined {
  if (type === 'add') return plus(a, b)
  if (type === 'subtract') return minus(a, b)
  if (type === 'multiply') return times(a, b)
  return type === 'divide' ? dividedBy(a, b) : undefined
}

function raise(base: NumberLiteral, exponent: NumberLiteral): Operation | undefined {
  const n = exponent.top
  if (exponent.bottom !== 1n || n < 0n || n > HIGHEST_POWER || base.mixed) return undefined
  if (n === 0n && base.top === 0n) return undefined
  const node = literalNode(shortestLiteral(ratio(base.top ** n, base.bottom ** n), base.decimal))
  const times = `${printTextbook(literalNode(base))} to the power $${n}$`.replace(
    /^(\S+)/,
    '$$$1$$',
  )
  return {
    node,
    words: {
      kind: 'powers',
      text: `Powers before the rest: ${times} is $${printTextbook(node)}$.`,
      did: `worked out the power, $${printTextbook(node)}$`,
      nudge: 'Work out the power first and leave the rest as it is.',
    },
  }
}

function onFractions(at: BinaryOperation, left: NumberLiteral, right: NumberLiteral): Operation {
  if (left.mixed || right.mixed) {
    return {
      node: withOperands(at, plainNode(left), plainNode(right)),
      words: {
        kind: 'improper',
        text: 'Write mixed numbers as single fractions first.',
        did: 'wrote the mixed numbers as single fractions',
      },
    }
  }
  if (at.kind === 'add' || at.kind === 'subtract') return addFractions(at, left, right)
  if (at.kind === 'divide') return flip(left, right)
  const top = left.top * right.top
  const bottom = left.bottom * right.bottom
  return {
    node: signedFraction(top, bottom),
    words: {
      kind: 'multiply_fractions',
      text: 'Multiply the tops, and multiply the bottoms.',
      did: 'multiplied the tops and the bottoms',
    },
  }
}

function addFractions(at: BinaryOperation, left: NumberLiteral, right: NumberLiteral): Operation {
  const shared = lcm(left.bottom, right.bottom)
  if (left.bottom === right.bottom) {
    const top = at.kind === 'add' ? left.top + right.top : left.top - right.top
    const verb = at.kind === 'add' ? 'Add' : 'Subtract'
    return {
      node: signedFraction(top, shared),
      words: {
        kind: 'add_numerators',
        text: `${verb} the tops. The bottom stays $${shared}$.`,
        did: at.kind === 'add' ? 'added the tops' : 'subtracted the tops',
      },
    }
  }
  const scaled = (literal: NumberLiteral): Node =>
    signedFraction((literal.top * shared) / literal.bottom, shared)
  return {
    node: withOperands(at, scaled(left), scaled(right)),
    words: {
      kind: 'common_denominator',
      text: `Write both with the same bottom number, $${shared}$.`,
      did: `wrote both with the bottom number $${shared}$`,
    },
  }
}

function flip(left: NumberLiteral, right: NumberLiteral): Operation {
  const turned =
    right.top < 0n
      ? { top: -right.bottom, bottom: -right.top }
      : { top: right.bottom, bottom: right.top }
  return {
    node: build.product(plainNode(left), signedFraction(turned.top, turned.bottom)),
    words: {
      kind: 'flip',
      text: 'Dividing by a fraction is multiplying by it turned upside down.',
      did: 'turned the second fraction upside down and multiplied',
    },
  }
}

const plainNode = (literal: NumberLiteral): Node => literalNode({ ...literal, mixed: false })

/** A fraction as it stands, not in lowest terms, the minus in front. */
function signedFraction(top: bigint, bottom: bigint): Node {
  const node = build.quotient(build.integer(top < 0n ? -top : top), build.integer(bottom))
  return top < 0n ? build.negation(node) : node
}
