import type { topicRow } from '@learngrove/contract/reports.shapes'
import type { z } from 'zod'
import type { Db } from '#platform/database.ts'
import { type Estimate, type Known, knownOf, meanOf } from './estimates.ts'
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
  const byStudent = new Map<string, (Known | undefined)[]>()
  const shown = new Set<number>()
  for (const { student_id, cells } of rows) {
    const known: (Known | undefined)[] = new Array(topics.length)
    for (const packed of cells) {
      const [place, , in_range] = packed
      known[place] = knownOf(packed, now)
      if (among === 'all' || in_range > 0) shown.add(place)
    }
    byStudent.set(student_id, known)
  }
  const inOrder = students.map((person) => ({ person, known: byStudent.get(person.id) ?? [] }))
  const columns = [...shown]
    .map((place) => ({
      place,
      row: topicRowOf(
        topics[place],
        inOrder.map(({ known }) => known[place]),
      ),
    }))
    .toSorted((one, other) => need(one.row.mean) - need(other.row.mean) || one.place - other.place)
  const drawn = inOrder.map(({ person, known }) => {
    const cells = columns.map(({ place }) => known[place] ?? null)
    return { person, cells, mean: meanEstimate(cells) }
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

/** The mean of the estimates of a student. */
function meanEstimate(cells: readonly (Known | null)[]): number | null {
  let [sum, count] = [0, 0]
  for (const cell of cells) {
    if (!cell?.estimate) continue
    sum += cell.estimate.mastery
    count += 1
  }
  return count === 0 ? null : Math.round(sum / count)
}

/** A topic over all students of a class, those without an answer too. */
function topicRowOf(topic: Topic | undefined, cells: readonly (Known | undefined)[]): TopicRow {
  if (!topic) throw new Error('A cell is of one of the topics')
  const of = { secure: 0, growing: 0, not_yet: 0, fading: 0, answers: 0, num_students: 0 }
  const estimates: Estimate[] = []
  for (const cell of cells) {
    if (!cell) continue
    of.num_students += 1
    of.answers += cell.answers
    if (!cell.estimate) continue
    estimates.push(cell.estimate)
    of[cell.estimate.level] += 1
    if (cell.estimate.is_fading) of.fading += 1
  }
  return { ...topic, ...of, ...meanOf(estimates), unknown: cells.length - estimates.length }
}
