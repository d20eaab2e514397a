import { arrow, type Look, line, type Point, trail, words } from './pen.ts'

type Range = readonly [from: number, to: number]

type AxesOptions = {
  readonly x: Range
  readonly y: Range
  /** Where the plot stands in the drawing. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** How far apart the numbers on each axis are. */
  readonly step?: readonly [number, number]
  readonly names?: readonly [string, string]
}

/** A pair of axes, and how a point on them becomes a point of the drawing. */
export function axesOf({ x, y, left, top, width, height, step = [1, 1], names }: AxesOptions) {
  const on = (u: number, v: number): Point => [
    left + ((u - x[0]) / (x[1] - x[0])) * width,
    top + height - ((v - y[0]) / (y[1] - y[0])) * height,
  ]
  const marks = ([low, high]: Range, by: number) =>
    Array.from({ length: Math.floor((high - low) / by) + 1 }, (_, i) => low + i * by)
  const shown = (value: number) => String(value).replace('-', '−')
  const [across, up] = [marks(x, step[0]), marks(y, step[1])]
  const origin = on(0, 0)
  const axes = [
    ...across.map((u) => line(on(u, y[0]), on(u, y[1]), 'thin')),
    ...up.map((v) => line(on(x[0], v), on(x[1], v), 'thin')),
    arrow([left, origin[1]], [left + width + 10, origin[1]], 'thin-ink'),
    arrow([origin[0], top + height], [origin[0], top - 10], 'thin-ink'),
    ...across
      .filter((u) => u !== 0)
      .map((u) => words([on(u, 0)[0], origin[1] + 13], shown(u), 'middle', 'small')),
    ...up
      .filter((v) => v !== 0)
      .map((v) => words([origin[0] - 7, on(0, v)[1]], shown(v), 'end', 'small')),
    words([left + width + 10, origin[1] - 14], names?.[0] ?? '*x*', names ? 'end' : 'middle'),
    words([origin[0] + 10, top - 8], names?.[1] ?? '*y*', 'start'),
  ].join('')
  /** The graph of a function between two places; what is higher or lower than the axes is left out. */
  const graph = (f: (u: number) => number, [a, b]: Range = x, look: Look = 'leaf') => {
    const points = Array.from({ length: 81 }, (_, i) => a + ((b - a) * i) / 80)
      .map((u) => [u, f(u)] as const)
      .filter(([, v]) => v >= y[0] - 1e-9 && v <= y[1] + 1e-9)
    return trail(
      points.map(([u, v]) => on(u, v)),
      look,
    )
  }
  return { on, axes, graph }
}

/** A line of numbers from one to another, with a stroke at each step; `at` finds a number on it. */
export function numberLine([low, high]: Range, y: number, left = 24, right = 316, step = 1) {
  const at = (value: number): Point => [left + ((value - low) / (high - low)) * (right - left), y]
  const values = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) =>
    Number((low + i * step).toFixed(6)),
  )
  const strokes = values.map((value) => {
    const [x] = at(value)
    return line([x, y - 6], [x, y + 6])
  })
  const labels = (which: readonly number[] = values) =>
    which
      .map((value) =>
        words([at(value)[0], y + 20], String(value).replace('-', '−'), 'middle', 'small'),
      )
      .join('')
  const drawn = arrow([left - 14, y], [right + 16, y]) + strokes.join('')
  return { at, drawn, labels }
}
