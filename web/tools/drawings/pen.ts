/** Points of a drawing in pixels, from its top left; y goes down. */
export type Point = readonly [x: number, y: number]

/** A drawing: what it is called, how large it is, and what it is drawn with. */
export type Drawing = {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly parts: readonly string[]
}

/** How something looks; the style sheet gives each its colours by day, by night and in few colours. */
export type Look = 'edge' | 'thin' | 'dash' | 'leaf' | 'coral' | 'sky' | 'thin-ink' | 'none'
export type Fill =
  | 'leaf-soft'
  | 'leaf-full'
  | 'sun-full'
  | 'sky-full'
  | 'butter'
  | 'sky-soft'
  | 'peach'
  | 'lilac'
  | 'paper'
  | 'solid'
  | 'open'

/** Wide enough to read, and narrow enough for a phone without being made smaller. */
export const WIDTH = 340

const round = (value: number) => Math.round(value * 100) / 100
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`

export const add = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]
export const middle = (a: Point, b: Point, part = 0.5): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]
/** From a point, so far in a direction in degrees; 0 is to the right, 90 is up. */
export const from = ([x, y]: Point, length: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180
  return [x + length * Math.cos(turn), y - length * Math.sin(turn)]
}
/** The direction from a point to another, in degrees from 0 up to 360. */
export const direction = (a: Point, b: Point): number =>
  ((Math.atan2(a[1] - b[1], b[0] - a[0]) * 180) / Math.PI + 360) % 360
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export const line = (a: Point, b: Point, look: Look = 'edge') =>
  `<path class="${look}" d="M${at(a)}L${at(b)}"/>`
export const trail = (points: readonly Point[], look: Look = 'edge') =>
  `<path class="${look}" d="M${points.map(at).join('L')}"/>`
export const shape = (points: readonly Point[], fill: Fill = 'leaf-soft', look: Look = 'edge') =>
  `<path class="${look} ${fill}" d="M${points.map(at).join('L')}Z"/>`
export const box = (x: number, y: number, w: number, h: number, fill?: Fill, look?: Look) =>
  shape(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    fill,
    look,
  )
export const circle = ([x, y]: Point, r: number, fill: Fill = 'leaf-soft', look: Look = 'edge') =>
  `<circle class="${look} ${fill}" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`
export const dot = (point: Point, fill: Fill = 'solid') => circle(point, 4.5, fill)

type Anchor = 'start' | 'middle' | 'end'
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Words; what stands between `*` leans, as letters of mathematics do, and `^2` is raised. */
export function words([x, y]: Point, text: string, anchor: Anchor = 'middle', kind = ''): string {
  const inner = escaped(text)
    .replace(/\*([^*]+)\*/g, '<tspan class="letter">$1</tspan>')
    .replace(/\^(\d)/g, (_, digit) => ({ '2': '²', '3': '³' })[String(digit)] ?? digit)
  return `<text class="${anchor}${kind && ` ${kind}`}" x="${round(x)}" y="${round(y + 5)}">${inner}</text>`
}

/** Words beside the middle of a line, on its left as one goes from `a` to `b`. */
export function beside(a: Point, b: Point, text: string, gap = 16): string {
  return words(from(middle(a, b), gap, direction(a, b) + 90), text)
}

/** The fraction of a top and a bottom, with its bar. */
export const fraction = (point: Point, top: string, bottom: string) =>
  words(add(point, [0, -10]), top) +
  line(add(point, [-9, 0]), add(point, [9, 0]), 'thin-ink') +
  words(add(point, [0, 11]), bottom)

/** An arc at a corner, against the clock from the direction of `a` to that of `b`, and what it measures. */
export function angle(
  corner: Point,
  a: Point,
  b: Point,
  text?: string,
  r = 22,
  look: Look = 'leaf',
): string {
  const [begin, end] = [direction(corner, a), direction(corner, b)]
  const size = (end - begin + 360) % 360
  const large = size > 180 ? 1 : 0
  const arc = `<path class="${look}" d="M${at(from(corner, r, begin))}A${r} ${r} 0 ${large} 0 ${at(from(corner, r, end))}"/>`
  const label = text ?? `${Math.round(size)}°`
  return label === '' ? arc : arc + words(from(corner, r + 16, begin + size / 2), label)
}

/** The little square of a right angle between the directions of `a` and `b`. */
export function rightAngle(corner: Point, a: Point, b: Point, size = 12): string {
  const [one, two] = [
    from(corner, size, direction(corner, a)),
    from(corner, size, direction(corner, b)),
  ]
  return trail([one, add(two, [one[0] - corner[0], one[1] - corner[1]]), two], 'thin-ink')
}

/** So many short strokes across the middle of a line: lines with as many are equally long. */
export function ticks(a: Point, b: Point, count = 1): string {
  const along = direction(a, b)
  return Array.from({ length: count }, (_, i) => {
    const place = from(middle(a, b), (i - (count - 1) / 2) * 5, along)
    return line(from(place, 6, along + 90), from(place, 6, along - 90))
  }).join('')
}

/** An arrow head at the end of a line, as long as it says. */
export const head = (a: Point, b: Point, look: Look = 'edge', size = 9) => {
  const along = direction(a, b)
  return trail([from(b, size, along + 152), b, from(b, size, along - 152)], look)
}
export const arrow = (a: Point, b: Point, look: Look = 'edge') =>
  line(a, b, look) + head(a, b, look)
/** The arrow head of parallel lines, in the middle of one. */
export const parallel = (a: Point, b: Point, part = 0.5) => head(a, middle(a, b, part))
