import type { CourseMap } from './map.data.ts'
import type { MapIndex, Placed } from './map-index.ts'
import { standingWords } from './map-words.ts'

export type MapRow = Placed & {
  /** How it stands, in words. */
  readonly standing: string
  /** What it needs first, by name. */
  readonly needs: string
}

export const columnIds = ['topic', 'strand', 'standing', 'needs'] as const
export type MapColumn = (typeof columnIds)[number]

/** What waits most: the thirsty, then what grows, what is open, what blooms, and at last what is locked. */
function urgency({ topic: { standing } }: Placed): number {
  if (standing === null) return 0
  if (standing.is_locked) return 5
  if (standing.plant === 'wilting') return 1
  if (standing.plant === 'seed') return 3
  return standing.plant === 'bloom' ? 4 : 2
}

/** Makes the rows of the list, of one bed or of all, what waits most first. */
export function rowsOf(map: CourseMap, index: MapIndex, strand: string | undefined): MapRow[] {
  return [...index.placed.values()]
    .filter((placed) => strand === undefined || placed.strand.key === strand)
    .map((placed) => ({
      ...placed,
      standing: standingWords(placed.topic.standing, map.mastered_from),
      needs: placed.topic.needs
        .flatMap((id) => (index.placed.get(id)?.topic ?? index.elsewhere.get(id))?.title ?? [])
        .join(', '),
    }))
    .toSorted((a, b) => urgency(a) - urgency(b) || masteryOf(b) - masteryOf(a))
}

const masteryOf = ({ topic }: Placed) => topic.standing?.mastery ?? 0

/** What a row is ordered by in a column; beds stand in their order in the garden. */
export function orderValue(map: CourseMap, row: MapRow, column: MapColumn): string | number {
  if (column === 'topic') return row.topic.title
  if (column === 'strand') return map.strands.indexOf(row.strand)
  if (column === 'needs') return row.needs
  return urgency(row) * 10 - masteryOf(row)
}
