import type { Point } from './questions.answer.ts'
import type { Grid } from './questions.pictures.ts'

/** How far an arrow key moves a marker, in parts of the picture; with Shift it is a bigger step. */
const step = 0.01
const bigStep = 0.05

const decimals = 1000
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * decimals) / decimals

/** A place in the picture, never beside it. */
export const pointAt = (x: number, y: number): Point => ({ x: within(x), y: within(y) })

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where a key takes a marker; undefined for a key that moves nothing. */
export function movedByKey({ x, y }: Point, key: string, isBig: boolean): Point | undefined {
  const way = ways[key]
  const by = isBig ? bigStep : step
  return way && pointAt(x + way[0] * by, y + way[1] * by)
}

/** A press on the picture: a marker more while there is one left, else the marker in hand goes there. */
export function withPress(
  points: readonly Point[],
  point: Point,
  { count, inHand }: { readonly count: number; readonly inHand: number },
): { points: Point[]; inHand: number } {
  if (points.length < count) return { points: [...points, point], inHand: points.length }
  const at = Math.min(Math.max(inHand, 0), points.length - 1)
  return { points: points.with(at, point), inHand: at }
}

/** As the coordinates are written: a whole number where the marker is as good as on it. */
const nearly = 0.1

function coordinate(value: number): string {
  const whole = Math.round(value)
  const figure = Math.abs(value - whole) <= nearly ? whole : Math.round(value * 10) / 10
  return figure < 0 ? `−${-figure}` : String(Math.abs(figure))
}

const heights = ['top', 'upper', 'middle', 'lower', 'bottom'] as const
const sides = ['far left', 'left', 'middle', 'right', 'far right'] as const
const zoneOf = <Name>(names: readonly Name[], share: number): Name | undefined =>
  names[Math.min(names.length - 1, Math.floor(share * names.length))]

/** Where a marker is, as the picture itself has it: its coordinates, else the part of the picture. */
export function placeWords({ x, y }: Point, grid?: Grid): string {
  if (grid) {
    const across = (x - grid.origin.x) / grid.one.x
    const up = (grid.origin.y - y) / grid.one.y
    return `(${coordinate(across)}, ${coordinate(up)})`
  }
  const [height, side] = [zoneOf(heights, y), zoneOf(sides, x)]
  const isEdge = height === 'top' || height === 'bottom'
  if (height === 'middle') return side === 'middle' ? 'in the middle' : `on the ${side}`
  if (side === 'middle') return isEdge ? `near the ${height}` : `in the ${height} middle`
  if (!isEdge) return `in the ${height} ${side}`
  return `near the ${height}${side?.startsWith('far') ? ',' : ''} ${side}`
}
