import * as build from '@learngrove/maths/build'
import { type Node, substitute, variablesOf } from '@learngrove/maths/notation'
import { exactValue } from '@learngrove/maths/polynomial'
import {
  absolute,
  dividedBy,
  isZero,
  lcm,
  minus,
  plus,
  type Rational,
  signOf,
  times,
  whole,
} from '@learngrove/maths/rational'
import type { Equation } from '#notation/read-maths.ts'
import { isSolved } from '#reading/find-problem.ts'
import { valueLatex } from '#skills/operation.ts'
import type { Asked } from '../family.ts'
import { isBareTask } from '../task-words.ts'

/** `ax + by = c` with whole numbers. */
export type Line = { readonly a: Rational; readonly b: Rational; readonly c: Rational }
export type Pair = {
  readonly equations: readonly [Equation, Equation]
  readonly names: readonly [string, string]
}

/** Two lines with their letters, and as they were typed. */
export type System = {
  readonly lines: readonly [Line, Line]
  readonly names: readonly [string, string]
  readonly shown: readonly [string, string]
}

const MOST_FOREIGN = 2
/** Places at which an equation that is linear has the value that its numbers foretell. */
const places: readonly (readonly [number, number])[] = [
  [2, 3],
  [-1, 5],
  [7, -4],
]

export function pairIn({ text, maths }: Asked): Pair | undefined {
  if (!isBareTask(text, MOST_FOREIGN)) return undefined
  const equations = maths.flatMap((found) => (found.type === 'equation' ? [found.equation] : []))
  const [first, second] = equations
  if (!first || !second || equations.length !== 2 || equations.every(isSolved)) return undefined
  const names = [
    ...new Set(
      [first, second].flatMap(({ left, right }) => [...variablesOf(left), ...variablesOf(right)]),
    ),
  ].sort()
  const [x, y] = names
  return x && y && names.length === 2 ? { equations: [first, second], names: [x, y] } : undefined
}

/** The numbers of a linear equation in two letters, multiplied until they are whole. */
export function lineOf(
  { left, right }: Equation,
  [x, y]: readonly [string, string],
): Line | undefined {
  const at = (u: number, v: number): Rational | undefined =>
    exactValue(
      [
        [x, u],
        [y, v],
      ].reduce(
        (node: Node, [name, n]) => substitute(node, String(name), build.numeral(whole(Number(n)))),
        build.sum(left, right, '-'),
      ),
    )
  const [c, withX, withY] = [at(0, 0), at(1, 0), at(0, 1)]
  if (!c || !withX || !withY) return undefined
  const [a, b] = [minus(withX, c), minus(withY, c)]
  const isLinear = places.every(([u, v]) => {
    const value = at(u, v)
    return value && isZero(minus(value, plus(c, plus(times(a, whole(u)), times(b, whole(v))))))
  })
  if (!isLinear) return undefined
  const by = whole(lcm(lcm(a.d, b.d), c.d))
  return { a: times(a, by), b: times(b, by), c: times(minus(whole(0), c), by) }
}

export const scaledLine = ({ a, b, c }: Line, by: Rational): Line => ({
  a: times(a, by),
  b: times(b, by),
  c: times(c, by),
})

const term = (value: Rational, name: string): string =>
  `${value.n === 1n ? '' : value.n === -1n ? '-' : valueLatex(value)}${name}`

export function sideText({ a, b }: Line, [x, y]: readonly [string, string]): string {
  if (isZero(a)) return term(b, y)
  if (isZero(b)) return term(a, x)
  return `${term(a, x)} ${signOf(b) < 0 ? '-' : '+'} ${term(absolute(b), y)}`
}
export const lineText = (line: Line, names: readonly [string, string]): string =>
  `${sideText(line, names)} = ${valueLatex(line.c)}`

/** Cramer's rule for the values; the steps are the school's. */
export function valuesOf([p, q]: readonly [Line, Line]): readonly [Rational, Rational] | undefined {
  const det = minus(times(p.a, q.b), times(q.a, p.b))
  if (isZero(det)) return undefined
  return [
    dividedBy(minus(times(p.c, q.b), times(q.c, p.b)), det),
    dividedBy(minus(times(p.a, q.c), times(q.a, p.c)), det),
  ]
}
