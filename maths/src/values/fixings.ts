import { ONE, ZERO } from '#exact/rational.ts'
import { childrenOf, isAlike, type Node, variablesOf } from '#notation/node.ts'
import { zerosOf } from '#values/critical-points.ts'
import { degreesOf } from '#values/degree.ts'
import type { Environment } from '#values/evaluate.ts'
import { farPointsFor, pointsFor } from '#values/points.ts'
import { relationsOf, type Statement } from '#values/statement.ts'

/** How many lines through the space of the other variables are looked along at least. */
export const SLICES = 4
/** So many more where roots or functions stand in it. */
const MORE_SLICES = 6
const MAX_FACTORS = 6

/** What the other letters are while one takes all values. */
export type Fixing = {
  readonly at: Environment
  /** Values at which something may vanish, which a fraction then has no value for. */
  readonly isSpecial: boolean
}

const fixed = (places: readonly Environment[], isSpecial = false): Fixing[] =>
  places.map((at) => ({ at, isSpecial }))

/** Values of no special meaning. */
export const generalFixings = (names: readonly string[]): Fixing[] =>
  names.length < 2 ? fixed([new Map()]) : fixed(pointsFor(names).slice(0, SLICES))

/** Values of no special meaning, near zero and far from it; then 0, 1, and the zeros of each factor. */
export function fixingsFor(a: Statement, b: Statement, names: readonly string[]): Fixing[] {
  const sides = [...relationsOf(a), ...relationsOf(b)].flatMap(({ left, right }) => [left, right])
  const isPlain = sides.every((side) => degreesOf(side)?.under === 0)
  const [general = new Map()] = pointsFor(names)
  const factors = sides.flatMap(factorsIn)
  const single = factors.filter((node, i) => factors.findIndex((each) => isAlike(each, node)) === i)
  const zeros = single.slice(0, MAX_FACTORS).flatMap((factor) => {
    const [name = ''] = variablesOf(factor)
    return (zerosOf(factor, name, new Map()) ?? []).map((x) => new Map([...general, [name, x]]))
  })
  const all = (value: typeof ONE): Environment => new Map(names.map((name) => [name, value]))
  return [
    ...fixed(pointsFor(names).slice(0, isPlain ? SLICES : SLICES + MORE_SLICES)),
    ...fixed(farPointsFor(names).slice(0, isPlain ? 2 : MORE_SLICES)),
    ...fixed([all(ZERO), all(ONE), ...zeros], true),
  ]
}

/** The factors and bases in it that hold one letter alone. */
function factorsIn(node: Node): Node[] {
  const parts =
    node.type === 'product' || node.type === 'quotient'
      ? [node.left, node.right]
      : node.type === 'power'
        ? [node.base]
        : []
  const own = parts.filter((part) => variablesOf(part).length === 1)
  return [...own, ...childrenOf(node).flatMap(factorsIn)]
}
