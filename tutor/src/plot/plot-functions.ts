import type { Node } from '@learngrove/maths/notation'
import { some, variablesOf } from '@learngrove/maths/notation'
import { polynomialIn } from '@learngrove/maths/polynomial'
import { toNumber } from '@learngrove/maths/rational'
import { readExpression } from '#notation/read-maths.ts'
import { axisFor } from './axis.ts'
import { type Plotted, type Point, tones } from './plotted.ts'
import { isTurn, piecesOf, quarters, type Real, realOf, windowFor, yRange } from './sample.ts'

/** Of a higher degree, nothing is told by a drawing of this size. */
const highestDegree = 6
/** From here on a curve has no room for its name. */
const longestLabel = 22
/** What is beyond this is not looked at. */
const farthest = 1000
/** Of values beyond this the numbers on the axis could not be read. */
const highest = 1_000_000

type Asked = {
  readonly label: string
  readonly real: Real
  readonly node: Node
  /** The highest power first, where it is a polynomial. */
  readonly coefficients: readonly number[] | undefined
}

/** Reads a request for the graphs of functions of x; undefined where it is none. */
export function plotFunctions(text: string): Plotted | undefined {
  const request = requestIn(text)
  if (!request) return undefined
  const { of, range } = request
  const functions = of
    .split(/\s*(?:;|,|\band\b|\bwith\b)\s*/i)
    .filter((each) => each !== '')
    .map(functionIn)
  if (functions.length === 0 || functions.length > tones.length) return undefined
  const asked = functions.flatMap((each) => each ?? [])
  if (asked.length < functions.length) return undefined
  const [from, to] = range ?? windowFor(asked)
  const [low, high] = yRange(asked, from, to)
  if (!(high >= low && high - low <= highest)) return undefined
  const x = isTurn([from, to]) ? { ...quarters, label: 'x' } : axisFor(from, to, 'x')
  const y = axisFor(low, high, 'y')
  const curves = asked.flatMap(({ coefficients, label }, at) =>
    coefficients ? [{ type: 'polynomial' as const, coefficients, label, tone: toneAt(at) }] : [],
  )
  const polylines = asked.flatMap((each, at) =>
    each.coefficients ? [] : linesOf(each, [x.from, x.to], [y.from, y.to], toneAt(at)),
  )
  return {
    kind: 'axes',
    ...{ x, y },
    ...(curves.length > 0 && { curves }),
    ...(polylines.length > 0 && { polylines, alt: told(asked, x, y), note: namesOf(asked) }),
  }
}

const toneAt = (at: number) => tones[at] ?? 'a'

const asks = /^(?:.*?\b)?(?:plot|graph|sketch|draw)\b(.*)$/i
const filler =
  /^(?:\s*\b(?:me|us|a|an|the|graphs?|curves?|lines?|functions?|equations?|of|for|please|plot|sketch|draw)\b)*\s*:?/i
const rangeIn =
  /\b(?:for x )?(?:from|between|in)\s+([-−]?\d+(?:\.\d+)?)\s*(?:to|and|,|\.\.)\s*([-−]?\d+(?:\.\d+)?)\s*$/i

/** What is to be drawn, and between which values of x if that is said. */
function requestIn(text: string) {
  const [, rest] =
    asks.exec(text.replace(/[?!.]+$/, '').replace(/\s*\b(?:please|pls|for me)\b\s*$/i, '')) ?? []
  if (rest === undefined) return undefined
  const [, from, to] = rangeIn.exec(rest) ?? []
  const of = rest.replace(rangeIn, '').replace(filler, '').trim()
  const isFunction = /\by\s*=|\bf\s*\(\s*x\s*\)\s*=|x/i.test(of)
  if (!isFunction) return undefined
  const [low, high] = [from, to].map((each) => Number(each?.replace('−', '-') ?? Number.NaN))
  const isRange =
    low !== undefined && high !== undefined && low < high && Math.max(-low, high) <= farthest
  return { of, range: isRange ? ([low, high] as const) : undefined }
}

function functionIn(text: string): Asked | undefined {
  const named = text.replace(/^(?:y|f\s*\(\s*x\s*\))\s*=\s*/i, '').trim()
  const node = named.includes('=') ? undefined : readExpression(named.replaceAll('X', 'x'))
  if (!node || variablesOf(node).some((name) => name !== 'x')) return undefined
  // A number alone is a line only where it is said to be y.
  if (!some(node, ({ type }) => type === 'variable') && named === text.trim()) return undefined
  const coefficients = coefficientsOf(node)
  if (coefficients && coefficients.length > highestDegree + 1) return undefined
  const label = `y = ${named.replaceAll('-', '−').replaceAll('*', '')}`
  return { label: label.length > longestLabel ? '' : label, node, real: realOf(node), coefficients }
}

function coefficientsOf(node: Node): readonly number[] | undefined {
  const polynomial = polynomialIn(node, 'x')
  if (!polynomial) return undefined
  const numbers = polynomial.map(toNumber).toReversed()
  return numbers.length === 0 ? [0] : numbers
}

function linesOf(
  { real }: Asked,
  x: readonly [number, number],
  y: readonly [number, number],
  tone: (typeof tones)[number],
) {
  const pieces: readonly (readonly Point[])[] = piecesOf(real, x, y)
  return pieces.map((points) => ({ points, tone }))
}

/** The names of the curves, in their order: at the end of one that bends there is no room for it. */
const namesOf = (asked: readonly Asked[]): string =>
  asked.map(({ label }) => label || 'a curve').join(' and ')

/** Says in words what there is to see: the many points of a curve would tell nobody anything. */
function told(
  asked: readonly Asked[],
  x: { readonly from: number; readonly to: number },
  y: { readonly from: number; readonly to: number },
): string {
  const [{ real } = { real: () => Number.NaN }] = asked
  const middle = (x.from + x.to) / 2
  const places = [x.from, (x.from + middle) / 2, middle, (middle + x.to) / 2, x.to]
    .map((at) => [at, Number(real(at).toPrecision(3))] as const)
    .filter(([, value]) => value >= y.from && value <= y.to)
    .map(([at, value]) => `(${at}, ${value})`)
  const near = places.length > 0 ? ` It goes near ${places.join(', ')}.` : ''
  return `A graph of ${namesOf(asked)}, for x from ${x.from} to ${x.to}.${asked.length === 1 ? near : ''}`
}
