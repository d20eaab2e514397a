import type { Point } from './answer.ts'

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

const percent = (share: number) => Math.round(share * 100)

export const placeWords = ({ x, y }: Point): string =>
  `${percent(x)} % from the left, ${percent(y)} % from the top`
