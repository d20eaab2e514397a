import { printTextbook } from '@learngrove/maths/notation'
import {
  degree,
  type ExactPolynomial,
  polynomialIn,
  polynomialNode,
} from '@learngrove/maths/polynomial'
import {
  dividedBy,
  isZero,
  plus,
  type Rational,
  times,
  whole,
  ZERO,
} from '@learngrove/maths/rational'
import type { Asked } from '#families/family.ts'
import { shown } from '#families/numbers.ts'
import { readExpression } from '#notation/read-maths.ts'

/** Higher powers are not worked by hand. */
export const MOST_DEGREE = 8

export type Curve = { readonly p: ExactPolynomial; readonly text: string }

/** The polynomial of a message, of `y = …`, of `f(x) = …` or alone. */
export function curveIn({ maths, words }: Asked): Curve | undefined {
  const said =
    /(?:\by|f\(x\)) ?= ?(.+?)(?= (?:at|when|where|from|between|for|and|find|has|what|,)\b|[,;?]|\.(?!\d)|$)/.exec(
      words,
    )?.[1]
  const typed = said === undefined ? undefined : readExpression(said)
  const nodes = typed
    ? [typed]
    : maths.flatMap((found) =>
        found.type === 'expression'
          ? [found.node]
          : /^(?:y|f)/.test(found.text)
            ? [found.equation.right]
            : [],
      )
  for (const node of nodes) {
    const p = polynomialIn(node, 'x')
    if (p && degree(p) > 0 && degree(p) <= MOST_DEGREE)
      return { p, text: printTextbook(polynomialNode(p, 'x')) }
  }
  return undefined
}

export const slopeOf = (p: ExactPolynomial): ExactPolynomial =>
  p.slice(1).map((value, i) => times(value, whole(i + 1)))

/** The polynomial whose slope is the given one, with nothing added. */
export const integralOf = (p: ExactPolynomial): ExactPolynomial => [
  ZERO,
  ...p.map((value, i) => dividedBy(value, whole(i + 1))),
]

export const textOf = (p: ExactPolynomial): string =>
  p.every(isZero) ? '0' : printTextbook(polynomialNode(p, 'x'))

export const valueAt = (p: ExactPolynomial, x: Rational): Rational =>
  p.reduceRight((sum, value) => plus(times(sum, x), value), ZERO)

/** The polynomial with a number put in for x, before it is worked out. */
export function filledText(p: ExactPolynomial, x: Rational): string {
  const at = `\\left(${shown(x)}\\right)`
  const terms = p
    .map((value, i) => ({ value, i }))
    .filter(({ value }) => !isZero(value))
    .reverse()
  const text = terms
    .map(
      ({ value, i }) =>
        `${value.n < 0n ? '-' : '+'} ${sizeText(value, i)}${i === 0 ? '' : at}${i > 1 ? `^{${i}}` : ''}`,
    )
    .join(' ')
  return text === '' ? '0' : text.replace(/^\+ /, '').replace(/^- /, '-')
}

function sizeText(value: Rational, power: number): string {
  const text = shown({ ...value, n: value.n < 0n ? -value.n : value.n })
  return power > 0 && text === '1' ? '' : text
}
