import * as build from '@learngrove/maths/build'
import { childrenOf, type Node, some, withChildren } from '@learngrove/maths/notation'
import { whole } from '@learngrove/maths/rational'
import { approx, evaluate, numberOf, type Value } from '@learngrove/maths/values'
import type { Point } from './plotted.ts'

/** A function of x; not a number where it has no value. */
export type Real = (x: number) => number

/** A curve is drawn through so many points. */
const samples = 160
/** Half the width of what is shown where nothing asks for more, and at most. */
const usual = 5
const widest = 50
/** In degrees, from here to there. */
const turn: readonly [number, number] = [0, 360]
/** The axis of a turn. */
export const quarters = { from: 0, to: 360, step: 90 }

export const isTurn = ([from, to]: readonly [number, number]): boolean =>
  from === quarters.from && to === quarters.to

const circular = ['sin', 'cos', 'tan']

/** The function that an expression in x says. Angles are in degrees, as at school. */
export function realOf(node: Node): Real {
  const inRadians = withRadians(node)
  return (x) => {
    const at = approx(x)
    const value: Value | undefined = at && evaluate(inRadians, new Map([['x', at]]))
    return value ? numberOf(value) : Number.NaN
  }
}

function withRadians(node: Node): Node {
  const children = childrenOf(node).map(withRadians)
  const [angle] = children
  if (!isCircular(node) || !angle) return withChildren(node, children)
  const pi: Node = { type: 'constant', name: 'pi' }
  return withChildren(node, [build.quotient(build.product(angle, pi), build.numeral(whole(180)))])
}

const isCircular = (node: Node): boolean => node.type === 'call' && circular.includes(node.name)

type Shown = {
  readonly node: Node
  readonly real: Real
  readonly coefficients: readonly number[] | undefined
}

/** The part of the x-axis on which something happens: where polynomials cross it or turn, and a turn of what goes round. */
export function windowFor(functions: readonly Shown[]): readonly [number, number] {
  if (functions.some(({ node }) => some(node, isCircular))) return turn
  const places = functions
    .filter(({ coefficients }) => coefficients)
    .flatMap(({ real }) => eventsOf(real))
  const most = Math.max(0, ...places.map(Math.abs))
  const half = Math.min(widest, Math.max(usual, Math.ceil(most * 1.25)))
  return [-half, half]
}

/** Where a function changes its sign, or its direction. */
function eventsOf(real: Real): number[] {
  const step = 0.25
  const count = (2 * widest) / step
  const values = Array.from({ length: count + 1 }, (_, at) => real(-widest + at * step))
  return values.flatMap((value, at) => {
    const [before = value, after = value] = [values[at - 1], values[at + 1]]
    const turns = (value - before) * (after - value) < 0
    return value * before < 0 || value === 0 || turns ? [-widest + at * step] : []
  })
}

/** Of steep curves only the middle part of the values is shown, with the axis and what is next to it. */
const share = 0.12

/** The part of the y-axis that is worth seeing. */
export function yRange(
  functions: readonly Pick<Shown, 'real' | 'coefficients'>[],
  from: number,
  to: number,
): readonly [number, number] {
  const ranges = functions.map(({ real, coefficients }) => {
    const values = sampled(real, from, to)
      .map(([, y]) => y)
      .filter(Number.isFinite)
      .toSorted((a, b) => a - b)
    const isFlat = coefficients !== undefined && coefficients.length <= 2
    const cut = isFlat ? 0 : Math.floor(values.length * share)
    const kept = values.slice(cut, values.length - cut)
    const turns = coefficients
      ? eventsOf(real)
          .filter((x) => x >= from && x <= to)
          .map(real)
      : []
    return [...kept.slice(0, 1), ...kept.slice(-1), ...turns]
  })
  const all = ranges.flat()
  if (all.length === 0) return [Number.NaN, Number.NaN]
  return [Math.min(0, ...all), Math.max(0, ...all)]
}

const sampled = (real: Real, from: number, to: number): Point[] =>
  Array.from({ length: samples + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / samples
    return [x, real(x)]
  })

/** The pieces of a curve within these limits; it is parted where it has no value, and where it leaves them. */
export function piecesOf(
  real: Real,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): Point[][] {
  const pieces: Point[][] = [[]]
  for (const point of sampled(real, from, to)) {
    const [x, y] = point
    if (y >= low && y <= high) pieces.at(-1)?.push([tidy(x), tidy(y)])
    else if (pieces.at(-1)?.length !== 0) pieces.push([])
  }
  return pieces.filter((piece) => piece.length > 1)
}

const tidy = (value: number): number => Number(value.toPrecision(6))
