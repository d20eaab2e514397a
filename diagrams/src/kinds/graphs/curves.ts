import { DiagramError, type Point } from '#drawing/marks.ts'
import { readNumber, readOptional } from '#drawing/numbers.ts'
import type { Frame } from '#kinds/graphs/frame.ts'
import type { Num, XY } from '#types/common.ts'
import type { Curve, CurveShape } from '#types/graphs.ts'

const SAMPLES = 240

type Real = (x: number) => number

const number = (value: Num | undefined, what: string, otherwise: number) =>
  readOptional(value, `a curve: ${what}`, otherwise)

/** The function of a curve; not of a circle, which is none. */
export function functionOf(curve: Exclude<CurveShape, { readonly type: 'circle' }>): Real {
  switch (curve.type) {
    case 'polynomial': {
      const coefficients = curve.coefficients.map((each) => readNumber(each, 'a coefficient'))
      return (x) => coefficients.reduce((sum, each) => sum * x + each, 0)
    }
    case 'reciprocal': {
      const [a, p, q] = [number(curve.a, 'a', 1), number(curve.p, 'p', 0), number(curve.q, 'q', 0)]
      return (x) => a / (x - p) + q
    }
    case 'exponential': {
      const [a, base, q] = [number(curve.a, 'a', 1), readBase(curve.base), number(curve.q, 'q', 0)]
      return (x) => a * base ** x + q
    }
    case 'log': {
      const [a, base] = [number(curve.a, 'a', 1), readBase(curve.base)]
      return (x) => (x > 0 ? (a * Math.log(x)) / Math.log(base) : Number.NaN)
    }
    case 'power': {
      const [a, n] = [number(curve.a, 'a', 1), readNumber(curve.n, 'a power')]
      return (x) => a * x ** n
    }
    case 'smooth':
      return smooth(curve.points)
    default:
      return wave(curve)
  }
}

const readBase = (base: Num) => {
  const value = base === 'e' ? Math.E : readNumber(base, 'a base')
  if (value <= 0 || value === 1) throw new DiagramError('a base is above 0 and not 1')
  return value
}

function wave(curve: Extract<CurveShape, { readonly type: 'sin' | 'cos' | 'tan' }>): Real {
  const [a, b] = [number(curve.a, 'a', 1), number(curve.b, 'b', 1)]
  const [c, d] = [number(curve.c, 'c', 0), number(curve.d, 'd', 0)]
  const turn = curve.unit === 'radians' ? 1 : Math.PI / 180
  return (x) => a * Math[curve.type]((b * x + c) * turn) + d
}

/** A curve through points that never goes beyond two neighbours (Fritsch and Carlson, 1980). */
function smooth(points: readonly XY[]): Real {
  const all = points.map(([x, y]): Point => [readNumber(x, 'a point'), readNumber(y, 'a point')])
  if (all.length < 2 || all.some(([x], at) => at > 0 && x <= (all[at - 1]?.[0] ?? x)))
    throw new DiagramError('a smooth curve needs two points, from left to right')
  const slopes = all.slice(1).map(([x, y], at) => {
    const [x0, y0] = all[at] ?? [0, 0]
    return (y - y0) / (x - x0)
  })
  const tangents = all.map((_, at) => {
    const [before, after] = [slopes[at - 1], slopes[at]]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return (x) => {
    const at = Math.min(
      Math.max(
        0,
        all.findLastIndex(([each]) => each <= x),
      ),
      all.length - 2,
    )
    const [[x0, y0], [x1, y1]] = [all[at] ?? [0, 0], all[at + 1] ?? [1, 0]]
    if (x < x0 - 1e-9 || x > x1 + 1e-9) return Number.NaN
    const [h, t] = [x1 - x0, (x - x0) / (x1 - x0)]
    const [m0, m1] = [(tangents[at] ?? 0) * h, (tangents[at + 1] ?? 0) * h]
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * y0 +
      (t ** 3 - 2 * t ** 2 + t) * m0 +
      (3 * t ** 2 - 2 * t ** 3) * y1 +
      (t ** 3 - t ** 2) * m1
    )
  }
}

/** The pieces of a curve that are within the axes, in places of the drawing. */
export function piecesOf(curve: Curve, frame: Frame): Point[][] {
  const { x, y } = frame
  if (curve.type === 'circle') return circlePieces(curve, frame)
  const from = Math.max(x.from, readOptional(curve.from, 'from', x.from))
  const to = Math.min(x.to, readOptional(curve.to, 'to', x.to))
  const f = functionOf(curve)
  const samples = Array.from({ length: SAMPLES + 1 }, (_, at): Point => {
    const at_x = from + ((to - from) * at) / SAMPLES
    return [at_x, f(at_x)]
  })
  return clip(samples, y.from, y.to).map((piece) => piece.map(frame.place))
}

function circlePieces(curve: Extract<Curve, { readonly type: 'circle' }>, frame: Frame): Point[][] {
  const [cx, cy] = [
    readNumber(curve.centre[0], 'the centre'),
    readNumber(curve.centre[1], 'the centre'),
  ]
  const radius = readNumber(curve.radius, 'the radius')
  const { x, y } = frame
  const points = Array.from({ length: 97 }, (_, at): Point => {
    const angle = (at * Math.PI) / 48
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
  const isIn = ([a, b]: Point) =>
    a >= x.from - 1e-9 && a <= x.to + 1e-9 && b >= y.from - 1e-9 && b <= y.to + 1e-9
  const pieces: Point[][] = [[]]
  for (const point of points) {
    if (isIn(point)) pieces.at(-1)?.push(frame.place(point))
    else if (pieces.at(-1)?.length !== 0) pieces.push([])
  }
  return pieces.filter((piece) => piece.length > 1)
}

/** Cuts what is above or below, exactly at the edge, and parts a curve at its asymptotes. */
function clip(samples: readonly Point[], low: number, high: number): Point[][] {
  const pieces: Point[][] = [[]]
  const isIn = (value: number) => value >= low - 1e-9 && value <= high + 1e-9
  const edgeOf = ([x0, y0]: Point, [x1, y1]: Point): Point => {
    const edge = (isIn(y0) ? y1 : y0) > high ? high : low
    return [x0 + ((edge - y0) / (y1 - y0)) * (x1 - x0), edge]
  }
  for (const [at, point] of samples.entries()) {
    const before = samples[at - 1]
    const isJump = before !== undefined && Math.abs(point[1] - before[1]) > 2 * (high - low)
    const hasBefore =
      before !== undefined && Number.isFinite(before[1]) && Number.isFinite(point[1])
    if (isIn(point[1])) {
      if (hasBefore && !isIn(before[1])) pieces.push(isJump ? [] : [edgeOf(before, point)])
      pieces.at(-1)?.push(point)
    } else if (hasBefore && isIn(before[1])) {
      if (!isJump) pieces.at(-1)?.push(edgeOf(before, point))
      pieces.push([])
    } else if (pieces.at(-1)?.length !== 0) pieces.push([])
  }
  return pieces.filter((piece) => piece.length > 1)
}
