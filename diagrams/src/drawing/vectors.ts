import type { Point } from '#drawing/marks.ts'

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor]
export const lengthOf = (a: Point): number => Math.hypot(a[0], a[1])
export const middleOf = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0]
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1]

/** The direction alone; to the right where there is none. */
export function unit(a: Point): Point {
  const length = lengthOf(a)
  return length < 1e-9 ? [1, 0] : [a[0] / length, a[1] / length]
}

/** A quarter turn. */
export const normal = (a: Point): Point => [-a[1], a[0]]

/** The point at a distance, by an angle in degrees, anticlockwise from the right as it is seen. */
export const polar = (centre: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [centre[0] + radius * Math.cos(angle), centre[1] - radius * Math.sin(angle)]
}

/** The angle of a direction in degrees from 0 to 360, anticlockwise as it is seen. */
export const degreesOf = (a: Point): number => {
  const degrees = (Math.atan2(-a[1], a[0]) * 180) / Math.PI
  return degrees < 0 ? degrees + 360 : degrees
}

/** A part of a circle or an ellipse as points; `to` is beyond `from` by the degrees to draw. */
export function arcPoints(
  centre: Point,
  radius: number | readonly [number, number],
  from: number,
  to: number,
): Point[] {
  const [rx, ry] = typeof radius === 'number' ? [radius, radius] : radius
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / 6))
  return Array.from({ length: count + 1 }, (_, at) => {
    const [x, y] = polar([0, 0], 1, from + ((to - from) * at) / count)
    return [centre[0] + x * rx, centre[1] + y * ry]
  })
}

export const centroidOf = (points: readonly Point[]): Point => {
  const sum = points.reduce(plus, [0, 0])
  return times(sum, 1 / Math.max(1, points.length))
}

/** Twice the signed area: its sign tells which way round the corners go. */
export const turnOf = (points: readonly Point[]): number =>
  points.reduce((sum, a, at) => sum + cross(a, points[(at + 1) % points.length] ?? a), 0)
