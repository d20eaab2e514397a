import type { Point } from '#drawing/marks.ts'
import type { Pen, Place } from '#drawing/pen.ts'
import { makeLabel, textOf } from '#drawing/text.ts'
import { degreesOf, lengthOf, minus, plus, polar, times, unit } from '#drawing/vectors.ts'
import {
  arcRadius,
  directionsFrom,
  isHidden,
  outwardOf,
  type Scene,
  sweepOf,
} from '#kinds/geometry/scene.ts'
import type { Label } from '#types/common.ts'
import type { FigureAngle, FigureSegment } from '#types/geometry.ts'

/** How far a label reaches from its middle in a direction. */
export function reachOf(label: Label, [x, y]: Point, size?: number): number {
  const { box } = makeLabel([0, 0], label, { size })
  const [w, h] = [box.width / 2, box.height / 2 - 2]
  // Takes the smaller of the two ways out of the box, so that a label hugs a sloping line.
  return (
    Math.min(w / Math.max(Math.abs(x), 1e-6), h / Math.max(Math.abs(y), 1e-6), Math.hypot(w, h)) *
      0.55 +
    (Math.abs(x) * w + Math.abs(y) * h) * 0.45
  )
}

/** Sets the labels of segments, angles and points. Whatever is drawn must be drawn before. */
export function labelFigure(scene: Scene, pen: Pen): void {
  const { figure } = scene
  for (const angle of figure.angles ?? []) labelAngle(scene, angle, pen)
  for (const segment of figure.segments ?? []) labelSegment(scene, segment, pen)
  for (const { at, text } of figure.texts ?? []) {
    const middle = scene.place(at)
    pen.labelAt(around(middle), text)
  }
  for (const name of Object.keys(figure.points)) {
    if (isHidden(name)) continue
    const label = figure.labels?.[name] ?? { text: name, italic: false }
    if (textOf(label) !== '') labelPoint(scene, name, label, pen)
  }
}

const around = (middle: Point): Place[] =>
  [0, 8, 14, 22].flatMap((by) =>
    [90, 270, 0, 180, 45, 135, 225, 315].map((way) => ({ at: polar(middle, by, way) })),
  )

function labelSegment(scene: Scene, { from, to, label }: FigureSegment, pen: Pen): void {
  if (label === undefined || textOf(label) === '') return
  const [a, b] = [scene.at(from), scene.at(to)]
  const away = outwardOf(scene, from, to)
  const by = reachOf(label, away)
  const places: Place[] = []
  for (const more of [6, 11, 17])
    for (const side of [1, -1])
      for (const share of [0.5, 0.42, 0.58, 0.34, 0.66, 0.25, 0.75]) {
        const foot = plus(a, times(minus(b, a), share))
        places.push({ at: plus(foot, times(away, side * (by + more))) })
      }
  pen.labelAt(places, label)
}

function labelAngle(scene: Scene, angle: FigureAngle, pen: Pen): void {
  const { label } = angle
  if (label === undefined || textOf(label) === '') return
  const corner = scene.at(angle.at)
  const [from, sweep] = sweepOf(scene, angle)
  const places: Place[] = []
  const size = sweep < 40 ? 14 : 15
  const beyond = arcRadius(scene, angle) + ((angle.arcs ?? 1) - 1) * 4 + 2
  for (let more = 0; more <= 90; more += 4)
    for (const share of [0.5, 0.42, 0.58]) {
      const way = polar([0, 0], 1, from + sweep * share)
      places.push({ at: plus(corner, times(way, beyond + more + reachOf(label, way, size))), size })
    }
  // Looks behind the corner at last, where the wedge is too narrow for words.
  for (let more = 16; more <= 60; more += 6)
    for (const way of [180, 140, 220, 100, 260])
      places.push({ at: polar(corner, more, from + sweep / 2 + way), size })
  pen.labelAt(places, label)
}

function labelPoint(scene: Scene, name: string, label: Label, pen: Pen): void {
  const here = scene.at(name)
  const lines = directionsFrom(scene, name)
  const sum = lines.reduce(plus, [0, 0])
  const fromMiddle = minus(here, scene.middle)
  const away =
    lengthOf(sum) > 0.25
      ? times(sum, -1)
      : lengthOf(fromMiddle) > 4
        ? fromMiddle
        : ([-1, -1] as const)
  const wanted = degreesOf(unit(away))
  const places: Place[] = []
  for (const more of [4, 8, 13, 19])
    for (const turn of [0, 25, -25, 50, -50, 80, -80, 115, -115, 150, -150, 180]) {
      const way = minus(polar([0, 0], 1, wanted + turn), [0, 0])
      places.push({ at: plus(here, times(way, reachOf(label, way) + more)), bold: true })
    }
  pen.labelAt(places, label)
}
