import { type Figure, figureSigns, figureSize } from './figure.ts'
import {
  curve,
  type Form,
  forms,
  line,
  type Point,
  type Random,
  type Stroke,
} from './sign-forms.testing.ts'

/** Figures as hands write them, drawn by strokes that differ in form, slant, size, width and ink. */

/** What is none of the signs: letters, other signs, a figure that was crossed out, and scribbles. */
const others: readonly Form[] = [
  () => [line([-0.15, 1], [1.15, 0])],
  () => [line([0.1, 0], [0.9, 1]), line([0.9, 0], [0.1, 1])],
  () => [line([0.5, 0.1], [0.5, 0.9]), line([0.1, 0.5], [0.9, 0.5])],
  () => [line([0.1, 0.35], [0.9, 0.35]), line([0.1, 0.65], [0.9, 0.65])],
  () => [line([0, 1], [0.5, 0], [1, 1]), line([0.2, 0.65], [0.8, 0.65])],
  () => [
    curve([0.1, 0.2], [0.4, 0], [0.8, 0.2], [0.5, 0.5], [0.5, 0.7]),
    line([0.48, 0.95], [0.52, 1]),
  ],
  () => [line([0, 0], [0, 1]), line([0, 0.5], [0.9, 0.5]), line([0.9, 0], [0.9, 1])],
  () => [line([0, 1], [0.1, 0], [0.5, 0.6], [0.9, 0], [1, 1])],
  () => [line([0.9, 0], [0.1, 0], [0.1, 1], [0.9, 1]), line([0.1, 0.5], [0.7, 0.5])],
  (random) => [
    curve(
      ...Array.from({ length: 6 + Math.floor(random() * 10) }, () => [random(), random()] as const),
    ),
  ],
  (random) => {
    const first = formOf(figureSigns[Math.floor(random() * 10)] ?? '0', random)
    return [
      ...first,
      line([0, 0.3 + random() * 0.4], [1, 0.3 + random() * 0.4]),
      line([0, random()], [1, random()]),
    ]
  },
  (random) => {
    const [one, other] = [0, 1].map(() =>
      formOf(figureSigns[Math.floor(random() * 10)] ?? '0', random),
    )
    const beside = (strokes: readonly Stroke[], shift: number) =>
      strokes.map(({ points, isCurve }) => ({
        isCurve,
        points: points.map(([x, y]) => [shift + x * 0.42, y] as const),
      }))
    return [...beside(one ?? [], 0), ...beside(other ?? [], 0.58)]
  },
]

const formOf = (sign: string, random: Random): readonly Stroke[] =>
  pick(forms[sign] ?? others, random)(random)

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('There is nothing to pick from')
  return found
}

/** A number that lies around nought as a bell does. */
const bell = (random: Random) => random() + random() + random() + random() - 2

/** Strokes of a sign as a hand writes it, as lines of short pieces in a square of side one; of any other sign something else. */
export function handwritten(sign: string, random: Random): Point[][] {
  const wobble = 0.02 + random() * 0.07
  const [slant, turn] = [0.1 + bell(random) * 0.45, bell(random) * 0.2]
  const [waves, phase, far] = [1 + random() * 2, random() * 7, bell(random) * 0.06]
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  return formOf(sign, random).map(({ points, isCurve }) => {
    const moved = points.map(
      ([x, y]) => [x + bell(random) * wobble, y + bell(random) * wobble] as const,
    )
    return (isCurve ? smooth(moved) : moved).map(([x, y]) => {
      const [u, v] = [x - 0.5 - slant * (y - 0.5), y - 0.5]
      const bent = u + far * Math.sin(v * waves * 3 + phase)
      return [bent * cos - v * sin + 0.5, bent * sin + v * cos + 0.5] as const
    })
  })
}

const pieces = 5

/** Lays a curve through points (Catmull and Rom). */
function smooth(points: readonly Point[]): Point[] {
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  const found: Point[] = []
  for (let from = 0; from + 1 < points.length; from += 1) {
    for (let piece = 0; piece < pieces; piece += 1) {
      const t = piece / pieces
      const along = (axis: 0 | 1) => {
        const [a, b, c, d] = [
          at(from - 1)[axis],
          at(from)[axis],
          at(from + 1)[axis],
          at(from + 2)[axis],
        ]
        return (
          0.5 *
          (2 * b +
            (c - a) * t +
            (2 * a - 5 * b + 4 * c - d) * t * t +
            (3 * b - a - 3 * c + d) * t * t * t)
        )
      }
      found.push([along(0), along(1)])
    }
  }
  return [...found, at(points.length - 1)]
}

/** Where in a box, and how large, a sign is written: in shares of the box. */
export function placeInBox(sign: string, random: Random) {
  if (sign === '.') {
    const size = 0.06 + random() * 0.14
    return { x: 0.2 + random() * 0.6, y: 0.68 + random() * 0.24, wide: size, high: size * 0.75 }
  }
  if (sign === '-')
    return {
      x: 0.4 + random() * 0.2,
      y: 0.38 + random() * 0.24,
      wide: 0.35 + random() * 0.5,
      high: 0.12,
    }
  const high = 0.42 + random() * 0.5
  const wide = Math.min(0.95, high * (0.55 + random() * 0.6))
  return {
    x: 0.5 + bell(random) * 0.5 * (1 - wide),
    y: 0.5 + bell(random) * 0.5 * (1 - high),
    ...{ wide, high },
  }
}

/** Draws a sign into its box as a camera shows it; of any other sign something that is none. */
export function drawnFigure(sign: string, random: Random): Figure {
  const { width, height } = figureSize
  const { x, y, wide, high } = placeInBox(sign, random)
  const strokes = handwritten(sign, random).map((stroke) =>
    stroke.map(
      ([u, v]) => [(x + (u - 0.5) * wide) * width, (y + (v - 0.5) * high) * height] as const,
    ),
  )
  const thick = 1.1 + random() * 2.9
  const soft = 0.7 + random() * 0.9
  const dark = 0.45 + random() * 0.55
  const noise = random() * 0.12
  const lines =
    random() < 0.35 ? [random(), random(), random(), random()].map((one) => one < 0.4) : []
  return Float32Array.from({ length: width * height }, (_, at) => {
    const [column, row] = [at % width, Math.floor(at / width)]
    const away = distanceTo(strokes, column + 0.5, row + 0.5)
    let ink = dark * Math.max(0, Math.min(1, (thick / 2 - away) / soft + 0.5))
    const isLine =
      (lines[0] && column === 0) ||
      (lines[1] && column === width - 1) ||
      (lines[2] && row === 0) ||
      (lines[3] && row === height - 1)
    if (isLine) ink = Math.max(ink, 0.5)
    return Math.max(0, Math.min(1, ink + bell(random) * noise))
  })
}

function distanceTo(strokes: readonly (readonly Point[])[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const stroke of strokes) {
    for (let at = 0; at + 1 < stroke.length; at += 1) {
      const [ax, ay] = stroke[at] ?? [0, 0]
      const [bx, by] = stroke[at + 1] ?? [0, 0]
      const [dx, dy] = [bx - ax, by - ay]
      const along = Math.max(
        0,
        Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)),
      )
      least = Math.min(least, (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2)
    }
  }
  return Math.sqrt(least)
}
