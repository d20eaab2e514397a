import { DiagramError, type Point } from '#drawing/marks.ts'
import { readCount, readNumber, showNumber } from '#drawing/numbers.ts'
import { type Pen, type Place, toneFill } from '#drawing/pen.ts'
import { centroidOf, polar } from '#drawing/vectors.ts'
import { functionOf, piecesOf } from '#kinds/graphs/curves.ts'
import {
  describeAxes,
  drawAxes,
  drawGrid,
  drawNumbers,
  type Frame,
  makeFrame,
} from '#kinds/graphs/frame.ts'
import type { Kind } from '#kinds/kind.ts'
import { countOf, listOf, saidOf, sentences } from '#kinds/words.ts'
import type { Tone, XY } from '#types/common.ts'
import type { Axes, Curve } from '#types/graphs.ts'

const strokes = { a: 'accent', b: 'second', c: 'third', d: 'line' } as const
const strokeOf = (tone: Tone | undefined) => strokes[tone ?? 'a']

const near = (at: Point, isBold = false): Place[] =>
  [9, 14, 20].flatMap((by) =>
    [45, 135, 315, 225, 90, 270].map((way) => {
      const [x, y] = polar(at, by, way)
      const anchor = way === 90 || way === 270 ? 'middle' : x > at[0] ? 'start' : 'end'
      return { at: [x, y + (y < at[1] ? -3 : 3)], anchor, halo: true, bold: isBold } as const
    }),
  )

function drawRegions(diagram: Axes, frame: Frame, pen: Pen): void {
  for (const { points, tone = 'a' } of diagram.shapes ?? [])
    pen.area(
      points.map((point) => frame.put(point, 'a corner')),
      { stroke: 'strong', fill: toneFill(tone) },
    )
  for (const region of diagram.regions ?? []) {
    const curves = diagram.curves ?? []
    const find = (at: typeof region.under) => {
      const curve = curves[readCount(at, 'a region', 1, curves.length) - 1]
      if (!curve || curve.type === 'circle') throw new DiagramError('a region is under a curve')
      return functionOf(curve)
    }
    const upper = find(region.under)
    const lower = region.above === undefined ? () => 0 : find(region.above)
    const [from, to] = [readNumber(region.from, 'a region'), readNumber(region.to, 'a region')]
    const side = (f: (x: number) => number) =>
      Array.from({ length: 41 }, (_, at): Point => {
        const x = from + ((to - from) * at) / 40
        return frame.place([x, Math.min(Math.max(f(x), frame.y.from), frame.y.to)])
      })
    const edge = [...side(upper), ...side(lower).toReversed()]
    pen.area(edge, { stroke: 'none', fill: toneFill(region.tone ?? 'a') })
  }
}

function drawLines(diagram: Axes, frame: Frame, pen: Pen): void {
  for (const { from, to, dashed, arrow, tone } of diagram.lines ?? []) {
    const [a, b] = [frame.put(from, 'a line'), frame.put(to, 'a line')]
    const look = { stroke: strokeOf(tone), dashed }
    if (arrow) pen.arrow(a, b, look)
    else pen.line([a, b], look)
  }
  for (const curve of diagram.curves ?? [])
    for (const piece of piecesOf(curve, frame))
      pen.line(piece, { stroke: strokeOf(curve.tone), dashed: curve.dashed })
  for (const { points, dashed, tone } of diagram.polylines ?? [])
    pen.line(
      points.map((point) => frame.put(point, 'a line graph')),
      { stroke: strokeOf(tone), dashed },
    )
}

/** Set after the numbers, which would cover a point beside an axis. */
function drawPoints(diagram: Axes, frame: Frame, pen: Pen): void {
  for (const { points, marks } of diagram.polylines ?? [])
    for (const point of points) {
      const place = frame.put(point, 'a line graph')
      if (marks === 'cross') pen.cross(place, 4, 'strong')
      if (marks === 'dot') pen.dot(place, 3.5)
    }
  for (const { at, mark = 'cross' } of diagram.points ?? []) {
    const place = frame.put(at, 'a point')
    if (mark === 'cross') pen.cross(place, 4.5, 'strong')
    if (mark === 'dot') pen.dot(place, 4.5)
    if (mark === 'open') pen.circle(place, 4.5, { stroke: 'strong', fill: 'paper' })
  }
}

/** Names a curve near its right end, where that is on the paper. */
function labelCurve(curve: Curve, frame: Frame, pen: Pen): void {
  const places = piecesOf(curve, frame)
    .flat()
    .toSorted((a, b) => b[0] - a[0])
  const spots = [0.04, 0.1, 0.18, 0.3, 0.5, 0.7].flatMap((share) => {
    const at = places[Math.floor(share * places.length)]
    return at ? near(at) : []
  })
  pen.labelAt(
    spots.filter(({ at: [x, y] }) => x > 8 && x < frame.width - 4 && y > 6 && y < frame.height - 6),
    curve.label,
  )
}

