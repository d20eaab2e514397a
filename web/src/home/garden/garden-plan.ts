import type { Section } from '#lessons/lessons.data.ts'
import { type Decor, decorOf } from './garden-decor.ts'
import { linesOf, type Mascot, mascotAt, spanOf } from './garden-mascot.ts'
import { bendsOf, columns, type Place, pathOf, placesOf, pointsOn } from './garden-path.ts'

/** The meadow around the outer positions, in cells: half a plant at the sides, a plant above, a label below. */
const side = 0.797
const above = 0.947
const below = 0.948

/** Points along a curve that are kept free of plants. */
const samples = 8

export type GardenPlan = {
  readonly places: readonly Place[]
  /** Cells from top to bottom, and the view box of the trail. */
  readonly height: number
  readonly viewBox: string
  readonly trail: string
  readonly walked: string
  readonly clearings: readonly Decor[]
  readonly buddy: Mascot | undefined
}

/** Computes everything that a section's garden is drawn from: pure, from its matrix and its items. */
export function planOf(section: Section): GardenPlan {
  const places = placesOf(section)
  const rows = Math.max(1, ...places.map(({ y }) => y + 1))
  const height = rows - 1 + above + below
  const bends = bendsOf(places)
  const here = section.items.findIndex(({ is_current }) => is_current)
  const points = pointsOn(bends, samples)
  const buddy = mascotAt(
    places,
    here,
    points,
    rows,
    section.items.map(({ title }) => linesOf(title)),
  )
  const taken = [
    ...places.flatMap(({ x, y }) => [
      { x, y: y - 0.4 },
      { x, y: y + 0.3 },
    ]),
    ...points,
    ...(buddy ? spanOf(buddy) : []),
  ]
  return {
    places,
    height,
    viewBox: `${-side} ${-above} ${columns - 1 + 2 * side} ${height}`,
    trail: pathOf(bends),
    walked: pathOf(bends.slice(0, reachedOf(section))),
    clearings: decorOf(taken, rows),
    buddy,
  }
}

/** Returns the last open item: the trail is walked up to it. */
export const reachedOf = ({ items }: Section) =>
  Math.max(
    0,
    items.findLastIndex((item) => item.is_current || item.completed),
  )

/** Converts a position to shares of the garden's width and height, in percent. */
export const shareAt = ({ x, y }: Place, height: number) => ({
  left: `${(100 * (x + side)) / (columns - 1 + 2 * side)}%`,
  top: `${(100 * (y + above)) / height}%`,
})
