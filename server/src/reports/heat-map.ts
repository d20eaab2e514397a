import type { topicRow } from '@learngrove/contract/reports.shapes'
import type { z } from 'zod'
import type { Db } from '#platform/database.ts'
import { type Known, knownOf, meanOf } from './estimates.ts'
import { type PackedCell, selectCells, selectTopics, type Topic } from './figures.queries.ts'
import type { ClassOf, Person } from './reach.queries.ts'
import type { Weeks } from './weeks-between.ts'

export type TopicRow = z.output<typeof topicRow>

/** Who knows what: a row for each student, with a place for each topic. */
export type HeatMap = {
  readonly topics: readonly TopicRow[]
  readonly students: readonly {
    readonly person: Person
    readonly cells: readonly (Known | null)[]
  }[]
}

/** Reads what a class knows: of the topics that it practised in these weeks, or in any. */
export async function readHeatMap(
  db: Db,
  {
    of,
    weeks,
    students,
    now,
    among = 'range',
  }: {
    readonly of: ClassOf
    readonly weeks: Weeks
    readonly students: readonly Person[]
    readonly now: Date
    readonly among?: 'range' | 'all'
  },
): Promise<HeatMap> {
  const topics = await selectTopics(db, of)
  const rows = await selectCells(db, { of, weeks, topics })
  return heatMapOf({ topics, rows, students, now, among })
}

type Rows = {
  readonly topics: readonly Topic[]
  readonly rows: readonly { readonly student_id: string; readonly cells: readonly PackedCell[] }[]
  readonly students: readonly Person[]
  readonly now: Date
  readonly among: 'range' | 'all'
}

/** Puts rows and columns in the order of need: the topic and the student with the lowest mean first. */
export function heatMapOf({ topics, rows, students, now, among }: Rows): HeatMap {
  const byStudent = new Map(
    rows.map(({ student_id, cells }) => [
      student_id,
      new Map(cells.map((packed) => [packed[0], knownOf(packed, now)])),
    ]),
  )
  const shown = new Set<number>()
  for (const { cells } of rows) {
    for (const [place, , in_range] of cells) if (among === 'all' || in_range > 0) shown.add(place)
  }
  const columns = [...shown]
    .map((place) => {
      const cells = students.flatMap(({ id }) => byStudent.get(id)?.get(place) ?? [])
      return { place, row: topicRowOf(topics[place], cells, students.length) }
    })
    .toSorted((one, other) => need(one.row.mean) - need(other.row.mean) || one.place - other.place)
  const drawn = students.map((person) => {
    const cells = columns.map(({ place }) => byStudent.get(person.id)?.get(place) ?? null)
    const { mean } = meanOf(cells.flatMap((cell) => cell?.estimate ?? []))
    return { person, cells, mean }
  })
  return {
    topics: columns.map(({ row }) => row),
    students: drawn
      .toSorted((one, other) => need(one.mean) - need(other.mean))
      .map(({ person, cells }) => ({ person, cells })),
  }
}

/** What is not known comes last. */
const need = (mean: number | null): number => mean ?? Number.MAX_SAFE_INTEGER

function topicRowOf(
  topic: Topic | undefined,
  cells: readonly Known[],
  num_students: number,
): TopicRow {
  if (!topic) throw new Error('A cell is of one of the topics')
  const estimates = cells.flatMap(({ estimate }) => estimate ?? [])
  const of = (level: string) => estimates.filter((each) => each.level === level).length
  return {
    ...topic,
    answers: cells.reduce((sum, { answers }) => sum + answers, 0),
    num_students: cells.length,
    ...meanOf(estimates),
    secure: of('secure'),
    growing: of('growing'),
    not_yet: of('not_yet'),
    fading: estimates.filter(({ is_fading }) => is_fading).length,
    unknown: num_students - estimates.length,
  }
}
