import { DiagramError, type Point } from '#drawing/marks.ts'
import { readNumber } from '#drawing/numbers.ts'
import {
  centroidOf,
  degreesOf,
  lengthOf,
  minus,
  normal,
  plus,
  times,
  turnOf,
  unit,
} from '#drawing/vectors.ts'
import type { XY } from '#types/common.ts'
import type { Figure, FigureAngle } from '#types/geometry.ts'

const FRAME = { width: 250, height: 210 }

/** A figure with its points in their places on the paper. */
export type Scene = {
  readonly figure: Figure
  readonly scale: number
  readonly middle: Point
  /** Throws `DiagramError` where there is no such point. */
  readonly at: (name: string) => Point
  readonly place: (xy: XY) => Point
  readonly radius: (circle: NonNullable<Figure['circles']>[number]) => number
}

const readXY = ([x, y]: XY, what: string): Point => [readNumber(x, what), readNumber(y, what)]

/** Points whose name begins so are helpers: they are not named and not told. */
export const isHidden = (name: string): boolean => name.startsWith('_')

export function makeScene(figure: Figure): Scene {
  const known = new Map(
    Object.entries(figure.points).map(([name, xy]) => [name, readXY(xy, `point ${name}`)]),
  )
  const find = (name: string): Point => {
    const found = known.get(name)
    if (!found) throw new DiagramError(`there is no point ${name}`)
    return found
  }
  const radiusOf: Scene['radius'] = ({ centre, radius, through }) => {
    if (through !== undefined) return Math.hypot(...minus(find(through), find(centre)))
    const found = readNumber(radius ?? '', 'the radius')
    if (found <= 0) throw new DiagramError('a radius is larger than 0')
    return found
  }
  const corners = [
    ...known.values(),
    ...(figure.circles ?? []).flatMap((circle) => {
      const by = radiusOf(circle)
      const centre = find(circle.centre)
      return [plus(centre, [by, by]), minus(centre, [by, by])]
    }),
  ]
  if (corners.length === 0) throw new DiagramError('a figure needs points')
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom]
  const scale = Math.min(FRAME.width / (width || 1e-9), FRAME.height / (height || 1e-9), 1e6)
  if (width === 0 && height === 0) throw new DiagramError('all points are in one place')
  const put = ([x, y]: Point): Point => [(x - left) * scale, (bottom + height - y) * scale]
  const named = [...known].filter(([name]) => !isHidden(name)).map(([, point]) => put(point))
  return {
    figure,
    scale,
    middle: centroidOf(named.length > 0 ? named : corners.map(put)),
    at: (name) => put(find(name)),
    place: (xy) => put(readXY(xy, 'a place')),
    radius: (circle) => radiusOf(circle) * scale,
  }
}

/** The direction away from the figure, square to a segment of it. */
export function outwardOf(scene: Scene, from: string, to: string): Point {
  const [a, b] = [scene.at(from), scene.at(to)]
  const side = normal(unit(minus(b, a)))
  for (const { points } of scene.figure.polygons ?? []) {
    const index = points.findIndex((name, at) => {
      const next = points[(at + 1) % points.length]
      return (name === from && next === to) || (name === to && next === from)
    })
    if (index < 0) continue
    const isAlong = points[index] === from
    const turn = turnOf(points.map(scene.at))
    return times(side, turn > 0 === isAlong ? -1 : 1)
  }
  const away = minus(plus(a, times(minus(b, a), 0.5)), scene.middle)
  const sum = away[0] * side[0] + away[1] * side[1]
  if (Math.abs(sum) > 0.5) return times(side, Math.sign(sum))
  return side[1] < 0 || (Math.abs(side[1]) < 1e-6 && side[0] > 0) ? side : times(side, -1)
}

/** The directions in which lines leave a point. */
export function directionsFrom(scene: Scene, name: string): Point[] {
  const { segments = [], polygons = [], circles = [] } = scene.figure
  const here = scene.at(name)
  const others = [
    ...segments.flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : [])),
    ...polygons.flatMap(({ points }) => {
      const at = points.indexOf(name)
      if (at < 0) return []
      return [points.at(at - 1) ?? name, points[(at + 1) % points.length] ?? name]
    }),
    ...circles
      .filter((each) => each.centre !== name && isOn(scene, each, name))
      .map(({ centre }) => centre),
  ]
  return others.filter((other) => other !== name).map((other) => unit(minus(scene.at(other), here)))
}

function isOn(scene: Scene, circle: NonNullable<Figure['circles']>[number], name: string): boolean {
  const distance = Math.hypot(...minus(scene.at(name), scene.at(circle.centre)))
  return Math.abs(distance - scene.radius(circle)) < 2
}

/** The degrees at which an angle begins, and how far it goes, anticlockwise. */
export function sweepOf(
  scene: Scene,
  { at, from, to, reflex }: FigureAngle,
): readonly [number, number] {
  const corner = scene.at(at)
  const a = degreesOf(minus(scene.at(from), corner))
  const b = degreesOf(minus(scene.at(to), corner))
  const sweep = (b - a + 360) % 360
  return sweep > 180 === (reflex === true) ? [a, sweep] : [b, 360 - sweep]
}

/** Keeps the arc of an angle within its arms; an acute one has a larger arc. */
export function arcRadius(scene: Scene, angle: FigureAngle): number {
  const corner = scene.at(angle.at)
  const arms = [angle.from, angle.to].map((name) => lengthOf(minus(scene.at(name), corner)))
  const [, sweep] = sweepOf(scene, angle)
  const wanted = sweep < 35 ? 38 : sweep < 60 ? 28 : 22
  return Math.min(wanted, Math.max(9, Math.min(...arms) * 0.45))
}
