import { keptByEach, tallied } from '#choices/scoring.ts'
import type { Answer } from '#judgement.ts'
import { EMPTY_NOTE, notYet, type Outcome, partOf, right, unread } from '#outcome.ts'
import type { HotSpotArea, HotSpotQuestion } from '#question.ts'

const MARKER = 'hot_spot'

/** More points than these are no answer. */
export const MAX_POINTS = 100

/** How far beside an edge still counts as on it, in parts of the picture: machine numbers only. */
const EDGE = 1e-9

const ELSEWHERE = 'Not yet. Look for another place.'

type Point = { readonly x: number; readonly y: number }

/**
 * Each spot is found at most once; a point that hits none is a miss, and one more in a spot
 * that is found already is neither.
 */
export function markHotSpots(question: HotSpotQuestion, answer: Answer): Outcome {
  const points = answer.points ?? []
  if (points.length === 0) return unread(MARKER, 'empty', 'You have not marked a place yet.')
  if (points.length > MAX_POINTS)
    return unread(MARKER, 'too_long', 'These are more places than we can look at.')
  if (!points.every(isInPicture))
    return unread(MARKER, 'unreadable', 'One of your points is not in the picture.')
  const { spots } = question
  if (spots.length === 0) return unread(MARKER, 'unreadable', EMPTY_NOTE)
  const reach = points.map((point) =>
    spots.flatMap(({ area }, i) => (isInside(area, point) ? [i] : [])),
  )
  const found = assign(reach)
  const tally = {
    hits: found.size,
    misses: reach.filter((spot) => spot.length === 0).length,
    most: spots.length,
  }
  const scoring = question.scoring ?? 'per_item'
  const [each, kept] = [question.max_score / spots.length, keptByEach(tally, scoring)]
  const parts = spots.map(({ label }, i) =>
    found.has(i)
      ? partOf({ ...right(MARKER, `You found it: ${label}.`), share: kept }, each)
      : partOf(notYet(MARKER, 'There is one more to find.'), each),
  )
  const outcome = tallied(MARKER, tally, scoring, 'places are found')
  const isOne = found.size === 0 && spots.length === 1
  const missed = points.filter((_, at) => reach[at]?.length === 0)
  const note = `${isOne ? ELSEWHERE : outcome.note}${placesOf(question, missed)}`
  return { ...outcome, note, parts }
}

/** Says what the markers are on that are beside all that is to be found, where its author said so. */
function placesOf({ others = [] }: HotSpotQuestion, missed: readonly Point[]): string {
  const on = others.filter(({ area }) => missed.some((point) => isInside(area, point)))
  return on.length === 0 ? '' : ` A marker is on: ${on.map(({ label }) => label).join(', ')}.`
}

/**
 * The spots that can be found with these points where each point finds one spot only: a
 * largest matching (Kuhn's augmenting paths), so that overlapping areas cost nothing.
 */
function assign(reach: readonly (readonly number[])[]): ReadonlySet<number> {
  const pointOf = new Map<number, number>()
  const place = (point: number, tried: Set<number>): boolean => {
    for (const spot of reach[point] ?? []) {
      if (tried.has(spot)) continue
      tried.add(spot)
      const holder = pointOf.get(spot)
      if (holder !== undefined && !place(holder, tried)) continue
      pointOf.set(spot, point)
      return true
    }
    return false
  }
  for (const point of reach.keys()) place(point, new Set())
  return new Set(pointOf.keys())
}

const isInPicture = (point: Point | null): boolean =>
  point !== null && [point.x, point.y].every((each) => each >= 0 && each <= 1)

/** Whether a point is in an area or on its edge. */
export function isInside(area: HotSpotArea, { x, y }: Point): boolean {
  switch (area.shape) {
    case 'circle':
      return Math.hypot(x - area.x, y - area.y) <= area.radius + EDGE
    case 'rectangle':
      return (
        x >= area.x - EDGE &&
        x <= area.x + area.width + EDGE &&
        y >= area.y - EDGE &&
        y <= area.y + area.height + EDGE
      )
    default:
      return isInPolygon(area.points, { x, y })
  }
}

/** By counting the edges that a ray to the right crosses (even and odd). */
function isInPolygon(points: readonly (readonly [number, number])[], { x, y }: Point): boolean {
  let isIn = false
  for (const [i, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay]
    if (isOnEdge([ax, ay], [bx, by], { x, y })) return true
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn
  }
  return isIn
}

function isOnEdge(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  { x, y }: Point,
): boolean {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay) <= EDGE
  const aside = Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length
  return aside <= EDGE && along >= -EDGE && along <= length + EDGE
}