function labelAll(diagram: Axes, frame: Frame, pen: Pen): void {
  for (const { at, label } of diagram.points ?? [])
    pen.labelAt(near(frame.put(at, 'a point'), true), label)
  for (const curve of diagram.curves ?? []) labelCurve(curve, frame, pen)
  for (const { from, to, label } of diagram.lines ?? []) {
    const [a, b] = [frame.put(from, 'a line'), frame.put(to, 'a line')]
    const spots = [0.5, 0.7, 0.3, 0.9].flatMap((share) =>
      near([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]),
    )
    pen.labelAt(spots, label)
  }
  for (const { points, label } of diagram.polylines ?? []) {
    const last = points.at(-1)
    if (last) pen.labelAt(near(frame.put(last, 'a line graph')), label)
  }
  for (const { points, label } of diagram.shapes ?? []) {
    const middle = centroidOf(points.map((point) => frame.put(point, 'a corner')))
    pen.labelAt([{ at: middle, bold: true, halo: true }, ...near(middle, true)], label)
  }
  for (const { from, to, under, label } of diagram.regions ?? []) {
    const curve = diagram.curves?.[Number(under) - 1]
    if (!curve || curve.type === 'circle') continue
    const x = (readNumber(from, 'a region') + readNumber(to, 'a region')) / 2
    pen.labelAt(near(frame.place([x, functionOf(curve)(x) / 2])), label)
  }
}

const said = ([x, y]: XY) =>
  `(${showNumber(readNumber(x, 'a point'))}, ${showNumber(readNumber(y, 'a point'))})`

const named = (what: string, label: Parameters<typeof saidOf>[0]) => {
  const name = saidOf(label)
  return name === undefined ? what : `${what} ${name}`
}

const curveNames = {
  polynomial: 'A curve',
  reciprocal: 'A reciprocal curve',
  exponential: 'An exponential curve',
  log: 'A logarithmic curve',
  power: 'A curve',
  sin: 'A wave',
  cos: 'A wave',
  tan: 'A tangent curve',
  circle: 'A circle',
  smooth: 'A smooth curve',
}

function tellCurve(curve: Curve, frame: Frame): string {
  const isLine = curve.type === 'polynomial' && curve.coefficients.length <= 2
  const what = named(
    isLine ? 'A straight line' : curveNames[curve.type],
    saidOf(curve.label) && `labelled ${saidOf(curve.label)}`,
  )
  if (curve.type === 'circle') return what
  const f = functionOf(curve)
  // Tells where it goes at the numbers of the axis, as somebody reads it from the grid.
  const places = frame.x.steps.filter(
    (x) => f(x) >= frame.y.from - 1e-9 && f(x) <= frame.y.to + 1e-9,
  )
  const every = Math.ceil(places.length / 7)
  const unit = 10 ** Math.floor(Math.log10((frame.y.to - frame.y.from) / 40))
  const read = (value: number) => Math.round(value / unit) * unit
  const seen = places.filter((_, at) => at % every === 0).map((x) => said([x, read(f(x))]))
  return seen.length === 0 ? what : `${what} goes near ${listOf(seen)}`
}

export const axes: Kind<Axes> = {
  draw(diagram, pen) {
    const frame = makeFrame(diagram, { square: diagram.square })
    if (diagram.grid !== false) drawGrid(frame, pen)
    drawRegions(diagram, frame, pen)
    drawAxes(frame, pen)
    drawLines(diagram, frame, pen)
    drawNumbers(frame, pen)
    drawPoints(diagram, frame, pen)
    labelAll(diagram, frame, pen)
  },
  describe(diagram) {
    const frame = makeFrame(diagram)
    const points = diagram.points ?? []
    const plain = points.filter(({ label }) => saidOf(label) === undefined)
    return sentences(
      'A graph',
      ...describeAxes(diagram),
      ...(diagram.curves ?? []).map((curve) => tellCurve(curve, frame)),
      ...(diagram.lines ?? []).map(
        ({ from, to, label, dashed, arrow }) =>
          `${named(arrow ? 'An arrow' : dashed ? 'A dashed line' : 'A line', label)} goes from ${said(from)} to ${said(to)}`,
      ),
      ...(diagram.polylines ?? []).map(
        ({ points: each, label }) =>
          `${named('A line graph', label)} goes through ${listOf(each.map(said))}`,
      ),
      ...(diagram.shapes ?? []).map(
        ({ points: each, label }) =>
          `${named('A shape', label)} with corners at ${listOf(each.map(said))}`,
      ),
      ...(diagram.regions ?? []).map(
        ({ from, to }) => `The region from x = ${from} to x = ${to} is shaded`,
      ),
      plain.length > 0 &&
        `${countOf(plain.length, 'point')}: ${listOf(plain.map(({ at }) => said(at)))}`,
      ...points
        .filter((each) => !plain.includes(each))
        .map(({ at, label }) => `Point ${saidOf(label)} is at ${said(at)}`),
    )
  },
}
