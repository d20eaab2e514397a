import type { reports } from '@learngrove/contract/reports'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { selectTopicWeeks, selectWeeks } from './figures.queries.ts'
import { readHeatMap } from './heat-map.ts'
import { openClass } from './open-class.ts'
import { selectStudents } from './reach.queries.ts'
import { readMisconceptions } from './read-misconceptions.ts'
import { readQuestions } from './read-questions.ts'
import { rangeOf, weeksBetween } from './weeks-between.ts'
import { sumOf, weekOf, workOf } from './work-done.ts'

type List = typeof reports.topics
type OfTopic = typeof reports.ofTopic
type Performance = typeof reports.performance

/** Lists what a class has practised so far, the topic that needs most first. */
export async function listTopics(
  context: Context<List['audience']>,
  { params }: Input<List>,
): Promise<Output<List>> {
  const { db, now } = context
  const of = await openClass(context, params.classId)
  const students = await selectStudents(db, of.id)
  const weeks = weeksBetween({}, { ...of, now })
  const { topics } = await readHeatMap(db, { of, weeks, students, now, among: 'all' })
  return { class: of, topics: [...topics] }
}

/** Reads what a class knows and needs in a topic that it has practised. */
export async function readTopicReport(
  context: Context<OfTopic['audience']>,
  { params, query }: Input<OfTopic>,
): Promise<Output<OfTopic>> {
  const { db, now } = context
  const { classId, topicId: topic_id } = params
  const of = await openClass(context, classId)
  const weeks = weeksBetween(query, { ...of, now })
  const students = await selectStudents(db, of.id)
  const map = await readHeatMap(db, { of, weeks, students, now, among: 'all' })
  const place = map.topics.findIndex(({ id }) => id === topic_id)
  const topic = map.topics[place]
  if (!topic) throw new AppError('NOT_FOUND')
  return {
    ...{ class: of, range: rangeOf(weeks), topic },
    students: map.students.map(({ person, cells }) => ({ ...person, cell: cells[place] ?? null })),
    misconceptions: await readMisconceptions(context, { of, weeks, students, topic_id }),
    questions: await readQuestions(context, { of, weeks, topic_id }),
    weeks: (await selectTopicWeeks(db, { of, weeks, topic_id })).map(weekOf),
  }
}

/** Reads how a class has worked, week by week. */
export async function readPerformance(
  context: Context<Performance['audience']>,
  { params, query }: Input<Performance>,
): Promise<Output<Performance>> {
  const of = await openClass(context, params.classId)
  const weeks = weeksBetween(query, { ...of, now: context.now })
  const rows = await selectWeeks(context.db, { of, weeks })
  return {
    ...{ class: of, range: rangeOf(weeks), work: workOf(sumOf(rows)) },
    weeks: rows.map(weekOf),
  }
}
