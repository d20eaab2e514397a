import type { Section } from '#lessons/lessons.data.ts'

/** Columns of a section's matrix. The contract's own constant would bring its schemas into the browser. */
export const columns = 7

/** A position in the garden, in cells: column 0 to 6 from the left, rows from the top. */
export type Place = { readonly x: number; readonly y: number }

/** A piece of the trail: a cubic Bézier curve from one position to the next. */
export type Bend = {
  readonly from: Place
  readonly c1: Place
  readonly c2: Place
  readonly to: Place
}

/** Default positions: every second column, with a turn at each side. */
const meander: readonly Place[] = [
  { x: 2, y: 0 },
  { x: 4, y: 0 },
  { x: 6, y: 1 },
  { x: 4, y: 2 },
  { x: 2, y: 2 },
  { x: 0, y: 3 },
]
const meanderRows = 4

/** Length of a handle, as a share of the distance: on a straight, in a corner, in a hairpin. */
const straight = 1 / 3
const corner = 0.55
const hairpin = 0.4
/** How far a hairpin's handle swings out at most, in cells: the meadow ends a little beyond. */
const swing = 0.8

/**
 * Returns the position of each item, in order, from the section's matrix. The first used row
 * becomes row 0. If the matrix leaves an item out, all follow the default.
 */
export function placesOf({ section_matrix, items }: Section): Place[] {
  const found = items.map((_, index) => {
    const y = section_matrix.findIndex((row) => row.includes(index))
    const x = section_matrix[y]?.indexOf(index) ?? -1
    return { x, y }
  })
  const places = found.every(({ y }) => y >= 0) ? found : items.map((_, index) => meanderAt(index))
  const top = Math.min(...places.map(({ y }) => y))
  return places.map(({ x, y }) => ({ x, y: y - top }))
}

function meanderAt(index: number): Place {
  const place = meander[(index - 1) % meander.length]
  if (!place) return { x: 0, y: 0 }
  return { x: place.x, y: place.y + meanderRows * Math.floor((index - 1) / meander.length) }
}

/** Draws the trail through the positions in order: one smooth curve from each to the next. */
export function bendsOf(places: readonly Place[]): Bend[] {
  const ways = places.map((_, index) => wayAt(places, index))
  return places.slice(1).map((to, index) => {
    const from = places[index] ?? to
    const out = handle(from, to, ways[index] ?? right)
    const back = handle(to, from, reverse(ways[index + 1] ?? right))
    return { from, c1: out, c2: back, to }
  })
}

const right: Place = { x: 1, y: 0 }
const reverse = ({ x, y }: Place): Place => ({ x: -x, y: -y })

/** Returns the direction of the trail at a position, as a unit vector. */
function wayAt(places: readonly Place[], index: number): Place {
  const here = places[index] ?? right
  const before = places[index - 1]
  const after = places[index + 1]
  // Along a row the trail is level, so that the plants of the row stand in a line.
  if (after?.y === here.y) return { x: Math.sign(after.x - here.x), y: 0 }
  if (before?.y === here.y) return { x: Math.sign(here.x - before.x), y: 0 }
  const from = before ?? here
  const to = after ?? here
  const turns = before && after && (here.x - before.x) * (after.x - here.x) <= 0
  const dx = turns ? 0 : to.x - from.x
  const length = Math.hypot(dx, to.y - from.y) || 1
  return { x: dx / length, y: (to.y - from.y) / length }
}

/** Returns the control point that leaves `from` in direction `way` towards `to`. */
function handle(from: Place, to: Place, way: Place): Place {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const isAhead = way.x * dx + way.y * dy > 0
  const reach = !isAhead
    ? Math.min(swing, hairpin * Math.abs(dy))
    : dy === 0
      ? straight * Math.abs(dx)
      : corner * (Math.abs(way.x * dx) + Math.abs(way.y * dy))
  return { x: from.x + way.x * reach, y: from.y + way.y * reach }
}

const pair = ({ x, y }: Place) => `${+x.toFixed(3)} ${+y.toFixed(3)}`

/** Writes the curves as the `d` of an SVG path. */
export function pathOf(bends: readonly Bend[]): string {
  const [first] = bends
  if (!first) return ''
  return `M${pair(first.from)}${bends.map(({ c1, c2, to }) => `C${pair(c1)} ${pair(c2)} ${pair(to)}`).join('')}`
}

/** Samples points along the curves, `count` a curve, from the first position to the last. */
export function pointsOn(bends: readonly Bend[], count: number): Place[] {
  return bends.flatMap(({ from, c1, c2, to }) =>
    Array.from({ length: count + 1 }, (_, step) => {
      const t = step / count
      const mix = (a: number, b: number, c: number, d: number) =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d
      return { x: mix(from.x, c1.x, c2.x, to.x), y: mix(from.y, c1.y, c2.y, to.y) }
    }),
  )
}
