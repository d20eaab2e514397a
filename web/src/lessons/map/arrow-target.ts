import type { MapTopic } from './map.data.ts'
import type { BedPlan, Point } from './plan-beds.ts'

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

export const isArrow = (key: string): key is ArrowKey => /^Arrow(Left|Right|Up|Down)$/.test(key)

/**
 * Says where an arrow key leads from a topic: left and right along its bed; up to what it needs, down
 * to where it leads, in other beds first; where it has no such line, to the nearest plant above or below.
 */
export function arrowTarget(
  { beds, spots }: Pick<BedPlan, 'beds' | 'spots'>,
  id: string,
  key: ArrowKey,
): string | undefined {
  const bed = beds.find(({ strand }) => strand.topics.some((topic) => topic.id === id))
  const own = bed?.strand.topics ?? []
  const at = own.findIndex((topic) => topic.id === id)
  if (key === 'ArrowLeft') return own[at - 1]?.id
  if (key === 'ArrowRight') return own[at + 1]?.id
  const topic = own[at]
  const here = spots.get(id)
  if (!topic || !here) return undefined
  const ends = linesOf(topic, key).filter((end) => spots.has(end))
  const isOwn = (end: string) => own.some((each) => each.id === end)
  return ends.find((end) => !isOwn(end)) ?? ends[0] ?? nearest(spots, here, key)
}

const linesOf = ({ needs, leads_to }: MapTopic, key: ArrowKey) =>
  key === 'ArrowUp' ? needs : leads_to

function nearest(
  spots: ReadonlyMap<string, Point>,
  here: Point,
  key: ArrowKey,
): string | undefined {
  const isThere = ({ y }: Point) => (key === 'ArrowUp' ? y < here.y : y > here.y)
  const distance = ({ x, y }: Point) => Math.abs(y - here.y) * 10 + Math.abs(x - here.x)
  return [...spots]
    .filter(([, spot]) => isThere(spot))
    .toSorted(([, a], [, b]) => distance(a) - distance(b))[0]?.[0]
}
