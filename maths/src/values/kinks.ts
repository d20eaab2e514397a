import { ONE, ratio } from '#exact/rational.ts'
import * as build from '#notation/build.ts'
import { childrenOf, isAlike, mentions, type Node, variablesOf } from '#notation/node.ts'
import { zerosOf } from '#values/critical-points.ts'
import { exponentOf } from '#values/degree.ts'
import type { Environment } from '#values/evaluate.ts'
import { farPointsFor, pointsFor } from '#values/points.ts'
import { approx, numberOf, type Value } from '#values/value.ts'

/** More kinks, and more places at them, are not looked at. */
const MAX_KINKS = 6
const MAX_PLACES = 96
/** How far beside a kink is looked, beyond the outermost and near each. */
const BEYOND = [0.4375, 1.375, 11.625]
const NEAR = 1 / 16
/** Places are fractions of so many parts, so that they stay exact. */
const PARTS = 4096
const LARGEST = 2 ** 40

const one = build.numeral(ONE)
const less = (a: Node, b: Node): Node => build.sum(a, b, '-')
const ends = (of: Node): Node[] => [less(of, one), build.sum(of, one)]

/** What is zero where a formula turns, jumps, or begins to have a value. */
function turnsAt(node: Node): readonly Node[] {
  if (node.type === 'absolute' || node.type === 'root') return [node.of]
  if (node.type === 'power') return exponentOf(node.exponent) === undefined ? [node.base] : []
  if (node.type !== 'call') return []
  const [first, ...others] = node.args
  if (first === undefined) return []
  switch (node.name) {
    case 'floor':
    case 'ceil':
      return [first, ...ends(first)]
    case 'arcsin':
    case 'arccos':
    case 'arcsec':
    case 'arccsc':
    case 'artanh':
    case 'arcosh':
      return ends(first)
    case 'max':
    case 'min':
      return others.map((other) => less(first, other))
    case 'sgn':
    case 'ln':
    case 'log':
      return [first]
    default:
      return []
  }
}

/** The expressions whose zeros are the kinks of these formulas, each once. */
export function kinksOf(...nodes: readonly Node[]): readonly Node[] {
  const found: Node[] = []
  const look = (node: Node): void => {
    for (const turn of turnsAt(node))
      if (variablesOf(turn).length > 0 && !found.some((each) => isAlike(each, turn)))
        found.push(turn)
    for (const child of childrenOf(node)) look(child)
  }
  for (const node of nodes) look(node)
  return found.slice(0, MAX_KINKS)
}

const placeAt = (x: number): Value[] => {
  if (Math.abs(x) < LARGEST) return [ratio(BigInt(Math.round(x * PARTS)), BigInt(PARTS))]
  const place = approx(x)
  return place === undefined ? [] : [place]
}

/** Places at, between and beyond these, and close to each on both sides. */
function around(zeros: readonly Value[]): readonly Value[] {
  const sorted = zeros.map(numberOf).sort((a, b) => a - b)
  const single = sorted.filter((x, i) => i === 0 || x - (sorted[i - 1] ?? x) > 1 / PARTS)
  const [lowest] = single
  const highest = single[single.length - 1]
  if (lowest === undefined || highest === undefined) return []
  const middles = single.slice(1).map((x, i) => (x + (single[i] ?? x)) / 2)
  const beside = single.flatMap((x) => [x - NEAR, x + NEAR])
  return [
    ...BEYOND.flatMap((far) => [lowest - far, highest + far]).flatMap(placeAt),
    ...[...middles, ...beside].flatMap(placeAt),
    ...zeros.filter((zero) => zero.exact),
  ]
}

/** Where formulas with such kinks are compared: on both sides of each, along every letter. */
export function kinkPlaces(
  kinks: readonly Node[],
  variables: readonly string[],
): readonly Environment[] {
  const beside =
    variables.length < 2
      ? [new Map()]
      : [...pointsFor(variables).slice(0, 2), ...farPointsFor(variables).slice(0, 2)]
  const places: Environment[] = []
  for (const kink of kinks) {
    for (const name of variables) {
      if (!mentions(kink, name)) continue
      for (const at of beside) {
        for (const x of around(zerosOf(kink, name, at) ?? []))
          if (places.length < MAX_PLACES) places.push(new Map([...at, [name, x]]))
      }
    }
  }
  return places
}
