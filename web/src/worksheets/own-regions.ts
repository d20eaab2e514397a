import { spotLimits } from '@learngrove/contract/questions.limits'
import type { OwnKey } from './own-key.ts'

export type SpotKey = Extract<OwnKey, { type: 'hot_spot' }>
export type Region = SpotKey['regions'][number]
export type Area = Region['area']
export type Shape = Area['shape']
type Corners = Extract<Area, { shape: 'polygon' }>['points']

/** A place, or a way from one to another, in parts of the picture's width and height. */
export type Place = { readonly x: number; readonly y: number }
export type Box = Place & { readonly width: number; readonly height: number }

/** How far an arrow key goes, in parts of the picture; with Shift it goes further. */
const step = 0.01
const bigStep = 0.05

/** How wide and high a region is at first. */
const first = 0.2

const decimals = 1_000
const rounded = (share: number) => Math.round(share * decimals) / decimals
const within = (share: number, least: number, most: number) =>
  rounded(Math.min(Math.max(share, least), Math.max(least, most)))
const inPicture = (share: number) => within(share, 0, 1)

const ways: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The way that a key goes; undefined for a key that moves nothing. */
export function wayOf(key: string, isBig: boolean): Place | undefined {
  const way = ways[key]
  const by = isBig ? bigStep : step
  return way && { x: way.x * by, y: way.y * by }
}

/** The box around an area. */
export function boxOf(area: Area): Box {
  if (area.shape === 'rectangle') return area
  if (area.shape === 'circle') {
    const { x, y, radius } = area
    return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
  }
  const [across, down] = [area.points.map(([x]) => x), area.points.map(([, y]) => y)]
  const [x, y] = [Math.min(...across), Math.min(...down)]
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y }
}

/** The box between two places, such as those of a press and its release. */
export const boxBetween = (one: Place, other: Place): Box => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
})

/** A box of the first size about a place. */
export const boxAt = ({ x, y }: Place): Box => ({
  ...{ x: x - first / 2, y: y - first / 2 },
  ...{ width: first, height: first },
})

/** An area of a shape in a box. It is never smaller than a finger can find, and never beside the picture. */
export function areaIn(shape: Shape, box: Box): Area {
  const width = within(box.width, spotLimits.smallest, 1)
  const height = within(box.height, spotLimits.smallest, 1)
  const [x, y] = [within(box.x, 0, 1 - width), within(box.y, 0, 1 - height)]
  if (shape === 'rectangle') return { shape, x, y, width, height }
  if (shape === 'circle') {
    const radius = within(Math.max(width, height) / 2, spotLimits.smallest, 0.5)
    const middle = { x: x + width / 2, y: y + height / 2 }
    return {
      ...{ shape, radius },
      x: within(middle.x, radius, 1 - radius),
      y: within(middle.y, radius, 1 - radius),
    }
  }
  const [right, bottom] = [rounded(x + width), rounded(y + height)]
  return {
    shape,
    points: [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ],
  }
}

/** The same area elsewhere, as far as the picture goes. */
export function moved(area: Area, by: Place): Area {
  const { x, y, width, height } = boxOf(area)
  const dx = within(x + by.x, 0, 1 - width) - x
  const dy = within(y + by.y, 0, 1 - height) - y
  if (area.shape === 'polygon')
    return {
      ...area,
      points: area.points.map(([px, py]) => [inPicture(px + dx), inPicture(py + dy)]),
    }
  return { ...area, x: rounded(area.x + dx), y: rounded(area.y + dy) }
}

/** The same area with its far corner elsewhere. Of a polygon each corner is moved by itself. */
export function sized(area: Area, by: Place): Area {
  const least = spotLimits.smallest
  if (area.shape === 'polygon') return area
  if (area.shape === 'rectangle') {
    const width = within(area.width + by.x, least, 1 - area.x)
    return { ...area, width, height: within(area.height + by.y, least, 1 - area.y) }
  }
  const { x, y, radius } = area
  const more = Math.abs(by.x) > Math.abs(by.y) ? by.x : by.y
  return { ...area, radius: within(radius + more, least, Math.min(x, y, 1 - x, 1 - y)) }
}

/** The corners of an area that has some. */
export const cornersOf = (area: Area): Corners => (area.shape === 'polygon' ? area.points : [])

export function withCornerMoved(area: Area, at: number, by: Place): Area {
  const corner = cornersOf(area)[at]
  if (area.shape !== 'polygon' || !corner) return area
  const [x, y] = corner
  return { ...area, points: area.points.with(at, [inPicture(x + by.x), inPicture(y + by.y)]) }
}

/** One corner more, half way from the last to the first; none where there are as many as fit. */
export function withOneCorner(area: Area): Area {
  const corners = cornersOf(area)
  const [last, start] = [corners.at(-1), corners[0]]
  if (area.shape !== 'polygon' || !last || !start || corners.length >= spotLimits.corners)
    return area
  const middle: Corners[number] = [
    rounded((last[0] + start[0]) / 2),
    rounded((last[1] + start[1]) / 2),
  ]
  return { ...area, points: [...corners, middle] }
}

/** One corner less; three have to stay. */
export const withoutCorner = (area: Area, at: number): Area =>
  area.shape === 'polygon' && area.points.length > 3
    ? { ...area, points: area.points.toSpliced(at, 1) }
    : area

const percent = (share: number) => `${Math.round(share * 100)} %`

/** Where a place is, in words. */
export const placeWords = ({ x, y }: Place): string => `${percent(x)} across, ${percent(y)} down`

/** Where an area is, and how large, in words. */
export function areaWords(area: Area): string {
  const box = boxOf(area)
  return `${placeWords(box)}, ${percent(box.width)} wide, ${percent(box.height)} high`
}
