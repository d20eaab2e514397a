import type { reports } from '@learngrove/contract/reports'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { chooseSentence } from './choose-sentence.ts'
import { chooseThings } from './choose-things.ts'
import { selectWeeks, selectWork } from './figures.queries.ts'
import { type HeatMap, readHeatMap } from './heat-map.ts'
import { openClass } from './open-class.ts'
import { type Person, selectStudents } from './reach.queries.ts'
import { readMisconceptions } from './read-misconceptions.ts'
import { readQuestions } from './read-questions.ts'
import { rangeOf, weeksBefore, weeksBetween } from './weeks-between.ts'
import { sumOf, weekOf, workOf } from './work-done.ts'

type Report = typeof reports.ofClass
type Event = Output<Report> extends AsyncIterable<infer Each> ? Each : never

/**
 * Reads what a class knows and needs, part by part. Each part has its number, so that a reader who lost the
 * connection is sent those alone that are missing.
 */
export async function* readClassReport(
  context: Context<Report['audience']>,
  { params, query }: Input<Report>,
): Output<Report> {
  let number = 0
  for await (const event of partsOf(context, params.classId, query)) {
    number += 1
    if (number > (Number(context.last_event_id) || 0)) yield { id: String(number), ...event }
  }
}

async function* partsOf(
  context: Context<Report['audience']>,
  class_id: string,
  query: Input<Report>['query'],
): AsyncGenerator<Event> {
  const { db, now } = context
  const of = await openClass(context, class_id)
  const weeks = weeksBetween(query, { time_zone: of.time_zone, now })
  const students = await selectStudents(db, of.id)
  const done = await selectWork(db, { of, weeks })
  const trend = await selectWeeks(db, { of, weeks: { ...weeks, first: weeksBefore(weeks).first } })
  const map = await readHeatMap(db, { of, weeks, students, now })
  const misconceptions = await readMisconceptions(context, { of, weeks, students })
  const questions = await readQuestions(context, { of, weeks })
  const practised = new Set(done.map(({ student_id }) => student_id))
  const range = rangeOf(weeks)
  yield {
    event: 'summary',
    data: {
      ...{ class: of, range, num_students: students.length, num_practised: practised.size },
      ...chooseSentence({ name: of.name, map, num_practised: practised.size, range }),
      work: workOf(sumOf(done)),
      before: workOf(sumOf(trend.filter(({ week }) => week < weeks.first))),
      things: chooseThings({
        ...{ map, misconceptions, quiet: students.filter(({ id }) => !practised.has(id)) },
        odd: questions.filter(({ verdict }) => verdict === 'check'),
      }),
    },
  }
  yield { event: 'mastery', data: heatMapData(map, done) }
  yield { event: 'misconceptions', data: { misconceptions } }
  yield { event: 'questions', data: { questions } }
  yield { event: 'effort', data: { weeks: trend.map(weekOf) } }
  yield { event: 'done', data: {} }
}

/** The map with what each student did. */
export function heatMapData(
  { topics, students }: HeatMap,
  done: Awaited<ReturnType<typeof selectWork>>,
) {
  const byId = new Map(done.map((row) => [row.student_id, row]))
  const workOfOne = ({ id }: Person) => workOf(sumOf([byId.get(id) ?? []].flat()))
  return {
    topics: [...topics],
    students: students.map(({ person, cells }) => ({
      ...person,
      work: workOfOne(person),
      cells: cells.map((cell) => cell && { answers: cell.answers, estimate: cell.estimate }),
    })),
  }
}
