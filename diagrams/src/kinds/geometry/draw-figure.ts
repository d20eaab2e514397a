import type { Point } from '#drawing/marks.ts'
import { type Pen, toneFill } from '#drawing/pen.ts'
import {
  arcPoints,
  degreesOf,
  lengthOf,
  minus,
  normal,
  plus,
  polar,
  times,
  unit,
} from '#drawing/vectors.ts'
import { labelFigure } from '#kinds/geometry/label-figure.ts'
import { arcRadius, makeScene, type Scene, sweepOf } from '#kinds/geometry/scene.ts'
import type { Figure, FigureAngle, FigureSegment } from '#types/geometry.ts'

const BEYOND = 30
const TICK = 6
const SQUARE = 12

/** Draws everything of a figure, then sets the labels where there is room. */
export function drawFigure(figure: Figure, pen: Pen): void {
  const scene = makeScene(figure)
  for (const { points, tone } of figure.polygons ?? [])
    pen.area(points.map(scene.at), { stroke: 'strong', fill: toneFill(tone) })
  for (const circle of figure.circles ?? [])
    pen.circle(scene.at(circle.centre), scene.radius(circle), {
      stroke: 'strong',
      fill: toneFill(circle.tone),
      dashed: circle.dashed,
    })
  for (const arc of figure.arcs ?? []) drawArc(scene, arc, pen)
  for (const segment of figure.segments ?? []) drawSegment(scene, segment, pen)
  for (const name of figure.north ?? []) {
    const at = scene.at(name)
    pen.arrow(at, plus(at, [0, -64]), { stroke: 'line' })
    pen.label(plus(at, [0, -67]), 'N', { valign: 'bottom', size: 14 })
  }
  for (const angle of figure.angles ?? []) drawAngle(scene, angle, pen)
  for (const name of figure.dots ?? []) pen.dot(scene.at(name), 3.5)
  labelFigure(scene, pen)
}

function drawArc(scene: Scene, arc: NonNullable<Figure['arcs']>[number], pen: Pen): void {
  const centre = scene.at(arc.centre)
  const start = minus(scene.at(arc.from), centre)
  const from = degreesOf(start)
  const sweep = (degreesOf(minus(scene.at(arc.to), centre)) - from + 360) % 360 || 360
  const points = arcPoints(centre, lengthOf(start), from, from + sweep)
  if (arc.tone === undefined) pen.line(points, { stroke: 'strong', dashed: arc.dashed })
  else pen.area([centre, ...points], { stroke: 'strong', fill: toneFill(arc.tone) })
}

function drawSegment(scene: Scene, segment: FigureSegment, pen: Pen): void {
  const { type = 'segment', dashed, accent, measure } = segment
  const [a, b] = [scene.at(segment.from), scene.at(segment.to)]
  const along = unit(minus(b, a))
  const look = { stroke: accent ? ('accent' as const) : ('strong' as const), dashed }
  const more = times(along, BEYOND)
  if (measure) pen.span(a, b, { stroke: 'line' })
  else if (type === 'vector') pen.arrow(a, b, look)
  else {
    const from = type === 'line' ? minus(a, more) : a
    pen.line([from, type === 'segment' ? b : plus(b, more)], look)
  }
  drawSigns(segment, a, b, pen)
}

/** The strokes of equal and the arrows of parallel segments, at its middle. */
function drawSigns(segment: FigureSegment, a: Point, b: Point, pen: Pen): void {
  const ticks: number = segment.ticks ?? 0
  const parallel: number = segment.parallel ?? 0
  const forward = unit(minus(b, a))
  // Points all arrows of a direction the same way, however the segments were written down.
  const isBack = forward[0] < -0.01 || (Math.abs(forward[0]) <= 0.01 && forward[1] > 0)
  const along = isBack ? times(forward, -1) : forward
  const side = normal(along)
  const middle = plus(a, times(minus(b, a), ticks > 0 && parallel > 0 ? 0.36 : 0.5))
  for (let at = 0; at < ticks; at += 1) {
    const centre = plus(middle, times(along, (at - (ticks - 1) / 2) * 5))
    pen.line([plus(centre, times(side, TICK)), minus(centre, times(side, TICK))], {
      stroke: 'line',
    })
  }
  const far = plus(a, times(minus(b, a), ticks > 0 ? 0.64 : 0.5))
  for (let at = 0; at < parallel; at += 1) {
    const tip = plus(far, times(along, (at - (parallel - 1) / 2) * 7 + 4))
    const back = minus(tip, times(along, 8))
    const arm = times(side, 5.5)
    pen.line([plus(back, arm), tip, minus(back, arm)], { stroke: 'line' })
  }
}

function drawAngle(scene: Scene, angle: FigureAngle, pen: Pen): void {
  const corner = scene.at(angle.at)
  const [from, sweep] = sweepOf(scene, angle)
  if (angle.right) {
    const one = minus(polar(corner, SQUARE, from), corner)
    const other = minus(polar(corner, SQUARE, from + sweep), corner)
    pen.line([plus(corner, one), plus(corner, plus(one, other)), plus(corner, other)])
    return
  }
  const radius = arcRadius(scene, angle)
  for (let at = 0; at < (angle.arcs ?? 1); at += 1)
    pen.arc(corner, radius + at * 4, [from, from + sweep], { stroke: 'line' })
}
